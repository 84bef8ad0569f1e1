"""Whether win chances mean what they say: `python benchmarks/calibration.py`. Prints the tables of docs/bots.md.

Bots of mixed strength play; now and then the one to move is asked what its best move is worth (`evaluate`), and the
answer is compared with who won in the end. Of the positions that were given 70 %, about 70 % should be won.

With `--install` the weights of each game learn how to read what a search finds (`chances`); measure with other seeds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

import numpy as np

import cothon
from cothon.bots import Thinker
from cothon.core.game import Game
from cothon.core.judgement import FILE
from cothon.core.weights import WeightSet
from cothon.games import GAMES, game_of

STRENGTHS = ("novice", "apprentice", "trader", "merchant@150")
BINS = 10
ASKED = 0.12  # of the decisions
NEWTON_STEPS = 20
SURE = 0.999  # what is certain says nothing about how to read the rest
SHIPPED = Path(cothon.__file__).parent / "games"


@dataclass(frozen=True)
class Answer:
    rules: str
    players: int
    win: float  # the chance that was foretold
    won: float  # the share that came of it


def answers(job: tuple[str, int, str, int]) -> list[Answer]:
    """One game of bots of several strengths."""
    rules, number, judge, simulations = job
    chooser = Random(f"{rules} {number}")
    players = chooser.choice((2, 3, 4))
    table = cothon.new_table(rules, players, seed=number)
    bots = [seated(chooser.choice(STRENGTHS), number + seat) for seat in range(players)]
    adviser = cothon.bot(judge, simulations=simulations, seed=number, threads=1)
    asked: list[tuple[int, float]] = []
    while (seat := table.turn) is not None:
        assert isinstance(seat, int)
        view, legal = table.view(seat), table.legal_moves()
        if len(legal) > 1 and chooser.random() < ASKED:
            asked.append((seat, adviser.evaluate(view, legal)[0].win))
        table.play(bots[seat].choose(view, legal))
    winners = table.winners()
    return [Answer(rules, players, win, (seat in winners) / len(winners)) for seat, win in asked]


def seated(strength: str, seed: int) -> Thinker:
    name, _, simulations = strength.partition("@")
    return cothon.bot(name, simulations=int(simulations) if simulations else None, seed=seed)


def bins(found: Sequence[Answer]) -> Iterator[tuple[int, int, float, float]]:
    """Of each tenth of chances: its number, how many there are, what was foretold and what came of it."""
    for tenth in range(BINS):
        here = [one for one in found if min(BINS - 1, int(one.win * BINS)) == tenth]
        if here:
            yield tenth, len(here), sum(one.win for one in here) / len(here), sum(one.won for one in here) / len(here)


def error(found: Sequence[Answer]) -> float:
    """The expected calibration error: how far what was foretold is from what came of it, tenths weighed by size."""
    return sum(count * abs(win - won) for _, count, win, won in bins(found)) / len(found)


def fitted(found: Sequence[Answer]) -> tuple[float, float]:
    """Stretch and shift under which these answers would have come true most likely: a logistic regression."""
    win = np.clip([one.win for one in found], 1 - SURE, SURE)
    fair = -np.log([one.players - 1.0 for one in found])
    rows = np.stack([np.log(win / (1 - win)) - fair, np.ones(len(found))], axis=1)
    won, numbers = np.array([one.won for one in found]), np.array([1.0, 0.0])
    for _ in range(NEWTON_STEPS):
        chance = 1 / (1 + np.exp(-(fair + rows @ numbers)))
        curve = (rows * (chance * (1 - chance))[:, None]).T @ rows
        numbers += np.linalg.solve(curve, rows.T @ (won - chance))
    return float(numbers[0]), float(numbers[1])


def read_anew(game: Game, one: WeightSet, found: Sequence[Answer]) -> WeightSet:
    """What was foretold had been stretched and shifted already: both, one after the other."""
    here = [answer for answer in found if belongs(game, one, answer)]
    stretch, shift = fitted(here)
    before = one.weights.chances
    chances = (stretch * before[0], stretch * before[1] + shift)
    print(f"{game.name} {one.players} {dict(one.rules)}: {len(here)} positions, {chances[0]:.3f} {chances[1]:+.3f}")
    return replace(one, weights=replace(one.weights, chances=chances))


def belongs(game: Game, one: WeightSet, answer: Answer) -> bool:
    if game_of(answer.rules) is not game or answer.players not in one.players:
        return False
    return one.fits(answer.players, family_of(answer.rules, answer.players)) == (True, True)


@cache
def family_of(rules: str, players: int) -> Mapping[str, int]:
    return game_of(rules).family_of(cothon.new_table(rules, players, seed=0).state)


def install(found: Sequence[Answer]) -> None:
    for game in GAMES:
        if game.judgement.is_judged:
            file = game.judgement.shipped()
            sets = tuple(read_anew(game, one, found) for one in file.sets)
            (SHIPPED / game.name / "judging" / FILE).write_text(replace(file, sets=sets).text(), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="of each rule set (%(default)s)")
    parser.add_argument("--bot", default="merchant", help="who is asked (%(default)s)")
    parser.add_argument("--simulations", type=int, default=400, help="of an answer (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (%(default)s)")
    parser.add_argument("--install", action="store_true", help="change how the shipped weights read chances")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    every: list[Answer] = []
    with ProcessPoolExecutor(options.processes) as pool:
        for rules in cothon.rule_sets():
            jobs = [(rules, options.seed + i, options.bot, options.simulations) for i in range(options.games)]
            found = [answer for game in pool.map(answers, jobs, chunksize=4) for answer in game]
            print(f"| {rules} | {len(found)} | {error(found):.3f} |", flush=True)
            every += found
    print(f"| all | {len(every)} | {error(every):.3f} |\n")
    print("| foretold | positions | mean foretold | won |\n|---|---|---|---|")
    for tenth, count, win, won in bins(every):
        print(f"| {10 * tenth}–{10 * tenth + 10} % | {count} | {100 * win:.1f} % | {100 * won:.1f} % |")
    if options.install:
        install(every)


if __name__ == "__main__":
    main()
