"""What clients are told when a table changes."""

from __future__ import annotations

from collections.abc import Iterable

from cothon.server.tables.answers import EventMessage, TableMessage
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Kind
from cothon.server.tables.log_shown import chat_answer, log_answer
from cothon.server.tables.moment import Moment
from cothon.server.tables.shown import changing, table_answer
from cothon.server.tables.viewer import Viewer


def table_message(hosted: Hosted, viewer: Viewer) -> TableMessage:
    return {"type": "table", "table": table_answer(hosted, viewer)}


def event_message(
    hosted: Hosted, viewer: Viewer, kind: Kind, log_from: int, after: int, moment: Moment | None = None
) -> EventMessage:
    """What a client that knows everything up to `after` needs to be up to date."""
    return {
        "type": "event",
        "kind": kind,
        "log_from": log_from,
        "log": log_answer(hosted, viewer.seat, viewer.language, log_from),
        "chat": chat_answer(hosted, after, viewer.language),
        "changed": changing(hosted, viewer, moment),
    }


def news_since(hosted: Hosted, viewer: Viewer, last: int | None) -> TableMessage | EventMessage:
    """What was missed after the change `last`; the whole table if that cannot be told."""
    if last is None or not hosted.known_since <= last <= hosted.seq:
        return table_message(hosted, viewer)
    cuts: Iterable[int] = (cut for seq, cut in hosted.cuts if seq > last)
    log_from = min((len(hosted.entries), *cuts))
    return event_message(hosted, viewer, "gap", log_from, last)
