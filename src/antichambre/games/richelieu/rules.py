"""Richelieu (Michael Schacht), two players. The rules in the rulebook's order; rules.en.md tells them in words.

The cardinal and the queen mother take cards from the ends of four rows, one or two a turn, and may put a marker
on a card to make it dear to the rival. Each province and each symbol scores for whoever has most of it.

What is asked depends on public things only, so that a question, or its absence, never betrays a disc.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.richelieu.components import (
    CELLS,
    COLUMNS,
    LACKING,
    MARK_OF,
    MARKERS,
    PROVINCE_OF,
    RECOVER_DISC,
    ROWS,
    SHIELDS_ON,
    SQUARE_ON,
    SQUARES,
    SUBJECTS,
    SYMBOL_ON,
)
from antichambre.games.richelieu.table import RichelieuTable
from antichambre.games.richelieu.vocabulary import (
    ALL_TAKEN,
    CARD_GONE,
    CARD_TAKEN,
    COUNTED,
    DISC_GAINED,
    DISC_REVEALED,
    ENDED,
    ENDS,
    FIRST_TURN,
    FROM,
    FROM_RESERVE,
    KEEP,
    LACKED,
    LIFT,
    LIFTED,
    MARKER_MOVED,
    MARKER_PAID,
    MARKER_PLACED,
    MARKER_PRICE,
    MARKER_RECOVERED,
    MARKER_RETURNED,
    MUST_TAKE,
    NO_MARKER,
    NO_RECOVER_DISC,
    NONE_LOST,
    NOT_YOURS,
    ON,
    ONE_CARD_ROW,
    ONE_MARKER,
    ONE_ROW,
    OTHER_QUESTION,
    PASS,
    PASSED,
    PAY,
    PLACE,
    RECOVER,
    RESERVE_EMPTY,
    ROW_EMPTY,
    SAME_PROVINCE,
    STOP,
    STOPPED,
    TAKE,
    TAKE_FIRST,
    TAKE_SECOND,
    TWO_CARDS,
    TWO_SHIELDS,
)
from antichambre.kernel.game import ALLOWED, BY_POINTS
from antichambre.kernel.position import NOBODY

ALL_KNOWN: Final = -2  # to count as if every disc lay open


@mypyc_attr(acyclic=True)
class Richelieu(RichelieuTable):
    """A game of Richelieu: what may be done, what it does, and how it is counted."""

    def copy(self) -> "Richelieu":
        twin = Richelieu(self.game, self.variant, self.chance.copy())
        self.copy_table(twin)
        return twin

    # -----------------------------------------------------------------------------------------------------------------
    # Déroulement: what may be done, and why not. The rules are in the refusals; the lists go straight to what they
    # allow, since search asks for nothing more often, and a property test holds the two to each other.
    # -----------------------------------------------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        if self.question == PLACE:
            return self.legal_places()
        found = vec[i64](capacity=ENDS + 2)
        if self.question == LIFT:
            return self.with_own_markers(found, LIFTED)
        if self.question == PAY:
            if self.reserve[self.asked] > 0:
                found = append(found, FROM_RESERVE)
            return self.with_own_markers(found, FROM)
        end: i64 = 0
        while end < ENDS:
            if self.take_refusal(end) == ALLOWED:
                found = append(found, end)
            end += 1
        if self.question == TAKE_SECOND:
            found = append(found, STOP)
        elif len(found) == 0:
            found = append(found, PASS)
        if self.recover_refusal() == ALLOWED:
            found = append(found, RECOVER)
        return found

    def with_own_markers(self, found: vec[i64], first: i64) -> vec[i64]:
        """Adds the actions, counted from the first, that name a card with a marker of the player's."""
        marker = self.marker
        cell: i64 = 0
        while cell < CELLS:
            if marker[cell] == self.asked:
                found = append(found, first + cell)
            cell += 1
        return found

    def legal_places(self) -> vec[i64]:
        found = vec[i64](capacity=self.middle + 2)
        if self.lost[self.asked] < MARKERS:
            row: i64 = 0
            while row < ROWS:
                cell: i64 = self.left[row]
                while cell <= self.right[row]:
                    if self.marker[cell] == NOBODY:
                        found = append(found, ON + cell)
                    cell += 1
                row += 1
        found = append(found, KEEP)
        if self.recover_refusal() == ALLOWED:
            found = append(found, RECOVER)
        return found

    def refusal(self, action: i64) -> i64:
        if action < ON:
            return self.take_refusal(action)
        if action < FROM_RESERVE:
            return self.place_refusal(action - ON)
        if action < LIFTED:
            return self.pay_refusal(action)
        if action < STOP:
            return self.lift_refusal(action - LIFTED)
        if action == STOP:
            return self.stop_refusal()
        if action == PASS:
            return self.pass_refusal()
        if action == KEEP:
            return ALLOWED if self.question == PLACE else OTHER_QUESTION
        return self.recover_refusal()

    def end_cell(self, end: i64) -> i64:
        """The card at an end: even numbers are left ends, odd ones right ends."""
        if end & 1 == 0:
            return self.left[end >> 1]
        return self.right[end >> 1]

    def take_refusal(self, end: i64) -> i64:
        """Only cards at an end of a row. Two cards: of one province, and no more than two shields together."""
        if self.question == PAY or self.question == LIFT:
            return OTHER_QUESTION
        cell: i64 = self.left[end >> 1]
        last: i64 = self.right[end >> 1]
        if cell > last:
            return ROW_EMPTY
        if end & 1 == 1:
            if cell == last:
                return ONE_CARD_ROW  # Ruling 11
            cell = last
        if self.taken > 0:
            if self.opening:
                return FIRST_TURN
            if self.taken == 2:
                return TWO_CARDS
            if SHIELDS_ON[self.first_card] + SHIELDS_ON[self.cards[cell]] > 2:
                return TWO_SHIELDS
            if PROVINCE_OF[self.cards[cell]] != PROVINCE_OF[self.first_card]:
                return SAME_PROVINCE
        if self.marker[cell] == 1 - self.asked and self.lost[self.asked] == MARKERS:
            return MARKER_PRICE
        if self.question == PLACE:
            return STOPPED
        return ALLOWED

    def stop_refusal(self) -> i64:
        if self.question == TAKE_SECOND:
            return ALLOWED
        return TAKE_FIRST if self.question == TAKE else OTHER_QUESTION

    def pass_refusal(self) -> i64:
        """Ruling 4: a player who can take a card must."""
        if self.question != TAKE:
            return OTHER_QUESTION
        end: i64 = 0
        while end < ENDS:
            if self.take_refusal(end) == ALLOWED:
                return MUST_TAKE
            end += 1
        return ALLOWED

    # Marqueurs d'influence

    def pay_refusal(self, action: i64) -> i64:
        """Ruling 3: from the reserve, or off any card of yours."""
        if self.question != PAY:
            return OTHER_QUESTION
        if action == FROM_RESERVE:
            return ALLOWED if self.reserve[self.asked] > 0 else RESERVE_EMPTY
        return ALLOWED if self.marker[action - FROM] == self.asked else NOT_YOURS

    def place_refusal(self, cell: i64) -> i64:
        """Ruling 5: on any card still in the middle that has no marker."""
        if self.question != PLACE:
            return TAKE_FIRST if self.question <= TAKE_SECOND else OTHER_QUESTION
        if self.taker[cell] != NOBODY:
            return CARD_GONE
        if self.marker[cell] != NOBODY:
            return ONE_MARKER
        return NO_MARKER if self.lost[self.asked] == MARKERS else ALLOWED

    def lift_refusal(self, cell: i64) -> i64:
        """Ruling 5: with an empty reserve, one of yours moves from another card."""
        if self.question != LIFT:
            return OTHER_QUESTION
        return ALLOWED if self.marker[cell] == self.asked else NOT_YOURS

    # Les jetons

    def recover_refusal(self) -> i64:
        """Ruling 6: at any moment of your turn up to the marker's placing, while one of yours is out of the game."""
        if self.question == PAY or self.question == LIFT:
            return OTHER_QUESTION
        if self.lost[self.asked] == 0:
            return NONE_LOST
        return NO_RECOVER_DISC if self.recover_square() == NOBODY else ALLOWED

    def recover_square(self) -> i64:
        """The square whose "recover" disc the player whose turn it is holds, or none."""
        square: i64 = 0
        while square < len(SQUARES):
            held: bool = self.taker[SQUARES[square]] == self.asked
            if held and self.discs[square] == RECOVER_DISC and self.spent[square] == 0:
                return square
            square += 1
        return NOBODY

    def might_recover(self) -> bool:
        """Whether, as far as anybody can see, the player may hold a "recover" disc and use it."""
        if self.lost[self.asked] == 0:
            return False
        played: i64 = 0
        closed: i64 = 0
        square: i64 = 0
        while square < len(SQUARES):
            played += self.spent[square]
            if self.taker[SQUARES[square]] == self.asked:
                closed += 1 - self.spent[square]
            square += 1
        return closed > 0 and played < 2

    # -----------------------------------------------------------------------------------------------------------------
    # Déroulement: what a move does
    # -----------------------------------------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        if action < ON:
            self.choose_card(self.end_cell(action))
        elif action < FROM_RESERVE:
            self.choose_place(action - ON)
        elif action < LIFTED:
            self.pay(action)
        elif action < STOP:
            self.move_marker(action - LIFTED)
        elif action == STOP:
            self.after_cards()
        elif action == PASS:
            self.tell(PASSED, self.asked)
            self.next_turn()
        elif action == KEEP:
            self.next_turn()
        else:
            self.recover()

    def choose_card(self, cell: i64) -> None:
        """A card with the rival's marker costs one of your own; where there is a choice, which one is asked."""
        if self.marker[cell] == 1 - self.asked:
            reserve: i64 = self.reserve[self.asked]
            on_cards: i64 = MARKERS - self.lost[self.asked] - reserve
            self.chosen = cell
            if on_cards > 0 and (reserve > 0 or on_cards > 1):
                self.question = PAY
                return
            self.pay(FROM_RESERVE if reserve > 0 else FROM + self.own_marker())
        else:
            self.take(cell)

    def own_marker(self) -> i64:
        """The first card that bears a marker of the player whose turn it is."""
        cell: i64 = 0
        while self.marker[cell] != self.asked:
            cell += 1
        return cell

    def pay(self, action: i64) -> None:
        """The marker given up leaves the game; the card is then taken."""
        seat: i64 = self.asked
        if action == FROM_RESERVE:
            self.reserve[seat] -= 1
            self.tell(MARKER_PAID, seat)
        else:
            cell: i64 = action - FROM
            self.marker[cell] = NOBODY
            self.tell(MARKER_PAID, seat, cell // COLUMNS + 1, cell % COLUMNS + 1)
        self.lost[seat] += 1
        self.take(self.chosen)

    def take(self, cell: i64) -> None:
        """Takes a card, with the disc on it; a marker on it goes back to its owner's reserve."""
        seat: i64 = self.asked
        row: i64 = cell // COLUMNS
        column: i64 = cell % COLUMNS
        card: i64 = self.cards[cell]
        owner: i64 = self.marker[cell]
        self.tell(CARD_TAKEN, seat, row + 1, column + 1, PROVINCE_OF[card], MARK_OF[card])
        if owner != NOBODY:
            self.marker[cell] = NOBODY
            self.reserve[owner] += 1
            self.tell(MARKER_RETURNED, owner, row + 1, column + 1)
        self.taker[cell] = seat
        self.middle -= 1
        if cell == self.left[row]:
            self.left[row] += 1
        else:
            self.right[row] -= 1
        if SQUARE_ON[cell] != NOBODY:
            self.tell(DISC_GAINED, seat, row + 1, column + 1, self.discs[SQUARE_ON[cell]])
        if self.taken == 0:
            self.first_card = card
        self.taken += 1
        self.question = TAKE_SECOND
        if self.middle == 0:
            self.end()
        elif not self.second_thinkable():
            self.after_cards()

    def second_thinkable(self) -> bool:
        """Whether a second card can be had, as far as anybody can see: a "recover" disc may yet pay for it."""
        if self.opening or SHIELDS_ON[self.first_card] == 2:
            return False
        end: i64 = 0
        while end < ENDS:
            why: i64 = self.take_refusal(end)
            if why == ALLOWED or (why == MARKER_PRICE and self.might_recover()):
                return True
            end += 1
        return False

    def after_cards(self) -> None:
        """All cards of the turn are taken: a marker may follow."""
        if self.short and self.rows_left() <= 1:  # Variante; ruling 10: no marker follows
            self.end()
        elif self.marker_thinkable():
            self.question = PLACE
        else:
            self.next_turn()

    def rows_left(self) -> i64:
        rows: i64 = 0
        row: i64 = 0
        while row < ROWS:
            if self.left[row] <= self.right[row]:
                rows += 1
            row += 1
        return rows

    def marker_thinkable(self) -> bool:
        """Whether a marker can be placed, or one be recovered (ruling 6), as far as anybody can see."""
        lying: i64 = 2 * MARKERS - self.lost[0] - self.lost[1] - self.reserve[0] - self.reserve[1]
        if lying < self.middle and self.lost[self.asked] < MARKERS:
            return True
        return self.might_recover()

    def choose_place(self, cell: i64) -> None:
        seat: i64 = self.asked
        if self.reserve[seat] > 0:
            self.reserve[seat] -= 1
            self.marker[cell] = seat
            self.tell(MARKER_PLACED, seat, cell // COLUMNS + 1, cell % COLUMNS + 1)
            self.next_turn()
            return
        self.chosen = cell
        if self.lost[seat] == MARKERS - 1:
            self.move_marker(self.own_marker())
        else:
            self.question = LIFT

    def move_marker(self, source: i64) -> None:
        cell: i64 = self.chosen
        self.marker[source] = NOBODY
        self.marker[cell] = self.asked
        self.tell(
            MARKER_MOVED,
            self.asked,
            source // COLUMNS + 1,
            source % COLUMNS + 1,
            cell // COLUMNS + 1,
            cell % COLUMNS + 1,
        )
        self.next_turn()

    def recover(self) -> None:
        """The disc is shown and leaves the game; a lost marker comes back. The question stays, unless all that is left
        is to keep the marker, every card bearing one."""
        square: i64 = self.recover_square()
        self.spent[square] = 1
        self.lost[self.asked] -= 1
        self.reserve[self.asked] += 1
        cell: i64 = SQUARES[square]
        self.tell(MARKER_RECOVERED, self.asked, cell // COLUMNS + 1, cell % COLUMNS + 1)
        if self.question == PLACE and not self.marker_thinkable():
            self.next_turn()

    def next_turn(self) -> None:
        self.opening = False
        self.taken = 0
        self.first_card = NOBODY
        self.chosen = NOBODY
        self.asked = 1 - self.asked
        self.question = TAKE

    # -----------------------------------------------------------------------------------------------------------------
    # Décompte
    # -----------------------------------------------------------------------------------------------------------------

    def on_cards(self, seat: i64) -> vec[i64]:
        """For each province its shields, for each symbol its number, on a seat's cards."""
        counts = vec[i64]([0] * len(SUBJECTS))
        cell: i64 = 0
        while cell < CELLS:
            if self.taker[cell] == seat:
                card: i64 = self.cards[cell]
                counts[PROVINCE_OF[card]] += SHIELDS_ON[card]
                if SYMBOL_ON[card] != NOBODY:
                    counts[SYMBOL_ON[card]] += 1
            cell += 1
        return counts

    def with_discs(self, seat: i64, on_cards: vec[i64], viewer: i64) -> vec[i64]:
        """Those counts and a seat's discs, as far as the viewer knows them (ruling 7)."""
        counts = on_cards[:]
        square: i64 = 0
        while square < len(SQUARES):
            if self.taker[SQUARES[square]] == seat and self.discs[square] != RECOVER_DISC:
                if viewer == ALL_KNOWN or self.knows_disc(viewer, square):
                    counts[self.discs[square]] += 1
            square += 1
        return counts

    def points(self, viewer: i64) -> vec[i64]:
        """The score as the viewer knows it."""
        return self.count(viewer, False)

    def count(self, viewer: i64, aloud: bool) -> vec[i64]:
        """The most shields or symbols scores their number; equal: nobody. Ruling 8: none on your cards costs five,
        whatever your discs show. Aloud, the table hears it subject by subject."""
        first_cards = self.on_cards(0)
        second_cards = self.on_cards(1)
        first = self.with_discs(0, first_cards, viewer)
        second = self.with_discs(1, second_cards, viewer)
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
                self.tell(COUNTED, subject, first[subject], second[subject], most, worth)
            if first_cards[subject] == 0:
                scores[0] += LACKING
                if aloud:
                    self.tell(LACKED, 0, subject)
            if second_cards[subject] == 0:
                scores[1] += LACKING
                if aloud:
                    self.tell(LACKED, 1, subject)
            subject += 1
        return scores

    def scores(self) -> list[int]:
        return list(self.points(ALL_KNOWN))

    # -----------------------------------------------------------------------------------------------------------------
    # Fin du jeu
    # -----------------------------------------------------------------------------------------------------------------

    def end(self) -> None:
        self.asked = NOBODY
        self.sealed = True  # the discs are shown
        if self.told is not None:
            self.tell_the_count()

    def tell_the_count(self) -> None:
        for square in range(len(SQUARES)):
            cell = SQUARES[square]
            if self.taker[cell] != NOBODY and self.spent[square] == 0:
                where = (cell // COLUMNS + 1, cell % COLUMNS + 1)
                self.tell(DISC_REVEALED, self.taker[cell], where[0], where[1], self.discs[square])
        self.count(ALL_KNOWN, True)
        self.tell(ENDED)

    def card_count(self, seat: i64) -> i64:
        count: i64 = 0
        for taker in self.taker:
            if taker == seat:
                count += 1
        return count

    def figures(self, measure: i64) -> vec[i64]:
        """Most points; then fewer cards; then both (ruling 9)."""
        if measure == BY_POINTS:
            return self.points(ALL_KNOWN)
        return vec[i64]([self.card_count(0), self.card_count(1)])

    def ending(self) -> str:
        if self.middle == 0:
            return ALL_TAKEN
        return ONE_ROW
