"""What the rules would make of the table now: who is in danger, what Louis would do, what things cost and are worth."""

from typing import TypedDict

from mypy_extensions import i64

from antichambre.games.sun_king.auctions import Auction
from antichambre.games.sun_king.components import (
    BANISH_PRICE,
    DRAW_PRICE,
    DUEL_POWER,
    STRIKE_PRICE,
    SWAP_PRICE,
)
from antichambre.games.sun_king.court import Court
from antichambre.games.sun_king.payments import KINDS_OF_PIECE, Payment, means, piece_refusal, touched_to_pay, worth
from antichambre.games.sun_king.qualities import wound
from antichambre.games.sun_king.specials import louis_ends
from antichambre.kernel.vocabulary import ALLOWED


class AuctionPreview(TypedDict):
    """An auction, or its payment. `means`: what each seat that is still in could pay at the most. `owed`: what the
    buyer still owes. `worth`: of each piece that the buyer may pay with now, what it is worth for this card."""

    means: list[int | None]
    owed: int
    worth: dict[str, int]


class Preview(TypedDict):
    """`danger`: the seats that the next duel could drive out. `louis`: whether he `ends` the game when he comes, or
    `passes`. `prices`: of the gold actions, by their verbs. `auction`: the one under way."""

    danger: list[int]
    louis: str
    prices: dict[str, int]
    auction: AuctionPreview | None


def preview(position: Court) -> Preview:
    """The same for everybody: nobody here holds a secret of their own."""
    return {
        "danger": [seat for seat in range(position.seats) if in_danger(position, seat)],
        "louis": "ends" if louis_ends(position) else "passes",
        "prices": {"draw": DRAW_PRICE, "strike": STRIKE_PRICE, "swap": SWAP_PRICE, "banish": BANISH_PRICE},
        "auction": _auction(position),
    }


def in_danger(court: Court, seat: i64) -> bool:
    """Whether a duel would take more power than a seat has. In a gentle game nobody is driven out."""
    if court.gentle or court.alive[seat] == 0 or court.asked < 0:
        return False
    return court.power[seat] < wound(court, seat, DUEL_POWER)


def _auction(court: Court) -> AuctionPreview | None:
    for frame in reversed(court.stack):
        if isinstance(frame, Auction):
            still_in = [frame.still_in & (1 << seat) != 0 for seat in range(court.seats)]
            return {"means": _means(court, frame.card, still_in), "owed": 0, "worth": {}}
        if isinstance(frame, Payment):
            buyer = [seat == frame.buyer for seat in range(court.seats)]
            return {"means": _means(court, frame.card, buyer), "owed": frame.owed, "worth": _worth(court, frame)}
    return None


def _means(court: Court, card: i64, still_in: list[bool]) -> list[int | None]:
    return [means(court, seat, card) if still_in[seat] else None for seat in range(court.seats)]


def _worth(court: Court, payment: Payment) -> dict[str, int]:
    return {
        touched_to_pay(piece): worth(piece, payment.card)
        for piece in range(KINDS_OF_PIECE)
        if piece_refusal(court, payment, piece) == ALLOWED
    }
