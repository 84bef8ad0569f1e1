"""The second, longer search with other deals: whether a candidate is a puzzle, who solves it, and why it is so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cothon.core.game import Game
from cothon.puzzles import standards
from cothon.puzzles.seeking import Candidate, lead_of
from cothon.puzzles.solving import is_easy, solver
from cothon.review.decisions import Decision
from cothon.review.effort import Plan
from cothon.review.examined import Examined
from cothon.review.examining import confirm, fight, give_reasons
from cothon.review.judging import best_choice, seed_of
from cothon.review.scale import mistake_at
from cothon.review.weighing import Weighed, weigh


@dataclass(frozen=True)
class Proof:
    """What the second search found."""

    weighed: list[Weighed]  # every choice, the answer first
    rivals: list[Examined]  # other choices beside the answer, what looks best among them
    level: str  # the lowest that solves it

    @property
    def nearest(self) -> Examined:
        """The rival that comes closest."""
        return min(self.rivals, key=lambda one: one.gap.mean)

    def tempting(self, natural: tuple[int, ...]) -> Examined:
        """The rival to warn of: what looks best if it is known why it is not, otherwise the nearest of which it is."""
        known = [one for one in self.rivals if one.reasons]
        return min(known, key=lambda one: (one.decision.played != natural, one.gap.mean))


def prove(game: Game, found: Candidate) -> Proof | None:
    """None as soon as anything speaks against it."""
    answer, decision = found.answer, found.decision
    if is_easy(game, decision, answer):
        return None
    weighed = second_search(game, decision, answer, standards.SECOND_SEED)
    if weighed is None:
        return None
    rivals = beaten(game, decision, weighed, standards.SECOND, standards.SECOND_SEED)
    level = solver(game, decision, answer) if rivals else None
    if rivals is None or level is None or not explained(game, rivals, answer):
        return None
    return Proof(weighed, rivals, level)


def second_search(game: Game, decision: Decision, answer: tuple[int, ...], seed: int) -> list[Weighed] | None:
    """Every choice weighed again, if the answer leads again and a long search comes to it as well."""
    long = seed_of(seed, decision.step, "long")
    if best_choice(game, decision, standards.LONG, long) != answer:
        return None
    weighed = weigh(game, decision, standards.SECOND, seed)
    is_first = weighed[0].moves == answer and lead_of(weighed, decision.root.seats) >= standards.GAP
    return weighed if is_first else None


def beaten(
    game: Game, decision: Decision, weighed: Sequence[Weighed], plan: Plan, seed: int
) -> list[Examined] | None:
    """The rivals, each clearly worse than the answer in searches and in games that are played on; None if one is not."""
    answer = weighed[0].moves
    reach = weighed[0].win.mean - standards.REACH * mistake_at(decision.root.seats)
    others = [one.moves for one in weighed[2 : standards.RIVALS + 1] if one.win.mean > reach]
    examined = []
    for moves in dict.fromkeys([weighed[1].moves, decision.played, *others]):
        one = beside_answer(game, replace(decision, played=moves), answer, plan, seed)
        if not is_clear(one):
            return None
        examined.append(one)
    return examined


def beside_answer(game: Game, rival: Decision, answer: tuple[int, ...], plan: Plan, seed: int) -> Examined:
    duel = fight(rival, answer, plan, seed)
    one = Examined(rival, [played for played, _ in duel.blocks], duel)
    confirm(game, one, plan, seed)
    return one


def is_clear(one: Examined) -> bool:
    unit = mistake_at(one.seats)
    return one.is_mistake and one.gap.mean >= standards.GAP * unit and one.gap.low >= standards.SURE * unit


def explained(game: Game, rivals: Sequence[Examined], answer: tuple[int, ...]) -> bool:
    """Measure why; whether there is a reason at all."""
    for one in rivals[: standards.REASONED]:
        give_reasons(game, one, (one.decision.played, answer), standards.WHY, standards.SECOND_SEED)
    return any(one.reasons for one in rivals)
