"""Who gave a seat up for good, so that their name and words there can be deleted with them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "former",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "until", name="pk_former"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_former_table_id"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_former_player"),
    )
    op.create_index("ix_former_player", "former", ["player"])
