"""The people of the house: who they are, what they are called, whom they mute.

A guest is a name and a cookie; an account has a password too, and its name is its own. A guest who logs in is merged
into the account: the guest's id leads to the account from then on."""

import secrets
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from antichambre.kernel.chance import Rng
from antichambre.kernel.words import language
from antichambre.store.errors import StoreError
from antichambre.store.names import clean_name, court_name, name_key
from antichambre.store.schema import mutes, people, table_people, tables

CLOSED = ("over", "called-off")  # what becomes of a table in the end
DRAWS = 20  # court names to try before a plain one


class Person(msgspec.Struct, frozen=True):
    """Somebody, as the house knows them. `admitted`: by an invitation."""

    id: str
    name: str
    lang: str
    account: bool
    banned: bool
    admitted: bool


KNOWN = (
    people.c.id,
    people.c.name,
    people.c.lang,
    people.c.password.is_not(None),
    people.c.banned,
    people.c.admitted,
)

# Of what is looked up for every visitor the statements are made once: to make one takes longer than to answer it.
_guest = people.alias("guest")
_leads_to = people.c.id == func.coalesce(_guest.c.merged_into, _guest.c.id)
PERSON = select(*KNOWN).join(_guest, _leads_to).where(_guest.c.id == bindparam("asked"), people.c.name.is_not(None))
NAMES = select(_guest.c.id, people.c.name).where(_leads_to, _guest.c.id.in_(bindparam("asked", expanding=True)))
_HEIR = select(func.coalesce(people.c.merged_into, people.c.id)).where(people.c.id == bindparam("asked"))
MUTED = select(mutes.c.muted).where(mutes.c.person == _HEIR.scalar_subquery())


# Coming, and being known.


def arrive(conn: Connection, name: str, lang: str, now: int) -> Person:
    """A guest comes in. StoreError if that can be nobody's name, or is an account's."""
    cleaned = clean_name(name)
    _refuse_taken(conn, cleaned)
    person = Person(secrets.token_hex(8), cleaned, language(lang), account=False, banned=False, admitted=False)
    row = {"id": person.id, "name": cleaned, "lang": person.lang, "banned": False, "admitted": False, "known_from": 0}
    conn.execute(people.insert().values(row | {"created_at": now, "seen_at": now}))
    return person


def suggested_name(conn: Connection, lang: str, rng: Rng) -> str:
    """A pleasant name that is no account's, for a first visit."""
    drawn = [court_name(language(lang), rng) for _ in range(DRAWS)]
    keys = {name_key(name): name for name in drawn}
    taken = set(conn.scalars(select(people.c.name_key).where(people.c.name_key.in_(keys))))
    free = [name for key, name in keys.items() if key not in taken]
    return free[0] if free else f"{drawn[0].partition(' ')[0]} {1000 + rng.below(9000)}"


def person_of(conn: Connection, person: str) -> Person | None:
    """Who bears this id; a guest's leads to the account that the guest became. None: nobody, or nobody any more."""
    row = conn.execute(PERSON, {"asked": an_id(person)}).one_or_none()
    return None if row is None else Person(*row)


def known(conn: Connection, person: str) -> Person:
    """Who bears this id, or a StoreError."""
    found = person_of(conn, person)
    if found is None:
        raise StoreError("person-unknown", {"person": person})
    return found


def found(conn: Connection, who: str) -> Person:
    """Who bears this id, or else the account of this name, or a StoreError. Guests may share a name: they are found by
    their ids alone."""
    person = person_of(conn, who)
    if person is None:
        owner = conn.scalar(select(people.c.id).where(people.c.name_key == name_key(who)))
        person = None if owner is None else person_of(conn, owner)
    if person is None:
        raise StoreError("person-unknown", {"person": who})
    return person


def since(conn: Connection, person: str) -> int:
    """When somebody came to the house first: also as a guest, before there was the account."""
    selves = or_(people.c.id == person, people.c.merged_into == person)
    return int(conn.scalar(select(func.min(people.c.created_at)).where(selves)) or 0)


