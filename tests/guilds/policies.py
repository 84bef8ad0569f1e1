"""Ways to play at random that reach more of Guilds than choosing evenly."""

from __future__ import annotations

IDLE = ("pass", "decline", "done")
WANTED = ("use", "deliver", "tile", "seat", "free", "ready", "marker", "dock", "swap")


def busy(legal: list[str]) -> list[str]:
    """Deliver, place and use effects whenever it is possible, and never idle otherwise."""
    wanted = [move for move in legal if move.split()[0] in WANTED]
    delivery = [move for move in legal if move in ("act delivery", "act warship", "act trading")]
    return wanted or delivery or [move for move in legal if move not in IDLE] or legal


def fleet(legal: list[str]) -> list[str]:
    """Crowd the warship harbour, so that the anchor is used."""
    for kinds in (("use commando", "deliver anchor", "deliver trading", "dock warship"), ("pay", "play", "ready")):
        if chosen := [move for move in legal if move.startswith(kinds)]:
            return chosen
    return [move for move in legal if move in ("act warship", "act delivery", "act trading", "act market")] or legal
