"""What a game says of itself: its name, its options, its moves, its questions, its events."""

import secrets
from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antichambre.kernel.chance import Stream
from antichambre.kernel.errors import BadSetup
from antichambre.kernel.verbs import Value, Verb

if TYPE_CHECKING:
    from antichambre.kernel.position import Position

ALLOWED: Final = 0
"""The refusal that is none: every game's table of rules begins with it."""

BY_POINTS: Final = 0
"""The measure by which every game's count begins: who is equal by it is compared by the next."""

Variant = dict[str, str | bool]


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


def _moves(game: str, verbs: list[Verb]) -> list[Move]:
    moves: list[Move] = []
    for verb in verbs:
        for text, values in verb.ways:
            moves.append(Move(game, len(moves), text, verb.name, dict(zip(verb.arguments, values, strict=True))))
    return moves


@final
class Field:
    """One fact of an event: a number, or a name out of a list; perhaps a secret of the seats it names."""

    def __init__(self, name: str, names: tuple[str, ...] = (), only: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.names: Final = names
        self.only: Final = only  # fields that hold the seats which may see it; none: all may


@final
class EventKind:
    """A kind of event. `reveals`: somebody learns something hidden, so that there is no undo past it.
    `only`: fields that hold the seats which may know of the event at all; none: all may."""

    def __init__(self, name: str, *fields: Field, reveals: bool = False, only: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.reveals: Final = reveals
        self.only: Final = only


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Event:
    """A fact that a move brought about. `seen_by` says what a seat may know of it."""

    def __init__(self, kind: EventKind, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        self.kind: Final = kind
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c
        self.d: Final[i64] = d
        self.e: Final[i64] = e

    def __repr__(self) -> str:
        return f"<{self.kind.name} {self.values()[: len(self.kind.fields)]}>"

    def values(self) -> list[int]:
        return [self.a, self.b, self.c, self.d, self.e]

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        """The event as this seat may know it (None: an onlooker), or None when it may not know of it.
        What it may not know of a field is null."""
        values = self.values()
        place = {field.name: values[i] for i, field in enumerate(self.kind.fields)}
        if self.kind.only and seat not in [place[name] for name in self.kind.only]:
            return None
        told: dict[str, object] = {"event": self.kind.name}
        for field in self.kind.fields:
            value = place[field.name]
            if value < 0 or (field.only and seat not in [place[name] for name in field.only]):
                told[field.name] = None
            elif field.names:
                told[field.name] = field.names[value]
            else:
                told[field.name] = value
        return told


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


class Game:
    """A game: what is true of it whatever the position. `rules` are the keys of the reasons for which a move can be
    refused; each leads to a sentence in the catalogue and to a paragraph of the rules text.

    `measures` decide who wins, in the rulebook's order: the points, then what breaks a tie. `endings` are all the
    reasons for which the game can be over.

    `discreet` are the decisions that are put even where there is one answer: a secret decides how many there are.
    `reactions`, some of those, are put at once to everybody who might hold a card that answers them, as far as
    everybody can see (kernel/reactions.py); `silence` is the answer of whoever holds none, or lets it be. `occasions`
    are all that can be reacted to, by what `Position.occasion` calls them."""

    def __init__(
        self,
        name: str,
        package: str,
        rules_version: int,
        seats: range,
        options: tuple[Option, ...],
        decisions: tuple[str, ...],
        verbs: list[Verb],
        rules: tuple[str, ...],
        events: tuple[EventKind, ...],
        pieces: tuple[str, ...],
        measures: tuple[Measure, ...],
        endings: tuple[str, ...],
        discreet: tuple[str, ...] = (),
        reactions: tuple[str, ...] = (),
        silence: str = "",
        occasions: tuple[Occasion, ...] = (),
    ) -> None:
        self.name: Final = name
        self.package: Final = package  # where its words and its rules text lie
        self.rules_version: Final = rules_version
        self.seats: Final = seats
        self.options: Final = options
        self.decisions: Final = decisions
        self.rules: Final = rules
        self.events: Final = events
        self.pieces: Final = pieces  # the kinds of piece that a census counts
        self.measures: Final = measures
        self.endings: Final = endings
        self.discreet: Final = discreet
        self.is_discreet: Final = vec[i64]([int(name in discreet) for name in decisions])  # by number
        self.reactions: Final = reactions
        self.silence: Final = silence
        self.occasions: Final = {occasion.text: occasion for occasion in occasions}
        self.verbs: Final = verbs
        self.moves: Final = _moves(name, verbs)
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

    def view(self, position: "Position", seat: int | None) -> dict[str, object]:
        """All that a seat may know, built up from what it may see: each game's own."""
        raise TypeError(f"{self.name} does not say what a seat may see")
