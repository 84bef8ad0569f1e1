"""Shapes of data as TypedDicts: what a game's view, an event or an answer has, and nothing else."""

from __future__ import annotations

from typing import TypeVar

Shape = TypeVar("Shape", bound=type)


def closed(shape: Shape) -> Shape:
    """Whoever checks data against the shape refuses further keys."""
    shape.__pydantic_config__ = {"extra": "forbid"}  # type: ignore[attr-defined]
    return shape
