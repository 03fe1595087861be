"""Sessions as they are kept: begun, used, ended."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from antichambre.store import accounts, departures, keys, sessions
from antichambre.store.database import Database
from antichambre.store.errors import StoreError
from antichambre.store.keys import hash_of
from store.household import NOW, account, guest, writing


@pytest.fixture
def conn(database: Database) -> Iterator[Connection]:
    with writing(database) as connection:
        yield connection


def test_a_session_is_found_by_its_secret_for_a_year(conn: Connection) -> None:
    anna = guest(conn, "Anna")
    secret = sessions.begin(conn, anna.id, "Firefox · Linux", NOW)
    found = sessions.person_of_session(conn, secret, NOW + 1)
    assert found == (anna, sessions.Session(hash_of(secret), "Firefox · Linux", NOW, NOW))
    assert sessions.person_of_session(conn, secret, NOW + sessions.LIVES) is None
    for other in ("", secret[:-1], hash_of(secret), "\x00", "\ud800"):
        assert sessions.person_of_session(conn, other, NOW) is None


def test_it_is_noted_now_and_then_that_it_was_used(conn: Connection) -> None:
    anna = guest(conn, "Anna")
    key = hash_of(sessions.begin(conn, anna.id, "", NOW))
    for later, seen in ((sessions.MINUTES, NOW), (sessions.MINUTES + 1, NOW + sessions.MINUTES + 1)):
        sessions.touch(conn, [key, "nobody's"], NOW + later)
        assert [one.seen_at for one in sessions.sessions_of(conn, anna.id)] == [seen]


def test_so_many_and_no_more(conn: Connection) -> None:
    anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
    first = sessions.begin(conn, anna.id, "the first", NOW)
    other = sessions.begin(conn, bert.id, "", NOW)
    for number in range(sessions.MOST_SESSIONS):
        sessions.begin(conn, anna.id, "", NOW + 1 + number)
    assert len(sessions.sessions_of(conn, anna.id)) == sessions.MOST_SESSIONS
    assert sessions.person_of_session(conn, first, NOW + 1) is None
    assert sessions.person_of_session(conn, other, NOW + 1) is not None


def test_one_ends_or_all_others_or_everything(conn: Connection) -> None:
    anna, bert = account(conn, "Anna"), account(conn, "Bert")
    first, second, third = (hash_of(sessions.begin(conn, anna.id, "", NOW + n)) for n in range(3))
    his = hash_of(sessions.begin(conn, bert.id, "", NOW))
    token = hash_of(keys.issue_token(conn, anna.id, "script", NOW))
    every = {first, second, third, his, token}
    with pytest.raises(StoreError):
        sessions.end(conn, bert.id, first)
    sessions.end(conn, anna.id, first)
    assert sessions.ended(conn, every) == {first}
    assert sessions.end_others(conn, anna.id, third) == [second]
    assert sessions.ended(conn, every) == {first, second}
    accounts.change_password(conn, anna.id, "another", third)
    assert sessions.ended(conn, every) == {first, second, token}
    departures.depart(conn, anna.id)
    assert sessions.ended(conn, every) == every - {his}
    assert sessions.ended(conn, []) == set()
