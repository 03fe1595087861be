"""Déroulement: taking one or two cards from the ends of the rows, and what a rival's marker costs."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.richelieu.components import (
    COLUMNS,
    MARK_OF,
    MARKERS,
    PROVINCE_OF,
    ROWS,
    SHIELDS_ON,
    SQUARE_ON,
)
from antichambre.games.richelieu.counting import end
from antichambre.games.richelieu.markers import OwnMarker, after_cards, might_recover, next_turn
from antichambre.games.richelieu.pieces import RESERVE, cell_piece, named
from antichambre.games.richelieu.table import RichelieuTable
from antichambre.games.richelieu.vocabulary import (
    ASK_PAY,
    ASK_PLACE,
    ASK_SECOND,
    ASK_TAKE,
    CARD_TAKEN,
    DISC_GAINED,
    ENDS_ONLY,
    FIRST_TURN,
    MARKER_PAID,
    MARKER_PRICE,
    MARKER_RETURNED,
    MUST_TAKE,
    ONE_CARD_ROW,
    PASSED,
    RESERVE_EMPTY,
    ROW_EMPTY,
    SAME_PROVINCE,
    STOPPED,
    TAKE_FIRST,
    TWO_CARDS,
    TWO_SHIELDS,
)
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Always, Question, Verb
from antichambre.kernel.vocabulary import ALLOWED, OTHER_QUESTION

ENDS: Final[i64] = 2 * ROWS


class Take(Verb[RichelieuTable]):
    """A card from an end of a row, with the disc on it."""

    def refusal(self, table: RichelieuTable, end: i64) -> i64:
        return take_refusal(table, end)

    def elsewhere(self, table: RichelieuTable, end: i64) -> i64:
        if table.question != ASK_PLACE:
            return OTHER_QUESTION
        why: i64 = take_refusal(table, end)
        return STOPPED if why == ALLOWED else why

    def offer(self, table: RichelieuTable, found: vec[i64]) -> vec[i64]:
        end: i64 = 0
        while end < ENDS:
            if take_refusal(table, end) == ALLOWED:
                found = append(found, self.first + end)
            end += 1
        return found

    def perform(self, table: RichelieuTable, end: i64) -> None:
        """A card with the rival's marker costs one of your own; where there is a choice, which one is asked."""
        cell: i64 = table.end_cell(end)
        if table.marker[cell] != 1 - table.asked:
            take(table, cell)
            return
        reserve: i64 = table.reserve[table.asked]
        on_cards: i64 = MARKERS - table.lost[table.asked] - reserve
        table.chosen = cell
        if on_cards > 1 or (on_cards == 1 and reserve > 0):
            table.question = ASK_PAY
        elif reserve > 0:
            pay_from_reserve(table)
        else:
            pay_from(table, table.own_marker())

    def label(self, table: RichelieuTable, end: i64) -> Phrase:
        cell = table.end_cell(end)
        owner = table.marker[cell]
        key = "move-take" if owner == NOBODY else "move-take-own" if owner == table.asked else "move-take-price"
        disc = "there" if SQUARE_ON[cell] != NOBODY else "none"
        return phrase(key, disc=disc, **named(table, cell))

    def pieces(self, table: RichelieuTable, end: i64) -> list[str]:
        row: i64 = end >> 1
        return [] if table.left[row] > table.right[row] else [cell_piece(table.end_cell(end))]


def take_refusal(table: RichelieuTable, end: i64) -> i64:
    """Only cards at an end of a row. Two cards: of one province, and no more than two shields together."""
    cell: i64 = table.left[end >> 1]
    last: i64 = table.right[end >> 1]
    if cell > last:
        return ROW_EMPTY
    if end & 1 == 1:
        if cell == last:
            return ONE_CARD_ROW  # Ruling 11
        cell = last
    if table.taken > 0:
        if table.opening:
            return FIRST_TURN
        if table.taken == 2:
            return TWO_CARDS
        if SHIELDS_ON[table.first_card] + SHIELDS_ON[table.cards[cell]] > 2:
            return TWO_SHIELDS
        if PROVINCE_OF[table.cards[cell]] != PROVINCE_OF[table.first_card]:
            return SAME_PROVINCE
    if table.marker[cell] == 1 - table.asked and table.lost[table.asked] == MARKERS:
        return MARKER_PRICE
    return ALLOWED


def take(table: RichelieuTable, cell: i64) -> None:
    """Takes a card, with the disc on it; a marker on it goes back to its owner's reserve."""
    seat: i64 = table.asked
    row: i64 = cell // COLUMNS
    column: i64 = cell % COLUMNS
    card: i64 = table.cards[cell]
    owner: i64 = table.marker[cell]
    table.tell(CARD_TAKEN, seat, row + 1, column + 1, PROVINCE_OF[card], MARK_OF[card])
    if owner != NOBODY:
        table.marker[cell] = NOBODY
        table.reserve[owner] += 1
        table.tell(MARKER_RETURNED, owner, row + 1, column + 1)
    table.taker[cell] = seat
    table.middle -= 1
    if cell == table.left[row]:
        table.left[row] += 1
    else:
        table.right[row] -= 1
    if SQUARE_ON[cell] != NOBODY:
        table.tell(DISC_GAINED, seat, row + 1, column + 1, table.discs[SQUARE_ON[cell]])
    if table.taken == 0:
        table.first_card = card
    table.taken += 1
    table.question = ASK_SECOND
    if table.middle == 0:
        end(table)
    elif not second_thinkable(table):
        after_cards(table)


