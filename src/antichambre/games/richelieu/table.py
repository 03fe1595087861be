"""The table of Richelieu: the four rows, the markers, the discs, what each seat has gathered, and what is hidden.

Known to all: the cards, the markers, who took what, which squares held a disc. Hidden: what the discs in the middle,
the rival's discs and the six left in the box show.
"""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.richelieu.components import (
    ALL_DISCS,
    CARDS,
    CELLS,
    COLUMNS,
    DECKS,
    DISCS,
    MARKERS,
    ROWS,
    SQUARES,
)
from antichambre.games.richelieu.vocabulary import ASK_TAKE, PIECES
from antichambre.kernel.chance import Rng
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.position import NOBODY, Position


@mypyc_attr(acyclic=True)
class RichelieuTable(Position):
    """Everything that lies on the table, and whose turn it is."""

    # -----------------------------------------------------------------------------------------------------------------
    # Mise en place
    # -----------------------------------------------------------------------------------------------------------------

    def __init__(self, game: Game, variant: Variant, chance: Rng) -> None:
        super().__init__(game, 2, variant, chance)
        self.cards: vec[i64] = vec[i64]()  # by cell; never changes after the deal
        self.discs: vec[i64] = vec[i64]()  # by square, then those left in the box; changes in a resampled world only
        self.short: bool = False
        self.left: vec[i64] = vec[i64]()  # the cell at each row's left end
        self.right: vec[i64] = vec[i64]()
        self.middle: i64 = CELLS  # cards not yet taken
        self.taker: vec[i64] = vec[i64]()  # by cell: who took its card
        self.marker: vec[i64] = vec[i64]()  # by cell: whose marker lies on it
        self.reserve: vec[i64] = vec[i64]()
        self.lost: vec[i64] = vec[i64]()  # markers out of the game
        self.spent: vec[i64] = vec[i64]()  # by square: its "recover" disc was played
        self.opening: bool = True  # the very first turn
        self.taken: i64 = 0  # cards taken in this turn
        self.first_card: i64 = NOBODY  # the first of them
        self.chosen: i64 = NOBODY  # the cell that PAY or LIFT is about

    def set_up(self, seed: str) -> None:
        self.seed = seed
        self.cards = DECKS[str(self.variant["deck"])][:]
        self.chance.shuffle(self.cards)
        self.discs = ALL_DISCS[:]
        self.chance.shuffle(self.discs)
        self.short = self.variant["short"] is True
        for row in range(ROWS):
            self.left = append(self.left, row * COLUMNS)
            self.right = append(self.right, (row + 1) * COLUMNS - 1)
        self.taker = vec[i64]([NOBODY] * CELLS)
        self.marker = vec[i64]([NOBODY] * CELLS)
        self.reserve = vec[i64]([MARKERS, MARKERS])
        self.lost = vec[i64]([0, 0])
        self.spent = vec[i64]([0] * len(SQUARES))
        self.asked = 0  # Ruling 12: seat 0 starts
        self.question = ASK_TAKE

    def copy_table(self, twin: "RichelieuTable") -> None:
        """Copies all that lies on the table onto a blank position."""
        self.copy_common(twin)
        twin.cards = self.cards
        twin.discs = self.discs
        twin.short = self.short
        twin.left = self.left[:]
        twin.right = self.right[:]
        twin.middle = self.middle
        twin.taker = self.taker[:]
        twin.marker = self.marker[:]
        twin.reserve = self.reserve[:]
        twin.lost = self.lost[:]
        twin.spent = self.spent[:]
        twin.opening = self.opening
        twin.taken = self.taken
        twin.first_card = self.first_card
        twin.chosen = self.chosen

    # -----------------------------------------------------------------------------------------------------------------
    # What lies where
    # -----------------------------------------------------------------------------------------------------------------

    def end_cell(self, end: i64) -> i64:
        """The card at an end: even numbers are left ends, odd ones right ends."""
        if end & 1 == 0:
            return self.left[end >> 1]
        return self.right[end >> 1]

    def rows_left(self) -> i64:
        rows: i64 = 0
        row: i64 = 0
        while row < ROWS:
            if self.left[row] <= self.right[row]:
                rows += 1
            row += 1
        return rows

    def own_marker(self) -> i64:
        """The first card that bears a marker of the player whose turn it is."""
        cell: i64 = 0
        while self.marker[cell] != self.asked:
            cell += 1
        return cell

    def card_count(self, seat: i64) -> i64:
        count: i64 = 0
        for taker in self.taker:
            if taker == seat:
                count += 1
        return count

    # -----------------------------------------------------------------------------------------------------------------
    # What is hidden, and what there is
    # -----------------------------------------------------------------------------------------------------------------

    def resample(self, seat: int, rng: Rng) -> "RichelieuTable":
        """Every disc that the seat has neither gained nor seen played could be any other of those."""
        world = cast(RichelieuTable, self.copy())
        world.become_world(rng)
        hidden = vec[i64]()
        for square in range(len(self.discs)):
            if not self.knows_disc(seat, square):
                hidden = append(hidden, square)
        # Sorted, so that the draw depends on what the seat knows and on nothing else.
        unknown = vec[i64](sorted([self.discs[square] for square in hidden]))
        world.chance.shuffle(unknown)
        world.discs = self.discs[:]
        for i in range(len(hidden)):
            world.discs[hidden[i]] = unknown[i]
        return world

    def knows_disc(self, viewer: i64, square: i64) -> bool:
        """Whether a viewer knows what a disc shows: one's own, those played, and at the end all that were gained."""
        if square >= len(SQUARES):
            return False
        taker: i64 = self.taker[SQUARES[square]]
        if taker == NOBODY:
            return False
        return taker == viewer or self.spent[square] == 1 or self.asked < 0

    def census(self) -> vec[i64]:
        count = vec[i64]([0] * len(PIECES))
        cell: i64 = 0
        while cell < CELLS:
            row: i64 = cell // COLUMNS
            if self.left[row] <= cell <= self.right[row]:
                count[self.cards[cell]] += 1
            if self.taker[cell] != NOBODY:
                count[self.cards[cell]] += 1
            if self.marker[cell] != NOBODY:
                count[len(CARDS) + len(DISCS) + self.marker[cell]] += 1
            cell += 1
        for disc in self.discs:
            count[len(CARDS) + disc] += 1
        for seat in range(2):
            count[len(CARDS) + len(DISCS) + seat] += self.reserve[seat] + self.lost[seat]
        return count
