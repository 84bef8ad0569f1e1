"""Taking decisions back: one's own last one; against bots past their moves; among people when all others agree.

Nothing goes back past what was newly seen, except at a practice table, where everybody knows that it does.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cothon.core.dealer import Dealer
from cothon.core.record import first_state, state_after
from cothon.core.refusal import IllegalMove, Refusal
from cothon.core.sizes import CHANCE
from cothon.core.state import State
from cothon.core.table import Table
from cothon.server.tables.refusals import Conflict

if TYPE_CHECKING:
    from cothon.server.tables.hosted import Hosted

DEALS = 12  # what could have gone the same way however so many deals lay has shown nothing


@dataclass(slots=True)
class AskedBack:
    """A wish to take a decision back, until all others agree, one does not, or the game goes on."""

    seat: int
    to: int  # entries that would stay
    granted: list[int] = field(default_factory=list)


def undo_refusal(hosted: Hosted, seat: int | None) -> IllegalMove | None:
    """Why the seat may not take its last decision back; what came with an import or was dealt at first stays."""
    if seat is None or not hosted.entries or hosted.entries[-1].seq <= hosted.opening:
        return IllegalMove("nothing-to-undo")
    if hosted.status != "playing":
        return IllegalMove("game-over" if hosted.status == "finished" else "nothing-to-undo")
    refusal = hosted.table.undo_refusal(seat)
    if refusal is None or not is_alone(hosted, seat):
        return refusal
    step = last_decision(hosted, seat)
    if step is None:
        return IllegalMove("nothing-to-undo")
    if hosted.row["practice"] or not has_seen_something(hosted, seat, step):
        return None
    return IllegalMove("undo-past-chance")


def asking_refusal(hosted: Hosted, seat: int) -> Refusal | None:
    """Why the others cannot be asked to let the seat take its last decision back."""
    plain = undo_refusal(hosted, seat)
    if plain is None:
        return Conflict("undo-at-once")
    if plain.code != "undo-past-other" or not others(hosted, seat):
        return plain
    if hosted.asked is not None:
        return Conflict("undo-asked")
    step = last_decision(hosted, seat)
    if step is None:
        return IllegalMove("nothing-to-undo")
    if any(entry.mover == CHANCE for entry in hosted.entries[step:]):
        return IllegalMove("undo-past-chance")
    concerned = {seat, *(entry.mover for entry in hosted.entries[step:])}
    if any(has_seen_something(hosted, one, step) for one in concerned):
        return IllegalMove("undo-past-chance")
    return None


def may_ask(hosted: Hosted, seat: int | None) -> bool:
    """Whether asking has a chance, at a glance; what others' moves have shown is looked at when somebody asks."""
    if seat is None or hosted.status != "playing" or hosted.asked is not None or hosted.table.log[-1:] == []:
        return False
    if hosted.entries[-1].mover in (seat, CHANCE) or not others(hosted, seat):
        return False
    step = last_decision(hosted, seat)
    return step is not None and all(entry.mover != CHANCE for entry in hosted.entries[step:])


def is_alone(hosted: Hosted, seat: int) -> bool:
    """One person, and bots in all other seats from the beginning."""
    return all(one.seat == seat or (one.kind == "bot" and not one.left) for one in hosted.seats)


def others(hosted: Hosted, seat: int) -> list[int]:
    """The seats of other people, who have a say."""
    own = hosted.seats[seat].player
    return [one.seat for one in hosted.seats if one.kind in ("person", "program") and one.player != own]


def last_decision(hosted: Hosted, seat: int) -> int | None:
    """Where in the log it begins."""
    for step in reversed(hosted.table.begun):
        if step < len(hosted.entries) and hosted.entries[step].mover == seat:
            return step if hosted.entries[step].seq > hosted.opening else None
    return None


def has_seen_something(hosted: Hosted, seat: int, step: int) -> bool:
    """Whether the seat knows more by what came after: a drawn card, or one that another had kept hidden."""
    after = hosted.entries[step:]
    if any(entry.mover == CHANCE and entry.seen_by(seat) for entry in after):
        return True
    return any(entry.mover != seat for entry in after) and not says_nothing(hosted.table, seat, step)


def says_nothing(table: Table, seat: int, step: int) -> bool:
    """Whether all went the same way, and looks the same to the seat, however what it did not know had lain."""
    dealer, start, seen = Dealer.apart(step), state_after(table, step), table.view(seat)
    for _ in range(DEALS):
        state = start.clone()
        state.reseed(dealer.word())
        state.redeal(seat)
        if not plays(state, table.log[step:], dealer) or table.game.view(state, seat) != seen:
            return False
    return True


def plays(state: State, log: Iterable[tuple[int, int]], dealer: Dealer) -> bool:
    """Play the moves again; what chance does unseen, it may do otherwise."""
    for mover, move in log:
        if state.mover() != mover or (mover != CHANCE and move not in state.legal()):
            return False
        state.play(state.chance_case(dealer.below(state.chance_cases())) if mover == CHANCE else move)
    return True


def dealt_before(hosted: Hosted, step: int) -> int:
    """How far the dealer had come: cards that go back come again, so that the seed still gives the whole game."""
    table, foreign = hosted.table, hosted.start.get("dealt_from", 0)
    state, dealer = first_state(table), Dealer(table.dealer.seed)
    for at, (mover, move) in enumerate(table.log[:step]):
        if mover == CHANCE and at >= foreign:
            dealer.below(state.chance_cases())
        state.play(move)
    return dealer.dealt


def go_back(table: Table, step: int) -> None:
    table.state = state_after(table, step)
    del table.log[step:]
    table.begun = [begun for begun in table.begun if begun < step]
    table.chronicle = None
