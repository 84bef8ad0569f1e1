"""Bots of this version among those of a former one: `python benchmarks/versions.py REV --bot master@2000`.

Every deal is played from every seat, one seat of this version among seats of the former one. Each version thinks in a
process of its own and is asked in the same way, so that what a move takes can be compared too: the same number of
simulations is not the same time. `--former` gives the other side another limit. A former version reads the views of
this one: their form is a promise.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import IO, Any

from former import FORMER, ROOT, prepare

import cothon
from cothon.lab.arena import arena
from cothon.lab.standings import Standings

HERE, THERE = "versions:present_bot", "versions:former_bot"
FOLDERS = {HERE: ROOT, THERE: FORMER}
PLAYERS = (2, 3, 4)
PATIENCE = 300.0  # seconds a move: a busy machine is nobody's fault


class VersionBot:
    """Asks the process of its version."""

    def __init__(self, entrant: str, seed: int) -> None:
        self.entrant, self.seed = entrant, seed

    def choose(self, view: dict[str, Any], legal: Sequence[str]) -> str:
        asking, answering = process_of(self.entrant)
        asking.write(json.dumps([self.seed, view, legal]) + "\n")
        asking.flush()
        return answering.readline().rstrip("\n")


def present_bot(seed: int) -> VersionBot:
    return VersionBot(HERE, seed)


def former_bot(seed: int) -> VersionBot:
    return VersionBot(THERE, seed)


@cache
def process_of(entrant: str) -> tuple[IO[str], IO[str]]:
    """One for each worker of the arena, which is told by the environment whom it asks; it ends when its input does."""
    environment = {**os.environ, "PYTHONPATH": str(FOLDERS[entrant] / "src")}
    command = [sys.executable, str(Path(__file__).with_name("versions_answer.py")), os.environ[entrant]]
    process = subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/"
    )
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def match(rules: str, players: int, options: argparse.Namespace) -> Standings:
    entrants = (HERE, *[THERE] * (players - 1))
    played = arena(rules, entrants, options.games, options.seed, options.processes, limit=PATIENCE)
    if played.faults:
        raise SystemExit(f"{rules}: {played.faults[0]}")
    return played


def line(rules: str, players: int, played: Standings) -> str:
    here, former = (next(row for row in played.rows if row.bot == entrant) for entrant in (HERE, THERE))
    low, high = here.win_interval
    share = f"{100 * here.win_share:.1f} % ({100 * low:.0f}–{100 * high:.0f})"
    slower = here.seconds_a_move / former.seconds_a_move
    return f"| {rules} | {players} | {share} | {100 / players:.0f} % | {played.games} | {slower:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("--bot", default="master@2000", help="of this version, as in the arena (%(default)s)")
    parser.add_argument("--former", help="of the former version; the same unless it is named")
    parser.add_argument("--players", type=int, nargs="*", default=PLAYERS)
    parser.add_argument("--rules", nargs="*", default=cothon.rule_sets(), help="(all)")
    parser.add_argument("--games", type=int, default=200, help="a match (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (%(default)s)")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    prepare(options.revision)
    os.environ |= {HERE: options.bot, THERE: options.former or options.bot}
    print("| rule set | players | share | fair | games | time a move, here / former |\n" + "|---" * 6 + "|")
    for players in options.players:
        for rules in options.rules:
            print(line(rules, players, match(rules, players, options)), flush=True)


if __name__ == "__main__":
    main()
