"""The HTTP API as a stranger's client would use it."""

from __future__ import annotations

import pytest
from house import House, Player, check_shape, hasty, play_to_the_end

import cothon
from cothon.core.verify import commitment, verify
from cothon.games import game_of
from cothon.server.tables.answers import EventMessage, TableAnswer


def test_what_the_server_offers(shared: House) -> None:
    meta = Player(shared, None).get("/api/meta")
    assert [one["name"] for one in meta["rule_sets"]] == cothon.rule_sets()
    assert [one["name"] for one in meta["levels"]] == ["novice", "apprentice", "trader", "merchant", "master", "sage"]
    assert meta["version"] == cothon.__version__
    assert Player(shared, None).get("/api/health") == {"status": "ok", "database": "ok"}


def test_two_people_play_a_whole_game_and_it_can_be_verified(both: House) -> None:
    hanno, mago = both.player("Hanno"), both.player("Mago")
    table = hanno.open("me", "open")
    assert table["status"] == "open"
    assert table["seed"] is None
    code = table["seats"][1]["invitation"]
    assert mago.get(f"/api/invitations/{code}")["table"]["id"] == table["id"]
    mago.post(f"/api/tables/{table['id']}/join", 201, invitation=code)
    mago.get(f"/api/invitations/{code}", 404)
    end = play_to_the_end({0: hanno, 1: mago}, table["id"], hasty)
    assert [line["total"] for line in end["standings"]] == end["result"]["scores"], "nothing is secret any more"
    check_shape(end, TableAnswer)
    assert end["result"]["ending"] == "eight tokens"
    assert commitment(int(end["seed"], 16)) == table["commitment"]
    record = mago.get(f"/api/tables/{table['id']}/record")
    assert record["names"] == ["Hanno", "Mago"]
    replayed = cothon.replay(record)
    assert replayed.scores() == end["result"]["scores"]
    assert verify(game_of(record["rules"]), record) == sum(1 for mover, _ in replayed.log if mover < 0)


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_every_rule_set_can_be_played_on_the_same_screen(shared: House, rules: str) -> None:
    """One browser, all seats; each seat's view shows its own hand only."""
    hanno = shared.player()
    table = hanno.open("me", "me", "me", rules=rules)
    assert table["yours"] == [0, 1, 2]
    for _ in range(25):
        seen = hanno.look(table["id"])
        assert seen["seat"] == seen["turn"]
        assert [seat for seat in range(3) if "hand" in seen["view"]["seats"][seat]] == [seen["turn"]]
        event = hanno.move(table["id"], seen["legal"][0]["move"])
        check_shape(event, EventMessage)
    assert all(line["words"] and line["rule"] for line in hanno.look(table["id"])["log"])


