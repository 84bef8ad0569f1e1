"""Records: played games as data, and playing them again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cothon.core.brief import brief, plainly
from cothon.core.data import is_number
from cothon.core.dealer import Dealer
from cothon.core.game import Game, Json
from cothon.core.house import refused_as
from cothon.core.refusal import BadRecord, BadRequest, Refusal
from cothon.core.state import State

if TYPE_CHECKING:
    from cothon.core.table import Table

KEYS = {"rules", "house", "version", "players", "names", "chance", "from", "moves", "ending", "scores", "winners"}
DEALING = {"commitment", "seed", "dealt_from"}  # of a server's dealer, see core/verify.py
KEYS |= DEALING


def write_record(table: Table) -> Json:
    game = table.game
    record: Json = {
        "rules": table.rules,
        "version": game.rule_sets[table.rules].version,
        "players": table.players,
        "names": list(table.names),
        "chance": table.chance,
    }
    record |= game.options(table.state)
    if table.origin is not None:
        record["from"] = table.origin
    record["moves"] = move_texts(table)
    record |= {"ending": table.ending, "scores": table.scores(), "winners": table.winners()}
    return record


def move_texts(table: Table) -> list[str]:
    """Every move in the notation, chance outcomes included."""
    return [table.game.text(table.state, move) for _, move in table.log]


def first_state(table: Table) -> State:
    """The state the table began with, before any move or deal."""
    if table.origin is not None:
        return table.game.read(table.origin)
    state = table.game.new_state(table.rules, table.players, table.game.options(table.state))
    table.game.begin(state)
    return state


def state_after(table: Table, moves: int) -> State:
    """The state after this many moves of the table's log."""
    state = first_state(table)
    for _, move in table.log[:moves]:
        state.play(move)
    return state


def read_record(game: Game, record: Json, seed: int | None = None) -> Table:
    """Play a record again, checking every move. An unfinished one can be continued."""
    from cothon.core.table import Table

    dealer = Dealer(seed)
    check_version(game, record)
    moves = checked_moves(record)
    check_dealing(record)
    try:
        table = Table(
            game,
            record_start(game, record),
            dealer,
            chance="open",
            names=record.get("names"),
            origin=record.get("from"),
        )
    except BadRequest as refusal:
        raise refused_as(BadRecord, refusal) from refusal
    for index, move in enumerate(moves):
        try:
            table.play(move)
        except Refusal as refusal:
            raise BadRecord(
                "bad-move-in-record", number=index + 1, move=plainly(move), reason=str(refusal)
            ) from refusal
    table.chance = record.get("chance")
    check_result(table, record)
    table.deal()
    return table


def record_start(game: Game, record: Json) -> State:
    if record.get("from") is not None:
        check_rules(record, record["from"])
        state = game.read(record["from"])
        if state.seats != record.get("players", state.seats):
            raise BadRecord("record-players")
        if "house" in record and game.options(new_state(game, record, state.seats)) != game.options(state):
            raise BadRecord("record-house")
        return state
    state = new_state(game, record, game.check_players(record.get("players")))
    game.begin(state)
    return state


def check_rules(record: Json, origin: object) -> None:
    if isinstance(origin, dict) and "rules" in origin and origin["rules"] != record["rules"]:
        raise BadRecord("record-other-rules", rules=record["rules"], other=plainly(origin["rules"]))


def new_state(game: Game, record: Json, players: int) -> State:
    """With the options and the house rules that the record names."""
    options = {key: value for key, value in record.items() if key not in KEYS or key == "house"}
    return game.new_state(record["rules"], players, options)


def check_version(game: Game, record: Json) -> None:
    """A record of another version of the rules could mean another game."""
    version = record.get("version")
    current = game.rule_sets[record["rules"]].version
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise BadRecord("record-version-missing")
    if version > current:
        raise BadRecord("record-too-new", version=version, current=current)
    if version < current:
        raise BadRecord("record-too-old", version=version, current=current)


def checked_moves(record: Json) -> list[str]:
    moves = record.get("moves")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadRecord("record-without-moves")
    return moves


def check_dealing(record: Json) -> None:
    """What a server says of its dealer, whether it is true or not: `verify` finds that out. A record that was cut short
    may have fewer moves than another dealer dealt."""
    for part in ("commitment", "seed"):
        if record.get(part) is not None and not is_hex(record[part]):
            raise BadRecord("record-hex", part=part)
    first = record.get("dealt_from", 0)
    if not is_number(first) or first < 0:
        raise BadRecord("verify-dealt-from")


def is_hex(text: object) -> bool:
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) is not None


def check_result(table: Table, record: Json) -> None:
    """A record must stand as it says, and a finished one must end so."""
    if record.get("chance") not in (None, "open"):
        raise BadRecord("bad-chance", chance=brief(record.get("chance")))
    ending = record.get("ending")
    if ending is not None and ending != table.ending:
        raise BadRecord("record-not-over", ending=plainly(ending))
    for key, value in (("scores", table.scores()), ("winners", table.winners())):
        if record.get(key) is not None and record[key] != value:
            raise BadRecord("record-result", what=key, value=str(value), claimed=plainly(record[key]))
