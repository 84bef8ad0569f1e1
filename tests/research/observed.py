"""What an observation must say, written from the view: a second reading of each layout."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from cothon.core.layout import Layout
from cothon.core.state import State

Data = dict[str, Any]


def observation(state: State, seat: int, layout: Layout) -> np.ndarray:
    table = np.full((1, layout.size), -7, np.float32)  # a number that is not written would show
    state.observe(seat, table, 0)
    return table[0]


def relative(view: Data, other: object) -> str | None:
    if not isinstance(other, int):
        return None
    return f"+{(other - view['viewer']) % view['players']}"


def traders_from_view(view: Data, market_value: int) -> Data:
    """Every field of the table that the view decides."""
    pending = view.get("pending", {"seat": view["turn"], "steps": [{"step": "turn"}]})
    step = pending["steps"][-1] if view["turn"] is not None else {}
    unseen = view["memory"]["unseen"]
    buying = step if step.get("step") in ("flip", "pay") else {}
    return {
        "rules": view["rules"].partition("/")[2],
        "players": str(view["players"]),
        "ending": view.get("ending"),
        "decides": relative(view, view["turn"]),
        "start": relative(view, view["start"]),
        "step": step.get("step"),
        **{f"ship {ship}": str(place) for ship, place in view["ships"].items()},
        "market": Counter(view["market"]),
        "farm": Counter(view["farm"]),
        "discard": Counter(view["discard"]),
        "unseen": Counter(unseen[-1]),
        "unseen older": Counter(card for cards in unseen[:-1] for card in cards),
        "draw size": view["draw_size"],
        "pile": view.get("pile", 0),
        "passes": view.get("passes", 0),
        "price": market_value,
        "due": step.get("due", 0),
        "flips": buying.get("flipped", {}),
        "paid": Counter(step.get("paid", ())),
        "chosen": Counter(step.get("stored", ())),
        "spent": Counter(step.get("spent", ())),
    }


def traders_seat(view: Data, seat: int) -> Data:
    shown = view["seats"][seat]
    memory = view["memory"]
    hand = memory["known"][seat]
    reserved = shown["reserved"] or {}
    return {
        "present": 1,
        "hand": Counter(hand),
        "stock": Counter(shown["stock"]),
        "stored": Counter(shown["stored"]),
        "vp seen": Counter(memory["vp_seen"][seat]),
        "vp unseen": sum(memory["vp_hidden"][seat]),
        "vp substitutes": memory["vp_substitutes"][seat],
        "vp": memory["vp"][seat],
        "tokens": shown["tokens"],
        "flipped": shown["flipped"],
        "all tokens": sum(shown["tokens"].values()) + sum(shown["flipped"].values()),
        "coins": sum(int(card[1]) for card in hand),
        "piece": int(shown["piece"]),
        "reserved in": reserved.get("row"),
        "reserved": reserved.get("card"),
    }
