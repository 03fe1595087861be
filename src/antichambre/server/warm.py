"""A table kept warm: its ledger taken together, who listens to it, and the lock under which it changes."""

import asyncio
from typing import Protocol

import msgspec

from antichambre.server.messages import Say, Talk, encode
from antichambre.server.picture import picture
from antichambre.store.pages import Card, Seating
from antichambre.table.sight import Eyes
from antichambre.table.table import Line, Status, Table

CARD_AGE = 5_000  # a card says when a table last changed, within so many milliseconds


class Listener(Protocol):
    """Somebody's connection to a table. Neither call waits."""

    person: str
    muted: frozenset[str]

    def tell(self, said: bytes) -> None: ...

    def hang_up(self) -> None: ...


class Warm:
    """`names`: of the people who sit or talk here. `card`: as it is kept."""

    def __init__(self, table: Table, names: dict[str, str | None], card: Card | None = None) -> None:
        self.table = table
        self.names = names
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.card = card
        self.settled = False  # its result has been handed in
        self.thinking = False  # a bot of this table is being asked
        self.steward_until = 0  # until when this server has promised to act here

    # What the lists say of it

    def next_card(self, table: Table, now: int, due: int | None) -> Card | None:
        """The card of the table as it will be; None if the one that is kept says it all, but for the time."""
        card, last = card_of(table, now, due), self.card
        if last is None or now - last.updated_at >= CARD_AGE:
            return card
        as_last = msgspec.structs.replace(
            card, updated_at=last.updated_at, moves=last.moves, number=last.number, due_at=last.due_at
        )
        return None if as_last == last and in_time(last.due_at, due, now) else card

    # What its listeners are told

    def eyes_of(self, person: str) -> Eyes:
        return tuple(self.table.seats_of(person))

    def show(self, now: int, after: int) -> None:
        """Tells everybody how the table is now, and what has happened since there were `after` moves."""
        drawn: dict[Eyes, bytes] = {}
        for listener in self.listeners:
            eyes = self.eyes_of(listener.person)
            if eyes not in drawn:
                drawn[eyes] = encode(picture(self.table, eyes, self.names, now, after))
            listener.tell(drawn[eyes])

    def tell(self, said: Say) -> None:
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
