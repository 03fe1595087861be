"""The sheet on which an observation is written, entry after entry."""

from collections.abc import Iterable, Sequence


class Kinds:
    """A list of names, each with its place and with a row that has a one there."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self.place = {name: place for place, name in enumerate(self.names)}
        count = len(self.names)
        self.rows = {name: [float(place == other) for other in range(count)] for name, place in self.place.items()}
        self.none = [0.0] * count

    def row(self, name: str | None) -> list[float]:
        return self.none if name is None else self.rows[name]


class Sheet:
    """Numbers in a fixed order, and, where somebody asks for them, their names."""

    def __init__(self, seat: int, seats: int, named: bool) -> None:
        self.values: list[float] = []
        self.names: list[str] = []
        self.seat = seat
        self.seats = seats
        self.round = [(seat + step) % seats for step in range(seats)]
        """The seats in the order of the turn, from one's own on."""
        self._who = ["own", *(f"rival {step}" for step in range(1, seats))]
        self._named = named
        self._head = ""

    def under(self, head: str) -> None:
        """What the names of the next entries begin with."""
        self._head = f"{head} " if head else ""

    def under_seat(self, step: int) -> None:
        """The next entries are about the seat that comes so many steps after one's own."""
        self._head = f"{self._who[step]} "

    def add(self, names: Sequence[str], values: list[float]) -> None:
        """Several entries as they are."""
        self.values += values
        if self._named:
            self.names += [self._head + name for name in names]

    def number(self, name: str, value: int, most: int) -> None:
        """A number, as a part of the most that it is likely to be; above that it is cut off."""
        self.values.append(value / most if -most < value < most else 1.0 if value > 0 else -1.0)
        if self._named:
            self.names.append(self._head + name)

    def flag(self, name: str, holds: bool) -> None:
        self.values.append(1.0 if holds else 0.0)
        if self._named:
            self.names.append(self._head + name)

    def one_of(self, name: str, value: str | None, kinds: Kinds) -> None:
        """A one at the value's place among its kinds; none at all where there is no value."""
        self.values += kinds.none if value is None else kinds.rows[value]
        if self._named:
            self.names += [f"{self._head}{name} {kind}" for kind in kinds.names]

    def counts(self, name: str, found: Iterable[str], kinds: Kinds, most: int) -> None:
        """How many there are of each kind."""
        start = len(self.values)
        self.values += kinds.none
        for kind in found:
            place = start + kinds.place[kind]
            self.values[place] = min(1.0, self.values[place] + 1 / most)
        if self._named:
            self.names += [f"{self._head}{name} {kind}" for kind in kinds.names]

    def by_seat(self, name: str, values: Sequence[int], most: int) -> None:
        """A number of each seat, from one's own on."""
        self.values += [min(1.0, values[seat] / most) for seat in self.round]
        if self._named:
            self.names += [f"{self._head}{name} {who}" for who in self._who]

    def which_seats(self, name: str, found: Iterable[int]) -> None:
        """A one for each seat that is meant, from one's own on."""
        flags = [0.0] * self.seats
        for seat in found:
            flags[(seat - self.seat) % self.seats] = 1.0
        self.values += flags
        if self._named:
            self.names += [f"{self._head}{name} {who}" for who in self._who]

    def which_seat(self, name: str, found: int | None) -> None:
        self.which_seats(name, () if found is None else (found,))

    def heading(self, asked: int | None, decision: str | None, decisions: Kinds, scores: list[int]) -> None:
        """What every game begins with. Moves name seats by their numbers, so that a seat has to know its own."""
        self.add(
            [f"seat {seat}" for seat in range(self.seats)], [float(seat == self.seat) for seat in range(self.seats)]
        )
        self.which_seat("asked", asked)
        self.one_of("decision", decision, decisions)
        best = max(score for seat, score in enumerate(scores) if seat != self.seat)
        self.number("lead", scores[self.seat] - best, 20)
        for step, seat in enumerate(self.round):
            self.under_seat(step)
            self.number("score", scores[seat], 60)
        self.under("")
