"""Bulk simulation: the same games from the same seed, on one core, on many, or on a cluster."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from cothon.core.build import is_compiled
from cothon.core.refusal import BadRequest
from cothon.games import Rules
from cothon.lab.about import about
from cothon.lab.census import Columns
from cothon.lab.outputs import check_free
from cothon.lab.plan import Plan, plan_of, play_piece
from cothon.lab.processes import CONTEXT
from cothon.lab.results import Results
from cothon.lab.summary import Totals
from cothon.lab.table_files import TableFile, table_file
from cothon.research.batch import checked

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

COMPILED_PIECE = 500  # games; fewer if they take longer, so that the bar moves and Ctrl-C is heard
PYTHON_PIECE = 4
AHEAD = 4  # pieces that wait for each worker, so that none is idle and memory does not grow

Piece = tuple[int, int]  # the first game, how many


def simulate(
    rules: Rules,
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
    events: bool = False,
    progress: bool | None = None,
) -> Results:
    """Play many games; a row for each game, or (`each`) for each "move", chance included, or "event".

    `bots` names one for each seat, or one for all of them (`players`, or two). With `cluster` ("auto" or an address)
    the games are played on a Ray cluster. `events` adds how often everything happened, in all and to each seat, and
    what the game measures of it. A progress bar is shown on a terminal, unless `progress` says otherwise.
    """
    plan = plan_of(rules, bots, games, seed, players, each=each, rotate=rotate, finals=tuple(finals), events=events)
    pieces = list(played(plan, processes, cluster, shows(progress)))
    return Results.joined(pieces, about(plan))


def simulate_to(
    out: str | Path | None,
    rules: Rules,
    bots: str | Sequence[str],
    games: int,
    seed: int,
    processes: int = 1,
    *,
    resume: bool = False,
    overwrite: bool = False,
    players: int | None = None,
    cluster: str | None = None,
    each: str = "game",
    rotate: bool = False,
    finals: Sequence[str] = (),
    events: bool = False,
    progress: bool | None = None,
) -> Totals:
    """The same into a file (None: only what the games come to), piece by piece: memory does not grow with the games.

    Ctrl-C keeps what is done, and `resume` goes on from there with the games of the same call. Without it a file that
    is there already is refused, unless `overwrite` is asked for.
    """
    plan = plan_of(rules, bots, games, seed, players, each=each, rotate=rotate, finals=tuple(finals), events=events)
    if out and not resume and not overwrite:
        check_free([out], "simulate-file-exists")
    totals, file = Totals(), table_file(out, about(plan)) if out else None
    former = file.former() if file and resume and file.path.exists() else ()
    try:
        for columns in former:  # Ctrl-C meanwhile leaves the file as it was
            keep(columns, totals, file)
        try:
            for columns in played(plan, processes, cluster, shows(progress), totals.last + 1):
                keep(columns, totals, file)
        except KeyboardInterrupt:
            pass
        if file and totals.rows:
            file.close()
    except OSError as error:
        raise BadRequest("cannot-write", file=str(out), error=error.strerror or str(error)) from error
    finally:
        if file:
            file.drop()
    return totals


def keep(columns: Columns, totals: Totals, file: TableFile | None) -> None:
    totals.add(columns)
    if file:
        file.write(columns)


def shows(progress: bool | None) -> bool:
    return sys.stderr.isatty() if progress is None else progress


def played(plan: Plan, processes: int, cluster: str | None, visible: bool, first: int = 0) -> Iterator[Columns]:
    """All pieces from a game on, in order, whatever order they came in."""
    checked(processes, "bad-processes")
    cut = pieces_of(plan, first)
    with bar(visible) as progress:
        task: TaskID = progress.add_task("games", total=plan.games, completed=first)
        early: dict[int, Columns] = {}
        due = 0
        for index, columns in pieces_from(plan, cut, processes, cluster):
            progress.advance(task, cut[index][1])
            early[index] = columns
            while due in early:
                yield early.pop(due)
                due += 1


def pieces_from(plan: Plan, cut: list[Piece], processes: int, cluster: str | None) -> Iterator[tuple[int, Columns]]:
    if cluster is None:
        yield from play_here(plan, cut, processes)
        return
    from cothon.lab.ray import play_on_cluster

    for index, columns, _ in play_on_cluster(plan, cut, cluster):
        yield index, columns


def pieces_of(plan: Plan, begin: int = 0) -> list[Piece]:
    size = max(1, COMPILED_PIECE // (1 + plan.simulations)) if plan.is_compiled and is_compiled() else PYTHON_PIECE
    return [(first, min(size, plan.games - first)) for first in range(begin, plan.games, size)]


def play_here(plan: Plan, cut: list[Piece], processes: int) -> Iterator[tuple[int, Columns]]:
    if processes == 1:
        for index, piece in enumerate(cut):
            yield index, play_piece(plan, *piece)
        return
    with workers(plan, processes) as pool:
        left = enumerate(cut)
        under_way = {pool.submit(play_piece, plan, *piece): index for index, piece in islice(left, AHEAD * processes)}
        try:
            while under_way:
                for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                    index = under_way.pop(done)
                    under_way |= {pool.submit(play_piece, plan, *piece): place for place, piece in islice(left, 1)}
                    yield index, done.result()
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def workers(plan: Plan, processes: int) -> Iterator[Executor]:
    """Compiled code runs beside itself in threads; bots written in Python need processes, which leave Ctrl-C to us."""
    if plan.is_compiled and is_compiled():
        with ThreadPoolExecutor(processes) as pool:
            yield pool
    else:
        ignoring = (signal.SIGINT, signal.SIG_IGN)
        with ProcessPoolExecutor(processes, CONTEXT, initializer=signal.signal, initargs=ignoring) as crew:
            yield crew


def bar(visible: bool) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=not visible)
