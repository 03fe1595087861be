"""What a seat may know of a game, built up piece by piece from what it may see."""

from typing import TypedDict

from antichambre.games.favourite.components import (
    COLUMNS,
    COURT,
    ENOUGH,
    KINDS,
    PETITIONS,
    RESOURCES,
    ROUNDS,
)
from antichambre.games.favourite.counting import round_points
from antichambre.games.favourite.powers import Borrowing, Named
from antichambre.games.favourite.rules import Favourite
from antichambre.games.favourite.salon import GAP, MEMORY
from antichambre.kernel.position import NOBODY


class ColumnView(TypedDict):
    resource: str
    cards: int
    balls: int


class SeatView(TypedDict):
    """What lies before a courtier; `hand` is null in a rival's, `hand_size` is for all to see."""

    columns: list[ColumnView]
    gathered: int
    duchesses: int
    paired: list[str]
    bastilles: int
    princes: int
    musketeers: int
    hand_size: int
    hand: list[str] | None
    total: int
    round_points: int


class MemoryView(TypedDict):
    """A court card that the viewer lost to a Spy, and the seats that may hold it now."""

    court: str
    seats: list[int]


class View(TypedDict):
    game: str
    variant: dict[str, str | bool]
    seat: int | None
    asked: int | None
    decision: str | None
    round: int
    rounds: int
    first: int
    turn: int
    ender: int | None
    enough: int
    dice: list[str | None]
    line: list[str | None]
    draw_pile: int
    discards: dict[str, int]
    court_pile: int
    court_discards: list[str]
    seats: list[SeatView]
    remembered: list[MemoryView]
    named: int | None
    naming: str | None
    borrowing: str | None
    scores: list[int]
    winners: list[int]


def view(position: Favourite, seat: int | None) -> View:
    """All that a seat may know (None: an onlooker)."""
    top = position.stack[-1] if position.stack else None
    return {
        "game": position.game.name,
        "variant": dict(position.variant),
        "seat": seat,
        "asked": position.seat,
        "decision": position.decision,
        "round": min(position.round, ROUNDS),
        "rounds": ROUNDS,
        "first": position.first,
        "turn": position.turn,
        "ender": None if position.ender == NOBODY else position.ender,
        "enough": ENOUGH[position.seats],
        "dice": [None if face == GAP else RESOURCES[face] for face in position.dice],
        "line": [None if card == GAP else PETITIONS[card] for card in position.line],
        "draw_pile": len(position.deck) - position.deck_at,
        "discards": {name: position.pile[kind] for kind, name in enumerate(PETITIONS)},
        "court_pile": len(position.court) - position.court_at,
        "court_discards": [COURT[card] for card in position.court_pile],
        "seats": [_seat(position, owner, seat) for owner in range(position.seats)],
        "remembered": _remembered(position, seat),
        "named": top.seat if isinstance(top, Named) else None,
        "naming": position.game.moves[top.action].text if isinstance(top, Named) else None,
        "borrowing": COURT[top.power] if isinstance(top, Borrowing) else None,
        "scores": position.scores(),
        "winners": position.winners(),
    }


def _seat(position: Favourite, owner: int, viewer: int | None) -> SeatView:
    return {
        "columns": [
            {
                "resource": RESOURCES[column],
                "cards": position.resources[owner * COLUMNS + column],
                "balls": position.balls[owner * COLUMNS + column],
            }
            for column in range(COLUMNS)
        ],
        "gathered": position.gathered(owner),
        "duchesses": position.free[owner],
        "paired": [COURT[kind] for kind in range(KINDS) for _ in range(position.paired[owner * KINDS + kind])],
        "bastilles": position.waiting[owner],
        "princes": position.princes[owner] + position.actors[owner],
        "musketeers": position.musketeers[owner],
        "hand_size": position.hand_size(owner),
        "hand": (
            [COURT[kind] for kind in range(KINDS) for _ in range(position.hands[owner * KINDS + kind])]
            if owner == viewer
            else None
        ),
        "total": position.totals[owner],
        "round_points": 0 if position.round > ROUNDS else round_points(position, owner),
    }


def _remembered(position: Favourite, seat: int | None) -> list[MemoryView]:
    found: list[MemoryView] = []
    for i in range(0, len(position.memory), MEMORY):
        if position.memory[i] == seat:
            holders = position.memory[i + 2]
            found.append(
                {
                    "court": COURT[position.memory[i + 1]],
                    "seats": [rival for rival in range(position.seats) if holders & (1 << rival)],
                }
            )
    return found
