"""The four ranks at court, by name."""

from collections.abc import Callable

from antichambre.bots.courtier import Courtier
from antichambre.bots.heuristics import judgement_of, seasoned_judgement_of
from antichambre.bots.judgement import Judgement
from antichambre.bots.outlook import Bot
from antichambre.bots.page import Page
from antichambre.bots.search import Style
from antichambre.bots.searcher import Allowance, Searcher
from antichambre.bots.taste import AFTER_THOUGHT, INSISTENT
from antichambre.kernel.errors import BadSetup

STYLE = Style(boldness=0.4, breadth=0.25, winning=0.3, trust=50.0)  # each measured: docs/opponents.md
SECONDS = {"minister": 0.3, "cardinal": 2.0}
JUDGEMENTS: dict[str, Callable[[str], Judgement]] = {"minister": judgement_of, "cardinal": seasoned_judgement_of}
TASTES = {"minister": AFTER_THOUGHT, "cardinal": INSISTENT}


def _searcher(level: str, seed: str, allowance: Allowance) -> Bot:
    return Searcher(seed, STYLE, allowance, JUDGEMENTS[level], TASTES[level])


def _by_clock(level: str) -> Callable[[str], Bot]:
    return lambda seed: _searcher(level, seed, Allowance(seconds=SECONDS[level]))


LEVELS: dict[str, Callable[[str], Bot]] = {
    "page": Page,
    "courtier": Courtier,
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
