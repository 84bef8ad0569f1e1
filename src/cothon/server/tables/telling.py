"""The log in words: kept for the languages that somebody reads, made up for when somebody new asks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from cothon.core import words
from cothon.core.events import Event
from cothon.core.record import state_after
from cothon.core.state import State
from cothon.core.words import Words
from cothon.server.tables.entries import told

if TYPE_CHECKING:
    from cothon.server.tables.hosted import Hosted

Sentences = Mapping[str, Words]  # by language


def describe(hosted: Hosted, state: State, move: int, languages: Iterable[str]) -> Sentences:
    """What playing the move now means."""
    game = hosted.table.game
    return {language: game.describe(state, move, called(hosted, language), language) for language in languages}


def called(hosted: Hosted, language: str) -> list[str]:
    """The players in sentences: a seat that nobody has taken yet goes by its number."""
    return [seat.name or words.say("seat-name", language, number=seat.seat + 1) for seat in hosted.seats]


def keep_words(hosted: Hosted, first: int, sentences: Sequence[Sentences]) -> None:
    """Have the entries from the first on in words: what was described before, and what happened then."""
    if not any(sentences):
        return
    happened = by_step(hosted.table.events(first))
    for step, described in enumerate(sentences, first + 1):
        for language, sentence in described.items():
            events = [tell(hosted, event, language) for event in happened.get(step, ())]
            hosted.entries[step - 1].told[language] = told(sentence, events)


def tell(hosted: Hosted, event: Event, language: str) -> Words:
    return hosted.table.game.tell(event, called(hosted, language), language)


def by_step(events: Iterable[Event]) -> dict[int, list[Event]]:
    steps: dict[int, list[Event]] = {}
    for event in events:
        steps.setdefault(event["step"], []).append(event)
    return steps


def speak(hosted: Hosted, language: str) -> None:
    """Have every entry in words of the language, now and as long as it is read."""
    hosted.languages.add(language)
    entries = hosted.entries
    if not entries or language in entries[-1].told:
        return
    first = next(step for step, entry in enumerate(entries) if language not in entry.told)
    state, sentences = state_after(hosted.table, first), []
    for _, move in hosted.table.log[first:]:
        sentences.append(describe(hosted, state, move, [language]))
        state.play(move)
    keep_words(hosted, first, sentences)


def forget_words(hosted: Hosted) -> None:
    """Players are called otherwise now, in old entries too."""
    hosted.languages.clear()
    for entry in hosted.entries:
        entry.told.clear()
