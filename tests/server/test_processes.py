"""Two server processes on one PostgreSQL: the same tables through both."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable

import pytest
from house import House, Player
from postgres import Postgres


def pair(houses: Callable[..., House], postgres: Postgres) -> tuple[House, House]:
    url = postgres.new_database()
    return houses(url), houses(url)


def test_what_one_process_is_told_the_other_shows(houses: Callable[..., House], postgres: Postgres) -> None:
    first, second = pair(houses, postgres)
    hanno = first.player()
    there = Player(second, hanno.token)
    table = hanno.open("me", "open", public=True)["id"]
    mago = second.player("Mago")
    mago.post(f"/api/tables/{table}/join", 201)
    assert hanno.look(table)["seats"][1]["name"] == "Mago"
    with there.live(table) as channel:
        channel.until("table")
        seats = {0: hanno, 1: mago}
        dice = random.Random(1)
        for _ in range(20):
            turn = hanno.look(table)["turn"]
            move = dice.choice(seats[turn].look(table)["legal"])["move"]
            sent = seats[turn].move(table, move)
            event = channel.until("event")
            assert event["changed"]["seq"] == sent["changed"]["seq"]
            assert event["log"][0]["move"] == move
    assert first.app.state.server.store.process != second.app.state.server.store.process


def test_two_processes_never_both_take_the_same_turn(houses: Callable[..., House], postgres: Postgres) -> None:
    """The same seat is played through both at once: each event is one move, none is lost or doubled."""
    first, second = pair(houses, postgres)
    hanno = first.player()
    table = hanno.open("me", "me", "me", rules="traders/classic")["id"]
    taken: list[tuple[int, str]] = []

    def play(player: Player, seed: int) -> None:
        dice = random.Random(seed)
        for _ in range(40):
            state = player.look(table)
            if not state["legal"]:
                return
            move = dice.choice(state["legal"])["move"]
            reply = player.http.post(f"/api/tables/{table}/moves", json={"move": move, "seq": state["seq"]})
            if reply.status_code == 200:
                line = next(one for one in reply.json()["log"] if one["seat"] is not None)
                taken.append((line["seq"], line["move"]))
            else:
                assert reply.json()["error"]["code"] in ("moved-on", "not-your-turn")

    players = [(Player(first, hanno.token), 1), (Player(second, hanno.token), 2)]
    threads = [threading.Thread(target=play, args=arguments) for arguments in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    log = [(one["seq"], one["move"]) for one in hanno.look(table)["log"] if one["seat"] is not None]
    assert sorted(taken) == log
    assert Player(second, hanno.token).look(table) | {"now": 0} == hanno.look(table) | {"now": 0}


def test_a_bot_forgotten_by_one_process_is_seen_to_by_another(
    houses: Callable[..., House], postgres: Postgres, monkeypatch: object
) -> None:
    from cothon.server.bots import clocks as bots

    monkeypatch.setattr(bots, "FORGOTTEN", 0.5)  # type: ignore[attr-defined]
    url = postgres.new_database()
    first = houses(url, bot_pause=60.0)
    hanno = first.player()
    table = hanno.open("me", "novice")["id"]
    while hanno.look(table)["turn"] == 0:
        hanno.move(table, hanno.look(table)["legal"][0]["move"])
    first.stop()
    second = houses(url)
    there = Player(second, hanno.token)
    for _ in range(200):
        if there.look(table)["turn"] == 0:
            break
        threading.Event().wait(0.05)
    assert there.look(table)["turn"] == 0


@pytest.mark.parametrize("how", ["cut", "restart"])
def test_a_broken_database_connection_is_made_anew(houses: Callable[..., House], postgres: Postgres, how: str) -> None:
    """Connections are cut or the database restarts: a client may be told to try again, then both go on as before."""
    first, second = pair(houses, postgres)
    hanno = first.player()
    there = Player(second, hanno.token)
    table = hanno.open("me", "me")["id"]
    with there.live(table) as channel:
        last = channel.until("table")["table"]["seq"]
        postgres.cut() if how == "cut" else postgres.restart()
        deadline = time.monotonic() + 20
        done = False
        while not done:
            assert time.monotonic() < deadline
            reply = hanno.http.get(f"/api/tables/{table}")
            assert reply.status_code in (200, 503)
            if reply.status_code == 200:
                body = {"move": reply.json()["legal"][0]["move"], "seq": last}
                answer = hanno.http.post(f"/api/tables/{table}/moves", json=body)
                assert answer.status_code in (200, 503), answer.text
                done = answer.status_code == 200
        event = channel.until("event", 10)
        assert event["changed"]["seq"] == last + 1


def test_who_left_through_one_process_cannot_move_through_the_other(
    houses: Callable[..., House], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process has not heard of it yet; it finds out when it writes."""
    url = postgres.new_database()
    first, second = houses(url, bot_pause=60.0), houses(url, bot_pause=60.0)
    hanno = first.player()
    there = Player(second, hanno.token)
    table = hanno.open("me", "me", public=True)["id"]
    with there.live(table) as channel:
        state = channel.until("table")["table"]

        async def deaf(event: object) -> None:
            return None

        hosted = second.app.state.server.tables.hosted[table]
        monkeypatch.setattr(second.app.state.server.tables, "catch_up", deaf)
        hanno.post(f"/api/tables/{table}/resign", seat=state["turn"])
        assert hosted.seats[state["turn"]].kind == "person"
        channel.send(type="move", move=state["legal"][0]["move"], seat=state["turn"])
        assert channel.until("refused")["error"]["code"] == "not-your-seat"
