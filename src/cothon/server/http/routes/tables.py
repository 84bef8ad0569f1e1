"""Opening, finding, looking at and joining tables."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path, Query, Response

from cothon.server.bots import levels
from cothon.server.http.access import Asked, AskedBy, found, seat_to_act, viewer_of
from cothon.server.http.answers import Cancelled, Invitation, Joined, StoodUp
from cothon.server.http.described import router_for
from cothon.server.http.models import ImportTable, Join, NewTable, SeatOnly
from cothon.server.http.routes.common import SeatQuery, TableId, WatchQuery, answer, errors, look, written
from cothon.server.http.schemas import schema
from cothon.server.owner.tools import Tools
from cothon.server.store import lists
from cothon.server.tables.answers import EventMessage, TableAnswer, TableList, TableMessage
from cothon.server.tables.bringing import Brought, brought, joined
from cothon.server.tables.changes import Chair
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.messages import news_since
from cothon.server.tables.opening import Opening, freed, open_new, taken
from cothon.server.tables.refusals import Conflict, NotAllowed, NotFound
from cothon.server.tables.seats import Actor, Seat, free_name, is_plain
from cothon.server.tables.shown import table_answer

router = router_for("tables")
MOVES_A_REQUEST = 60
DEAREST = 10.0


@router.post("/api/tables", status_code=201, response_model=schema(Joined), responses=errors(401, 413))
async def open_table(asked: Asked, wish: NewTable) -> Response:
    """Open a table. Seats are filled in the order given; play begins when none is open."""
    actor = limited(asked)
    check_levels(wish)
    if wish.rated:
        await check_registered(asked)
    seats = [seat.wish() for seat in wish.seats]
    return await opened(asked, open_new(actor, wish.rules, seats, wish.wish(), wish.house))


@router.post("/api/tables/import", status_code=201, response_model=schema(Joined), responses=errors(401, 413))
async def import_table(asked: Asked, wish: ImportTable) -> Response:
    """Open a table from a record or a position: a finished game to be replayed, any other to be played on.

    With `step` a record is taken up at that moment, with `known_to` everything that seat could not know is dealt again.
    """
    actor = limited(asked)
    check_levels(wish)
    seats = [seat.wish() for seat in wish.seats]
    what = Brought(wish.record, wish.position, seats, wish.wish(), wish.moment())
    hosted, first, reply = await asked.work(length_of(wish), brought, actor, what, asked.language)
    await asked.server.tables.add_begun(hosted, first)
    return written(reply, 201)


def length_of(wish: ImportTable) -> float:
    """In pieces of long work: one for every sixty moves, and no record is too long."""
    moves = (wish.record or {}).get("moves")
    return 1.0 + min(DEAREST, len(moves) / MOVES_A_REQUEST if isinstance(moves, list) else 0.0)


async def check_registered(asked: AskedBy) -> None:
    """Rated games are played under a name that is one's own."""
    actor = asked.player()
    if actor.bot:
        raise NotAllowed("rated-people")
    if (await asked.server.store.player(str(actor.player)))["registered"] is None:
        raise NotAllowed("rated-registered")


def limited(asked: AskedBy) -> Actor:
    actor = asked.player()
    asked.door.openings.take(asked.address)
    return actor


def check_levels(wish: NewTable | ImportTable) -> None:
    for seat in wish.seats:
        if seat.level is not None:
            levels.check(seat.level)
    levels.check(wish.stand_in)


async def opened(asked: AskedBy, opening: Opening) -> Response:
    hosted = await asked.server.tables.add(opening.row, opening.seats, opening.moves, opening.dealt)
    return written(joined(hosted, asked.actor, opening.tokens, asked.language), 201)


