"""A table kept warm: its ledger taken together, who listens to it, and the lock under which it changes."""

import asyncio
from typing import Protocol

import msgspec

from antichambre.server.picture import picture, with_eyes
from antichambre.store.pages import Card, Seating
from antichambre.table.notes import Notes
from antichambre.table.sight import Eyes
from antichambre.table.table import Line, Status, Table
from antichambre.wire.messages import Here, Message, Picture, Talk, encode

CARD_AGE = 5_000  # a card says when a table last changed, within so many milliseconds


class Listener(Protocol):
    """Somebody's connection to a table; `key`: the session or token by which they came. Neither call waits."""

    person: str
    key: str
    muted: frozenset[str]

    def tell(self, said: bytes) -> None: ...

    def hang_up(self) -> None: ...


class Attendant(Protocol):
    """Whoever does what the house itself must do at its tables. Not to be waited for."""

    def attend(self, warm: "Warm") -> None:
        """A table has changed, or who is there."""


class Warm:
    """`names`: of the people who sit or talk here. `card`: as it is kept."""

    def __init__(self, table: Table, names: dict[str, str | None], card: Card | None = None) -> None:
        self.table = table
        self.names = names
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.card = card
        self.here: Here | None = None  # who is here, as the listeners were last told, and when
        self.told_at = 0.0
        self.telling: asyncio.TimerHandle | None = None  # they will be told anew
        self.settled = False  # its result has been handed in
        self.thinking = False  # a bot of this table is being asked
        self.steward_until = 0  # until when this server has promised to act here
        self.elsewhere_until = 0  # until when another has
        self.visited = 0  # when somebody last came, went, looked in or acted here
        self.notes: Notes = {}  # what people have said beside the ledger, as far as this server knows
        self.answered = asyncio.Event()  # somebody has, in a pause
        self.pace = 1.0  # the part of their usual time that those who search here were given last

    # What the lists say of it

    def next_card(self, table: Table, now: int, due: int | None) -> Card | None:
        """The card of the table as it will be; None if the one that is kept says it all, but for the time."""
        last = self.card
        if last is not None and now - last.updated_at < CARD_AGE and in_time(last.due_at, due, now):
            if (last.status, last.rules_version) == (listed(table.status), table.rules_version):
                return None
        return card_of(table, now, due)

    # What its listeners are told

    def eyes_of(self, person: str) -> Eyes:
        return tuple(self.table.seats_of(person))

    def show(self, now: int, after: int) -> None:
        """Tells everybody how the table is now, and what has happened since there were `after` moves."""
        drawn: Picture | None = None
        told: dict[Eyes, bytes] = {}
        for listener in self.listeners:
            eyes = self.eyes_of(listener.person)
            if eyes not in told:
                drawn = (
                    self.picture(eyes, now, after) if drawn is None else with_eyes(drawn, self.table, eyes, self.notes)
                )
                told[eyes] = encode(drawn)
            listener.tell(told[eyes])

    def show_to(self, person: str, now: int) -> None:
        """Tells one person how the table is now: what they have noted nobody else is told."""
        for listener in self.listeners:
            if listener.person == person:
                listener.tell(encode(self.picture(self.eyes_of(person), now, len(self.table.moves))))

    def picture(self, eyes: Eyes, now: int, after: int) -> Picture:
        return picture(self.table, eyes, self.names, now, after, self.pace, self.notes)

    def tell(self, said: Message) -> None:
        encoded = encode(said)
        for listener in self.listeners:
            listener.tell(encoded)

    def pass_on(self, line: Line) -> None:
        """Tells what somebody said to all but those who have muted them."""
        encoded = encode(self.talk(line))
        for listener in self.listeners:
            if line.person not in listener.muted:
                listener.tell(encoded)

    def talk(self, line: Line) -> Talk:
        return Talk(line.number, line.at, line.person, self.names.get(line.person), line.text)


def seating(table: Table) -> list[Seating]:
    return [Seating(seat, chair.person, chair.level) for seat, chair in enumerate(table.chairs)]


def card_of(table: Table, now: int, due: int | None) -> Card:
    """What a list says of a table."""
    return Card(
        id=table.name,
        game=table.setup.game,
        seats=table.setup.seats,
        variant=msgspec.json.encode(table.setup.variant).decode(),
        status=listed(table.status),
        open=table.setup.open,
        rules_version=table.rules_version,
        created_at=table.opened_at,
        updated_at=now,
        moves=len(table.moves),
        number=table.number,
        due_at=due,
    )


def in_time(noted: int | None, due: int | None, now: int) -> bool:
    """Whether a table's card may keep the moment that it notes: the right one, or one still to come before it. When
    that one comes the house looks, finds nothing to do, and puts it off. Otherwise each move would write a card."""
    return noted == due or (noted is not None and now < noted and (due is None or noted <= due))


def listed(status: Status) -> str:
    """Lists make no difference between a game that is played and one that is about to be, or disputed."""
    return Status.PLAYING if status in (Status.SALTING, Status.DISPUTED) else status
