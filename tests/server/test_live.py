"""The live channel: full view, events in order, gaps, refusals, slow clients."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from house import House
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader
from websockets.sync.client import connect
from websockets.typing import Origin

from cothon.server.http.sockets import framed


def test_a_client_gets_the_table_and_then_every_event(both: House) -> None:
    hanno, mago = both.player("Hanno"), both.player("Mago")
    table = hanno.open("me", "open")
    with hanno.live(table["id"]) as first:
        seen = first.until("table")["table"]
        assert seen["seat"] == 0
        mago.post(f"/api/tables/{table['id']}/join", 201, invitation=table["seats"][1]["invitation"])
        assert first.until("event")["changed"]["status"] == "playing"
        with mago.live(table["id"]) as second:
            second.until("table")
            movers = {0: (hanno, first), 1: (mago, second)}
            turn = hanno.look(table["id"])["turn"]
            player, channel = movers[turn]
            move = player.look(table["id"])["legal"][0]["move"]
            channel.send(type="move", move=move, id="a")
            events = [one.until("event") for one in (first, second)]
            done = channel.until("done") if turn == 0 or turn == 1 else None
            assert done is not None
            assert done["id"] == "a"
            assert [event["changed"]["seq"] for event in events] == [done["seq"]] * 2
            assert all(event["log"][0]["move"] == move for event in events)


def test_on_reconnect_the_gap_is_told(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    with hanno.live(table) as channel:
        log = channel.until("table")["table"]["log"]
        last = hanno.look(table)["seq"]
    for _ in range(5):
        hanno.move(table, hanno.look(table)["legal"][0]["move"])
    with hanno.live(table, last=last) as channel:
        gap = channel.until("event")
    assert gap["kind"] == "gap"
    assert log[: gap["log_from"]] + gap["log"] == hanno.look(table)["log"]


def test_a_last_number_from_the_future_gets_a_fresh_view(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    with hanno.live(table, last=99) as channel:
        assert channel.next()["type"] == "table"


@pytest.mark.parametrize(
    "message", ["", "[]", "{}", '{"type": "hello", "token": 5}', '{"type":"hello","x":1}', "x" * 9000]
)
def test_a_bad_first_message_is_refused_with_a_reason(shared: House, message: str) -> None:
    table = shared.player().open("me", "me")["id"]
    with connect(f"ws://{shared.address}/api/tables/{table}/live") as socket:
        socket.send(message)
        refused = json.loads(socket.recv(5))
        assert refused["error"]["code"] in ("bad-message", "message-too-long")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400


def test_a_refused_move_says_why_and_the_connection_stays(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    with hanno.live(table) as channel:
        channel.send(type="move", move="take Q9", id="1")
        assert channel.until("refused")["error"]["code"] == "unknown-move"
        channel.send(type="nonsense")
        assert channel.until("refused")["error"]["code"] == "bad-message"
        channel.send(type="chat", text="hello", id="2")
        assert channel.until("done")["id"] == "2"


def test_a_page_of_another_origin_gets_no_connection(shared: House) -> None:
    table = shared.player().open("me", "me")["id"]
    url = f"ws://{shared.address}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("http://evil.example")):
        pass
    with connect(url, origin=Origin(f"http://{shared.address}")):
        pass


def test_a_private_table_has_no_live_channel_for_strangers(shared: House) -> None:
    table = shared.player().open("me", "me")["id"]
    codes = []
    for name in (table, "does-not-exist"):
        with shared.player("Mago").live(name) as channel:
            codes.append(channel.next()["error"])
    assert codes[0] == codes[1]
    assert codes[0]["code"] == "no-table"


def test_a_slow_client_is_dropped_not_waited_for(houses: Callable[..., House], tmp_path: Path) -> None:
    """It reads nothing; the others play on, and it is gone from the table."""
    house = houses(f"sqlite:///{tmp_path / 'slow.db'}", outbox=4)
    hanno = house.player()
    table = hanno.open("me", "me", "me", memory_aid=True, public=True)["id"]
    with socket.create_connection(("127.0.0.1", int(house.address.split(":")[1]))) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        path = f"/api/tables/{table}/live"
        head = f"GET {path} HTTP/1.1\r\nHost: {house.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        hello = b'{"type": "hello"}'
        raw.sendall((head + key).encode())
        assert b" 101 " in raw.recv(4096)
        raw.sendall(bytes((129, 128 | len(hello))) + bytes(4) + hello)
        hosted = house.app.state.server.tables.hosted[table]
        wait_until(lambda: len(hosted.connections) == 1)
        for number in range(400):
            hanno.post(f"/api/tables/{table}/chat", text=f"{number} " + "x" * 480)
            if not hosted.connections:
                break
        wait_until(lambda: not hosted.connections)


def test_a_stopping_server_tells_its_clients_to_come_back(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'stop.db'}")
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    with hanno.live(table) as channel:
        channel.until("table")
        house.stop()
        with pytest.raises(ConnectionClosed) as closed:
            channel.until("the end of the connection")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def test_the_heart_beats(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'beat.db'}", heartbeat=0.1)
    hanno = house.player()
    table = hanno.open("me", "me")
    with hanno.live(table["id"]) as channel:
        beat = channel.until("beat")
    assert beat["seq"] == table["seq"]
    assert abs(beat["now"] - time.time()) < 5


def wait_until(condition: Callable[[], bool], seconds: float = 10) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_messages_of_every_length_are_framed(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(framed(b"x" * size))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as parsed:
        next(parsing)
    frame = parsed.value.value
    assert (frame.opcode, frame.fin, frame.data) == (Opcode.TEXT, True, b"x" * size)
    assert not reader.buffer


def test_a_client_that_pauses_hears_everything_in_order(shared: House) -> None:
    """What it could not take at once has waited in its outbox; what came later does not overtake it."""
    hanno = shared.player()
    table = hanno.open("me", "me", memory_aid=True)["id"]
    with hanno.live(table) as channel:
        channel.until("table")
        for number in range(50):  # more than the client reads by itself, fewer than it may be behind
            hanno.post(f"/api/tables/{table}/chat", text=f"{number} " + "x" * 480)
        heard = [channel.until("event")["chat"][0]["text"].split()[0] for _ in range(50)]
    assert heard == [str(number) for number in range(50)]
