"""Play many games between bots and write their results as a table."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", default="traders/standard", help="the rule set (%(default)s)")
    parser.add_argument("--bots", default="random,random", help="one for each seat, with commas (%(default)s)")
    parser.add_argument("--games", type=int, default=1000, help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="a whole number (%(default)s)")
    parser.add_argument("--processes", type=int, default=1, help="how many at once (%(default)s)")
    parser.add_argument("--cluster", help="play on a Ray cluster: auto, or its address")
    parser.add_argument("--each", choices=("game", "move"), default="game", help="a row for each (%(default)s)")
    parser.add_argument("--rotate", action="store_true", help="the bots change seats from game to game")
    parser.add_argument("--out", help="a file to write: .csv, .parquet or .arrow")


def run(arguments: argparse.Namespace) -> int:
    from cothon.core.extras import needs

    with needs("lab", "cothon simulate"):
        from cothon.lab.simulate import simulate
        from cothon.lab.summary import summary
    results = simulate(
        arguments.rules,
        arguments.bots.split(","),
        arguments.games,
        arguments.seed,
        arguments.processes,
        cluster=arguments.cluster,
        each=arguments.each,
        rotate=arguments.rotate,
    )
    if arguments.out:
        results.save(arguments.out)
    print(summary(results))
    return 0
