"""Measure how balanced the rule sets are, on many simulated games, and write a page with plots and a JSON file."""

from __future__ import annotations

import argparse
from pathlib import Path

from cothon.cli.contests import add_contest, add_overwrite
from cothon.cli.rules import SEVERAL, add_rules
from cothon.core.game import Game
from cothon.core.words import say
from cothon.lab.outputs import check_free

ALL = "all"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_rules(parser, ALL, SEVERAL)
    add_contest(parser, 10_000, 0, "careful", players=ALL, about="the bot that plays every seat", processes=1)
    parser.add_argument("--cluster", help="play on a Ray cluster: auto, or its address")
    parser.add_argument("--out", default="balance", help="the folder to write (%(default)s)")
    add_overwrite(parser)


def run(arguments: argparse.Namespace) -> int:
    from cothon.core.extras import needs
    from cothon.games import game_of, rule_sets, rules_from

    with needs("lab", "cothon balance"):
        import matplotlib  # noqa: F401

        from cothon.lab.balance import balance
        from cothon.lab.findings import findings
        from cothon.lab.page import FIGURES, PAGE, write_page
    if not arguments.overwrite:
        check_free(Path(arguments.out) / file for file in (FIGURES, PAGE))
    names = rule_sets() if arguments.rules == ALL else arguments.rules.split(",")
    plans = [(rules, players_of(game_of(rules), arguments.players)) for rules in map(rules_from, names)]
    reports = []
    for rules, players in plans:
        for count in players:
            reports.append(
                balance(
                    rules,
                    arguments.bots,
                    arguments.games,
                    arguments.seed,
                    arguments.processes,
                    players=count,
                    cluster=arguments.cluster,
                )
            )
            print(say("command-balance-of", arguments.language, rules=str(rules), players=count))
            print("\n".join(f"  {sentence}" for sentence in findings(reports[-1], arguments.language)))
    print(write_page(reports, Path(arguments.out)))
    return 0


def players_of(game: Game, words: str) -> list[int]:
    """All numbers that the game can seat, or those named; anything else is refused in words."""
    if words == ALL:
        return list(game.players)
    return [game.check_players(int(word) if word.isdecimal() else word) for word in words.split(",")]
