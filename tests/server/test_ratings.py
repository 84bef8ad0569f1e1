"""Ratings: only between registered names, counted once, held in place by bots; and what can be looked up by name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from house import House, Player, at_once, hasty, until
from sqlalchemy import create_engine, text

from cothon.server.bots import levels
from cothon.server.ratings.scale import ANCHORS, MODEL, Skill, anchor, places, rated_anew, shown
from cothon.server.store import migrate
from cothon.server.tables.changes import Chair
from tests.boards import WON

JOINED = 201


def registered(house: House, name: str) -> Player:
    player = house.player(name)
    assert player.http.put("/api/me/registration", json={"name": name}).json()["registered"]
    return player


def rated_table(house: House, *others: str, **options: Any) -> tuple[dict[int, Player], str]:
    hanno, mago = registered(house, "Hanno"), registered(house, "Mago")
    table = hanno.open("me", "open", *others, rated=True, **options)
    assert table["rated"]
    mago.post(f"/api/tables/{table['id']}/join", JOINED, invitation=table["seats"][1]["invitation"])
    return {0: hanno, 1: mago}, table["id"]


def play_out(house: House, table: str) -> None:
    """The whole game, inside the server: what is counted is the same, and it takes no thousand requests."""

    async def on() -> None:
        server = house.app.state.server
        hosted = await server.tables.find(table)
        while hosted.status == "playing":
            seat = hosted.seats[hosted.turn]
            if seat.kind == "bot":
                await asyncio.sleep(0.01)
            else:
                move = hasty(hosted.table.legal_moves())
                await server.tables.play(hosted, Chair(seat.seat, None), [move])

    asyncio.run_coroutine_threadsafe(on(), loop_of(house)).result(60)


def wait_until_counted(player: Player, table: str) -> dict[str, Any]:
    until(lambda: player.get(f"/api/tables/{table}/ratings")["counted"], 15)
    return player.get(f"/api/tables/{table}/ratings")


# ── the scale ──


def test_every_level_of_bots_is_an_anchor_and_stays_where_it_is() -> None:
    assert list(ANCHORS) == levels.names()
    assert sorted(ANCHORS.values()) == list(ANCHORS.values())
    before = [Skill(), anchor("trader"), anchor("master")]
    after = rated_anew(before, [3, 2, 1])
    assert after[1:] == before[1:]
    assert after[0].mu < MODEL.mu
    assert after[0].sigma < MODEL.sigma


def test_ties_of_equals_change_no_rating_and_make_it_surer() -> None:
    for seats in (2, 3, 4):
        after = rated_anew([Skill()] * seats, [1] * seats)
        assert all(abs(one.mu - MODEL.mu) < 1e-6 and one.sigma < MODEL.sigma for one in after)


def test_a_win_over_the_stronger_brings_more_and_uncertainty_shrinks_with_every_game() -> None:
    over_strong, _ = rated_anew([Skill(), anchor("merchant")], [1, 2])
    over_weak, _ = rated_anew([Skill(), anchor("apprentice")], [1, 2])
    assert over_strong.mu > over_weak.mu > MODEL.mu
    skill = Skill()
    for place in (1, 2) * 20:
        (skill, _) = rated_anew([skill, anchor("trader")], [place, 3 - place])
    assert shown(skill)["uncertainty"] < 200
    assert abs(shown(skill)["rating"] - shown(anchor("trader"))["rating"]) < 100


def test_places_have_ties_winners_first_and_whoever_left_last() -> None:
    assert places([1, 2, 2], []) == [1, 2, 2]
    assert places([2, 1, 3], []) == [2, 1, 3]
    assert places([1, 2, 3, 3], [0]) == [4, 1, 2, 2]


# ── names ──


def test_a_registered_name_is_one_players_alone(both: House) -> None:
    hanno = registered(both, "Hanno the Great")
    other = both.player("Hanno the great")
    for name in ("hanno  THE great", "Hanno the Great", "Ｈanno the Great"):
        reply = other.http.put("/api/me/registration", json={"name": name})
        assert reply.status_code == 409
        assert reply.json()["error"]["code"] == "taken-name"
    assert (other.get("/api/me")["name"], other.get("/api/me")["registered"]) == ("Hanno the great", False)
    again = hanno.http.put("/api/me/registration", json={"name": "Mago"})
    assert (again.status_code, again.json()["error"]["code"]) == (409, "kept-name")
    assert hanno.http.put("/api/me/registration", json={"name": "HANNO the Great"}).json()["name"] == "HANNO the Great"


def test_two_who_want_the_same_name_at_once_do_not_both_get_it(both: House) -> None:
    wanting = [both.player(f"Player {number}") for number in range(6)]
    codes = at_once([partial(take_name, player) for player in wanting])
    assert sorted(codes) == [200] + [409] * 5


def take_name(player: Player) -> int:
    return player.http.put("/api/me/registration", json={"name": "Elissa"}).status_code


# ── which tables count ──


def test_rated_tables_are_only_for_registered_people_without_help(shared: House) -> None:
    registered(shared, "Registered one")
    nobody, somebody = shared.player("Nobody"), registered(shared, "Somebody")
    seats = [{"who": "me"}, {"who": "open"}]
    wish: dict[str, Any] = {"rules": "traders/standard", "rated": True}

    def refused(player: Player, status: int = 422, path: str = "/api/tables", **more: Any) -> str:
        return str(player.post(path, status, **{**wish, "seats": seats, **more})["error"]["code"])

    assert refused(nobody, 403) == "rated-registered"
    assert refused(somebody, seats=[{"who": "me"}, {"who": "bot", "level": "trader"}]) == "rated-people"
    assert refused(somebody, seats=[{"who": "me"}, {"who": "me"}]) == "rated-people"
    assert refused(somebody, hints=True) == "rated-plain"
    assert refused(somebody, house={"new_market": 3}) == "rated-plain"
    position = shared.player().open("me", "me")["view"]
    assert position
    machine = shared.player("Machine", bot=True)
    assert machine.http.put("/api/me/registration", json={"name": "Machine"}).status_code == 403
    table = somebody.open("me", "open", rated=True, public=True)
    assert nobody.post(f"/api/tables/{table['id']}/join", 403)["error"]["code"] == "rated-registered"
    assert machine.post(f"/api/tables/{table['id']}/join", 403)["error"]["code"] == "rated-people"
    full = somebody.post(f"/api/tables/{table['id']}/seats/1/bot", 409, level="trader")
    assert full["error"]["code"] == "rated-people"


def test_at_a_rated_table_everybody_bears_the_registered_name(shared: House) -> None:
    """Whoever opens it too: nobody plays for a result under another's name."""
    hanno, mago = registered(shared, "Hanno himself"), registered(shared, "Mago himself")
    seats = [{"who": "me", "name": "Mago himself"}, {"who": "open"}]
    wish = {"rules": "traders/standard", "rated": True, "public": True, "seats": seats}
    table = hanno.post("/api/tables", 201, **wish)["table"]
    mago.post(f"/api/tables/{table['id']}/join", JOINED, name="Hanno himself")
    assert [seat["name"] for seat in hanno.look(table["id"])["seats"]] == ["Hanno himself", "Mago himself"]


