"""The review of a game: for each decision the move that was played and the one that the cardinal would have played, as
whoever was asked could know it; and the moments at which most was given away.

All decisions are looked at first, each for a short while. Those that seem to have cost most are then looked at again,
for longer and with other imagined games, so that a moment is not chosen by chance."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec

from antichambre.bots.chamber import Doubt, Opinion
from antichambre.kernel import records

FORM = 1  # of a review: one of an older form is made anew
GLANCE = (400, 250)  # imagined games of the search, and of either move
STUDY = (2_000, 3_000)
MOMENTS = 3  # for each seat
MOST_STUDIED = 8  # decisions of a seat that are looked at again
LEAST = 0.03  # of a chance to win: what is less is no moment

Ask = Callable[[dict[str, object], Doubt, str], Awaitable[Opinion | None]]
Tell = Callable[[float], Awaitable[None]]


class Verdict(msgspec.Struct, frozen=True):
    """A decision: after `step` moves `seat` played `played`, where the cardinal would have played `best`; and the
    chance to win with either. `studied`: it was looked at twice."""

    step: int
    seat: int
    played: str
    best: str
    win: float
    best_win: float
    studied: bool = False

    @property
    def loss(self) -> float:
        return max(0.0, self.best_win - self.win)


class Review(msgspec.Struct, frozen=True):
    """`moments`: the steps of the decisions that cost most, at most three for each seat, the dearest first."""

    verdicts: list[Verdict]
    moments: list[int]


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to a seat that had more than one answer, after `step` moves."""

    step: int
    seat: int
    played: str


def decisions(record: dict[str, object]) -> list[Decision]:
    """All that was decided in a game. Where there was but one answer nothing was."""
    position = records.start_of(record)
    found = []
    for step, text in enumerate(_moves(record)):
        if len(position.moves()) > 1:
            assert position.seat is not None
            found.append(Decision(step, int(position.seat), text))
        position.advance(position.parse(text).action)
    return found


async def reviewed(record: dict[str, object], ask: Ask, tell: Tell) -> Review:
    """Reads a game through. `ask` is for the cardinal's opinion, `tell` for how far it is, from 0 to 1. A decision of
    which the cardinal has no opinion is left out."""
    found = await asyncio.to_thread(decisions, record)
    effort = _Effort(len(found), MOMENTS * len({one.seat for one in found}))
    verdicts: dict[int, Verdict] = {}
    for one in found:
        verdict = await _verdict(record, one, ask, studied=False)
        if verdict is not None:
            verdicts[one.step] = verdict
        await tell(effort.glanced())
    while (doubtful := to_be_studied(list(verdicts.values()))) is not None:
        again = Decision(doubtful.step, doubtful.seat, doubtful.played)
        verdict = await _verdict(record, again, ask, studied=True)
        if verdict is None:
            del verdicts[doubtful.step]
        else:
            verdicts[doubtful.step] = verdict
        await tell(effort.studied())
    return Review(list(verdicts.values()), moments(list(verdicts.values())))


async def _verdict(record: dict[str, object], one: Decision, ask: Ask, *, studied: bool) -> Verdict | None:
    so_far = {**record, "moves": _moves(record)[: one.step], "result": None}
    iterations, each = STUDY if studied else GLANCE
    # The same game has the same review; and nothing of what is hidden in it has a part in the seed.
    seed = f"{'study' if studied else 'glance'} {one.step}"
    opinion = await ask(so_far, Doubt(one.played, iterations, each), seed)
    if opinion is None:
        return None
    best, played = opinion.best, opinion.played
    return Verdict(one.step, one.seat, one.played, best.move, round(played.win, 4), round(best.win, 4), studied)


def to_be_studied(verdicts: list[Verdict]) -> Verdict | None:
    """A decision that seems to be among the dearest of its seat, and was looked at but once."""
    studied = Counter(one.seat for one in verdicts if one.studied)
    for seat in sorted({one.seat for one in verdicts}):
        if studied[seat] < MOST_STUDIED:
            for one in _dearest([one for one in verdicts if one.seat == seat]):
                if not one.studied:
                    return one
    return None


def moments(verdicts: list[Verdict]) -> list[int]:
    """The steps of the moments of every seat, the dearest first."""
    found: list[Verdict] = []
    for seat in {one.seat for one in verdicts}:
        found += _dearest([one for one in verdicts if one.seat == seat and one.studied])
    return [one.step for one in _dearest(found, len(found))]


def _dearest(verdicts: list[Verdict], most: int = MOMENTS) -> list[Verdict]:
    dear = [one for one in verdicts if one.loss >= LEAST and one.played != one.best]
    return sorted(dear, key=lambda one: (-one.loss, one.step))[:most]


def _moves(record: dict[str, object]) -> list[str]:
    moves = record["moves"]
    assert isinstance(moves, list)
    return moves


class _Effort:
    """How much of the work is done. How many decisions will be studied shows only then; `studies` is the least."""

    def __init__(self, glances: int, studies: int) -> None:
        self._study = (STUDY[0] + 2 * STUDY[1]) / (GLANCE[0] + 2 * GLANCE[1])  # in glances
        self._whole = glances + self._study * studies
        self._done = 0.0

    def glanced(self) -> float:
        return self._spend(1.0)

    def studied(self) -> float:
        return self._spend(self._study)

    def _spend(self, cost: float) -> float:
        """Towards the end of what was foreseen it goes on ever more slowly, and is whole when all is done."""
        self._done += cost
        share = self._done / self._whole
        return share if share < 0.9 else 1.0 - 0.1 / (1.0 + 10.0 * (share - 0.9))
