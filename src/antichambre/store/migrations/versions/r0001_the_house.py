"""The house as it was first built."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _the_house()
    _its_people()
    _their_tables()
    _what_became_of_them()


def _the_house() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "hands",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("group", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _its_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("admitted", sa.Boolean, nullable=False),
        sa.Column("known_from", sa.BigInteger, nullable=False),
        sa.Column("merged_into", sa.Text, sa.ForeignKey("people.id")),
        sa.Column("name_key", sa.Text),
    )
    op.create_index("people_name_key", "people", ["name_key"], unique=True)
    op.create_index("people_merged_into", "people", ["merged_into"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_person", "tokens", ["person"])
    op.create_table(
        "invites",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("uses_left", sa.Integer, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("muted", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_index("mutes_muted", "mutes", ["muted"])


def _their_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("number", sa.Integer, nullable=False, server_default="0"),
        sa.Column("steward", sa.Text),
        sa.Column("steward_until", sa.BigInteger),
    )
    due = sa.text("due_at IS NOT NULL")
    op.create_index("tables_status", "tables", ["status", "updated_at"])
    op.create_index("tables_due", "tables", ["due_at"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "entries",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("hand", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "table_people",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id")),
        sa.Column("level", sa.Text),
    )
    op.create_index("table_people_person", "table_people", ["person"])


def _what_became_of_them() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id")),
        sa.Column("level", sa.Text),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_index("results_person", "results", ["person", "ended_at"])
    op.create_index("results_person_game", "results", ["person", "game", "ended_at"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_game", "ratings", ["game"])
