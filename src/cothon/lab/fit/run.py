"""From nothing to weights: play, fit, compare with the former weights, and let matches decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from cothon.core.build import is_compiled
from cothon.core.game import Game
from cothon.core.weights import WeightFile, WeightSet
from cothon.lab.fit import files
from cothon.lab.fit.course import Course, Lessons, Piece, Setting, game_named, taught
from cothon.lab.fit.fitting import fit
from cothon.lab.fit.gate import Side, Verdict, matched
from cothon.lab.fit.losses import Loss, compared, parted
from cothon.research.play import opened
from cothon.version import VERSION

AHEAD = 2  # pieces that wait for each thread
LEAST_GAMES = 400  # that a set of weights has played before it takes the place of the game's own


@dataclass
class Report:
    """What a fit came to: for each set of weights what it foretells, and what it wins."""

    former: WeightFile
    fitted: list[WeightSet] = field(default_factory=list)
    losses: list[list[Loss]] = field(default_factory=list)
    verdicts: list[list[Verdict]] = field(default_factory=list)

    def is_accepted(self, place: int) -> bool:
        """By its own matches together."""
        return bool(self.verdicts) and together(self.verdicts[place]).is_better

    def accepted(self, made: Mapping[str, Any]) -> WeightFile:
        """The sets that won, and the former ones where the new did not."""
        sets = [
            one if self.is_accepted(place) else replace(one, weights=self.former.pick(one.players[0], one.rules))
            for place, one in enumerate(self.fitted)
        ]
        return replace(self.former, sets=tuple(sets), made=made)

    def data(self) -> list[dict[str, Any]]:
        return [
            {"players": list(one.players), "rules": dict(one.rules), "losses": [loss.data() for loss in losses]}
            | ({"gate": [verdict.data() for verdict in self.verdicts[place]]} if self.verdicts else {})
            | {"accepted": self.is_accepted(place)}
            for place, (one, losses) in enumerate(zip(self.fitted, self.losses, strict=True))
        ]


def together(verdicts: Sequence[Verdict]) -> Verdict:
    """Matches of several rule sets as one: the mean share, each rule set weighing the same."""
    count = len(verdicts)
    share = sum(one.share for one in verdicts) / count
    error = sum(one.error**2 for one in verdicts) ** 0.5 / count
    return Verdict(verdicts[0].setting, sum(one.games for one in verdicts), share, error)


def play(course: Course, folder: Path, threads: int, cluster: str | None, watch: Callable[[int], None]) -> None:
    """Whatever of the course is not on file yet."""
    files.open_folder(folder, course)
    pieces = course.pieces()
    left = files.missing(folder, pieces)
    watch(sum(piece.count for piece in pieces) - sum(piece.count for piece in left))
    about = {"cothon": VERSION} | course.data()
    for piece, lessons in played(course, left, threads, cluster):
        files.write(folder, piece, lessons, about)
        watch(piece.count)


def played(
    course: Course, pieces: Sequence[Piece], threads: int, cluster: str | None
) -> Iterator[tuple[Piece, Lessons]]:
    if cluster is not None:
        from cothon.lab.ray import done_on_cluster

        for index, lessons, _ in done_on_cluster(taught, [(course, piece) for piece in pieces], cluster):
            yield pieces[index], lessons
        return
    yield from played_here(course, pieces, threads if is_compiled() else 1)


def played_here(course: Course, pieces: Sequence[Piece], threads: int) -> Iterator[tuple[Piece, Lessons]]:
    """Compiled code runs beside itself in threads."""
    left = iter(pieces)
    with ThreadPoolExecutor(threads) as pool:
        under_way: dict[Future[Lessons], Piece] = {}
        try:
            while True:
                while len(under_way) < AHEAD * threads and (piece := next(left, None)) is not None:
                    under_way[pool.submit(taught, course, piece)] = piece
                if not under_way:
                    return
                for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield under_way.pop(done), done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def families(game: Game, settings: Sequence[Setting]) -> list[tuple[dict[str, int], int, list[Setting]]]:
    """Which settings share a set of weights: those of the same family of rules and number of players."""
    found: dict[tuple[tuple[tuple[str, int], ...], int], list[Setting]] = {}
    for setting in settings:
        _, root = opened(setting.rules, setting.players)
        key = (tuple(game.family_of(root).items()), setting.players)
        found.setdefault(key, []).append(setting)
    return [(dict(family), players, members) for (family, players), members in found.items()]


def fit_all(course: Course, folder: Path) -> Report:
    """A set of weights for every family and number of players, and how well it foretells games it has not seen."""
    game = game_named(course.game)
    report = Report(game.judgement.shipped())
    for family, players, members in families(game, course.settings()):
        lessons = files.read(folder, [piece for piece in course.pieces() if piece.setting in members])
        seen, unseen = parted(lessons)
        former = report.former.pick(players, family)
        weights = fit(seen, players, former)
        report.fitted.append(WeightSet(weights, (players,), family))
        report.losses.append(compared(unseen, players, former, weights))
    return report


def judge(
    course: Course,
    report: Report,
    folder: Path,
    games: int,
    simulations: int,
    threads: int,
    watch: Callable[[int], None],
) -> None:
    """Let every set of weights play the former ones, at the same simulations: the features are the same, and so is
    the time."""
    game = game_named(course.game)
    path = folder / "candidate.json"
    path.write_text(replace(report.former, sets=tuple(report.fitted)).text(), "utf-8")
    new, former = Side(simulations, str(path)), Side(simulations)
    for _, _, members in families(game, course.settings()):
        share = -(-games // len(members))
        report.verdicts.append([matched(one, new, former, share, course.seed + 1, threads, watch) for one in members])
