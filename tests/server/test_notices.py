"""Notices: only to those who asked, only to public addresses, and never more than whose turn it is."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.server
import json
import os
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from house import House

from cothon.core.refusal import BadRequest
from cothon.server import addresses

PRIVATE = [
    "http://127.0.0.1/",
    "http://127.0.0.1:8421/api/meta",
    "http://10.0.0.1/",
    "http://192.168.1.1/",
    "http://172.16.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://0.0.0.0/",
    "http://100.64.0.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://[2002:7f00:1::]/",
    "http://224.0.0.1/",
    "http://[fec0::1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2001:0:7f00:1::]/",
    "http://[ff02::1]/",
    "http://2130706433/",
    "http://0x7f.0.0.1/",
    "http://127.1/",
    "http://0/",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://printer.local/",
    "http://metadata.google.internal/",
    "http://database:5432/",
]
NONSENSE = [
    "ftp://example.org/",
    "file:///etc/passwd",
    "http://",
    "//example.org",
    "http://a:b@example.org/",
    "http://[::1",
    "http://example.org:25/",
    "http://example.org:22/",
    "http://example.org:0/",
    "http://example.org:99999/",
    "http://example.org/\r\nx: y",
    "http://exa\u3002mple.org/",
]


@pytest.mark.parametrize("url", PRIVATE)
def test_a_private_address_is_refused(shared: House, url: str) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    reply = hanno.http.put(f"/api/tables/{table}/webhook", json={"url": url})
    assert (reply.status_code, reply.json()["error"]["code"]) == (422, "private-address")


@pytest.mark.parametrize("url", NONSENSE)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        addresses.checked_url(url, ("https", "http"))
    assert refusal.value.code == "bad-address"


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_a_name_that_leads_to_a_private_address_is_refused(anyio_backend: str) -> None:
    """`localhost` looks harmless until it is looked up."""
    with pytest.raises(BadRequest) as refusal:
        await addresses.post("http://localhost:9/", b"", {})
    assert refusal.value.code == "private-address"


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_a_name_that_leads_somewhere_else_later_is_looked_up_once(
    anyio_backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The letter goes to the address that was checked, not to what the name leads to a moment later."""
    asked: list[str] = []

    async def look_up(host: str, port: int, **_: Any) -> Any:
        asked.append(host)
        return [(2, 1, 6, "", ("192.0.2.1" if len(asked) > 1 else "127.0.0.1", port))]

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "getaddrinfo", look_up)
    with pytest.raises(BadRequest):
        await addresses.post("http://rebinding.example/", b"", {})
    assert asked == ["rebinding.example"]


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_a_receiver_that_answers_byte_by_byte_is_given_up(
    anyio_backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            for _ in range(100):
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.1)
        writer.close()
        gone.set()

    gone = asyncio.Event()
    monkeypatch.setattr(addresses, "is_public", lambda address: True)
    monkeypatch.setattr(addresses, "SECONDS", 0.3)
    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    began = time.monotonic()
    with pytest.raises((TimeoutError, httpx.HTTPError)):
        await addresses.post(f"http://127.0.0.1:{port}/", b"", {})
    assert time.monotonic() - began < 2
    await gone.wait()
    server.close()
    await server.wait_closed()


class Mailbox(http.server.BaseHTTPRequestHandler):
    letters: list[tuple[str, dict[str, str], bytes]]
    status = 200

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.letters.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(self.status)
        self.send_header("location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        return None


@pytest.fixture
def mailbox(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, type[Mailbox]]]:
    """A receiver on this machine, which stands for a public one."""
    box = type("Box", (Mailbox,), {"letters": []})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), box)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    monkeypatch.setattr(addresses, "is_public", lambda address: True)
    yield f"http://127.0.0.1:{server.server_port}", box
    server.shutdown()
    server.server_close()
    thread.join()


