"""Play the golden games, perft counts and fingerprints anew. Run it only when the rules changed on purpose."""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import cothon  # noqa: E402
from cothon.core.build import part  # noqa: E402
from cothon.core.perft import perft  # noqa: E402
from tests.boards import position, seat  # noqa: E402
from tests.guilds.perft_positions import PERFT as GUILDS_PERFT  # noqa: E402
from tests.guilds.policies import busy, fleet  # noqa: E402
from tests.play_outs import anything, bargaining, finished, hoarding  # noqa: E402

POLICIES = {"traders": (anything, anything, bargaining, hoarding), "guilds": (anything, busy, fleet)}
GAMES = 9  # a number of players

RAID = {"G": 4, "B": 3, "R": 4}
PERFT = {
    "standard, start of a turn": position(
        "standard", seat("R5 R3 R2 R2", tokens={"R": 2}), seat("B5 B3 B2 B2"), market="R5 B2 G3 R2", farm="Y2 B5"
    ),
    "standard, flips": position(
        "standard", seat("R5 R3 R2", tokens={"R": 2, "B": 1, "G": 1}), seat(), market="R5 R2 B2 G3", farm="Y2"
    ),
    "classic, a reserved card": position(
        "classic",
        seat("R5 R5 B3 B2"),
        seat("Y5", reserved={"row": "market", "card": "R5"}),
        seat("G5 G2"),
        market="R5 B2 G3",
        farm="Y2 Y2 B5",
    ),
    "classic, a payday with a raid": position(
        "classic",
        seat("B5 Y2 Y3 Y2", stock="R5 R3 B2"),
        seat("G2 R2", stock="R2 B5"),
        market="G5",
        farm="Y3",
        ships=RAID,
    ),
    "zman, storing by colour": position(
        "zman",
        seat("B5 Y2 Y3 R2 R3", stock="R5 R2 Y5 Y3"),
        seat("G2", stock="G3"),
        market="Y2 B3",
        farm="R3",
        ships={"Y": 4},
    ),
    "forum, two arrivals": position(
        "forum",
        seat("B5 B5 G2", stock="R5 G3", tokens={"R": 2}),
        seat("R2", stock="R3"),
        seat("Y3 Y2"),
        market="R2 G2 Y3",
        farm="B2 B3 B5",
        ships={"R": 4, "G": 4},
    ),
}


def write_golden() -> None:
    for rules in cothon.rule_sets():
        records = []
        for players in (2, 3, 4):
            for index in range(GAMES + 3):
                table = cothon.new_table(rules, players, seed=1000 * players + index)
                policies = POLICIES[table.game.name]
                records.append(json.dumps(finished(table, index, policies[index % len(policies)]).record()))
        (HERE / "golden" / f"{rules.replace('/', '-')}.jsonl").write_text("\n".join(records) + "\n")


def write_perft(game: str, positions: dict[str, dict[str, object]], depths: tuple[int, ...]) -> None:
    lines = [f"# what it is | lines of {', '.join(map(str, depths))} moves, chance outcomes included | position"]
    for name, data in positions.items():
        state = cothon.from_position(data, chance="open").state
        counts = " ".join(str(perft(state, depth)) for depth in depths)
        lines.append(f"{name}|{counts}|{json.dumps(data)}")
    (HERE / "perft" / f"{game}.txt").write_text("\n".join(lines) + "\n")


def write_fingerprints() -> None:
    random_games = part("core", "cothon.core.playout").random_games
    marks = {}
    for rules in cothon.rule_sets():
        for players in (2, 3, 4):
            game = cothon.games.game_of(rules)
            state = game.new_state(rules, players, {})
            state.put("open", 0)
            state.reseed(players)
            game.begin(state)
            marks[f"{rules} {players}"] = list(random_games(state, 25, 7))
    (HERE / "golden" / "fingerprints.json").write_text(json.dumps(marks, indent=1) + "\n")


if __name__ == "__main__":
    write_golden()
    write_perft("traders", PERFT, (1, 2, 3, 4))
    write_perft("guilds", GUILDS_PERFT, (1, 2, 3))
    write_fingerprints()
