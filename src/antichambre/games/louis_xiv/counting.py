"""3e phase: Comptage. Board by board: plot cards, ties, who gets what, where the tokens go, what is turned over."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from antichambre.games.louis_xiv.components import (
    BOARDS,
    CHEAPER_BRIBE,
    COLBERT,
    COLBERT_LOUIS,
    CONDE,
    CONDITION,
    CROWN,
    FIGURE,
    LA_VALLIERE,
    MAINTENON,
    MAINTENON_TOKENS,
    MAZARIN,
    MONEY,
    MONTESPAN,
    TOKENS,
    TURENNE,
    TURENNE_SHIELDS,
    WIN_A_TIE,
)
from antichambre.games.louis_xiv.court import NEUTRAL, NO_KING, OWNERS, PILE
from antichambre.games.louis_xiv.influence import Influence
from antichambre.games.louis_xiv.vocabulary import (
    ASK_BRIBE,
    ASK_CONDE,
    ASK_MAINTENON,
    ASK_PLOT,
    ASK_TIE,
    BOARD_COUNTED,
    BRIBED,
    FAVOUR,
    GENERAL_SHORT,
    KING_LEAVES,
    LEFT,
    NO_TOKENS,
    NOT_HELD,
    OTHER_QUESTION,
    PLOT_MOVE,
    PLOT_PLAYED,
    RECOVERED,
    TIE_WON,
    TURNED,
)
from antichambre.kernel.game import ALLOWED
from antichambre.kernel.position import NOBODY

COUNTING: Final = 3  # the phase
# Its parts, for each board: plot cards; the tie card; income; tokens leave.
PLOTS: Final = 0
TIES: Final = 1
INCOME: Final = 2
TOKENS_LEAVE: Final = 3

# What a seat gets of a board.
NOTHING: Final = 0
MAY_BRIBE: Final = 1
FREE: Final = 2
WITH_CROWN: Final = 3

# What the seat at the cursor has settled (flag).
SERVED: Final = 1  # its income was given
PLACING: Final = 2  # and a question follows from it


@mypyc_attr(acyclic=True)
class Counting(Influence):
    """The court, and how its favours are counted."""

    def step_counting(self) -> bool:
        if self.part == PLOTS:
            return self.step_plots()
        if self.part == TIES:
            return self.step_tie()
        if self.part == INCOME:
            return self.step_income()
        self.leave_board()
        self.board += 1
        self.begin_part(PLOTS)
        if self.board == BOARDS:
            self.board = 0
            self.end_counting()
        return False

    def end_counting(self) -> None:
        """The next phase: the game's own."""
        raise TypeError("the game knows its phases")

    # -----------------------------------------------------------------------------------------------------------------
    # Les cartes complot (ruling 9)
    # -----------------------------------------------------------------------------------------------------------------

    def step_plots(self) -> bool:
        """Just before the counting, clockwise from the first player: whoever might hold this person's plot card."""
        while self.cursor < self.seats:
            seat: i64 = self.seat_at_cursor()
            self.cursor += 1
            if self.might_plot(seat) and self.off_boards(seat) > 0:
                return self.ask(seat, ASK_PLOT)
        self.tell(BOARD_COUNTED, self.board)
        owner: i64 = 0
        while owner < OWNERS:
            self.counted[owner] = self.on[self.board * OWNERS + owner]
            owner += 1
        self.tie_winner = NOBODY
        self.begin_part(TIES)
        return False

    def might_plot(self, seat: i64) -> bool:
        """As far as everybody can see, whoever has a plot card may hold this person's: being asked says nothing. In a
        candid world nobody is there to be betrayed: only the holder is asked."""
        if self.candid:
            return self.plots[self.board] == seat
        return self.plot_count(seat) > 0

    def plot_refusal(self, action: i64) -> i64:
        """One from the general supply, or one or two from the personal one."""
        if self.question != ASK_PLOT:
            return OTHER_QUESTION
        if self.plots[self.board] != self.asked:
            return NOT_HELD
        if action == PLOT_MOVE:
            return ALLOWED if self.general[self.asked] > 0 else GENERAL_SHORT
        return ALLOWED if self.personal[self.asked] >= action - PLOT_MOVE else NO_TOKENS

    def plot(self, action: i64) -> None:
        """The card goes under its pile (ruling 14), where everybody knows it; the others are not asked any more."""
        seat: i64 = self.asked
        self.cursor = self.seats
        self.tell(PLOT_PLAYED, seat, self.board)
        if action == PLOT_MOVE:
            self.place_bonus(seat, self.board)
        else:
            self.place_own(seat, self.board, action - PLOT_MOVE)
        self.plots[self.board] = PILE
        self.plot_pile = self.put_under(self.plot_pile, self.board)
        self.plot_known[self.board] = (1 << self.seats) - 1

    # -----------------------------------------------------------------------------------------------------------------
    # Majorities and ties
    # -----------------------------------------------------------------------------------------------------------------

    def condition(self) -> i64:
        return CONDITION[2 * self.board + self.side[self.board]]

    def figure(self) -> i64:
        """The price, or how many tokens are asked."""
        return FIGURE[2 * self.board + self.side[self.board]]

    def most(self) -> i64:
        """The most tokens that anybody has on the board; neutral ones count (ruling 15)."""
        most: i64 = 0
        for count in self.counted:
            if count > most:
                most = count
        return most

    def leader(self) -> i64:
        """Who alone has most, or is made so by the tie card (ruling 12); nobody when tied or on an empty board."""
        if self.tie_winner != NOBODY:
            return self.tie_winner
        most: i64 = self.most()
        if most == 0:
            return NOBODY
        found: i64 = NOBODY
        owner: i64 = 0
        while owner < OWNERS:
            if self.counted[owner] == most:
                if found != NOBODY:
                    return NOBODY
                found = owner
            owner += 1
        return found

    def second(self) -> i64:
        """Who alone comes second; nobody when several do. After the tie card the others tied are second."""
        leader: i64 = self.leader()
        best: i64 = 0
        found: i64 = NOBODY
        owner: i64 = 0
        while owner < OWNERS:
            if owner != leader and self.counted[owner] > 0:
                if self.counted[owner] > best:
                    best = self.counted[owner]
                    found = owner
                elif self.counted[owner] == best:
                    found = NOBODY
            owner += 1
        return found

    def step_tie(self) -> bool:
        """Any tie for most on a money or first-place board, once in each counting phase, after plots (ruling 12)."""
        most: i64 = self.most()
        if self.flag == 0 and most > 0 and self.condition() != TOKENS and self.leader() == NOBODY:
            self.flag = 1
            seat: i64 = 0
            while seat < self.seats:
                if self.counted[seat] == most and self.unused(seat, WIN_A_TIE) > 0:
                    return self.ask(seat, ASK_TIE)
                seat += 1
        self.begin_part(INCOME)
        return False

    def win_tie(self) -> None:
        self.use(self.asked, WIN_A_TIE)
        self.tie_winner = self.asked
        self.tell(TIE_WON, self.asked, self.board)

    # -----------------------------------------------------------------------------------------------------------------
    # Who gets what
    # -----------------------------------------------------------------------------------------------------------------

    def entitled(self, seat: i64) -> i64:
        """Argent, 1re place, jetons d'influence; and the same with the king."""
        own: i64 = self.counted[seat]
        if own == 0:
            return NOTHING
        if self.condition() == TOKENS:
            return FREE if own >= self.figure() else NOTHING
        leader: i64 = self.leader()
        if self.king == self.board:
            if leader == seat:
                return WITH_CROWN
            if leader == NOBODY:
                if own == self.most():
                    return FREE
            elif self.second() == seat:
                return FREE
        elif leader == seat:
            return FREE
        return MAY_BRIBE if self.condition() == MONEY else NOTHING

    def served_first(self) -> i64:
        """Ruling 10: majority first, then clockwise from there; with none, or a neutral one, from the first player. On
        token boards the player with most tokens."""
        leader: i64 = self.leader()
        if leader == NOBODY or leader == NEUTRAL:
            return self.first
        return leader

    def chip_of_board(self) -> i64:
        """The chip that a board gives, or none."""
        if self.board < CROWN:
            return self.board
        if self.board == MONTESPAN or self.board == LA_VALLIERE:
            return CROWN
        return NOBODY

    def price(self, seat: i64) -> i64:
        """Mission: one louis less."""
        return self.figure() - self.ability(seat, CHEAPER_BRIBE)

    def step_income(self) -> bool:
        if self.cursor == self.seats:
            self.begin_part(TOKENS_LEAVE)
            return False
        seat: i64 = (self.served_first() + self.cursor) % self.seats
        if self.flag & PLACING != 0:
            return self.ask(seat, ASK_CONDE if self.board == CONDE else ASK_MAINTENON)
        share: i64 = self.entitled(seat)
        if self.flag & SERVED == 0:
            if share == MAY_BRIBE:
                chip: i64 = self.chip_of_board()
                gone: bool = chip != NOBODY and self.supply[chip] == 0
                if not gone and self.louis[seat] >= self.price(seat) and self.left == 0:
                    self.left = 1
                    return self.ask(seat, ASK_BRIBE)
            elif share >= FREE:
                self.give_income(seat, share == WITH_CROWN)
                return False
        self.next_seat()
        return False

    def bribe(self) -> None:
        self.tell(BRIBED, self.asked, self.board)
        self.pay_louis(self.asked, self.price(self.asked))
        self.give_income(self.asked, False)

    # -----------------------------------------------------------------------------------------------------------------
    # Les cartons personnage: each income
    # -----------------------------------------------------------------------------------------------------------------

    def give_income(self, seat: i64, crown: bool) -> None:
        self.flag |= SERVED
        chip: i64 = self.chip_of_board()
        if chip != NOBODY:
            self.gain_chip(seat, chip)
            if crown:
                self.gain_chip(seat, CROWN)
        elif self.board == CONDE:
            self.draw_shields(seat, 1)
            if self.off_boards(seat) > 0:
                self.flag |= PLACING
        elif self.board == COLBERT:
            self.gain_louis(seat, COLBERT_LOUIS)
        elif self.board == MAINTENON:
            if self.off_boards(seat) > 0:
                self.flag |= PLACING
        elif self.board == TURENNE:
            self.draw_shields(seat, TURENNE_SHIELDS)
        elif self.board == MAZARIN:
            self.draw_card(seat)
        else:
            self.draw_shields(seat, 1)  # Louvois
            self.draw_plot(seat)

    def conde(self, board: i64) -> None:
        """Condé: a token onto any person."""
        self.flag &= ~PLACING
        self.place_bonus(self.asked, board)

    def favour_refusal(self, count: i64) -> i64:
        """Maintenon: up to two tokens onto Montespan (ruling 8)."""
        if self.question != ASK_MAINTENON:
            return OTHER_QUESTION
        return ALLOWED if count <= MAINTENON_TOKENS and count <= self.off_boards(self.asked) else NO_TOKENS

    def favour(self, action: i64) -> None:
        """Then one token is taken back."""
        self.flag &= ~PLACING
        count: i64 = action - FAVOUR
        while count > 0:
            self.place_bonus(self.asked, MONTESPAN)
            count -= 1
        self.recover_tokens(self.asked, 1)

    # -----------------------------------------------------------------------------------------------------------------
    # Where the tokens go, and what is turned over
    # -----------------------------------------------------------------------------------------------------------------

    def leave_board(self) -> None:
        """Only tokens that were counted leave (ruling 11). An empty board does not turn; the king leaves it all the
        same (ruling 13)."""
        leader: i64 = self.leader()
        with_king: bool = self.king == self.board
        most: i64 = self.most()
        turns: bool = leader != NOBODY or (with_king and most > 0)
        if self.condition() == TOKENS:
            turns = False
        seat: i64 = 0
        while seat < self.seats:
            count: i64 = self.counted[seat]
            if count > 0:
                if self.condition() == TOKENS:
                    if count >= self.figure():
                        turns = True
                    self.come_home(seat, count)
                elif seat == leader or (with_king and leader == NOBODY and count == most):
                    self.go_to_general(seat, count)
                else:
                    self.come_home(seat, count)
            seat += 1
        self.on[self.board * OWNERS + NEUTRAL] -= self.counted[NEUTRAL]
        self.neutral += self.counted[NEUTRAL]
        if with_king:
            self.king = NO_KING
            self.tell(KING_LEAVES, self.board)
        if turns:
            self.side[self.board] = 1 - self.side[self.board]
            self.tell(TURNED, self.board)
        owner: i64 = 0
        while owner < OWNERS:
            self.counted[owner] = 0
            owner += 1
        self.tie_winner = NOBODY

    def come_home(self, seat: i64, count: i64) -> None:
        self.on[self.board * OWNERS + seat] -= count
        self.personal[seat] += count
        self.tell(RECOVERED, seat, self.board, count)

    def go_to_general(self, seat: i64, count: i64) -> None:
        self.on[self.board * OWNERS + seat] -= count
        self.general[seat] += count
        self.tell(LEFT, seat, self.board, count)
