"""Words for people, from .ftl files of Project Fluent, one for each language: those of all, and those of each game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple, NotRequired, TypedDict

from cothon.core.brief import plainly

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"


class Part(TypedDict):
    """A piece of a sentence: plain text, or a thing that a page can draw, with its id in the notation."""

    text: str
    kind: NotRequired[str]  # card, ship, player, good, place, …; none: plain text
    id: NotRequired[str]


Words = list[Part]


class Thing(NamedTuple):
    """Something that a sentence names, and what it is called there."""

    kind: str
    id: str
    text: str


Argument = str | int | Thing
MARK = "\x00"  # around the number of a thing while the sentence is put together
LONGEST = 1000  # characters of an argument; Fluent refuses sentences that are much longer
COMMAS = {"ja": "、"}
FARTHEST = 10**15  # Fluent writes no number beyond


@cache
def languages() -> tuple[str, ...]:
    files = resources.files("cothon").joinpath("locale").iterdir()
    return tuple(sorted(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl")))


_packages = ["cothon"]  # whose folder `locale` has words


def add_words(package: str) -> None:
    """A game brings its own words: `locale/en.ftl` and the like in its package."""
    if package not in _packages:
        _packages.append(package)
        bundle.cache_clear()
        formatted.cache_clear()


def texts(language: str) -> list[str]:
    """The files of a language; a game may have fewer languages than the rest."""
    files = (resources.files(package).joinpath("locale", f"{language}.ftl") for package in _packages)
    return [file.read_text("utf-8") for file in files if file.is_file()]


@cache
def bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # only those who need words wait for it

    made = FluentBundle([language], use_isolating=False)
    for text in texts(language):
        made.add_resource(FluentResource(text))
    return made


def has(key: str, language: str = DEFAULT) -> bool:
    return language in languages() and bundle(language).has_message(key)


def listed(names: Iterable[str], language: str) -> str:
    return COMMAS.get(language, ", ").join(names)


def say(key: str, language: str = DEFAULT, **arguments: Argument) -> str:
    """The message in the language, or in English where the language does not have it."""
    return text_of(parts(key, language, **arguments))


def parts(key: str, language: str = DEFAULT, **arguments: Argument) -> Words:
    """The same as parts, which are not to be changed: the things among the arguments stand by themselves."""
    return [*formatted(key, language, tuple(arguments.items()))]


def text_of(words: Iterable[Part]) -> str:
    return "".join(part["text"] for part in words)


@lru_cache(maxsize=16384)  # a server says the same sentences again and again
def formatted(key: str, language: str, arguments: tuple[tuple[str, Argument], ...]) -> Words:
    chosen = bundle(language) if has(key, language) else bundle(DEFAULT)
    pattern = chosen.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    things = [value for _, value in arguments if isinstance(value, Thing)]
    places = iter(f"{MARK}{i}{MARK}" for i in range(len(things)))
    values = {name: next(places) if isinstance(value, Thing) else speakable(value) for name, value in arguments}
    text, errors = chosen.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return cut(str(text), things)


def speakable(value: str | int) -> str | int:
    """As it is, or as much of it as fits into a sentence; no text may pass for a mark."""
    if isinstance(value, int) and abs(value) < FARTHEST:
        return value
    text = plainly(value).replace(MARK, "�")
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def cut(text: str, things: list[Thing]) -> Words:
    """Every second piece between the marks is the number of a thing."""
    pieces = re.split(f"{MARK}(\\d+){MARK}", text)
    made: Words = []
    for place, piece in enumerate(pieces):
        if place % 2:
            thing = things[int(piece)]
            made.append({"text": thing.text, "kind": thing.kind, "id": thing.id})
        elif piece:
            made.append({"text": piece})
    return made
