"""2e phase: Influence. Neutral tokens, bonus tokens, cards played in turn, a late token, and the cards together again.
What a card does is in placing.py."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.louis_xiv.components import (
    CARD_KINDS,
    FOUR_TOKENS,
    INFLUENCE_CARDS,
    JOKER,
    LATE_TOKEN,
    NEUTRAL_CARDS,
    NEUTRAL_ON_CARD,
    NEUTRAL_ON_KING,
    ONTO_1,
    ONTO_5,
    ONTO_9,
    ONTO_KING,
    PAY_TO_SKIP,
    PERSONS,
    SKIP_PRICE,
    SWAP_CARD,
)
from antichambre.games.louis_xiv.court import COUNTING, DISCARD, NEUTRAL, NO_KING, OWNERS, PILE, Court
from antichambre.games.louis_xiv.outlook import onto_then
from antichambre.games.louis_xiv.pieces import board_piece, card_name, card_piece
from antichambre.games.louis_xiv.placing import PLACING_CARD, PLACING_FOUR, card_done, reach
from antichambre.games.louis_xiv.vocabulary import (
    ASK_BONUS,
    ASK_CARD,
    ASK_FOUR,
    ASK_LATE,
    ASK_PLACE,
    BEGIN_ON_CARD,
    CARD_PLAYED,
    CARD_SWAPPED,
    CARDS_SHUFFLED,
    LOUIS_SHORT,
    NEUTRAL_CARD,
    NEUTRAL_PLACED,
    NOT_HELD,
    NOT_LAID,
    ONCE_A_PHASE,
    PILE_EMPTY,
    SKIPPED,
)
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Question, Verb
from antichambre.kernel.vocabulary import ALLOWED

# The missions that act in this phase: a token onto a person, and what can be done with a card or instead of it.
ACT_IN_INFLUENCE: Final = (*range(ONTO_1, ONTO_KING + 1), PAY_TO_SKIP, SWAP_CARD, FOUR_TOKENS, LATE_TOKEN)

# The parts of the phase: the neutral tokens of a game for two; bonus tokens; cards; late tokens; the cards together.
BONUSES: Final = 1
CARDS_ARE_PLAYED: Final = 2
LATE_TOKENS: Final = 3
CARDS_TOGETHER: Final = 4


def step_influence(court: Court) -> bool:
    if court.part == 0:
        if court.seats == 2:
            place_neutral_tokens(court)
        court.begin_part(BONUSES)
        return False
    if court.part == BONUSES:
        return step_bonus(court)
    if court.part == CARDS_ARE_PLAYED:
        return step_card(court)
    if court.part == LATE_TOKENS:
        return step_late(court)
    gather_cards(court)
    court.begin_phase(COUNTING)
    return False


def mission_may(court: Court, effect: i64) -> i64:
    """Whether the player who is asked can use a mission with that effect."""
    if court.ability(court.asked, effect) == 0:
        return NOT_LAID
    if court.unused(court.asked, effect) > 0:
        return ALLOWED
    return ONCE_A_PHASE


# ---------------------------------------------------------------------------------------------------------------------
# Le jeu à deux joueurs
# ---------------------------------------------------------------------------------------------------------------------


def place_neutral_tokens(court: Court) -> None:
    """Two with the king, and two on each of the first three persons turned up; jokers are passed over."""
    place_neutral(court, court.king, NEUTRAL_ON_KING)
    turned: i64 = 0
    while turned < NEUTRAL_CARDS:
        card: i64 = court.card_pile[len(court.card_pile) - 1]
        court.card_pile = court.card_pile[: len(court.card_pile) - 1]
        court.cards[card] = DISCARD
        court.tell(NEUTRAL_CARD, INFLUENCE_CARDS[card])
        if INFLUENCE_CARDS[card] != JOKER:
            place_neutral(court, INFLUENCE_CARDS[card], NEUTRAL_ON_CARD)
            turned += 1


def place_neutral(court: Court, board: i64, count: i64) -> None:
    court.neutral -= count
    court.on[board * OWNERS + NEUTRAL] += count
    court.tell(NEUTRAL_PLACED, board, count)


# ---------------------------------------------------------------------------------------------------------------------
# Missions: a token onto a person, at the beginning of the phase (ruling 4: optional)
# ---------------------------------------------------------------------------------------------------------------------


def step_bonus(court: Court) -> bool:
    if court.cursor == court.seats:
        court.begin_part(CARDS_ARE_PLAYED)
        return False
    seat: i64 = court.seat_at_cursor()
    if court.off_boards(seat) > 0:
        effect: i64 = ONTO_1
        while effect <= ONTO_KING:
            if court.unused(seat, effect) > 0:
                return court.ask(seat, ASK_BONUS)
            effect += 1
    court.next_seat()
    return False


def bonus_effect(board: i64) -> i64:
    """The mission that puts a token there, or none."""
    if board < 4:
        return ONTO_1 + board
    if board == 4:
        return ONTO_5
    if board == 8:
        return ONTO_9
    return NOBODY


class Bonus(Verb[Court]):
    """A token onto the person whom a mission names."""

    def refusal(self, court: Court, board: i64) -> i64:
        effect: i64 = bonus_effect(board)
        if effect == NOBODY:
            return NOT_LAID
        return mission_may(court, effect)

    def perform(self, court: Court, board: i64) -> None:
        court.use(court.asked, bonus_effect(board))
        court.place_bonus(court.asked, board)

    def label(self, court: Court, board: i64) -> Phrase:
        return onto_then(court, phrase("move-bonus", board=PERSONS[board]), board, 1)

    def pieces(self, court: Court, board: i64) -> list[str]:
        return [board_piece(board)]


class BonusKing(Verb[Court]):
    """A token onto the person whom the king visits."""

    def refusal(self, court: Court, way: i64) -> i64:
        return mission_may(court, ONTO_KING)

    def perform(self, court: Court, way: i64) -> None:
        court.use(court.asked, ONTO_KING)
        court.place_bonus(court.asked, court.king)

    def label(self, court: Court, way: i64) -> Phrase:
        return onto_then(court, phrase("move-bonus-king", board=PERSONS[court.king]), court.king, 1)

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [] if court.king == NO_KING else [board_piece(court.king)]


class NoMoreBonus(Verb[Court]):
    """The other missions are not used in this round."""

    def perform(self, court: Court, way: i64) -> None:
        court.next_seat()

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-enough-bonus")


class ToBonus(Question[Court]):
    """Onto whom a mission puts a token."""

    def touched(self, court: Court, piece: str, before: list[str]) -> i64:
        """Two missions may reach one person, one of them by way of the king: used is more than not laid."""
        if court.king != NO_KING and piece == board_piece(court.king) and court.ability(court.asked, ONTO_KING) > 0:
            return ONCE_A_PHASE
        return ALLOWED


# ---------------------------------------------------------------------------------------------------------------------
# Les joueurs jouent à tour de rôle une carte influence
# ---------------------------------------------------------------------------------------------------------------------


def step_card(court: Court) -> bool:
    """The next player with more than one card; when nobody has, the part is over."""
    if court.flag == PLACING_CARD:
        return court.ask(court.seat_at_cursor(), ASK_PLACE)
    if court.flag == PLACING_FOUR:
        return court.ask(court.seat_at_cursor(), ASK_FOUR)
    passed: i64 = 0
    while passed < court.seats:
        seat: i64 = court.seat_at_cursor()
        if court.hand_size(seat) > 1:
            return court.ask(seat, ASK_CARD)
        court.cursor = (court.cursor + 1) % court.seats
        passed += 1
    court.begin_part(LATE_TOKENS)
    return False


class FromHand(Verb[Court]):
    """A card of the hand, by its kind. `allowed` says whether such a card may be used so."""

    def allowed(self, court: Court) -> i64:
        return ALLOWED

    def refusal(self, court: Court, kind: i64) -> i64:
        if card_in_hand(court, court.asked, kind) == NOBODY:
            return NOT_HELD
        return self.allowed(court)

    def offer(self, court: Court, found: vec[i64]) -> vec[i64]:
        if self.allowed(court) != ALLOWED:
            return found
        kinds: i64 = 0
        card: i64 = 0
        while card < len(INFLUENCE_CARDS):
            if court.cards[card] == court.asked:
                kinds |= 1 << INFLUENCE_CARDS[card]
            card += 1
        kind: i64 = 0
        while kind < CARD_KINDS:
            if kinds & (1 << kind) != 0:
                found = append(found, self.first + kind)
            kind += 1
        return found

    def pieces(self, court: Court, kind: i64) -> list[str]:
        return [card_piece(kind)]


class PlayCard(FromHand):
    """Tokens are placed with it, or taken back."""

    def perform(self, court: Court, kind: i64) -> None:
        play_card(court, kind)
        court.flag = PLACING_CARD

    def label(self, court: Court, kind: i64) -> Phrase:
        place, back = reach(court, kind, False)
        return phrase("move-card", card=card_name(kind), place=place, back=back)


class PlayFour(FromHand):
    """Mission: any card as the four-token card."""

    def allowed(self, court: Court) -> i64:
        return mission_may(court, FOUR_TOKENS)

    def perform(self, court: Court, kind: i64) -> None:
        play_card(court, kind)
        court.flag = PLACING_FOUR
        court.use(court.asked, FOUR_TOKENS)

    def label(self, court: Court, kind: i64) -> Phrase:
        place, back = reach(court, kind, True)
        return phrase("move-four", card=card_name(kind), place=place, back=back)


class Swap(FromHand):
    """Mission: instead of playing a card, one is discarded for another."""

    def allowed(self, court: Court) -> i64:
        why: i64 = mission_may(court, SWAP_CARD)
        if why == ALLOWED and len(court.card_pile) == 0:
            return PILE_EMPTY
        return why

    def perform(self, court: Court, kind: i64) -> None:
        seat: i64 = court.asked
        court.use(seat, SWAP_CARD)
        discard(court, seat, kind)
        court.tell(CARD_SWAPPED, seat, kind)
        court.draw_card(seat)
        card_done(court, seat)

    def label(self, court: Court, kind: i64) -> Phrase:
        return phrase("move-swap", card=card_name(kind))


class Skip(Verb[Court]):
    """Mission: two louis instead of playing a card (ruling 7)."""

    def refusal(self, court: Court, way: i64) -> i64:
        why: i64 = mission_may(court, PAY_TO_SKIP)
        if why == ALLOWED and court.louis[court.asked] < SKIP_PRICE:
            return LOUIS_SHORT
        return why

    def perform(self, court: Court, way: i64) -> None:
        seat: i64 = court.asked
        court.use(seat, PAY_TO_SKIP)
        court.tell(SKIPPED, seat)
        court.pay_louis(seat, SKIP_PRICE)
        card_done(court, seat)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-skip", price=SKIP_PRICE)


class ToPlay(Question[Court]):
    """Which card."""

    def touched(self, court: Court, piece: str, before: list[str]) -> i64:
        """A person of the court comes after the card that shows one."""
        return BEGIN_ON_CARD if piece.startswith("board ") else ALLOWED


def card_in_hand(court: Court, seat: i64, kind: i64) -> i64:
    """An influence card of that kind in a seat's hand, or none."""
    card: i64 = 0
    while card < len(INFLUENCE_CARDS):
        if court.cards[card] == seat and INFLUENCE_CARDS[card] == kind:
            return card
        card += 1
    return NOBODY


