"""What somebody has played, game by game, and how one finds a game again.

A table that was not open belongs to those who sat at it: others read how its game ended, and nothing that leads
there."""

import unicodedata
from collections.abc import Mapping
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, FromClause, and_, func, literal, or_, select, tuple_

from antichambre.store.people import an_id, heir_of, names_of
from antichambre.store.ratings import bot_player
from antichambre.store.schema import people, results, table_people, tables

Result = Literal["won", "lost"]
BOT = bot_player("")
MOST_WORDS = 8  # of what is looked for


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
    """A finished game. `own`: the seats of the person whose history this is. `table`: None for a table that was not
    open, at which whoever asks did not sit."""

    table: str | None
    game: str
    ended_at: int
    rated: bool
    own: list[int]
    seats: list[SeatResult]


class Wanted(msgspec.Struct, frozen=True):
    """Which games. `opponent`: a person's id, or `bot:cardinal`; `result`: of the person's own seat; `since`, `until`:
    when they ended; `words`: each is found in an opponent's name, a bot's level, the game's name or its title."""

    game: str | None = None
    opponent: str | None = None
    result: Result | None = None
    since: int | None = None
    until: int | None = None
    words: str = ""


ALL = Wanted()


def history(
    conn: Connection,
    person: str,
    wanted: Wanted = ALL,
    before: tuple[int, str] | None = None,
    limit: int = 20,
    *,
    viewer: str | None = None,
    titles: Mapping[str, str] | None = None,
) -> list[Finished]:
    """The finished games of somebody, the last one first. `before`: the end and the table of the last game of the page
    before this one. `viewer`: who asks; None: the house itself. `titles`: of the games, in the viewer's language."""
    heir = heir_of(conn, person)
    asked = [results.c.person == heir, *_asked(conn, wanted), *_worded(conn, heir, wanted.words, titles or {})]
    if before is not None:
        ended_at, table = before
        asked.append(tuple_(results.c.ended_at, results.c.table) < tuple_(literal(ended_at), literal(an_id(table))))
    page = select(results.c.table, results.c.ended_at).where(*asked).distinct()
    page = page.order_by(results.c.ended_at.desc(), results.c.table.desc()).limit(limit)
    found = [table for table, _ in conn.execute(page)]
    return _finished(conn, found, heir, found if viewer is None else _seen_by(conn, viewer, found))


def _asked(conn: Connection, wanted: Wanted) -> list[ColumnElement[bool]]:
    asked: list[ColumnElement[bool]] = []
    if wanted.game is not None:
        asked.append(results.c.game == an_id(wanted.game))
    if wanted.opponent is not None:
        asked.append(_met(conn, wanted.opponent))
    if wanted.result is not None:
        asked.append(results.c.place == 1 if wanted.result == "won" else results.c.place > 1)
    if wanted.since is not None:
        asked.append(results.c.ended_at >= wanted.since)
    if wanted.until is not None:
        asked.append(results.c.ended_at < wanted.until)
    return asked


def _met(conn: Connection, opponent: str) -> ColumnElement[bool]:
    """Whether somebody sat at another seat of the table."""
    return _sat_beside([an_id(opponent) if opponent.startswith(BOT) else heir_of(conn, opponent)])


def player_of(seats: FromClause) -> ColumnElement[str]:
    """Whoever answers for a seat, as the ratings call them. No index knows it: a database then looks at the few seats
    of a table, rather than at all games of somebody who has played a thousand."""
    return func.coalesce(seats.c.person, literal(BOT) + seats.c.level)


def _sat_beside(players: list[str]) -> ColumnElement[bool]:
    """Whether one of these sat at another seat of the table."""
    other = results.alias("other")
    beside = (other.c.table == results.c.table, other.c.seat != results.c.seat)
    met = select(other.c.seat).where(*beside, player_of(other).in_(players))
    return met.correlate(results).exists()


# In words.


def _worded(conn: Connection, person: str, words: str, titles: Mapping[str, str]) -> list[ColumnElement[bool]]:
    """One condition for each word. The names are compared here: a database knows too little of letters."""
    looked_for = folded(words).split()[:MOST_WORDS]
    if not looked_for:
        return []
    met = {who: folded(name) for who, name in _names_met(conn, person)}
    shelf = {game: f"{folded(game)} {folded(title)}" for game, title in titles.items()}
    return [_says(word, met, shelf) for word in looked_for]


def _says(word: str, met: Mapping[str, str], shelf: Mapping[str, str]) -> ColumnElement[bool]:
    games = [game for game, title in shelf.items() if word in title]
    players = [who for who, name in met.items() if word in name]
    return or_(results.c.game.in_(games), _sat_beside([*players, bot_player(an_id(word))]))


def _names_met(conn: Connection, person: str) -> list[tuple[str, str]]:
    """Everybody with whom somebody has finished a game, by id and name."""
    other = results.alias("other")
    beside = and_(other.c.table == results.c.table, other.c.seat != results.c.seat)
    met = select(people.c.id, people.c.name).select_from(results).join(other, beside)
    met = met.join(people, people.c.id == other.c.person).where(results.c.person == person, people.c.name.is_not(None))
    return [(row.id, row.name) for row in conn.execute(met.distinct())]


def folded(text: str) -> str:
    """A text as one looks for it: without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


# As it is told.


def _seen_by(conn: Connection, viewer: str, found: list[str]) -> list[str]:
    """Those of the tables that were open, or at which somebody sat."""
    sat = select(table_people.c.table).where(table_people.c.person == heir_of(conn, viewer))
    seen = select(tables.c.id).where(tables.c.id.in_(found), or_(tables.c.open, tables.c.id.in_(sat)))
    return list(conn.scalars(seen))


def _finished(conn: Connection, found: list[str], person: str, seen: list[str]) -> list[Finished]:
    """These games in this order."""
    rows = conn.execute(select(results).where(results.c.table.in_(found)).order_by(results.c.seat)).all()
    names = names_of(conn, {row.person for row in rows if row.person is not None})
    games = []
    for table in found:
        seats = [row for row in rows if row.table == table]
        told = [
            SeatResult(row.seat, row.person, names.get(row.person), row.level, row.score, row.place, row.resigned)
            for row in seats
        ]
        own = [row.seat for row in seats if row.person == person]
        shown = table if table in seen else None
        games.append(Finished(shown, seats[0].game, seats[0].ended_at, seats[0].rated, own, told))
    return games
