"""Around every request: its length, its time, and the headers that keep browsers safe."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cothon.core.refusal import Refusal
from cothon.server.http.access import address_of, language_of
from cothon.server.http.door import Door
from cothon.server.http.routes.common import answer, refusal_answer
from cothon.server.logs import log, log_crash
from cothon.server.server import Server
from cothon.server.tables.refusals import TooLarge, TooSlow, Unavailable, error_body

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")  # others would each make a metric of their own
NO_STORE = (b"cache-control", b"no-store")
ASK_AGAIN = (b"cache-control", b"no-cache")
FOR_GOOD = (b"cache-control", b"public, max-age=31536000, immutable")  # its name has its hash


class BrokenOff(Exception):
    """What was begun to be answered cannot be finished; what went wrong is in the log already."""


class Hardened:
    def __init__(self, app: ASGIApp, server: Server, door: Door) -> None:
        self.app = app
        self.server = server
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await Exchange(self.server, self.door, scope, send).run(self.app, receive)


class Exchange:
    """One request and its answer."""

    def __init__(self, server: Server, door: Door, scope: Scope, send: Send) -> None:
        self.server = server
        self.door = door
        self.scope = scope
        self.forward = send
        self.started = time.perf_counter()
        self.answered = False
        settings = server.settings
        self.limit = settings.import_limit if scope["path"].endswith("/import") else settings.body_limit

    async def run(self, app: ASGIApp, receive: Receive) -> None:
        request = HTTPConnection(self.scope)
        try:
            self.door.by_address.take(address_of(request, self.server.settings.proxied))
            body = await self.whole_body(receive)
        except Refusal as refusal:
            reply = refusal_answer(request, refusal)
            reply.headers["connection"] = "close"  # the rest of the body is not read
            await reply(self.scope, receive, self.send)
            return
        if body is None:
            return
        await self.door.turnstile.step_in()
        try:
            await app(self.scope, replayed(body, receive), self.send)
        except Exception:
            await self.fail(request, receive)

    async def fail(self, request: HTTPConnection, receive: Receive) -> None:
        """The server's mistake: told with a number that stands in the log. Half an answer is broken off."""
        number = secrets.token_hex(4)
        log_crash("request-failed", id=number, method=self.scope["method"], route=route_of(self.scope))
        self.server.metrics.failures.labels(where="http").inc()
        if self.answered:
            raise BrokenOff
        reply = answer(error_body(Unavailable("internal", id=number), language_of(request)), 500)
        reply.headers.update({"connection": "close", "error-id": number})
        await reply(self.scope, receive, self.send)

    async def whole_body(self, receive: Receive) -> bytes | None:
        """None when the client has hung up before the end."""
        length = dict(self.scope["headers"]).get(b"content-length", b"0")
        if length.isdigit() and int(length) > self.limit:
            raise TooLarge("too-large", limit=self.limit)
        try:
            async with asyncio.timeout(self.server.settings.body_seconds):
                return await self.all_parts(receive)
        except TimeoutError as error:
            raise TooSlow("too-slow") from error

    async def all_parts(self, receive: Receive) -> bytes | None:
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            if len(body) > self.limit:
                raise TooLarge("too-large", limit=self.limit)
            if not message.get("more_body"):
                return bytes(body)

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS, *self.caching(message)]
            self.count(message["status"])
            self.answered = True
        await self.forward(message)

    def caching(self, message: Message) -> list[tuple[bytes, bytes]]:
        """What the API says is kept by nobody; the page is asked for again, what it is built of is not."""
        path = self.scope["path"]
        if path.startswith("/api"):
            return [NO_STORE]
        return [FOR_GOOD if path.startswith("/assets/") and message["status"] < 400 else ASK_AGAIN]

    def count(self, status: int) -> None:
        method = self.scope["method"] if self.scope["method"] in METHODS else "other"
        route = route_of(self.scope)
        self.server.metrics.requests.labels(method=method, route=route, status=str(status)).inc()
        seconds = time.perf_counter() - self.started
        self.server.metrics.seconds.observe(seconds)
        log("request", logging.DEBUG, method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def route_of(scope: Scope) -> str:
    """For logs and metrics: the pattern, never the path, which may hold an invitation."""
    return str(getattr(scope.get("route"), "path", "other"))


def replayed(body: bytes, receive: Receive) -> Receive:
    """What was received, for the application to receive."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return messages.pop() if messages else await receive()

    return replay


def origin_fits(request: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Browsers say where a page comes from; only our own pages may open a live channel. Programs say nothing."""
    origin = request.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == request.headers.get("host")
    except ValueError:
        return False
