"""Questions and verbs: what a seat is asked, and what it can do.

A verb is one small class: may it, why not, what it does, what it means. A question names the verbs that answer it; the
position lists, refuses and performs by them, and whoever plays is told by them.
"""

from itertools import pairwise
from typing import Any, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.vocabulary import ALLOWED, OTHER_QUESTION

P = TypeVar("P")
"""A game's position."""


class Verb(Generic[P]):
    """`first`: the number of its first way, as the vocabulary counts them; a way is counted from it. A verb that is
    said in the same words to different questions is a class for each."""

    def __init__(self, first: int) -> None:
        self.first: i64 = first
        self.ways: i64 = 0  # how many: the game fills it in
        self.next: Verb[P] = self  # the next that answers the same question; the last is its own

    def refusal(self, position: P, way: i64) -> i64:
        """ALLOWED, or the rule that forbids it: to a question that it answers."""
        return ALLOWED

    def elsewhere(self, position: P, way: i64) -> i64:
        """The rule that forbids it where something else is asked."""
        return OTHER_QUESTION

    def offer(self, position: P, found: vec[i64]) -> vec[i64]:
        """Adds the actions that `refusal` allows, in rising order; straight to them, where speed asks for it."""
        way: i64 = 0
        while way < self.ways:
            if self.refusal(position, way) == ALLOWED:
                found = append(found, self.first + way)
            way += 1
        return found

    def perform(self, position: P, way: i64) -> None:
        """Does it."""
        raise TypeError("a verb says what it does")

    def label(self, position: P, way: i64) -> Phrase:
        """What it means to whoever may do it now: what is done, and what that costs or brings as far as they know."""
        raise TypeError("a verb says what it means")

    def pieces(self, position: P, way: i64) -> list[str]:
        """What one touches on the table to mean it, legal or not; none: it is said, not shown."""
        return []

    def may_begin_with(self, touched: list[str], pieces: list[str]) -> bool:
        """Whether whoever has touched these may mean something with those pieces: they come in whatever order."""
        for piece in touched:
            if piece not in pieces:
                return False
        return True


class Always(Verb[P]):
    """A verb with one way, which nothing forbids where it is an answer: to stop, to keep, to let it be."""

    def offer(self, position: P, found: vec[i64]) -> vec[i64]:
        return append(found, self.first)


@final
class Answers:
    """The verbs that answer a question, linked: a walk along them costs no look into a list. `room`: the most answers
    that there have been at once."""

    def __init__(self, verbs: list[Verb[Any]]) -> None:
        self.first: Verb[Any] = verbs[0]
        self.room: i64 = len(verbs)
        for verb, following in pairwise(verbs):
            verb.next = following


class Question(Generic[P]):
    """Something that a seat is asked: its number among the game's decisions, its key in the catalogue, and the verbs
    that answer it, in the order of their numbers."""

    def __init__(self, number: int, *verbs: Verb[P]) -> None:
        self.number: i64 = number
        self.key: str = ""  # the game fills it in
        self.verbs: list[Verb[P]] = [*verbs]

    def ask(self, position: P) -> Phrase:
        """What is asked."""
        return phrase(self.key)

    def touched(self, position: P, piece: str, before: list[str]) -> i64:
        """The rule that a teacher would name to whoever touches a piece, after those before, that no legal move is
        about; ALLOWED: none beyond those that forbid its moves."""
        return ALLOWED
