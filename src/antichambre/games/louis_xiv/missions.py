"""4e phase: Missions. Chips for missions, a new mission for each, one chip kept, missions swapped."""

from typing import Final

from mypy_extensions import i64

from antichambre.games.louis_xiv.components import (
    ANY_CHIP,
    ASKS_FIRST,
    ASKS_SECOND,
    CHIP_FOR_CROWN,
    CHIP_KINDS,
    CHIPS,
    CROWN,
    CROWN_PRICE,
    EFFECT_OF,
    LEVEL_OF,
    LEVELS,
    MISSION_NAMES,
    MISSIONS,
    ONE_MORE,
    ROUNDS,
    SWAP_MISSIONS,
)
from antichambre.games.louis_xiv.court import PILE, Court, put_under
from antichambre.games.louis_xiv.end import end_game
from antichambre.games.louis_xiv.pieces import chip_piece, mission_piece, pile_piece
from antichambre.games.louis_xiv.supply import begin_round
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
    PAIR_ONE,
    PAIR_TWO,
    PILE_EMPTY,
    ROUND_ENDED,
)
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Question, Verb
from antichambre.kernel.vocabulary import ALLOWED

# The missions that act in this phase.
ACT_IN_MISSIONS: Final = (ONE_MORE, CHIP_FOR_CROWN, SWAP_MISSIONS)

# The parts of the phase: missions are fulfilled; missions are swapped; the round ends.
ACTING: Final = 0
SWAPPING: Final = 1
CLOSING: Final = 2

# What the seat at the cursor has settled (flag).
FULFILLED_ALL: Final = 1  # wants no more
RETURNED_ONE: Final = 2  # of the missions that it swaps
RETURNED_TWO: Final = 4
DRAWING: Final = 8  # `left` missions are still to be drawn


def step_missions(court: Court) -> bool:
    if court.part == ACTING:
        if court.cursor == court.seats:
            court.begin_part(SWAPPING)
            return False
        return step_fulfilling(court, court.seat_at_cursor())
    if court.part == SWAPPING:
        if court.cursor == court.seats or court.round == ROUNDS:  # ruling 18: not in the last round
            court.begin_part(CLOSING)
            return False
        return step_swapping(court, court.seat_at_cursor())
    end_round(court)
    return False


def end_round(court: Court) -> None:
    court.tell(ROUND_ENDED, court.round)
    if court.round == ROUNDS:
        end_game(court)
    else:
        begin_round(court, (court.first + 1) % court.seats)


def step_fulfilling(court: Court, seat: i64) -> bool:
    """As long as the player can and likes; who has fewer than two chips can at most turn one into a crown."""
    if court.left > 0:
        return step_drawing(court, seat)
    if court.mission_paid != NOBODY:
        return court.ask(seat, ASK_SPEND)
    if court.flag & FULFILLED_ALL == 0:
        if court.chip_count(seat) >= 2 or can_take_crown(court, seat):
            return court.ask(seat, ASK_MISSION)
        court.flag |= FULFILLED_ALL
    if court.chip_count(seat) > 1:
        return court.ask(seat, ASK_KEEP)
    court.next_seat()
    return False


# ---------------------------------------------------------------------------------------------------------------------
# What a mission asks for
# ---------------------------------------------------------------------------------------------------------------------


def suits(chip: i64, asked: i64) -> bool:
    """A crown replaces any chip; a question mark takes any (ruling 16)."""
    return chip == asked or chip == CROWN or asked == ANY_CHIP


def pair_suits(mission: i64, pair: i64) -> bool:
    one: i64 = PAIR_ONE[pair]
    two: i64 = PAIR_TWO[pair]
    first: i64 = ASKS_FIRST[mission]
    second: i64 = ASKS_SECOND[mission]
    if suits(one, first) and suits(two, second):
        return True
    return suits(two, first) and suits(one, second)


