"""What can be asked, answered, refused and told in a game of Richelieu."""

from typing import Final

from mypy_extensions import i64

from antichambre.games.richelieu.components import CARDS, COLUMNS, DISCS, LACKING, MARKS, PROVINCES, ROWS, SUBJECTS
from antichambre.kernel.events import Field
from antichambre.kernel.game import Measure
from antichambre.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary()

# ---------------------------------------------------------------------------------------------------------------------
# What is asked
# ---------------------------------------------------------------------------------------------------------------------

ASK_TAKE: Final[i64] = VOCABULARY.ask("take")  # a card; or pass, when none can be had
ASK_SECOND: Final[i64] = VOCABULARY.ask("take-second")  # a second card, or stop
ASK_PAY: Final[i64] = VOCABULARY.ask("pay")  # which marker is given up for the card that was chosen
ASK_PLACE: Final[i64] = VOCABULARY.ask("place-marker")  # a marker on a card, or keep
ASK_LIFT: Final[i64] = VOCABULARY.ask("lift-marker")  # which marker moves to the card that was chosen

# ---------------------------------------------------------------------------------------------------------------------
# What one may answer
# ---------------------------------------------------------------------------------------------------------------------

_ROWS: Final = range(1, ROWS + 1)
_COLUMNS: Final = range(1, COLUMNS + 1)
_ENDS: Final = [(f"{row}{side[0].upper()}", (row, side)) for row in _ROWS for side in ("left", "right")]

TAKE: Final[i64] = VOCABULARY.say_ways("take", ("row", "side"), [*_ENDS])  # 1L 1R 2L … : from an end of a row
PLACE: Final[i64] = VOCABULARY.say("place", "{row}.{column}", row=_ROWS, column=_COLUMNS)
PAY_RESERVE: Final[i64] = VOCABULARY.say("pay-reserve", "pay reserve")
PAY: Final[i64] = VOCABULARY.say("pay", "pay {row}.{column}", row=_ROWS, column=_COLUMNS)
LIFT: Final[i64] = VOCABULARY.say("lift", "lift {row}.{column}", row=_ROWS, column=_COLUMNS)
STOP: Final[i64] = VOCABULARY.say("stop")
PASS: Final[i64] = VOCABULARY.say("pass")
KEEP: Final[i64] = VOCABULARY.say("keep")
RECOVER: Final[i64] = VOCABULARY.say("recover")

# ---------------------------------------------------------------------------------------------------------------------
# Why not
# ---------------------------------------------------------------------------------------------------------------------

ENDS_ONLY: Final[i64] = VOCABULARY.refuse("ends-only")
ROW_EMPTY: Final[i64] = VOCABULARY.refuse("row-empty")
ONE_CARD_ROW: Final[i64] = VOCABULARY.refuse("one-card-row")
FIRST_TURN: Final[i64] = VOCABULARY.refuse("first-turn")
TWO_CARDS: Final[i64] = VOCABULARY.refuse("two-cards")
SAME_PROVINCE: Final[i64] = VOCABULARY.refuse("same-province")
TWO_SHIELDS: Final[i64] = VOCABULARY.refuse("two-shields")
MARKER_PRICE: Final[i64] = VOCABULARY.refuse("marker-price")
STOPPED: Final[i64] = VOCABULARY.refuse("stopped")
MUST_TAKE: Final[i64] = VOCABULARY.refuse("must-take")
TAKE_FIRST: Final[i64] = VOCABULARY.refuse("take-first")
CARD_GONE: Final[i64] = VOCABULARY.refuse("card-gone")
ONE_MARKER: Final[i64] = VOCABULARY.refuse("one-marker")
NO_MARKER: Final[i64] = VOCABULARY.refuse("no-marker")
NOT_YOURS: Final[i64] = VOCABULARY.refuse("not-yours")
RESERVE_EMPTY: Final[i64] = VOCABULARY.refuse("reserve-empty")
NO_RECOVER_DISC: Final[i64] = VOCABULARY.refuse("no-recover-disc")
NONE_LOST: Final[i64] = VOCABULARY.refuse("none-lost")

# ---------------------------------------------------------------------------------------------------------------------
# What happens
# ---------------------------------------------------------------------------------------------------------------------

_SEAT: Final = Field("seat")
_ROW: Final = Field("row")
_COLUMN: Final = Field("column")
_SUBJECT: Final = Field("subject", SUBJECTS)
_PROVINCE: Final = Field("province", PROVINCES)
_OWN_DISC: Final = Field("disc", DISCS, only=("seat",))

CARD_TAKEN: Final = VOCABULARY.tell("card-taken", _SEAT, _ROW, _COLUMN, _PROVINCE, Field("mark", MARKS))
MARKER_PAID: Final = VOCABULARY.tell("marker-paid", _SEAT, _ROW, _COLUMN)  # no row: from the reserve
MARKER_RETURNED: Final = VOCABULARY.tell("marker-returned", _SEAT, _ROW, _COLUMN)
DISC_GAINED: Final = VOCABULARY.tell("disc-gained", _SEAT, _ROW, _COLUMN, _OWN_DISC, reveals=True)
MARKER_PLACED: Final = VOCABULARY.tell("marker-placed", _SEAT, _ROW, _COLUMN)
MARKER_MOVED: Final = VOCABULARY.tell("marker-moved", _SEAT, Field("from_row"), Field("from_column"), _ROW, _COLUMN)
MARKER_RECOVERED: Final = VOCABULARY.tell("marker-recovered", _SEAT, _ROW, _COLUMN)  # where its disc had lain
PASSED: Final = VOCABULARY.tell("passed", _SEAT)
DISC_REVEALED: Final = VOCABULARY.tell("disc-revealed", _SEAT, _ROW, _COLUMN, Field("disc", DISCS), reveals=True)
COUNTED: Final = VOCABULARY.tell("counted", _SUBJECT, Field("first"), Field("second"), _SEAT, Field("points"))
LACKED: Final = VOCABULARY.tell("lacked", _SEAT, _SUBJECT, box={"points": -LACKING})
ENDED: Final = VOCABULARY.tell("ended")

PIECES: Final = CARDS + DISCS + ("hat", "crown")

# By what one wins, and why it is over.
MEASURES: Final = (Measure("points"), Measure("fewer-cards", least=True))
ALL_TAKEN: Final = "all-taken"
ONE_ROW: Final = "one-row"
ENDINGS: Final = (ALL_TAKEN, ONE_ROW)
