"""What the people at a table may see of it: built up from the views of their seats, never cut down from the whole.

`eyes` are the seats that somebody may look from: their own; none for an onlooker. Everybody with the same eyes is told
the same."""

import msgspec

from antichambre.table.entries import Moved
from antichambre.table.story import events_of
from antichambre.table.table import Table

Eyes = tuple[int, ...]
Told = dict[str, object]
ONLOOKER = "onlooker"


class Deed(msgspec.Struct, frozen=True):
    """A move, as some eyes saw it: what happened, for each of them."""

    events: dict[str, list[Told]]


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game now, for some eyes: a view for each, the moves of whoever of them is asked."""

    views: dict[str, Told]
    moves: dict[str, list[str]]
    undo: bool = False


def looking_from(eyes: Eyes) -> list[tuple[str, int | None]]:
    return [(str(seat), seat) for seat in eyes] or [(ONLOOKER, None)]


def look(table: Table, eyes: Eyes) -> Look | None:
    """The game as it is now; None before the deal."""
    position = table.position
    if position is None:
        return None
    views = {name: position.view(seat) for name, seat in looking_from(eyes)}
    if table.asked is None or table.asked not in eyes:
        asked: dict[str, list[str]] = {}
    else:
        asked = {str(position.seat): [move.text for move in position.moves()]}
    return Look(views, asked, _undo(table, eyes))


def _undo(table: Table, eyes: Eyes) -> bool:
    """Whether these eyes belong to whoever may take the last move back."""
    if table.asked is None or not table.moves or table.position is None or table.position.undoable == 0:
        return False
    last = table.moves[-1]
    return last.seat in eyes and last.level is None and table.chairs[last.seat].bot is None


def deed(table: Table, moved: Moved, eyes: Eyes) -> Deed:
    """What a move brought about, as these eyes saw it."""
    events = events_of(moved.told, table.game)
    seen = {}
    for name, seat in looking_from(eyes):
        facts = (event.seen_by(seat) for event in events)
        seen[name] = [fact for fact in facts if fact is not None]
    return Deed(seen)


def log(table: Table, eyes: Eyes, after: int = 0) -> list[Deed]:
    """What these eyes saw of every move from the `after`-th on."""
    return [deed(table, moved, eyes) for moved in table.moves[after:]]


def record(table: Table) -> dict[str, object] | None:
    """The record of a game that is closed: before that it holds what nobody may know."""
    return table.position.record() if table.closed and table.position is not None else None
