"""What is sent about lessons; typed as in answers.py."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from cothon.core.words import Words
from cothon.server.tables.answers import TableAnswer


class LessonLine(TypedDict):
    name: str
    rules: str
    title: str
    about: Annotated[str, "what it teaches, in a sentence"]
    learned: Annotated[str, "what was learned, said at its end"]
    minutes: int
    steps: Annotated[int, "how many decisions it has"]


class LessonList(TypedDict):
    lessons: list[LessonLine]


class LessonStep(TypedDict):
    """One sentence about what lies on the table, and a decision."""

    lesson: LessonLine
    step: Annotated[int, "from 0"]
    parts: Words
    look: Annotated[
        list[str], "the places on the table that it speaks of, as in the page's `data-at`; `move …`: a choice"
    ]
    invited: Annotated[list[str], "the first move of each decision that it invites"]
    table: TableAnswer


class LessonReply(TypedDict):
    """What is said about a decision. `table` is the table after it if it was good; otherwise nothing has changed."""

    verdict: Literal["good", "other", "impossible"]
    parts: Words
    led: Annotated[list[Words], "what it would have led to, or why it is impossible, in the rules' words"]
    table: TableAnswer | None