def test_an_imported_game_is_never_rated(shared: House) -> None:

    somebody = registered(shared, "Importer")
    wish = {"position": WON, "rated": True, "seats": [{"who": "me"}, {"who": "open"}]}
    assert somebody.post("/api/tables/import", 422, **wish)["error"]["code"] == "rated-plain"


def test_a_table_is_unrated_unless_it_says_so(shared: House) -> None:
    players = [shared.player(f"Plain {seat}") for seat in range(2)]
    table = players[0].open("me", "open", public=True)
    assert table["rated"] is False
    players[1].post(f"/api/tables/{table['id']}/join", JOINED)
    play_out(shared, table["id"])
    assert players[0].get(f"/api/tables/{table['id']}/ratings") == {"seats": [], "counted": False}


# ── counting ──


def test_a_finished_game_changes_the_ratings_of_both_by_its_places(both: House) -> None:
    players, table = rated_table(both, "novice", rules="traders/standard")
    before = players[0].get(f"/api/tables/{table}/ratings")["seats"]
    assert [seat["rating"] for seat in before[:2]] == [1500, 1500]
    play_out(both, table)
    end = players[0].look(table)
    seats = wait_until_counted(players[0], table)["seats"]
    best = min(seats[:2], key=lambda seat: seat["place"])
    assert best["after"] > 1500 or seats[0]["place"] == seats[1]["place"] or seats[2]["place"] == 1
    assert seats[2]["after"] == seats[2]["rating"]
    assert [seats[seat]["place"] for seat in end["result"]["winners"]] == [1] * len(end["result"]["winners"])
    person = players[1].get("/api/people", name="mago")
    assert person["ratings"][0]["games"] == 1
    assert person["history"][0]["table"] == table
    assert person["history"][0]["rating"] == seats[1]["after"]
    listed = players[0].get("/api/ratings", game="traders")
    assert {one["name"] for one in listed["players"]} == {"Hanno", "Mago"}
    assert listed["anchors"][0]["level"] == "sage"


def test_a_result_is_counted_once_however_many_count_it(houses: Callable[..., House], database: str) -> None:
    house = houses(database)
    other = houses(database) if database.startswith("postgresql") else house
    players, table = rated_table(house)
    play_out(house, table)
    wait_until_counted(players[0], table)
    engine = create_engine(migrate.sync_url(database))
    with engine.begin() as connection:  # as if nobody had counted it yet, and everybody did at once
        for what in ("DELETE FROM outcomes", "DELETE FROM ratings", "UPDATE tables SET counted = false"):
            connection.execute(text(what))
    for one in (house, other) * 4:
        asyncio.run_coroutine_threadsafe(one.app.state.server.ratings.count(table), loop_of(one))
    until(lambda: players[0].get(f"/api/tables/{table}/ratings")["counted"])
    for one in (house, other):
        asyncio.run_coroutine_threadsafe(one.app.state.server.ratings.count_all(), loop_of(one)).result(10)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM outcomes")).scalar() == 2
        assert [row[0] for row in connection.execute(text("SELECT games FROM ratings"))] == [1, 1]
    engine.dispose()


