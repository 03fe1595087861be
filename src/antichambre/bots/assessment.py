"""What each legal move may lead to: hints, and the review of a game, are made of this."""

from dataclasses import dataclass

from antichambre.bots.heuristics import trained_judgement_of
from antichambre.bots.levels import PARAMETERS
from antichambre.bots.outlook import Outlook, outlook
from antichambre.bots.search import Search
from antichambre.bots.searcher import NEVER, Allowance, plainly
from antichambre.kernel.chance import Rng
from antichambre.kernel.errors import AntichambreError
from antichambre.kernel.game import Move
from antichambre.kernel.position import Position

SECONDS = 2.0
EVEN_SHARE = 0.25  # of the thinking goes to all moves alike, so that the weak ones have a figure too
HOPELESS = -1e9  # for a move that is not to be tried again


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a move may lead to, as far as the seat that is asked can know."""

    move: Move
    win: float  # the chance to win, a shared win being a part of one
    margin: float  # by how many points the seat may expect to lead the best of the others
    visits: int  # how many rollouts say so


@dataclass(frozen=True, slots=True)
class Comparison:
    """What was played, and what the cardinal would have played: the same, where nothing better was found."""

    played: Assessment
    best: Assessment

    @property
    def loss(self) -> float:
        """How much of the chance to win the move gave away."""
        return max(0.0, self.best.win - self.played.win)


def assess(
    position: Position,
    seat: int | None = None,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: str = "",
) -> list[Assessment]:
    """Every legal move of the seat that is asked: the one that a cardinal plays, then the others, those first that were
    tried most. With a number of iterations instead of seconds, equal seeds give equal answers. It uses what that seat
    may know, and nothing else."""
    if position.seat is None or seat not in (None, position.seat):
        raise AntichambreError("assess-not-asked", game=position.game.name)
    return assessed(outlook(position), seconds=seconds, iterations=iterations, seed=seed)


def assessed(
    look: Outlook, *, seconds: float | None = None, iterations: int | None = None, seed: str = ""
) -> list[Assessment]:
    """The same, for whoever has the outlook alone."""
    if iterations is None:
        allowance = Allowance(seconds=SECONDS if seconds is None else seconds)
    else:
        allowance = Allowance(iterations=iterations)
    search, _ = _searched(look, allowance, seed)
    return _assessments(look, search)


def compared(look: Outlook, played: Move, *, iterations: int, each: int, seed: str = "") -> Comparison:
    """The move that was played beside the one that the cardinal would have played. After the search both are looked at
    until `each` rollouts have begun with either: the figures of a move that a search finds dull rest on few."""
    search, world = _searched(look, Allowance(iterations=iterations), seed)
    best = _assessments(look, search)[0].move
    if len(look.moves) > 1:
        for move in {best: None, played: None}:
            _insist(search, world, move, each)
    found = {assessment.move: assessment for assessment in _assessments(look, search)}
    return Comparison(found[played], found[best])


def _searched(look: Outlook, allowance: Allowance, seed: str) -> tuple[Search, Position]:
    """A search that has spent its allowance, and a world to go on from."""
    rng = Rng(f"assess {seed}")
    search = Search(trained_judgement_of(look.game.name), PARAMETERS, look.seat, rng)
    search.even = EVEN_SHARE
    world = look.imagine(rng)
    allowance.spend(search, world, pace=look.pace, least=len(look.moves), decided=False)
    return search, world


def _insist(search: Search, world: Position, move: Move, each: int) -> None:
    """Goes on with one move alone, until it has been tried so often. Every move of the root has been tried by now:
    those that are not meant are made to look hopeless."""
    assert search.root is not None
    search.even = 0.0
    for child in search.root.children:
        child.prior = 0.0 if child.action == move.action else HOPELESS
    (meant,) = (child for child in search.root.children if child.action == move.action)
    search.think(world, max(0, each - int(meant.visits)), NEVER)


def _assessments(look: Outlook, search: Search) -> list[Assessment]:
    assert search.root is not None
    tried = {child.action: child for child in search.root.children}
    if len(look.moves) == 1:
        tried = {look.moves[0].action: search.root}
    found = []
    for move in look.moves:
        node = tried[move.action]
        visits = int(node.visits)
        found.append(Assessment(move, node.wins / visits, node.margins / visits, visits))
    most = max(found, key=lambda assessment: assessment.visits)
    played = plainly(search, most.move, look.moves)
    return sorted(found, key=lambda assessment: (assessment.move is not played, -assessment.visits))
