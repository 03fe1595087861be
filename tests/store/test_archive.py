"""A whole house in one file, and back."""

import os
import stat
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Column, Connection, Table, select, update

from antichambre.store import archive, keys, people, presence, ratings, reviews, schema, sessions
from antichambre.store.accounts import register
from antichambre.store.archive import Imported, export_house, import_house
from antichambre.store.database import Database, open_database
from antichambre.store.errors import StoreError
from antichambre.store.notes import on_page
from antichambre.store.people import arrive, mute
from antichambre.store.scribe import Page, Row, Scribe, Seating
from antichambre.table.notes import Note
from postgres import Postgres
from store.writing import LIMIT, card, numbers, until, written
from terminal.evening import Evening

NOW = 1_700_000_000_000
HASH = "$argon2id$not-a-real-hash"

Rows = dict[str, list[tuple[object, ...]]]


def said(number: int, text: str = "Bonjour 👑") -> Row:
    body = msgspec.json.encode({"entry": "said", "person": "p", "text": text}).decode()
    return Row(number, NOW + number, "said", body)


@contextmanager
def writing(database: Database) -> Iterator[Scribe]:
    scribe = Scribe(database, "one")
    try:
        yield scribe
    finally:
        scribe.close()


def inhabit(scribe: Scribe, tables: int = 250) -> None:
    """Two accounts, one of which was a guest before, a guest; mutes, tokens, an invitation, tables, a note, results,
    reviews. Nothing of what may be empty is empty everywhere."""

    def arrivals(conn: Connection) -> tuple[str, str]:
        anne = register(conn, arrive(conn, "Anne", "fr", NOW).id, "Anne", HASH)
        luynes = register(conn, arrive(conn, "Luynes", "en", NOW).id, "Luynes", HASH)
        was = arrive(conn, "Passant", "fr", NOW)
        conn.execute(update(schema.people).where(schema.people.c.id == was.id).values(merged_into=anne.id))
        mute(conn, anne.id, luynes.id)
        keys.issue_token(conn, anne.id, "script", NOW)
        sessions.begin(conn, anne.id, "Firefox · Linux", NOW)
        keys.create_invite(conn, 3, NOW)
        presence.limit(conn, luynes.id, NOW)
        return anne.id, luynes.id

    anne, luynes = scribe.do(arrivals).result(LIMIT)
    futures = [
        scribe.write(
            Page(
                f"t{number:03}",
                [said(1), said(2), said(3)],
                card(f"t{number:03}", status="over", due_at=None if number else NOW),
                [Seating(0, anne), Seating(1, luynes if number % 2 else None, None if number % 2 else "page")],
            )
        )
        for number in range(tables)
    ]
    assert all(future.result(LIMIT) for future in futures)
    seats = [ratings.SeatOutcome(anne, None, 7.0, 1), ratings.SeatOutcome(luynes, None, 3.5, 2)]
    scribe.do(lambda conn: ratings.settle(conn, ratings.GameResult("t001", "richelieu", NOW, seats), NOW)).result(LIMIT)
    alone = [ratings.SeatOutcome(anne, None, 7.25, 2), ratings.SeatOutcome(None, "page", 8.0, 1)]
    scribe.do(lambda conn: ratings.settle(conn, ratings.GameResult("t000", "richelieu", NOW, alone), NOW)).result(LIMIT)

    def reviewed(conn: Connection) -> None:
        for table in ("t000", "t001"):
            reviews.ask(conn, table, 3, NOW)
            reviews.promise(conn, table, "one", NOW, NOW + 9, 0.3)
        reviews.finish(conn, "t001", 3, '{"verdicts": "é"}')

    scribe.do(reviewed).result(LIMIT)
    assert written(scribe, Page("t000", [], notes=[on_page(0, Note({"plot louvois": "enough"}, 9, "enough"))]))


def house_s(table: Table) -> list[Column[Any]]:
    """The columns that are the house's own."""
    return [column for column in table.columns if column.name not in archive.PROMISES.get(table.name, ())]


def contents(database: Database) -> Rows:
    """All that a house holds, except what its servers have promised each other."""
    left_out = {table.name for table in archive.LEFT_OUT}

    def read(conn: Connection) -> Rows:
        return {
            table.name: [tuple(row) for row in conn.execute(select(*house_s(table)).order_by(*table.primary_key))]
            for table in schema.metadata.sorted_tables
            if table.name not in left_out
        }

    return database.read(read)


