"""3e phase: Comptage. Board by board: plot cards, ties, income and bribes, where the tokens go, what is turned over.
Who gets what is in majorities.py, what each person gives in persons.py."""

from typing import Final

from mypy_extensions import i64

from antichambre.games.louis_xiv.components import (
    BOARDS,
    CHEAPER_BRIBE,
    CONDE,
    PERSONS,
    TOKENS,
    WIN_A_TIE,
)
from antichambre.games.louis_xiv.court import FULFILLING, NEUTRAL, NO_KING, OWNERS, PILE, Court, put_under
from antichambre.games.louis_xiv.majorities import (
    FREE,
    INCOME,
    MAY_BRIBE,
    PLOTS,
    TIES,
    TOKENS_LEAVE,
    WITH_CROWN,
    condition,
    goes_away,
    leader,
    most,
    price,
    share,
    turns,
)
from antichambre.games.louis_xiv.outlook import favour, onto_then
from antichambre.games.louis_xiv.persons import PLACING, SERVED, chip_of_board, give_income
from antichambre.games.louis_xiv.pieces import plot_piece
from antichambre.games.louis_xiv.vocabulary import (
    ASK_BRIBE,
    ASK_CONDE,
    ASK_MAINTENON,
    ASK_PLOT,
    ASK_TIE,
    BOARD_COUNTED,
    BRIBED,
    GENERAL_SHORT,
    KING_LEAVES,
    LEFT,
    NO_TOKENS,
    NOBODY_FIRST,
    NOT_HELD,
    PLOT_PLAYED,
    RECOVERED,
    TIE_WON,
    TURNED,
)
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Question, Verb
from antichambre.kernel.vocabulary import ALLOWED

# The missions that act in this phase.
ACT_IN_COUNTING: Final = (WIN_A_TIE, CHEAPER_BRIBE)


def step_counting(court: Court) -> bool:
    if court.part == PLOTS:
        return step_plots(court)
    if court.part == TIES:
        return step_tie(court)
    if court.part == INCOME:
        return step_income(court)
    leave_board(court)
    court.board += 1
    court.begin_part(PLOTS)
    if court.board == BOARDS:
        court.board = 0
        court.begin_phase(FULFILLING)
    return False


class Declined(Verb[Court]):
    """Ruling 19: abilities are never forced, nor are bribes. Nothing comes of it."""

    def __init__(self, first: int, key: str) -> None:
        super().__init__(first)
        self.key: str = key

    def perform(self, court: Court, way: i64) -> None:
        """The count goes on."""

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase(self.key)


# ---------------------------------------------------------------------------------------------------------------------
# Les cartes complot (ruling 9)
# ---------------------------------------------------------------------------------------------------------------------


def step_plots(court: Court) -> bool:
    """Just before the counting, clockwise from the first player: whoever might hold this person's plot card."""
    while court.cursor < court.seats:
        seat: i64 = court.seat_at_cursor()
        court.cursor += 1
        if might_plot(court, seat) and court.off_boards(seat) > 0:
            return court.ask(seat, ASK_PLOT)
    court.tell(BOARD_COUNTED, court.board)
    owner: i64 = 0
    while owner < OWNERS:
        court.counted[owner] = court.on[court.board * OWNERS + owner]
        owner += 1
    court.tie_winner = NOBODY
    court.begin_part(TIES)
    return False


def might_plot(court: Court, seat: i64) -> bool:
    """As far as everybody can see, whoever has a plot card may hold this person's: being asked says nothing. In a
    candid world nobody is there to be betrayed: only the holder is asked."""
    if court.candid:
        return court.plots[court.board] == seat
    return court.plot_count(seat) > 0


class Plot(Verb[Court]):
    """One token from the general supply (the first way), or one or two from the personal one."""

    def refusal(self, court: Court, way: i64) -> i64:
        if court.plots[court.board] != court.asked:
            return NOT_HELD
        if way == 0:
            if court.general[court.asked] == 0:
                return GENERAL_SHORT
        elif court.personal[court.asked] < way:
            return NO_TOKENS
        return ALLOWED

    def perform(self, court: Court, way: i64) -> None:
        """The card goes under its pile (ruling 14), where everybody knows it; the others are not asked any more."""
        seat: i64 = court.asked
        court.cursor = court.seats
        court.tell(PLOT_PLAYED, seat, court.board)
        if way == 0:
            court.place_bonus(seat, court.board)
        else:
            court.place_own(seat, court.board, way)
        court.plots[court.board] = PILE
        court.plot_pile = put_under(court.plot_pile, court.board)
        court.plot_known[court.board] = (1 << court.seats) - 1

    def label(self, court: Court, way: i64) -> Phrase:
        use = ("general", "one", "two")[way]
        return onto_then(court, phrase(f"move-plot-{use}"), court.board, max(1, way))

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [plot_piece(court.board)]


class KeepPlot(Verb[Court]):
    """The card is kept; or there is none, which nobody else knows."""

    def perform(self, court: Court, way: i64) -> None:
        """The next is asked."""

    def label(self, court: Court, way: i64) -> Phrase:
        held = court.plots[court.board] == court.asked
        return phrase("move-enough-plot" if held else "move-enough-plot-without")


class ToPlot(Question[Court]):
    """Whether a plot card is played: it is shown to nobody else, and tells who holds it so."""

    def ask(self, court: Court) -> Phrase:
        held = court.plots[court.board] == court.asked
        return phrase(self.key if held else f"{self.key}-without", board=PERSONS[court.board])


