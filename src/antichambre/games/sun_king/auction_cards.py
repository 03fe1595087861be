"""Traductions des cartes d'enchère: those that their owner uses. Influence and Medal are a matter of phase 2
(turning.py), Diplomacy of the duel (qualities.py)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.sun_king.components import (
    AUTHORITY,
    AUTHORITY_GAIN,
    CONSPIRACY,
    CONSPIRACY_GOLD,
    CONSPIRACY_POWER,
    HUES,
    KINDS_OF_AUCTION,
    OVERLORD,
    OVERLORD_POWER,
    PENSION,
    PENSION_GAIN,
)
from antichambre.games.sun_king.court import USED_AUTHORITY, USED_CONSPIRACY, USED_OVERLORD, Court
from antichambre.games.sun_king.pieces import gold_of, name_at, own_piece, own_place, power_of
from antichambre.games.sun_king.targets import OnRival, loss, own_refusal
from antichambre.games.sun_king.vocabulary import BANK_EMPTY, CONSPIRED, NOT_OWNED, ONCE_A_TURN
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Question, Verb
from antichambre.kernel.vocabulary import ALLOWED, OTHER_QUESTION


def card_may(court: Court, auction: i64, bit: i64) -> i64:
    """Whether an auction card of phase 1 may be used now: at most once a turn (ruling 5)."""
    if not court.owns(court.asked, auction):
        return NOT_OWNED
    if court.used & bit != 0:
        return ONCE_A_TURN
    return ALLOWED


class Authority(Verb[Court]):
    """Carte d'Autorité."""

    def refusal(self, court: Court, way: i64) -> i64:
        why: i64 = card_may(court, AUTHORITY, USED_AUTHORITY)
        if why == ALLOWED and court.bank_power == 0:
            return BANK_EMPTY
        return why

    def perform(self, court: Court, way: i64) -> None:
        court.used |= USED_AUTHORITY
        court.gain_power(court.asked, AUTHORITY_GAIN)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-authority", gain=power_of(AUTHORITY_GAIN))

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [own_piece(HUES + AUTHORITY)]


class Pension(Verb[Court]):
    """Carte de Pension: each of the two once a turn."""

    def refusal(self, court: Court, way: i64) -> i64:
        pensions: i64 = court.owned[court.asked * KINDS_OF_AUCTION + PENSION]
        if pensions == 0:
            return NOT_OWNED
        if court.pensions >= pensions:
            return ONCE_A_TURN
        if court.bank_gold == 0:
            return BANK_EMPTY
        return ALLOWED

    def perform(self, court: Court, way: i64) -> None:
        court.pensions += 1
        court.gain_gold(court.asked, PENSION_GAIN)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-pension", gain=gold_of(PENSION_GAIN))

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [own_piece(HUES + PENSION)]


class Overlord(OnRival):
    """Carte de suzerain. Diplomacy does not help against it."""

    def may(self, court: Court) -> i64:
        return card_may(court, OVERLORD, USED_OVERLORD)

    def perform(self, court: Court, rival: i64) -> None:
        court.used |= USED_OVERLORD
        court.lose_power(rival, OVERLORD_POWER)

    def label(self, court: Court, rival: i64) -> Phrase:
        return phrase("move-overlord", loss=loss(court, rival, OVERLORD_POWER))


# ---------------------------------------------------------------------------------------------------------------------
# Carte de Conspiration (ruling 16): once in your turn, in any of your phases, between actions
# ---------------------------------------------------------------------------------------------------------------------


class Conspire(Verb[Court]):
    """A card of yours, itself too, for three power or one gold: a way for each card and each of the two."""

    def refusal(self, court: Court, way: i64) -> i64:
        why: i64 = conspire_may(court)
        if why != ALLOWED:
            return why
        why = own_refusal(court, court.asked, way >> 1)
        if why != ALLOWED:
            return why
        bank: i64 = court.bank_power
        if way & 1 == 1:
            bank = court.bank_gold
        if bank == 0:
            return BANK_EMPTY
        return ALLOWED

    def offer(self, court: Court, found: vec[i64]) -> vec[i64]:
        if conspire_may(court) != ALLOWED:
            return found
        way: i64 = 0
        while way < self.ways:
            if court.has_card(court.asked, way >> 1):
                if court.bank_power > 0:
                    found = append(found, self.first + way)
                if court.bank_gold > 0:
                    found = append(found, self.first + way + 1)
            way += 2
        return found

    def perform(self, court: Court, way: i64) -> None:
        seat: i64 = court.asked
        place: i64 = way >> 1
        court.used |= USED_CONSPIRACY
        court.tell(CONSPIRED, seat, court.card_at(seat, place))
        court.discard_at(seat, place)
        if place == HUES + PENSION and court.pensions > 0:
            court.pensions -= 1  # of two Pensions the used one goes
        if way & 1 == 0:
            court.gain_power(seat, CONSPIRACY_POWER)
        else:
            court.gain_gold(seat, CONSPIRACY_GOLD)

    def label(self, court: Court, way: i64) -> Phrase:
        """What is left in the bank, if that is less (ruling 3)."""
        power, gold = min(CONSPIRACY_POWER, court.bank_power), min(CONSPIRACY_GOLD, court.bank_gold)
        gain = power_of(power) if way & 1 == 0 else gold_of(gold)
        return phrase("move-conspire", card=name_at(court, court.asked, way >> 1), gain=gain)

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [own_piece(way >> 1)]


def conspire_may(court: Court) -> i64:
    if court.used & USED_CONSPIRACY != 0:
        return ONCE_A_TURN
    if court.owns(court.asked, CONSPIRACY):
        return ALLOWED
    return NOT_OWNED


class BetweenActions(Question[Court]):
    """A question of one's own turn that a conspiracy may answer too."""

    def touched(self, court: Court, piece: str, before: list[str]) -> i64:
        """To whoever has no Conspiracy, a card of their own that nothing else is asked about says nothing."""
        if own_place(piece) != NOBODY and conspire_may(court) == NOT_OWNED:
            return OTHER_QUESTION
        return ALLOWED
