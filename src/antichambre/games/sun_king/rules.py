"""In the Shadow of the Sun King (Alan R. Moon, Aaron Weissblum), two to six players. The rules in the rulebook's order;
rules.en.md tells them in words.

Dukes gather cards of five qualities. Who leads in a quality may use it; cards are turned each turn, auctions and
special cards interrupt it, and may interrupt each other. Gold, power and blue cards score.

A turn is a list of phases; what interrupts it lies on a stack of frames (frames.py), the innermost last. `proceed`
goes on by itself until somebody has a choice. The files follow each other: court.py (spheres, tokens, piles),
auctions.py, specials.py, qualities.py (phase 1), and this one.
"""

from typing import Final, cast

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.components import (
    BANISH_PRICE,
    BLUE,
    COLOUR_OF,
    DRAW_PRICE,
    FIRST_AUCTION,
    GREEN,
    HUES,
    INFLUENCE,
    LOUIS,
    MEDAL,
    POINTS_BLUE,
    POINTS_GOLD,
    POINTS_POWER,
    PURPLE,
    STRIKE_PRICE,
    STRUCK,
    SWAP_PRICE,
)
from antichambre.games.sun_king.frames import (
    AUCTION,
    PAYMENT,
    ROUND,
    SINGLE_DRAW,
    Auction,
    Exchange,
    Payment,
    Pending,
    Round,
    SecondChoice,
    SingleDraw,
    Swap,
)
from antichambre.games.sun_king.qualities import BY_MEDAL, USED_DUEL, USED_GOLD, Qualities
from antichambre.games.sun_king.vocabulary import (
    ALL_ACTIONS,
    ANNOUNCED,
    ANOTHER,
    ANOTHER_CARD,
    ASK_ANNOUNCE,
    ASK_BID,
    ASK_CHOOSE,
    ASK_CHOOSE_SECOND,
    ASK_DEBTS,
    ASK_ETIQUETTE_GIVE,
    ASK_ETIQUETTE_TAKE,
    ASK_GOLD,
    ASK_MAZARIN,
    ASK_MEDAL,
    ASK_PAY,
    ASK_QUALITIES,
    ASK_SWAP_GIVE,
    BANISH,
    BID,
    CONSPIRE,
    COUNTED,
    DISCARD,
    DISCARDED,
    DRAW,
    DUEL_FIRST,
    END,
    ENDED,
    ENOUGH,
    FETCHED,
    GIVE,
    GOLD_PRICE,
    LAST_STANDING,
    LOUIS_AGAIN,
    LOUIS_FOR_TWO,
    ONE_COLOUR,
    ONE_GOLD_ACTION,
    OPEN_CARDS,
    OTHER_QUESTION,
    OWN_CARD,
    PASS,
    PLACED,
    SPOIL,
    STRIKE,
    SWAP,
    TAKE,
    TURN,
    TURN_BEGUN,
)
from antichambre.kernel.game import ALLOWED, BY_POINTS

# The phases of a turn, in their order.
USING: Final = 1  # phase 1
ANNOUNCING: Final = 2  # phase 2 and its steps
TURNING: Final = 3
RESOLVING: Final = 4
CHOOSING: Final = 5
SPENDING: Final = 6  # phase 3

MOST_TURNED: Final = 4  # with the Medal


