"""A table behaves as Python's own things do: it can be copied, compared, kept, sent and shown."""

from __future__ import annotations

import copy
import pickle
from typing import Any
from xml.etree import ElementTree

import pytest

import cothon

from .games import every_rule_set, every_table, moments, one_game


def played_alike(table: cothon.Table, other: cothon.Table) -> bool:
    """The same moves bring the same cards."""
    while table.turn is not None and len(table.log) < 400:
        table.play(table.legal_moves()[0])
        other.play(other.legal_moves()[0])
    return table == other


@every_table
def test_a_pickled_table_goes_on_as_the_table_does(rules: str, players: int) -> None:
    for number, at in enumerate(moments(rules, players, often=0.05)):
        again = pickle.loads(pickle.dumps(at))
        assert again == at
        assert (again.names, again.rules, again.chance) == (at.names, at.rules, at.chance)
        assert again.record() == at.record()
        assert again.events() == at.events()
        if number % 5 == 0:
            assert played_alike(at.copy(), again)


@every_rule_set
def test_copies_of_every_kind_are_independent_and_equal(rules: str) -> None:
    table = cothon.new_table(rules, players=2, seed=3)
    for other in (copy.copy(table), copy.deepcopy(table), table.copy(), pickle.loads(pickle.dumps(table))):
        assert other == table
        assert hash(other) == hash(table)
        other.play(other.legal_moves()[0])
        assert other != table
        assert table == cothon.new_table(rules, players=2, seed=3)


@every_rule_set
def test_tables_are_equal_by_position_and_history(rules: str) -> None:
    table = one_game(rules, 2)
    assert cothon.replay(table.record()) == table
    assert cothon.from_position(table.position()) != table  # the same position without its past
    assert cothon.new_table(rules, players=2, seed=1) != cothon.new_table(rules, players=2, seed=2)
    assert cothon.new_table(rules, players=2, seed=1, names=["a", "b"]) == cothon.new_table(rules, players=2, seed=1)
    assert cothon.new_table(rules, players=2, seed=1, chance="open") != cothon.new_table(rules, players=2, seed=1)
    assert table != rules
    assert len({table, table.copy(), cothon.replay(table.record())}) == 1


@every_rule_set
def test_a_table_shows_itself(rules: str) -> None:
    table = cothon.new_table(rules, players=2, seed=1, names=["Ada", "[b]Bea[/]"])
    assert repr(table) == f"<cothon.Table {rules}, players=2, moves={len(table.log)}, turn={table.turn!r}>"
    assert "Ada" in str(table)
    assert "[b]Bea[/]" in str(table)
    assert "\x1b" not in str(table)


@every_rule_set
def test_what_a_table_shows_hides_what_a_spectator_may_not_see(rules: str) -> None:
    for at in moments(rules, 2, often=0.05):
        assert str(at) == str(at.determinize(None, seed=5))


@every_table
def test_a_table_is_a_picture_from_every_seat(rules: str, players: int) -> None:
    for at in moments(rules, players, often=0.03):
        for seat in (None, *range(players)):
            for language in ("en", "ja"):
                root = ElementTree.fromstring(cothon.svg(at, seat, language=language))
                assert root.tag.endswith("svg")
                width, height = (float(number) for number in root.attrib["viewBox"].split()[2:])
                for part in root.iter():
                    assert 0 <= float(part.get("x", 0)) + float(part.get("width", 0)) <= width
                    assert 0 <= float(part.get("y", 0)) <= height
        assert cothon.svg(at.view(0), names=at.names) == cothon.svg(at, 0)
        assert at._repr_html_() == cothon.svg(at) == cothon.svg(at.determinize(None, seed=5))


@every_rule_set
def test_a_picture_names_people_and_things(rules: str) -> None:
    table = cothon.new_table(rules, players=2, seed=1, names=["Ada & Co", "\x1b[31m<Bea>"])
    words = "".join(ElementTree.fromstring(cothon.svg(table, 0)).itertext())
    assert "Ada & Co" in words
    assert "�[31m<Bea>" in words
    for name in table.view(0)["seats"][0]["hand"]:
        assert name in words


@pytest.mark.parametrize("view", [5, {}, {"rules": "traders/standard", "seats": [{}, {}]}, {"rules": "x", "seats": []}])
def test_no_picture_of_what_is_no_view(view: Any) -> None:
    with pytest.raises(cothon.Refusal):
        cothon.svg(view)
