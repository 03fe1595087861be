"""Clearing away what nobody will miss: tables at which nothing became of a game, and guests who left no trace. A little
at a time, so that nobody waits for it; each step is one transaction, after which everything is whole."""

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, exists, func, or_, select, update

from antichambre.store.policy import Policy
from antichambre.store.schema import (
    entries,
    house,
    mutes,
    notes,
    people,
    ratings,
    results,
    reviews,
    sessions,
    table_people,
    tables,
    tokens,
)
from antichambre.store.sessions import LIVES

DAY = 24 * 3600 * 1000  # milliseconds: nothing that was touched within one is cleared away, whatever the policy
TABLES_AT_ONCE, GUESTS_AT_ONCE = 50, 200
TURN = "purged"  # when it was last somebody's turn, among what the house knows of itself


class Purged(msgspec.Struct):
    """What was cleared away, or would be."""

    waiting: int = 0
    abandoned: int = 0
    finished: int = 0
    guests: int = 0
    sessions: int = 0

    def __bool__(self) -> bool:
        return any(msgspec.structs.astuple(self))

    def __iadd__(self, other: "Purged") -> "Purged":
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self


def take_turn(conn: Connection, now: int, pause: int) -> bool:
    """Whether it is for this server to clear away: one of them, and not again within the `pause`. Milliseconds."""
    free = update(house).where(house.c.name == TURN, house.c.value < f"{now - pause:015}")
    return conn.execute(free.values(value=f"{now:015}")).rowcount == 1


def purge(conn: Connection, policy: Policy, now: int) -> Purged:
    """One step: some tables; when there are none left, some guests. Nothing when there is nothing more to clear."""
    done = Purged()
    for kind, query in _tables(policy, now).items():
        room = TABLES_AT_ONCE - done.waiting - done.abandoned - done.finished
        # Whoever is just about to act there keeps it: they hold the row.
        found = [str(one) for one in conn.scalars(query.limit(room).with_for_update(skip_locked=True))] if room else []
        setattr(done, kind, len(found))
        _clear_tables(conn, found)
    if not done:
        done.sessions = conn.execute(delete(sessions).where(_expired(now))).rowcount
        if policy.guests:
            some = _guests(policy, now).limit(GUESTS_AT_ONCE).with_for_update(skip_locked=True)
            guests = [str(one) for one in conn.scalars(some)]
            done.guests = len(guests)
            _clear_guests(conn, guests)
    return done


def foresee(conn: Connection, policy: Policy, now: int) -> Purged:
    """What `purge` would clear away by and by. Guests who would go only because of their tables are not counted."""

    def count(query: Select[tuple[str]]) -> int:
        return conn.scalar(select(func.count()).select_from(query.order_by(None).subquery())) or 0

    found = {kind: count(query) for kind, query in _tables(policy, now).items()}
    expired = conn.scalar(select(func.count()).select_from(sessions).where(_expired(now))) or 0
    return Purged(**found, guests=count(_guests(policy, now)) if policy.guests else 0, sessions=expired)


# What goes


def _tables(policy: Policy, now: int) -> dict[str, Select[tuple[str]]]:
    """The tables that the policy clears away, by why."""
    alone = _people_at() <= 1
    given_up = or_(tables.c.status == "playing", tables.c.status == "called-off")
    by_kind: dict[str, tuple[int, list[ColumnElement[bool]]]] = {
        "waiting": (policy.waiting, [tables.c.status == "waiting"]),
        # At which nobody but one person sat, or nobody moved; and for which the house itself has nothing to do.
        "abandoned": (
            policy.abandoned,
            [given_up, tables.c.due_at.is_(None), or_(alone, _unmoved())],
        ),
        "finished": (policy.finished, [tables.c.status == "over", alone, ~_of_accounts()]),
    }
    return {
        kind: select(tables.c.id)
        .where(*which, tables.c.updated_at < now - days * DAY)
        .order_by(tables.c.updated_at, tables.c.id)
        for kind, (days, which) in by_kind.items()
        if days
    }


def _people_at() -> ColumnElement[int]:
    """How many people sit at a table."""
    seated = select(func.count(table_people.c.person.distinct())).where(table_people.c.table == tables.c.id)
    return seated.correlate(tables).scalar_subquery()


def _unmoved() -> ColumnElement[bool]:
    """Called off before anybody had moved."""
    return (tables.c.status == "called-off") & (tables.c.moves == 0)


def _of_accounts() -> ColumnElement[bool]:
    """Whether somebody with an account sits at a table."""
    owner = (table_people.c.table == tables.c.id, people.c.id == table_people.c.person, people.c.password.is_not(None))
    return exists().where(*owner).correlate(tables)


def _guests(policy: Policy, now: int) -> Select[tuple[str]]:
    """Guests who were not seen for so long, and whom no table and no result remembers. Those to whom the house is
    closed stay known. Of an account that left for good, first go those who were merged into it."""
    long_ago = now - policy.guests * DAY
    heir, earlier = people.alias(), people.alias()
    departed = exists().where(heir.c.id == people.c.merged_into, heir.c.name.is_(None)).correlate(people)
    leads_here = exists().where(earlier.c.merged_into == people.c.id).correlate(people)
    never = (
        people.c.password.is_(None),
        or_(people.c.merged_into.is_(None), departed),
        ~leads_here,
        ~people.c.banned,
    )
    unseen = (
        people.c.seen_at < long_ago,
        ~exists().where(sessions.c.person == people.c.id, sessions.c.seen_at >= long_ago),
    )
    traces = (exists().where(kind.c.person == people.c.id) for kind in (table_people, results))
    return select(people.c.id).where(*never, *unseen, *(~trace for trace in traces)).order_by(people.c.seen_at)


def _expired(now: int) -> ColumnElement[bool]:
    return sessions.c.seen_at <= now - LIVES


# How it goes: what refers to a thing before the thing itself.


def _clear_tables(conn: Connection, names: list[str]) -> None:
    if names:
        for kind in (reviews, results, notes, table_people, entries):
            conn.execute(delete(kind).where(kind.c.table.in_(names)))
        conn.execute(delete(tables).where(tables.c.id.in_(names)))


def _clear_guests(conn: Connection, ids: list[str]) -> None:
    if ids:
        for kind in (sessions, tokens):
            conn.execute(delete(kind).where(kind.c.person.in_(ids)))
        conn.execute(delete(mutes).where(or_(mutes.c.person.in_(ids), mutes.c.muted.in_(ids))))
        conn.execute(delete(ratings).where(ratings.c.player.in_(ids)))
        conn.execute(delete(people).where(people.c.id.in_(ids)))
