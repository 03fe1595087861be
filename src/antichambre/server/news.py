"""News: what other servers write to the tables of this one. Most of it the courier brings along; of the rest it tells
for which tables there is some, and it is read for all of them at once."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from antichambre.store.calls import Announcement
from antichambre.store.courier import Courier
from antichambre.store.ledger import news_of

if TYPE_CHECKING:
    from antichambre.server.house import House


class News:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._behind: set[str] = set()  # tables of which there is news to be read
        self._called_meanwhile: set[str] = set()  # tables that were being read when there was news of them
        self._reading = False
        self._loop = asyncio.get_running_loop()
        self._courier = Courier(house.database, house.hand, self._heard_from_afar, self._missed_from_afar)

    def close(self) -> None:
        self._courier.close()

    # On the courier's thread

    def _heard_from_afar(self, calls: list[Announcement]) -> None:
        self._in_the_loop(partial(self._heard, calls))

    def _missed_from_afar(self) -> None:
        self._in_the_loop(self._missed)

    def _in_the_loop(self, call: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: the house has stopped
            self._loop.call_soon_threadsafe(call)

    # In the event loop

    def loaded(self, name: str) -> None:
        """A table is warm now. What was called out while it was being read may be newer than what was read."""
        if name in self._called_meanwhile:
            self._called_meanwhile.discard(name)
            self._look_at([name])

    def _heard(self, calls: list[Announcement]) -> None:
        for call in calls:
            if call.attendance is not None:
                self._house.register.heard(call, call.attendance)
                continue
            warm = self._house.warm.get(call.table)
            if warm is None:
                if call.table in self._house.loading:
                    self._called_meanwhile.add(call.table)
                continue
            if call.noted:
                warm.answered.set()
            if call.rows:
                self._house.later(self._house.follow(warm, call.rows, call.card))
            elif warm.table.number < call.number:
                self._look_at([call.table])

    def _missed(self) -> None:
        """Something may have been written that nobody told of: looks at every table anew."""
        self._look_at(self._house.warm)

    def _look_at(self, names: Iterable[str]) -> None:
        self._behind.update(names)
        if self._behind and not self._reading:
            self._reading = True
            self._house.later(self._read())

    async def _read(self) -> None:
        """Reads what there is, again and again: what is heard of meanwhile is read together, with the next look."""
        house = self._house
        try:
            while self._behind:
                seen = {name: house.warm[name].table.number for name in self._behind if name in house.warm}
                self._behind.clear()
                for name, news in (await house.read(partial(news_of, seen=seen))).items():
                    if name in house.warm:
                        house.later(house.follow(house.warm[name], *news))
        finally:
            self._reading = False
