"""Noting what speaks for a seat or a move, and weighing it. Joined into every game that judges."""

from cothon.core.state import Features


def note(features: Features, index: int, amount: float) -> None:
    """There is so much of a feature; what is not there need not be noted."""
    if amount != 0.0:
        features.index[features.count] = index
        features.amount[features.count] = amount
        features.count += 1


def weighed_move(features: Features) -> float:
    total: float = 0.0
    for i in range(features.count):
        total += features.move_weight[features.index[i]] * features.amount[i]
    return total


def weighed_seat(features: Features, points: float) -> float:
    """Its strength; its points grow from those it has."""
    total: float = 0.0
    for i in range(features.count):
        total += features.win_weight[features.index[i]] * features.amount[i]
        points += features.points_weight[features.index[i]] * features.amount[i]
    features.points = max(0.0, points)
    return total
