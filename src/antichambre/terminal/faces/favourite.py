"""The King's Favourite on a terminal: the line of petitions, the dice, and what lies before each courtier."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antichambre.games.favourite.about import ABOUT
from antichambre.games.favourite.components import (
    COURT,
    LINE,
    PETITIONS,
    POINTS_MOST,
    POINTS_TIED,
    RESOURCES,
    SEATS,
)
from antichambre.games.favourite.court import earned
from antichambre.games.favourite.pieces import court_piece
from antichambre.games.favourite.salon import GAP
from antichambre.games.favourite.view import ColumnView, SeatView
from antichambre.games.favourite.view import View as FavouriteView
from antichambre.kernel.game import Move
from antichambre.kernel.sentences import capital
from antichambre.kernel.words import Words
from antichambre.terminal.face import Preview, View
from antichambre.terminal.screen import Paper

# Each petition's ground, with letters that can be read on it. The name stands on it.
GROUNDS = {
    "gold": "#000000 on #ecc94b",
    "chocolate": "#ffffff on #6b4226",
    "chateau": "#000000 on #b4c7dc",
    "ball": "#ffffff on #6a3c9c",
    "duchess": "#000000 on #f2a6b8",
    "bastille": "#ffffff on #5a5a5a",
}
# Black is no petition's ground. The letter says the same without colour.
SEAT_STYLES = tuple(f"bold {ink} on #000000" for ink in ("#ff8a8a", "#8fc1ff", "#8fe39a", "#f0b860"))
MOST, TIED = "◆", "="
CARD, BALL = "━", "●"
MORE = "…"
NOTHING = Text("–".rjust(4), "dim")
GONE = "·"

WIDEST_CARD = 15  # of the line
LABEL = 17
NARROW_COLUMN, WIDE_COLUMN = 14, 20  # of a seat
DISCARDS_SHOWN = 3
BUNDLED = ("reroll", "marquise", "ambassador")


class FavouriteFace:
    width = LABEL + SEATS * (1 + NARROW_COLUMN)
    amounts: frozenset[str] = frozenset()

    def draw(self, view: View, preview: Preview, words: Words, paper: Paper) -> RenderableType:
        table = cast(FavouriteView, view)
        parts: list[RenderableType] = [_status(table, words), *_line(table, words, paper), _dice(table, words)]
        if not paper.low:
            parts.append(Text())
        parts.append(_courtiers(table, words, paper))
        if not paper.low:
            parts.append(Text(words.say("label-legend", {"most": POINTS_MOST, "tied": POINTS_TIED}), "dim"))
        parts.append(_piles(table, words))
        parts += _own_hand(table, words, paper)
        return Group(*parts)

    def brief(self, move: Move, view: View, words: Words) -> str:
        """The text; of a take, how many court cards it earns; of what is aimed at somebody, whom."""
        table = cast(FavouriteView, view)
        if move.verb == "take":
            cards = _earned(move, table)
            return f"{move.text} +{cards}" if cards else move.text
        if move.verb in ("spy", "bastille"):
            return f"{move.text} {_short(move.number('seat'), words)}"
        return move.text

    def bundle(self, move: Move) -> str | None:
        if move.verb == "ambassador":
            return f"{move.verb} {move.number('seat')}"  # a line for each rival
        return move.verb if move.verb in BUNDLED else None


def _earned(move: Move, table: FavouriteView) -> int:
    """How many court cards a take brings."""
    line = vec[i64]([GAP if card is None else PETITIONS.index(card) for card in table["line"]])
    return int(earned(line, move.number("first") - 1, move.number("last") - 1))


def _duchesses(seat: SeatView) -> int:
    return seat["duchesses"] + len(seat["paired"])


def _count(seat: SeatView, column: int) -> int:
    return seat["columns"][column]["cards"] + seat["columns"][column]["balls"]


def _petition(card: str | None, words: Words) -> str:
    return words.say("petition", {"petition": card})


def _listed(cards: list[str], words: Words) -> str:
    return ", ".join(words.say("court-name", {"court": card}) for card in cards)


def _first_few(discards: list[str], words: Words) -> str:
    return _listed(discards[:DISCARDS_SHOWN], words) + (MORE if len(discards) > DISCARDS_SHOWN else "")


# ---------------------------------------------------------------------------------------------------------------------
# The middle of the table
# ---------------------------------------------------------------------------------------------------------------------


def _short(seat: int, words: Words) -> str:
    return words.say("seat-short", {"seat": seat})


def _status(table: FavouriteView, words: Words) -> Text:
    """The round, whose turn it is, and what ends the round."""
    if table["asked"] is None:
        return Text(words.say("label-over", {"rounds": table["rounds"]}), "bold")
    ender, seats = table["ender"], len(table["seats"])
    details = {
        "round": table["round"],
        "rounds": table["rounds"],
        "first": _short(table["first"], words),
        "turn": _short(table["turn"], words),
        "ender": "none" if ender is None else _short(ender, words),
        "enough": table["enough"],
        "last": _short((table["first"] - 1) % seats, words),
    }
    return Text(words.say("label-status", details))


def _line(table: FavouriteView, words: Words, paper: Paper) -> list[Text]:
    """The petitions under the numbers of their places."""
    width = min(WIDEST_CARD, (paper.width + 1) // LINE - 1)
    numbers, cards = Text(no_wrap=True), Text(no_wrap=True)
    for place, card in enumerate(table["line"], 1):
        numbers.append(str(place).center(width) + " ", "dim")
        if card is None:
            cards.append(GONE.center(width), "dim")
        else:
            cards.append(_petition(card, words).center(width), f"bold {GROUNDS[card]}")
        cards.append(" ")
    return [numbers, cards]


def _dice(table: FavouriteView, words: Words) -> Text:
    drawn = Text(words.say("label-dice"), "bold", no_wrap=True)
    if None in table["dice"]:
        return drawn.append("  " + words.say("label-not-rolled"), "dim not bold")
    for number, face in enumerate(table["dice"], 1):
        drawn.append(f"  {number} ", "dim not bold")
        drawn.append(f" {_petition(face, words)} ", f"bold {GROUNDS[str(face)]}")
    return drawn


def _piles(table: FavouriteView, words: Words) -> Text:
    discards = table["court_discards"]
    counts = {
        "draw": table["draw_pile"],
        "discards": sum(table["discards"].values()),
        "court": table["court_pile"],
        "dropped": len(discards),
        "top": _first_few(discards[::-1], words) if discards else "none",
    }
    return Text(words.say("label-piles", counts))


# ---------------------------------------------------------------------------------------------------------------------
# Before each courtier: a column for each seat, clockwise from the viewer
# ---------------------------------------------------------------------------------------------------------------------


def _courtiers(table: FavouriteView, words: Words, paper: Paper) -> Table:
    first, count = table["seat"] or 0, len(table["seats"])
    order = [*range(first, count), *range(first)]
    width = min(WIDE_COLUMN, (paper.width - LABEL) // count - 1)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=LABEL, no_wrap=True)
    for _ in order:
        grid.add_column(width=width)
    grid.add_row(Text(), *(_title(table, seat, words) for seat in order))
    for number, resource in enumerate(RESOURCES):
        name = Text(f" {_petition(resource, words)}".ljust(LABEL), f"bold {GROUNDS[resource]}")
        grid.add_row(name, *(_column(table, seat, number, width) for seat in order))
    for key, cells in _figures(table, order, words).items():
        if any(cell is not NOTHING for cell in cells):
            grid.add_row(Text(" " + words.say(key)), *cells)
    return grid


def _title(table: FavouriteView, seat: int, words: Words) -> Text:
    """The seat's number, as moves name it, its emblem and its name."""
    short = _short(seat, words)
    name = capital(words.say("label-you")) if table["seat"] == seat else short
    return Text(f" {short[0]} ", SEAT_STYLES[seat]).append(f" {seat} {name}", "bold default on default")


