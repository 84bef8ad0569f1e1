"""The parts of a running server, started and stopped together."""

from __future__ import annotations

import asyncio

from cothon.server.bots import BotSeats
from cothon.server.bus import bus_for
from cothon.server.housekeeping import Housekeeping
from cothon.server.limits import Rate, a_minute, an_hour
from cothon.server.live import Live
from cothon.server.metrics import Metrics
from cothon.server.notices import Notices
from cothon.server.refusals import NoToken
from cothon.server.seats import Actor, hashed
from cothon.server.settings import Settings
from cothon.server.store import Store
from cothon.server.tables import Tables
from cothon.server.workers import Workers
from cothon.server.writer import Writer

ACTORS_IN_MEMORY = 20_000


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database_url())
        self.writer = Writer(self.store, self.metrics)
        self.bus = bus_for(self.store.url, self.store.process)
        self.tables = Tables(settings, self.store, self.writer, self.bus, self.metrics)
        self.workers = Workers(settings.bot_workers, settings.bot_grace, self.metrics)
        self.bots = BotSeats(self.tables, self.workers)
        self.live = Live(self)
        self.notices = Notices(self)
        self.tables.listeners.append(self.live.announce)
        self.tables.followers += [self.bots.announce, self.notices.announce]
        self.by_token = Rate(settings.requests_a_second, settings.burst)
        self.by_address = Rate(settings.requests_a_second * 4, settings.burst * 4)
        self.openings = an_hour(settings.tables_an_hour)
        self.registrations = an_hour(settings.players_an_hour)
        self.failures = a_minute(settings.failures_a_minute)
        self.hints = a_minute(settings.hints_a_minute)
        self.chats = a_minute(settings.chats_a_minute)
        self.housekeeping = Housekeeping()
        self.actors: dict[str, Actor] = {}
        self.stopping = False

    async def start(self) -> None:
        await self.store.start()
        self.writer.start()
        await self.bus.start(self.tables.heard, self.tables.missed)
        await self.notices.start()
        self.bots.start()
        self.live.start()
        if self.settings.own_process:
            self.housekeeping.start()

    async def stop(self) -> None:
        """Clients are told, what was begun is written, then everything ends."""
        self.stopping = True
        await self.live.stop()
        await self.housekeeping.stop()
        await self.bots.stop()
        if self.tables.tasks:
            await asyncio.wait(self.tables.tasks, timeout=10)
        await self.bus.stop()
        await self.writer.stop()
        await self.workers.stop()
        await self.store.stop()

    async def actor(self, token: str, address: str) -> Actor:
        """Who holds the token. Whether a seat's token fits is for its table to say."""
        token_hash = hashed(token)
        if token.startswith("s_"):
            return Actor(seat_hash=token_hash)
        known = self.actors.get(token_hash)
        if known is None:
            known = await self.read_actor(token_hash, address)
        return known

    async def read_actor(self, token_hash: str, address: str) -> Actor:
        row = await self.store.player_of_token(token_hash)
        if row is None:
            self.failures.take(address)
            raise NoToken("bad-token")
        if len(self.actors) >= ACTORS_IN_MEMORY:
            self.actors.clear()
        actor = self.actors[token_hash] = Actor(row["id"], row["name"], bool(row["bot"]))
        return actor
