"""What a seat may hope for, as learnt from games: a small net that is shown the signs on the table.

A sign is a number that says something of the position from one seat's side. Signs are shown one after the other, always
in the same order; most of them are nought, and cost nothing. `bench/foresight.py` learns the weights.
"""

import json
from importlib.resources import files
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

LEARNT: Final = ("sun_king", "favourite", "louis_xiv")  # Richelieu is imagined to its end: nothing is to be foreseen
ANSWERS: Final = 2  # what a seat may hope for as a search counts it (win and lead), and the chance to win alone


@mypyc_attr(acyclic=True)
class Foresight:
    """One layer of cells between the signs and the answers."""

    def __init__(self, cells: i64, inner: vec[float], outer: vec[float]) -> None:
        self.cells: i64 = cells
        self.inner: vec[float] = inner  # by sign and cell; a last row for what is always there
        self.outer: vec[float] = outer  # by answer and cell; for each answer a last one for what is always there
        self.hidden: vec[float] = vec[float]([0.0] * cells)
        self.place: i64 = 0  # the number of the next sign
        self.hope: float = 0.0
        self.win: float = 0.0

    def begin(self) -> None:
        """Another seat's side is looked at."""
        self.place = 0
        hidden = self.hidden
        last: i64 = len(self.inner) - self.cells
        cell: i64 = 0
        while cell < self.cells:
            hidden[cell] = self.inner[last + cell]
            cell += 1

    def amount(self, value: float) -> None:
        """The next sign is so strong."""
        if value != 0.0:
            row: i64 = self.place * self.cells
            hidden = self.hidden
            inner = self.inner
            cell: i64 = 0
            while cell < self.cells:
                hidden[cell] += value * inner[row + cell]
                cell += 1
        self.place += 1

    def holds(self, so: bool) -> None:
        """The next sign is there, or it is not."""
        self.amount(1.0 if so else 0.0)

    def one_of(self, value: i64, least: i64, most: i64) -> None:
        """One sign for each value from the least to the most; what lies beyond counts as the last."""
        after: i64 = self.place + most - least + 1
        if value < least:
            value = least
        elif value > most:
            value = most
        self.place += value - least
        self.amount(1.0)
        self.place = after

    def none_of(self, count: i64) -> None:
        """So many signs are not there."""
        self.place += count

    def end(self) -> None:
        """All signs of the seat were shown."""
        self.hope = self.answer(0)
        self.win = self.answer(1)

    def answer(self, number: i64) -> float:
        first: i64 = number * (self.cells + 1)
        total: float = self.outer[first + self.cells]
        hidden = self.hidden
        cell: i64 = 0
        while cell < self.cells:
            if hidden[cell] > 0.0:
                total += hidden[cell] * self.outer[first + cell]
            cell += 1
        return 1.0 / (1.0 + exp(-total))


def blank() -> Foresight:
    """Counts signs, and hopes for nothing."""
    return Foresight(0, vec[float](), vec[float]([0.0] * ANSWERS))


def mirror(signs: i64) -> Foresight:
    """Has a cell for each sign: after the signs were shown they are what is `hidden`. For those who learn."""
    inner = vec[float]([0.0] * ((signs + 1) * signs))
    sign: i64 = 0
    while sign < signs:
        inner[sign * signs + sign] = 1.0
        sign += 1
    return Foresight(signs, inner, vec[float]([0.0] * (ANSWERS * (signs + 1))))


def learnt(game: str) -> Foresight:
    """What was learnt of a game."""
    told = json.loads(files("antichambre.bots").joinpath("learnt", f"{game}.json").read_text(encoding="utf-8"))
    inner = vec[float]()
    for row in told["inner"]:
        for weight in row:
            inner = append(inner, float(weight))
    outer = vec[float]()
    for row in told["outer"]:
        for weight in row:
            outer = append(outer, float(weight))
    return Foresight(len(told["inner"][0]), inner, outer)
