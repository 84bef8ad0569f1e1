"""Who asks, in which language, and what they may see and do. A table you may not see looks as if there were none."""

from __future__ import annotations

import asyncio
import ipaddress
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, ParamSpec, TypeVar

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from cothon.core import words
from cothon.server.aside.aside import Aside
from cothon.server.http.door import Door
from cothon.server.server import Server
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.refusals import NotAllowed, NotFound, NoToken, TooMany
from cothon.server.tables.seats import Actor
from cothon.server.tables.viewer import Viewer, own_seat

PATIENCE = 5.0  # seconds that long work may wait until an address has earned it
HELD_BACK = 0.5, 1.0  # seconds before more is refused: who asks again at once is no burden, nor are many of them

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class AskedBy:
    """A request's sender."""

    server: Server
    door: Door
    aside: Aside
    actor: Actor | None
    language: str
    address: str

    async def with_token(self, token: str | None, language: str | None) -> AskedBy:
        actor = await self.door.actor(token, self.address) if token else None
        return replace(self, actor=actor, language=language if language in words.languages() else self.language)

    def take_rate(self, cost: float = 1.0) -> None:
        """Use up the token's rate; the address's is used before a request is looked at. Long work costs more."""
        rate, key = (self.door.by_address, self.address) if self.actor is None else (self.door.by_token, self.key())
        rate.take(key, cost)

    async def work(self, cost: float, work: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> T:
        """Long work, beside the event loop; charged to the address too, however many tokens there are behind it.
        Whoever asks for much waits for it; whoever asks for too much, for the refusal."""
        try:
            wait = self.door.work.reserve(self.address, cost, PATIENCE)
        except TooMany:
            await asyncio.sleep(random.uniform(*HELD_BACK))
            raise
        if wait:
            await asyncio.sleep(wait)
        return await self.aside.run(work, *arguments, **options)

    def key(self) -> str:
        assert self.actor is not None
        return self.actor.player or self.actor.seat_hash or ""

    def player(self) -> Actor:
        """Needed to open or join a table."""
        if self.actor is None or self.actor.player is None:
            raise NoToken("not-registered")
        return self.actor

    def check_code(self) -> None:
        """With an access code only registered players get in; a seat's token says nothing before its table is found."""
        if self.server.settings.access_code is not None and (self.actor is None or self.actor.player is None):
            raise NoToken("not-registered")


async def asked_by(request: Request) -> AskedBy:
    server, door = server_of(request), door_of(request)
    address = address_of(request, server.settings.proxied)
    asked = AskedBy(server, door, aside_of(request), None, language_of(request), address)
    token = bearer(request)
    if token is not None:
        asked = replace(asked, actor=await door.actor(token, address))
        asked.take_rate()
    return asked


Asked = Annotated[AskedBy, Depends(asked_by)]


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def door_of(connection: HTTPConnection) -> Door:
    door: Door = connection.app.state.door
    return door


def aside_of(connection: HTTPConnection) -> Aside:
    aside: Aside = connection.app.state.aside
    return aside


def bearer(request: HTTPConnection) -> str | None:
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise NoToken("bad-token")
    return token.strip()


def language_of(request: HTTPConnection) -> str:
    """`?lang=`, then the first language of Accept-Language that there is."""
    wishes = [request.query_params.get("lang", "")]
    wishes += [part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in words.languages()), words.DEFAULT)


def address_of(request: HTTPConnection, proxied: bool) -> str:
    """Behind one's own proxy the last address of X-Forwarded-For is the one it has seen itself."""
    forwarded = request.headers.getlist("x-forwarded-for") if proxied else []
    if forwarded:
        return network(forwarded[-1].split(",")[-1].strip())
    return network(request.client.host) if request.client else "unknown"


def network(address: str) -> str:
    """A household has one IPv4 address, but 2**64 of IPv6."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network(f"{address}/64", strict=False))
    except ValueError:
        return address


async def found(asked: AskedBy, table_id: str) -> Hosted:
    """The table; looking for one that is not there counts as a guess, like looking at one that is not yours."""
    try:
        return await asked.server.tables.find(table_id)
    except NotFound:
        asked.door.failures.take(asked.address)
        asked.check_code()
        raise


def viewer_of(hosted: Hosted, asked: AskedBy, seat: int | None, watch: str | None) -> Viewer:
    """The table through the eyes of the caller's seat (the one that decides if none is named), or a spectator's."""
    viewer = Viewer(hosted, asked.actor, None, asked.language)
    code_fits = watch is not None and secrets.compare_digest(watch.encode(), hosted.row["watch"].encode())
    if not (viewer.is_member or hosted.row["public"] or code_fits):
        asked.door.failures.take(asked.address)
        asked.check_code()
        raise NotFound("no-table")
    if not viewer.is_member:
        asked.check_code()
    if seat is not None and seat not in viewer.yours:
        raise NotAllowed("not-your-seat")
    viewer.seat = seat if seat is not None else own_seat(hosted, viewer.yours)
    return viewer


def seat_to_act(hosted: Hosted, asked: AskedBy, seat: int | None) -> int:
    """The caller's own seat; without a number the one that decides, or the first."""
    viewer = viewer_of(hosted, asked, seat, None)
    if viewer.seat is None:
        raise NotAllowed("not-your-seat")
    return viewer.seat


def seat_to_speak(hosted: Hosted, asked: AskedBy, seat: int | None) -> int:
    """Talk is kept like moves, so there is less of it."""
    own = seat_to_act(hosted, asked, seat)
    asked.door.chats.take(asked.key())
    return own


def seat_to_undo(hosted: Hosted, asked: AskedBy, seat: int | None) -> int:
    """Of several seats, the one that moved last."""
    own = seat_to_act(hosted, asked, seat)
    last = hosted.entries[-1].mover if hosted.entries else own
    yours = Viewer(hosted, asked.actor, None, asked.language).yours
    return last if seat is None and last in yours else own
