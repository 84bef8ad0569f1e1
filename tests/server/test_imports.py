"""Tables from records and positions of elsewhere."""

from __future__ import annotations

import random
from typing import Any

import pytest
from house import House

import cothon


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
