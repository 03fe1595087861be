"""What somebody's games come to.

Around one screen a person may have had several seats of one table. Such games are in the history; they are in no sum,
where whoever plays against oneself would always win."""

from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Float, Select, Text, and_, cast, func, select

from antichambre.store.history import player_of
from antichambre.store.people import an_id, heir_of, names_of
from antichambre.store.schema import results

Way = Literal["game", "seat", "seats", "opponent"]


class Total(msgspec.Struct, frozen=True):
    """What games come to. `of`: the game, seat, number of players or opponent (an id, or `bot:cardinal`) that they have
    in common; `name`: of an opponent."""

    of: str
    name: str | None
    played: int
    won: int
    mean_place: float
    mean_score: float
    best_score: float


class Score(msgspec.Struct, frozen=True):
    """A score, and how many games ended with it."""

    score: float
    played: int
    won: int


def totals(conn: Connection, person: str, by: Way, game: str | None = None, limit: int = 100) -> list[Total]:
    """What somebody's finished games come to, by game, by seat, by number of players or by opponent; the most played
    first. `game`: only those of one game."""
    asked = _counted(conn, person, game)
    games = (_with_opponents() if by == "opponent" else _with(results.c[by])).where(*asked).subquery("games")
    sums = [
        func.count(),
        func.count().filter(games.c.place == 1),
        func.avg(cast(games.c.place, Float)),
        func.avg(games.c.score),
        func.max(games.c.score),
    ]
    summed = select(games.c.of, *sums).group_by(games.c.of).order_by(func.count().desc(), games.c.of).limit(limit)
    found = conn.execute(summed).all()
    names = names_of(conn, [row[0] for row in found]) if by == "opponent" else {}
    return [Total(row[0], names.get(row[0]), *row[1:]) for row in found]


def scores(conn: Connection, person: str, game: str, limit: int = 400) -> list[Score]:
    """How often somebody has reached each score at a game, the lowest first. Games that they did not finish themselves
    have a score that says nothing of them."""
    stayed = (~results.c.resigned, results.c.level.is_(None))
    reached = select(results.c.score, func.count(), func.count().filter(results.c.place == 1))
    reached = reached.where(*_counted(conn, person, game), *stayed).group_by(results.c.score)
    return [Score(*row) for row in conn.execute(reached.order_by(results.c.score).limit(limit))]


def _counted(conn: Connection, person: str, game: str | None) -> list[ColumnElement[bool]]:
    """The games that are counted: those at which somebody had one seat."""
    twin = results.alias("twin")
    own = results.c.person == heir_of(conn, person)
    once = select(twin.c.table).where(twin.c.person == heir_of(conn, person)).group_by(twin.c.table)
    asked = [own, results.c.table.in_(once.having(func.count() == 1))]
    if game is not None:
        asked.append(results.c.game == an_id(game))
    return asked


def _with(column: ColumnElement[object]) -> Select[tuple[str, int, float]]:
    """Every game, with what it is counted by."""
    return select(cast(column, Text).label("of"), results.c.place, results.c.score)


def _with_opponents() -> Select[tuple[str, str, int, float]]:
    """Every game once for each opponent, even one who had several seats."""
    other = results.alias("other")
    of = player_of(other).label("of")
    opposite = and_(other.c.table == results.c.table, other.c.seat != results.c.seat)
    return select(of, results.c.table, results.c.place, results.c.score).join(other, opposite).distinct()
