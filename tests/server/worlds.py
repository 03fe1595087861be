"""A game at a house, played a second time for each client in a world that this client cannot tell from the real one.

A world is the real game with all that the client cannot know drawn afresh: other hands, other piles, the same dice. The
same moves are played in it, and the client must be told the same, byte for byte, until a move reveals something to this
client: that is for the kinds of its events to say, not for the bytes.

One thing a client can notice that its view keeps to itself: that somebody is asked in secret, since the game waits for
the answer. Who it is must stay unknown: worlds in which another seat is asked are sought, and must look the same.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, cast

import msgspec

from antichambre.kernel.chance import Rng
from antichambre.kernel.errors import AntichambreError
from antichambre.kernel.game import ALLOWED, Event
from antichambre.kernel.position import Position
from antichambre.server.messages import Because, Why, encode
from antichambre.server.socket import _Session
from antichambre.server.warm import Warm
from antichambre.store.database import Database
from antichambre.table import acts
from antichambre.table.acts import AnyAct
from antichambre.table.proposals import Proposed, propose
from antichambre.table.sight import Eyes
from antichambre.table.story import events_of
from antichambre.table.table import Table
from conformance.walks import hidden_part, rare_first
from server.stage import START, Ear, Stage, house_of, position_of

WORLDS = 24  # how many are looked at for one in which the move can be played
QUIET = "let it be"  # the answer to a secret question that nobody hears
SHOWN = {"richelieu": "marker-recovered"}  # by this an actor shows where a hidden thing had lain
HALF_DONE = "spend"  # which mission is paid for is known, and lies open a move later: no world is drawn in between
SESSION = _Session(cast(Any, None), cast(Any, None), "en")


@dataclass
class Findings:
    """What a comparison came to: messages that were held against each other, and those of moves that told the client
    something, or that no world was found for."""

    compared: int = 0
    revealed: int = 0
    impossible: int = 0
    unlike: int = 0  # worlds in which somebody else saw something else
    unseen: int = 0  # messages that were compared while another was asked in secret
    elsewhere: int = 0  # of those: in the world it was not the same seat that was asked

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

    async def follow(self, before: Table, text: str) -> None:
        """The move that has been played, played in the world as well."""
        after = self._stage.real.table
        action = after.game.by_text[text].action
        begins = hidden(position_of(before), self._seat) is None and hidden(position_of(after), self._seat) is not None
        if self._world is None or begins or not self._fits(self._world.table, before, after, action):
            self._world = self._found(before, after, action)
        learnt = after.closed or self._learns(events_of(after.moves[-1].told, after.game))
        if self._world is None:
            self.findings.revealed += learnt
            self.findings.impossible += not learnt
            return
        unseen = hidden(position_of(before), self._seat) is not None
        self.findings.unseen += unseen
        self.findings.elsewhere += unseen and before.asked != self._world.table.asked
        self._ear.told.clear()
        await self._stage.move(self._world, text)
        told = self._stage.ears[self._person].told
        if learnt:
            self.findings.revealed += 1
            if self._ear.told != told:  # it is another world now
                self._world = None
        else:
            self._compare(self._world.table, after, told)

    def _compare(self, world: Table, real: Table, told: list[bytes]) -> None:
        self.findings.compared += 1
        assert len(self._ear.told) == len(told) == 1, "not told as often"
        assert self._ear.told == told, difference(decoded(told[0]), decoded(self._ear.told[0]))
        if self._rng.below(8) == 0 or hidden(position_of(real), self._seat) is not None:
            stage, eyes = self._stage, self._eyes
            assert stage.picture(world, eyes) == stage.picture(real, eyes), "greeted otherwise"
            assert self._answers(world) == self._answers(real), "refused otherwise"

    # Worlds

    def _found(self, before: Table, after: Table, action: int) -> Warm | None:
        """A world in which the move can be played, and leads to a secret question if it does in the real one, best of
        all to another seat."""
        found = None
        for _ in range(WORLDS if position_of(before).decision != HALF_DONE else 0):
            table = before.twin()
            table.position = self._drawn(position_of(before))
            if self._fits(table, before, after, action):
                self.findings.unlike += hidden_part(position_of(before)) != hidden_part(table.position)
                found = self._stage.warmed(table, [self._ear])
                secret = hidden(position_of(after), self._seat) is not None
                if not secret or _played(table.position, action).seat != after.asked:
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

    def _fits(self, table: Table, before: Table, after: Table, action: int) -> bool:
        world, real = position_of(table), position_of(before)
        if world.over or hidden(world, self._seat) != hidden(real, self._seat):
            return False
        if world.seat != real.seat:
            assert hidden(real, self._seat) is not None, "the question betrays a secret"
            if after.game.moves[action].text != QUIET:  # whoever plays a card is seen
                return False
        if world.refusal(action) != ALLOWED:
            assert real.seat != self._seat, "a world offers its seat other moves"
            return False
        return hidden(_played(world, action), self._seat) == hidden(position_of(after), self._seat)

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
        asked: list[AnyAct] = [acts.Move(table.version, seat, text) for text in chosen]
        asked += [acts.Undo(table.version), acts.Abort(), acts.Resign(seat), acts.Stand(seat)]
        told = [_answer(partial(propose, table, one, self._person, START)) for one in asked]
        warm, person = self._stage.warmed(table, []), cast(Any, self._ear)
        return told + [_answer(partial(SESSION._reason, warm, person, Why(1, seat, text))) for text in chosen]


def _answer(ask: Callable[[], Because | list[Proposed]]) -> bytes:
    """How a socket answers: the reason, the refusal, or how many entries would be written."""
    try:
        said = ask()
    except AntichambreError as error:
        return encode(SESSION.refusal(1, error))
    return encode(said) if isinstance(said, Because) else str(len(said)).encode()


def _played(position: Position, action: int) -> Position:
    later = position.copy()
    later.advance(action)
    return later


def hidden(position: Position, seat: int | None) -> object:
    """None, or what a seat notices when somebody else is asked in secret: that the game does not go on, and where."""
    seen = position.view(None)
    if position.seat in (None, seat) or seen["asked"] == position.seat:
        return None
    return seen.get("board", seen["asked"])


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
    both: dict[str, Any] = {part: {**look[part], **further[part]} for part in ("views", "moves")}
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
        position = position_of(before)
        text = choose(position, position.moves()).text
        stage.think()
        await stage.move(stage.real, text)
        _keeps_the_seed(stage)
        _knows_what_both_know(stage)
        for client in clients:
            await client.follow(before, text)
    found = Findings()
    for client in clients:
        found.add(client.findings)
    return found


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
            one, other = (decoded(stage.picture(table, (seat,), len(table.moves) - 1)) for seat in eyes)
            assert [decoded(said) for said in ear.told] == [together(one, other)], "two seats know more than both"
