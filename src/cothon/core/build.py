"""Which engine runs: the compiled parts where all of them were built, otherwise the same files as plain Python."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from types import ModuleType

PARTS = ("core", "traders", "guilds", "search", "kernel", "review")  # as in tools/join.py


@cache
def is_compiled() -> bool:
    """All parts or none: a compiled game over a plain core would not fit together."""
    if os.environ.get("COTHON_PLAIN") == "1":
        return False
    try:
        for part in PARTS:
            import_module(f"cothon.compiled.{part}")
    except ImportError:
        return False
    return True


def part(name: str, plain: str) -> ModuleType:
    """The compiled part, or the plain module that offers the same."""
    return import_module(f"cothon.compiled.{name}" if is_compiled() else plain)


def part_for(state: object, name: str, plain: str) -> ModuleType:
    """The part that fits the state: a game that was not compiled is played by the plain modules."""
    kind: type = type(state)
    return part_of(kind, name, plain)


@cache
def part_of(kind: type, name: str, plain: str) -> ModuleType:
    return import_module(f"cothon.compiled.{name}" if is_compiled_kind(kind) else plain)


def is_compiled_state(state: object) -> bool:
    return is_compiled_kind(type(state))


def is_compiled_kind(kind: type) -> bool:
    return kind.__module__.startswith("cothon.compiled.")
