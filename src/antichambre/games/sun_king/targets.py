"""What several chapters aim at: a rival, a rival's card, a card of one's own."""

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.sun_king.components import HUES
from antichambre.games.sun_king.court import Court
from antichambre.games.sun_king.pieces import name_at, own_piece, rival_piece, row_piece, seat_name
from antichambre.games.sun_king.vocabulary import NOT_IN_GAME, NOT_OWNED, NOT_YOURSELF, TOP_CARDS
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Verb
from antichambre.kernel.vocabulary import ALLOWED


def rival_refusal(court: Court, rival: i64) -> i64:
    """A rival is somebody else who is still in."""
    if rival == court.asked:
        return NOT_YOURSELF
    if rival >= court.seats or court.alive[rival] == 0:
        return NOT_IN_GAME
    return ALLOWED


def rival_card_refusal(court: Court, place: i64) -> i64:
    """A rival's top card: seat and colour in one number."""
    why: i64 = rival_refusal(court, place // HUES)
    if why == ALLOWED and court.row[place] == 0:
        return TOP_CARDS
    return why


def own_refusal(court: Court, seat: i64, place: i64) -> i64:
    """A card of one's own: the top of a row, or an auction card."""
    if court.has_card(seat, place):
        return ALLOWED
    if place < HUES:
        return TOP_CARDS
    return NOT_OWNED


def loss(court: Court, rival: i64, count: i64) -> Phrase:
    """What a rival would give who must give so much power, and whether that rival would be out."""
    power = court.power[rival]
    if court.gentle and count > power:
        count = power
    if count == 0:
        return phrase("loss-none", who=seat_name(rival))
    return phrase("loss" if count <= power else "loss-out", who=seat_name(rival), count=count, power=power)


class OnRival(Verb[Court]):
    """Something that is done to a rival: a way for each seat."""

    def may(self, court: Court) -> i64:
        """ALLOWED, or why it cannot be done to anybody."""
        raise TypeError("a verb says whether it may be done at all")

    def refusal(self, court: Court, rival: i64) -> i64:
        why: i64 = self.may(court)
        if why == ALLOWED:
            return rival_refusal(court, rival)
        return why

    def offer(self, court: Court, found: vec[i64]) -> vec[i64]:
        if self.may(court) != ALLOWED:
            return found
        rival: i64 = 0
        while rival < court.seats:
            if rival != court.asked and court.alive[rival] == 1:
                found = append(found, self.first + rival)
            rival += 1
        return found

    def pieces(self, court: Court, rival: i64) -> list[str]:
        return [rival_piece(rival)]


class OnRivalCard(Verb[Court]):
    """Something that is done to a rival's top card: a way for each seat and colour."""

    def may(self, court: Court) -> i64:
        """ALLOWED, or why it cannot be done to any card."""
        raise TypeError("a verb says whether it may be done at all")

    def refusal(self, court: Court, place: i64) -> i64:
        why: i64 = self.may(court)
        if why == ALLOWED:
            return rival_card_refusal(court, place)
        return why

    def offer(self, court: Court, found: vec[i64]) -> vec[i64]:
        """The rows of the eliminated are empty."""
        if self.may(court) != ALLOWED:
            return found
        row = court.row
        own: i64 = court.asked * HUES
        last: i64 = court.seats * HUES
        place: i64 = 0
        while place < last:
            if row[place] > 0 and (place < own or place >= own + HUES):
                found = append(found, self.first + place)
            place += 1
        return found

    def pieces(self, court: Court, place: i64) -> list[str]:
        return [row_piece(place)]

    def named(self, court: Court, place: i64) -> dict[str, object]:
        """The card and its owner, as the catalogue asks for them."""
        rival = place // HUES
        return {"card": name_at(court, rival, place % HUES), "of": phrase("seat-of", seat=rival)}


class OwnTop(Verb[Court]):
    """Something that is done with the top card of a row of one's own: a way for each colour."""

    def refusal(self, court: Court, colour: i64) -> i64:
        if court.row[court.asked * HUES + colour] == 0:
            return TOP_CARDS
        return ALLOWED

    def pieces(self, court: Court, colour: i64) -> list[str]:
        return [own_piece(colour)]

    def named(self, court: Court, colour: i64) -> str:
        return name_at(court, court.asked, colour)


class OwnCard(Verb[Court]):
    """Something that is done with a card of one's own: a way for each row and each kind of auction card."""

    def refusal(self, court: Court, place: i64) -> i64:
        return own_refusal(court, court.asked, place)

    def pieces(self, court: Court, place: i64) -> list[str]:
        return [own_piece(place)]

    def named(self, court: Court, place: i64) -> str:
        return name_at(court, court.asked, place)
