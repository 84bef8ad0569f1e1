"""What is sent about a table. mypy holds the code to these types; OpenAPI and the page's types are made from them.

A text beside a type is its description. `words` and `message` are plain text, `parts` the same sentence in pieces.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypedDict

from cothon.core.events import Event
from cothon.core.game import Json
from cothon.core.words import Words
from cothon.server.tables.entries import Around
from cothon.server.tables.keeping import Kind, Status


class Shape(Enum):
    """Where a game's own types stand in."""

    VIEW = "view"  # the `view_type` of each game
    FORESEEN = "foreseen"  # the same with null for whatever depends on chance


View = Annotated[Json, Shape.VIEW]
Foreseen = Annotated[Json, Shape.FORESEEN]


class ErrorDetail(TypedDict):
    code: Annotated[str, "for programs"]
    message: Annotated[str, "a sentence for people, in the language asked for, with the rule's number at its end"]
    parts: Annotated[Words, "the sentence in pieces, without the rule's number"]
    rule: Annotated[str | None, "the number of the rule behind it"]


class Error(TypedDict):
    error: ErrorDetail


class Seat(TypedDict):
    seat: int
    kind: Literal["person", "bot", "program", "open"]
    name: str
    level: Annotated[str | None, "a bot's level"]
    yours: bool
    present: Annotated[bool, "connected now; bots always are"]
    left: Annotated[bool, "a bot plays here for someone who left"]
    kept: Annotated[bool, "the bot keeps the seat: whoever was away may come back"]
    kept_for_you: Annotated[bool, "you may come back to it"]
    invitation: Annotated[str | None, "the code for an open seat, shown to those at the table"]


class LegalMove(TypedDict):
    move: str
    words: str
    parts: Words


class Happening(Event, total=False):
    """Something that happened, as far as the viewer may know. docs/notation.md lists every kind and its fields.

    `words` is the sentence that everyone may read; it is missing where the move itself says as much.
    """

    words: Words


class LogEntry(TypedDict):
    """One move as the viewer saw it. `move` is null where the viewer saw only that something was drawn."""

    step: Annotated[int, "its place in the game, from 0; `replay?step=` this plus 1 is the position after it"]
    seq: Annotated[int, "the change it belongs to; the moves of one decision share it"]
    seat: Annotated[int | None, "null: chance"]
    move: str | None
    words: str
    parts: Words
    rule: str | None
    events: Annotated[list[str], "what followed by itself, in words"]
    happened: Annotated[list[Happening], "everything the move caused, as data; `step` is that of the entry plus 1"]


class ChatLine(TypedDict):
    seq: int
    at: float
    seat: int | None
    name: str
    text: str
    note: Annotated[
        str | None, "not said by the player, but told of them; `text` tells it in your language: hint, undo-asked, …"
    ]


class Note(TypedDict):
    """What happened around the game: a decision was taken back, someone left or sat down, a bot took an open seat."""

    seq: int
    what: Around
    seat: int
    name: Annotated[str, "who did it, or who left"]
    step: Annotated[int, "after so many entries of the log"]


class MayUndo(TypedDict):
    allowed: bool
    error: Annotated[ErrorDetail | None, "why not"]


class Request(TypedDict):
    seat: Annotated[int, "who would like to take a decision back"]
    granted: Annotated[list[int], "who has agreed"]
    yours: Annotated[bool, "the table is waiting for your answer"]


class UndoRequest(TypedDict):
    possible: Annotated[bool, "you may ask the others to let you take your last decision back"]
    made: Annotated[Request | None, "someone has asked"]


class Tie(TypedDict):
    """Seats with as many points, in the order of their places."""

    seats: list[int]
    by: Annotated[str | None, "the part of the score sheet that decides between them; null: they share a place"]


class Result(TypedDict):
    ending: str
    scores: list[int]
    winners: list[int]
    places: Annotated[list[int], "of each seat, 1 is first; those whom the rules do not part share a place"]
    ties: Annotated[list[Tie], "who has as many points as somebody else, and what decides"]
    sheet: Annotated[list[Json], "the parts of each seat's score, `total` last"]


class CoachRemark(TypedDict):
    """One thing that matters at this decision and that a beginner may not know yet."""

    name: Annotated[str, "by which a client remembers that it was said"]
    parts: Words
    at: Annotated[str, "the place on the table that it is about, as in the page's `data-at`; empty: none"]


