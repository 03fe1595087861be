"""What each run of the line would bring a courtier, and what dice may be expected to bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.heuristics.favourite_columns import KEPT, Columns, hand_worth
from antichambre.games.favourite.components import BALL, COLUMNS, DICE, DUCHESS, FACES, LINE
from antichambre.games.favourite.rules import Favourite
from antichambre.games.favourite.salon import GAP
from antichambre.games.favourite.vocabulary import PAIR_ONE, PAIR_TWO, RUNS

BALL_WORTH: Final = 1.2  # in the column where it does most
THREAT: Final = 0.4  # a Bastille that waits

# A set of dice, or of resources, is a number of three octal digits: how many of each.
FACE_CODE: Final = vec[i64]([0o100, 0o010, 0o001])
BORROW: Final = 0o444
CODES: Final = 0o1000
SETS: Final = vec[i64](
    [
        0o100 * gold + 0o010 * chocolate + (size - gold - chocolate)
        for size in range(DICE + 1)
        for gold in range(size + 1)
        for chocolate in range(size + 1 - gold)
    ]
)  # the smaller ones first
FULL: Final = len(SETS) - (DICE + 1) * (DICE + 2) // 2  # from here on, sets of three
FACE_CHANCE: Final = vec[float]([sum(face == column for face in FACES) / len(FACES) for column in range(COLUMNS)])
NEVER: Final = -1e9


@mypyc_attr(acyclic=True)
class Takes(Columns):
    """A seat's place, and what it would gain by each run of the line and by each set of dice."""

    def __init__(self) -> None:
        super().__init__()
        self.gains: vec[float] = vec[float]([0.0] * CODES)  # by set: what those resources would bring
        self.runs: vec[float] = vec[float]([0.0] * len(RUNS))  # by run
        self.takes: vec[float] = vec[float]([0.0] * CODES)  # by set of dice: the best take; others are rolled

    def scan(self, position: Favourite) -> None:
        """What each run of the line would bring the seat, and the best of them for each set of dice."""
        for code in SETS:
            self.gains[code] = self.columns_and_race(position, code >> 6, code >> 3 & 7, code & 7) - self.stand
            self.takes[code] = NEVER
        self.takes[0] = 0.0
        size: i64 = len(position.line)
        run: i64 = 0
        first: i64 = 0
        while first < size:
            code = 0
            resources: i64 = 0
            balls: i64 = 0
            duchesses: i64 = 0
            bastilles: i64 = 0
            last: i64 = first
            while last < size:
                card: i64 = position.line[last]
                if card == GAP:
                    break
                if card < BALL:
                    resources += 1
                    if resources > DICE:
                        break
                    code += FACE_CODE[card]
                elif card == BALL:
                    balls += 1
                elif card == DUCHESS:
                    duchesses += 1
                else:
                    bastilles += 1
                if resources > 0:
                    earned: i64 = duchesses + bastilles
                    if first == 0 and last >= 2:
                        earned += 1
                    if last == size - 1 and first <= last - 2:
                        earned += 1
                    if code == 0o300 or code == 0o030 or code == 0o003:
                        earned += 1
                    gain: float = self.gains[code]
                    if earned > 0 or balls > 0:
                        gain += self.extras(position, earned, balls, duchesses, bastilles)
                    self.runs[run + last - first] = gain
                    open_end: bool = (card < BALL or last == size - 1) and (position.line[first] < BALL or first == 0)
                    if open_end and gain > self.takes[code]:
                        self.takes[code] = gain
                last += 1
            run += LINE - first
            first += 1
        self.settle_takes()

    def settle_takes(self) -> None:
        """From what needs just these dice to the best that these dice allow; then what an unrolled die may bring."""
        at: i64 = 1
        while at < len(SETS):
            code: i64 = SETS[at]
            best: float = self.takes[code]
            column: i64 = 0
            while column < COLUMNS:
                less: i64 = FACE_CODE[column]
                if code // less % 8 > 0 and self.takes[code - less] > best:
                    best = self.takes[code - less]
                column += 1
            self.takes[code] = best
            at += 1
        at = FULL - 1
        while at >= 0:
            code = SETS[at]
            self.takes[code] = (
                FACE_CHANCE[0] * self.takes[code + FACE_CODE[0]]
                + FACE_CHANCE[1] * self.takes[code + FACE_CODE[1]]
                + FACE_CHANCE[2] * self.takes[code + FACE_CODE[2]]
            )
            at -= 1

    def extras(self, position: Favourite, earned: i64, balls: i64, duchesses: i64, bastilles: i64) -> float:
        """What a run brings besides resources."""
        seat: i64 = self.seat
        free: i64 = position.free[seat]
        struck: i64 = duchesses
        if position.waiting[seat] < struck:
            struck = position.waiting[seat]
        cards: float = hand_worth(self.hand + earned, free + duchesses - struck) - hand_worth(self.hand, free)
        return cards + float(struck + bastilles) * THREAT + float(balls) * BALL_WORTH

    def dice_code(self, position: Favourite) -> i64:
        return FACE_CODE[position.dice[0]] + FACE_CODE[position.dice[1]] + FACE_CODE[position.dice[2]]

    def kept(self, position: Favourite, rerolled: i64) -> i64:
        """The dice that stay when those of a set, a bit each, are rolled again."""
        code: i64 = 0
        die: i64 = 0
        while die < DICE:
            if rerolled & (1 << die) == 0:
                code += FACE_CODE[position.dice[die]]
            die += 1
        return code

    def fresh_line(self, position: Favourite) -> float:
        """A line not yet seen: two of the three dice should fit."""
        best: float = 0.0
        die: i64 = 0
        while die < DICE:
            gain: float = self.gains[self.kept(position, 1 << die)]
            if gain > best:
                best = gain
            die += 1
        return best

    def swapped(self, position: Favourite, pair: i64) -> float:
        """The best take after two cards of the line have changed places, between resources: that is what it is for."""
        line = position.line
        one: i64 = PAIR_ONE[pair]
        two: i64 = PAIR_TWO[pair]
        dice: i64 = self.dice_code(position) | BORROW
        best: float = 0.0
        first: i64 = 0
        while first < len(line):
            code: i64 = 0
            earned: i64 = 0
            last: i64 = first
            while last < len(line):
                card: i64 = line[last]
                if last == one:
                    card = line[two]
                elif last == two:
                    card = line[one]
                if card < BALL:
                    code += FACE_CODE[card]
                    if (dice - code) & BORROW != BORROW:
                        break
                    gain: float = self.gains[code] + float(earned) * KEPT
                    if (first == 0 and last >= 2) or (last == len(line) - 1 and first <= last - 2):
                        gain += KEPT
                    if gain > best:
                        best = gain
                elif code == 0:
                    break
                else:
                    earned += 1
                last += 1
            first += 1
        return best
