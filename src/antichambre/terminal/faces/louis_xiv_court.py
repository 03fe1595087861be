"""The court of Louis XIV on a terminal: twelve boards in their diagonal rows, and what lies in the middle."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antichambre.games.louis_xiv.components import CHIPS, LEVELS, PERSONS
from antichambre.games.louis_xiv.outlook import favour
from antichambre.games.louis_xiv.view import BoardView, View
from antichambre.kernel.words import Words
from antichambre.terminal.screen import Paper

# The rows, and in each of them the half-steps from the left and the boards, counted from 0.
ROWS = (
    ((1, 5), (3, 6)),
    ((0, 4), (2, 0), (4, 7)),
    ((1, 3), (3, 1)),
    ((0, 11), (2, 2), (4, 8)),
    ((1, 10), (3, 9)),
)
STEP, CELL = 13, 25  # a board is two half-steps wide: those above and below that it touches are its neighbours
LOW_STEP, LOW_CELL = 16, 15  # where there is little room, the rows are pushed into each other
COURT = 4 * STEP + CELL
LOW_COURT = 4 * LOW_STEP + LOW_CELL
PANEL = 22
TALL = 46  # from this height on there is room for the incomes

# Each condition's ground, with letters that can be read on it. Its name stands on it.
GROUNDS = {"money": "#000000 on #e8cf7a", "first": "#000000 on #b4c7dc", "tokens": "#000000 on #b9d8a8"}
# Black is no board's ground. The letter says the same without colour.
SEAT_STYLES = tuple(f"bold {ink} on #000000" for ink in ("#ff8a8a", "#8fc1ff", "#8fe39a", "#f0b860"))
NEUTRAL_STYLE = "bold #dddddd on #000000"
KING_STYLE = "bold #ffffff on #7a1f6b"
NEUTRAL = "N"
COUNTED = ">"


def emblem(seat: int, words: Words) -> str:
    """The letter of a seat's tokens."""
    return words.say("seat-short", {"seat": seat})[0]


def status(table: View, words: Words) -> Text:
    """The round and the phase, the first player, where the king is and what is being counted."""
    if table["winners"]:
        return Text(words.say("label-over", {"rounds": table["rounds"]}), "bold")
    first = words.say("seat-short", {"seat": table["first"]})
    details = {"round": table["round"], "rounds": table["rounds"], "phase": table["phase"], "first": first}
    told = [words.say("label-status", details)]
    told += [words.say("label-king", {"board": board["person"]}) for board in table["boards"] if board["king"]]
    if table["board"] is not None:
        number = PERSONS.index(table["board"]) + 1
        told.append(words.say("label-counting", {"number": number, "board": table["board"]}))
    return Text(" · ".join(told), "bold")


def drawn(table: View, words: Words, paper: Paper) -> list[RenderableType]:
    """The court; beside it, or below it, what lies in the middle."""
    if paper.low:
        return [_staggered(table, words)]
    court = _rows(table, words, paper.height >= TALL)
    if paper.width < COURT + 1 + PANEL:
        return [court, _in_the_middle(table, words)]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=COURT, no_wrap=True)
    grid.add_column(width=PANEL, no_wrap=True)
    grid.add_row(court, _panel(table, words))
    return [grid]


def legend(table: View, words: Words) -> Text:
    """What the words on the boards mean."""
    told = [words.say("label-conditions")]
    if len(table["seats"]) == 2:
        told.append(words.say("label-neutral"))
    return Text(" · ".join(told), "dim")


# ---------------------------------------------------------------------------------------------------------------------
# The boards
# ---------------------------------------------------------------------------------------------------------------------


def _rows(table: View, words: Words, tall: bool) -> Text:
    lines: list[Text] = []
    for row in ROWS:
        cells = [(start * STEP, _cell(table, board, words, tall)) for start, board in row]
        for height in range(3 if tall else 2):
            lines.append(_line([(start, cell[height]) for start, cell in cells]))
    return Text("\n", no_wrap=True).join(lines)


