"""One fixture, played to its end in this process. A bot that fails is a result too."""

import traceback
from collections.abc import Callable, Generator, Iterator
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from antichambre.arena.match import Match, Seating
from antichambre.bots import Bot, bot, outlook
from antichambre.kernel.position import Position

LONGEST_ACCOUNT = 2000  # letters of what went wrong that are kept


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that was not finished: at whose decision, and why. No seat: the process that played it died."""

    seat: int | None
    player: str | None
    what: str
    account: str


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a fixture. `moves` replay it; for each seat its decisions and the seconds they took."""

    number: int
    deal: int
    seating: Seating
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    moves: tuple[str, ...]
    failure: Failure | None = None

    @property
    def places(self) -> list[int]:
        """For each seat how many finished ahead of it: the winners first, then by points."""
        keys = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return [sum(other > key for other in keys) for key in keys]

    def share(self, seat: int) -> float:
        """What a seat won of the game: a shared victory is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def as_json(self) -> dict[str, object]:
        return asdict(self)


Player = Callable[[Match, int], Result]
"""Plays the fixture of a number."""
Plays = Callable[[Match, Iterator[int]], Generator[Result, None, None]]
"""Plays fixtures and yields each result when it is there, in whatever order. To close it stops all games."""


def result_of(told: dict[str, Any]) -> Result:
    """The result that `as_json` told."""
    lists = ("seating", "scores", "winners", "decisions", "seconds", "moves")
    failure = told["failure"] and Failure(**told["failure"])
    return Result(**{**told, **{name: tuple(told[name]) for name in lists}, "failure": failure})


def play(match: Match, number: int) -> Result:
    """Plays a fixture."""
    fixture = match.fixture(number)
    position = match.rules.new(match.seats, fixture.seed, dict(match.variant))
    decisions = [0] * match.seats
    seconds = [0.0] * match.seats
    failure = None
    bots: dict[int, Bot] = {}
    while not position.over and failure is None:
        seat = position.seat
        assert seat is not None
        start = perf_counter()
        try:
            if seat not in bots:
                bots[seat] = bot(fixture.seating[seat], fixture.bot_seeds[seat])
            move = bots[seat].choose(outlook(position))
            position.check(move)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"[:LONGEST_ACCOUNT]
            failure = Failure(seat, fixture.seating[seat], what, traceback.format_exc()[-LONGEST_ACCOUNT:])
        else:
            position.advance(move.action)
            decisions[seat] += 1
        seconds[seat] += perf_counter() - start
    return Result(
        number=number,
        deal=fixture.deal,
        seating=fixture.seating,
        scores=() if failure else tuple(position.scores()),
        winners=() if failure else tuple(position.winners()),
        decisions=tuple(decisions),
        seconds=tuple(round(spent, 4) for spent in seconds),
        moves=tuple(position.game.moves[action].text for action in position.history),
        failure=failure,
    )


def unplayed(match: Match, number: int, what: str) -> Result:
    """The result of a fixture that took its process with it, every time."""
    fixture = match.fixture(number)
    nothing = (0,) * match.seats
    failure = Failure(None, None, what, "")
    return Result(number, fixture.deal, fixture.seating, (), (), nothing, (0.0,) * match.seats, (), failure)


def replayed(match: Match, result: Result) -> Position:
    """The position at which a fixture ended, its record replayed move by move."""
    position = match.rules.new(match.seats, match.fixture(result.number).seed, dict(match.variant))
    for text in result.moves:
        position.play(position.parse(text))
    return position
