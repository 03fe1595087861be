"""What a courtier thinks at the table of the Sun King: a card is worth what it changes in how the table stands, for its
owner and for those it is taken from; see sun_king_appraisal.

Nothing hidden is looked at: of the draw pile only how much is left of it, above and below the cut.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.heuristics.sun_king_appraisal import EXPOSED, PACE, Appraisal
from antichambre.bots.heuristics.sun_king_features import show
from antichambre.bots.judgement import Judgement
from antichambre.bots.value_network import ValueNetwork
from antichambre.games.sun_king.auctions import Auction
from antichambre.games.sun_king.components import (
    COLOUR_OF,
    FIRST_AUCTION,
    HUES,
    INFLUENCE,
    SEAL_ON,
)
from antichambre.games.sun_king.ending import points_of
from antichambre.games.sun_king.gold import Swapping
from antichambre.games.sun_king.payments import Payment, worth_of
from antichambre.games.sun_king.qualities import FIRST_OF_PAIR, SECOND_OF_PAIR
from antichambre.games.sun_king.rules import SunKing
from antichambre.games.sun_king.vocabulary import (
    ANOTHER,
    ASK_BID,
    ASK_CHOOSE,
    ASK_DEBTS,
    ASK_ETIQUETTE_GIVE,
    ASK_GOLD,
    BANISH,
    BID,
    CONSPIRE,
    DISCARD,
    DRAW,
    DUEL,
    DUEL_TWO,
    END,
    EXCHANGE,
    GIVE,
    PASS,
    PAY,
    PAY_GOLD,
    PAY_POWER,
    POWER,
    SPOIL,
    STRIKE,
    SWAP,
    TAKE,
    THE_REST,
    TOKENS,
    TURN,
    USE_AUTHORITY,
    USE_OVERLORD,
)
from antichambre.kernel.position import NOBODY, Position

CHOICE: Final = vec[float]([0.0, 1.0, 1.6])  # turning two or three cards rather than one
DENIAL: Final = 1.0  # that a rival does not get an auction card
NO_COLOUR: Final = -1
FIRST: Final = 20.0  # what costs nothing is done before what might


@mypyc_attr(acyclic=True)
class SunKingJudgement(Judgement):
    """Majorities that last, blue cards, and enough power to live."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 8.0
        self.epsilon = 0
        self.horizon = 12
        self.appraisal: Appraisal | None = None  # of the position last looked at

    def weigh(self, position: Position, legal: vec[i64]) -> vec[float]:
        assert isinstance(position, SunKing)
        appraisal = Appraisal(position)
        if position.question == ASK_BID:
            return weigh_bids(appraisal, legal)
        weights = vec[float](capacity=len(legal))
        for action in legal:
            weights = append(weights, self.worth(position, appraisal, action))
        return weights

    def expected_points(self, position: Position) -> vec[float]:
        """Points, and what the majorities and auction cards will bring; as far as the seat lives to count them."""
        assert isinstance(position, SunKing)
        found = vec[float](capacity=position.seats)
        if position.asked < 0:
            seat: i64 = 0
            while seat < position.seats:
                found = append(found, float(points_of(position, seat)))
                seat += 1
            return found
        appraisal = Appraisal(position)
        self.appraisal = appraisal
        seat = 0
        while seat < position.seats:
            expected: float = 0.0
            if position.alive[seat] == 1:
                expected = appraisal.prospect(seat)
            found = append(found, expected)
            seat += 1
        return found

    def plain(self, action: i64, legal: vec[i64]) -> i64:
        """The lowest bid for any other: leaps seem to bring more, and do not (docs/opponents.md)."""
        if BID <= action < PASS:
            for lower in legal:
                if BID <= lower < action:
                    return lower
        return action

    def adopt(self, network: ValueNetwork) -> None:
        super().adopt(network)
        self.others_exploration = 0.25  # others who try everything look weaker than they are

    def show(self, position: Position, points: vec[float], seat: i64, network: ValueNetwork) -> None:
        assert isinstance(position, SunKing) and self.appraisal is not None
        show(position, self.appraisal, points, seat, network)

    def worth(self, position: SunKing, appraisal: Appraisal, action: i64) -> float:
        question: i64 = position.question
        if action < GIVE:
            return use(appraisal, action)
        if action < TAKE:
            return giving(position, appraisal, action - GIVE)
        if action < CONSPIRE:
            return taking(position, appraisal, action - TAKE)
        if action < END:
            return plotting(appraisal, action - CONSPIRE)
        if action == END:
            return 0.0
        if action <= ANOTHER:
            return turning(position, appraisal, action)
        if action == DRAW:
            price: float = 0.0
            if question == ASK_GOLD:
                price = 2.0 * appraisal.gold
            return appraisal.unseen() - price
        if action < TOKENS:  # enough
            return 0.0
        if action < DISCARD:
            if action == THE_REST:
                return 0.0
            gold: i64 = action - TOKENS
            if question == ASK_DEBTS:
                return -appraisal.peril.without(2 - gold) - appraisal.gold * float(gold)
            return appraisal.power * float(2 - gold) + appraisal.gold * float(gold)
        if action < BID:
            return -appraisal.loss(action - DISCARD)
        if action < STRIKE:
            return paying(position, appraisal, action)
        return spending(appraisal, action)


