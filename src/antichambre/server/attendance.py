"""Who is here of those who sit at a table. Servers that share a database tell each other; one that falls silent is
believed for a while."""

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from antichambre.server.warm import Warm
from antichambre.store import hands
from antichambre.store.calls import Announcement, Attendance
from antichambre.store.database import POSTGRESQL
from antichambre.wire.messages import Here

if TYPE_CHECKING:
    from antichambre.server.house import House

BELIEVED = 60_000  # milliseconds
A_MOMENT = 0.2  # seconds: when a house opens hundreds come in at once, and are told of together
A_WHILE = 2.0  # seconds between two times that a table is told


class Register:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._alone = house.database.kind != POSTGRESQL
        self._elsewhere: dict[str, dict[str, tuple[Attendance, int]]] = {}  # by table and hand: what it said, and when
        self._to_tell: set[str] = set()  # tables of which the others are to be told who is here

    def here(self, warm: Warm) -> Here:
        ours = self._ours(warm)
        theirs = [said for said, _ in self._elsewhere.get(warm.table.name, {}).values()]
        people = {*ours.people, *(person for said in theirs for person in said.people)}
        return Here(sorted(people), ours.onlookers + sum(said.onlookers for said in theirs))

    def is_attended_elsewhere(self, warm: Warm) -> bool:
        """Whether another server says that somebody is there."""
        return warm.table.name in self._elsewhere

    def ask_around(self, warm: Warm) -> None:
        """Is somebody there? Servers that know of nobody here answer when they have somebody."""
        self._call_out([warm.table.name])

    def changed(self, warm: Warm) -> None:
        """Somebody has come, or gone."""
        self._tell_soon(warm)
        self._call_out([warm.table.name])

    def _tell_soon(self, warm: Warm) -> None:
        """Tells a table who is here, in a moment, and not again before a while: whoever comes and goes all the time is
        nobody's news. To one who comes it is told at once."""
        if warm.telling is None:
            loop = asyncio.get_running_loop()
            moment = max(loop.time() + A_MOMENT, warm.told_at + A_WHILE)
            warm.telling = loop.call_at(moment, self._tell, warm)

    def _tell(self, warm: Warm) -> None:
        warm.telling = None
        here = self.here(warm)
        if here != warm.here:
            warm.here = here
            warm.told_at = asyncio.get_running_loop().time()
            warm.tell(here)

    def heard(self, call: Announcement, said: Attendance) -> None:
        """What another server says of a table. To one that is new there we say who is here, for it cannot know."""
        warm = self._house.warm.get(call.table)
        if warm is None:
            return
        reports = self._elsewhere.setdefault(call.table, {})
        if call.hand not in reports and warm.listeners:
            self._call_out([call.table])
        before, _ = reports.get(call.hand, (Attendance([], 0), 0))
        if said.people or said.onlookers:
            reports[call.hand] = (said, self._house.now())
        else:
            reports.pop(call.hand, None)
        if not reports:
            del self._elsewhere[call.table]
        if said != before:
            self._tell_soon(warm)
            self._house.changed(warm)

    def renew(self) -> None:
        """Says again who is here, and forgets what servers said that have fallen silent."""
        oldest = self._house.now() - BELIEVED
        for table, reports in list(self._elsewhere.items()):
            left = {hand: report for hand, report in reports.items() if report[1] >= oldest}
            warm = self._house.warm.get(table)
            if warm is None or not left:
                del self._elsewhere[table]
            else:
                self._elsewhere[table] = left
            if warm is not None and len(left) < len(reports):
                self._tell_soon(warm)
        self._call_out(name for name, warm in self._house.warm.items() if warm.listeners)

    def _ours(self, warm: Warm) -> Attendance:
        seated = set(warm.table.people)
        onlookers = {listener.person for listener in warm.listeners} - seated
        return Attendance(sorted(person for person in seated if person in self._house.present), len(onlookers))

    def _call_out(self, tables: Iterable[str]) -> None:
        if self._alone:
            return
        waiting = bool(self._to_tell)
        self._to_tell.update(tables)
        if self._to_tell and not waiting:
            self._house.later(self._tell_the_others())

    async def _tell_the_others(self) -> None:
        await asyncio.sleep(A_MOMENT)
        names, self._to_tell = self._to_tell, set()
        hand, warm = self._house.hand, self._house.warm
        calls = [Announcement(hand, name, 0, attendance=self._ours(warm[name])) for name in names if name in warm]
        if calls:
            await self._house.write(partial(hands.call_out, calls=calls))
