"""The King's Favourite as numbers: dice and line, the columns, the court cards in hand, those remembered."""

from antichambre.games.favourite.components import (
    ALL_COURT,
    ALL_PETITIONS,
    COURT,
    HAND_LIMIT,
    MUSKETEERS,
    PETITIONS,
    RESOURCES,
)
from antichambre.games.favourite.view import SeatView, View
from antichambre.games.favourite.vocabulary import VOCABULARY
from antichambre.lab.observation.sheet import Kinds, Sheet

DECISION = Kinds(VOCABULARY.decisions)
RESOURCE = Kinds(RESOURCES)
PETITION = Kinds(PETITIONS)
COURT_CARD = Kinds(COURT)
NAMING = Kinds(
    text
    for saying in VOCABULARY.sayings
    if saying.name in ("ambassador", "spy", "lieutenant")
    for text, _ in saying.ways
)
MANY = 14  # petitions that bring a round of two to its end
COPIES = 2  # of each court card
MANY_POINTS = 20


def write(view: View, sheet: Sheet) -> None:
    sheet.heading(view["asked"], view["decision"], DECISION, view["scores"])
    sheet.number("round", view["round"], view["rounds"])
    sheet.number("enough", view["enough"], MANY)
    sheet.which_seat("first", view["first"])
    sheet.which_seat("turn", view["turn"])
    sheet.which_seat("ender", view["ender"])
    for number, face in enumerate(view["dice"], 1):
        sheet.one_of(f"die {number}", face, RESOURCE)
    for number, petition in enumerate(view["line"], 1):
        sheet.one_of(f"line {number}", petition, PETITION)
    _piles(view, sheet)
    for step, seat in enumerate(sheet.round):
        sheet.under_seat(step)
        _courtier(view["seats"][seat], sheet)
    sheet.under("own")
    sheet.counts("hand", view["seats"][sheet.seat]["hand"] or (), COURT_CARD, COPIES)
    for step, seat in enumerate(sheet.round[1:], 1):
        sheet.under_seat(step)
        lost = (memory["court"] for memory in view["remembered"] if seat in memory["seats"])
        sheet.counts("may hold", lost, COURT_CARD, COPIES)
    sheet.under("")
    sheet.which_seat("named", view["named"])
    sheet.one_of("naming", view["naming"], NAMING)
    sheet.one_of("borrowing", view["borrowing"], COURT_CARD)


def _piles(view: View, sheet: Sheet) -> None:
    sheet.number("draw pile", view["draw_pile"], len(ALL_PETITIONS))
    for petition in PETITIONS:
        sheet.number(f"discarded {petition}", view["discards"][petition], 20)
    sheet.number("court pile", view["court_pile"], len(ALL_COURT))
    sheet.counts("discarded", view["court_discards"], COURT_CARD, COPIES)


def _courtier(seat: SeatView, sheet: Sheet) -> None:
    for column in seat["columns"]:
        sheet.number(f"{column['resource']} cards", column["cards"], MANY)
        sheet.number(f"{column['resource']} balls", column["balls"], 4)
    sheet.number("gathered", seat["gathered"], MANY)
    sheet.number("duchesses", seat["duchesses"], 4)
    sheet.counts("duchess with", seat["paired"], COURT_CARD, COPIES)
    sheet.number("bastilles", seat["bastilles"], 4)
    sheet.number("princes", seat["princes"], 4)
    sheet.number("musketeers", seat["musketeers"], MUSKETEERS)
    sheet.number("hand size", seat["hand_size"], HAND_LIMIT + 2)
    sheet.number("total", seat["total"], 3 * MANY_POINTS)
    sheet.number("points of the round", seat["round_points"], MANY_POINTS)
