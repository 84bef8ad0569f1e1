"""Lists of tables, straight from the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, and_, or_, select

from cothon.server.store.database import Store
from cothon.server.store.schema import seats, tables
from cothon.server.tables.answers import TableLine, TableList
from cothon.server.tables.called import table_name
from cothon.server.tables.keeping import Row
from cothon.server.tables.refusals import NotFound
from cothon.server.tables.seats import Actor


async def table_list(
    store: Store, which: str, actor: Actor | None, after: str | None, limit: int, language: str
) -> TableList:
    query = select(tables).order_by(tables.c.created.desc(), tables.c.id).limit(limit + 1)
    if which == "mine":
        assert actor is not None
        mine = select(seats.c.table_id).where(seats.c.player == actor.player)
        query = query.where(or_(tables.c.id.in_(mine), tables.c.owner == actor.player))
    else:
        query = query.where(tables.c.public, tables.c.status == which)
    rows = await store.rows(later(query, after))
    seated: dict[str, list[Row]] = {row["id"]: [] for row in rows[:limit]}
    for seat in await store.seats(*seated):
        seated[seat["table_id"]].append(seat)
    lines = [line(row, seated[row["id"]], actor, language) for row in rows[:limit]]
    last = rows[limit - 1] if len(rows) > limit else None
    return {"tables": lines, "next": f"{last['created']!r}:{last['id']}" if last else None}


def later(query: Select[Any], after: str | None) -> Select[Any]:
    """Go on behind the last line of the page before."""
    if after is None:
        return query
    created, _, table_id = after.partition(":")
    try:
        when = float(created)
    except ValueError:
        return query
    return query.where(or_(tables.c.created < when, and_(tables.c.created == when, tables.c.id > table_id)))


async def line_of(store: Store, table_id: str, actor: Actor | None, language: str) -> TableLine:
    row = await store.table(table_id)
    if row is None:
        raise NotFound("no-table")
    return line(row, await store.seats(table_id), actor, language)


def line(row: Row, rows: list[Row], actor: Actor | None, language: str) -> TableLine:
    player = actor.player if actor is not None else None
    yours = [seat["seat"] for seat in rows if player is not None and seat["player"] == player and not seat["held"]]
    kept = [seat["seat"] for seat in rows if player is not None and seat["player"] == player and seat["held"]]
    return {
        "id": row["id"],
        "name": table_name(row, language),
        "rules": row["rules"],
        "players": row["players"],
        "status": row["status"],
        "public": bool(row["public"]),
        "turn": row["turn"],
        "your_turn": row["status"] == "playing" and row["turn"] in yours,
        "yours": yours,
        "seats": [seat["name"] for seat in rows],
        "kept": kept,
        "imported_by": row["imported_by"],
        "one_screen": bool(row["one_screen"]),
        "practice": bool(row["practice"]),
        "free": sum(1 for seat in rows if seat["kind"] == "open"),
        "seconds_a_move": row["seconds_a_move"],
        "deadline": row["deadline"],
        "ending": row["ending"],
        "created": row["created"],
        "updated": row["updated"],
    }