# One idea for each decision


def use(appraisal: Appraisal, action: i64) -> float:
    """Phase 1: what is free comes first; then whom it hurts most; then cards for better ones."""
    if action < DUEL_TWO:
        return FIRST / 2.0 + appraisal.duel(action - DUEL, 2)
    if action < POWER:
        pair: i64 = action - DUEL_TWO
        return FIRST / 2.0 + appraisal.duel(FIRST_OF_PAIR[pair], 1) + appraisal.duel(SECOND_OF_PAIR[pair], 1)
    if action == POWER or action == USE_AUTHORITY:
        return FIRST + appraisal.power
    if action < USE_OVERLORD:
        return FIRST + appraisal.gold
    if action < EXCHANGE:
        return FIRST / 2.0 + appraisal.harm(action - USE_OVERLORD, 1)
    if action < SPOIL:
        return fetching(appraisal) - appraisal.loss(action - EXCHANGE)
    rival: i64 = (action - SPOIL) // HUES
    return appraisal.shift((action - SPOIL) % HUES, rival, -1) - appraisal.least_loss(NO_COLOUR)


def fetching(appraisal: Appraisal) -> float:
    """The best card of the discard pile, which everybody saw grow."""
    best: float = 0.0
    card: i64 = 0
    while card < FIRST_AUCTION:
        if appraisal.position.pile[card] > 0:
            gain: float = appraisal.gain(card)
            if gain > best:
                best = gain
        card += 1
    return best


def giving(position: SunKing, appraisal: Appraisal, colour: i64) -> float:
    """The card that one misses least, and in a swap the rival likes least; a card for its like is a swap undone."""
    if position.question == ASK_ETIQUETTE_GIVE:
        return -appraisal.loss(colour)
    swap = cast(Swapping, position.stack[-1])
    if colour == swap.colour:
        return -swapping(appraisal, colour, swap.rival)
    return appraisal.shift(colour, swap.rival, 1) - appraisal.loss(colour)


def taking(position: SunKing, appraisal: Appraisal, card: i64) -> float:
    """The card that changes most; with Influence, the colour of which there are two."""
    gain: float = appraisal.gain(card)
    if position.question == ASK_CHOOSE and position.owns(appraisal.seat, INFLUENCE):
        same: i64 = 0
        for other in position.open:
            if COLOUR_OF[other] == COLOUR_OF[card]:
                same += 1
        if same > 1:
            gain = appraisal.shift(COLOUR_OF[card], appraisal.seat, 2) - 0.1 * float(SEAL_ON[card])
    return gain


def plotting(appraisal: Appraisal, number: i64) -> float:
    """Conspiracy: a card that is worth less than three power."""
    gain: float = 3.0 * appraisal.power
    if number & 1 == 1:
        gain = appraisal.gold
    return gain - appraisal.loss(number >> 1)


