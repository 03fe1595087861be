"""What a seat may expect of the court of Louis XIV: its boards, its tokens, its cards, its chips."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.heuristics.louis_xiv_worths import (
    ABILITY_SHARE,
    ACTS_ONE_DAY,
    ASKED_FOR,
    CARD_WORTH,
    CHIP,
    CLEAR_LEAD,
    COMPLETED,
    CROWN_MORE,
    EACH_ROUND,
    EASE,
    EFFORTS,
    FIRST_PLACES,
    HEAD_START,
    LOUIS_WORTH,
    NEAR,
    NEAR_FROM,
    PER_PLAY,
    PLAY_WORTH,
    PLAYS,
    PLOT_WORTH,
    SECOND_BRIBE,
    SHIELD_WORTH,
    STACK,
    THIRD_MISSION,
    TOKEN_LATER,
    TOKEN_NOW,
    USUAL_PRICE,
    WORST,
)
from antichambre.games.louis_xiv.components import (
    ANY_CHIP,
    ASKS_FIRST,
    ASKS_SECOND,
    BOARDS,
    BY_JOKER,
    BY_PERSON,
    CHEAPER_BRIBE,
    CHIP_KINDS,
    COLBERT,
    COLBERT_LOUIS,
    CONDE,
    CONDITION,
    CROWN,
    EFFECT_COUNT,
    EFFECT_OF,
    FIGURE,
    JOKER,
    LA_VALLIERE,
    LEVEL_OF,
    LOUIS_FOR_SHIELD,
    MAINTENON,
    MAINTENON_TOKENS,
    MAZARIN,
    MISSIONS,
    MONEY,
    MONTESPAN,
    POINTS_MISSION,
    ROUNDS,
    TOKENS,
    TURENNE,
    TURENNE_SHIELDS,
)
from antichambre.games.louis_xiv.court import COUNTING, FULFILLING, INFLUENCE, NEUTRAL, OWNERS, PILE
from antichambre.games.louis_xiv.end import points
from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.games.louis_xiv.vocabulary import (
    ASK_CARD,
)


@mypyc_attr(acyclic=True)
class SeatAppraisal:
    """What one seat may expect at this moment."""

    def __init__(self, position: LouisXIV, seat: i64) -> None:
        self.position: LouisXIV = position
        self.seat: i64 = seat
        self.rest: i64 = ROUNDS - position.round  # rounds to come
        self.louis: float = LOUIS_WORTH
        self.token: float = TOKEN_LATER
        if self.rest == 0:
            self.token = 0.0
            if position.phase == FULFILLING:
                self.louis = 1.0 / float(LOUIS_FOR_SHIELD)
        self.effort: i64 = 0  # plays that the rivals have yet
        self.plays: i64 = 0  # own plays after the one in hand
        self.bribes: i64 = 0  # how many the purse holds
        self.wishes: i64 = 0  # boards on which a bribe will be wanted
        self.chips: vec[float] = self.chip_worths()
        self.income: vec[float] = vec[float]()

    # What things are worth

    def chip_worths(self) -> vec[float]:
        position = self.position
        wanted = vec[i64]([0, 0, 0, 0, 0, 0])
        missions = position.missions
        mission: i64 = 0
        while mission < MISSIONS:
            if missions[mission] == self.seat:
                wanted[ASKS_FIRST[mission]] += 1
                wanted[ASKS_SECOND[mission]] += 1
            mission += 1
        base: float = CHIP + ABILITY_SHARE * float(self.rest)
        found = vec[float](capacity=CHIP_KINDS)
        chip: i64 = 0
        while chip < CROWN:
            if wanted[chip] > position.chips[self.seat * CHIP_KINDS + chip]:
                found = append(found, base + ASKED_FOR)
            else:
                found = append(found, base)
            chip += 1
        return append(found, base + CROWN_MORE)

    def look_at_court(self) -> None:
        """Reads the boards, the hands' sizes and the purse."""
        position = self.position
        seat: i64 = self.seat
        if position.phase == INFLUENCE:
            self.count_plays()
        price: i64 = USUAL_PRICE - position.ability(seat, CHEAPER_BRIBE)
        self.bribes = position.louis[seat] // price
        self.income = self.incomes()
        first: i64 = 0
        if position.phase == COUNTING:
            first = position.board
        board: i64 = first
        while board < BOARDS:
            place: i64 = 2 * board + position.side[board]
            if CONDITION[place] == MONEY:
                own: i64 = position.on[board * OWNERS + seat]
                if own > 0 and own <= self.best_rival(board):
                    self.wishes += 1
            board += 1

    def count_plays(self) -> None:
        """The last card of a hand is not played. Sizes of hands are public."""
        position = self.position
        sizes = vec[i64]([0] * (PILE + 2))
        for place in position.cards:
            sizes[place] += 1
        other: i64 = 0
        while other < position.seats:
            if sizes[other] > 1:
                if other == self.seat:
                    self.plays = sizes[other] - 1
                else:
                    self.effort += sizes[other] - 1
            other += 1
        if self.effort >= EFFORTS:
            self.effort = EFFORTS - 1
        if self.seat == position.asked and position.question == ASK_CARD:
            self.plays -= 1  # the one that is being chosen

    def incomes(self) -> vec[float]:
        """What each person gives."""
        last: bool = self.rest == 0
        found = vec[float](capacity=BOARDS)
        board: i64 = 0
        while board < BOARDS:
            worth: float = SHIELD_WORTH
            if board < CROWN:
                worth = self.chip_from_supply(board)
            elif board == MONTESPAN or board == LA_VALLIERE:
                worth = self.chip_from_supply(CROWN)
            elif board == COLBERT:
                worth = float(COLBERT_LOUIS) * self.louis
            elif board == TURENNE:
                worth = float(TURENNE_SHIELDS) * SHIELD_WORTH
            elif board == MAINTENON:
                worth = float(MAINTENON_TOKENS) * self.stays() + self.token
            elif board == CONDE:
                worth += self.stays()
            elif board == MAZARIN:
                if not last:
                    worth = CARD_WORTH
            elif last:
                worth += SHIELD_WORTH
            else:
                worth += PLOT_WORTH
            found = append(found, worth)
            board += 1
        return found

    def chip_from_supply(self, chip: i64) -> float:
        if self.position.supply[chip] == 0:
            return 0.0
        return self.chips[chip]

    def stays(self) -> float:
        """A token from the general supply on a board that was counted: a head start, in the end a shield."""
        if self.rest == 0:
            return SHIELD_WORTH
        return self.token + HEAD_START

    def best_rival(self, board: i64) -> i64:
        """The most tokens that another has there, the neutral ones too."""
        on = self.position.on
        place: i64 = board * OWNERS
        best: i64 = on[place + NEUTRAL]
        other: i64 = 0
        while other < self.position.seats:
            if other != self.seat and on[place + other] > best:
                best = on[place + other]
            other += 1
        return best

    def is_second(self, board: i64, own: i64, best: i64) -> bool:
        """Whether a seat behind the leader is alone in its place."""
        on = self.position.on
        place: i64 = board * OWNERS
        ahead: i64 = 0
        owner: i64 = 0
        while owner < OWNERS:
            if owner != self.seat and on[place + owner] >= own:
                ahead += 1
            owner += 1
        return ahead == 1 and own < best

    def expected(self) -> float:
        """The points that a seat may expect, less what all may expect alike."""
        position = self.position
        seat: i64 = self.seat
        self.look_at_court()
        expected: float = float(points(position, seat)) + self.louis * float(position.louis[seat])
        expected += self.purse_of_tokens(position.personal[seat])
        if self.plays > 0:
            expected += PLAY_WORTH * float(self.plays)
        chip: i64 = 0
        while chip < CHIP_KINDS:
            expected += self.chips[chip] * float(position.chips[seat * CHIP_KINDS + chip])
            chip += 1
        plot: i64 = 0
        while plot < BOARDS:
            if position.plots[plot] == seat:
                expected += PLOT_WORTH
            plot += 1
        effect: i64 = 0
        while effect < EFFECT_COUNT:
            expected += EACH_ROUND[effect] * float(position.abilities[seat * EFFECT_COUNT + effect] * self.rest)
            effect += 1
        board: i64 = 0
        while board < BOARDS:
            own: i64 = position.on[board * OWNERS + seat]
            if own > 0:
                if position.phase < COUNTING or (position.phase == COUNTING and board >= position.board):
                    expected += self.standing(board, own, self.best_rival(board)) + self.token * float(own)
                else:
                    expected += self.stays() * float(own)
            board += 1
        return expected

    # What a board is worth

    def standing(self, board: i64, own: i64, best: i64) -> float:
        """What a seat may expect of a board with so many tokens of its own, its best rival having so many."""
        if own == 0:
            return 0.0
        position = self.position
        place: i64 = 2 * board + position.side[board]
        plays: i64 = self.plays
        if plays >= PLAYS:
            plays = PLAYS - 1
        income: float = self.income[board]
        if CONDITION[place] == TOKENS:
            short: i64 = FIGURE[place] - own
            if short <= 0:
                return income
            return income * COMPLETED[(short - 1) * PLAYS + plays]
        lead: i64 = own - best
        if lead < WORST:
            lead = WORST
        elif lead > CLEAR_LEAD:
            lead = CLEAR_LEAD
        won: float = FIRST_PLACES[((lead - WORST) * EFFORTS + self.effort) * PLAYS + plays]
        prize: float = income - self.token * float(own)
        consolation: float = 0.0
        if CONDITION[place] == MONEY:
            consolation = self.after_bribe(board, FIGURE[place], own > best)
        if position.king == board:
            prize += self.chip_from_supply(CROWN)
            if lead == 0:
                consolation = income - self.token * float(own)
            elif lead > 0 or self.is_second(board, own, best):
                if income > consolation:
                    consolation = income
        return won * prize + (1.0 - won) * consolation

    def after_bribe(self, board: i64, figure: i64, leads: bool) -> float:
        """The income less its price, if there is the money for it."""
        position = self.position
        price: i64 = figure - position.ability(self.seat, CHEAPER_BRIBE)
        left: float = self.income[board] - float(price) * self.louis
        if left <= 0.0:
            return 0.0
        wishes: i64 = self.wishes
        if position.on[board * OWNERS + self.seat] == 0 or leads:
            wishes += 1
        if wishes > self.bribes:
            left *= SECOND_BRIBE
        return left

    def gain(self, board: i64, more: i64) -> float:
        """What so many more tokens on a board are worth; they come home, or were paid for in the standing."""
        own: i64 = self.position.on[board * OWNERS + self.seat]
        best: i64 = self.best_rival(board)
        after: float = self.standing(board, own + more, best)
        return after - self.standing(board, own, best) + self.token * float(more)

    def gains(self, most: i64) -> vec[float]:
        """By board, for none to four tokens more."""
        found = vec[float]([0.0] * (BOARDS * STACK))
        board: i64 = 0
        while board < BOARDS:
            own: i64 = self.position.on[board * OWNERS + self.seat]
            best: i64 = self.best_rival(board)
            now: float = self.standing(board, own, best)
            more: i64 = 1
            while more <= most:
                found[board * STACK + more] = self.standing(board, own + more, best) - now + self.token * float(more)
                more += 1
            board += 1
        return found

    def onto(self, board: i64, more: i64) -> float:
        """A bonus token from the general supply; on a board that was counted it stays."""
        position = self.position
        if position.phase == COUNTING and board <= position.board:
            return self.stays()
        return self.gain(board, more)

    # Tokens at home

    def purse_of_tokens(self, tokens: i64) -> float:
        """What so many tokens in the personal supply are worth: some for the plays to come, the rest later."""
        needed: float = PER_PLAY * float(self.plays)
        held: float = float(tokens)
        if held <= needed:
            return TOKEN_NOW * held
        return TOKEN_NOW * needed + self.token * (held - needed)

    def taking_back(self, count: i64) -> float:
        position = self.position
        own: i64 = position.personal[self.seat]
        if count > position.general[self.seat]:
            count = position.general[self.seat]
        return self.purse_of_tokens(own + count) - self.purse_of_tokens(own)

    def placing(self, count: i64) -> float:
        own: i64 = self.position.personal[self.seat]
        return self.purse_of_tokens(own - count) - self.purse_of_tokens(own)

    # Cards

    def best_with(self, kind: i64, gains: vec[float]) -> float:
        """The most that a card can do: place tokens, or take them back."""
        tokens: i64 = self.position.personal[self.seat]
        if kind == JOKER:
            best: float = self.taking_back(BY_JOKER)
            board: i64 = 0
            while board < BOARDS:
                ways: float = self.best_from(board, gains, tokens, BY_JOKER)
                if ways > best:
                    best = ways
                board += 1
            return best
        best = self.taking_back(BY_PERSON)
        ways = self.best_from(kind, gains, tokens, BY_PERSON)
        if ways > best:
            return ways
        return best

    def best_from(self, board: i64, gains: vec[float], tokens: i64, most: i64) -> float:
        """The best placement that begins on a board with so many tokens."""
        if tokens == 0:
            return -9.0
        if most > tokens:
            most = tokens
        at: i64 = board * STACK
        best: float = gains[at + 1] + self.placing(1)
        if most == 1:
            return best
        two: float = gains[at + 2]
        three: float = gains[at + 3]
        i: i64 = NEAR_FROM[board]
        while i < NEAR_FROM[board + 1]:
            near: i64 = NEAR[i] * STACK
            both: float = gains[at + 1] + gains[near + 1]
            if both > two:
                two = both
            if most > 2:
                if gains[at + 2] + gains[near + 1] > three:
                    three = gains[at + 2] + gains[near + 1]
                if gains[at + 1] + gains[near + 2] > three:
                    three = gains[at + 1] + gains[near + 2]
                k: i64 = NEAR_FROM[NEAR[i]]
                while k < NEAR_FROM[NEAR[i] + 1]:
                    if NEAR[k] != board and both + gains[NEAR[k] * STACK + 1] > three:
                        three = both + gains[NEAR[k] * STACK + 1]
                    k += 1
            i += 1
        two += self.placing(2)
        if two > best:
            best = two
        if most > 2:
            three += self.placing(3)
            if three > best:
                best = three
        return best

    # Chips and missions

    def chips_held(self) -> vec[i64]:
        first: i64 = self.seat * CHIP_KINDS
        return self.position.chips[first : first + CHIP_KINDS]

    def missions_payable(self, chips: vec[i64], but: i64) -> float:
        """What the missions in hand that so many chips could pay are worth, the best one and a little for others."""
        best: float = 0.0
        sum_of_all: float = 0.0
        mission: i64 = 0
        while mission < MISSIONS:
            if mission != but and self.position.missions[mission] == self.seat and payable(mission, chips):
                worth: float = self.mission_worth(mission)
                sum_of_all += worth
                if worth > best:
                    best = worth
            mission += 1
        return best + THIRD_MISSION * (sum_of_all - best)

    def mission_worth(self, mission: i64) -> float:
        """Its points, and what it does in the rounds to come."""
        return float(POINTS_MISSION) + EACH_ROUND[EFFECT_OF[mission]] * float(self.rest)

    def mission_in_hand(self, mission: i64) -> float:
        """What may come of it in a later round."""
        return EASE[LEVEL_OF[mission]] + ACTS_ONE_DAY * EACH_ROUND[EFFECT_OF[mission]] * float(self.rest - 1)

    def left_over(self, chips: vec[i64]) -> float:
        """What chips are worth at the end of the phase: one is kept, the others are shields."""
        best: float = 0.0
        count: i64 = 0
        chip: i64 = 0
        while chip < CHIP_KINDS:
            if chips[chip] > 0:
                count += chips[chip]
                if self.chips[chip] > best:
                    best = self.chips[chip]
            chip += 1
        if self.rest == 0 or count == 0:
            return SHIELD_WORTH * float(count)
        return best + SHIELD_WORTH * float(count - 1)


def payable(mission: i64, chips: vec[i64]) -> bool:
    """Whether chips pay a mission, crowns standing in for what lacks."""
    first: i64 = ASKS_FIRST[mission]
    second: i64 = ASKS_SECOND[mission]
    crowns: i64 = chips[CROWN]
    if second == ANY_CHIP:
        return chips[first] + crowns > 0 and chips[0] + chips[1] + chips[2] + chips[3] + crowns > 1
    if first == second:
        return chips[first] + crowns > 1
    if chips[first] > 0:
        crowns += 1
    if chips[second] > 0:
        crowns += 1
    return crowns > 1
