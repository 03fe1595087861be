"""A house within the test's own process: with a clock that only the test moves on, and bots that answer when it lets
them."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import func, select

import antichambre
from antichambre.bots import Bot, bot
from antichambre.bots.chamber import Errand
from antichambre.server.house import House
from antichambre.server.metrics import Metrics
from antichambre.server.pause import window_of
from antichambre.server.stewards import Steward
from antichambre.server.thinkers import Choice, Thinkers
from antichambre.store.database import Database
from antichambre.store.ledger import entries_of
from antichambre.store.people import arrive
from antichambre.store.schema import results
from antichambre.table import acts
from antichambre.table.acts import AnyAct
from antichambre.table.setup import Setup
from bots.planted import PLANTED
from server.houses import LIMIT

WINDOW = 20  # milliseconds that a pause lasts
Evening = Callable[["Household"], Awaitable[None]]
Spend = Callable[[Evening], None]


class Hour:
    """The time of day."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


class Puppets(Thinkers):
    """Bots that choose the first legal move at once; or, while `free` is not set, think on. `asked`: where they were
    asked; `names`: in whose names. `speechless`: they find nothing. `pace`: what they are given of their time."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.free.set()
        self.asked: list[str] = []
        self.names: list[Sequence[str]] = []
        self.speechless = False
        self.pace = 1.0

    async def choose(self, request: Errand, people: Sequence[str] = ()) -> Choice:
        self.asked.append(request.place)
        self.names.append(people)
        await self.free.wait()
        move = None if self.speechless else antichambre.replay(request.record).moves()[0].text
        return Choice(move, self.pace)

    def close(self) -> None:
        self.free.set()


class Ear:
    """A listener at a table."""

    def __init__(self, person: str, key: str = "") -> None:
        self.person = person
        self.key = key
        self.muted: frozenset[str] = frozenset()
        self.heard: list[bytes] = []
        self.cut_off = False

    def tell(self, said: bytes) -> None:
        self.heard.append(said)

    def hang_up(self) -> None:
        self.cut_off = True


class Household:
    """A house, its steward and its puppets. Nothing happens by the clock unless the test asks the steward to look."""

    def __init__(self, house: House, steward: Steward, puppets: Puppets, hour: Hour) -> None:
        self.house = house
        self.steward = steward
        self.puppets = puppets
        self.hour = hour

    async def guest(self, name: str) -> str:
        now = self.hour()
        return (await self.house.write(lambda connection: arrive(connection, name, "en", now))).id

    async def open(self, *chairs: str | None, start: bool = True, **setup: object) -> str:
        """A table; for each seat a person's id, or `bot:page`. The first of the people opens it."""
        opener = next(who for who in chairs if who is not None and not who.startswith("bot:"))
        first: list[tuple[str, AnyAct]] = []
        for seat, who in enumerate(chairs):
            if who is not None and who.startswith("bot:"):
                first.append((opener, acts.Call(who.removeprefix("bot:"), seat)))
            elif who is not None:
                first.append((who, acts.Sit(seat)))
        if start:
            first.append((opener, acts.Start()))
        wishes = {"game": "richelieu", "seats": len(chairs), "stand_in": "page", **setup}
        warm = await self.house.open(opener, Setup(**wishes), first)  # type: ignore[arg-type]
        return warm.table.name

    async def play(self, name: str) -> None:
        """Whoever is asked plays the first legal move."""
        table = (await self.house.table(name)).table
        assert table.position is not None and table.asked is not None
        person = table.chairs[table.asked].person
        assert person is not None
        move = acts.MakeMove(table.version, table.asked, table.position.moves()[0].text)
        await self.house.act(name, person, move)


@asynccontextmanager
async def household(database: Database, hour: Hour) -> AsyncIterator[Household]:
    house = House(database, Metrics(), hour)
    puppets = Puppets()
    steward = Steward(house, puppets, window=lambda table: WINDOW if window_of(table) else 0)
    house.engage(steward)
    try:
        yield Household(house, steward, puppets, hour)
    finally:
        puppets.close()
        await steward.end()
        await house.close()


async def eventually(condition: Callable[[], object]) -> None:
    """Waits for a condition."""
    deadline = time.monotonic() + LIMIT
    while not condition():
        assert time.monotonic() < deadline, "it never came to that"
        await asyncio.sleep(0.005)


async def quiet() -> None:
    """Lets everything that was begun come to its end, as far as nobody holds it up."""
    before: set[asyncio.Task[object]] | None = None
    for _ in range(20):
        await asyncio.sleep(0.005)
        now = asyncio.all_tasks()
        if now == before and len(now) == 1:
            return
        before = now


def hopeless(level: str, seed: str) -> Bot:
    """Whoever is called crashes."""
    del level, seed
    return PLANTED["crashing"]()


def dawdling(level: str, seed: str) -> Bot:
    """The cardinal thinks for ever."""
    return PLANTED["sleeping"]() if level == "cardinal" else bot(level, seed)


def pacing(level: str, seed: str) -> Bot:
    """Whoever is called says whether it was given all of its time."""
    del level, seed
    return PLANTED["pacing"]()


async def kinds(kept: Household, name: str) -> list[str]:
    """The ledger of a table as it is written: the kind of each entry."""
    return [row.kind for row in await kept.house.read(lambda connection: entries_of(connection, name))]


async def counted(kept: Household) -> int:
    """How many results are written."""
    count = select(func.count()).select_from(results)
    return await kept.house.read(lambda connection: connection.execute(count).scalar_one())
