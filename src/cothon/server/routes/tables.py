"""Opening, finding, looking at and joining tables."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Response

from cothon.server import answers, lists, messages
from cothon.server.access import Asked, AskedBy, found, viewer_of
from cothon.server.hosted import Hosted
from cothon.server.models import ImportTable, Join, NewTable
from cothon.server.opening import Opening, open_import, open_new, taken
from cothon.server.refusals import Conflict, NotFound
from cothon.server.routes.common import SeatQuery, TableId, WatchQuery, answer, errors, look
from cothon.server.seats import Actor, Seat, free_name, is_plain
from cothon.server.shown import gap_message, table_answer

router = APIRouter(tags=["tables"])


@router.post("/api/tables", status_code=201, response_model=answers.Joined, responses=errors(401, 413))
async def open_table(asked: Asked, wish: NewTable) -> Response:
    """Open a table. Seats are filled in the order given; play begins when none is open."""
    return await opened(asked, open_new(limited(asked), wish))


@router.post("/api/tables/import", status_code=201, response_model=answers.Joined, responses=errors(401, 413))
async def import_table(asked: Asked, wish: ImportTable) -> Response:
    """A record or a position as a new table; a finished record to look at, anything else to play on."""
    return await opened(asked, open_import(limited(asked), wish))


def limited(asked: AskedBy) -> Actor:
    actor = asked.player()
    asked.server.openings.take(asked.address)
    return actor


async def opened(asked: AskedBy, opening: Opening) -> Response:
    hosted = await asked.server.tables.add(opening.row, opening.seats, opening.moves, opening.dealt)
    return joined(asked, hosted, opening.tokens)


def joined(asked: AskedBy, hosted: Hosted, tokens: dict[str, str]) -> Response:
    viewer = viewer_of(hosted, asked, None, None)
    return answer({"table": table_answer(hosted, viewer), "tokens": tokens}, 201)


@router.get("/api/tables", response_model=answers.TableList, responses=errors(401))
async def list_tables(
    asked: Asked,
    which: Annotated[Literal["mine", "open", "playing", "finished"], Query()] = "open",
    after: Annotated[str | None, Query(max_length=80, pattern=r"^[0-9.e+]+:[\w-]+$")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """My tables, or the public ones: with an open seat, being played, or finished. Newest first."""
    asked.check_code()
    actor = asked.player() if which == "mine" else asked.actor
    return answer(await lists.table_list(asked.server.store, which, actor, after, limit))


@router.get("/api/invitations/{invitation}", response_model=answers.Invitation, responses=errors(401, 404))
async def invitation(asked: Asked, invitation: Annotated[str, Path(max_length=80)]) -> Response:
    """What an invitation is for, before it is taken up."""
    asked.check_code()
    seat = await asked.server.store.table_of_invitation(invitation) if is_plain(invitation) else None
    if seat is None:
        asked.server.failures.take(asked.address)
        raise NotFound("no-invitation")
    line = await lists.line_of(asked.server.store, seat["table_id"], asked.actor)
    return answer({"seat": seat["seat"], "table": line})


@router.get("/api/tables/{table_id}", response_model=answers.TableAnswer, responses=errors(401, 403, 404))
async def look_at(asked: Asked, table_id: TableId, seat: SeatQuery = None, watch: WatchQuery = None) -> Response:
    """The table as one of your seats sees it, or as a spectator does."""
    hosted, viewer = await look(asked, table_id, seat, watch)
    return answer(table_answer(hosted, viewer))


@router.get(
    "/api/tables/{table_id}/events",
    response_model=messages.TableMessage | messages.EventMessage,
    responses=errors(401, 403, 404),
)
async def events(
    asked: Asked,
    table_id: TableId,
    last: Annotated[int, Query(ge=0)],
    seat: SeatQuery = None,
    watch: WatchQuery = None,
) -> Response:
    """What happened after event `last`, as the live channel would tell it: for clients without a connection."""
    hosted, viewer = await look(asked, table_id, seat, watch)
    return answer(gap_message(hosted, viewer, last) or {"type": "table", "table": table_answer(hosted, viewer)})


@router.post(
    "/api/tables/{table_id}/join",
    status_code=201,
    response_model=answers.Joined,
    responses=errors(401, 403, 404, 409, 413),
)
async def join(asked: Asked, table_id: TableId, wish: Join) -> Response:
    """Take an open seat: with its invitation, or any at a public table."""
    actor = asked.player()
    hosted = await invited_to(asked, table_id, wish)
    tokens: dict[str, str] = {}

    def sit_down(hosted: Hosted) -> Seat:
        tokens.clear()
        seat = free_seat(asked, hosted, wish)
        return taken(actor, seat, free_name(wish.name or actor.name, hosted.table.names), tokens)

    await asked.server.tables.seat_changed(hosted, sit_down)
    return joined(asked, hosted, tokens)


async def invited_to(asked: AskedBy, table_id: str, wish: Join) -> Hosted:
    """A guessed invitation is answered alike, whether there is such a table or not."""
    try:
        return await found(asked, table_id)
    except NotFound as refusal:
        raise refusal if wish.invitation is None else NotFound("no-invitation") from refusal


def free_seat(asked: AskedBy, hosted: Hosted, wish: Join) -> Seat:
    """An invitation opens its seat to anyone; without one the table must be public."""
    free = [seat for seat in hosted.seats if seat.kind == "open"]
    if wish.invitation is not None:
        free = [seat for seat in free if seat.invitation == wish.invitation]
        if not free:
            asked.server.failures.take(asked.address)
            raise NotFound("no-invitation")
    else:
        viewer_of(hosted, asked, None, None)
    if wish.seat is not None:
        free = [seat for seat in free if seat.seat == wish.seat]
    if not free:
        raise Conflict("seat-taken")
    return free[0]
