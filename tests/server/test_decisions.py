"""One decision, one message: played as a whole or not at all, stored as one change, undone as one."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from house import House, Player, at_once

import cothon
from cothon.server.tables.hosted import Hosted

PURCHASE = {
    "rules": "traders/classic",
    "players": 2,
    "turn": 0,
    "start": 0,
    "market": ["R2", "R2", "B2"],
    "farm": ["Y2", "G2", "B3"],
    "ships": {"R": 0, "B": 0, "Y": 0, "G": 0},
    "seats": [{"hand": ["R3", "B3", "G2", "Y3"]}, {"hand": ["G5"]}],
}
BUY = ["buy", "pay R3", "pay B3"]


def opened(player: Player, position: dict[str, Any]) -> str:
    seats = [{"who": "me"}] * position["players"]
    return str(player.post("/api/tables/import", 201, position=position, seats=seats)["table"]["id"])


def hosted(house: House, table: str) -> Hosted:
    return house.app.state.server.tables.hosted[table]  # type: ignore[no-any-return]


def stored(house: House, table: str) -> list[tuple[str, Any]]:
    """The log on disk."""
    path = house.app.state.server.store.url.removeprefix("sqlite:///")
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT kind, data FROM events WHERE table_id = ? ORDER BY seq", [table]).fetchall()
    connection.close()
    return [(kind, json.loads(data)) for kind, data in rows]


def quiet_decision(house: House, player: Player, table: str, dice: random.Random) -> list[str]:
    """Play until there is a decision of several moves after which nothing is drawn and the game goes on."""
    while True:
        now = hosted(house, table).table.copy()
        quiet = [moves for moves in now.choices() if len(moves) > 1 and is_quiet(now.copy(), moves)]
        if quiet:
            return quiet[0]
        player.decide(table, dice.choice(now.choices()))


def is_quiet(table: cothon.Table, moves: list[str]) -> bool:
    before = len(table.log)
    table.play_all(moves)
    return len(table.log) == before + len(moves) and table.turn is not None


def test_a_decision_is_stored_as_one_change_and_told_as_one(shared: House) -> None:
    hanno = shared.player()
    table = opened(hanno, PURCHASE)
    before = hanno.look(table)
    with hanno.live(table, seat=1) as other:
        other.until("table")
        news = hanno.decide(table, BUY, seq=before["seq"])
        heard = other.until("event")
    assert news["changed"]["seq"] == heard["changed"]["seq"] == before["seq"] + 1
    mine = [entry for entry in news["log"] if entry["seat"] == 0]
    assert [entry["move"] for entry in mine] == BUY
    assert {entry["seq"] for entry in mine} == {before["seq"] + 1}
    kind, data = stored(shared, table)[-1]
    assert kind == "move"
    assert data["moves"][: len(BUY)] == BUY


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        (["buy", "pay R3", "pay R5"], None),
        (["buy", "pay Q1"], "unknown-move"),
        (["take R2", "take R2"], "decision-over"),
        (["pass", "buy"], "no-pass"),
        (["buy", "pay R3", "pay B3", "pay G2"], None),
    ],
)
def test_a_refused_decision_changes_nothing(shared: House, moves: list[str], code: str | None) -> None:
    hanno = shared.player()
    table = opened(hanno, PURCHASE)
    before, on_disk = hanno.look(table), stored(shared, table)
    error = hanno.decide(table, moves, 409)["error"]
    assert code is None or error["code"] == code
    assert hanno.look(table) | {"now": 0} == before | {"now": 0}
    assert stored(shared, table) == on_disk
    with hanno.live(table) as channel:
        channel.until("table")
        channel.send(type="move", moves=moves, id="x")
        assert channel.until("refused")["error"]["code"] == error["code"]
    assert stored(shared, table) == on_disk


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_a_decision_is_undone_as_one(shared: House, rules: str) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me", rules=rules)["id"]
    moves = quiet_decision(shared, hanno, table, random.Random(1))
    before = hanno.look(table)
    hanno.decide(table, moves, seq=before["seq"])
    assert len(hanno.look(table)["log"]) == len(before["log"]) + len(moves)
    news = hanno.undo(table)
    assert news["log_from"] == len(before["log"])
    after = hanno.look(table)
    assert after["view"] == before["view"]
    assert after["log"] == before["log"]
    assert after["legal"] == before["legal"]
    hanno.decide(table, moves)
    assert stored(shared, table)[-2][0] == "undo"


def test_single_moves_and_whole_decisions_mix(shared: House) -> None:
    """An older client sends one move at a time: each is a decision of its own, and is undone by itself."""
    hanno = shared.player()
    table = hanno.open("me", "me", rules="guilds/standard")["id"]
    moves = quiet_decision(shared, hanno, table, random.Random(2))
    before = hanno.look(table)
    for number, move in enumerate(moves):
        hanno.move(table, move)
        assert hanno.look(table)["seq"] == before["seq"] + number + 1
    assert hanno.undo(table)["log_from"] == len(before["log"]) + len(moves) - 1
    hanno.decide(table, moves[-1:])
    for kept in reversed(range(len(moves))):
        assert hanno.undo(table)["log_from"] == len(before["log"]) + kept
    hanno.decide(table, moves)
    assert hanno.undo(table)["log_from"] == len(before["log"])
    assert hanno.look(table)["view"] == before["view"]


def test_the_live_channel_takes_whole_decisions(shared: House) -> None:
    hanno = shared.player()
    table = opened(hanno, PURCHASE)
    with hanno.live(table, seat=0) as channel:
        seq = channel.until("table")["table"]["seq"]
        channel.send(type="move", moves=BUY, seq=seq, seat=0, id="a")
        assert channel.until("event")["changed"]["seq"] == seq + 1
        assert channel.until("done") == {"type": "done", "id": "a", "seq": seq + 1}
        channel.send(type="move", moves=BUY, seq=seq, seat=0, id="b")
        assert channel.until("refused")["error"]["code"] == "moved-on"


@pytest.mark.parametrize(
    "body", [{}, {"move": "buy", "moves": ["buy"]}, {"moves": []}, {"moves": "buy"}, {"moves": [1]}]
)
def test_either_a_move_or_moves(shared: House, body: dict[str, Any]) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    assert hanno.post(f"/api/tables/{table}/moves", 422, **body)["error"]["code"] == "bad-request"


def test_a_decision_sent_several_times_at_once_is_played_once(both: House) -> None:
    hanno = both.player()
    table = opened(hanno, PURCHASE)
    body = {"moves": BUY, "seq": hanno.look(table)["seq"], "seat": 0}
    replies = at_once([lambda: hanno.http.post(f"/api/tables/{table}/moves", json=body) for _ in range(5)])
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409, 409]
    assert sum(entry["move"] == "buy" for entry in hanno.look(table)["log"]) == 1


def test_two_different_decisions_at_once_never_mix(both: House) -> None:
    hanno = both.player()
    table = opened(hanno, PURCHASE)
    wishes = [["buy", "pay R3", "pay B3"], ["buy", "pay R3", "pay Y3"], ["take R2"]]
    calls = [
        partial(hanno.http.post, f"/api/tables/{table}/moves", json={"moves": moves, "seat": 0}) for moves in wishes
    ]
    replies = at_once(calls)
    assert [reply.status_code for reply in replies].count(200) == 1
    made = [entry["move"] for entry in hanno.look(table)["log"] if entry["seat"] == 0]
    assert made in wishes


@pytest.mark.parametrize("snapshot_every", [3, 1000])
def test_decisions_survive_a_restart_and_can_still_be_undone(
    houses: Callable[..., House], tmp_path: Path, snapshot_every: int
) -> None:
    """From the log alone, and from a snapshot with the rest of it."""
    url = f"sqlite:///{tmp_path / 'cothon.db'}"
    first = houses(url, snapshot_every=snapshot_every)
    hanno = first.player()
    table = hanno.open("me", "me", rules="guilds/standard")["id"]
    moves = quiet_decision(first, hanno, table, random.Random(3))
    before = hanno.look(table)
    for _ in range(3):
        hanno.decide(table, moves)
        hanno.undo(table)
    hanno.decide(table, moves)
    middle = hanno.look(table)
    first.stop()
    again = Player(houses(url, snapshot_every=snapshot_every), hanno.token)
    assert again.look(table) | {"now": 0} == middle | {"now": 0}
    assert again.undo(table)["log_from"] == len(before["log"])
    assert again.look(table)["view"] == before["view"]


def test_logs_of_the_former_version_are_read(houses: Callable[..., House], tmp_path: Path) -> None:
    """It wrote a change for each move, and undid one move at a time."""
    url = f"sqlite:///{tmp_path / 'cothon.db'}"
    first = houses(url)
    hanno = first.player()
    table = hanno.open("me", "me", rules="guilds/standard")["id"]
    moves = quiet_decision(first, hanno, table, random.Random(4))
    seq, seat = hanno.look(table)["seq"], hanno.look(table)["turn"]
    now = hosted(first, table).table.copy()
    now.play_all(moves)
    first.stop()
    kept = {"dealt": now.dealer.dealt, "until": None}
    former = [("move", {"moves": [move], **kept}) for move in moves] + [("undo", {})]
    former += [("move", {"moves": moves[-1:], **kept})]
    with sqlite3.connect(tmp_path / "cothon.db") as connection:
        for number, (kind, data) in enumerate(former, seq + 1):
            row = (table, number, 1e9, kind, seat, json.dumps(data))
            connection.execute(
                "INSERT INTO events (table_id, seq, at, kind, seat, data) VALUES (?, ?, ?, ?, ?, ?)", row
            )
        connection.execute("UPDATE tables SET seq = ?", [seq + len(former)])
    connection.close()
    again = Player(houses(url), hanno.token)
    log = again.look(table)["log"]
    assert [entry["move"] for entry in log[-len(moves) :]] == moves
    assert again.undo(table)["log_from"] == len(log) - 1


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_whole_games_by_decisions_are_the_games_of_the_library(shared: House, rules: str) -> None:
    """The model plays the same decisions; every change on disk is one of them with what chance made of it."""
    hanno, dice = shared.player(), random.Random(rules)
    table = hanno.open("me", "me", rules=rules)["id"]
    model = hosted(shared, table).table.copy()
    for _ in range(30):
        if model.turn is None:
            break
        moves = dice.choice(model.choices())
        model.play_all(moves)
        seen = hanno.decide(table, moves)["changed"]
        assert len(hanno.look(table)["log"]) == len(model.log)
        assert seen["turn"] == (model.turn if isinstance(model.turn, int) else None)
    assert hosted(shared, table).table.record() == model.record()
    assert [entry["step"] for entry in hanno.look(table)["log"]] == list(range(len(model.log)))
