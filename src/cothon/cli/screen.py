"""Filling the whole terminal, which needs a package of its own and a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from cothon.core.extras import needs
from cothon.core.refusal import BadRequest

if TYPE_CHECKING:
    from cothon.terminal.screen.base import TableApp


def shown(make: Callable[[], TableApp], what: str) -> int:
    """Until the player leaves; the code that the command ends with."""
    with needs("terminal", what):
        app = make()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadRequest("no-screen", what=what)
    return app.run() or 0
