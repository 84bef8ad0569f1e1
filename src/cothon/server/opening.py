"""Opening a table: from the rules, from a record or from a position."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

from pydantic_core import to_json

from cothon.core import words
from cothon.core.game import Game, Json
from cothon.core.record import KEYS, move_texts
from cothon.core.refusal import BadRecord, BadRequest
from cothon.core.table import Table
from cothon.core.verify import commitment, seed_text
from cothon.games import from_position, game_of, new_table, replay
from cothon.server import levels
from cothon.server.models import ImportTable, NewTable, Options, SeatWish
from cothon.server.seats import Actor, Seat, bot_name, free_name, hashed, new_id, new_secret
from cothon.server.store import Row

SEED_BITS = 256
RECORD_KEYS = KEYS | {"every_different_set"}  # no others: an option could name a file of the server


@dataclass
class Opening:
    row: Row
    seats: list[Seat]
    moves: list[str]
    dealt: int
    tokens: dict[str, str]


def open_new(actor: Actor, wish: NewTable) -> Opening:
    game_of(wish.rules)
    table = new_table(wish.rules, len(wish.seats), seed=secrets.randbits(SEED_BITS))
    return opening(actor, wish, wish.seats, table, {})


def open_import(actor: Actor, wish: ImportTable) -> Opening:
    seed = secrets.randbits(SEED_BITS)
    if wish.position is not None:
        refuse_own_cards(wish.position)
        table = from_position(wish.position, seed=seed)
        start: Json = {"position": table.origin}
        dealt_from = 0
    else:
        assert wish.record is not None
        table, start = read_foreign(wish.record, seed)
        dealt_from = start["dealt_from"]
    table.chance = None
    table.deal()
    return opening(actor, wish, seats_wished(wish, table), table, start | {"dealt_from": dealt_from})


def read_foreign(record: Json, seed: int) -> tuple[Table, Json]:
    for key in record:
        if key not in RECORD_KEYS:
            raise BadRecord("record-part", part=str(key)[:40])
    refuse_own_cards(record.get("from"))
    table = replay(record, seed)
    start: Json = {"dealt_from": len(record["moves"]), "options": table.game.options(table.state)}
    return table, start | ({"position": table.origin} if table.origin is not None else {})


def refuse_own_cards(position: object) -> None:
    """An own card file could be any file of the server's machine."""
    if isinstance(position, dict) and "cards" in position:
        raise BadRecord("record-part", part="cards")


def seats_wished(wish: ImportTable, table: Table) -> Sequence[SeatWish]:
    """A finished game needs nobody; otherwise somebody must sit everywhere."""
    if not wish.seats:
        return [SeatWish(who="me") for _ in range(table.players)]
    if len(wish.seats) != table.players:
        raise BadRequest("seats-do-not-fit", players=table.players)
    return wish.seats


def opening(actor: Actor, wish: Options, wishes: Sequence[SeatWish], table: Table, start: Json) -> Opening:
    table_id = new_id()
    tokens: dict[str, str] = {}
    wishes = with_bots_named(wishes, actor, language_or_english(wish.language))
    seats = [seat_for(actor, table_id, seat, one, table.game, tokens) for seat, one in enumerate(wishes)]
    tell_apart(seats, table.game)
    row = table_row(actor, wish, table_id, table, start)
    return Opening(row, seats, move_texts(table), table.dealer.dealt, tokens)


def tell_apart(seats: list[Seat], game: Game) -> None:
    """An open seat goes by its colour, so nobody else may."""
    names = {game.seat_names[seat.seat] for seat in seats if seat.kind == "open"}
    for seat in seats:
        if seat.kind != "open":
            seat.name = free_name(seat.name, names)
            names.add(seat.name)


def table_row(actor: Actor, wish: Options, table_id: str, table: Table, start: Json) -> Row:
    seed = table.dealer.seed
    now = time.time()
    return {
        "id": table_id,
        "name": wish.name or words.say("table-of", language_or_english(wish.language), name=actor.name)[:40],
        "rules": table.rules,
        "version": table.game.rule_sets[table.rules].version,
        "players": table.players,
        "public": wish.public,
        "memory_aid": wish.memory_aid,
        "seconds_a_move": wish.seconds_a_move,
        "language": language_or_english(wish.language),
        "stand_in": levels.check(wish.stand_in),
        "start": to_json(start | {"options": table.game.options(table.state)}).decode(),
        "seed": seed_text(seed),
        "commitment": commitment(seed),
        "watch": new_secret("w"),
        "owner": actor.player,
        "created": now,
        "status": "open",
        "turn": None,
        "deadline": None,
        "ending": None,
        "seq": 1,
        "updated": now,
    }


def with_bots_named(wishes: Sequence[SeatWish], actor: Actor, language: str) -> list[SeatWish]:
    borne = [actor.name, *(wish.name for wish in wishes if wish.name)]
    named = []
    for wish in wishes:
        if wish.who == "bot" and wish.name is None:
            wish = wish.model_copy(update={"name": bot_name(borne, language)})
            borne.append(wish.name or "")
        named.append(wish)
    return named


def seat_for(actor: Actor, table_id: str, seat: int, wish: SeatWish, game: Game, tokens: dict[str, str]) -> Seat:
    if wish.who == "bot":
        return Seat(table_id, seat, "bot", wish.name or "", levels.check(wish.level or ""))
    if wish.who == "open":
        return Seat(table_id, seat, "open", "", invitation=new_secret("i"))
    return taken(actor, Seat(table_id, seat, "open", ""), own_name(actor, wish, game, seat, tokens), tokens)


def own_name(actor: Actor, wish: SeatWish, game: Game, seat: int, tokens: dict[str, str]) -> str:
    """Who holds several seats of one table has the further ones named by their colour."""
    return wish.name or (game.seat_names[seat] if tokens else actor.name)


def taken(actor: Actor, seat: Seat, name: str, tokens: dict[str, str]) -> Seat:
    """The seat with the actor in it; the token for it is shown once."""
    token = tokens[str(seat.seat)] = new_secret("s")
    kind = "program" if actor.bot else "person"
    return Seat(seat.table_id, seat.seat, kind, name, player=actor.player, token_hash=hashed(token))


def language_or_english(language: str) -> str:
    return language if language in words.languages() else words.DEFAULT
