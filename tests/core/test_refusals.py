"""Whatever is given, the answer is a refusal that can be read: never an error of Python's own."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.core.refusal import Refusal


def deep(levels: int = 50_000) -> list[Any]:
    data: list[Any] = []
    for _ in range(levels):
        data = [data]
    return data


STRANGE: list[Any] = [
    5,
    {"a": 1, "b": 2, "c": 3},
    {"a", "b", "c"},
    True,
    "abc",
    deep(),
    10**5000,
    "x" * 5000,
    "\x000\x00",
]
strange = pytest.mark.parametrize("value", STRANGE, ids=range(len(STRANGE)))


@pytest.fixture
def table() -> cothon.Table:
    return cothon.new_table("traders/standard", players=3, seed=1)


def refused(kind: type[Refusal], act: Any, *arguments: Any, **named: Any) -> str:
    """The words, in every language."""
    with pytest.raises(kind) as caught:
        act(*arguments, **named)
    for language in ("en", "de", "nl", "ja"):
        assert 0 < len(caught.value.words(language)) < 4000
    return str(caught.value)


@strange
def test_names_are_a_list_of_words(value: Any) -> None:
    refused(cothon.BadRequest, cothon.new_table, "traders/standard", players=3, seed=1, names=value)


@strange
def test_a_move_that_is_none_is_named_in_a_few_words(table: cothon.Table, value: Any) -> None:
    refused(cothon.IllegalMove, table.play, value)


@strange
def test_rules_players_and_chance_that_are_none(value: Any) -> None:
    refused(cothon.BadRequest, cothon.new_table, value, players=3)
    refused(cothon.BadRequest, cothon.new_table, "traders/standard", players=value)
    refused(cothon.BadRequest, cothon.new_table, "traders/standard", players=3, chance=value)


@strange
def test_positions_with_strange_parts(table: cothon.Table, value: Any) -> None:
    for key in ("rules", "players", "turn", "market", "ships", "seats", "house", "pending", "chance"):
        refused(cothon.BadPosition, cothon.from_position, table.position() | {key: value})


@strange
def test_records_with_strange_parts(table: cothon.Table, value: Any) -> None:
    for key in ("rules", "version", "players", "names", "house", "ending", "scores", "winners", "moves", "chance"):
        refused(cothon.BadRecord, cothon.replay, table.record() | {key: value})
    refused(Refusal, cothon.replay, table.record() | {"from": value})


def test_a_version_beyond_all_numbers_is_too_new(table: cothon.Table) -> None:
    words = refused(cothon.BadRecord, cothon.replay, table.record() | {"version": 10**30})
    assert "1000000000000000000000000000000" in words


def test_a_long_argument_is_cut(table: cothon.Table) -> None:
    assert "xxx…" in refused(cothon.IllegalMove, table.play, "x" * 5000)


@pytest.mark.parametrize("seat", [True, False, 1.0, "0", [0]])
def test_true_is_no_seat(table: cothon.Table, seat: Any) -> None:
    for act in (table.view, table.undo, lambda seat: table.events(0, seat), lambda seat: table.determinize(seat, 1)):
        refused(cothon.BadRequest, act, seat)
    refused(cothon.BadRequest, table.play, table.legal_moves()[0], seat)
    refused(cothon.BadRequest, table.play_all, table.legal_moves()[:1], seat)


@pytest.mark.parametrize("since", [True, "x", 1.5, None])
def test_events_are_counted_from_a_whole_number(table: cothon.Table, since: Any) -> None:
    refused(cothon.BadRequest, table.events, since)


def test_a_seed_has_an_end() -> None:
    refused(cothon.BadRequest, cothon.new_table, "traders/standard", players=3, seed=10**5000)


def test_a_record_begins_with_a_position_of_its_own_rules(table: cothon.Table) -> None:
    for rules in ("traders/classic", "guilds/standard"):
        other = cothon.new_table(rules, players=3, seed=1).position()
        words = refused(cothon.BadRecord, cothon.replay, table.record() | {"from": other, "moves": []})
        assert rules in words


@pytest.mark.parametrize(("key", "value"), [("scores", [9, 9, 9]), ("winners", [0]), ("ending", "all pass")])
def test_an_unfinished_record_claims_no_false_result(table: cothon.Table, key: str, value: Any) -> None:
    table.play(table.legal_moves()[0])
    assert cothon.replay(table.record()).position() == table.position()
    refused(cothon.BadRecord, cothon.replay, table.record() | {key: value})


@pytest.mark.parametrize("change", [{"players": 7}, {"players": "3"}, {"colour": "red"}, {"names": ["a"]}])
def test_a_record_that_asks_too_much_is_a_bad_record(table: cothon.Table, change: dict[str, Any]) -> None:
    refused(cothon.BadRecord, cothon.replay, table.record() | change)


def test_a_bad_seed_is_a_bad_request_whatever_is_read(table: cothon.Table) -> None:
    refused(cothon.BadRequest, cothon.replay, table.record(), seed="x")
    refused(cothon.BadRequest, cothon.from_position, table.position(), seed="x")
    refused(cothon.BadRequest, cothon.from_position, table.position(), chance="x")


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_views_of_open_tables_say_so(rules: str) -> None:
    table = cothon.new_table(rules, players=2, chance="open")
    assert table.view(0)["chance"] == table.view(None)["chance"] == "open"
    assert "chance" not in cothon.new_table(rules, players=2, seed=1).view(0)


NESTED = 100_000


def test_json_and_toml_nested_too_deeply_are_refused(tmp_path: Path) -> None:
    from cothon.terminal.files import read_json

    record, rules = tmp_path / "record.json", tmp_path / "rules.toml"
    record.write_text('{"moves": ' + "[" * NESTED + "]" * NESTED + "}", "utf-8")
    rules.write_text("based_on = " + "[" * NESTED + "]" * NESTED, "utf-8")
    refused(cothon.BadRequest, read_json, str(record))
    refused(cothon.BadRequest, cothon.new_table, str(rules), players=2)
    refused(cothon.BadRequest, cothon.new_table, "guilds/standard", players=2, cards=str(rules))


@pytest.mark.parametrize("rules", ["traders/classic", "guilds/standard"])
def test_whatever_is_nested_too_deeply_in_a_position_or_a_view_is_refused(rules: str) -> None:
    deep: list[Any] = []
    for _ in range(NESTED):
        deep = [deep]
    table = cothon.new_table(rules, players=2, seed=1)
    while not isinstance(table.turn, int) or len(table.legal_moves()) == 1:
        table.play(table.legal_moves()[0])
    position, view, bot = table.position(), table.view(table.turn), cothon.bot("novice")
    for key in position:
        refused(cothon.BadPosition, cothon.from_position, position | {key: deep})
    for key in view:
        with contextlib.suppress(cothon.Refusal):
            bot.choose(view | {key: deep}, table.legal_moves())
        with contextlib.suppress(cothon.Refusal):
            cothon.svg(view | {key: deep})
    if "tiles" in position:
        for tile in position["tiles"]:
            refused(cothon.BadPosition, cothon.from_position, position | {"tiles": {tile: [deep]}})


@strange
def test_cards_that_are_no_file_are_refused(value: Any) -> None:
    refused(cothon.BadRequest, cothon.new_table, "guilds/standard", players=2, cards=value)
    record = cothon.new_table("guilds/standard", players=2, seed=1).record()
    refused(cothon.BadRecord, cothon.replay, record | {"cards": value})
    position = cothon.new_table("guilds/standard", players=2, seed=1).position()
    refused(cothon.BadPosition, cothon.from_position, position | {"cards": value})
