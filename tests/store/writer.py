"""A program that writes to tables as fast as it can, and says of each page that it was acknowledged; to be killed.

python -m store.writer DATABASE HAND"""

import sys
import threading
from functools import partial

from antichambre.store import ledger
from antichambre.store.database import open_database
from antichambre.store.scribe import Page, Scribe
from store.writing import first, row, written

TABLES = [f"t{number}" for number in range(8)]


def main(place: str, hand: str) -> None:
    database = open_database(place)
    scribe = Scribe(database, hand)

    def play(table: str) -> None:
        number = len(database.read(partial(ledger.entries_of, table=table)))
        while True:
            number += 1
            page = Page(table, [row(number, hand)]) if number > 1 else first(table)
            assert written(scribe, page)
            sys.stdout.write(f"{table} {number}\n")
            sys.stdout.flush()

    for table in TABLES:
        threading.Thread(target=play, args=(table,)).start()


if __name__ == "__main__":
    main(*sys.argv[1:])
