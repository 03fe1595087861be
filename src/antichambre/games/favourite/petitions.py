"""Petitions: which runs of the line may be taken, and what becomes of balls, duchesses, Bastilles and court cards."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.favourite.components import (
    BALL,
    BASTILLE,
    CHOCOLATE,
    COLUMNS,
    CONFESSOR,
    DICE,
    DUCHESS,
    ENOUGH,
    GOLD,
    HAND_LIMIT,
    KINDS,
    LINE,
    PETITIONS,
)
from antichambre.games.favourite.frames import LAID, Laid, Surplus, Taking
from antichambre.games.favourite.powers import Powers
from antichambre.games.favourite.salon import GAP
from antichambre.games.favourite.vocabulary import (
    ASK_ACT,
    ASK_BALL,
    ASK_BASTILLE,
    ASK_CLOSE,
    ASK_CONFESS,
    ASK_HAND,
    ASK_OPEN,
    ASK_STRIKE,
    ATTACHED,
    BALL_PLACED,
    BASTILLE_GONE,
    BASTILLE_LAID,
    BASTILLE_WAITS,
    COURT_PLAYED,
    DICE_RULE,
    LINE_END,
    NO_FREE_DUCHESS,
    NO_SUCH_CARD,
    NOT_HELD,
    ONE_RESOURCE,
    OTHER_QUESTION,
    ROUND_CLOSING,
    RUN_FIRST,
    RUN_LAST,
    STRUCK,
    TAKE,
    TOOK,
)
from antichambre.kernel.game import ALLOWED
from antichambre.kernel.position import NOBODY

# The stages of a turn (ruling 1).
OPENING: Final = 1  # court cards, then the roll
ACTING: Final = 2  # rerolls and court cards, then the take
CLOSING: Final = 3  # court cards, then the line is filled


@mypyc_attr(acyclic=True)
class Petitions(Powers):
    """The salon with its court cards, and how petitions are taken and settled."""

    def taken(self) -> bool:
        return self.stage == CLOSING

    def rolled(self) -> bool:
        return self.stage == ACTING

    # -----------------------------------------------------------------------------------------------------------------
    # Prise des cartes
    # -----------------------------------------------------------------------------------------------------------------

    def take_refusal(self, run: i64) -> i64:
        if self.question != ASK_ACT:
            return OTHER_QUESTION
        return self.run_refusal(RUN_FIRST[run], RUN_LAST[run])

    def run_refusal(self, first: i64, last: i64) -> i64:
        """Ruling 2: neighbouring cards whose resources are among the dice, each die used once, at least one of them a
        resource. Specials inside come along; those at an end of the line may, all of that block or none."""
        if last >= len(self.line):
            return NO_SUCH_CARD
        gold: i64 = 0
        chocolate: i64 = 0
        chateau: i64 = 0
        die: i64 = 0
        while die < DICE:
            if self.dice[die] == GOLD:
                gold += 1
            elif self.dice[die] == CHOCOLATE:
                chocolate += 1
            else:
                chateau += 1
            die += 1
        resources: i64 = 0
        place: i64 = first
        while place <= last:
            card: i64 = self.line[place]
            if card < BALL:
                resources += 1
                if card == GOLD:
                    gold -= 1
                elif card == CHOCOLATE:
                    chocolate -= 1
                else:
                    chateau -= 1
            place += 1
        if resources == 0:
            return ONE_RESOURCE
        if gold < 0 or chocolate < 0 or chateau < 0:
            return DICE_RULE
        if self.line[first] >= BALL and first > 0:
            return LINE_END
        if self.line[last] >= BALL and last < len(self.line) - 1:
            return LINE_END
        return ALLOWED

    def with_takes(self, found: vec[i64]) -> vec[i64]:
        """Adds the legal takes. A longer run from the same card never needs fewer dice."""
        run: i64 = TAKE
        first: i64 = 0
        while first < LINE:
            last: i64 = first
            while last < len(self.line):
                why: i64 = self.run_refusal(first, last)
                if why == DICE_RULE:
                    break
                if why == ALLOWED:
                    found = append(found, run + last - first)
                last += 1
            run += LINE - first
            first += 1
        return found

    def take(self, first: i64, last: i64) -> None:
        """Ruling 4: resources lie at once; specials and what was earned are settled next."""
        counts = vec[i64]([0] * len(PETITIONS))
        place: i64 = first
        while place <= last:
            card: i64 = self.line[place]
            counts[card] += 1
            self.tell(TOOK, self.turn, place + 1, card)
            place += 1
        earned: i64 = self.earned(first, last, counts)
        place = first
        while place <= last:
            self.line[place] = GAP
            place += 1
        column: i64 = 0
        while column < COLUMNS:
            self.resources[self.turn * COLUMNS + column] += counts[column]
            column += 1
        self.announce_enough()
        self.idle = 0
        self.stage = CLOSING
        self.push(Taking(counts[BALL], counts[DUCHESS], counts[BASTILLE], earned))

    def announce_enough(self) -> None:
        """Fin de manche: whoever is first to have enough says so at once, and has ended the round from then on (ruling
        13). It cannot be lost again: nobody's cards become fewer, an Ambassador gives one for one."""
        if self.ender == NOBODY and self.gathered(self.turn) >= ENOUGH[self.seats]:
            self.ender = self.turn
            self.tell(ROUND_CLOSING, self.turn)

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

    def earned(self, first: i64, last: i64, counts: vec[i64]) -> i64:
        """Ruling 5: the first three cards of the line, the last three, three equal resources, each duchess, each
        Bastille; they add up."""
        earned: i64 = counts[DUCHESS] + counts[BASTILLE]
        if first == 0 and last >= 2:
            earned += 1
        if last == len(self.line) - 1 and first <= last - 2:
            earned += 1
        column: i64 = 0
        while column < COLUMNS:
            if counts[column] >= 3:
                earned += 1
            column += 1
        return earned

    # -----------------------------------------------------------------------------------------------------------------
    # Détail des cartes: masked ball, duchess, Bastille
    # -----------------------------------------------------------------------------------------------------------------

    def step_taking(self, taking: Taking) -> bool:
        """Ruling 4: balls, duchesses, Bastilles, each left to right; then the court cards that were earned are drawn
        together; then the hand limit."""
        if taking.balls > 0:
            return self.ask(self.turn, ASK_BALL)
        if taking.duchesses > 0:
            return self.step_duchess(taking)
        if taking.bastilles > 0:
            return self.ask(self.turn, ASK_BASTILLE)
        self.pop()
        drawn: i64 = 0
        while drawn < taking.earned:
            self.draw_court(self.turn)
            drawn += 1
        self.push(Surplus())
        return False

    def place_ball(self, column: i64) -> None:
        """Into any column, also an empty one; there it stays."""
        taking = cast(Taking, self.stack[-1])
        taking.balls -= 1
        self.balls[self.turn * COLUMNS + column] += 1
        self.tell(BALL_PLACED, self.turn, column)
        self.announce_enough()

    def step_duchess(self, taking: Taking) -> bool:
        """A duchess is placed; a Bastille that waits strikes her, unless the Confessor stops it. Whoever might hold one
        is asked, so that a question does not betray him."""
        if self.waiting[self.turn] == 0:
            taking.duchesses -= 1
            self.free[self.turn] += 1
            return False
        if self.might_hold(self.turn, CONFESSOR):
            return self.ask(self.turn, ASK_CONFESS)
        self.strike_arrival(taking)
        return False

    def strike_arrival(self, taking: Taking) -> None:
        """The Bastille that waited and the duchess who comes are both discarded."""
        taking.duchesses -= 1
        self.waiting[self.turn] -= 1
        self.pile[DUCHESS] += 1
        self.pile[BASTILLE] += 1
        self.tell(STRUCK, self.turn)

    def lay_bastille(self, rival: i64) -> None:
        """Ruling 8: before any player but oneself."""
        taking = cast(Taking, self.stack[-1])
        taking.bastilles -= 1
        self.tell(BASTILLE_LAID, self.turn, rival)
        self.push(Laid(rival, False))

    def step_laid(self, laid: Laid) -> bool:
        """It strikes one duchess at once, the owner chooses which; else it waits for the next one."""
        seat: i64 = laid.seat
        if not laid.unopposed and self.might_hold(seat, CONFESSOR):
            return self.ask(seat, ASK_CONFESS)
        if self.free[seat] + self.paired_count(seat) > 0:
            return self.ask(seat, ASK_STRIKE)
        self.pop()
        self.waiting[seat] += 1
        self.tell(BASTILLE_WAITS, seat)
        return False

    def confess(self) -> None:
        """Ruling 9: the Confessor discards the Bastille instead."""
        seat: i64 = self.asked
        self.lay_down(seat, CONFESSOR)
        self.tell(COURT_PLAYED, seat, CONFESSOR)
        self.discard_court(CONFESSOR)
        self.pile[BASTILLE] += 1
        self.tell(BASTILLE_GONE, seat)
        if self.stack[-1].kind == LAID:
            self.pop()
        else:
            self.waiting[seat] -= 1

    def paired_count(self, seat: i64) -> i64:
        count: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            count += self.paired[seat * KINDS + kind]
            kind += 1
        return count

    def lose_refusal(self, number: i64) -> i64:
        """0: a duchess without a court card; else one with that card."""
        if self.question != ASK_STRIKE:
            return OTHER_QUESTION
        there: i64 = self.free[self.asked]
        if number > 0:
            there = self.paired[self.asked * KINDS + number - 1]
        return ALLOWED if there > 0 else NO_SUCH_CARD

    def lose_duchess(self, number: i64) -> None:
        """The duchess, her court card and the Bastille are discarded."""
        seat: i64 = self.asked
        if number == 0:
            self.free[seat] -= 1
            self.tell(STRUCK, seat)
        else:
            self.paired[seat * KINDS + number - 1] -= 1
            self.discard_court(number - 1)
            self.tell(STRUCK, seat, number - 1)
        self.pile[DUCHESS] += 1
        self.pile[BASTILLE] += 1
        self.pop()

    # -----------------------------------------------------------------------------------------------------------------
    # Cartes Cour de Versailles: one too many, attached
    # -----------------------------------------------------------------------------------------------------------------

    def step_surplus(self) -> bool:
        if self.hand_size(self.turn) > HAND_LIMIT:
            return self.ask(self.turn, ASK_HAND)
        self.pop()
        return False

    def attach_refusal(self, card: i64) -> i64:
        """Ruling 6: at any moment of one's own turn, one card for each duchess, for good."""
        question: i64 = self.question
        if question != ASK_OPEN and question != ASK_ACT and question != ASK_CLOSE and question != ASK_HAND:
            return OTHER_QUESTION
        if not self.holds(self.asked, card):
            return NOT_HELD
        return NO_FREE_DUCHESS if self.free[self.asked] == 0 else ALLOWED

    def attach(self, card: i64) -> None:
        seat: i64 = self.asked
        self.lay_down(seat, card)
        self.free[seat] -= 1
        self.paired[seat * KINDS + card] += 1
        self.tell(ATTACHED, seat, card)

    def drop_refusal(self, card: i64) -> i64:
        if self.question != ASK_HAND:
            return OTHER_QUESTION
        return ALLOWED if self.holds(self.asked, card) else NOT_HELD
