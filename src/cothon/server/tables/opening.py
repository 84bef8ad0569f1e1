"""Opening a table: who sits there, what is kept of it. Bots' levels were checked before.

The seed is fixed here; the cards are dealt here only if nobody is waited for, otherwise when the last seat is filled.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from cothon.core import words
from cothon.core.game import Game, Json
from cothon.core.record import move_texts
from cothon.core.refusal import BadRequest
from cothon.core.table import Table
from cothon.core.verify import commitment, seed_text
from cothon.games import house_of, new_table
from cothon.server.encoding import to_json
from cothon.server.tables.called import UNNAMED
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Row
from cothon.server.tables.refusals import Conflict
from cothon.server.tables.seats import Actor, Seat, bot_name, free_name, hashed, new_id, new_secret

SEED_BITS = 256


@dataclass(frozen=True)
class SeatWish:
    """Who is to sit there: whoever opens the table, a bot of a level, or whoever comes."""

    who: Literal["me", "bot", "open"]
    name: str | None = None
    level: str | None = None


@dataclass(frozen=True)
class TableWish:
    """What can be chosen for a table beside its game and seats."""

    stand_in: str
    name: str | None = None
    public: bool = False
    memory_aid: bool = False
    seconds_a_move: int | None = None
    language: str = words.DEFAULT
    hints: bool = False
    practice: bool = False
    rated: bool = False
    points_shown: bool | None = None  # None: unless several people sit there


@dataclass
class Opening:
    row: Row
    seats: list[Seat]
    moves: list[str]
    dealt: int
    tokens: dict[str, str]


def open_new(
    actor: Actor, rules: str, seats: Sequence[SeatWish], wish: TableWish, house: Json | None = None
) -> Opening:
    """By the name of a rule set, never of a file."""
    chosen = house_of({"rules": rules, "house": house or {}})
    table = new_table(chosen, len(seats), seed=secrets.randbits(SEED_BITS), chance="open")
    return opening(actor, wish, seats, table, {}, house=bool(house))


def opening(
    actor: Actor, wish: TableWish, wishes: Sequence[SeatWish], table: Table, start: Json, *, house: bool = False
) -> Opening:
    table_id = new_id()
    tokens: dict[str, str] = {}
    if wish.rated:  # who plays for a result bears the name that is theirs alone
        wishes = [replace(one, name=None) if one.who == "me" else one for one in wishes]
    wishes = with_bots_named(wishes, actor, language_or_english(wish.language))
    seats = [seat_for(actor, table_id, seat, one, table.game, tokens) for seat, one in enumerate(wishes)]
    for seat in seats:
        seat.rated = seat.player if wish.rated else None
    tell_apart(seats, table.game)
    if wish.practice and [seat.kind for seat in seats if seat.kind != "bot"] not in (["person"], ["program"]):
        raise BadRequest("practice-alone")
    if wish.rated:
        check_rated(wish, seats, start, house)
    table.chance = None
    if not any(seat.kind == "open" for seat in seats):
        table.deal()
    row = table_row(actor, wish, table_id, table, start)
    row["one_screen"] = len(tokens) > 1 and table.turn is not None  # at a finished game nobody sits
    row["imported_by"] = actor.name if "dealt_from" in start else None
    row["points_shown"] = wish.points_shown if wish.points_shown is not None else is_against_bots(seats)
    return Opening(row, seats, move_texts(table), table.dealer.dealt, tokens)


def check_rated(wish: TableWish, seats: Sequence[Seat], start: Json, house: bool) -> None:
    """Only what was dealt by the rules counts, among people who each have one seat and no help."""
    people = [seat for seat in seats if seat.kind != "bot"]
    kinds = [seat.kind for seat in people]
    if len(people) < 2 or kinds.count("person") > 1 or "program" in kinds:
        raise BadRequest("rated-people")
    if "dealt_from" in start or house or wish.practice or wish.hints:
        raise BadRequest("rated-plain")


def is_against_bots(seats: Sequence[Seat]) -> bool:
    """T8.2 keeps points secret among people; a bot minds nothing."""
    return sum(seat.kind != "bot" for seat in seats) <= 1


def tell_apart(seats: list[Seat], game: Game) -> None:
    """An open seat goes by its colour, so nobody else may."""
    names = {game.seat_names[seat.seat] for seat in seats if seat.kind == "open"}
    for seat in seats:
        if seat.kind != "open":
            seat.name = free_name(seat.name, names)
            names.add(seat.name)


def table_row(actor: Actor, wish: TableWish, table_id: str, table: Table, start: Json) -> Row:
    seed = table.dealer.seed
    now = time.time()
    return {
        "id": table_id,
        "name": wish.name or UNNAMED,
        "rules": table.rules,
        "version": table.game.rule_sets[table.rules].version,
        "players": table.players,
        "public": wish.public,
        "memory_aid": wish.memory_aid,
        "hints": wish.hints,
        "practice": wish.practice,
        "rated": wish.rated,
        "counted": False,
        "seconds_a_move": wish.seconds_a_move,
        "language": language_or_english(wish.language),
        "stand_in": wish.stand_in,
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
            wish = replace(wish, name=bot_name(borne, language))
            borne.append(wish.name or "")
        named.append(wish)
    return named


def seat_for(actor: Actor, table_id: str, seat: int, wish: SeatWish, game: Game, tokens: dict[str, str]) -> Seat:
    if wish.who == "bot":
        return Seat(table_id, seat, "bot", wish.name or "", wish.level)
    if wish.who == "open":
        return Seat(table_id, seat, "open", "", invitation=new_secret("i"))
    return taken(actor, Seat(table_id, seat, "open", ""), own_name(actor, wish, game, seat, tokens), tokens)


def own_name(actor: Actor, wish: SeatWish, game: Game, seat: int, tokens: dict[str, str]) -> str:
    """Someone with several seats at one table has the further ones named by their colour."""
    return wish.name or (game.seat_names[seat] if tokens else actor.name)


def taken(actor: Actor, seat: Seat, name: str, tokens: dict[str, str], *, rated: bool = False) -> Seat:
    """The seat with the actor in it; the token for it is shown once."""
    token = tokens[str(seat.seat)] = new_secret("s")
    kind: Literal["program", "person"] = "program" if actor.bot else "person"
    counts = actor.player if rated else None
    return Seat(seat.table_id, seat.seat, kind, name, player=actor.player, token_hash=hashed(token), rated=counts)


def freed(hosted: Hosted, seat: int) -> Seat:
    """The seat as it was before somebody sat down; nobody comes by the old invitation."""
    if hosted.status != "open":
        raise Conflict("already-begun")
    return Seat(hosted.id, seat, "open", "", invitation=new_secret("i"))


def language_or_english(language: str) -> str:
    return language if language in words.languages() else words.DEFAULT
