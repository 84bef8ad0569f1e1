"""The puzzles that come with the games: complete, sorted, and without anything that the seat does not know."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from cothon.core import words
from cothon.core.refusal import BadRequest
from cothon.games import GAMES
from cothon.puzzles import Puzzle, of_the_day, puzzle, puzzles, standards
from cothon.puzzles.checking import leaks
from cothon.puzzles.ideas import idea_of
from cothon.puzzles.themes import themes_of
from cothon.review.reasons import Reason
from cothon.review.scale import mistake_at

pytestmark = pytest.mark.once

ALL = puzzles()
EDITIONS = ("standard", "classic", "zman", "forum")  # a rule set of one's own begins without
SOME = ALL[:: max(1, len(ALL) // 12)]


def test_every_edition_has_some() -> None:
    assert {one.rules for one in ALL} >= {f"traders/{name}" for name in EDITIONS} | {"guilds/standard"}


def test_nothing_gives_away_more_than_there_is_to_win() -> None:
    assert [one.id for one in ALL if one.gap > one.win] == []


def test_no_two_are_alike() -> None:
    assert len({one.id for one in ALL}) == len(ALL)
    assert len({str(one.position) for one in ALL}) == len(ALL)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_no_puzzle_tells_what_its_seat_does_not_know(game: object) -> None:
    """The position follows from the seat's view and a published seed, whatever was really hidden."""
    own = [one for one in ALL if one.game is game]
    assert own
    assert [one.id for one in own if leaks(one)] == []


def test_a_hidden_card_that_was_not_dealt_anew_is_a_leak() -> None:
    one = next(one for one in ALL if one.rules.startswith("guilds") and has_hidden_hand(one))
    other = next(deal for deal in range(50) if dealt_otherwise(one, deal))
    assert leaks(replace(one, deal=other))


def has_hidden_hand(one: Puzzle) -> bool:
    view = one.view()
    return any(sum(hidden) for hidden in view["memory"]["hidden"])


def dealt_otherwise(one: Puzzle, deal: int) -> bool:
    from cothon.puzzles.puzzle import dealt

    return dealt(one.game, one.view(), one.seat, deal) != one.position


@pytest.mark.parametrize("one", SOME, ids=lambda one: str(one.id))
def test_answer_and_others_are_all_the_choices_there_are(one: Puzzle) -> None:
    table = one.table(0)
    table.chance = "open"
    told = {one.answer, *one.also, *(other.moves for other in one.others)}
    assert table.turn == one.seat
    assert {tuple(choice) for choice in table.choices()} == told
    assert one.answer not in {other.moves for other in one.others}


def test_gaps_keep_the_standards() -> None:
    for one in ALL:
        unit = mistake_at(one.players)
        assert one.gap >= standards.GAP * unit - 1e-4, one.id
        assert one.interval[0] >= standards.SURE * unit - 1e-4, one.id


def test_no_puzzle_is_obvious_or_without_alternatives() -> None:
    for one in ALL:
        answer = one.numbers(one.answer)
        ideas = {idea_of(one.game, one.numbers(other.moves)) for other in one.others}
        assert len(ideas | {idea_of(one.game, answer)}) >= standards.LEAST_CHOICES
        assert not one.game.is_obvious(one.decision().root, answer)


@pytest.mark.parametrize("one", SOME, ids=lambda one: str(one.id))
def test_themes_follow_from_what_the_game_declares(one: Puzzle) -> None:
    reasons = next(other.reasons for other in one.others if other.moves == one.tempting)
    read = [Reason.read(reason) for reason in reasons]
    found = themes_of(one.game, one.decision(), one.numbers(one.answer), one.numbers(one.tempting), read)
    assert found == one.themes


def test_T_R4_a_ship_that_arrives_after_the_refill_makes_a_puzzle_one_of_timing() -> None:
    themes = {theme for one in ALL if one.game.name == "traders" for theme in one.themes}
    assert {"payday", "storing", "denying", "discount", "reservation"} <= themes


def test_G0_1_the_last_rounds_make_a_puzzle_one_of_the_end() -> None:
    shelf = [one for one in ALL if one.game.name == "guilds"]
    late = {one.id for one in shelf if one.position["decade"] == 3 and one.position["round"] >= 3}
    assert late
    assert late == {one.id for one in shelf if "end" in one.themes}
    themes = {theme for one in shelf for theme in one.themes}
    assert {"delivery", "danger", "guild", "tiles", "end"} <= themes


def test_every_theme_and_reason_has_words_in_every_language() -> None:
    for one in ALL:
        for language in words.languages():
            for theme in one.themes:
                assert words.has(f"{one.game.name}-page-theme-{theme}", language)
    for game in GAMES:
        for declared in game.themes:
            assert words.has(f"{game.name}-page-theme-{declared.name}")


def test_every_puzzle_has_a_measured_reason() -> None:
    for one in ALL:
        assert any(other.moves == one.tempting and other.reasons for other in one.others), one.id


def test_they_can_be_asked_for_by_rules_theme_and_level() -> None:
    assert {one.rules for one in puzzles("traders/classic")} == {"traders/classic"}
    assert {one.game.name for one in puzzles("guilds")} == {"guilds"}
    theme, level = ALL[0].themes[0], ALL[0].level
    assert ALL[0] in puzzles(ALL[0].rules, theme, level)
    assert puzzles("traders", theme="no such theme") == []
    assert puzzle(ALL[0].id) is ALL[0]


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(BadRequest) as refused:
        puzzle("nothing")
    assert refused.value.code == "no-puzzle"
    with pytest.raises(BadRequest):
        puzzles("chess")


def test_the_days_go_through_all_before_any_comes_again() -> None:
    known = puzzles("traders")
    first = date(2026, 1, 1)
    days = [of_the_day(first + timedelta(days), "traders") for days in range(len(known))]
    assert {one.id for one in days if one} == {one.id for one in known}
    assert of_the_day(first, "traders") is of_the_day(first, "traders")


def test_a_puzzle_survives_being_written() -> None:
    for one in SOME:
        assert Puzzle.read(one.data()).data() == one.data()
