"""The signs on a table of The King's Favourite, from each seat's side: the columns, the race for the end of the round,
hands, duchesses and Bastilles, musketeers, and whose turn it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antichambre.bots.foresight import Foresight
from antichambre.bots.heuristics.favourite_columns import Columns
from antichambre.games.favourite.components import COLUMNS, ENOUGH, HAND_LIMIT, KINDS, ROUNDS, SEATS
from antichambre.games.favourite.rules import Favourite
from antichambre.kernel.position import NOBODY

LEAD: Final = 4


def show(position: Favourite, columns: Columns, promises: vec[float], take: float, seat: i64, mind: Foresight) -> None:
    """All signs of one seat. `take`: what the turn under way may still bring."""
    columns.look(position, seat)
    mind.begin()
    show_points(position, columns, promises, seat, mind)
    show_columns(position, columns, mind)
    show_hands(position, seat, mind)
    show_court(position, seat, mind)
    show_turn(position, take, seat, mind)
    mind.end()


def show_points(position: Favourite, columns: Columns, promises: vec[float], seat: i64, mind: Foresight) -> None:
    promise: float = -1e9
    total: i64 = -1000
    other: i64 = 0
    while other < position.seats:
        if other != seat:
            if promises[other] > promise:
                promise = promises[other]
            if position.totals[other] > total:
                total = position.totals[other]
        other += 1
    ahead: float = (promises[seat] - promise) / 6.0
    mind.amount(ahead)
    mind.amount(promises[seat] / 30.0)
    mind.amount(float(position.totals[seat] - total) / 6.0)
    mind.one_of(position.round, 1, ROUNDS)
    number: i64 = 1
    while number <= ROUNDS:
        mind.amount(ahead if position.round == number else 0.0)
        number += 1
    mind.amount(float(columns.rest) / 16.0)
    mind.holds(position.ender == seat)
    mind.holds(position.ender != NOBODY and position.ender != seat)


def show_columns(position: Favourite, columns: Columns, mind: Foresight) -> None:
    column: i64 = 0
    while column < COLUMNS:
        mind.amount(float(columns.own[column]) / 5.0)
        mind.one_of(columns.own[column] - columns.best[column], -LEAD, LEAD)
        column += 1
    enough: float = float(ENOUGH[position.seats])
    mind.one_of(columns.cards - columns.most, -LEAD, LEAD)
    mind.amount(float(columns.cards) / enough)
    mind.amount(float(columns.most) / enough)


def show_hands(position: Favourite, seat: i64, mind: Foresight) -> None:
    hand: i64 = position.hand_size(seat)
    mind.amount(float(hand) / 4.0)
    mind.holds(hand > HAND_LIMIT)
    kind: i64 = 0
    while kind < KINDS:
        mind.amount(float(position.hands[seat * KINDS + kind]))
        kind += 1
    kind = 0
    while kind < KINDS:
        total: i64 = 0
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                total += position.hands[other * KINDS + kind]
            other += 1
        mind.amount(float(total))
        kind += 1


def show_court(position: Favourite, seat: i64, mind: Foresight) -> None:
    """Duchesses, Bastilles, princes, musketeers; and the most that a rival has of each."""
    mind.amount(float(position.free[seat]))
    mind.amount(float(position.paired_count(seat)))
    mind.amount(float(position.waiting[seat]))
    mind.amount(float(position.princes[seat] + position.actors[seat]))
    mind.amount(float(position.musketeers[seat]) / 3.0)
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
    mind.amount(float(musketeers) / 3.0)
    mind.amount(float(free))
    mind.amount(float(paired))
    mind.amount(float(waiting))
    mind.amount(float(hand) / 4.0)


def show_turn(position: Favourite, take: float, seat: i64, mind: Foresight) -> None:
    own: bool = position.turn == seat
    rolled: bool = position.rolled()
    taken: bool = position.taken()
    mind.holds(own and not rolled and not taken)
    mind.holds(own and rolled and not taken)
    mind.holds(own and taken)
    seats: i64 = position.seats
    mind.amount(float((seat - position.turn + seats) % seats) / float(seats))
    mind.amount(float((seat - position.first + seats) % seats) / float(seats))
    mind.amount(take / 3.0 if own else 0.0)
    mind.amount(0.0 if own else take / 3.0)
    mind.one_of(seats, 2, SEATS)