def has_pair(court: Court, seat: i64, pair: i64) -> bool:
    one: i64 = PAIR_ONE[pair]
    two: i64 = PAIR_TWO[pair]
    if one == two:
        return court.chips[seat * CHIP_KINDS + one] >= 2
    return court.chips[seat * CHIP_KINDS + one] > 0 and court.chips[seat * CHIP_KINDS + two] > 0


def chip_asked(chip: i64) -> str:
    return "any" if chip == ANY_CHIP else CHIPS[chip]


def both_chips(one: i64, two: i64) -> Phrase:
    if one == two:
        return phrase("two-chips", chip=chip_asked(one))
    first, second = phrase("a-chip", chip=chip_asked(one)), phrase("a-chip", chip=chip_asked(two))
    return phrase("both-chips", one=first, two=second)


def asks(mission: i64) -> Phrase:
    return both_chips(ASKS_FIRST[mission], ASKS_SECOND[mission])


def without_crowns(mission: i64, chips: list[int]) -> list[bool]:
    """Of the two chips that a mission asks for, which are among some chips. The certain one comes before “any”."""
    spare = chips[:CROWN]
    found: list[bool] = []
    for asked in (ASKS_FIRST[mission], ASKS_SECOND[mission]):
        fits = [chip for chip in range(CROWN) if spare[chip] > 0 and suits(chip, asked)]
        if fits:
            spare[fits[0]] -= 1
        found.append(len(fits) > 0)
    return found


def has(mission: i64, chips: list[int]) -> list[bool]:
    """The same, with crowns in the place of what is missing."""
    crowns = chips[CROWN]
    found = without_crowns(mission, chips)
    for place in range(2):
        if not found[place] and crowns > 0:
            found[place] = True
            crowns -= 1
    return found


def lacking(mission: i64, chips: list[int]) -> str:
    """What is still to be had for a mission: “nothing”, “both” chips, “either” of them, or one by its name."""
    covered = has(mission, chips)
    if all(covered):
        return "nothing"
    if not any(covered):
        return "both"
    first, second = ASKS_FIRST[mission], ASKS_SECOND[mission]
    if not any(without_crowns(mission, chips)) and first != second and second != ANY_CHIP:
        return "either"
    return chip_asked(second if covered[0] else first)


# ---------------------------------------------------------------------------------------------------------------------
# Fulfilling missions
# ---------------------------------------------------------------------------------------------------------------------


class Fulfil(Verb[Court]):
    """A mission of the hand; with which chips is asked next."""

    def refusal(self, court: Court, mission: i64) -> i64:
        if court.missions[mission] != court.asked:
            return NOT_HELD
        pair: i64 = 0
        while pair < len(PAIR_ONE):
            if has_pair(court, court.asked, pair) and pair_suits(mission, pair):
                return ALLOWED
            pair += 1
        return CHIPS_ASKED

    def perform(self, court: Court, mission: i64) -> None:
        court.mission_paid = mission

    def label(self, court: Court, mission: i64) -> Phrase:
        return phrase("move-fulfil", mission=MISSION_NAMES[mission], asks=asks(mission))

    def pieces(self, court: Court, mission: i64) -> list[str]:
        return [mission_piece(mission)]


class NoMoreMissions(Verb[Court]):
    """In this round."""

    def perform(self, court: Court, way: i64) -> None:
        court.flag |= FULFILLED_ALL

    def label(self, court: Court, way: i64) -> Phrase:
        """Whoever can fulfil none is asked all the same, so that nobody learns of it."""
        return phrase("move-enough-mission" if len(court.options) > 1 else "move-enough-mission-none")


