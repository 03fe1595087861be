"""Results and ratings: what a finished game leaves behind. Ratings are openskill's Plackett-Luce, one for each player
and game; a bot is a player too, `bot:cardinal`.

A game is rated when at least two different players sat at it, nobody had two seats, and somebody stayed to the end. A
bot's level may sit there several times: it learns the mean of what its seats did.

Whoever resigned, or was away at the end so that a bot had to finish the game, comes last, whatever the bot made of the
seat; those who stayed keep their order. Otherwise leaving a lost game would be the way to save a rating."""

from statistics import fmean

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import BindParameter, ColumnElement, Connection, bindparam, delete, func, select, text, update

from antichambre.store.people import an_id
from antichambre.store.schema import people, ratings, results

PROVISIONAL = 5  # games below which a rating says little
RATINGS_LOCK = 0x72617465  # among PostgreSQL's advisory locks: "rate"

_model = PlackettLuce()


class SeatOutcome(msgspec.Struct, frozen=True):
    """What became of a seat. `person` and `level` both: a bot finished the game for somebody who was away."""

    person: str | None
    level: str | None
    score: float
    place: int
    resigned: bool = False

    @property
    def left(self) -> bool:
        return self.resigned or (self.person is not None and self.level is not None)

    @property
    def player(self) -> str | None:
        """As the ratings call whoever answers for the seat."""
        return self.person if self.person is not None else bot_player(self.level) if self.level is not None else None


class GameResult(msgspec.Struct, frozen=True):
    """A finished game. `counts`: False where the players agreed on something after which ratings would mean little."""

    table: str
    game: str
    ended_at: int
    seats: list[SeatOutcome]
    counts: bool = True


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is at a game. `name`: None for a bot. `ordinal`: what the house is sure of, mu − 3 sigma."""

    player: str
    name: str | None
    game: str
    mu: float
    sigma: float
    games: int
    updated_at: int

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL


def bot_player(level: str) -> str:
    return f"bot:{level}"


# A game ends. The statements are made once, as in store/people.py.

_players: BindParameter[str] = bindparam("players", expanding=True)
SETTLED = select(results.c.seat).where(results.c.table == bindparam("asked")).limit(1)
HEIRS = select(people.c.id, people.c.merged_into).where(people.c.id.in_(_players), people.c.merged_into.is_not(None))
BEFORE = select(ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
    ratings.c.game == bindparam("game"), ratings.c.player.in_(_players)
)
GONE = select(people.c.id).where(people.c.id.in_(_players), people.c.name.is_(None))
MOVE = update(ratings).where(ratings.c.player == bindparam("who"), ratings.c.game == bindparam("what"))


def settle(conn: Connection, outcome: GameResult, now: int) -> bool:
    """Writes the results and moves the ratings, once: False if this table was settled before."""
    _lock(conn)
    if conn.scalar(SETTLED, {"asked": outcome.table}) is not None:
        return False
    seats = _present_people(conn, outcome.seats)
    places = counted_places(seats)
    rated = outcome.counts and is_rated(seats)
    after = _rate(conn, outcome.game, seats, places, now) if rated else {}
    rows = [
        {
            "table": outcome.table, "seat": number, "game": outcome.game, "seats": len(seats), "person": seat.person,
            "level": seat.level, "score": seat.score, "place": place, "resigned": seat.resigned,
            "ended_at": outcome.ended_at, "rated": rated, **_point(after.get(seat.person or "")),
        }
        for number, (seat, place) in enumerate(zip(seats, places, strict=True))
    ]  # fmt: skip
    conn.execute(results.insert(), rows)
    return True


def _point(rating: Rating | None) -> dict[str, float | None]:
    """What a result keeps of the rating that it led to."""
    return {"mu": None, "sigma": None} if rating is None else {"mu": rating.mu, "sigma": rating.sigma}


def counted_places(seats: list[SeatOutcome]) -> list[int]:
    """The place of each seat: whoever left is last, and the others close ranks."""
    stayed = [seat.place for seat in seats if not seat.left]
    return [len(seats) if seat.left else 1 + sum(place < seat.place for place in stayed) for seat in seats]


def is_rated(seats: list[SeatOutcome]) -> bool:
    players = [seat.player for seat in seats]
    persons = [seat.person for seat in seats if seat.person is not None]
    everybody_once = None not in players and len(persons) == len(set(persons))
    return everybody_once and len(set(players)) > 1 and not all(seat.left for seat in seats)


def _present_people(conn: Connection, seats: list[SeatOutcome]) -> list[SeatOutcome]:
    """The seats, with guests who have logged in since as the accounts that they are."""
    ids = [seat.person for seat in seats if seat.person is not None]
    merged = {row.id: row.merged_into for row in conn.execute(HEIRS, {"players": ids})}
    return [msgspec.structs.replace(seat, person=merged.get(seat.person or "", seat.person)) for seat in seats]


def _rate(conn: Connection, game: str, seats: list[SeatOutcome], places: list[int], now: int) -> dict[str, Rating]:
    """Moves the ratings of those who played; what they are now, by player."""
    players = [seat.player or "" for seat in seats]
    rows = conn.execute(BEFORE, {"game": game, "players": players})
    before = {row.player: (row.mu, row.sigma, row.games) for row in rows}
    new = (_model.mu, _model.sigma, 0)
    teams = [[_model.create_rating(list(before.get(player, new)[:2]))] for player in players]
    after = [team[0] for team in _model.rate(teams, ranks=[float(place) for place in places])]
    gone = set(conn.scalars(GONE, {"players": players}))
    moved: dict[str, Rating] = {}
    for player in sorted(set(players) - gone):
        own = [rating for rating, sitting in zip(after, players, strict=True) if sitting == player]
        games = before.get(player, new)[2] + 1
        mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
        moved[player] = Rating(player, None, game, mu, sigma, games, now)
        _put(conn, moved[player], player in before)
    return moved


def _put(conn: Connection, rating: Rating, there: bool) -> None:
    values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "updated_at": rating.updated_at}
    if there:
        conn.execute(MOVE, values | {"who": rating.player, "what": rating.game})
    else:
        conn.execute(ratings.insert(), values | {"player": rating.player, "game": rating.game})


def _lock(conn: Connection) -> None:
    """One after the other: a rating is read before it is written, and other servers settle games too. SQLite has one
    writer anyway."""
    if conn.dialect.name == "postgresql":
        conn.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": RATINGS_LOCK})


# Two players turn out to be one; a player leaves.


def inherit(conn: Connection, person: str, heir: str) -> None:
    """A guest's ratings become the account's. Where both have one, each is what its own games say of the same player,
    seen from the same beginning: the two are put together by their precisions, the beginning counted once. The
    guest's games are still the guest's: where both have a rating, the curve goes on from the account's."""
    _lock(conn)
    theirs = {rating.game: rating for rating in ratings_of(conn, heir)}
    for rating in ratings_of(conn, person):
        own = theirs.get(rating.game)
        _put(conn, _combined(own, rating) if own else msgspec.structs.replace(rating, player=heir), own is not None)
    _rub_out(conn, person, results.c.game.in_(theirs))
    conn.execute(delete(ratings).where(ratings.c.player == person))


