"""Refusals: why something is not done, with a code for programs and words for people."""

from __future__ import annotations

from collections.abc import Mapping

from cothon.core import words


class Refusal(ValueError):
    """Nothing was changed. `code` names the kind, `rule` the number of the rule behind it, if any.

    The words come from the message `key` of the language files, filled with `arguments`.
    """

    def __init__(self, code: str, *, key: str | None = None, rule: str | None = None, **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.key = key or code
        self.rule = rule
        self.arguments = arguments

    def words(self, language: str = "en") -> str:
        sentence = words.say(f"refusal-{self.key}", language, **self.spoken(language))
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def spoken(self, language: str) -> Mapping[str, str | int]:
        """The arguments as a reader knows them: a game may have names for its things."""
        return self.arguments

    def __str__(self) -> str:
        return self.words()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.key, self.rule, self.arguments)


def _rebuild(kind: type[Refusal], code: str, key: str, rule: str | None, arguments: dict[str, str | int]) -> Refusal:
    return kind(code, key=key, rule=rule, **arguments)


class IllegalMove(Refusal):
    """The rules do not allow the move now."""


class BadPosition(Refusal):
    """The data are not a position of the game."""


class BadRecord(Refusal):
    """The data are not a record of a game that can be played again."""


class BadRequest(Refusal):
    """An unknown rule set, number of players, seed or the like."""
