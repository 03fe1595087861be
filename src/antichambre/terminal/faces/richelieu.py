"""Richelieu on a terminal: the four rows, the majorities as they stand, and what lies before each player."""

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antichambre.games.richelieu.components import COLUMNS, LACKING, ROWS
from antichambre.games.richelieu.view import CardView, CountView, DiscView
from antichambre.games.richelieu.view import View as RichelieuView
from antichambre.kernel.game import Move
from antichambre.kernel.sentences import capital, seat_name
from antichambre.kernel.words import Words
from antichambre.terminal.face import Preview, View
from antichambre.terminal.screen import Paper

# Each province's ground, with letters that can be read on it. The code on the card says the same without colour.
GROUNDS = {
    "bourgogne": "#ffffff on #7b1e3a",
    "bretagne": "#000000 on #dcdcdc",
    "champagne": "#000000 on #f0d98c",
    "normandie": "#ffffff on #c62f2a",
    "languedoc": "#000000 on #e8912d",
    "provence": "#000000 on #b79be8",
    "anjou": "#ffffff on #1f4e9e",
    "picardie": "#ffffff on #1f7a4a",
    "auvergne": "#ffffff on #0e6f78",
}
SYMBOLS = {"sword": "⚔", "cross": "✝", "tower": "♜"}
MARKS = {"plain": "◆ ", "two": "◆◆"} | {name: "◆" + sign for name, sign in SYMBOLS.items()}
DISC = "●"
RECOVER = "↺"
GONE = "·"
# Black is no province's ground, so a marker stands out on every card.
SEAT_STYLES = ("bold #ff8080 on #000000", "bold #8fc1ff on #000000")

NARROW, WIDE = 5, 6  # of a card
EDGE = 3  # the name of a row's end, and the gap before the cards


class RichelieuFace:
    width = 2 * EDGE + COLUMNS * (NARROW + 1) - 1
    amounts: frozenset[str] = frozenset()

    def draw(self, view: View, preview: Preview, words: Words, paper: Paper) -> RenderableType:
        table = cast(RichelieuView, view)
        parts: list[RenderableType] = [_rows(table, words, paper)]
        if not paper.low:
            parts.append(Text(words.say("richelieu-legend", _letters(words)), "dim"))
            parts.append(Text())
        parts.append(_majorities(table, words))
        parts.extend(_before(table, seat, words) for seat in _order(table))
        return Group(*parts)

    def brief(self, move: Move, view: View, words: Words) -> str:
        if move.verb != "take":
            return move.text
        card = _card_of(move, cast(RichelieuView, view))
        extras = (DISC if card["disc"] else "") + ("" if card["marker"] is None else _letter(card["marker"], words))
        return f"{move.text} {_code(card['province'], words)}{MARKS[card['mark']].strip()}{extras}"

    def bundle(self, move: Move) -> str | None:
        return f"row {move.number('row')}" if move.verb == "place" else None


def _card_of(move: Move, table: RichelieuView) -> CardView:
    """The card that a move is about."""
    row = table["rows"][move.number("row") - 1]
    if move.verb == "take":
        return row[0 if move.name("side") == "left" else -1]
    return next(card for card in row if card["column"] == move.number("column"))


def _code(province: str, words: Words) -> str:
    """The first letters of a province's name: they differ, in either language."""
    return words.say("province", {"province": province})[:3].upper()


def _letter(seat: int, words: Words) -> str:
    return words.say("richelieu-letter", {"seat": seat})


def _letters(words: Words) -> dict[str, object]:
    return {"first": _letter(0, words), "second": _letter(1, words)}


def _order(table: RichelieuView) -> list[int]:
    """The viewer first."""
    return [1, 0] if table["seat"] == 1 else [0, 1]


# The rows


def _rows(table: RichelieuView, words: Words, paper: Paper) -> Text:
    width = WIDE if paper.width >= 2 * EDGE + COLUMNS * (WIDE + 1) - 1 else NARROW
    numbers = " ".join(str(column).center(width) for column in range(1, COLUMNS + 1))
    lines = [Text(" " * EDGE + numbers, "dim")]
    for row in range(ROWS):
        lines += _row(row + 1, table["rows"][row], width, words)
        if row < ROWS - 1 and not paper.low:
            lines.append(Text())
    drawn = Text("\n").join(lines)
    drawn.no_wrap = True
    return drawn


