"""Opening a table from a record or a position: all of it or a moment, with all cards or with what one seat knows."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cothon.core.game import Game, Json
from cothon.core.record import DEALING, KEYS, check_dealing
from cothon.core.refusal import BadRecord, BadRequest
from cothon.core.table import Table
from cothon.games import from_position, game_of, replay
from cothon.server.tables.opening import SEED_BITS, Opening, SeatWish, TableWish, opening
from cothon.server.tables.seats import NAME, Actor

NO_RESULT = {"ending": None, "scores": None, "winners": None}


@dataclass(frozen=True)
class Moment:
    """Where to begin: after so many moves of a record, and with what a seat could know then; None is all of it."""

    step: int | None = None
    known_to: int | None = None


AS_IT_IS = Moment()


def open_position(
    actor: Actor, position: Json, seats: Sequence[SeatWish], wish: TableWish, moment: Moment = AS_IT_IS
) -> Opening:
    refuse_private_options(position.get("rules"), position)
    table = redealt(from_position(position, seed=secrets.randbits(SEED_BITS), chance="open"), moment.known_to)
    return opening(actor, wish, seats_wished(seats, table), table, {"position": table.origin, "dealt_from": 0})


def open_record(
    actor: Actor, record: Json, seats: Sequence[SeatWish], wish: TableWish, moment: Moment = AS_IT_IS
) -> Opening:
    check_parts(record)
    record = cut(record, moment.step)
    table = redealt(replay(left_open(record), secrets.randbits(SEED_BITS)), moment.known_to)
    start: Json = {"dealt_from": len(table.log), "options": table.game.options(table.state)}
    if table.origin is not None:
        start["position"] = table.origin
    return opening(actor, wish, seats_wished(seats, table), table, start)


def cut(record: Json, step: int | None) -> Json:
    """The game up to a moment; what it came to later is not known then."""
    moves = record.get("moves")
    if step is None or not isinstance(moves, list):
        return record
    if step > len(moves):
        raise BadRequest("no-such-step", step=step, steps=len(moves))
    check_dealing(record)
    rest = {part: value for part, value in record.items() if part not in DEALING}
    return rest | {"moves": moves[:step]} | (NO_RESULT if step < len(moves) else {})


def redealt(table: Table, seat: int | None) -> Table:
    """The same to the seat's eyes; what it could not know is dealt anew, and how it came about is forgotten."""
    if seat is None:
        return table
    if seat >= table.players:
        raise BadRequest("no-seat", seat=seat)
    anew = table.determinize(seat, secrets.randbits(SEED_BITS)).position()
    again = from_position(anew, seed=table.dealer.seed, chance="open")
    again.names = table.names
    return again


def left_open(record: Json) -> Json:
    """What is to be dealt next is dealt when everybody sits there."""
    return record | {"chance": "open"} if record.get("chance") is None else record


def check_parts(record: Json) -> None:
    """A stranger's record may carry only what the game takes from anybody."""
    game = known_game(record.get("rules"))
    allowed = KEYS.union(game.public_options if game else ())
    for part in record:
        if part not in allowed:
            raise BadRecord("record-part", part=str(part)[:40])
    if isinstance(record.get("from"), dict):
        refuse_private_options(record.get("rules"), record["from"])


def refuse_private_options(rules: object, position: Json) -> None:
    """They could name any file of the server's machine."""
    game = known_game(rules)
    for part in game.private_options if game else ():
        if part in position:
            raise BadRecord("record-part", part=part)


def known_game(rules: object) -> Game | None:
    """None for what is refused later, in better words."""
    try:
        return game_of(rules)
    except BadRequest:
        return None


def seats_wished(seats: Sequence[SeatWish], table: Table) -> Sequence[SeatWish]:
    """A finished game needs nobody, any other somebody everywhere; who has no name bears that of the record."""
    wishes = seats or [SeatWish("me")] * table.players
    if len(wishes) != table.players:
        raise BadRequest("seats-do-not-fit", players=table.players)
    return [named(wish, name) for wish, name in zip(wishes, names_told(table), strict=True)]


def named(wish: SeatWish, name: str | None) -> SeatWish:
    """Whoever is still to come brings a name of their own."""
    return wish if wish.who == "open" else replace(wish, name=wish.name or name)


def names_told(table: Table) -> list[str | None]:
    """The names in the record, as far as they can be shown; none where it only has the colours of the seats."""
    if table.names == list(table.game.seat_names[: table.players]):
        return [None] * table.players
    return [presentable(name) for name in table.names]


def presentable(name: str) -> str | None:
    short = name.strip()[:NAME].strip()
    return short if short and short.isprintable() else None
