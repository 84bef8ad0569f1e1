"""Tournaments of many bots: everyone against everyone, or rounds among those who stand alike (Swiss)."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import ceil, log2

from cothon.bots.entrants import LIMIT
from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.games import Rules, rules_from
from cothon.lab.contest import Contest, Result
from cothon.lab.ratings import Met, Rating, met, ratings
from cothon.lab.trial import check_makeable
from cothon.lab.workers import Job, play_jobs

ROUND_ROBIN, SWISS = "round-robin", "swiss"
FORMS = (ROUND_ROBIN, SWISS)
DEAL_ROOM = 100_000  # seeds between the contests, so that no two share a deal

Watcher = Callable[[Result], None]


@dataclass(frozen=True)
class Tournament:
    """What was played, and how everyone stands: `rows` from the strongest down, `met` by the names of both."""

    rules: str
    players: int
    form: str
    games: int
    rows: list[Rating]
    met: dict[str, dict[str, Met]]
    rounds: list[list[list[str]]]  # who sat together, round by round
    faults: list[Json]

    def as_json(self) -> Json:
        return asdict(self)


def tournament(
    rules: Rules,
    bots: Sequence[str],
    games: int = 10,
    seed: int = 1,
    processes: int | None = None,
    *,
    players: int = 2,
    form: str = ROUND_ROBIN,
    rounds: int | None = None,
    threads: int = 1,
    limit: float = LIMIT,
    watch: Watcher | None = None,
) -> Tournament:
    """Play `games` games at every table. Ctrl-C keeps what was played.

    A round robin has a table for every set of `players` bots; a Swiss tournament has rounds, in which those sit
    together who stand alike.
    """
    entrants = checked_entrants(bots, players, form)
    hall = Hall(rules_from(rules), players, games, seed, threads, limit, processes or os.cpu_count() or 1, watch)
    hall.contest(tuple(entrants[:players]))  # refuses what makes no sense before anything is played
    check_makeable(entrants, limit)
    seatings: list[list[list[str]]] = []
    if form == ROUND_ROBIN:
        seatings.append([list(group) for group in combinations(entrants, players)])
        hall.play(seatings[-1])
    else:
        for _ in range(rounds or ceil(log2(len(entrants)))):
            if hall.is_stopped:
                break
            seatings.append(paired(entrants, players, hall.results, seatings))
            hall.play(seatings[-1])
    faults = [result.fault for result in hall.results if result.fault]
    table = ratings(entrants, hall.results)
    return Tournament(
        str(hall.rules), players, form, len(hall.results), table, met(entrants, hall.results), seatings, faults
    )


def checked_entrants(bots: Sequence[str], players: int, form: str) -> list[str]:
    entrants = list(bots)
    if form not in FORMS:
        raise BadRequest("tournament-form", form=str(form), known=", ".join(FORMS))
    if isinstance(bots, str) or len(set(entrants)) != len(entrants) or len(entrants) < max(2, players):
        raise BadRequest("tournament-bots", players=players)
    return entrants


@dataclass
class Hall:
    """Where the tables stand."""

    rules: Rules
    players: int
    games: int
    seed: int
    threads: int
    limit: float
    processes: int
    watch: Watcher | None
    tables: int = 0
    is_stopped: bool = False

    def __post_init__(self) -> None:
        self.results: list[Result] = []

    def contest(self, group: tuple[str, ...]) -> Contest:
        seed = self.seed + self.tables * DEAL_ROOM
        return Contest(self.rules, self.players, group, self.games, seed, self.threads, self.limit)

    def play(self, groups: Sequence[Sequence[str]]) -> None:
        """All games of a round; those of one deal lie side by side in the results, whoever was ready first."""
        jobs: list[Job] = []
        for group in groups:
            contest = self.contest(tuple(group))
            jobs += [(contest, number) for number in range(self.games)]
            self.tables += 1
        places = {job: place for place, job in enumerate(jobs)}
        found: dict[int, Result] = {}
        try:
            for job, result in play_jobs(jobs, self.processes):
                found[places[job]] = result
                if self.watch:
                    self.watch(result)
        except KeyboardInterrupt:
            self.is_stopped = True
        self.results += [found[place] for place in sorted(found)]


def paired(
    entrants: Sequence[str], players: int, results: Sequence[Result], before: Sequence[Sequence[Sequence[str]]]
) -> list[list[str]]:
    """From the top down, each with those nearest whom they have met least; who is left over rests, the last first."""
    scores = dict.fromkeys(entrants, 0.0)
    for result in results:
        for name, share in zip(result.order, result.shares, strict=True):
            scores[name] += share
    often = [tuple(sorted(pair)) for round_ in before for group in round_ for pair in combinations(group, 2)]
    rested = {name: sum(all(name not in group for group in round_) for round_ in before) for name in entrants}
    waiting = sorted(entrants, key=lambda name: (-scores[name], entrants.index(name)))
    for _ in range(len(entrants) % players):  # those who rested least, the lowest of them
        waiting.remove(min(reversed(waiting), key=lambda name: rested[name]))
    groups = []
    while waiting:
        group = [waiting.pop(0)]
        while len(group) < players:
            group.append(nearest(group, waiting, often))
            waiting.remove(group[-1])
        groups.append(group)
    return groups


def nearest(group: Sequence[str], waiting: Sequence[str], often: Sequence[tuple[str, ...]]) -> str:
    return min(waiting, key=lambda name: sum(often.count(tuple(sorted((name, other)))) for other in group))
