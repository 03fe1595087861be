"""A game at a house, played a second time for each client in a world that this client cannot tell from the real one.

A world is the real game with all that the client cannot know drawn afresh: other hands, other piles, the same dice. The
same moves are played in it, and the client must be told the same, byte for byte, until a move reveals something to this
client: that is for the kinds of its events to say, not for the bytes.

In a pause everybody who might hold a card is asked, and in the world others hold one: the client must not notice.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, cast

import msgspec

from antichambre.kernel.chance import Rng
from antichambre.kernel.errors import AntichambreError
from antichambre.kernel.events import Event
from antichambre.kernel.position import Position
from antichambre.kernel.vocabulary import ALLOWED
from antichambre.server.socket import _Stay
from antichambre.server.warm import Warm
from antichambre.store.database import Database
from antichambre.table import acts
from antichambre.table.acts import AnyAct
from antichambre.table.notes import Note
from antichambre.table.proposals import Proposed, noted, propose
from antichambre.table.sight import Eyes
from antichambre.table.story import events_of
from antichambre.table.table import Table
from antichambre.wire.messages import Because, Brief, Briefed, Why, encode
from conformance.walks import Chooser, hidden_part, rare_first
from server.stage import START, Ear, Stage, house_of, position_of

WORLDS = 24  # how many are looked at for one in which the move can be played
SHOWN = {"richelieu": "marker-recovered"}  # by this an actor shows where a hidden thing had lain
HALF_DONE = "spend"  # which mission is paid for is known, and lies open a move later: no world is drawn in between
Step = str | dict[int, str]
"""What whoever is asked plays; in a pause, what seats answer that do not let it be."""
SESSION = _Stay(cast(Any, None), cast(Any, None), "en")


@dataclass
class Findings:
    """What a comparison came to: messages that were held against each other, and those of moves that told the client
    something, or that no world was found for."""

    compared: int = 0
    revealed: int = 0
    impossible: int = 0
    unlike: int = 0  # worlds in which somebody else saw something else
    pauses: int = 0  # messages that were compared at the end of a pause
    otherwise: int = 0  # of those: in the world it was not the same seats that held an answer

    def add(self, other: "Findings") -> None:
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


class Client:
    """Somebody's client, and the world in which it is told of the game a second time."""

    def __init__(self, stage: Stage, person: str, eyes: Eyes) -> None:
        self.findings = Findings()
        self._stage = stage
        self._person = person
        self._eyes = eyes
        self._seat = eyes[0] if eyes else None
        self._ear = Ear(person)
        self._world: Warm | None = None
        self._rng = Rng(f"client {person} {stage.seed}")

    async def follow(self, before: Table, step: Step) -> None:
        """What has been played, played in the world as well."""
        after = self._stage.real.table
        alike = self._world is not None and before.pausing and choosing(before) == choosing(self._world.table)
        if self._world is None or alike or not self._fits(self._world.table, before, step):
            self._world = self._found(before, step) or (self._world if alike else None)
            if self._world is not None:
                pictures = [self._stage.picture(one, self._eyes) for one in (self._world.table, before)]
                assert pictures[0] == pictures[1], "greeted otherwise"
        told = [moved.told for moved in after.moves[len(before.moves) :]]
        learnt = after.closed or any(self._learns(events_of(one, after.game)) for one in told)
        if self._world is None:
            self.findings.revealed += learnt
            self.findings.impossible += not learnt
            return
        self.findings.pauses += before.pausing
        self.findings.otherwise += before.pausing and choosing(before) != choosing(self._world.table)
        self._ear.told.clear()
        await play(self._stage, self._world, step)
        heard = self._stage.ears[self._person].told
        if learnt:
            self.findings.revealed += 1
            if self._ear.told != heard:  # it is another world now
                self._world = None
        else:
            self._compare(self._world.table, after, heard)

    def _compare(self, world: Table, real: Table, told: list[bytes]) -> None:
        self.findings.compared += 1
        assert len(self._ear.told) == len(told) == 1, "not told as often"
        assert self._ear.told == told, difference(decoded(told[0]), decoded(self._ear.told[0]))
        if self._rng.below(8) == 0 or real.pausing:
            stage, eyes = self._stage, self._eyes
            assert stage.picture(world, eyes) == stage.picture(real, eyes), "greeted otherwise"
            assert self._answers(world) == self._answers(real), "refused otherwise"

    # Worlds

    def _found(self, before: Table, step: Step) -> Warm | None:
        """A world in which the same can be played; best of all one in which others hold an answer."""
        found = None
        for _ in range(WORLDS if position_of(before).decision != HALF_DONE else 0):
            table = before.twin()
            table.position = self._drawn(position_of(before))
            if self._fits(table, before, step):
                self.findings.unlike += hidden_part(position_of(before)) != hidden_part(table.position)
                found = self._stage.warmed(table, [self._ear])
                if not before.pausing or choosing(before) != choosing(table):
                    break
        return found

    def _drawn(self, real: Position) -> Position:
        """The real position, what this client cannot know drawn afresh. What an onlooker knows, every seat knows."""
        world = real.resample(self._seat or 0, self._rng)
        if self._seat is None:
            world = world.resample(1, self._rng)
        world.chance = real.chance.copy()
        world.history = real.history[:]
        world.floor = real.floor
        return world

    def _fits(self, table: Table, before: Table, step: Step) -> bool:
        world, real = position_of(table), position_of(before)
        if world.over:
            return False
        assert (world.seat, world.decision) == (real.seat, real.decision), "the question betrays a secret"
        if isinstance(step, dict):
            asked = {voice.seat: voice.position for voice in table.voices}
            assert list(asked) == [voice.seat for voice in before.voices], "who is asked betrays a secret"
            return all(asked[seat].refusal(real.game.by_text[text].action) == ALLOWED for seat, text in step.items())
        if world.refusal(real.game.by_text[step].action) != ALLOWED:
            assert real.seat != self._seat, "a world offers its seat other moves"
            return False
        return True

    def _learns(self, events: list[Event]) -> bool:
        """Whether one of these tells this client something that was hidden: an event that reveals, unless what it
        reveals is for other seats alone."""
        shown = SHOWN.get(self._stage.real.table.setup.game)
        return any(event.kind.name == shown or (event.kind.reveals and self._told_in_full(event)) for event in events)

    def _told_in_full(self, event: Event) -> bool:
        value = dict(zip((one.name for one in event.kind.fields), event.values(), strict=False))
        secret = [one.only for one in event.kind.fields if one.only]
        return not secret or any(self._seat == value[name] for only in secret for name in only)

    # Questions

    def _answers(self, table: Table) -> list[bytes]:
        """What the client would be told if it asked for this and that."""
        rng = Rng(f"{self._person} {table.number}")
        texts = [move.text for move in table.game.moves]
        chosen = [texts[rng.below(len(texts))] for _ in range(6)]
        seat = self._seat or 0
        asked: list[AnyAct] = [acts.MakeMove(table.version, seat, text) for text in chosen]
        asked += [acts.Undo(table.version), acts.Abort(), acts.Resign(seat), acts.Stand(seat)]
        told = [_answer(partial(propose, table, one, self._person, START)) for one in asked]
        answers = [acts.MakeMove(table.version, seat, text) for text in (*chosen, table.game.silence)]
        told += [_answer(partial(noted, table, {}, one, self._person, START)) for one in answers if table.pausing]
        warm, person = self._stage.warmed(table, []), cast(Any, self._ear)
        told += [_answer(partial(SESSION._reason, warm, person, Why(1, seat, text))) for text in chosen]
        return told + [_answer(partial(SESSION._briefing, warm, person, Brief(1, seat, of))) for of in (None, *chosen)]


