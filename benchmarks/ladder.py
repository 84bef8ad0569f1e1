"""The strength of the bots, measured: `make ladder`. Prints the tables of docs/bots.md.

Two-player matches of each level against the one below, over all rule sets; matches with three and four players,
one seat of a level against seats of the one below; master against textbook at equal time and at ten times its time.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import cothon
from cothon.bots.levels import BOTS, LEVELS, Search
from cothon.lab.arena import arena


def share(rules: str, seats: Sequence[str], options: argparse.Namespace) -> tuple[float, str]:
    """Of the first bot: its share of wins, and with its 95 % interval in words."""
    table = arena(rules, seats, options.games, options.seed, cluster=options.cluster)
    row = next(row for row in table.rows if row.bot == seats[0])
    low, high = row.win_interval
    return row.win_share, f"{100 * row.win_share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def line(title: str, seats: Sequence[str], options: argparse.Namespace) -> None:
    shares, cells = zip(*(share(rules, seats, options) for rules in options.rules), strict=True)
    mean = sum(shares) / len(shares)
    print(f"| {title} | {' | '.join(cells)} | {100 * mean:.0f} % |", flush=True)


def head(title: str, rule_sets: Sequence[str]) -> None:
    print(f"\n| {title} | {' | '.join(rule_sets)} | mean |")
    print("|---" * (len(rule_sets) + 2) + "|")


def limited(level: str, master: int | None) -> str:
    """By its simulations alone, so that a busy machine plays the same games. Master and sage think so much longer
    than the others that few simulations may have to stand for them."""
    made = BOTS[level]
    own = made.effort.simulations if isinstance(made, Search) and made.effort.threads == 1 else None
    simulations = {"master": master, "sage": master and 10 * master // 3}.get(level, own)
    return f"{level}@{simulations}" if simulations else level


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="a match (%(default)s)")
    parser.add_argument("--seed", type=int, default=2025, help="of the first deal (%(default)s)")
    parser.add_argument("--seconds", type=float, default=0.2, help="a move against textbook (%(default)s)")
    parser.add_argument("--master", type=int, help="simulations of master, to be done sooner than with all its time")
    parser.add_argument("--cluster", help="play on a Ray cluster: auto, or its address")
    parser.add_argument("--level", choices=LEVELS, help="only this level against the one below")
    parser.add_argument("--rules", nargs="*", default=cothon.rule_sets(), help="(all)")
    parser.add_argument("--only", choices=("two", "more", "textbook"), help="one of the tables")
    options = parser.parse_args()
    levels = [limited(level, options.master) for level in LEVELS]
    below = ["random", *levels[:-1]]
    pairs = [(levels[i], below[i]) for i in range(len(levels)) if options.level in (None, LEVELS[i])]
    if options.only in (None, "two"):
        head("two players", options.rules)
        for higher, lower in pairs:
            line(f"{higher} against {lower}", (higher, lower), options)
    if options.only in (None, "more"):
        for players in (3, 4):
            head(f"{players} players", options.rules)
            for higher, lower in pairs:
                line(f"{higher} among {lower}s", (higher, *[lower] * (players - 1)), options)
    if options.only in (None, "textbook"):
        head("two players", options.rules)
        for factor in (1, 10):
            seats = (f"master@{options.seconds:g}s", f"textbook@{factor * options.seconds:g}s")
            line(" against ".join(seats), seats, options)


if __name__ == "__main__":
    main()