def _row(row: int, cards: list[CardView], width: int, words: Words) -> list[Text]:
    """The two lines of a row. The names of its ends stand beside the cards that they take."""
    by_column = {card["column"]: card for card in cards}
    ends = {cards[-1]["column"] + 1: f"{row}R".ljust(width)} if len(cards) > 1 else {}
    if cards:
        ends[cards[0]["column"] - 1] = f"{row}L".rjust(width)
    upper = Text((ends.get(0, "").strip() or str(row)).ljust(EDGE), "bold")
    lower = Text(" " * EDGE)
    for column in range(1, COLUMNS + 1):
        card = by_column.get(column)
        upper.append_text(Text(ends[column], "bold") if column in ends else _upper(card, width, words)).append(" ")
        lower.append_text(_lower(card, width, words)).append(" ")
    upper.append(ends.get(COLUMNS + 1, "").strip(), "bold")
    return [upper, lower]


def _upper(card: CardView | None, width: int, words: Words) -> Text:
    """The province and what the card shows."""
    if card is None:
        return Text(GONE.center(width), "dim")
    gap = " " * (width - NARROW)
    return Text(_code(card["province"], words) + gap + MARKS[card["mark"]], f"bold {GROUNDS[card['province']]}")


def _lower(card: CardView | None, width: int, words: Words) -> Text:
    """What lies on the card: a marker, a disc."""
    if card is None:
        return Text(" " * width)
    ground = GROUNDS[card["province"]]
    owner = card["marker"]
    line = Text("   ", ground) if owner is None else Text(f" {_letter(owner, words)} ", SEAT_STYLES[owner])
    return line.append((DISC if card["disc"] else "").rjust(width - 3), ground)


# The majorities


def _majorities(table: RichelieuView, words: Words) -> Table:
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    grid.add_column(Text(words.say("richelieu-majorities"), "bold"), no_wrap=True)
    for count in table["counts"]:
        grid.add_column(_heading(count["subject"], words), justify="right", width=3, no_wrap=True)
    grid.add_column(Text(words.say("richelieu-score"), "bold"), justify="right", no_wrap=True)
    open_questions = any(disc["disc"] is None for seat in table["seats"] for disc in seat["discs"])
    for seat in _order(table):
        score = _signed(table["scores"][seat]) + ("?" if open_questions else "")
        grid.add_row(_who(table, seat, words), *(_tally(c, seat) for c in table["counts"]), Text(score, "bold"))
    lead = Text("    " + words.say("richelieu-lead"), "dim")
    grid.add_row(lead, *(_leader(count, words) for count in table["counts"]))
    return grid


def _heading(subject: str, words: Words) -> Text:
    sign = SYMBOLS.get(subject)
    if sign is not None:
        return Text(sign, "bold")
    return Text(_code(subject, words), f"bold {GROUNDS[subject]}")


def _tally(count: CountView, seat: int) -> Text:
    """What a seat has of a subject. Where none is on its cards, the points it stands to lose."""
    number = count["counts"][seat]
    if not count["lacking"][seat]:
        return Text(str(number))
    return Text((str(number) if number else "") + _signed(LACKING), "#e06060")


def _leader(count: CountView, words: Words) -> Text:
    first, second = count["counts"]
    if first == second:
        return Text("=" if first else "", "dim")
    seat = int(second > first)
    return Text(f"{_letter(seat, words)}{max(first, second)}", SEAT_STYLES[seat])


def _signed(score: int) -> str:
    return str(score).replace("-", "−")


def _who(table: RichelieuView, seat: int, words: Words) -> Text:
    name = words.say("richelieu-you") if seat == table["seat"] else seat_name(seat, words)
    return Text(f" {_letter(seat, words)} ", SEAT_STYLES[seat]).append(
        f" {capital(name)}", "default on default not bold"
    )


# Before each player


def _before(table: RichelieuView, seat: int, words: Words) -> Text:
    """Cards, markers and discs of a seat, in a line."""
    held = table["seats"][seat]
    labels = [
        words.say("label-cards", {"count": len(held["cards"])}),
        words.say("label-reserve", {"count": held["reserve"]})
        + ", "
        + words.say("label-lost", {"count": held["lost"]}),
        words.say("richelieu-discs", {"discs": "  ".join(_disc(disc, words) for disc in held["discs"]) or "none"}),
    ]
    return Text(f" {_letter(seat, words)} ", SEAT_STYLES[seat]).append(
        " " + " · ".join(labels), "default on default not bold"
    )


def _disc(disc: DiscView, words: Words) -> str:
    """A disc in a few signs: what it shows, if the viewer knows."""
    shown = disc["disc"]
    if shown is None:
        return DISC + "?"
    if shown == "recover":
        return DISC + RECOVER + (" " + words.say("richelieu-played") if disc["played"] else "")
    return DISC + (SYMBOLS.get(shown) or _code(shown, words))
