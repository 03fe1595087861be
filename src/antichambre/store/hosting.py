"""What a host does to a house from outside, while it may be running: in the same database, with a hand of its own."""

import secrets
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self, TypeVar

import msgspec
from sqlalchemy import Connection, func, select

from antichambre.store import accounts, departures, keys, people, presence, purging
from antichambre.store.database import Database, open_database
from antichambre.store.errors import StoreError
from antichambre.store.ledger import card_of, entries_of, seating_of
from antichambre.store.pages import Card, Page, Row, Seating
from antichambre.store.passwords import hash_password
from antichambre.store.people import CLOSED, Person
from antichambre.store.policy import Policy
from antichambre.store.purging import Purged
from antichambre.store.record_files import page_of_record
from antichambre.store.schema import entries, tables
from antichambre.store.schema import people as everybody
from antichambre.store.scribe import Scribe
from antichambre.table.entries import CalledOff, Stood, kind_of, read, written
from antichambre.table.proposals import banish
from antichambre.table.table import rebuild

T = TypeVar("T")

ATTEMPTS = 10  # to write between two moves of a game under way
HOUR = 3600 * 1000  # milliseconds


class Visit(msgspec.Struct, frozen=True):
    """Somebody, and when they were here last."""

    person: Person
    seen_at: int


class TableLine(msgspec.Struct, frozen=True):
    """A table and who sits at it. `names`: of the people there; None for those who left for good."""

    card: Card
    seating: list[Seating]
    names: dict[str, str | None]


