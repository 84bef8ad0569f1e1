"""The door: who comes in, and how much they may ask for."""

from __future__ import annotations

from cothon.server.http.limits import Rate, Turnstile, a_minute, an_hour
from cothon.server.settings import Settings
from cothon.server.store.database import Store
from cothon.server.tables.refusals import NotAllowed, NoToken
from cothon.server.tables.seats import Actor, hashed

ACTORS_IN_MEMORY = 20_000
REPORTS_AN_HOUR = 20
WORK_A_SECOND = 20.0  # pieces of long work that one address may ask for


class Door:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.store = store
        self.by_token = Rate(settings.requests_a_second, settings.burst)
        self.by_address = Rate(settings.requests_a_second * 4, settings.burst * 4)
        self.work = Rate(WORK_A_SECOND, settings.burst)
        self.openings = an_hour(settings.tables_an_hour)
        self.reports = an_hour(REPORTS_AN_HOUR)
        self.letters = an_hour(settings.letters_an_hour)
        self.registrations = an_hour(settings.players_an_hour)
        self.failures = a_minute(settings.failures_a_minute)
        self.hints = a_minute(settings.hints_a_minute)
        self.chats = a_minute(settings.chats_a_minute)
        self.reviews = an_hour(settings.reviews_an_hour)
        self.tries = a_minute(settings.tries_a_minute)
        self.turnstile = Turnstile()
        self.actors: dict[str, Actor] = {}
        self.forgotten = 0  # how often the database had to be asked again

    async def actor(self, token: str, address: str) -> Actor:
        """Whoever holds the token. Whether a seat's token fits is for its table to say."""
        token_hash = hashed(token)
        if token.startswith("s_"):
            return Actor(seat_hash=token_hash)
        known = self.actors.get(token_hash)
        if known is None:
            known = await self.read_actor(token_hash, address)
        return known

    async def read_actor(self, token_hash: str, address: str) -> Actor:
        forgotten, row = self.forgotten, await self.store.player_of_token(token_hash)
        if row is None:
            self.failures.take(address)
            raise NoToken("bad-token")
        if row["banned"]:
            raise NotAllowed("banned")
        actor = Actor(row["id"], row["name"], bool(row["bot"]))
        if forgotten == self.forgotten:  # otherwise somebody may have been banned while this was read
            if len(self.actors) >= ACTORS_IN_MEMORY:
                self.actors.clear()
            self.actors[token_hash] = actor
        return actor

    def forget(self, player: str) -> None:
        """Ask the database again who this is."""
        self.forgotten += 1
        for token_hash in [key for key, actor in self.actors.items() if actor.player == player]:
            del self.actors[token_hash]
