"""Phase 1: le joueur examine ses qualités. The five qualities, each at most once a turn, in any order (ruling 5); the
auction cards of phase 1 are in auction_cards.py."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.auction_cards import BetweenActions, card_may
from antichambre.games.sun_king.components import (
    AUTHORITY,
    BLUE,
    CARDS,
    COLOUR_OF,
    COLOURS,
    DIPLOMACY,
    DUEL_POWER,
    FIRST_AUCTION,
    GREEN,
    HUES,
    OVERLORD,
    PENSION,
    POWER_GAIN,
    PURPLE,
    RED,
    TWO_DUELS_POWER,
    WEALTH_GAIN,
    YELLOW,
)
from antichambre.games.sun_king.court import (
    ANNOUNCING,
    USED_DUEL,
    USED_ETIQUETTE,
    USED_OVERLORD,
    USED_POWER,
    USED_WEALTH,
    Court,
)
from antichambre.games.sun_king.pieces import card_piece, gold_of, own_piece, own_place, power_of, rival_piece
from antichambre.games.sun_king.targets import OnRival, OnRivalCard, OwnTop, loss, rival_refusal
from antichambre.games.sun_king.vocabulary import (
    ANOTHER_CARD,
    ASK_ETIQUETTE_GIVE,
    ASK_ETIQUETTE_TAKE,
    BANK_EMPTY,
    DUEL_FIRST,
    DUELLED,
    FETCHED,
    NO_MAJORITY,
    ONCE_A_TURN,
    OWN_CARD,
    PAIRS,
    PILE_EMPTY,
    TOP_CARDS,
    TWO_FROM_ONE,
)
from antichambre.kernel.engine import Engine, Frame
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Verb
from antichambre.kernel.vocabulary import ALLOWED, OTHER_QUESTION

FIRST_OF_PAIR: Final = vec[i64]([one for one, _ in PAIRS])
SECOND_OF_PAIR: Final = vec[i64]([two for _, two in PAIRS])

USED_BY_THEMSELVES: Final = (BLUE, PURPLE, RED, YELLOW, HUES + AUTHORITY, HUES + PENSION)
"""Cards of one's own that are touched to use them, or to give them for Étiquette."""


def quality_may(court: Court, colour: i64, bit: i64) -> i64:
    """Whether a quality may be used now: majorities are judged at the moment of use."""
    if court.used & bit != 0:
        return ONCE_A_TURN
    if not court.majority(court.asked, colour):
        return NO_MAJORITY
    return ALLOWED


class ToUse(BetweenActions):
    """What to use, or the end of the phase."""

    def ask(self, court: Court) -> Phrase:
        return phrase("ask-qualities-duel" if must_duel(court) else self.key)

    def touched(self, court: Court, piece: str, before: list[str]) -> i64:
        """A card of one's own: of a quality or card of phase 1, why it cannot be used now. Duel and Overlord are used
        on a rival, who is then to be touched; Intrigue waits for Mazarin."""
        place = own_place(piece)
        if place == GREEN:
            why = quality_may(court, GREEN, USED_DUEL)
            return DUEL_FIRST if why == ALLOWED else why
        if place == HUES + OVERLORD:
            why = card_may(court, OVERLORD, USED_OVERLORD)
            return OTHER_QUESTION if why == ALLOWED else why
        if place == PURPLE and court.majority(court.asked, PURPLE):
            return OTHER_QUESTION
        if place in USED_BY_THEMSELVES:
            return ALLOWED
        return super().touched(court, piece, before)


class EndQualities(Verb[Court]):
    """Duel is compulsory while you hold its majority (ruling 5)."""

    def refusal(self, court: Court, way: i64) -> i64:
        if must_duel(court):
            return DUEL_FIRST
        return ALLOWED

    def perform(self, court: Court, way: i64) -> None:
        court.phase = ANNOUNCING

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-end-qualities")


def must_duel(court: Court) -> bool:
    return court.used & USED_DUEL == 0 and court.majority(court.asked, GREEN)


# ---------------------------------------------------------------------------------------------------------------------
# Combat en duel (vert)
# ---------------------------------------------------------------------------------------------------------------------


