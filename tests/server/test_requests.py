"""Requests as such: malformed, too long, too many, without the code; and what every answer carries."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import House, Player

from cothon.server.tables import refusals


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
