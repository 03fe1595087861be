"""Tokens and invitations."""

import re
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, select

from antichambre.store import keys
from antichambre.store.database import Database
from antichambre.store.errors import StoreError
from antichambre.store.people import known
from antichambre.store.schema import invites, tokens
from store.household import NOW, guest, writing


@pytest.fixture
def conn(database: Database) -> Iterator[Connection]:
    with writing(database) as connection:
        yield connection


def test_a_token_opens_as_its_owner(conn: Connection) -> None:
    anna, bert = guest(conn, "Anna"), guest(conn, "Bert")
    token = keys.issue_token(conn, anna.id, " my  bot ", NOW)
    assert re.fullmatch(r"ac_[\w-]{32}", token)
    assert keys.person_of_token(conn, token) == anna
    assert token not in str(conn.execute(select(tokens)).all()), "only its hash is kept"
    (listed,) = keys.tokens_of(conn, anna.id)
    assert (listed.label, listed.created_at) == ("my bot", NOW)
    assert keys.tokens_of(conn, bert.id) == []
    with pytest.raises(StoreError):
        keys.revoke_token(conn, bert.id, listed.hash)
    keys.revoke_token(conn, anna.id, listed.hash)
    assert keys.person_of_token(conn, token) is None
    with pytest.raises(StoreError) as refused:
        keys.revoke_token(conn, anna.id, listed.hash)
    assert refused.value.key == "token-unknown"


@pytest.mark.parametrize("token", ["", "ac_", "ac_" + "x" * 32, "\x00", "\ud800", "x" * 100_000])
def test_tokens_of_nobody(conn: Connection, token: str) -> None:
    assert keys.person_of_token(conn, token) is None


def test_tokens_are_not_without_number(conn: Connection) -> None:
    anna = guest(conn, "Anna")
    drawn = {keys.issue_token(conn, anna.id, f"bot {number}", NOW) for number in range(keys.MOST_TOKENS)}
    assert len(drawn) == keys.MOST_TOKENS
    for label, why in (("one more", "tokens-many"), ("", "words-empty"), ("x" * 61, "words-long")):
        with pytest.raises(StoreError) as refused:
            keys.issue_token(conn, anna.id, label, NOW)
        assert refused.value.key == why


def test_an_invitation_is_used_up(conn: Connection) -> None:
    anna, bert, carl = (guest(conn, name) for name in ("Anna", "Bert", "Carl"))
    code = keys.create_invite(conn, 2, NOW)
    assert re.fullmatch(r"(\w{4}-){3}\w{4}", code)
    assert code not in str(conn.execute(select(invites)).all())
    assert keys.accept_invite(conn, anna.id, f" {code.lower().replace('-', ' ')} ").admitted
    assert keys.accept_invite(conn, anna.id, "whatever").admitted, "in already, and nothing is used up"
    assert keys.accept_invite(conn, bert.id, code).admitted
    with pytest.raises(StoreError) as refused:
        keys.accept_invite(conn, carl.id, code)
    assert refused.value.key == "invite-unknown"
    assert not known(conn, carl.id).admitted


@pytest.mark.parametrize("code", ["", "----", "AAAA-AAAA-AAAA-AAAA", "\x00", "\ud800"])
def test_invitations_of_another_house(conn: Connection, code: str) -> None:
    keys.create_invite(conn, 1, NOW)
    with pytest.raises(StoreError):
        keys.accept_invite(conn, guest(conn, "Anna").id, code)
