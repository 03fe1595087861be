"""In the Shadow of the Sun King on a terminal: the spheres of influence side by side, and what is under way."""

from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from antichambre.games.sun_king.components import (
    AUCTIONS,
    CARDS,
    COLOUR_OF,
    COLOURS,
    QUALITIES,
    SEAL_ON,
    SEATS,
)
from antichambre.games.sun_king.preview import Preview as SunKingPreview
from antichambre.games.sun_king.view import AuctionView, RowView, SeatView
from antichambre.games.sun_king.view import View as SunKingView
from antichambre.kernel.game import Move
from antichambre.kernel.sentences import capital, seat_name
from antichambre.kernel.words import Words
from antichambre.terminal.face import Preview, View
from antichambre.terminal.screen import Paper

# Each colour's ground, with letters that can be read on it. The name of the colour stands on it.
GROUNDS = {
    "blue": "#ffffff on #1f4e9e",
    "green": "#ffffff on #1f7a4a",
    "purple": "#ffffff on #6a3c9c",
    "red": "#ffffff on #b02a26",
    "yellow": "#000000 on #ecc94b",
    "grey": "#000000 on #b8b8b8",
}
SPECIAL = "bold #ecc94b on #000000"
# Black is no colour's ground. The letter says the same without colour.
SEAT_STYLES = tuple(
    f"bold {ink} on #000000" for ink in ("#ff8a8a", "#8fc1ff", "#8fe39a", "#f0b860", "#d7a6ff", "#6fe0e0")
)
MAJORITY = "◆"
SEAL, NO_SEAL = "●", "·"
NOTHING = "–"
IN_DANGER = "!"
CUT = "<"  # a row that is longer than its column

WIDE_ENOUGH = 96  # for the names of the colours beside those of the qualities
LABEL, NARROW_LABEL = 20, 13
COLUMN = 22  # at the most
INDENT = 3  # before the last digit of a number
LONGEST_NAME = 10  # of an auction card, or of a duke with the seat's number


class SunKingFace:
    width = NARROW_LABEL + SEATS * (1 + LONGEST_NAME)
    amounts = frozenset({"bid"})

    def draw(self, view: View, preview: Preview, words: Words, paper: Paper) -> RenderableType:
        table = cast(SunKingView, view)
        foreseen = cast(SunKingPreview, preview)
        parts: list[RenderableType] = [_status(table, words), *_spheres(table, foreseen, words, paper)]
        if not paper.low:
            parts += [Text(words.say("label-legend"), "dim"), Text()]
        parts += _middle(table, foreseen, words, paper)
        if table["auction"] is not None:
            parts += _auction(table["auction"], words, paper)
        return Group(*parts)

    def brief(self, move: Move, view: View, words: Words) -> str:
        """The text, and whom it is about."""
        if move.verb in ("duel", "overlord", "strike"):
            return f"{move.text} {words.say('seat-short', {'seat': move.number('seat')})}"
        return move.text

    def bundle(self, move: Move) -> str | None:
        if move.verb in ("spoil", "swap", "banish"):
            return f"{move.verb} {move.number('seat')}"  # a line for each rival
        return move.verb if move.verb in ("bid", "conspire", "duel-two") else None


def _colour(card: str) -> str:
    """The colour of a quality or auction card."""
    return (*COLOURS, "grey")[COLOUR_OF[CARDS.index(card)]]


# ---------------------------------------------------------------------------------------------------------------------
# The spheres of influence: a column for each seat, clockwise from the viewer
# ---------------------------------------------------------------------------------------------------------------------


def _status(table: SunKingView, words: Words) -> Text:
    """Whose turn it is, and how far it has come."""
    if table["asked"] is None:
        return Text(words.say("label-over"), "bold")
    turn = capital(words.say("label-turn", {"who": seat_name(table["turn"], words), "phase": table["phase"]}))
    return _emblem(table["turn"], words).append(f" {turn}", "default on default not bold")


def _emblem(seat: int, words: Words) -> Text:
    return Text(f" {words.say('seat-short', {'seat': seat})[0]} ", SEAT_STYLES[seat])


@dataclass(frozen=True, slots=True)
class Grid:
    """The columns: one for the names of the lines, one for each seat. All cells are cut and padded to their column."""

    label: int
    width: int

    def line(self, name: Text, cells: list[Text]) -> Text:
        drawn = Text(no_wrap=True).append_text(_fitted(name, self.label))
        for cell in cells:
            drawn.append(" ").append_text(_fitted(cell, self.width))
        return drawn


