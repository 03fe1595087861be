"""Phase 1: the five qualities, the auction cards of phase 1, and the Conspiracy, which goes with any phase."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.components import (
    AUTHORITY,
    BLUE,
    CONSPIRACY,
    DIPLOMACY,
    FIRST_AUCTION,
    GREEN,
    HUES,
    KINDS_OF_AUCTION,
    OVERLORD,
    PENSION,
    RED,
    YELLOW,
)
from antichambre.games.sun_king.frames import Exchange, Pending, Swap
from antichambre.games.sun_king.specials import Specials
from antichambre.games.sun_king.vocabulary import (
    ASK_CHOOSE,
    ASK_ETIQUETTE_GIVE,
    ASK_ETIQUETTE_TAKE,
    ASK_GOLD,
    ASK_QUALITIES,
    ASK_SWAP_GIVE,
    AUTHORITY_CARD,
    BANK_EMPTY,
    CONSPIRE,
    CONSPIRED,
    DUEL,
    DUEL_PAIR,
    DUELLED,
    END,
    EXCHANGE,
    GIVE,
    NO_MAJORITY,
    NOT_IN_GAME,
    NOT_OWNED,
    NOT_YOURSELF,
    ONCE_A_TURN,
    OTHER_QUESTION,
    OVERLORD_CARD,
    OWN_CARD,
    PAIRS,
    PENSION_CARD,
    PILE_EMPTY,
    POWER,
    SPOIL,
    SWAPPED,
    TOP_CARDS,
    TWO_FROM_ONE,
    WEALTH,
)
from antichambre.kernel.game import ALLOWED

FIRST_OF_PAIR: Final = vec[i64]([one for one, _ in PAIRS])
SECOND_OF_PAIR: Final = vec[i64]([two for _, two in PAIRS])

# What can be used once a turn: a bit each.
USED_DUEL: Final = 1
USED_POWER: Final = 2
USED_WEALTH: Final = 4
USED_ETIQUETTE: Final = 8
USED_AUTHORITY: Final = 16
USED_OVERLORD: Final = 32
USED_CONSPIRACY: Final = 64
USED_GOLD: Final = 128
BY_MEDAL: Final = 256  # cards are turned one at a time


@mypyc_attr(acyclic=True)
class Qualities(Specials):
    """The court with all that interrupts it, and what a duke can do in phase 1."""

    def rival_refusal(self, rival: i64) -> i64:
        """A rival is somebody else who is still in."""
        if rival == self.asked:
            return NOT_YOURSELF
        if rival >= self.seats or self.alive[rival] == 0:
            return NOT_IN_GAME
        return ALLOWED

    def rival_card_refusal(self, place: i64) -> i64:
        """A rival's top card: seat and colour in one number."""
        why: i64 = self.rival_refusal(place // HUES)
        if why == ALLOWED and self.row[place] == 0:
            return TOP_CARDS
        return why

    # -----------------------------------------------------------------------------------------------------------------
    # Phase 1: the five qualities, and the auction cards of phase 1; each at most once a turn, in any order (ruling 5)
    # -----------------------------------------------------------------------------------------------------------------

    def quality_may(self, colour: i64, bit: i64) -> i64:
        """Whether a quality may be used now."""
        if self.question != ASK_QUALITIES:
            return OTHER_QUESTION
        if self.used & bit != 0:
            return ONCE_A_TURN
        if not self.majority(self.asked, colour):
            return NO_MAJORITY
        return ALLOWED

    def card_may(self, auction: i64, bit: i64) -> i64:
        """Whether an auction card of phase 1 may be used now."""
        if self.question != ASK_QUALITIES:
            return OTHER_QUESTION
        if not self.owns(self.asked, auction):
            return NOT_OWNED
        if self.used & bit != 0:
            return ONCE_A_TURN
        return ALLOWED

    def quality_refusal(self, action: i64) -> i64:
        why: i64 = ALLOWED
        if action < DUEL_PAIR:
            why = self.quality_may(GREEN, USED_DUEL)
            return self.rival_refusal(action - DUEL) if why == ALLOWED else why
        if action < POWER:
            why = self.quality_may(GREEN, USED_DUEL)
            return self.pair_refusal(action - DUEL_PAIR) if why == ALLOWED else why
        if action == POWER:
            why = self.quality_may(RED, USED_POWER)
            return BANK_EMPTY if why == ALLOWED and self.bank_power == 0 else why
        if action == WEALTH:
            why = self.quality_may(YELLOW, USED_WEALTH)
            return BANK_EMPTY if why == ALLOWED and self.bank_gold == 0 else why
        if action == AUTHORITY_CARD:
            why = self.card_may(AUTHORITY, USED_AUTHORITY)
            return BANK_EMPTY if why == ALLOWED and self.bank_power == 0 else why
        if action == PENSION_CARD:
            return self.pension_refusal()
        if action < EXCHANGE:
            why = self.card_may(OVERLORD, USED_OVERLORD)
            return self.rival_refusal(action - OVERLORD_CARD) if why == ALLOWED else why
        return self.exchange_refusal(action - EXCHANGE)

    def pair_refusal(self, pair: i64) -> i64:
        """Ruling 6: one from each of two; with one rival left, two from that rival."""
        if self.still == 2:
            return TWO_FROM_ONE
        why: i64 = self.rival_refusal(FIRST_OF_PAIR[pair])
        if why != ALLOWED:
            return why
        return self.rival_refusal(SECOND_OF_PAIR[pair])

    def pension_refusal(self) -> i64:
        """Each of the two Pensions once a turn."""
        why: i64 = self.card_may(PENSION, 0)
        if why != ALLOWED:
            return why
        if self.pensions >= self.owned[self.asked * KINDS_OF_AUCTION + PENSION]:
            return ONCE_A_TURN
        return BANK_EMPTY if self.bank_gold == 0 else ALLOWED

    def exchange_refusal(self, colour: i64) -> i64:
        """Étiquette, first action (ruling 8): one's own top card against another one in the discard pile."""
        why: i64 = self.quality_may(BLUE, USED_ETIQUETTE)
        if why != ALLOWED:
            return why
        if self.row[self.asked * HUES + colour] == 0:
            return TOP_CARDS
        return ALLOWED if self.pile_has_quality() else PILE_EMPTY

    def spoil_refusal(self, place: i64) -> i64:
        """Étiquette, second action: a rival's top card and a quality card of one's own are discarded."""
        why: i64 = self.quality_may(BLUE, USED_ETIQUETTE)
        if why != ALLOWED:
            return why
        if self.quality_count(self.asked) == 0:
            return OWN_CARD
        return self.rival_card_refusal(place)

    def pile_has_quality(self) -> bool:
        kind: i64 = 0
        while kind < FIRST_AUCTION:
            if self.pile[kind] > 0:
                return True
            kind += 1
        return False

    def with_qualities(self, found: vec[i64]) -> vec[i64]:
        if self.quality_may(GREEN, USED_DUEL) == ALLOWED:
            found = self.with_allowed(found, DUEL, POWER)
        found = self.with_allowed(found, POWER, OVERLORD_CARD)
        if self.card_may(OVERLORD, USED_OVERLORD) == ALLOWED:
            found = self.with_allowed(found, OVERLORD_CARD, EXCHANGE)
        if self.quality_may(BLUE, USED_ETIQUETTE) == ALLOWED:
            found = self.with_allowed(found, EXCHANGE, GIVE)
        return found

    def use_quality(self, action: i64) -> None:
        seat: i64 = self.asked
        if action < POWER:
            self.used |= USED_DUEL
            self.duel(action)
        elif action == POWER:
            self.used |= USED_POWER
            self.gain_power(seat, 1)
        elif action == WEALTH:
            self.used |= USED_WEALTH
            self.gain_gold(seat, 1)
        elif action == AUTHORITY_CARD:
            self.used |= USED_AUTHORITY
            self.gain_power(seat, 1)
        elif action == PENSION_CARD:
            self.pensions += 1
            self.gain_gold(seat, 1)
        elif action < EXCHANGE:
            self.used |= USED_OVERLORD
            self.take_power(action - OVERLORD_CARD, 1)
        elif action < SPOIL:
            self.used |= USED_ETIQUETTE
            self.push(Exchange(self.discard_at(seat, action - EXCHANGE)))
            self.sealed = True  # the discard pile lies open now
        else:
            self.used |= USED_ETIQUETTE
            self.discard_at((action - SPOIL) // HUES, (action - SPOIL) % HUES)
            self.push(Pending(ASK_ETIQUETTE_GIVE))

    def duel(self, action: i64) -> None:
        """Combat en duel: two from one rival, or one from each of two at the same time (ruling 6)."""
        self.tell(DUELLED, self.asked)
        if action < DUEL_PAIR:
            self.wound(action - DUEL, 2)
        else:
            self.wound(FIRST_OF_PAIR[action - DUEL_PAIR], 1)
            self.wound(SECOND_OF_PAIR[action - DUEL_PAIR], 1)
        self.end_if_alone()

    def wound(self, rival: i64, count: i64) -> None:
        """Diplomatie: one less in a duel, and in nothing else."""
        if self.owns(rival, DIPLOMACY):
            count -= 1
        self.lose_power(rival, count)

    def take_power(self, rival: i64, count: i64) -> None:
        self.lose_power(rival, count)
        self.end_if_alone()

    def end_if_alone(self) -> None:
        """The last one standing wins at once."""
        if self.still == 1:
            self.finish()

    def give_refusal(self, colour: i64) -> i64:
        if self.question != ASK_ETIQUETTE_GIVE and self.question != ASK_SWAP_GIVE:
            return OTHER_QUESTION
        return TOP_CARDS if self.row[self.asked * HUES + colour] == 0 else ALLOWED

    def give(self, colour: i64) -> None:
        seat: i64 = self.asked
        top = self.stack[-1]
        self.pop()
        if self.question == ASK_ETIQUETTE_GIVE:
            self.discard_at(seat, colour)
            return
        swap = cast(Swap, top)
        own: i64 = self.lift_top(seat, colour)
        theirs: i64 = self.lift_top(swap.rival, swap.colour)
        self.add_quality(seat, theirs)
        self.add_quality(swap.rival, own)
        self.tell(SWAPPED, seat, own, swap.rival, theirs)

    # -----------------------------------------------------------------------------------------------------------------
    # Carte de Conspiration (ruling 16)
    # -----------------------------------------------------------------------------------------------------------------

    def conspire_may(self) -> i64:
        """Once in your turn, in any of your phases, between actions."""
        question: i64 = self.question
        if question > ASK_CHOOSE and question != ASK_GOLD:
            return OTHER_QUESTION
        if question == ASK_ETIQUETTE_GIVE or question == ASK_ETIQUETTE_TAKE:
            return OTHER_QUESTION
        if not self.owns(self.asked, CONSPIRACY):
            return NOT_OWNED if self.used & USED_CONSPIRACY == 0 else ONCE_A_TURN
        if self.used & USED_CONSPIRACY != 0:
            return ONCE_A_TURN
        return ALLOWED

    def conspire_refusal(self, number: i64) -> i64:
        """A card of yours, itself too, for three power or one gold."""
        why: i64 = self.conspire_may()
        if why != ALLOWED:
            return why
        if not self.has_card(self.asked, number >> 1):
            return TOP_CARDS if number >> 1 < HUES else NOT_OWNED
        bank: i64 = self.bank_power
        if number & 1 == 1:
            bank = self.bank_gold
        return BANK_EMPTY if bank == 0 else ALLOWED

    def with_conspiracy(self, found: vec[i64]) -> vec[i64]:
        if self.conspire_may() == ALLOWED:
            return self.with_allowed(found, CONSPIRE, END)
        return found

    def conspire(self, number: i64) -> None:
        seat: i64 = self.asked
        self.used |= USED_CONSPIRACY
        self.tell(CONSPIRED, seat, self.card_at(seat, number >> 1))
        self.discard_at(seat, number >> 1)
        if number >> 1 == HUES + PENSION and self.pensions > 0:
            self.pensions -= 1  # of two Pensions the used one goes
        if number & 1 == 0:
            self.gain_power(seat, 3)
        else:
            self.gain_gold(seat, 1)
