"""In the Shadow of the Sun King as numbers: the spheres of influence, the piles, what is being resolved."""

from functools import cache

from antichambre.games.sun_king.components import ALL_GOLD, ALL_POWER, AUCTIONS, CARDS, COLOURS, PACK, QUALITIES
from antichambre.games.sun_king.view import AuctionView, SeatView, View
from antichambre.games.sun_king.vocabulary import VOCABULARY
from antichambre.lab.observation.sheet import Kinds, Sheet

DECISION = Kinds(VOCABULARY.decisions)
CARD = Kinds(CARDS)
QUALITY = Kinds(QUALITIES)
AUCTION = Kinds(AUCTIONS)
PHASE = Kinds(("1", "2", "3"))
ROW = ("cards", "counts", "seals", "majority", "seal on top", "seal second", "seal third")
ROWS = {colour: [f"{colour} {name}" for name in ROW] for colour in COLOURS}
MUCH_POWER, MUCH_GOLD = 30, 20
LONG_ROW = 6
HIGH_BID = 20

NO_AUCTION: AuctionView = {"card": "", "bid": 0, "holder": None, "still_in": [], "owed": 0, "means": []}


def write(view: View, sheet: Sheet) -> None:
    sheet.heading(view["asked"], view["decision"], DECISION, view["scores"])
    sheet.flag("gentle", view["variant"]["gentle"] is True)
    sheet.which_seat("turn", view["turn"])
    sheet.one_of("phase", str(view["phase"]), PHASE)
    sheet.number("power in the bank", view["bank"]["power"], ALL_POWER)
    sheet.number("gold in the bank", view["bank"]["gold"], ALL_GOLD)
    _piles(view, sheet)
    for step, seat in enumerate(sheet.round):
        sheet.under_seat(step)
        _sphere(view["seats"][seat], sheet)
    sheet.under("")
    sheet.counts("open", view["open"], CARD, 4)
    sheet.counts("waiting", view["waiting"], CARD, 4)
    sheet.counts("resolving", view["resolving"], CARD, 2)
    sheet.one_of("chosen", view["chosen"], CARD)
    sheet.under("auction")
    _auction(view["auction"], sheet)


def _piles(view: View, sheet: Sheet) -> None:
    sheet.number("draw pile", view["draw_pile"], len(PACK))
    sheet.number("lower half", view["lower_half"], len(PACK))
    sheet.counts("at the bottom", view["bottom"], CARD, 2)
    sheet.number("discard pile", view["discard_pile"], len(PACK))
    sheet.counts("discarded", view["looked_through"] or (), QUALITY, 5)
    sheet.flag("louis seen", view["louis_seen"])


def _sphere(duke: SeatView, sheet: Sheet) -> None:
    sheet.flag("alive", duke["alive"])
    sheet.number("power", duke["power"], MUCH_POWER)
    sheet.number("gold", duke["gold"], MUCH_GOLD)
    sheet.number("seals to be seen", duke["visible_seals"], 5)
    sheet.counts("card", duke["auction_cards"], AUCTION, 2)
    for row in duke["rows"]:
        sheet.add(ROWS[row["colour"]], _row(tuple(row["seals"]), row["count"], row["majority"]))


@cache
def _row(seals: tuple[bool, ...], count: int, majority: bool) -> list[float]:
    """Only the top card of a row can be taken: the seals are told from the top."""
    sizes = [min(1.0, size / LONG_ROW) for size in (len(seals), count, sum(seals))]
    tops = [float(len(seals) > depth and seals[-1 - depth]) for depth in range(3)]
    return [*sizes, float(majority), *tops]


def _auction(auction: AuctionView | None, sheet: Sheet) -> None:
    auction = auction or NO_AUCTION
    sheet.one_of("card", auction["card"] or None, CARD)
    sheet.number("bid", auction["bid"], HIGH_BID)
    sheet.number("owed", auction["owed"], HIGH_BID)
    sheet.which_seat("holder", auction["holder"])
    sheet.which_seats("still in", auction["still_in"])
    sheet.by_seat("means", auction["means"] or [0] * sheet.seats, 50)
