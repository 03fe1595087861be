"""Information-set Monte Carlo tree search with max-n values.

Each iteration draws a world that the seat cannot tell from the real one, walks down a tree of moves by upper confidence
bounds, every seat for itself, makes a rollout from the leaf, and backs up its value along the way. A move that is not
legal in every world is measured against the worlds in which it was available. Moves are expanded in the order of their
heuristic weights, more of them the more often their node is visited (progressive widening). The tree ends where dice or
draws fall.
"""

from math import sqrt
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.arithmetic import log_of_count
from antichambre.bots.judgement import Judgement, chance_of, lead
from antichambre.kernel.chance import Rng
from antichambre.kernel.position import Position


@mypyc_attr(acyclic=True)
class Node:
    """A move that was tried, and what came of it."""

    def __init__(self, seat: i64, action: i64, seats: i64) -> None:
        self.seat: i64 = seat  # who played it
        self.action: i64 = action
        self.visits: i64 = 0
        self.availability: i64 = 0  # how often it could have been chosen
        self.prior: float = 0.0  # by how much of a chance to win it seemed worse than the best move
        self.values: vec[float] = vec[float]([0.0] * seats)  # sums, for each seat
        self.wins: float = 0.0  # sums, for the seat that thinks
        self.margins: float = 0.0
        self.children: list[Node] = []


@mypyc_attr(acyclic=True)
class Parameters:
    """Of a search; docs/opponents.md has how each was measured."""

    def __init__(self, exploration: float, widening: float, win_weight: float, prior_weight: float) -> None:
        self.exploration: float = exploration  # the constant before the root, in the upper confidence bound
        self.widening: float = widening  # moves tried grow as this times the root of the visits
        self.win_weight: float = win_weight  # how much of a value is the win, the rest being the lead
        self.prior_weight: float = prior_weight  # after so many visits half of the prior is forgotten