@mypyc_attr(acyclic=True)
class SunKing(Qualities):
    """A game: the phases of a turn, and how it ends."""

    def set_up(self, seed: str) -> None:
        self.set_up_court(seed)
        self.begin_turn(0)
        self.proceed()

    def copy(self) -> "SunKing":
        twin = SunKing(self.game, self.seats, self.variant, self.chance.copy())
        self.copy_court(twin)
        return twin

    # -----------------------------------------------------------------------------------------------------------------
    # Comment jouer: the engine of a turn
    # -----------------------------------------------------------------------------------------------------------------

    def step(self) -> bool:
        """One step by itself, the innermost frame first; True when a question stands."""
        if len(self.stack) > 0:
            top = self.stack[-1]
            kind: i64 = top.kind
            if kind == AUCTION:
                return self.step_auction(cast(Auction, top))
            if kind == PAYMENT:
                return self.step_payment(cast(Payment, top))
            if kind == SINGLE_DRAW:
                return self.step_draw(cast(SingleDraw, top))
            if kind == ROUND:
                return self.step_round(cast(Round, top))
            return self.ask(self.turn, cast(Pending, top).question)
        if self.phase == USING:
            return self.ask(self.turn, ASK_QUALITIES)
        if self.phase == ANNOUNCING:
            return self.step_announce()
        if self.phase == TURNING:
            return self.step_turning()
        if self.phase == RESOLVING:
            return self.step_resolving()
        if self.phase == CHOOSING:
            return self.ask(self.turn, ASK_CHOOSE)
        return self.ask(self.turn, ASK_GOLD)

    def begin_turn(self, seat: i64) -> None:
        self.tell(TURN_BEGUN, seat)
        self.turn = seat
        self.phase = USING
        self.used = 0
        self.pensions = 0

    def answers(self) -> vec[i64]:
        question: i64 = self.question
        if question == ASK_BID:
            return self.list_bids()
        if question == ASK_PAY:
            return self.list_payments()
        if question == ASK_MAZARIN or question == ASK_DEBTS:
            return self.list_round(question)
        found = vec[i64](capacity=24)
        if question == ASK_QUALITIES:
            found = self.with_conspiracy(self.with_qualities(found))
            return append(found, END) if self.end_refusal() == ALLOWED else found
        if question == ASK_GOLD:
            found = append(self.with_conspiracy(found), END)
            return self.with_gold_actions(found)
        if question == ASK_ETIQUETTE_GIVE or question == ASK_SWAP_GIVE:
            return self.with_allowed(found, GIVE, GIVE + HUES)
        if question == ASK_ANNOUNCE:
            found = self.with_conspiracy(found)
            return self.with_allowed(found, TURN, TURN + 3)
        if question == ASK_MEDAL:
            found = self.with_conspiracy(found)
            return append(append(found, ANOTHER), ENOUGH)
        found = self.with_allowed(found, TAKE, TAKE + FIRST_AUCTION)
        if question == ASK_CHOOSE_SECOND:
            return append(found, ENOUGH)
        return self.with_conspiracy(found)

    def refusal(self, action: i64) -> i64:  # noqa: C901 (a case for each verb)
        if action < SPOIL:
            return self.quality_refusal(action)
        if action < GIVE:
            return self.spoil_refusal(action - SPOIL)
        if action < TAKE:
            return self.give_refusal(action - GIVE)
        if action < CONSPIRE:
            return self.take_refusal(action - TAKE)
        if action < END:
            return self.conspire_refusal(action - CONSPIRE)
        if action == END:
            return self.end_refusal()
        if action < ANOTHER:
            return ALLOWED if self.question == ASK_ANNOUNCE else OTHER_QUESTION
        if action == ANOTHER:
            return ALLOWED if self.question == ASK_MEDAL else OTHER_QUESTION
        if action == ENOUGH:
            return ALLOWED if self.question == ASK_MEDAL or self.question == ASK_CHOOSE_SECOND else OTHER_QUESTION
        if action == DRAW and self.question == ASK_GOLD:
            return self.gold_refusal(DRAW_PRICE)
        if action < BID:
            if self.question == ASK_DEBTS and action != DRAW:
                return self.debts_refusal(action)
            return self.mazarin_refusal(action) if action < DISCARD else OTHER_QUESTION
        if action < PASS:
            return self.bid_refusal(action - BID + 1)
        if action == PASS:
            return ALLOWED if self.question == ASK_BID else OTHER_QUESTION
        if action < STRIKE:
            return self.pay_refusal(action)
        return self.gold_target_refusal(action)

    def perform(self, action: i64) -> None:  # noqa: C901 (a case for each verb)
        if action < GIVE:
            self.use_quality(action)
        elif action < TAKE:
            self.give(action - GIVE)
        elif action < CONSPIRE:
            self.take(action - TAKE)
        elif action < END:
            self.conspire(action - CONSPIRE)
        elif action == END:
            self.end_phase()
        elif action < ANOTHER:
            self.announce(action - TURN + 1)
        elif action == ANOTHER:
            self.goal += 1
        elif action == ENOUGH:
            if self.question == ASK_MEDAL:
                self.phase = RESOLVING
            else:
                self.pop()
                self.discard_open()
        elif action == DRAW and self.question == ASK_GOLD:
            self.buy_card()
        elif action < BID:
            if self.question == ASK_DEBTS:
                self.settle(action)
            else:
                self.serve(action)
        elif action < PASS:
            self.bid(action - BID + 1)
        elif action == PASS:
            self.leave_auction(self.asked)
        elif action < STRIKE:
            self.pay(action)
        else:
            self.spend(action)

    def end_refusal(self) -> i64:
        """Duel is compulsory while you hold its majority (ruling 5)."""
        if self.question == ASK_GOLD:
            return ALLOWED
        if self.question != ASK_QUALITIES:
            return OTHER_QUESTION
        if self.used & USED_DUEL == 0 and self.majority(self.asked, GREEN):
            return DUEL_FIRST
        return ALLOWED

    def end_phase(self) -> None:
        if self.phase == USING:
            self.phase = ANNOUNCING
        else:
            self.begin_turn(self.after(self.turn))

    # -----------------------------------------------------------------------------------------------------------------
    # Phase 2: turning cards
    # -----------------------------------------------------------------------------------------------------------------

    def step_announce(self) -> bool:
        """With the Medal nothing is announced, and the first card is turned at once (ruling 13)."""
        if not self.owns(self.turn, MEDAL):
            return self.ask(self.turn, ASK_ANNOUNCE)
        self.used |= BY_MEDAL
        self.goal = 1
        self.phase = TURNING
        return False

    def announce(self, count: i64) -> None:
        self.tell(ANNOUNCED, self.asked, count)
        self.goal = count
        self.phase = TURNING

    def step_turning(self) -> bool:
        """Until so many quality cards lie open; auction and special cards wait in their order (ruling 9)."""
        while len(self.open) < self.goal:
            card: i64 = self.turn_card(self.turn)
            if self.finished:
                return False
            if card < FIRST_AUCTION:
                self.open = append(self.open, card)
            elif card != LOUIS:
                self.waiting = append(self.waiting, card)
        if self.used & BY_MEDAL != 0 and self.goal < MOST_TURNED:
            return self.ask(self.turn, ASK_MEDAL)
        self.phase = RESOLVING
        return False

    def step_resolving(self) -> bool:
        if len(self.waiting) == 0:
            self.phase = CHOOSING
            return False
        card: i64 = self.waiting[0]
        self.waiting = self.waiting[1:]
        self.begin(card, self.turn)
        return False

    def take_refusal(self, card: i64) -> i64:
        if self.question == ASK_ETIQUETTE_TAKE:
            there: i64 = self.pile[card]
            if card == cast(Exchange, self.stack[-1]).given:
                there -= 1  # another card than the one just given (ruling 8)
            return ALLOWED if there > 0 else ANOTHER_CARD
        if self.question != ASK_CHOOSE and self.question != ASK_CHOOSE_SECOND:
            return OTHER_QUESTION
        if not self.is_open(card):
            return OPEN_CARDS
        if self.question == ASK_CHOOSE_SECOND:
            first: i64 = cast(SecondChoice, self.stack[-1]).first
            return ALLOWED if COLOUR_OF[card] == COLOUR_OF[first] else ONE_COLOUR
        return ALLOWED

    def is_open(self, card: i64) -> bool:
        for other in self.open:
            if other == card:
                return True
        return False

    def take(self, card: i64) -> None:
        seat: i64 = self.asked
        self.add_quality(seat, card)
        if self.question == ASK_ETIQUETTE_TAKE:
            self.pop()
            self.pile[card] -= 1
            self.tell(FETCHED, seat, card)
            return
        self.tell(PLACED, seat, card)
        self.open = remove(self.open, card)
        if self.question == ASK_CHOOSE_SECOND:
            self.pop()
        elif self.owns(seat, INFLUENCE) and self.colour_is_open(COLOUR_OF[card]):
            self.push(SecondChoice(card))  # ruling 14
            return
        self.discard_open()

    def colour_is_open(self, colour: i64) -> bool:
        for card in self.open:
            if COLOUR_OF[card] == colour:
                return True
        return False

    def discard_open(self) -> None:
        for card in self.open:
            self.pile[card] += 1
            self.tell(DISCARDED, self.turn, card)
        self.open = vec[i64]()
        self.phase = SPENDING

    # -----------------------------------------------------------------------------------------------------------------
    # Phase 3: one gold action at most, paid before its effect (ruling 17)
    # -----------------------------------------------------------------------------------------------------------------

    def gold_refusal(self, price: i64) -> i64:
        if self.question != ASK_GOLD:
            return OTHER_QUESTION
        if self.used & USED_GOLD != 0:
            return ONE_GOLD_ACTION
        if self.gold[self.asked] < price:
            return GOLD_PRICE
        return ALLOWED

    def price_of(self, action: i64) -> i64:
        """What it costs to strike, to swap, to banish."""
        if action < SWAP:
            return STRIKE_PRICE
        if action < BANISH:
            return SWAP_PRICE
        return BANISH_PRICE

    def gold_target_refusal(self, action: i64) -> i64:
        """A unit of a rival's power; a card of a rival's for one's own; a rival's card to the discard pile."""
        why: i64 = self.gold_refusal(self.price_of(action))
        if why != ALLOWED:
            return why
        if action < SWAP:
            return self.rival_refusal(action - STRIKE)
        if action >= BANISH:
            return self.rival_card_refusal(action - BANISH)
        if self.quality_count(self.asked) == 0:
            return OWN_CARD
        return self.rival_card_refusal(action - SWAP)

    def with_gold_actions(self, found: vec[i64]) -> vec[i64]:
        if self.gold_refusal(DRAW_PRICE) == ALLOWED:
            found = append(found, DRAW)
        if self.gold_refusal(STRIKE_PRICE) == ALLOWED:
            found = self.with_allowed(found, STRIKE, SWAP)
        if self.gold_refusal(SWAP_PRICE) == ALLOWED:
            found = self.with_allowed(found, SWAP, BANISH)
        if self.gold_refusal(BANISH_PRICE) == ALLOWED:
            found = self.with_allowed(found, BANISH, ALL_ACTIONS)
        return found

    def spend(self, action: i64) -> None:
        self.used |= USED_GOLD
        self.spend_gold(self.asked, self.price_of(action))
        if action < SWAP:
            self.take_power(action - STRIKE, STRUCK)
        elif action < BANISH:
            self.push(Swap((action - SWAP) // HUES, (action - SWAP) % HUES))
        else:
            self.discard_at((action - BANISH) // HUES, (action - BANISH) % HUES)

    def buy_card(self) -> None:
        """The top card of the draw pile."""
        self.used |= USED_GOLD
        self.spend_gold(self.asked, DRAW_PRICE)
        self.push(SingleDraw(self.asked))

    # -----------------------------------------------------------------------------------------------------------------
    # Fin du jeu
    # -----------------------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """Gold, power, and every blue card, Influence included. The eliminated have nothing (ruling 19)."""
        blue: i64 = self.held[seat * HUES + BLUE]
        return self.gold[seat] * POINTS_GOLD + self.power[seat] * POINTS_POWER + blue * POINTS_BLUE

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def figures(self, measure: i64) -> vec[i64]:
        """Most points of those still in; then more purple cards, the Medal included; then shared."""
        found = vec[i64]()
        seat: i64 = 0
        while seat < self.seats:
            if measure == BY_POINTS:
                found = append(found, self.points(seat))
            else:
                found = append(found, self.held[seat * HUES + PURPLE])
            seat += 1
        return found

    def ending(self) -> str:
        """The last one standing wins at once; else Louis XIV has ended it (ruling 10)."""
        if self.still == 1:
            return LAST_STANDING
        if self.louis_seen:
            return LOUIS_AGAIN
        return LOUIS_FOR_TWO

    def conclude(self) -> None:
        if self.told is None:
            return
        for seat in range(self.seats):
            if self.alive[seat] == 1:
                blue = self.held[seat * HUES + BLUE] * POINTS_BLUE
                self.tell(COUNTED, seat, self.gold[seat], self.power[seat], blue, self.points(seat))
        self.tell(ENDED)
