"""The features of the court of Louis XIV, from each seat's side: every board and by how much it is led, tokens, louis,
chips, missions in hand and laid, and how far the round has come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antichambre.bots.heuristics.louis_xiv_appraisal import SeatAppraisal, payable
from antichambre.bots.heuristics.louis_xiv_worths import EACH_ROUND
from antichambre.bots.value_network import ValueNetwork
from antichambre.games.louis_xiv.components import (
    BOARDS,
    CHIP_KINDS,
    EFFECT_COUNT,
    LEVEL_OF,
    MISSIONS,
    ROUNDS,
    SEATS,
)
from antichambre.games.louis_xiv.court import COUNTING, OWNERS
from antichambre.games.louis_xiv.end import points
from antichambre.games.louis_xiv.rules import LouisXIV

LEAD: Final = 3
PHASES: Final = 4
LEVELS: Final = 3


def show(
    position: LouisXIV, appraisals: list[SeatAppraisal], expected: vec[float], seat: i64, network: ValueNetwork
) -> None:
    """All features of one seat."""
    network.begin()
    show_points(position, expected, seat, network)
    show_purse(position, appraisals, seat, network)
    show_missions(position, appraisals[seat], network)
    show_rivals(position, seat, network)
    show_boards(position, appraisals[seat], network)
    network.one_hot(position.seats, 2, SEATS)
    network.end()


def show_points(position: LouisXIV, expected: vec[float], seat: i64, network: ValueNetwork) -> None:
    best: float = -1e9
    most: i64 = -1000
    other: i64 = 0
    while other < position.seats:
        if other != seat:
            if expected[other] > best:
                best = expected[other]
            if points(position, other) > most:
                most = points(position, other)
        other += 1
    ahead: float = (expected[seat] - best) / 6.0
    network.feature(ahead)
    network.feature(float(points(position, seat) - most) / 6.0)
    network.feature(expected[seat] / 40.0)
    network.one_hot(position.round, 1, ROUNDS)
    network.one_hot(position.phase, 1, PHASES)
    number: i64 = 1
    while number <= ROUNDS:
        network.feature(ahead if position.round == number else 0.0)
        number += 1


def show_purse(position: LouisXIV, appraisals: list[SeatAppraisal], seat: i64, network: ValueNetwork) -> None:
    """Louis, tokens and plays to come, and the most that a rival has of them; chips."""
    own = appraisals[seat]
    network.feature(float(position.louis[seat]) / 5.0)
    network.feature(float(position.personal[seat]) / 8.0)
    network.feature(float(position.general[seat]) / 8.0)
    network.feature(float(own.plays) / 4.0)
    network.feature(float(own.effort) / 8.0)
    network.flag(position.first == seat)
    seats: i64 = position.seats
    network.feature(float((seat - position.first + seats) % seats) / float(seats))
    louis: i64 = 0
    tokens: i64 = 0
    plays: i64 = 0
    other: i64 = 0
    while other < position.seats:
        if other != seat:
            if position.louis[other] > louis:
                louis = position.louis[other]
            if position.personal[other] > tokens:
                tokens = position.personal[other]
            if appraisals[other].plays > plays:
                plays = appraisals[other].plays
        other += 1
    network.feature(float(louis) / 5.0)
    network.feature(float(tokens) / 8.0)
    network.feature(float(plays) / 4.0)
    chip: i64 = 0
    while chip < CHIP_KINDS:
        network.feature(float(position.chips[seat * CHIP_KINDS + chip]) / 2.0)
        chip += 1


def show_missions(position: LouisXIV, own: SeatAppraisal, network: ValueNetwork) -> None:
    """Those in hand, by level, and how many can be paid; and what the laid ones still bring."""
    chips = own.chips_held()
    levels = vec[i64]([0] * LEVELS)
    paid: i64 = 0
    held: i64 = 0
    mission: i64 = 0
    while mission < MISSIONS:
        if position.missions[mission] == own.seat:
            levels[LEVEL_OF[mission]] += 1
            held += 1
            if payable(mission, chips):
                paid += 1
        mission += 1
    level: i64 = 0
    while level < LEVELS:
        network.feature(float(levels[level]))
        level += 1
    network.feature(float(paid))
    network.feature(float(held))
    rest: float = float(own.rest)
    first: i64 = own.seat * EFFECT_COUNT
    brought: float = 0.0
    effect: i64 = 0
    while effect < EFFECT_COUNT:
        brought += EACH_ROUND[effect] * float(position.abilities[first + effect])
        effect += 1
    network.feature(brought * rest / 5.0)
    effect = 0
    while effect < EFFECT_COUNT:
        network.feature(float(position.abilities[first + effect]) * rest / 3.0)
        effect += 1


def show_rivals(position: LouisXIV, seat: i64, network: ValueNetwork) -> None:
    """Plots in hand, the most that a rival has of them, and of chips."""
    plots = vec[i64]([0] * position.seats)
    plot: i64 = 0
    while plot < BOARDS:
        if position.plots[plot] >= 0 and position.plots[plot] < position.seats:
            plots[position.plots[plot]] += 1
        plot += 1
    most_plots: i64 = 0
    most_chips: i64 = 0
    other: i64 = 0
    while other < position.seats:
        if other != seat:
            if plots[other] > most_plots:
                most_plots = plots[other]
            chips: i64 = 0
            kind: i64 = 0
            while kind < CHIP_KINDS:
                chips += position.chips[other * CHIP_KINDS + kind]
                kind += 1
            if chips > most_chips:
                most_chips = chips
        other += 1
    network.feature(float(plots[seat]))
    network.feature(float(most_plots))
    network.feature(float(most_chips) / 4.0)


def show_boards(position: LouisXIV, own: SeatAppraisal, network: ValueNetwork) -> None:
    """Before a board is counted, by how much it is led and what that may bring; afterwards what stays on it."""
    leads: i64 = 2 * LEAD + 1
    board: i64 = 0
    while board < BOARDS:
        tokens: i64 = position.on[board * OWNERS + own.seat]
        if position.phase > COUNTING or (position.phase == COUNTING and board < position.board):
            network.feature(float(tokens) / 3.0)
            network.zeros(leads + 1)
        else:
            network.zeros(1)
            best: i64 = own.best_rival(board)
            if tokens > 0:
                network.one_hot(tokens - best, -LEAD, LEAD)
            else:
                network.zeros(leads)
            network.feature(own.standing(board, tokens, best))
        board += 1
    king: i64 = position.king
    network.flag(king >= 0 and position.on[king * OWNERS + own.seat] > 0)
