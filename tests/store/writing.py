"""Pages for the tests of the store."""

import time
from collections.abc import Callable
from concurrent.futures import Future, wait

from antichambre.store import ledger
from antichambre.store.database import Database
from antichambre.store.scribe import Card, Page, Row, Scribe, Seating

LIMIT = 60.0  # seconds; no test waits for luck, and none for ever


def card(table: str, **changes: object) -> Card:
    told: dict[str, object] = {
        "game": "richelieu",
        "seats": 2,
        "variant": "{}",
        "status": "waiting",
        "open": True,
        "rules_version": 1,
        "created_at": 1_000,
        "updated_at": 1_000,
        "moves": 0,
        "due_at": None,
    }
    return Card(id=table, **(told | changes))  # type: ignore[arg-type]


def row(number: int, said: str = "") -> Row:
    return Row(number, 1_000 + number, "said", f'{{"entry":"said","text":"{said}"}}')


def first(table: str, **changes: object) -> Page:
    """The page with which a table begins."""
    return Page(table, [row(1)], card(table, **changes), [Seating(0), Seating(1, level="courtier")])


def written(scribe: Scribe, page: Page) -> bool:
    return scribe.write(page).result(LIMIT)


def answers(futures: list[Future[bool]]) -> list[bool | str]:
    """What each future said: its answer, or the key of its error."""
    wait(futures, LIMIT)
    return [str(future.exception().args[0]) if future.exception(0) else future.result(0) for future in futures]  # type: ignore[union-attr]


def numbers(database: Database, table: str) -> list[int]:
    return [found.number for found in database.read(lambda conn: ledger.entries_of(conn, table))]


def until(condition: Callable[[], bool]) -> None:
    """Waits for something to be so."""
    deadline = time.monotonic() + LIMIT
    while not condition():
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.01)
