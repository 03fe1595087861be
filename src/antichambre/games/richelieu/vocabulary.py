"""What can be asked, answered, refused and told in a game of Richelieu, each by one name and one number."""

from typing import Final

from mypy_extensions import i64

from antichambre.games.richelieu.components import CARDS, CELLS, COLUMNS, DISCS, MARKS, PROVINCES, ROWS, SUBJECTS
from antichambre.kernel.game import EventKind, Field, Measure
from antichambre.kernel.verbs import Verb, verb

# ---------------------------------------------------------------------------------------------------------------------
# What is asked
# ---------------------------------------------------------------------------------------------------------------------

DECISIONS: Final = ("take", "take-second", "pay", "place-marker", "lift-marker")
TAKE: Final = 0  # a card; or pass, when none can be had
TAKE_SECOND: Final = 1  # a second card, or stop
PAY: Final = 2  # which marker is given up for the card that was chosen
PLACE: Final = 3  # a marker on a card, or keep
LIFT: Final = 4  # which marker moves to the card that was chosen

# ---------------------------------------------------------------------------------------------------------------------
# Moves: one number for each text
# ---------------------------------------------------------------------------------------------------------------------

ENDS: Final[i64] = 2 * ROWS  # 1L 1R 2L … : from here down, the row's left or right end
ON: Final[i64] = ENDS  # 1.1 … 4.12: a marker onto this card
FROM_RESERVE: Final[i64] = ON + CELLS  # pay reserve
FROM: Final[i64] = FROM_RESERVE + 1  # pay 1.1 … : give up the marker on this card
LIFTED: Final[i64] = FROM + CELLS  # lift 1.1 … : move the marker from this card
STOP: Final[i64] = LIFTED + CELLS
PASS: Final[i64] = STOP + 1
KEEP: Final[i64] = STOP + 2
RECOVER: Final[i64] = STOP + 3


def verbs() -> list[Verb]:
    rows, columns = range(1, ROWS + 1), range(1, COLUMNS + 1)
    ends = [(f"{row}{side[0].upper()}", (row, side)) for row in rows for side in ("left", "right")]
    return [
        Verb("take", ("row", "side"), [*ends]),
        verb("place", "{row}.{column}", row=rows, column=columns),
        verb("pay-reserve", "pay reserve"),
        verb("pay", "pay {row}.{column}", row=rows, column=columns),
        verb("lift", "lift {row}.{column}", row=rows, column=columns),
        verb("stop"),
        verb("pass"),
        verb("keep"),
        verb("recover"),
    ]


# ---------------------------------------------------------------------------------------------------------------------
# Why not: each is a paragraph of the rules text and a sentence in the catalogue
# ---------------------------------------------------------------------------------------------------------------------

RULES: Final = (
    "",
    "other-question",
    "row-empty",
    "one-card-row",
    "first-turn",
    "two-cards",
    "same-province",
    "two-shields",
    "marker-price",
    "stopped",
    "must-take",
    "take-first",
    "card-gone",
    "one-marker",
    "no-marker",
    "not-yours",
    "reserve-empty",
    "no-recover-disc",
    "none-lost",
)
OTHER_QUESTION: Final = 1
ROW_EMPTY: Final = 2
ONE_CARD_ROW: Final = 3
FIRST_TURN: Final = 4
TWO_CARDS: Final = 5
SAME_PROVINCE: Final = 6
TWO_SHIELDS: Final = 7
MARKER_PRICE: Final = 8
STOPPED: Final = 9
MUST_TAKE: Final = 10
TAKE_FIRST: Final = 11
CARD_GONE: Final = 12
ONE_MARKER: Final = 13
NO_MARKER: Final = 14
NOT_YOURS: Final = 15
RESERVE_EMPTY: Final = 16
NO_RECOVER_DISC: Final = 17
NONE_LOST: Final = 18

# ---------------------------------------------------------------------------------------------------------------------
# What happens
# ---------------------------------------------------------------------------------------------------------------------

_SEAT: Final = Field("seat")
_ROW: Final = Field("row")
_COLUMN: Final = Field("column")
_SUBJECT: Final = Field("subject", SUBJECTS)

CARD_TAKEN: Final = EventKind("card-taken", _SEAT, _ROW, _COLUMN, Field("province", PROVINCES), Field("mark", MARKS))
MARKER_PAID: Final = EventKind("marker-paid", _SEAT, _ROW, _COLUMN)  # no row: from the reserve
MARKER_RETURNED: Final = EventKind("marker-returned", _SEAT, _ROW, _COLUMN)
DISC_GAINED: Final = EventKind("disc-gained", _SEAT, _ROW, _COLUMN, Field("disc", DISCS, only=("seat",)), reveals=True)
MARKER_PLACED: Final = EventKind("marker-placed", _SEAT, _ROW, _COLUMN)
MARKER_MOVED: Final = EventKind("marker-moved", _SEAT, Field("from_row"), Field("from_column"), _ROW, _COLUMN)
MARKER_RECOVERED: Final = EventKind("marker-recovered", _SEAT, _ROW, _COLUMN)  # where its disc had lain
PASSED: Final = EventKind("passed", _SEAT)
DISC_REVEALED: Final = EventKind("disc-revealed", _SEAT, _ROW, _COLUMN, Field("disc", DISCS), reveals=True)
COUNTED: Final = EventKind("counted", _SUBJECT, Field("first"), Field("second"), _SEAT, Field("points"))
LACKED: Final = EventKind("lacked", _SEAT, _SUBJECT)
ENDED: Final = EventKind("ended")

EVENTS: Final = (
    CARD_TAKEN,
    MARKER_PAID,
    MARKER_RETURNED,
    DISC_GAINED,
    MARKER_PLACED,
    MARKER_MOVED,
    MARKER_RECOVERED,
    PASSED,
    DISC_REVEALED,
    COUNTED,
    LACKED,
    ENDED,
)

PIECES: Final = CARDS + DISCS + ("hat", "crown")

# By what one wins, and why it is over.
MEASURES: Final = (Measure("points"), Measure("fewer-cards", least=True))
ALL_TAKEN: Final = "all-taken"
ONE_ROW: Final = "one-row"
ENDINGS: Final = (ALL_TAKEN, ONE_ROW)
