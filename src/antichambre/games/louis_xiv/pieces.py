"""What one can touch on the table of Louis XIV, by name.

`board 6`: a person of the court, by number; touched once for each token that goes there, in the order of the way.
`card anne`, `card joker`: an influence card of one's hand. `mission louis-Sany`: a mission of one's hand.
`plot anne`: a plot card of one's own. `chip ring`: a chip of one's own.
`pile light`, `pile medium`, `pile dark`: the missions to draw. Of the other piles (`pile crown`, `pile shields`,
`pile plots`, `pile cards`, `pile played`) nobody chooses to take.
"""

from mypy_extensions import i64

from antichambre.games.louis_xiv.components import CHIPS, JOKER, LEVELS, MISSION_NAMES, PERSONS


def board_piece(board: i64) -> str:
    return f"board {board + 1}"


def card_name(kind: i64) -> str:
    return "joker" if kind == JOKER else PERSONS[kind]


def card_piece(kind: i64) -> str:
    return f"card {card_name(kind)}"


def mission_piece(mission: i64) -> str:
    return f"mission {MISSION_NAMES[mission]}"


def plot_piece(plot: i64) -> str:
    return f"plot {PERSONS[plot]}"


def chip_piece(chip: i64) -> str:
    return f"chip {CHIPS[chip]}"


def pile_piece(level: i64) -> str:
    return f"pile {LEVELS[level]}"
