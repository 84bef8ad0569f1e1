"""What the server's owner can choose."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

KILOBYTE = 1024


@dataclass(frozen=True)
class Settings:
    database: str | None = None  # a SQLAlchemy URL; None: a SQLite file in the user's data folder
    access_code: str | None = None  # asked for when a player registers
    origins: tuple[str, ...] = ()  # web pages of other hosts that may use the server
    proxied: bool = False  # the client's address is in X-Forwarded-For, set by one's own proxy
    owner_token: str | None = None  # whoever has it may do what `cothon admin` does, and read /metrics
    keep: tuple[tuple[str, float], ...] = ()  # days that things are kept (owner/retention.py)
    public_url: str | None = None  # what links to this server begin with, in notices

    mail_server: str | None = None  # smtp://… or smtps://…, for letters to those who want them
    mail_from: str | None = None
    notice_minutes: int = 5  # of not looking until a player is told of their turn, unless they say otherwise
    notice_every: float = 15.0  # seconds between looks for notices that are due

    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    cluster: str | None = None  # a Ray cluster on whose nodes bots think and games are reviewed
    bot_pause: float = 0.7  # seconds before a bot moves, so that people can follow
    bot_grace: float = 4.0  # seconds beyond its own limit after which a bot is given up
    bot_start: float = 20.0  # seconds in which the process that bots think in may load
    hints_a_minute: int = 20
    chats_a_minute: int = 60
    reviews_an_hour: int = 20  # that one player may ask for
    letters_an_hour: int = 6  # first letters to an e-mail address or a webhook, that one player may ask for
    tries_a_minute: int = 20  # at decisions of reviewed games
    review_workers: int = 1  # reviews at the same time
    review_effort: float = 1.0
    review_threads: int = max(1, (os.cpu_count() or 2) - 1)

    requests_a_second: float = 30.0  # of one token; an address may use four times as many
    burst: int = 120
    tables_an_hour: int = 120  # that one address may open
    players_an_hour: int = 120
    failures_a_minute: int = 20  # wrong access codes, tokens and links of one address
    head_seconds: float = 8.0  # in which a connection must have asked for something
    body_seconds: float = 30.0  # in which a request must be complete
    body_limit: int = 32 * KILOBYTE
    import_limit: int = 1024 * KILOBYTE
    sockets_an_address: int = 400  # connections of any kind
    connections_an_address: int = 200  # of them live ones
    connections_a_table: int = 64

    own_process: bool = False  # nothing else runs here, so memory can be kept in the server's own way
    heartbeat: float = 20.0
    outbox: int = 64  # messages a slow client may be behind
    tables_in_memory: int = 5000
    snapshot_every: int = 64  # events
    sweep_every: float = 5.0  # seconds between looks for clocks that run out soon and bots that were forgotten

    def database_url(self) -> str:
        if self.database is not None:
            return self.database
        from platformdirs import user_data_path

        return f"sqlite:///{Path(user_data_path('cothon', ensure_exists=True)) / 'cothon.db'}"
