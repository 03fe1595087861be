"""A house that never says "not so fast", for tests that ask it much: called like `python -m antichambre`.

With `ANTICHAMBRE_OVERHEARD` it writes down all that it tells its clients: a line of JSON each, the person and the text,
as they stand in line for the socket."""

import json
import os
import sys
from pathlib import Path

from antichambre.cli import main
from antichambre.server import limits
from antichambre.server.limits import Bucket, Budget
from antichambre.server.socket import Connection


def _overhear(place: Path) -> None:
    tell = Connection.tell

    def overheard(self: Connection, said: bytes) -> None:
        with place.open("a", encoding="utf-8") as book:
            book.write(json.dumps([self.person, said.decode()]) + "\n")
        tell(self, said)

    Connection.tell = overheard  # type: ignore[method-assign]


if __name__ == "__main__":
    plenty = {budget: Bucket(rate=1_000_000, burst=1_000_000) for budget in Budget}
    limits.Limits.__init__.__defaults__ = (plenty, limits.REMEMBERED)
    if "ANTICHAMBRE_OVERHEARD" in os.environ:
        _overhear(Path(os.environ["ANTICHAMBRE_OVERHEARD"]))
    sys.exit(main())
