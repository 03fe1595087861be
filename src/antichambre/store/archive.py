"""A whole house in one file, with which it can move to another database: a zip of JSON lines. People have their
passwords there, and the house its secret: the file is for its host alone."""

import contextlib
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Column, Connection, Select, Table, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from antichambre.store import schema
from antichambre.store.database import POSTGRESQL, Database
from antichambre.store.drafts import draft_of
from antichambre.store.errors import StoreError, store_error
from antichambre.store.scribe import Scribe
from antichambre.table.entries import read as read_entry

T = TypeVar("T")

FORM = 2  # of the archive
HEAD, TABLES = "house.json", "tables.jsonl"
UNSUSPECTED = 64 * 2**20  # bytes that may be unpacked from however few
MOST_PACKED = 100  # times its own size that an archive may unpack to: ledgers come to ten or twenty
LONGEST_LINE = 32 * 2**20  # of a table with all that was ever done at it: the longest games have less than one
AT_ONCE = 100  # tables in one transaction: others may write in between

# What is kept beside the tables, in an order in which each row finds those that it refers to.
BESIDE = (schema.people, schema.sessions, schema.tokens, schema.mutes, schema.invites, schema.ratings)
# A table with all that belongs to it stands in one line.
LAID = (schema.tables, schema.entries, schema.table_people, schema.notes, schema.results, schema.reviews)
# What an archive of an older house lacks.
LATER = (schema.notes, schema.reviews, schema.sessions)
# What belongs to the servers of a house and not to the house: which of them writes, and who has promised to go on.
LEFT_OUT = (schema.hands,)
PROMISES = {"tables": ("steward", "steward_until"), "reviews": ("hand", "hand_until")}


def _form_of(table: Table) -> type[msgspec.Struct]:
    """The rows of a table. An archive of an older house lacks the columns that came later, which may be empty."""
    fields = [_field_of(column) for column in table.columns]
    return msgspec.defstruct(str(table.name), fields, forbid_unknown_fields=True, kw_only=True)


def _field_of(column: Column[Any]) -> Any:
    name, kind = str(column.name), column.type.python_type
    return (name, kind | None, None) if column.nullable else (name, kind)


def _laid_form(table: Table) -> Any:
    """The rows of a table in the line of the table of the house to which they belong."""
    name, kind = str(table.name), list[_form_of(table)]  # type: ignore[misc]
    return (name, kind, msgspec.field(default_factory=list)) if table in LATER else (name, kind)


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """`form`: of the archive. `settings`: of the house."""

    form: int
    settings: dict[str, str]


class Imported(msgspec.Struct):
    """What became of an archive: what is new in the house, and what was there already and has been left alone.
    `namesakes`: people who came without their accounts, for somebody in the house has the name."""

    people: int = 0
    known_people: int = 0
    namesakes: int = 0
    tables: int = 0
    known_tables: int = 0


CARD = _form_of(schema.tables)
ROWS = {table.name: msgspec.json.Decoder(_form_of(table)) for table in BESIDE}
LINE = msgspec.json.Decoder(
    msgspec.defstruct("line", [("tables", CARD), *map(_laid_form, LAID[1:])], forbid_unknown_fields=True, kw_only=True)
)


def export_house(database: Database, to: Path) -> None:
    """Writes the whole house, as it is at one moment."""
    with draft_of(to) as draft, zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
        try:
            with database.engine.connect() as connection:
                if database.kind == POSTGRESQL:  # where each statement would see a moment of its own
                    connection = connection.execution_options(isolation_level="REPEATABLE READ")
                _write(archive, connection)
        except DBAPIError as error:
            raise store_error(error, database.where) or error from error


def _write(archive: zipfile.ZipFile, connection: Connection) -> None:
    found = connection.execute(select(schema.house.c.name, schema.house.c.value).order_by(schema.house.c.name))
    settings = {row.name: row.value for row in found}
    archive.writestr(HEAD, msgspec.json.encode(Head(FORM, settings)))
    for table in BESIDE:
        _write_lines(archive, f"{table.name}.jsonl", _rows(connection, select(table).order_by(*table.primary_key)))
    _write_lines(archive, TABLES, _laid(connection))


