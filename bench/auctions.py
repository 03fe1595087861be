"""What the bids of the Sun King's cardinal are worth: `python bench/auctions.py --dear` plays on from each of them.

Searches play, and leap where they like to, which the cardinal at a table does not. When one of them likes a bid best,
the game goes on from there several times with that bid, with the lowest bid and with none; what the bidder cannot know
is dealt anew, alike for the three. What came of it is told beside what the search had thought. Equal counts and seeds
give equal games.
"""

import argparse
import multiprocessing
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from balance import mean_and_error

import antichambre
from antichambre.bots.heuristics import trained_judgement_of
from antichambre.bots.levels import PARAMETERS
from antichambre.bots.search import Node, Search
from antichambre.games.sun_king.rules import SunKing
from antichambre.kernel.chance import Rng

EVER = 1e9


@dataclass(frozen=True)
class Manner:
    """How long is thought, and how much is played on."""

    think: int  # iterations for each decision
    again: int  # and for a bid that is to be looked at
    play_on: int  # iterations for each decision of what follows
    times: int
    dear: bool  # only bids of seven and more, beyond the bidder's power, or two and more above the lowest


@dataclass(frozen=True)
class Came:
    """What came of one way to go on, in the mean."""

    win: float
    margin: float


@dataclass(frozen=True)
class Bid:
    """A bid that a search liked best, and what came of it, of the lowest bid and of passing."""

    seats: int
    power: int  # of the bidder
    number: int
    lowest: int
    told: float  # the chance to win, as the search saw it
    bid: Came
    low: Came
    passing: Came


# One game


def look(game: int, *, seats: int, seed: str, manner: Manner) -> list[Bid]:
    """The bids of one game."""
    rng = Rng(f"{seed} {seats} {game}")
    position = antichambre.game("sun_king").new(seats=seats, seed=f"{seed} {game}")
    assert isinstance(position, SunKing)
    found: list[Bid] = []
    while not position.over:
        choice = liked(position, manner.think, rng)
        if position.decision == "bid" and wanted(position, choice, manner):
            choice = liked(position, manner.again, rng)
            if wanted(position, choice, manner):
                found.append(weighed(position, choice, manner, f"{seed} {game} {len(found)}"))
        position.apply(choice.action)
    return found


def liked(position: SunKing, iterations: int, rng: Rng) -> Node:
    """The move that a search tries most."""
    legal = position.legal()
    if len(legal) == 1:
        return Node(position.asked, legal[0], position.seats)
    search = Search(trained_judgement_of("sun_king"), PARAMETERS, position.asked, rng)
    search.think(position, iterations, EVER)
    assert search.root is not None
    tried = [child for child in search.root.children if child.seat == position.asked]
    return max(tried, key=lambda child: child.visits)


def number_of(position: SunKing, action: int) -> int:
    """What a bid offers; passing is nought."""
    return int(position.game.moves[action].text.removeprefix("bid ").replace("pass", "0"))


def wanted(position: SunKing, choice: Node, manner: Manner) -> bool:
    number, lowest = (number_of(position, action) for action in (choice.action, position.legal()[0]))
    if not manner.dear:
        return number > 0
    return number >= 7 or number > position.power[position.asked] or number >= lowest + 2


def weighed(position: SunKing, choice: Node, manner: Manner, seed: str) -> Bid:
    lowest, *_, passing = position.legal()
    ends = {action: played_on(position, action, manner, seed) for action in {choice.action, lowest, passing}}
    return Bid(
        position.seats,
        position.power[position.asked],
        number_of(position, choice.action),
        number_of(position, lowest),
        choice.wins / int(choice.visits),
        ends[choice.action],
        ends[lowest],
        ends[passing],
    )


def played_on(position: SunKing, action: int, manner: Manner, seed: str) -> Came:
    seat = position.asked
    wins, margins = 0.0, 0.0
    for number in range(manner.times):
        rng = Rng(f"{seed} on {number}")
        world = position.resample(seat, rng)
        assert isinstance(world, SunKing)
        world.apply(action)
        while not world.over:
            world.apply(liked(world, manner.play_on, rng).action)
        scores, winners = world.scores(), world.winners()
        wins += 1 / len(winners) if seat in winners else 0.0
        margins += scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return Came(wins / manner.times, margins / manner.times)


# What is told

KINDS: dict[str, Callable[[Bid], bool]] = {
    "all": lambda _: True,
    "2 seats": lambda bid: bid.seats == 2,
    "3 seats": lambda bid: bid.seats == 3,
    "4 seats": lambda bid: bid.seats == 4,
    "6 or less": lambda bid: bid.number <= 6,
    "7 to 9": lambda bid: 7 <= bid.number <= 9,
    "10 or more": lambda bid: bid.number >= 10,
    "all of one's power, or more": lambda bid: bid.number >= bid.power,
    "leaps": lambda bid: bid.number > bid.lowest,
}


def say(bids: list[Bid]) -> None:
    print(f"{'':30}{'bids':>5}{'wins: thought':>15}{'came':>7}{'more than by passing':>22}{'points more':>16}")
    for name, belongs in KINDS.items():
        some = [bid for bid in bids if belongs(bid)]
        if len(some) < 2:
            continue
        told, came = fmean(bid.told for bid in some), fmean(bid.bid.win for bid in some)
        print(f"{name:<30}{len(some):>5}{told:>15.3f}{came:>7.3f}", end="")
        print("{:>+13.3f} ± {:.3f}".format(*mean_and_error([bid.bid.win - bid.passing.win for bid in some])), end="")
        print("{:>+10.2f} ± {:.2f}".format(*mean_and_error([bid.bid.margin - bid.passing.margin for bid in some])))
    leaps = [bid for bid in bids if bid.number > bid.lowest]
    if len(leaps) > 1:
        wins = mean_and_error([bid.bid.win - bid.low.win for bid in leaps])
        points = mean_and_error([bid.bid.margin - bid.low.margin for bid in leaps])
        print("leaps against the lowest bid: wins {:+.3f} ± {:.3f}, points {:+.2f} ± {:.2f}".format(*wins, *points))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=60, help="with two, three and four seats each")
    reader.add_argument("--think", type=int, default=2000, help="iterations for each decision")
    reader.add_argument("--again", type=int, default=20_000, help="iterations for a bid that is looked at")
    reader.add_argument("--play-on", type=int, default=250, help="iterations for each decision of what follows")
    reader.add_argument("--times", type=int, default=8, help="how often each way is played on")
    reader.add_argument(
        "--dear", action="store_true", help="only bids of 7 or more, beyond the power, or that leap by 2"
    )
    reader.add_argument("--seed", default="auctions")
    asked = reader.parse_args()
    manner = Manner(asked.think, asked.again, asked.play_on, asked.times, asked.dear)
    bids: list[Bid] = []
    with multiprocessing.Pool() as pool:
        for seats in (2, 3, 4):
            errand = partial(look, seats=seats, seed=asked.seed, manner=manner)
            for some in pool.imap_unordered(errand, range(asked.games)):
                bids += some
                print(f"\r{seats} seats, {len(bids)} bids", end="", flush=True)
    print()
    say(bids)


if __name__ == "__main__":
    main()
