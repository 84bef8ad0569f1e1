"""What comes in: strict models, unknown keys refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from cothon.server.texts import one_line, readable, sensible

Foreign = Annotated[dict[str, Any], AfterValidator(sensible)]
Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(one_line)]
Level = Annotated[str, Field(min_length=1, max_length=40, examples=["merchant"])]
Language = Annotated[str, Field(pattern=r"^[a-z]{2}$", examples=["en"])]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
MoveText = Annotated[str, Field(min_length=1, max_length=80, examples=["take R5"])]
Seq = Annotated[int, Field(ge=0)]
Code = Annotated[str, Field(min_length=1, max_length=80)]
MAX_SECONDS = 30 * 24 * 3600


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewPlayer(Strict):
    """A person is a name in a browser; a program says that it is one."""

    name: Name = Field(examples=["Hanno"])
    bot: bool = Field(default=False, description="a program: it gets `memory` in its views, and everyone is told")
    access_code: Code | None = Field(default=None, description="if the server's owner has set one")


class SeatWish(Strict):
    """Who is to sit there: `me` (the one who asks; several such seats are same-screen play), a bot, or `open`."""

    who: Literal["me", "bot", "open"]
    name: Name | None = Field(default=None, description="of a seat of one's own or of a bot; missing: chosen")
    level: Level | None = Field(default=None, description="of a bot")

    @model_validator(mode="after")
    def level_is_for_bots(self) -> SeatWish:
        if (self.who == "bot") != (self.level is not None):
            raise ValueError("a bot has a level, and only a bot")
        if self.who == "open" and self.name is not None:
            raise ValueError("an open seat has no name yet")
        return self


class Options(Strict):
    """What can be chosen for a table beside its game and seats."""

    name: Name | None = Field(default=None, examples=["Harbour table"])
    public: bool = Field(default=False, description="listed, open seats free for all, and everyone may watch")
    memory_aid: bool = Field(default=False, description="people's views have `memory` too")
    seconds_a_move: Annotated[int, Field(ge=5, le=MAX_SECONDS)] | None = Field(
        default=None, description="then a stand-in bot makes the move"
    )
    language: Language = Field(default="en", description="of names the server gives")
    stand_in: Level = Field(default="trader", description="the bot that plays for who leaves or runs out of time")


class NewTable(Options):
    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "rules": "traders/standard",
                    "seats": [
                        {"who": "me"},
                        {"who": "bot", "level": "merchant"},
                        {"who": "open"},
                    ],
                    "memory_aid": False,
                }
            ]
        }
    )

    rules: Annotated[str, Field(max_length=40, examples=["traders/standard"])]
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]


class ImportTable(Options):
    """A record or a position as a new table. A finished record needs no seats; it can be looked at."""

    record: Foreign | None = None
    position: Foreign | None = None
    seats: Annotated[list[SeatWish], Field(max_length=4)] = []

    @model_validator(mode="after")
    def one_of_both(self) -> ImportTable:
        if (self.record is None) == (self.position is None):
            raise ValueError("give either a record or a position")
        return self


class Join(Strict):
    """Take an open seat: a public table's by number, a private one's by its invitation."""

    seat: SeatNumber | None = None
    invitation: Code | None = None
    name: Name | None = None


class PlayMove(Strict):
    move: MoveText
    seat: SeatNumber | None = Field(default=None, description="needed only by who holds several seats")
    seq: Seq | None = Field(
        default=None, description="the table's `seq` the decision was made on; refused if it has moved on"
    )


class SeatOnly(Strict):
    seat: SeatNumber | None = Field(default=None, description="needed only by who holds several seats")


class Undo(SeatOnly):
    seq: Seq | None = Field(default=None, description="as for a move: undo sent twice takes one decision back")


class Resign(SeatOnly):
    level: Level | None = Field(default=None, description="of the bot that goes on; missing: the table's stand-in")


class Replace(Strict):
    level: Level


class Say(Strict):
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(readable)]
    seat: SeatNumber | None = None


class Preview(SeatOnly):
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=40)]


class Moves(SeatOnly):
    """Moves of one's own that could be made now, one after the other."""

    moves: Annotated[list[MoveText], Field(max_length=60, examples=[["buy"]])] = []


class Hint(SeatOnly):
    level: Level = "merchant"


class Webhook(Strict):
    url: Annotated[str, Field(min_length=8, max_length=500, examples=["https://example.org/my-turn"])]


class PushKeys(Strict):
    p256dh: Annotated[str, Field(max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushSubscription(Strict):
    """As the browser's `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Field(min_length=8, max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 (the browser's name)
