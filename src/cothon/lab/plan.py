"""What to simulate, and a piece of it: a pure function of the plan and the numbers of its games.

So it makes no difference who plays which piece, how often, or where.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from cothon.bots.bot import Bot
from cothon.bots.entrants import Fault, make
from cothon.bots.levels import BOTS
from cothon.core.brief import brief
from cothon.core.dealer import Dealer
from cothon.core.game import Game
from cothon.core.refusal import BadRequest
from cothon.core.sizes import CHANCE, NOBODY
from cothon.core.state import State
from cothon.games import Rules, game_of, rules_from
from cothon.lab.census import Columns, census_of
from cothon.lab.columns import Sheet, place_of
from cothon.lab.happenings import event_rows
from cothon.research.batch import checked, kernel_for
from cothon.research.play import moves_for, opened
from cothon.research.policies import crew_of, is_policy, simulations_of

if TYPE_CHECKING:
    from cothon.core.policy import Crew

SEED_BITS = 63
FIRST_ROOM = 4096  # for the moves of a game; it grows when needed
MOST_GAMES = 2**31 - 1  # as many as the column `game` can number


@dataclass(frozen=True)
class Plan:
    rules: Rules
    bots: tuple[str, ...]  # one per seat
    games: int
    seed: int
    rotate: bool = False  # game by game each bot moves to the next seat
    each: str = "game"  # a row for each game, for each move, or for each event
    finals: tuple[str, ...] = ()  # numbers of each seat's last observation that become columns
    events: bool = False  # whether what happened is counted

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


def plan_of(
    rules: Rules, bots: str | Sequence[str], games: int, seed: int, players: int | None, **options: Any
) -> Plan:
    """A checked plan: nothing begins before everything is known to be there."""
    rules = rules_from(rules)
    game = game_of(rules)
    names = (bots,) * game.check_players(players or 2) if isinstance(bots, str) else checked_names(bots)
    game.check_players(len(names))
    if players not in (None, len(names)):
        raise BadRequest("bad-opponents", wanted=int(players))
    if seed is None:  # which would be another one each time
        raise BadRequest("bad-seed", seed=brief(seed))
    Dealer(seed)
    plan = Plan(rules, names, checked(games, "bad-games"), seed, **options)
    if games > MOST_GAMES:
        raise BadRequest("too-many-games", most=str(MOST_GAMES))
    if plan.each not in ("game", "move", "event"):
        raise BadRequest("bad-each", each=brief(plan.each))
    for final in plan.finals:
        place_of(game, final)
    for name in names:
        if not is_policy(name):
            python_bot(name, 0)
    return plan


def checked_names(bots: Sequence[str]) -> tuple[str, ...]:
    for name in bots if isinstance(bots, Sequence) else [bots]:
        if not isinstance(name, str):
            raise BadRequest("unknown-bot", name=brief(name), known=", ".join(BOTS))
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
    if plan.each == "event":
        return event_rows(plan, first, count, lambda number: recorded(plan, number, plan.seed_of(number)))
    numbers = np.arange(first, first + count)
    groups = np.array([number % plan.players if plan.rotate else 0 for number in numbers])
    pieces = [game_rows(plan, numbers[groups == group]) for group in np.unique(groups)]
    order = np.argsort(np.concatenate([piece["game"] for piece in pieces]), kind="stable")
    return {name: np.concatenate([piece[name] for piece in pieces])[order] for name in pieces[0]}


def game_rows(plan: Plan, numbers: np.ndarray[Any, Any]) -> Columns:
    """Games with the same bots in the same seats."""
    game, root = opened(plan.rules, plan.players)
    names = plan.bots_of(int(numbers[0]))
    seeds = np.array([plan.seed_of(int(number)) for number in numbers], np.int64)
    sheet = Sheet(game, names, len(numbers), plan.events)
    census = census_of(game, root, plan.events)
    if plan.is_compiled:
        play_compiled(root, crew_of(names, root), seeds, sheet, census)
    else:
        for line, seed in enumerate(seeds):
            sheet.note(line, *play_game(plan.rules, names, int(seed), census, sheet.counts[line : line + 1]))
    return {"game": numbers.astype(np.int32), "seed": seeds} | sheet.columns(str(plan.rules), plan.finals)


def play_compiled(root: State, crew: Crew, seeds: Any, sheet: Sheet, census: Any) -> None:
    """A game for each seed, without the interpreter."""
    kernel_for(root).play_games(
        root,
        crew,
        moves_for(root),
        seeds,
        sheet.points,
        sheet.shares,
        sheet.lengths,
        sheet.tally,
        sheet.finals,
        sheet.scale,
        census,
        sheet.counts,
    )


def play_game(
    rules: Rules, names: Sequence[str], seed: int, census: Any = None, counts: Any = None
) -> tuple[State, list[tuple[int, int]]]:
    """One game through the bots' own interface, dealt as compiled code deals it; the state, and who played what."""
    game, state = opened(rules, len(names))
    state.reseed(seed)
    if census is not None and census.measures:
        state.tell(census.journal)
    bots = [None if is_policy(name) else python_bot(name, seed + seat) for seat, name in enumerate(names)]
    crews = [crew_of([name], state) if is_policy(name) else None for name in names]
    moves, kernel = moves_for(state), kernel_for(state)
    log = []
    while (mover := state.mover()) != NOBODY:
        if mover == CHANCE:
            move = state.chance_case(state.below(state.chance_cases()))
        elif (player := bots[mover]) is None:
            move = kernel.choose(crews[mover], moves, state)[0]
        else:
            texts = {game.text(state, number): number for number in state.legal()}
            move = texts[player.choose(game.view(state, mover), sorted(texts))]
        log.append((mover, move))
        state.play(move)
        if state.telling:
            census.count(counts, 0)
    return state, log


def recorded(plan: Plan, number: int, seed: int) -> np.ndarray[Any, Any]:
    """Who played what, chance included."""
    if not plan.is_compiled:
        return np.array(play_game(plan.rules, plan.bots_of(number), seed)[1], np.int64)
    _, root = opened(plan.rules, plan.players)
    room = FIRST_ROOM
    while True:
        log = np.zeros((room, 2), np.int64)
        count = kernel_for(root).record_game(root, crew_of(plan.bots_of(number), root), moves_for(root), seed, log)[0]
        if count <= room:
            return log[:count]
        room = count


def move_rows(plan: Plan, first: int, count: int) -> Columns:
    logs = [recorded(plan, number, plan.seed_of(number)) for number in range(first, first + count)]
    lengths = [len(log) for log in logs]
    rows = np.concatenate(logs)
    texts = np.array(plan.game.move_names)
    return {
        "game": np.repeat(np.arange(first, first + count, dtype=np.int32), lengths),
        "number": np.concatenate([np.arange(length, dtype=np.int16) for length in lengths]),
        "seat": rows[:, 0].astype(np.int8),
        "move": texts[rows[:, 1]],
    }
