"""Lessons: a real game, told step by step to somebody who plays it for the first time.

`lesson.toml` beside a game's rules holds the record and the steps; `lesson.*.ftl` the words. A step stands after a
number of moves; it explains something, and may ask for a move. Where it offers several, all are as good: the record's
comes first, and whichever is played, the lesson goes on by the record, up to the step before its end."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files

from antichambre.kernel import records
from antichambre.kernel.position import Position
from antichambre.kernel.registry import game as find_game


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to learn. `say`: its words; `rule`: the paragraph that tells more; `point`: the pieces that it is
    about, as the browser's table finds them; `moves`: those that are asked for; `way`: those that lead there touch by
    touch."""

    at: int
    say: str
    rule: str
    point: str = ""
    moves: list[str] = field(default_factory=list)
    way: list[str] = field(default_factory=list)
    quiet: bool = False  # what happened before it is on the table: it is not told in sentences


@dataclass(frozen=True, slots=True)
class Lesson:
    """A record whose moves are known to be legal, the learner's seat, and the steps in their order."""

    record: dict[str, object]
    seat: int
    steps: list[LessonStep]

    @property
    def moves(self) -> list[str]:
        moves = self.record["moves"]
        assert isinstance(moves, list)
        return moves

    @property
    def told_until(self) -> int:
        """How many moves are played before the learner's eyes; what follows is the end of the record."""
        return max(step.at for step in self.steps if step.at < len(self.moves))

    def choices(self) -> dict[int, list[str]]:
        """After how many moves the learner may choose, and between what."""
        return {step.at: step.moves for step in self.steps if len(step.moves) > 1}

    def line(self, taken: Mapping[int, str]) -> list[str]:
        """The moves up to the last step before the end, with what the learner took instead of the record's."""
        choices = self.choices()
        for at, move in taken.items():
            if move not in choices.get(at, []):
                raise LookupError(move)
        return [taken.get(at, move) for at, move in enumerate(self.moves[: self.told_until])]

    def start(self) -> Position:
        return records.start_of(self.record)


@lru_cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    text = files(find_game(game).package).joinpath("lesson.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)
    return Lesson(found["record"], found["seat"], [LessonStep(**step) for step in found["steps"]])
