"""Names that are one player's alone, ratings, further devices, and which notices are wanted.

Webhooks that never proved that they want letters go; their players name them again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    change_players()
    change_tables()
    make_devices()
    make_notices()
    make_ratings()
    op.execute("DELETE FROM notices WHERE kind = 'webhook'")


def change_players() -> None:
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("registered", sa.String(160)))
        players.add_column(sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("players") as players:
        players.alter_column("hidden", server_default=None)
        players.create_unique_constraint("uq_players_registered", ["registered"])


def change_tables() -> None:
    choices = ("rated", "counted")
    with op.batch_alter_table("tables") as tables:
        for choice in choices:
            tables.add_column(sa.Column(choice, sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables") as tables:
        for choice in choices:
            tables.alter_column(choice, server_default=None)
        tables.create_index("ix_tables_rated", ["rated", "counted"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("rated", sa.String(24)))
        seats.create_foreign_key("fk_seats_rated", "players", ["rated"], ["id"])
        seats.create_index("ix_seats_rated", ["rated"])


def make_devices() -> None:
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_tokens_player"),
    )
    op.create_index("ix_tokens_player", "tokens", ["player"])
    op.create_table(
        "carries",
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_carries"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_carries_player"),
    )


def make_notices() -> None:
    op.create_table(
        "wishes",
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Boolean(), nullable=False),
        sa.Column("full", sa.Boolean(), nullable=False),
        sa.Column("digest", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("email", sa.String(254)),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("asked", sa.Double(), nullable=False),
        sa.Column("digested", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_wishes"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_wishes_player"),
    )
    op.create_table(
        "told",
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("event", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", "event", "seq", name="pk_told"),
    )
    op.create_index("ix_told_at", "told", ["at"])
    op.create_table(
        "looks",
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_looks"),
    )
    op.create_index("ix_looks_at", "looks", ["at"])


def make_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_ratings_player"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(24)),
        sa.Column("level", sa.String(40)),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=False),
        sa.Column("sigma_before", sa.Double(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_outcomes"),
    )
    op.create_index("ix_outcomes_player", "outcomes", ["player", "at"])
