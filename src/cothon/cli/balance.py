"""Measure how balanced the rule sets are, on many simulated games, and write a page with plots and a JSON file."""

from __future__ import annotations

import argparse
from pathlib import Path

ALL = "all"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", default=ALL, help="a rule set, several with commas, or all (%(default)s)")
    parser.add_argument("--players", default=ALL, help="2, 3, 4, several with commas, or all (%(default)s)")
    parser.add_argument(
        "--games", type=int, default=10_000, help="of each rule set and number of players (%(default)s)"
    )
    parser.add_argument("--bot", default="careful", help="who plays every seat (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="a whole number (%(default)s)")
    parser.add_argument("--processes", type=int, default=1, help="how many at once (%(default)s)")
    parser.add_argument("--cluster", help="play on a Ray cluster: auto, or its address")
    parser.add_argument("--out", default="balance", help="the folder to write (%(default)s)")


def run(arguments: argparse.Namespace) -> int:
    from cothon.core.extras import needs
    from cothon.games import game_of, rule_sets

    with needs("lab", "cothon balance"):
        import matplotlib  # noqa: F401

        from cothon.lab.balance import balance
        from cothon.lab.page import write_page
    rules = rule_sets() if arguments.rules == ALL else arguments.rules.split(",")
    players = [2, 3, 4] if arguments.players == ALL else [number(word) for word in arguments.players.split(",")]
    for name in rules:
        for count in players:
            game_of(name).check_players(count)
    reports = []
    for name in rules:
        for count in players:
            reports.append(
                balance(
                    name,
                    count,  # type: ignore[arg-type]
                    arguments.games,
                    arguments.bot,
                    arguments.seed,
                    arguments.processes,
                    arguments.cluster,
                )
            )
            start = reports[-1]["win_share_in_order"][0]
            print(f"{name}, {count} players: the start player wins {start['share']:.1%}")
    print(write_page(reports, Path(arguments.out)))
    return 0


def number(word: str) -> int | str:
    """As a number where it is one; anything else is refused later, in words."""
    return int(word) if word.isdecimal() else word
