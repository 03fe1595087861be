"""A note on the balance of The King's Favourite, from self-play: how often each court card is used, what it is worth,
what a seat is worth, where the points come from.

Bots of one level play, who see no more than an outlook. A court card is drawn blind, so that chance alone decides
which seats and which rounds get it: every draw is a small experiment. The worth of a card is the mean margin of the
round (one's own points less the mean of the rivals') over all draws of that card, less the same mean over all draws
whatever; so it is told in points of one round, against the average court card, however it was then used. A card that
is out of line has an interval far from nought. Intervals are of 95 %; rounds count as independent.

    python bench/balance.py --games 60 --seats 2

Equal seeds give equal figures. More iterations make better players and a slower note.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from antichambre.bots import bot, outlook
from antichambre.games.favourite.components import COURT, KINDS
from antichambre.games.favourite.game import FavouriteGame
from antichambre.games.favourite.rules import Favourite
from antichambre.games.favourite.vocabulary import REASONS
from antichambre.kernel.events import Event

Fact = dict[str, object]
FATES = {"court-played": "played", "attached": "attached", "dropped": "dropped"}
CONFIDENT = 1.96


@dataclass
class Round:
    """What one round brought."""

    first: int
    drawn: list[Counter[str]]
    points: list[int]
    turns: int = 0

    def margin(self, seat: int) -> float:
        rivals = [points for rival, points in enumerate(self.points) if rival != seat]
        return self.points[seat] - sum(rivals) / len(rivals)


@dataclass
class Note:
    """All that is counted over the games."""

    seats: int
    games: int = 0
    rounds: list[Round] = field(default_factory=list)
    fates: dict[str, Counter[str]] = field(default_factory=lambda: {card: Counter() for card in COURT})
    borrowed: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    totals: list[list[int]] = field(default_factory=list)
    wins: list[list[float]] = field(default_factory=list)
    musketeers: int = 0
    decisions: int = 0

    def hear(self, fact: Fact) -> None:
        event, seat, court = str(fact["event"]), fact.get("seat"), str(fact.get("court"))
        if event == "round-begun":
            self.open_round(int(str(seat)))
        elif event == "turn-begun":
            self.rounds[-1].turns += 1
        elif event == "drew":
            self.rounds[-1].drawn[int(str(seat))][court] += 1
        elif event in FATES:
            self.fates[court][FATES[event]] += 1
        elif event == "spied":
            self.fates[court]["stolen"] += 1
        elif event == "borrowed":
            self.borrowed[court] += 1
        elif event == "musketeer-spent":
            self.musketeers += 1
        elif event == "scored":
            points = int(str(fact["points"]))
            self.rounds[-1].points[int(str(seat))] += points
            self.reasons[str(fact["reason"])] += points

    def open_round(self, first: int) -> None:
        self.rounds.append(Round(first, [Counter() for _ in range(self.seats)], [0] * self.seats))

    def close_game(self, position: Favourite) -> None:
        winners = position.winners()
        self.games += 1
        self.totals.append(position.scores())
        self.wins.append([1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)])


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, float("inf")
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, CONFIDENT * sqrt(variance / len(values))


def told_to_all(event: Event, seats: int) -> Fact:
    """An event with all its secrets, each as somebody at the table knows it."""
    told: Fact = {}
    for seat in range(seats):
        for name, value in (event.seen_by(seat) or {}).items():
            if told.get(name) is None:
                told[name] = value
    return told


def deal_of(position: Favourite, note: Note) -> None:
    """The first deal is made before anybody listens: it is read off the hands."""
    note.open_round(int(position.first))
    note.rounds[-1].turns = 1
    for seat in range(note.seats):
        for kind in range(KINDS):
            note.rounds[-1].drawn[seat][COURT[kind]] += position.hands[seat * KINDS + kind]


def play_one(seats: int, seed: str, level: str, note: Note) -> None:
    position = FavouriteGame().new(seats=seats, seed=seed)
    assert isinstance(position, Favourite)
    deal_of(position, note)
    players = [bot(level, f"{seed} {seat}") for seat in range(seats)]
    while position.seat is not None:
        chosen = players[position.seat].choose(outlook(position))
        note.decisions += 1
        for event in position.play(chosen):
            note.hear(told_to_all(event, seats))
    note.close_game(position)


def worths(note: Note) -> dict[str, tuple[float, float]]:
    """What drawing each card is worth in its round, against the average court card."""
    margins: dict[str, list[float]] = {card: [] for card in COURT}
    for one in note.rounds:
        for seat in range(note.seats):
            for card, count in one.drawn[seat].items():
                margins[card] += [one.margin(seat)] * count
    every = [margin for found in margins.values() for margin in found]
    usual = sum(every) / len(every)
    told = {}
    for card, found in margins.items():
        mean, error = mean_and_error(found) if found else (usual, float("inf"))
        told[card] = (mean - usual, error)
    return told


def say(note: Note, level: str) -> None:
    players = note.games * note.seats
    turns = sum(one.turns for one in note.rounds)
    print(f"{note.games} games, {note.seats} seats, each a {level}")
    print(f"turns of each player in a round {turns / len(note.rounds) / note.seats:.2f}, ", end="")
    print(f"decisions in a game {note.decisions / note.games:.0f}, ", end="")
    print(f"musketeers spent by each in a game {note.musketeers / players:.2f}")

    print("\nper game and player")
    print(
        f"  {'court card':<12}{'drawn':>7}{'played':>8}{'attached':>10}{'dropped':>9}{'stolen':>8}   worth in a round"
    )
    drawn: Counter[str] = Counter()
    for one in note.rounds:
        for hand in one.drawn:
            drawn.update(hand)
    for card, (worth, error) in sorted(worths(note).items(), key=lambda told: -told[1][0]):
        fates = note.fates[card]
        print(f"  {card:<12}{drawn[card] / players:>7.2f}{fates['played'] / players:>8.2f}", end="")
        print(f"{fates['attached'] / players:>10.2f}{fates['dropped'] / players:>9.2f}", end="")
        print(f"{fates['stolen'] / players:>8.2f}{worth:>+12.2f} ± {error:.2f}")
    if note.borrowed:
        print("  the Actor borrowed:", ", ".join(f"{card} {count}" for card, count in note.borrowed.most_common()))

    print("\npoints of a player in a game, by what they were given for")
    print("  " + ", ".join(f"{reason} {note.reasons[reason] / players:.2f}" for reason in REASONS))

    print(f"\nseats: share of the wins (even: {1 / note.seats:.3f}) and points in a game")
    for seat in range(note.seats):
        share, error = mean_and_error([wins[seat] for wins in note.wins])
        points, points_error = mean_and_error([float(totals[seat]) for totals in note.totals])
        print(f"  seat {seat}   {share:.3f} ± {error:.3f}   {points:.2f} ± {points_error:.2f}")
    margin, error = mean_and_error([one.margin(one.first) for one in note.rounds])
    print(f"  who begins a round has a margin of {margin:+.2f} ± {error:.2f} in it")


def main() -> None:
    reader = argparse.ArgumentParser(description="A note on balance, from self-play.")
    reader.add_argument("--games", type=int, default=60)
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--seed", default="balance")
    reader.add_argument("--level", default="minister:50", help="who plays")
    asked = reader.parse_args()
    note = Note(asked.seats)
    for number in range(asked.games):
        play_one(asked.seats, f"{asked.seed} {number}", asked.level, note)
    say(note, asked.level)


if __name__ == "__main__":
    main()
