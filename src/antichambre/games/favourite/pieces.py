"""What one can touch on the table of The King's Favourite, by name.

`dice`, all of them, before they are rolled; `die 2`; `place 4`, of the line; `court spy`, in one's own hand; `pile`,
the court discards; `own gold`, a column of one's own, `column 2 gold`, a rival's; `rival 2`, who sits there; `duchess`,
one of one's own without a court card, `lady spy`, one with that card.
"""

from typing import Final

from mypy_extensions import i64

from antichambre.games.favourite.components import COURT, PETITIONS, RESOURCES
from antichambre.kernel.phrases import Phrase, phrase

ALL_DICE: Final = "dice"
DISCARDS: Final = "pile"
LONELY_DUCHESS: Final = "duchess"


def die_piece(die: i64) -> str:
    return f"die {die + 1}"


def place_piece(place: i64) -> str:
    return f"place {place + 1}"


def court_piece(card: i64) -> str:
    return f"court {COURT[card]}"


def own_piece(column: i64) -> str:
    return f"own {RESOURCES[column]}"


def column_piece(seat: i64, column: i64) -> str:
    return f"column {seat} {RESOURCES[column]}"


def rival_piece(seat: i64) -> str:
    return f"rival {seat}"


def lady_piece(card: i64) -> str:
    return f"lady {COURT[card]}"


# The same, as the catalogue asks for them.


def who(seat: i64) -> Phrase:
    return phrase("seat-name", seat=int(seat))


def petition(card: i64) -> Phrase:
    return phrase("petition", petition=PETITIONS[card])
