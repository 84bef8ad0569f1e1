"""Small builders for Guilds: a position with only what matters."""

from __future__ import annotations

from typing import Any

import cothon

BASE = [f"base:{name}" for name in ("market", "market", "residence", "trading", "warship", "delivery", "delivery")]
DOCKED = ["dyes/embargo/5/1", "oils/commando/5/1", "glass/palette/5/1", "cedar/favour/5/1", "jewelry/opulence/5/1"]
OUTSIDE = ["dyes/legacy/6/2", "oils/intrigue/6/2"]


def seat(hand: str = "", base: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """A seat with these trade cards and, if not told otherwise, all base cards in hand."""
    return {"hand": hand.split() + (BASE if base is None else base), **more}


def harbour(players: int) -> list[str]:
    return DOCKED[: players + 1] + OUTSIDE


def position(*seats: dict[str, Any], market: str = "", **more: Any) -> dict[str, Any]:
    """A position at the start of the turn of seat 0, two plain seats if none are given."""
    chosen = seats or (seat(), seat())
    return {
        "rules": "guilds/standard",
        "players": len(chosen),
        "market": market.split(),
        "harbour": harbour(len(chosen)),
        "seats": list(chosen),
        **more,
    }


def table(*seats: dict[str, Any], seed: int = 1, **more: Any) -> cothon.Table:
    return cothon.from_position(position(*seats, **more), seed=seed)


def pending(
    *steps: str | dict[str, Any], space: str | None = None, seat: int = 0, guild: bool = False
) -> dict[str, Any]:
    """What is under way, the current step last; the end of the turn may be left out."""
    listed = [{"step": step} if isinstance(step, str) else step for step in steps]
    return {"seat": seat, "space": space, "guild": guild, "steps": listed}


def during(*steps: str | dict[str, Any], space: str, own: dict[str, Any] | None = None, **more: Any) -> cothon.Table:
    """In the middle of the turn of seat 0, who has chosen a space."""
    guild = more.pop("guild", False)
    others = more.pop("others", (seat(),))
    own = seat() if own is None else own
    return table(own | {"disc": space}, *others, pending=pending(*steps, space=space, guild=guild), **more)


def after(space: str = "market", own: dict[str, Any] | None = None, **more: Any) -> cothon.Table:
    """After the main action."""
    return during("after", space=space, own=own, **more)
