"""What goes out beside what is told of tables (tables/answers.py)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from cothon.core.words import Words
from cothon.server.tables.answers import TableAnswer, TableLine


class FirstLesson(TypedDict):
    name: str
    minutes: int


class RuleSetInfo(TypedDict):
    name: str
    game: str
    title: str
    version: int
    players: Annotated[list[int], "how many can play"]
    switches: Annotated[dict[str, Any], "every choice between rules that this edition makes, by name"]
    lesson: Annotated[FirstLesson | None, "the lesson to begin with"]


class LevelInfo(TypedDict):
    name: str
    seconds: Annotated[float, "the longest it thinks about a move"]


class Meta(TypedDict):
    """What this server offers."""

    version: str
    rule_sets: list[RuleSetInfo]
    levels: list[LevelInfo]
    languages: list[str]
    access_code: Annotated[bool, "registering needs the access code"]
    push_key: Annotated[str | None, "the public VAPID key; null: no Web Push here"]


class Health(TypedDict):
    status: Literal["ok"]
    database: Literal["ok"]


class NewPlayerAnswer(TypedDict):
    player: str
    name: str
    bot: bool
    token: Annotated[str, "shown only once; send it as `Authorization: Bearer …`"]


class Recovered(NewPlayerAnswer):
    code: Annotated[str, "the next recovery code, shown only once; the one you used is used up"]


class Me(TypedDict):
    player: str
    name: str
    bot: bool
    registered: Annotated[bool, "the name is yours alone on this server"]
    results_shown: Annotated[bool, "your ratings and games can be looked up by it"]
    recovery: Annotated[bool, "there is a recovery code"]


class CarryCode(TypedDict):
    code: Annotated[str, "for another device: it gets a token of its own for it, once"]
    seconds: Annotated[int, "for which it is good"]


class NewToken(TypedDict):
    token: Annotated[str, "shown only once; the one before is no longer valid"]


class RecoveryCode(TypedDict):
    code: Annotated[str, "shown only once, to be written down: whoever has it gets a new token"]


class Forgotten(TypedDict):
    games: Annotated[int, "games that keep a number in place of your name"]


class ReportAnswer(TypedDict):
    number: int
    report: Annotated[dict[str, Any], "what the owner is sent: your words, what you saw, the log; to be kept as a file"]


class AdminAnswer(TypedDict):
    done: Annotated[
        Any, "a list of what was asked for, or what was or would be done; as `cothon admin --json` prints it"
    ]


class Joined(TypedDict):
    """`tokens` holds a token for each seat just taken. It works for that seat only: on another device, in a program."""

    table: TableAnswer
    tokens: dict[str, str]


class StoodUp(TypedDict):
    table: str
    seat: Annotated[int, "which is free again"]


class Cancelled(TypedDict):
    table: str
    status: Literal["closed"]


class Invitation(TypedDict):
    seat: int
    table: TableLine


class HintMove(TypedDict):
    move: str
    words: str
    parts: Words
    win: Annotated[float, "the estimated chance of winning, 0 to 1"]
    points: float | None
    simulations: int
    continuation: list[str]
    reason: Annotated[Words | None, "of the best move: what it has over the next best, where that is certain"]


class HintAnswer(TypedDict):
    seq: int
    level: str
    moves: Annotated[list[HintMove], "best first"]


class HookAnswer(TypedDict):
    url: str | None


class PushAnswer(TypedDict):
    subscribed: bool


class NoticeAnswer(TypedDict):
    after: Annotated[int, "minutes of not looking until you are told of your turn"]
    turn: bool
    full: bool
    digest: bool
    email: str | None
    confirmed: Annotated[bool, "e-mails go to the address"]
    mail: Annotated[bool, "the server can send e-mail"]
    push: Annotated[bool, "a browser of yours is told"]


class LetterAnswer(TypedDict):
    letters: Annotated[bool, "whether e-mails are sent from now on"]
