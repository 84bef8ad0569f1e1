"""Planted blunders: a good game with one decision replaced by a bad one. Is it found, and do its reasons hold?

    python benchmarks/blunders.py --games 10 --rules traders/standard,guilds/standard

Bots that think play until a decision has a choice that a search, with deals of its own, takes for a blunder. It is
played, the bots go on for a while, and what was played since is reviewed. Both choices are then played on with other
deals by players who think more: the planted choice has to be the worse one there too, and a reason to have its sign.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from holding import has_its_sign, places_of, played_on
from review import part

import cothon
from cothon.bots.bot import Bot
from cothon.core.words import text_of
from cothon.review.decisions import decisions_of
from cothon.review.effort import Plan
from cothon.review.scale import mistake_at
from cothon.review.weighing import weigh

SEED = 2_000_003  # reviews and other checks use others
BLUNDER = 2.0  # mistakes
EVERY = 4  # decisions between those that are looked at
LOOK = Plan(0.25)  # how long every choice is searched, to find a bad one
Row = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default=",".join(cothon.rule_sets()))
    parser.add_argument("--games", type=int, default=40, help="for each rule set (%(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--bot", default="merchant", help="who plays (%(default)s)")
    parser.add_argument("--simulations", type=int, default=100, help="of a bot's move (%(default)s)")
    parser.add_argument("--after", type=int, default=20, help="moves that are played after it (%(default)s)")
    parser.add_argument("--pairs", type=int, default=200, help="of games that are played on, to check (%(default)s)")
    parser.add_argument("--thinking", type=int, default=32, help="simulations a move in them (%(default)s)")
    parser.add_argument("--out", default="build/blunders.jsonl", help="a line a game; a run goes on with them")
    options = parser.parse_args()
    out = Path(options.out)
    out.parent.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in out.read_text().splitlines()] if out.exists() else []
    known = {(row["rules"], row["number"]) for row in rows}
    numbers = range(options.first, options.first + options.games)
    jobs = [(rules, number) for number in numbers for rules in options.rules.split(",")]
    with out.open("a") as file:
        for job in jobs:
            if job not in known:
                rows.append(planted(*job, options))
                print(json.dumps(rows[-1], ensure_ascii=False), file=file, flush=True)
    print(report(rows))


def planted(rules: str, number: int, options: argparse.Namespace) -> Row:
    """One game; where it had nothing to spoil, there is nothing in its row."""
    chooser, row = random.Random(f"{rules} {number}"), {"rules": rules, "number": number}
    table = cothon.new_table(rules, chooser.choice((2, 3, 4)), seed=number)
    thinking = {"simulations": options.simulations, "threads": 1}
    bots = [cothon.bot(options.bot, seed=seat, **thinking) for seat in range(table.players)]
    wait = chooser.randrange(5, 40)
    while isinstance(table.turn, int):
        if is_open(table):
            wait -= 1
            if wait <= 0 and -wait % EVERY == 0 and (bad := blunder(table)):
                return row | checked(table, bad, bots, options)
        step(table, bots)
    return row


def is_open(table: cothon.Table) -> bool:
    """Something new is to be decided, and there is a choice."""
    return len(table.legal_moves()) > 1 and not table.game.goes_on(table.state)


def step(table: cothon.Table, bots: Sequence[Bot]) -> None:
    assert isinstance(table.turn, int)
    table.play(bots[table.turn].choose(table.view(table.turn), table.legal_moves()))


def blunder(table: cothon.Table) -> list[str] | None:
    """The worst choice, if it is bad enough, and certainly."""
    copy = table.copy()
    copy.play_all(copy.choices()[0])
    decision = decisions_of(copy)[-1]
    weighed = weigh(table.game, decision, LOOK, SEED)
    best, worst = weighed[0].win, weighed[-1].win
    if best.mean - worst.mean < BLUNDER * mistake_at(table.players) or worst.high > best.low:
        return None
    return table.game.texts(decision.root, weighed[-1].moves)


def checked(table: cothon.Table, bad: Sequence[str], bots: Sequence[Bot], options: argparse.Namespace) -> Row:
    """Play it, go on, review, and play on from it."""
    stretch = cothon.from_position(table.position(), seed=len(table.log))
    stretch.play_all(bad)
    for _ in range(options.after):
        if isinstance(stretch.turn, int):
            step(stretch, bots)
    review = cothon.review(stretch.record(), threads=1)
    one = review.examined[0]
    better = one.best if one.best != one.decision.played else weigh(review.game, one.decision, LOOK, SEED)[0].moves
    choices = one.decision.played, better
    tally = played_on(review, one.decision, choices, options.pairs, options.thinking, places_of(one.reasons))
    named = any(point.step == 0 and point.kind in ("mistake", "missed") for point in review.turning_points)
    data = review.data()["decisions"][0]
    return {
        "is_worse": tally.gap().mean > 0.0,
        "gap": [tally.gap().mean, tally.gap().error],
        "is_found": one.loss > 0.0,
        "is_named": named,
        "holds": [has_its_sign(reason, tally) for reason in one.reasons] if named else [],
        "told": [data["played"], data["best"], *(text_of(reason["words"]) for reason in data["reasons"])],
    }


def report(rows: Sequence[Row]) -> str:
    """The table of docs/review.md."""
    lines = ["| rule set | blunders | worse indeed | found | named | reasons | hold |", "|---|---|---|---|---|---|---|"]
    rows = [row for row in rows if "is_found" in row]
    for name in (*dict.fromkeys(row["rules"] for row in rows), "all"):
        some = [row for row in rows if name in (row["rules"], "all")]
        shares = [part(row[what] for row in some) for what in ("is_worse", "is_found", "is_named")]
        holds = [holds for row in some for holds in row["holds"]]
        lines.append(f"| {name} | {len(some)} | {' | '.join(shares)} | {len(holds)} | {part(holds)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
