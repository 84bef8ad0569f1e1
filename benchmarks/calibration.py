"""Whether win chances mean what they say: `python benchmarks/calibration.py`. Prints the tables of docs/bots.md.

Bots of mixed strength play; now and then the one to move is asked what its best move is worth (`evaluate`), and the
answer is compared with who won in the end. Of the positions that were given 70 %, about 70 % should be won.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random

import cothon
from cothon.bots import Thinker

STRENGTHS = ("novice", "apprentice", "trader", "merchant@150")
BINS = 10
ASKED = 0.12  # of the decisions

Answer = tuple[float, float]  # the chance that was foretold, the share that came of it


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
    return [(win, (seat in winners) / len(winners)) for seat, win in asked]


def seated(strength: str, seed: int) -> Thinker:
    name, _, simulations = strength.partition("@")
    return cothon.bot(name, simulations=int(simulations) if simulations else None, seed=seed)


def bins(found: list[Answer]) -> Iterator[tuple[int, int, float, float]]:
    """Of each tenth of chances: its number, how many there are, what was foretold and what came of it."""
    for tenth in range(BINS):
        here = [one for one in found if min(BINS - 1, int(one[0] * BINS)) == tenth]
        if here:
            yield tenth, len(here), sum(win for win, _ in here) / len(here), sum(won for _, won in here) / len(here)


def error(found: list[Answer]) -> float:
    """The expected calibration error: how far what was foretold is from what came of it, tenths weighed by size."""
    return sum(count * abs(win - won) for _, count, win, won in bins(found)) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="of each rule set (%(default)s)")
    parser.add_argument("--bot", default="merchant", help="who is asked (%(default)s)")
    parser.add_argument("--simulations", type=int, default=400, help="of an answer (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (%(default)s)")
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


if __name__ == "__main__":
    main()
