"""Around every request: its length, its time, and the headers that keep browsers safe."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cothon.server.access import language_of
from cothon.server.logs import log
from cothon.server.refusals import TooLarge, error_body

if TYPE_CHECKING:
    from cothon.server.server import Server

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
NO_STORE = (b"cache-control", b"no-store")


class Hardened:
    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await Exchange(self.server, scope, send).run(self.app, receive)


class Exchange:
    """One request and its answer."""

    def __init__(self, server: Server, scope: Scope, send: Send) -> None:
        self.server = server
        self.scope = scope
        self.forward = send
        self.started = time.perf_counter()
        self.answered = False
        settings = server.settings
        self.limit = settings.import_limit if scope["path"].endswith("/import") else settings.body_limit

    async def run(self, app: ASGIApp, receive: Receive) -> None:
        body = await self.whole_body(receive)
        if body is None:
            await self.refuse()
            return
        messages = [{"type": "http.request", "body": body, "more_body": False}]

        async def replay() -> Message:
            return messages.pop() if messages else await receive()

        await app(self.scope, replay, self.send)

    async def whole_body(self, receive: Receive) -> bytes | None:
        """None when it is too long: the rest is not read."""
        length = dict(self.scope["headers"]).get(b"content-length", b"0")
        if length.isdigit() and int(length) > self.limit:
            return None
        body: bytes = b""
        while True:
            message = await receive()
            body += message.get("body", b"")
            if len(body) > self.limit:
                return None
            if not message.get("more_body"):
                return body

    async def refuse(self) -> None:
        from pydantic_core import to_json

        text = to_json(error_body(TooLarge("too-large", limit=self.limit), language_of(HTTPConnection(self.scope))))
        headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
        await self.send({"type": "http.response.start", "status": 413, "headers": headers})
        await self.send({"type": "http.response.body", "body": text})

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS, *self.caching(message)]
            self.count(message["status"])
        await self.forward(message)

    def caching(self, message: Message) -> list[tuple[bytes, bytes]]:
        """What the API says is never kept by browsers or proxies."""
        return [NO_STORE] if self.scope["path"].startswith("/api") else []

    def count(self, status: int) -> None:
        route = self.scope.get("route")
        path = getattr(route, "path", "other")
        self.server.metrics.requests.labels(method=self.scope["method"], route=path, status=str(status)).inc()
        seconds = time.perf_counter() - self.started
        self.server.metrics.seconds.observe(seconds)
        log(
            "request",
            logging.DEBUG,
            method=self.scope["method"],
            route=path,
            status=status,
            ms=round(seconds * 1000, 1),
        )


def origin_fits(request: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Browsers say where a page comes from; only our own pages may open a live channel. Programs say nothing."""
    origin = request.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == request.headers.get("host")