def forget(conn: Connection, player: str) -> None:
    """The ratings of a player, with the way that led to them."""
    _lock(conn)
    _rub_out(conn, player)
    conn.execute(delete(ratings).where(ratings.c.player == player))


def _rub_out(conn: Connection, person: str, *which: ColumnElement[bool]) -> None:
    conn.execute(update(results).where(results.c.person == person, *which).values(mu=None, sigma=None))


def _combined(own: Rating, other: Rating) -> Rating:
    parts = [(own.mu, own.sigma**-2), (other.mu, other.sigma**-2), (_model.mu, -(_model.sigma**-2))]
    precision = sum(weight for _, weight in parts)
    mu = sum(mu * weight for mu, weight in parts) / precision
    games, updated_at = own.games + other.games, max(own.updated_at, other.updated_at)
    return Rating(own.player, own.name, own.game, mu, precision**-0.5, games, updated_at)


# Reading.


_FIELDS = (
    ratings.c.player, people.c.name, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games,
    ratings.c.updated_at,
)  # fmt: skip
_RATINGS = select(*_FIELDS).outerjoin(people, people.c.id == ratings.c.player)


def ratings_of(conn: Connection, player: str) -> list[Rating]:
    """A player's ratings, by game."""
    which = ratings.c.player == an_id(player)
    return [Rating(*row) for row in conn.execute(_RATINGS.where(which).order_by(ratings.c.game))]


def leaderboard(conn: Connection, game: str, limit: int, skip: int = 0) -> list[Rating]:
    """The strongest players of a game, those of whom the house is surest first; without the first so many."""
    best = (ratings.c.mu - 3 * ratings.c.sigma).desc()
    shown = (ratings.c.game == game, func.coalesce(people.c.banned, False).is_(False))
    ranked = _RATINGS.where(*shown).order_by(best, ratings.c.player)
    return [Rating(*row) for row in conn.execute(ranked.limit(limit).offset(skip))]


class RatingStep(msgspec.Struct, frozen=True):
    """What a rating was after a game."""

    at: int
    mu: float
    sigma: float


def curve(conn: Connection, player: str, game: str, most: int = 200) -> list[RatingStep]:
    """How a rating came to be what it is, game by game; of many games so many steps, evenly, the last among them."""
    asked = (results.c.person == an_id(player), results.c.game == game, results.c.mu.is_not(None))
    found = select(results.c.ended_at, results.c.mu, results.c.sigma).where(*asked)
    steps = [RatingStep(*row) for row in conn.execute(found.order_by(results.c.ended_at, results.c.table))]
    if len(steps) <= most:
        return steps
    return [steps[round(place * (len(steps) - 1) / (most - 1))] for place in range(most)]