def _write_lines(archive: zipfile.ZipFile, name: str, lines: Iterator[dict[str, object]]) -> None:
    with archive.open(name, "w") as file:
        for line in lines:
            file.write(msgspec.json.encode(line) + b"\n")


def _rows(connection: Connection, query: Select[Any]) -> Iterator[dict[str, object]]:
    return (dict(row) for row in connection.execute(query).mappings())


def _laid(connection: Connection) -> Iterator[dict[str, object]]:
    names = list(connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id)).scalars())
    for some in _batches(names, AT_ONCE):
        lines: dict[str, dict[str, Any]] = {name: {table.name: [] for table in LAID} for name in some}
        for row in _rows(connection, select(schema.tables).where(schema.tables.c.id.in_(some))):
            lines[str(row["id"])]["tables"] = row | _free(schema.tables)
        for table in LAID[1:]:
            query = select(table).where(table.c.table.in_(some)).order_by(*table.primary_key)
            for row in _rows(connection, query):
                lines[str(row["table"])][table.name].append(row | _free(table))
        yield from lines.values()


def _free(table: Table) -> dict[str, None]:
    """Nobody has promised anything."""
    return dict.fromkeys(PROMISES.get(table.name, ()))


def look_through(file: Path) -> None:
    """Reads an archive to its end; StoreError if it does not hold."""
    with _opened(file) as archive:
        _read(archive, file)


def import_house(scribe: Scribe, file: Path) -> Imported:
    """Takes the people and tables of an archive into a house that is empty or lives. Whoever and whatever is there by
    the same id is left alone. The archive is read through before anything is written; it may be taken in again if that
    was interrupted. Only an empty house takes over the secret."""
    with _opened(file) as archive:
        head, beside = _read(archive, file)
        imported = scribe.do(lambda connection: _take_beside(connection, head, beside)).result()
        for some in _batches(_lines(archive, TABLES, LINE), AT_ONCE):
            added = scribe.do(lambda connection, some=some: _take_tables(connection, some)).result()  # type: ignore[misc]
            imported.tables += added
            imported.known_tables += len(some) - added
    return imported


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[zipfile.ZipFile]:
    """An archive, and what is said of one that is none."""
    try:
        with zipfile.ZipFile(file) as archive:
            _weigh(archive, file)
            yield archive
    except (zipfile.BadZipFile, RecursionError, zlib.error, KeyError, msgspec.MsgspecError, ValueError) as error:
        raise StoreError("archive-form", {"file": str(file), "why": str(error)}) from error
    except OSError as error:
        raise StoreError("file-refused", {"file": str(file), "why": error.strerror or ""}) from None
    except DBAPIError as error:
        raise StoreError("archive-form", {"file": str(file), "why": str(error.orig)}) from error


