"""Who was here when, what they read, who is to hold back, and who may no longer be here."""

from collections.abc import Iterable

from sqlalchemy import Connection, or_, select, update

from antichambre.store.schema import people


def last_seen(conn: Connection, ids: Iterable[str]) -> dict[str, int]:
    """When people were last here."""
    rows = conn.execute(select(people.c.id, people.c.seen_at).where(people.c.id.in_(set(ids))))
    return {person: int(at) for person, at in rows}


def outcasts(conn: Connection, ids: Iterable[str]) -> set[str]:
    """Those among these people to whom the house is closed, or who have left it for good."""
    gone = or_(people.c.banned, people.c.name.is_(None))
    return set(conn.scalars(select(people.c.id).where(people.c.id.in_(set(ids)), gone)))


def limit(conn: Connection, person: str, until: int | None) -> None:
    """Somebody is to hold back until then; or no longer."""
    conn.execute(update(people).where(people.c.id == person).values(limited_until=until))


def limited(conn: Connection, now: int) -> dict[str, int]:
    """Those who are to hold back, and until when."""
    rows = conn.execute(select(people.c.id, people.c.limited_until).where(people.c.limited_until > now))
    return {person: int(until) for person, until in rows}


def speak(conn: Connection, person: str, lang: str) -> None:
    """Somebody reads another language from now on."""
    conn.execute(update(people).where(people.c.id == person).values(lang=lang))
