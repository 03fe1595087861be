"""What a seat may know of a game: all that lies open or once lay open. Nobody here holds a secret of their own."""

from typing import TypedDict

from antichambre.games.sun_king.auctions import Auction
from antichambre.games.sun_king.components import AUCTIONS, CARDS, COLOURS, FIRST_AUCTION, HUES, KINDS_OF_AUCTION
from antichambre.games.sun_king.court import Resolution
from antichambre.games.sun_king.gold import Swapping
from antichambre.games.sun_king.payments import Payment, means
from antichambre.games.sun_king.qualities import Fetching
from antichambre.games.sun_king.rules import SunKing
from antichambre.games.sun_king.turning import SecondChoice
from antichambre.games.sun_king.vocabulary import ASK_ETIQUETTE_TAKE
from antichambre.kernel.position import NOBODY


class RowView(TypedDict):
    """A row of a sphere of influence: for each card from the bottom whether it bears a seal; and its majority."""

    colour: str
    seals: list[bool]
    count: int
    majority: bool


class SeatView(TypedDict):
    """A duke's sphere of influence and tokens. `count` of a row takes in the auction card beside it."""

    alive: bool
    power: int
    gold: int
    rows: list[RowView]
    auction_cards: list[str]
    visible_seals: int


class AuctionView(TypedDict):
    """The auction under way: the card, the best bid and whose it is, who is still in, what is still owed."""

    card: str
    bid: int
    holder: int | None
    still_in: list[int]
    owed: int
    means: list[int]


class View(TypedDict):
    game: str
    variant: dict[str, str | bool]
    seat: int | None
    asked: int | None
    decision: str | None
    turn: int
    phase: int
    seats: list[SeatView]
    bank: dict[str, int]
    draw_pile: int
    lower_half: int
    bottom: list[str]
    discard_pile: int
    looked_through: list[str] | None
    louis_seen: bool
    open: list[str]
    waiting: list[str]
    auction: AuctionView | None
    resolving: list[str]
    chosen: str | None
    scores: list[int]
    winners: list[int]


PHASES = {1: 1, 2: 2, 3: 2, 4: 2, 5: 2, 6: 3}


def view(position: SunKing, seat: int | None) -> View:
    """All that a seat may know (None: an onlooker)."""
    left = len(position.deck) - position.at
    return {
        "game": position.game.name,
        "variant": dict(position.variant),
        "seat": seat,
        "asked": position.seat,
        "decision": position.decision,
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "seats": [_seat(position, owner) for owner in range(position.seats)],
        "bank": {"power": position.bank_power, "gold": position.bank_gold},
        "draw_pile": left,
        "lower_half": min(left, len(position.deck) - position.lower),
        "bottom": [CARDS[card] for card in position.known_bottom()],
        "discard_pile": sum(position.pile),
        "looked_through": _pile(position),
        "louis_seen": position.louis_seen,
        "open": [CARDS[card] for card in position.open],
        "waiting": [CARDS[card] for card in position.waiting],
        "auction": _auction(position),
        "resolving": _resolving(position),
        "chosen": _chosen(position),
        "scores": position.scores(),
        "winners": position.winners(),
    }


def _seat(position: SunKing, owner: int) -> SeatView:
    return {
        "alive": position.alive[owner] == 1,
        "power": position.power[owner],
        "gold": position.gold[owner],
        "rows": [_row(position, owner, colour) for colour in range(HUES)],
        "auction_cards": [
            name for kind, name in enumerate(AUCTIONS) for _ in range(position.owned[owner * KINDS_OF_AUCTION + kind])
        ],
        "visible_seals": position.visible_seals(owner),
    }


def _row(position: SunKing, owner: int, colour: int) -> RowView:
    place = owner * HUES + colour
    return {
        "colour": COLOURS[colour],
        "seals": [(position.seals[place] >> height) & 1 == 1 for height in range(position.row[place])],
        "count": position.held[place],
        "majority": position.alive[owner] == 1 and position.majority(owner, colour),
    }


def _pile(position: SunKing) -> list[str] | None:
    """Étiquette opens the discard pile once the exchange is committed; what is taken is seen by all."""
    if position.asked == NOBODY or position.question != ASK_ETIQUETTE_TAKE:
        return None
    return [CARDS[card] for card in range(FIRST_AUCTION) for _ in range(position.pile[card])]


def _auction(position: SunKing) -> AuctionView | None:
    for frame in reversed(position.stack):
        if isinstance(frame, Auction):
            still_in = [seat for seat in range(position.seats) if frame.still_in & (1 << seat)]
            holder = None if frame.holder == NOBODY else frame.holder
            return _bidding(position, frame.card, frame.best, holder, still_in, 0)
        if isinstance(frame, Payment):
            return _bidding(position, frame.card, frame.price, frame.buyer, [frame.buyer], frame.owed)
    return None


def _bidding(position: SunKing, card: int, bid: int, holder: int | None, still_in: list[int], owed: int) -> AuctionView:
    return {
        "card": CARDS[card],
        "bid": bid,
        "holder": holder,
        "still_in": still_in,
        "owed": owed,
        "means": [means(position, seat, card) for seat in range(position.seats)],
    }


def _resolving(position: SunKing) -> list[str]:
    """The cards being resolved, the innermost last."""
    return [CARDS[frame.card] for frame in position.stack if isinstance(frame, Resolution)]


def _chosen(position: SunKing) -> str | None:
    """The card that the question is about: given by Etiquette, wanted in a swap, or chosen first."""
    top = position.stack[-1] if position.stack else None
    if isinstance(top, Fetching):
        return CARDS[top.given]
    if isinstance(top, Swapping):
        return CARDS[position.top_card(top.rival, top.colour)]
    if isinstance(top, SecondChoice):
        return CARDS[top.first]
    return None