def _weigh(archive: zipfile.ZipFile, file: Path) -> None:
    """An archive may be small and unpack to whatever fills a disk; more than it says here, no part of it gives."""
    parts = archive.infolist()
    if any(
        part.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED) or part.flag_bits & 1 for part in parts
    ):
        raise ValueError("neither stored nor deflated")
    unpacked = sum(part.file_size for part in parts)
    if unpacked > max(UNSUSPECTED, MOST_PACKED * file.stat().st_size):
        raise StoreError("archive-bomb", {"file": str(file), "size": unpacked // 2**20})


def _read(archive: zipfile.ZipFile, file: Path) -> tuple[Head, dict[str, list[dict[str, Any]]]]:
    """What is kept beside the tables; these are looked at and not kept, for they are many."""
    head = _head(archive, file)
    there = set(archive.namelist())
    beside = {
        table.name: list(_lines(archive, name, ROWS[table.name]))
        if (name := f"{table.name}.jsonl") in there or table not in LATER
        else []
        for table in BESIDE
    }
    for line in _lines(archive, TABLES, LINE):
        _check(line)
    return head, beside


def _head(archive: zipfile.ZipFile, file: Path) -> Head:
    text = archive.read(HEAD)
    form = msgspec.json.decode(text, type=dict[str, Any]).get("form")
    if isinstance(form, int) and form > FORM:
        raise StoreError("archive-newer", {"file": str(file)})
    return msgspec.json.decode(text, type=Head)


def _lines(archive: zipfile.ZipFile, name: str, decoder: msgspec.json.Decoder[Any]) -> Iterator[dict[str, Any]]:
    with archive.open(name) as file:
        while line := file.readline(LONGEST_LINE):
            if len(line) == LONGEST_LINE:
                raise ValueError(f"{name}: a line without end")
            yield msgspec.to_builtins(decoder.decode(line))


def _check(line: dict[str, Any]) -> None:
    """A ledger is whole, and can be read."""
    table = line["tables"]["id"]
    numbers = [entry["number"] for entry in line["entries"]]
    belonging = all(row["table"] == table for laid in LAID[1:] for row in line[laid.name])
    if numbers != list(range(1, len(numbers) + 1)) or not belonging:
        raise ValueError(table)
    for entry in line["entries"]:
        read_entry(entry["body"])


def _take_beside(connection: Connection, head: Head, rows: dict[str, list[dict[str, Any]]]) -> Imported:
    if not any(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in LAID + BESIDE):
        for name, value in head.settings.items():
            connection.execute(update(schema.house).where(schema.house.c.name == name).values(value=value))
    people = rows["people"]
    new = _unknown(connection, schema.people, people)
    taken = _taken_names(connection, [str(person["name_key"]) for person in new if person["name_key"] is not None])
    for person in new:
        if person["name_key"] in taken:
            person["name_key"] = person["password"] = None
    _insert(connection, schema.people, [person | {"merged_into": None} for person in new])
    for person in new:
        if person["merged_into"] is not None:
            merged = update(schema.people).where(schema.people.c.id == person["id"])
            connection.execute(merged.values(merged_into=person["merged_into"]))
    there = {person["id"] for person in people} - {person["id"] for person in new}
    for table in BESIDE[1:]:
        rest = [row for row in rows[table.name] if _owner(row) not in there]
        _insert(connection, table, _unknown(connection, table, rest))
    return Imported(people=len(new), known_people=len(people) - len(new), namesakes=len(taken))


def _owner(row: dict[str, Any]) -> object:
    """Whose a row is. Of whoever is in the house already it has what they have kept: a session that they have ended
    would let somebody in again."""
    return row.get("person", row.get("player"))


def _take_tables(connection: Connection, lines: list[dict[str, Any]]) -> int:
    new = {row["id"] for row in _unknown(connection, schema.tables, [line["tables"] for line in lines])}
    added = [line for line in lines if line["tables"]["id"] in new]
    _insert(connection, schema.tables, [line["tables"] for line in added])
    for table in LAID[1:]:
        _insert(connection, table, [row for line in added for row in line[table.name]])
    return len(added)


def _unknown(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those of the rows whose keys are not there yet."""
    first, *others = (column.name for column in table.primary_key)
    found: set[tuple[object, ...]] = set()
    for some in _batches(rows, 500):
        query = select(*table.primary_key).where(table.c[first].in_({row[first] for row in some}))
        found |= {tuple(row) for row in connection.execute(query)}
    return [row for row in rows if tuple(row[name] for name in (first, *others)) not in found]


def _taken_names(connection: Connection, names: list[str]) -> set[str | None]:
    key = schema.people.c.name_key
    taken: set[str | None] = set()
    for some in _batches(names, 500):
        taken |= set(connection.execute(select(key).where(key.in_(some))).scalars())
    return taken


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _batches(things: Iterable[T], size: int) -> Iterator[list[T]]:
    rest = iter(things)
    while some := list(islice(rest, size)):
        yield some
