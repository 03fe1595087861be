"""2e phase: Influence, what a card does. Placer ou récupérer: tokens onto the court, or back from the general supply
(ruling 5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.louis_xiv.components import BY_FOUR, BY_JOKER, BY_PERSON, INFLUENCE_CARDS, JOKER
from antichambre.games.louis_xiv.court import PILE, Court
from antichambre.games.louis_xiv.outlook import placed_then
from antichambre.games.louis_xiv.pieces import board_piece, card_name
from antichambre.games.louis_xiv.vocabulary import (
    BEGIN_ON_CARD,
    BOARD_A,
    BOARD_B,
    BOARD_C,
    CARD_PUT_BACK,
    CARD_TOKENS,
    COUNT_A,
    COUNT_B,
    COUNT_C,
    FOUR_ON_ONE,
    JOKER_TOKENS,
    NO_TOKENS,
    ON_TO_A_NEIGHBOUR,
    PATHS,
    PLACEMENTS,
    SINGLES,
    SPLITS,
)
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Question, Verb
from antichambre.kernel.vocabulary import ALLOWED

# What the seat at the cursor is doing with its card (flag).
PLACING_CARD: Final = 1
PLACING_FOUR: Final = 2


def power(kind: i64, four: bool) -> i64:
    """How many tokens a card moves."""
    if four:
        return BY_FOUR
    if kind == JOKER:
        return BY_JOKER
    return BY_PERSON


def reach(court: Court, kind: i64, four: bool) -> tuple[int, int]:
    """How many tokens whoever is asked could place with a card, or take back."""
    moved = power(kind, four)
    return min(moved, court.personal[court.asked]), min(moved, court.general[court.asked])


class PlaceTokens(Verb[Court]):
    """One of the ways in which tokens can end (PLACEMENTS)."""

    def perform(self, court: Court, placement: i64) -> None:
        seat: i64 = court.asked
        court.place_own(seat, BOARD_A[placement], COUNT_A[placement])
        if BOARD_B[placement] != NOBODY:
            court.place_own(seat, BOARD_B[placement], COUNT_B[placement])
        if BOARD_C[placement] != NOBODY:
            court.place_own(seat, BOARD_C[placement], COUNT_C[placement])
        card_done(court, seat)

    def label(self, court: Court, placement: i64) -> Phrase:
        told = [placed_then(court, board, count) for board, count in PLACEMENTS[placement]]
        found = told[-1]
        for one in reversed(told[:-1]):
            found = phrase("placed-and", one=one, other=found)
        return found

    def pieces(self, court: Court, placement: i64) -> list[str]:
        return [board_piece(board) for board, count in PLACEMENTS[placement] for _ in range(count)]

    def may_begin_with(self, touched: list[str], pieces: list[str]) -> bool:
        """In the order of the way."""
        return pieces[: len(touched)] == touched


class PlaceByCard(PlaceTokens):
    """With a person's card one to three, beginning on that person; with a joker one or two, anywhere."""

    def refusal(self, court: Court, placement: i64) -> i64:
        tokens: i64 = COUNT_A[placement] + COUNT_B[placement] + COUNT_C[placement]
        if tokens > court.personal[court.asked]:
            return NO_TOKENS
        if court.card_played == JOKER:
            # Two neighbours, one each: the same from either side, so from the lower number.
            if tokens > BY_JOKER or NOBODY < BOARD_B[placement] < BOARD_A[placement]:
                return JOKER_TOKENS
            return ALLOWED
        if BOARD_A[placement] != court.card_played:
            return BEGIN_ON_CARD
        if tokens > BY_PERSON:
            return CARD_TOKENS
        return ALLOWED

    def offer(self, court: Court, found: vec[i64]) -> vec[i64]:
        """A person's card begins on that person; a joker anywhere, and never along a path of three."""
        card: i64 = court.card_played
        if card == JOKER:
            return self.among(court, found, 0, PATHS[0])
        found = self.among(court, found, SINGLES[card], SINGLES[card + 1])
        found = self.among(court, found, SPLITS[card], SPLITS[card + 1])
        return self.among(court, found, PATHS[card], PATHS[card + 1])

    def among(self, court: Court, found: vec[i64], first: i64, last: i64) -> vec[i64]:
        placement: i64 = first
        while placement < last:
            if self.refusal(court, placement) == ALLOWED:
                found = append(found, self.first + placement)
            placement += 1
        return found


class PlaceByFour(PlaceTokens):
    """Mission: up to four on one person (ruling 7)."""

    def refusal(self, court: Court, placement: i64) -> i64:
        tokens: i64 = COUNT_A[placement] + COUNT_B[placement] + COUNT_C[placement]
        if tokens > court.personal[court.asked]:
            return NO_TOKENS
        if BOARD_B[placement] == NOBODY and tokens <= BY_FOUR:
            return ALLOWED
        return FOUR_ON_ONE

    def offer(self, court: Court, found: vec[i64]) -> vec[i64]:
        placement: i64 = 0
        while placement < SPLITS[0]:
            if self.refusal(court, placement) == ALLOWED:
                found = append(found, self.first + placement)
            placement += 1
        return found


class RecoverTokens(Verb[Court]):
    """Always possible, as many as there are."""

    def perform(self, court: Court, way: i64) -> None:
        court.recover_tokens(court.asked, power(court.card_played, court.flag == PLACING_FOUR))
        card_done(court, court.asked)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-take-back", count=reach(court, court.card_played, court.flag == PLACING_FOUR)[1])


class ToPlace(Question[Court]):
    """Where tokens go with the card that was played."""

    def ask(self, court: Court) -> Phrase:
        return phrase(self.key, card=card_name(court.card_played))

    def touched(self, court: Court, piece: str, before: list[str]) -> i64:
        """One token after the other: too many, more than there are, or not along a way."""
        if not before or not piece.startswith("board "):
            return ALLOWED
        four = court.flag == PLACING_FOUR
        if (four and piece != before[0]) or len(before) >= power(court.card_played, four):
            return most_of(court)
        if len(before) >= court.personal[court.asked]:
            return NO_TOKENS
        return JOKER_TOKENS if court.card_played == JOKER else ON_TO_A_NEIGHBOUR


def most_of(court: Court) -> i64:
    """The rule that says how many tokens the card places."""
    if court.flag == PLACING_FOUR:
        return FOUR_ON_ONE
    return JOKER_TOKENS if court.card_played == JOKER else CARD_TOKENS


def card_done(court: Court, seat: i64) -> None:
    """Ruling 6: the last card of a hand goes face down on top of the draw pile at once. Then the next player."""
    court.card_played = NOBODY
    court.flag = 0
    if court.hand_size(seat) == 1:
        card: i64 = 0
        while court.cards[card] != seat:
            card += 1
        court.cards[card] = PILE
        court.card_known[card] |= 1 << seat  # whoever knew of it still does
        court.card_pile = append(court.card_pile, card)
        court.tell(CARD_PUT_BACK, seat, INFLUENCE_CARDS[card])
    court.cursor = (court.cursor + 1) % court.seats