def people_called(conn: Connection, name: str) -> list[Person]:
    """Everybody of this name: one account at most, and any number of guests."""
    called = or_(people.c.name_key == name_key(name), people.c.name == name)
    return [Person(*row) for row in conn.execute(select(*KNOWN).where(called, people.c.name.is_not(None)))]


def names_of(conn: Connection, ids: Iterable[str]) -> dict[str, str | None]:
    """The present names of people; None for those who left for good, or were never here."""
    wanted = set(ids)
    rows = conn.execute(NAMES, {"asked": [an_id(person) for person in wanted]})
    return dict.fromkeys(wanted) | {row.id: row.name for row in rows}


def seen(conn: Connection, ids: Iterable[str], now: int) -> None:
    """These people were here just now."""
    conn.execute(update(people).where(people.c.id.in_(set(ids))).values(seen_at=now))


def heir_of(conn: Connection, person: str) -> str:
    """The id that an id leads to; nobody's if it is nobody's."""
    return str(conn.scalar(_HEIR, {"asked": an_id(person)}) or "")


def an_id(text: str) -> str:
    """The text, if it can be an id; otherwise nobody's. PostgreSQL takes some signs amiss and does not just find
    nothing."""
    return text if text.isascii() and text.isprintable() else ""


# Names.


def rename(conn: Connection, person: str, name: str) -> Person:
    """Somebody is called otherwise from now on."""
    before = known(conn, person)
    call(conn, before.id, clean_name(name), before.account)
    return known(conn, before.id)


def call(conn: Connection, person: str, name: str, own: bool) -> None:
    """Writes a name that is clean. `own`: nobody else may bear it. StoreError if it is an account's."""
    _refuse_taken(conn, name, person)
    key = name_key(name) if own else None
    try:
        conn.execute(update(people).where(people.c.id == person).values(name=name, name_key=key))
    except IntegrityError:  # another server gave it away at the same moment
        raise StoreError("name-taken", {"name": name}) from None


def names_of_others(conn: Connection, names: Iterable[str], person: str | None = None) -> set[str]:
    """Those of these names that are an account's, and not this person's own."""
    keys = {name: name_key(name) for name in names}
    owners = select(people.c.name_key).where(people.c.name_key.in_(set(keys.values())), people.c.id != (person or ""))
    taken = set(conn.scalars(owners))
    return {name for name, key in keys.items() if key in taken}


def _refuse_taken(conn: Connection, name: str, person: str | None = None) -> None:
    if names_of_others(conn, [name], person):
        raise StoreError("name-taken", {"name": name})


# Who does not hear whom, and who may not come in.


def mute(conn: Connection, person: str, muted: str) -> None:
    """One no longer reads what the other says."""
    listener, speaker = known(conn, person).id, known(conn, muted).id
    if listener == speaker:
        raise StoreError("mute-oneself")
    insert = postgresql.insert if conn.dialect.name == "postgresql" else sqlite.insert
    conn.execute(insert(mutes).values(person=listener, muted=speaker).on_conflict_do_nothing())


def unmute(conn: Connection, person: str, muted: str) -> None:
    conn.execute(delete(mutes).where(mutes.c.person == heir_of(conn, person), mutes.c.muted == heir_of(conn, muted)))


def mutes_of(conn: Connection, person: str) -> frozenset[str]:
    """The ids of those whom somebody does not want to read."""
    return frozenset(conn.scalars(MUTED, {"asked": an_id(person)}))


def ban(conn: Connection, person: str, banned: bool = True) -> Person:
    """The house is closed to somebody; or open again."""
    conn.execute(update(people).where(people.c.id == known(conn, person).id).values(banned=banned))
    return known(conn, person)


def unfinished_tables(conn: Connection, person: str) -> list[str]:
    """The tables at which somebody sits and the game is not over: their ledgers must be told what changes."""
    sits = (table_people.c.person == person, tables.c.status.not_in(CLOSED))
    found = select(tables.c.id).join(table_people, table_people.c.table == tables.c.id).where(*sits)
    return list(conn.scalars(found.distinct().order_by(tables.c.id)))
