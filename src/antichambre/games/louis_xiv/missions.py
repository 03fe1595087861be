"""4e phase: Missions. Chips for missions, a new mission for each, one chip kept, missions swapped."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from antichambre.games.louis_xiv.components import (
    ANY_CHIP,
    ASKS_FIRST,
    ASKS_SECOND,
    CHIP_FOR_CROWN,
    CHIP_KINDS,
    CROWN,
    CROWN_PRICE,
    EFFECT_OF,
    LEVEL_OF,
    MISSIONS,
    ONE_MORE,
    ROUNDS,
    SWAP_MISSIONS,
)
from antichambre.games.louis_xiv.counting import Counting
from antichambre.games.louis_xiv.court import LAID, PILE
from antichambre.games.louis_xiv.vocabulary import (
    ASK_DRAW,
    ASK_KEEP,
    ASK_MISSION,
    ASK_RETURN,
    ASK_SPEND,
    CHIP_SHORT,
    CHIP_SPENT,
    CHIPS_ASKED,
    CROWNS_GONE,
    FULFILLED,
    LOUIS_SHORT,
    MISSION_RETURNED,
    NOT_HELD,
    NOT_LAID,
    ONCE_A_PHASE,
    OTHER_QUESTION,
    PAIR_ONE,
    PAIR_TWO,
    PILE_EMPTY,
    SPEND,
)
from antichambre.kernel.game import ALLOWED
from antichambre.kernel.position import NOBODY

FULFILLING: Final = 4  # the phase
# Its parts: missions are fulfilled; missions are swapped; the round ends.
ACTING: Final = 0
SWAPPING: Final = 1
CLOSING: Final = 2

# What the seat at the cursor has settled (flag).
FULFILLED_ALL: Final = 1  # wants no more
RETURNED_ONE: Final = 2  # of the missions that it swaps
RETURNED_TWO: Final = 4
DRAWING: Final = 8  # `left` missions are still to be drawn


@mypyc_attr(acyclic=True)
class Missions(Counting):
    """The court, and how its missions are fulfilled."""

    def step_missions(self) -> bool:
        if self.part == ACTING:
            if self.cursor == self.seats:
                self.begin_part(SWAPPING)
                return False
            return self.step_fulfilling(self.seat_at_cursor())
        if self.part == SWAPPING:
            if self.cursor == self.seats or self.round == ROUNDS:  # ruling 18: not in the last round
                self.begin_part(CLOSING)
                return False
            return self.step_swapping(self.seat_at_cursor())
        self.end_round()
        return False

    def end_round(self) -> None:
        """The next round, or the end: the game's own."""
        raise TypeError("the game knows its rounds")

    # -----------------------------------------------------------------------------------------------------------------
    # Fulfilling missions
    # -----------------------------------------------------------------------------------------------------------------

    def step_fulfilling(self, seat: i64) -> bool:
        """As long as the player can and likes; who has fewer than two chips can at most turn one into a crown."""
        if self.left > 0:
            return self.step_drawing(seat)
        if self.chosen != NOBODY:
            return self.ask(seat, ASK_SPEND)
        if self.flag & FULFILLED_ALL == 0:
            if self.chip_count(seat) >= 2 or self.can_take_crown(seat):
                return self.ask(seat, ASK_MISSION)
            self.flag |= FULFILLED_ALL
        if self.chip_count(seat) > 1:
            return self.ask(seat, ASK_KEEP)
        self.next_seat()
        return False

    def suits(self, chip: i64, asked: i64) -> bool:
        """A crown replaces any chip; a question mark takes any (ruling 16)."""
        return chip == asked or chip == CROWN or asked == ANY_CHIP

    def pair_suits(self, mission: i64, pair: i64) -> bool:
        one: i64 = PAIR_ONE[pair]
        two: i64 = PAIR_TWO[pair]
        first: i64 = ASKS_FIRST[mission]
        second: i64 = ASKS_SECOND[mission]
        if self.suits(one, first) and self.suits(two, second):
            return True
        return self.suits(two, first) and self.suits(one, second)

    def has_pair(self, seat: i64, pair: i64) -> bool:
        one: i64 = PAIR_ONE[pair]
        two: i64 = PAIR_TWO[pair]
        if one == two:
            return self.chips[seat * CHIP_KINDS + one] >= 2
        return self.chips[seat * CHIP_KINDS + one] > 0 and self.chips[seat * CHIP_KINDS + two] > 0

    def fulfil_refusal(self, mission: i64) -> i64:
        if self.question != ASK_MISSION:
            return OTHER_QUESTION
        if self.missions[mission] != self.asked:
            return NOT_HELD
        pair: i64 = 0
        while pair < len(PAIR_ONE):
            if self.has_pair(self.asked, pair) and self.pair_suits(mission, pair):
                return ALLOWED
            pair += 1
        return CHIPS_ASKED

    def spend_refusal(self, pair: i64) -> i64:
        if self.question != ASK_SPEND:
            return OTHER_QUESTION
        if not self.has_pair(self.asked, pair):
            return CHIP_SHORT
        return ALLOWED if self.pair_suits(self.chosen, pair) else CHIPS_ASKED

    def spend(self, action: i64) -> None:
        """The chips return to the supply, the mission is laid, and another is drawn; two with "one more mission"."""
        seat: i64 = self.asked
        mission: i64 = self.chosen
        self.chosen = NOBODY
        self.return_chip(seat, PAIR_ONE[action - SPEND])
        self.return_chip(seat, PAIR_TWO[action - SPEND])
        self.lay_mission(seat, mission)
        self.tell(FULFILLED, seat, mission)
        self.left = 2 if EFFECT_OF[mission] == ONE_MORE else 1

    def return_chip(self, seat: i64, chip: i64) -> None:
        self.chips[seat * CHIP_KINDS + chip] -= 1
        self.supply[chip] += 1
        self.tell(CHIP_SPENT, seat, chip)

    def step_drawing(self, seat: i64) -> bool:
        """From a pile of the player's choice; when all are empty, nothing is drawn."""
        if len(self.mission_pile) == 0:
            self.left = 0
            return False
        return self.ask(seat, ASK_DRAW)

    def draw_refusal(self, level: i64) -> i64:
        if self.question != ASK_DRAW:
            return OTHER_QUESTION
        return PILE_EMPTY if self.pile_size(level) == 0 else ALLOWED

    def can_take_crown(self, seat: i64) -> bool:
        """Whether a single chip could be exchanged: all of it is public."""
        if self.unused(seat, CHIP_FOR_CROWN) == 0 or self.louis[seat] < CROWN_PRICE or self.supply[CROWN] == 0:
            return False
        return self.chip_count(seat) > self.chips[seat * CHIP_KINDS + CROWN]

    def crown_refusal(self, chip: i64) -> i64:
        """Mission: two louis and a chip for a crown (ruling 16)."""
        if self.question != ASK_MISSION:
            return OTHER_QUESTION
        seat: i64 = self.asked
        if self.ability(seat, CHIP_FOR_CROWN) == 0:
            return NOT_LAID
        if self.unused(seat, CHIP_FOR_CROWN) == 0:
            return ONCE_A_PHASE
        if self.louis[seat] < CROWN_PRICE:
            return LOUIS_SHORT
        if self.supply[CROWN] == 0:
            return CROWNS_GONE
        return ALLOWED if self.chips[seat * CHIP_KINDS + chip] > 0 else CHIP_SHORT

    def take_crown(self, chip: i64) -> None:
        seat: i64 = self.asked
        self.use(seat, CHIP_FOR_CROWN)
        self.pay_louis(seat, CROWN_PRICE)
        self.return_chip(seat, chip)
        self.gain_chip(seat, CROWN)

    def keep_refusal(self, chip: i64) -> i64:
        if self.question != ASK_KEEP:
            return OTHER_QUESTION
        return ALLOWED if self.chips[self.asked * CHIP_KINDS + chip] > 0 else CHIP_SHORT

    def keep(self, kept: i64) -> None:
        """Ruling 17: exactly one chip is kept, in the last round too; each of the others turns into a shield."""
        seat: i64 = self.asked
        chip: i64 = 0
        while chip < CHIP_KINDS:
            surplus: i64 = self.chips[seat * CHIP_KINDS + chip]
            if chip == kept:
                surplus -= 1
            self.draw_shields(seat, surplus)
            while surplus > 0:
                self.return_chip(seat, chip)
                surplus -= 1
            chip += 1

    # -----------------------------------------------------------------------------------------------------------------
    # Mission: one or two missions in hand against others (ruling 18)
    # -----------------------------------------------------------------------------------------------------------------

    def step_swapping(self, seat: i64) -> bool:
        if self.flag & DRAWING != 0:
            if self.left > 0:
                return self.step_drawing(seat)
            self.flag = 0
        if self.flag == 0 and self.unused(seat, SWAP_MISSIONS) == 0:
            self.next_seat()
            return False
        if self.flag & RETURNED_TWO != 0 or (self.flag != 0 and self.missions_in_hand(seat) == 0):
            self.draw_again(seat)
            return False
        return self.ask(seat, ASK_RETURN)

    def missions_in_hand(self, seat: i64) -> i64:
        count: i64 = 0
        for place in self.missions:
            if place == seat:
                count += 1
        return count

    def return_refusal(self, mission: i64) -> i64:
        if self.question != ASK_RETURN:
            return OTHER_QUESTION
        return ALLOWED if self.missions[mission] == self.asked else NOT_HELD

    def return_mission(self, mission: i64) -> None:
        """Under its pile, face down. Its back is seen: whoever knew of a mission of that level in this hand cannot know
        whether it was this one, unless there was no other."""
        seat: i64 = self.asked
        self.missions[mission] = PILE
        alone: bool = True
        other: i64 = 0
        while other < MISSIONS:
            if self.missions[other] == seat and LEVEL_OF[other] == LEVEL_OF[mission]:
                self.mission_known[other] = 1 << seat
                alone = False
            other += 1
        if not alone:
            self.mission_known[mission] = 1 << seat
        self.mission_pile = self.put_under(self.mission_pile, mission)
        self.tell(MISSION_RETURNED, seat, LEVEL_OF[mission], mission)
        self.flag = RETURNED_TWO if self.flag & RETURNED_ONE != 0 else RETURNED_ONE

    def enough_returned(self) -> None:
        if self.flag == 0:
            self.next_seat()  # the mission is not used
        else:
            self.draw_again(self.asked)

    def draw_again(self, seat: i64) -> None:
        """As many as were returned, one at a time."""
        self.use(seat, SWAP_MISSIONS)
        self.left = 2 if self.flag & RETURNED_TWO != 0 else 1
        self.flag = DRAWING

    def mission_points(self, seat: i64) -> i64:
        """How many missions lie before a seat."""
        count: i64 = 0
        mission: i64 = 0
        while mission < MISSIONS:
            if self.missions[mission] == LAID + seat:
                count += 1
            mission += 1
        return count
