"""A house that never says "not so fast", for tests that ask it much: called like `python -m antichambre`.

With `HOUSE_OVERHEARD` it writes down all that it tells its clients: a line of JSON each, the person and the text,
as they stand in line for the socket."""

import json
import os
import sys
from pathlib import Path

from antichambre.cli import main
from antichambre.server.limits import Budget
from antichambre.server.socket import Connection
from antichambre.sources import variable_of


def _overhear(place: Path) -> None:
    tell = Connection.tell

    def overheard(self: Connection, said: bytes) -> None:
        with place.open("a", encoding="utf-8") as book:
            book.write(json.dumps([self.person, said.decode()]) + "\n")
        tell(self, said)

    Connection.tell = overheard  # type: ignore[method-assign]


if __name__ == "__main__":
    os.environ |= {variable_of(budget.key): "1000000, 1000000/s" for budget in Budget}
    os.environ[variable_of("limit-bot-tables")] = "100000"
    if "HOUSE_OVERHEARD" in os.environ:
        _overhear(Path(os.environ["HOUSE_OVERHEARD"]))
    sys.exit(main())
