"""Golden games: where they lie and how they are read; and the marks by which both engines are compared."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cothon.core.build import part_for
from cothon.core.state import State
from cothon.games import game_of

FOLDER = Path(__file__).parent / "golden"
FINGERPRINTS = FOLDER / "fingerprints.json"

Json = dict[str, Any]


def golden_file(rules: str) -> Path:
    """Games played at random, readable as they are."""
    return FOLDER / f"{rules.replace('/', '-')}.jsonl"


def mixed_file(rules: str) -> Path:
    """Games of bots and of those who play at random, packed."""
    return FOLDER / f"{rules.replace('/', '-')}-mixed.jsonl.gz"


def golden_games(rules: str) -> list[Json]:
    lines = golden_file(rules).read_text().splitlines()
    lines += gzip.decompress(mixed_file(rules).read_bytes()).decode().splitlines()
    return [json.loads(line) for line in lines]


def write_lines(file: Path, lines: Sequence[str]) -> None:
    data = ("\n".join(lines) + "\n").encode()
    file.write_bytes(gzip.compress(data, mtime=0) if file.suffix == ".gz" else data)


def random_games(rules: str, players: int) -> list[int]:
    """Decisions of some games at random, and a mark of all their results."""
    game = game_of(rules)
    state: State = game.new_state(rules, players, {})
    state.put("open", 0)
    state.reseed(players)
    game.begin(state)
    return list(part_for(state, "core", "cothon.core.playout").random_games(state, 25, 7))
