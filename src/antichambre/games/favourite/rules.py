"""The King's Favourite, two to four players. The rules in the rulebook's order; rules.en.md tells them in words.

Courtiers roll dice for petitions in a line: gold, chocolate, châteaux. Musketeers reroll, court cards bend the rules,
duchesses are worth keeping, Bastilles strike them. Three rounds.

A turn goes through its stages; what has to be settled before it goes on lies on a stack of frames, the innermost last.
`proceed` goes on by itself until somebody is asked. The files follow each other: frames.py (what interrupts), salon.py
(line, piles, hands), powers.py (court cards), petitions.py (what is taken), and this one.
"""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.favourite.components import (
    COURT,
    DICE,
    GUARD,
    POINTS_DUCHESS,
    POINTS_ENDED,
    POINTS_HAND,
    POINTS_MOST,
    POINTS_PRINCE,
    POINTS_TIED,
    ROUNDS,
)
from antichambre.games.favourite.frames import (
    BORROWING,
    LAID,
    LIEUTENANTS,
    NAMED,
    TAKING,
    Borrowing,
    Laid,
    Lieutenants,
    Named,
    Taking,
)
from antichambre.games.favourite.petitions import ACTING, CLOSING, OPENING, Petitions
from antichambre.games.favourite.powers import card_of, first_move_of, past_moves_of
from antichambre.games.favourite.salon import GAP
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
    LAST_ROUND,
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
    ROUND_ENDED,
    RUN_FIRST,
    RUN_LAST,
    SCORED,
    TAKE,
    TOOK_NOTHING,
    TURN_BEGUN,
)
from antichambre.kernel.game import ALLOWED, BY_POINTS
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

    def answers(self) -> vec[i64]:
        question: i64 = self.question
        found = vec[i64](capacity=24)
        if question == ASK_LIEUTENANT or question == ASK_GUARD or question == ASK_CONFESS:
            found = append(self.with_allowed(found, PLAY_CONFESSOR, LET_IT_BE), LET_IT_BE)
        elif question == ASK_ACTOR:
            power: i64 = cast(Borrowing, self.stack[-1]).power
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
        if len(self.stack) == 0:
            if self.stage == OPENING:
                return self.ask(self.turn, ASK_OPEN)
            if self.stage == ACTING:
                return self.ask(self.turn, ASK_ACT)
            if self.hand_size(self.turn) > 0:
                return self.ask(self.turn, ASK_CLOSE)
            self.end_turn()
            return False
        top = self.stack[-1]
        if top.kind == LIEUTENANTS:
            return self.step_lieutenants(cast(Lieutenants, top))
        if top.kind == NAMED:
            return self.step_named(cast(Named, top))
        if top.kind == BORROWING:
            return self.ask(self.turn, ASK_ACTOR)
        if top.kind == TAKING:
            return self.step_taking(cast(Taking, top))
        if top.kind == LAID:
            return self.step_laid(cast(Laid, top))
        return self.step_surplus()

    def let_it_be(self) -> None:
        top = self.stack[-1]
        if top.kind == LIEUTENANTS:
            lieutenants = cast(Lieutenants, top)
            lieutenants.distance += 1
        elif top.kind == NAMED:
            self.let_named_be(cast(Named, top))
        elif top.kind == LAID:
            laid = cast(Laid, top)
            laid.unopposed = True
        else:
            self.strike_arrival(cast(Taking, top))

    def occasion(self) -> str:
        if self.question == ASK_LIEUTENANT:
            return f"lieutenant {self.turn}"
        if self.question == ASK_GUARD:
            return f"guard {COURT[card_of(cast(Named, self.stack[-1]).action)]}"
        if self.question == ASK_CONFESS:
            return "confess laid" if self.stack[-1].kind == LAID else "confess arrival"
        return super().occasion()

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
        self.push(Lieutenants(1))

    def reroll_refusal(self) -> i64:
        """Jouer une carte Mousquetaire: as often as wanted."""
        if self.question != ASK_ACT:
            return OTHER_QUESTION
        return NO_MUSKETEER if self.musketeers[self.turn] == 0 else ALLOWED

    # -----------------------------------------------------------------------------------------------------------------
    # Fin de tour, fin de manche
    # -----------------------------------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """The round ends when all have had as many turns, after somebody has enough (ruling 13). Else the line is
        filled, or laid anew when a whole round of turns took nothing (ruling 3)."""
        following: i64 = (self.turn + 1) % self.seats
        if self.ender != NOBODY and following == self.first:
            self.end_round()
            return
        if self.idle == self.seats:
            self.idle = 0
            self.clear_line()
        self.fill_line()
        self.begin_turn(following)

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.stage = OPENING
        self.dice = vec[i64]([GAP] * DICE)
        self.tell(TURN_BEGUN, seat)

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
            self.finished = True
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

    def figures(self, measure: i64) -> vec[i64]:
        """Most points; then more musketeers unspent in the last round; then shared (ruling 16)."""
        if measure == BY_POINTS:
            return self.totals
        return self.musketeers

    def ending(self) -> str:
        return LAST_ROUND
