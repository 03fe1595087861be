"""What somebody has played, over HTTP: who they are, their games one by one, what those come to, and all their records.

Of a table that was not open only those who sat at it are told more than how its game ended."""

import io
import logging
import zipfile
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter
from litestar.response import Stream

from antichambre.kernel import registry
from antichambre.kernel.words import Words
from antichambre.server import logs
from antichambre.server.doorway import Doorway
from antichambre.server.house import House
from antichambre.server.limits import Budget
from antichambre.server.visitors import Visitor
from antichambre.store import people, statistics
from antichambre.store.errors import StoreError
from antichambre.store.history import Finished, Result, Wanted, history
from antichambre.store.ratings import Rating, RatingStep, curve, ratings_of
from antichambre.store.record_files import closed_games, record_of
from antichambre.store.statistics import Score, Total, Way

Most = Annotated[int, Parameter(ge=1, le=100)]
Moment = Annotated[int | None, Parameter(ge=0, le=1 << 53)]
Looked = Annotated[str, Parameter(max_length=100)]


class Profile(msgspec.Struct, frozen=True):
    """Somebody, as everybody may see them. `since`: when they came to the house first."""

    person: str
    name: str
    account: bool
    since: int
    ratings: list[Rating]


@get("/api/people/{person:str}", tags=["people"], summary="Somebody, by id or by the name of their account")
async def profile(doorway: Doorway, visitor: Visitor, person: str) -> Profile:
    doorway.porter.admit(visitor.known())
    known = await doorway.house.read(lambda conn: people.found(conn, person))
    since = await doorway.house.read(lambda conn: people.since(conn, known.id))
    rated = await doorway.house.read(lambda conn: ratings_of(conn, known.id))
    return Profile(known.id, known.name, known.account, since, rated)


@get("/api/people/{person:str}/games", tags=["people"], summary="What somebody has played, the last first")
async def games_of(
    doorway: Doorway,
    visitor: Visitor,
    person: str,
    game: str | None = None,
    opponent: str | None = None,
    result: Result | None = None,
    since: Moment = None,
    until: Moment = None,
    words: Looked = "",
    before_end: Moment = None,
    before_table: str = "",
    limit: Most = 20,
) -> list[Finished]:
    viewer = doorway.porter.admit(visitor.known()).id
    wanted = Wanted(game, opponent, result, since, until, words)
    before = None if before_end is None else (before_end, before_table)
    titles = _titles(visitor.lang) if words else {}
    return await doorway.house.read(
        lambda conn: history(conn, person, wanted, before, limit, viewer=viewer, titles=titles)
    )


def _titles(lang: str) -> dict[str, str]:
    return {game.name: Words(lang, game.name).say("game-title") for game in registry.games()}


@get("/api/people/{person:str}/totals", tags=["people"], summary="What somebody's games come to")
async def totals_of(
    doorway: Doorway, visitor: Visitor, person: str, by: Way = "game", game: str | None = None
) -> list[Total]:
    doorway.porter.admit(visitor.known())
    return await doorway.house.read(lambda conn: statistics.totals(conn, person, by, game))


@get("/api/people/{person:str}/scores", tags=["people"], summary="How often somebody reached each score at a game")
async def scores_of(doorway: Doorway, visitor: Visitor, person: str, game: str) -> list[Score]:
    doorway.porter.admit(visitor.known())
    name = registry.game(game).name
    return await doorway.house.read(lambda conn: statistics.scores(conn, person, name))


@get("/api/people/{person:str}/ratings/{game:str}", tags=["people"], summary="A rating through the games")
async def rating_curve(doorway: Doorway, visitor: Visitor, person: str, game: str) -> list[RatingStep]:
    doorway.porter.admit(visitor.known())
    name = registry.game(game).name
    return await doorway.house.read(lambda conn: curve(conn, people.heir_of(conn, person), name))


# All of one's games


@get("/api/me/records", tags=["people"], summary="The records of all of one's games that are over, in one zip")
async def own_records(doorway: Doorway, visitor: Visitor) -> Stream:
    person = visitor.known().id
    doorway.spend(Budget.EXPORTS, person)
    tables = await doorway.house.read(lambda conn: closed_games(conn, person))
    headers = {"content-disposition": 'attachment; filename="antichambre-games.zip"'}
    return Stream(_zipped(doorway.house, tables), media_type="application/zip", headers=headers)


async def _zipped(house: House, tables: list[str]) -> AsyncIterator[bytes]:
    """A zip as it grows: each game is read by itself, so that nobody waits long behind somebody with many."""
    parcel = _Parcel()
    with zipfile.ZipFile(parcel, "w", zipfile.ZIP_DEFLATED) as archive:
        for table in tables:
            try:
                text = await house.read(lambda conn, table=table: record_of(conn, table))  # type: ignore[misc]
            except StoreError as error:  # one ledger that cannot be read is no reason to keep all the others back
                logs.say("record-left-out", severity=logging.ERROR, error=error)
                continue
            archive.writestr(f"{table}.json", text)
            yield parcel.taken()
    yield parcel.taken()


class _Parcel(io.RawIOBase):
    """Takes what is written until somebody carries it off."""

    def __init__(self) -> None:
        self._held = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, some: bytes) -> int:  # type: ignore[override]
        self._held += some
        return len(some)

    def taken(self) -> bytes:
        carried = bytes(self._held)
        self._held.clear()
        return carried


ROUTES = [profile, games_of, totals_of, scores_of, rating_curve, own_records]
