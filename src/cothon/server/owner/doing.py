"""One entrance to all tools, for the command line and for HTTP."""

from __future__ import annotations

from typing import Any, Literal, get_args

from cothon.core.refusal import BadRequest
from cothon.server.owner.retention import keep_from
from cothon.server.owner.tools import Tools

Deed = Literal[
    "tables", "players", "table", "player", "reports", "close", "reopen", "delete", "ban", "unban", "revoke", "rename",
    "purge",
]  # fmt: skip
DEEDS: tuple[str, ...] = get_args(Deed)
LISTS = ("tables", "players")
TABLES = ("close", "reopen", "delete")
PLAYERS = ("ban", "unban", "revoke")


async def do(
    tools: Tools,
    deed: str,
    subject: str,
    *,
    name: str = "",
    keep: str = "",
    limit: int = 50,
    reveal: bool = False,
    dry_run: bool = False,
) -> Any:
    """The subject is a table, a player, or what to search for."""
    if deed in LISTS:
        return await getattr(tools, deed)(subject, limit)
    if deed == "reports":
        return await tools.reports(limit)
    if deed == "purge":
        if not (ages := keep_from(keep or subject)):
            raise BadRequest("admin-subject", what=deed)
        return await tools.purge(ages, dry_run)
    if not subject or (deed == "rename" and not name):
        raise BadRequest("admin-subject", what=deed)
    if deed == "table":
        return await tools.table(subject, reveal)
    if deed == "player":
        return await tools.player(subject)
    if deed == "rename":
        return await tools.rename(subject, name, dry_run)
    return await getattr(tools, deed)(subject, dry_run)
