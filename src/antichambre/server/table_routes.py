"""Tables over HTTP: finding, opening, looking at and acting at them, and taking a finished game home."""

from collections.abc import Set
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from antichambre.kernel import registry
from antichambre.server.doorway import Doorway, check_level
from antichambre.server.errors import ServerError
from antichambre.server.limits import Budget
from antichambre.server.messages import Picture
from antichambre.server.picture import picture
from antichambre.server.socket import act
from antichambre.server.visitors import Visitor
from antichambre.store import ledger as kept
from antichambre.store.names import clean_name
from antichambre.store.pages import Card
from antichambre.store.people import Person, names_of
from antichambre.store.record_files import record_of
from antichambre.table import acts
from antichambre.table.acts import AnyAct
from antichambre.table.entries import CalledOff, Rematched
from antichambre.table.proposals import Proposed
from antichambre.table.setup import Setup
from antichambre.table.table import Status, Table

Most = Annotated[int, Parameter(ge=1, le=100)]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: oneself (`me`), a bot (`level`), or whoever comes."""

    me: bool = False
    name: str | None = None
    pledge: str | None = None
    level: str | None = None


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. `start`: begin at once, every seat being taken."""

    setup: Setup
    chairs: list[Wish] = []
    start: bool = False
    salts: dict[int, str] = {}


class Opened(msgspec.Struct, frozen=True):
    table: str


class SeatListed(msgspec.Struct, frozen=True):
    seat: int
    person: str | None
    name: str | None
    level: str | None


class Listed(msgspec.Struct, frozen=True):
    """A table in a list. `awaits`: whoever asks is to answer there now; said of one's own tables alone."""

    table: str
    game: str
    seats: int
    variant: dict[str, str | bool]
    status: str
    open: bool
    created_at: int
    updated_at: int
    moves: int
    chairs: list[SeatListed]
    awaits: bool = False


@get("/api/tables", tags=["tables"], summary="Tables at which anybody may sit down")
async def open_tables(doorway: Doorway, visitor: Visitor, game: str | None = None, limit: Most = 50) -> list[Listed]:
    doorway.porter.admit(visitor.known())
    name = None if game is None else registry.game(game).name
    return await _listed(doorway, await doorway.house.read(lambda conn: kept.open_tables(conn, name, limit)))


@get("/api/me/tables", tags=["tables"], summary="The tables at which one sits")
async def own_tables(
    doorway: Doorway,
    visitor: Visitor,
    closed: bool | None = None,
    before: Annotated[int | None, Parameter(ge=0, le=1 << 53)] = None,
    limit: Most = 50,
) -> list[Listed]:
    person = visitor.known().id
    status = () if closed is None else ("over", "called-off") if closed else ("waiting", "playing")
    cards = await doorway.house.read(lambda conn: kept.tables_of(conn, person, status, before, limit))
    running = [card.id for card in cards if card.status == "playing"]
    return await _listed(doorway, cards, await _awaiting(doorway, person, running))


async def _awaiting(doorway: Doorway, person: str, running: list[str]) -> set[str]:
    """Those of one's games that cannot go on without one: a move, or a word to what the others ask."""
    waiting = set()
    for name in running:
        table = (await doorway.house.table(name)).table
        if awaited(table, table.seats_of(person)):
            waiting.add(name)
    return waiting


def awaited(table: Table, seats: list[int]) -> bool:
    """Whether one of these seats is asked something, by the rules or by the others."""
    own = {seat for seat in seats if table.chairs[seat].bot is None}
    if table.status is Status.DISPUTED:
        return bool(own) and not own & table.settled
    asked_back = table.request is not None and bool(own) and not own & table.request.agreed
    return asked_back or table.asked in own


@post("/api/tables", tags=["tables"], summary="Open a table")
async def open_table(doorway: Doorway, visitor: Visitor, data: Opening) -> Opened:
    person = doorway.porter.admit(visitor.known())
    if not person.account:
        doorway.spend(Budget.TABLES, person.id)
    check_level(data.setup.stand_in)
    first = [(person.id, one) for one in _first_acts(data)]
    warm = await doorway.house.open(person.id, data.setup, first)
    return Opened(warm.table.name)


