"""Does a turning point hold? Both choices are played on with other deals by players who think more.

As many pairs of games as it takes until all that was stated is clear, one way or the other, or there are no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import thread_time
from typing import Any

from cothon.core.words import text_of
from cothon.review.decisions import Decision
from cothon.review.figures import Estimate
from cothon.review.judging import seed_of, worth_after
from cothon.review.playing_on import Tally, play_pairs, thinking
from cothon.review.reasons import Reason
from cothon.review.report import Review, reasons_data
from cothon.review.scale import mistake_at
from cothon.review.turning import TurningPoint

SEED = 1_000_003  # reviews use others
BATCH = 25  # pairs of games between two looks at what they say
FIRST = 50  # pairs before anything may be called clear
CLEAR = 3.0  # errors from zero at which a direction is no longer in doubt, whichever it is
DOUBTFUL = (
    2.0  # errors from zero; what is nearer when the games end holds or not by its sign, and is said to be in doubt
)
DEEP = 40_000  # simulations of a search that looks at luck again
BRIEF = 10_000  # they will do if they see a mistake's worth of luck or more, whichever way


def check_point(review: Review, point: TurningPoint, pairs: int, simulations: int) -> dict[str, Any]:
    """What the review says at a turning point, and what is found."""
    started = thread_time()
    one = review.at(point.step)
    row: dict[str, Any] = {"step": point.step, "kind": point.kind, "stated": point.weight, "reasons": []}
    if point.kind == "luck":
        found = luck_again(review, point)
        return row | {"found": found, "holds": found * point.weight > 0, "seconds": thread_time() - started}
    tally = played_on(review, one.decision, one.compared, pairs, simulations, places_of(one.reasons))
    told = [text_of(reason["words"]) for reason in reasons_data(review.game, review.names, one, "en")]
    reasons = [reason_again(reason, tally, words) for reason, words in zip(one.reasons, told, strict=False)]
    return row | {"reasons": reasons, "pairs": tally.pairs, "seconds": thread_time() - started} | verdict(tally.gap())


def places_of(reasons: Iterable[Reason]) -> list[int]:
    """Where it is counted what they name; that a choice wins at once is told by the gap."""
    return [reason.count.place for reason in reasons if reason.kind != "ends"]


def verdict(found: Estimate, sign: int = 1) -> dict[str, Any]:
    """Whether what was found has the stated sign."""
    doubt = abs(found.certainty) < DOUBTFUL
    return {"found": found.mean, "error": found.error, "holds": found.mean * sign > 0, "in_doubt": doubt}


def reason_again(reason: Reason, tally: Tally, words: str) -> dict[str, Any]:
    stated = {"kind": reason.kind, "words": words, "played": reason.played, "better": reason.better}
    return stated | verdict(difference_again(reason, tally), 1 if reason.better > reason.played else -1)


def difference_again(reason: Reason, tally: Tally) -> Estimate:
    """What the reason says games differ in."""
    return tally.gap() if reason.kind == "ends" else tally.difference(reason.count.place)


def has_its_sign(reason: Reason, tally: Tally) -> bool:
    return difference_again(reason, tally).mean * (reason.better - reason.played) > 0


def played_on(
    review: Review,
    decision: Decision,
    choices: tuple[Sequence[int], Sequence[int]],
    pairs: int,
    simulations: int,
    places: Iterable[int] = (),
) -> Tally:
    """Until the gap and the differences at these places are clear."""
    tally = Tally()
    policy = thinking(decision, simulations)
    while tally.pairs < pairs and not is_clear(tally, places):
        seed = seed_of(SEED, decision.step, tally.pairs)
        tally.add(play_pairs(review.game, decision, choices, policy, min(BATCH, pairs - tally.pairs), seed))
    return tally


def is_clear(tally: Tally, places: Iterable[int]) -> bool:
    """More games would not change the sign of anything that was stated."""
    if tally.pairs < FIRST:
        return False
    found = [tally.gap(), *(tally.difference(place) for place in places)]
    return all(abs(one.certainty) > CLEAR for one in found)


def luck_again(review: Review, point: TurningPoint) -> float:
    """What chance did, by long searches; where shorter ones see much of it, those are enough."""
    found = luck_seen(review, point, BRIEF)
    return found if abs(found) >= mistake_at(len(review.names)) else luck_seen(review, point, DEEP)


def luck_seen(review: Review, point: TurningPoint, simulations: int) -> float:
    """How the seat's share changed from after the decision to before the next."""
    place = next(place for place, one in enumerate(review.examined) if one.decision.step == point.step)
    before, seed = review.examined[place].decision, seed_of(SEED, point.step)
    after = worth_after(before, before.played, simulations, seed).win[point.seat]
    if place + 1 == len(review.examined):
        return (review.result[point.seat] if review.result else after) - after
    following = review.examined[place + 1]
    return worth_after(following.decision, following.best, simulations, seed).win[point.seat] - after
