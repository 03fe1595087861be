"""What a game says of itself: its name, its options, its vocabulary, its questions and their verbs."""

import secrets
from typing import TYPE_CHECKING, Any, Final, Generic, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from antichambre.kernel.chance import Stream
from antichambre.kernel.errors import BadSetup
from antichambre.kernel.phrases import Phrase
from antichambre.kernel.verbs import Answers, Question, Verb
from antichambre.kernel.vocabulary import Saying, Value, Vocabulary

if TYPE_CHECKING:
    from antichambre.kernel.position import Position

BY_POINTS: Final = 0
"""The measure by which every game's count begins: who is equal by it is compared by the next."""

Variant = dict[str, str | bool]
ViewT = TypeVar("ViewT", default=Any)
PreviewT = TypeVar("PreviewT", default=Any)


@mypyc_attr(acyclic=True)
@final
class Move:
    """Something that a seat may do: a verb and its arguments, for which one text and one number stand. Each game has
    one fixed list of moves; equal moves are the same object."""

    def __init__(self, game: str, action: i64, text: str, verb: str, arguments: dict[str, Value]) -> None:
        self.game: Final = game
        self.action: Final[i64] = action
        self.text: Final = text
        self.verb: Final = verb
        self.arguments: Final = arguments

    def number(self, argument: str) -> int:
        """An argument that is a number: a seat, a place, a count."""
        return cast(int, self.arguments[argument])

    def name(self, argument: str) -> str:
        """An argument that is a name: a card, a colour."""
        return cast(str, self.arguments[argument])

    def numbers(self, argument: str) -> tuple[int, ...]:
        return cast(tuple[int, ...], self.arguments[argument])

    def names(self, argument: str) -> tuple[str, ...]:
        return cast(tuple[str, ...], self.arguments[argument])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game} {self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (_same_move, (self.game, self.text))


def _same_move(game: str, text: str) -> Move:
    from antichambre.kernel.registry import game as find

    return find(game).by_text[text]


def _moves(game: str, sayings: list[Saying]) -> list[Move]:
    moves: list[Move] = []
    for saying in sayings:
        for text, values in saying.ways:
            moves.append(Move(game, len(moves), text, saying.name, dict(zip(saying.arguments, values, strict=True))))
    return moves


def _prepared(questions: list[Question[Any]], decisions: tuple[str, ...], sayings: list[Saying]) -> list[Question[Any]]:
    """Tells every question its key, and every verb in how many ways it is said."""
    ways = {saying.first: len(saying.ways) for saying in sayings}
    for number, question in enumerate(questions):
        if question.number != number:
            raise TypeError(f"{decisions[question.number]} is not in its place among the questions")
        question.key = f"ask-{decisions[number]}"
        for verb in question.verbs:
            verb.ways = ways[verb.first]
    return questions


def _by_saying(questions: list[Question[Any]]) -> dict[int, Verb[Any]]:
    found: dict[int, Verb[Any]] = {}
    for question in questions:
        for verb in question.verbs:
            found.setdefault(verb.first, verb)
    return found


@final
class Option:
    """A choice that is made before a game: its name and its values, the default first."""

    def __init__(self, name: str, values: tuple[str | bool, ...]) -> None:
        self.name: Final = name
        self.values: Final = values


@final
class Measure:
    """Something by which the seats are compared at the end; most of it wins, or least."""

    def __init__(self, name: str, least: bool = False) -> None:
        self.name: Final = name
        self.least: Final = least


@final
class Occasion:
    """What there is to react to: a decision and what that is about, a name or a seat; `text` is what both are called
    together. `answers`: those that one can decide on before it comes, beside silence."""

    def __init__(self, decision: str, about: int | str, answers: tuple[str, ...] = ()) -> None:
        self.text: Final = f"{decision} {about}"
        self.decision: Final = decision
        self.about: Final = about
        self.answers: Final = answers


class Game(Generic[ViewT, PreviewT]):
    """A game: what is true of it whatever the position. `ViewT` is what a seat may know, `PreviewT` what the rules
    would make of it now.

    `rules` are the keys of the reasons for which a move can be refused; each leads to a sentence in the catalogue and
    to a paragraph of the rules text.

    `questions` are the decisions, in the order of their numbers, with the verbs that answer each; `answers`, the same
    verbs, linked. `verbs` has for each saying the verb of the first question that it answers.

    `measures` decide who wins, in the rulebook's order: the points, then what breaks a tie. `endings` are all the
    reasons for which the game can be over.

    `discreet` are the decisions that are put even where there is one answer: a secret decides how many there are.
    `reactions`, some of those, are put at once to everybody who might hold a card that answers them, as far as
    everybody can see (kernel/reactions.py); `silence` is the answer of whoever holds none, or lets it be. `occasions`
    are all that can be reacted to, by what `Position.occasion` calls them.

    `about` says of pieces what they are good for, whatever the position."""

    def __init__(
        self,
        name: str,
        package: str,
        rules_version: int,
        seats: range,
        options: tuple[Option, ...],
        vocabulary: Vocabulary,
        questions: list[Question[Any]],
        pieces: tuple[str, ...],
        measures: tuple[Measure, ...],
        endings: tuple[str, ...],
        discreet: tuple[str, ...] = (),
        reactions: tuple[str, ...] = (),
        silence: str = "",
        occasions: tuple[Occasion, ...] = (),
        about: dict[str, Phrase] | None = None,
    ) -> None:
        self.name: Final = name
        self.package: Final = package  # where its words and its rules text lie
        self.rules_version: Final = rules_version
        self.seats: Final = seats
        self.options: Final = options
        self.decisions: Final = tuple(vocabulary.decisions)
        self.rules: Final = tuple(vocabulary.rules)
        self.events: Final = tuple(vocabulary.events)
        self.sayings: Final = vocabulary.sayings
        self.about: Final = {} if about is None else about
        self.pieces: Final = pieces  # the kinds of piece that a census counts
        self.measures: Final = measures
        self.endings: Final = endings
        self.discreet: Final = discreet
        self.is_discreet: Final = vec[i64]([int(name in discreet) for name in self.decisions])  # by number
        self.reactions: Final = reactions
        self.silence: Final = silence
        self.occasions: Final = {occasion.text: occasion for occasion in occasions}
        self.moves: Final = _moves(name, self.sayings)
        self.questions: Final = _prepared(questions, self.decisions, self.sayings)
        self.answers: Final = [Answers(question.verbs) for question in questions]
        self.verbs: Final = _by_saying(questions)
        self.by_text: Final = {move.text: move for move in self.moves}

    @property
    def variants(self) -> dict[str, tuple[str | bool, ...]]:
        """The options and their values, the default first."""
        return {option.name: option.values for option in self.options}

    @property
    def action_count(self) -> int:
        return len(self.moves)

    def encode(self, move: Move) -> int:
        """The move's number, from 0 to action_count - 1: fixed for a rules version."""
        return move.action

    def decode(self, action: int) -> Move:
        return self.moves[action]

    def verb_of(self, action: int) -> Verb[Any]:
        """The verb that says why not where another question is asked."""
        return self.verbs[max(first for first in self.verbs if first <= action)]

    def complete(self, variant: Variant | None) -> Variant:
        """The variant with every option spelt out; BadSetup if it is none."""
        given = {} if variant is None else variant
        for name, value in given.items():
            values = self.variants.get(name)
            if values is None:
                raise BadSetup("setup-unknown-option", {"option": name, "options": ", ".join(self.variants)})
            if not any(value is known or (type(value) is str and value == known) for known in values):
                spelt = ", ".join(str(known).lower() for known in values)
                raise BadSetup("setup-unknown-value", {"option": name, "value": str(value), "values": spelt})
        return {option.name: given.get(option.name, option.values[0]) for option in self.options}

    def new(self, seats: int | None = None, seed: str | None = None, variant: Variant | None = None) -> "Position":
        """The position at the start. Without a seed, one that nobody knows is drawn."""
        if seats is None:
            seats = self.seats[0]
        if seats not in self.seats:
            raise BadSetup("setup-seats", {"seats": seats, "least": self.seats[0], "most": self.seats[-1]})
        if seed is None:
            seed = secrets.token_hex(16)
        return self.deal(seats, seed, self.complete(variant), Stream(seed))

    def deal(self, seats: int, seed: str, variant: Variant, chance: Stream) -> "Position":
        """Sets the game up: each game's own."""
        raise TypeError(f"{self.name} does not say how it is dealt")

    def view(self, position: "Position", seat: int | None) -> ViewT:
        """All that a seat may know, built up from what it may see: each game's own."""
        raise TypeError(f"{self.name} does not say what a seat may see")

    def preview(self, position: "Position", seat: int | None) -> PreviewT:
        """What the rules would make of the position if they were asked now (what would be counted, what things are
        worth), as far as the seat may know it, for whoever shows it: each game's own."""
        raise TypeError(f"{self.name} does not say what would be counted")
