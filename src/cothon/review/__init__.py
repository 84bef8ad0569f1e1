"""What the decisions of a game were worth, and why. It knows no game beyond what games declare about themselves."""

from cothon.review.report import PlayerReview, Review
from cothon.review.reviewing import Progress, review

__all__ = ["PlayerReview", "Progress", "Review", "review"]
