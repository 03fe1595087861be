"""Results and ratings."""

import threading
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, select

from antichambre.store.accounts import merge
from antichambre.store.database import Database
from antichambre.store.departures import depart
from antichambre.store.people import ban
from antichambre.store.ratings import (
    GameResult,
    Rating,
    SeatOutcome,
    counted_places,
    curve,
    leaderboard,
    ratings_of,
    settle,
)
from antichambre.store.schema import results
from store.household import NOW, account, finish, guest, open_table, writing


@pytest.fixture
def conn(database: Database) -> Iterator[Connection]:
    with writing(database) as connection:
        yield connection


def rating(conn: Connection, player: str) -> Rating:
    (found,) = ratings_of(conn, player)
    return found


def is_rated(conn: Connection, table: str) -> bool:
    return set(conn.scalars(select(results.c.rated).where(results.c.table == table))) == {True}


def places(conn: Connection, table: str) -> list[int]:
    found = select(results.c.place).where(results.c.table == table).order_by(results.c.seat)
    return list(conn.scalars(found))


def test_whoever_wins_rises(conn: Connection) -> None:
    anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
    assert finish(conn, "t", (anna.id, 31, 1), (bert.id, 27, 2))
    assert rating(conn, anna.id).mu > 25 > rating(conn, bert.id).mu
    assert rating(conn, anna.id).games == 1
    assert rating(conn, anna.id).name == "Anna"
    assert is_rated(conn, "t")


def test_a_table_is_settled_once(conn: Connection) -> None:
    anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
    finish(conn, "t", (anna.id, 31, 1), (bert.id, 27, 2))
    before = ratings_of(conn, anna.id), conn.execute(select(results)).all()
    other_way = [SeatOutcome(anna.id, None, 1, 2), SeatOutcome(bert.id, None, 2, 1)]
    assert not settle(conn, GameResult("t", "richelieu", NOW + 1, other_way), NOW + 1)
    assert (ratings_of(conn, anna.id), conn.execute(select(results)).all()) == before


def test_each_game_has_its_rating(conn: Connection) -> None:
    anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
    finish(conn, "t1", (anna.id, 31, 1), (bert.id, 27, 2))
    finish(conn, "t2", (anna.id, 31, 2), (bert.id, 57, 1), game="favourite")
    assert [(found.game, found.mu > 25) for found in ratings_of(conn, anna.id)] == [
        ("favourite", False),
        ("richelieu", True),
    ]


def test_bots_are_players(conn: Connection) -> None:
    anna = guest(conn, "Anna")
    finish(conn, "t", (anna.id, 9, 1), ("bot:page", 7, 2), ("bot:page", 5, 3), ("bot:cardinal", 1, 4))
    page = rating(conn, "bot:page")
    assert (page.games, page.name) == (1, None)
    assert rating(conn, anna.id).mu > page.mu > rating(conn, "bot:cardinal").mu
    assert is_rated(conn, "t")


def test_what_is_not_rated(conn: Connection) -> None:
    anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
    finish(conn, "alone", (anna.id, 9, 1), (anna.id, 7, 2))
    finish(conn, "twice", (anna.id, 9, 1), (anna.id, 7, 2), (bert.id, 5, 3))
    finish(conn, "pages", ("bot:page", 9, 1), ("bot:page", 7, 2))
    finish(conn, "indulged", (anna.id, 9, 1), (bert.id, 7, 2), counts=False)
    assert [table for table in ("alone", "twice", "pages", "indulged") if is_rated(conn, table)] == []
    assert ratings_of(conn, anna.id) == ratings_of(conn, "bot:page") == []
    assert places(conn, "twice") == [1, 2, 3], "but the results are kept"


def test_whoever_leaves_comes_last(conn: Connection) -> None:
    anna, bert, carl = (guest(conn, name) for name in ("Anna", "Bert", "Carl"))
    open_table(conn, "t", [anna.id, bert.id, carl.id], "over")
    seats = [
        SeatOutcome(anna.id, "cardinal", 50, 1),  # a bot finished, and won
        SeatOutcome(bert.id, None, 40, 2),
        SeatOutcome(carl.id, None, 30, 3),
    ]
    settle(conn, GameResult("t", "richelieu", NOW, seats), NOW)
    assert places(conn, "t") == [3, 1, 2]
    assert rating(conn, bert.id).mu > rating(conn, carl.id).mu > rating(conn, anna.id).mu
    assert ratings_of(conn, "bot:cardinal") == [], "it played for somebody else"


def test_places_close_ranks() -> None:
    def seat(place: int, resigned: bool = False) -> SeatOutcome:
        return SeatOutcome("p", None, 0, place, resigned)

    assert counted_places([seat(1), seat(1), seat(3)]) == [1, 1, 3]
    assert counted_places([seat(1, True), seat(2), seat(2), seat(4)]) == [4, 1, 1, 3]
    assert counted_places([seat(1, True), seat(2, True), seat(3)]) == [3, 3, 1]
    assert counted_places([seat(1, True), seat(2, True)]) == [2, 2]


def test_when_everybody_leaves(conn: Connection) -> None:
    anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
    open_table(conn, "t", [anna.id, bert.id], "over")
    seats = [SeatOutcome(anna.id, "page", 9, 1), SeatOutcome(bert.id, None, 8, 2, resigned=True)]
    settle(conn, GameResult("t", "richelieu", NOW, seats), NOW)
    assert places(conn, "t") == [2, 2]
    assert not is_rated(conn, "t")


def test_those_who_tie_move_together(conn: Connection) -> None:
    anna, bert, carl = (guest(conn, name) for name in ("Anna", "Bert", "Carl"))
    finish(conn, "t", (anna.id, 9, 1), (bert.id, 9, 1), (carl.id, 1, 3))
    assert rating(conn, anna.id).mu == pytest.approx(rating(conn, bert.id).mu)