def until_letter(box: type[Mailbox], number: int = 1) -> None:
    deadline = time.monotonic() + 10
    while len(box.letters) < number:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def two_at_a_table(house: House) -> tuple[Any, Any, str]:
    hanno, mago = house.player("Hanno"), house.player("Mago")
    table = hanno.open("me", "open", public=True)["id"]
    mago.post(f"/api/tables/{table}/join", 201)
    return hanno, mago, table


def play_until_turn_of(seat: int, players: list[Any], table: str) -> None:
    """Let the other one move."""
    while (state := players[0].look(table))["turn"] != 1 - seat:
        players[seat].move(table, players[seat].look(table)["legal"][0]["move"])
    while (state := players[1 - seat].look(table))["turn"] == 1 - seat:
        players[1 - seat].move(table, state["legal"][0]["move"])


def test_a_webhook_hears_of_its_players_turn_and_of_nothing_else(
    shared: House, mailbox: tuple[str, type[Mailbox]]
) -> None:
    url, box = mailbox
    hanno, mago, table = two_at_a_table(shared)
    play_until_turn_of(1, [hanno, mago], table)  # nobody is being told of Hanno's turn when he asks to be
    assert hanno.http.put(f"/api/tables/{table}/webhook", json={"url": f"{url}/turn"}).status_code == 200
    assert hanno.get(f"/api/tables/{table}/webhook") == {"url": f"{url}/turn"}
    play_until_turn_of(0, [hanno, mago], table)
    until_letter(box)
    path, _, body = box.letters[0]
    letter = json.loads(body)
    assert path == "/turn"
    assert letter["event"] == "your-turn"
    assert set(letter) == {"event", "table", "name", "seat", "message", "url"}
    assert hanno.http.delete(f"/api/tables/{table}/webhook").status_code == 200
    play_until_turn_of(0, [hanno, mago], table)
    time.sleep(0.2)
    assert len(box.letters) == 1


def test_a_redirect_is_not_followed(shared: House, mailbox: tuple[str, type[Mailbox]]) -> None:
    url, box = mailbox
    box.status = 307
    hanno, mago, table = two_at_a_table(shared)
    hanno.http.put(f"/api/tables/{table}/webhook", json={"url": url})
    play_until_turn_of(0, [hanno, mago], table)
    until_letter(box)
    time.sleep(0.1)
    assert {path for path, _, _ in box.letters} == {"/"}
    assert 'outcome="failed"' in shared.client().get("/metrics").text


def test_web_push_is_sealed_for_the_browser_and_signed(
    shared: House, mailbox: tuple[str, type[Mailbox]], monkeypatch: pytest.MonkeyPatch
) -> None:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    url, box = mailbox
    monkeypatch.setattr("cothon.server.http.routes.notices.checked_url", lambda url, schemes: url)
    assert shared.client().get("/api/meta").json()["push_key"]
    key = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PublicFormat.UncompressedPoint
    public = key.public_key().public_bytes(serialization.Encoding.X962, form)
    auth = os.urandom(16)
    keys = {"p256dh": url_safe(public), "auth": url_safe(auth)}
    hanno, mago, table = two_at_a_table(shared)
    body = {"endpoint": f"{url}/push/1", "keys": keys, "expirationTime": None}
    assert hanno.http.put("/api/push", json=body).json() == {"subscribed": True}
    play_until_turn_of(0, [hanno, mago], table)
    until_letter(box)
    _, headers, sealed = box.letters[0]
    import http_ece

    letter = json.loads(http_ece.decrypt(sealed, private_key=key, auth_secret=auth, version="aes128gcm"))
    assert letter["table"] == table
    assert headers["authorization"].startswith("vapid t=")
    assert headers["content-encoding"] == "aes128gcm"
    box.status = 410
    play_until_turn_of(0, [hanno, mago], table)
    until_letter(box, 2)
    assert hanno.http.delete("/api/push").json() == {"subscribed": False}


def url_safe(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
