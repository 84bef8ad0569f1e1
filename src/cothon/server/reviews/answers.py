"""What is told of a review."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from cothon.review.shapes import ReviewData

Standing = Literal["none", "waiting", "running", "done", "failed"]


class ReviewAnswer(TypedDict):
    standing: Annotated[Standing, "none: nobody has asked for it yet"]
    share: Annotated[float, "how much is done, from 0 to 1"]
    place: Annotated[int | None, "how many reviews are before it while it waits"]
    review: Annotated[ReviewData | None, "what is found so far"]