@pytest.fixture
def other(request: pytest.FixtureRequest, database_url: str, tmp_path: Path) -> Iterator[Database]:
    """An empty house, of the other kind of database."""
    if database_url.startswith("postgresql"):
        place = str(tmp_path / "other.sqlite")
    else:
        server = request.getfixturevalue("postgres")
        assert isinstance(server, Postgres)
        place = server.new_database()
    database = open_database(place)
    yield database
    database.close()


def test_a_house_moves_to_the_other_kind_of_database(database: Database, other: Database, tmp_path: Path) -> None:
    with writing(database) as scribe:
        inhabit(scribe)
    export_house(database, tmp_path / "house.zip")
    with writing(other) as scribe:
        assert import_house(scribe, tmp_path / "house.zip") == Imported(people=3, tables=250)
        assert contents(other) == contents(database)
        again = import_house(scribe, tmp_path / "house.zip")
    assert again == Imported(known_people=3, known_tables=250)
    assert contents(other) == contents(database)


def test_every_table_is_carried_or_left_out_on_purpose() -> None:
    """Whoever adds one to the schema says here which."""
    carried = {schema.house, *archive.BESIDE, *archive.LAID}
    assert carried | set(archive.LEFT_OUT) == set(schema.metadata.sorted_tables)
    assert not carried & set(archive.LEFT_OUT)


def test_there_and_back_row_by_row(tmp_path: Path, postgres: Postgres) -> None:
    """From SQLite to PostgreSQL, and from there to SQLite again: each row of each table, each byte of the archive."""
    places: list[str | Path] = [tmp_path / "first.sqlite", postgres.new_database(), tmp_path / "last.sqlite"]
    houses = [open_database(place) for place in places]
    with writing(houses[0]) as scribe:
        inhabit(scribe)
    rows = contents(houses[0])
    for table in (table for table in schema.metadata.sorted_tables if table not in archive.LEFT_OUT):
        columns = zip(house_s(table), zip(*rows[table.name], strict=True), strict=True)
        assert [column.name for column, values in columns if set(values) == {None}] == [], table.name
        assert rows[table.name], f"{table.name}: let `inhabit` put something into it"
    for number, (here, there) in enumerate(pairwise(houses)):
        export_house(here, tmp_path / f"{number}.zip")
        with writing(there) as scribe:
            import_house(scribe, tmp_path / f"{number}.zip")
        assert contents(there) == rows
        assert unpacked(tmp_path / f"{number}.zip") == unpacked(tmp_path / "0.zip")
    for house in houses:
        house.close()


def unpacked(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as archived:
        return {name: archived.read(name) for name in archived.namelist()}


def test_a_command_makes_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(tmp_path / "home", monkeypatch)
    first = open_database(tmp_path / "first.sqlite")
    with writing(first) as scribe:
        inhabit(scribe, tables=3)
    there = ["--database", str(tmp_path / "new.sqlite")]
    (tmp_path / "letter").write_text("Monsieur")
    assert evening.run("import", tmp_path / "letter", *there).code == 1
    assert evening.run("import", tmp_path / "letter", "--person", "Anne", *there).code == 1
    assert evening.run("backup", tmp_path / "copy.sqlite", *there).code == 1
    assert not (tmp_path / "new.sqlite").exists(), "no house for what is none"
    assert evening.run("export", "--house", tmp_path / "house.zip", "--database", tmp_path / "first.sqlite").code == 0
    heard = evening.run("import", tmp_path / "house.zip", *there)
    assert (heard.code, heard.err) == (0, "")
    new = open_database(tmp_path / "new.sqlite")
    assert contents(new) == contents(first)
    for house in (first, new):
        house.close()


def test_only_its_host_can_read_it(database: Database, tmp_path: Path) -> None:
    export_house(database, tmp_path / "house.zip")
    assert [file.name for file in tmp_path.iterdir() if "sqlite" not in file.name] == ["house.zip"]
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "house.zip").stat().st_mode) == 0o600


def test_into_a_house_that_lives(database: Database, other: Database, tmp_path: Path) -> None:
    with writing(database) as scribe:
        inhabit(scribe, tables=3)
    export_house(database, tmp_path / "house.zip")
    with writing(other) as scribe:
        local = scribe.do(lambda conn: register(conn, arrive(conn, "Anne", "fr", 1).id, "ANNE", "x")).result(LIMIT)
        own = Page("t001", [said(1, "ours")], card("t001"), [Seating(0, local.id)])
        assert written(scribe, own)
        secret = contents(other)["house"]
        imported = import_house(scribe, tmp_path / "house.zip")
    assert imported == Imported(people=3, namesakes=1, tables=2, known_tables=1)
    assert contents(other)["house"] == secret
    assert numbers(other, "t001") == [1] and numbers(other, "t002") == [1, 2, 3]
    found = {str(row[0]): row for row in contents(other)["people"]}
    assert len(found) == 4
    assert [person for person in found.values() if "anne" in person] == [found[local.id]]
    named = other.read(lambda conn: people.names_of(conn, list(found)))
    assert sorted(str(name) for name in named.values()) == ["ANNE", "Anne", "Anne", "Luynes"]


