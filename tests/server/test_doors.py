"""Other people's doors: codes, tokens, invitations, addresses, places at a table."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from house import House, Player, until
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect


def test_a_made_up_seat_token_does_not_pass_for_the_access_code(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'code.db'}", access_code="Elissa")
    hanno = house.player("Hanno", access_code="Elissa")
    table = hanno.open("me", "open", public=True)
    code = table["seats"][1]["invitation"]
    for stranger in (Player(house, "s_made-up"), Player(house, None)):
        stranger.get("/api/tables", 401)
        stranger.get(f"/api/tables/{table['id']}", 401)
        stranger.get("/api/tables/AAAAAAAAAAAA", 401)
        stranger.get(f"/api/tables/{table['id']}/replay", 401)
        stranger.get(f"/api/tables/{table['id']}", 401, watch=table["watch"])
        stranger.get(f"/api/invitations/{code}", 401)
        stranger.post(f"/api/tables/{table['id']}/join", 401, invitation=code)
        with stranger.live(table["id"]) as channel:
            assert channel.next()["error"]["code"] == "not-registered"


def test_a_seats_own_token_is_enough_where_there_is_an_access_code(
    houses: Callable[..., House], tmp_path: Path
) -> None:
    house = houses(f"sqlite:///{tmp_path / 'code.db'}", access_code="Elissa")
    hanno = house.player("Hanno", access_code="Elissa")
    body = {"rules": "traders/standard", "seats": [{"who": "me"}, {"who": "me"}]}
    opened = hanno.post("/api/tables", 201, **body)
    assert Player(house, opened["tokens"]["1"]).look(opened["table"]["id"])["yours"] == [1]


def test_guessing_the_access_code_is_slowed_down_even_for_the_right_guess(
    houses: Callable[..., House], tmp_path: Path
) -> None:
    """Otherwise the limit would only tell which guess was right."""
    house = houses(f"sqlite:///{tmp_path / 'guess.db'}", access_code="Elissa", failures_a_minute=3)
    stranger = Player(house, None)
    for guess in ("Dido", "Hanno", "Mago"):
        stranger.post("/api/players", 403, name="Mago", access_code=guess)
    stranger.post("/api/players", 429, name="Mago", access_code="Elissa")


def test_a_wrong_invitation_tells_not_whether_there_is_a_table(shared: House) -> None:
    table = shared.player().open("me", "open")["id"]
    stranger = shared.player("Mago")
    replies = [
        stranger.http.post(f"/api/tables/{one}/join", json={"invitation": "i_guess"})
        for one in (table, "AAAAAAAAAAAA", "no such id")
    ]
    assert [reply.status_code for reply in replies] == [404] * 3
    assert len({reply.text for reply in replies}) == 1


def test_a_second_line_of_forwarded_addresses_is_the_proxys(houses: Callable[..., House], tmp_path: Path) -> None:
    """Some proxies add a line of their own behind the one the client made up."""
    house = houses(f"sqlite:///{tmp_path / 'proxy.db'}", proxied=True, players_an_hour=2)
    statuses = []
    for number in range(4):
        lines = [("x-forwarded-for", f"198.51.100.{number}"), ("x-forwarded-for", "203.0.113.9")]
        statuses.append(house.client().post("/api/players", json={"name": "Mago"}, headers=lines).status_code)
    assert statuses == [201, 201, 429, 429]


def test_forwarded_addresses_are_not_believed_without_a_proxy(tmp_path: Path) -> None:
    """uvicorn would believe them from this machine if it were let."""
    from cothon.cli.serve import SERVER_OPTIONS

    assert SERVER_OPTIONS["proxy_headers"] is False


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://evil.example", "http://user@127.0.0.1", "::::"])
def test_odd_origins_get_no_connection_and_break_nothing(shared: House, origin: str) -> None:
    url = f"ws://{shared.address}/api/tables/AAAAAAAAAAAA/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403


def test_connections_that_say_nothing_are_counted_too(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'many.db'}", connections_an_address=3)
    url = f"ws://{house.address}/api/tables/AAAAAAAAAAAA/live"
    with contextlib.ExitStack() as silent:
        for _ in range(3):
            silent.enter_context(connect(url))
        with connect(url) as one_more:
            assert json.loads(one_more.recv(5))["error"]["code"] == "too-many-connections"
    until(lambda: house.app.state.live.addresses == {})


def test_spectators_never_keep_a_player_out(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'full.db'}", connections_a_table=2)
    hanno = house.player()
    table = hanno.open("me", "me", public=True)["id"]
    watcher = Player(house, None)
    with watcher.live(table) as one, watcher.live(table) as two:
        one.until("table")
        two.until("table")
        with watcher.live(table) as three:
            assert three.next()["error"]["code"] == "too-many-connections"
        with hanno.live(table) as channel:
            channel.until("table")


def test_a_redirect_never_names_another_host(shared: House) -> None:
    for path in ("/api/tables/", "/api/meta/", "/docs/"):
        reply = shared.client().get(path, headers={"host": "evil.example"})
        assert reply.status_code == 404 or "<html" in reply.text
        assert "location" not in reply.headers


def test_positions_of_a_running_table_cannot_be_asked_for(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "merchant", rules="guilds/standard")["id"]
    for call in ("record", "replay?open=true", "replay?open=1", "replay?seat=1", "replay?open=true&seat=0"):
        reply = hanno.http.get(f"/api/tables/{table}/{call}")
        assert reply.status_code in (403, 409)
        assert "seed" not in reply.text
    assert hanno.look(table)["seed"] is None
