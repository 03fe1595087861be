"""`python -m antichambre` on a file that may not grow beyond so many pages, where no small disk can be mounted. The
number stands in the file that ANTICHAMBRE_PAGES names."""

import os
from pathlib import Path

from sqlalchemy import Connection, Engine, event

from antichambre.cli import main

if __name__ == "__main__":
    most = Path(os.environ["ANTICHAMBRE_PAGES"])

    @event.listens_for(Engine, "begin")
    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most.read_text()}")

    main()
