"""What a courtier thinks of a position: the base of the four games' heuristics, and of how search evaluates a leaf."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.arithmetic import exp
from antichambre.bots.value_network import ValueNetwork
from antichambre.kernel.position import Position


@mypyc_attr(acyclic=True)
class Evaluation:
    """What a position seems worth, for each seat."""

    def __init__(self, points: vec[float], values: vec[float], wins: vec[float]) -> None:
        self.points: vec[float] = points  # to be expected in the end
        self.values: vec[float] = values  # as a search counts them
        self.wins: vec[float] = wins  # the chance to win alone


@mypyc_attr(acyclic=True)
class Judgement:
    """A small page of heuristics. Each game has its own child of this class; this one has no opinion.

    It is asked about positions and about imagined worlds alike and may use only what the seat asked may know: a test
    compares its answers across the worlds that this seat cannot tell apart.
    """

    def __init__(self) -> None:
        self.spread: float = 10.0  # a lead of so many points is a win three times in four
        self.horizon: i64 = 0  # decisions of a rollout; 0: to the end
        self.epsilon: i64 = 100  # how often, in a hundred, a rollout plays at random rather than by `weigh`
        self.others_exploration: float = 1.0  # of its own exploration, how much a search grants the others
        self.network: ValueNetwork | None = None  # evaluates leaves, if there is one

    def weigh(self, position: Position, legal: vec[i64]) -> vec[float]:
        """For each legal action what it seems worth to the seat asked, in points; only differences count."""
        return vec[float]([0.0] * len(legal))

    def plain(self, action: i64, legal: vec[i64]) -> i64:
        """The move with the least ado that does what this one does: this one, if there is none."""
        return action

    def expected_points(self, position: Position) -> vec[float]:
        """For each seat the points it may expect in the end."""
        points = vec[float](capacity=position.seats)
        for score in position.scores():
            points = append(points, float(score))
        return points

    def adopt(self, network: ValueNetwork) -> None:
        """From now on positions are evaluated by what was learnt from games."""
        self.network = network

    def show(self, position: Position, points: vec[float], seat: i64, network: ValueNetwork) -> None:
        """Gives the network the features of one seat; `points` are what `expected_points` has just said."""
        network.begin()
        network.end()

    def evaluate(self, position: Position) -> Evaluation:
        """From the lead, or by the network: its values mix the win with the lead, as a search does at the end of a
        game."""
        points = self.expected_points(position)
        network = self.network
        values = vec[float](capacity=position.seats)
        seat: i64 = 0
        if network is None or position.asked < 0:
            while seat < position.seats:
                values = append(values, chance_of(lead(points, seat) / self.spread))
                seat += 1
            return Evaluation(points, values, values[:])
        wins = vec[float](capacity=position.seats)
        while seat < position.seats:
            if position.out(seat):
                values = append(values, 0.0)
                wins = append(wins, 0.0)
            else:
                self.show(position, points, seat, network)
                values = append(values, network.value)
                wins = append(wins, network.win)
            seat += 1
        return Evaluation(points, values, wins)


def lead(points: vec[float], seat: i64) -> float:
    """By how much a seat leads the best of the others."""
    best: float = -1e9
    other: i64 = 0
    while other < len(points):
        if other != seat and points[other] > best:
            best = points[other]
        other += 1
    return points[seat] - best


def chance_of(spreads: float) -> float:
    """The chance to win with a lead of so many spreads."""
    if spreads > 20.0:
        return 1.0
    if spreads < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-1.1 * spreads))
