"""Words for people, from the .ftl files of Project Fluent, one for each language."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"


@cache
def languages() -> tuple[str, ...]:
    files = resources.files("cothon").joinpath("locale").iterdir()
    return tuple(sorted(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl")))


@cache
def bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # only who needs words waits for it

    text = resources.files("cothon").joinpath("locale", f"{language}.ftl").read_text("utf-8")
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


def has(key: str, language: str = DEFAULT) -> bool:
    return language in languages() and bundle(language).has_message(key)


def say(key: str, language: str = DEFAULT, **arguments: str | int) -> str:
    """The message in the language, or in English where the language does not have it."""
    return formatted(key, language, tuple(arguments.items()))


@lru_cache(maxsize=16384)  # a server says the same sentences again and again
def formatted(key: str, language: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    chosen = bundle(language) if has(key, language) else bundle(DEFAULT)
    pattern = chosen.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = chosen.format_pattern(pattern, dict(arguments))
    if errors:
        raise errors[0]
    return str(text)
