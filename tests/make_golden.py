"""Play the golden games, perft counts and fingerprints that are missing; with --anew, all of them."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import cothon  # noqa: E402
from cothon.core.events import Event  # noqa: E402
from cothon.core.game import Game  # noqa: E402
from cothon.core.perft import perft  # noqa: E402
from cothon.games import GAMES, game_of  # noqa: E402
from tests.boards import position, seat  # noqa: E402
from tests.goldens import (  # noqa: E402
    FINGERPRINTS,
    Json,
    golden_file,
    golden_games,
    mixed_file,
    random_games,
    write_lines,
)
from tests.guilds.perft_positions import PERFT as GUILDS_PERFT  # noqa: E402
from tests.guilds.policies import busy, fleet  # noqa: E402
from tests.play_outs import anything, bargaining, finished, hoarding  # noqa: E402

POLICIES = {"traders": (anything, anything, bargaining, hoarding), "guilds": (anything, busy, fleet)}
RANDOM_GAMES = 12  # for a number of players
MIXED_GAMES = 24
BOTS = ("novice", "apprentice", "trader", "merchant")
SIMULATIONS = 40  # of each that thinks ahead

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


def write_golden(rules: str) -> None:
    """Games played at random."""
    records = []
    for players in (2, 3, 4):
        for index in range(RANDOM_GAMES):
            table = cothon.new_table(rules, players, seed=1000 * players + index)
            policies = POLICIES[table.game.name]
            records.append(json.dumps(finished(table, index, policies[index % len(policies)]).record()))
    write_lines(golden_file(rules), records)


def write_mixed(rules: str) -> None:
    """Games in which bots of all levels and those who play at random sit at one table."""
    tables = [mixed(rules, players, index) for players in (2, 3, 4) for index in range(MIXED_GAMES)]
    write_lines(mixed_file(rules), [json.dumps(table.record(), separators=(",", ":")) for table in tables])


def mixed(rules: str, players: int, index: int) -> cothon.Table:
    """Who sits where follows from the index; their names say it."""
    dice = random.Random(f"{rules} {players} {index}")
    policies = {policy.__name__: policy for policy in POLICIES[rules.partition("/")[0]]}
    names = [dice.choice([*policies, *BOTS]) for _ in range(players)]
    bots = {name: cothon.bot(name, simulations=SIMULATIONS, seed=index) for name in names if name in BOTS}
    table = cothon.new_table(rules, players, seed=dice.getrandbits(64), names=names)
    while isinstance(table.turn, int):
        name, legal = names[table.turn], table.legal_moves()
        bot = bots.get(name)
        table.play(bot.choose(table.view(table.turn), legal) if bot else dice.choice(policies[name](legal)))
    return table


def missing_kinds(game: Game) -> set[str]:
    """Kinds of events that happen in no golden game."""
    told = {event["kind"] for rules in game.rule_sets for record in golden_games(rules) for event in told_by(record)}
    return {kind.name for kind in game.event_kinds.values()} - told


def told_by(record: Json) -> list[Event]:
    return cothon.replay(record).events()


def write_perft(game: str, positions: dict[str, dict[str, object]], depths: tuple[int, ...]) -> None:
    lines = [f"# what it is | lines of {', '.join(map(str, depths))} moves, chance outcomes included | position"]
    for name, data in positions.items():
        state = cothon.from_position(data, chance="open").state
        counts = " ".join(str(perft(state, depth)) for depth in depths)
        lines.append(f"{name}|{counts}|{json.dumps(data)}")
    (HERE / "perft" / f"{game}.txt").write_text("\n".join(lines) + "\n")


def write_fingerprints(anew: bool) -> None:
    marks = {} if anew else json.loads(FINGERPRINTS.read_text())
    for rules in cothon.rule_sets():
        for players in game_of(rules).players:
            name = f"{rules} {players}"
            marks[name] = marks.get(name) or random_games(rules, players)
    FINGERPRINTS.write_text(json.dumps(marks, indent=1) + "\n")


def main() -> None:
    """What is there already stays as it is, byte for byte: it proves that nothing changed."""
    anew = "--anew" in sys.argv  # only when the rules changed on purpose
    for rules in cothon.rule_sets():
        if anew or not golden_file(rules).exists():
            write_golden(rules)
        if anew or not mixed_file(rules).exists():
            write_mixed(rules)
    for game, positions, depths in (("traders", PERFT, (1, 2, 3, 4)), ("guilds", GUILDS_PERFT, (1, 2, 3))):
        if anew or not (HERE / "perft" / f"{game}.txt").exists():
            write_perft(game, positions, depths)
    write_fingerprints(anew)
    for one in GAMES:
        if missing := missing_kinds(one):
            print(f"No golden game of {one.name} has an event of the kind {', '.join(sorted(missing))}.")


if __name__ == "__main__":
    main()
