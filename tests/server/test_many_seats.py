"""A game that the server has never heard of, with six seats: it asks the game, and nothing is said of Carthage."""

from __future__ import annotations

import pytest
from house import House, Player
from lots import HIGHEST, LotsGame

import cothon.games
from cothon.server.http.routes import about


@pytest.fixture(autouse=True)
def lots(monkeypatch: pytest.MonkeyPatch) -> None:
    games = (*cothon.games.GAMES, LotsGame())
    monkeypatch.setattr(cothon.games, "GAMES", games)
    monkeypatch.setattr(about, "GAMES", games)


def test_six_play_and_each_knows_their_own_lot_only(shared: House) -> None:
    hanno = shared.player()
    opened = hanno.post("/api/tables", 201, rules="lots/plain", seats=[{"who": "me"}] * 6)
    table = opened["table"]["id"]
    eyes = {seat: Player(shared, token) for seat, token in opened["tokens"].items()}
    for seat, player in eyes.items():
        seen = player.look(table)
        assert [lot is not None for lot in seen["view"]["lots"]] == [str(one) == seat for one in range(6)]
        assert [entry["move"] is not None for entry in seen["log"]] == [str(one) == seat for one in range(6)]
        dealt = [event for entry in seen["log"] for event in entry["happened"]]
        assert ["cards" in event for event in dealt] == [str(one) == seat for one in range(6)]
    for seat in range(6):
        news = hanno.move(table, "high", seat=seat)
        assert news["log"][0]["happened"][0]["words"] == [{"text": news["log"][0]["events"][0]}]
    end = eyes["5"].look(table)
    assert end["result"]["scores"] == [lot if lot > HIGHEST // 2 else 0 for lot in end["view"]["lots"]]


def test_a_spectator_of_six_sees_no_lot(shared: House) -> None:
    table = shared.player().open("me", "me", "me", "me", "me", "me", rules="lots/plain", public=True)["id"]
    seen = Player(shared, None).look(table)
    assert seen["view"]["lots"] == [None] * 6
    assert [entry["move"] for entry in seen["log"]] == [None] * 6
    assert not any("cards" in event for entry in seen["log"] for event in entry["happened"])


def test_the_game_says_how_many_can_play(shared: House) -> None:
    hanno = shared.player()
    for number, rules in ((4, "lots/plain"), (7, "lots/plain"), (5, "traders/standard"), (1, "guilds/standard")):
        error = hanno.post("/api/tables", 422, rules=rules, seats=[{"who": "me"}] * number)["error"]
        assert error["code"] == "bad-players"


def test_meta_tells_of_every_game(shared: House) -> None:
    rules = {one["name"]: one for one in Player(shared, None).get("/api/meta")["rule_sets"]}
    assert rules["lots/plain"] == {
        "name": "lots/plain",
        "game": "lots",
        "title": "Lots",
        "version": 1,
        "players": [5, 6],
        "switches": {},
        "lesson": None,
    }
    assert rules["traders/standard"]["switches"]["double_action"] is True
    assert rules["traders/classic"]["switches"]["double_action"] is False


def test_bots_of_six_have_names_of_their_own(shared: House) -> None:
    table = shared.player("Elissa").open("me", *["novice"] * 5, rules="lots/plain")
    assert len({seat["name"] for seat in table["seats"]}) == 6


def test_choices_and_outlooks_ask_the_game_only(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me", "me", "me", "me", rules="lots/plain")["id"]
    assert hanno.post(f"/api/tables/{table}/plans", moves=[])["paths"] == []
    outlook = hanno.post(f"/api/tables/{table}/outlook", moves=["high"])
    assert outlook["happened"][0]["kind"] == "said"
    assert outlook["parts"] == [[{"text": text}] for text in outlook["events"]]
