"""The first search: which decisions of a game could be puzzles. Cheap for most, which are none."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice

from cothon.core.game import Game
from cothon.core.table import Table
from cothon.puzzles import standards
from cothon.puzzles.ideas import idea_of, kin_of, lead_of, strangers_of
from cothon.puzzles.solving import is_plain
from cothon.review.decisions import Decision, decisions_of, some_choices
from cothon.review.examining import fight
from cothon.review.judging import natural_choice
from cothon.review.scale import mistake_at
from cothon.review.weighing import Weighed, weigh


@dataclass(frozen=True)
class Candidate:
    """A decision at which one choice seems to be clearly the best, and what looks best is another."""

    game: Game
    decision: Decision  # whose `played` is what looks best
    weighed: list[Weighed]  # every choice, the best first

    @property
    def answer(self) -> tuple[int, ...]:
        return self.weighed[0].moves

    @property
    def kin(self) -> list[tuple[int, ...]]:
        """The answer, and the same paid otherwise."""
        return [one.moves for one in kin_of(self.game, self.weighed)]

    @property
    def lead(self) -> float:
        """Before the next best, in mistakes."""
        return lead_of(self.game, self.weighed, self.decision.root.seats)


def candidates(table: Table) -> list[Candidate]:
    """The clearest first."""
    found = [one for decision in decisions_of(table) if (one := candidate(table.game, decision)) is not None]
    return sorted(found, key=lambda one: (-one.lead, one.decision.step))


def candidate(game: Game, decision: Decision) -> Candidate | None:
    """Quick looks first, so that most decisions cost little: what looks best is often what was played."""
    natural = natural_choice(game, decision)
    if idea_of(game, natural) == idea_of(game, decision.played) or not is_of_a_size(game, decision):
        return None
    tempting, seats = replace(decision, played=natural), decision.root.seats
    if is_plain(decision, [decision.played]) or not seems_wrong(tempting, decision.played):
        return None
    if lead_of(game, weigh(game, tempting, standards.QUICK, standards.FIRST_SEED), seats) < standards.SEEMING:
        return None
    found = Candidate(game, tempting, weigh(game, tempting, standards.FIRST, standards.FIRST_SEED))
    if natural in found.kin or found.lead < standards.LEAD or not is_real(found) or is_plain(decision, found.kin):
        return None
    return None if game.is_obvious(decision.root, found.answer) else found


def is_of_a_size(game: Game, decision: Decision) -> bool:
    """Several choices, but not more than somebody can think through."""
    choices = list(islice(some_choices(game, decision.root), standards.MOST_CHOICES + 1))
    ideas = {idea_of(game, moves) for moves in choices}
    return len(ideas) >= standards.LEAST_CHOICES and len(choices) <= standards.MOST_CHOICES


def seems_wrong(tempting: Decision, better: tuple[int, ...]) -> bool:
    """Whether short searches see much more in what the strong bot played than in what looks best."""
    duel = fight(tempting, better, standards.GLANCE, standards.FIRST_SEED)
    return duel.gap(tempting.seat).mean >= standards.SUSPECTED * mistake_at(tempting.root.seats)


def is_real(found: Candidate) -> bool:
    """Some other choices at least are worth a thought."""
    limit = found.weighed[0].win.mean - standards.REAL * mistake_at(found.decision.root.seats)
    others = strangers_of(found.game, found.weighed)
    return sum(one.win.mean >= limit for one in others) >= standards.LEAST_REAL
