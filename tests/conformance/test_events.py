"""What happened, told alike by a game and by its replay, to each who may know it; and every kind is documented."""

from __future__ import annotations

import json
import re
from pathlib import Path

import cothon
from cothon.core.events import Event
from cothon.games import game_of

from .games import conduct_of, every_rule_set, every_table, moments, one_game

ROOT = Path(__file__).resolve().parents[2]


@every_table
def test_the_events_of_a_replay_are_those_of_the_game(rules: str, players: int) -> None:
    table = one_game(rules, players)
    again = cothon.replay(table.record())
    for seat in (None, *range(players)):
        assert again.events(seat=seat) == table.events(seat=seat)


@every_table
def test_events_come_in_order_and_can_be_asked_for_from_any_step(rules: str, players: int) -> None:
    table = one_game(rules, players)
    events = table.events()
    steps = [event["step"] for event in events]
    assert steps == sorted(steps)
    assert all(1 <= step <= len(table.log) for step in steps)
    for since in (0, 1, len(table.log) // 2, len(table.log)):
        assert table.events(since) == [event for event in events if event["step"] > since]
    assert json.loads(json.dumps(events)) == events


@every_table
def test_events_are_the_same_whether_somebody_listens_or_not(rules: str, players: int) -> None:
    """A table that is asked after every move, and one that is asked once."""
    asked = cothon.new_table(rules, players, seed=3)
    told: list[Event] = asked.events()
    silent = cothon.new_table(rules, players, seed=3)
    while asked.turn is not None:
        steps = len(asked.log)
        for table in (asked, silent):
            table.play(table.legal_moves()[0])
        told += asked.events(steps)
    assert told == silent.events()
    assert asked.record() == silent.record()


@every_table
def test_a_spectator_is_told_what_every_seat_is_told_less_what_is_hidden(rules: str, players: int) -> None:
    table = one_game(rules, players)
    watched = table.events()
    for seat in range(players):
        seen = table.events(seat=seat)
        assert len(seen) == len(watched)
        for mine, theirs in zip(seen, watched, strict=True):
            assert theirs.items() <= mine.items()


@every_table
def test_every_event_is_of_a_kind_and_by_a_rule_of_the_game(rules: str, players: int) -> None:
    table = one_game(rules, players)
    game = table.game
    fields = {
        kind.name: {"step", "kind", "rule", "seat", *kind.numbers, kind.things} for kind in game.event_kinds.values()
    }
    for event in table.events(seat=0):
        assert set(event) <= fields[event["kind"]]
        assert re.fullmatch(rf"{game.letter}(\d+(\.\d+)?|-R\d+)", event["rule"])
        assert all(isinstance(part["text"], str) for part in game.tell(event, table.names, "en"))


@every_table
def test_every_move_names_its_rule(rules: str, players: int) -> None:
    for at in moments(rules, players, often=0.3, chance="open"):
        for move in at.state.legal():
            rule = at.game.rule(at.state, move)
            assert rule is not None
            assert rule.startswith(at.game.letter)


@every_rule_set
def test_every_kind_of_event_has_a_row_in_the_documents(rules: str) -> None:
    """With its fields."""
    text = (ROOT / conduct_of(rules).notation).read_text()
    _, _, chapter = text.partition("Events\n")
    rows = {match[1]: match[0] for match in re.finditer(r"^\| `(\w+)` \|.*$", chapter.split("\n## ")[0], re.M)}
    for kind in game_of(rules).event_kinds.values():
        assert kind.name in rows, f"no row for {kind.name}"
        named = set(re.findall(r"`(\w+)`", rows[kind.name]))
        assert {*kind.numbers, *([kind.things] if kind.things else [])} <= named, rows[kind.name]