class Changing(TypedDict):
    """What any change may alter."""

    seq: Annotated[int, "the number of the last change"]
    status: Status
    turn: Annotated[int | None, "the seat that decides"]
    since: Annotated[float, "when the game last moved, in seconds since 1970"]
    deadline: Annotated[float | None, "when the time for the decision is up, in seconds since 1970"]
    seats: list[Seat]
    view: Annotated[View, "what the viewer may know, as `Table.view` gives it"]
    legal: Annotated[list[LegalMove], "empty unless the viewer is to decide"]
    coach: Annotated[list[CoachRemark], "what a coach could say to a beginner who decides now, the weightiest first"]
    undo: MayUndo
    undo_request: UndoRequest
    hints: Annotated[bool, "hints can be asked for; among people only if the table said so when it was opened"]
    notes: list[Note]
    standings: Annotated[
        list[Json | None],
        "the parts of each seat's score so far, `total` last; null is what the viewer may not know; at the end `place`",
    ]
    result: Result | None
    seed: Annotated[str | None, "the dealer's secret, 64 hex digits; null until the game is over"]


class TableAnswer(Changing):
    id: str
    name: str
    rules: str
    version: int
    players: int
    public: bool
    memory_aid: bool
    points_shown: Annotated[bool, "everyone's points are shown to everyone, where the rules keep them secret"]
    seconds_a_move: int | None
    stand_in: str
    created: float
    now: Annotated[float, "the server's clock, to measure deadlines by"]
    commitment: Annotated[str, "SHA-256 of the dealer's seed, fixed before the first card"]
    imported: Annotated[bool, "it began with a position or record from elsewhere"]
    imported_by: Annotated[str | None, "who brought it"]
    practice: Annotated[bool, "decisions may be taken back past revealed cards; such a game does not count"]
    rated: Annotated[bool, "its result counts for the ratings of those who play"]
    one_screen: Annotated[bool, "one player may hold several seats: the table was opened for one screen"]
    seat: Annotated[int | None, "whose view this is; null: a spectator's"]
    yours: Annotated[list[int], "all your seats"]
    owner: Annotated[bool, "whether you opened the table"]
    watch: Annotated[str | None, "a code that lets others watch, shown to those at the table"]
    log: list[LogEntry]
    chat: list[ChatLine]


class TableMessage(TypedDict):
    """A full view: on joining, or when what was missed cannot be told."""

    type: Literal["table"]
    table: TableAnswer


class EventMessage(TypedDict):
    """Something has changed. Cut your log to `log_from` entries and append `log`; replace what is in `changed`."""

    type: Literal["event"]
    kind: Kind
    log_from: int
    log: list[LogEntry]
    chat: list[ChatLine]
    changed: Changing


class TableLine(TypedDict):
    id: str
    name: str
    rules: str
    players: int
    status: Status
    public: bool
    turn: int | None
    your_turn: bool
    yours: list[int]
    seats: list[str]
    kept: Annotated[list[int], "seats that a bot keeps for you"]
    free: int
    imported_by: Annotated[
        str | None, "who brought the position or record that it began with; null: dealt by the rules"
    ]
    one_screen: bool
    practice: bool
    rated: bool
    seconds_a_move: int | None
    deadline: float | None
    ending: str | None
    created: float
    updated: float


class TableList(TypedDict):
    tables: list[TableLine]
    next: Annotated[str | None, "pass it as `after` to get the next page"]


class PreviewAnswer(TypedDict):
    """What the moves would lead to, as far as the viewer can tell."""

    view: View
    turn: int | None
    stopped: Literal["chance", "decision", "end"]
    legal: Annotated[list[LegalMove], "what the seat could do next, if it still decides"]
    log: list[LogEntry]


class Plans(TypedDict):
    """What could be chosen together after the moves. No `paths`: it is a single choice, or there are too many ways."""

    step: str
    turn: int | None
    view: View
    legal: list[LegalMove]
    paths: Annotated[list[list[str]], "each a complete set, as moves in the order in which they are played"]
    vain: Annotated[list[int], "the numbers of those paths that would be spent for nothing, counted from 0"]
    refused: Annotated[ErrorDetail | None, "why one of the moves cannot be played"]


class Outlook(TypedDict):
    """What the moves would lead to. Whatever in the view depends on chance is null."""

    view: Foreseen
    turn: int | None
    over: bool
    events: Annotated[list[str], "what would follow by itself, in words"]
    parts: Annotated[list[Words], "the same sentences in pieces"]
    happened: Annotated[list[Happening], "what would happen however the cards fall, as data"]
    in_vain: Annotated[bool, "a turn or cards would be spent for nothing"]
    ahead: Annotated[list[str], "the steps that would follow the next one of the seat, by their names in `pending`"]
    refused: Annotated[ErrorDetail | None, "why one of the moves cannot be played; the rest is then the present table"]


class Frame(TypedDict):
    step: int
    turn: int | None
    view: View
    position: Annotated[Json | None, "everything, if asked for with `open`"]
    standings: Annotated[list[Json | None], "the score then, as the table has it now"]
    entry: Annotated[LogEntry | None, "the move that led here"]


class Replay(TypedDict):
    steps: Annotated[int, "moves so far, chance included"]
    frames: list[Frame]
