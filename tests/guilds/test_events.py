"""What is told of a game adds up to the game, and tells nobody what they may not know."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import cothon
from cothon.core import build, events
from cothon.core.events import Event, rule_name
from cothon.core.game import Json
from cothon.core.sizes import EVENT_HEAD, EVENT_THINGS, MAX_EVENTS
from cothon.core.state import Journal, State
from cothon.games.guilds.game import GuildsGame
from cothon.games.guilds.rules import events as e
from cothon.games.guilds.text.events import KINDS

from ..boards import play
from ..play_outs import finished
from .boards import seat, table
from .policies import busy, fleet

RULES = "guilds/standard"
GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(6)]


@cache
def played(players: int, seed: int) -> cothon.Table:
    return finished(cothon.new_table(RULES, players, seed=seed), seed, (busy, fleet, lambda legal: legal)[seed % 3])


def of_kind(table: cothon.Table, *kinds: str) -> list[Event]:
    return [event for event in table.events() if event["kind"] in kinds]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_G9_1_every_ship_and_seat_that_counts_has_its_event(players: int, seed: int) -> None:
    table = played(players, seed)
    position = table.position()
    for seat_number, shown in enumerate(position["seats"]):
        own = [event for event in table.events() if event.get("seat") == seat_number]
        ships = [event["ship"] for event in own if event["kind"] == "delivered" and "ship" in event]
        ships += [event["ship"] for event in own if event["kind"] == "warship" and event["won"]]
        assert Counter(ships) == Counter(shown["ships_up"] + shown["ships_down"])
        seats = [place for place, owner in position["hall"].items() if owner == seat_number]
        seats += ["forum"] * position["forum"][seat_number]
        assert Counter(event["place"] for event in own if event["kind"] == "seat") == Counter(seats)
        freed = Counter(event["column"] for event in own if event["kind"] == "freed")
        assert freed == Counter(shown["residence"])  # those of the set-up too


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_G9_2_every_place_on_a_tile_has_its_event(players: int, seed: int) -> None:
    table = played(players, seed)
    told = {(event["tile"], event["place"]): event["seat"] for event in of_kind(table, "tile")}
    tiles = table.position()["tiles"]
    assert told == {(tile, i + 1): owner for tile, owners in tiles.items() for i, owner in enumerate(owners)}


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_G9_1_the_score_sheet_names_the_source_of_everything_that_counts(players: int, seed: int) -> None:
    for line in played(players, seed).score_sheet():
        sources = line["sources"]
        assert all("step" in source for group in sources.values() for source in group)
        assert len(sources["ships"]) == line["ships"]
        assert len(sources["hall"]) == line["hall"]
        assert len(sources["columns"]) == line["columns"]
        assert (sources["bonus"][-1]["bonus"] if sources["bonus"] else 0) == line["bonus"]
        assert {source["tile"]: source["points"] for source in sources["tiles"]} == line["tiles"]
        assert list(line)[-1] == "total"
        json.dumps(line)


def test_G9_1_what_was_there_before_the_first_event_is_told_apart() -> None:
    own = seat("jewelry/market/6", ships_up=["cedar/escorts/6/2"], residence={"right": 2})
    more: Json = {"hall": {"9a": 0}, "forum": [1, 0], "tiles": {"achievement-tiles": [1, 0]}, "decade": 3}
    game = table(own, seat(), **more)
    assert "sources" not in game.score_sheet()[0]  # nothing has happened yet
    sources = play(game, "pass").score_sheet()[0]["sources"]
    assert sources == {
        "ships": [{"ship": "cedar/escorts/6/2"}],
        "hall": [{"place": "9a"}, {"place": "forum"}],
        "bonus": [],
        "columns": [{"column": "right"}],
        "tiles": [{"tile": "achievement-tiles", "place": 2, "points": 2}],
    }


@pytest.mark.parametrize(("players", "seed"), GAMES[::4])
def test_a_replayed_record_tells_the_same(players: int, seed: int) -> None:
    table = played(players, seed)
    again = cothon.replay(json.loads(json.dumps(table.record())))
    for viewer in (None, *range(players)):
        assert again.events(0, viewer) == table.events(0, viewer)
        json.dumps(table.events(0, viewer))


@pytest.mark.parametrize(("players", "seed"), GAMES[::3])
def test_G11_2_a_card_dealt_unseen_is_told_to_its_seat_alone(players: int, seed: int) -> None:
    table = played(players, seed)
    shown = {viewer: table.events(0, viewer) for viewer in (None, *range(players))}
    dealt = 0
    for viewer, told in shown.items():
        for event in told:
            if event["kind"] == "dealt" or (event["kind"] == "took" and event["from"] == "pile"):
                assert ("card" in event) == (event["seat"] == viewer)
                dealt += 1
    assert dealt > 20
    open_kinds = [[event for event in told if event["kind"] not in ("dealt", "took")] for told in shown.values()]
    assert all(told == open_kinds[0] for told in open_kinds)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G11_1_what_others_are_told_does_not_depend_on_what_they_cannot_see(players: int) -> None:
    """Two tables that differ only in what the viewer cannot know tell the viewer the same of the same moves."""
    rng = random.Random(players)
    checked = 0
    table = cothon.new_table(RULES, players, seed=players, chance="open")
    while table.turn is not None:
        move = rng.choice(busy(table.legal_moves()))
        if rng.random() < 0.2:
            viewer = rng.choice([None, *range(players)])
            one, two = table.determinize(viewer, 1), table.determinize(viewer, 2)
            if move in one.legal_moves() and move in two.legal_moves():
                one.play(move)
                two.play(move)
                assert one.events(0, viewer) == two.events(0, viewer)
                checked += 1
        table.play(move)
    assert checked > 20


def tables_without_a_dealer() -> Iterator[tuple[State, Journal]]:
    """States that deal by themselves, so that a move may cause as much as it ever can."""
    game = GuildsGame()
    for players, seed in GAMES:
        state = game.new_state(RULES, players, {})
        state.put("open", 0)
        state.reseed(seed)
        journal = build.part_for(state, "core", "cothon.core.state").Journal()
        state.tell(journal)
        game.begin(state)
        yield state, journal


def test_no_move_causes_more_events_than_there_is_room_for() -> None:
    most, longest = 0, 0
    rng = random.Random(7)
    for state, journal in tables_without_a_dealer():
        while state.mover() >= 0:
            journal.clear()
            state.play(rng.choice(state.legal()))
            rows = journal.rows()
            most = max(most, len(rows))
            longest = max(longest, *(len(row) - EVENT_HEAD for row in rows), 0)
    assert 20 < most < MAX_EVENTS
    assert 5 < longest < EVENT_THINGS


def test_every_kind_of_event_happens_and_is_a_kind_of_the_notation() -> None:
    names = [kind.name for kind in KINDS.values()]
    assert len(names) == len(set(names))
    happened = {event["kind"] for players, seed in GAMES for event in played(players, seed).events()}
    rare = {"bonus", "emptied"}  # see their tests
    assert set(names) - rare <= happened <= set(names)


def test_what_is_left_out_is_what_core_leaves_out() -> None:
    assert e.LEFT_OUT == events.LEFT_OUT


@pytest.mark.parametrize(
    "number", [value for name, value in vars(e).items() if name.startswith("G") and "_" in name[:3]]
)
def test_rules_are_named_by_their_numbers(number: int) -> None:
    names = {value: name for name, value in vars(e).items() if isinstance(value, int) and name[:1] == "G"}
    wanted = names[number].replace("G_R", "G-R").replace("_", ".")
    assert rule_name("G", number) == wanted