def test_what_somebody_has_ended_since_stays_ended(database: Database, tmp_path: Path) -> None:
    """An older archive of the same house opens no door that was shut: no session, no token; and mutes nobody."""
    with writing(database) as scribe:
        inhabit(scribe, tables=2)
        export_house(database, tmp_path / "house.zip")

        def change_her_mind(conn: Connection) -> None:
            anne = people.found(conn, "Anne").id
            sessions.end_all(conn, anne)
            people.unmute(conn, anne, people.found(conn, "Luynes").id)

        scribe.do(change_her_mind).result(LIMIT)
        before = contents(database)
        assert not (before["sessions"] or before["tokens"] or before["mutes"])
        import_house(scribe, tmp_path / "house.zip")
    assert contents(database) == before


def test_an_export_shows_one_moment(database: Database, other: Database, tmp_path: Path) -> None:
    """While the house is written to: what was written together, first and last in the archive, is there together."""
    stop = threading.Event()
    count = 0

    def write(conn: Connection) -> None:
        conn.execute(update(schema.people).values(seen_at=count))
        conn.execute(update(schema.tables).where(schema.tables.c.id == "t249").values(updated_at=count))

    with writing(database) as scribe:
        inhabit(scribe)

        def play() -> None:
            nonlocal count
            while not stop.is_set():
                count += 1
                scribe.do(write).result(LIMIT)

        player = threading.Thread(target=play)
        player.start()
        try:
            until(lambda: count > 5)
            export_house(database, tmp_path / "house.zip")
        finally:
            stop.set()
            player.join()
    with writing(other) as scribe:
        import_house(scribe, tmp_path / "house.zip")
    seen = other.read(lambda conn: set(conn.execute(select(schema.people.c.seen_at)).scalars()))
    last = select(schema.tables.c.updated_at).where(schema.tables.c.id == "t249")
    assert seen == {other.read(lambda conn: conn.execute(last).scalar_one())}


@pytest.mark.parametrize("later", ["notes", "reviews"])
def test_one_from_before_there_were_such_things(later: str, database: Database, tmp_path: Path) -> None:
    older = open_database(tmp_path / "older.sqlite")
    with writing(older) as scribe:
        inhabit(scribe, tables=2)
    export_house(older, tmp_path / "house.zip")
    older.close()
    now = unpacked(tmp_path / "house.zip")[archive.TABLES]
    lines = [msgspec.json.decode(line) for line in now.splitlines()]
    dropped = [line.pop(later) for line in lines]
    assert any(dropped)
    then = b"\n".join(map(msgspec.json.encode, lines))
    with writing(database) as scribe:
        import_house(scribe, change(tmp_path / "house.zip", archive.TABLES, now, then))
    assert contents(database)[later] == []
    assert len(contents(database)["tables"]) == 2


def test_one_from_before_there_were_curves(database: Database, tmp_path: Path) -> None:
    """What came to the form of a house later, and may be empty, is empty."""
    older = open_database(tmp_path / "older.sqlite")
    with writing(older) as scribe:
        inhabit(scribe, tables=2)
    export_house(older, tmp_path / "house.zip")
    older.close()
    with zipfile.ZipFile(tmp_path / "house.zip") as archived:
        lines = [msgspec.json.decode(line) for line in archived.read(archive.TABLES).splitlines()]
    known = lines[1]["results"][0]
    curve = ",".join(f'"{name}":{msgspec.json.encode(known.pop(name)).decode()}' for name in ("mu", "sigma"))
    assert "null" not in curve
    with writing(database) as scribe:
        import_house(scribe, change(tmp_path / "house.zip", archive.TABLES, f",{curve}".encode(), b""))
    kept = database.read(lambda conn: conn.execute(select(schema.results.c.mu, schema.results.c.score)).all())
    assert sorted(row.score for row in kept) == [3.5, 7.0, 7.25, 8.0]
    assert [row.mu for row in kept if row.score == known["score"]] == [None]


