"""Put what `cothon puzzles make` found on the shelves: `puzzles.jsonl` in the folder of each game.

    python tools/shelving.py build/puzzles.jsonl [--most 60]

What is on the shelves already stays there. With `--most` the clearest of each rule set are kept, themes in turn, so
that no theme crowds out the others.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from cothon.games import GAMES
from cothon.puzzles import puzzles
from cothon.puzzles.checking import leaks
from cothon.puzzles.making import Done
from cothon.puzzles.puzzle import Puzzle
from cothon.puzzles.shelf import FILE
from cothon.puzzles.themes import themes_of
from cothon.review.reasons import Reason

GAMES_FOLDER = Path(__file__).resolve().parents[1] / "src" / "cothon" / "games"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("found", nargs="+", type=Path)
    parser.add_argument("--most", type=int, default=1000, help="of each rule set (%(default)s)")
    options = parser.parse_args()
    found = [one for file in options.found for one in puzzles_in(file)]
    known = {one.id: one for one in [*map(with_themes, puzzles()), *found]}
    for game in GAMES:
        kept = [one for rules in game.rule_sets for one in chosen(of_rules(known.values(), rules), options.most)]
        assert not any(map(leaks, kept))
        write(GAMES_FOLDER / game.name / FILE, kept)
        print(f"{game.name}: {len(kept)} puzzles")


def puzzles_in(file: Path) -> list[Puzzle]:
    _, *lines = file.read_text("utf-8").splitlines()
    return [with_themes(one) for line in lines for one in Done.read(json.loads(line)).puzzles]


def with_themes(one: Puzzle) -> Puzzle:
    """As the game declares them now, which may be otherwise than when it was found."""
    reasons = next(other.reasons for other in one.others if other.moves == one.tempting)
    read = [Reason.read(reason) for reason in reasons]
    numbers = one.numbers(one.answer), one.numbers(one.tempting)
    return replace(one, themes=themes_of(one.game, one.decision(), *numbers, read))


def of_rules(known: Iterable[Puzzle], rules: str) -> list[Puzzle]:
    """Without those that contradict themselves: less to win than to give away."""
    return [one for one in known if one.rules == rules and one.themes and one.gap <= one.win]


def chosen(found: list[Puzzle], most: int) -> list[Puzzle]:
    """Of each theme the clearest first, one theme after the other; then in the order in which they were found."""
    by_theme: dict[str, list[Puzzle]] = defaultdict(list)
    for one in sorted(found, key=lambda one: -one.interval[0] * one.players):
        by_theme[one.themes[0]].append(one)
    kept: list[Puzzle] = []
    while by_theme and len(kept) < most:
        for theme in list(by_theme):
            kept.append(by_theme[theme].pop(0))
            if not by_theme[theme]:
                del by_theme[theme]
    return sorted(kept[:most], key=lambda one: (one.source["game"], one.source["step"]))


def write(file: Path, kept: list[Puzzle]) -> None:
    lines = [json.dumps(one.data(), ensure_ascii=False, separators=(",", ":")) + "\n" for one in kept]
    file.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
