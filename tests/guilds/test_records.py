"""Records, golden games, perft, fingerprints of Guilds."""

import json
from pathlib import Path

import pytest

import cothon
from cothon.core.build import part
from cothon.core.perft import perft
from cothon.games.guilds.names import EFFECT_NAMES
from cothon.games.guilds.notation import KINDS

from ..play_outs import finished
from .boards import position, seat

HERE = Path(__file__).parent.parent


def golden() -> list[dict]:
    return [json.loads(line) for line in (HERE / "golden" / "guilds-standard.jsonl").read_text().splitlines()]


def test_a_record_holds_all_that_is_needed():
    record = finished(cothon.new_table("guilds/standard", 3, seed=1), 1).record()
    assert (record["rules"], record["version"], record["players"]) == ("guilds/standard", 1, 3)
    assert record["ending"] == "third decade"
    assert not {"cards", "every_different_set"} & set(record)
    again = cothon.replay(json.loads(json.dumps(record)))
    assert (again.scores(), again.winners()) == (record["scores"], record["winners"])


def test_a_record_keeps_the_reading_of_G_R4():
    table = cothon.new_table("guilds/standard", 2, seed=1, every_different_set=False)
    assert table.position()["every_different_set"] is False
    record = finished(table, 1).record()
    assert record["every_different_set"] is False
    assert cothon.replay(record).position() == table.position()
    with pytest.raises(cothon.BadRequest) as refusal:
        cothon.new_table("guilds/standard", 2, every_different_set="no")
    assert refusal.value.code == "bad-option"


def test_a_record_from_a_position_carries_it():
    table = cothon.from_position(position(seat("dyes/market/6"), seat()), seed=2)
    table.play("pass")
    assert cothon.replay(table.record()).position() == table.position()


def test_undo_takes_a_decision_back_but_never_past_a_card():
    table = cothon.from_position(position(seat("dyes/market/6"), seat()), seed=2)
    before = table.position()
    table.play("act market")
    table.undo(0)
    assert table.position() == before
    table.play("pass")
    with pytest.raises(cothon.IllegalMove) as refusal:
        table.undo(0)
    assert refusal.value.code == "undo-past-chance"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_golden_games_play_as_they_were_recorded(players):
    games = [record for record in golden() if record["players"] == players]
    assert len(games) >= 10
    for record in games:
        assert cothon.replay(record).record() == record


def test_golden_games_cover_every_kind_of_move_and_every_effect():
    moves = {move for record in golden() for move in record["moves"]}
    words = {move.split()[0] for move in moves}
    assert {kind.split("-")[0] for kind in KINDS} == words
    assert "take pile" in moves
    assert {f"use {name}" for name in EFFECT_NAMES} <= moves
    assert {"deliver warship", "deliver anchor", "seat forum", "dock warship"} <= moves


def perft_lines() -> list[tuple[str, list[int]]]:
    lines = (HERE / "perft" / "guilds.txt").read_text().splitlines()
    pairs = [line.split("|") for line in lines if line and not line.startswith("#")]
    return [(data, [int(n) for n in counts.split()]) for _, counts, data in pairs]


@pytest.mark.parametrize(("data", "counts"), perft_lines())
def test_perft(data, counts):
    game = cothon.from_position(json.loads(data), chance="open")
    assert [perft(game.state, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plain_and_compiled_engines_play_the_same_random_games(players):
    """The same numbers stand here for both runs of the tests."""
    random_games = part("core", "cothon.core.playout").random_games
    game = cothon.games.game_of("guilds/standard")
    state = game.new_state("guilds/standard", players, {})
    state.put("open", 0)
    state.reseed(players)
    game.begin(state)
    expected = json.loads((HERE / "golden" / "fingerprints.json").read_text())
    assert list(random_games(state, 25, 7)) == expected[f"guilds/standard {players}"]
