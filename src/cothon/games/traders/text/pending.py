"""The steps under way, as data: what `pending` in a position says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.game import Json
from cothon.games.traders.rules import cards as c
from cothon.games.traders.text.notation import COLOURS, card_names, colour_counts

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

NAMES = {
    c.TURN_STEP: "turn",
    c.DOUBLE_STEP: "double",
    c.FLIP_STEP: "flip",
    c.PAY_STEP: "pay",
    c.STORE_STEP: "store",
    c.SPEND_STEP: "spend",
    c.TOKEN_STEP: "token",
    c.DEAL_STEP: "deal",
    c.MARKET_STEP: "market",
    c.FARM_STEP: "farm",
    c.HAND_STEP: "hand",
    c.START_STEP: "start",
    c.VP_STEP: "vp",
    c.FIRST_STEP: "first",
    c.SHIPS_STEP: "ships",
    c.SALES_STEP: "sales",
    c.TOKENS_STEP: "tokens",
    c.STORING_STEP: "storing",
}
KINDS = {name: kind for kind, name in NAMES.items()}

# the numbers of a step, in order
NUMBERS = {
    "store": ("seat",),
    "spend": ("seat",),
    "token": ("seat",),
    "deal": ("seat",),
    "hand": ("seat",),
    "market": ("left",),
    "farm": ("left",),
    "vp": ("seat", "left"),
    "sales": ("done",),
    "storing": ("asked",),
}

# what else belongs to a step, kept in the board's own rows
EXTRAS = {
    "flip": ("flipped",),
    "pay": ("flipped", "paid", "due"),
    "store": ("stored",),
    "spend": ("stored", "spent"),
    "ships": ("bought",),
    "tokens": ("sold",),
}

# which steps may lie directly below a step; None is the bottom
BELOW: dict[str, tuple[str | None, ...]] = {
    "turn": (None,),
    "double": (None,),
    "flip": (None,),
    "pay": (None,),
    "ships": (None,),
    "storing": (None,),
    "start": (None,),
    "first": (None,),
    "token": (None, "token"),
    "store": ("storing",),
    "spend": ("storing",),
    "tokens": ("storing",),
    "sales": ("tokens",),
    "vp": ("sales",),
    "hand": ("first", "hand"),
    "farm": ("turn", "ships", "first", "hand"),
    "market": ("farm", "turn", "ships", "first", "hand"),
    "deal": ("deal", "market", "farm", "first"),
}


def write_pending(board: Traders) -> Json | None:
    """None at the start of a turn, when nothing is under way, and after the end.

    A turn whose refill (T3.1) was made and should not be made again on loading is written all the same.
    """
    if board.ending:
        return None
    rows = board.step[: board.depth]
    if len(rows) == 1 and rows[0][0] == c.TURN_STEP and not board.refill_would_help(board.active):
        return None
    steps = [write_step(board, row) for row in rows]
    return {"seat": board.active, "steps": steps}


def write_step(board: Traders, row: list[int]) -> Json:
    name = NAMES[row[0]]
    step: Json = {"step": name}
    step |= dict(zip(NUMBERS.get(name, ()), row[1:], strict=False))
    for extra in EXTRAS.get(name, ()):
        step[extra] = write_extra(board, extra)
    return step


def write_extra(board: Traders, extra: str) -> object:
    if extra == "flipped":
        return colour_counts(board.flips)
    if extra == "bought":
        return colour_counts(board.bought)
    if extra == "due":
        return board.due
    if extra == "sold":
        seats = range(board.seats)
        return {name: [s for s in seats if board.sold[i] >> s & 1] for i, name in enumerate(COLOURS) if board.sold[i]}
    return card_names({"paid": board.paid, "stored": board.chosen, "spent": board.spent}[extra])
