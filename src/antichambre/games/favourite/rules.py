"""The King's Favourite, two to four players. The rules in the rulebook's order; rules.en.md tells them in words.

Courtiers roll dice for petitions in a line: gold, chocolate, châteaux. Musketeers reroll, court cards bend the rules,
duchesses are worth keeping, Bastilles strike them. Three rounds.

A turn goes through its stages; what has to be done before it goes on lies on a stack of tasks, the most urgent last.
`proceed` goes on by itself until somebody is asked. The files follow each other: salon.py (line, piles, hands),
powers.py (court cards), petitions.py (what is taken), and this one.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.favourite.components import (
    COLUMNS,
    DICE,
    ENOUGH,
    GUARD,
    POINTS_DUCHESS,
    POINTS_ENDED,
    POINTS_HAND,
    POINTS_MOST,
    POINTS_PRINCE,
    POINTS_TIED,
    ROUNDS,
)
from antichambre.games.favourite.petitions import ACTING, CLOSING, OPENING, Petitions
from antichambre.games.favourite.powers import first_move_of, past_moves_of
from antichambre.games.favourite.salon import (
    BALLS,
    BASTILLES,
    BORROWING,
    DUCHESSES,
    EARNED,
    GAP,
    LAID,
    LIEUTENANTS,
    NAMED,
    TASK_A,
)
from antichambre.games.favourite.vocabulary import (
    ALL_ACTIONS,
    ASK_ACT,
    ASK_ACTOR,
    ASK_BALL,
    ASK_BASTILLE,
    ASK_CLOSE,
    ASK_CONFESS,
    ASK_GUARD,
    ASK_HAND,
    ASK_LIEUTENANT,
    ASK_OPEN,
    ASK_STRIKE,
    ATTACH,
    BALL_TO,
    BASTILLE_TO,
    DROP,
    DROPPED,
    END,
    ENDED,
    FOR_COLUMN,
    FOR_DUCHESSES,
    FOR_ENDING,
    FOR_HAND,
    FOR_PRINCES,
    LET_IT_BE,
    LOSE,
    MUSKETEER_SPENT,
    NO_MUSKETEER,
    NOTHING,
    OTHER_QUESTION,
    PLAY_CONFESSOR,
    PLAY_GUARD,
    PLAY_PRINCE,
    REROLL,
    ROLL,
    ROUND_BEGUN,
    ROUND_CLOSING,
    ROUND_ENDED,
    RUN_FIRST,
    RUN_LAST,
    SCORED,
    TAKE,
    TOOK_NOTHING,
    TURN_BEGUN,
)
from antichambre.kernel.game import ALLOWED
from antichambre.kernel.position import NOBODY


@mypyc_attr(acyclic=True)
class Favourite(Petitions):
    """A game: turns, what is taken, rounds and points."""

    def set_up(self, seed: str) -> None:
        self.seed = seed
        self.totals = vec[i64]([0] * self.seats)
        self.begin_round(0)
        self.proceed()

    def copy(self) -> "Favourite":
        twin = Favourite(self.game, self.seats, self.variant, self.chance.copy())
        self.copy_salon(twin)
        return twin

    # -----------------------------------------------------------------------------------------------------------------
    # The engine of a turn
    # -----------------------------------------------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        return self.options

    def apply(self, action: i64) -> None:
        self.perform(action)
        self.proceed()

    def proceed(self) -> None:
        """Goes on until somebody is asked, or the game is over. What public things leave one answer to is not asked."""
        while self.round <= ROUNDS:
            if self.step():
                self.relist()
                if len(self.options) > 1 or self.one_answer_is_asked():
                    return
                self.perform(self.options[0])
        self.options = vec[i64]()
        self.asked = NOBODY

    def one_answer_is_asked(self) -> bool:
        """Where a secret decides how many answers there are, the question is put all the same."""
        return self.question != ASK_BASTILLE and self.question != ASK_STRIKE and self.question != ASK_ACTOR

    def relist(self) -> None:
        question: i64 = self.question
        found = vec[i64](capacity=24)
        if question == ASK_LIEUTENANT or question == ASK_GUARD or question == ASK_CONFESS:
            found = append(self.with_allowed(found, PLAY_CONFESSOR, LET_IT_BE), LET_IT_BE)
        elif question == ASK_ACTOR:
            power: i64 = self.tasks[self.task() + TASK_A]
            found = self.with_allowed(found, first_move_of(power), past_moves_of(power))
        elif question == ASK_HAND:
            found = self.with_allowed(found, ATTACH, PLAY_PRINCE)
        elif question >= ASK_BALL and question <= ASK_STRIKE:
            found = self.with_allowed(found, BALL_TO, ALL_ACTIONS)
        else:
            if question == ASK_OPEN:
                found = append(found, ROLL)
            elif question == ASK_ACT:
                if self.musketeers[self.asked] > 0:
                    found = self.with_allowed(found, REROLL, TAKE)
                found = append(self.with_takes(found), NOTHING)
            else:
                found = append(found, END)
            if self.free[self.asked] > 0:
                found = self.with_allowed(found, ATTACH, DROP)
            found = self.with_court(found)
        self.options = found

    def with_allowed(self, found: vec[i64], first: i64, last: i64) -> vec[i64]:
        """Adds the actions from the first to before the last that no rule refuses."""
        action: i64 = first
        while action < last:
            if self.refusal(action) == ALLOWED:
                found = append(found, action)
            action += 1
        return found

    def with_court(self, found: vec[i64]) -> vec[i64]:
        """Adds the court cards in hand that can be played on one's own turn."""
        card: i64 = 0
        while card < GUARD:
            if self.holds(self.asked, card):
                found = self.with_allowed(found, first_move_of(card), past_moves_of(card))
            card += 1
        return found

    def step(self) -> bool:
        if len(self.tasks) == 0:
            if self.stage == OPENING:
                return self.ask(self.turn, ASK_OPEN)
            if self.stage == ACTING:
                return self.ask(self.turn, ASK_ACT)
            if self.hand_size(self.turn) > 0:
                return self.ask(self.turn, ASK_CLOSE)
            self.end_turn()
            return False
        kind: i64 = self.tasks[self.task()]
        if kind == LIEUTENANTS:
            return self.step_lieutenants()
        if kind == NAMED:
            return self.step_named()
        if kind == BORROWING:
            return self.ask(self.turn, ASK_ACTOR)
        if kind == BALLS:
            return self.step_balls()
        if kind == DUCHESSES:
            return self.step_duchesses()
        if kind == BASTILLES:
            return self.step_bastilles()
        if kind == LAID:
            return self.step_laid()
        if kind == EARNED:
            return self.step_earned()
        return self.step_surplus()

    def let_it_be(self) -> None:
        task: i64 = self.task()
        if self.question == ASK_LIEUTENANT:
            self.tasks[task + TASK_A] += 1
        elif self.question == ASK_GUARD:
            self.let_named_be()
        elif self.tasks[task] == LAID:
            self.tasks[task + TASK_A] = 1
        else:
            self.strike_arrival()

    def refusal(self, action: i64) -> i64:
        if action == ROLL:
            return ALLOWED if self.question == ASK_OPEN else OTHER_QUESTION
        if action < TAKE:
            return self.reroll_refusal()
        if action < NOTHING:
            return self.take_refusal(action - TAKE)
        if action == NOTHING:
            return ALLOWED if self.question == ASK_ACT else OTHER_QUESTION
        if action == END:
            return ALLOWED if self.question == ASK_CLOSE else OTHER_QUESTION
        if action < DROP:
            return self.attach_refusal(action - ATTACH)
        if action < PLAY_PRINCE:
            return self.drop_refusal(action - DROP)
        if action < LET_IT_BE:
            return self.court_refusal(action)
        if action == LET_IT_BE:
            return self.let_refusal()
        if action < BASTILLE_TO:
            return ALLOWED if self.question == ASK_BALL else OTHER_QUESTION
        if action < LOSE:
            return self.rival_refusal(action - BASTILLE_TO) if self.question == ASK_BASTILLE else OTHER_QUESTION
        return self.lose_refusal(action - LOSE)

    def let_refusal(self) -> i64:
        question: i64 = self.question
        if question == ASK_LIEUTENANT or question == ASK_GUARD or question == ASK_CONFESS:
            return ALLOWED
        return OTHER_QUESTION

    def perform(self, action: i64) -> None:
        if action == ROLL:
            self.roll_dice(7)
        elif action < TAKE:
            self.musketeers[self.turn] -= 1
            self.spent[self.turn] += 1
            self.tell(MUSKETEER_SPENT, self.turn)
            self.roll_dice(action - REROLL + 1)
        elif action < NOTHING:
            self.take(RUN_FIRST[action - TAKE], RUN_LAST[action - TAKE])
        elif action == NOTHING:
            self.tell(TOOK_NOTHING, self.turn)
            self.idle += 1
            self.stage = CLOSING
        elif action == END:
            self.end_turn()
        elif action < DROP:
            self.attach(action - ATTACH)
        elif action < PLAY_PRINCE:
            self.lay_down(self.asked, action - DROP)
            self.tell(DROPPED, self.asked, action - DROP)
            self.discard_court(action - DROP)
        elif action == PLAY_GUARD:
            self.cancel()
        elif action == PLAY_CONFESSOR and self.question == ASK_CONFESS:
            self.confess()
        elif action < LET_IT_BE:
            self.play_court(action)
        elif action == LET_IT_BE:
            self.let_it_be()
        elif action < BASTILLE_TO:
            self.place_ball(action - BALL_TO)
        elif action < LOSE:
            self.lay_bastille(action - BASTILLE_TO)
        else:
            self.lose_duchess(action - LOSE)

    # -----------------------------------------------------------------------------------------------------------------
    # Déroulement d'une manche: the dice and the musketeers
    # -----------------------------------------------------------------------------------------------------------------

    def roll_dice(self, dice: i64) -> None:
        """Rolls a set of dice, a bit each; then the Lieutenants may have their say."""
        die: i64 = 0
        while die < DICE:
            if dice & (1 << die) != 0:
                self.roll(die)
            die += 1
        self.stage = ACTING
        self.push(LIEUTENANTS, self.turn, 1, 0)

    def reroll_refusal(self) -> i64:
        """Jouer une carte Mousquetaire: as often as wanted."""
        if self.question != ASK_ACT:
            return OTHER_QUESTION
        return NO_MUSKETEER if self.musketeers[self.turn] == 0 else ALLOWED

    # -----------------------------------------------------------------------------------------------------------------
    # Fin de tour, fin de manche
    # -----------------------------------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """The line is filled; the round ends when all have had as many turns, after somebody has enough (ruling 13)."""
        if self.idle == self.seats:  # ruling 3
            self.idle = 0
            self.clear_line()
        if self.ender == NOBODY and self.gathered(self.turn) >= ENOUGH[self.seats]:
            self.ender = self.turn
            self.tell(ROUND_CLOSING, self.turn)
        following: i64 = (self.turn + 1) % self.seats
        if self.ender != NOBODY and following == self.first:
            self.end_round()
        else:
            self.fill_line()
            self.begin_turn(following)

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.stage = OPENING
        self.dice = vec[i64]([GAP] * DICE)
        self.tell(TURN_BEGUN, seat)

    def gathered(self, seat: i64) -> i64:
        """Resource cards before a player, balls included."""
        count: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            count += self.column(seat, column)
            column += 1
        return count

    def column(self, seat: i64, column: i64) -> i64:
        return self.resources[seat * COLUMNS + column] + self.balls[seat * COLUMNS + column]

    def begin_round(self, first: i64) -> None:
        self.round += 1
        self.first = first
        self.tell(ROUND_BEGUN, self.round, first)
        self.lay_out()
        self.begin_turn(first)

    def end_round(self) -> None:
        """The points of the round; then a new one, begun by whoever has fewest (ruling 15), or the end."""
        fewest: i64 = NOBODY
        least: i64 = 0
        offset: i64 = 1
        while offset <= self.seats:
            seat: i64 = (self.first + offset) % self.seats
            points: i64 = self.round_points(seat)
            if fewest == NOBODY or points < least:
                fewest = seat
                least = points
            offset += 1
        for owner in range(self.seats):
            self.tell_points(owner)
            self.totals[owner] += self.round_points(owner)
        self.tell(ROUND_ENDED, self.round)
        if self.round == ROUNDS:
            self.round += 1
            self.tell(ENDED)
        else:
            self.begin_round(fewest)

    # -----------------------------------------------------------------------------------------------------------------
    # Décompte des points
    # -----------------------------------------------------------------------------------------------------------------

    def column_points(self, seat: i64, column: i64) -> i64:
        """Most cards in a column; tied for most. A column with no card has no majority (ruling 14)."""
        own: i64 = self.column(seat, column)
        if own == 0:
            return 0
        tied: bool = False
        rival: i64 = 0
        while rival < self.seats:
            if rival != seat:
                theirs: i64 = self.column(rival, column)
                if theirs > own:
                    return 0
                if theirs == own:
                    tied = True
            rival += 1
        if tied:
            return POINTS_TIED
        return POINTS_MOST

    def points_for(self, seat: i64, reason: i64) -> i64:
        """Each line of the table of points."""
        if reason == FOR_ENDING:
            return POINTS_ENDED if self.ender == seat else 0
        if reason < FOR_DUCHESSES:
            return self.column_points(seat, reason - FOR_COLUMN)
        if reason == FOR_DUCHESSES:
            return self.paired_count(seat) * POINTS_DUCHESS
        if reason == FOR_HAND:
            return self.hand_size(seat) * POINTS_HAND
        return (self.princes[seat] + self.actors[seat]) * POINTS_PRINCE

    def round_points(self, seat: i64) -> i64:
        points: i64 = 0
        reason: i64 = 0
        while reason <= FOR_PRINCES:
            points += self.points_for(seat, reason)
            reason += 1
        return points

    def tell_points(self, seat: i64) -> None:
        for reason in range(FOR_PRINCES + 1):
            points = self.points_for(seat, reason)
            if points != 0:
                self.tell(SCORED, seat, reason, points)

    def scores(self) -> list[int]:
        """The rounds counted, and the one under way as it stands."""
        if self.round > ROUNDS:
            return list(self.totals)
        return [self.totals[seat] + self.round_points(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Most points; then more musketeers unspent in the last round; then shared (ruling 16)."""
        if self.asked >= 0:
            return []
        marks = [self.totals[seat] * 100 + self.musketeers[seat] for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if marks[seat] == max(marks)]
