"""What the people at a table may see of it: built up from the views of their seats, never cut down from the whole.

`eyes` are the seats that somebody may look from: their own; none for an onlooker. Everybody with the same eyes is told
the same."""

from functools import cache

import msgspec

from antichambre.kernel.position import Position
from antichambre.kernel.records import with_pledges
from antichambre.table.entries import Moved
from antichambre.table.notes import BLANK, NO_NOTES, Notes
from antichambre.table.outcome import outcome
from antichambre.table.story import events_of
from antichambre.table.table import Table

Eyes = tuple[int, ...]
Told = dict[str, object]
ONLOOKER = "onlooker"


class Deed(msgspec.Struct, frozen=True):
    """A move, as some eyes saw it: what happened, for each of them."""

    events: dict[str, list[Told]]


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game now, for some eyes: a view for each and what the rules would make of it (`Game.preview`), the moves of
    whoever of them is asked; in a pause, of all who are waited for."""

    views: dict[str, Told]
    previews: dict[str, Told]
    moves: dict[str, list[str]]
    undo: bool = False


@cache
def looking_from(eyes: Eyes) -> tuple[tuple[str, int | None], ...]:
    return tuple((str(seat), seat) for seat in eyes) or ((ONLOOKER, None),)


def look(table: Table, eyes: Eyes, notes: Notes = NO_NOTES) -> Look | None:
    """The game as it is now; None before the deal."""
    position = table.position
    if position is None:
        return None
    asked = asked_of(table, eyes, notes)
    views = {name: asked.get(seat, position).view(seat) for name, seat in looking_from(eyes)}
    previews = {name: position.game.preview(position, seat) for name, seat in looking_from(eyes)}
    moves = {str(seat): [move.text for move in there.moves()] for seat, there in asked.items()}
    return Look(views, previews, moves, _undo(table, eyes))


def asked_of(table: Table, eyes: Eyes, notes: Notes) -> dict[int | None, Position]:
    """Which of these seats are to answer now, and the position in which they are asked."""
    if table.pausing:
        waited_for = [voice for voice in table.voices if voice.seat in eyes and table.waits_for(voice)]
        left = [voice for voice in waited_for if voice.seat not in answered_by(table, eyes, notes)]
        return {voice.seat: voice.position for voice in left}
    if table.asked is None or table.asked not in eyes or table.position is None:
        return {}
    return {table.asked: table.position}


def answered_by(table: Table, eyes: Eyes, notes: Notes) -> list[int]:
    """Which of these seats have answered in the present pause."""
    return [seat for seat in eyes if table.pausing and notes.get(seat, BLANK).answer_in(table.version) is not None]


def _undo(table: Table, eyes: Eyes) -> bool:
    """Whether these eyes belong to whoever may take the last move back."""
    if table.asked is None or not table.moves or table.position is None:
        return False
    last = table.moves[-1]
    mine = last.seat in eyes and last.level is None and table.chairs[last.seat].bot is None
    return mine and table.position.undoable > 0


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
    if not table.closed or table.position is None:
        return None
    told, ended = table.position.record(), outcome(table)
    if ended is not None:
        told["result"] = {"scores": table.position.scores(), **ended}
    return with_pledges(told, table.commitment, table.pledges)
