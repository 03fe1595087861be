"""What one can touch on the table of Richelieu, by name: `card 2.5`, where it lies; `reserve`, one's own."""

from typing import Final

from mypy_extensions import i64

from antichambre.games.richelieu.components import COLUMNS, MARK_OF, MARKS, PROVINCE_OF, PROVINCES
from antichambre.games.richelieu.table import RichelieuTable

RESERVE: Final = "reserve"


def cell_piece(cell: i64) -> str:
    return f"card {cell // COLUMNS + 1}.{cell % COLUMNS + 1}"


def named(table: RichelieuTable, cell: i64) -> dict[str, object]:
    """A card, as the catalogue asks for it."""
    card = table.cards[cell]
    return {"province": PROVINCES[PROVINCE_OF[card]], "mark": MARKS[MARK_OF[card]]}
