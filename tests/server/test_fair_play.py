"""Fair play among people: nobody is pushed out of a seat, has two hands at a table, or hides where a game came from."""

from __future__ import annotations

from typing import Any

import pytest
from house import House, Player, until
from test_bots import run_out

import cothon
from cothon.server.tables import hosted as hosting

JOINED = 201


def two_people(house: House, **options: Any) -> tuple[dict[int, Player], str]:
    hanno, mago = house.player(), house.player("Mago")
    table = hanno.open("me", "open", public=True, **options)["id"]
    mago.post(f"/api/tables/{table}/join", JOINED)
    return {0: hanno, 1: mago}, table


def late(house: House, table: str, times: int) -> None:
    """The clock runs out once more, for the last of so many times in a row."""
    hosted = house.app.state.server.tables.hosted[table]
    before, hosted.overtimes[hosted.turn] = hosted.moved, times - 1
    run_out(house, table)
    until(lambda: hosted.moved > before)


def test_whoever_comes_back_has_the_whole_name_again(house: House) -> None:
    """However long it is: the level is written after it only where there is room."""
    names = ["Hanno of the House of the Great Admirals", "Mago, brother of Hannibal and Hasdrubal."]
    hanno, mago = map(house.player, names)
    table = hanno.open("me", "open", public=True, seconds_a_move=600, stand_in="apprentice")["id"]
    mago.post(f"/api/tables/{table}/join", JOINED)
    slow = hanno.look(table)["turn"]
    late(house, table, 3)
    until(lambda: hanno.look(table)["seats"][slow]["left"])
    players = {0: hanno, 1: mago}
    players[slow].post(f"/api/tables/{table}/return")
    assert [seat["name"] for seat in hanno.look(table)["seats"]] == names


def test_an_overrun_is_a_move_of_the_stand_in_and_nobody_loses_the_seat(house: House) -> None:
    players, table = two_people(house, seconds_a_move=600, stand_in="novice")
    slow = players[0].look(table)["turn"]
    run_out(house, table)
    until(lambda: any(line["seat"] == slow for line in players[0].look(table)["log"]))
    error = players[1 - slow].post(f"/api/tables/{table}/seats/{slow}/bot", 409, level="novice")["error"]
    assert error["code"] == "not-waiting"
    assert players[0].look(table)["seats"][slow]["kind"] == "person"


def test_after_three_overruns_the_stand_in_keeps_the_seat_until_its_player_comes_back(house: House) -> None:
    players, table = two_people(house, seconds_a_move=600, stand_in="trader")
    slow = players[0].look(table)["turn"]
    late(house, table, 3)
    until(lambda: players[0].look(table)["seats"][slow]["left"])
    seat = players[1 - slow].look(table)["seats"][slow]
    assert (seat["kind"], seat["level"], seat["kept"], seat["kept_for_you"]) == ("bot", "trader", True, False)
    away = players[slow].look(table)
    assert (away["seat"], away["yours"], away["seats"][slow]["kept_for_you"]) == (None, [], True)
    line = next(one for one in players[slow].get("/api/tables", which="mine")["tables"] if one["id"] == table)
    assert (line["yours"], line["kept"]) == ([], [slow])
    players[1 - slow].post(f"/api/tables/{table}/return", 403)
    back = players[slow].post(f"/api/tables/{table}/return")["changed"]
    assert back["seats"][slow]["yours"]
    assert back["seats"][slow]["name"] == ("Hanno", "Mago")[slow]
    assert [note["what"] for note in players[0].look(table)["notes"]][-2:] == ["late", "back"]
    assert house.app.state.server.tables.hosted[table].overtimes[slow] == 0


def test_an_opponent_does_not_choose_who_stands_in(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a clock after a day; the level that is named counts for open seats only."""
    players, table = two_people(house, stand_in="trader")
    slow = players[0].look(table)["turn"]
    path = f"/api/tables/{table}/seats/{slow}/bot"
    assert players[1 - slow].post(path, 409, level="novice")["error"]["code"] == "not-waiting"
    monkeypatch.setattr(hosting, "PATIENCE", 0.0)
    seat = players[1 - slow].post(path, level="novice")["changed"]["seats"][slow]
    assert (seat["level"], seat["kept"]) == ("trader", True)
    assert players[slow].post(f"/api/tables/{table}/return")["changed"]["seats"][slow]["kind"] == "person"


def test_a_kept_seat_is_kept_over_a_restart(houses: Any, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = houses(database)
    players, table = two_people(first)
    slow = players[0].look(table)["turn"]
    monkeypatch.setattr(hosting, "PATIENCE", 0.0)
    players[1 - slow].post(f"/api/tables/{table}/seats/{slow}/bot")
    first.stop()
    second = houses(database, bot_pause=60.0)
    back = Player(second, players[slow].token).post(f"/api/tables/{table}/return")["changed"]
    assert [seat["kind"] for seat in back["seats"]] == ["person", "person"]


def test_who_leaves_for_good_does_not_come_back(house: House) -> None:
    players, table = two_people(house)
    players[1].post(f"/api/tables/{table}/resign")
    assert players[1].look(table)["seats"][1]["kept"] is False
    players[1].post(f"/api/tables/{table}/return", 403)
    assert [note["what"] for note in players[0].look(table)["notes"]] == ["joined", "left"]


def test_one_player_has_one_seat(both: House) -> None:
    hanno = both.player()
    table = hanno.open("me", "open", "open", public=True)
    path = f"/api/tables/{table['id']}/join"
    assert hanno.post(path, 409)["error"]["code"] == "already-seated"
    assert hanno.post(path, 409, invitation=table["seats"][1]["invitation"])["error"]["code"] == "already-seated"
    mago = both.player("Mago")
    mago.post(path, JOINED)
    mago.post(path, 409)
    assert table["one_screen"] is False


def test_a_table_for_one_screen_says_so_to_everybody(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me", "open", public=True, name="Shared screen")
    mago = shared.player("Mago")
    assert mago.look(table["id"])["one_screen"]
    line = next(one for one in mago.get("/api/tables")["tables"] if one["id"] == table["id"])
    assert line["one_screen"]
    invitation = mago.get(f"/api/invitations/{table['seats'][2]['invitation']}")
    assert invitation["table"]["one_screen"]
    hanno.post(f"/api/tables/{table['id']}/join", JOINED)


def test_an_imported_game_says_so_and_who_brought_it(both: House) -> None:
    hanno, mago = both.player(), both.player("Mago")
    game = cothon.new_table("traders/standard", 2, seed=9)
    seats = [{"who": "me"}, {"who": "open"}]
    for brought in ({"position": game.position()}, {"record": game.record()}):
        opened = hanno.post("/api/tables/import", JOINED, seats=seats, public=True, **brought)["table"]
        assert (opened["imported"], opened["imported_by"]) == (True, "Hanno")
        assert mago.look(opened["id"])["imported_by"] == "Hanno"
        listed = next(one for one in mago.get("/api/tables")["tables"] if one["id"] == opened["id"])
        assert listed["imported_by"] == "Hanno"
        invitation = mago.get(f"/api/invitations/{opened['seats'][1]['invitation']}")
        assert invitation["table"]["imported_by"] == "Hanno"
    assert hanno.open("me", "open")["imported_by"] is None
