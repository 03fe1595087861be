"""What can be wrong with what somebody asks. Each error is a key and its details; the catalogues hold the sentence."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from antichambre.kernel.words import Words

Details = Mapping[str, object]


class AntichambreError(Exception):
    """Something asked that cannot be done. `str` gives the sentence in English, `sentence` in any language.
    `room`: the package whose catalogues hold it, beside the kernel's."""

    room: ClassVar[str | None] = None

    def __init__(self, key: str, details: Details | None = None, game: str | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.details: Details = details or {}
        self.game = game

    def sentence(self, words: "Words") -> str:
        """What is wrong, in the language of these words."""
        return self._said(words, self.details)

    def _said(self, words: "Words", details: Details) -> str:
        from antichambre.kernel.words import Words

        own = words if self.game is None and self.room is None else Words(words.lang, self.game, self.room)
        return own.say(self.key, details)

    def __str__(self) -> str:
        from antichambre.kernel.words import Words

        return self.sentence(Words("en"))

    def __reduce__(self) -> tuple[object, ...]:
        """An error travels between processes as what it holds, whatever its kind asks for when it is made."""
        return (_blank, (type(self),), self.__dict__)


def _blank(kind: type[AntichambreError]) -> AntichambreError:
    return kind.__new__(kind)


class BadSetup(AntichambreError):
    """No such game, number of seats, option or value."""


class IllegalMove(AntichambreError):
    """A move that the rules forbid here. `rule` is the key of the rule: its paragraph in the rules text."""

    def __init__(self, rule: str, move: str, game: str) -> None:
        super().__init__(f"rule-{rule}", {"move": move}, game)
        self.rule = rule
        self.move = move


class NoUndo(AntichambreError):
    """Nothing can be taken back: another seat has acted, chance fell, or something hidden was seen."""


class RecordError(AntichambreError):
    """A record that cannot be read, or does not hold. `number`: the move at fault, counted from 1."""

    def __init__(
        self,
        key: str,
        details: Details | None = None,
        game: str | None = None,
        cause: AntichambreError | None = None,
        number: int | None = None,
    ) -> None:
        super().__init__(key, details, game)
        self.cause = cause
        self.number = number

    def sentence(self, words: "Words") -> str:
        details = dict(self.details)
        if self.cause is not None:
            details["why"] = self.cause.sentence(words)
        return self._said(words, details)
