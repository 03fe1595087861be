"""Déroulement du jeu; 1re phase: Ravitaillement. The money card, the missions that act in this phase, five influence
cards each."""

from typing import Final

from mypy_extensions import i64

from antichambre.games.louis_xiv.components import (
    ALLOWANCE,
    DEALT,
    LOUIS,
    MONEY_CARDS,
    PLOT,
    ROUNDS,
    SHIELD,
    THREE_LOUIS,
    THREE_TOKENS,
    TOKEN_BACK,
    TOKEN_FOR_CARD,
)
from antichambre.games.louis_xiv.court import INFLUENCE, SUPPLY, Court
from antichambre.games.louis_xiv.vocabulary import (
    ASK_ALLOWANCE,
    ASK_TRADE,
    GENERAL_SHORT,
    KING_COMES,
    ROUND_BEGUN,
    TOKENS_AWAY,
)
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Verb
from antichambre.kernel.vocabulary import ALLOWED, OTHER_QUESTION

# The missions that act in this phase.
ACT_IN_SUPPLY: Final = (TOKEN_BACK, LOUIS, ALLOWANCE, SHIELD, THREE_TOKENS, THREE_LOUIS, PLOT, TOKEN_FOR_CARD)
MANY: Final = 3  # tokens or louis, by the missions that bring several
IN_AN_ALLOWANCE: Final = 2  # louis and tokens together, by an allowance

# The parts of the phase: the money card; each player's missions; the cards.
MISSIONS_ACT: Final = 1
CARDS_ARE_DEALT: Final = 2

# What the seat at the cursor has settled (flag).
ENTERED: Final = 1  # its gains are taken, `left` counts its allowances
TRADE_SETTLED: Final = 2
TRADE_LATER: Final = 4  # asked again when the next of its missions has acted


def begin_round(court: Court, first: i64) -> None:
    court.round += 1
    court.first = first
    court.tell(ROUND_BEGUN, court.round, first)
    if court.seats == 3 and court.round == ROUNDS:
        court.draw_plot(first)  # to make up for being first a second time (ruling 3)
    court.begin_phase(SUPPLY)


def step_supply(court: Court) -> bool:
    if court.part == 0:
        turn_money_card(court)
        court.begin_part(MISSIONS_ACT)
        return False
    if court.part == MISSIONS_ACT:
        if court.cursor == court.seats:
            court.begin_part(CARDS_ARE_DEALT)
            return False
        return step_own_missions(court, court.seat_at_cursor())
    for _ in range(DEALT):
        for offset in range(court.seats):
            court.draw_card((court.first + offset) % court.seats)
    court.begin_phase(INFLUENCE)
    return False


def turn_money_card(court: Court) -> None:
    """Everybody takes the amount; the king goes to the board that is shown."""
    card = MONEY_CARDS[court.money[court.money_at]]
    court.money_at += 1
    court.king = card[0]
    court.tell(KING_COMES, card[0], card[1])
    for offset in range(court.seats):
        court.gain_louis((court.first + offset) % court.seats, card[1])


def step_own_missions(court: Court, seat: i64) -> bool:
    """Ruling 1: in the order that the player likes. Louis, shields and plot cards come first, since nothing is lost by
    having them; a token can be given for a card then, or after any of the missions that bring tokens."""
    if court.flag == 0:
        court.flag = ENTERED
        court.left = court.ability(seat, ALLOWANCE)
        if court.ability(seat, TOKEN_FOR_CARD) == 0:
            court.flag |= TRADE_SETTLED
        take_gains(court, seat)
    if court.flag & (TRADE_SETTLED | TRADE_LATER) == 0 and can_trade(court, seat):
        return court.ask(seat, ASK_TRADE)
    court.flag &= ~TRADE_LATER
    if court.unused(seat, TOKEN_BACK) > 0:
        court.use(seat, TOKEN_BACK)
        court.recover_tokens(seat, 1)
        return False
    if court.unused(seat, THREE_TOKENS) > 0:
        court.use(seat, THREE_TOKENS)
        court.recover_tokens(seat, MANY)
        return False
    if court.left > 0:
        return court.ask(seat, ASK_ALLOWANCE)
    court.next_seat()
    return False


# ---------------------------------------------------------------------------------------------------------------------
# What a seat's missions bring of themselves
# ---------------------------------------------------------------------------------------------------------------------


def take_gains(court: Court, seat: i64) -> None:
    """Louis, shields, plot cards."""
    louis: i64 = louis_brought(court, seat)
    if louis > 0:
        court.gain_louis(seat, louis)
    court.draw_shields(seat, court.ability(seat, SHIELD))
    if court.ability(seat, PLOT) > 0:
        court.draw_plot(seat)


def louis_brought(court: Court, seat: i64) -> i64:
    return court.ability(seat, LOUIS) + MANY * court.ability(seat, THREE_LOUIS)


def tokens_brought(court: Court, seat: i64) -> i64:
    """As far as the general supply holds them."""
    return court.ability(seat, TOKEN_BACK) + MANY * court.ability(seat, THREE_TOKENS)


# ---------------------------------------------------------------------------------------------------------------------
# Mission: a token for an influence card
# ---------------------------------------------------------------------------------------------------------------------


def can_trade(court: Court, seat: i64) -> bool:
    """There must be both."""
    return court.personal[seat] > 0 and len(court.card_pile) > 0


def tokens_to_come(court: Court, seat: i64) -> bool:
    """Whether a mission still brings tokens, so that waiting with the trade can matter."""
    return court.left + court.unused(seat, TOKEN_BACK) + court.unused(seat, THREE_TOKENS) > 0


class KeepToken(Verb[Court]):
    """No trade in this round."""

    def perform(self, court: Court, way: i64) -> None:
        court.flag |= TRADE_SETTLED

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-enough-trade")


class Trade(Verb[Court]):
    """A token goes to the general supply, and a card comes."""

    def perform(self, court: Court, way: i64) -> None:
        court.flag |= TRADE_SETTLED
        court.personal[court.asked] -= 1
        court.general[court.asked] += 1
        court.tell(TOKENS_AWAY, court.asked, 1)
        court.draw_card(court.asked)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-trade")


class Later(Verb[Court]):
    """Ruling 1: the trade may wait until the next gain has come."""

    def refusal(self, court: Court, way: i64) -> i64:
        return ALLOWED if tokens_to_come(court, court.asked) else OTHER_QUESTION

    def perform(self, court: Court, way: i64) -> None:
        court.flag |= TRADE_LATER

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-later")


# ---------------------------------------------------------------------------------------------------------------------
# Mission: an allowance
# ---------------------------------------------------------------------------------------------------------------------


class Allow(Verb[Court]):
    """Two louis, or one and a token, or two tokens: as many as the general supply holds. A way counts the tokens."""

    def refusal(self, court: Court, tokens: i64) -> i64:
        return GENERAL_SHORT if court.general[court.asked] < tokens else ALLOWED

    def perform(self, court: Court, tokens: i64) -> None:
        court.left -= 1
        if tokens < IN_AN_ALLOWANCE:
            court.gain_louis(court.asked, IN_AN_ALLOWANCE - tokens)
        court.recover_tokens(court.asked, tokens)

    def label(self, court: Court, tokens: i64) -> Phrase:
        return phrase("move-allow", louis=IN_AN_ALLOWANCE - tokens, tokens=tokens)
