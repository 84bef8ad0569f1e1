"""What is told of players, their ratings and their games."""

from __future__ import annotations

from typing import Annotated, TypedDict

Unknown = "null for those who do not want their games to be looked up"


class GameRating(TypedDict):
    game: str
    rating: int
    uncertainty: Annotated[int, "the true strength lies within it, up or down, 19 times out of 20"]
    games: Annotated[int, "rated games so far"]


class RatedPlayer(GameRating):
    name: str
    ranked: Annotated[bool, "enough is known: the uncertainty is 300 at most"]


class Anchor(TypedDict):
    """A bot of a level, whose rating never changes."""

    level: str
    rating: int


class RatingList(TypedDict):
    players: Annotated[list[RatedPlayer], "best first: those who are ranked, then those of whom too little is known"]
    anchors: list[Anchor]


class RatingThen(TypedDict):
    at: float
    game: str
    table: str
    rating: int
    uncertainty: int


class Person(TypedDict):
    name: str
    since: float
    ratings: list[GameRating]
    history: Annotated[list[RatingThen], "after each rated game, the newest first; 500 at most"]


class FoundSeat(TypedDict):
    seat: int
    name: Annotated[str | None, Unknown]
    level: Annotated[str | None, "a bot's"]
    left: Annotated[bool, "left the game, and so came in last"]
    place: Annotated[int | None, "null where the game was not rated"]
    score: int | None
    before: Annotated[int | None, "the rating before the game"]
    rating: Annotated[int | None, "the rating after it"]
    uncertainty: int | None


class FoundGame(TypedDict):
    table: str
    rules: str
    at: float
    rated: bool
    replay: Annotated[bool, "whether everyone may look at it"]
    seats: list[FoundSeat]


class FoundGames(TypedDict):
    games: list[FoundGame]
    next: Annotated[float | None, "pass it as `before` to get the next page"]


class SeatRating(TypedDict):
    """How a seat of a rated table stands: as the game begins, and once it is counted."""

    seat: int
    rating: Annotated[int | None, "null where nobody sits yet"]
    uncertainty: int | None
    games: Annotated[int | None, "null for a bot"]
    after: Annotated[int | None, "the rating after the game, once it is counted"]
    place: int | None


class TableRatings(TypedDict):
    seats: Annotated[list[SeatRating], "empty unless the table is rated"]
    counted: bool
