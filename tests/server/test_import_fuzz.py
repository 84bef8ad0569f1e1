"""Positions and records with parts changed at random: refused in words, or a table that can be played on.

2,000 of each in the tests; `make fuzz-import` tries 100,000 new ones (COTHON_FUZZ_IMPORT=how many).
"""

from __future__ import annotations

import copy
import json
import os
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

import cothon
from cothon.core.game import Json
from cothon.core.refusal import Refusal
from cothon.server.http.texts import sensible
from cothon.server.tables.changes import moves_change
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.importing import AS_IT_IS, Moment, open_position, open_record
from cothon.server.tables.keeping import Change
from cothon.server.tables.opening import Opening, TableWish
from cothon.server.tables.seats import Actor
from cothon.server.tables.shown import table_answer
from cothon.server.tables.snapshots import restored, snapshot
from cothon.server.tables.viewer import Viewer
from tests.mangling import mangle

HANNO = Actor(player="p1", name="Hanno")
TRIES = int(os.environ.get("COTHON_FUZZ_IMPORT", "2000"))
SEED = int(time.time()) if "COTHON_FUZZ_IMPORT" in os.environ else 17
MOVES = 6
KINDS: dict[str, Callable[[Json], Opening]] = {
    "position": lambda data: open_position(HANNO, data, [], TableWish("trader")),
    "record": lambda data: open_record(HANNO, data, [], TableWish("trader")),
}


def games(kind: str) -> list[Json]:
    """Moments of random games of every rule set."""
    found = []
    for rules in cothon.rule_sets():
        for seed in range(3):
            table, dice = cothon.new_table(rules, 2 + seed, seed=seed), random.Random(seed)
            for step in range(1, 60):
                if table.turn is None:
                    break
                table.play(dice.choice(table.legal_moves()))
                if step % 9 == 0:
                    found.append(table.position() if kind == "position" else table.record())
    return found


def opened(kind: str, data: Json) -> Opening | None:
    try:
        return KINDS[kind](sensible(data))
    except Refusal as refusal:
        refusal.words()
        return None
    except ValueError as error:
        if not str(error).startswith("must"):  # as the door says it, before anyone looks
            raise
        return None


def play_on(opening: Opening, dice: random.Random) -> None:
    """As the server would: from its first change on, seen by all, kept and read again."""
    hosted = Hosted(opening.row, opening.seats)
    first = json.dumps({"moves": opening.moves, "dealt": opening.dealt})
    hosted.apply(Change(hosted.id, 1, 0.0, "move", None, first))
    for _ in range(MOVES):
        if hosted.turn is None:
            break
        hosted.apply(moves_change(hosted, hosted.turn, [dice.choice(hosted.table.legal_moves())], "person"))
    for seat in (None, 0):
        assert table_answer(hosted, Viewer(hosted, HANNO, seat, "en"))["seq"] == hosted.seq
    saved = {"seq": hosted.seq, "data": snapshot(hosted)}
    again = restored(opening.row | {"seq": hosted.seq}, [seat.row() for seat in opening.seats], saved)
    assert again.table.record() == hosted.table.record()


@pytest.mark.parametrize("kind", KINDS)
def test_what_an_import_accepts_can_be_played_on(kind: str) -> None:
    whole, dice = games(kind), random.Random(SEED)
    played = 0
    for _ in range(TRIES):
        data: Any = copy.deepcopy(dice.choice(whole))
        for _ in range(dice.randint(1, 2)):
            mangle(data, dice)
        try:
            opening = opened(kind, data)
            if opening is not None:
                played += 1
                play_on(opening, dice)
        except Exception as error:
            raise AssertionError(f"import this to see it: {json.dumps(data)}") from error
    assert played > TRIES // 50


@pytest.mark.parametrize("names", [99, True, "xy", ["x"], ["x", ""], ["x", 3], {"0": "x", "1": "y"}])
def test_names_that_are_none_are_refused(names: object) -> None:
    record = cothon.new_table("traders/standard", 2, seed=1).record() | {"names": names}
    with pytest.raises(Refusal) as refusal:
        open_record(HANNO, record, [], TableWish("trader"))
    assert refusal.value.code == "bad-names"


WRONG = [[], {}, "x", -1, 1.5, True, "A" * 64, [1]]


@pytest.mark.parametrize("part", ["seed", "commitment", "dealt_from"])
@pytest.mark.parametrize("value", WRONG, ids=str)
def test_what_no_dealer_would_say_is_refused(part: str, value: object) -> None:
    record = cothon.new_table("traders/standard", 2, seed=1).record() | {part: value}
    with pytest.raises(Refusal) as refusal:
        open_record(HANNO, record, [], TableWish("trader"))
    assert refusal.value.code == ("verify-dealt-from" if part == "dealt_from" else "record-hex")


def test_a_record_with_a_true_dealer_is_taken_up_anywhere() -> None:
    """Before the moves that another dealer dealt, too."""
    table = cothon.new_table("traders/standard", 2, seed=1)
    record = table.record() | {"seed": "0" * 64, "commitment": None, "dealt_from": len(table.log)}
    for moment in (AS_IT_IS, Moment(step=2)):
        assert open_record(HANNO, record, [], TableWish("trader"), moment).row["imported_by"] == "Hanno"


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_true_is_no_turn(rules: str) -> None:
    """Nor is False, though Python takes them for 1 and 0."""
    table = cothon.new_table(rules, 2, seed=1)
    position = table.position()
    for flag in (False, True):
        with pytest.raises(Refusal):
            open_position(HANNO, position | {"turn": flag}, [], TableWish("trader"))
    while table.turn != 1 or "pending" not in table.position():
        table.play(table.legal_moves()[0])
    with pytest.raises(Refusal) as refusal:
        open_position(HANNO, table.position() | {"turn": True}, [], TableWish("trader"))
    assert refusal.value.code == "position-turn"
