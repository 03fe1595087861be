"""What may be answered, and what an answer means."""

import re
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antichambre.kernel.briefing import label
from antichambre.kernel.game import Game, Move
from antichambre.kernel.position import Position
from antichambre.kernel.words import Words
from antichambre.terminal.face import Face, View
from antichambre.terminal.screen import Paper

NUMBER = re.compile(r"[0-9]{1,4}", re.ASCII)


def drawn(position: Position, face: Face, view: View, words: Words, paper: Paper) -> RenderableType:
    """The numbered choices: a line for each, or for each bundle; a few to a line where there is little room. Where a
    number is an amount, the choices have none."""
    moves = position.moves()
    if position.decision in face.amounts:
        return Text("  ".join(_unbroken(move) for move in moves), "bold")
    numbered = list(enumerate(moves, 1))
    bundled = [(n, move) for n, move in numbered if face.bundle(move) is not None]
    single = [(n, move) for n, move in numbered if face.bundle(move) is None]
    parts: list[RenderableType] = []
    grid = _grid()
    bundles = [list(bundle) for _, bundle in groupby(bundled, key=lambda pair: face.bundle(pair[1]))]
    if paper.low and bundles:
        _add(grid, bundled, "  ".join(_runs(bundle) for bundle in bundles))
    else:
        for bundle in bundles:
            _add(grid, bundle, "  ".join(_unbroken(move) for _, move in bundle))
    if paper.low and len(single) > 2:
        parts.append(Columns([_brief(n, move, face, view, words) for n, move in single], padding=(0, 3)))
    else:
        widest = max((len(move.text) for _, move in single), default=0)
        for number, move in single:
            text = move.text.ljust(widest)
            grid.add_row(str(number), Text.assemble((text, "bold"), "  ", words.phrase(label(position, move))))
    if grid.row_count:
        parts.append(grid)
    return Group(*parts)


def hints(position: Position, face: Face, words: Words) -> list[str]:
    """Of each kind of move that stands in bundles, what its first one means."""
    told: dict[str, str] = {}
    for move in position.moves():
        if face.bundle(move) is not None and move.verb not in told and position.decision not in face.amounts:
            meaning = {"move": move.text, "meaning": words.phrase(label(position, move))}
            told[move.verb] = words.say("hint", meaning)
    return list(told.values())


def _grid() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="cyan", no_wrap=True, min_width=3)
    grid.add_column()
    return grid


def _add(grid: Table, bundle: list[tuple[int, Move]], texts: str) -> None:
    first, last = bundle[0][0], bundle[-1][0]
    grid.add_row(str(first) if first == last else f"{first}–{last}", Text(texts, "bold"))


def _runs(bundle: list[tuple[int, Move]]) -> str:
    """The texts of a bundle; of moves that follow each other in the game's list, the first and the last."""
    runs: list[list[Move]] = []
    for _, move in bundle:
        if runs and runs[-1][-1].action + 1 == move.action:
            runs[-1].append(move)
        else:
            runs.append([move])
    return "  ".join(
        _unbroken(run[0]) if len(run) == 1 else f"{_unbroken(run[0])}…{_unbroken(run[-1])}" for run in runs
    )


def _unbroken(move: Move) -> str:
    """A move's text as it may stand at the end of a line."""
    return move.text.replace(" ", "\u00a0")


def _brief(number: int, move: Move, face: Face, view: View, words: Words) -> Text:
    return Text.assemble((str(number), "cyan"), " ", (face.brief(move, view, words), "bold"))


def answered(text: str, game: Game) -> Move | None:
    """The move with a text, legal or not, however its letters and spaces are typed."""
    sought = " ".join(text.split()).casefold()
    return next((move for move in game.moves if move.text.casefold() == sought), None)


def number_in(text: str) -> int | None:
    """The number that an answer is, if it is one."""
    return int(text) if NUMBER.fullmatch(text) else None
