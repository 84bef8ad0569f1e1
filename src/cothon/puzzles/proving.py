"""The second, longer search with other deals: whether a candidate is a puzzle, who solves it, and why it is so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cothon.core.game import Game
from cothon.puzzles import standards
from cothon.puzzles.ideas import idea_of, kin_of, lead_of, strangers_of
from cothon.puzzles.seeking import Candidate
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

    game: Game
    weighed: list[Weighed]  # every choice, the answer first
    rivals: list[Examined]  # other choices beside the answer, what looks best among them
    level: str  # the lowest that solves it

    @property
    def nearest(self) -> Examined:
        """The rival that comes closest."""
        return min(self.rivals, key=lambda one: one.gap.mean)

    @property
    def as_good(self) -> list[tuple[int, ...]]:
        """The answer paid otherwise, where that gives hardly anything away."""
        best, *kin = kin_of(self.game, self.weighed)
        limit = best.win.mean - standards.AS_GOOD * mistake_at(self.rivals[0].seats)
        return [one.moves for one in kin if one.win.mean > limit]

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
    rivals = beaten(game, decision, weighed, standards.BESIDE, standards.SECOND_SEED)
    answer = weighed[0].moves
    level = solver(game, decision, answer) if rivals and is_possible(rivals, weighed[0]) else None
    if rivals is None or level is None or not explained(game, rivals, answer):
        return None
    return Proof(game, weighed, rivals, level)


def second_search(game: Game, decision: Decision, answer: tuple[int, ...], seed: int) -> list[Weighed] | None:
    """Every choice weighed again, if the answer leads again and a long search comes to it as well."""
    found = best_choice(game, decision, standards.LONG, seed_of(seed, decision.step, "long"))
    if idea_of(game, found) != idea_of(game, answer):
        return None
    weighed = weigh(game, decision, standards.SECOND, seed)
    is_first = idea_of(game, weighed[0].moves) == idea_of(game, answer)
    return weighed if is_first and lead_of(game, weighed, decision.root.seats) >= standards.GAP else None


def beaten(game: Game, decision: Decision, weighed: Sequence[Weighed], plan: Plan, seed: int) -> list[Examined] | None:
    """The rivals, each clearly worse than the answer in searches and in games played on; None if one is not."""
    answer, examined = weighed[0].moves, []
    for moves in rivals_of(game, decision, weighed):
        one = beside_answer(game, replace(decision, played=moves), answer, plan, seed)
        if not is_clear(one):
            return None
        examined.append(one)
    return examined


def rivals_of(game: Game, decision: Decision, weighed: Sequence[Weighed]) -> list[tuple[int, ...]]:
    """The nearest, what looks best, and others within reach."""
    reach = weighed[0].win.mean - standards.REACH * mistake_at(decision.root.seats)
    nearest, *others = strangers_of(game, weighed)
    near = [one.moves for one in others[: standards.RIVALS - 1] if one.win.mean > reach]
    return list(dict.fromkeys([nearest.moves, decision.played, *near]))


def beside_answer(game: Game, rival: Decision, answer: tuple[int, ...], plan: Plan, seed: int) -> Examined:
    duel = fight(rival, answer, plan, seed)
    one = Examined(rival, [played for played, _ in duel.blocks], duel)
    confirm(game, one, plan, seed)
    return one


def is_possible(rivals: Sequence[Examined], answer: Weighed) -> bool:
    """Nobody gives away more than there is to win: searches and games played on would contradict each other."""
    return min(one.gap.mean for one in rivals) <= answer.win.mean


def is_clear(one: Examined) -> bool:
    unit = mistake_at(one.seats)
    return one.is_mistake and one.gap.mean >= standards.GAP * unit and one.gap.low >= standards.SURE * unit


def explained(game: Game, rivals: Sequence[Examined], answer: tuple[int, ...]) -> bool:
    """Measure why; whether there is a reason at all."""
    for one in rivals[: standards.REASONED]:
        give_reasons(game, one, (one.decision.played, answer), standards.WHY, standards.SECOND_SEED)
    return any(one.reasons for one in rivals)