class TestWhatIsNoArchive:
    @pytest.fixture
    def scribe(self, tmp_path: Path) -> Iterator[Scribe]:
        database = open_database(tmp_path / "here.sqlite")
        with writing(database) as found:
            yield found
        database.close()

    @pytest.fixture
    def whole(self, tmp_path: Path) -> Path:
        database = open_database(tmp_path / "there.sqlite")
        with writing(database) as scribe:
            inhabit(scribe, tables=2)
        export_house(database, tmp_path / "house.zip")
        database.close()
        return tmp_path / "house.zip"

    def refused(self, scribe: Scribe, file: Path) -> StoreError:
        with pytest.raises(StoreError) as refusal:
            import_house(scribe, file)
        assert str(file) in str(refusal.value)
        counted = scribe.do(lambda conn: len(conn.execute(select(schema.people.c.id)).all())).result(LIMIT)
        assert counted == 0, "nothing is written of an archive that does not hold"
        return refusal.value

    def test_no_file(self, scribe: Scribe, tmp_path: Path) -> None:
        assert self.refused(scribe, tmp_path / "nowhere.zip").key == "file-refused"

    def test_no_zip(self, scribe: Scribe, tmp_path: Path) -> None:
        (tmp_path / "letter").write_text("Monsieur")
        assert self.refused(scribe, tmp_path / "letter").key == "archive-form"

    def test_another_zip(self, scribe: Scribe, tmp_path: Path) -> None:
        with zipfile.ZipFile(tmp_path / "x.zip", "w") as other:
            other.writestr("letter", "Monsieur")
        assert self.refused(scribe, tmp_path / "x.zip").key == "archive-form"

    def test_a_newer_one(self, scribe: Scribe, whole: Path) -> None:
        changed = change(whole, archive.HEAD, b'"form":2', b'"form":3,"new":1')
        assert self.refused(scribe, changed).key == "archive-newer"

    @pytest.mark.parametrize(
        ("name", "was", "is_now"),
        [
            ("people.jsonl", b'"seen_at":', b'"seen_at":"x","unseen":'),
            ("people.jsonl", b'"banned":false', b'"banned":7'),
            ("people.jsonl", b'"lang":"fr",', b""),
            ("tables.jsonl", b'"number":2', b'"number":4'),
            ("tables.jsonl", b'\\"entry\\":\\"said\\"', b'\\"entry\\":\\"sung\\"'),
            ("tables.jsonl", b'"table":"t001","number":1', b'"table":"t000","number":1'),
        ],
    )
    def test_one_that_was_changed(self, scribe: Scribe, whole: Path, name: str, was: bytes, is_now: bytes) -> None:
        assert self.refused(scribe, change(whole, name, was, is_now)).key == "archive-form"

    def test_one_that_was_cut_short(self, scribe: Scribe, whole: Path, tmp_path: Path) -> None:
        (tmp_path / "short.zip").write_bytes(whole.read_bytes()[:-200])
        assert self.refused(scribe, tmp_path / "short.zip").key == "archive-form"

    def test_one_that_would_fill_the_disk(self, scribe: Scribe, whole: Path) -> None:
        bomb = swollen(whole, 300)
        assert bomb.stat().st_size < 2**20
        refusal = self.refused(scribe, bomb)
        assert refusal.key == "archive-bomb"
        assert "300" in str(refusal)

    def test_one_that_lies_about_it(self, scribe: Scribe, whole: Path) -> None:
        """What it says is all that is read."""
        bomb = swollen(whole, 300)
        bomb.write_bytes(bomb.read_bytes().replace((300 * 2**20).to_bytes(4, "little"), (2**20).to_bytes(4, "little")))
        assert self.refused(scribe, bomb).key == "archive-form"

    @pytest.mark.parametrize("line", [bytes(40 * 2**20), b"[" * 100_000 + b"\n"])
    def test_a_line_without_end(self, scribe: Scribe, whole: Path, line: bytes) -> None:
        assert self.refused(scribe, change(whole, "tables.jsonl", b"{", line)).key == "archive-form"


def swollen(whole: Path, mebibytes: int) -> Path:
    """An archive of which one part is nothing but blanks, and very small."""
    bomb = whole.with_name("bomb.zip")
    with zipfile.ZipFile(whole) as old, zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as new:
        for member in old.namelist():
            new.writestr(member, old.read(member) if member != "people.jsonl" else bytes(mebibytes * 2**20))
    return bomb


def change(whole: Path, name: str, was: bytes, is_now: bytes) -> Path:
    """An archive in which one thing is another."""
    changed = whole.with_name("changed.zip")
    with zipfile.ZipFile(whole) as old, zipfile.ZipFile(changed, "w") as new:
        for member in old.namelist():
            text = old.read(member)
            assert member != name or was in text
            new.writestr(member, text.replace(was, is_now) if member == name else text)
    return changed
