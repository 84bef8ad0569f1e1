"""The curve of a game as a drawing: everyone's chance to win as bands that fill the height."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from cothon.review.report import Review

WIDTH, HEIGHT, MARGIN = 860.0, 300.0, 90.0
COLOURS = ("#2d7f8f", "#b5533c", "#d9a441", "#7a4a6d")
DECIDING = 0.35  # of the way to the next decision; the rest is luck


def svg(review: Review) -> str:
    """Steep where a decision was made, then what luck did until the next one; turning points are numbered."""
    times, shares = course(review)
    bands = "".join(band(seat, times, shares) for seat in range(len(review.names)))
    names = "".join(label(seat, name, shares[-1]) for seat, name in enumerate(review.names)) if shares else ""
    box = f"0 0 {WIDTH + MARGIN:.0f} {HEIGHT + 26:.0f}"
    return f'<svg viewBox="{box}" role="img">{bands}{names}{marks(review)}</svg>'


def course(review: Review) -> tuple[list[float], list[Sequence[float]]]:
    """When, and everyone's share of the win then."""
    times: list[float] = []
    shares: list[Sequence[float]] = []
    for place, stretch in enumerate(review.stretches):
        decided = [win + change for win, change in zip(stretch.win, stretch.decided, strict=True)]
        times += [place, place + DECIDING]
        shares += [stretch.win, decided]
    if review.stretches:
        times.append(len(review.stretches))
        shares.append(review.stretches[-1].end)
    return [time * WIDTH / max(1, len(review.stretches)) for time in times], shares


def band(seat: int, times: Sequence[float], shares: Sequence[Sequence[float]]) -> str:
    top = [(time, HEIGHT * sum(share[:seat])) for time, share in zip(times, shares, strict=True)]
    foot = [(time, HEIGHT * sum(share[: seat + 1])) for time, share in zip(times, shares, strict=True)]
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*top, *reversed(foot)])
    return f'<polygon points="{corners}" fill="{COLOURS[seat]}" stroke="var(--ground)" stroke-width="1"/>'


def label(seat: int, name: str, shares: Sequence[float]) -> str:
    """At the right end of the band, or a little beside it: even who has lost has a name."""
    middle = HEIGHT * (sum(shares[:seat]) + shares[seat] / 2)
    height = min(max(middle, 14.0 + 16.0 * seat), HEIGHT - 16.0 * (len(shares) - 1 - seat))
    return (
        f'<rect x="{WIDTH + 6:.0f}" y="{height - 9:.0f}" width="10" height="10" fill="{COLOURS[seat]}"/>'
        f'<text x="{WIDTH + 20:.0f}" y="{height:.0f}">{escape(name[:10])}</text>'
    )


def marks(review: Review) -> str:
    """A number under the curve for each turning point, as in the list below it."""
    places = {stretch.step: place for place, stretch in enumerate(review.stretches)}
    drawn = []
    for number, point in enumerate(review.turning_points, 1):
        x = (places[point.step] + DECIDING / 2) * WIDTH / max(1, len(review.stretches))
        line = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{HEIGHT:.0f}" stroke="#fff" stroke-dasharray="3 4"/>'
        text = f'<text x="{x:.1f}" y="{HEIGHT + 18:.0f}" text-anchor="middle">{number}</text>'
        drawn.append(f'<a href="#point-{number}">{line}{text}</a>')
    return "".join(drawn)
