"""What is in the box, read from components.toml: the figures live there, with their provenance."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

BOX: Final[dict[str, Any]] = tomllib.loads(
    files("antichambre.games.richelieu").joinpath("components.toml").read_text(encoding="utf-8")
)

PROVINCES: Final[tuple[str, ...]] = tuple(BOX["provinces"])
SYMBOLS: Final[tuple[str, ...]] = tuple(BOX["symbols"])
SUBJECTS: Final[tuple[str, ...]] = PROVINCES + SYMBOLS
"""What majorities are counted in: the provinces, then the symbols."""

# A card is its province and what stands beside the first shield: nothing, a second shield, or a symbol.
MARKS: Final[tuple[str, ...]] = ("plain", "two") + SYMBOLS
CARDS: Final[tuple[str, ...]] = tuple(f"{province}-{mark}" for province in PROVINCES for mark in MARKS)
PROVINCE_OF: Final = vec[i64]([card // len(MARKS) for card in range(len(CARDS))])
MARK_OF: Final = vec[i64]([card % len(MARKS) for card in range(len(CARDS))])
SHIELDS_ON: Final = vec[i64]([2 if MARKS[mark] == "two" else 1 for mark in MARK_OF])
# The symbol's subject, or none.
SYMBOL_ON: Final = vec[i64]([len(PROVINCES) + mark - 2 if mark >= 2 else -1 for mark in MARK_OF])

# A disc is a subject, or the power to recover a marker.
DISCS: Final[tuple[str, ...]] = SUBJECTS + ("recover",)
RECOVER_DISC: Final[i64] = len(SUBJECTS)

ROWS: Final[i64] = BOX["table"]["rows"]
COLUMNS: Final[i64] = BOX["table"]["columns"]
CELLS: Final[i64] = ROWS * COLUMNS
MARKERS: Final[i64] = BOX["markers"]["each"]
LACKING: Final[i64] = BOX["score"]["lacking"]


def _squares() -> vec[i64]:
    found = vec[i64]()
    for row, column in BOX["discs"]["squares"]:
        found = append(found, (row - 1) * COLUMNS + column - 1)
    return found


SQUARES: Final = _squares()
"""The cells on which a disc is placed."""


def _square_on() -> vec[i64]:
    table = vec[i64]([-1] * CELLS)
    for square in range(len(SQUARES)):
        table[SQUARES[square]] = square
    return table


SQUARE_ON: Final = _square_on()
"""For each cell, which disc square it is, or none."""


def _deck(name: str) -> vec[i64]:
    """The cards of a deck, sorted."""
    found = vec[i64]()
    for province in PROVINCES:
        figures = BOX["decks"][name][province]
        for mark in MARKS:
            for _ in range(figures[mark]):
                found = append(found, CARDS.index(f"{province}-{mark}"))
    return found


DECKS: Final = {name: _deck(name) for name in BOX["decks"]}


def _all_discs() -> vec[i64]:
    found = vec[i64]()
    copies = [BOX["discs"]["each_province"]] * len(PROVINCES) + [BOX["discs"]["each_symbol"]] * len(SYMBOLS)
    for disc, count in enumerate(copies + [BOX["discs"]["recover"]]):
        for _ in range(count):
            found = append(found, disc)
    return found


ALL_DISCS: Final = _all_discs()
"""The discs, those that will be left in the box included, sorted."""
