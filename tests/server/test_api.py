"""The HTTP API as a stranger's client would use it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import House, Player, check_shape, hasty, play_to_the_end

import cothon
from cothon.core.verify import commitment, verify
from cothon.games import game_of
from cothon.server.tables import refusals
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


def test_an_imported_record_can_be_looked_at_from_every_seat(shared: House) -> None:
    table = cothon.new_table("traders/classic", 3, seed=4)
    dice = random.Random(4)
    while table.turn is not None:
        table.play(dice.choice(table.legal_moves()))
    hanno = shared.player()
    opened = hanno.post("/api/tables/import", 201, record=table.record())["table"]
    assert opened["status"] == "finished"
    assert opened["result"]["scores"] == table.scores()
    path = f"/api/tables/{opened['id']}/replay"
    last = hanno.get(path, step=len(table.log), seat=2, open=True)["frames"][0]
    assert last["position"] == table.position()
    assert last["view"]["seats"][2]["hand"] == table.view(2)["seats"][2]["hand"]
    again = hanno.get(f"/api/tables/{opened['id']}/record")
    assert again["moves"] == table.record()["moves"]
    assert cothon.replay(again).scores() == table.scores()


def test_an_imported_position_is_played_on(shared: House) -> None:
    position = cothon.new_table("guilds/standard", 2, seed=3).position()
    hanno = shared.player()
    table = hanno.post("/api/tables/import", 201, position=position, seats=[{"who": "me"}, {"who": "me"}])["table"]
    assert table["imported"]
    for _ in range(10):
        hanno.move(table["id"], hanno.look(table["id"])["legal"][0]["move"])


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"position": {"rules": "traders/standard", "market": 5}}, None),
        ({"position": {"rules": "guilds/standard", "players": 2, "cards": "/etc/passwd"}}, "record-part"),
        ({"record": {"rules": "guilds/standard", "cards": "/etc/passwd", "moves": []}}, "record-part"),
        ({"record": {"rules": "guilds/standard", "from": {"cards": "/etc/passwd"}, "moves": []}}, "record-part"),
        ({"record": {"rules": "nothing"}}, "record-rules"),
        ({}, "bad-request"),
        ({"record": {}, "position": {}}, "bad-request"),
    ],
)
def test_what_cannot_be_imported_is_refused(shared: House, body: dict[str, Any], code: str | None) -> None:
    answer = shared.player().post("/api/tables/import", 422, **body)
    assert code is None or answer["error"]["code"] == code


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"nonsense",
        b'{"rules": "traders/standard"}',
        b'{"rules": "traders/standard", "seats": [{"who": "me"}]}',
        b'{"rules": "traders/standard", "seats": [{"who": "me"}, {"who": "bot"}]}',
        b'{"rules": "traders/standard", "seats": [{"who": "me"}, {"who": "me"}], "extra": 1}',
        b'{"rules": "traders/standard", "seats": [{"who": "me"}, {"who": "me"}], "public": "yes"}',
        b'{"rules": "none", "seats": [{"who": "me"}, {"who": "me"}]}',
        b'{"rules": "traders/standard", "seats": [{"who": "bot", "level": "god"}, {"who": "me"}]}',
        b'{"rules": "traders/standard", "seats": [{"who": "me", "name": "a\\nb"}, {"who": "me"}]}',
        b"[" * 20000,
        b'{"a":' * 5000,
    ],
)
def test_malformed_bodies_get_a_code_and_a_sentence(shared: House, body: bytes) -> None:
    reply = shared.player().http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert reply.status_code == 422
    error = reply.json()["error"]
    assert error["code"]
    assert error["message"].endswith(".")


def test_a_body_too_long_is_cut_off(shared: House) -> None:
    hanno = shared.player()
    reply = hanno.http.post("/api/players", content=b" " * 40_000)
    assert (reply.status_code, reply.json()["error"]["code"]) == (413, "too-large")

    def endless() -> Any:
        for _ in range(1000):
            yield b" " * 10_000

    try:
        assert hanno.http.post("/api/players", content=endless()).status_code == 413
    except Exception as error:  # the server may hang up while the body is still being sent
        assert "Broken pipe" in str(error) or "reset" in str(error) or "disconnected" in str(error)  # noqa: PT017


def test_an_access_code_keeps_strangers_out(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'code.db'}", access_code="Elissa")
    stranger = Player(house, None)
    assert stranger.get("/api/meta")["access_code"] is True
    assert stranger.post("/api/players", 403, name="Mago")["error"]["code"] == "bad-access-code"
    assert stranger.post("/api/players", 403, name="Mago", access_code="Dido")["error"]["code"] == "bad-access-code"
    hanno = house.player("Hanno", access_code="Elissa")
    table = hanno.open("me", "me", public=True)
    assert stranger.get("/api/tables", 401)["error"]["code"] == "not-registered"
    assert stranger.get(f"/api/tables/{table['id']}", 401)["error"]["code"] == "not-registered"


def test_too_many_requests_are_refused_for_a_while(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'rate.db'}", requests_a_second=1.0, burst=5)
    hanno = house.player()
    replies = [hanno.http.get("/api/me") for _ in range(8)]
    assert [reply.status_code for reply in replies[:5]] == [200] * 5
    assert replies[-1].status_code == 429
    assert int(replies[-1].headers["retry-after"]) >= 1
    assert replies[-1].json()["error"]["code"] == "too-many"


def test_guessing_tokens_is_slowed_down(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'guess.db'}", failures_a_minute=3)
    codes = [house.client(f"p_guess{number}").get("/api/me").status_code for number in range(6)]
    assert codes[:3] == [401] * 3
    assert codes[-1] == 429


def test_every_answer_carries_the_headers_that_keep_browsers_safe(shared: House) -> None:
    for path in ("/api/meta", "/docs", "/openapi.json", "/nothing"):
        headers = shared.client().get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers or "uvicorn" in headers["server"]
    assert shared.client().get("/api/meta").headers["cache-control"] == "no-store"


def test_the_docs_page_loads_nothing_from_elsewhere(shared: House) -> None:
    page = shared.client().get("/docs").text
    assert "/api/tables/{table_id}/moves" in page
    assert re.findall(r"(?:src|href)=\"(?:https?:)?//", page) == []


def test_metrics_are_in_prometheus_form(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    hanno.move(table, hanno.look(table)["legal"][0]["move"])
    text = shared.client().get("/metrics").text
    assert re.search(r'^cothon_moves_total\{by="person"\} [1-9]', text, re.M)
    assert "p_" not in re.sub(r"http_", "", text)


def test_the_openapi_has_the_live_messages_and_examples(shared: House) -> None:
    spec = shared.client().get("/openapi.json").json()
    assert {"HelloMessage", "EventMessage", "TableMessage"} <= set(spec["components"]["schemas"])
    assert "examples" in spec["components"]["schemas"]["NewTable"]
    for path, methods in spec["paths"].items():
        for method, one in methods.items():
            assert one.get("description") or method == "delete", path


def test_every_refusal_of_the_server_has_words() -> None:
    from cothon.core.words import bundle

    folder = Path(refusals.__file__).parents[1]
    text = "\n".join(path.read_text() for path in folder.rglob("*.py"))
    kinds = "NoToken|NotAllowed|NotFound|Conflict|TooLarge|TooMany|Unavailable|BadRequest|IllegalMove"
    codes = set(re.findall(rf'(?:{kinds})\(\s*"([\w-]+)"', text))
    assert len(codes) > 25
    assert {code for code in codes if not bundle("en").has_message(f"refusal-{code}")} == set()
