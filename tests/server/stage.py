"""A table at a house, without paper: what people ask goes to the house, what the house tells its listeners is kept byte
for byte, and only the ledger is not written. Time and names are the test's own."""

from collections.abc import Mapping

import antichambre
from antichambre.kernel.chance import Rng
from antichambre.kernel.position import Position
from antichambre.server.house import House
from antichambre.server.metrics import Metrics
from antichambre.server.picture import picture
from antichambre.server.warm import Warm
from antichambre.store.database import Database
from antichambre.store.pages import Page
from antichambre.table import acts
from antichambre.table.acts import AnyAct
from antichambre.table.entries import Opened
from antichambre.table.notes import Note
from antichambre.table.pauses import settled
from antichambre.table.proposals import moved, propose
from antichambre.table.setup import Clock, Setup
from antichambre.table.sight import Eyes
from antichambre.table.table import Table
from antichambre.wire.messages import encode

SEED = "5eed0f7415405e5eed0f7415405e"
NAME = "salonbleu"
ONLOOKER = "passer-by"
START = 1_700_000_000_000
CLOCK = Clock("live", seconds=7200, increment=10)


class Ear:
    """Somebody who listens, and remembers every byte."""

    def __init__(self, person: str) -> None:
        self.person = self.id = person
        self.key = ""
        self.muted: frozenset[str] = frozenset()
        self.told: list[bytes] = []

    def tell(self, said: bytes) -> None:
        self.told.append(said)

    def hang_up(self) -> None:
        raise AssertionError("nobody is sent away here")


class Stage:
    """`chairs`: for each seat a person, or a bot's level after a colon. Whoever sits listens, and one who looks on."""

    def __init__(self, house: House, game: str, chairs: list[str], seed: str, clock: Clock = CLOCK) -> None:
        self.seed = SEED + seed
        self.time = START
        self._house = house
        self._house.now = lambda: self.time
        self._pauses = Rng(f"pauses {seed}")
        setup = Setup(game, len(chairs), clock=clock, open=True, absence=0).checked()
        table = Table(NAME, Opened("host", setup, self.seed, antichambre.game(game).rules_version), START)
        self._sit(table, chairs)
        people = [*table.people, ONLOOKER]
        self.names: dict[str, str | None] = {person: person.title() for person in [*people, "host"]}
        self.ears = {person: Ear(person) for person in people}
        self.real = self.warmed(table, list(self.ears.values()))

    def _sit(self, table: Table, chairs: list[str]) -> None:
        first: list[tuple[str, AnyAct]] = [
            ("host", acts.Call(who[1:], seat)) if who.startswith(":") else (who, acts.Sit(seat))
            for seat, who in enumerate(chairs)
        ]
        beginner = next(who for who in chairs if not who.startswith(":"))
        for person, act in [*first, (beginner, acts.Start())]:
            for proposed in propose(table, act, person, START):
                table.take(proposed.entry, START, proposed.after)

    def warmed(self, table: Table, ears: list[Ear]) -> Warm:
        warm = Warm(table, dict(self.names))
        warm.listeners = set(ears)
        return warm

    def think(self) -> None:
        """Time goes by, and what was heard is forgotten."""
        self.time += 300 + 7 * int(self._pauses.below(1000))
        for ear in self.ears.values():
            ear.told.clear()

    async def move(self, warm: Warm, text: str) -> None:
        """Whoever is asked at a table plays this, through the house: a person's client, or the house's own bot."""
        table = warm.table
        seat = table.asked
        assert seat is not None
        chair = table.chairs[seat]
        self._house.warm = {NAME: warm}
        if chair.person is None:
            await self._house.propose(NAME, lambda now_table, now: [moved(now_table, text, now, chair.level)])
        else:
            await self._house.act(NAME, chair.person, acts.MakeMove(table.version, seat, text))

    async def react(self, warm: Warm, answers: Mapping[int, str]) -> None:
        """A pause ends: these seats answer, all others let it be."""
        said = {voice.seat: warm.table.game.silence for voice in warm.table.voices} | dict(answers)
        notes = {seat: Note({}, warm.table.version, answer) for seat, answer in said.items()}
        self._house.warm = {NAME: warm}
        await self._house.propose(NAME, lambda table, now: settled(table, notes, said, now) or [])

    async def act(self, warm: Warm, person: str, act: AnyAct) -> None:
        self._house.warm = {NAME: warm}
        await self._house.act(NAME, person, act)

    def picture(self, table: Table, eyes: Eyes, after: int = 0) -> bytes:
        """As somebody is greeted who comes back."""
        return encode(picture(table, eyes, self.names, self.time, after))


def position_of(table: Table) -> Position:
    assert table.position is not None
    return table.position


async def _forgotten(page: Page) -> bool:
    del page
    return True


def house_of(database: Database) -> House:
    """A house that writes no ledger. To be made in a running loop."""
    house = House(database, Metrics())
    house.write_page = _forgotten  # type: ignore[method-assign]
    return house
