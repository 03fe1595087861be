"""Cards that interrupt: single draws, Cardinal de Mazarin, gambling debts, Louis XIV."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.auctions import Auctions
from antichambre.games.sun_king.components import (
    DEBTS,
    FIRST_AUCTION,
    FIRST_SPECIAL,
    HUES,
    KINDS_OF_AUCTION,
    LOUIS,
    PURPLE,
)
from antichambre.games.sun_king.frames import Round, SingleDraw
from antichambre.games.sun_king.vocabulary import (
    ASK_DEBTS,
    ASK_MAZARIN,
    BANK_EMPTY,
    BANK_IN_FULL,
    DEBTS_CALLED,
    DEBTS_CARD,
    DISCARD,
    DRAW,
    LOUIS_ENDS,
    LOUIS_PASSES,
    MAZARIN_COMES,
    NOT_OWNED,
    OTHER_QUESTION,
    PAID,
    PLACED,
    SHORT_OF_TOKENS,
    THE_REST,
    TOP_CARDS,
    TURNED,
    TWO_POWER,
)
from antichambre.kernel.game import ALLOWED


@mypyc_attr(acyclic=True)
class Specials(Auctions):
    """The court with its auctions, and what else a turned card can do."""

    def turn_card(self, seat: i64) -> i64:
        """Turns the top card of the draw pile. Louis acts the moment he appears (ruling 9)."""
        card: i64 = self.deck[self.at]
        self.at += 1
        self.tell(TURNED, seat, card)
        if card == LOUIS:
            self.louis(seat)
        return card

    def begin(self, card: i64, leader: i64) -> None:
        """Starts to resolve an auction or special card; whoever drew it leads (ruling 11)."""
        if card < FIRST_SPECIAL:
            self.open_auction(leader, card)
        elif card == DEBTS:
            self.call_debts(leader, card)
        else:
            self.call_mazarin(leader, card)

    def first_of(self, seats: i64, start: i64) -> i64:
        """The first of a set of seats (a bit each), clockwise from a seat, itself included."""
        seat: i64 = start
        while seats & (1 << seat) == 0:
            seat += 1
            if seat == self.seats:
                seat = 0
        return seat

    def step_round(self, special: Round) -> bool:
        """Mazarin and debts: asks the next of those it concerns; when none is left, the card is discarded."""
        if special.left == 0:
            self.pile[special.card] += 1
            self.pop()
            return False
        seat: i64 = self.first_of(special.left, special.reached)
        special.left &= ~(1 << seat)
        special.reached = seat
        return self.ask(seat, special.question)

    def step_draw(self, draw: SingleDraw) -> bool:
        """A single draw (gold action, Mazarin): each other card is resolved before its replacement is turned."""
        seat: i64 = draw.seat
        card: i64 = self.turn_card(seat)
        if card < FIRST_AUCTION:
            self.pop()
            self.add_quality(seat, card)
            self.tell(PLACED, seat, card)
        elif card != LOUIS:
            self.begin(card, seat)
        return False

    # -----------------------------------------------------------------------------------------------------------------
    # La carte spéciale Cardinal de Mazarin
    # -----------------------------------------------------------------------------------------------------------------

    def call_mazarin(self, leader: i64, card: i64) -> None:
        """Who has the majority in Intrigue when the card starts to resolve benefits (ruling 12)."""
        favoured: i64 = 0
        count: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.alive[seat] == 1 and self.majority(seat, PURPLE):
                favoured |= 1 << seat
                count += 1
            seat += 1
        self.tell(MAZARIN_COMES, count)
        self.push(Round(card, ASK_MAZARIN, favoured, leader))

    def mazarin_refusal(self, action: i64) -> i64:
        """Draw a card; or two tokens, any mix that the bank can pay in full, or all that is left."""
        if self.question != ASK_MAZARIN:
            return OTHER_QUESTION
        if action == DRAW:
            return ALLOWED
        bank: i64 = self.bank_power + self.bank_gold
        if bank == 0:
            return BANK_EMPTY
        if action == THE_REST:
            if bank < 2:
                return ALLOWED
            return BANK_IN_FULL
        gold: i64 = action - TWO_POWER
        if self.bank_gold >= gold and self.bank_power >= 2 - gold:
            return ALLOWED
        return BANK_IN_FULL

    def serve(self, action: i64) -> None:
        """What Mazarin's favourite asked for."""
        seat: i64 = self.asked
        if action == DRAW:
            self.push(SingleDraw(seat))
        elif action == THE_REST:
            self.gain_power(seat, self.bank_power)
            self.gain_gold(seat, self.bank_gold)
        else:
            gold: i64 = action - TWO_POWER
            self.gain_power(seat, 2 - gold)
            self.gain_gold(seat, gold)

    # -----------------------------------------------------------------------------------------------------------------
    # La carte spéciale Dettes de jeu
    # -----------------------------------------------------------------------------------------------------------------

    def call_debts(self, leader: i64, card: i64) -> None:
        """Most visible seals: no debts, tied or not; nobody has any: nobody has debts. Counted once, at the start."""
        most: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.visible_seals(seat) > most:
                most = self.visible_seals(seat)
            seat += 1
        debtors: i64 = 0
        count: i64 = 0
        seat = 0
        while seat < self.seats:
            if self.alive[seat] == 1 and self.visible_seals(seat) < most:
                debtors |= 1 << seat
                count += 1
            seat += 1
        self.tell(DEBTS_CALLED, count)
        self.push(Round(card, ASK_DEBTS, debtors, leader))

    def debts_refusal(self, action: i64) -> i64:
        """A card, or two units in any mix; a card, with fewer than two units; with no card, what there is."""
        if self.question != ASK_DEBTS:
            return OTHER_QUESTION
        seat: i64 = self.asked
        if action >= DISCARD:
            place: i64 = action - DISCARD
            if self.has_card(seat, place):
                return ALLOWED
            if place < HUES:
                return TOP_CARDS
            return NOT_OWNED
        units: i64 = self.power[seat] + self.gold[seat]
        if action == THE_REST:
            if units < 2 and self.card_count(seat) == 0:
                return ALLOWED
            return DEBTS_CARD
        gold: i64 = action - TWO_POWER
        if self.gold[seat] >= gold and self.power[seat] >= 2 - gold:
            return ALLOWED
        return SHORT_OF_TOKENS

    def settle(self, action: i64) -> None:
        """What a debtor pays."""
        seat: i64 = self.asked
        if action >= DISCARD:
            self.discard_at(seat, action - DISCARD)
            return
        gold: i64 = action - TWO_POWER
        power: i64 = 2 - gold
        if action == THE_REST:
            gold = self.gold[seat]
            power = self.power[seat]
        self.gold[seat] -= gold
        self.bank_gold += gold
        self.power[seat] -= power
        self.bank_power += power
        self.tell(PAID, seat, power, gold)

    def list_round(self, question: i64) -> vec[i64]:
        """The answers to Mazarin or to debts."""
        found = vec[i64](capacity=16)
        action: i64 = DRAW
        while action < DISCARD + HUES + KINDS_OF_AUCTION:
            why: i64 = OTHER_QUESTION
            if question == ASK_DEBTS and action != DRAW:
                why = self.debts_refusal(action)
            elif question == ASK_MAZARIN and action < DISCARD:
                why = self.mazarin_refusal(action)
            if why == ALLOWED:
                found = append(found, action)
            action += 1
        return found

    # -----------------------------------------------------------------------------------------------------------------
    # La carte spéciale Louis XIV
    # -----------------------------------------------------------------------------------------------------------------

    def louis(self, seat: i64) -> None:
        """First: a gold each, whoever turned him first, and all is shuffled again. Second, or with two still in: it
        ends on the spot (ruling 10)."""
        if self.louis_seen or self.still == 2:
            self.pile[LOUIS] += 1
            self.tell(LOUIS_ENDS, seat)
            self.finish()
            return
        self.louis_seen = True
        self.tell(LOUIS_PASSES, seat)
        count: i64 = 0
        while count < self.still:
            self.gain_gold(seat, 1)
            seat = self.after(seat)
            count += 1
        self.shuffle_again()