@mypyc_attr(acyclic=True)
class Search:
    """A tree for one seat at one decision, and after it for the next decision of the same turn."""

    def __init__(self, judgement: Judgement, parameters: Parameters, seat: int, rng: Rng) -> None:
        self.judgement: Judgement = judgement
        self.parameters: Parameters = parameters
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.even: float = 0.0  # the share of the thinking that goes to all moves of the root alike
        self.root: Node | None = None
        self.mark: vec[i64] = vec[i64]()  # by action: the last walk step at which it was legal
        self.step: i64 = 0

    def think(self, world: Position, iterations: int, seconds: float) -> int:
        """Goes on for a number of iterations, or for some time if that is shorter; how many it made."""
        if self.root is None:
            self.root = Node(-1, -1, world.seats)
        if len(self.mark) == 0:
            self.mark = vec[i64]([0] * len(world.game.moves))
        end = monotonic() + seconds
        done: int = 0
        while done < iterations:
            self.iterate(world.resample(self.seat, self.rng))
            done += 1
            if monotonic() >= end:
                break
        return done

    def follow(self, action: int) -> None:
        """The seat played this and goes on: the tree below it is kept."""
        kept: Node | None = None
        if self.root is not None:
            for child in self.root.children:
                if child.action == action and child.seat == self.seat:
                    kept = child
        self.root = kept

    # One iteration

    def iterate(self, world: Position) -> None:
        root = self.root
        assert root is not None
        path = [root]
        node = root
        draws: i64 = world.chance.draws
        while world.asked >= 0:
            legal = world.legal()
            if len(legal) == 1:
                world.apply(legal[0])
                continue
            if world.chance.draws != draws:
                break  # what chance has laid out is another position every time
            node = self.select(node, world, legal)
            world.apply(node.action)
            path.append(node)
            if node.visits == 0:
                break
        self.rollout(world)
        self.back_up(path, world)

    def select(self, node: Node, world: Position, legal: vec[i64]) -> Node:
        """The move to try: one not yet tried while there is room for it, else the one with the highest bound."""
        seat: i64 = world.asked
        self.step += 1
        step: i64 = self.step
        mark = self.mark
        for action in legal:
            mark[action] = step
        exploration: float = self.parameters.exploration
        if seat != self.seat:
            exploration *= self.judgement.others_exploration
        prior_weight: float = self.parameters.prior_weight
        floor: i64 = 0
        if self.even > 0.0 and node is self.root:
            floor = 1 + i64(self.even * float(node.visits) / float(len(legal)))
        best: Node | None = None
        highest: float = -1.0
        tried: i64 = 0
        for child in node.children:
            if mark[child.action] == step and child.seat == seat:
                tried += 1
                mark[child.action] = -step
                child.availability += 1
                visits: float = float(child.visits)
                if child.visits < floor:
                    return child
                bound: float = child.values[seat] / visits
                bound += exploration * sqrt(log_of_count(child.availability) / visits)
                bound += child.prior * prior_weight / (prior_weight + visits)
                if bound > highest:
                    highest = bound
                    best = child
        if tried < len(legal):
            room: float = 1.0 + self.parameters.widening * sqrt(float(node.visits))
            if best is None or float(tried) < room or floor > 0:
                return self.expand(node, world, legal, step)
        assert best is not None
        return best

    def expand(self, node: Node, world: Position, legal: vec[i64], step: i64) -> Node:
        """The most promising of the moves that were not tried yet; equal ones by lot."""
        weights = self.judgement.weigh(world, legal)
        mark = self.mark
        chosen: i64 = -1
        equals: i64 = 0
        most: float = weights[0]
        i: i64 = 0
        while i < len(legal):
            if weights[i] > most:
                most = weights[i]
            if mark[legal[i]] == step:
                if chosen < 0 or weights[i] > weights[chosen]:
                    chosen = i
                    equals = 1
                elif weights[i] == weights[chosen]:
                    equals += 1
                    if self.rng.below(equals) == 0:
                        chosen = i
            i += 1
        child = Node(world.asked, legal[chosen], world.seats)
        child.availability = 1
        child.prior = chance_of((weights[chosen] - most) / self.judgement.spread) - 0.5
        node.children.append(child)
        return child

    def rollout(self, world: Position) -> None:
        """Plays on, to the end or to the horizon, by the judgement's weights; now and then at random."""
        judgement = self.judgement
        rng = self.rng
        left: i64 = judgement.horizon
        epsilon: i64 = judgement.epsilon
        while world.asked >= 0:
            legal = world.legal()
            count: i64 = len(legal)
            if count == 1:
                world.apply(legal[0])
                continue
            if epsilon < 100 and rng.below(100) >= epsilon:
                world.apply(legal[best_of(judgement.weigh(world, legal), rng)])
            else:
                world.apply(legal[rng.below(count)])
            left -= 1
            if left == 0:
                break

    def back_up(self, path: list[Node], world: Position) -> None:
        evaluation = self.judgement.evaluate(world)
        values = evaluation.values
        won: float = evaluation.wins[self.seat]
        if world.asked < 0:
            winners = world.winners()
            win_weight: float = self.parameters.win_weight
            share: float = 1.0 / float(len(winners))
            seat: i64 = 0
            won = 0.0
            while seat < world.seats:
                values[seat] *= 1.0 - win_weight
                seat += 1
            for winner in winners:
                values[winner] += win_weight * share
                if winner == self.seat:
                    won = share
        margin: float = lead(evaluation.points, self.seat)
        for node in path:
            node.visits += 1
            node.wins += won
            node.margins += margin
            seat = 0
            while seat < world.seats:
                node.values[seat] += values[seat]
                seat += 1


def best_of(weights: vec[float], rng: Rng) -> i64:
    """The place of the greatest weight; equal ones by lot."""
    chosen: i64 = 0
    equals: i64 = 1
    i: i64 = 1
    while i < len(weights):
        if weights[i] > weights[chosen]:
            chosen = i
            equals = 1
        elif weights[i] == weights[chosen]:
            equals += 1
            if rng.below(equals) == 0:
                chosen = i
        i += 1
    return chosen
