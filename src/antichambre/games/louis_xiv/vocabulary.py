"""What can be asked, answered, refused and told in a game of Louis XIV, each by one name and one number.

Boards in the texts of moves are counted from 1, seats from 0.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.louis_xiv.components import (
    BOARDS,
    CHIPS,
    LEVELS,
    MISSION_NAMES,
    NEIGHBOURS,
    PERSONS,
)
from antichambre.kernel.game import EventKind, Field, Measure, Occasion
from antichambre.kernel.verbs import Value, Verb, verb

# ---------------------------------------------------------------------------------------------------------------------
# What is asked
# ---------------------------------------------------------------------------------------------------------------------

DECISIONS: Final = (
    "trade",
    "allowance",
    "bonus",
    "card",
    "place",
    "place-four",
    "late-token",
    "plot",
    "tie",
    "bribe",
    "conde",
    "maintenon",
    "mission",
    "spend",
    "draw",
    "keep",
    "return",
)
# Ravitaillement
ASK_TRADE: Final = 0  # a token for an influence card
ASK_ALLOWANCE: Final = 1  # louis, tokens, or one of each
# Influence
ASK_BONUS: Final = 2  # tokens onto a person, before the cards
ASK_CARD: Final = 3
ASK_PLACE: Final = 4  # where, or take back
ASK_FOUR: Final = 5  # the same with the four-token card
ASK_LATE: Final = 6  # a token at the end of the phase
# Comptage
ASK_PLOT: Final = 7  # everybody who might hold that person's plot card
ASK_TIE: Final = 8
ASK_BRIBE: Final = 9
ASK_CONDE: Final = 10
ASK_MAINTENON: Final = 11
# Missions
ASK_MISSION: Final = 12
ASK_SPEND: Final = 13  # which chips
ASK_DRAW: Final = 14  # from which pile
ASK_KEEP: Final = 15  # the one chip that is kept
ASK_RETURN: Final = 16  # missions to swap

REACTIONS: Final = ("plot",)
DISCREET: Final = ("card", "mission", *REACTIONS)
SILENCE: Final = "enough"
OCCASIONS: Final = tuple(Occasion("plot", person, ("plot general", "plot one", "plot two")) for person in PERSONS)

# ---------------------------------------------------------------------------------------------------------------------
# Moves: one number for each text
# ---------------------------------------------------------------------------------------------------------------------

MOST_ON_ONE: Final = 4


def _placements() -> list[list[tuple[int, int]]]:
    """Every way in which tokens can end: on one board, on two neighbours, along a path of three."""
    found = [[(board, count)] for board in range(BOARDS) for count in range(1, MOST_ON_ONE + 1)]
    for board in range(BOARDS):
        for near in NEIGHBOURS[board]:
            found += [[(board, own), (near, other)] for own, other in ((1, 1), (2, 1), (1, 2))]
    for board in range(BOARDS):
        for near in NEIGHBOURS[board]:
            found += [[(board, 1), (near, 1), (far, 1)] for far in NEIGHBOURS[near] if far != board]
    return found


PLACEMENTS: Final = _placements()


def _steps(step: int, part: int) -> vec[i64]:
    found = vec[i64]()
    for placement in PLACEMENTS:
        number = placement[step][part] if step < len(placement) else (-1 if part == 0 else 0)
        found = append(found, number)
    return found


# By placement: the first, second and third board (or -1), and how many tokens go there.
BOARD_A: Final = _steps(0, 0)
COUNT_A: Final = _steps(0, 1)
BOARD_B: Final = _steps(1, 0)
COUNT_B: Final = _steps(1, 1)
BOARD_C: Final = _steps(2, 0)
COUNT_C: Final = _steps(2, 1)


def _begins(parts: int) -> vec[i64]:
    """For each board, and one past the last, where the placements over so many boards that begin on it begin."""
    found = vec[i64]()
    for board in range(BOARDS + 1):
        later = [i for i, way in enumerate(PLACEMENTS) if len(way) == parts and way[0][0] >= board]
        same = [i for i, way in enumerate(PLACEMENTS) if len(way) == parts]
        found = append(found, later[0] if later else same[-1] + 1)
    return found


SINGLES: Final = _begins(1)
SPLITS: Final = _begins(2)
PATHS: Final = _begins(3)

PAIRS: Final = [(one, two) for one in range(len(CHIPS)) for two in range(one, len(CHIPS))]
PAIR_ONE: Final = vec[i64]([one for one, _ in PAIRS])
PAIR_TWO: Final = vec[i64]([two for _, two in PAIRS])

PLACE: Final = 0  # 6:3, 6:2 1:1, 6:1 1:1 4:1 …
TAKE_BACK: Final[i64] = len(PLACEMENTS)
CARD: Final[i64] = TAKE_BACK + 1  # card 1 … card 12, card joker
FOUR: Final[i64] = CARD + 13  # four 1 …: that card as the four-token card
SWAP: Final[i64] = FOUR + 13  # swap 1 …: that card for another
SKIP: Final[i64] = SWAP + 13
BONUS: Final[i64] = SKIP + 1  # bonus 1 …
BONUS_KING: Final[i64] = BONUS + 12
ONTO: Final[i64] = BONUS_KING + 1  # onto 1 …
ENOUGH: Final[i64] = ONTO + 12
TRADE: Final[i64] = ENOUGH + 1
LATER: Final[i64] = ENOUGH + 2
ALLOW: Final[i64] = ENOUGH + 3  # two louis, louis and token, two tokens
PLOT_MOVE: Final[i64] = ALLOW + 3  # plot general, plot one, plot two
WIN_TIE: Final[i64] = PLOT_MOVE + 3
BRIBE: Final[i64] = WIN_TIE + 1
FAVOUR: Final[i64] = BRIBE + 1  # maintenon 0 …
FULFIL: Final[i64] = FAVOUR + 3  # fulfil …
SPEND: Final[i64] = FULFIL + 40  # spend sceptre+crown …
DRAW: Final[i64] = SPEND + 15  # draw light …
CROWN_FOR: Final[i64] = DRAW + 3  # crown for sceptre …
KEEP: Final[i64] = CROWN_FOR + 4  # keep sceptre …
RETURN: Final[i64] = KEEP + 5  # return …
ALL_ACTIONS: Final[i64] = RETURN + 40


def verbs() -> list[Verb]:
    boards = range(1, BOARDS + 1)
    cards = (*map(str, boards), "joker")
    placements = [[(board + 1, count) for board, count in placement] for placement in PLACEMENTS]
    places = [(" ".join(f"{board}:{count}" for board, count in way), _columns(way)) for way in placements]
    allowances = [("two louis", (2, 0)), ("louis and token", (1, 1)), ("two tokens", (0, 2))]
    chips = [(CHIPS[one], CHIPS[two]) for one, two in PAIRS]
    return [
        Verb("place", ("boards", "counts"), [*places]),
        verb("take-back", "take back"),
        verb("card", "card {card}", card=cards),
        verb("four", "four {card}", card=cards),
        verb("swap", "swap {card}", card=cards),
        verb("skip"),
        verb("bonus", "bonus {board}", board=boards),
        verb("bonus-king", "bonus king"),
        verb("onto", "onto {board}", board=boards),
        verb("enough", SILENCE),
        verb("trade"),
        verb("later"),
        Verb("allow", ("louis", "tokens"), [*allowances]),
        verb("plot", "plot {use}", use=("general", "one", "two")),
        verb("win-the-tie", "win the tie"),
        verb("bribe"),
        verb("maintenon", "maintenon {count}", count=range(3)),
        verb("fulfil", "fulfil {mission}", mission=MISSION_NAMES),
        Verb("spend", ("chips",), [(f"spend {one}+{two}", ((one, two),)) for one, two in chips]),
        verb("draw", "draw {level}", level=LEVELS),
        verb("crown-for", "crown for {chip}", chip=CHIPS[:4]),
        verb("keep", "keep {chip}", chip=CHIPS),
        verb("return", "return {mission}", mission=MISSION_NAMES),
    ]


def _columns(way: list[tuple[int, int]]) -> tuple[Value, ...]:
    """The boards, and how many tokens go onto each."""
    return (tuple(board for board, _ in way), tuple(count for _, count in way))


# ---------------------------------------------------------------------------------------------------------------------
# Why not: each is a paragraph of the rules text and a sentence in the catalogue
# ---------------------------------------------------------------------------------------------------------------------

RULES: Final = (
    "",
    "other-question",
    "not-held",
    "no-tokens",
    "begin-on-the-card",
    "card-tokens",
    "joker-tokens",
    "four-on-one",
    "not-laid",
    "once-a-phase",
    "louis-short",
    "general-short",
    "pile-empty",
    "chips-asked",
    "chip-short",
    "crowns-gone",
)
OTHER_QUESTION: Final = 1
NOT_HELD: Final = 2
NO_TOKENS: Final = 3
BEGIN_ON_CARD: Final = 4
CARD_TOKENS: Final = 5
JOKER_TOKENS: Final = 6
FOUR_ON_ONE: Final = 7
NOT_LAID: Final = 8
ONCE_A_PHASE: Final = 9
LOUIS_SHORT: Final = 10
GENERAL_SHORT: Final = 11
PILE_EMPTY: Final = 12
CHIPS_ASKED: Final = 13
CHIP_SHORT: Final = 14
CROWNS_GONE: Final = 15

# ---------------------------------------------------------------------------------------------------------------------
# What happens
# ---------------------------------------------------------------------------------------------------------------------

_SEAT: Final = Field("seat")
_BOARD: Final = Field("board", PERSONS)
_COUNT: Final = Field("count")
_MISSION: Final = Field("mission", MISSION_NAMES)
_SECRET_MISSION: Final = Field("mission", MISSION_NAMES, only=("seat",))
_LEVEL: Final = Field("level", LEVELS)
_CARDS: Final = PERSONS + ("joker",)
_CARD: Final = Field("card", _CARDS)
_SECRET_CARD: Final = Field("card", _CARDS, only=("seat",))
_CHIP: Final = Field("chip", CHIPS)
SHIELDS: Final = tuple(f"arms-{number + 1}" for number in range(6))

ROUND_BEGUN: Final = EventKind("round-begun", Field("round"), _SEAT)
KING_COMES: Final = EventKind("king-comes", _BOARD, _COUNT, reveals=True)  # and how much everybody gets
LOUIS_GAINED: Final = EventKind("louis-gained", _SEAT, _COUNT)
LOUIS_PAID: Final = EventKind("louis-paid", _SEAT, _COUNT)
TOKENS_BACK: Final = EventKind("tokens-back", _SEAT, _COUNT)  # from the general supply
TOKENS_AWAY: Final = EventKind("tokens-away", _SEAT, _COUNT)  # to the general supply
CARD_DRAWN: Final = EventKind("card-drawn", _SEAT, _SECRET_CARD, reveals=True)
PLOT_DRAWN: Final = EventKind("plot-drawn", _SEAT, Field("board", PERSONS, only=("seat",)), reveals=True)
SHIELD_DRAWN: Final = EventKind("shield-drawn", _SEAT, Field("arms", SHIELDS, only=("seat",)), reveals=True)
SHIELD_COUNTED: Final = EventKind("shield-counted", _SEAT)  # the supply is empty: a point, no arms
NEUTRAL_PLACED: Final = EventKind("neutral-placed", _BOARD, _COUNT)
NEUTRAL_CARD: Final = EventKind("neutral-card", _CARD, reveals=True)
PLACED: Final = EventKind("placed", _SEAT, _BOARD, _COUNT)
CARD_PLAYED: Final = EventKind("card-played", _SEAT, _CARD)
CARD_SWAPPED: Final = EventKind("card-swapped", _SEAT, _CARD)
SKIPPED: Final = EventKind("skipped", _SEAT)
CARD_PUT_BACK: Final = EventKind("card-put-back", _SEAT, _SECRET_CARD)
CARDS_SHUFFLED: Final = EventKind("cards-shuffled")
BOARD_COUNTED: Final = EventKind("board-counted", _BOARD)
PLOT_PLAYED: Final = EventKind("plot-played", _SEAT, _BOARD)
TIE_WON: Final = EventKind("tie-won", _SEAT, _BOARD)
BRIBED: Final = EventKind("bribed", _SEAT, _BOARD)
CHIP_GAINED: Final = EventKind("chip-gained", _SEAT, _CHIP)
CHIP_SPENT: Final = EventKind("chip-spent", _SEAT, _CHIP)
RECOVERED: Final = EventKind("recovered", _SEAT, _BOARD, _COUNT)  # from a board to the personal supply
LEFT: Final = EventKind("left", _SEAT, _BOARD, _COUNT)  # from a board to the general supply
TURNED: Final = EventKind("turned", _BOARD)
KING_LEAVES: Final = EventKind("king-leaves", _BOARD)
FULFILLED: Final = EventKind("fulfilled", _SEAT, _MISSION)
MISSION_DRAWN: Final = EventKind("mission-drawn", _SEAT, _LEVEL, _SECRET_MISSION, reveals=True)
MISSION_RETURNED: Final = EventKind("mission-returned", _SEAT, _LEVEL, _SECRET_MISSION)
ROUND_ENDED: Final = EventKind("round-ended", Field("round"))
EXCHANGED: Final = EventKind("exchanged", _SEAT, _COUNT)  # the final exchange: how many shields
REVEALED: Final = EventKind("revealed", _SEAT, Field("arms", SHIELDS), _COUNT, reveals=True)
ARMS_WON: Final = EventKind("arms-won", _SEAT, Field("arms", SHIELDS))
SCORED: Final = EventKind("scored", _SEAT, Field("missions"), Field("shields"), Field("points"))
ENDED: Final = EventKind("ended")

EVENTS: Final = (
    ROUND_BEGUN,
    KING_COMES,
    LOUIS_GAINED,
    LOUIS_PAID,
    TOKENS_BACK,
    TOKENS_AWAY,
    CARD_DRAWN,
    PLOT_DRAWN,
    SHIELD_DRAWN,
    SHIELD_COUNTED,
    NEUTRAL_PLACED,
    NEUTRAL_CARD,
    PLACED,
    CARD_PLAYED,
    CARD_SWAPPED,
    SKIPPED,
    CARD_PUT_BACK,
    CARDS_SHUFFLED,
    BOARD_COUNTED,
    PLOT_PLAYED,
    TIE_WON,
    BRIBED,
    CHIP_GAINED,
    CHIP_SPENT,
    RECOVERED,
    LEFT,
    TURNED,
    KING_LEAVES,
    FULFILLED,
    MISSION_DRAWN,
    MISSION_RETURNED,
    ROUND_ENDED,
    EXCHANGED,
    REVEALED,
    ARMS_WON,
    SCORED,
    ENDED,
)

PIECES: Final = (
    tuple(f"token of seat {seat}" for seat in range(4))
    + ("neutral token",)
    + CHIPS
    + SHIELDS
    + ("influence card", "plot card", "mission card", "money card")
)

# By what one wins, and why it is over.
MEASURES: Final = (Measure("points"), Measure("personal-supply"))
LAST_ROUND: Final = "last-round"
ENDINGS: Final = (LAST_ROUND,)
