"""1re phase: Ravitaillement. The money card, the missions that act in this phase, five influence cards each."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from antichambre.games.louis_xiv.components import (
    ALLOWANCE,
    DEALT,
    LOUIS,
    MONEY_CARDS,
    PLOT,
    SHIELD,
    THREE_LOUIS,
    THREE_TOKENS,
    TOKEN_BACK,
    TOKEN_FOR_CARD,
)
from antichambre.games.louis_xiv.court import Court
from antichambre.games.louis_xiv.vocabulary import (
    ALLOW,
    ASK_ALLOWANCE,
    ASK_TRADE,
    GENERAL_SHORT,
    KING_COMES,
    LATER,
    OTHER_QUESTION,
    TRADE,
)
from antichambre.kernel.game import ALLOWED

SUPPLY: Final = 1  # the phase
# Its parts: the money card; each player's missions; the cards.
MISSIONS_ACT: Final = 1
CARDS_ARE_DEALT: Final = 2

# What the seat at the cursor has settled (flag).
ENTERED: Final = 1  # its gains are taken, `left` counts its allowances
TRADE_SETTLED: Final = 2
TRADE_LATER: Final = 4  # asked again when the next of its missions has acted


@mypyc_attr(acyclic=True)
class Supply(Court):
    """The court, and how it is supplied."""

    def step_supply(self) -> bool:
        if self.part == 0:
            self.turn_money_card()
            self.begin_part(MISSIONS_ACT)
            return False
        if self.part == MISSIONS_ACT:
            if self.cursor == self.seats:
                self.begin_part(CARDS_ARE_DEALT)
                return False
            return self.step_own_missions(self.seat_at_cursor())
        for _ in range(DEALT):
            for offset in range(self.seats):
                self.draw_card((self.first + offset) % self.seats)
        self.end_supply()
        return False

    def end_supply(self) -> None:
        """The next phase: the game's own."""
        raise TypeError("the game knows its phases")

    def turn_money_card(self) -> None:
        """Everybody takes the amount; the king goes to the board that is shown."""
        card = MONEY_CARDS[self.money[self.money_at]]
        self.money_at += 1
        self.king = card[0]
        self.tell(KING_COMES, card[0], card[1])
        for offset in range(self.seats):
            self.gain_louis((self.first + offset) % self.seats, card[1])

    def step_own_missions(self, seat: i64) -> bool:
        """Ruling 1: in the order that the player likes. Louis, shields and plot cards come first, since nothing is lost
        by having them; a token can be given for a card then, or after any of the missions that bring tokens."""
        if self.flag == 0:
            self.flag = ENTERED
            self.left = self.ability(seat, ALLOWANCE)
            if self.ability(seat, TOKEN_FOR_CARD) == 0:
                self.flag |= TRADE_SETTLED
            self.take_gains(seat)
        if self.flag & (TRADE_SETTLED | TRADE_LATER) == 0 and self.can_trade(seat):
            return self.ask(seat, ASK_TRADE)
        self.flag &= ~TRADE_LATER
        if self.unused(seat, TOKEN_BACK) > 0:
            self.use(seat, TOKEN_BACK)
            self.recover_tokens(seat, 1)
            return False
        if self.unused(seat, THREE_TOKENS) > 0:
            self.use(seat, THREE_TOKENS)
            self.recover_tokens(seat, 3)
            return False
        if self.left > 0:
            return self.ask(seat, ASK_ALLOWANCE)
        self.next_seat()
        return False

    # Each mission of this phase

    def take_gains(self, seat: i64) -> None:
        """Louis, shields, plot cards."""
        louis: i64 = self.ability(seat, LOUIS) + 3 * self.ability(seat, THREE_LOUIS)
        if louis > 0:
            self.gain_louis(seat, louis)
        self.draw_shields(seat, self.ability(seat, SHIELD))
        if self.ability(seat, PLOT) > 0:
            self.draw_plot(seat)

    def can_trade(self, seat: i64) -> bool:
        """One token for an influence card: there must be both."""
        return self.personal[seat] > 0 and len(self.card_pile) > 0

    def tokens_to_come(self, seat: i64) -> bool:
        """Whether a mission still brings tokens, so that waiting with the trade can matter."""
        return self.left + self.unused(seat, TOKEN_BACK) + self.unused(seat, THREE_TOKENS) > 0

    def trade_refusal(self, action: i64) -> i64:
        if self.question != ASK_TRADE:
            return OTHER_QUESTION
        if action == LATER and not self.tokens_to_come(self.asked):
            return OTHER_QUESTION
        return ALLOWED

    def trade(self, action: i64) -> None:
        if action == LATER:
            self.flag |= TRADE_LATER
            return
        self.flag |= TRADE_SETTLED
        if action == TRADE:
            self.give_token(self.asked)
            self.draw_card(self.asked)

    def allowance_refusal(self, tokens: i64) -> i64:
        """Two louis, or one and a token, or two tokens: as many as the general supply holds."""
        if self.question != ASK_ALLOWANCE:
            return OTHER_QUESTION
        return GENERAL_SHORT if self.general[self.asked] < tokens else ALLOWED

    def allow(self, action: i64) -> None:
        tokens: i64 = action - ALLOW
        self.left -= 1
        if tokens < 2:
            self.gain_louis(self.asked, 2 - tokens)
        self.recover_tokens(self.asked, tokens)
