"""Bulk simulation: the same games from the same seed, on one core, on many, or on a cluster."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING

from cothon.core.build import is_compiled
from cothon.lab.plan import Columns, Plan, plan_of, play_piece
from cothon.lab.results import Results
from cothon.research.batch import checked

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

COMPILED_PIECE = 500  # games; fewer if they take longer, so that the bar moves and Ctrl-C is heard
PYTHON_PIECE = 4

Piece = tuple[int, int]  # the first game, how many


def simulate(
    rules: str,
    bots: str | Sequence[str],
    games: int,
    seed: int,
    processes: int = 1,
    *,
    players: int | None = None,
    cluster: str | None = None,
    each: str = "game",
    rotate: bool = False,
    finals: Sequence[str] = (),
    progress: bool | None = None,
) -> Results:
    """Play many games; a row for each game, or (`each="move"`) for each move, chance included.

    `bots` names one for each seat, or one for all of them (`players`, or two). With `cluster` ("auto" or an address)
    the games are played on a Ray cluster. A progress bar is shown on a terminal, unless `progress` says otherwise.
    """
    plan = plan_of(rules, bots, games, seed, players, each=each, rotate=rotate, finals=tuple(finals))
    cut = pieces_of(plan)
    checked(processes, "bad-processes")
    if cluster is None:
        played = play_here(plan, cut, processes)
    else:
        from cothon.lab.ray import play_on_cluster

        played = ((index, columns) for index, columns, _ in play_on_cluster(plan, cut, cluster))
    return Results.joined(collected(played, cut, sys.stderr.isatty() if progress is None else progress))


def pieces_of(plan: Plan) -> list[Piece]:
    size = max(1, COMPILED_PIECE // (1 + plan.simulations)) if plan.is_compiled and is_compiled() else PYTHON_PIECE
    return [(first, min(size, plan.games - first)) for first in range(0, plan.games, size)]


def play_here(plan: Plan, cut: list[Piece], processes: int) -> Iterator[tuple[int, Columns]]:
    if processes == 1:
        for index, piece in enumerate(cut):
            yield index, play_piece(plan, *piece)
        return
    with workers(plan, processes) as pool:
        waiting = {pool.submit(play_piece, plan, *piece): index for index, piece in enumerate(cut)}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def workers(plan: Plan, processes: int) -> Iterator[Executor]:
    """Compiled code runs beside itself in threads; bots written in Python need processes."""
    if plan.is_compiled and is_compiled():
        with ThreadPoolExecutor(processes) as pool:
            yield pool
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            yield pool


def collected(played: Iterator[tuple[int, Columns]], cut: list[Piece], visible: bool) -> list[Columns]:
    """All pieces in order, whatever order they came in."""
    found: dict[int, Columns] = {}
    with bar(visible) as progress:
        task: TaskID = progress.add_task("games", total=sum(count for _, count in cut))
        for index, columns in played:
            found[index] = columns
            progress.advance(task, cut[index][1])
    return [found[index] for index in range(len(cut))]


def bar(visible: bool) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=not visible)
