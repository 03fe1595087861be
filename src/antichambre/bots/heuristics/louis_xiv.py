"""What a courtier thinks at the table of Louis XIV.

One idea carries it: a token on a board is worth what it is likely to win when that board is counted. Chips are worth
half a mission, more when a mission in hand asks for them; louis are bribes to come, tokens are turns to come.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.heuristics.louis_xiv_appraisal import SeatAppraisal, payable
from antichambre.bots.heuristics.louis_xiv_features import show
from antichambre.bots.heuristics.louis_xiv_worths import (
    ASKED_FOR,
    CARD_WORTH,
    CHANGED,
    CHIPS_LEFT,
    CLEAR_LEAD,
    DULL_CARD,
    EASE,
    JOKER_KEPT,
    PLOT_WORTH,
    SHIELD_WORTH,
    STACK,
    TIE_KEPT,
    TOKEN_NOW,
    USUAL_PLAYS,
)
from antichambre.bots.judgement import Judgement
from antichambre.bots.value_network import ValueNetwork
from antichambre.games.louis_xiv.components import (
    ANY_CHIP,
    ASKS_FIRST,
    ASKS_SECOND,
    BOARDS,
    BY_FOUR,
    BY_JOKER,
    BY_PERSON,
    CARD_KINDS,
    CONDITION,
    CROWN,
    CROWN_PRICE,
    JOKER,
    LEVEL_OF,
    MISSIONS,
    MONEY,
    SKIP_PRICE,
)
from antichambre.games.louis_xiv.court import FULFILLING, LAID, OWNERS, PILE
from antichambre.games.louis_xiv.end import points
from antichambre.games.louis_xiv.majorities import price
from antichambre.games.louis_xiv.missions import ACTING, has_pair, pair_suits
from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.games.louis_xiv.vocabulary import (
    ALLOW,
    ASK_ALLOWANCE,
    ASK_BRIBE,
    ASK_CARD,
    ASK_DRAW,
    ASK_FOUR,
    ASK_KEEP,
    ASK_MAINTENON,
    ASK_MISSION,
    ASK_PLACE,
    ASK_PLOT,
    ASK_RETURN,
    ASK_SPEND,
    ASK_TIE,
    ASK_TRADE,
    BOARD_A,
    BOARD_B,
    BOARD_C,
    BONUS,
    BONUS_KING,
    CARD,
    COUNT_A,
    COUNT_B,
    COUNT_C,
    CROWN_FOR,
    DRAW,
    ENOUGH,
    FOUR,
    FULFIL,
    KEEP,
    LATER,
    MAINTENON,
    ONTO,
    PAIR_ONE,
    PAIR_TWO,
    PLOT,
    RETURN,
    SKIP,
    SPEND,
    SWAP,
    TAKE_BACK,
    TRADE,
)
from antichambre.kernel.position import Position


@mypyc_attr(acyclic=True)
class LouisXIVJudgement(Judgement):
    """Tokens where they win, chips for missions, money for bribes."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 6.0
        self.horizon = 20  # about half a round: whole games are too noisy to tell one placement from another
        self.epsilon = 0
        self.appraisals: list[SeatAppraisal] = []  # by seat, of the position last looked at

    def expected_points(self, position: Position) -> vec[float]:
        assert isinstance(position, LouisXIV)
        expected = vec[float](capacity=position.seats)
        self.appraisals = []
        seat: i64 = 0
        while seat < position.seats:
            if position.finished:
                expected = append(expected, float(points(position, seat)))
            else:
                appraisal = SeatAppraisal(position, seat)
                expected = append(expected, appraisal.expected())
                self.appraisals.append(appraisal)
            seat += 1
        return expected

    def adopt(self, network: ValueNetwork) -> None:
        super().adopt(network)
        self.horizon = 40  # the network evaluates well enough what lies further off

    def show(self, position: Position, points: vec[float], seat: i64, network: ValueNetwork) -> None:
        assert isinstance(position, LouisXIV)
        show(position, self.appraisals, points, seat, network)

    def weigh(self, position: Position, legal: vec[i64]) -> vec[float]:
        assert isinstance(position, LouisXIV)
        question: i64 = position.question
        appraisal = SeatAppraisal(position, position.asked)
        if question >= ASK_MISSION:
            return self.weigh_missions(appraisal, question, legal)
        appraisal.look_at_court()
        if question == ASK_PLACE or question == ASK_FOUR:
            return self.weigh_places(appraisal, legal)
        if question == ASK_CARD:
            return self.weigh_cards(appraisal, legal)
        weights = vec[float](capacity=len(legal))
        for action in legal:
            weight: float = 0.0
            if question == ASK_BRIBE:
                weight = self.weigh_bribe(appraisal, action)
            elif question == ASK_PLOT:
                weight = self.weigh_plot(appraisal, action)
            elif question == ASK_TIE:
                weight = self.weigh_tie(appraisal, action)
            elif question == ASK_MAINTENON:
                weight = self.weigh_favour(appraisal, action - MAINTENON)
            elif question == ASK_TRADE:
                weight = self.weigh_trade(action)
            elif question == ASK_ALLOWANCE:
                weight = self.weigh_allowance(appraisal, action - ALLOW)
            elif action == BONUS_KING:
                weight = appraisal.onto(position.king, 1)
            elif action < ONTO:
                weight = appraisal.onto(action - BONUS, 1)
            elif action < ENOUGH:
                weight = appraisal.onto(action - ONTO, 1)
            weights = append(weights, weight)
        return weights

    # Supply

    def weigh_trade(self, action: i64) -> float:
        """A card is worth more than a token, and a token given at once may come back with the others."""
        if action == TRADE:
            return CARD_WORTH - TOKEN_NOW
        if action == LATER:
            return (CARD_WORTH - TOKEN_NOW) / 2.0
        return 0.0

    def weigh_allowance(self, appraisal: SeatAppraisal, tokens: i64) -> float:
        """Tokens while plays lack them, else louis."""
        appraisal.plays = USUAL_PLAYS
        return appraisal.taking_back(tokens) + float(2 - tokens) * appraisal.louis

    # Influence

    def weigh_places(self, appraisal: SeatAppraisal, legal: vec[i64]) -> vec[float]:
        position = appraisal.position
        gains = appraisal.gains(BY_FOUR)
        weights = vec[float](capacity=len(legal))
        for action in legal:
            if action == TAKE_BACK:
                count: i64 = BY_PERSON
                if position.question == ASK_FOUR:
                    count = BY_FOUR
                elif position.card_played == JOKER:
                    count = BY_JOKER
                weights = append(weights, appraisal.taking_back(count))
                continue
            weight: float = gains[BOARD_A[action] * STACK + COUNT_A[action]]
            if BOARD_B[action] >= 0:
                weight += gains[BOARD_B[action] * STACK + COUNT_B[action]]
                if BOARD_C[action] >= 0:
                    weight += gains[BOARD_C[action] * STACK + COUNT_C[action]]
            weights = append(weights, weight + appraisal.placing(COUNT_A[action] + COUNT_B[action] + COUNT_C[action]))
        return weights

    def weigh_cards(self, appraisal: SeatAppraisal, legal: vec[i64]) -> vec[float]:
        """The card that does most now. What is put off or changed is not lost: it counts from the best play."""
        gains = appraisal.gains(BY_FOUR)
        values = vec[float]([0.0] * CARD_KINDS)
        best: float = 0.0
        weights = vec[float](capacity=len(legal))
        for action in legal:
            if action < FOUR:
                value: float = appraisal.best_with(action - CARD, gains)
                values[action - CARD] = value
                if value > best:
                    best = value
                if action - CARD == JOKER and appraisal.plays > 0:
                    value -= JOKER_KEPT
                weights = append(weights, value)
            elif action < SWAP:
                # The card's own use is lost: best the dullest.
                weights = append(
                    weights, self.best_on_one(appraisal, gains) + CHANGED * (DULL_CARD - values[action - FOUR])
                )
            elif action < SKIP:
                weights = append(weights, best + CHANGED * (DULL_CARD - values[action - SWAP]))
            else:
                weights = append(weights, best - float(SKIP_PRICE) * appraisal.louis)
        return weights

    def best_on_one(self, appraisal: SeatAppraisal, gains: vec[float]) -> float:
        """The four-token card."""
        most: i64 = appraisal.position.personal[appraisal.seat]
        if most > BY_FOUR:
            most = BY_FOUR
        best: float = appraisal.taking_back(BY_FOUR)
        count: i64 = 1
        while count <= most:
            cost: float = appraisal.placing(count)
            board: i64 = 0
            while board < BOARDS:
                if gains[board * STACK + count] + cost > best:
                    best = gains[board * STACK + count] + cost
                board += 1
            count += 1
        return best

    # Counting

    def weigh_plot(self, appraisal: SeatAppraisal, action: i64) -> float:
        """What the tokens win here, against the card in hand: a shield in the end, or another board."""
        if action == ENOUGH:
            return PLOT_WORTH if appraisal.rest > 0 else SHIELD_WORTH
        board: i64 = appraisal.position.board
        if action == PLOT:
            return appraisal.gain(board, 1)
        more: i64 = action - PLOT
        return appraisal.gain(board, more) - appraisal.token * float(more)

    def weigh_tie(self, appraisal: SeatAppraisal, action: i64) -> float:
        position = appraisal.position
        board: i64 = position.board
        own: i64 = position.on[board * OWNERS + appraisal.seat]
        if action == ENOUGH:
            return appraisal.standing(board, own, own) + TIE_KEPT
        return appraisal.standing(board, own, own - CLEAR_LEAD)

    def weigh_bribe(self, appraisal: SeatAppraisal, action: i64) -> float:
        """Worth its price, unless the money is wanted more on boards to come."""
        if action == ENOUGH:
            return 0.0
        position = appraisal.position
        seat: i64 = appraisal.seat
        here: float = appraisal.income[position.board] - float(price(position, position.board, seat)) * appraisal.louis
        better: i64 = 0
        board: i64 = position.board + 1
        while board < BOARDS:
            place: i64 = 2 * board + position.side[board]
            own: i64 = position.on[board * OWNERS + seat]
            if CONDITION[place] == MONEY and own > 0 and own <= appraisal.best_rival(board):
                if appraisal.income[board] - float(price(position, board, seat)) * appraisal.louis > here:
                    better += 1
            board += 1
        if better >= appraisal.bribes:
            return -here
        return here

    def weigh_favour(self, appraisal: SeatAppraisal, count: i64) -> float:
        """Maintenon's tokens come from the general supply while it lasts, and lie ahead of the next round."""
        position = appraisal.position
        general: i64 = position.general[appraisal.seat]
        weight: float = appraisal.stays() * float(count)
        if count > general:
            weight -= appraisal.token * float(count - general)
        if count < general:
            weight += appraisal.token
        return weight

    # Missions

    def weigh_missions(self, appraisal: SeatAppraisal, question: i64, legal: vec[i64]) -> vec[float]:
        chips = appraisal.chips_held()
        weights = vec[float](capacity=len(legal))
        for action in legal:
            weight: float = 0.0
            if question == ASK_DRAW:
                weight = self.weigh_draw(appraisal, chips, action - DRAW)
            elif question == ASK_SPEND:
                weight = self.weigh_spending(appraisal, chips, action - SPEND)
            elif question == ASK_KEEP:
                weight = appraisal.chips[action - KEEP]
            elif question == ASK_RETURN:
                if action != ENOUGH:
                    weight = self.weigh_return(appraisal, chips, action - RETURN)
            elif action == ENOUGH:
                weight = 0.0
            elif action < SPEND:
                weight = self.weigh_fulfilling(appraisal, chips, action - FULFIL)
            else:
                weight = self.weigh_crown(appraisal, chips, action - CROWN_FOR)
            weights = append(weights, weight)
        return weights

    def weigh_fulfilling(self, appraisal: SeatAppraisal, chips: vec[i64], mission: i64) -> float:
        """Always, and first what leaves another payable."""
        position = appraisal.position
        best: float = -9.0
        pair: i64 = 0
        while pair < len(PAIR_ONE):
            if has_pair(position, appraisal.seat, pair) and pair_suits(mission, pair):
                weight: float = self.after_spending(appraisal, chips, pair, mission)
                if weight > best:
                    best = weight
            pair += 1
        return appraisal.mission_worth(mission) + best

    def weigh_spending(self, appraisal: SeatAppraisal, chips: vec[i64], pair: i64) -> float:
        return self.after_spending(appraisal, chips, pair, appraisal.position.mission_paid)

    def after_spending(self, appraisal: SeatAppraisal, chips: vec[i64], pair: i64, mission: i64) -> float:
        """What the chips that stay are worth: another mission, or what is left over."""
        chips[PAIR_ONE[pair]] -= 1
        chips[PAIR_TWO[pair]] -= 1
        weight: float = appraisal.missions_payable(chips, mission) + CHIPS_LEFT * appraisal.left_over(chips)
        chips[PAIR_ONE[pair]] += 1
        chips[PAIR_TWO[pair]] += 1
        return weight

    def weigh_crown(self, appraisal: SeatAppraisal, chips: vec[i64], chip: i64) -> float:
        """Worth its price when it makes a mission payable that was not."""
        before: float = appraisal.missions_payable(chips, -1)
        chips[chip] -= 1
        chips[CROWN] += 1
        after: float = appraisal.missions_payable(chips, -1)
        chips[chip] += 1
        chips[CROWN] -= 1
        return after - before - float(CROWN_PRICE) * appraisal.louis

    def weigh_draw(self, appraisal: SeatAppraisal, chips: vec[i64], level: i64) -> float:
        """How likely the mission can be paid at once, how easy it will be later, and what such missions do."""
        position = appraisal.position
        acting: bool = position.phase == FULFILLING and position.part == ACTING
        unseen: float = 0.0
        weight: float = 0.0
        mission: i64 = 0
        while mission < MISSIONS:
            place: i64 = position.missions[mission]
            if LEVEL_OF[mission] == level and place != appraisal.seat and (place < LAID or place >= PILE):
                unseen += 1.0
                if acting and payable(mission, chips):
                    weight += appraisal.mission_worth(mission)
                elif appraisal.rest > 0:
                    weight += appraisal.mission_in_hand(mission)
            mission += 1
        if unseen == 0.0:
            return 0.0
        return weight / unseen

    def weigh_return(self, appraisal: SeatAppraisal, chips: vec[i64], mission: i64) -> float:
        """A mission that is harder than a light one, or that the kept chip does not begin."""
        worth: float = appraisal.mission_in_hand(mission)
        first: i64 = ASKS_FIRST[mission]
        second: i64 = ASKS_SECOND[mission]
        if chips[first] > 0 or (second != ANY_CHIP and chips[second] > 0):
            worth += ASKED_FOR
        return EASE[0] - worth
