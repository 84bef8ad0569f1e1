"""`cothon verify`: what a dishonest dealer could try is found out."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.cli import main
from cothon.core.verify import commitment, seed_text, verify
from cothon.games import game_of

SEED = 2**255 + 12345


@pytest.fixture(scope="module", params=["traders/standard", "guilds/standard"])
def honest(request: pytest.FixtureRequest) -> dict[str, Any]:
    table = cothon.new_table(request.param, 2, seed=SEED)
    dice = random.Random(1)
    while table.turn is not None:
        table.play(dice.choice(table.legal_moves()))
    return table.record() | {"commitment": commitment(SEED), "seed": seed_text(SEED)}


def test_an_honest_record_is_verified(
    honest: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(honest))
    assert main(["verify", str(path)]) == 0
    assert "Verified" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seed": seed_text(SEED + 1)}, "verify-commitment"),
        ({"seed": seed_text(SEED + 1), "commitment": commitment(SEED + 1)}, "verify-dealt"),
        ({"seed": None}, "verify-no-seed"),
        ({"commitment": "f" * 63}, "verify-no-commitment"),
        ({"dealt_from": -1}, "verify-dealt-from"),
        ({"dealt_from": 10_000}, "verify-dealt-from"),
        ({"moves": ["buy"]}, "bad-move-in-record"),
    ],
)
def test_a_dishonest_record_is_not(honest: dict[str, Any], change: dict[str, Any], code: str) -> None:
    record = honest | change
    with pytest.raises(cothon.BadRecord) as refusal:
        verify(game_of(record["rules"]), record)
    assert refusal.value.code == code


def test_a_card_dealt_otherwise_is_found(honest: dict[str, Any]) -> None:
    """The first two cards are exchanged: a legal game, but not the one of the seed."""
    moves = list(honest["moves"])
    other = next(i for i in range(1, len(moves)) if moves[i] != moves[0] and moves[i].split()[0] == moves[0].split()[0])
    moves[0], moves[other] = moves[other], moves[0]
    record = {key: value for key, value in honest.items() if key not in ("ending", "scores", "winners")}
    with pytest.raises(cothon.BadRecord) as refusal:
        verify(game_of(record["rules"]), record | {"moves": moves[: other + 1]})
    assert refusal.value.code == "verify-dealt"
