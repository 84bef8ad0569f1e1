"""A review in all languages at once: what is the same in all of them is kept once.

To put it together takes milliseconds, so that is done where no moves wait for it.
"""

from __future__ import annotations

from typing import TypedDict

from pydantic_core import from_json

from cothon.core import words
from cothon.review import Review
from cothon.review.shapes import DecisionData, ReviewData
from cothon.server.encoding import to_json
from cothon.server.reviews.answers import told


class Packed(TypedDict):
    data: ReviewData  # in the default language
    told: dict[str, list[DecisionData]]  # by other language: the decisions that have words


def pack(review: Review) -> Packed:
    others = [language for language in words.languages() if language != words.DEFAULT]
    return {"data": review.data(), "told": {language: decisions_with_words(review, language) for language in others}}


def decisions_with_words(review: Review, language: str) -> list[DecisionData]:
    return [one for one in review.data(language)["decisions"] if has_words(one)]


def has_words(decision: DecisionData) -> bool:
    return bool(decision["reasons"] or decision.get("told"))


def unpack(packed: Packed, language: str) -> ReviewData:
    told = {decision["step"]: decision for decision in packed["told"].get(language, [])}
    data = packed["data"]
    return {**data, "decisions": [told.get(decision["step"], decision) for decision in data["decisions"]]}


def in_languages(review: Review) -> dict[str, str]:
    """What is found so far, as it is sent."""
    return {language: to_json(review.data(language)).decode() for language in words.languages()}


def kept_told(kept: str, language: str) -> bytes:
    """The answer to whoever looks at a review that is done."""
    return told("done", 1.0, None, to_json(unpack(from_json(kept), language)))
