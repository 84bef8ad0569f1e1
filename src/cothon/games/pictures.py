"""Tables and views as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.core.brief import brief
from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.core.table import Table, checked_names
from cothon.core.words import DEFAULT
from cothon.games import game_of


def svg(of: Table | Json, seat: int | None = None, names: Sequence[str] | None = None, language: str = DEFAULT) -> str:
    """The board as an SVG picture: a table as the seat sees it (None: a spectator), or a view as it is."""
    from cothon.core.picture import picture_of  # few need it, and it loads much

    view = of.view(seat) if isinstance(of, Table) else of
    if not isinstance(view, dict) or not isinstance(view.get("seats"), list):
        raise BadRequest("broken-view", reason=brief(view))
    game = game_of(view.get("rules"))
    if names is None and isinstance(of, Table):
        names = of.names
    called = checked_names(game, len(view["seats"]), names)
    try:
        picture = picture_of(game, view, called, language)
    except (KeyError, TypeError, AttributeError, IndexError, ValueError, RecursionError) as error:
        raise BadRequest("broken-view", reason=f"{type(error).__name__}: {error}") from error
    return picture.svg()
