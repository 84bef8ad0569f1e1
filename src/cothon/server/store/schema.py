"""The tables of the database. Migrations make them; a test holds both to the same shape."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("created", Double, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("recovery_hash", String(64), index=True),
    Column("registered", String(160), unique=True),  # the name as it is compared, where it is this player's alone
    Column("hidden", Boolean, nullable=False),  # their games are not to be looked up by name
)

tokens = Table(  # of further devices
    "tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

carries = Table(  # codes by which another device becomes the same player, each good for once
    "carries",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("until", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("memory_aid", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("one_screen", Boolean, nullable=False),
    Column("imported_by", String(40)),
    Column("rated", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),  # its result is among the ratings
    Column("points_shown", Boolean, nullable=False),
    Column("seconds_a_move", Integer),
    Column("language", String(2), nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("start", Text, nullable=False),  # JSON: options of the game, the position it started from
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("watch", String(64), nullable=False, unique=True),
    Column("owner", ForeignKey("players.id"), nullable=False),
    Column("created", Double, nullable=False),
    # what lists and clocks need of the last event, written together with it
    Column("status", String(8), nullable=False),
    Column("turn", Integer),
    Column("deadline", Double, index=True),
    Column("ending", String(40)),
    Column("seq", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Index("ix_tables_listed", "public", "status", "created"),
    Index("ix_tables_status", "status"),
    Index("ix_tables_rated", "rated", "counted"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, program, bot, open
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("left", Boolean, nullable=False),
    Column("held", String(8)),  # who may come back to the bot's seat: a person, a program
    Column("player", ForeignKey("players.id"), index=True),
    Column("token_hash", String(64)),
    Column("invitation", String(64), unique=True),
    Column("rated", ForeignKey("players.id"), index=True),  # for whom the seat counts, whoever sits there by now
)

former = Table(  # who had a seat and gave it up for good; their name and words there are still theirs to delete
    "former",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("until", Integer, primary_key=True),  # the change with which they left
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
)

events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # two processes cannot both append the same number
    Column("at", Double, nullable=False),
    Column("kind", String(8), nullable=False),  # move, undo, chat, seats, ask, hint
    Column("seat", Integer),
    Column("data", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

results = Table(  # of finished games, for lists and statistics; what replaying would give
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Double, nullable=False),  # when the game ended
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),  # in statistics
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("made", Double, nullable=False),
    Column("data", Text, nullable=False),  # JSON, in all languages
)

notices = Table(
    "notices",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("table_id", String(24), primary_key=True),  # empty: all tables of the player
    Column("kind", String(8), primary_key=True),  # push, webhook
    Column("target", Text, nullable=False),
)

wishes = Table(  # which notices a player wants, and where letters go
    "wishes",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("after", Integer, nullable=False),  # minutes of not looking
    Column("turn", Boolean, nullable=False),
    Column("full", Boolean, nullable=False),
    Column("digest", Boolean, nullable=False),
    Column("language", String(2), nullable=False),
    Column("email", String(254)),
    Column("confirmed", Boolean, nullable=False),
    Column("asked", Double, nullable=False),  # when the address was named
    Column("digested", Double, nullable=False),  # when the last daily letter was due
)

told = Table(  # notices that were sent, so that no two processes send the same
    "told",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("event", String(12), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False, index=True),
)

looks = Table(  # when a player who wants notices last looked at a table
    "looks",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("at", Double, nullable=False, index=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Index("ix_ratings_game", "game"),
)

outcomes = Table(  # of rated games, one row for each seat; they stay when the table goes
    "outcomes",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),  # no table is counted twice
    Column("player", String(24)),
    Column("level", String(40)),  # a bot's
    Column("left", Boolean, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ix_outcomes_player", "player", "at"),
)

orders = Table(  # to all processes, and what the owner has done
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # table, player, name, reveal
    Column("subject", String(24), nullable=False),
    Column("note", String(200), nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("player", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("data", Text, nullable=False),  # JSON: what the player saw
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
