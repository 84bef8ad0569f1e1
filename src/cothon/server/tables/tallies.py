"""What is sent about finished games, and what they add up to; typed as in answers.py."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict


class OwnSeat(TypedDict):
    """A seat of a finished game, and what it came to."""

    seat: int
    kind: Literal["person", "bot", "program", "open"]
    name: str
    level: Annotated[str | None, "a bot's level"]
    yours: bool
    points: int
    place: Annotated[int, "1: won; those whom the rules do not part share a place"]
    counts: Annotated[bool, "in statistics"]


class OwnGame(TypedDict):
    """A finished game that you sat at."""

    id: str
    name: str
    rules: str
    at: Annotated[float, "when it ended, in seconds since 1970"]
    ending: str | None
    seats: list[OwnSeat]
    counts: Annotated[bool, "it counts in your statistics: no practice, no shared screen, no import, no house rules"]
    practice: bool
    rated: bool
    one_screen: bool
    imported_by: str | None


class GameList(TypedDict):
    games: list[OwnGame]
    next: Annotated[str | None, "pass it as `after` to get the next page"]


class SeatTally(TypedDict):
    players: Annotated[int, "at tables with so many players"]
    seat: int
    games: int
    wins: int
    points: Annotated[float, "on average"]


class Against(TypedDict):
    level: Annotated[str | None, "bots of this level; null: people and programs"]
    games: Annotated[int, "in which at least one of them sat there"]
    wins: int


class Tally(TypedDict):
    """Your games by one rule set, or by all rule sets of a game."""

    rules: Annotated[str, "the name of the rule set, or of the game"]
    games: int
    wins: int
    points: Annotated[float, "on average"]
    best: int
    seats: list[SeatTally]
    against: list[Against]


class Statistics(TypedDict):
    """Of the games that count: each game, then its rule sets."""

    tallies: list[Tally]
