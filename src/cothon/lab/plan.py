"""What to simulate, and a piece of it: a pure function of the plan and the numbers of its games.

So it makes no difference who plays which piece, how often, or where.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cothon.bots.bot import Bot
from cothon.bots.entrants import Fault, make
from cothon.bots.levels import BOTS
from cothon.core.dealer import Dealer
from cothon.core.game import Game
from cothon.core.refusal import BadRequest
from cothon.core.sizes import CHANCE, NOBODY
from cothon.games import game_of
from cothon.research.batch import checked, kernel
from cothon.research.play import Moves, opened
from cothon.research.policies import crew_of, is_policy, simulations_of

Columns = dict[str, Any]

SEED_BITS = 63
FIRST_ROOM = 4096  # moves of a game; more is made when needed


@dataclass(frozen=True)
class Plan:
    rules: str
    bots: tuple[str, ...]  # one a seat
    games: int
    seed: int
    rotate: bool = False  # game by game each bot moves to the next seat
    each: str = "game"  # a row for each game, or for each move
    finals: tuple[str, ...] = ()  # numbers of each seat's last observation that become columns

    @property
    def game(self) -> Game:
        return game_of(self.rules)

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def is_compiled(self) -> bool:
        """Whether every bot plays inside compiled code."""
        return all(is_policy(name) for name in self.bots)

    @property
    def simulations(self) -> int:
        """How many the bot inside compiled code that thinks most makes for a decision."""
        return max(simulations_of(name) or 0 for name in self.bots)

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        first = number % self.players if self.rotate else 0
        return self.bots[first:] + self.bots[:first]

    def seed_of(self, number: int) -> int:
        digest = hashlib.sha256(f"cothon game {self.seed} {number}".encode()).digest()
        return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def plan_of(rules: str, bots: str | Sequence[str], games: int, seed: int, players: int | None, **options: Any) -> Plan:
    """A checked plan: nothing begins before everything is known to be there."""
    game = game_of(rules)
    names = (bots,) * game.check_players(players or 2) if isinstance(bots, str) else checked_names(bots)
    game.check_players(len(names))
    if players not in (None, len(names)):
        raise BadRequest("bad-opponents", wanted=int(players))
    if seed is None:  # which would be another one each time
        raise BadRequest("bad-seed", seed=repr(seed))
    Dealer(seed)
    plan = Plan(rules, names, checked(games, "bad-games"), seed, **options)
    if plan.each not in ("game", "move"):
        raise BadRequest("bad-each", each=repr(plan.each))
    known = set(game.layout.names())
    for final in plan.finals:
        if final not in known and f"seat0.{final}" not in known:
            raise BadRequest("bad-final", name=final)
    for name in names:
        if not is_policy(name):
            python_bot(name, 0)
    return plan


def checked_names(bots: Sequence[str]) -> tuple[str, ...]:
    for name in bots if isinstance(bots, Sequence) else [bots]:
        if not isinstance(name, str):
            raise BadRequest("unknown-bot", name=repr(name), known=", ".join(BOTS))
    return tuple(bots)


def python_bot(name: str, seed: int) -> Bot:
    """A bot by its name, with a limit (`trader@100`) if wished, or `module:factory` of someone else."""
    try:
        return make(name, seed=seed, threads=1)
    except Fault as fault:
        raise BadRequest("bot-broken", name=name, reason=str(fault)) from fault


def play_piece(plan: Plan, first: int, count: int) -> Columns:
    """The rows of the games from `first` on."""
    if plan.each == "move":
        return move_rows(plan, first, count)
    numbers = np.arange(first, first + count)
    groups = np.array([number % plan.players if plan.rotate else 0 for number in numbers])
    pieces = [game_rows(plan, numbers[groups == group]) for group in np.unique(groups)]
    order = np.argsort(np.concatenate([piece["game"] for piece in pieces]), kind="stable")
    return {name: np.concatenate([piece[name] for piece in pieces])[order] for name in pieces[0]}


def game_rows(plan: Plan, numbers: np.ndarray[Any, Any]) -> Columns:
    """Games with the same bots in the same seats."""
    game, root = opened(plan.rules, plan.players)
    seats, count = plan.players, len(numbers)
    names = plan.bots_of(int(numbers[0]))
    seeds = np.array([plan.seed_of(int(number)) for number in numbers], np.int64)
    points = np.zeros((count, seats), np.int64)
    shares = np.zeros((count, seats), np.float32)
    lengths = np.zeros(count, np.int64)
    tally = np.zeros((count, seats * game.decisions), np.int64)
    finals = np.zeros((count * seats, game.layout.size), np.float32)
    if plan.is_compiled:
        kernel.play_games(root, crew_of(names, root), Moves(), seeds, points, shares, lengths, tally, finals)
    else:
        for row, seed in enumerate(seeds):
            state, events = play_game(plan.rules, names, int(seed))
            lengths[row] = sum(who >= 0 for who, _ in events)
            for seat in range(seats):
                points[row, seat], shares[row, seat] = state.points(seat), state.share(seat)
                state.observe(seat, finals, row * seats + seat)
            for who, move in events:
                if who >= 0:
                    tally[row, who * game.decisions + move] += 1
    return columns_of(plan, numbers, seeds, names, points, shares, lengths, tally, finals)


def columns_of(plan: Plan, numbers: Any, seeds: Any, names: Any, points: Any, shares: Any, lengths: Any, tally: Any,
               finals: Any) -> Columns:  # fmt: skip
    game, seats, count = plan.game, plan.players, len(numbers)
    layout = game.layout
    last = finals.reshape(count, seats, layout.size)
    ending = last[:, 0, layout.slices["ending"]].argmax(1)
    labels = next(field.labels for name, _, field in layout.places() if name == "ending")
    columns: Columns = {"game": numbers, "seed": seeds, "decisions": lengths}
    columns["ending"] = np.array(labels)[ending]
    for seat in range(seats):
        columns[f"bot_{seat}"] = np.full(count, names[seat])
        columns[f"points_{seat}"] = points[:, seat]
        columns[f"share_{seat}"] = shares[:, seat]
    by_seat = tally.reshape(count, seats, game.decisions)
    for kind, numbers_of_kind in kinds_of(game).items():
        for seat in range(seats):
            columns[f"{kind}_{seat}"] = by_seat[:, seat, numbers_of_kind].sum(1)
    places = {name: place for place, name in enumerate(layout.names())}
    for name in plan.finals:
        for seat in range(seats):
            place = places[f"seat0.{name}"] if f"seat0.{name}" in places else places[name]
            columns[f"{name}_{seat}"] = last[:, seat, place].astype(np.int64)
    return columns


def kinds_of(game: Game) -> dict[str, list[int]]:
    """The kinds of decisions, each with the numbers of its moves."""
    kinds: dict[str, list[int]] = {}
    for move, kind in enumerate(game.kinds[: game.decisions]):
        kinds.setdefault(kind, []).append(move)
    return kinds


def play_game(rules: str, names: Sequence[str], seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """One game through the bots' own interface, dealt as compiled code deals it."""
    game, state = opened(rules, len(names))
    state.reseed(seed)
    bots = [None if is_policy(name) else python_bot(name, seed + seat) for seat, name in enumerate(names)]
    crews = [crew_of([name], state) if is_policy(name) else None for name in names]
    moves = Moves()
    events = []
    while (mover := state.mover()) != NOBODY:
        if mover == CHANCE:
            move = state.chance_case(state.below(state.chance_cases()))
        elif (player := bots[mover]) is None:
            move = kernel.choose(crews[mover], moves, state)[0]
        else:
            texts = {game.text(state, number): number for number in state.legal()}
            move = texts[player.choose(game.view(state, mover), sorted(texts))]
        events.append((mover, move))
        state.play(move)
    return state, events


def recorded(plan: Plan, number: int, seed: int) -> np.ndarray[Any, Any]:
    """Who played what, chance included."""
    if not plan.is_compiled:
        return np.array(play_game(plan.rules, plan.bots_of(number), seed)[1], np.int64)
    _, root = opened(plan.rules, plan.players)
    room = FIRST_ROOM
    while True:
        log = np.zeros((room, 2), np.int64)
        count = kernel.record_game(root, crew_of(plan.bots_of(number), root), Moves(), seed, log)[0]
        if count <= room:
            return log[:count]
        room = count


def move_rows(plan: Plan, first: int, count: int) -> Columns:
    logs = [recorded(plan, number, plan.seed_of(number)) for number in range(first, first + count)]
    lengths = [len(log) for log in logs]
    rows = np.concatenate(logs)
    texts = np.array(plan.game.move_names)
    return {
        "game": np.repeat(np.arange(first, first + count), lengths),
        "number": np.concatenate([np.arange(length) for length in lengths]),
        "seat": rows[:, 0],
        "move": texts[rows[:, 1]],
    }
