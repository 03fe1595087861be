"""The minister and the cardinal: they search, as long as they are given."""

from collections.abc import Callable, Mapping
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from antichambre.bots.heuristics import judgement_of
from antichambre.bots.judgement import Judgement
from antichambre.bots.noise import NOISELESS, noisy_best, scaled
from antichambre.bots.outlook import Outlook
from antichambre.bots.search import Parameters, Search
from antichambre.kernel.chance import Rng
from antichambre.kernel.game import Move
from antichambre.kernel.position import Position

SLICE = 0.05  # seconds between two looks at the world outside: compiled code hears nothing
PORTION = 50  # iterations between two such looks, when they are counted
NEVER = 1e9
KNOWN = 25  # visits after which it is known what a move is worth


class Allowance:
    """How long a search may go on: some time, or, to be reproducible, a number of iterations."""

    def __init__(self, *, seconds: float | None = None, iterations: int | None = None) -> None:
        assert (seconds is None) != (iterations is None), "by the clock or by the count"
        self._seconds = seconds
        self._iterations = iterations

    def spend(
        self, search: Search, world: Position, *, pace: float = 1.0, least: int = 1, decided: bool = True
    ) -> None:
        """Searches until the allowance is spent, `least` iterations in any case; or, where the choice is all that
        counts, until what is left of it could not change the choice. `pace`: the part of the seconds to be spent."""
        start = monotonic()
        done = 0
        left = 1.0
        while done < least or (left > 0 and not (decided and _lead_at(search) > left)):
            if self._iterations is not None:
                whole = max(least, self._iterations)
                done += search.think(world, min(PORTION, whole - done), NEVER)
                left = whole - done
            elif self._seconds is not None:
                seconds = self._seconds * pace
                spent = monotonic() - start
                done += search.think(world, 1 << 40, min(SLICE, max(seconds - spent, 0.0)))
                spent = monotonic() - start
                left = done * (seconds - spent) / spent


def _lead_at(search: Search) -> int:
    """By how many visits the best move of the seat that thinks leads the next."""
    assert search.root is not None
    visits = sorted((int(node.visits) for node in search.root.children if node.seat == search.seat), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else 0


def plainly(search: Search, wanted: Move, moves: list[Move]) -> Move:
    """What a search plays that wants this move: the same with the least ado."""
    action = int(search.judgement.plain(wanted.action, vec[i64]([move.action for move in moves])))
    return next(move for move in moves if move.action == action)


class Searcher:
    """Thinks for as long as it is allowed, and goes on from there within one turn."""

    def __init__(
        self,
        seed: str,
        parameters: Parameters,
        allowance: Allowance,
        judgement_for: Callable[[str], Judgement] = judgement_of,
        noise: Mapping[str, float] = NOISELESS,
    ) -> None:
        self._rng = Rng(f"search {seed}")
        self._parameters = parameters
        self._allowance = allowance
        self._judgement_for = judgement_for
        self._noise = noise
        self._search: Search | None = None

    def choose(self, outlook: Outlook) -> Move:
        move = outlook.moves[0] if len(outlook.moves) == 1 else self._think(outlook)
        if self._search is not None:
            self._search.follow(move.action)
        return move

    def _think(self, outlook: Outlook) -> Move:
        if self._search is None or not outlook.continues:
            self._search = Search(self._judgement_for(outlook.game.name), self._parameters, outlook.seat, self._rng)
        self._allowance.spend(self._search, outlook.imagine(self._rng), pace=outlook.pace)
        return self._chosen(outlook, self._search)

    def _chosen(self, outlook: Outlook, search: Search) -> Move:
        """The move that was tried most, played plainly; or, with noise, one that turned out nearly as well."""
        assert search.root is not None
        moves = {move.action: move for move in outlook.moves}
        seat = outlook.seat
        # In worlds that have been ruled out since, somebody else was asked first, or something else could be played.
        tried = [child for child in search.root.children if child.seat == seat and int(child.action) in moves]
        best = max(tried, key=lambda child: child.visits)
        noise = self._noise.get(outlook.game.name, 0.0)
        if noise > 0.0:
            known = [child for child in tried if child.visits >= min(KNOWN, best.visits)]
            worths = [child.values[seat] / int(child.visits) for child in known]
            value = best.values[seat] / int(best.visits)
            return moves[int(known[noisy_best(worths, scaled(noise, value, len(best.values)), self._rng)].action)]
        return plainly(search, moves[int(best.action)], outlook.moves)
