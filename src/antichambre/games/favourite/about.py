"""What lies there, in a sentence: what a court card can do, what a column is worth. True of the game, whatever the
position."""

from typing import Final

from antichambre.games.favourite.components import (
    COURT,
    POINTS_MOST,
    POINTS_PRINCE,
    POINTS_TIED,
    RESOURCES,
    SEATS,
    STEWARD_DRAWS,
)
from antichambre.games.favourite.pieces import column_piece, court_piece, own_piece
from antichambre.kernel.phrases import Phrase, phrase

# The figures that the sentence of a power asks for.
_FIGURES: Final[dict[str, dict[str, object]]] = {
    "prince": {"points": int(POINTS_PRINCE)},
    "steward": {"draws": int(STEWARD_DRAWS)},
}


def _told() -> dict[str, Phrase]:
    worth = phrase("column-worth", most=int(POINTS_MOST), tied=int(POINTS_TIED))
    found = {court_piece(card): phrase(f"power-{name}", **_FIGURES.get(name, {})) for card, name in enumerate(COURT)}
    for column in range(len(RESOURCES)):
        found[own_piece(column)] = worth
        for seat in range(SEATS):
            found[column_piece(seat, column)] = worth
    return found


ABOUT: Final = _told()
"""By piece, as pieces.py names them."""
