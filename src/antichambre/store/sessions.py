"""Sessions: each is one browser in which somebody is in the house. The browser's cookie is the secret of its session;
the house keeps its hash, by which whoever reads the database comes in as nobody."""

import secrets
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from antichambre.store.errors import StoreError
from antichambre.store.keys import hash_of
from antichambre.store.people import Person, an_id, person_of
from antichambre.store.schema import people, sessions, tokens

SESSION_START = "acs_"  # by which logs know one
MOST_SESSIONS = 50  # of one person: who logs in once more is logged out where they have not been for longest
LIVES = 365 * 24 * 3600 * 1000  # milliseconds for which a session waits for its browser to come back
MINUTES = 5 * 60 * 1000  # by so much a session's `seen_at` may be behind


class Session(msgspec.Struct, frozen=True):
    """A session as its owner sees it in a list: `id` is what it is ended by."""

    id: str
    device: str
    created_at: int
    seen_at: int


LISTED = (sessions.c.hash, sessions.c.device, sessions.c.created_at, sessions.c.seen_at)
ALIVE = select(sessions.c.person, *LISTED).where(
    sessions.c.hash == bindparam("key"), sessions.c.seen_at > bindparam("since")
)


def begin(conn: Connection, person: str, device: str, now: int) -> str:
    """The secret of a new session, which nobody can read again."""
    newest = select(sessions.c.hash).where(sessions.c.person == person)
    kept = newest.order_by(sessions.c.seen_at.desc(), sessions.c.hash).limit(MOST_SESSIONS - 1)
    conn.execute(delete(sessions).where(sessions.c.person == person, sessions.c.hash.not_in(kept)))
    secret = SESSION_START + secrets.token_urlsafe(32)
    row = {"hash": hash_of(secret), "person": person, "device": device, "created_at": now, "seen_at": now}
    conn.execute(sessions.insert().values(row))
    return secret


def exchange(conn: Connection, person: str, issued_at: int, device: str, now: int) -> tuple[Person, str] | None:
    """A session for a guest who comes with a signed cookie from before there were sessions. It is good for one: a copy
    of it opens nothing afterwards, nor does it open an account that the guest has become since."""
    guest = (people.c.id == an_id(person), people.c.password.is_(None), people.c.merged_into.is_(None))
    fresh = (people.c.name.is_not(None), people.c.known_from <= issued_at)
    if conn.execute(update(people).where(*guest, *fresh).values(known_from=now)).rowcount == 0:
        return None
    found = person_of(conn, person)
    return None if found is None else (found, begin(conn, person, device, now))


def person_of_session(conn: Connection, secret: str, now: int) -> tuple[Person, Session] | None:
    """Who comes with this secret."""
    row = conn.execute(ALIVE, {"key": hash_of(secret), "since": now - LIVES}).one_or_none()
    person = None if row is None else person_of(conn, row.person)
    return None if row is None or person is None else (person, Session(*row[1:]))


def sessions_of(conn: Connection, person: str) -> list[Session]:
    """The one that was used last first."""
    found = select(*LISTED).where(sessions.c.person == person)
    return [Session(*row) for row in conn.execute(found.order_by(sessions.c.seen_at.desc(), sessions.c.hash))]


def touch(conn: Connection, keys: Iterable[str], now: int) -> None:
    """These sessions were used just now."""
    behind = (sessions.c.hash.in_(set(keys)), sessions.c.seen_at < now - MINUTES)
    conn.execute(update(sessions).where(*behind).values(seen_at=now))


def end(conn: Connection, person: str, key: str) -> None:
    """One session of this person ends; StoreError if they have none such."""
    owned = (sessions.c.person == person, sessions.c.hash == an_id(key))
    if conn.execute(delete(sessions).where(*owned)).rowcount == 0:
        raise StoreError("session-unknown")


def drop(conn: Connection, key: str) -> None:
    """The session of this key ends, if it is one."""
    conn.execute(delete(sessions).where(sessions.c.hash == key))


def end_others(conn: Connection, person: str, but: str) -> list[str]:
    """All sessions of this person end, but the one that is at it. Returns those."""
    others = delete(sessions).where(sessions.c.person == person, sessions.c.hash != but)
    return list(conn.scalars(others.returning(sessions.c.hash)))


def end_all(conn: Connection, person: str, but: str | None = None) -> None:
    """Nothing that let this person in does so any longer, neither session nor token; but one session."""
    end_others(conn, person, but or "")
    conn.execute(delete(tokens).where(tokens.c.person == person))


def ended(conn: Connection, keys: Iterable[str]) -> set[str]:
    """Those of these sessions and tokens that let nobody in any more."""
    asked = set(keys)
    alive = [select(kind.c.hash).where(kind.c.hash.in_(asked)) for kind in (sessions, tokens)]
    return asked.difference(*(conn.scalars(query) for query in alive))