# ---------------------------------------------------------------------------------------------------------------------
# Ties
# ---------------------------------------------------------------------------------------------------------------------


# Why nobody is first.
TIED: Final[i64] = 0
LED_BY_NEUTRAL: Final[i64] = 1


def step_tie(court: Court) -> bool:
    """Any tie for most on a money or first-place board, once in each counting phase, after plots (ruling 12)."""
    best: i64 = most(court.counted)
    if best > 0 and condition(court, court.board) != TOKENS:
        first: i64 = leader(court.counted, court.tie_winner)
        if first == NEUTRAL:
            court.tell(NOBODY_FIRST, court.board, LED_BY_NEUTRAL)
        elif first == NOBODY:
            seat: i64 = winner_of_ties(court, best)
            if court.flag == 0 and seat != NOBODY:
                court.flag = 1
                return court.ask(seat, ASK_TIE)
            court.tell(NOBODY_FIRST, court.board, TIED)
    court.begin_part(INCOME)
    return False


def winner_of_ties(court: Court, best: i64) -> i64:
    """Who ties for most and has the mission for it."""
    seat: i64 = 0
    while seat < court.seats:
        if court.counted[seat] == best and court.unused(seat, WIN_A_TIE) > 0:
            return seat
        seat += 1
    return NOBODY


class WinTheTie(Verb[Court]):
    """Mission: whoever ties for most is first alone."""

    def perform(self, court: Court, way: i64) -> None:
        court.use(court.asked, WIN_A_TIE)
        court.tie_winner = court.asked
        court.tell(TIE_WON, court.asked, court.board)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-win-tie")


class ToWinTheTie(Question[Court]):
    def ask(self, court: Court) -> Phrase:
        return phrase(self.key, board=PERSONS[court.board])


# ---------------------------------------------------------------------------------------------------------------------
# Income and bribes
# ---------------------------------------------------------------------------------------------------------------------


def step_income(court: Court) -> bool:
    """Ruling 10: majority first, then clockwise from there; with none, or a neutral one, from the first player. On
    token boards the player with most tokens."""
    if court.cursor == court.seats:
        court.begin_part(TOKENS_LEAVE)
        return False
    first: i64 = leader(court.counted, court.tie_winner)
    served: i64 = first
    if first == NOBODY or first == NEUTRAL:
        served = court.first
    seat: i64 = (served + court.cursor) % court.seats
    if court.flag & PLACING != 0:
        if court.board == CONDE:
            return court.ask(seat, ASK_CONDE)
        return court.ask(seat, ASK_MAINTENON)
    if court.flag & SERVED == 0:
        gets: i64 = share(court, court.board, court.counted, first, seat)
        if gets == MAY_BRIBE:
            if can_bribe(court, seat) and court.left == 0:
                court.left = 1
                return court.ask(seat, ASK_BRIBE)
        elif gets >= FREE:
            give_income(court, seat, gets == WITH_CROWN)
            return False
    court.next_seat()
    return False


def can_bribe(court: Court, seat: i64) -> bool:
    """No chip left: no purchase (ruling 10)."""
    chip: i64 = chip_of_board(court.board)
    if chip != NOBODY and court.supply[chip] == 0:
        return False
    return court.louis[seat] >= price(court, court.board, seat)


class Bribe(Verb[Court]):
    """What the majority gets free, for money."""

    def perform(self, court: Court, way: i64) -> None:
        court.tell(BRIBED, court.asked, court.board)
        court.pay_louis(court.asked, price(court, court.board, court.asked))
        give_income(court, court.asked, False)

    def label(self, court: Court, way: i64) -> Phrase:
        cost = price(court, court.board, court.asked)
        return phrase("move-bribe-for", price=cost, favour=favour(court.board))


class ToBribe(Question[Court]):
    def ask(self, court: Court) -> Phrase:
        cost = price(court, court.board, court.asked)
        return phrase(self.key, board=PERSONS[court.board], price=cost)


# ---------------------------------------------------------------------------------------------------------------------
# Retourner les cartons personnage; le marqueur Louis XIV
# ---------------------------------------------------------------------------------------------------------------------


def leave_board(court: Court) -> None:
    """Only tokens that were counted leave (ruling 11). The king leaves an empty board all the same (ruling 13)."""
    board: i64 = court.board
    first: i64 = leader(court.counted, court.tie_winner)
    turned: bool = turns(court, board, court.counted, first)
    seat: i64 = 0
    while seat < court.seats:
        count: i64 = court.counted[seat]
        if count > 0:
            court.on[board * OWNERS + seat] -= count
            if goes_away(court, board, court.counted, first, seat):
                court.general[seat] += count
                court.tell(LEFT, seat, board, count)
            else:
                court.personal[seat] += count
                court.tell(RECOVERED, seat, board, count)
        seat += 1
    court.on[board * OWNERS + NEUTRAL] -= court.counted[NEUTRAL]
    court.neutral += court.counted[NEUTRAL]
    if court.king == board:
        court.king = NO_KING
        court.tell(KING_LEAVES, board)
    if turned:
        court.side[board] = 1 - court.side[board]
        court.tell(TURNED, board)
    owner: i64 = 0
    while owner < OWNERS:
        court.counted[owner] = 0
        owner += 1
    court.tie_winner = NOBODY
