"""The forms of the database: an older one is upgraded with all that is in it, a newer one is refused."""

import shutil
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, text

from antichambre.store import migrations
from antichambre.store.database import Database, open_database, settle
from antichambre.store.errors import StoreError
from antichambre.store.schema import metadata, people
from antichambre.store.scribe import Scribe
from store.writing import LIMIT, first, numbers, written

PRESENT = migrations.revisions()[-1]
LATER = f"{int(PRESENT) + 1:04}"
NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "{later}"
down_revision = "{present}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people", recreate="auto") as people:
        people.add_column(sa.Column("motto", sa.Text, nullable=False, server_default="Ultima ratio"))
    with op.batch_alter_table("tables", recreate="auto") as tables:
        tables.alter_column("moves", new_column_name="deeds")
    if {fails}:
        raise RuntimeError("a fault")
"""


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The migrations of a later Antichambre."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrations.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    add_later(folder, fails=False)
    return folder


def add_later(folder: Path, *, fails: bool) -> None:
    text = NEXT.format(fails=fails, later=LATER, present=PRESENT)
    (folder / "versions" / f"r{LATER}_later.py").write_text(text)


def inhabit(database: Database) -> None:
    def arrive(conn: Connection) -> None:
        told = {"lang": "fr", "created_at": 1, "seen_at": 1, "banned": False, "admitted": False, "known_from": 0}
        conn.execute(insert(people).values(id="p", name="Anne", **told))

    scribe = Scribe(database, "one")
    scribe.do(arrive).result(LIMIT)
    assert written(scribe, first("t"))
    scribe.close()


def form(database: Database) -> str:
    return database.read(lambda conn: str(conn.execute(text("SELECT version_num FROM alembic_version")).scalar_one()))


def test_the_migrations_build_the_schema(database: Database) -> None:
    def differences(conn: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(conn, opts={"compare_type": True}), metadata))

    assert database.read(differences) == []
    assert form(database) == migrations.revisions()[-1]


def test_they_follow_one_another() -> None:
    line = [script.revision for script in ScriptDirectory(str(migrations.FOLDER)).walk_revisions()]
    assert list(reversed(line)) == migrations.revisions()


def test_an_older_database_is_upgraded_with_all_that_is_in_it(database: Database, later: Path) -> None:
    inhabit(database)
    settle(database, later)
    assert form(database) == LATER
    mottos = text("SELECT id, motto FROM people")
    assert [tuple(row) for row in database.read(lambda conn: conn.execute(mottos).all())] == [("p", "Ultima ratio")]
    assert numbers(database, "t") == [1]
    assert database.read(lambda conn: conn.execute(text("SELECT deeds FROM tables")).scalar_one()) == 0
    settle(database, later)
    assert form(database) == LATER


def test_a_newer_one_is_refused_and_left_alone(database_url: str, later: Path) -> None:
    database = open_database(database_url)
    settle(database, later)
    database.close()
    with pytest.raises(StoreError, match="newer Antichambre") as refusal:
        open_database(database_url)
    assert refusal.value.details["theirs"] == LATER
    untouched = Database(database_url)
    assert form(untouched) == LATER
    untouched.close()


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(database: Database, later: Path) -> None:
    inhabit(database)
    add_later(later, fails=True)
    with pytest.raises(RuntimeError, match="a fault"):
        settle(database, later)
    assert form(database) == PRESENT
    assert numbers(database, "t") == [1]
    inhabitants = text("SELECT name FROM people")
    assert database.read(lambda conn: conn.execute(inhabitants).scalar_one()) == "Anne"
    with pytest.raises(Exception, match="motto"):
        database.read(lambda conn: conn.execute(text("SELECT motto FROM people")).all())


def test_a_form_that_is_not_ours(database_url: str) -> None:
    database = open_database(database_url)
    with database.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'ae1027a6acf'"))
    database.close()
    with pytest.raises(StoreError) as refusal:
        open_database(database_url)
    assert refusal.value.key == "store-foreign"
