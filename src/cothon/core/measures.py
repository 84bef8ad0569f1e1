"""What statistics tell of a game beside points and wins: events counted, or their numbers added up."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Measure:
    """How often something happened to a seat, or how much of it; instead of events also what it has at the end."""

    name: str
    kind: str = ""  # of event
    of: str = ""  # the field that is added up, a number or counts of things; none: events are counted
    where: tuple[str, int] | None = None  # only events in which this field has this number
    last: str = ""  # instead of events: a number of the seat's last observation
    is_held: bool = False  # told beside the win chance: what one more at the end goes with
