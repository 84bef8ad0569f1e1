"""What comes in: strict models, unknown keys refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from cothon.server.http.texts import Searched, readable, sensible
from cothon.server.owner.doing import Deed
from cothon.server.owner.names import LONGEST, one_line
from cothon.server.tables import importing, opening
from cothon.server.tables.entries import MOST_SEATS

Foreign = Annotated[dict[str, Any], AfterValidator(sensible)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST), AfterValidator(one_line)]
Level = Annotated[str, Field(min_length=1, max_length=40, examples=["merchant"])]
Language = Annotated[str, Field(pattern=r"^[a-z]{2}$", examples=["en"])]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
MoveText = Annotated[str, Field(min_length=1, max_length=80, examples=["take R5"])]
Seq = Annotated[int, Field(ge=0)]
Code = Annotated[str, Field(min_length=1, max_length=80)]
MAX_SECONDS = 30 * 24 * 3600
MAX_MOVES = 60


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Strict):
    """Who is to sit there: you (`me`; take several seats to share one screen), a bot, or whoever comes (`open`)."""

    who: Literal["me", "bot", "open"]
    name: Name | None = Field(default=None, description="for your own seat or a bot; without it the server picks one")
    level: Level | None = Field(default=None, description="for a bot")

    @model_validator(mode="after")
    def level_is_for_bots(self) -> SeatWish:
        if (self.who == "bot") != (self.level is not None):
            raise ValueError("a bot needs a level, and only a bot has one")
        if self.who == "open" and self.name is not None:
            raise ValueError("an open seat has no name yet")
        return self

    def wish(self) -> opening.SeatWish:
        return opening.SeatWish(self.who, self.name, self.level)


class Options(Strict):
    """What can be chosen for a table beside its game and seats."""

    name: Name | None = Field(default=None, examples=["Harbour table"])
    public: bool = Field(default=False, description="listed; anyone may take an open seat or watch")
    memory_aid: bool = Field(default=False, description="people's views have `memory` too")
    hints: bool = Field(default=False, description="hints even where two or more people sit; everyone is told of each")
    practice: bool = Field(
        default=False,
        description="against bots only: decisions may be taken back past revealed cards, and the game does not count",
    )
    rated: bool = Field(
        default=False,
        description="the result counts; for people with registered names, without hints and house rules",
    )
    points_shown: bool | None = Field(
        default=None, description="`standings` has everyone's points; if missing: yes, unless several people sit there"
    )
    seconds_a_move: Annotated[int, Field(ge=5, le=MAX_SECONDS)] | None = Field(
        default=None, description="when they are up, the stand-in makes the move"
    )
    language: Language = Field(default="en", description="for the names that the server gives")
    stand_in: Level = Field(
        default="trader", description="the bot that plays for anyone who leaves or runs out of time"
    )

    def wish(self) -> opening.TableWish:
        return opening.TableWish(
            self.stand_in,
            self.name,
            self.public,
            self.memory_aid,
            self.seconds_a_move,
            self.language,
            hints=self.hints,
            practice=self.practice,
            rated=self.rated,
            points_shown=self.points_shown,
        )


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
    house: Foreign | None = Field(
        default=None,
        description="house rules: switches of the rule set with other values",
        examples=[{"new_market": 3}],
    )
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]


class ImportTable(Options):
    """A record or a position as a new table. A finished record needs no seats: it is there to be replayed."""

    record: Foreign | None = None
    position: Foreign | None = None
    seats: Annotated[list[SeatWish], Field(max_length=MOST_SEATS)] = Field(
        default=[], description="you or a bot without a name get the one that the seat has in the record"
    )
    step: Annotated[int, Field(ge=0)] | None = Field(
        default=None, description="only so many moves of a record, chance included: you can play on from any moment"
    )
    known_to: SeatNumber | None = Field(
        default=None, description="what this seat could not know is dealt again; without it all cards stay"
    )

    @model_validator(mode="after")
    def one_of_both(self) -> ImportTable:
        if (self.record is None) == (self.position is None):
            raise ValueError("give either a record or a position")
        if self.record is None and self.step is not None:
            raise ValueError("only a record has steps")
        return self

    def moment(self) -> importing.Moment:
        return importing.Moment(self.step, self.known_to)


class Join(Strict):
    """Take an open seat: at a public table by its number, at a private one by its invitation."""

    seat: SeatNumber | None = None
    invitation: Code | None = None
    name: Name | None = None


class SeatOnly(Strict):
    seat: SeatNumber | None = Field(default=None, description="only needed if you hold several seats")


class PlayMove(SeatOnly):
    """One decision: `moves` in the order they are played, or a single `move`. All of it is played, or none."""

    move: MoveText | None = None
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MAX_MOVES, examples=[["buy", "pay R5"]])] | None = (
        None
    )
    seq: Seq | None = Field(
        default=None, description="the table's `seq` that you decided on; refused if the game has moved on since"
    )

    @model_validator(mode="after")
    def one_of_both(self) -> PlayMove:
        if (self.move is None) == (self.moves is None):
            raise ValueError("give either a move or moves")
        return self

    def decision(self) -> list[str]:
        return self.moves or [self.move or ""]


class Undo(SeatOnly):
    seq: Seq | None = Field(default=None, description="as for a move: an undo sent twice takes one decision back")


class AnswerUndo(SeatOnly):
    grant: bool = Field(description="whether you agree")


class Resign(SeatOnly):
    level: Level | None = Field(
        default=None, description="of the bot that takes over; without it, the table's stand-in does"
    )


class Replace(Strict):
    level: Level | None = Field(
        default=None,
        description="of the bot for an open seat; the seat of someone who is away is kept by the table's stand-in",
    )


class Say(Strict):
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(readable)]
    seat: SeatNumber | None = None


class Preview(SeatOnly):
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=40)]


class Moves(SeatOnly):
    """Moves of your own that could be played now, one after the other."""

    moves: Annotated[list[MoveText], Field(max_length=MAX_MOVES, examples=[["buy"]])] = []


class PuzzleMoves(Strict):
    """Moves of a puzzle's decision."""

    moves: Annotated[list[MoveText], Field(max_length=MAX_MOVES, examples=[["take R5"]])] = []


