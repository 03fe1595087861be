"""Accounts: a name of one's own behind a password, on several devices; and guests who turn out to be somebody."""

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, update

from antichambre.store.errors import StoreError
from antichambre.store.names import clean_name, name_key
from antichambre.store.people import Person, call, known, unfinished_tables
from antichambre.store.ratings import inherit
from antichambre.store.schema import mutes, people, results, table_people
from antichambre.store.sessions import end_all


class AccountKept(msgspec.Struct, frozen=True):
    """An account, and the hash that its password must have."""

    person: Person
    kept: str


def register(conn: Connection, person: str, name: str, kept: str) -> Person:
    """A guest becomes an account of this name; `kept` is the hash of the password. The guest's games are the account's:
    it is the same person. What let the guest in does not open the account."""
    guest = known(conn, person)
    if guest.account:
        raise StoreError("account-already", {"name": guest.name})
    call(conn, guest.id, clean_name(name), own=True)
    conn.execute(update(people).where(people.c.id == guest.id).values(password=kept))
    end_all(conn, guest.id)
    return known(conn, guest.id)


def credentials_of(conn: Connection, name: str) -> AccountKept | None:
    """What `check_password` needs to let somebody in under this name, however it is spaced or capitalised."""
    row = conn.execute(select(people.c.id, people.c.password).where(people.c.name_key == name_key(name))).one_or_none()
    return None if row is None or row.password is None else AccountKept(known(conn, row.id), row.password)


def credentials_by_id(conn: Connection, person: str) -> AccountKept | None:
    """The same for somebody who is in already, and is asked for the password again."""
    found = known(conn, person)
    return credentials_of(conn, found.name) if found.account else None


def change_password(conn: Connection, person: str, kept: str, but: str | None = None) -> None:
    """`kept`: the hash of the new one. Whoever came in by the old one has to come in anew, `but` one session; tokens
    open nothing any more."""
    account = known(conn, person)
    if not account.account:
        raise StoreError("account-none", {"name": account.name})
    conn.execute(update(people).where(people.c.id == account.id).values(password=kept))
    end_all(conn, account.id, but)


def merge(conn: Connection, guest: str, account: str) -> list[str]:
    """A guest logged in: seats, results, ratings and mutes are the account's from now on, and the guest's id leads to
    it; what let the guest in opens nothing any more. Returns the tables whose games are not over: their ledgers must
    be told."""
    loser, heir = known(conn, guest), known(conn, account)
    if loser.id == heir.id:
        return []
    if loser.account or not heir.account:
        raise StoreError("merge-accounts")
    if loser.banned:
        raise StoreError("person-banned", {"name": loser.name})
    unfinished = unfinished_tables(conn, loser.id)
    inherit(conn, loser.id, heir.id)
    for table in (table_people, results):
        conn.execute(update(table).where(table.c.person == loser.id).values(person=heir.id))
    _merge_mutes(conn, loser.id, heir.id)
    end_all(conn, loser.id)
    conn.execute(update(people).where(people.c.id == heir.id).values(admitted=loser.admitted or heir.admitted))
    conn.execute(update(people).where(people.c.id == heir.id).values(limited_until=_limited(conn, loser.id, heir.id)))
    conn.execute(update(people).where(people.c.id == loser.id).values(name=None, merged_into=heir.id))
    return unfinished


def _limited(conn: Connection, loser: str, heir: str) -> int | None:
    """Until when the host has asked either to hold back."""
    until = conn.scalar(select(func.max(people.c.limited_until)).where(people.c.id.in_((loser, heir))))
    return None if until is None else int(until)


def _merge_mutes(conn: Connection, loser: str, heir: str) -> None:
    """Whom either mutes, and who mutes either; nobody mutes oneself."""
    touching = or_(mutes.c.person.in_((loser, heir)), mutes.c.muted.in_((loser, heir)))
    before = conn.execute(select(mutes.c.person, mutes.c.muted).where(touching)).all()
    renamed = {tuple(heir if one == loser else one for one in pair) for pair in before}
    conn.execute(delete(mutes).where(touching))
    rows = [{"person": person, "muted": muted} for person, muted in sorted(renamed) if person != muted]
    if rows:
        conn.execute(mutes.insert(), rows)
