"""Décompte: the majorities, and what is lost where one has none."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antichambre.games.richelieu.components import (
    CELLS,
    COLUMNS,
    LACKING,
    PROVINCE_OF,
    RECOVER_DISC,
    SHIELDS_ON,
    SQUARES,
    SUBJECTS,
    SYMBOL_ON,
)
from antichambre.games.richelieu.table import RichelieuTable
from antichambre.games.richelieu.vocabulary import COUNTED, DISC_REVEALED, ENDED, LACKED
from antichambre.kernel.position import NOBODY

ALL_KNOWN: Final = -2  # to count as if every disc lay open


def on_cards(table: RichelieuTable, seat: i64) -> vec[i64]:
    """For each province its shields, for each symbol its number, on a seat's cards."""
    counts = vec[i64]([0] * len(SUBJECTS))
    cell: i64 = 0
    while cell < CELLS:
        if table.taker[cell] == seat:
            card: i64 = table.cards[cell]
            counts[PROVINCE_OF[card]] += SHIELDS_ON[card]
            if SYMBOL_ON[card] != NOBODY:
                counts[SYMBOL_ON[card]] += 1
        cell += 1
    return counts


def with_discs(table: RichelieuTable, seat: i64, on_cards: vec[i64], viewer: i64) -> vec[i64]:
    """Those counts and a seat's discs, as far as the viewer knows them (ruling 7)."""
    counts = on_cards[:]
    square: i64 = 0
    while square < len(SQUARES):
        if table.taker[SQUARES[square]] == seat and table.discs[square] != RECOVER_DISC:
            if viewer == ALL_KNOWN or table.knows_disc(viewer, square):
                counts[table.discs[square]] += 1
        square += 1
    return counts


def leads(table: RichelieuTable, viewer: i64) -> vec[i64]:
    """What each has for majorities as the viewer knows them: what is lacking costs nothing before the end."""
    return count(table, viewer, False, False)


def points(table: RichelieuTable, viewer: i64) -> vec[i64]:
    """The score as the viewer knows it."""
    return count(table, viewer, True, False)


def count(table: RichelieuTable, viewer: i64, lacking: bool, aloud: bool) -> vec[i64]:
    """The most shields or symbols scores their number; equal: nobody. Ruling 8: none on your cards costs five,
    whatever your discs show. Aloud, the table hears it subject by subject."""
    first_cards = on_cards(table, 0)
    second_cards = on_cards(table, 1)
    first = with_discs(table, 0, first_cards, viewer)
    second = with_discs(table, 1, second_cards, viewer)
    scores = vec[i64]([0, 0])
    subject: i64 = 0
    while subject < len(first):
        most: i64 = NOBODY
        worth: i64 = 0
        if first[subject] > second[subject]:
            most = 0
            worth = first[subject]
        elif second[subject] > first[subject]:
            most = 1
            worth = second[subject]
        if most != NOBODY:
            scores[most] += worth
        if aloud:
            table.tell(COUNTED, subject, first[subject], second[subject], most, worth)
        if lacking and first_cards[subject] == 0:
            scores[0] += LACKING
            if aloud:
                table.tell(LACKED, 0, subject)
        if lacking and second_cards[subject] == 0:
            scores[1] += LACKING
            if aloud:
                table.tell(LACKED, 1, subject)
        subject += 1
    return scores


# ---------------------------------------------------------------------------------------------------------------------
# Fin du jeu
# ---------------------------------------------------------------------------------------------------------------------


def end(table: RichelieuTable) -> None:
    table.asked = NOBODY
    table.sealed = True  # the discs are shown
    if table.told is not None:
        tell_the_count(table)


def tell_the_count(table: RichelieuTable) -> None:
    for square in range(len(SQUARES)):
        cell = SQUARES[square]
        if table.taker[cell] != NOBODY and table.spent[square] == 0:
            where = (cell // COLUMNS + 1, cell % COLUMNS + 1)
            table.tell(DISC_REVEALED, table.taker[cell], where[0], where[1], table.discs[square])
    count(table, ALL_KNOWN, True, True)
    table.tell(ENDED)
