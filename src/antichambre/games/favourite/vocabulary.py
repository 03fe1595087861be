"""What can be asked, answered, refused and told in this game, each by one name and one number.

Seats in the texts of moves are counted from 0, places in the line and dice from 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antichambre.games.favourite.components import COURT, DICE, LINE, PETITIONS, RESOURCES, SEATS
from antichambre.kernel.game import EventKind, Field, Measure, Occasion
from antichambre.kernel.verbs import Verb, verb

# ---------------------------------------------------------------------------------------------------------------------
# What is asked
# ---------------------------------------------------------------------------------------------------------------------

DECISIONS: Final = (
    "open",
    "lieutenant",
    "guard",
    "act",
    "actor",
    "ball",
    "bastille",
    "confess",
    "strike",
    "hand-limit",
    "close",
)
ASK_OPEN: Final = 0  # court cards, or roll
ASK_LIEUTENANT: Final = 1  # after a roll, every rival who might hold one: let it be, or the Lieutenant
ASK_GUARD: Final = 2  # whoever is named: let it be, or the Swiss Guard
ASK_ACT: Final = 3  # rerolls, court cards, and the take
ASK_ACTOR: Final = 4  # at whom or what the borrowed power is aimed
ASK_BALL: Final = 5  # into which column
ASK_BASTILLE: Final = 6  # before whom
ASK_CONFESS: Final = 7  # let it be, or the Confessor
ASK_STRIKE: Final = 8  # which duchess falls
ASK_HAND: Final = 9  # which card is one too many
ASK_CLOSE: Final = 10  # court cards, or end the turn

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
# Moves: one number for each text
# ---------------------------------------------------------------------------------------------------------------------

RUNS: Final = [(first, last) for first in range(LINE) for last in range(first, LINE)]
PAIRS: Final = [(one, two) for one in range(LINE) for two in range(one + 1, LINE)]
TRADES: Final = [(own, theirs) for own in range(3) for theirs in range(3) if own != theirs]
RUN_FIRST: Final = vec[i64]([first for first, _ in RUNS])
RUN_LAST: Final = vec[i64]([last for _, last in RUNS])
PAIR_ONE: Final = vec[i64]([one for one, _ in PAIRS])
PAIR_TWO: Final = vec[i64]([two for _, two in PAIRS])
TRADE_OWN: Final = vec[i64]([own for own, _ in TRADES])
TRADE_THEIRS: Final = vec[i64]([theirs for _, theirs in TRADES])

ROLL: Final = 0
REROLL: Final = 1  # reroll 1, reroll 2, reroll 1+2, … : seven sets of dice, a bit each
TAKE: Final = 8  # take 1, take 1-2, … : the runs
NOTHING: Final = 29
END: Final = 30
ATTACH: Final = 31  # attach prince …: a court card to a duchess
DROP: Final = 45  # drop prince …
PLAY_PRINCE: Final = 59
TURN_DIE: Final = 60  # treasurer 1 …, chocolatier 1 …, architect 1 …
PLAY_CAPTAIN: Final = 69
PLAY_GARDENER: Final = 70
PLAY_MARQUISE: Final = 71  # marquise 1+2 …
PLAY_STEWARD: Final = 86
PLAY_AMBASSADOR: Final = 87  # ambassador gold 0 chocolate …: one's own column, the rival, the rival's column
PLAY_SPY: Final = 111  # spy 0 …
PLAY_ACTOR: Final = 115
PLAY_CONFESSOR: Final = 116
PLAY_GUARD: Final = 117
PLAY_LIEUTENANT: Final = 118  # lieutenant 1 …
LET_IT_BE: Final = 121
BALL_TO: Final = 122  # ball gold …
BASTILLE_TO: Final = 125  # bastille 0 …
LOSE: Final = 129  # lose duchess, lose duchess with prince …
ALL_ACTIONS: Final = 144


def verbs() -> list[Verb]:
    seats, dice = range(SEATS), range(1, DICE + 1)
    sets = [tuple(die for die in dice if mask & (1 << (die - 1))) for mask in range(1, 1 << DICE)]
    runs = [(first + 1, last + 1) for first, last in RUNS]
    pairs = [(one + 1, two + 1) for one, two in PAIRS]
    trades = [(RESOURCES[own], seat, RESOURCES[theirs]) for seat in seats for own, theirs in TRADES]
    return [
        verb("roll"),
        Verb("reroll", ("dice",), [(f"reroll {'+'.join(map(str, some))}", (some,)) for some in sets]),
        Verb("take", ("first", "last"), [(f"take {run_text(*run)}", run) for run in runs]),
        verb("take-nothing", "take nothing"),
        verb("end"),
        verb("attach", "attach {card}", card=COURT),
        verb("drop", "drop {card}", card=COURT),
        verb("prince"),
        verb("turn-die", "{card} {die}", card=COURT[1:4], die=dice),
        verb("captain"),
        verb("gardener"),
        Verb("marquise", ("places",), [(f"marquise {one}+{two}", ((one, two),)) for one, two in pairs]),
        verb("steward"),
        Verb("ambassador", ("own", "seat", "theirs"), [(f"ambassador {a} {b} {c}", (a, b, c)) for a, b, c in trades]),
        verb("spy", "spy {seat}", seat=seats),
        verb("actor"),
        verb("confessor"),
        verb("guard"),
        verb("lieutenant", "lieutenant {die}", die=dice),
        verb("let-it-be", SILENCE),
        verb("ball", "ball {resource}", resource=RESOURCES),
        verb("bastille", "bastille {seat}", seat=seats),
        verb("lose-duchess", "lose duchess"),
        verb("lose-duchess-with", "lose duchess with {card}", card=COURT),
    ]


def run_text(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first}-{last}"


# ---------------------------------------------------------------------------------------------------------------------
# Why not: each is a paragraph of the rules text and a sentence in the catalogue
# ---------------------------------------------------------------------------------------------------------------------

RULES: Final = (
    "",
    "other-question",
    "before-taking",
    "after-a-roll",
    "rivals-turn",
    "not-held",
    "no-effect",
    "not-yourself",
    "not-in-game",
    "no-musketeer",
    "line-end",
    "one-resource",
    "dice",
    "no-such-card",
    "no-free-duchess",
    "no-bastille",
)
OTHER_QUESTION: Final = 1
BEFORE_TAKING: Final = 2
AFTER_A_ROLL: Final = 3
RIVALS_TURN: Final = 4
NOT_HELD: Final = 5
NO_EFFECT: Final = 6
NOT_YOURSELF: Final = 7
NOT_IN_GAME: Final = 8
NO_MUSKETEER: Final = 9
LINE_END: Final = 10
ONE_RESOURCE: Final = 11
DICE_RULE: Final = 12
NO_SUCH_CARD: Final = 13
NO_FREE_DUCHESS: Final = 14
NO_BASTILLE: Final = 15

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

# What points are given for, in the order of the rulebook's table.
REASONS: Final = ("ended", *RESOURCES, "duchesses", "hand", "princes")
FOR_ENDING: Final = 0
FOR_COLUMN: Final = 1
FOR_DUCHESSES: Final = 4
FOR_HAND: Final = 5
FOR_PRINCES: Final = 6

ROUND_BEGUN: Final = EventKind("round-begun", Field("round"), _SEAT)
TURN_BEGUN: Final = EventKind("turn-begun", _SEAT)
LINE_CARD: Final = EventKind("line-card", _PLACE, _PETITION, reveals=True)
LINE_CLEARED: Final = EventKind("line-cleared")
ROLLED: Final = EventKind("rolled", _SEAT, _DIE, _FACE, reveals=True)
MUSKETEER_SPENT: Final = EventKind("musketeer-spent", _SEAT)
COURT_PLAYED: Final = EventKind("court-played", _SEAT, _COURT, _RIVAL)
BORROWED: Final = EventKind("borrowed", _SEAT, _COURT)  # by the Actor
CANCELLED: Final = EventKind("cancelled", _SEAT)  # by the Swiss Guard
DIE_TURNED: Final = EventKind("die-turned", _SEAT, _DIE, _FACE)
MUSKETEER_BACK: Final = EventKind("musketeer-back", _SEAT)
SWAPPED_IN_LINE: Final = EventKind("swapped-in-line", _SEAT, Field("one"), Field("two"))
TRADED: Final = EventKind("traded", _SEAT, Field("own", RESOURCES), _RIVAL, Field("theirs", RESOURCES))
SPIED: Final = EventKind("spied", _SEAT, _RIVAL, Field("court", COURT, only=("seat", "rival")), reveals=True)
DREW: Final = EventKind("drew", _SEAT, Field("court", COURT, only=("seat",)), reveals=True)
DROPPED: Final = EventKind("dropped", _SEAT, _COURT)
ATTACHED: Final = EventKind("attached", _SEAT, _COURT)
TOOK: Final = EventKind("took", _SEAT, _PLACE, _PETITION)
TOOK_NOTHING: Final = EventKind("took-nothing", _SEAT)
BALL_PLACED: Final = EventKind("ball-placed", _SEAT, _COLUMN)
BASTILLE_LAID: Final = EventKind("bastille-laid", _SEAT, _RIVAL)
BASTILLE_WAITS: Final = EventKind("bastille-waits", _SEAT)
BASTILLE_GONE: Final = EventKind("bastille-gone", _SEAT)  # by the Confessor
STRUCK: Final = EventKind("struck", _SEAT, _COURT)  # a duchess falls, with her court card if she had one
ROUND_CLOSING: Final = EventKind("round-closing", _SEAT)  # somebody has enough
SCORED: Final = EventKind("scored", _SEAT, Field("reason", REASONS), Field("points"))
ROUND_ENDED: Final = EventKind("round-ended", Field("round"))
ENDED: Final = EventKind("ended")

EVENTS: Final = (
    ROUND_BEGUN,
    TURN_BEGUN,
    LINE_CARD,
    LINE_CLEARED,
    ROLLED,
    MUSKETEER_SPENT,
    COURT_PLAYED,
    BORROWED,
    CANCELLED,
    DIE_TURNED,
    MUSKETEER_BACK,
    SWAPPED_IN_LINE,
    TRADED,
    SPIED,
    DREW,
    DROPPED,
    ATTACHED,
    TOOK,
    TOOK_NOTHING,
    BALL_PLACED,
    BASTILLE_LAID,
    BASTILLE_WAITS,
    BASTILLE_GONE,
    STRUCK,
    ROUND_CLOSING,
    SCORED,
    ROUND_ENDED,
    ENDED,
)

PIECES: Final = PETITIONS + COURT + ("musketeer",)

# By what one wins, and why it is over.
MEASURES: Final = (Measure("points"), Measure("musketeers"))
LAST_ROUND: Final = "last-round"
ENDINGS: Final = (LAST_ROUND,)
