"""Fitting a game's judgement: the same games everywhere, taken up again, weights that follow, matches that decide."""

import json
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import pytest

from cothon.bots.teaching import FOUND, GETS, HAS, LESSON, QUIET, TRIED, WON
from cothon.cli import main
from cothon.core.refusal import BadRequest
from cothon.core.weights import WeightSet
from cothon.games import game_of
from cothon.games.traders.rule_sets import RULE_SETS
from cothon.lab.fit import files
from cothon.lab.fit.course import Course, Lessons, Piece, Setting, taught
from cothon.lab.fit.fitting import Groups, fit, fit_shares, move_groups, seat_groups
from cothon.lab.fit.gate import Side, Verdict, matched
from cothon.lab.fit.losses import compared, interval, parted, phases
from cothon.lab.fit.run import Report, families, fit_all, play, together

from ..elsewhere import pearls_known

SMALL = Course("traders", 2, seed=3, quick=4, long=12, often=30)
TWO = Piece(Setting("traders/standard", 2), 0, 2)


def lessons_of(course: Course = SMALL, piece: Piece = TWO) -> Lessons:
    return taught(course, piece)


def equal(one: Lessons, other: Lessons) -> bool:
    return all(np.array_equal(getattr(one, name.name), getattr(other, name.name)) for name in fields(Lessons))


def test_a_piece_follows_from_its_course_alone() -> None:
    assert equal(lessons_of(), lessons_of())
    assert not equal(lessons_of(), lessons_of(replace(SMALL, seed=4)))


def test_lessons_say_how_seats_stood_and_what_the_search_preferred() -> None:
    lessons = lessons_of()
    facts = lessons.seat_facts.reshape(-1, 2, lessons.seat_facts.shape[1])
    assert len(facts) > 10
    assert np.allclose(facts[:, :, FOUND].sum(axis=1), 1, atol=1e-4)
    assert np.allclose(facts[:, :, WON].sum(axis=1), 1)
    assert (facts[:, :, GETS] >= facts[:, :, HAS]).all()
    assert 0 < lessons.seat_facts[:, QUIET].mean() < 1
    groups = move_groups(lessons)
    assert np.allclose(np.add.reduceat(groups.target, groups.starts), 1, atol=1e-4)
    assert lessons.move_facts[:, TRIED].max() <= 1
    assert lessons.move_facts[:, LESSON].max() < len(facts)


def test_without_glances_only_long_thoughts_are_noted() -> None:
    few, many = (lessons_of(replace(SMALL, glances=share)) for share in (0, 100))
    assert len(few.seats) < len(many.seats)
    assert len(np.unique(few.move_facts[few.move_game == 0, LESSON])) == (few.seat_game == 0).sum() / 2


def test_what_is_on_file_is_not_played_again(tmp_path: Path) -> None:
    course = replace(SMALL, game="guilds", games=1, often=10)
    counted: list[int] = []
    play(course, tmp_path, 1, None, counted.append)
    assert counted == [0, 1, 1, 1]
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    lost = files.path_of(tmp_path, course.pieces()[1], "moves")
    lost.unlink()
    play(course, tmp_path, 1, None, counted.append)
    assert counted[4:] == [2, 1], "two of three are there, one is played again"
    after = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    assert [path.name for path in before if before[path] != after[path]]
    assert lost in after
    read = files.read(tmp_path, [course.pieces()[0]])
    assert equal(read, taught(course, course.pieces()[0]))


def test_a_folder_of_another_course_is_refused_and_left_alone(tmp_path: Path) -> None:
    files.open_folder(tmp_path, SMALL)
    with pytest.raises(BadRequest, match="another course"):
        files.open_folder(tmp_path, replace(SMALL, long=13))
    files.open_folder(tmp_path, replace(SMALL, games=9))
    assert json.loads((tmp_path / files.COURSE).read_text())["long"] == 12


def made_up(count: int = 400) -> tuple[Groups, np.ndarray]:
    """Pairs of rows whose shares follow from known weights."""
    dice = np.random.default_rng(5)
    weights = np.array([1.0, -2.0, 0.5])
    groups = Groups(dice.normal(size=(2 * count, 3)), np.arange(0, 2 * count, 2), np.zeros(2 * count), np.arange(count))
    return replace(groups, target=groups.chances(weights)), weights


def test_the_weights_behind_shares_are_found() -> None:
    groups, weights = made_up()
    assert np.allclose(fit_shares(groups, np.zeros(3), 1e-9), weights, atol=1e-3)


def test_where_rows_say_nothing_weights_stay_at_the_centre() -> None:
    groups, _ = made_up()
    silent = replace(groups, rows=np.hstack([groups.rows, np.zeros((len(groups.rows), 1))]))
    assert fit_shares(silent, np.array([0.0, 0.0, 0.0, 7.0]), 1e-3)[3] == pytest.approx(7.0)


