"""Noting what speaks for a seat or a move. Joined into every game that judges."""

from cothon.core.state import Features


def note(features: Features, index: int, amount: float) -> None:
    """There is so much of a feature; what is not there need not be noted."""
    if amount != 0.0:
        features.index[features.count] = index
        features.amount[features.count] = amount
        features.count += 1
