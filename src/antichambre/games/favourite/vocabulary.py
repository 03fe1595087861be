"""What can be asked, answered, refused and told in a game of The King's Favourite.

Seats in the texts of moves are counted from 0, places in the line and dice from 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antichambre.games.favourite.components import COLUMNS, COURT, DICE, LINE, PETITIONS, RESOURCES, SEATS
from antichambre.kernel.events import Field
from antichambre.kernel.game import Measure, Occasion
from antichambre.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary()

# ---------------------------------------------------------------------------------------------------------------------
# What is asked
# ---------------------------------------------------------------------------------------------------------------------

ASK_OPEN: Final[i64] = VOCABULARY.ask("open")  # court cards, or roll
ASK_LIEUTENANT: Final[i64] = VOCABULARY.ask("lieutenant")  # after a roll, every rival who might hold one
ASK_GUARD: Final[i64] = VOCABULARY.ask("guard")  # whoever is named: let it be, or the Swiss Guard
ASK_ACT: Final[i64] = VOCABULARY.ask("act")  # rerolls, court cards, and the take
ASK_ACTOR: Final[i64] = VOCABULARY.ask("actor")  # at whom or what the borrowed power is aimed
ASK_BALL: Final[i64] = VOCABULARY.ask("ball")  # into which column
ASK_BASTILLE: Final[i64] = VOCABULARY.ask("bastille")  # before whom
ASK_CONFESS: Final[i64] = VOCABULARY.ask("confess")  # let it be, or the Confessor
ASK_STRIKE: Final[i64] = VOCABULARY.ask("strike")  # which duchess falls
ASK_HAND: Final[i64] = VOCABULARY.ask("hand-limit")  # which card is one too many
ASK_CLOSE: Final[i64] = VOCABULARY.ask("close")  # court cards, or end the turn

REACTIONS: Final = ("lieutenant", "guard", "confess")
DISCREET: Final = ("open", "act", "ball", "hand-limit", "close", *REACTIONS)
SILENCE: Final = "let it be"
# Who has rolled (which die to name can only be seen then), the power that names, where the Bastille strikes.
OCCASIONS: Final = (
    *(Occasion("lieutenant", seat) for seat in range(SEATS)),
    *(Occasion("guard", card, ("guard",)) for card in ("ambassador", "spy", "lieutenant")),
    *(Occasion("confess", moment, ("confessor",)) for moment in ("laid", "arrival")),
)

# ---------------------------------------------------------------------------------------------------------------------
# What one may answer
# ---------------------------------------------------------------------------------------------------------------------

RUNS: Final = [(first, last) for first in range(LINE) for last in range(first, LINE)]
PAIRS: Final = [(one, two) for one in range(LINE) for two in range(one + 1, LINE)]
TRADES: Final = [(own, theirs) for own in range(COLUMNS) for theirs in range(COLUMNS) if own != theirs]
RUN_FIRST: Final = vec[i64]([first for first, _ in RUNS])
RUN_LAST: Final = vec[i64]([last for _, last in RUNS])
PAIR_ONE: Final = vec[i64]([one for one, _ in PAIRS])
PAIR_TWO: Final = vec[i64]([two for _, two in PAIRS])
TRADE_OWN: Final = vec[i64]([own for own, _ in TRADES])
TRADE_THEIRS: Final = vec[i64]([theirs for _, theirs in TRADES])
TRADES_WITH_ONE: Final = 6

_SEATS: Final = range(SEATS)
_DICE: Final = range(1, DICE + 1)
_SETS: Final = [tuple(die for die in _DICE if mask & (1 << (die - 1))) for mask in range(1, 1 << DICE)]
_OFFERS: Final = [(RESOURCES[own], seat, RESOURCES[theirs]) for seat in _SEATS for own, theirs in TRADES]


def _run_text(first: int, last: int) -> str:
    return f"take {first}" if first == last else f"take {first}-{last}"


ROLL: Final[i64] = VOCABULARY.say("roll")
REROLL: Final[i64] = VOCABULARY.say_ways(  # reroll 1, reroll 2, reroll 1+2, … : sets of dice, a bit each
    "reroll", ("dice",), [(f"reroll {'+'.join(map(str, some))}", (some,)) for some in _SETS]
)
TAKE: Final[i64] = VOCABULARY.say_ways(
    "take", ("first", "last"), [(_run_text(first + 1, last + 1), (first + 1, last + 1)) for first, last in RUNS]
)
TAKE_NOTHING: Final[i64] = VOCABULARY.say("take-nothing", "take nothing")
END: Final[i64] = VOCABULARY.say("end")
ATTACH: Final[i64] = VOCABULARY.say("attach", "attach {card}", card=COURT)  # a court card to a duchess
DROP: Final[i64] = VOCABULARY.say("drop", "drop {card}", card=COURT)
PLAY_PRINCE: Final[i64] = VOCABULARY.say("prince")
TURN_DIE: Final[i64] = VOCABULARY.say("turn-die", "{card} {die}", card=COURT[1:4], die=_DICE)
PLAY_CAPTAIN: Final[i64] = VOCABULARY.say("captain")
PLAY_GARDENER: Final[i64] = VOCABULARY.say("gardener")
PLAY_MARQUISE: Final[i64] = VOCABULARY.say_ways(
    "marquise", ("places",), [(f"marquise {one + 1}+{two + 1}", ((one + 1, two + 1),)) for one, two in PAIRS]
)
PLAY_STEWARD: Final[i64] = VOCABULARY.say("steward")
PLAY_AMBASSADOR: Final[i64] = VOCABULARY.say_ways(  # one's own column, the rival, the rival's column
    "ambassador", ("own", "seat", "theirs"), [(f"ambassador {a} {b} {c}", (a, b, c)) for a, b, c in _OFFERS]
)
PLAY_SPY: Final[i64] = VOCABULARY.say("spy", "spy {seat}", seat=_SEATS)
PLAY_ACTOR: Final[i64] = VOCABULARY.say("actor")
PLAY_CONFESSOR: Final[i64] = VOCABULARY.say("confessor")
PLAY_GUARD: Final[i64] = VOCABULARY.say("guard")
PLAY_LIEUTENANT: Final[i64] = VOCABULARY.say("lieutenant", "lieutenant {die}", die=_DICE)
LET_IT_BE: Final[i64] = VOCABULARY.say("let-it-be", SILENCE)
BALL_TO: Final[i64] = VOCABULARY.say("ball", "ball {resource}", resource=RESOURCES)
BASTILLE_TO: Final[i64] = VOCABULARY.say("bastille", "bastille {seat}", seat=_SEATS)
LOSE: Final[i64] = VOCABULARY.say("lose-duchess", "lose duchess")
LOSE_WITH: Final[i64] = VOCABULARY.say("lose-duchess-with", "lose duchess with {card}", card=COURT)

PLAYS: Final = vec[i64](
    [
        PLAY_PRINCE,
        TURN_DIE,
        TURN_DIE + DICE,
        TURN_DIE + 2 * DICE,
        PLAY_CAPTAIN,
        PLAY_GARDENER,
        PLAY_MARQUISE,
        PLAY_STEWARD,
        PLAY_AMBASSADOR,
        PLAY_SPY,
        PLAY_ACTOR,
        PLAY_CONFESSOR,
        PLAY_GUARD,
        PLAY_LIEUTENANT,
        LET_IT_BE,
    ]
)
"""The first of the moves that play each court card; they end where those of the next one begin."""

# ---------------------------------------------------------------------------------------------------------------------
# Why not
# ---------------------------------------------------------------------------------------------------------------------

BEFORE_TAKING: Final[i64] = VOCABULARY.refuse("before-taking")
AFTER_A_ROLL: Final[i64] = VOCABULARY.refuse("after-a-roll")
RIVALS_TURN: Final[i64] = VOCABULARY.refuse("rivals-turn")
NOT_HELD: Final[i64] = VOCABULARY.refuse("not-held")
NO_EFFECT: Final[i64] = VOCABULARY.refuse("no-effect")
NOT_YOURSELF: Final[i64] = VOCABULARY.refuse("not-yourself")
NOT_IN_GAME: Final[i64] = VOCABULARY.refuse("not-in-game")
NO_MUSKETEER: Final[i64] = VOCABULARY.refuse("no-musketeer")
LINE_END: Final[i64] = VOCABULARY.refuse("line-end")
ONE_RESOURCE: Final[i64] = VOCABULARY.refuse("one-resource")
DICE_RULE: Final[i64] = VOCABULARY.refuse("dice")
NO_SUCH_CARD: Final[i64] = VOCABULARY.refuse("no-such-card")
NO_FREE_DUCHESS: Final[i64] = VOCABULARY.refuse("no-free-duchess")
NO_BASTILLE: Final[i64] = VOCABULARY.refuse("no-bastille")
ROLL_FIRST: Final[i64] = VOCABULARY.refuse("roll-first")  # taught to whoever touches the line
TAKEN_ALREADY: Final[i64] = VOCABULARY.refuse("taken-already")  # likewise

# ---------------------------------------------------------------------------------------------------------------------
# What happens
# ---------------------------------------------------------------------------------------------------------------------

_SEAT: Final = Field("seat")
_RIVAL: Final = Field("rival")
_PETITION: Final = Field("petition", PETITIONS)
_COURT: Final = Field("court", COURT)
_COLUMN: Final = Field("column", RESOURCES)
_PLACE: Final = Field("place")
_DIE: Final = Field("die")
_FACE: Final = Field("face", RESOURCES)
_OWN: Final = Field("own", RESOURCES)
_THEIRS: Final = Field("theirs", RESOURCES)

# What points are given for, in the order of the rulebook's table.
REASONS: Final = ("ended", *RESOURCES, "duchesses", "hand", "princes")
FOR_ENDING: Final = 0
FOR_COLUMN: Final = 1
FOR_DUCHESSES: Final = 4
FOR_HAND: Final = 5
FOR_PRINCES: Final = 6

ROUND_BEGUN: Final = VOCABULARY.tell("round-begun", Field("round"), _SEAT)
TURN_BEGUN: Final = VOCABULARY.tell("turn-begun", _SEAT)
LINE_CARD: Final = VOCABULARY.tell("line-card", _PLACE, _PETITION, reveals=True)
LINE_CLEARED: Final = VOCABULARY.tell("line-cleared")
ROLLED: Final = VOCABULARY.tell("rolled", _SEAT, _DIE, _FACE, reveals=True)
MUSKETEER_SPENT: Final = VOCABULARY.tell("musketeer-spent", _SEAT)
COURT_PLAYED: Final = VOCABULARY.tell("court-played", _SEAT, _COURT, _RIVAL)
BORROWED: Final = VOCABULARY.tell("borrowed", _SEAT, _COURT)  # by the Actor
CANCELLED: Final = VOCABULARY.tell("cancelled", _SEAT)  # by the Swiss Guard
DIE_TURNED: Final = VOCABULARY.tell("die-turned", _SEAT, _DIE, _FACE)
MUSKETEER_BACK: Final = VOCABULARY.tell("musketeer-back", _SEAT)
SWAPPED_IN_LINE: Final = VOCABULARY.tell("swapped-in-line", _SEAT, Field("one"), Field("two"))
TRADED: Final = VOCABULARY.tell("traded", _SEAT, _OWN, _RIVAL, _THEIRS)
SPIED: Final = VOCABULARY.tell("spied", _SEAT, _RIVAL, Field("court", COURT, only=("seat", "rival")), reveals=True)
DREW: Final = VOCABULARY.tell("drew", _SEAT, Field("court", COURT, only=("seat",)), reveals=True)
DROPPED: Final = VOCABULARY.tell("dropped", _SEAT, _COURT)
ATTACHED: Final = VOCABULARY.tell("attached", _SEAT, _COURT)
TOOK: Final = VOCABULARY.tell("took", _SEAT, _PLACE, _PETITION)
TOOK_NOTHING: Final = VOCABULARY.tell("took-nothing", _SEAT)
BALL_PLACED: Final = VOCABULARY.tell("ball-placed", _SEAT, _COLUMN)
BASTILLE_LAID: Final = VOCABULARY.tell("bastille-laid", _SEAT, _RIVAL)
BASTILLE_WAITS: Final = VOCABULARY.tell("bastille-waits", _SEAT)
BASTILLE_GONE: Final = VOCABULARY.tell("bastille-gone", _SEAT)  # by the Confessor
STRUCK: Final = VOCABULARY.tell("struck", _SEAT, _COURT)  # a duchess falls, with her court card if she had one
ROUND_CLOSING: Final = VOCABULARY.tell("round-closing", _SEAT)  # somebody has enough
SCORED: Final = VOCABULARY.tell("scored", _SEAT, Field("reason", REASONS), Field("points"))
ROUND_ENDED: Final = VOCABULARY.tell("round-ended", Field("round"))
ENDED: Final = VOCABULARY.tell("ended")

PIECES: Final = PETITIONS + COURT + ("musketeer",)

# By what one wins, and why it is over.
MEASURES: Final = (Measure("points"), Measure("musketeers"))
LAST_ROUND: Final = "last-round"
ENDINGS: Final = (LAST_ROUND,)
