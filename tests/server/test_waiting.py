"""Before a game begins: what tables and people are called, leaving a seat, giving up a table."""

from __future__ import annotations

import pytest
from house import House

from cothon.core import words
from cothon.server.tables.called import table_name

LANGUAGES = ("de", "en", "ja", "nl")


@pytest.mark.parametrize("prefix", ["", "guilds-"])
def test_a_place_has_its_name_in_every_language(prefix: str) -> None:
    lists = [words.say(f"{prefix}table-places", language).split(", ") for language in LANGUAGES]
    assert len({len(places) for places in lists}) == 1
    for places in lists:
        assert len(set(places)) == len(places) >= 16


def test_a_table_that_nobody_named_is_called_in_the_language_of_whoever_reads(both: House) -> None:
    hanno = both.player()
    table = hanno.open("me", "open", language="ja", public=True)
    client = both.client(hanno.token)
    seen = {
        language: client.get(f"/api/tables/{table['id']}", headers={"accept-language": language}).json()["name"]
        for language in LANGUAGES
    }
    assert seen["en"].startswith("Harbour of ")
    assert seen["de"].startswith("Hafen von ")
    assert seen["ja"].endswith("の港")
    lines = client.get("/api/tables", params={"which": "mine"}, headers={"accept-language": "nl"}).json()["tables"]
    assert [line["name"] for line in lines if line["id"] == table["id"]] == [seen["nl"]]
    code = table["seats"][1]["invitation"]
    assert (
        client.get(f"/api/invitations/{code}", headers={"accept-language": "de"}).json()["table"]["name"] == seen["de"]
    )


def test_a_table_keeps_the_name_it_was_given() -> None:
    row = {"id": "x", "rules": "traders/standard", "name": "Sunday"}
    assert {table_name(row, language) for language in LANGUAGES} == {"Sunday"}


def test_a_game_from_elsewhere_is_called_by_a_harbour() -> None:
    assert table_name({"id": "x", "rules": "pearls/short", "name": ""}, "en").startswith("Harbour of ")


def test_a_guest_stands_up_and_another_takes_the_seat(both: House) -> None:
    hanno, mago, elissa = both.player(), both.player("Mago"), both.player("Elissa")
    table = hanno.open("me", "open", "open")
    code = table["seats"][1]["invitation"]
    mago.post(f"/api/tables/{table['id']}/join", 201, invitation=code)
    assert mago.post(f"/api/tables/{table['id']}/stand-up") == {"table": table["id"], "seat": 1}
    mago.get(f"/api/tables/{table['id']}", 404)
    seen = hanno.look(table["id"])
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "open", "open"]
    assert [(note["what"], note["name"]) for note in seen["notes"]] == [("joined", "Mago"), ("stood-up", "Mago")]
    elissa.post(f"/api/tables/{table['id']}/join", 404, invitation=code)
    elissa.post(f"/api/tables/{table['id']}/join", 201, invitation=seen["seats"][1]["invitation"])


def test_nobody_stands_up_from_a_game_or_for_others(both: House) -> None:
    hanno, mago = both.player(), both.player("Mago")
    table = hanno.open("me", "open", public=True)["id"]
    mago.post(f"/api/tables/{table}/stand-up", 403)
    mago.post(f"/api/tables/{table}/join", 201)
    assert mago.post(f"/api/tables/{table}/stand-up", 409)["error"]["code"] == "already-begun"
    assert hanno.look(table)["status"] == "playing"


def test_whoever_opened_a_table_may_give_it_up_until_it_begins(both: House) -> None:
    hanno, mago = both.player(), both.player("Mago")
    table = hanno.open("me", "open", "open", public=True)
    mago.post(f"/api/tables/{table['id']}/join", 201)
    assert mago.post(f"/api/tables/{table['id']}/cancel", 403)["error"]["code"] == "not-your-table"
    assert hanno.post(f"/api/tables/{table['id']}/cancel")["status"] == "closed"
    assert mago.look(table["id"])["status"] == "closed"
    assert table["id"] not in [line["id"] for line in mago.get("/api/tables", which="open")["tables"]]
    mago.post(f"/api/tables/{table['id']}/stand-up", 409)
    begun = hanno.open("me", "novice")["id"]
    assert hanno.post(f"/api/tables/{begun}/cancel", 409)["error"]["code"] == "already-begun"


def test_a_new_name_is_for_new_tables(both: House) -> None:
    hanno = both.player()
    former = hanno.open("me", "novice")["id"]
    assert hanno.post("/api/me/name", name="Barca")["name"] == "Barca"
    assert hanno.get("/api/me")["name"] == "Barca"
    assert hanno.look(former)["seats"][0]["name"] == "Hanno"
    assert hanno.open("me", "novice")["seats"][0]["name"] == "Barca"
    hanno.post("/api/me/name", 422, name="")
