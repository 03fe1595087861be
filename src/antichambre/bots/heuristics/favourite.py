"""What a courtier thinks at the table of The King's Favourite.

A take is worth what it does to the three columns and to the race for the end of the round, and the court cards it
earns. Every other move is told in the same points: a reroll by the best take it may be expected to give, a court card
by the best take it makes possible, less what the card is worth in hand. favourite_columns.py and favourite_takes.py
say what is worth how much.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.heuristics.favourite_columns import (
    COLUMN_POINTS,
    FREE_DUCHESS,
    QUARTERS,
    RACE_POINTS,
    SAFE,
    at_lead,
    hand_worth,
)
from antichambre.bots.heuristics.favourite_features import show
from antichambre.bots.heuristics.favourite_takes import FACE_CODE, NEVER, THREAT, Takes
from antichambre.bots.value_network import ValueNetwork
from antichambre.games.favourite.actor import LENDERS, borrowed
from antichambre.games.favourite.components import (
    ACTOR,
    AMBASSADOR,
    CAPTAIN,
    COLUMNS,
    CONFESSOR,
    COURT,
    DICE,
    GARDENER,
    GUARD,
    KINDS,
    LIEUTENANT,
    MARQUISE,
    POINTS_DUCHESS,
    POINTS_ENDED,
    POINTS_PRINCE,
    PRINCE,
    ROUNDS,
    SPY,
    STEWARD,
    STEWARD_DRAWS,
)
from antichambre.games.favourite.counting import round_points
from antichambre.games.favourite.petitions import Laid
from antichambre.games.favourite.powers import Named
from antichambre.games.favourite.rules import Favourite
from antichambre.games.favourite.vocabulary import (
    ASK_ACTOR,
    ASK_BALL,
    ASK_CONFESS,
    ASK_GUARD,
    ASK_LIEUTENANT,
    ATTACH,
    BALL_TO,
    BASTILLE_TO,
    DROP,
    END,
    LET_IT_BE,
    LOSE,
    PLAY_ACTOR,
    PLAY_AMBASSADOR,
    PLAY_LIEUTENANT,
    PLAY_MARQUISE,
    PLAY_PRINCE,
    PLAY_SPY,
    PLAYS,
    REROLL,
    ROLL,
    TAKE,
    TAKE_NOTHING,
    TRADE_OWN,
    TRADE_THEIRS,
    TRADES_WITH_ONE,
    TURN_DIE,
)
from antichambre.kernel.position import NOBODY, Position
from antichambre.kernel.vocabulary import ALLOWED

CARD_OF: Final = vec[i64](
    [sum(action >= first for first in PLAYS) - 1 for action in range(LET_IT_BE)]
)  # by move: the court card that it plays

# What experience says, in points.
OPTIONS: Final[dict[str, float]] = {  # what a court card may do before the round ends, besides its point in hand
    "prince": 0.8,
    "treasurer": 0.3,
    "chocolatier": 0.3,
    "architect": 0.3,
    "captain": 0.0,
    "gardener": 0.1,
    "marquise": 0.3,
    "steward": 0.6,
    "ambassador": 0.3,
    "spy": 0.8,
    "actor": 0.3,
    "confessor": 0.0,
    "guard": 0.1,
    "lieutenant": 0.2,
}
OPTION: Final = vec[float]([OPTIONS[name] for name in COURT])
MUSKETEER: Final = 0.9  # one kept for a later turn
SPIED_CARD: Final = 0.3  # the card that a Spy takes may be the best
LEADER: Final = 0.05  # to hurt a rival, for each point that this rival has
FRESH_LINE: Final = 2.3  # what a line not yet seen brings before the dice are rolled
PATIENCE: Final = 0.4  # what can as well be done at the end of the turn is better done there
TURN: Final = 1.6  # a turn still to come


@mypyc_attr(acyclic=True)
class FavouriteJudgement(Takes):
    """What each decision is about; and what a seat may expect of the round."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 6.0
        self.epsilon = 0
        self.horizon = 12
        self.take: float = 0.0  # what the turn under way may still bring, in the position last looked at

    # -----------------------------------------------------------------------------------------------------------------
    # The decisions
    # -----------------------------------------------------------------------------------------------------------------

    def weigh(self, position: Position, legal: vec[i64]) -> vec[float]:
        assert isinstance(position, Favourite)
        question: i64 = position.question
        if question == ASK_LIEUTENANT:
            self.look(position, position.turn)
        else:
            self.look(position, position.asked)
        if question < ASK_BALL and question != ASK_GUARD and not position.taken():
            self.scan(position)
        weights = vec[float](capacity=len(legal))
        for action in legal:
            weights = append(weights, self.worth(position, question, action))
        return weights

    def worth(self, position: Favourite, question: i64, action: i64) -> float:
        """What a move is worth; to roll, to take nothing, to end the turn and to let it be are nought."""
        if action == ROLL or action == TAKE_NOTHING or action == END or action == LET_IT_BE:
            return 0.0
        if action < TAKE:
            kept: i64 = self.kept(position, action - REROLL + 1)
            return self.takes[kept] - self.musketeer(position)
        if action < TAKE_NOTHING:
            return self.runs[action - TAKE]
        if action < DROP:
            return float(POINTS_DUCHESS) * SAFE - FREE_DUCHESS - self.card(position, action - ATTACH)
        if action < PLAY_PRINCE:
            return -self.card(position, action - DROP)
        if action < LET_IT_BE:
            if question == ASK_LIEUTENANT:
                return self.lieutenant(position, action - PLAY_LIEUTENANT)
            if question == ASK_GUARD:
                return self.harm(position, cast(Named, position.stack[-1]).action) - self.card(position, GUARD)
            if question == ASK_CONFESS:
                return self.struck(position) - self.card(position, CONFESSOR)
            if action == PLAY_ACTOR:
                return self.actor(position) - self.card(position, ACTOR)
            cost: float = 0.0
            if question != ASK_ACTOR:
                cost = self.card(position, CARD_OF[action])
            return self.power(position, action) - cost
        if action < BASTILLE_TO:
            return self.ball(position, action - BALL_TO)
        if action < LOSE:
            return self.bastille(position, action - BASTILLE_TO)
        if action == LOSE:
            return -FREE_DUCHESS
        return -float(POINTS_DUCHESS)

    # -----------------------------------------------------------------------------------------------------------------
    # Musketeers and court cards
    # -----------------------------------------------------------------------------------------------------------------

    def musketeer(self, position: Favourite) -> float:
        """What one musketeer less costs in the turns to come: nothing, if there are fewer of those."""
        left: float = float(self.rest) / float(QUARTERS * position.musketeers[self.seat])
        if left > 1.0:
            left = 1.0
        return MUSKETEER * left

    def card(self, position: Favourite, kind: i64) -> float:
        """What leaves the hand with a court card."""
        free: i64 = position.free[position.asked]
        hand: i64 = position.hand_size(position.asked)
        return hand_worth(hand, free) - hand_worth(hand - 1, free) + OPTION[kind] * self.fade

    def power(self, position: Favourite, action: i64) -> float:
        """What a court card does, whoever lends it."""
        kind: i64 = CARD_OF[action]
        free: i64 = position.free[self.seat]
        rolled: bool = position.rolled()
        if kind == PRINCE:
            return float(POINTS_PRINCE)
        if kind < CAPTAIN:
            number: i64 = action - TURN_DIE
            return self.takes[self.kept(position, 1 << number % DICE) + FACE_CODE[number // DICE]]
        if kind == CAPTAIN:
            return MUSKETEER * self.fade
        if kind == GARDENER:
            if not rolled:
                return FRESH_LINE - self.takes[0]
            return self.fresh_line(position)
        if kind == MARQUISE:
            return self.swapped(position, action - PLAY_MARQUISE) if rolled else -PATIENCE
        if kind == STEWARD:
            return hand_worth(self.hand - 1 + STEWARD_DRAWS, free) - hand_worth(self.hand - 1, free)
        if kind == AMBASSADOR:
            number = action - PLAY_AMBASSADOR
            trade: i64 = number % TRADES_WITH_ONE
            gain: float = self.trade(position, number // TRADES_WITH_ONE, TRADE_OWN[trade], TRADE_THEIRS[trade])
            if not position.taken():
                gain -= PATIENCE
            return gain
        if kind == SPY:
            return hand_worth(self.hand, free) - hand_worth(self.hand - 1, free) + self.share
        return THREAT

    def actor(self, position: Favourite) -> float:
        """The best that he can make of the power he borrows."""
        kind: i64 = borrowed(position)
        lender = LENDERS[kind]
        assert lender is not None
        best: float = NEVER
        action: i64 = PLAYS[kind]
        past: i64 = PLAYS[kind + 1]
        while action < past:
            if lender.needs(position, action - lender.first) == ALLOWED:
                worth: float = self.power(position, action)
                if worth > best:
                    best = worth
            action += 1
        return best

    def lieutenant(self, position: Favourite, die: i64) -> float:
        """What a rival's dice lose by it."""
        loss: float = self.takes[self.dice_code(position)] - self.takes[self.kept(position, 1 << die)]
        return loss * self.share - self.card(position, LIEUTENANT)

    def harm(self, position: Favourite, action: i64) -> float:
        """What a court card would do to the seat that it names."""
        if action >= PLAY_LIEUTENANT:
            self.scan(position)
            left: i64 = self.kept(position, 1 << (action - PLAY_LIEUTENANT))
            return self.takes[self.dice_code(position)] - self.takes[left]
        if action >= PLAY_SPY:
            return hand_worth(self.hand, 0) - hand_worth(self.hand - 1, 0) + self.share + SPIED_CARD
        trade: i64 = (action - PLAY_AMBASSADOR) % TRADES_WITH_ONE
        return -self.trade(position, position.turn, TRADE_THEIRS[trade], TRADE_OWN[trade])

    # -----------------------------------------------------------------------------------------------------------------
    # Duchesses and Bastilles
    # -----------------------------------------------------------------------------------------------------------------

    def duchess_at_risk(self, position: Favourite, seat: i64) -> float:
        """What a Bastille laid before a seat takes away."""
        if position.free[seat] > 0:
            return FREE_DUCHESS
        if position.paired_count(seat) > 0:
            return float(POINTS_DUCHESS)
        return THREAT

    def bastille(self, position: Favourite, rival: i64) -> float:
        """Before whom it does most; of equals, before whoever has most."""
        points: i64 = position.totals[rival] + round_points(position, rival)
        return self.duchess_at_risk(position, rival) + LEADER * float(points)

    def struck(self, position: Favourite) -> float:
        if isinstance(position.stack[-1], Laid):
            return self.duchess_at_risk(position, position.asked)
        return FREE_DUCHESS

    # -----------------------------------------------------------------------------------------------------------------
    # What a seat may expect
    # -----------------------------------------------------------------------------------------------------------------

    def expected_points(self, position: Position) -> vec[float]:
        """The rounds that are counted, and what the running one looks like coming to: what everybody has, and what is
        still to come until all have had as many turns."""
        assert isinstance(position, Favourite)
        points = vec[float](capacity=position.seats)
        seat: i64 = 0
        while seat < position.seats:
            expected: float = float(position.totals[seat])
            if position.round <= ROUNDS:
                expected += self.expected_in_round(position, seat)
            points = append(points, expected)
            seat += 1
        if position.round <= ROUNDS:
            self.take = self.expected_in_turn(position)
            points[position.turn] += self.take
            seat = (position.turn + 1) % position.seats
            while seat != position.first:
                points[seat] += TURN
                seat = (seat + 1) % position.seats
        return points

    def show(self, position: Position, points: vec[float], seat: i64, network: ValueNetwork) -> None:
        assert isinstance(position, Favourite)
        show(position, self, points, self.take, seat, network)

    def expected_in_turn(self, position: Favourite) -> float:
        """The take that the turn under way is still to bring."""
        if position.taken():
            return 0.0
        self.look(position, position.turn)
        self.scan(position)
        if position.rolled():
            return self.takes[self.dice_code(position)] / (1.0 + self.share)
        return self.takes[0] / (1.0 + self.share)

    def expected_in_round(self, position: Favourite, seat: i64) -> float:
        self.look(position, seat)
        points: float = hand_worth(self.hand, position.free[seat])
        points += float(position.paired_count(seat) * POINTS_DUCHESS)
        points += float((position.princes[seat] + position.actors[seat]) * POINTS_PRINCE)
        points -= THREAT * float(position.waiting[seat])
        points += MUSKETEER * self.fade * float(position.musketeers[seat])
        kind: i64 = 0
        while kind < KINDS:
            points += float(position.hands[seat * KINDS + kind]) * OPTION[kind] * self.fade
            kind += 1
        column: i64 = 0
        while column < COLUMNS:
            points += at_lead(COLUMN_POINTS, self.seats, self.rest, self.own[column] - self.best[column])
            column += 1
        if position.ender == seat:
            points += float(POINTS_ENDED)
        elif position.ender == NOBODY:
            points += at_lead(RACE_POINTS, self.seats, self.rest, self.cards - self.most)
        return points
