"""Marqueurs d'influence et jetons: what follows the cards of a turn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.richelieu.components import CELLS, COLUMNS, MARKERS, RECOVER_DISC, ROWS, SQUARES
from antichambre.games.richelieu.counting import end
from antichambre.games.richelieu.pieces import cell_piece, named
from antichambre.games.richelieu.table import RichelieuTable
from antichambre.games.richelieu.vocabulary import (
    ASK_LIFT,
    ASK_PLACE,
    ASK_SECOND,
    ASK_TAKE,
    CARD_GONE,
    MARKER_MOVED,
    MARKER_PLACED,
    MARKER_RECOVERED,
    NO_MARKER,
    NO_RECOVER_DISC,
    NONE_LOST,
    NOT_YOURS,
    ONE_MARKER,
    TAKE_FIRST,
)
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Always, Verb
from antichambre.kernel.vocabulary import ALLOWED, OTHER_QUESTION


def after_cards(table: RichelieuTable) -> None:
    """All cards of the turn are taken: a marker may follow."""
    if table.short and table.rows_left() <= 1:  # Variante; ruling 10: no marker follows
        end(table)
    elif marker_thinkable(table):
        table.question = ASK_PLACE
    else:
        next_turn(table)


def marker_thinkable(table: RichelieuTable) -> bool:
    """Whether a marker can be placed, or one be recovered (ruling 6), as far as anybody can see."""
    lying: i64 = 2 * MARKERS - table.lost[0] - table.lost[1] - table.reserve[0] - table.reserve[1]
    if lying < table.middle and table.lost[table.asked] < MARKERS:
        return True
    return might_recover(table)


def next_turn(table: RichelieuTable) -> None:
    table.opening = False
    table.taken = 0
    table.first_card = NOBODY
    table.chosen = NOBODY
    table.asked = 1 - table.asked
    table.question = ASK_TAKE


# ---------------------------------------------------------------------------------------------------------------------
# Marqueurs d'influence
# ---------------------------------------------------------------------------------------------------------------------


class PlaceMarker(Verb[RichelieuTable]):
    """A marker onto a card (ruling 5): any card still in the middle that has none. With an empty reserve, one of yours
    moves from another card; where there is a choice, which one is asked."""

    def refusal(self, table: RichelieuTable, cell: i64) -> i64:
        if table.taker[cell] != NOBODY:
            return CARD_GONE
        if table.marker[cell] != NOBODY:
            return ONE_MARKER
        return NO_MARKER if table.lost[table.asked] == MARKERS else ALLOWED

    def elsewhere(self, table: RichelieuTable, cell: i64) -> i64:
        if table.question == ASK_TAKE or table.question == ASK_SECOND:
            return TAKE_FIRST
        return OTHER_QUESTION

    def offer(self, table: RichelieuTable, found: vec[i64]) -> vec[i64]:
        if table.lost[table.asked] == MARKERS:
            return found
        marker = table.marker
        first: i64 = self.first
        row: i64 = 0
        while row < ROWS:
            cell: i64 = table.left[row]
            last: i64 = table.right[row]
            while cell <= last:
                if marker[cell] == NOBODY:
                    found = append(found, first + cell)
                cell += 1
            row += 1
        return found

    def perform(self, table: RichelieuTable, cell: i64) -> None:
        seat: i64 = table.asked
        if table.reserve[seat] > 0:
            table.reserve[seat] -= 1
            table.marker[cell] = seat
            table.tell(MARKER_PLACED, seat, cell // COLUMNS + 1, cell % COLUMNS + 1)
            next_turn(table)
            return
        table.chosen = cell
        if table.lost[seat] == MARKERS - 1:
            move_marker(table, table.own_marker())
        else:
            table.question = ASK_LIFT

    def label(self, table: RichelieuTable, cell: i64) -> Phrase:
        return phrase("move-place", **named(table, cell))

    def pieces(self, table: RichelieuTable, cell: i64) -> list[str]:
        return [cell_piece(cell)]


class Keep(Always[RichelieuTable]):
    """No marker is placed in this turn."""

    def perform(self, table: RichelieuTable, way: i64) -> None:
        next_turn(table)

    def label(self, table: RichelieuTable, way: i64) -> Phrase:
        return phrase("move-keep")


class OwnMarker(Verb[RichelieuTable]):
    """A marker of one's own on a card: lifted, or given up."""

    def refusal(self, table: RichelieuTable, cell: i64) -> i64:
        return ALLOWED if table.marker[cell] == table.asked else NOT_YOURS

    def offer(self, table: RichelieuTable, found: vec[i64]) -> vec[i64]:
        marker = table.marker
        cell: i64 = 0
        while cell < CELLS:
            if marker[cell] == table.asked:
                found = append(found, self.first + cell)
            cell += 1
        return found

    def pieces(self, table: RichelieuTable, cell: i64) -> list[str]:
        return [cell_piece(cell)]


