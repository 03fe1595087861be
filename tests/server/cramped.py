"""`python -m antichambre` on a file that may not grow beyond so many pages, where no small disk can be mounted. The
number stands in the file that HOUSE_PAGES names."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event

from antichambre.cli import main
from antichambre.store import at_once
from antichambre.store.at_once import write_on_sqlite
from antichambre.store.pages import Page

if __name__ == "__main__":
    most = Path(os.environ["HOUSE_PAGES"])

    @event.listens_for(Engine, "begin")
    def limit(connection: Connection) -> None:
        _limit(connection)

    def write_within(connection: Connection, hand: str, pages: Sequence[Page]) -> None:
        _limit(connection)
        write_on_sqlite(connection, hand, pages)

    def _limit(connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        driver.execute(f"PRAGMA max_page_count = {most.read_text()}")

    at_once.write_on_sqlite = write_within
    main()
