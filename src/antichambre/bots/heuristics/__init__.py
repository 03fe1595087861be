"""One small page of heuristics for each game; and, where there is one, its value network."""

from functools import cache

from antichambre.bots.heuristics.favourite import FavouriteJudgement
from antichambre.bots.heuristics.louis_xiv import LouisXIVJudgement
from antichambre.bots.heuristics.richelieu import RichelieuJudgement
from antichambre.bots.heuristics.sun_king import SunKingJudgement
from antichambre.bots.judgement import Judgement
from antichambre.bots.value_network import LEARNT, learnt

_JUDGEMENTS: dict[str, type[Judgement]] = {
    "richelieu": RichelieuJudgement,
    "sun_king": SunKingJudgement,
    "favourite": FavouriteJudgement,
    "louis_xiv": LouisXIVJudgement,
}


def fresh_judgement_of(game: str) -> Judgement:
    """The game's heuristics, in a copy of one's own; for a game that has none yet, no opinion."""
    return _JUDGEMENTS.get(game, Judgement)()


@cache
def judgement_of(game: str) -> Judgement:
    """The game's heuristics alone."""
    return fresh_judgement_of(game)


@cache
def trained_judgement_of(game: str) -> Judgement:
    """The game's heuristics; positions are evaluated by a value network, where that helps."""
    judgement = fresh_judgement_of(game)
    if game in LEARNT:
        judgement.adopt(learnt(game))
    return judgement