def second_thinkable(table: RichelieuTable) -> bool:
    """Whether a second card can be had, as far as anybody can see: a "recover" disc may yet pay for it."""
    if table.opening or SHIELDS_ON[table.first_card] == 2:
        return False
    end: i64 = 0
    while end < ENDS:
        why: i64 = take_refusal(table, end)
        if why == ALLOWED or (why == MARKER_PRICE and might_recover(table)):
            return True
        end += 1
    return False


class Stop(Always[RichelieuTable]):
    """No second card."""

    def elsewhere(self, table: RichelieuTable, way: i64) -> i64:
        return TAKE_FIRST if table.question == ASK_TAKE else OTHER_QUESTION

    def perform(self, table: RichelieuTable, way: i64) -> None:
        after_cards(table)

    def label(self, table: RichelieuTable, way: i64) -> Phrase:
        return phrase("move-stop")


class Pass(Verb[RichelieuTable]):
    """Ruling 4: a player who can take a card must."""

    def refusal(self, table: RichelieuTable, way: i64) -> i64:
        return MUST_TAKE if can_take(table) else ALLOWED

    def perform(self, table: RichelieuTable, way: i64) -> None:
        table.tell(PASSED, table.asked)
        next_turn(table)

    def offer(self, table: RichelieuTable, found: vec[i64]) -> vec[i64]:
        return append(found, self.first) if len(found) == 0 else found  # what can be taken was offered before it

    def label(self, table: RichelieuTable, way: i64) -> Phrase:
        return phrase("move-pass")


def can_take(table: RichelieuTable) -> bool:
    end: i64 = 0
    while end < ENDS:
        if take_refusal(table, end) == ALLOWED:
            return True
        end += 1
    return False


# ---------------------------------------------------------------------------------------------------------------------
# The price of a rival's marker (ruling 3): from the reserve, or off any card of yours
# ---------------------------------------------------------------------------------------------------------------------


class PayFromReserve(Verb[RichelieuTable]):
    def refusal(self, table: RichelieuTable, way: i64) -> i64:
        return ALLOWED if table.reserve[table.asked] > 0 else RESERVE_EMPTY

    def perform(self, table: RichelieuTable, way: i64) -> None:
        pay_from_reserve(table)

    def label(self, table: RichelieuTable, way: i64) -> Phrase:
        return phrase("move-pay-reserve")

    def pieces(self, table: RichelieuTable, way: i64) -> list[str]:
        return [RESERVE]


class Pay(OwnMarker):
    def perform(self, table: RichelieuTable, cell: i64) -> None:
        pay_from(table, cell)

    def label(self, table: RichelieuTable, cell: i64) -> Phrase:
        return phrase("move-pay", **named(table, cell))


def pay_from_reserve(table: RichelieuTable) -> None:
    """The marker given up leaves the game; the card is then taken."""
    seat: i64 = table.asked
    table.reserve[seat] -= 1
    table.tell(MARKER_PAID, seat)
    table.lost[seat] += 1
    take(table, table.chosen)


def pay_from(table: RichelieuTable, cell: i64) -> None:
    seat: i64 = table.asked
    table.marker[cell] = NOBODY
    table.tell(MARKER_PAID, seat, cell // COLUMNS + 1, cell % COLUMNS + 1)
    table.lost[seat] += 1
    take(table, table.chosen)


# ---------------------------------------------------------------------------------------------------------------------
# What is asked
# ---------------------------------------------------------------------------------------------------------------------


class ToTake(Question[RichelieuTable]):
    """A card, the first or the second."""

    def ask(self, table: RichelieuTable) -> Phrase:
        if table.taken > 0:
            return phrase(self.key)
        if table.opening:
            return phrase("ask-take-first")
        return phrase(self.key if can_take(table) else "ask-take-blocked")

    def touched(self, table: RichelieuTable, piece: str, before: list[str]) -> i64:
        """In the middle of a row a card waits for its neighbours to be gone."""
        middle = [cell for row in range(ROWS) for cell in range(table.left[row] + 1, table.right[row])]
        return ENDS_ONLY if piece in [cell_piece(cell) for cell in middle] else ALLOWED


class ToPay(Question[RichelieuTable]):
    """Which marker is given up, for the card that was chosen."""

    def ask(self, table: RichelieuTable) -> Phrase:
        return phrase(self.key, **named(table, table.chosen))