def _answer(ask: Callable[[], Because | Briefed | Note | list[Proposed]]) -> bytes:
    """How a socket answers: the reason, the refusal, what would be noted, or how many entries would be written."""
    try:
        said = ask()
    except AntichambreError as error:
        return encode(SESSION.refusal(1, error))
    return str(len(said)).encode() if isinstance(said, list) else msgspec.json.encode(said)


def choosing(table: Table) -> list[int]:
    """The seats that hold an answer in a pause."""
    return [voice.seat for voice in table.voices if voice.chooses]


async def play(stage: Stage, warm: Warm, step: Step) -> None:
    await (stage.react(warm, step) if isinstance(step, dict) else stage.move(warm, step))


def difference(real: Any, world: Any, path: str = "told otherwise:") -> str:
    """Where two messages differ first."""
    if isinstance(real, dict) and isinstance(world, dict):
        for name in [*real, *world]:
            if real.get(name) != world.get(name):
                return difference(real.get(name), world.get(name), f"{path} {name}")
    if isinstance(real, list) and isinstance(world, list) and len(real) == len(world):
        for number, (one, other) in enumerate(zip(real, world, strict=True)):
            if one != other:
                return difference(one, other, f"{path} {number}")
    return f"{path} is {real}, and would be {world}"


def decoded(said: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(said)
    return found


def together(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What two seats are told, put together."""
    look, further = one["look"], other["look"]
    both: dict[str, Any] = {part: {**look[part], **further[part]} for part in ("views", "previews", "moves")}
    if look.get("undo") or further.get("undo"):
        both["undo"] = True
    deeds = [{"events": {**a["events"], **b["events"]}} for a, b in zip(one["deeds"], other["deeds"], strict=True)]
    return {**one, "look": both, "deeds": deeds}


def evening(database: Database, game: str, chairs: list[str], seed: str) -> Findings:
    """A whole game; AssertionError at the first byte that would not have been sent to its client in another world."""

    async def play() -> Findings:
        house = house_of(database)
        try:
            return await _watched(Stage(house, game, chairs, seed))
        finally:
            await house.close()

    return asyncio.run(play())


async def _watched(stage: Stage) -> Findings:
    eyes_of = {person: stage.real.eyes_of(person) for person in stage.ears}
    clients = [Client(stage, person, eyes) for person, eyes in eyes_of.items() if len(eyes) < 2]
    choose = rare_first(stage.seed)
    while stage.real.table.running:
        before = stage.real.table
        step = _step(before, choose)
        stage.think()
        await play(stage, stage.real, step)
        _keeps_the_seed(stage)
        _knows_what_both_know(stage)
        for client in clients:
            await client.follow(before, step)
    found = Findings()
    for client in clients:
        found.add(client.findings)
    return found


def _step(table: Table, choose: Chooser) -> Step:
    """What is played next: whatever whoever is asked likes; in a pause the first who wants to react does."""
    if not table.pausing:
        position = position_of(table)
        return str(choose(position, position.moves()))
    for voice in table.voices:
        text = str(choose(voice.position, voice.position.moves()))
        if text != table.game.silence:
            return {voice.seat: text}
    return {}


def _keeps_the_seed(stage: Stage) -> None:
    if not stage.real.table.closed:
        for ear in stage.ears.values():
            assert not any(stage.seed.encode() in said for said in ear.told), "the seed was told"


def _knows_what_both_know(stage: Stage) -> None:
    """Somebody with two seats is told what the two would be told, and no more."""
    table = stage.real.table
    for person, ear in stage.ears.items():
        eyes = stage.real.eyes_of(person)
        if len(eyes) == 2:
            known = len(table.moves) - len(decoded(ear.told[0])["deeds"])
            one, other = (decoded(stage.picture(table, (seat,), known)) for seat in eyes)
            both = together(one, other)
            if table.pausing:  # around one screen everybody is asked, whoever holds a card
                both["look"] = decoded(stage.picture(table, eyes))["look"]
            assert [decoded(said) for said in ear.told] == [both], "two seats know more than both"
