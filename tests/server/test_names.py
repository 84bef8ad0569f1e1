"""What players are called in the log."""

from __future__ import annotations

import pytest
from house import House


@pytest.mark.parametrize(
    ("language", "free"), [("en", "Seat 2"), ("de", "Platz 2"), ("nl", "Plaats 2"), ("ja", "席 2")]
)
def test_a_free_seat_goes_by_its_number_in_the_language_asked_for(shared: House, language: str, free: str) -> None:
    hanno = shared.player()
    table = hanno.open("me", "open")["id"]
    client = shared.client(hanno.token)
    log = client.get(f"/api/tables/{table}", headers={"accept-language": language}).json()["log"]
    told = " ".join(line["words"] for line in log)
    assert free in told
    assert "Pink" not in told
