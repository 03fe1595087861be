"""Games to learn from: played by courtiers who now and then play at random, or by small searches whose leaves a
network of before evaluates. A sample is the features of one seat in one position, and what came of it."""

from array import array
from dataclasses import dataclass, field

from librt.vecs import vec

import antichambre
from antichambre.bots.heuristics import fresh_judgement_of
from antichambre.bots.judgement import chance_of, lead
from antichambre.bots.levels import PARAMETERS
from antichambre.bots.search import Search
from antichambre.bots.value_network import ValueNetwork, featureless, identity
from antichambre.kernel.chance import Rng
from antichambre.kernel.position import Position

# In a hundred.
EPSILONS = (2, 5, 10, 20)  # by game of courtiers
WANDERINGS = (0, 3, 10)  # how often a search's move is replaced by any other, by game
SAMPLED = 16  # of the positions of a search's game
OTHER_RULES = 20  # of the games are played with variants

LEG = 30  # decisions of a seat, at the most, between two samples of a courtiers' game
ITERATIONS, HORIZON = 40, 3  # of a small search
EVER = 1e9

Weights = list[list[float]]


@dataclass(frozen=True)
class Net:
    """Weights as they are written: a row for each feature, and one of biases; then for each output."""

    inner: Weights
    outer: Weights

    def network(self) -> ValueNetwork:
        inner, outer = (vec[float]([weight for row in part for weight in row]) for part in (self.inner, self.outer))
        return ValueNetwork(len(self.inner[0]), inner, outer)


@dataclass(frozen=True)
class Errand:
    """Games to be played with equal seats. Without a net courtiers play them."""

    game: str
    seats: int
    seed: str
    games: int
    net: Net | None


@dataclass
class Samples:
    """`features`: one row after the other. `came`: by row what a search counts at the end, and the win. `by_lead`: what
    the lead alone says."""

    width: int
    features: "array[float]" = field(default_factory=lambda: array("f"))
    came: "array[float]" = field(default_factory=lambda: array("f"))
    by_lead: "array[float]" = field(default_factory=lambda: array("f"))


class Observer:
    """Notes the features of every seat, and when the game is over what came of them."""

    def __init__(self, game: str) -> None:
        self._judgement = fresh_judgement_of(game)
        position = antichambre.game(game).new(seed="signs")
        counter = featureless()
        self._judgement.show(position, self._judgement.expected_points(position), 0, counter)
        self._identity = identity(counter.at)
        self._seats: list[int] = []  # whose rows were noted in this game
        self.samples = Samples(int(counter.at))

    def note(self, position: Position) -> None:
        judgement = self._judgement
        points = judgement.expected_points(position)
        for seat in range(position.seats):
            if not position.out(seat):
                judgement.show(position, points, seat, self._identity)
                self.samples.features.extend(self._identity.hidden)
                self.samples.by_lead.append(chance_of(lead(points, seat) / judgement.spread))
                self._seats.append(seat)

    def close(self, position: Position) -> None:
        points, winners = self._judgement.expected_points(position), position.winners()
        for seat in self._seats:
            win = 1.0 / len(winners) if seat in winners else 0.0
            ahead = chance_of(lead(points, seat) / self._judgement.spread)
            self.samples.came.extend(((1.0 - PARAMETERS.win_weight) * ahead + PARAMETERS.win_weight * win, win))
        self._seats = []


def run(errand: Errand) -> Samples:
    """Plays the games of an errand. Equal errands give equal samples."""
    observer = Observer(errand.game)
    for number in range(errand.games):
        seed = f"{errand.seed} {errand.seats} {number}"
        rng = Rng(seed)
        position = antichambre.game(errand.game).new(seats=errand.seats, seed=seed, variant=_variant(errand.game, rng))
        position.candid = True  # as in the worlds that bots imagine
        if errand.net is None:
            _play_courtiers(position, observer, rng)
        else:
            _play_searches(position, observer, rng, errand.net)
        observer.close(position)
    return observer.samples


def _variant(name: str, rng: Rng) -> dict[str, str | bool]:
    if rng.below(100) >= OTHER_RULES:
        return {}
    return {option: values[rng.below(len(values))] for option, values in antichambre.game(name).variants.items()}


def _play_courtiers(position: Position, observer: Observer, rng: Rng) -> None:
    judgement = fresh_judgement_of(position.game.name)
    judgement.epsilon = EPSILONS[rng.below(len(EPSILONS))]
    search = Search(judgement, PARAMETERS, 0, rng)
    while True:
        judgement.horizon = 1 + rng.below(LEG * position.seats)
        search.rollout(position)
        if position.over:
            return
        observer.note(position)


def _play_searches(position: Position, observer: Observer, rng: Rng, net: Net) -> None:
    judgement = fresh_judgement_of(position.game.name)
    judgement.network = net.network()
    judgement.horizon = HORIZON
    wandering = WANDERINGS[rng.below(len(WANDERINGS))]
    while not position.over:
        legal = position.legal()
        if len(legal) > 1 and rng.below(100) < SAMPLED:
            observer.note(position)
        if len(legal) == 1 or rng.below(100) < wandering:
            position.apply(legal[rng.below(len(legal))])
            continue
        search = Search(judgement, PARAMETERS, position.asked, rng)
        search.think(position, ITERATIONS, EVER)
        assert search.root is not None
        position.apply(max(search.root.children, key=lambda child: child.visits).action)
