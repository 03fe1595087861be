"""The features of a table of The King's Favourite, from each seat's side: the columns, the race for the end of the
round, hands, duchesses and Bastilles, musketeers, and whose turn it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antichambre.bots.heuristics.favourite_columns import Columns
from antichambre.bots.value_network import ValueNetwork
from antichambre.games.favourite.components import COLUMNS, ENOUGH, HAND_LIMIT, KINDS, ROUNDS, SEATS
from antichambre.games.favourite.rules import Favourite
from antichambre.kernel.position import NOBODY

LEAD: Final = 4


def show(
    position: Favourite, columns: Columns, points: vec[float], take: float, seat: i64, network: ValueNetwork
) -> None:
    """All features of one seat. `take`: what the turn under way may still bring."""
    columns.look(position, seat)
    network.begin()
    show_points(position, columns, points, seat, network)
    show_columns(position, columns, network)
    show_hands(position, seat, network)
    show_court(position, seat, network)
    show_turn(position, take, seat, network)
    network.end()


def show_points(position: Favourite, columns: Columns, points: vec[float], seat: i64, network: ValueNetwork) -> None:
    best: float = -1e9
    total: i64 = -1000
    other: i64 = 0
    while other < position.seats:
        if other != seat:
            if points[other] > best:
                best = points[other]
            if position.totals[other] > total:
                total = position.totals[other]
        other += 1
    ahead: float = (points[seat] - best) / 6.0
    network.feature(ahead)
    network.feature(points[seat] / 30.0)
    network.feature(float(position.totals[seat] - total) / 6.0)
    network.one_hot(position.round, 1, ROUNDS)
    number: i64 = 1
    while number <= ROUNDS:
        network.feature(ahead if position.round == number else 0.0)
        number += 1
    network.feature(float(columns.rest) / 16.0)
    network.flag(position.ender == seat)
    network.flag(position.ender != NOBODY and position.ender != seat)


def show_columns(position: Favourite, columns: Columns, network: ValueNetwork) -> None:
    column: i64 = 0
    while column < COLUMNS:
        network.feature(float(columns.own[column]) / 5.0)
        network.one_hot(columns.own[column] - columns.best[column], -LEAD, LEAD)
        column += 1
    enough: float = float(ENOUGH[position.seats])
    network.one_hot(columns.cards - columns.most, -LEAD, LEAD)
    network.feature(float(columns.cards) / enough)
    network.feature(float(columns.most) / enough)


def show_hands(position: Favourite, seat: i64, network: ValueNetwork) -> None:
    hand: i64 = position.hand_size(seat)
    network.feature(float(hand) / 4.0)
    network.flag(hand > HAND_LIMIT)
    kind: i64 = 0
    while kind < KINDS:
        network.feature(float(position.hands[seat * KINDS + kind]))
        kind += 1
    kind = 0
    while kind < KINDS:
        total: i64 = 0
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                total += position.hands[other * KINDS + kind]
            other += 1
        network.feature(float(total))
        kind += 1


def show_court(position: Favourite, seat: i64, network: ValueNetwork) -> None:
    """Duchesses, Bastilles, princes, musketeers; and the most that a rival has of each."""
    network.feature(float(position.free[seat]))
    network.feature(float(position.paired_count(seat)))
    network.feature(float(position.waiting[seat]))
    network.feature(float(position.princes[seat] + position.actors[seat]))
    network.feature(float(position.musketeers[seat]) / 3.0)
    musketeers: i64 = 0
    free: i64 = 0
    paired: i64 = 0
    waiting: i64 = 0
    hand: i64 = 0
    other: i64 = 0
    while other < position.seats:
        if other != seat:
            if position.musketeers[other] > musketeers:
                musketeers = position.musketeers[other]
            if position.free[other] > free:
                free = position.free[other]
            if position.paired_count(other) > paired:
                paired = position.paired_count(other)
            if position.waiting[other] > waiting:
                waiting = position.waiting[other]
            if position.hand_size(other) > hand:
                hand = position.hand_size(other)
        other += 1
    network.feature(float(musketeers) / 3.0)
    network.feature(float(free))
    network.feature(float(paired))
    network.feature(float(waiting))
    network.feature(float(hand) / 4.0)


def show_turn(position: Favourite, take: float, seat: i64, network: ValueNetwork) -> None:
    own: bool = position.turn == seat
    rolled: bool = position.rolled()
    taken: bool = position.taken()
    network.flag(own and not rolled and not taken)
    network.flag(own and rolled and not taken)
    network.flag(own and taken)
    seats: i64 = position.seats
    network.feature(float((seat - position.turn + seats) % seats) / float(seats))
    network.feature(float((seat - position.first + seats) % seats) / float(seats))
    network.feature(take / 3.0 if own else 0.0)
    network.feature(0.0 if own else take / 3.0)
    network.one_hot(seats, 2, SEATS)
