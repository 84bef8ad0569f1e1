"""The live channel: full view, events in order, gaps, refusals, slow clients."""

from __future__ import annotations

import json

import pytest
from house import House
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect


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


def test_on_reconnect_the_gap_is_told(house: House) -> None:
    hanno = house.player()
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


def test_a_last_number_from_the_future_gets_a_fresh_view(house: House) -> None:
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    with hanno.live(table, last=99) as channel:
        assert channel.next()["type"] == "table"


@pytest.mark.parametrize(
    "message", ["", "[]", "{}", '{"type": "hello", "token": 5}', '{"type":"hello","x":1}', "x" * 9000]
)
def test_a_bad_first_message_is_refused_with_a_reason(house: House, message: str) -> None:
    table = house.player().open("me", "me")["id"]
    with connect(f"ws://{house.address}/api/tables/{table}/live") as socket:
        socket.send(message)
        refused = json.loads(socket.recv(5))
        assert refused["error"]["code"] in ("bad-message", "message-too-long")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400


def test_a_refused_move_says_why_and_the_connection_stays(house: House) -> None:
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    with hanno.live(table) as channel:
        channel.send(type="move", move="take Q9", id="1")
        assert channel.until("refused")["error"]["code"] == "unknown-move"
        channel.send(type="nonsense")
        assert channel.until("refused")["error"]["code"] == "bad-message"
        channel.send(type="chat", text="hello", id="2")
        assert channel.until("done")["id"] == "2"


def test_a_page_of_another_origin_gets_no_connection(house: House) -> None:
    table = house.player().open("me", "me")["id"]
    url = f"ws://{house.address}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus), connect(url, origin="http://evil.example"):  # type: ignore[arg-type]
        pass
    with connect(url, origin=f"http://{house.address}"):  # type: ignore[arg-type]
        pass


def test_a_private_table_has_no_live_channel_for_strangers(house: House) -> None:
    table = house.player().open("me", "me")["id"]
    codes = []
    for name in (table, "does-not-exist"):
        with house.player("Mago").live(name) as channel:
            codes.append(channel.next()["error"])
    assert codes[0] == codes[1]
    assert codes[0]["code"] == "no-table"
