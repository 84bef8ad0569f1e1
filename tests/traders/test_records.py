"""Records: versions, results, broken ones; undo; golden games; perft; fingerprints."""

import json
from pathlib import Path

import pytest

import cothon
from cothon.core.build import part
from cothon.core.perft import perft
from cothon.games.traders.notation import KINDS, MOVE_NUMBERS, kind_of
from cothon.games.traders.rule_sets import RULE_SETS

from ..boards import play, seat, table
from ..play_outs import finished

HERE = Path(__file__).parent.parent


def bad(record) -> cothon.BadRecord:
    with pytest.raises(cothon.BadRecord) as refusal:
        cothon.replay(record)
    assert str(refusal.value)
    return refusal.value


@pytest.fixture
def record():
    return finished(cothon.new_table("traders/classic", 3, seed=1, names=["A", "B", "C"]), 1).record()


def test_a_record_holds_all_that_is_needed(record):
    assert (record["rules"], record["version"], record["players"]) == ("traders/classic", 1, 3)
    assert record["names"] == ["A", "B", "C"]
    assert record["moves"][:3] == sorted(record["moves"][:3], key=record["moves"].index)
    assert all(move.startswith("deal") for move in record["moves"][:3])
    again = cothon.replay(json.loads(json.dumps(record)))
    assert (again.ending, again.scores(), again.winners()) == (record["ending"], record["scores"], record["winners"])


def test_a_record_from_a_position_carries_it():
    game = table("classic", seat("R5"), seat(), market="B2 B3")
    play(game, "take B3")
    record = game.record()
    assert record["from"]["market"] == ["B2", "B3"]
    assert cothon.replay(record).position() == game.position()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"version": 2}, "record-too-new"),
        ({"version": 0}, "record-version-missing"),
        ({"version": "1"}, "record-version-missing"),
        ({"rules": "chess"}, "record-rules"),
        ({"moves": "take R5"}, "record-without-moves"),
        ({"moves": [1, 2]}, "record-without-moves"),
        ({"moves": ["deal R", "deal R"]}, "bad-move-in-record"),
        ({"moves": []}, "record-not-over"),
        ({"scores": [0, 0, 0]}, "record-result"),
        ({"winners": [0, 1, 2]}, "record-result"),
    ],
)
def test_a_record_that_cannot_be_played_again_is_refused(record, change, code):
    assert bad(record | change).code == code


def test_what_is_no_record_is_refused():
    assert bad([]).code == "record-not-data"
    assert bad(None).code == "record-not-data"


def test_a_record_cut_in_the_middle_can_be_played_on(record):
    cut = record | {"moves": record["moves"][:40], "ending": None}
    assert finished(cothon.replay(cut, seed=5), 1).ending is not None


def test_undo_takes_ones_own_last_decisions_back():
    game = table("standard", seat("B5 B3", tokens={"R": 1}), seat(), market="R5 R3")
    before = game.position()
    play(game, "buy, flip R")
    game.undo(0)
    game.undo(0)
    assert game.position() == before
    with pytest.raises(cothon.IllegalMove) as refusal:
        game.undo(0)
    assert refusal.value.code == "nothing-to-undo"


def test_undo_never_goes_past_a_revealed_card_or_another_seat():
    game = table("classic", seat("R5"), seat(), market="B2", farm="G2")
    play(game, "buy, pay R5")
    with pytest.raises(cothon.IllegalMove) as refusal:
        game.undo(0)
    assert refusal.value.code == "undo-past-chance"
    game = table("classic", seat(), seat(), market="B2 B3 B5")
    play(game, "take B2, take B3")
    with pytest.raises(cothon.IllegalMove) as refusal:
        game.undo(0)
    assert refusal.value.code == "undo-past-other"
    game.undo(1)
    game.undo(0)
    assert game.position()["market"] == ["B2", "B3", "B5"]


def golden(rules: str) -> list[dict]:
    name = rules.replace("/", "-")
    return [json.loads(line) for line in (HERE / "golden" / f"{name}.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_golden_games_play_as_they_were_recorded(rules):
    for record in golden(rules):
        assert cothon.replay(record).record() == record


@pytest.mark.parametrize("rules", RULE_SETS)
def test_golden_games_cover_every_ending_and_every_kind_of_move(rules):
    games = golden(rules)
    kinds = {kind_of(MOVE_NUMBERS[move])[0] for game in games for move in game["moves"]}
    switches = RULE_SETS[rules]
    absent = {"take-own", "reserve-market", "reserve-farm"} if switches.double_action else {"double"}
    absent |= set() if switches.discount else {"flip"}
    absent |= {"token"} if switches.token_of_hand else {"deal"}
    assert len(games) >= 25
    assert {game["ending"] for game in games} == {"eight tokens", "all pass"}
    assert {game["players"] for game in games} == {2, 3, 4}
    assert kinds == set(KINDS) - absent


def perft_lines() -> list[tuple[str, list[int]]]:
    lines = (HERE / "perft" / "traders.txt").read_text().splitlines()
    pairs = [line.split("|") for line in lines if line and not line.startswith("#")]
    return [(data, [int(n) for n in counts.split()]) for _, counts, data in pairs]


@pytest.mark.parametrize(("data", "counts"), perft_lines())
def test_perft(data, counts):
    game = cothon.from_position(json.loads(data), chance="open")
    assert [perft(game.state, depth + 1) for depth in range(len(counts))] == counts


def test_plain_and_compiled_engines_play_the_same_random_games():
    """The same numbers stand here for both runs of the tests."""
    random_games = part("core", "cothon.core.playout").random_games
    marks = {}
    for rules in RULE_SETS:
        for players in (2, 3, 4):
            game = cothon.games.game_of(rules)
            state = game.new_state(rules, players, {})
            state.put("open", 0)
            state.reseed(players)
            game.begin(state)
            marks[f"{rules} {players}"] = list(random_games(state, 25, 7))
    expected = json.loads((HERE / "golden" / "fingerprints.json").read_text())
    assert marks == {key: value for key, value in expected.items() if key in marks}