class Duel(OnRival):
    """Two from one rival (ruling 6)."""

    def may(self, court: Court) -> i64:
        return quality_may(court, GREEN, USED_DUEL)

    def perform(self, court: Court, rival: i64) -> None:
        court.used |= USED_DUEL
        court.tell(DUELLED, court.asked)
        court.lose_power(rival, wound(court, rival, DUEL_POWER))

    def label(self, court: Court, rival: i64) -> Phrase:
        return phrase("move-duel", loss=loss(court, rival, wound(court, rival, DUEL_POWER)))


class DuelTwo(Verb[Court]):
    """One from each of two at the same time; with one rival left, two from that rival (ruling 6)."""

    def refusal(self, court: Court, pair: i64) -> i64:
        why: i64 = quality_may(court, GREEN, USED_DUEL)
        if why != ALLOWED:
            return why
        if court.still == 2:
            return TWO_FROM_ONE
        why = rival_refusal(court, FIRST_OF_PAIR[pair])
        if why != ALLOWED:
            return why
        return rival_refusal(court, SECOND_OF_PAIR[pair])

    def offer(self, court: Court, found: vec[i64]) -> vec[i64]:
        if court.still == 2 or quality_may(court, GREEN, USED_DUEL) != ALLOWED:
            return found
        pair: i64 = 0
        while pair < self.ways:
            if rival_refusal(court, FIRST_OF_PAIR[pair]) == ALLOWED:
                if rival_refusal(court, SECOND_OF_PAIR[pair]) == ALLOWED:
                    found = append(found, self.first + pair)
            pair += 1
        return found

    def perform(self, court: Court, pair: i64) -> None:
        court.used |= USED_DUEL
        court.tell(DUELLED, court.asked)
        one: i64 = FIRST_OF_PAIR[pair]
        two: i64 = SECOND_OF_PAIR[pair]
        court.lose_power(one, wound(court, one, TWO_DUELS_POWER))
        court.lose_power(two, wound(court, two, TWO_DUELS_POWER))

    def label(self, court: Court, pair: i64) -> Phrase:
        one, two = FIRST_OF_PAIR[pair], SECOND_OF_PAIR[pair]
        return phrase(
            "move-duel-pair",
            loss=loss(court, one, wound(court, one, TWO_DUELS_POWER)),
            second=loss(court, two, wound(court, two, TWO_DUELS_POWER)),
        )

    def pieces(self, court: Court, pair: i64) -> list[str]:
        return [rival_piece(FIRST_OF_PAIR[pair]), rival_piece(SECOND_OF_PAIR[pair])]


def wound(court: Court, rival: i64, count: i64) -> i64:
    """What a duel takes from a rival that takes so much from others."""
    return lessened(count, court.owns(rival, DIPLOMACY))


def lessened(count: i64, diplomatic: bool) -> i64:
    """Carte de Diplomatie: one less in a duel, and in nothing else."""
    if diplomatic:
        return count - 1
    return count


# ---------------------------------------------------------------------------------------------------------------------
# Puissance (rouge), Richesse (jaune)
# ---------------------------------------------------------------------------------------------------------------------


class Power(Verb[Court]):
    """Puissance: a power from the bank."""

    def refusal(self, court: Court, way: i64) -> i64:
        why: i64 = quality_may(court, RED, USED_POWER)
        if why == ALLOWED and court.bank_power == 0:
            return BANK_EMPTY
        return why

    def perform(self, court: Court, way: i64) -> None:
        court.used |= USED_POWER
        court.gain_power(court.asked, POWER_GAIN)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-power", gain=power_of(POWER_GAIN))

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [own_piece(RED)]


class Wealth(Verb[Court]):
    """Richesse: a gold from the bank."""

    def refusal(self, court: Court, way: i64) -> i64:
        why: i64 = quality_may(court, YELLOW, USED_WEALTH)
        if why == ALLOWED and court.bank_gold == 0:
            return BANK_EMPTY
        return why

    def perform(self, court: Court, way: i64) -> None:
        court.used |= USED_WEALTH
        court.gain_gold(court.asked, WEALTH_GAIN)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-wealth", gain=gold_of(WEALTH_GAIN))

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [own_piece(YELLOW)]


# ---------------------------------------------------------------------------------------------------------------------
# Étiquette (bleue): a card of one's own for one of the discard pile; or a rival's card and one's own are discarded
# ---------------------------------------------------------------------------------------------------------------------