def turning(position: SunKing, appraisal: Appraisal, action: i64) -> float:
    """Three cards to choose from, unless the end would come too soon; with the Medal until a good one lies open."""
    if action < ANOTHER:
        count: i64 = action - TURN
        return CHOICE[count] + appraisal.end_within(float(count + 1) * PACE / 3.0)
    best: float = 0.0
    for card in position.open:
        gain: float = appraisal.gain(card)
        if gain > best:
            best = gain
    better: float = 0.0
    colour: i64 = 0
    while colour < HUES:
        gain = appraisal.gain(2 * colour)
        if gain > best:
            better += (gain - best) / float(HUES)
        colour += 1
    return better - 0.1 + appraisal.end_within(PACE / 3.0)


def paying(position: SunKing, appraisal: Appraisal, action: i64) -> float:
    """The piece that costs least for what it pays."""
    if action == PAY_POWER:
        return -appraisal.peril.without(1)
    if action == PAY_GOLD:
        return -appraisal.gold
    place: i64 = action - PAY
    lot: i64 = cast(Payment, position.stack[-1]).card
    return -appraisal.loss(place) / float(worth_of(place, lot))


def spending(appraisal: Appraisal, action: i64) -> float:
    """Phase 3: gold is spent when it takes more than it is worth."""
    if action < SWAP:
        return appraisal.harm(action - STRIKE, 1) - appraisal.gold
    if action >= BANISH:
        return appraisal.shift((action - BANISH) % HUES, (action - BANISH) // HUES, -1) - 2.0 * appraisal.gold
    colour: i64 = (action - SWAP) % HUES
    rival: i64 = (action - SWAP) // HUES
    return swapping(appraisal, colour, rival) - appraisal.least_loss(colour) - appraisal.gold


def swapping(appraisal: Appraisal, colour: i64, rival: i64) -> float:
    """A card of a colour comes over from a rival."""
    return appraisal.shift(colour, rival, -1) + appraisal.shift(colour, appraisal.seat, 1)


def weigh_bids(appraisal: Appraisal, legal: vec[i64]) -> vec[float]:
    """One more than the last, as long as the card is worth what would be paid; more than that only raises the price."""
    position = appraisal.position
    auction = cast(Auction, position.stack[-1])
    value: float = appraisal.lot(auction.card, 1)
    if auction.holder != NOBODY:
        value += appraisal.wish[auction.holder] * DENIAL
    lowest: i64 = auction.best + 1
    price: float = cost(appraisal, auction.card, lowest, value)
    weights = vec[float](capacity=len(legal))
    for action in legal:
        if action == PASS:
            weights = append(weights, 0.0)
        else:
            over: i64 = action - BID + 1 - lowest
            weight: float = value - price
            if over > 0:
                if weight > 0.0:
                    weight = 0.0
                weight -= float(over)
            weights = append(weights, weight)
    return weights


def cost(appraisal: Appraisal, lot: i64, bid: i64, enough: float) -> float:
    """What a bid takes, paid as cheaply as can be, piece by piece; no further than is enough to know."""
    position = appraisal.position
    rows = vec[float](capacity=HUES)  # the loss of a top card, for each unit that it pays
    colour: i64 = 0
    while colour < HUES:
        loss: float = 1e9
        if position.row[appraisal.seat * HUES + colour] > 0:
            loss = appraisal.loss(colour) / float(worth_of(colour, lot))
        rows = append(rows, loss)
        colour += 1
    gold: i64 = position.gold[appraisal.seat]
    spent: i64 = 0  # power
    total: float = 0.0
    owed: i64 = bid
    while owed > 0 and total < enough:
        cheapest: float = 1e9
        if spent < position.power[appraisal.seat]:
            cheapest = appraisal.peril.without(spent + 1) - appraisal.peril.without(spent)
            if position.power[appraisal.seat] - spent == appraisal.peril.reach:
                cheapest += enough * (1.0 - EXPOSED)  # a lot is of no use to the dead
        place: i64 = -1
        if gold > 0 and appraisal.gold < cheapest:
            cheapest = appraisal.gold
            place = HUES
        colour = 0
        while colour < HUES:
            if rows[colour] < cheapest:
                cheapest = rows[colour]
                place = colour
            colour += 1
        if cheapest > 1e8:
            return enough
        if place < 0:
            spent += 1
            owed -= 1
            total += cheapest
        elif place == HUES:
            gold -= 1
            owed -= 1
            total += cheapest
        else:
            worth: i64 = worth_of(place, lot)
            owed -= worth
            total += cheapest * float(worth)
            rows[place] = 1e9
    return total
