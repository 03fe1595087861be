"""A chamber: a process in which bots think, so that nobody waits for them. It can be closed at any moment.

The process replays the record, looks at it for the seat that is asked, lets go of it, and hands the bot its outlook:
the bot never holds the record or its seed. A bot stays in its chamber from one decision to the next, under the name
of its place (a table and a seat), so that it can go on from what it thought earlier in its turn.
"""

import os
import traceback
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection

from antichambre.bots.assessment import Assessment, assessed, compared
from antichambre.bots.levels import bot
from antichambre.bots.outlook import Bot, Outlook, outlook
from antichambre.bots.worker import Worker
from antichambre.kernel import records
from antichambre.kernel.errors import AntichambreError

GUESTS = 64  # bots that a chamber remembers
NICENESS = 19  # as low as it goes: a move that is acknowledged late is noticed, a bot that thinks less is not
Place = tuple[str, str, str]
"""Where a bot sits, its level, its seed."""
COUNSEL = "counsel"  # asked instead of a level: advice for a person


class BotFailed(AntichambreError):
    """A bot that gives no answer. `trace`: for whoever keeps the house, what went wrong inside."""

    def __init__(self, key: str, level: str, trace: str = "") -> None:
        super().__init__(key, {"level": level})
        self.trace = trace


@dataclass(frozen=True, slots=True)
class Doubt:
    """What a review asks: was this the move to play? By numbers of rollouts, so that the answer stays the same:
    of the search, and of those that begin with either of two moves."""

    played: str
    iterations: int
    each: int


@dataclass(frozen=True, slots=True)
class Errand:
    """What a chamber is asked: the game so far, which bot, where it sits, and the part of its time it may take."""

    record: dict[str, object]
    level: str
    place: str
    seed: str
    doubt: Doubt | None = None
    pace: float = 1.0


@dataclass(frozen=True, slots=True)
class Counsel:
    """What a move may lead to: the chance to win, the lead to be expected, and how many rollouts say so."""

    move: str
    win: float
    margin: float
    visits: int


@dataclass(frozen=True, slots=True)
class Opinion:
    """What was played, and what the cardinal would have played."""

    played: Counsel
    best: Counsel


class Chamber:
    """One process, one question at a time. A chamber whose bot failed or was cut short opens anew by itself."""

    def __init__(self, call: Callable[[str, str], Bot] = bot) -> None:
        self._call = call
        self._closed = False
        self.idle = True  # nobody is being asked
        self._worker = Worker(_think_in, call)

    def choose(self, question: Errand, patience: float) -> str:
        """The text of the move that the bot chose. BotFailed if it broke down, was cut short, or took longer than
        `patience` seconds."""
        return str(self._exchange(question, patience))

    def counsel(self, record: dict[str, object], pace: float, patience: float) -> list[Counsel]:
        """What each move of the seat that is asked may lead to, as the cardinal sees it: the best first."""
        found = self._exchange(Errand(record, COUNSEL, "", "", pace=pace), patience)
        assert isinstance(found, list)
        return found

    def opinion(self, record: dict[str, object], doubt: Doubt, seed: str, patience: float) -> Opinion:
        """What the cardinal thinks of a move that was played at the end of this record."""
        found = self._exchange(Errand(record, COUNSEL, "", seed, doubt), patience)
        assert isinstance(found, Opinion)
        return found

    def _exchange(self, question: Errand, patience: float) -> object:
        if self._closed or not self._worker.process.is_alive():
            self._reopen()
        line = self._worker.line
        try:
            line.send(question)
            self.idle = False
            if not line.poll(patience):
                self._reopen()
                raise BotFailed("bot-late", question.level)
            told = line.recv()
        except (EOFError, OSError):  # the process is gone
            if self._closed:
                raise BotFailed("bot-cancelled", question.level) from None
            self._reopen()
            raise BotFailed("bot-lost", question.level) from None
        finally:
            self.idle = True
        answer, trace = told
        if answer is None:
            raise BotFailed("bot-crashed", question.level, trace)
        return answer

    def close(self) -> None:
        """Ends all thinking at once, from any thread: whoever waits for an answer is told that there will be none."""
        self._closed = True
        self._worker.end()

    def _reopen(self) -> None:
        self._worker.clear()
        self._closed = False
        self._worker = Worker(_think_in, self._call)


def _think_in(line: Connection, call: Callable[[str, str], Bot]) -> None:
    """What happens in the process."""
    guests: OrderedDict[Place, Bot] = OrderedDict()
    while True:
        line.send(_answer(line, guests, call))


def _answer(line: Connection, guests: OrderedDict[Place, Bot], call: Callable[[str, str], Bot]) -> tuple[object, str]:
    """The bot's move, its counsel, or its opinion; or what went wrong."""
    place, look, doubt = _receive(line)
    try:
        if doubt is not None:
            return _opinion(look, doubt, place[2]), ""
        if place[1] == COUNSEL:
            return [_counsel(one) for one in assessed(look)], ""
        guest = guests.pop(place, None) or call(*place[1:])
        move = guest.choose(look)
        if move not in look.moves:
            raise ValueError(f"{move} is no answer to this question")
        guests[place] = guest
        if len(guests) > GUESTS:
            guests.popitem(last=False)
        return move.text, ""
    except Exception:
        return None, traceback.format_exc()


def _receive(line: Connection) -> tuple[Place, Outlook, Doubt | None]:
    """Which bot is asked, and its outlook. The record, and the seed in it, are gone before the bot is called."""
    question = line.recv()
    look = outlook(records.replay(question.record), question.pace)
    return (question.place, question.level, question.seed), look, question.doubt


def _counsel(one: Assessment) -> Counsel:
    return Counsel(one.move.text, one.win, one.margin, one.visits)


def _opinion(look: Outlook, doubt: Doubt, seed: str) -> Opinion:
    let_others_go_first()  # nobody waits for a review as one waits for a move
    played = look.game.by_text[doubt.played]
    found = compared(look, played, iterations=doubt.iterations, each=doubt.each, seed=seed)
    return Opinion(_counsel(found.played), _counsel(found.best))


def let_others_go_first() -> None:
    """Whatever else this machine has to do comes before what this process thinks."""
    if hasattr(os, "nice") and os.nice(0) < NICENESS:
        os.nice(NICENESS)