class Lift(OwnMarker):
    """Ruling 5: with an empty reserve, one of yours moves from another card."""

    def perform(self, table: RichelieuTable, cell: i64) -> None:
        move_marker(table, cell)

    def label(self, table: RichelieuTable, cell: i64) -> Phrase:
        return phrase("move-lift", **named(table, cell))


def move_marker(table: RichelieuTable, source: i64) -> None:
    """A marker moves to the card that was chosen."""
    cell: i64 = table.chosen
    table.marker[source] = NOBODY
    table.marker[cell] = table.asked
    table.tell(
        MARKER_MOVED,
        table.asked,
        source // COLUMNS + 1,
        source % COLUMNS + 1,
        cell // COLUMNS + 1,
        cell % COLUMNS + 1,
    )
    next_turn(table)


# ---------------------------------------------------------------------------------------------------------------------
# Les jetons
# ---------------------------------------------------------------------------------------------------------------------


class Recover(Verb[RichelieuTable]):
    """Ruling 6: at any moment of your turn up to the marker's placing, while one of yours is out of the game. The disc
    is shown and leaves the game; a lost marker comes back. The question stays, unless all that is left is to keep the
    marker, every card bearing one."""

    def refusal(self, table: RichelieuTable, way: i64) -> i64:
        if table.lost[table.asked] == 0:
            return NONE_LOST
        return NO_RECOVER_DISC if recover_square(table) == NOBODY else ALLOWED

    def offer(self, table: RichelieuTable, found: vec[i64]) -> vec[i64]:
        if table.lost[table.asked] > 0 and recover_square(table) != NOBODY:
            found = append(found, self.first)
        return found

    def perform(self, table: RichelieuTable, way: i64) -> None:
        square: i64 = recover_square(table)
        table.spent[square] = 1
        table.lost[table.asked] -= 1
        table.reserve[table.asked] += 1
        cell: i64 = SQUARES[square]
        table.tell(MARKER_RECOVERED, table.asked, cell // COLUMNS + 1, cell % COLUMNS + 1)
        if table.question == ASK_PLACE and not marker_thinkable(table):
            next_turn(table)

    def label(self, table: RichelieuTable, way: i64) -> Phrase:
        return phrase("move-recover")


def recover_square(table: RichelieuTable) -> i64:
    """The square whose "recover" disc the player whose turn it is holds, or none."""
    square: i64 = 0
    while square < len(SQUARES):
        held: bool = table.taker[SQUARES[square]] == table.asked
        if held and table.discs[square] == RECOVER_DISC and table.spent[square] == 0:
            return square
        square += 1
    return NOBODY


def might_recover(table: RichelieuTable) -> bool:
    """Whether, as far as anybody can see, the player may hold a "recover" disc and use it."""
    if table.lost[table.asked] == 0:
        return False
    played: i64 = 0
    closed: i64 = 0
    square: i64 = 0
    while square < len(SQUARES):
        played += table.spent[square]
        if table.taker[SQUARES[square]] == table.asked:
            closed += 1 - table.spent[square]
        square += 1
    return closed > 0 and played < 2
