"""A hint: what the cardinal would do in one's place. Only where nobody else plays: among people it would be unfair."""

import msgspec
from litestar import post

from antichambre.server.doorway import Doorway
from antichambre.server.errors import ServerError
from antichambre.server.limits import Budget
from antichambre.server.visitors import Visitor
from antichambre.table.entries import Hinted
from antichambre.table.errors import Stale, TableError
from antichambre.table.proposals import Proposed
from antichambre.table.sight import asked_of


class HintWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    seat: int


class Prospect(msgspec.Struct, frozen=True):
    """What a move may lead to: the chance to win, and the lead to be expected."""

    move: str
    win: float
    margin: float


class Hint(msgspec.Struct, frozen=True):
    """Every legal move, the best first, for one version of the game."""

    version: int
    prospects: list[Prospect]


@post("/api/tables/{name:str}/hint", tags=["tables"], summary="What the cardinal would do", status_code=200)
async def hint(doorway: Doorway, visitor: Visitor, name: str, data: HintWanted) -> Hint:
    person = doorway.porter.admit(visitor.known())
    warm = await doorway.house.table(name)
    table = warm.table
    asked = asked_of(table, warm.eyes_of(person.id), warm.notes)
    if data.seat not in asked or table.chairs[data.seat].player != person.id:
        raise TableError("not-asked")
    if set(table.people) != {person.id}:
        raise ServerError("hint-alone", status=409)
    if table.version != data.version:
        raise Stale("stale")
    doorway.spend(Budget.HINTS, person.id)
    found = await doorway.thinkers.counsel(asked[data.seat].record(), person.id)
    await doorway.house.propose(name, lambda _table, _now: [Proposed(Hinted(data.seat))])
    return Hint(table.version, [Prospect(one.move, round(one.win, 4), round(one.margin, 2)) for one in found])


ROUTES = [hint]
