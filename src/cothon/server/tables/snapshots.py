"""Snapshots: everything a log says up to a point, so that a long one need not be replayed from its beginning."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from typing import Any

from pydantic_core import from_json

from cothon.core.table import Table
from cothon.server.encoding import to_json
from cothon.server.logs import log_crash
from cothon.server.tables.entries import ChatLine, Entry, Note
from cothon.server.tables.hosted import OPENING, Hosted, number_of
from cothon.server.tables.keeping import Row
from cothon.server.tables.seats import Seat
from cothon.server.tables.taking_back import AskedBack


def snapshot(hosted: Hosted) -> str:
    data = {
        "position": hosted.table.game.write(hosted.table.state),
        "dealt": hosted.table.dealer.dealt,
        "entries": [[e.seq, e.mover, e.text, e.seen, e.until, e.rule] for e in hosted.entries],
        "chat": [[line.seq, line.at, line.seat, line.name, line.text, line.note] for line in hosted.chat],
        "notes": [[n.seq, n.what, n.seat, n.name, n.step] for n in hosted.notes],
        "turn_since": hosted.turn_since,
        "deadline": hosted.deadline,
        "overtimes": hosted.overtimes,
        "moved": hosted.moved,
        "opening": hosted.opening,
        "asked": asdict(hosted.asked) if hosted.asked else None,
    }
    text = to_json(data).decode()
    return f"{checksum(hosted.seq, text)} {text}"


def checksum(seq: int, text: str) -> str:
    return hashlib.sha256(f"{seq} {text}".encode()).hexdigest()


def checked(seq: int, data: str) -> str:
    """What was written down at that change, to the letter."""
    given, _, text = data.partition(" ")
    if given != checksum(seq, text):
        raise ValueError("checksum")
    return text


def restore(hosted: Hosted, seq: int, data: str) -> None:
    kept = from_json(checked(seq, data))
    table = hosted.table
    table.state = table.game.read(kept["position"])
    table.dealer.dealt = kept["dealt"]
    hosted.entries = [Entry(*values) for values in kept["entries"]]
    take_up(table, hosted.entries)
    hosted.chat.extend(ChatLine(*values) for values in kept["chat"])
    hosted.notes.extend(Note(*values) for values in kept.get("notes", ()))
    hosted.turn_since, hosted.deadline, hosted.overtimes = kept["turn_since"], kept["deadline"], kept["overtimes"]
    hosted.seq = hosted.known_since = seq
    hosted.moved = kept.get("moved", seq)
    hosted.opening = kept.get("opening", OPENING)
    hosted.asked = AskedBack(**kept["asked"]) if kept.get("asked") else None
    hosted.status = hosted.status_with(hosted.seats)


def take_up(table: Table, entries: list[Entry]) -> None:
    """The log of the table itself; the moves of one change were one decision."""
    table.log = [(entry.mover, number_of(table, entry.text)) for entry in entries]
    befores: list[Any] = [None, *(entry.seq for entry in entries)]
    table.begun = [at for at, entry in enumerate(entries) if entry.seq != befores[at]]


def restored(row: Row, seats: list[Row], saved: Row | None) -> Hosted:
    """From the snapshot; one that cannot be read, or is ahead of the log, is no loss, for the log has everything."""
    hosted = Hosted(row, [Seat(**seat) for seat in seats])
    if saved is None or saved["seq"] > row["seq"]:
        return hosted
    try:
        restore(hosted, saved["seq"], saved["data"])
    except Exception:
        log_crash("snapshot-unreadable", table=row["id"])
        return Hosted(row, hosted.seats)
    return hosted
