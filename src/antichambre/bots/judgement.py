"""What a courtier thinks of a position: the base of the four games' heuristics, and of what search hopes for."""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.foresight import Foresight
from antichambre.kernel.position import Position


@mypyc_attr(acyclic=True)
class Judgement:
    """A small page of heuristics. Each game has its own child of this class; this one has no opinion.

    It is asked about positions and about imagined worlds alike and may use only what the seat asked may know: a test
    compares its answers across the worlds that this seat cannot tell apart.
    """

    def __init__(self) -> None:
        self.spread: float = 10.0  # a lead of so many points is a win three times in four
        self.horizon: i64 = 0  # how many decisions an imagined game goes on; 0: to the end
        self.whim: i64 = 100  # how often, in a hundred, imagined players follow no judgement
        self.calm: float = 1.0  # how much of its boldness a search grants the others
        self.foresight: Foresight | None = None  # what was learnt from games, if it is to be used
        self.promised: vec[float] = vec[float]()  # what `hopes` has looked at: the points each seat may expect
        self.wins: vec[float] = vec[float]()  # and each seat's chance to win

    def weigh(self, position: Position, legal: vec[i64]) -> vec[float]:
        """For each legal action what it seems worth to the seat asked, in points; only differences count."""
        return vec[float]([0.0] * len(legal))

    def plain(self, action: i64, legal: vec[i64]) -> i64:
        """The move with the least ado that does what this one does: this one, if there is none."""
        return action

    def promise(self, position: Position) -> vec[float]:
        """For each seat the points it may expect in the end."""
        points = vec[float](capacity=position.seats)
        for score in position.scores():
            points = append(points, float(score))
        return points

    def season(self, mind: Foresight) -> None:
        """From now on what a position promises is foreseen as learnt from games."""
        self.foresight = mind

    def show(self, position: Position, seat: i64, mind: Foresight) -> None:
        """Shows the signs of one seat, after its position's promise was looked at."""
        mind.begin()
        mind.end()

    def hopes(self, position: Position) -> vec[float]:
        """For each seat the chance to win: from the lead, or as learnt from games. What was learnt mixes the win with
        the lead, as a search does; `wins` has the win alone."""
        self.promised = self.promise(position)
        mind = self.foresight
        hopes = vec[float](capacity=position.seats)
        seat: i64 = 0
        if mind is None or position.asked < 0:
            while seat < position.seats:
                hopes = append(hopes, chance_of(lead(self.promised, seat) / self.spread))
                seat += 1
            self.wins = hopes[:]
            return hopes
        wins = vec[float](capacity=position.seats)
        while seat < position.seats:
            if position.out(seat):
                hopes = append(hopes, 0.0)
                wins = append(wins, 0.0)
            else:
                self.show(position, seat, mind)
                hopes = append(hopes, mind.hope)
                wins = append(wins, mind.win)
            seat += 1
        self.wins = wins
        return hopes


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
