"""What happened, as a short text: every event of a move with all its values, secrets too. It is kept with the move, so
that a log can be read without the rules, and another version of the rules can be held to what this one did."""

import hashlib
import json
from functools import cache, lru_cache

from antichambre.kernel.events import Event, EventKind
from antichambre.kernel.game import Game
from antichambre.kernel.position import Position

UNUSED = (-1,) * 5  # the values of an event that has no fields


def told(events: list[Event]) -> str:
    """`card-taken 0 3 2;turn 1`: the kind, then its values."""
    return ";".join(_line(event) for event in events)


def _line(event: Event) -> str:
    values = event.values()[: len(event.kind.fields)]
    return " ".join([event.kind.name, *map(str, values)])


def events_of(text: str, game: Game) -> list[Event]:
    """The events of such a text. A kind that this version of the rules does not know is left out."""
    return [*_events(text, game)]


@lru_cache(maxsize=1_000)  # everybody at a table asks for what has just happened
def _events(text: str, game: Game) -> tuple[Event, ...]:
    kinds = _kinds(game)
    found = []
    for line in text.split(";") if text else []:
        name, *values = line.split(" ")
        kind = kinds.get(name)
        if kind is not None and len(values) == len(kind.fields):
            found.append(Event(kind, *map(int, values), *UNUSED[len(values) :]))
    return tuple(found)


@cache
def _kinds(game: Game) -> dict[str, EventKind]:
    return {kind.name: kind for kind in game.events}


def check_of_start(position: Position) -> str:
    """A short hash of a position as everybody at the table sees it."""
    views = [position.view(seat) for seat in range(position.seats)]
    return _digest(json.dumps([views, _question(position)], sort_keys=True))


def check_of_move(events: str, position: Position) -> str:
    """A short hash of what a move brought about, and of what is asked after it."""
    return _digest(f"{events}|{_question(position)}")


def _question(position: Position) -> str:
    legal = [int(action) for action in position.legal()] if not position.over else []
    return f"{position.seat} {position.decision} {position.scores()} {legal}"


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8, person=b"antichambre:pos").hexdigest()
