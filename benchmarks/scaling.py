"""Where more simulations stop helping, and why: `python benchmarks/scaling.py`. Prints the table of docs/bots.md.

At positions of games between traders, `master` searches with ever more simulations: how often it comes to the same move
as the longest search, how much of the win its move gives away in that search's eyes, how deep its tree is, and how
often a simulation is still in the tree when it is the searcher's turn again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

import cothon
from cothon.bots.bot import Sight
from cothon.bots.levels import BOTS, Search
from cothon.bots.thinking import ROOT, Effort, Searcher, children

ASKED = 0.04  # of the decisions
PLAYERS = "trader"


@dataclass(frozen=True)
class Found:
    """What one search came to at one position."""

    best: int
    win: dict[int, float]  # by move
    depth: float  # decisions in the tree, of a simulation
    around: float  # share of the simulations that were in the tree until the searcher's next turn


def positions(rules: str, number: int) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Some decisions of one game, as their makers saw them."""
    chooser = Random(f"scaling {rules} {number}")
    table = cothon.new_table(rules, chooser.choice((2, 3, 4)), seed=number)
    bot = cothon.bot(PLAYERS, seed=number)
    while isinstance(seat := table.turn, int):
        view, legal = table.view(seat), table.legal_moves()
        if len(legal) > 2 and chooser.random() < ASKED:
            yield view, legal
        table.play(bot.choose(view, legal))


def searched(view: dict[str, Any], legal: Sequence[str], simulations: int) -> Found:
    master = BOTS["master"]
    assert isinstance(master, Search)
    searcher = Searcher("master", Effort(simulations=simulations), master.manner, seed=1)
    sight = Sight(view, legal)
    searcher.think(sight, early=False)
    found = searcher.found()
    best = max(sight.moves, key=lambda move: (found[move].visits, -move))
    win = {move: found[move].wins / max(1, found[move].visits) for move in sight.moves}
    depth, around = shape_of(searcher.trees[0], sight.viewer)
    return Found(best, win, depth / simulations, around / simulations)


def shape_of(tree: Any, viewer: int) -> tuple[int, int]:
    """Visits of all nodes, which is how deep all simulations went together; visits of the searcher's next turn."""
    visits = around = 0
    nodes = [(node, 0) for node in children(tree, ROOT)]
    while nodes:
        node, stage = nodes.pop()  # 0: the searcher's turn, 1: others', 2: the searcher's again, and on
        own = tree.mover_of(node) == viewer
        if stage == 1 and own:
            around += tree.visits_of(node)
        stage = max(stage, 2 if stage and own else 0 if own else 1)
        visits += tree.visits_of(node)
        nodes += [(child, stage) for child in children(tree, node)]
    return visits, around


def compared(job: tuple[str, int, tuple[int, ...]]) -> list[list[Found]]:
    rules, number, efforts = job
    return [[searched(view, legal, effort) for effort in efforts] for view, legal in positions(rules, number)]


def line(rules: str, effort: int, place: int, found: Sequence[Sequence[Found]]) -> str:
    same = sum(one[place].best == one[-1].best for one in found) / len(found)
    lost = sum(one[-1].win[one[-1].best] - one[-1].win[one[place].best] for one in found) / len(found)
    depth = sum(one[place].depth for one in found) / len(found)
    around = sum(one[place].around for one in found) / len(found)
    return f"| {rules} | {effort:,} | {100 * same:.0f} % | {100 * lost:.2f} % | {depth:.1f} | {100 * around:.0f} % |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12, help="of each rule set (%(default)s)")
    parser.add_argument("--efforts", type=int, nargs="+", default=[40, 400, 2000, 6000, 20_000, 100_000])
    parser.add_argument("--seed", type=int, default=1, help="of the first game (%(default)s)")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    print("| rule set | simulations | same move | win given away | decisions in the tree | around the table |")
    print("|---" * 6 + "|")
    with ProcessPoolExecutor(options.processes) as pool:
        for rules in cothon.rule_sets():
            jobs = [(rules, options.seed + i, tuple(options.efforts)) for i in range(options.games)]
            found = [one for game in pool.map(compared, jobs) for one in game]
            print(f"{rules}: {len(found)} positions", flush=True)
            for place, effort in enumerate(options.efforts):
                print(line(rules, effort, place, found), flush=True)


if __name__ == "__main__":
    main()
