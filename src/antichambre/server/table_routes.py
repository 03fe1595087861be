"""Tables over HTTP: finding, opening, looking at and acting at them, and taking a finished game home."""

from collections.abc import Mapping, Set
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from antichambre.kernel import registry
from antichambre.server.acting import act
from antichambre.server.doorway import Doorway, check_level
from antichambre.server.errors import ServerError
from antichambre.server.openings import opening, seat_names
from antichambre.server.visitors import Visitor
from antichambre.store import ledger as kept
from antichambre.store.pages import Card
from antichambre.store.people import Person, names_of, names_of_others
from antichambre.store.record_files import record_of
from antichambre.table import acts
from antichambre.table.acts import AnyAct
from antichambre.table.entries import CalledOff, Kept, Rematched
from antichambre.table.notes import NO_NOTES, Notes
from antichambre.table.proposals import Proposed
from antichambre.table.setup import SlowClock
from antichambre.table.sight import Eyes, asked_of
from antichambre.table.table import Status, Table
from antichambre.wire.messages import Picture
from antichambre.wire.sheets import Listed, OpenedTable, Opening, SeatListed

Most = Annotated[int, Parameter(ge=1, le=100)]


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
    running = [card.id for card in cards if card.status in ("waiting", "playing")]
    return await _listed(doorway, cards, await _awaiting(doorway, person, running))


async def _awaiting(doorway: Doorway, person: str, running: list[str]) -> set[str]:
    """Those of one's games that cannot go on without one: a move, a salt, or a word to what the others ask."""
    waiting = set()
    for name in running:
        warm = await doorway.house.table(name)
        if awaited(warm.table, warm.eyes_of(person), warm.notes):
            waiting.add(name)
    return waiting


def awaited(table: Table, seats: Eyes, notes: Notes = NO_NOTES) -> bool:
    """Whether one of these seats is asked something, by the rules or by the others, or is waited for."""
    if table.status is Status.WAITING:
        return any(table.chairs[seat].kept for seat in seats)
    if table.status is Status.SALTING:
        return not table.unshown.isdisjoint(seats)
    own = {seat for seat in seats if table.chairs[seat].bot is None}
    if table.status is Status.DISPUTED:
        return bool(own) and not own & table.settled
    asked_back = table.request is not None and bool(own) and own.isdisjoint(table.request.agreed)
    by_post = table.pausing and isinstance(table.clock, SlowClock)  # nobody is waited for
    return asked_back or (not by_post and not own.isdisjoint(asked_of(table, seats, notes)))


@post("/api/tables", tags=["tables"], summary="Open a table")
async def open_table(doorway: Doorway, visitor: Visitor, data: Opening) -> OpenedTable:
    person = doorway.porter.admit(visitor.known())
    check_level(data.setup.stand_in)
    called = [wish.name for wish in data.chairs if wish.me and wish.name is not None]
    names = dict(zip(called, await seat_names(doorway, person, *called), strict=True))
    first = [(person.id, one) for one in _first_acts(data, names)]
    async with opening(doorway, person, bots=any(isinstance(one, acts.Call) for _, one in first)):
        warm = await doorway.house.open(person.id, data.setup, first)
    return OpenedTable(warm.table.name, warm.table.commitment)


def _first_acts(opening: Opening, names: Mapping[str, str]) -> list[AnyAct]:
    """`names`: as they are shown."""
    first: list[AnyAct] = []
    for seat, wish in enumerate(opening.chairs):
        if wish.level is not None:
            check_level(wish.level)
            first.append(acts.Call(wish.level, seat))
        elif wish.me:
            first.append(acts.Sit(seat, names.get(wish.name or ""), wish.pledge))
    if opening.start:
        first.append(acts.Start())
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
async def rematch(doorway: Doorway, visitor: Visitor, name: str) -> OpenedTable:
    person = doorway.porter.admit(visitor.known())
    house = doorway.house
    table = (await house.table(name)).table
    if not table.closed or not table.seats_of(person.id):
        raise ServerError("rematch-not-now", status=409)
    before = table.rematch
    if before is None or await house.read(lambda conn: kept.card_of(conn, before)) is None:  # it was cleared away
        there = await house.read(lambda conn: names_of(conn, table.people))
        staying = {one for one, called in there.items() if called is not None}
        bots, seats = _bots_of(table, person.id), await _still_named(doorway, _moved_up(table, staying))
        async with opening(doorway, person, bots=bool(bots)):
            again = (await house.open(person.id, table.setup, bots, seats)).table.name
        await house.propose(name, lambda now, _: [] if now.rematch != before else [Proposed(Rematched(again))])
        if (await house.table(name)).table.rematch != again:  # another was quicker: everybody goes there
            await house.propose(again, lambda *_: [Proposed(CalledOff("aborted", person.id))])
    agreed = (await house.table(name)).table.rematch
    assert agreed is not None
    return OpenedTable(agreed, (await house.table(agreed)).table.commitment)


def _moved_up(table: Table, staying: set[str]) -> list[Kept]:
    """Seats for those who sat at a table, each a seat further on, kept until they come: a pledge is for one deal
    alone. `staying`: the seats of those who have left the house for good are free."""
    return [
        Kept(chair.person, _further(table, seat), chair.name)
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None and chair.person in staying
    ]


def _bots_of(table: Table, person: str) -> list[tuple[str, AnyAct]]:
    """Whoever asks to play again calls the bots, each a seat further on."""
    return [
        (person, acts.Call(chair.level, _further(table, seat)))
        for seat, chair in enumerate(table.chairs)
        if chair.level is not None
    ]


def _further(table: Table, seat: int) -> int:
    return (seat + 1) % len(table.chairs)


async def _still_named(doorway: Doorway, seats: list[Kept]) -> list[Kept]:
    """Without the names of those at somebody's screen that have become another's own since."""
    named = []
    for seat in seats:
        asked = [] if seat.name is None else [seat.name]
        taken = await doorway.house.read(partial(names_of_others, names=asked, person=seat.person))
        named.append(msgspec.structs.replace(seat, name=None) if taken else seat)
    return named


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
    doorway.house.visit(warm)
    return warm.picture(warm.eyes_of(person.id), doorway.house.now(), 0)


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
