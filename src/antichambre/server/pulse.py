"""Whether the house can write. The log is told once when it no longer can, and once when it can again."""

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from antichambre.server import logs
from antichambre.server.errors import ServerError
from antichambre.store.errors import StoreError
from antichambre.store.settings import try_to_write

if TYPE_CHECKING:
    from antichambre.server.house import House

LATELY = 0.4  # seconds for which it is believed that what could be written can be written
LIMIT = 0.5  # seconds for which an answer is waited for


class Pulse:
    """`trouble`: what ails the database, as far as anybody has noticed."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self.trouble: StoreError | None = None
        self._since = 0.0
        self._beat: asyncio.Future[None] | None = None
        self._beat_at = 0.0

    def feel(self, trouble: StoreError) -> None:
        """Something could not be written; on the scribe's thread."""
        if self.trouble is None:
            self._since = time.monotonic()
            logs.say("database-fails", severity=logging.CRITICAL, key=trouble.key, told=str(trouble))
        self.trouble = trouble

    def _recover(self) -> None:
        """More can be written than a move takes. That some move could be is no proof: it may have been the last."""
        if self.trouble is not None:
            took = round(time.monotonic() - self._since, 1)
            logs.say("database-well", severity=logging.WARNING, key=self.trouble.key, seconds=took)
            self.trouble = None

    async def check(self) -> None:
        """Writes a little, unless that was just done. ServerError if it cannot be, or takes too long."""
        now = asyncio.get_running_loop().time()
        lately = self.trouble is None and now < self._beat_at + LATELY
        if self._beat is None or (self._beat.done() and not lately):
            self._beat = asyncio.ensure_future(self._house.write(partial(try_to_write, hand=self._house.hand)))
            self._beat.add_done_callback(lambda beat: beat.cancelled() or beat.exception())  # perhaps nobody waits
            self._beat_at = now
        try:
            await asyncio.wait_for(asyncio.shield(self._beat), LIMIT)
        except (StoreError, TimeoutError):
            raise ServerError("house-ails", status=503) from None
        self._recover()