class Exchange(OwnTop):
    """The first action (ruling 8): one's own top card against another one in the discard pile."""

    def refusal(self, court: Court, colour: i64) -> i64:
        why: i64 = quality_may(court, BLUE, USED_ETIQUETTE)
        if why != ALLOWED:
            return why
        if court.row[court.asked * HUES + colour] == 0:
            return TOP_CARDS
        if pile_has_quality(court):
            return ALLOWED
        return PILE_EMPTY

    def offer(self, court: Court, found: vec[i64]) -> vec[i64]:
        if quality_may(court, BLUE, USED_ETIQUETTE) != ALLOWED or not pile_has_quality(court):
            return found
        colour: i64 = 0
        while colour < HUES:
            if court.row[court.asked * HUES + colour] > 0:
                found = append(found, self.first + colour)
            colour += 1
        return found

    def perform(self, court: Court, colour: i64) -> None:
        court.used |= USED_ETIQUETTE
        court.push(Fetching(court.discard_at(court.asked, colour)))
        court.sealed = True  # the discard pile lies open now

    def label(self, court: Court, colour: i64) -> Phrase:
        return phrase("move-exchange", card=self.named(court, colour))


def pile_has_quality(court: Court) -> bool:
    kind: i64 = 0
    while kind < FIRST_AUCTION:
        if court.pile[kind] > 0:
            return True
        kind += 1
    return False


@mypyc_attr(acyclic=True)
class Fetching(Frame):
    """Settles which card Étiquette fetches from the discard pile for the one given."""

    def __init__(self, given: i64) -> None:
        self.given: i64 = given

    def step(self, position: Engine) -> bool:
        return position.ask(cast(Court, position).turn, ASK_ETIQUETTE_TAKE)

    def copy(self) -> "Fetching":
        return Fetching(self.given)


class Fetch(Verb[Court]):
    """Another card than the one just given (ruling 8)."""

    def refusal(self, court: Court, card: i64) -> i64:
        there: i64 = court.pile[card]
        if card == cast(Fetching, court.stack[-1]).given:
            there -= 1
        if there > 0:
            return ALLOWED
        return ANOTHER_CARD

    def perform(self, court: Court, card: i64) -> None:
        court.pop()
        court.add_quality(court.asked, card)
        court.pile[card] -= 1
        court.tell(FETCHED, court.asked, card)

    def label(self, court: Court, card: i64) -> Phrase:
        return taking(court, card)

    def pieces(self, court: Court, card: i64) -> list[str]:
        return [card_piece(card)]


def taking(court: Court, card: i64) -> Phrase:
    """A quality card that one may take, and how many of its colour one would have."""
    colour = COLOUR_OF[card]
    count = court.held[court.asked * HUES + colour] + 1
    return phrase("move-take", card=CARDS[card], colour=COLOURS[colour], count=count)


class Spoil(OnRivalCard):
    """The second action: a rival's top card and a quality card of one's own are discarded."""

    def may(self, court: Court) -> i64:
        why: i64 = quality_may(court, BLUE, USED_ETIQUETTE)
        if why == ALLOWED and court.quality_count(court.asked) == 0:
            return OWN_CARD
        return why

    def perform(self, court: Court, place: i64) -> None:
        court.used |= USED_ETIQUETTE
        court.discard_at(place // HUES, place % HUES)
        court.push(Spoiling())

    def label(self, court: Court, place: i64) -> Phrase:
        return phrase("move-spoil", **self.named(court, place))


@mypyc_attr(acyclic=True)
class Spoiling(Frame):
    """Settles which card of one's own goes after a rival's."""

    def step(self, position: Engine) -> bool:
        return position.ask(cast(Court, position).turn, ASK_ETIQUETTE_GIVE)

    def copy(self) -> "Spoiling":
        return Spoiling()


class GiveUp(OwnTop):
    """The card of one's own that goes to the discard pile with the rival's."""

    def perform(self, court: Court, colour: i64) -> None:
        court.pop()
        court.discard_at(court.asked, colour)

    def label(self, court: Court, colour: i64) -> Phrase:
        return phrase("move-give-etiquette", card=self.named(court, colour))
