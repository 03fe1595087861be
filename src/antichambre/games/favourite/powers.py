"""Cartes Cour de Versailles: what each can do, and what it needs for that. Reconstructed.

A power is played from the hand, or borrowed by the Actor (actor.py); what it names may cancel it (reactions.py).
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.favourite.components import (
    AMBASSADOR,
    BASTILLE,
    COLUMNS,
    COURT,
    DICE,
    GUARD,
    KINDS,
    LIEUTENANT,
    POINTS_PRINCE,
    RESOURCES,
    SPY,
    STEWARD,
    STEWARD_DRAWS,
    TREASURER,
)
from antichambre.games.favourite.court import Surplus, rival_refusal
from antichambre.games.favourite.pieces import (
    column_piece,
    court_piece,
    die_piece,
    own_piece,
    petition,
    place_piece,
    rival_piece,
    who,
)
from antichambre.games.favourite.salon import BORROWING, LIEUTENANTS, NAMED, Matter, Salon
from antichambre.games.favourite.vocabulary import (
    AFTER_A_ROLL,
    ASK_ACTOR,
    ASK_GUARD,
    ASK_LIEUTENANT,
    BASTILLE_GONE,
    BEFORE_TAKING,
    COURT_PLAYED,
    DIE_TURNED,
    MUSKETEER_BACK,
    NO_BASTILLE,
    NO_EFFECT,
    NO_SUCH_CARD,
    NOT_HELD,
    PAIR_ONE,
    PAIR_TWO,
    PLAY_AMBASSADOR,
    PLAY_LIEUTENANT,
    PLAY_SPY,
    RIVALS_TURN,
    SPIED,
    SWAPPED_IN_LINE,
    TRADE_OWN,
    TRADE_THEIRS,
    TRADED,
    TRADES_WITH_ONE,
)
from antichambre.kernel.engine import Engine
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Verb
from antichambre.kernel.vocabulary import ALLOWED, OTHER_QUESTION

# ---------------------------------------------------------------------------------------------------------------------
# Playing a card
# ---------------------------------------------------------------------------------------------------------------------


class Power(Verb[Salon]):
    """What a court card can do, played from the hand or borrowed by the Actor."""

    def __init__(self, first: int, card: int) -> None:
        super().__init__(first)
        self.card: i64 = card

    def card_of(self, way: i64) -> i64:
        """The court card that a way plays."""
        return self.card

    def needs(self, salon: Salon, way: i64) -> i64:
        """ALLOWED, or why it would have no effect now, aimed so (ruling 7)."""
        return ALLOWED

    def named(self, salon: Salon, way: i64) -> i64:
        """The seat at which it is aimed, or none."""
        return NOBODY

    def use(self, salon: Salon, way: i64, player: i64) -> None:
        """Does what the card can do."""
        raise TypeError("a power says what it does")

    def refusal(self, salon: Salon, way: i64) -> i64:
        why: i64 = at_hand(salon, self.card_of(way))
        if why == ALLOWED:
            return self.needs(salon, way)
        return why

    def offer(self, salon: Salon, found: vec[i64]) -> vec[i64]:
        if salon.question != ASK_ACTOR and salon.hands[salon.asked * KINDS + self.card] == 0:
            return found  # nearly always, and soonest found so
        if at_hand(salon, self.card) != ALLOWED:
            return found
        way: i64 = 0
        while way < self.ways:
            if self.needs(salon, way) == ALLOWED:
                found = append(found, self.first + way)
            way += 1
        return found

    def perform(self, salon: Salon, way: i64) -> None:
        if salon.question == ASK_ACTOR:
            salon.pop()
        else:
            self.show(salon, way)
            salon.discard_court(self.card_of(way))
        named: i64 = self.named(salon, way)
        if named == NOBODY:
            self.use(salon, way, salon.asked)
        else:
            salon.push(Named(named, self.first + way, salon.asked))

    def show(self, salon: Salon, way: i64) -> None:
        """The card leaves the hand, and everybody sees at whom it is aimed."""
        salon.lay_down(salon.asked, self.card_of(way))
        salon.tell(COURT_PLAYED, salon.asked, self.card_of(way), self.named(salon, way))

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase(f"move-{COURT[self.card]}")

    def pieces(self, salon: Salon, way: i64) -> list[str]:
        """The card itself, unless the question is about it already."""
        if salon.question == ASK_ACTOR or salon.question == ASK_LIEUTENANT:
            return self.aims(way)
        return [court_piece(self.card_of(way)), *self.aims(way)]

    def aims(self, way: i64) -> list[str]:
        """At what it is aimed."""
        return []

    def threat(self, way: i64) -> dict[str, object]:
        """What it would do to whoever it names, as the catalogue asks for it."""
        return {}


def at_hand(salon: Salon, card: i64) -> i64:
    """A card is played from the hand; or it is the one that the Actor borrows."""
    if salon.question == ASK_ACTOR:
        if cast(Borrowing, salon.stack[-1]).power == card:
            return ALLOWED
        return OTHER_QUESTION
    if salon.holds(salon.asked, card):
        return ALLOWED
    return NOT_HELD


@mypyc_attr(acyclic=True)
class Borrowing(Matter):
    """How the Actor uses the power that he borrows. `power`: the court card that has it."""

    def __init__(self, power: i64) -> None:
        super().__init__(BORROWING)
        self.power: i64 = power

    def step(self, position: Engine) -> bool:
        return position.ask(cast(Salon, position).turn, ASK_ACTOR)

    def copy(self) -> "Borrowing":
        return self  # it is never written to


@mypyc_attr(acyclic=True)
class Named(Matter):
    """Whoever is named by a power is asked for a Swiss Guard first, if they might hold one: to be asked says nothing.
    `action`: the move that names the seat, `player`: who made it."""

    def __init__(self, seat: i64, action: i64, player: i64) -> None:
        super().__init__(NAMED)
        self.seat: i64 = seat
        self.action: i64 = action
        self.player: i64 = player

    def step(self, position: Engine) -> bool:
        salon = cast(Salon, position)
        if salon.might_hold(self.seat, GUARD):
            return salon.ask(self.seat, ASK_GUARD)
        self.take_effect(salon)
        return False

    def power(self) -> Power:
        for power in AIMED_AT_SOMEBODY:
            if self.action >= power.first:
                return power
        raise ValueError(self.action)

    def take_effect(self, salon: Salon) -> None:
        power = self.power()
        salon.pop()
        power.use(salon, self.action - power.first, self.player)

    def copy(self) -> "Named":
        return self  # it is never written to


# ---------------------------------------------------------------------------------------------------------------------
# Each power
# ---------------------------------------------------------------------------------------------------------------------


class Prince(Power):
    """Laid before the player: it scores at the end of the round."""

    def perform(self, salon: Salon, way: i64) -> None:
        self.show(salon, way)
        salon.princes[salon.asked] += 1

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-prince", points=int(POINTS_PRINCE))


class TurnDie(Power):
    """Treasurer, Chocolatier, Architect: after a roll. A die that already shows it would not change."""

    def card_of(self, way: i64) -> i64:
        return TREASURER + way // DICE

    def offer(self, salon: Salon, found: vec[i64]) -> vec[i64]:
        if not salon.rolled():
            return found
        face: i64 = 0
        while face < COLUMNS:
            if at_hand(salon, TREASURER + face) == ALLOWED:
                die: i64 = 0
                while die < DICE:
                    if salon.dice[die] != face:
                        found = append(found, self.first + face * DICE + die)
                    die += 1
            face += 1
        return found

    def needs(self, salon: Salon, way: i64) -> i64:
        if not salon.rolled():
            return AFTER_A_ROLL
        if salon.dice[way % DICE] == way // DICE:
            return NO_EFFECT
        return ALLOWED

    def use(self, salon: Salon, way: i64, player: i64) -> None:
        salon.dice[way % DICE] = way // DICE
        salon.tell(DIE_TURNED, salon.turn, way % DICE + 1, way // DICE)

    def label(self, salon: Salon, way: i64) -> Phrase:
        die = int(way % DICE)
        shown, turned = RESOURCES[salon.dice[die]], RESOURCES[way // DICE]
        return phrase("move-turn-die", court=COURT[self.card_of(way)], die=die + 1, face=shown, column=turned)

    def aims(self, way: i64) -> list[str]:
        return [die_piece(way % DICE)]


class Captain(Power):
    """One musketeer that was spent comes back."""

    def needs(self, salon: Salon, way: i64) -> i64:
        if salon.spent[salon.turn] == 0:
            return NO_EFFECT
        return ALLOWED

    def use(self, salon: Salon, way: i64, player: i64) -> None:
        salon.musketeers[player] += 1
        salon.spent[player] -= 1
        salon.tell(MUSKETEER_BACK, player)


class Gardener(Power):
    """Before taking: another line."""

    def needs(self, salon: Salon, way: i64) -> i64:
        if salon.taken():
            return BEFORE_TAKING
        return ALLOWED

    def use(self, salon: Salon, way: i64, player: i64) -> None:
        salon.clear_line()
        salon.fill_line()


class Marquise(Power):
    """Before taking: two different cards of the line change places."""

    def needs(self, salon: Salon, pair: i64) -> i64:
        if salon.taken():
            return BEFORE_TAKING
        if PAIR_TWO[pair] >= len(salon.line):
            return NO_SUCH_CARD
        if salon.line[PAIR_ONE[pair]] == salon.line[PAIR_TWO[pair]]:
            return NO_EFFECT
        return ALLOWED

    def use(self, salon: Salon, pair: i64, player: i64) -> None:
        one: i64 = PAIR_ONE[pair]
        two: i64 = PAIR_TWO[pair]
        card: i64 = salon.line[one]
        salon.line[one] = salon.line[two]
        salon.line[two] = card
        salon.tell(SWAPPED_IN_LINE, salon.turn, one + 1, two + 1)

    def label(self, salon: Salon, pair: i64) -> Phrase:
        one, two = int(PAIR_ONE[pair]), int(PAIR_TWO[pair])
        places = {"one": petition(salon.line[one]), "first": one + 1, "two": petition(salon.line[two])}
        return phrase("move-marquise", **places, second=two + 1)

    def aims(self, pair: i64) -> list[str]:
        return [place_piece(PAIR_ONE[pair]), place_piece(PAIR_TWO[pair])]


class Stewardship(Power):
    """Court cards are drawn, if there are any; he himself is not among those (ruling 11)."""

    def needs(self, salon: Salon, way: i64) -> i64:
        if salon.court_left() == 0:
            return NO_EFFECT
        return ALLOWED

    def perform(self, salon: Salon, way: i64) -> None:
        self.show(salon, way)
        self.use(salon, way, salon.asked)
        salon.discard_court(STEWARD)

    def use(self, salon: Salon, way: i64, player: i64) -> None:
        for _ in range(STEWARD_DRAWS):
            salon.draw_court(player)
        salon.push(Surplus())

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-steward", draws=int(STEWARD_DRAWS))


class Ambassador(Power):
    """A resource card of yours against a rival's of another column; balls stay where they are."""

    def needs(self, salon: Salon, way: i64) -> i64:
        rival: i64 = way // TRADES_WITH_ONE
        why: i64 = rival_refusal(salon, rival)
        if why != ALLOWED:
            return why
        trade: i64 = way % TRADES_WITH_ONE
        own: i64 = salon.resources[salon.turn * COLUMNS + TRADE_OWN[trade]]
        if own == 0 or salon.resources[rival * COLUMNS + TRADE_THEIRS[trade]] == 0:
            return NO_SUCH_CARD
        return ALLOWED

    def named(self, salon: Salon, way: i64) -> i64:
        return way // TRADES_WITH_ONE

    def use(self, salon: Salon, way: i64, player: i64) -> None:
        rival: i64 = way // TRADES_WITH_ONE
        own: i64 = TRADE_OWN[way % TRADES_WITH_ONE]
        theirs: i64 = TRADE_THEIRS[way % TRADES_WITH_ONE]
        salon.resources[salon.turn * COLUMNS + own] -= 1
        salon.resources[salon.turn * COLUMNS + theirs] += 1
        salon.resources[rival * COLUMNS + theirs] -= 1
        salon.resources[rival * COLUMNS + own] += 1
        salon.tell(TRADED, salon.turn, own, rival, theirs)

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-ambassador", rival=who(way // TRADES_WITH_ONE), **self.threat(way))

    def aims(self, way: i64) -> list[str]:
        trade: i64 = way % TRADES_WITH_ONE
        return [own_piece(TRADE_OWN[trade]), column_piece(way // TRADES_WITH_ONE, TRADE_THEIRS[trade])]

    def threat(self, way: i64) -> dict[str, object]:
        """The two cards of the swap."""
        trade: i64 = way % TRADES_WITH_ONE
        return {"own": RESOURCES[TRADE_OWN[trade]], "theirs": RESOURCES[TRADE_THEIRS[trade]]}


class Spy(Power):
    """A random card out of the hand of a rival who has one."""

    def needs(self, salon: Salon, rival: i64) -> i64:
        why: i64 = rival_refusal(salon, rival)
        if why == ALLOWED and salon.hand_size(rival) == 0:
            return NO_EFFECT
        return why

    def named(self, salon: Salon, rival: i64) -> i64:
        return rival

    def use(self, salon: Salon, rival: i64, player: i64) -> None:
        left: i64 = salon.chance.below(salon.hand_size(rival))
        card: i64 = 0
        while left >= salon.hands[rival * KINDS + card]:
            left -= salon.hands[rival * KINDS + card]
            card += 1
        salon.hands[rival * KINDS + card] -= 1
        salon.hands[salon.turn * KINDS + card] += 1
        salon.remember_theft(salon.turn, rival, card)
        salon.tell(SPIED, salon.turn, rival, card)
        salon.push(Surplus())

    def label(self, salon: Salon, rival: i64) -> Phrase:
        return phrase("move-spy", rival=who(rival), cards=int(salon.hand_size(rival)))

    def aims(self, rival: i64) -> list[str]:
        return [rival_piece(rival)]


class Confessor(Power):
    """On one's own turn: a Bastille that waits is discarded (ruling 9)."""

    def needs(self, salon: Salon, way: i64) -> i64:
        if salon.waiting[salon.turn] == 0:
            return NO_BASTILLE
        return ALLOWED

    def use(self, salon: Salon, way: i64, player: i64) -> None:
        salon.waiting[player] -= 1
        salon.pile[BASTILLE] += 1
        salon.tell(BASTILLE_GONE, player)


# ---------------------------------------------------------------------------------------------------------------------
# The Lieutenant of Police: on a rival's turn, after a roll (ruling 12)
# ---------------------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Lieutenants(Matter):
    """After a roll: whether a Lieutenant of Police has a die rolled again. Every rival who might hold one is asked,
    clockwise from the player whose turn it is; `distance`: how far the asking has come. In a candid world nobody is
    there to be betrayed: only who holds one is asked."""

    def __init__(self, distance: i64) -> None:
        super().__init__(LIEUTENANTS)
        self.distance: i64 = distance

    def step(self, position: Engine) -> bool:
        salon = cast(Salon, position)
        while self.distance < salon.seats:
            seat: i64 = (salon.turn + self.distance) % salon.seats
            if salon.candid:
                if salon.holds(seat, LIEUTENANT):
                    return salon.ask(seat, ASK_LIEUTENANT)
            elif salon.might_hold(seat, LIEUTENANT):
                return salon.ask(seat, ASK_LIEUTENANT)
            self.distance += 1
        salon.pop()
        return False

    def copy(self) -> "Lieutenants":
        return Lieutenants(self.distance)


class Lieutenant(Power):
    """A die is rolled again, and the asking begins anew."""

    def elsewhere(self, salon: Salon, die: i64) -> i64:
        return not_asked_for(salon)

    def named(self, salon: Salon, die: i64) -> i64:
        return salon.turn

    def use(self, salon: Salon, die: i64, player: i64) -> None:
        salon.pop()  # the asking that it interrupted
        salon.roll(die)
        salon.push(Lieutenants(1))

    def label(self, salon: Salon, die: i64) -> Phrase:
        return phrase("move-lieutenant", die=int(die) + 1, face=RESOURCES[salon.dice[die]])

    def aims(self, die: i64) -> list[str]:
        return [die_piece(die)]

    def threat(self, die: i64) -> dict[str, object]:
        return {"die": int(die) + 1}


def not_asked_for(salon: Salon) -> i64:
    """Why an answer is refused where there is nothing to answer; while the Actor aims, nothing else is at hand."""
    if salon.question == ASK_ACTOR:
        return OTHER_QUESTION
    return RIVALS_TURN


AIMED_AT_SOMEBODY: Final[list[Power]] = [
    Lieutenant(PLAY_LIEUTENANT, LIEUTENANT),
    Spy(PLAY_SPY, SPY),
    Ambassador(PLAY_AMBASSADOR, AMBASSADOR),
]
"""What names a seat, by the numbers of the moves, the last first."""
