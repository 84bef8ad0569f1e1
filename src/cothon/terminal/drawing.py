"""Which drawing belongs to which game."""

from __future__ import annotations

from rich.console import RenderableType

from cothon.core.game import Json
from cothon.terminal import guilds, traders

DRAWINGS = {"traders": traders.draw, "guilds": guilds.draw}


def draw(view: Json, names: list[str]) -> RenderableType:
    return DRAWINGS[view["rules"].split("/")[0]](view, names)


def open_view(position: Json, view: Json) -> Json:
    """A view in which every hand lies open: for positions on file, not for play."""
    shown = dict(view, viewer=None)
    shown["seats"] = [
        seat | {"hand": full["hand"]} for seat, full in zip(view["seats"], position["seats"], strict=True)
    ]
    return shown