class PlayOn(Strict):
    """Who plays in the other seats."""

    level: Level = "merchant"


class LessonMoves(Strict):
    """Moves at a step of a lesson."""

    step: Annotated[int, Field(ge=0, lt=1000, description="from 0")]
    moves: Annotated[list[MoveText], Field(max_length=MAX_MOVES, examples=[["buy"]])] = []


class Hint(SeatOnly):
    level: Level = "merchant"


class Attempt(Strict):
    """Another choice at an earlier decision of a finished game."""

    step: Annotated[int, Field(ge=0, description="moves before the decision, chance included")]
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MAX_MOVES, examples=[["take R5"]])]
    watch: Code | None = Field(default=None, description="the code to watch a private table")


class AdminWish(Strict):
    """One deed of `cothon admin`."""

    do: Deed
    subject: Annotated[Searched, Field(max_length=80)] | None = Field(
        default=None, description="a table, a player, or what to search for"
    )
    name: Name | None = Field(default=None, description="the new name, for rename")
    keep: Annotated[str, Field(max_length=200, examples=["open=7,finished=365"])] | None = Field(
        default=None, description="for purge: days that each kind is kept"
    )
    limit: Annotated[int, Field(ge=1, le=1000)] = 50
    reveal: bool = Field(default=False, description="all cards of a running game; this is written down")
    dry_run: bool = Field(default=False, description="only say what would be done")

    def options(self) -> dict[str, Any]:
        given = {"name": self.name or "", "keep": self.keep or "", "limit": self.limit}
        return given | {"reveal": self.reveal, "dry_run": self.dry_run}


class Report(SeatOnly):
    text: Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(readable)] = Field(
        description="what is wrong, in a sentence"
    )
