"""Who sees what: tables that are not yours, watching, memory, points, looking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from house import House, Player


def test_a_seats_token_is_good_for_its_seat_only(shared: House) -> None:
    hanno = shared.player()
    body = {"rules": "traders/standard", "seats": [{"who": "me"}, {"who": "me"}]}
    opened = hanno.post("/api/tables", 201, **body)
    table = opened["table"]["id"]
    holder = Player(shared, opened["tokens"]["1"])
    assert holder.look(table)["yours"] == [1]
    assert holder.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code == 403
    assert holder.http.post("/api/tables", json=body).status_code == 401
    assert holder.http.get("/api/tables", params={"which": "mine"}).status_code == 401
    other = hanno.open("me", "me")["id"]
    assert holder.http.get(f"/api/tables/{other}").status_code == 404


def test_a_table_that_is_not_yours_looks_like_none(shared: House) -> None:
    table = shared.player().open("me", "open")["id"]
    stranger = shared.player("Mago")
    calls: list[Callable[[str], Any]] = [
        lambda t: stranger.http.get(f"/api/tables/{t}"),
        lambda t: stranger.http.get(f"/api/tables/{t}?watch=w_guess"),
        lambda t: stranger.http.get(f"/api/tables/{t}/events?last=0"),
        lambda t: stranger.http.get(f"/api/tables/{t}/replay"),
        lambda t: stranger.http.get(f"/api/tables/{t}/record"),
        lambda t: stranger.http.get(f"/api/tables/{t}/webhook"),
        lambda t: stranger.http.put(f"/api/tables/{t}/webhook", json={"url": "https://example.org/"}),
        lambda t: stranger.http.delete(f"/api/tables/{t}/webhook"),
        lambda t: stranger.http.post(f"/api/tables/{t}/moves", json={"move": "buy"}),
        lambda t: stranger.http.post(f"/api/tables/{t}/undo", json={}),
        lambda t: stranger.http.post(f"/api/tables/{t}/chat", json={"text": "hello"}),
        lambda t: stranger.http.post(f"/api/tables/{t}/resign", json={}),
        lambda t: stranger.http.post(f"/api/tables/{t}/hint", json={}),
        lambda t: stranger.http.post(f"/api/tables/{t}/preview", json={"moves": ["buy"]}),
        lambda t: stranger.http.post(f"/api/tables/{t}/plans", json={}),
        lambda t: stranger.http.post(f"/api/tables/{t}/outlook", json={}),
        lambda t: stranger.http.post(f"/api/tables/{t}/join", json={}),
        lambda t: stranger.http.post(f"/api/tables/{t}/join", json={"invitation": "i_guess"}),
        lambda t: stranger.http.post(f"/api/tables/{t}/seats/1/bot", json={"level": "novice"}),
    ]
    for call in calls:
        mine, none = call(table), call("AAAAAAAAAAAA")
        assert mine.status_code == none.status_code == 404
        assert mine.json() == none.json()


def test_a_public_table_can_be_found_joined_and_watched(shared: House) -> None:
    hanno, mago = shared.player("Hanno"), shared.player("Mago")
    table = hanno.open("me", "open", public=True, name="Harbour")["id"]
    found = next(line for line in Player(shared, None).get("/api/tables")["tables"] if line["id"] == table)
    assert found["free"] == 1
    seen = Player(shared, None).look(table)
    assert seen["seat"] is None
    assert seen["seats"][1]["invitation"] is None
    assert seen["watch"] is None
    mago.post(f"/api/tables/{table}/join", 201)
    assert mago.post(f"/api/tables/{table}/join", 409)["error"]["code"] == "seat-taken"
    mine = mago.get("/api/tables", which="mine")["tables"]
    assert [line["id"] for line in mine] == [table]


def test_a_watch_code_shows_a_private_table_without_hands(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")
    seen = Player(shared, None).look(table["id"], watch=table["watch"])
    assert seen["seat"] is None
    assert not any("hand" in seat for seat in seen["view"]["seats"])
    assert "memory" not in seen["view"]
    assert seen["legal"] == []


def test_memory_is_shown_only_with_the_aid_and_to_programs(shared: House) -> None:
    hanno, robot = shared.player(), shared.player("Robot", bot=True)
    plain, aided = hanno.open("me", "me"), hanno.open("me", "me", memory_aid=True)
    assert "memory" not in plain["view"]
    assert "memory" in aided["view"]
    assert "memory" in robot.open("me", "me")["view"]
    table = robot.open("me", "open", public=True)
    assert table["seats"][0]["kind"] == "program"


def test_T8_2_points_of_the_others_are_shown_at_tables_with_bots_or_if_the_table_says_so(shared: House) -> None:
    hanno = shared.player()
    against_bots, among_people = hanno.open("me", "novice"), hanno.open("me", "me")
    assert (against_bots["points_shown"], among_people["points_shown"]) == (True, False)
    assert [line["total"] for line in against_bots["standings"]] == [0, 0]
    own, other = among_people["seat"], 1 - among_people["seat"]
    assert among_people["standings"][own]["total"] == 0
    assert among_people["standings"][other] is None
    assert all(hanno.open("me", "me", points_shown=True)["standings"])
    assert hanno.open("me", "novice", points_shown=False)["standings"][1] is None
    watched = Player(shared, None).look(among_people["id"], watch=among_people["watch"])
    assert watched["standings"] == [None, None]


def test_G9_running_scores_are_in_sight_of_everyone(shared: House) -> None:
    table = shared.player().open("me", "me", rules="guilds/standard")
    assert [line["total"] for line in table["standings"]] == [0, 0]
    assert {"guild_seats", "ships", "seats_times_ships", "tiles"} <= table["standings"][1].keys()


def test_while_the_game_is_on_nobody_looks_back_through_others_eyes(shared: House) -> None:
    hanno, mago = shared.player(), shared.player("Mago")
    table = hanno.open("me", "open", public=True)["id"]
    mago.post(f"/api/tables/{table}/join", 201)
    path = f"/api/tables/{table}/replay"
    assert hanno.get(path, 403, seat=1)["error"]["code"] == "not-your-seat"
    assert hanno.get(path, 409, open=True)["error"]["code"] == "game-running"
    assert hanno.get(f"/api/tables/{table}/record", 409)["error"]["code"] == "game-running"
    frames = hanno.get(path, step=0, count=100)["frames"]
    assert all("hand" not in frame["view"]["seats"][1] for frame in frames)
    spectator = Player(shared, None).get(path, step=5)["frames"][0]
    assert not any("hand" in seat for seat in spectator["view"]["seats"])
