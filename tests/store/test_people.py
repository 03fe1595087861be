"""People: coming, being called, muting, being kept out."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, select

from antichambre.kernel.chance import Rng
from antichambre.store import people
from antichambre.store.accounts import merge
from antichambre.store.database import Database
from antichambre.store.errors import StoreError
from antichambre.store.names import court_name, name_key
from antichambre.store.schema import people as kept
from store.household import NOW, account, guest, open_table, writing


@pytest.fixture
def conn(database: Database) -> Iterator[Connection]:
    with writing(database) as connection:
        yield connection


def test_a_guest_comes_in(conn: Connection) -> None:
    anna = people.arrive(conn, "  Anna ", "fr", NOW)
    assert (anna.name, anna.lang) == ("Anna", "fr")
    assert not (anna.account or anna.banned or anna.admitted)
    assert people.person_of(conn, anna.id) == anna
    other = people.arrive(conn, "Anna", "fr", NOW)
    assert other.id != anna.id, "guests may share a name"
    assert {person.id for person in people.people_called(conn, "Anna")} == {anna.id, other.id}


@pytest.mark.parametrize("person", ["", "nobody", "a\x00b", "\ud800", "é"])
def test_ids_of_nobody(conn: Connection, person: str) -> None:
    guest(conn, "Anna")
    assert people.person_of(conn, person) is None
    assert people.names_of(conn, [person]) == {person: None}
    assert people.mutes_of(conn, person) == frozenset()
    with pytest.raises(StoreError) as refused:
        people.known(conn, person)
    assert refused.value.key == "person-unknown"


def test_the_name_of_an_account_is_its_own(conn: Connection) -> None:
    anna = account(conn, "Anna")
    bert = guest(conn, "Bert")
    for name in ("Anna", "ANNA", "an na"):
        with pytest.raises(StoreError, match="belongs to somebody else"):
            guest(conn, name)
        with pytest.raises(StoreError, match="belongs to somebody else"):
            people.rename(conn, bert.id, name)
    assert people.rename(conn, anna.id, "ANNA").name == "ANNA", "one's own name in other letters"
    assert people.rename(conn, anna.id, "Anne").name == "Anne"
    assert people.rename(conn, bert.id, "Anna").name == "Anna", "given up, and free"


def test_an_account_takes_no_other_s_name(conn: Connection) -> None:
    account(conn, "Anna")
    bert = account(conn, "Bert")
    with pytest.raises(StoreError):
        people.rename(conn, bert.id, "anna")
    assert people.known(conn, bert.id).name == "Bert"


def test_two_servers_give_one_name_away(conn: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    account(conn, "Anna")
    bert = account(conn, "Bert")
    monkeypatch.setattr(people, "_refuse_taken", lambda *_: None)  # as when the other one has not yet committed
    savepoint = conn.begin_nested()
    with pytest.raises(StoreError) as refused:
        people.rename(conn, bert.id, "Anna")
    savepoint.rollback()
    assert refused.value.key == "name-taken"


def test_names_lead_through_merging(conn: Connection) -> None:
    anna, visitor, bert = account(conn, "Anna"), guest(conn, "Visitor"), guest(conn, "Bert")
    merge(conn, visitor.id, anna.id)
    assert people.person_of(conn, visitor.id) == anna
    wanted = [anna.id, visitor.id, bert.id, "nobody"]
    assert people.names_of(conn, wanted) == {anna.id: "Anna", visitor.id: "Anna", bert.id: "Bert", "nobody": None}
    assert people.names_of(conn, []) == {}
    people.rename(conn, visitor.id, "Anne")
    assert people.known(conn, anna.id).name == "Anne"


def test_seen(conn: Connection) -> None:
    anna, bert, carl = (guest(conn, name) for name in ("Anna", "Bert", "Carl"))
    people.seen(conn, [anna.id, bert.id], NOW + 5)
    people.seen(conn, [], NOW + 9)
    rows = conn.execute(select(kept.c.id, kept.c.seen_at))
    assert {row.id: row.seen_at for row in rows} == {anna.id: NOW + 5, bert.id: NOW + 5, carl.id: NOW}


def test_mutes(conn: Connection) -> None:
    anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
    for _ in range(2):
        people.mute(conn, anna.id, bert.id)
    assert people.mutes_of(conn, anna.id) == {bert.id}
    assert people.mutes_of(conn, bert.id) == frozenset()
    for _ in range(2):
        people.unmute(conn, anna.id, bert.id)
    assert people.mutes_of(conn, anna.id) == frozenset()
    with pytest.raises(StoreError):
        people.mute(conn, anna.id, anna.id)
    with pytest.raises(StoreError):
        people.mute(conn, anna.id, "nobody")


def test_ban(conn: Connection) -> None:
    anna = guest(conn, "Anna")
    assert people.ban(conn, anna.id).banned
    assert people.known(conn, anna.id).banned
    assert not people.ban(conn, anna.id, banned=False).banned


def test_unfinished_tables(conn: Connection) -> None:
    anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
    open_table(conn, "t1", [anna.id, anna.id])
    open_table(conn, "t2", [anna.id, "bot:page"], "waiting")
    open_table(conn, "t3", [anna.id, bert.id], "over")
    open_table(conn, "t4", [anna.id, bert.id], "called-off")
    open_table(conn, "t5", [bert.id, None])
    assert people.unfinished_tables(conn, anna.id) == ["t1", "t2"]


def test_a_suggested_name_is_no_account_s(conn: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    first = people.suggested_name(conn, "fr", Rng("visit"))
    assert first == court_name("fr", Rng("visit"))
    account(conn, first)
    second = people.suggested_name(conn, "fr", Rng("visit"))
    assert name_key(second) != name_key(first)
    monkeypatch.setattr(people, "DRAWS", 1)
    third = people.suggested_name(conn, "fr", Rng("visit"))
    assert third.partition(" ")[0] == first.partition(" ")[0]
    assert third.partition(" ")[2].isdigit()


def test_somebody_is_found_by_id_or_by_the_name_of_the_account(conn: Connection) -> None:
    anna, bert = account(conn, "Anne d'Autriche"), guest(conn, "Bert")
    assert people.found(conn, anna.id) == people.found(conn, "anne  D'AUTRICHE") == anna
    assert people.found(conn, bert.id) == bert
    for nobody in ("Bert", "", "a\x00b", "\ud800", "Nobody"):
        with pytest.raises(StoreError) as refused:
            people.found(conn, nobody)
        assert refused.value.key == "person-unknown", "guests may share a name"


def test_since_when_somebody_comes(conn: Connection) -> None:
    earlier = people.arrive(conn, "Passant", "en", NOW - 5)
    anna = account(conn, "Anna")
    assert people.since(conn, anna.id) == NOW
    merge(conn, earlier.id, anna.id)
    assert people.since(conn, anna.id) == NOW - 5
