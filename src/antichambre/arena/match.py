"""A match: who plays what, how often; and its fixtures, each a pure function of the match and its number.

Deals are paired: the same deal is played with every rotation of the line-up, so that the luck of the cards and of the
seat falls to everybody alike. From deal to deal the order round the table changes too, until every order has come up:
nobody sits behind the same neighbour for ever.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from antichambre.arena.errors import ArenaError
from antichambre.bots import bot
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.registry import game as find_game

Seating = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: its deal, and who sits where."""

    number: int
    deal: int
    seed: str
    seating: Seating
    bot_seeds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A game and a line-up: levels such as `cardinal` or `minister:200`, one for each seat."""

    game: str
    players: Seating
    variant: tuple[tuple[str, str | bool], ...]  # every option spelt out
    seed: str

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def levels(self) -> list[str]:
        """Who plays, each named once, in the order of the line-up."""
        return list(dict.fromkeys(self.players))

    @property
    def rules(self) -> Game:
        return find_game(self.game)

    def fixture(self, number: int) -> Fixture:
        """The fixture of a number, counted from 0."""
        cycle = _orders(self.players)
        in_cycle = sum(len(order) for order in cycle)
        rounds, left = divmod(number, in_cycle)
        deal = rounds * len(cycle)
        for order in cycle:
            if left < len(order):
                break
            left -= len(order)
            deal += 1
        seeds = tuple(f"{self.seed} game {number} seat {seat}" for seat in range(self.seats))
        return Fixture(number, deal, f"{self.seed} deal {deal}", order[left], seeds)

    def whole_deals(self, games: int) -> int:
        """The least number of games, not fewer than asked for, that leaves no deal half played."""
        while games and self.fixture(games).deal == self.fixture(games - 1).deal:
            games += 1
        return games

    def described(self) -> dict[str, object]:
        """All that the results depend on, JSON-able."""
        return {
            "game": self.game,
            "rules_version": self.rules.rules_version,
            "players": list(self.players),
            "variant": dict(self.variant),
            "seed": self.seed,
        }


def arrange(game: str, players: list[str], seed: str, variant: Variant | None = None) -> Match:
    """The match, after a look whether it can be played; BadSetup if it cannot."""
    found = find_game(game)
    if not players:
        raise ArenaError("nobody-plays")
    position = found.new(len(players), seed, variant)
    for player in players:
        bot(player, seed)
    return Match(game, tuple(players), tuple(position.variant.items()), seed)


@lru_cache
def _orders(players: Seating) -> tuple[tuple[Seating, ...], ...]:
    """Every order round the table, the given one first; each as the seatings that are its rotations."""
    found: dict[Seating, None] = {}
    orders = []
    for seating in permutations(players):
        if seating not in found:
            rotations = tuple(dict.fromkeys(seating[-turn:] + seating[:-turn] for turn in range(len(seating))))
            found.update(dict.fromkeys(rotations))
            orders.append(rotations)
    return tuple(orders)
