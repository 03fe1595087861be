"""A finished game once more, step by step, from any seat: out of the house's own tables, or out of a record file."""

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from antichambre.kernel import records
from antichambre.kernel.briefing import label
from antichambre.kernel.outcome import Outcome
from antichambre.kernel.phrases import Phrase
from antichambre.kernel.position import Position
from antichambre.server.doorway import Doorway
from antichambre.server.errors import ServerError
from antichambre.server.limits import Budget
from antichambre.server.visitors import Visitor
from antichambre.table.sight import Told, record

PACKING = 6  # of nine: beyond it takes longer, and hardly less room
Seat = Annotated[int | None, Parameter(ge=0, le=5)]


class Step(msgspec.Struct, frozen=True):
    """A moment of a game as a seat saw it: the move before it, what that meant and brought about, and the view then,
    with what the rules would make of it."""

    seat: int | None
    move: str | None
    label: Phrase | None
    events: list[Told]
    view: Told
    preview: Told


class Replayed(msgspec.Struct, frozen=True):
    """A game from its deal to its end. `seed`: with everything added to it. `chairs`: who sat there, where known.
    `outcome`: none where it was not played to an end."""

    game: str
    seats: int
    variant: dict[str, str | bool]
    seed: str
    commitment: str
    chairs: list[str | None]
    steps: list[Step]
    outcome: Outcome | None


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record file, and from which seat to look (none: an onlooker's)."""

    record: str
    seat: int | None = None


@get("/api/tables/{name:str}/replay", tags=["tables"], summary="A closed game, step by step, from any seat")
async def replay_table(doorway: Doorway, visitor: Visitor, name: str, seat: Seat = None) -> Response[Replayed]:
    doorway.porter.admit(visitor.known())
    doorway.spend(Budget.REPLAYS, visitor.call.address)
    warm = await doorway.house.table(name)
    found = record(warm.table)
    if found is None:
        raise ServerError("record-not-yet", status=409)
    chairs = [chair.name or warm.names.get(chair.person or "") or chair.level for chair in warm.table.chairs]
    return _packed(await asyncio.to_thread(lambda: _pack(replayed(found, seat, chairs))))


@post("/api/replay", tags=["tables"], summary="A record file, step by step, from any seat", status_code=200)
async def replay_record(doorway: Doorway, visitor: Visitor, data: RecordText) -> Response[Replayed]:
    if doorway.porter.invite_only:
        doorway.porter.admit(visitor.known())
    doorway.spend(Budget.REPLAYS, visitor.call.address)
    return _packed(await asyncio.to_thread(lambda: _pack(_read(data))))


def _pack(found: Replayed) -> bytes:
    return gzip.compress(msgspec.json.encode(found), PACKING, mtime=0)


def _packed(body: bytes) -> Response[Any]:
    """A game step by step is some hundred times as long as its record, and says the same again and again. Packed it is
    a few times as long, so it is never sent otherwise."""
    return Response(body, headers={"content-encoding": "gzip"}, media_type=MediaType.JSON)


def _read(data: RecordText) -> Replayed:
    found = records.loads(data.record)
    position = records.replay(found)  # says what is wrong with it, before anything is shown
    return replayed(found, data.seat, [None] * int(position.seats))


def replayed(found: dict[str, object], seat: int | None, chairs: list[str | None]) -> Replayed:
    """The steps of a record whose moves are known to be legal."""
    position = records.start_of(found)
    if seat is not None and not 0 <= seat < position.seats:
        raise ServerError("no-such-page", status=404)
    texts = found["moves"]
    assert isinstance(texts, list) and position.seed is not None
    steps = [first_step(position, seat)]
    steps += [stepped(position, text, seat) for text in texts]
    commitment = str(found.get("commitment", ""))
    variant = dict(position.variant)
    ended = records.outcome_of(found, position)
    return Replayed(position.game.name, int(position.seats), variant, position.seed, commitment, chairs, steps, ended)


def first_step(position: Position, seat: int | None) -> Step:
    """The deal."""
    return Step(None, None, None, [], position.view(seat), position.game.preview(position, seat))


def stepped(position: Position, text: str, seat: int | None) -> Step:
    """Plays a move, and says what a seat saw of it."""
    mover, move = position.seat, position.parse(text)
    meant = label(position, move)
    told = (event.seen_by(seat) for event in position.play(move))
    events = [fact for fact in told if fact is not None]
    return Step(mover, text, meant, events, position.view(seat), position.game.preview(position, seat))


ROUTES = [replay_table, replay_record]
