"""Two choices played on many times with the same deals, and what those games differ in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cothon.bots.judgement import features_for
from cothon.core.build import part_for
from cothon.core.events import Counted
from cothon.core.game import Game
from cothon.core.sizes import MAX_SEATS
from cothon.core.state import State
from cothon.review.decisions import Decision
from cothon.review.figures import Estimate, estimate_from_sums
from cothon.review.judging import MANNER, choice_of, playouts_for

if TYPE_CHECKING:
    from cothon.core.policy import Policy
    from cothon.review.playouts import Ledger

TO_THE_END = 1_000_000_000
ONE, THINGS, NO_GROUP = -1, 4, -1  # these and the next as in playouts.py
SLOTS, WHOSE, GROUPS = 14, MAX_SEATS + 1, 10
FIRST_SLOT = 2
POINTS_SLOT, TURNS_SLOT = 0, 1
SOON, WHOLE = 0, 1
OTHERS = MAX_SEATS


@dataclass(frozen=True)
class Count:
    """One of the numbers that games differ in."""

    window: int
    slot: int
    whose: int
    group: int  # 0: all together

    @property
    def place(self) -> int:
        return ((self.window * SLOTS + self.slot) * WHOSE + self.whose) * GROUPS + self.group


def count_at(place: int) -> Count:
    rest, group = divmod(place, GROUPS)
    rest, whose = divmod(rest, WHOSE)
    window, slot = divmod(rest, SLOTS)
    return Count(window, slot, whose, group)


@dataclass
class Sums:
    """Of one count over all pairs."""

    first: float = 0.0
    second: float = 0.0
    squares: float = 0.0
    with_win: float = 0.0
    first_any: float = 0.0
    second_any: float = 0.0

    def add(self, other: Sums) -> None:
        for name in vars(other):
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass
class Tally:
    """What pairs of games differ in; the second choice's figures less the first one's."""

    pairs: int = 0
    win: Sums = field(default_factory=Sums)
    counts: dict[int, Sums] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.pairs += other.pairs
        self.win.add(other.win)
        for place, sums in other.counts.items():
            self.counts.setdefault(place, Sums()).add(sums)

    def gap(self) -> Estimate:
        """In the share of the win."""
        return estimate_from_sums(self.win.second - self.win.first, self.win.squares, self.pairs)

    def difference(self, place: int) -> Estimate:
        sums = self.counts.get(place, Sums())
        return estimate_from_sums(sums.second - sums.first, sums.squares, self.pairs)

    def change(self, place: int) -> float:
        """How large the difference is, a game or in parts of the larger figure, whichever is less."""
        sums = self.counts.get(place, Sums())
        difference = abs(sums.second - sums.first)
        return min(difference / self.pairs, difference / max(sums.first, sums.second, 1e-9))

    def oftener(self, place: int) -> float:
        """In what part of the games more it happens at all."""
        sums = self.counts.get(place, Sums())
        return (sums.second_any - sums.first_any) / self.pairs

    def explained(self, place: int) -> float:
        """How much of the gap goes with this difference: its mean times what one more of it is worth."""
        sums = self.counts.get(place, Sums())
        gap, difference = self.gap().mean, self.difference(place).mean
        spread = sums.squares / self.pairs - difference * difference
        together = sums.with_win / self.pairs - difference * gap
        return difference * together / spread if spread > 0.0 else 0.0


def united(tallies: Iterable[Tally]) -> Tally:
    both = Tally()
    for one in tallies:
        both.add(one)
    return both


def gap_over(tallies: Iterable[Tally]) -> Estimate:
    """In the share of the win, over all of them."""
    both = Tally()
    for one in tallies:
        both.pairs += one.pairs
        both.win.add(one.win)
    return both.gap()


def watched(game: Game, root: State) -> Ledger:
    """A ledger that counts what the game declares."""
    ledger: Ledger = playouts_for(root).Ledger()
    for slot, (kind, counted) in enumerate(game.counted.items(), FIRST_SLOT):
        numbers = game.event_kinds[kind].numbers
        group = numbers.index(counted.group) if counted.group else NO_GROUP
        ledger.watch(kind, slot, group, amount_at(counted, numbers), counted.is_act)
    return ledger


def amount_at(counted: Counted, numbers: tuple[str, ...]) -> int:
    if counted.amount is None:
        return ONE
    return numbers.index(counted.amount) if counted.amount in numbers else THINGS


def glancing(decision: Decision) -> Policy:
    """Players who choose by what looks good: quick, and good enough to see what tends to happen."""
    policy = part_for(decision.root, "core", "cothon.core.policy").Glance()
    policy.put_keenness(1.0)
    policy.judging_by(features_for(decision.root))
    return policy  # type: ignore[no-any-return]


def thinking(decision: Decision, simulations: int) -> Policy:
    """Players who think ahead."""
    playouts = playouts_for(decision.root)
    tree = playouts.Tree()
    MANNER.shape(tree, decision.root, tries_all=False)
    return playouts.Lookahead(tree, decision.root, simulations)  # type: ignore[no-any-return]


def play_pairs(
    game: Game,
    decision: Decision,
    choices: tuple[Iterable[int], Iterable[int]],
    policy: Policy,
    pairs: int,
    seed: int,
    horizon: int = TO_THE_END,
    handover: int = TO_THE_END,
) -> Tally:
    """So many pairs of games after the two choices; after the handover, by players who choose by what looks good."""
    root = decision.root
    ledger, journal = watched(game, root), part_for(root, "core", "cothon.core.state").Journal()
    first, second = (choice_of(root, list(moves)) for moves in choices)
    playouts_for(root).play_games_after(
        ledger,
        root,
        first,
        second,
        policy,
        glancing(decision),
        journal,
        seed,
        pairs,
        decision.seat,
        handover,
        horizon,
        features_for(root),
    )
    return tally_of(ledger)


def tally_of(ledger: Ledger) -> Tally:
    tally = Tally(ledger.pairs, Sums(ledger.win_first, ledger.win_second, ledger.win_squares))
    for place in range(2 * SLOTS * WHOSE * GROUPS):
        if ledger.first_any_at(place) or ledger.second_any_at(place):
            tally.counts[place] = Sums(
                ledger.first_at(place),
                ledger.second_at(place),
                ledger.squares_at(place),
                ledger.with_win_at(place),
                ledger.first_any_at(place),
                ledger.second_any_at(place),
            )
    return tally