@router.get("/api/tables", response_model=schema(TableList), responses=errors(401))
async def list_tables(
    asked: Asked,
    which: Annotated[Literal["mine", "open", "playing", "finished"], Query()] = "open",
    after: Annotated[str | None, Query(max_length=80, pattern=r"^[0-9.e+]+:[\w-]+$")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Your tables, or the public ones: with an open seat, being played, or finished. Newest first."""
    asked.check_code()
    actor = asked.player() if which == "mine" else asked.actor
    return answer(await lists.table_list(asked.server.store, which, actor, after, limit, asked.language))


@router.get("/api/invitations/{invitation}", response_model=schema(Invitation), responses=errors(401, 404))
async def invitation(asked: Asked, invitation: Annotated[str, Path(max_length=80)]) -> Response:
    """Which table and seat an invitation is for, before you accept it."""
    asked.check_code()
    seat = await asked.server.store.table_of_invitation(invitation) if is_plain(invitation) else None
    if seat is None:
        asked.door.failures.take(asked.address)
        raise NotFound("no-invitation")
    line = await lists.line_of(asked.server.store, seat["table_id"], asked.actor, asked.language)
    found: Invitation = {"seat": seat["seat"], "table": line}
    return answer(found)


@router.get("/api/tables/{table_id}", response_model=schema(TableAnswer), responses=errors(401, 403, 404))
async def look_at(asked: Asked, table_id: TableId, seat: SeatQuery = None, watch: WatchQuery = None) -> Response:
    """The table as one of your seats sees it, or as a spectator does."""
    hosted, viewer = await look(asked, table_id, seat, watch)
    return answer(table_answer(hosted, viewer))


@router.get(
    "/api/tables/{table_id}/events",
    response_model=schema(TableMessage) | schema(EventMessage),
    responses=errors(401, 403, 404),
)
async def events(
    asked: Asked,
    table_id: TableId,
    last: Annotated[int, Query(ge=0)],
    seat: SeatQuery = None,
    watch: WatchQuery = None,
) -> Response:
    """What happened after the change `last`, as the live channel would tell it: for clients without a connection."""
    hosted, viewer = await look(asked, table_id, seat, watch)
    return answer(news_since(hosted, viewer, last))


@router.post(
    "/api/tables/{table_id}/join",
    status_code=201,
    response_model=schema(Joined),
    responses=errors(401, 403, 404, 409, 413),
)
async def join(asked: Asked, table_id: TableId, wish: Join) -> Response:
    """Take an open seat: by its invitation, or any at a public table."""
    actor = asked.player()
    hosted = await invited_to(asked, table_id, wish)
    rated = bool(hosted.row["rated"])
    if rated:
        await check_registered(asked)
    tokens: dict[str, str] = {}

    def sit_down(hosted: Hosted) -> Seat:
        tokens.clear()
        seat = free_seat(asked, hosted, wish)
        check_alone(hosted, actor)
        name = actor.name if rated else wish.name or actor.name
        return taken(actor, seat, free_name(name, hosted.table.names), tokens, rated=rated)

    await asked.server.tables.seat_changed(hosted, sit_down)
    return written(joined(hosted, asked.actor, tokens, asked.language), 201)


@router.post(
    "/api/tables/{table_id}/stand-up", response_model=schema(StoodUp), responses=errors(401, 403, 404, 409, 413)
)
async def stand_up(asked: Asked, table_id: TableId, wish: SeatOnly) -> Response:
    """Give your seat back before the game begins; a new invitation is made for it."""
    hosted = await found(asked, table_id)
    chair = Chair(seat_to_act(hosted, asked, wish.seat), asked.actor)
    await asked.server.tables.seat_changed(hosted, lambda hosted: freed(hosted, chair.at(hosted)))
    gone: StoodUp = {"table": hosted.id, "seat": chair.seat}
    return answer(gone)


@router.post(
    "/api/tables/{table_id}/cancel", response_model=schema(Cancelled), responses=errors(401, 403, 404, 409, 413)
)
async def cancel(asked: Asked, table_id: TableId) -> Response:
    """Close a table that you opened, as long as its game has not begun."""
    hosted, viewer = await look(asked, table_id, None, None)
    if not viewer.owner:
        raise NotAllowed("not-your-table")
    async with hosted.lock:
        if not await Tools(asked.server.store).cancel(table_id):
            raise Conflict("already-begun")
    await asked.server.herald.look()
    gone: Cancelled = {"table": table_id, "status": "closed"}
    return answer(gone)


def check_alone(hosted: Hosted, actor: Actor) -> None:
    """One player, one seat, so that nobody plays against others with two hands; a shared screen says that it is one."""
    if not hosted.row["one_screen"] and any(seat.player == actor.player for seat in hosted.seats):
        raise Conflict("already-seated")


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
            asked.door.failures.take(asked.address)
            raise NotFound("no-invitation")
    else:
        viewer_of(hosted, asked, None, None)
    if wish.seat is not None:
        free = [seat for seat in free if seat.seat == wish.seat]
    if not free:
        raise Conflict("seat-taken")
    return free[0]
