"""What is told of a review."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Raw

from cothon.review.shapes import ReviewData
from cothon.server.encoding import to_json

Standing = Literal["none", "waiting", "running", "done", "failed"]


class ReviewAnswer(TypedDict):
    standing: Annotated[Standing, "none: nobody has asked for it yet"]
    share: Annotated[float, "how much is done, from 0 to 1"]
    place: Annotated[int | None, "how many reviews are before it while it waits"]
    review: Annotated[ReviewData | None, "what is found so far"]


def told(standing: Standing, share: float, place: int | None, review: bytes | None) -> bytes:
    """The answer as it is sent; the review is JSON already."""
    found = Raw(review) if review else None
    return to_json({"standing": standing, "share": share, "place": place, "review": found})