def _fitted(text: Text, width: int) -> Text:
    fitted = text.copy()
    fitted.truncate(width, pad=True)
    return fitted


def _spheres(table: SunKingView, foreseen: SunKingPreview, words: Words, paper: Paper) -> list[Text]:
    first, count = table["seat"] or 0, len(table["seats"])
    order = [*range(first, count), *range(first)]
    wide = paper.width >= WIDE_ENOUGH
    label = LABEL if wide else NARROW_LABEL
    grid = Grid(label, min(COLUMN, (paper.width - label) // count - 1))
    lines = [] if paper.low else [grid.line(Text(), [_heading(table, seat, words) for seat in order])]
    lines.append(grid.line(Text(), [_title(table, seat, words) for seat in order]))
    for number, colour in enumerate(COLOURS):
        cells = [_quality(table["seats"][seat]["rows"][number], table["seats"][seat], grid.width) for seat in order]
        lines.append(grid.line(_quality_name(colour, wide, words), cells))
    lines += _auction_cards(table, order, grid, words)
    for key in ("label-power", "label-gold", "label-seals", "label-points", "label-means"):
        if key != "label-means" or (table["auction"] is not None and not table["auction"]["owed"]):
            lines.append(
                grid.line(Text(" " + words.say(key)), [_figure(key, table, foreseen, seat, words) for seat in order])
            )
    return lines


def _auction_cards(table: SunKingView, order: list[int], grid: Grid, words: Words) -> list[Text]:
    """What each has won, on as many lines as it takes."""
    indent = INDENT if grid.width >= INDENT + LONGEST_NAME else 0
    held = [
        wrap(_listed(table["seats"][seat]["auction_cards"], words), grid.width - indent, break_on_hyphens=False)
        for seat in order
    ]
    lines = []
    for height in range(max(len(cards) for cards in held)):
        name = Text(" " + words.say("label-cards") if height == 0 else "")
        names = [cards[height] if height < len(cards) else "" for cards in held]
        lines.append(grid.line(name, [Text(" " * indent + name) for name in names]))
    return lines


def _figure(key: str, table: SunKingView, foreseen: SunKingPreview, seat: int, words: Words) -> Text:
    """A number of a seat's, under those of its cards. Power is marked where the next duel could be the last."""
    sphere, auction = table["seats"][seat], table["auction"]
    if not sphere["alive"]:
        return Text(NOTHING.rjust(INDENT + 1), "dim")
    if key == "label-means":
        assert auction is not None
        if seat not in auction["still_in"]:
            return Text(" " * INDENT + words.say("label-out"), "dim")
        return _number(auction["means"][seat])
    if key == "label-power":
        danger = seat in foreseen["danger"]
        return _number(sphere["power"], "bold #e06060").append(f" {IN_DANGER}") if danger else _number(sphere["power"])
    if key == "label-gold":
        return _number(sphere["gold"])
    if key == "label-seals":
        return _number(sphere["visible_seals"])
    return _number(table["scores"][seat], "bold")


def _number(number: int, style: str = "") -> Text:
    return Text(str(number).rjust(INDENT + 1), style)


def _heading(table: SunKingView, seat: int, words: Words) -> Text:
    """The emblem, and whether its owner is asked or has left the court."""
    mark = ""
    if not table["seats"][seat]["alive"]:
        mark = words.say("label-gone")
    elif table["asked"] == seat:
        mark = words.say("label-plays")
    return _emblem(seat, words).append(f" {mark}", "default on default not bold")


def _title(table: SunKingView, seat: int, words: Words) -> Text:
    """The seat's number, as moves name it, and its name."""
    name = words.say("label-you") if table["seat"] == seat else words.say("seat-short", {"seat": seat})
    return Text(f"{seat} {capital(name)}", SEAT_STYLES[seat] if table["seats"][seat]["alive"] else "dim")


def _quality_name(colour: str, wide: bool, words: Words) -> Text:
    """The quality on its colour's ground, which is named or, where there is little room, stands as a letter."""
    name = words.say("colour", {"colour": colour})
    quality = words.say("quality", {"colour": colour})
    text = f" {name} · {quality}" if wide else f" {name[0].upper()} {quality}"
    return Text(text.ljust(LABEL if wide else NARROW_LABEL), f"bold {GROUNDS[colour]}")


def _quality(row: RowView, seat: SeatView, width: int) -> Text:
    """A row: how many cards count, then the cards from the bottom, the top one in brackets, an auction card beside."""
    if row["count"] == 0:
        return Text(NOTHING.rjust(INDENT + 1), "dim")
    signs = [SEAL if seal else NO_SEAL for seal in row["seals"]]
    covered = "".join(signs[:-1])
    end = f"[{signs[-1]}]" if signs else ""
    for card in seat["auction_cards"]:
        if _colour(card) == row["colour"]:
            end += "+" + (SEAL if SEAL_ON[CARDS.index(card)] else "")
    room = width - 5 - len(end)
    if len(covered) > room:
        covered = CUT + covered[len(covered) - room + 1 :] if room > 0 else ""
    text = f" {MAJORITY if row['majority'] else ' '}{row['count']:>2} {covered}{end}"
    return Text(text.ljust(width), f"bold {GROUNDS[row['colour']]}" if row["majority"] else "")


# ---------------------------------------------------------------------------------------------------------------------
# The middle of the table, and what is under way
# ---------------------------------------------------------------------------------------------------------------------


def _middle(table: SunKingView, foreseen: SunKingPreview, words: Words, paper: Paper) -> list[RenderableType]:
    over = table["asked"] is None
    counts = {
        "draw": table["draw_pile"],
        "lower": table["lower_half"],
        "discard": table["discard_pile"],
        **table["bank"],
    }
    if paper.low and not over:
        lines: list[RenderableType] = [Text(words.say("label-middle", counts))]
    else:
        piles = {**counts, "louis": foreseen["louis"]}
        lines = [Text(words.say("label-piles-over" if over else "label-piles", piles))]
        lines.append(Text(words.say("label-bank", counts)))
        if table["bottom"]:
            lines.append(Text(words.say("label-bottom", {"cards": _listed(table["bottom"], words)})))
    if over:
        return lines
    resolving = [card for card in table["resolving"] if table["auction"] is None or card != table["auction"]["card"]]
    if resolving:
        lines.append(Text(words.say("label-resolving", {"cards": _listed(resolving, words)})))
    if table["open"] or table["waiting"]:
        laid = _laid("label-open", table["open"], words) if table["open"] else Text()
        if table["waiting"]:
            laid.append("  " if table["open"] else "").append_text(_laid("label-waiting", table["waiting"], words))
        lines.append(laid)
    if table["looked_through"] is not None:
        lines.append(_laid("label-looked-through", table["looked_through"], words))
    return lines


def _listed(cards: list[str], words: Words) -> str:
    return ", ".join(words.say("short-card", {"card": card}) for card in cards)


def _laid(key: str, cards: list[str], words: Words) -> Text:
    """Cards that lie open, each on its ground; equal ones that follow each other together."""
    drawn = Text(words.say(key))
    for card, equal in groupby(cards):
        count = len(list(equal))
        drawn.append(" ").append(f" {count} " if count > 1 else " ", _ground(card))
        if card in QUALITIES:
            sign = f" {SEAL}" if SEAL_ON[CARDS.index(card)] else ""
            drawn.append(words.say("colour", {"colour": _colour(card)}) + sign + " ", _ground(card))
        else:
            drawn.append(words.say("short-card", {"card": card}) + " ", _ground(card))
    return drawn


def _ground(card: str) -> str:
    return GROUNDS[_colour(card)] if card in QUALITIES + AUCTIONS else SPECIAL


def _auction(auction: AuctionView, words: Words, paper: Paper) -> list[RenderableType]:
    """The card, how far the bidding has come, and what the card is good for."""
    holder = auction["holder"]
    details: dict[str, object] = {"card": auction["card"], "bid": auction["bid"], "owed": auction["owed"]}
    details["who"] = "" if holder is None else seat_name(holder, words)
    details["colour"] = _colour(auction["card"])
    key = "label-payment" if auction["owed"] else "label-auction"
    lines: list[RenderableType] = [Text(capital(words.say(key, details)), "bold")]
    if not paper.low:
        lines.append(Text(words.say("about", {"card": auction["card"]})))
    return lines
