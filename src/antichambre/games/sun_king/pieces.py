"""What one can touch on the table of the Sun King, by name, and what a card there is called.

`rival 2`: a rival's sphere of influence. `row 2 blue`: the top card of a rival's row. `own blue`, `own medal`: a card
of one's own, the top of a row or an auction card. `token gold`, `token power`: one's own tokens. `bank gold`,
`bank power`: those of the bank. `draw`: the draw pile. `card blue-seal`: a card that lies open in the middle, or in the
discard pile.
"""

from typing import Final

from mypy_extensions import i64

from antichambre.games.sun_king.components import AUCTIONS, CARDS, COLOURS, HUES
from antichambre.games.sun_king.court import Court
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY

DRAW_PILE: Final = "draw"
OWN_POWER: Final = "token power"
OWN_GOLD: Final = "token gold"
BANK_POWER: Final = "bank power"
BANK_GOLD: Final = "bank gold"

_OWN: Final = (*COLOURS, *AUCTIONS)


def rival_piece(rival: i64) -> str:
    return f"rival {rival}"


def row_piece(place: i64) -> str:
    """Seat and colour in one number."""
    return f"row {place // HUES} {COLOURS[place % HUES]}"


def own_piece(place: i64) -> str:
    """The top of a row (0 to 4), or an auction card (5 and on)."""
    return f"own {_OWN[place]}"


def own_place(piece: str) -> int:
    """The place of a card of one's own; NOBODY: the piece is none."""
    kind, _, name = piece.partition(" ")
    return _OWN.index(name) if kind == "own" else NOBODY


def card_piece(card: i64) -> str:
    return f"card {CARDS[card]}"


def name_at(court: Court, seat: i64, place: i64) -> str:
    """What a seat's card is called: the top of a row, or an auction card."""
    return CARDS[court.card_at(seat, place)]


def seat_name(seat: i64) -> Phrase:
    return phrase("seat-name", seat=seat)


def power_of(count: i64) -> Phrase:
    return phrase("units", kind="power", count=count)


def gold_of(count: i64) -> Phrase:
    return phrase("units", kind="gold", count=count)