class Spend(Verb[Court]):
    """The chips return to the supply, the mission is laid, and another is drawn; two with “one more mission”."""

    def refusal(self, court: Court, pair: i64) -> i64:
        if not has_pair(court, court.asked, pair):
            return CHIP_SHORT
        if pair_suits(court.mission_paid, pair):
            return ALLOWED
        return CHIPS_ASKED

    def perform(self, court: Court, pair: i64) -> None:
        seat: i64 = court.asked
        mission: i64 = court.mission_paid
        court.mission_paid = NOBODY
        return_chip(court, seat, PAIR_ONE[pair])
        return_chip(court, seat, PAIR_TWO[pair])
        court.lay_mission(seat, mission)
        court.tell(FULFILLED, seat, mission)
        court.left = 1
        if EFFECT_OF[mission] == ONE_MORE:
            court.left = 2

    def label(self, court: Court, pair: i64) -> Phrase:
        chips = both_chips(PAIR_ONE[pair], PAIR_TWO[pair])
        return phrase("move-spend-for", chips=chips, mission=MISSION_NAMES[court.mission_paid])

    def pieces(self, court: Court, pair: i64) -> list[str]:
        return [chip_piece(PAIR_ONE[pair]), chip_piece(PAIR_TWO[pair])]


class ToSpend(Question[Court]):
    """Which chips. The mission is nobody else's business before it is laid."""

    def touched(self, court: Court, piece: str, before: list[str]) -> i64:
        """A chip that is held is not asked for."""
        held = [chip_piece(chip) for chip in range(CHIP_KINDS) if court.chips[court.asked * CHIP_KINDS + chip] > 0]
        return CHIPS_ASKED if piece in held else ALLOWED


def return_chip(court: Court, seat: i64, chip: i64) -> None:
    court.chips[seat * CHIP_KINDS + chip] -= 1
    court.supply[chip] += 1
    court.tell(CHIP_SPENT, seat, chip)


# ---------------------------------------------------------------------------------------------------------------------
# A new mission
# ---------------------------------------------------------------------------------------------------------------------


def step_drawing(court: Court, seat: i64) -> bool:
    """From a pile of the player's choice; when all are empty, nothing is drawn."""
    if len(court.mission_pile) == 0:
        court.left = 0
        return False
    return court.ask(seat, ASK_DRAW)


class Draw(Verb[Court]):
    """The top mission of a pile."""

    def refusal(self, court: Court, level: i64) -> i64:
        if court.pile_size(level) == 0:
            return PILE_EMPTY
        return ALLOWED

    def perform(self, court: Court, level: i64) -> None:
        court.left -= 1
        court.draw_mission(court.asked, level)

    def label(self, court: Court, level: i64) -> Phrase:
        return phrase("move-draw", level=LEVELS[level], count=court.pile_size(level))

    def pieces(self, court: Court, level: i64) -> list[str]:
        return [pile_piece(level)]


class ToDraw(Question[Court]):
    """From which pile, and how many are still to come."""

    def ask(self, court: Court) -> Phrase:
        return phrase(self.key, count=court.left)


# ---------------------------------------------------------------------------------------------------------------------
# Mission: two louis and a chip for a crown (ruling 16)
# ---------------------------------------------------------------------------------------------------------------------


def can_take_crown(court: Court, seat: i64) -> bool:
    """Whether a single chip could be exchanged: all of it is public."""
    if court.unused(seat, CHIP_FOR_CROWN) == 0 or court.louis[seat] < CROWN_PRICE or court.supply[CROWN] == 0:
        return False
    return court.chip_count(seat) > court.chips[seat * CHIP_KINDS + CROWN]


class CrownFor(Verb[Court]):
    def refusal(self, court: Court, chip: i64) -> i64:
        seat: i64 = court.asked
        if court.ability(seat, CHIP_FOR_CROWN) == 0:
            return NOT_LAID
        if court.unused(seat, CHIP_FOR_CROWN) == 0:
            return ONCE_A_PHASE
        if court.louis[seat] < CROWN_PRICE:
            return LOUIS_SHORT
        if court.supply[CROWN] == 0:
            return CROWNS_GONE
        if court.chips[seat * CHIP_KINDS + chip] == 0:
            return CHIP_SHORT
        return ALLOWED

    def perform(self, court: Court, chip: i64) -> None:
        seat: i64 = court.asked
        court.use(seat, CHIP_FOR_CROWN)
        court.pay_louis(seat, CROWN_PRICE)
        return_chip(court, seat, chip)
        court.gain_chip(seat, CROWN)

    def label(self, court: Court, chip: i64) -> Phrase:
        return phrase("move-crown", price=CROWN_PRICE, chip=CHIPS[chip])

    def pieces(self, court: Court, chip: i64) -> list[str]:
        return [chip_piece(chip)]


