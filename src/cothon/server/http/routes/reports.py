"""Something is wrong here: a sentence for the owner, with what the player saw."""

from __future__ import annotations

import time

from fastapi import Response

from cothon.core.game import Json
from cothon.server.encoding import to_json
from cothon.server.http.access import Asked, AskedBy
from cothon.server.http.answers import ReportAnswer
from cothon.server.http.described import router_for
from cothon.server.http.models import Report
from cothon.server.http.routes.common import TableId, answer, errors, look
from cothon.server.http.schemas import schema
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.refusals import NotAllowed
from cothon.server.tables.shown import table_answer
from cothon.server.tables.viewer import Viewer
from cothon.version import VERSION

router = router_for("tables")


@router.post(
    "/api/tables/{table_id}/report",
    status_code=201,
    response_model=schema(ReportAnswer),
    responses=errors(401, 403, 404, 413),
)
async def report(asked: Asked, table_id: TableId, wish: Report) -> Response:
    """Tell the owner what is wrong. The answer holds the same, to be kept as a file, for an issue tracker say."""
    player = str(asked.player().player)
    hosted, viewer = await look(asked, table_id, wish.seat, None)
    if not viewer.is_member:
        raise NotAllowed("not-your-seat")
    asked.door.reports.take(asked.address)
    data = seen(asked, hosted, viewer, wish.text)
    number = await asked.server.store.add_report(
        {"at": time.time(), "player": player, "table_id": table_id, "text": wish.text, "data": to_json(data).decode()}
    )
    return answer({"number": number, "report": data}, 201)


def seen(asked: AskedBy, hosted: Hosted, viewer: Viewer, text: str) -> Json:
    """What the player saw and no more: no code or invitation, and of a running game no hidden card."""
    table = table_answer(hosted, viewer)
    kept = ("id", "rules", "version", "players", "status", "seq", "turn", "seat", "view", "log", "legal", "result")
    data: Json = {"cothon": VERSION, "language": asked.language, "text": text, **{key: table[key] for key in kept}}  # type: ignore[literal-required]
    if hosted.status == "finished":
        data["record"] = hosted.table.record()
    return data
