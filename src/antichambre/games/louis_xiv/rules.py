"""Louis XIV (Rüdiger Dorn), two to four players. The rules in the rulebook's order; rules.en.md tells them in words.

Courtiers put tokens on twelve people of the court, who reward whoever has most, whoever pays, or whoever has enough.
Rewards fulfil missions; missions score and help from then on. Four rounds of four phases.

Each phase is a file: court.py (what lies on the table), supply.py, influence.py, counting.py, missions.py; this one is
the engine that goes through them, and the end.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.louis_xiv.components import (
    BOARDS,
    LOUIS_FOR_SHIELD,
    PERSONS,
    POINTS_MISSION,
    POINTS_SHIELD,
    ROUNDS,
    SHIELD_KINDS,
)
from antichambre.games.louis_xiv.counting import COUNTING, PLACING
from antichambre.games.louis_xiv.court import OWNERS
from antichambre.games.louis_xiv.influence import INFLUENCE
from antichambre.games.louis_xiv.missions import FULFILLED_ALL, FULFILLING, Missions
from antichambre.games.louis_xiv.supply import SUPPLY, TRADE_SETTLED
from antichambre.games.louis_xiv.vocabulary import (
    ALL_ACTIONS,
    ALLOW,
    ARMS_WON,
    ASK_ALLOWANCE,
    ASK_BONUS,
    ASK_BRIBE,
    ASK_CARD,
    ASK_CONDE,
    ASK_FOUR,
    ASK_LATE,
    ASK_MAINTENON,
    ASK_MISSION,
    ASK_PLACE,
    ASK_PLOT,
    ASK_RETURN,
    ASK_TIE,
    ASK_TRADE,
    BONUS,
    BRIBE,
    CROWN_FOR,
    DRAW,
    ENDED,
    ENOUGH,
    EXCHANGED,
    FAVOUR,
    FULFIL,
    KEEP,
    LAST_ROUND,
    ONTO,
    OTHER_QUESTION,
    PLOT_MOVE,
    RETURN,
    REVEALED,
    ROUND_BEGUN,
    ROUND_ENDED,
    SCORED,
    SPEND,
    TAKE_BACK,
    TRADE,
    WIN_TIE,
)
from antichambre.kernel.game import ALLOWED, BY_POINTS


@mypyc_attr(acyclic=True)
class LouisXIV(Missions):
    """A game: four rounds of four phases, and the end."""

    def set_up(self, seed: str) -> None:
        self.lay_out(seed)
        self.begin_round(0)
        self.proceed()

    def copy(self) -> "LouisXIV":
        twin = LouisXIV(self.game, self.seats, self.variant, self.chance.copy())
        self.copy_court(twin)
        return twin

    # -----------------------------------------------------------------------------------------------------------------
    # Déroulement du jeu
    # -----------------------------------------------------------------------------------------------------------------

    def begin_round(self, first: i64) -> None:
        self.round += 1
        self.first = first
        self.tell(ROUND_BEGUN, self.round, first)
        if self.seats == 3 and self.round == ROUNDS:
            self.draw_plot(first)  # to make up for being first a second time (ruling 3)
        self.begin_phase(SUPPLY)

    def end_supply(self) -> None:
        self.begin_phase(INFLUENCE)

    def end_influence(self) -> None:
        self.begin_phase(COUNTING)

    def end_counting(self) -> None:
        self.begin_phase(FULFILLING)

    def end_round(self) -> None:
        self.tell(ROUND_ENDED, self.round)
        if self.round == ROUNDS:
            self.end_game()
        else:
            self.begin_round((self.first + 1) % self.seats)

    def step(self) -> bool:
        if self.phase == SUPPLY:
            return self.step_supply()
        if self.phase == INFLUENCE:
            return self.step_influence()
        if self.phase == COUNTING:
            return self.step_counting()
        return self.step_missions()

    def answers(self) -> vec[i64]:
        """The answers to the question that stands."""
        question: i64 = self.question
        found = vec[i64](capacity=32)
        if question == ASK_PLACE or question == ASK_FOUR:
            found = append(self.with_placements(found), TAKE_BACK)
        elif question == ASK_CARD:
            found = self.with_cards(found)
        elif question == ASK_BONUS:
            found = append(self.with_allowed(found, BONUS, ONTO), ENOUGH)
        elif question == ASK_LATE or question == ASK_CONDE:
            found = self.with_allowed(found, ONTO, TRADE)
        elif question <= ASK_ALLOWANCE:
            found = self.with_allowed(found, ENOUGH, PLOT_MOVE)
        elif question <= ASK_MAINTENON:
            found = self.with_allowed(found, ENOUGH, FULFIL)
        elif question == ASK_MISSION:
            found = append(found, ENOUGH)
            found = self.with_allowed(found, FULFIL, SPEND)
            found = self.with_allowed(found, CROWN_FOR, KEEP)
        elif question == ASK_RETURN:
            found = append(found, ENOUGH)
            found = self.with_allowed(found, RETURN, ALL_ACTIONS)
        else:
            found = self.with_allowed(found, SPEND, RETURN)
        return found

    def occasion(self) -> str:
        if self.question == ASK_PLOT:
            return f"plot {PERSONS[self.board]}"
        return super().occasion()

    def refusal(self, action: i64) -> i64:  # noqa: C901 (a case for each verb)
        if action < TAKE_BACK:
            return self.place_refusal(action)
        if action == TAKE_BACK:
            return ALLOWED if self.question == ASK_PLACE or self.question == ASK_FOUR else OTHER_QUESTION
        if action < BONUS:
            return self.card_refusal(action)
        if action < ONTO:
            return self.bonus_refusal(action)
        if action < ENOUGH:
            return ALLOWED if self.question == ASK_LATE or self.question == ASK_CONDE else OTHER_QUESTION
        if action == ENOUGH:
            return self.enough_refusal()
        if action < ALLOW:
            return self.trade_refusal(action)
        if action < PLOT_MOVE:
            return self.allowance_refusal(action - ALLOW)
        if action < WIN_TIE:
            return self.plot_refusal(action)
        if action == WIN_TIE:
            return ALLOWED if self.question == ASK_TIE else OTHER_QUESTION
        if action == BRIBE:
            return ALLOWED if self.question == ASK_BRIBE else OTHER_QUESTION
        if action < FULFIL:
            return self.favour_refusal(action - FAVOUR)
        if action < SPEND:
            return self.fulfil_refusal(action - FULFIL)
        if action < DRAW:
            return self.spend_refusal(action - SPEND)
        if action < CROWN_FOR:
            return self.draw_refusal(action - DRAW)
        if action < KEEP:
            return self.crown_refusal(action - CROWN_FOR)
        if action < RETURN:
            return self.keep_refusal(action - KEEP)
        return self.return_refusal(action - RETURN)

    def enough_refusal(self) -> i64:
        """Ruling 19: apart from pure gains, abilities are never forced."""
        question: i64 = self.question
        if question == ASK_TRADE or question == ASK_BONUS or question == ASK_MISSION or question == ASK_RETURN:
            return ALLOWED
        if ASK_LATE <= question <= ASK_CONDE:
            return ALLOWED
        return OTHER_QUESTION

    def perform(self, action: i64) -> None:  # noqa: C901 (a case for each verb)
        if action < TAKE_BACK:
            self.place(action)
        elif action == TAKE_BACK:
            self.take_back()
        elif action < BONUS:
            self.choose_card(action)
        elif action < ONTO:
            self.bonus(action)
        elif action < ENOUGH:
            if self.question == ASK_LATE:
                self.late(action - ONTO)
            else:
                self.conde(action - ONTO)
        elif action == ENOUGH:
            self.decline()
        elif action < ALLOW:
            self.trade(action)
        elif action < PLOT_MOVE:
            self.allow(action)
        elif action < WIN_TIE:
            self.plot(action)
        elif action == WIN_TIE:
            self.win_tie()
        elif action == BRIBE:
            self.bribe()
        elif action < FULFIL:
            self.favour(action)
        elif action < SPEND:
            self.chosen = action - FULFIL
        elif action < DRAW:
            self.spend(action)
        elif action < CROWN_FOR:
            self.left -= 1
            self.draw_mission(self.asked, action - DRAW)
        elif action < KEEP:
            self.take_crown(action - CROWN_FOR)
        elif action < RETURN:
            self.keep(action - KEEP)
        else:
            self.return_mission(action - RETURN)

    def decline(self) -> None:
        """No more of what is asked."""
        question: i64 = self.question
        if question == ASK_TRADE:
            self.flag |= TRADE_SETTLED
        elif question == ASK_BONUS or question == ASK_LATE:
            self.next_seat()
        elif question == ASK_CONDE:
            self.flag &= ~PLACING
        elif question == ASK_MISSION:
            self.flag |= FULFILLED_ALL
        elif question == ASK_RETURN:
            self.enough_returned()

    # -----------------------------------------------------------------------------------------------------------------
    # Fin de la partie
    # -----------------------------------------------------------------------------------------------------------------

    def end_game(self) -> None:
        """Convert, then reveal; fix all six majorities first, then draw the bonus shields (ruling 20). Shields may run
        out: they are drawn clockwise from the first player (ruling 2)."""
        self.sealed = True  # the shields are shown
        clockwise = [(self.first + offset) % self.seats for offset in range(self.seats)]
        for seat in clockwise:
            count = self.final_exchange(seat)
            self.tell(EXCHANGED, seat, count)
            self.draw_shields(seat, count)
        bonus = vec[i64]([0] * self.seats)
        for arms in range(SHIELD_KINDS):
            self.award_arms(arms, bonus)
        for seat in clockwise:
            self.draw_shields(seat, bonus[seat])
        self.finished = True
        for seat in range(self.seats):
            self.tell(SCORED, seat, self.mission_points(seat), self.shield_count(seat), self.points(seat))
        self.tell(ENDED)

    def final_exchange(self, seat: i64) -> i64:
        """A shield for each influence card, unused plot card, chip, token on a person, and for every three louis. What
        is exchanged stays where it is: nothing more is done with it."""
        count: i64 = self.hand_size(seat) + self.plot_count(seat) + self.chip_count(seat)
        board: i64 = 0
        while board < BOARDS:
            count += self.on[board * OWNERS + seat]
            board += 1
        return count + self.louis[seat] // LOUIS_FOR_SHIELD

    def award_arms(self, arms: i64, bonus: vec[i64]) -> None:
        """Most shields of these arms: one more, for each of those tied; arms that nobody has give nothing."""
        most: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            count: i64 = self.shields[seat * SHIELD_KINDS + arms]
            if count > 0:
                self.tell(REVEALED, seat, arms, count)
            if count > most:
                most = count
            seat += 1
        seat = 0
        while seat < self.seats:
            if most > 0 and self.shields[seat * SHIELD_KINDS + arms] == most:
                bonus[seat] += 1
                self.tell(ARMS_WON, seat, arms)
            seat += 1

    def points(self, seat: i64) -> i64:
        return self.mission_points(seat) * POINTS_MISSION + self.shield_count(seat) * POINTS_SHIELD

    def scores(self) -> list[int]:
        """Missions laid and shields gathered, as they stand; the final exchange comes at the end."""
        return [self.points(seat) for seat in range(self.seats)]

    def figures(self, measure: i64) -> vec[i64]:
        """Most points; then most tokens in the personal supply; then shared."""
        if measure == BY_POINTS:
            return vec[i64]([self.points(seat) for seat in range(self.seats)])
        return self.personal

    def ending(self) -> str:
        return LAST_ROUND
