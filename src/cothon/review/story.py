"""A review in words: what the terminal prints and the page shows."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.core.words import Words, say, text_of
from cothon.review.examined import Examined
from cothon.review.report import PlayerReview, Review, reasons_data
from cothon.review.turning import TurningPoint


def percent(share: float, language: str, signed: bool = False) -> str:
    """A part of the win, in the language's way to write it."""
    number = round(100 * share)
    text = f"{number:+d}" if signed and number else str(number)
    text = text.replace("-", "−")
    return f"{text} %" if language == "de" else f"{text}%"


def of_player(player: PlayerReview, language: str) -> str:
    """Three numbers: accuracy, the share of the win given away, luck."""
    if player.accuracy is None:
        return say("review-no-decisions", language)
    return say(
        "review-player",
        language,
        accuracy=str(round(player.accuracy)),
        lost=percent(player.lost, language),
        luck=percent(player.luck, language, signed=True),
    )


def heading(review: Review, point: TurningPoint, language: str) -> str:
    """Which turn it was, and what it turned."""
    one = review.at(point.step)
    turn = say("review-turn", language, turn=one.decision.turn, name=review.names[one.decision.seat])
    return f"{turn} – {say('review-kind', language, kind=point.kind)}"


def account(review: Review, point: TurningPoint, language: str) -> list[str]:
    """What was done, what would have been better or was avoided, what it is worth, and why."""
    one = review.at(point.step)
    lines = [choice_in_words(review, one, one.decision.played, language)]
    if point.kind == "luck":
        key = "review-lucky" if point.weight > 0 else "review-unlucky"
        name, change = review.names[point.seat], percent(abs(point.weight), language)
        came_up = in_a_line(review.came_up(one, language), language)
        return [*lines, *filter(None, [came_up]), say(key, language, name=name, change=change)]
    if point.kind == "best" and one.natural is not None:
        lines.append(labelled("review-instead-of", review, one, one.natural.other, language))
        lines.append(say("review-gain", language, gain=percent(point.weight, language)))
    else:
        lines.append(labelled("review-better", review, one, one.best, language))
        lines.append(chances(one, language))
    why = [say("review-why", language)] if one.reasons else []
    return lines + why + [text_of(reason["words"]) for reason in reasons_data(review.game, review.names, one, language)]


def labelled(key: str, review: Review, one: Examined, moves: Sequence[int], language: str) -> str:
    return f"{say(key, language)} {choice_in_words(review, one, moves, language)}"


def choice_in_words(review: Review, one: Examined, moves: Sequence[int], language: str) -> str:
    return in_a_line(review.sentences(one, moves, language), language)


def in_a_line(sentences: Sequence[Words], language: str) -> str:
    return ("" if language == "ja" else " ").join(map(text_of, sentences))


def chances(one: Examined, language: str) -> str:
    played = one.after[one.decision.seat]
    return say("review-win", language, played=percent(played, language), best=percent(played + one.loss, language))


def close_calls(review: Review, language: str) -> str:
    count = sum(one.is_close for one in review.examined if one.decision.seat in review.seats)
    return say("review-close", language, count=count)
