"""The court cards: each power is one small piece of rule code, what it needs and what it does. Reconstructed."""

from typing import Final, cast

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from antichambre.games.favourite.components import (
    ACTOR,
    AMBASSADOR,
    BASTILLE,
    CAPTAIN,
    COLUMNS,
    CONFESSOR,
    GARDENER,
    GUARD,
    KINDS,
    LIEUTENANT,
    MARQUISE,
    PRINCE,
    SPY,
    STEWARD,
    STEWARD_DRAWS,
    TREASURER,
)
from antichambre.games.favourite.frames import Borrowing, Lieutenants, Named, Surplus
from antichambre.games.favourite.salon import Salon
from antichambre.games.favourite.vocabulary import (
    AFTER_A_ROLL,
    ASK_ACT,
    ASK_ACTOR,
    ASK_CLOSE,
    ASK_CONFESS,
    ASK_GUARD,
    ASK_LIEUTENANT,
    ASK_OPEN,
    BASTILLE_GONE,
    BEFORE_TAKING,
    BORROWED,
    CANCELLED,
    COURT_PLAYED,
    DIE_TURNED,
    MUSKETEER_BACK,
    NO_BASTILLE,
    NO_EFFECT,
    NO_SUCH_CARD,
    NOT_HELD,
    NOT_IN_GAME,
    NOT_YOURSELF,
    OTHER_QUESTION,
    PAIR_ONE,
    PAIR_TWO,
    PLAY_ACTOR,
    PLAY_AMBASSADOR,
    PLAY_CAPTAIN,
    PLAY_CONFESSOR,
    PLAY_GARDENER,
    PLAY_GUARD,
    PLAY_LIEUTENANT,
    PLAY_MARQUISE,
    PLAY_PRINCE,
    PLAY_SPY,
    PLAY_STEWARD,
    RIVALS_TURN,
    SPIED,
    SWAPPED_IN_LINE,
    TRADE_OWN,
    TRADE_THEIRS,
    TRADED,
    TURN_DIE,
)
from antichambre.kernel.game import ALLOWED
from antichambre.kernel.position import NOBODY

TRADES_WITH_ONE: Final = 6


def card_of(action: i64) -> i64:
    """The court card that a move plays."""
    if action == PLAY_PRINCE:
        return PRINCE
    if action < PLAY_CAPTAIN:
        return TREASURER + (action - TURN_DIE) // 3
    if action == PLAY_CAPTAIN:
        return CAPTAIN
    if action == PLAY_GARDENER:
        return GARDENER
    if action < PLAY_STEWARD:
        return MARQUISE
    if action == PLAY_STEWARD:
        return STEWARD
    if action < PLAY_SPY:
        return AMBASSADOR
    if action < PLAY_ACTOR:
        return SPY
    if action == PLAY_ACTOR:
        return ACTOR
    if action == PLAY_CONFESSOR:
        return CONFESSOR
    if action == PLAY_GUARD:
        return GUARD
    return LIEUTENANT


def first_move_of(card: i64) -> i64:
    """The first of the moves that play a card."""
    if card == PRINCE:
        return PLAY_PRINCE
    if card < CAPTAIN:
        return TURN_DIE + 3 * (card - TREASURER)
    if card == CAPTAIN:
        return PLAY_CAPTAIN
    if card == GARDENER:
        return PLAY_GARDENER
    if card == MARQUISE:
        return PLAY_MARQUISE
    if card == STEWARD:
        return PLAY_STEWARD
    if card == AMBASSADOR:
        return PLAY_AMBASSADOR
    if card == SPY:
        return PLAY_SPY
    if card == ACTOR:
        return PLAY_ACTOR
    if card == CONFESSOR:
        return PLAY_CONFESSOR
    if card == GUARD:
        return PLAY_GUARD
    return PLAY_LIEUTENANT


def past_moves_of(card: i64) -> i64:
    """One past the last of the moves that play a card."""
    if card == LIEUTENANT:
        return PLAY_LIEUTENANT + 3
    return first_move_of(card + 1)