def _column(table: FavouriteView, seat: int, number: int, width: int) -> Text:
    """How many cards count, whether they are the most, then the cards themselves, balls last."""
    column = table["seats"][seat]["columns"][number]
    count = _count(table["seats"][seat], number)
    if count == 0:
        return NOTHING
    most = [_count(other, number) for other in table["seats"]]
    lead = " " if count < max(most) else MOST if most.count(count) == 1 else TIED
    return Text(f" {lead}{count:>2} {_bar(column, width - 5)}", "bold" if lead == MOST else "", no_wrap=True)


def _bar(column: ColumnView, room: int) -> str:
    bar = CARD * column["cards"] + BALL * column["balls"]
    return bar if len(bar) <= room else MORE + bar[len(bar) - room + 1 :]


def _figures(table: FavouriteView, order: list[int], words: Words) -> dict[str, list[Text]]:
    """What else lies before each seat, by the key of its label."""
    seats = [table["seats"][seat] for seat in order]
    return {
        "label-resources": [_gathered(seat["gathered"], table["enough"], words) for seat in seats],
        "label-duchesses": [_ladies(seat, words) for seat in seats],
        "label-bastilles": [_number(seat["bastilles"]) for seat in seats],
        "label-princes": [_number(seat["princes"]) for seat in seats],
        "label-musketeers": [Text(f"{seat['musketeers']:>4}") for seat in seats],
        "label-hand": [Text(f"{seat['hand_size']:>4}") for seat in seats],
        "label-points": [_points(table, seat) for seat in order],
    }


