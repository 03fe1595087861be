"""What can be asked, answered, refused and told in a game of Louis XIV.

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
from antichambre.kernel.events import Field
from antichambre.kernel.game import Measure, Occasion
from antichambre.kernel.vocabulary import Value, Vocabulary

VOCABULARY: Final = Vocabulary()

# ---------------------------------------------------------------------------------------------------------------------
# What is asked
# ---------------------------------------------------------------------------------------------------------------------

# Ravitaillement
ASK_TRADE: Final[i64] = VOCABULARY.ask("trade")  # a token for an influence card
ASK_ALLOWANCE: Final[i64] = VOCABULARY.ask("allowance")  # louis, tokens, or one of each
# Influence
ASK_BONUS: Final[i64] = VOCABULARY.ask("bonus")  # tokens onto a person, before the cards
ASK_CARD: Final[i64] = VOCABULARY.ask("card")
ASK_PLACE: Final[i64] = VOCABULARY.ask("place")  # where, or take back
ASK_FOUR: Final[i64] = VOCABULARY.ask("place-four")  # the same with the four-token card
ASK_LATE: Final[i64] = VOCABULARY.ask("late-token")  # a token at the end of the phase
# Comptage
ASK_PLOT: Final[i64] = VOCABULARY.ask("plot")  # everybody who might hold that person's plot card
ASK_TIE: Final[i64] = VOCABULARY.ask("tie")
ASK_BRIBE: Final[i64] = VOCABULARY.ask("bribe")
ASK_CONDE: Final[i64] = VOCABULARY.ask("conde")
ASK_MAINTENON: Final[i64] = VOCABULARY.ask("maintenon")
# Missions
ASK_MISSION: Final[i64] = VOCABULARY.ask("mission")
ASK_SPEND: Final[i64] = VOCABULARY.ask("spend")  # which chips
ASK_DRAW: Final[i64] = VOCABULARY.ask("draw")  # from which pile
ASK_KEEP: Final[i64] = VOCABULARY.ask("keep")  # the one chip that is kept
ASK_RETURN: Final[i64] = VOCABULARY.ask("return")  # missions to swap

REACTIONS: Final = ("plot",)
DISCREET: Final = ("card", "mission", *REACTIONS)
SILENCE: Final = "enough"
OCCASIONS: Final = tuple(Occasion("plot", person, ("plot general", "plot one", "plot two")) for person in PERSONS)

# ---------------------------------------------------------------------------------------------------------------------
# Where tokens can go, and with which chips a mission can be paid
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

# ---------------------------------------------------------------------------------------------------------------------
# What one may answer
# ---------------------------------------------------------------------------------------------------------------------


def _columns(way: list[tuple[int, int]]) -> tuple[Value, ...]:
    """The boards, and how many tokens go onto each."""
    return (tuple(board for board, _ in way), tuple(count for _, count in way))


_BOARDS: Final = range(1, BOARDS + 1)
_HAND: Final = (*map(str, _BOARDS), "joker")
_PLACED: Final = [[(board + 1, count) for board, count in placement] for placement in PLACEMENTS]
_PLACES: Final = [(" ".join(f"{board}:{count}" for board, count in way), _columns(way)) for way in _PLACED]
_ALLOWANCES: Final = [("two louis", (2, 0)), ("louis and token", (1, 1)), ("two tokens", (0, 2))]
_CHIPS: Final = [(CHIPS[one], CHIPS[two]) for one, two in PAIRS]

PLACE: Final[i64] = VOCABULARY.say_ways("place", ("boards", "counts"), [*_PLACES])  # 6:3, 6:2 1:1, 6:1 1:1 4:1 …
TAKE_BACK: Final[i64] = VOCABULARY.say("take-back", "take back")
CARD: Final[i64] = VOCABULARY.say("card", "card {card}", card=_HAND)  # card 1 … card 12, card joker
FOUR: Final[i64] = VOCABULARY.say("four", "four {card}", card=_HAND)  # that card as the four-token card
SWAP: Final[i64] = VOCABULARY.say("swap", "swap {card}", card=_HAND)  # that card for another
SKIP: Final[i64] = VOCABULARY.say("skip")
BONUS: Final[i64] = VOCABULARY.say("bonus", "bonus {board}", board=_BOARDS)
BONUS_KING: Final[i64] = VOCABULARY.say("bonus-king", "bonus king")
ONTO: Final[i64] = VOCABULARY.say("onto", "onto {board}", board=_BOARDS)
ENOUGH: Final[i64] = VOCABULARY.say("enough", SILENCE)
TRADE: Final[i64] = VOCABULARY.say("trade")
LATER: Final[i64] = VOCABULARY.say("later")
ALLOW: Final[i64] = VOCABULARY.say_ways("allow", ("louis", "tokens"), [*_ALLOWANCES])
PLOT: Final[i64] = VOCABULARY.say("plot", "plot {use}", use=("general", "one", "two"))
WIN_THE_TIE: Final[i64] = VOCABULARY.say("win-the-tie", "win the tie")
BRIBE: Final[i64] = VOCABULARY.say("bribe")
MAINTENON: Final[i64] = VOCABULARY.say("maintenon", "maintenon {count}", count=range(3))
FULFIL: Final[i64] = VOCABULARY.say("fulfil", "fulfil {mission}", mission=MISSION_NAMES)
SPEND: Final[i64] = VOCABULARY.say_ways("spend", ("chips",), [(f"spend {a}+{b}", ((a, b),)) for a, b in _CHIPS])
DRAW: Final[i64] = VOCABULARY.say("draw", "draw {level}", level=LEVELS)
CROWN_FOR: Final[i64] = VOCABULARY.say("crown-for", "crown for {chip}", chip=CHIPS[:4])
KEEP: Final[i64] = VOCABULARY.say("keep", "keep {chip}", chip=CHIPS)
RETURN: Final[i64] = VOCABULARY.say("return", "return {mission}", mission=MISSION_NAMES)

# ---------------------------------------------------------------------------------------------------------------------
# Why not
# ---------------------------------------------------------------------------------------------------------------------

NOT_HELD: Final[i64] = VOCABULARY.refuse("not-held")
NO_TOKENS: Final[i64] = VOCABULARY.refuse("no-tokens")
BEGIN_ON_CARD: Final[i64] = VOCABULARY.refuse("begin-on-the-card")
CARD_TOKENS: Final[i64] = VOCABULARY.refuse("card-tokens")
ON_TO_A_NEIGHBOUR: Final[i64] = VOCABULARY.refuse("on-to-a-neighbour")
JOKER_TOKENS: Final[i64] = VOCABULARY.refuse("joker-tokens")
FOUR_ON_ONE: Final[i64] = VOCABULARY.refuse("four-on-one")
NOT_LAID: Final[i64] = VOCABULARY.refuse("not-laid")
ONCE_A_PHASE: Final[i64] = VOCABULARY.refuse("once-a-phase")
LOUIS_SHORT: Final[i64] = VOCABULARY.refuse("louis-short")
GENERAL_SHORT: Final[i64] = VOCABULARY.refuse("general-short")
PILE_EMPTY: Final[i64] = VOCABULARY.refuse("pile-empty")
CHIPS_ASKED: Final[i64] = VOCABULARY.refuse("chips-asked")
CHIP_SHORT: Final[i64] = VOCABULARY.refuse("chip-short")
CROWNS_GONE: Final[i64] = VOCABULARY.refuse("crowns-gone")

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

ROUND_BEGUN: Final = VOCABULARY.tell("round-begun", Field("round"), _SEAT)
KING_COMES: Final = VOCABULARY.tell("king-comes", _BOARD, _COUNT, reveals=True)  # and how much everybody gets
LOUIS_GAINED: Final = VOCABULARY.tell("louis-gained", _SEAT, _COUNT)
LOUIS_PAID: Final = VOCABULARY.tell("louis-paid", _SEAT, _COUNT)
TOKENS_BACK: Final = VOCABULARY.tell("tokens-back", _SEAT, _COUNT)  # from the general supply
TOKENS_AWAY: Final = VOCABULARY.tell("tokens-away", _SEAT, _COUNT)  # to the general supply
CARD_DRAWN: Final = VOCABULARY.tell("card-drawn", _SEAT, _SECRET_CARD, reveals=True)
PLOT_DRAWN: Final = VOCABULARY.tell("plot-drawn", _SEAT, Field("board", PERSONS, only=("seat",)), reveals=True)
SHIELD_DRAWN: Final = VOCABULARY.tell("shield-drawn", _SEAT, Field("arms", SHIELDS, only=("seat",)), reveals=True)
SHIELD_COUNTED: Final = VOCABULARY.tell("shield-counted", _SEAT)  # the supply is empty: a point, no arms
NEUTRAL_PLACED: Final = VOCABULARY.tell("neutral-placed", _BOARD, _COUNT)
NEUTRAL_CARD: Final = VOCABULARY.tell("neutral-card", _CARD, reveals=True)
PLACED: Final = VOCABULARY.tell("placed", _SEAT, _BOARD, _COUNT)
CARD_PLAYED: Final = VOCABULARY.tell("card-played", _SEAT, _CARD)
CARD_SWAPPED: Final = VOCABULARY.tell("card-swapped", _SEAT, _CARD)
SKIPPED: Final = VOCABULARY.tell("skipped", _SEAT)
CARD_PUT_BACK: Final = VOCABULARY.tell("card-put-back", _SEAT, _SECRET_CARD)
CARDS_SHUFFLED: Final = VOCABULARY.tell("cards-shuffled")
BOARD_COUNTED: Final = VOCABULARY.tell("board-counted", _BOARD)
PLOT_PLAYED: Final = VOCABULARY.tell("plot-played", _SEAT, _BOARD)
NOBODY_FIRST: Final = VOCABULARY.tell("nobody-first", _BOARD, Field("why", ("tie", "neutral")))
TIE_WON: Final = VOCABULARY.tell("tie-won", _SEAT, _BOARD)
BRIBED: Final = VOCABULARY.tell("bribed", _SEAT, _BOARD)
CHIP_GAINED: Final = VOCABULARY.tell("chip-gained", _SEAT, _CHIP)
CHIP_SPENT: Final = VOCABULARY.tell("chip-spent", _SEAT, _CHIP)
RECOVERED: Final = VOCABULARY.tell("recovered", _SEAT, _BOARD, _COUNT)  # from a board to the personal supply
LEFT: Final = VOCABULARY.tell("left", _SEAT, _BOARD, _COUNT)  # from a board to the general supply
TURNED: Final = VOCABULARY.tell("turned", _BOARD)
KING_LEAVES: Final = VOCABULARY.tell("king-leaves", _BOARD)
FULFILLED: Final = VOCABULARY.tell("fulfilled", _SEAT, _MISSION)
MISSION_DRAWN: Final = VOCABULARY.tell("mission-drawn", _SEAT, _LEVEL, _SECRET_MISSION, reveals=True)
MISSION_RETURNED: Final = VOCABULARY.tell("mission-returned", _SEAT, _LEVEL, _SECRET_MISSION)
ROUND_ENDED: Final = VOCABULARY.tell("round-ended", Field("round"))
EXCHANGED: Final = VOCABULARY.tell("exchanged", _SEAT, _COUNT)  # the final exchange: how many shields
REVEALED: Final = VOCABULARY.tell("revealed", _SEAT, Field("arms", SHIELDS), _COUNT, reveals=True)
ARMS_WON: Final = VOCABULARY.tell("arms-won", _SEAT, Field("arms", SHIELDS))
SCORED: Final = VOCABULARY.tell("scored", _SEAT, Field("missions"), Field("shields"), Field("points"))
ENDED: Final = VOCABULARY.tell("ended")

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
