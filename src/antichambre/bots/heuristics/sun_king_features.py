"""The features of a table of the Sun King, from each seat's side: majorities and by how much, power and who can take
it, auction cards, seals, debts, and how near the end is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antichambre.bots.heuristics.sun_king_appraisal import Appraisal, Peril
from antichambre.bots.value_network import ValueNetwork
from antichambre.games.sun_king.components import GREEN, HUES, KINDS_OF_AUCTION, OVERLORD, SEATS
from antichambre.games.sun_king.ending import points_of
from antichambre.games.sun_king.rules import SunKing

LEAD: Final = 3
PHASES: Final = 6


def show(position: SunKing, appraisal: Appraisal, expected: vec[float], seat: i64, network: ValueNetwork) -> None:
    """All features of one seat that is still in."""
    network.begin()
    show_tokens(position, seat, network)
    show_cards(position, seat, network)
    show_turn(position, appraisal, seat, network)
    show_rivals(position, appraisal, expected, seat, network)
    network.end()


def show_tokens(position: SunKing, seat: i64, network: ValueNetwork) -> None:
    network.feature(float(points_of(position, seat)) / 20.0)
    network.feature(float(position.power[seat]) / 10.0)
    network.feature(float(position.gold[seat]) / 5.0)
    network.one_hot(position.power[seat], 0, 4)


def show_cards(position: SunKing, seat: i64, network: ValueNetwork) -> None:
    colour: i64 = 0
    while colour < HUES:
        own: i64 = position.held[seat * HUES + colour]
        network.feature(float(own) / 5.0)
        network.one_hot(own - most_of_rivals(position, seat, colour), -LEAD, LEAD)
        network.flag(own == 0)
        colour += 1
    kind: i64 = 0
    while kind < KINDS_OF_AUCTION:
        network.feature(float(position.owned[seat * KINDS_OF_AUCTION + kind]))
        kind += 1
    kind = 0
    while kind < KINDS_OF_AUCTION:
        total: i64 = 0
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                total += position.owned[other * KINDS_OF_AUCTION + kind]
            other += 1
        network.feature(float(total))
        kind += 1
    best: i64 = 0
    other = 0
    while other < position.seats:
        if other != seat and position.alive[other] == 1 and position.visible_seals(other) > best:
            best = position.visible_seals(other)
        other += 1
    network.one_hot(position.visible_seals(seat) - best, -2, 2)
    network.feature(float(position.card_count(seat)) / 10.0)


def show_turn(position: SunKing, appraisal: Appraisal, seat: i64, network: ValueNetwork) -> None:
    """Whose turn it is, what is owed, and how long the game may last."""
    if position.turn == seat:
        network.one_hot(position.phase, 1, PHASES)
    else:
        network.zeros(PHASES)
    before: i64 = 0
    turn: i64 = position.turn
    while turn != seat:
        turn = (turn + 1) % position.seats
        before += position.alive[turn]
    network.feature(float(before) / float(position.still))
    owed: i64 = appraisal.owes(seat)
    network.feature(float(owed) / 5.0)
    network.flag(owed > 0)
    network.feature(appraisal.turns / 5.0)
    upper: i64 = position.lower - position.at
    network.feature(float(upper) / 20.0 if upper > 0 else 0.0)
    network.feature(float(len(position.deck) - position.at) / 40.0)
    network.flag(position.louis_seen)
    network.one_hot(position.still, 2, SEATS)


def show_rivals(
    position: SunKing, appraisal: Appraisal, expected: vec[float], seat: i64, network: ValueNetwork
) -> None:
    """How the seat stands against the others still in, and who could drive whom out."""
    points: i64 = -1
    weakest: i64 = 1000
    strongest: i64 = 0
    gold: i64 = 0
    power: i64 = 0
    best_expected: float = 0.0
    other: i64 = 0
    while other < position.seats:
        if other != seat and position.alive[other] == 1:
            if points_of(position, other) > points:
                points = points_of(position, other)
            if position.power[other] < weakest:
                weakest = position.power[other]
            if position.power[other] > strongest:
                strongest = position.power[other]
            if position.gold[other] > gold:
                gold = position.gold[other]
            power += position.power[other]
            if expected[other] > best_expected:
                best_expected = expected[other]
        other += 1
    network.feature(float(points_of(position, seat) - points) / 10.0)
    network.feature(float(weakest) / 10.0)
    network.feature(float(strongest) / 10.0)
    network.feature(float(gold) / 5.0)
    network.feature(float(power) / (10.0 * float(position.still - 1)))
    peril = Peril(appraisal, seat)
    network.one_hot(position.power[seat] - peril.reach, -2, 3)
    network.feature(peril.flow / 5.0)
    network.feature(peril.survives)
    network.feature(expected[seat] / 20.0)
    network.feature((expected[seat] - best_expected) / 8.0)
    network.flag(position.gentle)
    blow: i64 = position.gold[seat] + position.owned[seat * KINDS_OF_AUCTION + OVERLORD]
    if position.majority(seat, GREEN):
        blow += 2
    network.one_hot(weakest - blow, -2, 2)


def most_of_rivals(position: SunKing, seat: i64, colour: i64) -> i64:
    """The most cards of a colour that another who is still in has."""
    best: i64 = 0
    other: i64 = 0
    while other < position.seats:
        if other != seat and position.alive[other] == 1 and position.held[other * HUES + colour] > best:
            best = position.held[other * HUES + colour]
        other += 1
    return best
