"""No log entry, event, sentence or frame shows what the viewer may not know, in any game: two games that differ only in
draws that a seat did not see are told to it in the same bytes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import islice

import pytest
from hidden import hidden_pair
from lots import LotsGame
from memory_store import MemoryStore
from pydantic_core import to_json

import cothon
import cothon.games
from cothon.server.settings import Settings
from cothon.server.tables import opening
from cothon.server.tables.authority import Tables
from cothon.server.tables.changes import Chair
from cothon.server.tables.frames import frames
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.importing import open_record
from cothon.server.tables.messages import event_message, news_since
from cothon.server.tables.opening import SeatWish, TableWish
from cothon.server.tables.outlook import outlook
from cothon.server.tables.preview import preview
from cothon.server.tables.seats import Actor
from cothon.server.tables.viewer import Viewer

HANNO = Actor(player="p1", name="Hanno")
RULES = [*cothon.rule_sets(), "lots/plain"]


@pytest.fixture(autouse=True)
def same_in_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dealer, ids, codes and the clock; and a game that nobody knows."""
    monkeypatch.setattr("cothon.server.tables.opening.secrets.randbits", lambda bits: 2**200 + 7)
    monkeypatch.setattr("cothon.server.aside.aside.WORTH", float("inf"))  # in another process they would differ
    monkeypatch.setattr(opening, "new_id", lambda: "table")
    monkeypatch.setattr(opening, "new_secret", lambda kind: f"{kind}_secret")
    monkeypatch.setattr("time.time", lambda: 1e9)
    monkeypatch.setattr(cothon.games, "GAMES", (*cothon.games.GAMES, LotsGame()))


def imported(table: cothon.Table, store: MemoryStore) -> tuple[Tables, Hosted]:
    wishes = [SeatWish("me")] * table.players
    opened = open_record(HANNO, table.record() | {"chance": None}, wishes, TableWish("trader"))
    tables = Tables(Settings(), store, store, store)
    return tables, asyncio.run(tables.add(opened.row, opened.seats, opened.moves, opened.dealt))


def told(table: cothon.Table, seat: int | None, then: list[str]) -> Iterator[bytes]:
    """All that is told of the past, of what could be done, and of what is done then."""
    tables, hosted = imported(table, MemoryStore())
    for language in ("en", "ja"):
        viewer = Viewer(hosted, HANNO, seat, language)
        yield to_json(news_since(hosted, viewer, None))
        yield to_json(news_since(hosted, viewer, 1))
        yield to_json(frames(hosted, viewer, 0, len(hosted.entries), False))
        yield to_json(frames(hosted, viewer, 5, 9, False))
    mover = hosted.turn
    assert mover is not None
    if mover == seat and then:
        yield to_json(preview(hosted, seat, then, "en"))
        yield to_json(outlook(hosted, seat, then, "en"))
    if then:
        kept, before = len(hosted.entries), hosted.seq
        asyncio.run(tables.play(hosted, Chair(mover, HANNO), then))
        yield to_json(event_message(hosted, Viewer(hosted, HANNO, seat, "de"), "move", kept, before))


def common_decision(one: cothon.Table, other: cothon.Table, seat: int | None, dice: random.Random) -> list[str]:
    """A decision that can be made in both games, draws nothing and shows the seat nothing; none if there is none."""
    there = [moves for moves in one.choices()[:50] if moves in other.choices()]
    quiet = [moves for moves in there if len({seen_after(table, moves, seat) for table in (one, other)} - {""}) == 1]
    return dice.choice(quiet) if quiet else []


def seen_after(table: cothon.Table, moves: list[str], seat: int | None) -> str:
    """What the seat would know; nothing where cards would be drawn."""
    after = table.copy()
    after.play_all(moves)
    return repr(after.view(seat)) if after.state.mover() >= 0 else ""


def pairs(rules: str, seat: int | None) -> Iterator[tuple[cothon.Table, cothon.Table]]:
    """Two that can be found; in some rule sets hardly any card is dealt face down."""
    players = 5 if rules.startswith("lots") else 3
    found = (hidden_pair(rules, players, seat, seed) for seed in range(60))
    return islice((pair for pair in found if pair is not None), 2)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_unseen_draws_are_told_to_nobody(rules: str, seat: int | None) -> None:
    for number, pair in enumerate(pairs(rules, seat)):
        assert pair[0].position() != pair[1].position()
        assert pair[0].events(0, seat) == pair[1].events(0, seat)
        then = common_decision(*pair, seat, random.Random(number))
        one, other = (list(told(table, seat, then)) for table in pair)
        assert one == other


def test_there_are_unseen_draws() -> None:
    """The test above would be worth nothing if there were none. In one rule set random games hardly ever have any."""
    with_some = [rules for rules in RULES if any(pairs(rules, None))]
    assert len(with_some) >= len(RULES) - 1


@pytest.mark.parametrize("rules", RULES)
def test_what_people_see_is_the_view_without_its_memory(rules: str) -> None:
    players = 5 if rules.startswith("lots") else 3
    table, dice = cothon.new_table(rules, players, seed=8), random.Random(rules)
    while table.turn is not None and len(table.log) < 120:
        for seat in (None, *range(players)):
            view = table.view(seat)
            del view["memory"]
            assert table.game.sight(table.state, seat) == view
        table.play(dice.choice(table.legal_moves()))
