"""The four ranks at court, by name."""

from collections.abc import Callable

from antichambre.bots.courtier import CourtierBot
from antichambre.bots.heuristics import judgement_of, trained_judgement_of
from antichambre.bots.judgement import Judgement
from antichambre.bots.noise import MINISTER_NOISE, NOISELESS
from antichambre.bots.outlook import Bot
from antichambre.bots.page import PageBot
from antichambre.bots.search import Parameters
from antichambre.bots.searcher import Allowance, Searcher
from antichambre.kernel.errors import BadSetup

PARAMETERS = Parameters(
    exploration=0.4, widening=0.25, win_weight=0.3, prior_weight=50.0
)  # each measured: docs/opponents.md
SECONDS = {"minister": 0.3, "cardinal": 2.0}
JUDGEMENTS: dict[str, Callable[[str], Judgement]] = {"minister": judgement_of, "cardinal": trained_judgement_of}
NOISE = {"minister": MINISTER_NOISE, "cardinal": NOISELESS}


def _searcher(level: str, seed: str, allowance: Allowance) -> Bot:
    return Searcher(seed, PARAMETERS, allowance, JUDGEMENTS[level], NOISE[level])


def _by_clock(level: str) -> Callable[[str], Bot]:
    return lambda seed: _searcher(level, seed, Allowance(seconds=SECONDS[level]))


LEVELS: dict[str, Callable[[str], Bot]] = {
    "page": PageBot,
    "courtier": CourtierBot,
    "minister": _by_clock("minister"),
    "cardinal": _by_clock("cardinal"),
}


def bot(name: str, seed: str) -> Bot:
    """The bot of a level. `cardinal:500` thinks for five hundred iterations a decision, whatever the clock says, and
    then equal seeds give equal moves."""
    level, colon, count = name.partition(":")
    if level not in LEVELS:
        raise BadSetup("setup-unknown-level", {"level": name, "levels": ", ".join(LEVELS)})
    if not colon:
        return LEVELS[level](seed)
    if level not in SECONDS or not (count.isascii() and count.isdigit() and int(count) > 0):
        raise BadSetup("setup-iterations", {"level": name})
    return _searcher(level, seed, Allowance(iterations=int(count)))
