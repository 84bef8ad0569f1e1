"""Puzzles on the server: tables that nobody keeps, verdicts, and real tables to play on at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from house import House, Player, check_shape

from cothon.core.words import languages, text_of
from cothon.puzzles import puzzles
from cothon.server.tables.puzzles import PuzzleAnswer, PuzzlesOfDay, PuzzleSolution, PuzzleVerdict

ONE = {game: puzzles(game)[0] for game in ("traders", "guilds")}
BOTH = pytest.mark.parametrize("game", list(ONE))


@pytest.fixture
def guest(houses: Callable[..., House], tmp_path: Path) -> Player:
    """Nobody needs a name to solve puzzles."""
    return Player(houses(f"sqlite:///{tmp_path / 'cothon.db'}"), None)


def test_all_are_listed_and_those_of_a_day_are_the_same_for_everyone(guest: Player) -> None:
    assert len(guest.get("/api/puzzles")["puzzles"]) == len(puzzles())
    first, second = (guest.get("/api/puzzles/day", day="2026-03-01") for _ in range(2))
    check_shape(first, PuzzlesOfDay)
    assert first == second
    assert [one["game"] for one in first["puzzles"]] == ["traders", "guilds"]


@BOTH
def test_a_puzzle_is_a_table_from_what_its_seat_knows(guest: Player, game: str) -> None:
    one = ONE[game]
    shown = guest.get(f"/api/puzzles/{one.id}")
    check_shape(shown, PuzzleAnswer)
    assert shown["table"]["view"] == one.view()
    assert {move["move"] for move in shown["table"]["legal"]} == set(one.table(0).legal_moves())
    assert "answer" not in str(shown["puzzle"])


@BOTH
def test_answers_are_judged(guest: Player, game: str) -> None:
    one = ONE[game]
    right = guest.post(f"/api/puzzles/{one.id}/answers", moves=list(one.answer))
    wrong = guest.post(f"/api/puzzles/{one.id}/answers", moves=list(one.tempting))
    for verdict in (right, wrong):
        check_shape(verdict, PuzzleVerdict)
    assert right["right"]
    assert not wrong["right"]
    assert wrong["loss"] > 0
    assert wrong["reasons"]
    solution = guest.get(f"/api/puzzles/{one.id}/solution")
    check_shape(solution, PuzzleSolution)
    assert solution["moves"] == list(one.answer)


def test_words_are_in_the_language_asked_for(guest: Player) -> None:
    one = ONE["traders"]
    told = {
        language: tuple(map(text_of, guest.get(f"/api/puzzles/{one.id}/solution", lang=language)["reasons"]))
        for language in languages()
    }
    assert len(set(told.values())) == len(languages())


@BOTH
def test_plans_and_outlooks_are_as_at_a_table(guest: Player, game: str) -> None:
    one = ONE[game]
    plans = guest.post(f"/api/puzzles/{one.id}/plans", moves=list(one.answer[:1]))
    assert plans["refused"] is None
    outlook = guest.post(f"/api/puzzles/{one.id}/outlook", moves=list(one.answer))
    assert outlook["refused"] is None


@BOTH
def test_a_real_table_begins_where_the_puzzle_does(guest: Player, game: str) -> None:
    one = ONE[game]
    hanno = guest.house.player()
    joined = hanno.post(f"/api/puzzles/{one.id}/table", 201)
    assert joined["table"]["seat"] == one.seat
    assert joined["table"]["view"] == one.view()
    hanno.decide(joined["table"]["id"], list(one.answer))
    assert hanno.look(joined["table"]["id"])["seq"] > joined["table"]["seq"]


def test_what_cannot_be_is_refused(guest: Player) -> None:
    one = ONE["traders"]
    guest.get("/api/puzzles/nothing", 404)
    assert guest.post(f"/api/puzzles/{one.id}/answers", 409, moves=["take R9"])["error"]["code"] == "unknown-move"
    guest.post(f"/api/puzzles/{one.id}/answers", 409, moves=[])
    guest.post(f"/api/puzzles/{one.id}/table", 401)
    guest.get("/api/puzzles/day", 422, day="yesterday")
