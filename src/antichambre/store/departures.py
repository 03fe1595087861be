"""Leaving: with all that the house knows of somebody, and for good."""

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, or_, select, update

from antichambre.store.people import known, unfinished_tables
from antichambre.store.ratings import forget
from antichambre.store.schema import entries, mutes, notes, people, ratings, results, sessions, table_people, tokens
from antichambre.store.sessions import end_all
from antichambre.table.entries import Said, read

Rows = list[dict[str, object]]


def data_of(conn: Connection, person: str) -> dict[str, Rows]:
    """All that the house knows of somebody, as JSON can hold it; except the hashes of passwords, sessions and tokens,
    which are locks, and the games themselves, which `archive` exports as records."""
    owner = known(conn, person).id
    who = people.c
    about = select(
        who.id, who.name, who.lang, who.created_at, who.seen_at, who.banned, who.admitted, who.merged_into,
        who.limited_until,
    )  # fmt: skip
    where = (sessions.c.device, sessions.c.created_at, sessions.c.seen_at)
    selves = _rows(conn, about.where(or_(who.id == owner, who.merged_into == owner)).order_by(who.created_at))
    return {
        "people": selves,
        "sessions": _rows(conn, select(*where).where(sessions.c.person == owner)),
        "tokens": _rows(conn, select(tokens.c.label, tokens.c.created_at).where(tokens.c.person == owner)),
        "mutes": _rows(conn, select(mutes.c.muted).where(mutes.c.person == owner)),
        "seats": _rows(conn, select(table_people).where(table_people.c.person == owner)),
        "notes": _rows(conn, select(notes).where(_own_seat(owner))),
        "results": _rows(conn, select(results).where(results.c.person == owner).order_by(results.c.ended_at)),
        "ratings": _rows(conn, select(ratings).where(ratings.c.player == owner)),
        "said": _said(conn, [str(self["id"]) for self in selves]),
    }


def _own_seat(person: str) -> ColumnElement[bool]:
    """Of a note: it was made by this person."""
    seat = (table_people.c.table == notes.c.table, table_people.c.seat == notes.c.seat, table_people.c.person == person)
    return exists().where(*seat).correlate(notes)


def _said(conn: Connection, ids: list[str]) -> Rows:
    """Every line of talk, whatever the table. This reads all talk of the house: it is asked for seldom."""
    spoken = or_(*(entries.c.body.contains(f'"person":"{one}"', autoescape=True) for one in ids))
    found = select(entries.c.table, entries.c.at, entries.c.body).where(entries.c.kind == "said", spoken)
    lines: Rows = []
    for table, at, body in conn.execute(found.order_by(entries.c.at)):
        line = read(body)
        if isinstance(line, Said) and line.person in ids:  # somebody may have quoted what was looked for
            lines.append({"table": table, "at": at, "text": line.text})
    return lines


def _rows(conn: Connection, query: Select[*tuple[object, ...]]) -> Rows:
    return [dict(row) for row in conn.execute(query).mappings()]


def depart(conn: Connection, person: str) -> list[str]:
    """Somebody leaves for good: name, password, sessions, tokens, mutes and ratings go, and the name is free again. The
    games stay, with an id that has no name. Returns the tables whose games are not over: their ledgers must be told."""
    leaving = known(conn, person).id
    unfinished = unfinished_tables(conn, leaving)
    end_all(conn, leaving)
    conn.execute(delete(notes).where(_own_seat(leaving)))
    conn.execute(delete(mutes).where(or_(mutes.c.person == leaving, mutes.c.muted == leaving)))
    forget(conn, leaving)
    gone = {"name": None, "name_key": None, "password": None, "admitted": False}
    conn.execute(update(people).where(people.c.id == leaving).values(gone))
    return unfinished
