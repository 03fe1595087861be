"""Tables laid by hand: a position of Richelieu with these cards, markers and discs where a test wants them."""

from librt.vecs import vec
from mypy_extensions import i64

import antichambre
from antichambre.games.richelieu.components import CARDS, CELLS, COLUMNS, DISCS, MARKERS, ROWS, SQUARES
from antichambre.games.richelieu.rules import Richelieu

EVERYWHERE = range(CELLS)


def cell(name: str) -> int:
    """The cell of a name such as 2.6."""
    row, column = name.split(".")
    return (int(row) - 1) * COLUMNS + int(column) - 1


def name_of(number: int) -> str:
    return f"{number // COLUMNS + 1}.{number % COLUMNS + 1}"


def lay(
    cards: dict[str, str] | None = None,
    discs: dict[str, str] | None = None,
    markers: dict[str, int] | None = None,
    lost: tuple[int, int] = (0, 0),
    taken: dict[str, int] | None = None,
    seat: int = 0,
    opening: bool = False,
    **variant: str | bool,
) -> Richelieu:
    """A table: cards and discs by cell (the rest as dealt), markers by cell, who took which cards, who is to move."""
    position = antichambre.game("richelieu").new(seed="laid", variant=variant)
    assert isinstance(position, Richelieu)
    position.cards = _placed(list(position.cards), {cell(at): CARDS.index(card) for at, card in (cards or {}).items()})
    squares = {list(SQUARES).index(cell(at)): DISCS.index(disc) for at, disc in (discs or {}).items()}
    position.discs = _placed(list(position.discs), squares)
    for at, owner in (markers or {}).items():
        position.marker[cell(at)] = owner
    for owner in range(2):
        lying = list((markers or {}).values()).count(owner)
        position.reserve[owner] = MARKERS - lying - lost[owner]
        position.lost[owner] = lost[owner]
    for at, owner in (taken or {}).items():
        position.taker[cell(at)] = owner
    _close_rows(position)
    position.opening = opening
    position.asked = seat
    return position


def _placed(pieces: list[int], wanted: dict[int, int]) -> vec[i64]:
    """The wanted piece in each place and the others around them, none lost or doubled."""
    rest = list(pieces)
    for piece in wanted.values():
        rest.remove(piece)
    return vec[i64]([wanted[place] if place in wanted else rest.pop() for place in range(len(pieces))])


def _close_rows(position: Richelieu) -> None:
    for row in range(ROWS):
        here = [at for at in range(row * COLUMNS, (row + 1) * COLUMNS) if position.taker[at] < 0]
        position.left[row] = here[0] if here else (row + 1) * COLUMNS
        position.right[row] = here[-1] if here else (row + 1) * COLUMNS - 1
        assert here == list(range(position.left[row], position.right[row] + 1)), "cards are taken from the ends"
    position.middle = sum(taker < 0 for taker in position.taker)


def shared_out(position: Richelieu, first: dict[str, int]) -> dict[str, int]:
    """Who takes which cell when seat 0 gets so many of these cards, and seat 1 the others of their kinds. Kinds that
    are not named are dealt out in turn, so that nobody lacks anything by accident."""
    left = dict(first)
    owners: dict[str, int] = {}
    turns: dict[str, int] = {}
    for number in EVERYWHERE:
        card = CARDS[position.cards[number]]
        if card in first:
            owner = 0 if left[card] > 0 else 1
            left[card] -= 1
        else:
            owner = turns.get(card.split("-")[0], 0)
            turns[card.split("-")[0]] = 1 - owner
        owners[name_of(number)] = owner
    return owners
