"""Is the engine compiled, all of it and from the present sources? The exit code says so, and a sentence what is not."""

from __future__ import annotations

import sys
from importlib import import_module

import join


def outdated() -> list[str]:
    """The parts that are not there or were made from other sources than those that lie here now."""
    return [part.name for part in join.PARTS if made_from(part) != join.fingerprint(part)]


def made_from(part: join.Part) -> str:
    """The fingerprint that a built part carries."""
    try:
        return str(import_module(f"cothon.compiled.{part.name}").SOURCES)
    except ImportError:
        return ""


if __name__ == "__main__":
    if parts := outdated():
        sys.exit(f"The engine is not compiled: {', '.join(parts)} missing or not of the present sources.")
