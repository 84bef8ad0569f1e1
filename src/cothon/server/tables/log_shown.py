"""The log as a viewer may know it: moves they saw, sentences that everyone may read, events for their eyes."""

from __future__ import annotations

from typing import cast

from cothon.core import words
from cothon.core.events import Event
from cothon.core.sizes import CHANCE
from cothon.core.words import Words
from cothon.server.tables import answers
from cothon.server.tables.entries import ChatLine, Entry, Told
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.telling import by_step, speak


def log_answer(
    hosted: Hosted, seat: int | None, language: str, start: int, stop: int | None = None
) -> list[answers.LogEntry]:
    """The entries from `start` on, up to `stop` if there is one."""
    entries = hosted.entries[start:stop]
    if not entries:
        return []
    speak(hosted, language)
    happened = by_step(hosted.table.events(start, seat))
    return [
        entry_answer(step, entry, seat, entry.told[language], happened.get(step + 1, []))
        for step, entry in enumerate(entries, start)
    ]


def entry_answer(step: int, entry: Entry, seat: int | None, told: Told, happened: list[Event]) -> answers.LogEntry:
    return {
        "step": step,
        "seq": entry.seq,
        "seat": None if entry.mover == CHANCE else entry.mover,
        "move": entry.text if entry.seen_by(seat) else None,
        "words": told.words,
        "parts": told.parts,
        "rule": entry.rule,
        "events": told.sentences,
        "happened": [with_words(event, sentence) for event, sentence in zip(happened, told.events, strict=True)],
    }


def with_words(event: Event, sentence: Words) -> answers.Happening:
    """The event itself, which nobody else has."""
    happening = cast(answers.Happening, event)
    if sentence:
        happening["words"] = sentence
    return happening


def chat_answer(hosted: Hosted, after: int, language: str) -> list[answers.ChatLine]:
    return [line_answer(line, language) for line in hosted.chat if line.seq > after]


def line_answer(line: ChatLine, language: str) -> answers.ChatLine:
    text = words.say(f"told-{line.note}", language, name=line.name) if line.note else line.text
    return {"seq": line.seq, "at": line.at, "seat": line.seat, "name": line.name, "text": text, "note": line.note}
