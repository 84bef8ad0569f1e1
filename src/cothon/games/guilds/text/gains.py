"""What an action could bring when its cards are played: found by playing on from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, cast

from cothon.core.sizes import CHANCE
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules.board import docks
from cothon.games.guilds.rules.delivery import trading_is_left, warship_is_left
from cothon.games.guilds.rules.docks import holds_all_but, holds_all_warships_but, warships_taken
from cothon.games.guilds.rules.residence import residence_is_asked
from cothon.games.guilds.rules.ships import pile_size
from cothon.games.guilds.rules.turn import is_asked
from cothon.games.guilds.text.notation import kind_of
from cothon.games.guilds.text.pending import NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

PAYMENTS = (c.PAY_COLUMN_STEP, c.PAY_SHIP_STEP, c.PAY_EXPEDITION_STEP, c.PAY_COINS_STEP)
MAIN_STEPS = (c.TAKE_STEP, c.SWAP_STEP, c.READY_STEP, c.RESIDENCE_STEP, c.DOCK_STEP, c.DELIVER_STEP)
PLACES = ("seat", "tile")
MOST_WAYS = 300  # to play the cards for a space; who has more can do something with them


def top(board: Guilds) -> int:
    return board.step[board.depth - 1][0] if board.ending == 0 else 0


def played(board: Guilds, move: int) -> Guilds:
    after = cast("Guilds", board.clone())
    after.play(move)
    return after


def paid_for(board: Guilds) -> Iterator[Guilds]:
    """The boards on which the cards for the space are played, one for each way to do it."""
    if top(board) != c.PLAY_STEP:
        yield board
        return
    for move in board.legal():
        yield from paid_for(played(board, move))


def ways_to_pay(board: Guilds) -> list[Guilds]:
    return list(islice(paid_for(board), MOST_WAYS))


def main_choices(board: Guilds, seat: int) -> list[int]:
    """What can be done at the space now, without giving it up."""
    if board.mover() != seat or top(board) not in MAIN_STEPS:
        return []
    return [move for move in board.legal() if move != c.DECLINE]


def is_place(move: int) -> bool:
    return kind_of(move)[0] in PLACES


def can_place_after(board: Guilds, seat: int) -> bool:
    """Whether a guild action can follow at once, the rest of the main action given up."""
    while board.mover() == seat and top(board) in MAIN_STEPS:
        board = played(board, c.DECLINE if c.DECLINE in board.legal() else board.legal()[0])
    return board.mover() == seat and top(board) == c.AFTER_STEP and any(map(is_place, board.legal()))


def guild_can_follow(board: Guilds, seat: int) -> bool:
    """G3.2: now, or after what the space brings: cards that are drawn may be worth anything."""
    return can_place_after(board, seat) or any(opens_guild(board, move, seat) for move in main_choices(board, seat))


def opens_guild(board: Guilds, move: int, seat: int) -> bool:
    if not board.marker[board.space]:
        return False
    after = paid(board, move)
    return after.mover() == CHANCE or can_place_after(after, seat)


def paid(board: Guilds, move: int) -> Guilds:
    """The board when all is paid for, in whatever way."""
    after = played(board, move)
    while after.ending == 0 and top(after) in PAYMENTS:
        after.play(after.legal()[0])
    return after


def is_in_vain(after: Guilds, seat: int) -> bool:
    """Whether nothing can come of an action, however its cards are played."""
    ways = ways_to_pay(after)
    if len(ways) == MOST_WAYS:
        return False
    return not any(main_choices(board, seat) or can_place_after(board, seat) for board in ways)


def why_nothing(board: Guilds, space: int, seat: int) -> str:
    """The reason that its chooser can see, on the board on which the cards are played."""
    if space in (c.TRADING, c.WARSHIP):
        return why_no_dock(board, space, seat)
    if space == c.RESIDENCE:
        return "no-goods" if residence_is_asked(board, seat) else "all-free"
    if space == c.DELIVERY:
        return "no-payment" if trading_is_left(board, seat) or warship_is_left(board, seat) else "no-docked"
    return "no-cards"


def why_no_dock(board: Guilds, space: int, seat: int) -> str:
    """G4.3, G4.4, G6.4"""
    if board.available[seat] == 0:
        return "no-disc"
    if space == c.WARSHIP and pile_size(board) == 0:
        return "no-pile"
    own = holds_all_but(board, seat, 1) if space == c.TRADING else holds_all_warships_but(board, seat, 1)
    return "leave-one" if own and any_free(board, space) else "full"


def any_free(board: Guilds, space: int) -> bool:
    if space == c.TRADING:
        return any(board.dock[i] == c.FREE for i in range(docks(board)))
    return warships_taken(board) < board.warship_docks


def ahead(board: Guilds, seat: int) -> list[str]:
    """The steps below the one that is decided now which would be asked as the board is, next first."""
    if board.mover() != seat:
        return []
    return [name for depth in range(board.depth - 1, 0, -1) if (name := asked(at_step(board, depth), seat))]


def at_step(board: Guilds, depth: int) -> Guilds:
    below = cast("Guilds", board.clone())
    below.put("depth", depth)
    return below


def asked(board: Guilds, seat: int) -> str | None:
    """A step's name if it comes; what follows the action is named by what can be done then."""
    kind = top(board)
    if kind > c.AFTER_STEP or not is_asked(board, kind, seat):
        return None
    return afterwards(board.legal()) if kind == c.AFTER_STEP else NAMES[kind]


def afterwards(legal: list[int]) -> str | None:
    """A guild action, or an effect; where a marker lies and nothing is within one's means, neither."""
    if any(map(is_place, legal)):
        return NAMES[c.AFTER_STEP]
    return "effects" if any(move != c.DONE for move in legal) else None
