"""Everyone's chance to win as bands of characters that fill the height, turns along the width."""

from __future__ import annotations

from collections.abc import Sequence

from rich.panel import Panel
from rich.text import Text

from cothon.review.course import Stretch

STYLES = ("on cyan", "on magenta", "on bright_black", "on yellow")
SIGNS = (" ", "░", "▒", "▓")  # nothing by colour alone
HEIGHT = 12
WIDTH = 72


def draw(stretches: Sequence[Stretch], names: Sequence[str], title: str) -> Panel:
    """A column for every decision, or as many as fit; the last one is the end."""
    shares = [stretch.win for stretch in stretches] + [stretches[-1].end]
    columns = [shares[round(place * (len(shares) - 1) / (WIDTH - 1))] for place in range(WIDTH)]
    curve = Text()
    for row in range(HEIGHT):
        for column in columns:
            seat = seat_at((row + 0.5) / HEIGHT, column)
            curve.append(SIGNS[seat], STYLES[seat])
        curve.append("\n")
    return Panel(curve.append(legend(names)), title=title, width=WIDTH + 4)


def seat_at(height: float, shares: Sequence[float]) -> int:
    """Whose band is at this height, seats from the top."""
    for seat, share in enumerate(shares[:-1]):
        height -= share
        if height < 0:
            return seat
    return len(shares) - 1


def legend(names: Sequence[str]) -> Text:
    line = Text()
    for seat, name in enumerate(names):
        line.append(SIGNS[seat] * 3, STYLES[seat]).append(f" {name}   ")
    return line
