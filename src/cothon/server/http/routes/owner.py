"""For the server's owner: what `cothon admin` does, with the owner's token."""

from __future__ import annotations

from fastapi import Request, Response

from cothon.server.http.access import server_of
from cothon.server.http.answers import AdminAnswer
from cothon.server.http.described import router_for
from cothon.server.http.models import AdminWish
from cothon.server.http.owner import check_owner
from cothon.server.http.routes.common import answer, errors
from cothon.server.http.schemas import schema
from cothon.server.owner.doing import do

router = router_for("owner")


@router.post("/api/admin", response_model=schema(AdminAnswer), responses=errors(401, 403, 404, 413))
async def administer(request: Request, wish: AdminWish) -> Response:
    """Look at tables and players, close, delete, ban, rename, purge. All processes hear of it at once."""
    check_owner(request)
    server = server_of(request)
    done = await do(server.tools, wish.do, wish.subject or "", **wish.options())
    await server.herald.look()
    return answer({"done": done})
