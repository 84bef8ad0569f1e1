"""Matches between bots: all seat orders, fixed seeds, several processes, results on file."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TextIO

from cothon.bots.entrants import LIMIT
from cothon.core.json import Json
from cothon.core.refusal import BadRequest
from cothon.games import Rules, rules_from
from cothon.lab.contest import Contest, Result, play_game
from cothon.lab.order import also_formerly, one_each
from cothon.lab.standings import Standings, standings
from cothon.lab.trial import check_makeable
from cothon.lab.workers import play_all

Watcher = Callable[[Result], None]
Player = Callable[[Contest, Sequence[int]], Iterable[Result]]


@also_formerly("players", "bots", "games")
def arena(
    rules: Rules,
    bots: str | Sequence[str],
    games: int,
    seed: int = 1,
    processes: int | None = None,
    *,
    players: int | None = None,
    threads: int = 1,
    limit: float = LIMIT,
    cluster: str | None = None,
    out: str | Path | None = None,
    resume: bool = False,
    watch: Watcher | None = None,
) -> Standings:
    """Play a contest and say how strong each entrant is. Ctrl-C keeps what was played.

    `bots` names one for each seat, or one for all of them (`players`, or two). With `cluster` ("auto" or an address)
    the same games are played on a Ray cluster.
    """
    entrants = one_each(bots, players)
    contest = Contest(rules_from(rules), players or len(entrants), tuple(entrants), games, seed, threads, limit)
    check_makeable(entrants, limit)
    played = read_results(contest, Path(out)) if out and resume else []
    if out and not resume and Path(out).exists():
        raise BadRequest("arena-file-exists", file=str(out))
    games_of = partial(on_cluster, address=cluster) if cluster else partial(play_all, processes=processes or cores())
    results = play_rest(contest, played, games_of, Path(out) if out else None, watch)
    return standings(contest.entrants, results)


def cores() -> int:
    return os.cpu_count() or 1


def on_cluster(contest: Contest, numbers: Sequence[int], address: str) -> Iterator[Result]:
    from cothon.lab.ray import done_on_cluster

    for _, result, _ in done_on_cluster(play_game, [(contest, number) for number in numbers], address):
        yield result


def play_rest(
    contest: Contest, played: list[Result], games_of: Player, out: Path | None, watch: Watcher | None
) -> list[Result]:
    """What has not been played yet, each game on file as soon as it is over."""
    results = played[:]
    for result in played:
        if watch:
            watch(result)
    done = {result.number for result in played}
    numbers = [number for number in range(contest.games) if number not in done]
    file = open_for(contest, out) if out else None
    try:
        for result in games_of(contest, numbers):
            results.append(result)
            if file:
                file.write(json.dumps(result.as_json()) + "\n")
                file.flush()
            if watch:
                watch(result)
    except KeyboardInterrupt:
        pass
    finally:
        if file:
            file.close()
    return sorted(results, key=lambda result: result.number)


def open_for(contest: Contest, out: Path) -> TextIO:
    """The file; its first line is the contest."""
    try:
        is_new = not out.exists() or out.stat().st_size == 0
        file = out.open("a", encoding="utf-8")
    except OSError as error:
        raise BadRequest("arena-file", file=str(out), reason=str(error.strerror)) from error
    if is_new:
        file.write(json.dumps({"contest": contest.as_json()}) + "\n")
        file.flush()
    return file


def read_results(contest: Contest, out: Path) -> list[Result]:
    """What a file has of the same contest; the number of games may have grown since."""
    if not out.exists():
        return []
    try:
        text = out.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        head, results = parsed(whole.splitlines(), contest) if text else (contest.as_json(), [])
    except (OSError, ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
        raise BadRequest("arena-file-broken", file=str(out)) from error
    if head | {"games": 0} != contest.as_json() | {"games": 0}:
        raise BadRequest("arena-other-contest", file=str(out))
    if whole != text:  # a last line that was cut off
        out.write_text(whole, encoding="utf-8")
    return [result for result in results if result.number < contest.games]


def parsed(lines: list[str], contest: Contest) -> tuple[Json, list[Result]]:
    """The contest of a file and its games; the first of whatever does not fit is an error."""
    head = dict(json.loads(lines[0])["contest"])
    results = [Result(**json.loads(line)) for line in lines[1:]]
    for result in results:
        if not isinstance(result.number, int) or len(result.order) != contest.players:
            raise ValueError(result)
    return head, results
