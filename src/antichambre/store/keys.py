"""What opens a door: tokens, with which scripts come in as somebody, and invitations to a closed house. The house keeps
their hashes only: each is shown once."""

import hashlib
import secrets

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from antichambre.store.errors import StoreError
from antichambre.store.names import clean_words
from antichambre.store.people import Person, an_id, known, person_of
from antichambre.store.schema import invites, people, tokens

TOKEN_START = "ac_"  # noqa: S105 (by which logs and secret scanners know one)
MOST_TOKENS = 20
LONGEST_LABEL = 60
SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that is taken for another when read aloud or copied
GROUPS, GROUP = 4, 4


class Token(msgspec.Struct, frozen=True):
    """A token as its owner sees it in a list: `hash` is what it is revoked by."""

    hash: str
    label: str
    created_at: int


def issue_token(conn: Connection, person: str, label: str, now: int) -> str:
    """A new token, which nobody can read again."""
    owner = known(conn, person)
    cleaned = clean_words(label, LONGEST_LABEL)
    if (conn.scalar(select(func.count()).where(tokens.c.person == owner.id)) or 0) >= MOST_TOKENS:
        raise StoreError("tokens-many", {"most": MOST_TOKENS})
    token = TOKEN_START + secrets.token_urlsafe(24)
    conn.execute(tokens.insert().values(hash=hash_of(token), person=owner.id, label=cleaned, created_at=now))
    return token


def person_of_token(conn: Connection, token: str) -> Person | None:
    owner = conn.scalar(select(tokens.c.person).where(tokens.c.hash == hash_of(token)))
    return None if owner is None else person_of(conn, owner)


def tokens_of(conn: Connection, person: str) -> list[Token]:
    """The oldest first."""
    owned = tokens.c.person == known(conn, person).id
    found = select(tokens.c.hash, tokens.c.label, tokens.c.created_at).where(owned)
    return [Token(*row) for row in conn.execute(found.order_by(tokens.c.created_at, tokens.c.hash))]


def revoke_token(conn: Connection, person: str, hashed: str) -> None:
    """A token of this person opens nothing any more."""
    owned = (tokens.c.person == known(conn, person).id, tokens.c.hash == an_id(hashed))
    if conn.execute(delete(tokens).where(*owned)).rowcount == 0:
        raise StoreError("token-unknown")


def create_invite(conn: Connection, uses: int, now: int) -> str:
    """The code of a new invitation, for so many people."""
    code = drawn_code()
    conn.execute(invites.insert().values(code_hash=hash_of(_plain(code)), created_at=now, uses_left=uses))
    return code


def accept_invite(conn: Connection, person: str, code: str) -> Person:
    """Somebody comes in by an invitation; whoever is in already uses nothing up. StoreError if the code is none."""
    guest = known(conn, person)
    if guest.admitted:
        return guest
    good = (invites.c.code_hash == hash_of(_plain(code)), invites.c.uses_left > 0)
    if conn.execute(update(invites).where(*good).values(uses_left=invites.c.uses_left - 1)).rowcount == 0:
        raise StoreError("invite-unknown")
    conn.execute(update(people).where(people.c.id == guest.id).values(admitted=True))
    return known(conn, guest.id)


def drawn_code() -> str:
    """`K7QF-92MX-…`: eighty bits that one can read to somebody over the telephone."""
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(GROUP)) for _ in range(GROUPS))


def _plain(code: str) -> str:
    return "".join(sign for sign in code.upper() if sign.isalnum())


def hash_of(secret: str) -> str:
    """What the house keeps of a secret."""
    # No salt and no slowness: what is hashed was drawn at random, and cannot be guessed.
    return hashlib.blake2b(secret.encode("utf-8", "replace"), digest_size=32, person=b"antichambre:key").hexdigest()
