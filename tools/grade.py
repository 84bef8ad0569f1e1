"""Grade the puzzles on the shelves anew, after a change of the bots: who finds the answer now?

    python tools/grade.py [--processes 2]

A puzzle that `novice` or `apprentice` now finds more often than by luck, or that not even the best level finds, is
taken off; the others are said to be for the lowest level that solves them.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

from shelving import GAMES_FOLDER, write

from cothon.games import GAMES
from cothon.puzzles.puzzle import Puzzle
from cothon.puzzles.shelf import FILE, shelf_of
from cothon.puzzles.solving import is_easy, is_plain, solver


def graded(one: Puzzle) -> Puzzle | None:
    """None if it is no puzzle any more."""
    decision, answer = one.decision(), one.numbers(one.answer)
    if is_plain(decision, [answer, *map(one.numbers, one.also)]) or is_easy(one.game, decision, answer):
        return None
    level = solver(one.game, decision, answer)
    return None if level is None else replace(one, level=level)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.processes) as pool:
        for game in GAMES:
            shelf = shelf_of(game)
            kept = [one for one in pool.map(graded, shelf) if one is not None]
            moved = sum(one.level != before.level for one in kept for before in shelf if before.id == one.id)
            write(GAMES_FOLDER / game.name / FILE, kept)
            print(
                f"{game.name}: {len(kept)} of {len(shelf)} puzzles stay, {moved} of them at another level", flush=True
            )


if __name__ == "__main__":
    main()