def test_a_guest_who_logged_in_during_the_game(conn: Connection) -> None:
    anna, visitor, bert = account(conn, "Anna"), guest(conn, "Visitor"), guest(conn, "Bert")
    merge(conn, visitor.id, anna.id)
    finish(conn, "t", (visitor.id, 9, 1), (bert.id, 9, 2))
    assert rating(conn, anna.id).games == 1
    assert conn.scalar(select(results.c.person).where(results.c.seat == 0)) == anna.id
    finish(conn, "both", (visitor.id, 9, 1), (anna.id, 9, 2))
    assert not is_rated(conn, "both"), "they are one"


def test_the_leaderboard(conn: Connection) -> None:
    anna, bert, carl = (guest(conn, name) for name in ("Anna", "Bert", "Carl"))
    for number in range(5):
        finish(conn, f"a{number}", (anna.id, 9, 1), ("bot:page", 1, 2))
    finish(conn, "b", (bert.id, 9, 1), (carl.id, 1, 2))
    ban(conn, carl.id)
    board = leaderboard(conn, "richelieu", 10)
    assert [(one.name or one.player, one.provisional) for one in board] == [
        ("Anna", False),
        ("Bert", True),
        ("bot:page", False),
    ]
    assert [one.ordinal for one in board] == sorted((one.ordinal for one in board), reverse=True)
    assert len(leaderboard(conn, "richelieu", 1)) == 1
    assert leaderboard(conn, "favourite", 10) == []


def test_two_servers_settle_at_once(database: Database) -> None:
    """No game of a player is forgotten, whoever settles it."""
    with writing(database) as conn:
        anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
        for number in range(20):
            open_table(conn, f"t{number}", [anna.id, bert.id], "over")
    seats = [SeatOutcome(anna.id, None, 9, 1), SeatOutcome(bert.id, None, 1, 2)]
    failures = []

    def serve(first: int) -> None:
        try:
            for number in range(first, 20, 2):
                with writing(database) as own:
                    settle(own, GameResult(f"t{number}", "richelieu", NOW, seats), NOW)
        except Exception as error:
            failures.append(error)

    servers = [threading.Thread(target=serve, args=(first,)) for first in (0, 1)]
    for server in servers:
        server.start()
    for server in servers:
        server.join()
    assert failures == []
    with writing(database) as conn:
        assert rating(conn, anna.id).games == 20


# The way that led to a rating


def test_the_curve_ends_at_the_rating(conn: Connection) -> None:
    anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
    for number, place in enumerate((1, 2, 1)):
        finish(conn, f"t{number}", (anna.id, 9, place), (bert.id, 8, 3 - place), ended_at=NOW + number)
    finish(conn, "other", (anna.id, 9, 1), (bert.id, 8, 2), game="favourite", ended_at=NOW + 9)
    finish(conn, "alone", (anna.id, 9, 1), (anna.id, 8, 2), ended_at=NOW + 10)
    steps = curve(conn, anna.id, "richelieu")
    assert [step.at for step in steps] == [NOW, NOW + 1, NOW + 2], "the unrated game moved nothing"
    last = next(one for one in ratings_of(conn, anna.id) if one.game == "richelieu")
    assert (steps[-1].mu, steps[-1].sigma) == (last.mu, last.sigma)
    assert steps[0].mu > 25 > curve(conn, bert.id, "richelieu")[0].mu
    assert steps[1].mu < steps[0].mu


def test_a_long_curve_is_thinned(conn: Connection) -> None:
    anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
    for number in range(30):
        finish(conn, f"t{number:02}", (anna.id, 9, 1), (bert.id, 8, 2), ended_at=NOW + number)
    steps = curve(conn, anna.id, "richelieu", most=7)
    assert [step.at - NOW for step in steps] == [0, 5, 10, 14, 19, 24, 29]


def test_whoever_leaves_takes_the_curve_along(conn: Connection) -> None:
    anna, bert = account(conn, "Anna"), guest(conn, "Bert")
    finish(conn, "t", (anna.id, 9, 1), (bert.id, 8, 2))
    depart(conn, anna.id)
    assert curve(conn, anna.id, "richelieu") == []
    assert len(curve(conn, bert.id, "richelieu")) == 1


def test_a_guest_s_curve_is_the_account_s_where_it_has_none(conn: Connection) -> None:
    anna, visitor, bert = account(conn, "Anna"), guest(conn, "Visitor"), guest(conn, "Bert")
    finish(conn, "own", (anna.id, 9, 1), (bert.id, 8, 2), ended_at=NOW + 1)
    finish(conn, "both", (visitor.id, 9, 1), (bert.id, 8, 2), ended_at=NOW + 2)
    finish(conn, "new", (visitor.id, 9, 1), (bert.id, 8, 2), game="favourite", ended_at=NOW + 3)
    merge(conn, visitor.id, anna.id)
    assert [step.at for step in curve(conn, anna.id, "richelieu")] == [NOW + 1], "two curves are not one"
    assert [step.at for step in curve(conn, anna.id, "favourite")] == [NOW + 3]


def test_the_list_page_by_page(conn: Connection) -> None:
    anna, bert, carl = (guest(conn, name) for name in ("Anna", "Bert", "Carl"))
    finish(conn, "t", (anna.id, 9, 1), (bert.id, 8, 2), (carl.id, 7, 3))
    assert [one.name for one in leaderboard(conn, "richelieu", 2)] == ["Anna", "Bert"]
    assert [one.name for one in leaderboard(conn, "richelieu", 2, skip=2)] == ["Carl"]
