"""Whose turn it is to think. Time is shared between people, not between their tables: whoever has had least of it goes
first. And where more is wanted than there is time for, searches become shorter rather than late."""

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass

HOUSE = ""  # in whose name bots think where nobody is at the table
WITHIN = 2  # seconds in which everybody who waits for a search should be answered
REST = 60  # seconds after which bots rest where nobody is
LEAST = 0.05  # seconds: no search is made shorter than that


@dataclass(slots=True, eq=False)
class Turn:
    """Something to be thought about. `people`: in whose names; it is booked to the one of them who has had least.
    `seconds`: how long it takes where nobody else waits. `given`: how long it may take, once it has begun (`began`)."""

    people: Sequence[str]
    seconds: float
    payer: str = HOUSE
    given: float = 0.0
    began: float = 0.0

    @property
    def pace(self) -> float:
        """The part of its time that it is given."""
        return self.given / self.seconds


class Turns:
    """Those who wait for one of so many chambers. `within`: seconds in which everybody who waits should be answered.

    Each turn is booked to somebody, by the seconds it took. Who comes anew begins with as much as the one who went
    last had had: nobody saves up time, and nobody pays for an hour in which nobody else wanted it."""

    def __init__(self, chambers: int, within: float) -> None:
        self._chambers = chambers
        self._within = within
        self._waiting: dict[str, deque[Turn]] = {}  # by whom they are booked to; whoever went last is the last here
        self._begun: Counter[str] = Counter()
        self._spare: deque[Turn] = deque()  # what is thought about when nobody waits for anything
        self._had: dict[str, float] = {}
        self._last = 0.0  # what the one who went last had had

    @property
    def waiting(self) -> int:
        return len(self._spare) + sum(len(turns) for turns in self._waiting.values())

    @property
    def thinking(self) -> int:
        return self._begun.total()

    def wait(self, turn: Turn) -> None:
        turn.payer = min(turn.people, key=self._had_by)
        self._had[turn.payer] = self._had_by(turn.payer)
        self._waiting.setdefault(turn.payer, deque()).append(turn)

    def wait_for_nobody(self, turn: Turn) -> None:
        """It has its turn when nobody waits."""
        self._spare.append(turn)

    def begin(self) -> Turn | None:
        """The turn that is next, if a chamber is free for it."""
        if self.thinking >= self._chambers:
            return None
        payers = [payer for payer in self._waiting if payer != HOUSE or self._room_to_spare()]
        if payers:
            turn = self._first_of(min(payers, key=self._had_by))
        elif self._spare and self._room_to_spare():
            turn = self._spare.popleft()
            turn.given = turn.seconds
        else:
            return None
        self._begun[turn.payer] += 1
        return turn

    def _room_to_spare(self) -> bool:
        """What the house does in its own name leaves a chamber free, if there are several: somebody may come."""
        return self._begun[HOUSE] < max(1, self._chambers - 1)

    def _first_of(self, payer: str) -> Turn:
        given = self._share_of(payer)
        turns = self._waiting.pop(payer)
        turn = turns.popleft()
        if turns:
            self._waiting[payer] = turns
        turn.given = min(turn.seconds, given)
        self._last = self._had_by(payer)
        self._had[payer] = self._last + turn.given
        return turn

    def _share_of(self, payer: str) -> float:
        """The seconds for a search of this person's: as many as let all that they want, and as much for everybody else
        who wants something, be done in time. Nobody waits for what the house does in its own name."""
        if payer == HOUSE:
            return float("inf")
        people = {*self._waiting, *self._begun} - {HOUSE}
        own = len(self._waiting[payer]) + self._begun[payer]
        return max(LEAST, self._chambers * self._within / (len(people) * own))

    def end(self, turn: Turn, spent: float) -> None:
        """It was thought about for so long."""
        self._begun -= Counter([turn.payer])  # who has nothing under way is not counted
        self._had[turn.payer] = self._had.get(turn.payer, self._last) + spent - turn.given
        if not self._waiting and not self._begun:
            self._had.clear()
            self._last = 0.0

    def leave(self) -> list[Turn]:
        """Nobody has a turn any more; those who waited for one."""
        left = [*self._spare, *(turn for turns in self._waiting.values() for turn in turns)]
        self._spare.clear()
        self._waiting.clear()
        return left

    def _had_by(self, person: str) -> float:
        return max(self._had.get(person, 0.0), self._last)