def play_card(court: Court, kind: i64) -> None:
    discard(court, court.asked, kind)
    court.tell(CARD_PLAYED, court.asked, kind)
    court.card_played = kind


def discard(court: Court, seat: i64, kind: i64) -> None:
    """Openly. Whoever knew of such a card in this hand cannot know whether it was this one."""
    court.cards[card_in_hand(court, seat, kind)] = DISCARD
    other: i64 = 0
    while other < len(INFLUENCE_CARDS):
        if court.cards[other] == seat and INFLUENCE_CARDS[other] == kind:
            court.card_known[other] = 1 << seat
        other += 1


# ---------------------------------------------------------------------------------------------------------------------
# The end of the phase
# ---------------------------------------------------------------------------------------------------------------------


def step_late(court: Court) -> bool:
    """Mission: a token onto any person at the end of the phase."""
    if court.cursor == court.seats:
        court.begin_part(CARDS_TOGETHER)
        return False
    seat: i64 = court.seat_at_cursor()
    if court.unused(seat, LATE_TOKEN) > 0 and court.off_boards(seat) > 0:
        return court.ask(seat, ASK_LATE)
    court.next_seat()
    return False


class Onto(Verb[Court]):
    """A token onto any person."""

    def label(self, court: Court, board: i64) -> Phrase:
        return onto_then(court, phrase("move-onto", board=PERSONS[board]), board, 1)

    def pieces(self, court: Court, board: i64) -> list[str]:
        return [board_piece(board)]


class OntoLate(Onto):
    """By the mission for the end of the phase."""

    def perform(self, court: Court, board: i64) -> None:
        court.use(court.asked, LATE_TOKEN)
        court.place_bonus(court.asked, board)


class NoLateToken(Verb[Court]):
    """The mission is not used in this round."""

    def perform(self, court: Court, way: i64) -> None:
        court.next_seat()

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-enough-late-token")


def gather_cards(court: Court) -> None:
    """All thirty cards are shuffled and form the draw pile."""
    cards = vec[i64](capacity=len(INFLUENCE_CARDS))
    card: i64 = 0
    while card < len(INFLUENCE_CARDS):
        court.cards[card] = PILE
        court.card_known[card] = 0
        cards = append(cards, card)
        card += 1
    court.chance.shuffle(cards)
    court.card_pile = cards
    court.tell(CARDS_SHUFFLED)
