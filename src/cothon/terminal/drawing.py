"""A view as text for a terminal, and a position with everything face up."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from cothon.core.drawing import drawing, drawing_apart
from cothon.core.json import Json
from cothon.core.words import DEFAULT
from cothon.games import game_of


def draw(view: Json, names: Sequence[str], language: str = DEFAULT) -> RenderableType:
    return drawing(game_of(view["rules"]), view, names, language)


def draw_apart(
    view: Json, names: Sequence[str], language: str = DEFAULT
) -> tuple[RenderableType, RenderableType | None]:
    """The table, and the viewer's hand if its game draws it by itself; in words, for those who need not type."""
    return drawing_apart(game_of(view["rules"]), view, names, language)


def open_view(position: Json, view: Json) -> Json:
    """A view in which everything lies open: for positions on file, not for play."""
    opened = dict(view, viewer=None)
    opened["seats"] = [full | seat for seat, full in zip(view["seats"], position["seats"], strict=True)]
    return opened