def loop_of(house: House) -> asyncio.AbstractEventLoop:
    task = house.app.state.server.ratings.task
    assert task is not None
    return task.get_loop()  # type: ignore[no-any-return]


def test_a_result_that_a_stopped_server_left_is_counted_by_the_next(
    houses: Callable[..., House], database: str
) -> None:
    first = houses(database)
    players, table = rated_table(first)
    play_out(first, table)
    wait_until_counted(players[0], table)
    first.stop()
    engine = create_engine(migrate.sync_url(database))
    with engine.begin() as connection:
        for what in ("DELETE FROM outcomes", "DELETE FROM ratings", "UPDATE tables SET counted = false"):
            connection.execute(text(what))
    engine.dispose()
    again = Player(houses(database), players[0].token)
    assert wait_until_counted(again, table)["seats"][0]["games"] == 1


def test_whoever_leaves_a_rated_game_comes_in_last(house: House) -> None:
    players, table = rated_table(house, stand_in="trader")
    players[1].post(f"/api/tables/{table}/resign")
    play_out(house, table)
    seats = wait_until_counted(players[0], table)["seats"]
    assert [seat["place"] for seat in seats] == [1, 2]
    assert seats[0]["after"] > 1500 > seats[1]["after"]
    assert not players[0].look(table)["hints"]


# ── looking up ──


def test_games_are_found_by_name_unless_their_player_said_no(both: House) -> None:
    players, table = rated_table(both)
    play_out(both, table)
    wait_until_counted(players[0], table)
    watcher = both.player("Watcher")
    game = watcher.get("/api/people/games", name="HANNO")["games"][0]
    assert (game["table"], game["rated"], game["replay"]) == (table, True, False)
    assert [seat["name"] for seat in game["seats"]] == ["Hanno", "Mago"]
    assert {seat["place"] for seat in game["seats"]} <= {1, 2}
    assert players[1].http.put("/api/me/results", json={"shown": False}).json()["results_shown"] is False
    for path in ("/api/people", "/api/people/games"):
        assert watcher.get(path, 404, name="Mago")["error"]["code"] == "no-person"
        assert watcher.get(path, 404, name="Nobody at all")["error"]["code"] == "no-person"
        players[1].get(path, name="Mago")
    game = watcher.get("/api/people/games", name="Hanno")["games"][0]
    assert [seat["name"] for seat in game["seats"]] == ["Hanno", None]
    assert [one["name"] for one in watcher.get("/api/ratings", game="traders")["players"]] == ["Hanno"]


def test_unrated_games_at_public_tables_are_listed_private_ones_are_not(both: House) -> None:
    hanno, mago = registered(both, "Hanno"), both.player("Mago")
    ids = []
    for public in (True, False):
        table = hanno.open("me", "open", public=public)
        mago.post(f"/api/tables/{table['id']}/join", JOINED, invitation=table["seats"][1]["invitation"])
        play_out(both, table["id"])
        ids.append(table["id"])
    found = both.client().get("/api/people/games", params={"name": "Hanno"}).json()["games"]
    assert [(game["table"], game["rated"], game["replay"]) for game in found] == [(ids[0], False, True)]
    assert [seat["name"] for seat in found[0]["seats"]] == ["Hanno", "Mago"]


def test_pages_of_games_follow_each_other(house: House) -> None:
    players, _ = rated_table(house)
    hanno, mago = players[0], players[1]
    for _ in range(3):
        table = hanno.open("me", "open", public=True)["id"]
        mago.post(f"/api/tables/{table}/join", JOINED)
        play_out(house, table)
    first = hanno.get("/api/people/games", name="Hanno", limit=2)
    second = hanno.get("/api/people/games", name="Hanno", limit=2, before=first["next"])
    assert (len(first["games"]), len(second["games"]), second["next"]) == (2, 1, None)
    assert len({game["table"] for game in first["games"] + second["games"]}) == 3


def test_a_deleted_player_leaves_results_with_a_number(both: House) -> None:
    players, table = rated_table(both)
    play_out(both, table)
    wait_until_counted(players[0], table)
    assert players[1].http.delete("/api/me").status_code == 200
    game = players[0].get("/api/people/games", name="Hanno")["games"][0]
    assert game["seats"][1]["name"].startswith("#")
    players[0].get("/api/people", 404, name="Mago")
    assert registered(both, "Mago").get("/api/people", name="Mago")["ratings"] == []


@pytest.mark.parametrize("name", ["x" * 41, ""])
def test_bad_names_are_refused(shared: House, name: str) -> None:
    assert shared.player().http.put("/api/me/registration", json={"name": name}).status_code == 422
    assert shared.client().get("/api/people", params={"name": name}).status_code == 422
