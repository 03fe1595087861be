"""What somebody has played, game by game."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, update

from antichambre.store.accounts import merge
from antichambre.store.database import Database
from antichambre.store.departures import depart
from antichambre.store.history import Wanted, folded, history
from antichambre.store.people import Person, rename
from antichambre.store.schema import tables
from store.household import NOW, Trio, account, guest, trio_of, writing

TITLES = {"richelieu": "Richelieu", "favourite": "La Favorite du Roi"}


@pytest.fixture
def conn(database: Database) -> Iterator[Connection]:
    with writing(database) as connection:
        yield connection


@pytest.fixture
def trio(conn: Connection) -> Trio:
    return trio_of(conn)


def names(conn: Connection, person: Person, **asked: object) -> list[str]:
    return [str(game.table) for game in history(conn, person.id, Wanted(**asked))]  # type: ignore[arg-type]


def test_history(conn: Connection, trio: Trio) -> None:
    anna, bert, carl = trio
    assert names(conn, anna) == ["t5", "t4", "t3", "t2", "t1"]
    assert names(conn, anna, game="favourite") == ["t4", "t3"]
    assert names(conn, anna, opponent=carl.id) == ["t3"]
    assert names(conn, anna, opponent=bert.id, game="richelieu") == ["t2", "t1"]
    assert names(conn, anna, opponent="bot:page") == ["t4"]
    assert names(conn, anna, opponent="bot:cardinal") == []
    assert names(conn, anna, opponent=anna.id) == ["t5"]
    assert names(conn, carl) == ["t3"]
    for nobody in ("", "nobody", "a\x00"):
        assert history(conn, nobody) == []
        assert names(conn, anna, opponent=nobody) == []


def test_history_page_by_page(conn: Connection, trio: Trio) -> None:
    anna = trio[0]
    read, before = [], None
    while page := history(conn, anna.id, before=before, limit=2):
        read += [game.table for game in page]
        before = page[-1].ended_at, str(page[-1].table)
    assert read == ["t5", "t4", "t3", "t2", "t1"], "t3 and t4 ended at the same moment"


def test_what_a_line_of_history_says(conn: Connection, trio: Trio) -> None:
    anna, bert, carl = trio
    depart(conn, carl.id)
    (game,) = history(conn, anna.id, Wanted(opponent=carl.id))
    assert (game.game, game.ended_at, game.rated, game.own) == ("favourite", NOW + 3, True, [1])
    told = [(seat.person, seat.name, seat.level, seat.score, seat.place) for seat in game.seats]
    assert told == [(carl.id, None, None, 5, 3), (anna.id, "Anna", None, 9, 1), (bert.id, "Bert", None, 7, 2)]
    (hotseat, bots) = history(conn, anna.id, limit=2)
    assert (hotseat.own, hotseat.rated) == ([0, 1], False)
    assert [seat.level for seat in bots.seats] == [None, "page", "page"]


def test_what_a_guest_played_is_the_account_s(conn: Connection, trio: Trio) -> None:
    anna, bert, carl = trio
    merge(conn, bert.id, anna.id)
    assert names(conn, anna, opponent=carl.id) == ["t3"]
    assert history(conn, bert.id) == history(conn, anna.id)


def test_by_result_and_by_day(conn: Connection, trio: Trio) -> None:
    anna = trio[0]
    assert names(conn, anna, result="won") == ["t5", "t3", "t1"]
    assert names(conn, anna, result="lost") == ["t5", "t4", "t2"], "around one screen one wins and loses"
    assert names(conn, anna, since=NOW + 2, until=NOW + 5) == ["t4", "t3", "t2"]
    assert names(conn, anna, since=NOW + 2, result="won", game="favourite") == ["t3"]


def test_in_words(conn: Connection, trio: Trio) -> None:
    anna, bert, _ = trio
    rename(conn, bert.id, "Théophraste R.")

    def said(words: str) -> list[str]:
        return [str(game.table) for game in history(conn, anna.id, Wanted(words=words), titles=TITLES)]

    assert said("theophr") == ["t3", "t2", "t1"]
    assert said("THÉO richelieu") == ["t2", "t1"]
    assert said("page") == ["t4"]
    assert said("favorite carl") == ["t3"]
    assert said("anna") == ["t5"], "one meets oneself around one screen"
    assert said("   ") == said("") == ["t5", "t4", "t3", "t2", "t1"]
    assert said("nobody") == said("% _ ' --") == said("carl page") == []


def test_what_is_looked_for_is_folded() -> None:
    assert folded("Œuvre ÉTÉ Ｆｕｌｌ") == "œuvre ete full"


def test_a_table_that_was_not_open_is_for_those_who_sat_there(conn: Connection, trio: Trio) -> None:
    anna, _, carl = trio
    stranger = guest(conn, "Stranger")
    conn.execute(update(tables).where(tables.c.id == "t2").values(open=True))

    def shown(viewer: Person) -> list[str | None]:
        return [game.table for game in history(conn, anna.id, viewer=viewer.id)]

    assert shown(anna) == ["t5", "t4", "t3", "t2", "t1"]
    assert shown(carl) == [None, None, "t3", "t2", None]
    assert shown(stranger) == [None, None, None, "t2", None]
    told = history(conn, anna.id, viewer=stranger.id)[-1]
    assert [seat.score for seat in told.seats] == [30, 20], "how it ended may be known"
    owner = account(conn, "Owner")
    merge(conn, carl.id, owner.id)
    assert shown(owner) == shown(carl) == [None, None, "t3", "t2", None]
