"""Louis XIV as numbers: the boards, the supplies, the own cards and missions, what is known of hidden cards."""

from functools import cache

from antichambre.games.louis_xiv.components import (
    CHIPS,
    CONDITIONS,
    EACH_SHIELD,
    EACH_TOKEN,
    EFFECTS,
    INFLUENCE_CARDS,
    LEVELS,
    MISSION_NAMES,
    MISSIONS,
    NEUTRAL_TOKENS,
    PERSONS,
    SHIELD_KINDS,
)
from antichambre.games.louis_xiv.view import BoardView, SeatView, View
from antichambre.games.louis_xiv.vocabulary import SHIELDS, VOCABULARY
from antichambre.lab.observation.sheet import Kinds, Sheet

DECISION = Kinds(VOCABULARY.decisions)
PHASE = Kinds(("supply", "influence", "counting", "missions"))
PERSON = Kinds(PERSONS)
CONDITION = Kinds(CONDITIONS)
INFLUENCE = Kinds((*PERSONS, "joker"))
EFFECT = Kinds(EFFECTS)
MISSION = Kinds(MISSION_NAMES)
CHOSEN = Kinds((*PERSONS, "joker", *MISSION_NAMES))
HIDDEN = {"influence": INFLUENCE, "plot": PERSON, "mission": MISSION}
BOARD = (*(f"condition {condition}" for condition in CONDITIONS), "figure", "turned", "king")
MANY_TOKENS = 8
MUCH_MONEY = 40


def write(view: View, sheet: Sheet) -> None:
    sheet.heading(view["asked"], view["decision"], DECISION, view["scores"])
    sheet.number("round", view["round"], view["rounds"])
    sheet.one_of("phase", view["phase"], PHASE)
    sheet.which_seat("first", view["first"])
    sheet.one_of("counted", view["board"], PERSON)
    sheet.one_of("chosen", view["chosen"], CHOSEN)
    sheet.number("left", view["left"], 5)
    for board in view["boards"]:
        sheet.under(board["person"])
        _board(board, sheet)
    sheet.under("")
    _piles(view, sheet)
    for step, seat in enumerate(sheet.round):
        sheet.under_seat(step)
        _courtier(view["seats"][seat], sheet)
    sheet.under("own")
    _own(view["seats"][sheet.seat], sheet)
    for place, head in [(None, "piles"), *((sheet.round[step], f"rival {step}") for step in range(1, sheet.seats))]:
        sheet.under(f"{head} known")
        for kind, kinds in HIDDEN.items():
            found = (known["card"] for known in view["known"] if known["seat"] == place and known["kind"] == kind)
            sheet.counts(kind, found, kinds, 2)


def _board(board: BoardView, sheet: Sheet) -> None:
    sheet.add(BOARD, _side(board["condition"], board["figure"], board["back"], board["king"]))
    sheet.by_seat("tokens", board["tokens"], MANY_TOKENS)
    sheet.number("neutral tokens", board["neutral"], NEUTRAL_TOKENS)


@cache
def _side(condition: str, figure: int, back: bool, king: bool) -> list[float]:
    return [*CONDITION.row(condition), figure / 4, float(back), float(king)]


def _piles(view: View, sheet: Sheet) -> None:
    for chip in CHIPS:
        sheet.number(f"supply of {chip}", view["supply"][chip], 10)
    sheet.number("shield pile", view["shield_pile"], SHIELD_KINDS * EACH_SHIELD)
    sheet.number("card pile", view["card_pile"], len(INFLUENCE_CARDS))
    sheet.counts("discarded", view["discards"], INFLUENCE, 6)
    sheet.number("plot pile", view["plot_pile"], len(PERSONS))
    for level in LEVELS:
        sheet.number(f"pile of {level} missions", view["mission_piles"][level], MISSIONS // 2)
    sheet.number("money cards", view["money_cards"], view["rounds"])


def _courtier(seat: SeatView, sheet: Sheet) -> None:
    sheet.number("general supply", seat["general"], EACH_TOKEN)
    sheet.number("personal supply", seat["personal"], EACH_TOKEN)
    sheet.number("louis", seat["louis"], MUCH_MONEY)
    for chip in CHIPS:
        sheet.number(chip, seat["chips"][chip], 4)
    sheet.counts("laid", (mission["effect"] for mission in seat["laid"]), EFFECT, 2)
    for level in LEVELS:
        sheet.number(f"{level} missions in hand", seat["mission_backs"][level], 4)
    sheet.number("hand size", seat["hand_size"], 7)
    sheet.number("plots", seat["plot_count"], 4)
    sheet.number("shields", seat["shield_count"], 15)


def _own(seat: SeatView, sheet: Sheet) -> None:
    """What only the owner may see."""
    shields = seat["shields"] or {}
    sheet.counts("mission", (mission["mission"] for mission in seat["missions"] or ()), MISSION, 1)
    sheet.counts("hand", seat["hand"] or (), INFLUENCE, 2)
    sheet.counts("plot", seat["plots"] or (), PERSON, 1)
    for arms in SHIELDS:
        sheet.number(arms, shields.get(arms, 0), 5)
