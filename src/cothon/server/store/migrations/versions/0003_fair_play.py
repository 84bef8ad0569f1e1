"""What a table says of itself from the start, who brought it from elsewhere, and seats that bots keep for people."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

CHOICES = ("hints", "practice", "one_screen")


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        for choice in CHOICES:
            tables.add_column(sa.Column(choice, sa.Boolean(), nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("imported_by", sa.String(40)))
    with op.batch_alter_table("tables") as tables:
        for choice in CHOICES:
            tables.alter_column(choice, server_default=None)
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("held", sa.String(8)))
    op.execute(
        "UPDATE tables SET imported_by = (SELECT name FROM players WHERE players.id = tables.owner)"
        " WHERE start LIKE '%\"dealt_from\":%'"
    )
    op.execute(
        "UPDATE tables SET one_screen = true WHERE id IN (SELECT table_id FROM seats WHERE player IS NOT NULL"
        " GROUP BY table_id, player HAVING count(*) > 1)"
    )