# ---------------------------------------------------------------------------------------------------------------------
# The chip that is kept
# ---------------------------------------------------------------------------------------------------------------------


class Keep(Verb[Court]):
    """Ruling 17: exactly one chip is kept, in the last round too; each of the others turns into a shield."""

    def refusal(self, court: Court, chip: i64) -> i64:
        if court.chips[court.asked * CHIP_KINDS + chip] == 0:
            return CHIP_SHORT
        return ALLOWED

    def perform(self, court: Court, kept: i64) -> None:
        seat: i64 = court.asked
        chip: i64 = 0
        while chip < CHIP_KINDS:
            surplus: i64 = court.chips[seat * CHIP_KINDS + chip]
            if chip == kept:
                surplus -= 1
            court.draw_shields(seat, surplus)
            while surplus > 0:
                return_chip(court, seat, chip)
                surplus -= 1
            chip += 1

    def label(self, court: Court, chip: i64) -> Phrase:
        return phrase("move-keep", chip=CHIPS[chip])

    def pieces(self, court: Court, chip: i64) -> list[str]:
        return [chip_piece(chip)]


# ---------------------------------------------------------------------------------------------------------------------
# Mission: one or two missions in hand against others (ruling 18)
# ---------------------------------------------------------------------------------------------------------------------


def step_swapping(court: Court, seat: i64) -> bool:
    if court.flag & DRAWING != 0:
        if court.left > 0:
            return step_drawing(court, seat)
        court.flag = 0
    if court.flag == 0 and court.unused(seat, SWAP_MISSIONS) == 0:
        court.next_seat()
        return False
    if court.flag & RETURNED_TWO != 0 or (court.flag != 0 and missions_in_hand(court, seat) == 0):
        draw_again(court, seat)
        return False
    return court.ask(seat, ASK_RETURN)


def missions_in_hand(court: Court, seat: i64) -> i64:
    count: i64 = 0
    for place in court.missions:
        if place == seat:
            count += 1
    return count


class Return(Verb[Court]):
    """Under its pile, face down."""

    def refusal(self, court: Court, mission: i64) -> i64:
        if court.missions[mission] == court.asked:
            return ALLOWED
        return NOT_HELD

    def perform(self, court: Court, mission: i64) -> None:
        """Its back is seen: whoever knew of a mission of that level in this hand cannot know whether it was this one,
        unless there was no other."""
        seat: i64 = court.asked
        court.missions[mission] = PILE
        alone: bool = True
        other: i64 = 0
        while other < MISSIONS:
            if court.missions[other] == seat and LEVEL_OF[other] == LEVEL_OF[mission]:
                court.mission_known[other] = 1 << seat
                alone = False
            other += 1
        if not alone:
            court.mission_known[mission] = 1 << seat
        court.mission_pile = put_under(court.mission_pile, mission)
        court.tell(MISSION_RETURNED, seat, LEVEL_OF[mission], mission)
        if court.flag & RETURNED_ONE != 0:
            court.flag = RETURNED_TWO
        else:
            court.flag = RETURNED_ONE

    def label(self, court: Court, mission: i64) -> Phrase:
        return phrase("move-return", mission=MISSION_NAMES[mission], level=LEVELS[LEVEL_OF[mission]])

    def pieces(self, court: Court, mission: i64) -> list[str]:
        return [mission_piece(mission)]


class EnoughReturned(Verb[Court]):
    """As many are drawn as were returned; with none, the mission is not used."""

    def perform(self, court: Court, way: i64) -> None:
        if court.flag == 0:
            court.next_seat()
        else:
            draw_again(court, court.asked)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-enough-return")


def draw_again(court: Court, seat: i64) -> None:
    """As many as were returned, one at a time."""
    court.use(seat, SWAP_MISSIONS)
    court.left = 1
    if court.flag & RETURNED_TWO != 0:
        court.left = 2
    court.flag = DRAWING
