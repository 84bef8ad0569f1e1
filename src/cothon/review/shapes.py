"""A review as data. mypy holds the code to these types; OpenAPI and the page's types are made from them."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from cothon.core.game import Json
from cothon.core.words import Words

Label = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Turning = Literal["mistake", "missed", "luck", "best"]


class PlayerData(TypedDict):
    seat: int
    name: str
    accuracy: Annotated[float | None, "from 0 to 100; null without a decision"]
    lost: Annotated[float, "win share given away by decisions"]
    others: Annotated[float, "win share that others' decisions gave or took"]
    luck: Annotated[float, "win share that chance gave or took"]
    decisions: int


class CoursePoint(TypedDict, total=False):
    """Before a decision, or the end."""

    step: Annotated[int, "entries of the log before it"]
    turn: Annotated[int, "the seat's turns so far, this one included"]
    seat: Annotated[int | None, "who decides; null at the end"]
    win: Annotated[list[float], "each seat's share of the win"]
    decided: Annotated[list[float], "what the decision gave or took"]
    luck: Annotated[list[float], "what chance gave or took after it"]


class ReasonData(TypedDict):
    words: Words
    figures: Annotated[Json, "what was measured; empty where no single reason carries the gap"]


class ChoiceData(TypedDict):
    moves: list[str]
    words: Annotated[list[Words], "a sentence for each move"]
    win: float
    win_interval: list[float]
    points: float
    points_interval: list[float]


class ToldBase(TypedDict):
    played: list[Words]
    best: list[Words]


class Told(ToldBase, total=False):
    """Choices in words, a sentence for each move."""

    natural: Annotated[list[Words], "what looked best at a glance: the reasons for the best move compare it with this"]
    next: Annotated[list[Words], "what came up after it, where that was luck"]


class Outcomes(TypedDict):
    """Right after each choice: what the seat that decided would see, before chance goes on."""

    played: Json
    best: Json


class DecisionDataBase(TypedDict):
    step: int
    turn: int
    seat: int
    played: list[str]
    best: list[str]
    win_played: float
    win_best: float
    loss: float
    interval: Annotated[list[float], "of the gap between best and played, at 95 %"]
    close: Annotated[bool, "it cannot be told which choice is better"]
    label: Label
    turning: Annotated[Turning | None, "what it turned"]
    reasons: list[ReasonData]


class DecisionData(DecisionDataBase, total=False):
    """The last ones only at turning points."""

    whose: Annotated[int, "the seat whose win share changed"]
    weight: Annotated[float, "by how much; for luck with its sign"]
    told: Told
    outcomes: Outcomes
    choices: Annotated[list[ChoiceData], "every choice, the best first; at most 40"]


class ReviewData(TypedDict):
    players: list[PlayerData]
    course: list[CoursePoint]
    decisions: list[DecisionData]
    turning_points: Annotated[list[int], "steps, the most weighty first"]
    effort: float


class AttemptData(TypedDict):
    accepted: Annotated[bool, "it gives away less than half a mistake"]
    label: Label
    loss: float
    win: float
    win_best: float
    reasons: list[ReasonData]
