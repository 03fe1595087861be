"""What nobody will miss: it goes, with all that refers to it, and nothing else does."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, func, select, text, update

from antichambre.store import keys, people, purging, schema, sessions
from antichambre.store.accounts import merge
from antichambre.store.database import Database
from antichambre.store.departures import depart
from antichambre.store.people import seen
from antichambre.store.policy import NEVER, Policy
from antichambre.store.purging import DAY, Purged, foresee, purge, take_turn
from antichambre.store.ratings import ratings_of
from antichambre.store.schema import entries, metadata, ratings, results, tables
from store.household import NOW, account, finish, guest, open_table, writing

LATER = NOW + 400 * DAY


@pytest.fixture
def conn(database: Database) -> Iterator[Connection]:
    with writing(database) as connection:
        yield connection
        if connection.dialect.name == "sqlite":
            assert connection.execute(text("PRAGMA foreign_key_check")).first() is None


def whole(conn: Connection, policy: Policy, now: int = LATER) -> Purged:
    """All steps, as many as it takes; foreseen."""
    expected = foresee(conn, policy, now)
    done = Purged()
    while step := purge(conn, policy, now):
        done += step
    assert expected.guests <= done.guests
    assert (expected.waiting, expected.abandoned) == (done.waiting, done.abandoned)
    assert not foresee(conn, policy, now)
    return done


def left(conn: Connection) -> set[str]:
    return set(conn.execute(select(tables.c.id)).scalars())


def lay(conn: Connection, name: str, *seats: str | None, status: str, moves: int = 3, **card: object) -> str:
    """A table with a ledger."""
    open_table(conn, name, list(seats), status)
    conn.execute(update(tables).where(tables.c.id == name).values(moves=moves, **card))
    conn.execute(entries.insert().values(table=name, number=1, at=NOW, kind="said", hand="h", body="{}"))
    return name


def test_tables_go_by_what_became_of_them(conn: Connection) -> None:
    anna, bert = account(conn, "Anna"), guest(conn, "Bert")
    goes = {
        lay(conn, "never begun", anna.id, bert.id, None, status="waiting"),
        lay(conn, "left to bots", anna.id, "bot:page", "bot:cardinal", status="playing"),
        lay(conn, "called off alone", anna.id, "bot:page", status="called-off"),
        lay(conn, "called off at once", anna.id, bert.id, status="called-off", moves=0),
    }
    lay(conn, "by post", anna.id, bert.id, status="playing")
    lay(conn, "the house is to act", anna.id, "bot:page", status="playing", due_at=LATER)
    lay(conn, "called off between two", anna.id, bert.id, status="called-off")
    lay(conn, "lately", anna.id, "bot:page", status="playing", updated_at=LATER - 5 * DAY)
    finish(conn, "finished", (anna.id, 9, 1), ("bot:page", 3, 2))
    before = left(conn)
    assert whole(conn, Policy(waiting=30, abandoned=90)) == Purged(waiting=1, abandoned=3)
    assert left(conn) == before - goes
    assert set(conn.execute(select(entries.c.table)).scalars()) == left(conn) - {"finished"}


@pytest.mark.parametrize("policy", [NEVER, Policy(waiting=401, abandoned=401, finished=401, guests=401)])
def test_nothing_goes_before_its_time(conn: Connection, policy: Policy) -> None:
    anna = guest(conn, "Anna")
    lay(conn, "t", anna.id, None, status="waiting")
    guest(conn, "Bert")
    assert not whole(conn, policy)
    assert left(conn) == {"t"}


def test_finished_games_go_only_where_the_host_says_so(conn: Connection) -> None:
    anna, bert, carl = account(conn, "Anna"), guest(conn, "Bert"), guest(conn, "Carl")
    finish(conn, "of an account", (anna.id, 9, 1), ("bot:page", 3, 2))
    finish(conn, "between two", (bert.id, 9, 1), (anna.id, 3, 2))
    finish(conn, "of a guest", (carl.id, 9, 1), ("bot:page", 3, 2))
    rated = conn.execute(select(ratings).where(ratings.c.player != carl.id).order_by(ratings.c.player)).all()
    assert whole(conn, Policy(waiting=30, abandoned=90, guests=365)) == Purged()
    assert whole(conn, Policy(finished=365, guests=365)) == Purged(finished=1, guests=1)
    assert left(conn) == {"of an account", "between two"}
    assert people.person_of(conn, carl.id) is None
    assert conn.execute(select(ratings).where(ratings.c.player != carl.id).order_by(ratings.c.player)).all() == rated
    assert conn.scalar(select(func.count()).select_from(results)) == 4


def test_guests_go_who_left_nothing(conn: Connection) -> None:
    anna = account(conn, "Anna")
    gone, heir, here, player, banned = (guest(conn, name) for name in ("Gone", "Heir", "Here", "Player", "Banned"))
    left_for_good, by_browser = guest(conn, "Left"), guest(conn, "Browser")
    keys.issue_token(conn, gone.id, "script", NOW)
    sessions.begin(conn, gone.id, "", NOW)
    sessions.begin(conn, by_browser.id, "", LATER - DAY)
    people.mute(conn, anna.id, gone.id)
    people.mute(conn, gone.id, anna.id)
    merge(conn, heir.id, anna.id)
    seen(conn, [here.id], LATER - DAY)
    finish(conn, "t", (player.id, 1, 1), ("bot:page", 0, 2))
    people.ban(conn, banned.id)
    depart(conn, left_for_good.id)
    done = whole(conn, Policy(guests=365))
    assert (done.guests, done.sessions) == (2, 1)
    for one in (gone, left_for_good):
        assert people.person_of(conn, one.id) is None
    for one in (anna, here, player, banned, by_browser):
        assert people.person_of(conn, one.id) is not None
    assert people.person_of(conn, heir.id) == people.person_of(conn, anna.id)
    assert people.mutes_of(conn, anna.id) == frozenset()
    assert len(ratings_of(conn, player.id)) == 1


def test_an_account_that_left_goes_with_the_guests_that_it_was(conn: Connection) -> None:
    anna, bert = account(conn, "Anna"), account(conn, "Bert")
    for heir in (anna, anna, bert):
        merge(conn, guest(conn, "Visitor").id, heir.id)
    depart(conn, anna.id)
    assert whole(conn, Policy(guests=365)).guests == 3
    assert set(conn.execute(select(schema.people.c.merged_into)).scalars()) == {None, bert.id}


def test_guests_whose_tables_went_go_too(conn: Connection) -> None:
    anna = guest(conn, "Anna")
    lay(conn, "t", anna.id, "bot:page", status="playing")
    assert foresee(conn, Policy(abandoned=90, guests=365), LATER) == Purged(abandoned=1)
    assert whole(conn, Policy(abandoned=90, guests=365)) == Purged(abandoned=1, guests=1)
    emptied = {table.name: conn.scalar(select(func.count()).select_from(table)) for table in metadata.sorted_tables}
    assert {name for name, count in emptied.items() if count} <= {"house", "hands"}


def test_step_by_step(conn: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(purging, "TABLES_AT_ONCE", 2)
    anna = guest(conn, "Anna")
    for number in range(5):
        lay(conn, f"t{number}", anna.id, None, status="waiting")
    assert [purge(conn, Policy(waiting=30), LATER).waiting for _ in range(4)] == [2, 2, 1, 0]


def test_one_server_s_turn_at_a_time(conn: Connection) -> None:
    hour = 3600 * 1000
    assert take_turn(conn, NOW, hour)
    assert not take_turn(conn, NOW + 1, hour)
    assert not take_turn(conn, NOW + hour, hour)
    assert take_turn(conn, NOW + hour + 1, hour)
    assert not take_turn(conn, NOW + hour + 2, hour)
