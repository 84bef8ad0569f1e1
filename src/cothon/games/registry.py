"""The games that are known: those of the package, those registered, and those that COTHON_GAMES names."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import overload

from cothon.core.brief import brief
from cothon.core.game import Game
from cothon.core.refusal import BadRequest, Refusal
from cothon.core.sizes import MAX_MOVE_NUMBERS, MAX_SEATS

NAMED = "COTHON_GAMES"  # games from elsewhere, for every process: `module:Class`, separated by commas
DECLARED = ("name", "rule_sets", "players", "decisions", "longest")  # for which there can be no default


class Registry(Sequence[Game]):
    """Games that COTHON_GAMES names are loaded when somebody first asks: they import the package themselves."""

    def __init__(self, *own: Game) -> None:
        self.known = list(own)
        self.loaded: set[str] = set()

    @overload
    def __getitem__(self, index: int) -> Game: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Game]: ...

    def __getitem__(self, index: int | slice) -> Game | Sequence[Game]:
        self.load()
        return self.known[index]

    def __len__(self) -> int:
        self.load()
        return len(self.known)

    def __iter__(self) -> Iterator[Game]:
        self.load()
        return iter(tuple(self.known))

    def load(self) -> None:
        for entry in os.environ.get(NAMED, "").split(","):
            if entry.strip() and entry not in self.loaded:
                self.register(named_game(entry.strip()))
                self.loaded.add(entry)

    def register(self, game: Game) -> None:
        """From now on the game is known in this process; a second one of the same class is the first."""
        if any(type(game) is type(known) for known in self.known):
            return
        check_game(game)
        for known in self.known:
            if known.name == game.name:
                raise BadRequest("game-taken", game=game.name)
        self.known.append(game)


def named_game(entry: str) -> Game:
    module, _, name = entry.partition(":")
    try:
        made: Game = getattr(import_module(module), name)()
    except Refusal:
        raise
    except Exception as error:
        raise BadRequest("game-entry", entry=entry, reason=f"{type(error).__name__}: {error}") from error
    return made


def check_game(game: Game) -> None:
    """What tables, bots and environments count on."""
    if not isinstance(game, Game):
        raise BadRequest("game-unfit", game=brief(game))
    for what in DECLARED:
        if not hasattr(game, what):
            raise BadRequest("game-lacks", game=type(game).__name__, what=what)
    for rules in game.rule_sets:
        if not rules.startswith(f"{game.name}/"):
            raise BadRequest("game-rule-sets", game=game.name, rules=rules)
    if max(game.players) > MAX_SEATS:
        raise BadRequest("game-seats", game=game.name, seats=max(game.players), most=MAX_SEATS)
    if game.moves > MAX_MOVE_NUMBERS:
        raise BadRequest("game-moves", game=game.name, moves=game.moves, most=MAX_MOVE_NUMBERS)