@mypyc_attr(acyclic=True)
class Powers(Salon):
    """The salon, and what its court cards can do."""

    # -----------------------------------------------------------------------------------------------------------------
    # When a card may be played
    # -----------------------------------------------------------------------------------------------------------------

    def court_refusal(self, action: i64) -> i64:
        """Whether a court card may be played now, by hand or, when it is asked, by the Actor's borrowing."""
        card: i64 = card_of(action)
        question: i64 = self.question
        if question == ASK_ACTOR:
            if card != cast(Borrowing, self.stack[-1]).power:
                return OTHER_QUESTION
            return self.power_refusal(action)
        if card == LIEUTENANT:
            if question != ASK_LIEUTENANT:
                return RIVALS_TURN
        elif card == GUARD:
            if question != ASK_GUARD:
                return RIVALS_TURN
        elif card == CONFESSOR and question == ASK_CONFESS:
            return ALLOWED if self.holds(self.asked, CONFESSOR) else NOT_HELD
        elif question != ASK_OPEN and question != ASK_ACT and question != ASK_CLOSE:
            return OTHER_QUESTION
        if not self.holds(self.asked, card):
            return NOT_HELD
        if card == ACTOR:
            return NO_EFFECT if self.borrowed() == NOBODY else ALLOWED
        return self.power_refusal(action)

    def power_refusal(self, action: i64) -> i64:
        """Whether a power would have an effect now, aimed as the move says (ruling 7)."""
        card: i64 = card_of(action)
        if card == PRINCE:
            return ALLOWED
        if card < CAPTAIN:
            return self.die_refusal(action - TURN_DIE)
        if card == CAPTAIN:
            return NO_EFFECT if self.spent[self.turn] == 0 else ALLOWED
        if card == GARDENER:
            return BEFORE_TAKING if self.taken() else ALLOWED
        if card == MARQUISE:
            return self.marquise_refusal(action - PLAY_MARQUISE)
        if card == STEWARD:
            return NO_EFFECT if self.court_left() == 0 else ALLOWED
        if card == AMBASSADOR:
            return self.ambassador_refusal(action - PLAY_AMBASSADOR)
        if card == SPY:
            return self.spy_refusal(action - PLAY_SPY)
        if card == CONFESSOR:
            return NO_BASTILLE if self.waiting[self.turn] == 0 else ALLOWED
        return ALLOWED

    def taken(self) -> bool:
        """Whether the player whose turn it is has taken already, or taken nothing: the game's own."""
        raise TypeError("the game knows its stages")

    def rolled(self) -> bool:
        """Whether the dice have been rolled and nothing taken yet: the game's own."""
        raise TypeError("the game knows its stages")

    def rival_refusal(self, rival: i64) -> i64:
        if rival == self.turn:
            return NOT_YOURSELF
        return NOT_IN_GAME if rival >= self.seats else ALLOWED

    # -----------------------------------------------------------------------------------------------------------------
    # Each power: what it needs
    # -----------------------------------------------------------------------------------------------------------------

    def die_refusal(self, number: i64) -> i64:
        """Treasurer, Chocolatier, Architect: after a roll; a die that already shows it would not change."""
        if not self.rolled():
            return AFTER_A_ROLL
        return NO_EFFECT if self.dice[number % 3] == number // 3 else ALLOWED

    def marquise_refusal(self, pair: i64) -> i64:
        """Marquise: before taking; two different cards of the line."""
        if self.taken():
            return BEFORE_TAKING
        if PAIR_TWO[pair] >= len(self.line):
            return NO_SUCH_CARD
        return NO_EFFECT if self.line[PAIR_ONE[pair]] == self.line[PAIR_TWO[pair]] else ALLOWED

    def ambassador_refusal(self, number: i64) -> i64:
        """Ambassador: a resource card of yours against a rival's of another column; balls stay where they are."""
        rival: i64 = number // TRADES_WITH_ONE
        why: i64 = self.rival_refusal(rival)
        if why != ALLOWED:
            return why
        trade: i64 = number % TRADES_WITH_ONE
        if self.resources[self.turn * COLUMNS + TRADE_OWN[trade]] == 0:
            return NO_SUCH_CARD
        return NO_SUCH_CARD if self.resources[rival * COLUMNS + TRADE_THEIRS[trade]] == 0 else ALLOWED

    def spy_refusal(self, rival: i64) -> i64:
        """Spy: a rival with a card in hand."""
        why: i64 = self.rival_refusal(rival)
        if why == ALLOWED and self.hand_size(rival) == 0:
            return NO_EFFECT
        return why

    def borrowed(self) -> i64:
        """Actor: the topmost card of the court discards that could be played now, or none."""
        at: i64 = len(self.court_pile) - 1
        while at >= 0:
            card: i64 = self.court_pile[at]
            if card != ACTOR and card != GUARD and card != LIEUTENANT:
                action: i64 = first_move_of(card)
                while action < past_moves_of(card):
                    if self.power_refusal(action) == ALLOWED:
                        return card
                    action += 1
            at -= 1
        return NOBODY

    # -----------------------------------------------------------------------------------------------------------------
    # Playing a card
    # -----------------------------------------------------------------------------------------------------------------

    def play_court(self, action: i64) -> None:
        seat: i64 = self.asked
        if self.question == ASK_ACTOR:
            self.pop()
            self.aim(action, seat)
            return
        card: i64 = card_of(action)
        if card == ACTOR:
            self.play_actor(seat)
            return
        self.lay_down(seat, card)
        self.tell(COURT_PLAYED, seat, card, self.named_by(action))
        if card == PRINCE:
            self.princes[seat] += 1
            return
        if card == STEWARD:
            self.use_power(action, seat)  # before the card itself is among the discards
            self.discard_court(card)
            return
        self.discard_court(card)
        self.aim(action, seat)

    def discard_court(self, card: i64) -> None:
        self.court_pile = append(self.court_pile, card)

    def play_actor(self, seat: i64) -> None:
        """As a Prince he is laid; else he is discarded and does what he borrows."""
        power: i64 = self.borrowed()
        self.lay_down(seat, ACTOR)
        self.tell(COURT_PLAYED, seat, ACTOR)
        self.tell(BORROWED, seat, power)
        if power == PRINCE:
            self.actors[seat] += 1
            return
        first: i64 = first_move_of(power)
        if past_moves_of(power) - first == 1:
            self.use_power(first, seat)
            self.discard_court(ACTOR)
            return
        self.discard_court(ACTOR)
        self.push(Borrowing(power))

    def named_by(self, action: i64) -> i64:
        """The seat that a move names as its target, or none."""
        if PLAY_AMBASSADOR <= action < PLAY_SPY:
            return (action - PLAY_AMBASSADOR) // TRADES_WITH_ONE
        if PLAY_SPY <= action < PLAY_ACTOR:
            return action - PLAY_SPY
        if action >= PLAY_LIEUTENANT:
            return self.turn
        return NOBODY

    def aim(self, action: i64, player: i64) -> None:
        """Whoever is named is asked for a Swiss Guard first."""
        named: i64 = self.named_by(action)
        if named == NOBODY:
            self.use_power(action, player)
        else:
            self.push(Named(named, action, player))

    def use_power(self, action: i64, player: i64) -> None:
        card: i64 = card_of(action)
        if card < CAPTAIN:
            self.turn_die(action - TURN_DIE)
        elif card == CAPTAIN:
            self.musketeers[player] += 1
            self.spent[player] -= 1
            self.tell(MUSKETEER_BACK, player)
        elif card == GARDENER:
            self.clear_line()
            self.fill_line()
        elif card == MARQUISE:
            self.swap_in_line(action - PLAY_MARQUISE)
        elif card == STEWARD:
            for _ in range(STEWARD_DRAWS):
                self.draw_court(player)
            self.push(Surplus())
        elif card == AMBASSADOR:
            self.trade(action - PLAY_AMBASSADOR)
        elif card == SPY:
            self.steal(action - PLAY_SPY)
        elif card == CONFESSOR:
            self.waiting[player] -= 1
            self.pile[BASTILLE] += 1
            self.tell(BASTILLE_GONE, player)
        else:
            self.reroll_by_order(action - PLAY_LIEUTENANT)

    # -----------------------------------------------------------------------------------------------------------------
    # Each power: what it does
    # -----------------------------------------------------------------------------------------------------------------

    def turn_die(self, number: i64) -> None:
        """Treasurer, Chocolatier, Architect."""
        self.dice[number % 3] = number // 3
        self.tell(DIE_TURNED, self.turn, number % 3 + 1, number // 3)

    def swap_in_line(self, pair: i64) -> None:
        """Marquise."""
        one: i64 = PAIR_ONE[pair]
        two: i64 = PAIR_TWO[pair]
        card: i64 = self.line[one]
        self.line[one] = self.line[two]
        self.line[two] = card
        self.tell(SWAPPED_IN_LINE, self.turn, one + 1, two + 1)

    def trade(self, number: i64) -> None:
        """Ambassador."""
        rival: i64 = number // TRADES_WITH_ONE
        own: i64 = TRADE_OWN[number % TRADES_WITH_ONE]
        theirs: i64 = TRADE_THEIRS[number % TRADES_WITH_ONE]
        self.resources[self.turn * COLUMNS + own] -= 1
        self.resources[self.turn * COLUMNS + theirs] += 1
        self.resources[rival * COLUMNS + theirs] -= 1
        self.resources[rival * COLUMNS + own] += 1
        self.tell(TRADED, self.turn, own, rival, theirs)

    def steal(self, rival: i64) -> None:
        """Spy: a random card."""
        left: i64 = self.chance.below(self.hand_size(rival))
        card: i64 = 0
        while left >= self.hands[rival * KINDS + card]:
            left -= self.hands[rival * KINDS + card]
            card += 1
        self.hands[rival * KINDS + card] -= 1
        self.hands[self.turn * KINDS + card] += 1
        self.remember_theft(self.turn, rival, card)
        self.tell(SPIED, self.turn, rival, card)
        self.push(Surplus())

    def reroll_by_order(self, die: i64) -> None:
        """Lieutenant of Police: the die is rolled again, and the asking begins anew."""
        self.roll(die)
        self.push(Lieutenants(1))

    # -----------------------------------------------------------------------------------------------------------------
    # Reactions
    # -----------------------------------------------------------------------------------------------------------------

    def step_lieutenants(self, lieutenants: Lieutenants) -> bool:
        """Ruling 12: clockwise from the player whose turn it is, every rival who might hold one. In a candid world
        nobody is there to be betrayed: only who holds one is asked."""
        while lieutenants.distance < self.seats:
            seat: i64 = (self.turn + lieutenants.distance) % self.seats
            if self.candid:
                if self.holds(seat, LIEUTENANT):
                    return self.ask(seat, ASK_LIEUTENANT)
            elif self.might_hold(seat, LIEUTENANT):
                return self.ask(seat, ASK_LIEUTENANT)
            lieutenants.distance += 1
        self.pop()
        return False

    def step_named(self, named: Named) -> bool:
        """Whoever is named is asked, if they might hold a Swiss Guard: to be asked says nothing."""
        if self.might_hold(named.seat, GUARD):
            return self.ask(named.seat, ASK_GUARD)
        self.let_named_be(named)
        return False

    def let_named_be(self, named: Named) -> None:
        """No Swiss Guard: the power takes effect. A reroll ends the asking that it interrupted."""
        self.pop()
        if named.action >= PLAY_LIEUTENANT:
            self.pop()
        self.use_power(named.action, named.player)

    def cancel(self) -> None:
        """Swiss Guard. After a cancelled Lieutenant the asking goes on from the same seat."""
        seat: i64 = self.asked
        self.lay_down(seat, GUARD)
        self.tell(COURT_PLAYED, seat, GUARD)
        self.discard_court(GUARD)
        self.tell(CANCELLED, seat)
        self.pop()
