"""A contest between bots: which games are played, and how one of them goes."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib import import_module
from itertools import permutations

from cothon.bots.bot import Bot
from cothon.bots.levels import BOTS, bot
from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.games import game_of, new_table

LIMIT = 10.0  # seconds a move, unless the contest says otherwise
SEAT_SEEDS = 16  # room for one seed a seat


@dataclass(frozen=True)
class Contest:
    """Entrants are bots by name, `name@0.5s` or `name@2000` (simulations), or foreign ones as `module:factory`."""

    rules: str
    players: int
    entrants: tuple[str, ...]
    games: int
    seed: int = 1
    threads: int = 1
    limit: float = LIMIT

    def __post_init__(self) -> None:
        game_of(self.rules).check_players(self.players)
        if len(self.entrants) != self.players:
            raise BadRequest("arena-seats", seats=len(self.entrants), players=self.players)
        if self.games < 1:
            raise BadRequest("arena-games", games=self.games)
        for entrant in self.entrants:
            check_entrant(entrant, self.threads)

    def orders(self) -> list[tuple[str, ...]]:
        """Every order in which the entrants can sit."""
        return sorted(set(permutations(self.entrants)))

    def seating(self, number: int) -> tuple[int, tuple[str, ...]]:
        """The deal of a game, and who sits where: each deal is played in every order."""
        orders = self.orders()
        return number // len(orders), orders[number % len(orders)]

    def as_json(self) -> Json:
        return asdict(self) | {"entrants": list(self.entrants)}


@dataclass
class Result:
    """One game: what each seat won, made and took, and who broke down."""

    number: int
    deal: int
    order: list[str]
    shares: list[float]
    points: list[int]
    moves: list[int]
    seconds: list[float]
    fault: Json | None = None  # the seat, its bot and what it did

    def as_json(self) -> Json:
        return asdict(self)


class Fault(Exception):
    """A bot broke down; the words are for whoever wrote it."""


def check_entrant(entrant: str, threads: int) -> None:
    """Refuses a name that cannot be a bot; whether a foreign one works shows when it plays."""
    if ":" not in entrant:
        make_own(entrant, None, threads)


def make_own(entrant: str, seed: int | None, threads: int) -> Bot:
    name, _, limit = entrant.partition("@")
    if not limit:
        return bot(name, seed=seed, threads=threads)
    try:
        if limit.endswith("s"):
            return bot(name, seconds=float(limit[:-1]), seed=seed, threads=threads)
        return bot(name, simulations=int(limit), seed=seed, threads=threads)
    except ValueError as error:
        if isinstance(error, BadRequest):
            raise
        raise BadRequest("arena-limit", entrant=entrant) from error


def make(entrant: str, seed: int, threads: int) -> Bot:
    """A fresh bot for one game. A foreign factory is called without arguments, or with a seed if it takes one."""
    if ":" not in entrant:
        return make_own(entrant, seed, threads)
    module, _, name = entrant.partition(":")
    factory = getattr(import_module(module), name)
    try:
        return factory(seed=seed)  # type: ignore[no-any-return]
    except TypeError:
        return factory()  # type: ignore[no-any-return]


def is_own(entrant: str) -> bool:
    return entrant.partition("@")[0] in BOTS


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt a bot that thinks too long, where the system can; elsewhere only the clock afterwards tells."""
    can_interrupt = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not can_interrupt:
        yield
        return

    def interrupt(*_: object) -> None:
        raise Fault(f"took more than {seconds:g} s for a move")

    previous = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)


def ask(player: Bot, view: Json, legal: Sequence[str], limit: float) -> tuple[str, float]:
    """A bot's legal move and its seconds; whatever else it does is its fault."""
    started = time.perf_counter()
    try:
        with time_limit(limit):
            move = player.choose(view, list(legal))
    except Fault:
        raise
    except (Exception, SystemExit) as error:
        raise Fault(f"{type(error).__name__}: {error}") from error
    seconds = time.perf_counter() - started
    if seconds > limit:
        raise Fault(f"took {seconds:.1f} s for a move")
    if move not in legal:
        raise Fault(f"answered {move!r}, which is no legal move")
    return move, seconds


def play_game(contest: Contest, number: int) -> Result:
    """One game from the first deal to the end, or to the first fault."""
    deal, order = contest.seating(number)
    players = contest.players
    result = Result(number, deal, list(order), [0.0] * players, [0] * players, [0] * players, [0.0] * players)
    table = new_table(contest.rules, players, seed=contest.seed + deal)
    seat = 0
    try:
        sitting: list[Bot] = []
        for seat, entrant in enumerate(order):
            sitting.append(seated(entrant, contest, deal * SEAT_SEEDS + seat))
        while isinstance(table.turn, int):
            seat = table.turn
            legal = table.legal_moves()
            move, seconds = ask(sitting[seat], table.view(seat), legal, contest.limit)
            result.moves[seat] += 1
            result.seconds[seat] += seconds
            table.play(move)
    except Fault as fault:
        return lost_by_fault(result, seat, str(fault))
    result.shares = [table.state.share(seat) for seat in range(players)]
    result.points = table.scores()
    return result


def seated(entrant: str, contest: Contest, number: int) -> Bot:
    try:
        with time_limit(contest.limit):
            return make(entrant, contest.seed * 1_000_003 + number, contest.threads)
    except Fault:
        raise
    except (Exception, SystemExit) as error:
        raise Fault(f"could not be made: {type(error).__name__}: {error}") from error


def lost_by_fault(result: Result, seat: int, words: str) -> Result:
    """The others share the win."""
    others = len(result.order) - 1
    result.shares = [0.0 if other == seat else 1.0 / others for other in range(others + 1)]
    result.fault = {"seat": seat, "bot": result.order[seat], "words": words}
    return result
