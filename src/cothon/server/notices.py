"""Notices for slow games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.server.hosted import Hosted

if TYPE_CHECKING:
    from cothon.server.server import Server


class Notices:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.push_key: str | None = None

    async def start(self) -> None:
        return None

    async def stop(self) -> None:
        return None

    def announce(self, hosted: Hosted, kind: str, kept: int, before: int) -> None:
        return None
