"""What a seat may know of a game of Richelieu, built up piece by piece from what it may see."""

from typing import TypedDict

from antichambre.games.richelieu.components import (
    CELLS,
    COLUMNS,
    DISCS,
    MARK_OF,
    MARKERS,
    MARKS,
    PROVINCE_OF,
    PROVINCES,
    ROWS,
    SQUARE_ON,
    SQUARES,
    SUBJECTS,
)
from antichambre.games.richelieu.counting import on_cards, points, with_discs
from antichambre.games.richelieu.table import RichelieuTable
from antichambre.kernel.position import NOBODY


class CardView(TypedDict):
    """A card, where it lies or lay; its marker and whether a disc lies on it, while it is in the middle."""

    row: int
    column: int
    province: str
    mark: str
    marker: int | None
    disc: bool


class DiscView(TypedDict):
    """A disc before a player: what it shows, where the viewer knows it, and whether it was played."""

    row: int
    column: int
    disc: str | None
    played: bool


class SeatView(TypedDict):
    """What lies before a player."""

    cards: list[CardView]
    discs: list[DiscView]
    reserve: int
    on_cards: int
    lost: int


class CountView(TypedDict):
    """A majority as it stands: for each seat what is known, and whether none of it is on the seat's cards."""

    subject: str
    counts: list[int]
    lacking: list[bool]


class View(TypedDict):
    game: str
    variant: dict[str, str | bool]
    seat: int | None
    asked: int | None
    decision: str | None
    opening: bool
    taken: int
    chosen: CardView | None
    rows: list[list[CardView]]
    seats: list[SeatView]
    counts: list[CountView]
    scores: list[int]
    winners: list[int]


def view(position: RichelieuTable, seat: int | None) -> View:
    """All that a seat may know (None: an onlooker)."""
    viewer = NOBODY if seat is None else seat
    return {
        "game": position.game.name,
        "variant": dict(position.variant),
        "seat": seat,
        "asked": position.seat,
        "decision": position.decision,
        "opening": position.opening,
        "taken": position.taken,
        "chosen": None if position.chosen == NOBODY else _card(position, position.chosen),
        "rows": [
            [_card(position, cell) for cell in range(position.left[row], position.right[row] + 1)]
            for row in range(ROWS)
        ],
        "seats": [_seat(position, owner, viewer) for owner in range(2)],
        "counts": _counts(position, viewer),
        "scores": list(points(position, viewer)),
        "winners": position.winners(),
    }


def _card(position: RichelieuTable, cell: int) -> CardView:
    card = position.cards[cell]
    owner = position.marker[cell]
    return {
        "row": cell // COLUMNS + 1,
        "column": cell % COLUMNS + 1,
        "province": PROVINCES[PROVINCE_OF[card]],
        "mark": MARKS[MARK_OF[card]],
        "marker": None if owner == NOBODY else owner,
        "disc": SQUARE_ON[cell] != NOBODY and position.taker[cell] == NOBODY,
    }


def _seat(position: RichelieuTable, owner: int, viewer: int) -> SeatView:
    return {
        "cards": [_card(position, cell) for cell in range(CELLS) if position.taker[cell] == owner],
        "discs": [
            _disc(position, square, viewer)
            for square in range(len(SQUARES))
            if position.taker[SQUARES[square]] == owner
        ],
        "reserve": position.reserve[owner],
        "on_cards": MARKERS - position.reserve[owner] - position.lost[owner],
        "lost": position.lost[owner],
    }


def _disc(position: RichelieuTable, square: int, viewer: int) -> DiscView:
    cell = SQUARES[square]
    return {
        "row": cell // COLUMNS + 1,
        "column": cell % COLUMNS + 1,
        "disc": DISCS[position.discs[square]] if position.knows_disc(viewer, square) else None,
        "played": position.spent[square] == 1,
    }


def _counts(position: RichelieuTable, viewer: int) -> list[CountView]:
    cards = [on_cards(position, seat) for seat in range(2)]
    known = [with_discs(position, seat, cards[seat], viewer) for seat in range(2)]
    return [
        {
            "subject": name,
            "counts": [known[seat][subject] for seat in range(2)],
            "lacking": [cards[seat][subject] == 0 for seat in range(2)],
        }
        for subject, name in enumerate(SUBJECTS)
    ]
