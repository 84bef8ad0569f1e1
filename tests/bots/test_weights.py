"""Weights on file: whose they are, which fit a table, and what is refused."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.bots.judgement import FOLDER, features_for, weights_for
from cothon.core.refusal import BadRequest
from cothon.core.weights import AS_FOUND, WeightFile, Weights, names_in, read_weights
from cothon.games import GAMES, game_of

from ..boards import mover

TRADERS = game_of("traders/standard")


def shipped() -> WeightFile:
    return TRADERS.judgement.shipped()


@pytest.mark.parametrize("game", [game for game in GAMES if game.judgement.is_judged], ids=lambda game: game.name)
def test_what_is_shipped_can_be_read_and_written_again(game: Any, tmp_path: Path) -> None:
    file = game.judgement.shipped()
    path = tmp_path / "weights.json"
    path.write_text(file.text(), "utf-8")
    assert read_weights(path, game.name, game.judgement.names) == file
    assert all(any(one.weights.win) and any(one.weights.points) and any(one.weights.move) for one in file.sets)


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_every_table_has_weights_of_its_family(rules: str) -> None:
    game = game_of(rules)
    for players in game.players:
        state = cothon.new_table(rules, players, seed=1).state
        family = game.family_of(state)
        sets = [one for one in game.judgement.shipped().sets if one.fits(players, family) == (True, True)]
        assert [one.weights for one in sets] == [weights_for(state)], "one set fits, and it is taken"


def test_house_rules_are_judged_by_their_switches_not_by_their_name() -> None:
    house = cothon.house_rules("traders/classic", discount=True)
    state = cothon.new_table(house, 3, seed=1).state
    assert weights_for(state) == weights_for(cothon.new_table("traders/standard", 3, seed=1).state)


def test_features_have_names_in_the_order_of_their_numbers() -> None:
    assert names_in({"A_X": 0, "B_ROWS_X": 1, "C_X": 4, "OTHER": 9}, "_X") == (
        "a", "b rows", "b rows +1", "b rows +2", "c",
    )  # fmt: skip
    assert "stock +3, by time" in TRADERS.judgement.names.seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_stretched_from_fair_ones_in_order_and_what_is_certain_stays(players: int) -> None:
    weights = Weights(chances=(1.5, 0.0))
    fair = 1 / players
    found = [0.0, fair / 2, fair, (1 + fair) / 2, 1.0]
    believed = [weights.believed(win, players) for win in found]
    assert believed == sorted(believed)
    assert (believed[0], believed[4]) == (0.0, 1.0)
    assert believed[2] == pytest.approx(fair)
    assert believed[1] < found[1]
    assert believed[3] > found[3]
    assert [Weights().believed(win, players) for win in found] == pytest.approx(found)


def test_a_bot_says_what_is_to_be_believed_and_plays_the_same(tmp_path: Path) -> None:
    plain, stretched = (
        replace(
            shipped(), sets=tuple(replace(one, weights=replace(one.weights, chances=row)) for one in shipped().sets)
        )
        for row in (AS_FOUND, (2.0, -0.1))
    )
    table = cothon.new_table("traders/standard", 2, seed=3)
    answers = []
    for name, file in (("plain", plain), ("stretched", stretched)):
        path = tmp_path / f"{name}.json"
        path.write_text(file.text(), "utf-8")
        bot = cothon.bot("trader", simulations=40, seed=1, weights=str(path))
        answers.append(bot.evaluate(table.view(mover(table)), table.legal_moves()))
    for one, other in zip(*answers, strict=True):
        assert (one.move, one.simulations, one.points) == (other.move, other.simulations, other.points)
        assert other.win == pytest.approx(Weights(chances=(2.0, -0.1)).believed(one.win, 2))


def changed(**changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(shipped().text())
    return data | changes


def without_a_number(data: dict[str, Any]) -> dict[str, Any]:
    return data | {"sets": [data["sets"][0] | {"win": data["sets"][0]["win"][:-1]}]}


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (changed(format=2), "format 1"),
        (changed(format=None), "format 1"),
        ([1, 2], "format 1"),
        (changed(game="guilds"), "no weights for traders"),
        (changed(seat_features=["vp"]), "other features"),
        (changed(move_features=None), "other features"),
        (changed(sets=[]), "it has no weights"),
        (changed(sets=5), "not a file of weights"),
        (changed(sets=[{}]), "not a file of weights"),
        (without_a_number(changed()), "a row needs 60 numbers"),
        (changed(sets=[changed()["sets"][0] | {"move": [1e9] * 39}]), "within reason"),
        (changed(sets=[changed()["sets"][0] | {"move": [float("nan")] * 39}]), "within reason"),
        (changed(sets=[changed()["sets"][0] | {"move": ["1"] * 39}]), "a row needs 39 numbers"),
        (changed(sets=[changed()["sets"][0] | {"halves": 1}]), "halves is true or false"),
    ],
)
def test_what_does_not_fit_is_refused_in_words(data: object, words: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), "utf-8")
    bot = cothon.bot("apprentice", seed=1, weights=str(path))
    table = cothon.new_table("traders/standard", 2, seed=1)
    with pytest.raises(BadRequest, match=words):
        bot.choose(table.view(mover(table)), table.legal_moves())


def test_a_file_that_is_missing_or_no_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    with pytest.raises(BadRequest, match="cannot be read"):
        read_weights(path, "traders", TRADERS.judgement.names)
    path.write_text("{", "utf-8")
    with pytest.raises(BadRequest, match="not JSON"):
        read_weights(path, "traders", TRADERS.judgement.names)


def altered() -> WeightFile:
    """All signs turned round: a bot that wants to lose."""
    file = shipped()
    sets = [
        replace(one, weights=replace(one.weights, win=tuple(-number for number in one.weights.win)))
        for one in file.sets
    ]
    return replace(file, sets=tuple(sets))


def test_a_bot_goes_by_the_weights_it_is_given(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(altered().text(), "utf-8")
    table = cothon.new_table("traders/standard", 2, seed=3)
    view = table.view(mover(table))
    usual, other = (
        [one.win for one in cothon.bot("trader", seed=1, weights=file).evaluate(view, table.legal_moves())]
        for file in (None, str(path))
    )
    assert usual != other


def test_a_folder_of_ones_own_replaces_the_shipped_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = cothon.new_table("traders/standard", 2, seed=1).state
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert weights_for(state) == shipped().pick(2, {"discount": 1}), "nothing there yet"
    folder = tmp_path / "full"
    folder.mkdir()
    (folder / "traders.json").write_text(altered().text(), "utf-8")
    monkeypatch.setenv(FOLDER, str(folder))
    assert weights_for(state) == altered().pick(2, {"discount": 1})


def test_a_broken_file_in_that_folder_is_told_and_the_shipped_ones_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = cothon.new_table("traders/standard", 2, seed=1).state
    (tmp_path / "traders.json").write_text("{}", "utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.warns(UserWarning, match="The weights that come with the game are used"):
        assert weights_for(state) == shipped().pick(2, {"discount": 1})


def test_a_judgement_gives_strength_and_points_at_once() -> None:
    state: Any = cothon.new_table("traders/classic", 4, seed=2).state
    features = features_for(state)
    strengths = [state.strength(seat, features) for seat in range(4)]
    assert len(set(strengths)) > 1
    assert features.points != 0
