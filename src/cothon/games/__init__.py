"""The games, by name, and the ways to open a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Any

from cothon.core.brief import brief, plainly
from cothon.core.dealer import Dealer
from cothon.core.game import Game, Json
from cothon.core.house import HouseRules, changed, read_file, with_house
from cothon.core.record import read_record
from cothon.core.refusal import BadPosition, BadRecord, BadRequest
from cothon.core.state import State
from cothon.core.table import Table
from cothon.games import pickling as pickling
from cothon.games.guilds.game import GuildsGame
from cothon.games.registry import Registry
from cothon.games.traders.game import TradersGame

GAMES = Registry(TradersGame(), GuildsGame())


def register(game: Game) -> None:
    """A game from elsewhere, for this process; COTHON_GAMES=module:Class makes it known to every process."""
    GAMES.register(game)


Rules = str | HouseRules  # the name of a rule set, or one with house rules


def rule_sets() -> list[str]:
    """The names of all rule sets."""
    return [name for game in GAMES for name in game.rule_sets]


def base_of(rules: Rules) -> str:
    """The name of the printed rule set."""
    return rules.based_on if isinstance(rules, HouseRules) else rules


def game_of(rules: object) -> Game:
    """The game a rule set belongs to."""
    name = rules.based_on if isinstance(rules, HouseRules) else rules
    for game in GAMES:
        if isinstance(name, str) and name in game.rule_sets:
            return game
    raise BadRequest("unknown-rules", rules=plainly(name), known=", ".join(rule_sets()))


def game_of_state(state: State) -> Game | None:
    """The game that a state is of; None if it is of none that is known."""
    if type(state) not in _games:
        _games.update({type(game.new_state(next(iter(game.rule_sets)), min(game.players), {})): game for game in GAMES})
    return _games.get(type(state))


_games: dict[type[State], Game] = {}  # by the kind of their states


def house_rules(based_on: str, title: str = "", **switches: Any) -> HouseRules:
    """A rule set with some of its switches set differently, as in `new_market=3`."""
    game = game_of(based_on)
    printed = game.rule_sets[based_on]
    return HouseRules(based_on, changed(with_house(printed, switches, game.players), printed), title)


def house_of(data: Mapping[str, Any]) -> Rules:
    """The rules that a position, a record or a request names: `rules`, and `house` where there is any."""
    game = game_of(data.get("rules"))
    name, house = data["rules"], data.get("house")
    with_house(game.rule_sets[name], house, game.players)
    return house_rules(name, **house) if house else str(name)


def rules_from(rules: Rules | PathLike[str]) -> Rules:
    """As they are, or read from a file of house rules. Only for those who may name files of this machine."""
    if isinstance(rules, PathLike) or (isinstance(rules, str) and rules.endswith(".toml")):
        return house_rules(**read_file(Path(rules)))
    return rules


def new_state(rules: Rules, players: int, options: Json | None = None) -> tuple[Game, State]:
    """A game at its first decision, which may be chance's."""
    game, options = game_of(rules), options or {}
    if isinstance(rules, HouseRules) and rules.house:
        options = options | {"house": rules.house}
    if not options:
        return game, printed_state(game, base_of(rules), game.check_players(players)).clone()
    return game, begun(game, base_of(rules), game.check_players(players), options)


@cache
def printed_state(game: Game, rules: str, players: int) -> State:
    """A game as its box has it, to be copied: every one begins alike."""
    return begun(game, rules, players, {})


def begun(game: Game, rules: str, players: int, options: Json) -> State:
    state = game.new_state(rules, players, options)
    game.begin(state)
    return state


def new_table(
    rules: Rules | PathLike[str],
    players: int,
    seed: int | None = None,
    chance: str | None = None,
    names: Sequence[str] | None = None,
    **options: Any,
) -> Table:
    """Set up a table. The same seed and moves give the same game; `chance="open"` leaves chance to the caller.

    `rules` is the name of a rule set, `cothon.house_rules(…)`, or a file of house rules that ends with .toml.
    """
    rules = rules_from(rules)
    game_of(rules)
    dealer = Dealer(seed)
    game, state = new_state(rules, players, options)
    return Table(game, state, dealer, chance=chance, names=names)


def from_position(data: Json, seed: int | None = None, chance: str | None = None) -> Table:
    """A table in a position; a refill that is due is made at once."""
    if not isinstance(data, dict):
        raise BadPosition("position-not-data")
    try:
        game = game_of(data.get("rules"))
    except BadRequest as refusal:
        raise BadPosition("position-rules", rules=brief(data.get("rules"))) from refusal
    if data.get("chance") not in (None, "open"):
        raise BadPosition("bad-chance", chance=brief(data["chance"]))
    state = game.read(data)
    return Table(game, state, Dealer(seed), chance=chance or data.get("chance"), origin=game.write(state))


def replay(record: Json, seed: int | None = None) -> Table:
    """Play a record again, checking every move; an unfinished one can be continued."""
    if not isinstance(record, dict):
        raise BadRecord("record-not-data")
    try:
        game = game_of(record.get("rules"))
    except BadRequest as refusal:
        raise BadRecord("record-rules", rules=brief(record.get("rules"))) from refusal
    return read_record(game, record, seed)