def _number(number: int) -> Text:
    return Text(f"{number:>4}") if number else NOTHING


def _gathered(count: int, enough: int, words: Words) -> Text:
    return Text(" " * (4 - len(str(count))) + words.say("label-of", {"count": count, "enough": enough}))


def _ladies(seat: SeatView, words: Words) -> Text:
    """The duchesses: those without a court card, and the court cards of the others."""
    if _duchesses(seat) == 0:
        return NOTHING
    lines = [f"   {words.say('label-alone', {'count': seat['duchesses']})}"] if seat["duchesses"] else []
    lines += [f" +{words.say('court-name', {'court': card})}" for card in seat["paired"]]
    return Text("\n".join(lines), no_wrap=True)


def _points(table: FavouriteView, seat: int) -> Text:
    """The rounds that are counted, and the one under way as it stands."""
    earlier, now = table["seats"][seat]["total"], table["seats"][seat]["round_points"]
    if table["asked"] is None or table["round"] == 1:
        return Text(f"{table['scores'][seat]:>4}", "bold")
    return Text(f"{table['scores'][seat]:>4}", "bold").append(f" = {earlier} + {now}", "not bold")


def _own_hand(table: FavouriteView, words: Words, paper: Paper) -> list[RenderableType]:
    """The viewer's court cards, each with its power; what Spies took from the viewer."""
    seat = table["seat"]
    hand = None if seat is None else table["seats"][seat]["hand"]
    if hand is None or table["asked"] is None:
        return []
    parts: list[RenderableType] = []
    if not hand:
        parts.append(Text(words.say("label-empty-hand")))
    elif paper.low:
        parts.append(Text(words.say("label-own-hand") + " ", "bold").append(_listed(hand, words), "not bold"))
    else:
        parts.append(_with_powers(hand, words))
    for memory in table["remembered"]:
        parts.append(
            Text(words.say("label-remembered", {"court": memory["court"], "who": _either(memory["seats"], words)}))
        )
    return parts


def _with_powers(hand: list[str], words: Words) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    for number, card in enumerate(hand):
        label = words.say("label-own-hand") if number == 0 else ""
        power = words.phrase(ABOUT[court_piece(COURT.index(card))])
        grid.add_row(label, words.say("court-name", {"court": card}), power)
    return grid


def _either(seats: list[int], words: Words) -> str:
    said = _short(seats[0], words)
    for seat in seats[1:]:
        said = words.say("label-perhaps", {"one": said, "other": _short(seat, words)})
    return said
