"""What owners and people need to look after themselves: bans, recovery codes, orders to all processes, reports."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("banned", sa.Boolean(), nullable=False, server_default=sa.false()))
        players.add_column(sa.Column("recovery_hash", sa.String(64)))
    with op.batch_alter_table("players") as players:
        players.alter_column("banned", server_default=None)
        players.create_index("ix_players_recovery_hash", ["recovery_hash"])
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("subject", sa.String(24), nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_orders"),
    )
    op.create_index("ix_orders_at", "orders", ["at"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
