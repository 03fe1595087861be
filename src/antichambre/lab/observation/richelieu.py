"""Richelieu as numbers: the table cell by cell, the ends of its rows, the majorities, the discs."""

from functools import cache

from antichambre.games.richelieu.components import (
    COLUMNS,
    DISCS,
    MARKERS,
    MARKS,
    PROVINCES,
    ROWS,
    SQUARES,
    SUBJECTS,
)
from antichambre.games.richelieu.view import CardView, DiscView, View
from antichambre.games.richelieu.vocabulary import VOCABULARY
from antichambre.lab.observation.sheet import Kinds, Sheet

DECISION = Kinds(VOCABULARY.decisions)
PROVINCE = Kinds(PROVINCES)
MARK = Kinds(MARKS)
DISC = Kinds(DISCS)
CARD = ("lies there", *PROVINCES, *MARKS, "own marker", "rival marker", "disc")
NO_CARD = [0.0] * len(CARD)
CELLS = [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
ENDS = [f"{row}{side}" for row in range(1, ROWS + 1) for side in "LR"]
TABLE = [f"{place} {what}" for place in [f"{row}.{column}" for row, column in CELLS] + ENDS for what in CARD]
COUNTED = ("own", "rival", "lead", "own lacking", "rival lacking")
MAJORITIES = [f"{subject} {what}" for subject in SUBJECTS for what in COUNTED]
HIGHEST = 10  # shields of the largest province


def write(view: View, sheet: Sheet) -> None:
    sheet.heading(view["asked"], view["decision"], DECISION, view["scores"])
    sheet.flag("plain deck", view["variant"]["deck"] == "plain")
    sheet.flag("short game", view["variant"]["short"] is True)
    sheet.flag("opening", view["opening"])
    sheet.number("cards taken this turn", view["taken"], 2)
    sheet.under("chosen")
    sheet.add(CARD, _card(view["chosen"], sheet.seat))
    _table(view, sheet)
    _majorities(view, sheet)
    for step, seat in enumerate(sheet.round):
        sheet.under_seat(step)
        before = view["seats"][seat]
        sheet.number("markers in reserve", before["reserve"], MARKERS)
        sheet.number("markers on cards", before["on_cards"], MARKERS)
        sheet.number("markers lost", before["lost"], MARKERS)
        sheet.number("cards", len(before["cards"]), len(CELLS))
        _discs(before["discs"], sheet)


def _table(view: View, sheet: Sheet) -> None:
    there = {(card["row"], card["column"]): card for row in view["rows"] for card in row}
    ends = [row[end] if row else None for row in view["rows"] for end in (0, -1)]
    values: list[float] = []
    for card in [there.get(cell) for cell in CELLS] + ends:
        values += _card(card, sheet.seat)
    sheet.under("")
    sheet.add(TABLE, values)


def _card(card: CardView | None, seat: int) -> list[float]:
    if card is None:
        return NO_CARD
    return _row(card["province"], card["mark"], card["marker"] == seat, card["marker"] == 1 - seat, card["disc"])


@cache
def _row(province: str, mark: str, own: bool, rival: bool, disc: bool) -> list[float]:
    return [1.0, *PROVINCE.row(province), *MARK.row(mark), float(own), float(rival), float(disc)]


def _majorities(view: View, sheet: Sheet) -> None:
    own, rival = sheet.round
    values: list[float] = []
    for majority in view["counts"]:
        counts, lacking = majority["counts"], majority["lacking"]
        sizes = (counts[own], counts[rival], counts[own] - counts[rival])
        values += [max(-1.0, min(1.0, size / HIGHEST)) for size in sizes]
        values += [float(lacking[own]), float(lacking[rival])]
    sheet.add(MAJORITIES, values)


def _discs(discs: list[DiscView], sheet: Sheet) -> None:
    held = [disc["disc"] for disc in discs if not disc["played"]]
    sheet.counts("disc", (disc for disc in held if disc is not None), DISC, 2)
    sheet.number("discs not known", held.count(None), len(SQUARES))
    sheet.number("discs played", len(discs) - len(held), 2)
