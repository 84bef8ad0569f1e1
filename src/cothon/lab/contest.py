"""A contest between bots: which games are played, and how one of them goes."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import permutations

from cothon.bots.bot import Bot
from cothon.bots.entrants import LIMIT, Fault, ask, check_entrant, make
from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.games import Rules, game_of, new_table

SEAT_SEEDS = 16  # room for one seed per seat
LONGEST_LIMIT = 1_000_000.0  # seconds; clocks do not count much further


@dataclass(frozen=True)
class Contest:
    """Entrants are bots by name, `name@0.5s` or `name@2000` (simulations), or foreign ones as `module:factory`."""

    rules: Rules
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
        if not 0 < self.limit <= LONGEST_LIMIT:
            raise BadRequest("bot-limit", what="limit", value=f"{self.limit:g}")
        for entrant in self.entrants:
            check_entrant(entrant)

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
            bot_seed = contest.seed * 1_000_003 + deal * SEAT_SEEDS + seat
            sitting.append(make(entrant, bot_seed, contest.threads, contest.limit))
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


def lost_by_fault(result: Result, seat: int, words: str) -> Result:
    """The others share the win."""
    others = len(result.order) - 1
    result.shares = [0.0 if other == seat else 1.0 / others for other in range(others + 1)]
    result.fault = {"seat": seat, "bot": result.order[seat], "words": words}
    return result
