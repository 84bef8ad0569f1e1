"""Several at once, and the same thing twice: one of them counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from house import House, Player, at_once
from postgres import Postgres


def test_two_who_claim_one_seat_at_once(both: House) -> None:
    hanno = both.player()
    table = hanno.open("me", "open")
    code = table["seats"][1]["invitation"]
    rivals = [both.player("Mago") for _ in range(6)]
    statuses = at_once(
        [partial(rival.http.post, f"/api/tables/{table['id']}/join", json={"invitation": code}) for rival in rivals]
    )
    assert sorted(reply.status_code for reply in statuses)[0] == 201
    assert [reply.status_code for reply in statuses].count(201) == 1
    assert {reply.status_code for reply in statuses} <= {201, 404, 409}


def test_those_who_come_at_once_get_different_seats_and_names(both: House) -> None:
    """Nobody is turned away while there is room, and two of the same name can be told apart."""
    hanno = both.player()
    table = hanno.open("me", "open", "open", "open", public=True)["id"]
    guests = [both.player("Mago") for _ in range(3)]
    replies = at_once([partial(guest.http.post, f"/api/tables/{table}/join", json={}) for guest in guests])
    assert [reply.status_code for reply in replies] == [201] * 3
    names = [seat["name"] for seat in hanno.look(table)["seats"]]
    assert len(set(names)) == 4


def test_seats_are_never_called_the_same(shared: House) -> None:
    hanno = shared.player("Novice")
    wishes = [
        {"who": "me"},
        {"who": "bot", "level": "novice"},
        {"who": "bot", "level": "novice"},
        {"who": "me", "name": "Novice"},
    ]
    seats = hanno.post("/api/tables", 201, rules="traders/standard", seats=wishes)["table"]["seats"]
    assert len({seat["name"] for seat in seats}) == 4


def test_a_number_from_the_future_is_refused(shared: House) -> None:
    """After a restore clients may know events that are gone; what they decided on them does not hold."""
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    state = hanno.look(table)
    move = state["legal"][0]["move"]
    assert hanno.move(table, move, 409, seq=state["seq"] + 1)["error"]["code"] == "moved-on"
    hanno.move(table, move, seq=state["seq"])


def test_a_move_sent_twice_is_played_once(both: House) -> None:
    hanno = both.player()
    table = hanno.open("me", "me")["id"]
    state = hanno.look(table)
    body = {"move": state["legal"][0]["move"], "seq": state["seq"]}
    replies = at_once([lambda: hanno.http.post(f"/api/tables/{table}/moves", json=body) for _ in range(5)])
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409, 409]
    assert hanno.look(table)["seq"] == state["seq"] + 1


def test_undo_sent_twice_takes_one_decision_back(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me", rules="traders/standard")["id"]
    for _ in range(2):
        take = next(m["move"] for m in hanno.look(table)["legal"] if m["move"].startswith("take"))
        hanno.move(table, take)
    state = hanno.look(table)
    calls = [lambda: hanno.http.post(f"/api/tables/{table}/undo", json={"seq": state["seq"]}) for _ in range(3)]
    replies = at_once(calls)
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409]
    assert len(hanno.look(table)["log"]) == len(state["log"]) - 1


def test_on_the_live_channel_undo_finds_the_seat_that_moved(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    state = hanno.look(table)
    hanno.move(table, next(m["move"] for m in state["legal"] if m["move"].startswith("take")))
    with hanno.live(table) as channel:
        channel.until("table")
        channel.send(type="undo")
        channel.until("done")
    assert hanno.look(table)["view"] == state["view"]


@pytest.mark.parametrize("begins", [True, False])
def test_who_sits_down_while_another_process_reads_the_table_is_not_overlooked(
    houses: Callable[..., House], postgres: Postgres, monkeypatch: pytest.MonkeyPatch, begins: bool
) -> None:
    """Who sits there was read before, the log after: one player had two seats, and a table that had begun waited."""
    url = postgres.new_database("empty")
    here, there = houses(url), houses(url)
    hanno, mago = here.player(), here.player("Mago")
    table = hanno.open("me", "open", *(() if begins else ("open",)), public=True, seconds_a_move=300)["id"]
    store = there.app.state.server.store
    changes = store.changes

    async def late(*arguments: Any) -> Any:
        monkeypatch.setattr(store, "changes", changes)
        await asyncio.to_thread(mago.post, f"/api/tables/{table}/join", 201, seat=1)
        return await changes(*arguments)

    monkeypatch.setattr(store, "changes", late)
    state = Player(there, mago.token).look(table)
    assert state["yours"] == [1]
    assert [seat["name"] for seat in state["seats"][:2]] == ["Hanno", "Mago"]
    assert (state["status"], state["deadline"]) == (hanno.look(table)["status"], hanno.look(table)["deadline"])
    if not begins:
        error = Player(there, mago.token).post(f"/api/tables/{table}/join", 409, seat=2)["error"]
        assert error["code"] == "already-seated"


def test_what_happens_as_a_table_has_just_been_read_is_not_missed(
    houses: Callable[..., House], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news came while nobody had the table yet: who looks on would have waited for ever."""
    url = postgres.new_database("empty")
    here, there = houses(url), houses(url)
    hanno = here.player()
    table = hanno.open("me", "me")["id"]
    store, line = there.app.state.server.store, {"text": "hello", "seat": 0}
    changes = store.changes

    async def early(*arguments: Any) -> Any:
        monkeypatch.setattr(store, "changes", changes)
        found = await changes(*arguments)
        await asyncio.to_thread(hanno.post, f"/api/tables/{table}/chat", **line)
        await asyncio.sleep(0.2)  # it is heard of
        return found

    monkeypatch.setattr(store, "changes", early)
    assert [one["text"] for one in Player(there, hanno.token).look(table)["chat"]] == ["hello"]
