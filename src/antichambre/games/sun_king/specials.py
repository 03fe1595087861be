"""Les cartes spéciales: what a card does that is turned and is no quality card; Cardinal de Mazarin, Dettes de jeu,
Louis XIV."""

from typing import cast

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.auctions import open_auction
from antichambre.games.sun_king.components import (
    DEBTS,
    FIRST_AUCTION,
    FIRST_SPECIAL,
    LOUIS,
    PURPLE,
    TOKENS_GIVEN,
)
from antichambre.games.sun_king.court import Court, Resolution
from antichambre.games.sun_king.pieces import BANK_GOLD, BANK_POWER, DRAW_PILE, OWN_GOLD, OWN_POWER
from antichambre.games.sun_king.targets import OwnCard
from antichambre.games.sun_king.vocabulary import (
    ASK_DEBTS,
    ASK_MAZARIN,
    BANK_EMPTY,
    BANK_IN_FULL,
    DEBTS_CALLED,
    DEBTS_CARD,
    LOUIS_ENDS,
    LOUIS_PASSES,
    MAZARIN_COMES,
    PAID,
    PLACED,
    SHORT_OF_TOKENS,
    SHUFFLED,
    TURNED,
)
from antichambre.kernel.engine import Engine, Frame
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Verb
from antichambre.kernel.vocabulary import ALLOWED


def turn_card(court: Court, seat: i64) -> i64:
    """Turns the top card of the draw pile. Louis acts the moment he appears (ruling 9)."""
    card: i64 = court.deck[court.at]
    court.at += 1
    court.tell(TURNED, seat, card)
    if card == LOUIS:
        meet_louis(court, seat)
    return card


def begin(court: Court, card: i64, leader: i64) -> None:
    """Starts to resolve an auction or special card; whoever drew it leads (ruling 11)."""
    if card < FIRST_SPECIAL:
        open_auction(court, card, leader)
    elif card == DEBTS:
        call_debts(court, card, leader)
    else:
        call_mazarin(court, card, leader)