class Host:
    """The house, in the hands of its host. People are named by id or by name, tables by id."""

    def __init__(self, place: str | None, make: bool = False) -> None:
        """`make`: a house that is not there yet is made, wherever it is; otherwise only where nobody named a place."""
        file = Database(place).file
        if not make and place is not None and file is not None and not file.exists():
            raise StoreError("house-missing", {"file": str(file)})  # rather than a new house for a slip of the pen
        self.database = open_database(place)
        self.scribe = Scribe(self.database, f"host-{secrets.token_hex(4)}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.scribe.close()
        self.database.close()

    # Looking.

    def find(self, who: str) -> Person:
        """The person of this id, or the only one of this name."""

        def look(conn: Connection) -> Person:
            person = people.person_of(conn, who)
            named = [person] if person is not None else people.people_called(conn, who)
            if not named:
                raise StoreError("person-unknown", {"person": who})
            if len(named) > 1:
                raise StoreError("person-ambiguous", {"person": who, "people": ", ".join(one.id for one in named)})
            return named[0]

        return self.database.read(look)

    def people(self) -> list[Visit]:
        """Everybody, whoever was here last first."""

        def look(conn: Connection) -> list[Visit]:
            found = select(everybody.c.seen_at, *people.KNOWN).where(everybody.c.name.is_not(None))
            rows = conn.execute(found.order_by(everybody.c.seen_at.desc(), everybody.c.id))
            return [Visit(Person(*known), seen_at) for seen_at, *known in rows]

        return self.database.read(look)

    def tables(self) -> list[TableLine]:
        """The tables whose games are not over, the one played at last first."""

        def look(conn: Connection) -> list[TableLine]:
            fields = [tables.c[name] for name in Card.__struct_fields__]
            running = select(*fields).where(tables.c.status.not_in(CLOSED)).order_by(tables.c.updated_at.desc())
            cards = [Card(*row) for row in conn.execute(running)]
            seatings = seating_of(conn, [card.id for card in cards])
            names = people.names_of(conn, {seat.person for seats in seatings.values() for seat in seats if seat.person})
            return [TableLine(card, seatings[card.id], names) for card in cards]

        return self.database.read(look)

    # Acting.

    def rename(self, person: Person, name: str) -> Person:
        return self._write(lambda conn: people.rename(conn, person.id, name))

    def ban(self, person: Person, banned: bool) -> Person:
        return self._write(lambda conn: people.ban(conn, person.id, banned))

    def delete(self, person: Person) -> None:
        self._write(lambda conn: departures.depart(conn, person.id))

    def set_password(self, person: Person, password: str) -> None:
        if not person.account:
            raise StoreError("account-none", {"name": person.name})
        kept = hash_password(password)
        self._write(lambda conn: accounts.change_password(conn, person.id, kept))

    def draw_password(self, person: Person) -> str:
        """A new password, drawn at random."""
        password = keys.drawn_code()
        self.set_password(person, password)
        return password

    def invite(self, uses: int) -> str:
        return self._write(lambda conn: keys.create_invite(conn, uses, _now()))

    def close_table(self, table: str) -> None:
        """Calls a game off. Where somebody moves at the same moment, the move is first."""
        for _ in range(ATTEMPTS):
            page = self.database.read(lambda conn: _last_page(conn, table, _now()))
            if self.scribe.write(page).result():
                return
        raise StoreError("table-busy", {"table": table})

    def unseat(self, table: str, person: Person) -> None:
        """Somebody leaves a table, whether they will or not: their seats are free before the game, and in it bots take
        over. Where somebody moves at the same moment, the move is first."""
        for _ in range(ATTEMPTS):
            page = self.database.read(lambda conn: _page_without(conn, table, person, _now()))
            if self.scribe.write(page).result():
                return
        raise StoreError("table-busy", {"table": table})

    def limit(self, person: Person, hours: int) -> int:
        """Somebody is to hold back for so long: they play on, but open no tables, call no bots, say nothing, and ask
        for no hints and reviews. 0: no longer. Returns until when."""
        until = _now() + hours * HOUR
        self._write(lambda conn: presence.limit(conn, person.id, until if hours else None))
        return until

    def purge(self, policy: Policy) -> Purged:
        """Clears away what nobody will miss."""
        done = Purged()
        while step := self._write(lambda conn: purging.purge(conn, policy, _now())):
            done += step
        return done

    def would_purge(self, policy: Policy) -> Purged:
        return self.database.read(lambda conn: purging.foresee(conn, policy, _now()))

    def take_record(self, text: str, who: str) -> bool:
        """Takes the record of a finished game in, as somebody's; False if it was here already."""
        page = page_of_record(text, self.find(who).id, _now())
        return self.scribe.write(page).result()

    def _write(self, fn: Callable[[Connection], T]) -> T:
        return self.scribe.do(fn).result()


def _last_page(conn: Connection, table: str, now: int) -> Page:
    """The page with which a table is called off."""
    card = _unfinished(conn, table)
    last = conn.scalar(select(func.max(entries.c.number)).where(entries.c.table == table)) or 0
    entry = CalledOff(why="closed")
    closed = msgspec.structs.replace(card, status="called-off", updated_at=now, due_at=None, number=last + 1)
    return Page(table, [Row(last + 1, now, kind_of(entry), written(entry))], closed)


def _page_without(conn: Connection, table: str, person: Person, now: int) -> Page:
    """The page with which somebody is unseated. Its card is due at once: should a bot be asked now, the house looks."""
    card = _unfinished(conn, table)
    kept = rebuild(table, [(read(row.body), row.at) for row in entries_of(conn, table)])
    proposed = [one.entry for one in banish(kept, person.id)]
    if not proposed:
        raise StoreError("not-at-table", {"table": table, "name": person.name})
    rows = [Row(kept.number + 1 + place, now, kind_of(one), written(one)) for place, one in enumerate(proposed)]
    free = {one.seat for one in proposed if isinstance(one, Stood)}
    seating = [Seating(one.seat) if one.seat in free else one for one in seating_of(conn, [table])[table]]
    changed = msgspec.structs.replace(card, updated_at=now, due_at=now, number=rows[-1].number)
    return Page(table, rows, changed, seating)


def _unfinished(conn: Connection, table: str) -> Card:
    card = card_of(conn, table)
    if card is None:
        raise StoreError("table-unknown", {"table": table})
    if card.status in CLOSED:
        raise StoreError("table-closed", {"table": table})
    return card


def _now() -> int:
    return time.time_ns() // 1_000_000