def _first_acts(opening: Opening) -> list[AnyAct]:
    first: list[AnyAct] = []
    for seat, wish in enumerate(opening.chairs):
        if wish.level is not None:
            check_level(wish.level)
            first.append(acts.Call(wish.level, seat))
        elif wish.me:
            name = None if wish.name is None else clean_name(wish.name)
            first.append(acts.Sit(seat, name, wish.pledge))
    if opening.start:
        first.append(acts.Start(opening.salts))
    # Bots are called by whoever belongs to the table: oneself first.
    return sorted(first, key=lambda one: isinstance(one, acts.Call) + 2 * isinstance(one, acts.Start))


@get("/api/tables/{name:str}", tags=["tables"], summary="A table as one may see it")
async def see_table(doorway: Doorway, visitor: Visitor, name: str) -> Picture:
    return await _seen(doorway, doorway.porter.admit(visitor.known()), name)


@post("/api/tables/{name:str}/acts", tags=["tables"], summary="Do something at a table", status_code=200)
async def act_at_table(doorway: Doorway, visitor: Visitor, name: str, data: AnyAct) -> Picture:
    person = doorway.porter.admit(visitor.known())
    await act(doorway, name, person, data)
    return await _seen(doorway, person, name)


@post("/api/tables/{name:str}/rematch", tags=["tables"], summary="Play again: everybody moves up one seat")
async def rematch(doorway: Doorway, visitor: Visitor, name: str) -> Opened:
    person = doorway.porter.admit(visitor.known())
    house = doorway.house
    table = (await house.table(name)).table
    if not table.closed or not table.seats_of(person.id):
        raise ServerError("rematch-not-now", status=409)
    if table.rematch is None:
        there = await house.read(lambda conn: names_of(conn, table.people))
        staying = {one for one, called in there.items() if called is not None}
        again = (await house.open(person.id, table.setup, _moved_up(table, person.id, staying))).table.name
        await house.propose(name, lambda now, _: [] if now.rematch else [Proposed(Rematched(again))])
        if (await house.table(name)).table.rematch != again:  # another was quicker: everybody goes there
            await house.propose(again, lambda *_: [Proposed(CalledOff("aborted", person.id))])
    agreed = (await house.table(name)).table.rematch
    assert agreed is not None
    return Opened(agreed)


def _moved_up(table: Table, person: str, staying: set[str]) -> list[tuple[str, AnyAct]]:
    """Those who sat at a table, each a seat further on; whoever asks calls the bots. `staying`: the seats of those who
    have left the house for good are free."""
    first: list[tuple[str, AnyAct]] = []
    for seat, chair in enumerate(table.chairs):
        further = (seat + 1) % len(table.chairs)
        if chair.person is not None and chair.person in staying:
            first.append((chair.person, acts.Sit(further, chair.name)))
        elif chair.level is not None:
            first.append((person, acts.Call(chair.level, further)))
    return first


@get("/api/tables/{name:str}/record", tags=["tables"], summary="The record of a game that is closed")
async def take_record(doorway: Doorway, visitor: Visitor, name: str) -> Response[bytes]:
    doorway.porter.admit(visitor.known())
    table = (await doorway.house.table(name)).table
    if not table.closed or table.position is None:
        raise ServerError("record-not-yet", status=409)
    # Not out of the position: under the present rules the game may come out otherwise.
    text = await doorway.house.read(lambda connection: record_of(connection, name))
    headers = {"content-disposition": f'attachment; filename="{table.setup.game}-{name}.json"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


async def _seen(doorway: Doorway, person: Person, name: str) -> Picture:
    warm = await doorway.house.table(name)
    return picture(warm.table, warm.eyes_of(person.id), warm.names, doorway.house.now(), 0)


async def _listed(doorway: Doorway, cards: list[Card], awaiting: Set[str] = frozenset()) -> list[Listed]:
    ids = [card.id for card in cards]
    seating = await doorway.house.read(lambda conn: kept.seating_of(conn, ids))
    people = {one.person for seats in seating.values() for one in seats if one.person is not None}
    names = await doorway.house.read(lambda conn: names_of(conn, people))
    found = []
    for card in cards:
        chairs = [
            SeatListed(one.seat, one.person, names.get(one.person or ""), one.level) for one in seating.get(card.id, [])
        ]
        variant = msgspec.json.decode(card.variant, type=dict[str, str | bool])
        found.append(
            Listed(
                card.id, card.game, card.seats, variant, card.status, card.open, card.created_at, card.updated_at,
                card.moves, chairs, card.id in awaiting,
            )
        )  # fmt: skip
    return found


ROUTES = [open_tables, own_tables, open_table, see_table, act_at_table, rematch, take_record]
