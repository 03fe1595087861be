"""Accounts: registering, passwords, and guests who turn out to be somebody."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection, select

from antichambre.store import accounts, passwords
from antichambre.store.database import Database
from antichambre.store.errors import StoreError
from antichambre.store.keys import issue_token, person_of_token
from antichambre.store.people import ban, known, mute, mutes_of, person_of
from antichambre.store.ratings import ratings_of
from antichambre.store.schema import people, results, table_people
from store.household import KEPT, account, finish, guest, open_table, writing

FAST = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def conn(database: Database) -> Iterator[Connection]:
    with writing(database) as connection:
        yield connection


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(passwords, "_hasher", FAST)
    passwords._decoy.cache_clear()
    yield
    passwords._decoy.cache_clear()


# Passwords


def test_a_password_is_kept_as_argon2id() -> None:
    kept = passwords.hash_password("correct horse")
    assert kept.startswith("$argon2id$")
    assert "correct" not in kept
    assert passwords.check_password(kept, "correct horse")
    assert not passwords.check_password(kept, "Correct horse")
    assert kept != passwords.hash_password("correct horse"), "salted"


@pytest.mark.usefixtures("fast")
def test_the_same_letters_from_another_keyboard() -> None:
    assert passwords.check_password(passwords.hash_password("cafe\u0301 cafe\u0301"), "café café")


@pytest.mark.usefixtures("fast")
def test_odd_passwords() -> None:
    for text in ("\ud800" * 8, "\x00" * 8, "🐴" * 128):
        assert passwords.check_password(passwords.hash_password(text), text)
    assert not passwords.check_password("not a hash", "12345678")
    assert not passwords.check_password(passwords.hash_password("x" * 128), "x" * 100_000)


@pytest.mark.usefixtures("fast")
def test_nobody_s_password_costs_the_same_work(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []

    class Counting:
        hash = FAST.hash

        def verify(self, kept: str, text: bytes) -> bool:
            checked.append(kept)
            return FAST.verify(kept, text)

    monkeypatch.setattr(passwords, "_hasher", Counting())
    assert not passwords.check_password(None, "12345678")
    assert not passwords.check_password(None, "nobody's password"), "not even the decoy's own"
    assert len(checked) == 2
    assert FAST.hash("x").split("$")[:4] == checked[0].split("$")[:4], "the same parameters"


@pytest.mark.parametrize(("text", "why"), [("1234567", "password-short"), ("x" * 129, "password-long")])
def test_passwords_that_are_none(text: str, why: str) -> None:
    with pytest.raises(StoreError) as refused:
        passwords.hash_password(text)
    assert refused.value.key == why


# Accounts


def test_a_guest_registers(conn: Connection) -> None:
    anna = guest(conn, "Anna")
    assert accounts.credentials_of(conn, "Anna") is None
    registered = accounts.register(conn, anna.id, "Anna Maria", KEPT)
    assert registered.id == anna.id, "the games played before come along"
    assert (registered.name, registered.account) == ("Anna Maria", True)
    found = accounts.credentials_of(conn, "ANNA  maria")
    assert found == accounts.AccountKept(registered, KEPT)
    assert accounts.credentials_by_id(conn, anna.id) == found
    with pytest.raises(StoreError) as refused:
        accounts.register(conn, anna.id, "Anne", KEPT)
    assert refused.value.key == "account-already"


def test_names_that_cannot_be_registered(conn: Connection) -> None:
    account(conn, "Anna")
    bert = guest(conn, "Bert")
    for name, why in (("anna", "name-taken"), ("Admin", "name-reserved"), ("", "name-empty")):
        with pytest.raises(StoreError) as refused:
            accounts.register(conn, bert.id, name, KEPT)
        assert refused.value.key == why
    assert not known(conn, bert.id).account


def test_nobody_s_credentials(conn: Connection) -> None:
    for name in ("", "nobody", "a\x00b", "\ud800"):
        assert accounts.credentials_of(conn, name) is None
    assert accounts.credentials_by_id(conn, guest(conn, "Anna").id) is None


def test_a_changed_password(conn: Connection) -> None:
    anna = account(conn, "Anna")
    accounts.change_password(conn, anna.id, "another")
    found = accounts.credentials_of(conn, "Anna")
    assert found is not None
    assert found.kept == "another"
    with pytest.raises(StoreError) as refused:
        accounts.change_password(conn, guest(conn, "Bert").id, "another")
    assert refused.value.key == "account-none"


# Merging


def test_everything_comes_along(conn: Connection) -> None:
    anna, visitor, bert = account(conn, "Anna"), guest(conn, "Visitor"), guest(conn, "Bert")
    finish(conn, "won", (visitor.id, 9, 1), (bert.id, 3, 2))
    open_table(conn, "running", [visitor.id, bert.id])
    open_table(conn, "off", [visitor.id, bert.id], "called-off")
    token = issue_token(conn, visitor.id, "my bot", 1)
    before = ratings_of(conn, visitor.id)
    assert accounts.merge(conn, visitor.id, anna.id) == ["running"]
    assert person_of(conn, visitor.id) == anna
    assert person_of_token(conn, token) is None, "it was given to a guest"
    seats = conn.execute(select(table_people.c.table).where(table_people.c.person == anna.id))
    assert set(seats.scalars()) == {"won", "running", "off"}
    assert conn.scalar(select(results.c.score).where(results.c.person == anna.id)) == 9
    (rating,) = ratings_of(conn, anna.id)
    assert (rating.mu, rating.sigma, rating.games) == (before[0].mu, before[0].sigma, 1)
    assert ratings_of(conn, visitor.id) == []
    assert conn.scalar(select(people.c.name).where(people.c.id == visitor.id)) is None
    assert accounts.merge(conn, visitor.id, anna.id) == [], "the same person already"


def test_two_ratings_become_one(conn: Connection) -> None:
    anna, visitor, bert = account(conn, "Anna"), guest(conn, "Visitor"), guest(conn, "Bert")
    for number in range(3):
        finish(conn, f"a{number}", (anna.id, 9, 1), (bert.id, 3, 2))
        finish(conn, f"v{number}", (visitor.id, 1, 2), ("bot:page", 3, 1))
    (own,), (other,) = ratings_of(conn, anna.id), ratings_of(conn, visitor.id)
    accounts.merge(conn, visitor.id, anna.id)
    (both,) = ratings_of(conn, anna.id)
    assert both.games == 6
    assert other.mu < both.mu < own.mu
    assert both.sigma < min(own.sigma, other.sigma), "six games say more than three"


def test_mutes_come_along(conn: Connection) -> None:
    anna, visitor = account(conn, "Anna"), guest(conn, "Visitor")
    bert, carl = guest(conn, "Bert"), guest(conn, "Carl")
    for person, muted in ((visitor, bert), (anna, bert), (visitor, anna), (carl, visitor), (carl, anna), (bert, carl)):
        mute(conn, person.id, muted.id)
    accounts.merge(conn, visitor.id, anna.id)
    assert mutes_of(conn, anna.id) == mutes_of(conn, visitor.id) == {bert.id}
    assert mutes_of(conn, carl.id) == {anna.id}
    assert mutes_of(conn, bert.id) == {carl.id}


def test_an_invitation_comes_along(conn: Connection) -> None:
    anna, visitor = account(conn, "Anna"), guest(conn, "Visitor")
    conn.execute(people.update().where(people.c.id == visitor.id).values(admitted=True))
    accounts.merge(conn, visitor.id, anna.id)
    assert known(conn, anna.id).admitted


def test_what_cannot_be_merged(conn: Connection) -> None:
    anna, bert, carl = account(conn, "Anna"), account(conn, "Bert"), guest(conn, "Carl")
    for loser, heir in ((anna, bert), (anna, carl), (carl, guest(conn, "Dora"))):
        with pytest.raises(StoreError) as refused:
            accounts.merge(conn, loser.id, heir.id)
        assert refused.value.key == "merge-accounts"
    ban(conn, carl.id)
    with pytest.raises(StoreError) as refused:
        accounts.merge(conn, carl.id, anna.id)
    assert refused.value.key == "person-banned"
