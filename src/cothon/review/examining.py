"""The stages of examining a decision, from a glance to its reasons."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.core.game import Game
from cothon.review.decisions import Decision
from cothon.review.effort import Plan
from cothon.review.examined import Examined, combined, mean_win
from cothon.review.figures import Estimate
from cothon.review.judging import Duel, Worth, best_choice, natural_choice, seed_of, worth_after
from cothon.review.playing_on import Tally, glancing, play_pairs, thinking
from cothon.review.reasons import find_reasons
from cothon.review.scale import mistake_at

SURE = 3.5  # errors from zero at which playing on ends
Choices = tuple[Sequence[int], Sequence[int]]


def hunch_of(game: Game, decision: Decision, plan: Plan, seed: int) -> float:
    """What the decision may have cost, by searches so short that they only say where to look first."""
    best = best_choice(game, decision, plan.hunch, seed_of(seed, decision.step, "hunch"))
    if best == decision.played:
        return 0.0
    block = seed_of(seed, decision.step, "hunch block")
    found, played = (worth_after(decision, moves, plan.hunch, block) for moves in (best, decision.played))
    return found.win[decision.seat] - played.win[decision.seat]


def glance_at(game: Game, decision: Decision, plan: Plan, seed: int) -> Examined:
    """What was played beside what a short search prefers, and beside what looks best."""
    best = best_choice(game, decision, plan.first_screen, seed_of(seed, decision.step, "first screen"))
    seeds = [seed_of(seed, decision.step, "first block", number) for number in range(plan.first_blocks)]
    course = [worth_after(decision, decision.played, plan.first_block, block) for block in seeds]
    if best != decision.played:
        return Examined(decision, course, beside(decision, best, course, plan.first_block, seeds))
    one = Examined(decision, course, None)
    natural = natural_choice(game, decision)
    if natural != decision.played:
        one.natural = beside(decision, natural, course, plan.first_block, seeds)
    return one


def beside(
    decision: Decision, other: Sequence[int], played: Sequence[Worth], simulations: int, seeds: Sequence[int]
) -> Duel:
    """The other choice searched with the same deals."""
    duel = Duel(tuple(other))
    for worth, block in zip(played, seeds, strict=True):
        duel.blocks.append((worth, worth_after(decision, other, simulations, block)))
    return duel


def fight(decision: Decision, other: Sequence[int], plan: Plan, seed: int) -> Duel:
    """A longer duel, with deals of its own: the search that picked the choice must not count for it."""
    seeds = [seed_of(seed, decision.step, "block", number) for number in range(plan.blocks)]
    played = [worth_after(decision, decision.played, plan.block, block) for block in seeds]
    return beside(decision, other, played, plan.block, seeds)


def look_closely(game: Game, one: Examined, plan: Plan, seed: int) -> None:
    """Look longer for the best choice, and measure the gap again."""
    best = best_choice(game, one.decision, plan.screen, seed_of(seed, one.decision.step, "screen"))
    one.duel = fight(one.decision, best, plan, seed) if best != one.decision.played else None
    if one.duel is not None:
        one.course = [played for played, _ in one.duel.blocks]


def confirm(game: Game, one: Examined, plan: Plan, seed: int) -> None:
    """Play both choices on by players who think, until the gap is known or does not count."""
    if one.duel is None or one.gap.mean < plan.suspicion * mistake_at(one.seats):
        return
    gap = one.duel.gap(one.decision.seat)
    one.played_on = played_on(game, one.decision, (one.decision.played, one.duel.other), gap, plan, seed)


def temper(game: Game, one: Examined, plan: Plan, seed: int) -> None:
    """What may be a mistake is also played quickly to the end, so that it does not hang on how positions are judged."""
    if one.duel is not None and one.is_mistake:
        choices = one.decision.played, one.duel.other
        one.quick[choices] = quick_games(game, one.decision, choices, plan, seed)


def quick_games(game: Game, decision: Decision, choices: Choices, plan: Plan, seed: int) -> tuple[Tally, Tally]:
    """Two halves with deals of their own."""
    seeds = (seed_of(seed, decision.step, "half", number) for number in range(2))
    first, second = (play_pairs(game, decision, choices, glancing(decision), plan.pairs, half) for half in seeds)
    return first, second


def played_on(game: Game, decision: Decision, choices: Choices, gap: Estimate, plan: Plan, seed: int) -> Tally:
    tally = Tally()
    policy = thinking(decision, plan.thinking)
    horizon = plan.rounds * decision.root.seats
    for number in range(plan.most_batches):
        batch_seed = seed_of(seed, decision.step, "play on", number)
        tally.add(play_pairs(game, decision, choices, policy, plan.batch, batch_seed, horizon))
        if is_known(combined(gap, tally.gap()), number + 1, plan, mistake_at(decision.root.seats)):
            break
    return tally


def is_known(gap: Estimate, batches: int, plan: Plan, mistake: float) -> bool:
    """More games would say no more about it: its sign is certain, or it is small."""
    if batches < plan.first_batches:
        return False
    small = mistake if batches >= plan.small_batches else mistake / 2
    return abs(gap.certainty) > SURE or gap.high < small


def give_reasons(game: Game, one: Examined, choices: Choices, plan: Plan, seed: int) -> None:
    """Compare whole games after both choices, the second being the better."""
    decision = one.decision
    known = one.quick.get((tuple(choices[0]), tuple(choices[1])))
    halves = known or quick_games(game, decision, choices, plan, seed)
    policy = thinking(decision, plan.thinking)
    confirming_seed = seed_of(seed, decision.step, "confirm")
    thinking_for = plan.rounds * decision.root.seats  # what comes after that, the choice has little to do with
    confirming = play_pairs(
        game, decision, choices, policy, plan.confirming_pairs, confirming_seed, handover=thinking_for
    )
    one.reasons = find_reasons(game, decision.root, decision.seat, halves, confirming)
    one.reasons_measured = True


def praise(game: Game, one: Examined, plan: Plan, seed: int) -> None:
    """Whether what was played is as much better than what looks best as it seemed."""
    assert one.natural is not None
    decision, other = one.decision, one.natural.other
    one.natural = fight(decision, other, plan, seed)
    gap = one.natural.gap(decision.seat)
    one.natural_played_on = played_on(game, decision, (decision.played, other), gap, plan, seed)
    if one.gain.low > 0.0:
        one.quick[other, decision.played] = quick_games(game, decision, (other, decision.played), plan, seed)


def measure_again(one: Examined, plan: Plan, seed: int) -> None:
    """How everyone stood after the decision and before it, by longer searches: what they see now was not luck."""
    seeds = [seed_of(seed, one.decision.step, "again", number) for number in range(plan.deep_blocks)]
    one.course = [worth_after(one.decision, one.decision.played, plan.screen, block) for block in seeds]
    one.seen = one.seen_before = mean_win(one.course)
    if one.best != one.decision.played:
        one.seen_before = mean_win([worth_after(one.decision, one.best, plan.screen, block) for block in seeds])
