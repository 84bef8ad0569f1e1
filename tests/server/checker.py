"""Compare what clients were told with what the log says: each acknowledged move once, in order, and nothing unasked."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import create_engine, text

from cothon.server.store import migrate


class Sent(NamedTuple):
    """A move that a client asked for."""

    table: str
    seat: int
    move: str


class Line(NamedTuple):
    """A line of the log as somebody was told it; no move where they could not see it."""

    seq: int
    move: str | None


@dataclass
class Heard:
    """All that one client was told."""

    acknowledged: list[tuple[Sent, int]] = field(default_factory=list)  # with its place in the log
    unanswered: list[Sent] = field(default_factory=list)  # played or not: nobody can know
    lines: dict[str, dict[int, Line]] = field(default_factory=dict)  # by table and step, from a live channel
    contradictions: list[str] = field(default_factory=list)

    def hear(self, table: str, step: int, line: Line) -> None:
        before = self.lines.setdefault(table, {}).setdefault(step, line)
        if before != line:
            self.contradictions.append(f"{table}: step {step} was told as {before}, then as {line}")


class Event(NamedTuple):
    seq: int
    kind: str
    seat: int | None
    moves: list[str]


def read_logs(database: str, tables: Iterable[str]) -> dict[str, list[Event]]:
    engine = create_engine(migrate.sync_url(database))
    query = text("SELECT seq, kind, seat, data FROM events WHERE table_id = :id ORDER BY seq")
    with engine.connect() as connection:
        logs = {
            table: [
                Event(seq, kind, seat, json.loads(data).get("moves", []))
                for seq, kind, seat, data in connection.execute(query, {"id": table})
            ]
            for table in tables
        }
    engine.dispose()
    return logs


def faults(database: str, clients: Iterable[Heard], people: tuple[int, ...]) -> list[str]:
    """What does not fit, in words; none is what one hopes for."""
    heard = list(clients)
    tables = {sent.table for one in heard for sent, _ in one.acknowledged} | {t for one in heard for t in one.lines}
    logs = read_logs(database, tables)
    found = [fault for one in heard for fault in one.contradictions]
    for table, log in logs.items():
        found += gaps(table, log)
        found += unasked(table, log, heard, people)
    for one in heard:
        found += lost(one, logs)
        found += misheard(one, logs)
    return found


def gaps(table: str, log: list[Event]) -> Iterator[str]:
    if [event.seq for event in log] != list(range(1, len(log) + 1)):
        yield f"{table}: the log has gaps or doubles"


def lost(one: Heard, logs: dict[str, list[Event]]) -> Iterator[str]:
    """Each acknowledged move stands at its place, once, and later ones stand behind it."""
    last: dict[str, int] = {}
    for sent, seq in one.acknowledged:
        log = logs[sent.table]
        event = log[seq - 1] if seq <= len(log) else None
        if event is None or (event.kind, event.seat, event.moves[:1]) != ("move", sent.seat, [sent.move]):
            yield f"{sent.table}: {sent.move} was acknowledged as {seq}, but there is {event}"
        if seq <= last.get(sent.table, 0):
            yield f"{sent.table}: {seq} was acknowledged after {last[sent.table]}"
        last[sent.table] = seq


def unasked(table: str, log: list[Event], heard: list[Heard], people: tuple[int, ...]) -> Iterator[str]:
    """What stands in the log unacknowledged was asked for without an answer, once for each time."""
    known = {seq for one in heard for sent, seq in one.acknowledged if sent.table == table}
    open_wishes = Counter(sent for one in heard for sent in one.unanswered if sent.table == table)
    for event in log:
        if event.kind == "move" and event.seat in people and event.seq not in known:
            wish = Sent(table, event.seat, event.moves[0])
            if open_wishes[wish] == 0:
                yield f"{table}: {event} was never asked for, or stands there twice"
            open_wishes[wish] -= 1


def misheard(one: Heard, logs: dict[str, list[Event]]) -> Iterator[str]:
    """What the live channel told is what the log has, step by step."""
    for table, lines in one.lines.items():
        steps = [Line(event.seq, move) for event in logs[table] for move in event.moves]
        for step, line in lines.items():
            there = steps[step] if step < len(steps) else None
            if there is None or line.seq != there.seq or line.move not in (None, there.move):
                yield f"{table}: step {step} was told as {line}, but the log has {there}"
        if set(lines) != set(range(len(lines))):
            yield f"{table}: steps were left out of what was told"