def test_refused_moves_say_why_in_the_language_asked_for(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    turn = hanno.look(table)["turn"]
    reply = hanno.move(table, "pass", 409)
    assert reply["error"]["code"] == "no-pass"
    assert reply["error"]["rule"]
    assert "may not pass" in reply["error"]["message"]
    assert hanno.move(table, "buy", 409, seat=1 - turn)["error"]["code"] == "not-your-turn"
    assert hanno.move(table, "take Q7", 409)["error"]["code"] == "unknown-move"
    strange = shared.client(hanno.token)
    answer = strange.post(
        f"/api/tables/{table}/moves", json={"move": "pass"}, headers={"accept-language": "xx,en;q=0.5"}
    )
    assert answer.json()["error"]["message"]


def test_a_move_decided_on_an_older_table_is_refused(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    old = hanno.look(table)
    hanno.move(table, old["legal"][0]["move"], seq=old["seq"])
    late = hanno.look(table)["legal"][0]["move"]
    assert hanno.move(table, late, 409, seq=old["seq"])["error"]["code"] == "moved-on"


def test_undo_takes_back_ones_own_last_decision_only(shared: House) -> None:
    hanno, mago = shared.player("Hanno"), shared.player("Mago")
    table = hanno.open("me", "open", public=True)["id"]
    mago.post(f"/api/tables/{table}/join", 201)
    players = [hanno, mago]
    before = hanno.look(table)
    mover, other = players[before["turn"]], players[1 - before["turn"]]
    take = next(m["move"] for m in mover.look(table)["legal"] if m["move"].startswith("take"))
    assert mover.post(f"/api/tables/{table}/undo", 409)["error"]["code"] == "nothing-to-undo"
    mover.move(table, take)
    assert other.post(f"/api/tables/{table}/undo", 409)["error"]["code"] == "undo-past-other"
    assert mover.look(table)["undo"] == {"allowed": True, "error": None}
    event = mover.post(f"/api/tables/{table}/undo")
    assert event["log_from"] == len(before["log"])
    assert hanno.look(table)["view"] == before["view"]
    mover.move(table, take)
    other.move(table, next(m["move"] for m in other.look(table)["legal"] if m["move"].startswith("take")))
    answer = mover.post(f"/api/tables/{table}/undo", 409)
    assert answer["error"]["code"] == "undo-past-other"
    assert mover.look(table)["undo"]["error"]["code"] == "undo-past-other"


def test_what_happens_around_the_game_is_noted(shared: House) -> None:
    hanno, dido = shared.player(), shared.player("Dido")
    table = hanno.open("me", "open", public=True)["id"]
    dido.post(f"/api/tables/{table}/join", 201, seat=1)
    mover = hanno if hanno.look(table)["turn"] == 0 else dido
    mover.move(table, mover.look(table)["legal"][-1]["move"])
    if mover.look(table)["undo"]["allowed"]:
        mover.post(f"/api/tables/{table}/undo")
    dido.post(f"/api/tables/{table}/resign")
    noted = [(note["what"], note["name"]) for note in hanno.look(table)["notes"]]
    assert noted[0] == ("joined", "Dido")
    assert noted[-1] == ("left", "Dido")


def test_undo_never_goes_past_a_card_that_was_revealed(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    for _ in range(300):
        seen = hanno.look(table)
        event = hanno.move(table, seen["legal"][0]["move"])
        if event["log"][-1]["seat"] is None:
            break
    assert hanno.post(f"/api/tables/{table}/undo", 409)["error"]["code"] == "undo-past-chance"


def test_whoever_leaves_is_replaced_by_a_bot(shared: House) -> None:
    hanno, mago = shared.player("Hanno"), shared.player("Mago")
    table = hanno.open("me", "open", public=True)["id"]
    mago.post(f"/api/tables/{table}/join", 201)
    answer = hanno.post(f"/api/tables/{table}/seats/1/bot", 409, level="novice")
    assert answer["error"]["code"] == "not-waiting"
    mago.post(f"/api/tables/{table}/resign", level="novice")
    seat = hanno.look(table)["seats"][1]
    assert (seat["kind"], seat["left"], seat["level"]) == ("bot", True, "novice")
    assert mago.http.post(f"/api/tables/{table}/moves", json={"move": "buy"}).status_code == 403
    shared.app.state.server.tables.hosted[table].row["public"] = False
    mago.get(f"/api/tables/{table}", 404)


def test_an_open_seat_can_be_given_to_a_bot_by_who_opened_the_table(shared: House) -> None:
    hanno, mago = shared.player(), shared.player("Mago")
    table = hanno.open("me", "open", "open", public=True)["id"]
    mago.post(f"/api/tables/{table}/join", 201)
    assert mago.post(f"/api/tables/{table}/seats/2/bot", 403, level="novice")["error"]["code"] == "not-your-seat"
    event = hanno.post(f"/api/tables/{table}/seats/2/bot", level="novice")
    assert event["changed"]["status"] == "playing"
    assert hanno.post(f"/api/tables/{table}/seats/3/bot", 409, level="novice")["error"]["code"] == "no-seat"


def test_chat_reaches_the_table(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    hanno.post(f"/api/tables/{table}/chat", text="Good wind ⛵", seat=0)
    assert [line["text"] for line in hanno.look(table)["chat"]] == ["Good wind ⛵"]


def test_a_preview_changes_nothing_and_stops_at_chance(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    before = hanno.look(table)
    take = next(m["move"] for m in before["legal"] if m["move"].startswith("take"))
    seen = hanno.post(f"/api/tables/{table}/preview", moves=[take])
    assert seen["stopped"] == "decision"
    assert seen["view"]["seats"][before["turn"]]["hand_size"] == 5
    assert "memory" not in seen["view"]
    assert seen["log"][0]["words"]
    bought = hanno.post(f"/api/tables/{table}/preview", 409, moves=["pass"])
    assert bought["error"]["code"] == "no-pass"
    now = hanno.look(table)
    assert now | {"now": 0} == before | {"now": 0}