def _staggered(table: View, words: Words) -> Text:
    """Each row begins beside the second line of the row before."""
    lines: list[list[tuple[int, Text]]] = [[] for _ in range(len(ROWS) + 1)]
    for number, row in enumerate(ROWS):
        for start, board in row:
            for height, text in enumerate(_low_cell(table, board, words)):
                lines[number + height].append((start * LOW_STEP, text))
    return Text("\n", no_wrap=True).join(_line(sorted(line, key=lambda piece: piece[0])) for line in lines)


def _line(pieces: list[tuple[int, Text]]) -> Text:
    """Pieces of one line of the screen, each at its column."""
    line = Text(no_wrap=True)
    for start, piece in pieces:
        line.append(" " * (start - len(line)))
        line.append_text(piece)
    return line


def _cell(table: View, number: int, words: Words, tall: bool) -> list[Text]:
    """The number, the person, perhaps the king; what it takes and what it gives; the tokens."""
    board = table["boards"][number]
    ground = GROUNDS[board["condition"]]
    name = Text(_title(table, number, words), f"bold {ground}")
    if board["king"]:
        king = f" {words.say('king-here')} "
        name.pad_right(CELL - len(king) - len(name))
        name.append(king, KING_STYLE)
    condition = Text(f" {_condition(board, words)}", ground)
    if tall:
        condition.append(f" · {words.say('income', favour(number)[1])}")
        tokens = Text(" ", ground)
        _add_tokens(tokens, board, " ", words)
        lines = [name, condition, tokens]
    else:
        condition.append("  ")
        _add_tokens(condition, board, " ", words)
        lines = [name, condition]
    for line in lines:
        line.pad_right(CELL - len(line))
    return lines


def _low_cell(table: View, number: int, words: Words) -> list[Text]:
    board = table["boards"][number]
    ground = GROUNDS[board["condition"]]
    style = KING_STYLE if board["king"] else f"bold {ground}"
    name = Text(_title(table, number, words).lstrip(), style)
    tokens = Text(words.say("condition-short", _condition_details(board)) + " ", ground)
    _add_tokens(tokens, board, "", words)
    for line in (name, tokens):
        line.truncate(LOW_CELL)
        line.pad_right(LOW_CELL - len(line))
    return [name, tokens]


def _title(table: View, number: int, words: Words) -> str:
    person = table["boards"][number]["person"]
    mark = COUNTED if table["board"] == person else " "
    return f"{mark}{number + 1} {words.say('person-short', {'board': person})}"


def _condition(board: BoardView, words: Words) -> str:
    return words.say("condition", _condition_details(board))


def _condition_details(board: BoardView) -> dict[str, object]:
    return {"condition": board["condition"], "figure": board["figure"]}


def _add_tokens(line: Text, board: BoardView, between: str, words: Words) -> None:
    """The tokens by owner, each with its letter."""
    owned = [
        (f"{emblem(seat, words)}{count}", SEAT_STYLES[seat]) for seat, count in enumerate(board["tokens"]) if count
    ]
    if board["neutral"]:
        owned.append((f"{NEUTRAL}{board['neutral']}", NEUTRAL_STYLE))
    for number, (token, style) in enumerate(owned):
        line.append(between if number else "")
        line.append(token, style)


# ---------------------------------------------------------------------------------------------------------------------
# What lies in the middle
# ---------------------------------------------------------------------------------------------------------------------


def _piles(table: View, words: Words) -> list[tuple[str, int]]:
    counts = {chip: table["supply"][chip] for chip in CHIPS}
    counts |= {"shields": table["shield_pile"], "cards": table["card_pile"], "played": len(table["discards"])}
    counts |= {"plots": table["plot_pile"]} | {level: table["mission_piles"][level] for level in LEVELS}
    return [(words.say("pile", {"pile": pile}), count) for pile, count in counts.items()]


def _panel(table: View, words: Words) -> Text:
    lines = [Text(words.say("label-left"), "bold")]
    lines += [Text(name.ljust(PANEL - 3) + f"{count:>3}") for name, count in _piles(table, words)]
    return Text("\n").join(lines)


def _in_the_middle(table: View, words: Words) -> Text:
    told = Text(words.say("label-left"), "bold")
    return told.append("  " + " · ".join(f"{name} {count}" for name, count in _piles(table, words)), "not bold")