def test_a_fit_that_diverges_stops_and_says_so() -> None:
    groups, _ = made_up()
    broken = replace(groups, target=np.full(len(groups.target), np.nan))
    with pytest.raises(BadRequest, match="went astray"):
        fit_shares(broken, np.zeros(3), 1e-3)


def test_held_out_games_are_not_learned_from() -> None:
    seen, unseen = parted(lessons_of(piece=Piece(TWO.setting, 0, 5)))
    assert set(seen.seat_game) == set(seen.move_game) == {1, 2, 3}
    assert set(unseen.seat_game) == {0, 4}


def test_losses_have_phases_and_intervals() -> None:
    lessons = lessons_of(piece=Piece(TWO.setting, 0, 4))
    former = game_of("traders/standard").judgement.shipped().pick(2, {"discount": 1})
    rows = compared(lessons, 2, former, former)
    assert [row.what for row in rows] == ["winner", "early", "middle", "late", "moves"]
    assert all(row.gain == row.low == row.high == 0 for row in rows), "the same weights foretell the same"
    assert rows[0].positions == sum(row.positions for row in rows[1:4])
    groups = seat_groups(lessons, 2)
    assert set(phases(lessons, groups.game, 2)) == {0, 1, 2}
    low, high = interval(np.arange(50), np.random.default_rng(1).normal(1.0, 1.0, 50))
    assert 0.5 < low < 1 < high < 1.5


def test_the_gate_accepts_only_what_wins() -> None:
    setting = Setting("traders/standard", 2)
    assert Verdict(setting, 400, 0.56, 0.05).is_better
    assert not Verdict(setting, 400, 0.54, 0.05).is_better
    both = together([Verdict(setting, 100, 0.5, 0.06), Verdict(setting, 100, 0.6, 0.08)])
    assert both.games == 200
    assert (both.share, both.error) == pytest.approx((0.55, 0.05))


def test_a_side_against_itself_is_fair_in_every_deal() -> None:
    verdict = matched(Setting("traders/standard", 2), Side(4), Side(4), 4, 1, 2, lambda games: None)
    assert (verdict.games, verdict.share) == (4, 0.5)


def test_refused_sets_keep_the_former_weights() -> None:
    former = game_of("traders/standard").judgement.shipped()
    new = replace(former.sets[0].weights, win=tuple(0.5 for _ in former.sets[0].weights.win))
    report = Report(former, [WeightSet(new, (2,), {"discount": 1}), WeightSet(new, (3,), {"discount": 1})], [[], []])
    setting = Setting("traders/standard", 2)
    report.verdicts = [[Verdict(setting, 400, 0.6, 0.05)], [Verdict(setting, 400, 0.5, 0.05)]]
    file = report.accepted({"by": "a test"})
    assert file.pick(2, {"discount": 1}) == new
    assert file.pick(3, {"discount": 1}) == former.pick(3, {"discount": 1})
    assert [one["accepted"] for one in report.data()] == [True, False]


def test_families_share_weights() -> None:
    found = families(game_of("traders/standard"), Course("traders", 1).settings())
    apart = [sum(one.discount == flag for one in RULE_SETS.values()) for flag in (True, False)]
    assert [(family, players, len(members)) for family, players, members in found] == [
        ({"discount": int(flag)}, players, count)
        for flag, count in zip((True, False), apart, strict=True)
        for players in (2, 3, 4)
    ]


def test_a_small_fit_of_a_small_game_from_nothing_to_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pearls_known():
        command = ["fit", "pearls", "--games", "4", "--quick", "2", "--long", "6", "--gate", "10", "--simulations", "2"]
        assert main([*command, "--processes", "1", "--out", str(tmp_path)]) == 0
        said = capsys.readouterr().out
        assert "5 players" in said
        assert "COTHON_WEIGHTS" in said
        file = json.loads((tmp_path / "pearls.json").read_text())
        assert [one["players"] for one in file["sets"]] == [[2], [3], [4], [5]]
        assert file["made"]["course"]["seed"] == 1
        report = fit_all(Course("pearls", 4, 1, 2, 6), tmp_path)
        assert all(len(one.weights.win) == 8 for one in report.fitted)


def test_bad_numbers_and_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fit", "chess"]) == 1
    assert "There is no game “chess”" in capsys.readouterr().err
    assert main(["fit", "traders", "--games", "0"]) == 1
    assert "games cannot be 0" in capsys.readouterr().err


def test_few_games_do_not_replace_the_weights_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fit", "traders", "--gate", "399", "--install"]) == 1
    assert "at least 400 games" in capsys.readouterr().err


def test_a_fit_uses_what_its_centre_knows() -> None:
    lessons = lessons_of(piece=Piece(TWO.setting, 0, 3))
    centre = game_of("traders/standard").judgement.shipped().pick(2, {"discount": 1})
    weights = fit(lessons, 2, centre)
    assert len(weights.win) == len(centre.win)
    assert len(weights.move) == len(centre.move)
    assert all(np.isfinite(number) for row in (weights.win, weights.points, weights.move) for number in row)
