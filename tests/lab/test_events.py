"""Statistics of events: what is counted in bulk is what tables tell, game by game."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import cothon
from cothon.core.build import is_compiled
from cothon.games import game_of
from cothon.lab.balance import balance
from cothon.lab.census import counted
from cothon.lab.simulate import simulate

GAMES = 6 if is_compiled() else 2


def replayed(rules: str, players: int, moves: list[str]) -> cothon.Table:
    table = cothon.new_table(rules, players, chance="open")
    for move in moves:
        table.play(str(move))
    return table


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_counts_are_those_of_the_tables_events(rules: str) -> None:
    results = simulate(rules, "random", GAMES, 5, players=3, events=True)
    moves = simulate(rules, "random", GAMES, 5, players=3, each="move")
    for row in results.rows():
        events = replayed(rules, 3, moves["move"][moves["game"] == row["game"]]).events()
        in_all = Counter(event["kind"] for event in events)
        by_seat = Counter((event["kind"], event.get("seat")) for event in events)
        for kind in game_of(rules).event_kinds.values():
            assert row[f"event_{kind.name}"] == in_all[kind.name]
            assert [row[f"event_{kind.name}_{seat}"] for seat in range(3)] == [
                by_seat[kind.name, seat] for seat in range(3)
            ]


@pytest.mark.parametrize("rules", [name for name in cothon.rule_sets() if name.startswith("traders/")])
def test_T6_1_the_vp_of_all_colours_are_the_points(rules: str) -> None:
    colours = "RBYG"
    finals = [f"{side} {colour}" for side in ("tokens", "flipped") for colour in colours]
    results = simulate(rules, "careful", GAMES, 2, players=4, events=True, finals=finals)
    for seat in range(4):
        assert (sum(results[f"{colour} VP_{seat}"] for colour in colours) == results[f"points_{seat}"]).all()
        for colour in colours:
            at_the_end = results[f"tokens {colour}_{seat}"] + results[f"flipped {colour}_{seat}"]
            assert (results[f"{colour} token_{seat}"] == at_the_end).all()


def test_G4_2_and_G7_1_spaces_freed_and_discs_in_the_forum_are_those_at_the_end() -> None:
    columns = ("left", "middle", "right")
    finals = ["forum", "available", *(f"residence {column}" for column in columns)]
    results = simulate("guilds/standard", "careful", GAMES, 2, players=3, events=True, finals=finals)
    for seat in range(3):
        assert (results[f"forum disc_{seat}"] == results[f"forum_{seat}"]).all()
        assert (results[f"disc at hand_{seat}"] == results[f"available_{seat}"]).all()
        for column in columns:
            assert (results[f"{column} column_{seat}"] == results[f"residence {column}_{seat}"]).all()


def test_measures_count_goods_not_only_events() -> None:
    results = simulate("traders/standard", "random", GAMES, 1, events=True)
    assert (results["goods raided_0"] >= results["event_raided_0"]).all()
    assert (results["goods sold_0"] >= results["event_sold_0"]).all()
    bought, gone = results["goods bought_0"], results["goods sold_0"] + results["goods raided_0"]
    assert (bought >= gone).all()


def test_bots_written_in_python_are_counted_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = simulate("traders/zman", ["random", "careful"], 3, 7, events=True)
    monkeypatch.setattr("cothon.lab.plan.Plan.is_compiled", False)
    assert simulate("traders/zman", ["random", "careful"], 3, 7, events=True) == alone


def test_without_events_the_columns_are_as_ever() -> None:
    plain = simulate("traders/standard", "random", 2, 1, finals=["vp"])
    names = list(plain.columns)
    assert names[:8] == ["game", "seed", "decisions", "ending", "start", "rules", "bot_0", "points_0"]
    assert names[12:15] == ["take_0", "take_1", "take_own_0"]
    assert names[-2:] == ["vp_0", "vp_1"]
    told = simulate("traders/standard", "random", 2, 1, finals=["vp"], events=True)
    assert list(told.columns)[: len(names)] == names
    assert all(np.array_equal(plain[name], told[name]) for name in names)


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_every_measure_of_a_game_is_of_an_event_or_an_observation(rules: str) -> None:
    game = game_of(rules)
    columns = {entry.column for entry in counted(game)}
    numbers = set(game.layout.names())
    for measure in game.measures:
        assert measure.name in columns or f"seat0.{measure.last}" in numbers, measure


def test_the_balance_report_tells_what_happens_to_a_seat() -> None:
    report = balance("traders/standard", "random", 8, 1)
    events = {entry["name"]: entry for entry in report["events"]}
    assert events["arrived"]["game"] >= 1
    assert events["arrived"]["mean"] == 0
    assert events["sold"]["game"] == pytest.approx(2 * events["sold"]["mean"])
    vp = sum(events[f"{colour} VP"]["winners"] for colour in "RBYG")
    assert vp == pytest.approx(report["points"]["winners"]["mean"])
