"""Whether everyone's points are shown, a choice of each table; those that were open keep them secret."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("points_shown", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("points_shown", server_default=None)
