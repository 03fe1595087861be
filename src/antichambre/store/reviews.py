"""Reviews of finished games: those that are made, and those that were asked for. Of several servers one promises to
make each; what it has promised is free again when it falls silent."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from antichambre.store.schema import reviews


@dataclass(frozen=True, slots=True)
class KeptReview:
    """A review as it is kept. `progress`: as it was last noted; `body`: None until it is made."""

    progress: float
    hand: str | None
    body: str | None


def review_of(connection: Connection, table: str, form: int) -> KeptReview | None:
    """The review of a table's game, in the present form; None if nobody has asked for it."""
    columns = (reviews.c.progress, reviews.c.hand, reviews.c.body)
    found = connection.execute(select(*columns).where(reviews.c.table == table, reviews.c.form == form)).first()
    return None if found is None else KeptReview(*found)


def ask(connection: Connection, table: str, form: int, now: int) -> None:
    """Notes that somebody wants a review. What others asked for stays; one of an older form is to be made anew."""
    connection.execute(delete(reviews).where(reviews.c.table == table, reviews.c.form < form))
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = {"table": table, "form": form, "asked_at": now, "progress": 0.0}
    connection.execute(insert(reviews).values(row).on_conflict_do_nothing())


def waiting(connection: Connection, form: int, now: int, hand: str, limit: int = 10) -> list[str]:
    """The tables whose review was asked for and is being made by nobody else, the earliest first."""
    query = select(reviews.c.table).where(reviews.c.body.is_(None), reviews.c.form == form, _free(hand, now))
    return list(connection.execute(query.order_by(reviews.c.asked_at).limit(limit)).scalars())


def promise(connection: Connection, table: str, hand: str, now: int, until: int, progress: float) -> bool:
    """The server `hand` makes this review, and goes on until then; False if another does, or nobody wants it."""
    wanted = update(reviews).where(reviews.c.table == table, reviews.c.body.is_(None), _free(hand, now))
    return connection.execute(wanted.values(hand=hand, hand_until=until, progress=progress)).rowcount == 1


def finish(connection: Connection, table: str, form: int, body: str) -> None:
    made = update(reviews).where(reviews.c.table == table, reviews.c.form == form)
    connection.execute(made.values(body=body, progress=1.0, hand=None, hand_until=None))


def withdraw(connection: Connection, table: str) -> None:
    """It cannot be made: whoever wants it has to ask again."""
    connection.execute(delete(reviews).where(reviews.c.table == table, reviews.c.body.is_(None)))


def release(connection: Connection, hand: str | None = None) -> None:
    """The server `hand` stops: what it has promised is free for others. None: whatever anybody has promised."""
    promised = reviews.c.hand.is_not(None) if hand is None else reviews.c.hand == hand
    connection.execute(update(reviews).where(promised).values(hand=None, hand_until=None))


def _free(hand: str, now: int) -> ColumnElement[bool]:
    return or_(reviews.c.hand.is_(None), reviews.c.hand == hand, reviews.c.hand_until <= now)
