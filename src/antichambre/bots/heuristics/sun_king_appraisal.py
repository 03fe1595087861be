"""How a table of the Sun King stands: what everybody may expect, and how much of their power they need.

A table is worth what lies on it and what it will still bring: points now, and for each colour the part of the coming
turns in which a seat may expect to hold the majority, times what the majority brings. A rival's points count as far as
that rival is in the way. Power is worth more than its point to whoever may be duelled out of the game.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.arithmetic import exp
from antichambre.games.sun_king.auctions import Auction
from antichambre.games.sun_king.components import (
    AUTHORITY,
    BLUE,
    COLOUR_OF,
    CONSPIRACY,
    DIPLOMACY,
    FIRST_AUCTION,
    GREEN,
    GREY,
    HUES,
    INFLUENCE,
    KINDS_OF_AUCTION,
    MEDAL,
    OVERLORD,
    PENSION,
    POINTS_BLUE,
    PURPLE,
    RED,
    SEAL_ON,
    YELLOW,
)
from antichambre.games.sun_king.ending import points_of
from antichambre.games.sun_king.payments import Payment
from antichambre.games.sun_king.rules import SunKing

# How the game runs.
PACE: Final = 3.9  # cards that leave the draw pile in a turn
SECOND_ROUND: Final = 55.0  # cards turned between the first Louis and the second
ALL_CARDS: Final = 83.0
MAZARINS: Final = 4.0
CALLS: Final = 4.0  # gambling debts in the pack

# The part of the turns to come in which a seat holds a majority, by its lead over the best of the others, from three
# cards behind to three ahead: where ties count for nobody, and where they count for all.
REACH: Final = 3
ALONE: Final = vec[float]([0.02, 0.07, 0.18, 0.38, 0.66, 0.84, 0.93])
TOGETHER: Final = vec[float]([0.03, 0.10, 0.28, 0.65, 0.84, 0.93, 0.97])

# What things bring, in points.
ETIQUETTE: Final = 0.5  # a use of it
FAVOUR: Final = 3.0  # Mazarin's
DEBT: Final = 3.2  # what a call of debts costs
CARD: Final = 1.0  # any card: it can be paid with
GOLD: Final = 1.1  # it can be spent
SECOND_CARD: Final = 0.8  # Influence, each turn
FOURTH_CARD: Final = 0.5  # Medal, each turn
PLOT: Final = 0.8  # Conspiracy, each turn
BRINGS: Final = vec[float](
    [SECOND_CARD, FOURTH_CARD, 0.0, 0.0, GOLD, PLOT, 0.0]
)  # an auction card, each turn, beyond power given and taken
A_LOT: Final = 0.9  # any of them, each turn
RIVALRY: Final = 8.0  # a rival so many points behind the best is in the way about a third as much
LIFE: Final = 10.0  # of somebody's, with more than two still in, beyond their points
EXPOSED: Final = 0.25  # who has less power than a rival can take at once lives on so often
HOPE: Final = 0.2  # that things turn for whoever seems to be lost
COMING_TRUE: Final = 0.75  # turns that come true
VICTORY: Final = 36.0  # being the last one standing


@mypyc_attr(acyclic=True)
class Peril:
    """How much power a seat needs: what rivals will take from it, and what one of them could take at once."""

    def __init__(self, appraisal: "Appraisal", seat: i64) -> None:
        position = appraisal.position
        rivals: float = float(position.still - 1)
        each: i64 = 2
        if position.owns(seat, DIPLOMACY):
            each = 1
        taken: float = 0.0
        reach: i64 = 0
        rival: i64 = 0
        while rival < position.seats:
            if rival != seat and position.alive[rival] == 1:
                taken += float(each) * appraisal.share(rival, GREEN, -1, 0) / rivals
                blow: i64 = 0
                if position.majority(rival, GREEN):
                    blow = each
                if position.owns(rival, OVERLORD):
                    taken += 1.0 / rivals
                    blow += 1
                if position.gold[rival] > 0:
                    blow += 1
                if blow > reach:
                    reach = blow
            rival += 1
        gained: float = appraisal.share(seat, RED, -1, 0)
        if position.owns(seat, AUTHORITY):
            gained += 1.0
        self.gentle: bool = position.gentle
        self.power: i64 = position.power[seat]
        self.flow: float = (gained - taken) * appraisal.turns
        self.width: float = 1.0 + taken
        self.reach: i64 = reach
        if position.gentle:
            self.reach = 0
        self.life: float = LIFE + float(points_of(position, seat))  # what is lost with one's life
        if position.still == 2:
            self.life = VICTORY
        self.survives: float = self.survival(self.power)

    def survival(self, power: i64) -> float:
        """How likely it is that so much power lasts to the end."""
        if self.gentle:
            return 1.0
        scaled: float = (float(power) + 1.0 + self.flow) / self.width
        chance: float = 1.0
        if scaled < -6.0:
            chance = HOPE
        elif scaled < 6.0:
            chance = HOPE + (1.0 - HOPE) / (1.0 + exp(-scaled))
        if power < self.reach:
            chance *= EXPOSED
        return chance

    def without(self, count: i64) -> float:
        """What it costs to have so much power less."""
        return float(count) + self.life * (self.survives - self.survival(self.power - count))

    def price(self) -> float:
        """What a unit more is worth."""
        return 1.0 + self.life * (self.survival(self.power + 2) - self.survives) / 2.0


@mypyc_attr(acyclic=True)
class Appraisal:
    """What things are worth now to the seat asked, in its points."""

    def __init__(self, position: SunKing) -> None:
        self.position: SunKing = position
        self.seat: i64 = position.asked
        left: float = float(len(position.deck) - position.at)
        upper: float = float(position.lower - position.at)
        if upper < 0.0:
            upper = 0.0
        cards: float = (left + upper) / 2.0
        if not position.louis_seen and position.still > 2:
            cards += SECOND_ROUND
        self.turns: float = COMING_TRUE * cards / (PACE * float(position.still))  # that each seat still has
        self.favours: float = MAZARINS * cards / ALL_CARDS
        self.calls: float = CALLS * cards / ALL_CARDS
        self.wish: vec[float] = self.wishes()  # by seat: how much a point less of theirs is worth
        self.spite: float = -1.0  # what a unit of a rival's power is worth, once that was asked
        self.peril: Peril = Peril(self, self.seat)
        self.power: float = self.peril.price()
        self.gold: float = GOLD
        if self.turns < 0.5:
            self.gold = 1.0

    def wishes(self) -> vec[float]:
        """The rivals in the way, the leader most; together they count as much as the seat itself."""
        position = self.position
        best: float = 0.0
        seat: i64 = 0
        while seat < position.seats:
            if seat != self.seat and float(points_of(position, seat)) > best:
                best = float(points_of(position, seat))
            seat += 1
        found = vec[float](capacity=position.seats)
        total: float = 0.0
        seat = 0
        while seat < position.seats:
            wish: float = 0.0
            if seat != self.seat and position.alive[seat] == 1:
                wish = exp((float(points_of(position, seat)) - best) / RIVALRY)
                total += wish
            found = append(found, wish)
            seat += 1
        seat = 0
        while seat < position.seats:
            found[seat] /= total
            seat += 1
        return found

    def harm(self, rival: i64, count: i64) -> float:
        """A rival gives so much power."""
        position = self.position
        if count > position.power[rival] and not position.gentle:
            if position.still == 2:
                return 3.0 * VICTORY
            return LIFE + 2.0 * self.wish[rival] * float(points_of(position, rival))
        return self.wish[rival] * Peril(self, rival).without(count)

    def duel(self, rival: i64, count: i64) -> float:
        if self.position.owns(rival, DIPLOMACY):
            count -= 1
        return self.harm(rival, count)

    def best_harm(self) -> float:
        """What a unit of power is worth, taken where it hurts most."""
        if self.spite < 0.0:
            rival: i64 = 0
            while rival < self.position.seats:
                if self.wish[rival] > 0.0:
                    harm: float = self.wish[rival] * Peril(self, rival).price()
                    if harm > self.spite:
                        self.spite = harm
                rival += 1
        return self.spite

    # Cards and majorities

    def share(self, seat: i64, colour: i64, changed: i64, by: i64) -> float:
        """The part of the turns to come in which a seat holds a majority, if somebody's cards change by so many."""
        position = self.position
        own: i64 = position.held[seat * HUES + colour]
        if seat == changed:
            own += by
        if own <= 0:
            return 0.0
        best: i64 = 0
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                theirs: i64 = position.held[other * HUES + colour]
                if other == changed:
                    theirs += by
                if theirs > best:
                    best = theirs
            other += 1
        lead: i64 = own - best
        if lead > REACH:
            lead = REACH
        elif lead < -REACH:
            lead = -REACH
        if position.still <= 3:
            return ALONE[lead + REACH]
        return TOGETHER[lead + REACH]

    def stake(self, seat: i64, colour: i64) -> float:
        """What a majority for all the turns to come, in the hands of a seat, is worth."""
        own: bool = seat == self.seat
        if colour == GREEN:
            if own:
                return 2.0 * self.turns * self.best_harm()
            return -2.0 * self.turns * self.power / float(self.position.still - 1)
        value: float = self.turns
        if colour == PURPLE:
            value = FAVOUR * self.favours
        elif colour == BLUE:
            value = ETIQUETTE * self.turns
        elif colour == YELLOW:
            value = self.gold * self.turns
        elif own:
            value = self.power * self.turns
        if own:
            return value
        return -self.wish[seat] * value

    def shift(self, colour: i64, who: i64, by: i64) -> float:
        """Somebody has a card of a colour more, or less: majorities, the points of blue cards, and the card as such."""
        change: float = 0.0
        seat: i64 = 0
        while seat < self.position.seats:
            if self.position.alive[seat] == 1:
                part: float = self.share(seat, colour, who, by) - self.share(seat, colour, -1, 0)
                if part != 0.0:
                    change += part * self.stake(seat, colour)
            seat += 1
        points: float = CARD
        if self.turns < 0.5:
            points = 0.0
        if colour == BLUE:
            points += float(POINTS_BLUE)
        if who == self.seat:
            return change + float(by) * points
        return change - float(by) * points * self.wish[who]

    def seal(self, by: i64) -> float:
        """A visible seal more or less: most seals, no debts."""
        if by == 0:
            return 0.0
        position = self.position
        best: i64 = 0
        seat: i64 = 0
        while seat < position.seats:
            if seat != self.seat and position.visible_seals(seat) > best:
                best = position.visible_seals(seat)
            seat += 1
        lead: i64 = position.visible_seals(self.seat) - best
        return (safety(lead + by) - safety(lead)) * DEBT * self.calls

    def gain(self, card: i64) -> float:
        """A quality card more, on top of its row."""
        colour: i64 = COLOUR_OF[card]
        top: i64 = self.position.top_card(self.seat, colour)
        covered: i64 = 0
        if top >= 0:
            covered = SEAL_ON[top]
        return self.shift(colour, self.seat, 1) + self.seal(SEAL_ON[card] - covered)

    def loss(self, place: i64) -> float:
        """A card of one's own less: the top of a row, or an auction card."""
        position = self.position
        if place >= HUES:
            return -self.lot(FIRST_AUCTION + place - HUES, -1)
        row: i64 = position.row[self.seat * HUES + place]
        under: i64 = 0
        if row > 1:
            under = (position.seals[self.seat * HUES + place] >> (row - 2)) & 1
        return -self.shift(place, self.seat, -1) - self.seal(under - SEAL_ON[position.top_card(self.seat, place)])

    def least_loss(self, but: i64) -> float:
        """The quality card that one misses least, those of a colour left out."""
        least: float = 1e9
        colour: i64 = 0
        while colour < HUES:
            if colour != but and self.position.row[self.seat * HUES + colour] > 0:
                loss: float = self.loss(colour)
                if loss < least:
                    least = loss
            colour += 1
        return least

    def unseen(self) -> float:
        """A card from the draw pile."""
        total: float = 0.0
        colour: i64 = 0
        while colour < HUES:
            total += self.shift(colour, self.seat, 1)
            colour += 1
        return total / float(HUES)

    def lot(self, card: i64, by: i64) -> float:
        """An auction card more or less."""
        kind: i64 = card - FIRST_AUCTION
        use: float = 0.0
        if kind == INFLUENCE:
            use = SECOND_CARD
        elif kind == MEDAL:
            use = FOURTH_CARD
        elif kind == AUTHORITY:
            use = self.power
        elif kind == OVERLORD:
            use = self.best_harm()
        elif kind == PENSION:
            use = self.gold
        elif kind == CONSPIRACY:
            use = PLOT * self.power
        elif kind == DIPLOMACY:
            use = self.power * self.challenged()
        value: float = use * self.turns * float(by) + self.seal(SEAL_ON[card] * by)
        if COLOUR_OF[card] == GREY:
            return value + CARD * float(by)
        return value + self.shift(COLOUR_OF[card], self.seat, by)

    def challenged(self) -> float:
        """Duels to expect in a round of the table."""
        duels: float = 0.0
        rival: i64 = 0
        while rival < self.position.seats:
            if self.wish[rival] > 0.0:
                duels += self.share(rival, GREEN, -1, 0)
            rival += 1
        return duels / float(self.position.still - 1)

    def prospect(self, seat: i64) -> float:
        """The points that a seat may expect at the end."""
        position = self.position
        peril = Peril(self, seat)
        turns: float = self.turns
        points: float = float(points_of(position, seat)) + peril.flow
        points += turns * self.share(seat, YELLOW, -1, 0) * GOLD
        points += turns * self.share(seat, BLUE, -1, 0) * ETIQUETTE
        points += self.favours * self.share(seat, PURPLE, -1, 0) * FAVOUR
        kind: i64 = 0
        while kind < KINDS_OF_AUCTION:
            points += turns * BRINGS[kind] * float(position.owned[seat * KINDS_OF_AUCTION + kind])
            kind += 1
        if self.turns > 0.5:
            points += CARD * float(position.card_count(seat))
        owed: i64 = self.owes(seat)
        if owed == 0:
            return peril.survives * points
        points += turns * A_LOT + CARD - float(owed)
        return peril.survival(position.power[seat] - (owed + 1) // 2) * points

    def owes(self, seat: i64) -> i64:
        """What a seat has bid and not yet paid."""
        owed: i64 = 0
        for frame in self.position.stack:
            if isinstance(frame, Payment):
                if frame.buyer == seat:
                    owed += frame.owed
            elif isinstance(frame, Auction) and frame.holder == seat:
                owed += frame.best
        return owed

    def end_within(self, turned: float) -> float:
        """What it is worth that the game may end among so many cards: good for whoever leads."""
        position = self.position
        if not position.louis_seen and position.still > 2:
            return 0.0
        left: float = float(len(position.deck) - position.at)
        upper: float = float(position.lower - position.at)
        if upper < 0.0:
            upper = 0.0
        if turned <= upper:
            return 0.0
        best: float = -1e9
        rival: i64 = 0
        while rival < position.seats:
            if self.wish[rival] > 0.0 and float(points_of(position, rival)) > best:
                best = float(points_of(position, rival))
            rival += 1
        chance: float = (turned - upper) / (left - upper)
        if chance > 1.0:
            chance = 1.0
        if float(points_of(position, self.seat)) > best:
            return VICTORY * chance
        return -VICTORY * chance


def safety(lead: i64) -> float:
    """How likely one is to have no debts, by the lead in visible seals; a tie is enough."""
    if lead >= 1:
        return 0.9
    if lead == 0:
        return 0.65
    if lead == -1:
        return 0.3
    return 0.1
