"""Taking up what is under way: reading `pending`, and checking that it can be completed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cothon.core.brief import brief
from cothon.core.json import Json
from cothon.core.refusal import BadPosition
from cothon.games.traders.rules import cards as c
from cothon.games.traders.rules.printed import payday_place
from cothon.games.traders.text.notation import COLOURS
from cothon.games.traders.text.parsing import at, card_row, colour_row, is_one_of, known_keys, number, table_row
from cothon.games.traders.text.pending import BELOW, EXTRAS, KINDS, NUMBERS

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders


def put_row(board: Traders, name: str, counts: list[int]) -> None:
    for i, count in enumerate(counts):
        board.put(name, count, i)


def check_ships(board: Traders, at_carthage: bool) -> None:
    """T6.5: only during a payday is a ship at Carthage."""
    arrived = [name for i, name in enumerate(COLOURS) if board.ship[i] == payday_place()]
    if arrived and not at_carthage:
        raise BadPosition("position-no-payday", ship=arrived[0], rule="T6.5")
    if at_carthage and not arrived:
        raise BadPosition("position-payday", rule="T4.3")


def read_pending(board: Traders, pending: Any) -> None:
    steps = at(pending, "steps")
    if not isinstance(steps, list) or not 0 < len(steps) <= len(board.step) // 2:
        raise BadPosition("position-pending")
    known_keys(pending, {"seat", "steps"}, "pending")
    board.put("active", number(pending, "seat", 0, 0, board.seats - 1))
    below = None
    for step in steps:
        name = at(step, "step")
        if not is_one_of(name, KINDS) or below not in BELOW[name]:
            raise BadPosition("position-step", step=brief(name))
        read_step(board, name, step)
        below = name
    check_ships(board, at_carthage=at(steps[0], "step") == "storing")
    resume(board)


def read_step(board: Traders, name: str, step: Json) -> None:
    numbers = NUMBERS.get(name, ())
    extras = EXTRAS.get(name, ())
    known_keys(step, {"step", *numbers, *extras}, name)
    limits = {
        "seat": (0, board.seats - 1),
        "left": (1, c.DECK),
        "done": (0, c.COLOURS * board.seats),
        "asked": (0, board.seats),
    }
    board.put("step", KINDS[name], board.depth, 0)
    for i, key in enumerate(numbers):
        board.put("step", number(step, key, None, *limits[key]), board.depth, i + 1)
    board.put("depth", board.depth + 1)
    for extra in extras:
        read_extra(board, step, extra)


def read_extra(board: Traders, step: Json, extra: str) -> None:
    if extra == "due":
        return
    if extra == "sold":
        put_row(board, "sold", [sum(1 << seat for seat in seats) for seats in table_row(step, "sold", board.seats)])
    elif extra in ("flipped", "bought"):
        put_row(board, {"flipped": "flips"}.get(extra, extra), colour_row(step, extra, c.DECK, "position-step"))
    else:
        put_row(board, {"stored": "chosen"}.get(extra, extra), card_row(step, extra))


def resume(board: Traders) -> None:
    """Check that what is under way can be completed, and go on to the next decision."""
    if board.step[board.depth - 1][0] == c.PAY_STEP:
        board.resume_payment()
        if board.due <= 0:
            raise BadPosition("position-incomplete")
    check_under_way(board)
    board.go_on()
    if board.ending == 0 and not board.legal():
        raise BadPosition("position-incomplete")


def check_under_way(board: Traders) -> None:
    """What was flipped, paid, stored and spent must lie where it went."""
    kind, seat = board.step[board.depth - 1][:2]
    gone = [board.paid[card] + board.spent[card] for card in range(c.CARDS)]
    flips = [min(board.flipped[board.active][i], board.goods_for(board.active, i)) for i in range(c.COLOURS)]
    stored = board.stored[seat] if kind in (c.STORE_STEP, c.SPEND_STEP) else [0] * c.CARDS
    if exceeds(gone, board.discard) or exceeds(board.flips, flips) or exceeds(board.chosen, stored):
        raise BadPosition("position-incomplete")
    if kind == c.DEAL_STEP and not board.can_deal():
        raise BadPosition("position-incomplete")


def exceeds(counts: list[int], most: list[int]) -> bool:
    return any(count > limit for count, limit in zip(counts, most, strict=True))
