"""One player on several devices: a code that is good once, a token for each, and all of them ended together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from house import House, Player, at_once, until
from sqlalchemy import create_engine, text
from test_fair_play import two_people

from cothon.server.store import migrate


def carried(house: House, code: str) -> Player | None:
    reply = house.client().post("/api/carry", json={"code": code})
    return Player(house, reply.json()["token"]) if reply.status_code == 200 else None


def test_a_further_device_has_the_same_seats_and_the_first_keeps_its_own(both: House) -> None:
    players, table = two_people(both)
    hanno = players[0]
    phone = carried(both, hanno.post("/api/me/carry")["code"])
    assert phone is not None
    assert phone.token != hanno.token
    assert phone.look(table)["yours"] == hanno.look(table)["yours"] == [0]
    assert phone.get("/api/me") == hanno.get("/api/me")


def test_a_code_is_good_once_however_many_try(both: House) -> None:
    code = both.player().post("/api/me/carry")["code"]
    assert sum(one is not None for one in at_once([partial(carried, both, code)] * 6)) == 1
    assert carried(both, "c_made-up") is None


def test_an_old_code_is_void(both: House) -> None:
    code = both.player().post("/api/me/carry")["code"]
    engine = create_engine(migrate.sync_url(both.app.state.server.store.url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE carries SET until = until - 601"))
    engine.dispose()
    assert carried(both, code) is None


def test_a_new_token_ends_all_devices_in_every_process(houses: Callable[..., House], database: str) -> None:
    house = houses(database)
    other = houses(database) if database.startswith("postgresql") else house
    hanno = house.player()
    phone = carried(other, hanno.post("/api/me/carry")["code"])
    waiting = hanno.post("/api/me/carry")["code"]
    assert phone is not None
    assert phone.get("/api/me")["name"] == "Hanno"
    renewed = Player(house, hanno.post("/api/me/token", everywhere=True)["token"])
    until(lambda: phone.http.get("/api/me").status_code == 401)
    assert hanno.http.get("/api/me").status_code == 401
    assert carried(other, waiting) is None
    assert renewed.get("/api/me")["name"] == "Hanno"


def test_a_banned_player_comes_in_by_no_device(house: House) -> None:
    hanno = house.player()
    code = hanno.post("/api/me/carry")["code"]
    engine = create_engine(migrate.sync_url(house.app.state.server.store.url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE players SET banned = true"))
    engine.dispose()
    assert house.client().post("/api/carry", json={"code": code}).json()["error"]["code"] == "banned"
