"""The games, by name, and the ways to open a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cothon.core.dealer import Dealer
from cothon.core.game import Game, Json
from cothon.core.record import read_record
from cothon.core.refusal import BadPosition, BadRecord, BadRequest
from cothon.core.table import Table
from cothon.games.guilds.game import GuildsGame
from cothon.games.traders.game import TradersGame

GAMES: tuple[Game, ...] = (TradersGame(), GuildsGame())


def rule_sets() -> list[str]:
    """The names of all rule sets."""
    return [name for game in GAMES for name in game.rule_sets]


def game_of(rules: object) -> Game:
    """The game a rule set belongs to."""
    for game in GAMES:
        if isinstance(rules, str) and rules in game.rule_sets:
            return game
    raise BadRequest("unknown-rules", rules=str(rules), known=", ".join(rule_sets()))


def new_table(
    rules: str,
    players: int,
    seed: int | None = None,
    chance: str | None = None,
    names: Sequence[str] | None = None,
    **options: Any,
) -> Table:
    """Set up a table. The same seed and moves give the same game; `chance="open"` leaves chance to the caller."""
    game = game_of(rules)
    dealer = Dealer(seed)
    state = game.new_state(rules, game.check_players(players), options)
    game.begin(state)
    return Table(game, state, dealer, chance=chance, names=names)


def from_position(data: Json, seed: int | None = None, chance: str | None = None) -> Table:
    """A table in a position; a refill that is due is made at once."""
    if not isinstance(data, dict):
        raise BadPosition("position-not-data")
    try:
        game = game_of(data.get("rules"))
    except BadRequest as refusal:
        raise BadPosition("position-rules", rules=repr(data.get("rules"))) from refusal
    state = game.read(data)
    return Table(game, state, Dealer(seed), chance=chance or data.get("chance"), origin=game.write(state))


def replay(record: Json, seed: int | None = None) -> Table:
    """Play a record again, checking every move; an unfinished one can be played on."""
    if not isinstance(record, dict):
        raise BadRecord("record-not-data")
    try:
        game = game_of(record.get("rules"))
    except BadRequest as refusal:
        raise BadRecord("record-rules", rules=repr(record.get("rules"))) from refusal
    return read_record(game, record, seed)
