"""Means with the bounds within which they are known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import mean, stdev

# Student's t at 95 %, both sides, by degrees of freedom from 1
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.10)
NORMAL = 1.96


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float
    freedom: int = 1000

    @property
    def low(self) -> float:
        return self.mean - self.reach

    @property
    def high(self) -> float:
        return self.mean + self.reach

    @property
    def reach(self) -> float:
        """Half the 95 % interval."""
        return student(self.freedom) * self.error if self.error else 0.0

    @property
    def certainty(self) -> float:
        """How many errors it lies from zero."""
        return self.mean / self.error if self.error else (inf if self.mean else 0.0)


def student(freedom: int) -> float:
    if freedom < 1:
        return inf
    return STUDENT[freedom - 1] if freedom <= len(STUDENT) else NORMAL + 2.5 / freedom


def estimate(values: Sequence[float]) -> Estimate:
    """Of independent measurements."""
    if len(values) < 2:
        return Estimate(values[0] if values else 0.0, inf, 0)
    return Estimate(mean(values), stdev(values) / sqrt(len(values)), len(values) - 1)


def estimate_from_sums(total: float, squares: float, count: int) -> Estimate:
    """Of a number of differences, from their sum and the sum of their squares."""
    if count < 2:
        return Estimate(total, inf, 0)
    middle = total / count
    variance = max(0.0, squares / count - middle * middle) * count / (count - 1)
    return Estimate(middle, sqrt(variance / count), count - 1)