@mypyc_attr(acyclic=True)
class SingleDraw(Frame):
    """Settles a single draw (gold action, Mazarin): somebody turns cards until a quality card comes. Each other card is
    resolved before its replacement is turned (ruling 11)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def step(self, position: Engine) -> bool:
        court = cast(Court, position)
        seat: i64 = self.seat
        card: i64 = turn_card(court, seat)
        if card < FIRST_AUCTION:
            court.pop()
            court.add_quality(seat, card)
            court.tell(PLACED, seat, card)
        elif card != LOUIS:
            begin(court, card, seat)
        return False

    def copy(self) -> "SingleDraw":
        return SingleDraw(self.seat)


@mypyc_attr(acyclic=True)
class Round(Resolution):
    """Settles Mazarin or debts with everybody whom the card concerns, clockwise."""

    def __init__(self, card: i64, question: i64, left: i64, reached: i64) -> None:
        super().__init__(card)
        self.question: i64 = question  # what they are asked
        self.left: i64 = left  # who is still to be asked: a bit each
        self.reached: i64 = reached  # the seat that the round has come to

    def step(self, position: Engine) -> bool:
        """Asks the next; when none is left, the card is discarded."""
        court = cast(Court, position)
        if self.left == 0:
            court.pile[self.card] += 1
            court.pop()
            return False
        seat: i64 = first_of(court, self.left, self.reached)
        self.left &= ~(1 << seat)
        self.reached = seat
        return court.ask(seat, self.question)

    def copy(self) -> "Round":
        return Round(self.card, self.question, self.left, self.reached)


def first_of(court: Court, seats: i64, start: i64) -> i64:
    """The first of a set of seats (a bit each), clockwise from a seat, itself included."""
    seat: i64 = start
    while seats & (1 << seat) == 0:
        seat += 1
        if seat == court.seats:
            seat = 0
    return seat


# ---------------------------------------------------------------------------------------------------------------------
# La carte spéciale Cardinal de Mazarin: a card, or two tokens
# ---------------------------------------------------------------------------------------------------------------------


def call_mazarin(court: Court, card: i64, leader: i64) -> None:
    """Who has the majority in Intrigue when the card starts to resolve benefits (ruling 12)."""
    favoured: i64 = 0
    count: i64 = 0
    seat: i64 = 0
    while seat < court.seats:
        if court.alive[seat] == 1 and court.majority(seat, PURPLE):
            favoured |= 1 << seat
            count += 1
        seat += 1
    court.tell(MAZARIN_COMES, count)
    court.push(Round(card, ASK_MAZARIN, favoured, leader))


class DrawByFavour(Verb[Court]):
    """The top card of the draw pile."""

    def perform(self, court: Court, way: i64) -> None:
        court.push(SingleDraw(court.asked))

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-draw-mazarin")

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [DRAW_PILE]


class TakeTokens(Verb[Court]):
    """Two tokens, any mix that the bank can pay in full."""

    def refusal(self, court: Court, gold: i64) -> i64:
        if court.bank_power + court.bank_gold == 0:
            return BANK_EMPTY
        if court.bank_gold >= gold and court.bank_power >= TOKENS_GIVEN - gold:
            return ALLOWED
        return BANK_IN_FULL

    def perform(self, court: Court, gold: i64) -> None:
        court.gain_power(court.asked, TOKENS_GIVEN - gold)
        court.gain_gold(court.asked, gold)

    def label(self, court: Court, gold: i64) -> Phrase:
        return _tokens("move-gain", gold)

    def pieces(self, court: Court, gold: i64) -> list[str]:
        return _kinds(gold, BANK_POWER, BANK_GOLD)


class TakeTheRest(Verb[Court]):
    """All that the bank has left, if that is less than two tokens."""

    def refusal(self, court: Court, way: i64) -> i64:
        bank: i64 = court.bank_power + court.bank_gold
        if bank == 0:
            return BANK_EMPTY
        if bank < TOKENS_GIVEN:
            return ALLOWED
        return BANK_IN_FULL

    def perform(self, court: Court, way: i64) -> None:
        court.gain_power(court.asked, court.bank_power)
        court.gain_gold(court.asked, court.bank_gold)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-gain", tokens="the-rest")

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [BANK_POWER, BANK_GOLD]


def _tokens(key: str, gold: i64) -> Phrase:
    """Two tokens of which so many are gold."""
    power = TOKENS_GIVEN - gold
    kinds = "power" if gold == 0 else "gold" if power == 0 else "both"
    return phrase(key, tokens=kinds, power=power, gold=gold)


def _kinds(gold: i64, of_power: str, of_gold: str) -> list[str]:
    """What is touched for two tokens of which so many are gold."""
    found = [] if gold == TOKENS_GIVEN else [of_power]
    return found if gold == 0 else [*found, of_gold]


# ---------------------------------------------------------------------------------------------------------------------
# La carte spéciale Dettes de jeu: a card, or two tokens; with no card, what there is (ruling 12)
# ---------------------------------------------------------------------------------------------------------------------


def call_debts(court: Court, card: i64, leader: i64) -> None:
    """Most visible seals: no debts, tied or not; nobody has any: nobody has debts. Counted once, at the start."""
    most: i64 = 0
    seat: i64 = 0
    while seat < court.seats:
        seals: i64 = court.visible_seals(seat)
        if seals > most:
            most = seals
        seat += 1
    debtors: i64 = 0
    count: i64 = 0
    seat = 0
    while seat < court.seats:
        if court.alive[seat] == 1 and court.visible_seals(seat) < most:
            debtors |= 1 << seat
            count += 1
        seat += 1
    court.tell(DEBTS_CALLED, count)
    court.push(Round(card, ASK_DEBTS, debtors, leader))


class PayTokens(Verb[Court]):
    """Two tokens, in any mix."""

    def refusal(self, court: Court, gold: i64) -> i64:
        if court.gold[court.asked] >= gold and court.power[court.asked] >= TOKENS_GIVEN - gold:
            return ALLOWED
        return SHORT_OF_TOKENS

    def perform(self, court: Court, gold: i64) -> None:
        settle(court, TOKENS_GIVEN - gold, gold)

    def label(self, court: Court, gold: i64) -> Phrase:
        return _tokens("move-settle", gold)

    def pieces(self, court: Court, gold: i64) -> list[str]:
        return _kinds(gold, OWN_POWER, OWN_GOLD)


class PayTheRest(Verb[Court]):
    """Whoever has neither a card nor two tokens pays what there is."""

    def refusal(self, court: Court, way: i64) -> i64:
        seat: i64 = court.asked
        if court.power[seat] + court.gold[seat] < TOKENS_GIVEN and court.card_count(seat) == 0:
            return ALLOWED
        return DEBTS_CARD

    def perform(self, court: Court, way: i64) -> None:
        settle(court, court.power[court.asked], court.gold[court.asked])

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-settle", tokens="the-rest")

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [OWN_POWER, OWN_GOLD]


class Discard(OwnCard):
    """A card, from the top of a row or an auction card."""

    def perform(self, court: Court, place: i64) -> None:
        court.discard_at(court.asked, place)

    def label(self, court: Court, place: i64) -> Phrase:
        return phrase("move-discard", card=self.named(court, place))


def settle(court: Court, power: i64, gold: i64) -> None:
    """A debtor pays the bank."""
    seat: i64 = court.asked
    court.gold[seat] -= gold
    court.bank_gold += gold
    court.power[seat] -= power
    court.bank_power += power
    court.tell(PAID, seat, power, gold)


# ---------------------------------------------------------------------------------------------------------------------
# La carte spéciale Louis XIV
# ---------------------------------------------------------------------------------------------------------------------


def meet_louis(court: Court, seat: i64) -> None:
    """First: a gold each, whoever turned him first, and all is shuffled again. Else it ends on the spot (ruling 10)."""
    if louis_ends(court):
        court.pile[LOUIS] += 1
        court.tell(LOUIS_ENDS, seat)
        court.finish()
        return
    court.louis_seen = True
    court.tell(LOUIS_PASSES, seat)
    count: i64 = 0
    while count < court.still:
        court.gain_gold(seat, 1)
        seat = court.after(seat)
        count += 1
    shuffle_again(court)


def louis_ends(court: Court) -> bool:
    """Whether Louis would end the game."""
    return ends_for(court.louis_seen, court.still)


def ends_for(seen: bool, still: i64) -> bool:
    """The second time, or with two still in."""
    return seen or still == 2


def shuffle_again(court: Court) -> None:
    """Draw and discard pile together, without the cards now open or waiting, as at set-up."""
    cards = court.deck[court.at :]
    kind: i64 = 0
    while kind < len(court.pile):
        while court.pile[kind] > 0:
            cards = append(cards, kind)
            court.pile[kind] -= 1
        kind += 1
    court.chance.shuffle(cards)
    court.bottom = 0
    court.hide_louis(cards)
    court.tell(SHUFFLED)
