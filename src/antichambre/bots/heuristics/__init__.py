"""One small page of heuristics for each game."""

from antichambre.bots.heuristics.favourite import FavouriteJudgement
from antichambre.bots.heuristics.louis_xiv import LouisXIVJudgement
from antichambre.bots.heuristics.richelieu import RichelieuJudgement
from antichambre.bots.heuristics.sun_king import SunKingJudgement
from antichambre.bots.judgement import Judgement

_JUDGEMENTS: dict[str, Judgement] = {
    "richelieu": RichelieuJudgement(),
    "sun_king": SunKingJudgement(),
    "favourite": FavouriteJudgement(),
    "louis_xiv": LouisXIVJudgement(),
}


def judgement_of(game: str) -> Judgement:
    """The game's heuristics; for a game that has none yet, no opinion."""
    return _JUDGEMENTS.get(game) or Judgement()
