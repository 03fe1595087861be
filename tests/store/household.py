"""A house with people and finished games in it, for the tests of what is kept of them."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from antichambre.store.accounts import register
from antichambre.store.database import Database
from antichambre.store.people import Person, arrive
from antichambre.store.ratings import GameResult, SeatOutcome, settle
from antichambre.store.schema import table_people, tables

Trio = tuple[Person, Person, Person]
NOW = 1_700_000_000_000
KEPT = "$argon2id$not-a-real-hash"


@contextmanager
def writing(database: Database) -> Iterator[Connection]:
    """A transaction as the scribe's: all of it or nothing."""
    with database.writing(database.engine.connect()) as connection, connection.begin():
        yield connection


def guest(conn: Connection, name: str) -> Person:
    return arrive(conn, name, "en", NOW)


def account(conn: Connection, name: str) -> Person:
    return register(conn, guest(conn, name).id, name, KEPT)


def open_table(conn: Connection, name: str, seats: list[str | None], status: str = "playing") -> str:
    """A table at which these people sit. A text with a colon is a bot's level: `bot:page`."""
    card = {"id": name, "game": "richelieu", "seats": len(seats), "variant": "{}", "status": status, "open": False}
    times = {"created_at": NOW, "updated_at": NOW, "rules_version": 1, "moves": 0}
    conn.execute(tables.insert().values(card | times))
    rows = [
        {"table": name, "seat": seat, "person": _person(who), "level": _level(who)} for seat, who in enumerate(seats)
    ]
    conn.execute(table_people.insert(), rows)
    return name


def finish(
    conn: Connection,
    name: str,
    *seats: tuple[str, float, int],
    game: str = "richelieu",
    ended_at: int = NOW,
    counts: bool = True,
) -> bool:
    """A table whose game is over; each seat: who, the score, the place."""
    open_table(conn, name, [who for who, _, _ in seats], "over")
    outcomes = [SeatOutcome(_person(who), _level(who), score, place) for who, score, place in seats]
    return settle(conn, GameResult(name, game, ended_at, outcomes, counts), ended_at)


def trio_of(conn: Connection) -> Trio:
    """Anna, Bert and Carl, and what they played."""
    anna, bert, carl = account(conn, "Anna"), guest(conn, "Bert"), guest(conn, "Carl")
    finish(conn, "t1", (anna.id, 30, 1), (bert.id, 20, 2), ended_at=NOW + 1)
    finish(conn, "t2", (bert.id, 40, 1), (anna.id, 10, 2), ended_at=NOW + 2)
    finish(conn, "t3", (carl.id, 5, 3), (anna.id, 9, 1), (bert.id, 7, 2), game="favourite", ended_at=NOW + 3)
    finish(conn, "t4", (anna.id, 8, 2), ("bot:page", 9, 1), ("bot:page", 1, 3), game="favourite", ended_at=NOW + 3)
    finish(conn, "t5", (anna.id, 50, 1), (anna.id, 49, 2), ended_at=NOW + 5)
    return anna, bert, carl


def _person(who: str | None) -> str | None:
    return None if who is None or who.startswith("bot:") else who


def _level(who: str | None) -> str | None:
    return who.removeprefix("bot:") if who is not None and who.startswith("bot:") else None
