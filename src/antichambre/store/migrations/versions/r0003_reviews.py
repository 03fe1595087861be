"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("form", sa.Integer, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("hand", sa.Text),
        sa.Column("hand_until", sa.BigInteger),
        sa.Column("body", sa.Text),
    )
    waiting = sa.text("body IS NULL")
    op.create_index("reviews_waiting", "reviews", ["asked_at"], sqlite_where=waiting, postgresql_where=waiting)
