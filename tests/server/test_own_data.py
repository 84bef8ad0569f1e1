"""What people can do with what is their own: their tokens, codes and names."""

from __future__ import annotations

import json
from typing import Any

from house import House, Player, at_once, until
from sqlalchemy import create_engine, text
from test_fair_play import two_people
from test_owner import closing_code

from cothon.server.store import migrate


def everything(house: House) -> list[list[Any]]:
    engine = create_engine(migrate.sync_url(house.app.state.server.store.url))
    with engine.connect() as connection:
        names = ("players", "seats", "events", "snapshots", "tables", "notices")
        rows = [list(connection.execute(text(f"SELECT * FROM {name}")).mappings()) for name in names]
    engine.dispose()
    return rows


def test_who_goes_leaves_a_number_behind(both: House) -> None:
    players, table = two_people(both, name="Of Mago")
    mago = players[1]
    mago.post(f"/api/tables/{table}/chat", text="my words")
    players[0].post(f"/api/tables/{table}/chat", text="words of another")
    private = mago.open("me", "open", name="My own table")["id"]
    reply = mago.http.delete("/api/me")
    assert (reply.status_code, reply.json()) == (200, {"games": 2})
    mago.get("/api/me", 401)
    until(lambda: players[0].look(table)["seats"][1]["name"].startswith("#"))
    state = players[0].look(table)
    assert "Mago" not in json.dumps(state["seats"])
    assert [line["text"] for line in state["chat"]] == ["words of another"]
    mago.get(f"/api/tables/{private}", 401)
    dump = [json.dumps([dict(row) for row in rows]) for rows in everything(both)]
    assert not any("Mago" in part.replace("Of Mago", "") or "my words" in part for part in dump)


def dumped(house: House) -> str:
    return json.dumps([[dict(row) for row in rows] for rows in everything(house)])


def test_who_goes_leaves_nothing_where_they_sat_before(both: House) -> None:
    """At a seat that was given up, before the game or in it, and under an earlier name; others keep what is theirs."""
    hanno, mago = both.player(), both.player("Mago")
    waiting = hanno.open("me", "open", "open", public=True)["id"]
    mago.post(f"/api/tables/{waiting}/join", 201, seat=1)
    mago.post(f"/api/tables/{waiting}/chat", text="words of Mago")
    mago.post(f"/api/tables/{waiting}/stand-up")
    both.player("Elissa").post(f"/api/tables/{waiting}/join", 201, seat=1, name="Elissa")
    players, left = two_people(both)
    players[1].post("/api/me/name", name="Mago")
    gone = players[1]
    gone.post(f"/api/tables/{left}/chat", text="words at the end")
    gone.http.put("/api/me/registration", json={"name": "Magonid"})
    gone.post(f"/api/tables/{left}/resign", level="novice")
    for player in (mago, gone):
        assert player.http.delete("/api/me").json() == {"games": 1}
    until(lambda: hanno.look(waiting)["chat"] == [])
    state = hanno.look(waiting)
    assert [seat["name"] for seat in state["seats"][:2]] == ["Hanno", "Elissa"]
    assert [(note["what"], note["name"][0]) for note in state["notes"]] == [
        ("joined", "#"),
        ("stood-up", "#"),
        ("joined", "E"),
    ]
    seat = players[0].look(left)["seats"][1]["name"]
    assert seat.startswith("#")
    assert seat.endswith(" (novice)")
    assert not any(word in dumped(both) for word in ("Mago", "words"))


def test_a_new_token_ends_the_old_one(both: House) -> None:
    hanno = both.player()
    table = hanno.post("/api/tables", 201, rules="traders/standard", seats=[{"who": "me"}, {"who": "me"}])
    seat = Player(both, table["tokens"]["0"])
    with hanno.live(table["table"]["id"]) as channel:
        channel.until("table")
        token = hanno.post("/api/me/token")["token"]
        assert closing_code(lambda: channel.until("nothing")) == 4401
    hanno.get("/api/me", 401)
    again = Player(both, token)
    assert again.get("/api/me")["name"] == "Hanno"
    seat.look(table["table"]["id"])
    last = Player(both, again.post("/api/me/token", everywhere=True)["token"])
    seat.get(f"/api/tables/{table['table']['id']}", 404)
    assert last.look(table["table"]["id"])["yours"] == [0, 1]


def test_a_recovery_code_gives_the_seats_back(both: House) -> None:
    players, table = two_people(both)
    code = players[1].post("/api/me/recovery")["code"]
    nobody = Player(both, None)
    assert nobody.post("/api/recover", 403, code="AAAAA-AAAAA-AAAAA-AAAAA")["error"]["code"] == "bad-code"
    found = nobody.post("/api/recover", code=f" {code.lower()} ")
    assert found["name"] == "Mago"
    players[1].get("/api/me", 401)
    assert Player(both, found["token"]).look(table)["yours"] == [1]
    newer = Player(both, found["token"]).post("/api/me/recovery")["code"]
    nobody.post("/api/recover", 403, code=found["code"])
    assert newer not in json.dumps([[dict(row) for row in rows] for rows in everything(both)])


def test_a_recovery_code_is_good_for_once_and_the_next_comes_with_it(both: House) -> None:
    """Whoever finds the note later has nothing by it; whoever used it writes the next one down."""
    code = both.player().post("/api/me/recovery")["code"]
    guesses = [lambda: both.client().post("/api/recover", json={"code": code}) for _ in range(4)]
    replies = at_once(guesses)
    assert sorted(reply.status_code for reply in replies) == [200, 403, 403, 403]
    found = next(reply.json() for reply in replies if reply.is_success)
    nobody = Player(both, None)
    assert nobody.post("/api/recover", 403, code=code)["error"]["code"] == "bad-code"
    assert Player(both, found["token"]).get("/api/me")["recovery"]
    again = nobody.post("/api/recover", code=found["code"])
    assert (again["player"], again["code"] == found["code"]) == (found["player"], False)
    Player(both, found["token"]).get("/api/me", 401)
