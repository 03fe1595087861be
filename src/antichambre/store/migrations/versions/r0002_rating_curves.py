"""What a rating was after each game, so that it can be drawn as a curve."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("mu", sa.Float))
    op.add_column("results", sa.Column("sigma", sa.Float))
