"""What each legal move may lead to: hints, and the review of a game, are made of this."""

from dataclasses import dataclass

from antichambre.bots.heuristics import judgement_of
from antichambre.bots.levels import STYLE
from antichambre.bots.outlook import Outlook, outlook
from antichambre.bots.search import Search
from antichambre.bots.searcher import Allowance
from antichambre.kernel.chance import Rng
from antichambre.kernel.errors import AntichambreError
from antichambre.kernel.game import Move
from antichambre.kernel.position import Position

SECONDS = 2.0
EVEN_SHARE = 0.25  # of the thinking goes to all moves alike, so that the weak ones have a figure too


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a move may lead to, as far as the seat that is asked can know."""

    move: Move
    win: float  # the chance to win, a shared win being a part of one
    margin: float  # by how many points the seat may expect to lead the best of the others
    visits: int  # how many imagined games say so


def assess(
    position: Position,
    seat: int | None = None,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: str = "",
) -> list[Prospect]:
    """Every legal move of the seat that is asked, the best first. With a number of iterations instead of seconds,
    equal seeds give equal answers. It uses what that seat may know, and nothing else."""
    if position.seat is None or seat not in (None, position.seat):
        raise AntichambreError("assess-not-asked", game=position.game.name)
    return assessed(outlook(position), seconds=seconds, iterations=iterations, seed=seed)


def assessed(
    look: Outlook, *, seconds: float | None = None, iterations: int | None = None, seed: str = ""
) -> list[Prospect]:
    """The same, for whoever has the outlook alone."""
    rng = Rng(f"assess {seed}")
    search = Search(judgement_of(look.game.name), STYLE, look.seat, rng)
    search.even = EVEN_SHARE
    if iterations is None:
        allowance = Allowance(seconds=SECONDS if seconds is None else seconds)
    else:
        allowance = Allowance(iterations=iterations)
    allowance.spend(search, look.imagine(rng), least=len(look.moves), decided=False)
    assert search.root is not None
    tried = {child.action: child for child in search.root.children}
    if len(look.moves) == 1:
        tried = {look.moves[0].action: search.root}
    found = []
    for move in look.moves:
        node = tried[move.action]
        visits = int(node.visits)
        found.append(Prospect(move, node.wins / visits, node.margins / visits, visits))
    return sorted(found, key=lambda prospect: -prospect.visits)
