"""The house: all tables of one server, kept warm while somebody is there, written before anybody is told.

Everything here happens in the event loop; the database is spoken to by the scribe's thread and by reading threads."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from antichambre.kernel import registry
from antichambre.server import logs
from antichambre.server.attendance import Register
from antichambre.server.errors import ServerError
from antichambre.server.metrics import Metrics
from antichambre.server.news import News
from antichambre.server.pulse import Pulse
from antichambre.server.refusals import ails
from antichambre.server.warm import Attendant, Listener, Warm, card_of, seating
from antichambre.store import ledger as kept
from antichambre.store.database import Database
from antichambre.store.errors import StoreError
from antichambre.store.notes import notes_of, on_page
from antichambre.store.pages import Card, Page, Row
from antichambre.store.people import Person, mutes_of, names_of
from antichambre.store.presence import last_seen
from antichambre.store.purging import DAY
from antichambre.store.scribe import Job, Scribe, tell_all
from antichambre.table import entries as ledger
from antichambre.table.acts import AnyAct, MakeMove, Order, Say
from antichambre.table.clocks import due_at
from antichambre.table.entries import AnyEntry, kind_of, read, written
from antichambre.table.errors import Stale
from antichambre.table.notes import Note
from antichambre.table.pauses import settled
from antichambre.table.proposals import Proposed, noted, propose
from antichambre.table.setup import Setup
from antichambre.table.table import Table, foresee, rebuild

T = TypeVar("T")

READERS = 4
WARMEST = 2_000  # tables kept warm that nobody listens to
MOST_MET = 10_000  # people whose names are remembered from the door
ATTEMPTS = 5  # at writing, while other servers write to the same table
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
NAME_LENGTH = 12  # of a table: sixty bits, so that whoever has the link was given it


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class House:
    """`hand`: the name of this server among those that share the database."""

    def __init__(self, database: Database, metrics: Metrics, now: Callable[[], int] = milliseconds) -> None:
        self.database = database
        self.metrics = metrics
        self.now = now
        self.hand = secrets.token_hex(6)
        self.pulse = Pulse(self)
        self.scribe = Scribe(database, self.hand, announce=self._announce, feel=self.pulse.feel)
        self.warm: dict[str, Warm] = {}
        self.present: Counter[str] = Counter()  # people, and how many connections they have here
        self._met: dict[str, str] = {}  # who has been at the door of late, and what they are called
        self.away: dict[str, int] = {}  # people whom some warm table waits for, and when they were last seen
        self.limited: dict[str, int] = {}  # people whom the host has asked to hold back, and until when
        self.busy_at = 0.0  # when something was last written to a ledger, by the loop's clock
        self._attendant: Attendant | None = None
        self.loading: dict[str, asyncio.Future[Warm]] = {}
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._tasks: set[asyncio.Task[None]] = set()
        self._to_write: list[Job] = []  # what has been asked for in this turn of the event loop
        self._loop = asyncio.get_running_loop()
        self.register = Register(self)
        self._news = News(self)

    # The database, from the event loop

    async def read(self, fn: Callable[[Connection], T]) -> T:
        return await self._loop.run_in_executor(self._readers, self.database.read, fn)

    async def write(self, fn: Callable[[Connection], T], table: str = "") -> T:
        """What `fn` returns, when what it wrote is on the disk. `table`: whose card it changes."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._hand_in(Job(fn, future, table))
        return await future

    async def write_page(self, page: Page) -> bool:
        """True when the page is on the disk; False when another server wrote one of these numbers first."""
        future: asyncio.Future[bool] = self._loop.create_future()
        self._hand_in(Job(page, future))
        return await future

    def _hand_in(self, job: Job) -> None:
        """What is asked for in one turn of the event loop goes to the scribe together: one group, and one waking."""
        if not self._to_write:
            self._loop.call_soon(self._hand_over)
        self._to_write.append(job)

    def _hand_over(self) -> None:
        jobs, self._to_write = self._to_write, []
        if not jobs:  # the house closes, and did not wait for this turn
            return
        try:
            self.scribe.hand_in(jobs)
        except StoreError as error:  # the house has closed meanwhile
            for job in jobs:
                job.failure = error
            tell_all(jobs)

    def _announce(self, group: list[Job]) -> None:
        """A group is written, or has failed: the event loop is woken once for all of it."""
        if any(job.failure is None for job in group):
            self.metrics.committed(sum(isinstance(job.what, Page) for job in group))
        with contextlib.suppress(RuntimeError):  # the loop is closed: the house has stopped
            self._loop.call_soon_threadsafe(tell_all, group)

    def later(self, work: Coroutine[object, object, None]) -> None:
        """Starts something that nobody waits for; what goes wrong in it is written in the log."""
        task = self._loop.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def engage(self, attendant: Attendant | None) -> None:
        """From here on whoever attends to bots and clocks is told of every change; None: nobody is."""
        self._attendant = attendant

    def changed(self, warm: Warm) -> None:
        """A table has changed, or who is there."""
        if self._attendant is not None:
            self._attendant.attend(warm)

    # Tables

    async def table(self, name: str) -> Warm:
        """The table of this name, warm; ServerError if there is none."""
        warm = self.warm.get(name)
        if warm is not None:
            return warm
        loading = self.loading.get(name)
        if loading is None:
            loading = self.loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _done: self.loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Warm:
        found = await self.read(lambda connection: _read_table(connection, name))
        if found is None:
            raise ServerError("no-such-table", {"table": name}, 404)
        warm = self.warm[name] = Warm(rebuild(name, found.entries), found.names, found.card)
        warm.notes = found.notes
        self._news.loaded(name)
        self.note_away(found.seen)
        self._cool_down()
        return warm

    def note_away(self, seen: Mapping[str, int]) -> None:
        """When people who are not here were last seen, here or by another server."""
        for person, at in seen.items():
            if person not in self.present:
                self.away[person] = max(at, self.away.get(person, 0))

    def _cool_down(self) -> None:
        """Forgets tables that nobody listens to, the ones warmed first before the others."""
        if len(self.warm) > WARMEST:
            idle = [name for name, warm in self.warm.items() if _forgettable(warm)]
            for name in idle[: max(1, len(idle) // 10)]:
                del self.warm[name]

    async def open(
        self, person: str, setup: Setup, first: Sequence[tuple[str, AnyAct]], kept: Sequence[ledger.Kept] = ()
    ) -> Warm:
        """A new table, the seats that are kept there, and what people do first; all of it is written at once, or
        nothing."""
        now = self.now()
        name = "".join(secrets.choice(ALPHABET) for _ in range(NAME_LENGTH))
        version = registry.game(setup.game).rules_version
        opened = ledger.Opened(person, setup.checked(), secrets.token_hex(16), version)
        table = Table(name, opened, now)
        rows = [_row(1, now, opened)]
        for seat in kept:
            rows.append(_row(table.number + 1, now, seat))
            table.take(seat, now)
        for actor, act in first:
            for proposed in propose(table, act, actor, now):
                rows.append(_row(table.number + 1, now, proposed.entry))
                table.take(proposed.entry, now, proposed.after)
        people = [person, *table.people]
        warm = Warm(table, await self._called(people))
        warm.card = card_of(table, now, due_at(table, self.away))
        await self.write_page(Page(name, rows, warm.card, seating(table)))
        self.warm[name] = warm
        warm.visited = now
        self._cool_down()
        self.changed(warm)
        return warm

    async def act(self, name: str, person: str, act: AnyAct) -> int:
        """Does what a person asks at a table, if it may be; the number of the last entry that it wrote. What had been
        said before, and is only sent again, keeps its number."""
        warm = await self.table(name)
        warm.visited = self.now()
        if isinstance(act, Order) or (isinstance(act, MakeMove) and warm.table.pausing):
            return await self._note(warm, person, act)
        number = await self._propose(warm, lambda table, now: propose(table, act, person, now))
        said = warm.table.said(person, act.key) if isinstance(act, Say) else None
        return number if said is None else said.number

    async def _note(self, warm: Warm, person: str, act: MakeMove | Order) -> int:
        """Keeps what a person says beside the ledger; nobody else is told."""
        async with warm.lock:
            await self.hold_on_to(warm)
            note = noted(warm.table, warm.notes, act, person, self.now())
            await self.write_page(Page(warm.table.name, [], notes=[on_page(act.seat, note)]))
            warm.notes = {**warm.notes, act.seat: note}
            warm.show_to(person, self.now())
            warm.answered.set()
            return warm.table.number

    async def end_pause(self, warm: Warm, version: int, thoughts: Mapping[int, str], *, anew: bool) -> bool:
        """Writes all that was answered in the pause of a version; False while somebody is waited for. `thoughts`: of
        the bots. `anew`: what is noted is read, for it may have been noted at another server."""
        name = warm.table.name
        async with warm.lock:
            await self.hold_on_to(warm)
            for _ in range(ATTEMPTS):
                if warm.table.version != version or not warm.table.pausing:
                    return True
                if anew:
                    warm.notes = await self.read(lambda connection: notes_of(connection, name))
                now = self.now()
                proposed = settled(warm.table, warm.notes, thoughts, now)
                if proposed is None or await self._write(warm, proposed, now):
                    return proposed is not None
                await self._catch_up(warm)
        raise Stale("stale")

    async def propose(self, name: str, proposal: Callable[[Table, int], list[Proposed]]) -> int:
        """Writes what is proposed for a table as it is, whoever else may be writing to it."""
        return await self._propose(await self.table(name), proposal)

    async def _propose(self, warm: Warm, proposal: Callable[[Table, int], list[Proposed]]) -> int:
        async with warm.lock:
            await self.hold_on_to(warm)
            for _ in range(ATTEMPTS):
                now = self.now()
                proposed = proposal(warm.table, now)
                if not proposed or await self._write(warm, proposed, now):
                    return warm.table.number
                await self._catch_up(warm)
        raise Stale("stale")

    async def hold_on_to(self, warm: Warm) -> None:
        """Nobody clears a table away to which something is about to be written; ServerError if somebody has. Only what
        was left alone for at least a day can be (`store/purging.py`)."""
        now, name = self.now(), warm.table.name
        if warm.card is not None and now - warm.card.updated_at >= DAY:
            if not await self.write(lambda connection: kept.touch(connection, name, now), name):
                self.warm.pop(name, None)
                raise ServerError("no-such-table", {"table": name}, 404)

    async def _write(self, warm: Warm, proposed: list[Proposed], now: int) -> bool:
        """Writes entries, and only then lets them be true, and known. False when another server was first."""
        self.busy_at = self._loop.time()
        ahead = warm.table.twin()
        rows = []
        for one in proposed:
            ahead.take(one.entry, now, one.after)
            rows.append(_row(ahead.number, now, one.entry))
        card = warm.next_card(ahead, now, due_at(ahead, self.away))
        seated = any(isinstance(one.entry, SEATING) for one in proposed)
        page = Page(ahead.name, rows, card, seating(ahead) if seated else None)
        try:
            if not await self.write_page(page):
                return False
            warm.card = card or warm.card
            await self._become(warm, ahead, [one.entry for one in proposed])
        except asyncio.CancelledError:
            # Whoever asked has gone; what was handed in is written all the same, and the others are to hear of it.
            self.later(self._find_out(warm))
            raise
        return True

    async def _find_out(self, warm: Warm) -> None:
        """Looks at a table anew when all that has been handed in until now is written."""
        await self.write(lambda _connection: None)
        async with warm.lock:
            await self._catch_up(warm)

    async def _catch_up(self, warm: Warm) -> None:
        """Reads and takes what other servers have written to a table. To be called under its lock."""
        seen = {warm.table.name: warm.table.number}
        for rows, card in (await self.read(partial(kept.news_of, seen=seen))).values():
            await self._take(warm, rows, card)

    async def follow(self, warm: Warm, rows: list[Row], card: Card | None = None) -> None:
        """Takes what was heard or read of a table's ledger, as far as it is new. `card`: if it is another now."""
        async with warm.lock:
            news = [row for row in rows if row.number > warm.table.number]
            if news and news[0].number > warm.table.number + 1:  # something before it has not been heard
                await self._catch_up(warm)
            else:
                await self._take(warm, news, card or warm.card)

    async def _take(self, warm: Warm, rows: list[Row], card: Card | None) -> None:
        if not rows:
            return
        number, name = warm.table.number, warm.table.name
        news = [read(row.body) for row in rows]
        if warm.table.foreign or any(isinstance(entry, UNDER_OTHER_RULES) for entry in news):
            whole = await self.read(lambda connection: kept.entries_of(connection, name))
            ahead = rebuild(name, [(read(row.body), row.at) for row in whole])
            news = [read(row.body) for row in whole[number:]]
        else:
            ahead = warm.table.twin()
            for entry, row in zip(news, rows, strict=True):
                ahead.take(entry, row.at, foresee(ahead, entry))
        warm.card = card
        await self._become(warm, ahead, news)

    async def _become(self, warm: Warm, ahead: Table, news: Sequence[AnyEntry]) -> None:
        """A table is another one now: tells everybody who listens."""
        strangers = {*ahead.people, *(line.person for line in ahead.talk)} - warm.names.keys()
        if strangers:
            await self._learn_names(warm, strangers)
        known = min([len(warm.table.moves), *(entry.to for entry in news if isinstance(entry, ledger.Undone))])
        heard = warm.table.number
        warm.table = ahead  # from here on nothing waits: whoever knows of it tells of it
        if not all(isinstance(entry, ledger.Said) for entry in news):
            warm.show(self.now(), known)
        for line in ahead.talk:
            if line.number > heard:
                warm.pass_on(line)
        self.changed(warm)

    async def _learn_names(self, warm: Warm, strangers: Iterable[str]) -> None:
        """The names of those who have sat down, or said something, since."""
        try:
            warm.names |= await self._called(strangers)
        except StoreError as error:  # what is written is true: it is told, and the name with the next change
            logs.say("names-unknown", severity=logging.WARNING, error=error)

    async def _called(self, people: Iterable[str]) -> dict[str, str | None]:
        """What people are called: those who have just come in were asked at the door."""
        strangers = [person for person in people if person not in self._met]
        found = await self.read(lambda connection: names_of(connection, strangers)) if strangers else {}
        return {person: self._met.get(person, found.get(person)) for person in people}

    def meet(self, person: Person) -> None:
        """Somebody comes in, or asks for something."""
        self._met[person.id] = person.name
        if len(self._met) > MOST_MET:
            del self._met[next(iter(self._met))]

    def part(self, person: str) -> None:
        """Somebody may be called otherwise, or be another, when they come again."""
        self._met.pop(person, None)

    async def learn_names_anew(self) -> None:
        """What everybody is called now: another server, or the host, may have changed it."""
        self._met.clear()
        people = {person for warm in self.warm.values() for person in warm.names}
        names = await self.read(lambda connection: names_of(connection, people))
        for warm in self.warm.values():
            warm.names = {person: names.get(person, name) for person, name in warm.names.items()}

    # Listening

    async def join(self, name: str, listener: Listener) -> Warm:
        """Somebody listens to a table from now on."""
        warm = await self.table(name)
        warm.listeners.add(listener)
        self.present[listener.person] += 1
        self.away.pop(listener.person, None)
        self.visit(warm)
        return warm

    def visit(self, warm: Warm) -> None:
        """Somebody looks in at a table: should its bots have rested, they go on."""
        warm.visited = self.now()
        self.changed(warm)

    def leave(self, warm: Warm, listener: Listener) -> None:
        warm.listeners.discard(listener)
        warm.visited = self.now()
        self.present[listener.person] -= 1
        if self.present[listener.person] <= 0:
            del self.present[listener.person]
            self.away[listener.person] = self.now()
        self.register.changed(warm)
        self.changed(warm)

    def rename(self, person: str, name: str | None) -> None:
        """Somebody is called otherwise: tables that know them know it too, and tell it with the next change."""
        self.part(person)
        for warm in self.warm.values():
            if person in warm.names:
                warm.names[person] = name

    async def listen_anew(self, person: str) -> None:
        """Somebody has muted another, or no longer does."""
        muted = await self.read(lambda connection: mutes_of(connection, person))
        for warm in self.warm.values():
            for listener in warm.listeners:
                if listener.person == person:
                    listener.muted = muted

    @property
    def keys(self) -> set[str]:
        """The sessions and tokens by which those who listen have come."""
        return {listener.key for warm in self.warm.values() for listener in warm.listeners}

    def cut_off(self, whom: Callable[[Listener], bool]) -> None:
        """Ends connections."""
        for warm in self.warm.values():
            for listener in list(warm.listeners):
                if whom(listener):
                    listener.hang_up()

    async def close(self) -> None:
        """Writes what was handed in, and lets go of everything but the database."""
        self._news.close()
        for task in list(self._tasks):
            task.cancel()
        self._hand_over()
        await self._loop.run_in_executor(None, self.scribe.close)
        self._readers.shutdown(wait=True)


BY_NAME = (ledger.Opened, ledger.Sat, ledger.Kept, ledger.Said)
UNDER_OTHER_RULES = (ledger.Upgraded, ledger.Disputed)  # after which moves may lead elsewhere
SEATING = (ledger.Sat, ledger.Kept, ledger.Called, ledger.Stood, ledger.Inherited)


def _row(number: int, at: int, entry: AnyEntry) -> Row:
    return Row(number, at, kind_of(entry), written(entry))


class KeptTable(msgspec.Struct):
    """All that is kept of a table: its ledger, what is noted beside it, its card, and the names of its people and when
    they were here."""

    entries: list[tuple[AnyEntry, int]]
    notes: dict[int, Note]
    card: Card | None
    names: dict[str, str | None]
    seen: dict[str, int]


def _read_table(connection: Connection, name: str) -> KeptTable | None:
    rows = kept.entries_of(connection, name)
    if not rows:
        return None
    news = [(read(row.body), row.at) for row in rows]
    people: set[str] = {entry.person for entry, _ in news if isinstance(entry, BY_NAME)}
    return KeptTable(
        news,
        notes_of(connection, name),
        kept.card_of(connection, name),
        names_of(connection, people),
        last_seen(connection, people),
    )


def _forgettable(warm: Warm) -> bool:
    return not warm.listeners and not warm.thinking and not warm.lock.locked()


async def _logged(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except Exception as error:
        if not ails(error):  # which the house's pulse has told of
            logs.say("background-failed", severity=logging.ERROR, error=error)
