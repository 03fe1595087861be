"""What somebody is told who has to decide: the question, and of each legal move what it means and what it would bring;
and why something that is touched cannot be had. Made when somebody asks: search and records know nothing of it."""

from collections.abc import Callable, Container, Iterable, Sequence
from contextlib import suppress
from typing import Any, NotRequired, TypedDict

from antichambre.kernel.chance import NoChance, Rng, Unforeseeable
from antichambre.kernel.errors import IllegalMove
from antichambre.kernel.events import Event
from antichambre.kernel.game import Move
from antichambre.kernel.phrases import Phrase
from antichambre.kernel.position import Position
from antichambre.kernel.verbs import Verb
from antichambre.kernel.vocabulary import ALLOWED, OTHER_QUESTION


class Offer(TypedDict):
    """A legal move. `label`: what it means. `pieces`: what one touches on the table to mean it. `brings`, where that is
    asked for: the events that follow for certain, as the seat would be told them, as far as chance and others have no
    say."""

    move: str
    label: Phrase
    pieces: list[str]
    brings: NotRequired[list[dict[str, object]]]


class Briefing(TypedDict):
    """`ask`: the question."""

    ask: Phrase
    offers: list[Offer]


def briefing(position: Position, only: Container[str] | None = None, foresee: bool = True) -> Briefing:
    """For whoever is asked; `only`: of these moves alone."""
    moves = [move for move in position.moves() if only is None or move.text in only]
    return {"ask": question(position), "offers": [_offer(position, move, foresee) for move in moves]}


def question(position: Position) -> Phrase:
    """What is asked."""
    return position.game.questions[position.question].ask(position)


def label(position: Position, move: Move) -> Phrase:
    """What a legal move means."""
    verb = _verb(position, move)
    return verb.label(position, move.action - verb.first)


def _offer(position: Position, move: Move, foresee: bool) -> Offer:
    verb = _verb(position, move)
    way = move.action - verb.first
    told: Offer = {"move": move.text, "label": verb.label(position, way), "pieces": verb.pieces(position, way)}
    if foresee:
        told["brings"] = foreseen(position, move)
    return told


def _verb(position: Position, move: Move) -> Verb[Any]:
    verbs = position.game.questions[position.question].verbs
    return next(verb for verb in verbs if verb.first <= move.action < verb.first + verb.ways)


def foreseen(position: Position, move: Move) -> list[dict[str, object]]:
    """What a legal move would bring for certain: in a world that the seat cannot tell from the real one, up to where
    chance is asked or something hidden comes to light."""
    seat = position.seat
    assert seat is not None
    world = _world(position, seat)
    events: list[Event] = []
    world.told = events
    with suppress(Unforeseeable):
        world.advance(move.action)
    told: list[dict[str, object]] = []
    for event in events:
        if event.kind.reveals:
            break
        seen = event.seen_by(seat)
        if seen is not None:
            told.append(seen)
    return told


def ahead(position: Position, moves: Iterable[str]) -> Position:
    """The position after moves that the seat would make one after the other, such as the pieces of a payment: a move
    made of several. IllegalMove, if one of them is none, or if chance or somebody else has a say in between."""
    found, seat = position, position.seat
    assert seat is not None
    for text in moves:
        move = found.parse(text)
        found = _world(found, seat)
        try:
            found.play(move)
        except Unforeseeable:
            raise IllegalMove("other-question", text, position.game.name) from None
        if found.seat != seat or found.sealed:
            raise IllegalMove("other-question", text, position.game.name)
    return found


def _world(position: Position, seat: int) -> Position:
    """A copy in which nothing is certain but what the seat knows."""
    world = position.resample(seat, Rng())
    world.chance = NoChance(None)
    return world


def why_not(position: Position, text: str) -> str | None:
    """The rule that refuses a move; None: it is legal."""
    try:
        position.parse(text)
    except IllegalMove as error:
        return error.rule
    return None


def objection(position: Position, piece: str, touched: Sequence[str] = ()) -> str | None:
    """The rule that a teacher would name to whoever touches a piece, after others; None: a legal move is about it."""
    asked = position.game.questions[position.question]
    found = [rule for verb in asked.verbs for rule in _refusals(position, verb, [*touched, piece], verb.refusal)]
    if ALLOWED in found:
        return None
    taught = asked.touched(position, piece, [*touched])
    if taught == ALLOWED and not found and touched:
        return objection(position, piece)
    if taught == ALLOWED:
        others = (verb for verb in position.game.verbs.values() if verb not in asked.verbs)
        found += [rule for verb in others for rule in _refusals(position, verb, [piece], verb.elsewhere)]
        taught = next((rule for rule in found if rule != OTHER_QUESTION), OTHER_QUESTION)
    return position.game.rules[taught]


def _refusals(position: Position, verb: Verb[Any], touched: list[str], refusal: Callable[[Any, int], int]) -> list[int]:
    """What is said to all that touching these may be the beginning of."""
    return [
        refusal(position, way) for way in range(verb.ways) if verb.may_begin_with(touched, verb.pieces(position, way))
    ]
