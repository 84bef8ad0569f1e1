"""Interleaved measuring: every contestant gets a short window in turn, again and again, on CPU time.

These machines are noisy; a ratio of medians over interleaved windows in one run is worth more than any
single number.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

Work = Callable[[], float]  # does some work and returns how many units it did


def measure(contestants: dict[str, Work], windows: int = 9, seconds: float = 0.25) -> dict[str, float]:
    """Units a second of each, the median over the windows."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(windows):
        for name, work in contestants.items():
            rates[name].append(one_window(work, seconds))
    return {name: statistics.median(values) for name, values in rates.items()}


def one_window(work: Work, seconds: float) -> float:
    units, start = 0.0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        units += work()
    return units / spent


def short(number: float) -> str:
    if number >= 1e6:
        return f"{number / 1e6:.2f} M"
    return f"{number / 1e3:.1f} k" if number >= 1e3 else f"{number:.1f}"
