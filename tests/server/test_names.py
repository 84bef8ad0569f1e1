"""What players are called in the log."""

from __future__ import annotations

import pytest
from house import House

import cothon


@pytest.mark.parametrize(
    ("language", "free"), [("en", "Seat 2"), ("de", "Platz 2"), ("nl", "Plaats 2"), ("ja", "席 2")]
)
def test_a_free_seat_goes_by_its_number_in_the_language_asked_for(shared: House, language: str, free: str) -> None:
    hanno = shared.player()
    record, seats = cothon.new_table("traders/standard", 2, seed=1).record(), [{"who": "me"}, {"who": "open"}]
    table = hanno.post("/api/tables/import", 201, record=record, seats=seats)["table"]["id"]
    client = shared.client(hanno.token)
    log = client.get(f"/api/tables/{table}", headers={"accept-language": language}).json()["log"]
    told = " ".join(line["words"] for line in log)
    assert free in told
    assert "Pink" not in told
