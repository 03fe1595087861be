"""Games of a house as records, which can be kept, verified and replayed anywhere; and back."""

import hashlib
import zipfile
from pathlib import Path

import msgspec
from sqlalchemy import Connection, select

from antichambre.kernel import records
from antichambre.kernel.chance import commitment
from antichambre.kernel.position import Position
from antichambre.store import ledger
from antichambre.store.drafts import draft_of
from antichambre.store.errors import StoreError
from antichambre.store.pages import Card, Page, Row, Seating
from antichambre.store.schema import results, table_people, tables
from antichambre.table.entries import Dealt, Entry, Opened, Salted, Sat, Started, kind_of, read, written
from antichambre.table.proposals import moved
from antichambre.table.setup import Setup
from antichambre.table.sight import record
from antichambre.table.story import check_of_start
from antichambre.table.table import Status, Table, rebuild

CLOSED = (Status.OVER, Status.CALLED_OFF)


def record_of(connection: Connection, table: str) -> str:
    """The text of a table's record. StoreError for a table that is not there, at which nothing was dealt, or whose game
    is not over: a record holds the seed, and with it all that is hidden."""
    rows = ledger.entries_of(connection, table)
    if not rows:
        raise StoreError("table-unknown", {"table": table})
    found = rebuild(table, [(read(row.body), row.at) for row in rows])
    if found.status not in CLOSED:
        raise StoreError("record-under-way", {"table": table})
    if found.position is None:
        raise StoreError("record-not-dealt", {"table": table})
    if len(found.position.history) < len(found.moves):
        played = _as_it_was_played(connection, found, found.position)
        return records.dumps(records.with_pledges(played, found.commitment, found.pledges))
    told = record(found)
    assert told is not None
    return records.dumps(told)


def _as_it_was_played(connection: Connection, table: Table, position: Position) -> dict[str, object]:
    """The record of a game that comes out otherwise under the present rules: it names those under which it was
    played, and the result that was counted then."""
    seed = position.seed
    assert seed is not None
    query = select(results.c.score, results.c.place).where(results.c.table == table.name).order_by(results.c.seat)
    counted = connection.execute(query).all()
    winners = [seat for seat, row in enumerate(counted) if row.place == 1]
    return {
        "game": table.setup.game,
        "rules_version": table.rules_version,
        "seats": table.setup.seats,
        "variant": dict(table.setup.variant),
        "seed": seed,
        "commitment": commitment(seed),
        "moves": [move.move for move in table.moves],
        "result": {"scores": [int(row.score) for row in counted], "winners": winners} if counted else None,
    }


def closed_games(connection: Connection, person: str) -> list[str]:
    """The tables of a person at which something was played and the game is over, the oldest first."""
    seated = select(table_people.c.table).where(table_people.c.person == person)
    query = select(tables.c.id).where(tables.c.id.in_(seated), tables.c.status.in_(CLOSED), tables.c.moves > 0)
    return list(connection.execute(query.order_by(tables.c.created_at, tables.c.id)).scalars())


def export_games(connection: Connection, person: str, to: Path) -> int:
    """Writes the records of all games of a person that are over into one zip; returns how many."""
    names = closed_games(connection, person)
    with draft_of(to) as draft, zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            archive.writestr(f"{name}.json", record_of(connection, name))
    return len(names)


def page_of_record(text: str, person: str, now: int) -> Page:
    """The page with which a record becomes a table of the house: a game that is over, with this person at every seat;
    it counts for nobody. A record makes the same table every time, so that the second is refused. RecordError or
    StoreError if it does not hold, or is not over: whoever has a record knows what is hidden in it."""
    position = records.verify(text)
    record = records.loads(text)
    if not position.over:
        raise StoreError("record-not-over-yet")
    name = hashlib.blake2b(f"{person} {records.check_of(position.record())}".encode(), digest_size=8).hexdigest()
    table, lines = _relived(name, record, position, person, now)
    rows = [Row(number, now, kind_of(entry), written(entry)) for number, entry in enumerate(lines, 1)]
    variant = msgspec.json.encode(table.setup.variant).decode()
    card = Card(
        id=name,
        game=table.setup.game,
        seats=table.setup.seats,
        variant=variant,
        status=table.status,
        open=False,
        rules_version=table.rules_version,
        created_at=now,
        updated_at=now,
        moves=len(table.moves),
        number=table.number,
    )
    return Page(name, rows, card, [Seating(seat, person) for seat in range(table.setup.seats)])


def _relived(
    name: str, record: dict[str, object], played: Position, person: str, now: int
) -> tuple[Table, list[Entry]]:
    """A table at which this game was played, and its ledger."""
    house, salts = records.parts_of(record)
    pledges = records.pledges_of(record)
    setup = Setup(played.game.name, played.seats, dict(played.variant))
    opened = Opened(person, setup, house, played.game.rules_version)
    table = Table(name, opened, now)
    lines: list[Entry] = [opened]
    before: list[Sat | Started | Salted] = [Sat(person, seat, pledge=pledges.get(seat)) for seat in range(played.seats)]
    before += [Started(person), *(Salted(seat, salt) for seat, salt in salts.items())]
    for entry in before:
        table.take(entry, now)
        lines.append(entry)
    start = table.start()
    dealt = Dealt(check_of_start(start))
    table.take(dealt, now, start)
    lines.append(dealt)
    for action in played.history:
        proposed = moved(table, played.game.moves[action].text, now)
        table.take(proposed.entry, now, proposed.after)
        lines.append(proposed.entry)
    return table, lines
