"""The steps of a position, bottom to top: which must be there, and which may be left out.

A step that always comes later need not be named: after `take` comes `swap`, at the bottom is `end`.
"""

from __future__ import annotations

from typing import Any

from cothon.core.brief import brief, plainly
from cothon.core.game import Json
from cothon.core.refusal import BadPosition
from cothon.games.guilds.text.pending import KINDS, name_of

SEVERAL = {"deal", "setup", "unused"}  # may be under way more than once
AT_THE_BOTTOM = {"end": 0, "turn": 1, "after": 1}

LATER = {
    "turn": "end",
    "after": "end",
    "take": "swap",
    "swap": "ready",
    "give": "ready",
    "ready": "after",
    "residence": "after",
    "dock": "after",
    "deliver": "after",
    "pay": "after",
    "pay ship": "deliver",
    "pay expedition": "deliver",
    "reveal": "returned",
    "expedition": "returned",
    "returned": "deliver",
    "legacy": "after",
    "decade": "turn",
    "setup": "turn",
    "setup-dock": "turn",
    "start": "turn",
    "unused": "turn",
    "neutral": "turn",
    "markers": "turn",
}
MAIN_STEPS: dict[str, Json] = {
    "market": {"step": "take"},
    "residence": {"step": "residence"},
    "trading": {"step": "dock", "harbour": "trading"},
    "warship": {"step": "dock", "harbour": "warship"},
    "delivery": {"step": "deliver"},
}
HARBOURS = {"pay ship": "trading", "pay expedition": "warship", "reveal": "warship", "expedition": "warship"}


def full_name(step: Json) -> str:
    """With what a payment is for, where it matters."""
    name = str(name_of(step))
    detailed = f"{name} {step.get('for')}"
    return detailed if detailed in LATER else name


def later_step(step: Json, space: str | None) -> Json:
    """The step that comes next after this one, as far as this one tells."""
    name = full_name(step)
    if name == "play" and space is not None:
        return MAIN_STEPS[space]
    later: Json = {"step": LATER.get(name, "end")}
    return later


def completed(steps: list[Any], space: str | None) -> list[Json]:
    """The steps with those that were left out, checked."""
    for step in steps:
        if not isinstance(name_of(step), str) or (name_of(step) != "pay" and name_of(step) not in KINDS):
            raise BadPosition("position-step", step=brief(name_of(step)))
    whole: list[Json] = []
    for step in steps:
        add_step(whole, step, space)
    if opens_decade(whole, space) and all(name_of(step) != "turn" for step in whole):
        whole.insert(1, {"step": "turn"})
    note_deliveries(whole)
    check(whole)
    return whole


def add_step(whole: list[Json], step: Json, space: str | None) -> None:
    later = later_step(step, space)
    if step["step"] != "end" and all(name_of(other) != later["step"] for other in whole):
        add_step(whole, later, space)
    whole.append(step)


def opens_decade(steps: list[Json], space: str | None) -> bool:
    """Whether a turn still has to begin: nothing but a pass leads from no space to the end."""
    names = [name_of(step) for step in steps]
    return space is None and "after" not in names and names != ["end", "deal"]


def note_deliveries(steps: list[Json]) -> None:
    """A delivery that is under way is one of those made."""
    done = next((step for step in steps if step["step"] == "deliver"), {})
    for step in steps:
        harbour = HARBOURS.get(full_name(step))
        if harbour is not None and isinstance(done.get("done", []), list) and harbour not in done.get("done", []):
            done["done"] = [*done.get("done", []), harbour]


def check(steps: list[Json]) -> None:
    """Each step once, the end of the turn and what it rests on at the bottom."""
    names = [name_of(step) for step in steps]
    for i, name in enumerate(names):
        if name in names[:i] and name not in SEVERAL:
            raise BadPosition("position-step", step=plainly(name))
        if AT_THE_BOTTOM.get(str(name), i) != i:
            raise BadPosition("position-step", step=plainly(name))
