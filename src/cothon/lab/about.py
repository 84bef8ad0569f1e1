"""What a table of games says about itself: which program played them, by which command, and what its columns mean."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING

from cothon.core.json import Json
from cothon.games import base_of
from cothon.version import VERSION

if TYPE_CHECKING:
    from cothon.lab.plan import Plan

SCHEMA = 1  # of the tables; grows whenever a column changes its name, type or meaning


def plain_name(name: str) -> str:
    """A column's name that no language has to quote: letters, digits and underscores."""
    return re.sub(r"[^0-9A-Za-z]+", "_", name).strip("_")


def about(plan: Plan) -> Json:
    from cothon.lab.happenings import types_of

    layout = plan.game.layout
    return {
        "cothon": VERSION,
        "schema": SCHEMA,
        "each": plan.each,
        "command": command(plan),
        "rules": str(plan.rules),
        "version": plan.game.rule_sets[base_of(plan.rules)].version,
        "bots": list(plan.bots),
        "rotate": plan.rotate,
        "games": plan.games,
        "seed": plan.seed,
        "events": plan.events,
        "finals": list(plan.finals),
        "types": types_of(plan.game) if plan.each == "event" else {},
        "layout": {"game": layout.game, "version": layout.version},
    }


def command(plan: Plan) -> str:
    """What plays the same games again."""
    words = ["cothon", "simulate", str(plan.rules), "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    words += ["--rotate"] * plan.rotate + ["--events"] * plan.events
    return shlex.join(words)


def is_same_run(one: Json, other: Json) -> bool:
    """Whether two tables are of the same games, however many of them; the program may have grown since."""
    passing = ("games", "command", "cothon")
    return {key: value for key, value in one.items() if key not in passing} == {
        key: value for key, value in other.items() if key not in passing
    }
