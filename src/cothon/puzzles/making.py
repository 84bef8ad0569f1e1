"""Finding puzzles in games of strong bots, each on file as soon as its game is done. Same seed: same puzzles."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cothon.bots.entrants import make
from cothon.core.game import Game
from cothon.core.refusal import BadRequest
from cothon.core.table import Table
from cothon.games import game_of, new_table
from cothon.puzzles import standards
from cothon.puzzles.proving import Proof, prove
from cothon.puzzles.puzzle import Other, Puzzle, dealt
from cothon.puzzles.seeking import Candidate, candidates
from cothon.puzzles.themes import themes_of
from cothon.review.decisions import Decision
from cothon.review.weighing import Weighed

CONTEXT = multiprocessing.get_context("spawn")
PLACES = 4
DEALS = 2**32


@dataclass(frozen=True)
class Job:
    """One game to seek in."""

    rules: str
    number: int
    seed: int

    @property
    def players(self) -> int:
        counts = game_of(self.rules).players
        turn = standards.TABLES[self.number % len(standards.TABLES)]
        return counts[turn % len(counts)]


@dataclass(frozen=True)
class Done:
    """A game that was sought through, and the puzzles in it."""

    rules: str
    number: int
    puzzles: list[Puzzle]

    def data(self) -> dict[str, Any]:
        return {"rules": self.rules, "number": self.number, "puzzles": [one.data() for one in self.puzzles]}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Done:
        return cls(data["rules"], data["number"], [Puzzle.read(one) for one in data["puzzles"]])


def make_puzzles(
    rules: Sequence[str],
    games: int,
    out: Path,
    seed: int = 1,
    processes: int = 1,
    watch: Callable[[Done], None] | None = None,
) -> list[Done]:
    """Seek in so many games of each rule set; what `out` has already is not sought again. Ctrl-C keeps what is done."""
    jobs = [Job(name, number, seed) for number in range(games) for name in rules]
    done = read_done(out, seed)
    known = {(one.rules, one.number) for one in done}
    left = [job for job in jobs if (job.rules, job.number) not in known]
    try:
        with out.open("a", encoding="utf-8") as file:
            if not file.tell():
                print(json.dumps({"seed": seed}), file=file, flush=True)
            for one in sought(left, processes):
                print(json.dumps(one.data(), separators=(",", ":")), file=file, flush=True)
                done.append(one)
                if watch:
                    watch(one)
    except OSError as error:
        raise BadRequest("cannot-write", file=str(out), error=error.strerror or str(error)) from error
    except KeyboardInterrupt:
        pass
    wanted = {(job.rules, job.number): place for place, job in enumerate(jobs)}
    return sorted((one for one in done if (one.rules, one.number) in wanted), key=lambda d: wanted[d.rules, d.number])


def read_done(out: Path, seed: int) -> list[Done]:
    """What an earlier run found; a line that was cut off is sought again."""
    if not out.exists() or not out.stat().st_size:
        return []
    text = out.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    try:
        head, *lines = [json.loads(line) for line in whole.splitlines()]
        found = [Done.read(line) for line in lines]
        started = head["seed"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadRequest("puzzles-file-broken", file=str(out)) from error
    if started != seed:
        raise BadRequest("puzzles-other-seed", file=str(out), seed=str(started))
    if whole != text:
        out.write_text(whole, "utf-8")
    return found


def sought(jobs: Sequence[Job], processes: int) -> Iterator[Done]:
    """In this process, or in several."""
    if processes == 1 or len(jobs) < 2:
        yield from map(seek, jobs)
        return
    with CONTEXT.Pool(min(processes, len(jobs)), leave_interrupts) as pool:
        yield from pool.imap_unordered(seek, jobs)


def leave_interrupts() -> None:
    """Ctrl-C is for whoever started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def seek(job: Job) -> Done:
    """Play a game and look at all its decisions; at most a few puzzles, the clearest."""
    table = played(job)
    puzzles: list[Puzzle] = []
    for found in candidates(table):
        if len(puzzles) == standards.MOST_OF_A_GAME:
            break
        proof = prove(table.game, found)
        made = puzzle_of(job, table.game, found, proof) if proof else None
        puzzles += [made] if made else []
    return Done(job.rules, job.number, puzzles)


def seed_of_game(job: Job) -> int:
    digest = hashlib.sha256(f"cothon puzzles {job.rules} {job.number} {job.seed}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def played(job: Job) -> Table:
    seed = seed_of_game(job)
    table = new_table(job.rules, job.players, seed=seed)
    bots = [make(standards.PLAYERS, seed + seat, threads=1) for seat in range(job.players)]
    while isinstance(table.turn, int):
        table.play(bots[table.turn].choose(table.view(table.turn), table.legal_moves()))
    return table


def puzzle_of(job: Job, game: Game, found: Candidate, proof: Proof) -> Puzzle | None:
    """None where it has no theme."""
    decision, seat, tempting = found.decision, found.decision.seat, proof.tempting(found.decision.played)
    answer, also = proof.weighed[0].moves, proof.as_good
    themes = themes_of(game, decision, answer, tempting.decision.played, tempting.reasons)
    if not themes:
        return None
    view = game.view(decision.root, seat)
    name = hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:10]
    deal = int(name, 16) % DEALS
    gap = proof.nearest.gap
    return Puzzle(
        id=name,
        rules=job.rules,
        seat=seat,
        deal=deal,
        position=dealt(game, view, seat, deal),
        answer=texts(game, decision, answer),
        also=tuple(texts(game, decision, moves) for moves in also),
        tempting=texts(game, decision, tempting.decision.played),
        win=round(proof.weighed[0].win.mean, PLACES),
        gap=round(gap.mean, PLACES),
        interval=(round(gap.low, PLACES), round(gap.high, PLACES)),
        level=proof.level,
        themes=themes,
        others=tuple(other_of(game, decision, one, proof) for one in proof.weighed[1:] if one.moves not in also),
        source={"game": job.number, "seed": job.seed, "step": decision.step},
    )


def other_of(game: Game, decision: Decision, one: Weighed, proof: Proof) -> Other:
    """What a choice gives away: as it was played on, where it was, otherwise as it was weighed."""
    rival = next((rival for rival in proof.rivals if rival.decision.played == one.moves), None)
    loss = rival.gap.mean if rival else proof.weighed[0].win.mean - one.win.mean
    reasons = tuple(reason.figures() for reason in rival.reasons) if rival else ()
    return Other(texts(game, decision, one.moves), round(loss, PLACES), reasons)


def texts(game: Game, decision: Decision, moves: Sequence[int]) -> tuple[str, ...]:
    return tuple(game.text(decision.root, move) for move in moves)
