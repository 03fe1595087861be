"""People whom the host has asked to hold back for a while; and when somebody last cleared away what nobody misses."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("limited_until", sa.BigInteger))
    limited = sa.text("limited_until IS NOT NULL")
    op.create_index("people_limited", "people", ["limited_until"], sqlite_where=limited, postgresql_where=limited)
    op.execute("INSERT INTO house (name, value) VALUES ('purged', '0')")
