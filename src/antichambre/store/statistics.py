"""What somebody has played: the games one by one, and what they come to.

Around one screen a person may have had several seats of one table. Such games are in the history; they are in no sum,
where whoever plays against oneself would always win."""

from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Float, Select, Text, and_, cast, func, literal, select, tuple_

from antichambre.store.people import an_id, heir_of, names_of
from antichambre.store.ratings import bot_player
from antichambre.store.schema import results

Way = Literal["game", "seat", "seats", "opponent"]
BOT = bot_player("")


class SeatResult(msgspec.Struct, frozen=True):
    """One seat of a finished game. `name`: None for a bot, and for somebody who left the house."""

    seat: int
    person: str | None
    name: str | None
    level: str | None
    score: float
    place: int
    resigned: bool


class Finished(msgspec.Struct, frozen=True):
    """A finished game. `own`: the seats of the person whose history this is."""

    table: str
    game: str
    ended_at: int
    rated: bool
    own: list[int]
    seats: list[SeatResult]


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


# One by one.


def history(
    conn: Connection,
    person: str,
    game: str | None = None,
    opponent: str | None = None,
    before: tuple[int, str] | None = None,
    limit: int = 20,
) -> list[Finished]:
    """The finished games of somebody, the last one first. `opponent`: a person's id, or `bot:cardinal`; `before`: the
    end and the table of the last game of the page before this one."""
    heir = heir_of(conn, person)
    asked = [results.c.person == heir]
    if game is not None:
        asked.append(results.c.game == an_id(game))
    if opponent is not None:
        asked.append(_met(conn, opponent))
    if before is not None:
        ended_at, table = before
        asked.append(tuple_(results.c.ended_at, results.c.table) < tuple_(literal(ended_at), literal(an_id(table))))
    page = select(results.c.table, results.c.ended_at).where(*asked).distinct()
    page = page.order_by(results.c.ended_at.desc(), results.c.table.desc()).limit(limit)
    return _finished(conn, [table for table, _ in conn.execute(page)], heir)


def _met(conn: Connection, opponent: str) -> ColumnElement[bool]:
    """Whether somebody sat at another seat of the table."""
    other = results.alias("other")
    if opponent.startswith(BOT):
        who = and_(other.c.person.is_(None), other.c.level == an_id(opponent.removeprefix(BOT)))
    else:
        who = other.c.person == heir_of(conn, opponent)
    met = select(other.c.seat).where(other.c.table == results.c.table, other.c.seat != results.c.seat, who)
    return met.correlate(results).exists()


def _finished(conn: Connection, tables: list[str], person: str) -> list[Finished]:
    """These games in this order."""
    rows = conn.execute(select(results).where(results.c.table.in_(tables)).order_by(results.c.seat)).all()
    names = names_of(conn, {row.person for row in rows if row.person is not None})
    games = []
    for table in tables:
        seats = [row for row in rows if row.table == table]
        told = [
            SeatResult(row.seat, row.person, names.get(row.person), row.level, row.score, row.place, row.resigned)
            for row in seats
        ]
        own = [row.seat for row in seats if row.person == person]
        games.append(Finished(table, seats[0].game, seats[0].ended_at, seats[0].rated, own, told))
    return games


# Summed up.


def totals(conn: Connection, person: str, by: Way, game: str | None = None, limit: int = 100) -> list[Total]:
    """What somebody's finished games come to, by game, by seat, by number of players or by opponent; the most played
    first. `game`: only those of one game."""
    twin = results.alias("twin")
    same = (twin.c.table == results.c.table, twin.c.person == results.c.person, twin.c.seat != results.c.seat)
    asked = [results.c.person == heir_of(conn, person), ~select(twin.c.seat).where(*same).correlate(results).exists()]
    if game is not None:
        asked.append(results.c.game == an_id(game))
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


def _with(column: ColumnElement[object]) -> Select[tuple[str, int, float]]:
    """Every game, with what it is counted by."""
    return select(cast(column, Text).label("of"), results.c.place, results.c.score)


def _with_opponents() -> Select[tuple[str, str, int, float]]:
    """Every game once for each opponent, even one who had several seats."""
    other = results.alias("other")
    of = func.coalesce(other.c.person, literal(BOT) + other.c.level).label("of")
    opposite = and_(other.c.table == results.c.table, other.c.seat != results.c.seat)
    return select(of, results.c.table, results.c.place, results.c.score).join(other, opposite).distinct()
