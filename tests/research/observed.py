"""What an observation must say, written from the view: a second reading of each layout."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from cothon.core.house import with_house
from cothon.core.layout import Layout
from cothon.core.state import State
from cothon.games.guilds.text.symbols import SEAT_NAMES
from cothon.games.traders.rule_sets import PLAYERS, RULE_SETS

Data = dict[str, Any]

UNTOUCHED = -7
ROOM = 200


def observation(state: State, seat: int, layout: Layout) -> np.ndarray:
    """A number that is not written would show, and one that is written too far."""
    table = np.full((1, layout.size + ROOM), UNTOUCHED, np.float32)
    state.observe(seat, table, 0, np.ones_like(table))
    assert (table[0, layout.size :] == UNTOUCHED).all()
    return table[0, : layout.size]


def relative(view: Data, other: object) -> str | None:
    if not isinstance(other, int):
        return None
    return f"+{(other - view['viewer']) % view['players']}"


def switches(view: Data) -> Data:
    """Of the rule set, with the house rules that the view names."""
    rule_set = with_house(RULE_SETS[view["rules"]], view.get("house"), PLAYERS)
    values = {name.replace("_", " "): value for name, value in rule_set.switches(view["players"]).items()}
    return values | {"spare": {}}


def traders_from_view(view: Data) -> Data:
    """Every field of the table that the view decides."""
    pending = view.get("pending", {"seat": view["turn"], "steps": [{"step": "turn"}]})
    step = pending["steps"][-1] if view["turn"] is not None else {}
    unseen = view["memory"]["unseen"]
    buying = step if step.get("step") in ("flip", "pay") else {}
    return {
        **switches(view),
        "players": str(view["players"]),
        "ending": view.get("ending"),
        "decides": relative(view, view["turn"]),
        "active": None if view["turn"] is None else relative(view, pending["seat"]),
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


def guilds_from_view(view: Data) -> Data:
    """Every field of the table that the view decides."""
    pending = view.get("pending", {"seat": view["turn"], "space": None, "guild": False, "steps": [{"step": "turn"}]})
    over = view["turn"] is None
    step = {} if over else pending["steps"][-1]
    name = step.get("step")
    memory = view["memory"]
    own = view["seats"][view["viewer"]]["hand"]
    known = memory["known"][view["viewer"]]
    return {
        "every different set": int(view.get("house", {}).get("every_different_set", True)),
        "players": str(view["players"]),
        "ending": view.get("ending"),
        "decides": relative(view, view["turn"]),
        "active": None if over else relative(view, pending["seat"]),
        "start": relative(view, view["start"]),
        "decade": str(view["decade"]),
        "round": str(view["round"]),
        "step": f"pay {step['for']}" if name == "pay" else name,
        "space": None if over else pending["space"],
        "guild": 0 if over else int(pending["guild"]),
        "market": Counter(view["market"]),
        "discard": Counter(view["discard"]),
        "unseen": Counter(memory["unseen"][-1]),
        "unseen older": Counter(card for cards in memory["unseen"][:-1] for card in cards),
        "secret": Counter(card for card in own if not card.startswith("base:") and card not in known),
        "draw size": view["draw_size"],
        "reshuffles": len(memory["unseen"]) - 1,
        "harbour": {ship: place + 1 for place, ship in enumerate(view["harbour"]) if ship},
        "ship bottom": {ship: place + 1 for place, ship in enumerate(memory["ship_bottom"])},
        "ship pile": Counter(memory["ship_pile"]),
        "revealed": step.get("ship"),
        **{f"dock {i + 1}": relative(view, owner) for i, owner in enumerate(view["docks"])},
        "markers": Counter(view["markers"]),
        "neutral": Counter(view["neutral"]),
        **{f"hall {seat}": owner_of(view, view["hall"].get(seat)) for seat in SEAT_NAMES},
        "tiles": Counter(list(view["tiles"])),
        **guilds_decision(step),
    }


def guilds_decision(step: Data) -> Data:
    name = step.get("step")
    dock = step.get("dock")
    harbour = step.get("harbour")
    done = step.get("done", ())
    used = step.get("favour") or step.get("opulence") or step.get("luxury") or 0
    return {
        "spent": Counter(step.get("paid", step.get("played", ()))),
        "wanted": step.get("card"),
        "column": step.get("column"),
        "delivery": None if dock is None else str(dock),
        "bought": step.get("place"),
        "need": step.get("need", 0),
        "due": step["cost"] - sum(int(card.split("/")[2]) for card in step["paid"]) if "cost" in step else 0,
        "effects": int(used),
        "docking trading": int(name == "dock" and harbour == "trading"),
        "docking warship": int(name == "dock" and harbour == "warship"),
        "delivered trading": int("trading" in done),
        "delivered warship": int("warship" in done),
    }


def owner_of(view: Data, owner: object) -> str | None:
    return "neutral" if owner == "neutral" else relative(view, owner)


def guilds_seat(view: Data, seat: int) -> Data:
    shown = view["seats"][seat]
    memory = view["memory"]
    own = seat == view["viewer"]
    hand = shown["hand"] if own else memory["known"][seat]
    hidden = [0] if own else memory["hidden"][seat]
    return {
        "present": 1,
        "hand": Counter(card for card in hand if not card.startswith("base:")),
        "hidden": hidden[-1],
        "hidden older": sum(hidden[:-1]),
        "base": Counter(card.removeprefix("base:") for card in shown["base"]),
        "hand size": shown["hand_size"],
        "played": Counter(card for card in shown["played"] if not card.startswith("base:")),
        "disc": shown["disc"],
        "available": shown["available"],
        "residence": {column: freed for column, freed in shown["residence"].items() if freed},
        "ships up": Counter(shown["ships_up"]),
        "ships down": Counter(shown["ships_down"]),
        "warship": view["warship"].count(seat),
        "anchor": view["anchor"].count(seat),
        "forum": view["forum"][seat],
        "tiles": {tile: owners.index(seat) + 1 for tile, owners in view["tiles"].items() if seat in owners},
    }
