"""What goes out, for the OpenAPI description. Answers are made from views elsewhere; a test holds them to these."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Answer(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ErrorDetail(Answer):
    code: str = Field(description="for programs", examples=["too-expensive"])
    message: str = Field(description="a sentence for people, in the language asked for")
    rule: str | None = Field(description="the number of the rule behind it", examples=["T3.3"])


class Error(Answer):
    error: ErrorDetail


class RuleSetInfo(Answer):
    name: str = Field(examples=["traders/standard"])
    game: str = Field(examples=["traders"])
    title: str
    version: int
    players: list[int]


class LevelInfo(Answer):
    name: str = Field(examples=["merchant"])
    seconds: float = Field(description="that it thinks about a move at most")


class Meta(Answer):
    """What this server offers."""

    version: str
    rule_sets: list[RuleSetInfo]
    levels: list[LevelInfo]
    languages: list[str]
    access_code: bool = Field(description="registering needs the access code")
    push_key: str | None = Field(description="the public VAPID key; null: no Web Push here")


class Health(Answer):
    status: Literal["ok"]
    database: Literal["ok"]


class NewPlayerAnswer(Answer):
    player: str
    name: str
    bot: bool
    token: str = Field(description="shown once; send it as `Authorization: Bearer …`")


class Me(Answer):
    player: str
    name: str
    bot: bool


class Seat(Answer):
    seat: int
    kind: Literal["person", "bot", "program", "open"]
    name: str
    level: str | None = Field(description="of a bot")
    yours: bool
    present: bool = Field(description="connected now; bots always")
    left: bool = Field(description="a bot plays here for someone who left")
    invitation: str | None = Field(description="of an open seat, for those at the table")


class LegalMove(Answer):
    move: str = Field(examples=["take R5"])
    words: str


class LogEntry(Answer):
    """One move as the viewer saw it. `move` is null where the viewer saw only that something was drawn."""

    step: int = Field(description="its place in the game, from 0; `replay?step=` this plus 1 is the position after it")
    seq: int
    seat: int | None = Field(description="null: chance")
    move: str | None
    words: str
    rule: str | None
    events: list[str] = Field(description="what followed by itself, in words")


class ChatLine(Answer):
    seq: int
    at: float
    seat: int | None
    name: str
    text: str


class Undo(Answer):
    allowed: bool
    error: ErrorDetail | None = Field(description="why not")


class Result(Answer):
    ending: str
    scores: list[int]
    winners: list[int]
    sheet: list[dict[str, Any]] = Field(description="a seat's parts of the score, `total` last")


class Changing(Answer):
    """What can change with every event."""

    seq: int = Field(description="number of the last event")
    status: Literal["open", "playing", "finished"]
    turn: int | None = Field(description="the seat that decides")
    since: float = Field(description="seconds since 1970 when the game last moved")
    deadline: float | None = Field(description="seconds since 1970 when its time is up")
    seats: list[Seat]
    view: dict[str, Any] = Field(description="what the viewer may know, as `Table.view` gives it")
    legal: list[LegalMove] = Field(description="empty unless it is the viewer's decision")
    undo: Undo
    result: Result | None
    seed: str | None = Field(description="the dealer's secret, after the end: 64 hex digits")


class TableAnswer(Changing):
    id: str
    name: str
    rules: str
    version: int
    players: int
    public: bool
    memory_aid: bool
    seconds_a_move: int | None
    stand_in: str
    created: float
    now: float = Field(description="the server's clock, to show deadlines by")
    commitment: str = Field(description="SHA-256 of the dealer's seed, fixed before the first card")
    imported: bool
    seat: int | None = Field(description="whose view this is; null: a spectator's")
    yours: list[int] = Field(description="the seats of the one who asks")
    owner: bool = Field(description="the one who asks opened the table")
    watch: str | None = Field(description="code that lets others watch, for those at the table")
    log: list[LogEntry]
    chat: list[ChatLine]


class Joined(Answer):
    """`tokens` has a token for each seat just taken: it is good for that seat only, for another device or a program."""

    table: TableAnswer
    tokens: dict[str, str]


class TableLine(Answer):
    id: str
    name: str
    rules: str
    players: int
    status: Literal["open", "playing", "finished"]
    public: bool
    turn: int | None
    your_turn: bool
    yours: list[int]
    seats: list[str]
    free: int
    seconds_a_move: int | None
    deadline: float | None
    ending: str | None
    created: float
    updated: float


class TableList(Answer):
    tables: list[TableLine]
    next: str | None = Field(description="give it as `after` to go on")


class Invitation(Answer):
    seat: int
    table: TableLine


class PreviewAnswer(Answer):
    """What the moves would lead to, as far as the viewer can tell."""

    view: dict[str, Any]
    turn: int | None
    stopped: Literal["chance", "decision", "end"]
    legal: list[LegalMove] = Field(description="what the seat could do next, if it still decides")
    log: list[LogEntry]


class Plans(Answer):
    """What could be decided together after the moves. Without `paths` it is one plain decision, or too many ways."""

    step: str = Field(examples=["pay"])
    turn: int | None
    view: dict[str, Any]
    legal: list[LegalMove]
    paths: list[list[str]] = Field(description="each a complete set, as moves in the order they must be made")
    refused: ErrorDetail | None = Field(description="why one of the moves could not be made")


class Outlook(Answer):
    """What moves would lead to. Parts of the view that depend on chance are null."""

    view: dict[str, Any]
    turn: int | None
    over: bool
    events: list[str] = Field(description="what would follow by itself, in words")
    refused: ErrorDetail | None = Field(description="why one of the moves could not be made; then this is the present")


class HintMove(Answer):
    move: str
    words: str
    win: float = Field(description="estimated chance to win, 0 to 1")
    points: float | None
    simulations: int
    continuation: list[str]


class HintAnswer(Answer):
    seq: int
    level: str
    moves: list[HintMove] = Field(description="best first")


class Frame(Answer):
    step: int
    turn: int | None
    view: dict[str, Any] | None
    position: dict[str, Any] | None = Field(description="everything, when asked for with `open`")
    entry: LogEntry | None = Field(description="the move that led here")


class Replay(Answer):
    steps: int = Field(description="moves so far, chance included")
    frames: list[Frame]


class HookAnswer(Answer):
    url: str | None


class PushAnswer(Answer):
    subscribed: bool
