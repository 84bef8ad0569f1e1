"""What a coach could say to a beginner who decides now: read off their own view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cothon.core.game import Remark
from cothon.core.json import Json

STEPS = {"setup": "setup", "deliver": "deliver"}  # steps that have a remark of their own


def remarks(view: Json, legal: Sequence[str]) -> list[Remark]:
    """What matters most comes first."""
    if view["viewer"] is None:
        return []
    seat = view["viewer"]
    steps = view.get("pending", {}).get("steps", [])
    step = steps[-1]["step"] if steps else "turn"
    if step in STEPS:
        return [Remark(STEPS[step])]
    if any(move.startswith("seat ") for move in legal):
        return [Remark("after", "hall")]
    return list(of_a_turn(view, seat)) if any(move.startswith("act ") for move in legal) else []


def of_a_turn(view: Json, seat: int) -> Iterator[Remark]:
    own = view["seats"][seat]
    for dock, ship in enumerate(view["harbour"][: len(view["docks"])], 1):
        if ship is not None and view["docks"][dock - 1] == seat and good_of(ship) in goods(own["hand"]):
            yield Remark("delivery", f"trading {dock}")
    if own["available"] and coins(own["hand"]) >= cheapest_seat(view):
        yield from (Remark("marker", f"space-{space}") for space in view["markers"])
    if all(owner is not None for owner in view["docks"]):
        yield Remark("docks", "space-trading")
    if own["ships_up"]:
        yield Remark("effect", f"fleet-{seat}")
    yield from of_the_time(view, own)


def of_the_time(view: Json, own: Json) -> Iterator[Remark]:
    """What is worth saying only early or only late."""
    last = view["decade"] == view["board"]["decades"]
    if last and view["round"] == view["board"]["rounds"] - 1:
        yield Remark("end", "hall")
    if own["played"] and not last:
        yield Remark("played", "own-hand")
    if view["decade"] == 1 and not own["played"]:
        yield Remark("turn", "wheel")


def good_of(thing: str) -> str:
    return thing.split("/")[0]


def goods(hand: Sequence[str]) -> set[str]:
    return {good_of(card) for card in hand}


def coins(hand: Sequence[str]) -> int:
    return sum(int(card.rsplit("/", 1)[1]) for card in hand if "/" in card)


def cheapest_seat(view: dict[str, Any]) -> int:
    """In the guild hall; the forum has always room."""
    hall: dict[str, int] = view["board"]["hall"]
    return min([cost for name, cost in hall.items() if name not in view["hall"]], default=view["board"]["forum"])
