"""The first game of somebody new: the steps of a game's lesson, and what the learner's seat sees on the way."""

import asyncio
from dataclasses import asdict
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter

from antichambre.kernel import records
from antichambre.kernel.briefing import Briefing, briefing
from antichambre.kernel.lessons import Lesson, lesson
from antichambre.server.doorway import Doorway
from antichambre.server.errors import ServerError
from antichambre.server.replay_routes import Step, first_step, stepped
from antichambre.server.visitors import Visitor

Taken = Annotated[list[str], Parameter(max_items=8)]


class Lecture(msgspec.Struct, frozen=True):
    """A step of a lesson, after `at` moves. `say` names its words, `rule` its paragraph of the rules; `point` finds the
    pieces that it is about. `moves`: what the learner may play now; `way`: what leads there touch by touch.
    `briefing`: what the learner is asked, and what these moves mean; none where no move is asked for."""

    at: int
    say: str
    rule: str
    point: str
    moves: list[str]
    way: list[str]
    quiet: bool
    briefing: Briefing | None


class LessonSheet(msgspec.Struct, frozen=True):
    """A lesson, from the learner's seat. `moments`: the deal and what each move led to, up to the last step that is
    played; `end`: the game's last moment, and `plies` how many moves that took."""

    game: str
    seats: int
    variant: dict[str, str | bool]
    seat: int
    lectures: list[Lecture]
    moments: list[Step]
    plies: int
    end: Step


@get("/api/lessons/{game:str}", tags=["house"], summary="A first game, step by step")
async def first_game(doorway: Doorway, visitor: Visitor, game: str, taken: Taken | None = None) -> LessonSheet:
    """`taken`: what the learner chose where the lesson offers a choice, each as "12 4L": after how many moves, and
    which."""
    if doorway.porter.invite_only:
        doorway.porter.admit(visitor.known())
    found = lesson(game)
    return await asyncio.to_thread(_sheet, found, _choices(found, taken or []))


def _choices(found: Lesson, taken: list[str]) -> dict[int, str]:
    offered = {f"{at} {move}": (at, move) for at, moves in found.choices().items() for move in moves}
    if any(text not in offered for text in taken):
        raise ServerError("no-such-page", status=404)
    return dict(offered[text] for text in taken)


def _sheet(found: Lesson, taken: dict[int, str]) -> LessonSheet:
    position = found.start()
    asked = {step.at: step for step in found.steps if step.moves}
    moments, briefings = [first_step(position, found.seat)], {}
    for at, move in enumerate([*found.line(taken), ""]):
        if at in asked:
            briefings[at] = briefing(position, {*asked[at].moves, *asked[at].way})
        if move:
            moments.append(stepped(position, move, found.seat))
    before = records.replay(found.record, upto=len(found.moves) - 1)
    lectures = [
        Lecture(**asdict(step), briefing=briefings.get(step.at) if step.moves else None) for step in found.steps
    ]
    return LessonSheet(
        position.game.name,
        int(position.seats),
        dict(position.variant),
        found.seat,
        lectures,
        moments,
        len(found.moves),
        stepped(before, found.moves[-1], found.seat),
    )


ROUTES = [first_game]
