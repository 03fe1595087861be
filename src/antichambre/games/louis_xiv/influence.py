"""2e phase: Influence. Bonus tokens, cards played in turn, a late token, and the cards together again."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.louis_xiv.components import (
    BY_FOUR,
    BY_JOKER,
    BY_PERSON,
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
    SKIP_PRICE,
    SWAP_CARD,
)
from antichambre.games.louis_xiv.court import DISCARD, NEUTRAL, OWNERS, PILE
from antichambre.games.louis_xiv.supply import Supply
from antichambre.games.louis_xiv.vocabulary import (
    ASK_BONUS,
    ASK_CARD,
    ASK_FOUR,
    ASK_LATE,
    ASK_PLACE,
    BEGIN_ON_CARD,
    BOARD_A,
    BOARD_B,
    BOARD_C,
    BONUS,
    BONUS_KING,
    CARD,
    CARD_PLAYED,
    CARD_PUT_BACK,
    CARD_SWAPPED,
    CARD_TOKENS,
    CARDS_SHUFFLED,
    COUNT_A,
    COUNT_B,
    COUNT_C,
    FOUR,
    FOUR_ON_ONE,
    JOKER_TOKENS,
    LOUIS_SHORT,
    NEUTRAL_CARD,
    NEUTRAL_PLACED,
    NO_TOKENS,
    NOT_HELD,
    NOT_LAID,
    ONCE_A_PHASE,
    OTHER_QUESTION,
    PATHS,
    PILE_EMPTY,
    SINGLES,
    SKIP,
    SKIPPED,
    SPLITS,
    SWAP,
)
from antichambre.kernel.game import ALLOWED
from antichambre.kernel.position import NOBODY

INFLUENCE: Final = 2  # the phase
# Its parts: the neutral tokens of a game for two; bonus tokens; cards; late tokens; the cards together again.
BONUSES: Final = 1
CARDS_ARE_PLAYED: Final = 2
LATE_TOKENS: Final = 3
CARDS_TOGETHER: Final = 4

# What the seat at the cursor is doing with its card (flag).
PLACING_CARD: Final = 1
PLACING_FOUR: Final = 2


@mypyc_attr(acyclic=True)
class Influence(Supply):
    """The court, and how influence is gained in it."""

    def step_influence(self) -> bool:
        if self.part == 0:
            if self.seats == 2:
                self.place_neutral_tokens()
            self.begin_part(BONUSES)
            return False
        if self.part == BONUSES:
            return self.step_bonus()
        if self.part == CARDS_ARE_PLAYED:
            return self.step_card()
        if self.part == LATE_TOKENS:
            return self.step_late()
        self.gather_cards()
        self.end_influence()
        return False

    def end_influence(self) -> None:
        """The next phase: the game's own."""
        raise TypeError("the game knows its phases")

    # Le jeu à deux joueurs

    def place_neutral_tokens(self) -> None:
        """Two with the king, and two on each of the first three persons turned up; jokers are passed over."""
        self.place_neutral(self.king, NEUTRAL_ON_KING)
        turned: i64 = 0
        while turned < NEUTRAL_CARDS:
            card: i64 = self.card_pile[len(self.card_pile) - 1]
            self.card_pile = self.card_pile[: len(self.card_pile) - 1]
            self.cards[card] = DISCARD
            self.tell(NEUTRAL_CARD, INFLUENCE_CARDS[card])
            if INFLUENCE_CARDS[card] != JOKER:
                self.place_neutral(INFLUENCE_CARDS[card], NEUTRAL_ON_CARD)
                turned += 1

    def place_neutral(self, board: i64, count: i64) -> None:
        self.neutral -= count
        self.on[board * OWNERS + NEUTRAL] += count
        self.tell(NEUTRAL_PLACED, board, count)

    # Missions: a token onto a person, at the beginning of the phase (ruling 4: optional)

    def step_bonus(self) -> bool:
        if self.cursor == self.seats:
            self.begin_part(CARDS_ARE_PLAYED)
            return False
        seat: i64 = self.seat_at_cursor()
        if self.off_boards(seat) > 0:
            effect: i64 = ONTO_1
            while effect <= ONTO_KING:
                if self.unused(seat, effect) > 0:
                    return self.ask(seat, ASK_BONUS)
                effect += 1
        self.next_seat()
        return False

    def bonus_effect(self, action: i64) -> i64:
        """The mission that puts a token there, or none."""
        if action == BONUS_KING:
            return ONTO_KING
        board: i64 = action - BONUS
        if board < 4:
            return ONTO_1 + board
        if board == 4:
            return ONTO_5
        if board == 8:
            return ONTO_9
        return NOBODY

    def bonus_refusal(self, action: i64) -> i64:
        if self.question != ASK_BONUS:
            return OTHER_QUESTION
        effect: i64 = self.bonus_effect(action)
        if effect == NOBODY or self.ability(self.asked, effect) == 0:
            return NOT_LAID
        return ALLOWED if self.unused(self.asked, effect) > 0 else ONCE_A_PHASE

    def bonus(self, action: i64) -> None:
        board: i64 = self.king
        if action != BONUS_KING:
            board = action - BONUS
        self.use(self.asked, self.bonus_effect(action))
        self.place_bonus(self.asked, board)

    # Cards, in turn

    def step_card(self) -> bool:
        """The next player with more than one card; when nobody has, the part is over."""
        if self.flag != 0:
            return self.ask(self.seat_at_cursor(), ASK_PLACE if self.flag == PLACING_CARD else ASK_FOUR)
        passed: i64 = 0
        while passed < self.seats:
            seat: i64 = self.seat_at_cursor()
            if self.hand_size(seat) > 1:
                return self.ask(seat, ASK_CARD)
            self.cursor = (self.cursor + 1) % self.seats
            passed += 1
        self.begin_part(LATE_TOKENS)
        return False

    def card_refusal(self, action: i64) -> i64:
        """A card; or instead of playing one: pay two louis (ruling 7), or swap a card."""
        if self.question != ASK_CARD:
            return OTHER_QUESTION
        seat: i64 = self.asked
        if action == SKIP:
            why: i64 = self.mission_may(PAY_TO_SKIP)
            return LOUIS_SHORT if why == ALLOWED and self.louis[seat] < SKIP_PRICE else why
        kind: i64 = (action - CARD) % CARD_KINDS
        if self.card_in_hand(seat, kind) == NOBODY:
            return NOT_HELD
        if action < FOUR:
            return ALLOWED
        if action < SWAP:
            return self.mission_may(FOUR_TOKENS)
        why = self.mission_may(SWAP_CARD)
        return PILE_EMPTY if why == ALLOWED and len(self.card_pile) == 0 else why

    def mission_may(self, effect: i64) -> i64:
        """Whether the player who is asked can use a mission with that effect."""
        if self.ability(self.asked, effect) == 0:
            return NOT_LAID
        return ALLOWED if self.unused(self.asked, effect) > 0 else ONCE_A_PHASE

    def choose_card(self, action: i64) -> None:
        seat: i64 = self.asked
        if action == SKIP:
            self.use(seat, PAY_TO_SKIP)
            self.tell(SKIPPED, seat)
            self.pay_louis(seat, SKIP_PRICE)
            self.card_done(seat)
            return
        kind: i64 = (action - CARD) % CARD_KINDS
        if action >= SWAP:
            self.use(seat, SWAP_CARD)
            self.discard_card(seat, kind)
            self.tell(CARD_SWAPPED, seat, kind)
            self.draw_card(seat)
            self.card_done(seat)
            return
        self.discard_card(seat, kind)
        self.tell(CARD_PLAYED, seat, kind)
        self.chosen = kind
        self.flag = PLACING_CARD
        if action >= FOUR:
            self.use(seat, FOUR_TOKENS)
            self.flag = PLACING_FOUR

    def card_done(self, seat: i64) -> None:
        """Ruling 6: the last card of a hand goes face down on top of the draw pile at once. Then the next player."""
        self.chosen = NOBODY
        self.flag = 0
        if self.hand_size(seat) == 1:
            card: i64 = 0
            while self.cards[card] != seat:
                card += 1
            self.cards[card] = PILE
            self.card_known[card] |= 1 << seat  # whoever knew of it still does
            self.card_pile = append(self.card_pile, card)
            self.tell(CARD_PUT_BACK, seat, INFLUENCE_CARDS[card])
        self.cursor = (self.cursor + 1) % self.seats

    # Placer ou récupérer (ruling 5)

    def place_refusal(self, placement: i64) -> i64:
        """A person's card: one to three, beginning on that person; a joker: one or two, anywhere; the four-token card:
        up to four on one person."""
        if self.question != ASK_PLACE and self.question != ASK_FOUR:
            return OTHER_QUESTION
        tokens: i64 = COUNT_A[placement] + COUNT_B[placement] + COUNT_C[placement]
        if tokens > self.personal[self.asked]:
            return NO_TOKENS
        if self.question == ASK_FOUR:
            return ALLOWED if BOARD_B[placement] == NOBODY and tokens <= BY_FOUR else FOUR_ON_ONE
        if self.chosen == JOKER:
            if tokens > BY_JOKER:
                return JOKER_TOKENS
            # Two neighbours, one each: the same from either side, so from the lower number.
            return JOKER_TOKENS if NOBODY < BOARD_B[placement] < BOARD_A[placement] else ALLOWED
        if BOARD_A[placement] != self.chosen:
            return BEGIN_ON_CARD
        return CARD_TOKENS if tokens > BY_PERSON else ALLOWED

    def with_placements(self, found: vec[i64]) -> vec[i64]:
        """A person's card begins on that person; other cards anywhere, and never along a path of three."""
        if self.question == ASK_PLACE and self.chosen != JOKER:
            found = self.with_placed(found, SINGLES[self.chosen], SINGLES[self.chosen + 1])
            found = self.with_placed(found, SPLITS[self.chosen], SPLITS[self.chosen + 1])
            return self.with_placed(found, PATHS[self.chosen], PATHS[self.chosen + 1])
        if self.question == ASK_FOUR:
            return self.with_placed(found, 0, SPLITS[0])
        return self.with_placed(found, 0, PATHS[0])

    def with_placed(self, found: vec[i64], first: i64, last: i64) -> vec[i64]:
        placement: i64 = first
        while placement < last:
            if self.place_refusal(placement) == ALLOWED:
                found = append(found, placement)
            placement += 1
        return found

    def with_cards(self, found: vec[i64]) -> vec[i64]:
        """The cards in hand, played plainly, as the four-token card, or swapped; and paying instead."""
        kinds: i64 = 0
        card: i64 = 0
        while card < len(INFLUENCE_CARDS):
            if self.cards[card] == self.asked:
                kinds |= 1 << INFLUENCE_CARDS[card]
            card += 1
        found = self.with_kinds(found, kinds, CARD)
        if self.mission_may(FOUR_TOKENS) == ALLOWED:
            found = self.with_kinds(found, kinds, FOUR)
        if self.mission_may(SWAP_CARD) == ALLOWED and len(self.card_pile) > 0:
            found = self.with_kinds(found, kinds, SWAP)
        if self.card_refusal(SKIP) == ALLOWED:
            found = append(found, SKIP)
        return found

    def with_kinds(self, found: vec[i64], kinds: i64, first: i64) -> vec[i64]:
        kind: i64 = 0
        while kind < CARD_KINDS:
            if kinds & (1 << kind) != 0:
                found = append(found, first + kind)
            kind += 1
        return found

    def place(self, placement: i64) -> None:
        seat: i64 = self.asked
        self.place_own(seat, BOARD_A[placement], COUNT_A[placement])
        if BOARD_B[placement] != NOBODY:
            self.place_own(seat, BOARD_B[placement], COUNT_B[placement])
        if BOARD_C[placement] != NOBODY:
            self.place_own(seat, BOARD_C[placement], COUNT_C[placement])
        self.card_done(seat)

    def take_back(self) -> None:
        """Always possible, as many as there are."""
        count: i64 = BY_PERSON
        if self.question == ASK_FOUR:
            count = BY_FOUR
        elif self.chosen == JOKER:
            count = BY_JOKER
        self.recover_tokens(self.asked, count)
        self.card_done(self.asked)

    # The end of the phase

    def step_late(self) -> bool:
        """Mission: a token onto any person at the end of the phase."""
        if self.cursor == self.seats:
            self.begin_part(CARDS_TOGETHER)
            return False
        seat: i64 = self.seat_at_cursor()
        if self.unused(seat, LATE_TOKEN) > 0 and self.off_boards(seat) > 0:
            return self.ask(seat, ASK_LATE)
        self.next_seat()
        return False

    def late(self, board: i64) -> None:
        self.use(self.asked, LATE_TOKEN)
        self.place_bonus(self.asked, board)

    def gather_cards(self) -> None:
        """All thirty cards are shuffled and form the draw pile."""
        cards = vec[i64](capacity=len(INFLUENCE_CARDS))
        card: i64 = 0
        while card < len(INFLUENCE_CARDS):
            self.cards[card] = PILE
            self.card_known[card] = 0
            cards = append(cards, card)
            card += 1
        self.chance.shuffle(cards)
        self.card_pile = cards
        self.tell(CARDS_SHUFFLED)
