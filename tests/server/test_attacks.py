"""What an outsider tries: odd bytes, other people's doors, and more than their share."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import Channel, House
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import cothon

JSON = {"content-type": "application/json"}
DEEP = b"[" * 900 + b"]" * 900
RECORD = b'{"record": {"rules": "traders/standard", "version": 1, "players": 2, "moves": [], %s}}'


@pytest.mark.parametrize(
    "body",
    [
        b'{"record": {"\\ud800": 1}}',
        b'{"record": {"rules": "traders/standard", "version": 1, "players": 2, "moves": ["\\ud800"]}}',
        b'{"record": {"rules": "traders/standard", "version": %s, "moves": []}}' % (b"9" * 4000),
        RECORD % b'"ending": "\\udfff"',
        RECORD % b'"names": ["\\ud800", "Mago"]',
        RECORD % (b'"scores": ' + DEEP),
        RECORD % b'"scores": [NaN, Infinity]',
        RECORD % b'"ending": "%s"' % (b"x" * 100_000),
        b'{"position": {"rules": "traders/standard", "x": %s}}' % DEEP,
    ],
)
def test_absurd_imports_are_refused_in_words(shared: House, body: bytes) -> None:
    reply = shared.player().http.post("/api/tables/import", content=body, headers=JSON)
    assert reply.status_code == 422
    assert 0 < len(reply.json()["error"]["message"]) < 400


def test_binary_frames_are_refused_in_words(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    with connect(f"ws://{shared.address}/api/tables/{table}/live") as raw:
        raw.send(b"\x00\xff")
        assert json.loads(raw.recv(5))["error"]["code"] == "bad-message"
    with hanno.live(table) as channel:
        channel.until("table")
        channel.socket.send(b"\x00\xff")
        assert channel.until("refused")["error"]["code"] == "bad-message"
        channel.send(type="chat", text="still here", seat=0)
        channel.until("done")


def test_a_flood_on_the_live_channel_is_slowed_down(houses: Callable[..., House], tmp_path: Path) -> None:
    """Messages beyond the rate are not even read until there is room again."""
    house = houses(f"sqlite:///{tmp_path / 'flood.db'}", requests_a_second=1.0, burst=5)
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    with hanno.live(table) as channel:
        channel.until("table")
        for _ in range(200):
            channel.send(type="chat", text="flood", seat=0)
        channel.until("refused")
        assert len([kind for kind in heard_in(channel, 1.5) if kind == "refused"]) <= 3


def heard_in(channel: Channel, seconds: float) -> list[str]:
    kinds: list[str] = []
    deadline = time.monotonic() + seconds
    with contextlib.suppress(TimeoutError):
        while (left := deadline - time.monotonic()) > 0:
            kinds.append(channel.next(left)["type"])
    return kinds


def slow_request(house: House, head: bytes, pieces: list[bytes], pause: float) -> bytes:
    with socket.create_connection(("127.0.0.1", int(house.address.rpartition(":")[2])), timeout=10) as raw:
        raw.sendall(head)
        for piece in pieces:
            time.sleep(pause)
            try:
                raw.sendall(piece)
            except OSError:
                break
        answer = b""
        try:
            while piece := raw.recv(65536):
                answer += piece
        except ConnectionError:
            pass
        return answer


def test_a_body_that_does_not_come_is_not_waited_for(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'slow.db'}", body_seconds=0.5)
    head = b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    answer = slow_request(house, head, [b"{"] * 8, 0.2)
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"too-slow" in answer


def test_half_a_body_is_no_request(shared: House) -> None:
    """The promised length never comes; what came happens to be whole JSON."""
    before = shared.client().get("/metrics").text
    head = b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    with socket.create_connection(("127.0.0.1", int(shared.address.rpartition(":")[2]))) as raw:
        raw.sendall(head + b'{"name": "Half"}')
        time.sleep(0.2)
    time.sleep(0.3)

    def registered(text: str) -> list[str]:
        return [line for line in text.splitlines() if "/api/players" in line and "201" in line]

    assert registered(shared.client().get("/metrics").text) == registered(before)


def test_every_page_counts_for_the_rate_of_an_address(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'rate.db'}", requests_a_second=0.05, burst=2)
    client = house.client()
    for path in ("/docs", "/metrics", "/nothing", "/api/health"):
        statuses = [client.get(path).status_code for _ in range(12)]
        assert 429 in statuses, path
    answer = client.get("/docs")
    assert answer.json()["error"]["code"] == "too-many"
    assert int(answer.headers["retry-after"]) >= 1
    assert "content-security-policy" in answer.headers


def test_made_up_methods_do_not_fill_the_metrics(shared: House) -> None:
    client = shared.client()
    for method in ("MKCOL", "PURGE", "REPORT", "LINK"):
        assert client.request(method, "/api/meta").status_code == 405
    text = client.get("/metrics").text
    assert "PURGE" not in text
    assert 'method="other"' in text


@pytest.mark.parametrize(
    "text", ["\x1b[31mred", "bell\x07", "turn\u202eed", "\u2066hidden", "a\x00b", " \n ", "\u200b"]
)
def test_chat_has_no_characters_that_deceive(shared: House, text: str) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    assert hanno.post(f"/api/tables/{table}/chat", 422, text=text)["error"]["code"] == "bad-request"


def test_chat_may_have_lines_and_emoji(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    said = "two\nlines 👩\u200d🚀 שלום"
    hanno.post(f"/api/tables/{table}/chat", text=said)
    assert hanno.look(table)["chat"][-1]["text"] == said


def test_a_page_that_is_no_file_name_breaks_nothing(shared: House) -> None:
    for path in ("/%00", "/%ff", "/assets/%00.js", "/..%2f..%2fetc/passwd", "/" + "a" * 3000, "//evil.example/%2e%2e"):
        reply = shared.client().get(path)
        assert reply.status_code in (200, 404), path
        assert "location" not in reply.headers


def test_a_position_with_anything_changed_breaks_nothing(shared: House) -> None:
    """Numbers of a real position replaced by absurd ones: refused, or a table that can be played."""
    import random

    dice = random.Random(8)
    hanno = shared.player()
    for rules in cothon.rule_sets():
        position = cothon.new_table(rules, 2, seed=1).position()
        for _ in range(15):
            body = json.dumps({"position": twisted(position, dice), "seats": [{"who": "me"}, {"who": "me"}]})
            reply = hanno.http.post("/api/tables/import", content=body, headers=JSON)
            assert reply.status_code in (201, 422), reply.text
            if reply.status_code == 201 and (table := reply.json()["table"])["legal"]:
                hanno.move(table["id"], dice.choice(table["legal"])["move"])


def twisted(value: Any, dice: Any) -> Any:
    absurd: list[Any] = [-1, 0, 1, 7, 255, 2**31, -(2**63), 2**63, 10**30, 0.5, None, True, "R5", "", [], {}, [[]]]
    value = json.loads(json.dumps(value))
    spots = list(places(value))
    for _ in range(dice.choice([1, 1, 2])):
        where, key = dice.choice(spots)
        where[key] = dice.choice(absurd)
    return value


def places(value: Any) -> Any:
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in list(keys):
        yield value, key
        yield from places(value[key])


def test_closing_codes_come_with_a_reason(shared: House) -> None:
    with connect(f"ws://{shared.address}/api/tables/AAAAAAAAAAAA/live") as raw:
        raw.send('{"type": "hello"}')
        assert json.loads(raw.recv(5))["error"]["code"] == "no-table"
        with pytest.raises(ConnectionClosed) as closed:
            raw.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


def test_talk_has_a_rate_of_its_own(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'talk.db'}", chats_a_minute=3)
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    for _ in range(3):
        hanno.post(f"/api/tables/{table}/chat", text="hear me")
    hanno.post(f"/api/tables/{table}/chat", 429, text="hear me")
    hanno.move(table, hanno.look(table)["legal"][0]["move"])


def test_long_work_costs_more_of_the_rate(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'work.db'}", requests_a_second=1.0, burst=40)
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    statuses = [hanno.http.get(f"/api/tables/{table}/replay?count=100").status_code for _ in range(6)]
    assert statuses[:2] == [200, 200]
    assert statuses[-1] == 429


@pytest.mark.parametrize(
    "path", ["people?name=", "people/games?name=", "ratings?game=", "me/games?search=", "me/games?rules="]
)
def test_what_no_database_can_hold_is_not_looked_for(houses: Callable[..., House], database: str, path: str) -> None:
    """PostgreSQL refuses texts with a NUL; that is the asker's mistake, not the server's."""
    reply = houses(database).player().http.get(f"/api/{path}a%00b")
    assert (reply.status_code, reply.json()["error"]["code"]) == (422, "bad-request")


def test_the_owner_searches_for_text_only(houses: Callable[..., House], database: str) -> None:
    house = houses(database, owner_token="o" * 30)
    wish = {"do": "players", "subject": "a\x00b"}
    reply = house.client().post("/api/admin", json=wish, headers={"authorization": "Bearer " + "o" * 30})
    assert reply.status_code == 422
