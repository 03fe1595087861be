"""A table: all that its ledger says, taken together."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

import msgspec

from antichambre.kernel import registry
from antichambre.kernel.chance import commitment
from antichambre.kernel.errors import IllegalMove
from antichambre.kernel.game import Game
from antichambre.kernel.position import Position
from antichambre.kernel.reactions import Voice, voices
from antichambre.kernel.salting import salted
from antichambre.table import entries as ledger
from antichambre.table.entries import AnyEntry, Moved
from antichambre.table.setup import LiveClock, Setup, SlowClock
from antichambre.table.story import check_of_move, check_of_start, told

SAID = 200  # how many lines of talk a table remembers
HESITATION = 30_000  # milliseconds for which whoever hesitates in a pause is waited for, where others play too
NEVER = 1 << 53


class Status(StrEnum):
    WAITING = "waiting"  # for players
    SALTING = "salting"  # for the salts of those who pledged one
    PLAYING = "playing"
    DISPUTED = "disputed"  # the rules changed under it: for the players' word
    OVER = "over"
    CALLED_OFF = "called-off"


Indulgence = Literal["hint", "undo"]
"""Advice was taken, or moves were taken back by agreement."""


@dataclass(slots=True)
class Chair:
    """One seat of a table and who sits on it. `level`: of the bot that was called. `stand_in`: of the bot that plays
    for the person for the time being. `earned`: the last move, counted from 0, with which a turn of theirs began: what
    is taken back and played again earns no second increment. `kept`: the person has not come yet."""

    person: str | None = None
    name: str | None = None
    pledge: str | None = None
    salt: str | None = None
    level: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    bank: int | None = None
    earned: int = -1
    kept: bool = False

    @property
    def taken(self) -> bool:
        return self.person is not None or self.level is not None

    @property
    def bot(self) -> str | None:
        """The level of the bot that answers for this seat now."""
        return self.stand_in or self.level

    @property
    def player(self) -> str | None:
        """The person who answers for this seat now."""
        return None if self.bot is not None else self.person

    def twin(self) -> "Chair":
        """A chair of its own, equal in all. Spelt out: `copy` takes ten times as long, and each move asks for it."""
        return Chair(
            self.person, self.name, self.pledge, self.salt, self.level, self.stand_in, self.resigned, self.bank,
            self.earned, self.kept,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Line:
    """Something that somebody said."""

    number: int
    at: int
    person: str
    text: str
    key: str | None = None


class UndoRequest(msgspec.Struct, frozen=True):
    """Somebody asks to take moves back, further than one alone may. `agreed`: the seats that do, in their order."""

    seat: int
    to: int
    agreed: list[int]


class Table:
    """`number`: of the last entry. `version`: of the last entry that changed the game: a move is made for a version."""

    def __init__(self, name: str, opened: ledger.Opened, at: int) -> None:
        self.name = name
        self.setup: Setup = opened.setup
        self.game: Game = registry.game(opened.setup.game)
        self.clock = opened.setup.clock.wound()
        self.opener = opened.person
        self.seed = opened.seed
        self.commitment = commitment(opened.seed)
        self.rules_version = opened.rules_version
        self.opened_at = at
        self.number = 1
        self.version = 1
        self.since = at  # when the present question was asked
        self.status = Status.WAITING
        self.chairs = [Chair() for _ in range(opened.setup.seats)]
        self.missed = 0  # how often nothing was dealt, because a salt was not shown
        self.start_check = ""
        self.moves: list[Moved] = []
        self.numbers: list[int] = []  # of the entries of these moves
        self.undone_at = 0  # the number of the last entry that took moves back
        # Who is to move, and whether there is something to react to: then all who might are asked at once, and `asked`
        # is whose answer counts first (table/pauses.py). Set with each entry: both are looked at many times in between.
        self.asked: int | None = None
        self.pausing = False
        self._position: Position | None = None
        self._voices: list[Voice] | None = None  # who is asked in the present pause; None: not looked at yet
        self.talk: list[Line] = []
        self.request: UndoRequest | None = None
        self.agreed: int | None = None  # in a dispute: how many moves stand under both versions of the rules
        self.settled: set[int] = set()
        self.hastened = False  # the bots finish quickly, unless somebody comes back into the game
        self.indulged: Indulgence | None = None  # why the game does not count for ratings
        self.why_off: str | None = None
        self.rematch: str | None = None

    @property
    def running(self) -> bool:
        return self.status is Status.PLAYING

    @property
    def closed(self) -> bool:
        return self.status in (Status.OVER, Status.CALLED_OFF)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person, whoever answers for them now."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    @property
    def people(self) -> list[str]:
        """Everybody who sits here, once each."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    def said(self, person: str, key: str | None) -> Line | None:
        """What a person has said under a key, as far back as the table remembers."""
        return next((line for line in self.talk if key is not None and (line.person, line.key) == (person, key)), None)

    @property
    def left_to_bots(self) -> bool:
        """Whether nobody plays any more: each seat is answered for by a bot, or out of the game."""
        position = self.position
        if position is None or self.asked is None:
            return False
        return all(chair.player is None or position.out(seat) for seat, chair in enumerate(self.chairs))

    @property
    def foreign(self) -> bool:
        """Whether this game is played under another version of the rules than the one at hand."""
        return self.rules_version != self.game.rules_version

    @property
    def position(self) -> Position | None:
        """The game at this moment; None before the deal."""
        return self._position

    @position.setter
    def position(self, position: Position | None) -> None:
        self._position = position
        self._voices = None
        self._ask()

    def _ask(self) -> None:
        position = self._position
        asks = position is not None and self.status is Status.PLAYING and not self.foreign
        self.asked = position.seat if position is not None and asks else None
        self.pausing = position is not None and self.asked is not None and position.reaction

    @property
    def voices(self) -> list[Voice]:
        """Everybody who is asked in the present pause, in the order in which their answers count."""
        if self._voices is None:
            self._voices = voices(self._position) if self.pausing and self._position is not None else []
        return self._voices

    def waits_for(self, voice: Voice) -> bool:
        """Whether a person is asked in a pause: who holds an answer. Around one screen everybody is, for those who sit
        there would see whether they were."""
        person = self.chairs[voice.seat].player
        return person is not None and (voice.chooses or len(self.seats_of(person)) > 1)

    @property
    def hesitates_until(self) -> int:
        """Until when people are waited for in a pause: by post not at all; where nobody else plays, for ever."""
        if isinstance(self.clock, SlowClock):
            return self.since
        players = {chair.player for chair in self.chairs if chair.player is not None}
        return NEVER if len(players) < 2 else self.since + HESITATION

    @property
    def unshown(self) -> set[int]:
        """Seats whose salt was pledged and has not been shown."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.pledge is not None and chair.salt is None}

    @property
    def pledges(self) -> dict[int, str]:
        return {seat: chair.pledge for seat, chair in enumerate(self.chairs) if chair.pledge is not None}

    def begins_turn(self, seat: int) -> bool:
        """Whether a move of this seat would be the first of a turn: who only reacts does not part it in two."""
        return next((moved.seat for moved in reversed(self.moves) if not moved.reaction), None) != seat

    def start(self, more: Mapping[int, str] | None = None) -> Position:
        """The position before the first move. `more`: salts that are not written yet."""
        salts = {seat: chair.salt for seat, chair in enumerate(self.chairs) if chair.salt is not None}
        return self.game.new(self.setup.seats, salted(self.seed, {**salts, **(more or {})}), self.setup.variant)

    def twin(self) -> "Table":
        """A table of its own, equal in all: what would be, if something were written."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.chairs = [chair.twin() for chair in self.chairs]
        twin.moves = self.moves[:]
        twin.numbers = self.numbers[:]
        twin.settled = set(self.settled)
        return twin

    # Taking entries.

    def take(self, entry: AnyEntry, at: int, after: Position | None = None) -> None:  # noqa: C901 (a case for each entry)
        """Takes the next entry of the ledger. `after`: the position that it leads to, where that is known already."""
        self.number += 1
        match entry:
            case ledger.Sat():
                self.chairs[entry.seat] = Chair(entry.person, entry.name, entry.pledge)
            case ledger.Kept():
                self.chairs[entry.seat] = Chair(entry.person, entry.name, kept=True)
            case ledger.Called():
                self.chairs[entry.seat] = Chair(level=entry.level)
            case ledger.Stood():
                self.chairs[entry.seat] = Chair()
            case ledger.Started():
                self.status = Status.SALTING
                self.since = at
            case ledger.Salted():
                self.chairs[entry.seat].salt = entry.salt
            case ledger.Missed():
                self._miss(at)
            case ledger.Dealt():
                self._deal(entry, at, after)
            case Moved():
                self._move(entry, at, after)
            case ledger.Undone():
                self._undo(entry, at, after)
            case ledger.UndoAsked():
                self.request = UndoRequest(entry.seat, entry.to, [entry.seat])
            case ledger.UndoRefused():
                self.request = None
            case ledger.UndoAgreed():
                if self.request is not None:
                    agreed = sorted({*self.request.agreed, entry.seat})
                    self.request = msgspec.structs.replace(self.request, agreed=agreed)
            case ledger.Said():
                self.talk = [*self.talk, Line(self.number, at, entry.person, entry.text, entry.key)][-SAID:]
            case ledger.Resigned():
                self._resign(entry.seat)
            case ledger.TakenOver():
                self.chairs[entry.seat].stand_in = entry.level
                self.chairs[entry.seat].bank = entry.bank
            case ledger.TakenBack():
                self.chairs[entry.seat].stand_in = None
                self.chairs[entry.seat].bank = entry.bank
                self.since = at if entry.asked else self.since
                self.hastened = False
            case ledger.Hastened():
                self.hastened = True
            case ledger.CalledOff():
                self.status = Status.CALLED_OFF
                self.why_off = entry.why
            case ledger.Hinted():
                self.indulged = self.indulged or "hint"
            case ledger.Rematched():
                self.rematch = entry.table
            case ledger.Inherited():
                self._inherit(entry)
            case ledger.Upgraded():
                self.rules_version = entry.rules_version
                self._change(at)
            case ledger.Disputed():
                self._dispute(entry, after)
            case ledger.Settled():
                self.settled.add(entry.seat)
            case ledger.Opened():
                raise AssertionError("a table is opened once")
        self._ask()

    def _change(self, at: int) -> None:
        """The game is another one now: what was asked of the old one is stale."""
        self.version = self.number
        self.since = at
        self.request = None

    def _miss(self, at: int) -> None:
        self.status = Status.WAITING
        self.since = at
        self.missed += 1
        for seat, chair in enumerate(self.chairs):
            if chair.pledge is not None:
                self.chairs[seat] = Chair(chair.person, chair.name, kept=True)

    def _deal(self, entry: ledger.Dealt, at: int, after: Position | None) -> None:
        self.status = Status.PLAYING
        self.start_check = entry.check
        self.position = after
        for chair in self.chairs:
            chair.bank = self.clock.bank if isinstance(self.clock, LiveClock) else None
            chair.earned = -1
        self._change(at)

    def _move(self, entry: Moved, at: int, after: Position | None) -> None:
        if not entry.reaction and self.begins_turn(entry.seat):
            self.chairs[entry.seat].earned = max(self.chairs[entry.seat].earned, len(self.moves))
        self.moves.append(entry)
        self.numbers.append(self.number)
        self.chairs[entry.seat].bank = entry.bank
        self.position = after
        self._change(at)
        if entry.last:
            self.status = Status.OVER

    def _undo(self, entry: ledger.Undone, at: int, after: Position | None) -> None:
        if entry.bank is not None:
            self.chairs[self.moves[entry.to].seat].bank = entry.bank
        del self.moves[entry.to :]
        del self.numbers[entry.to :]
        self.undone_at = self.number
        self.hastened = False
        self.indulged = self.indulged or ("undo" if entry.agreed else None)
        self.position = after
        self.agreed = None
        self.settled = set()
        self.status = Status.PLAYING
        self._change(at)

    def ends_without(self, seat: int) -> bool:
        """Whether the game is over when this seat resigns: against one seat, or against bots alone, nobody plays on."""
        left = [chair for number, chair in enumerate(self.chairs) if number != seat and not chair.resigned]
        return len(left) == 1 or not any(chair.person for chair in left)

    def _resign(self, seat: int) -> None:
        if self.ends_without(seat):
            self.status = Status.OVER
        self.chairs[seat].resigned = True
        self.request = None

    def _inherit(self, entry: ledger.Inherited) -> None:
        for chair in self.chairs:
            if chair.person == entry.person:
                chair.person = entry.heir
        if self.opener == entry.person:
            self.opener = entry.heir

    def _dispute(self, entry: ledger.Disputed, after: Position | None) -> None:
        self.status = Status.DISPUTED
        self.position = after or self.position
        self.rules_version = entry.rules_version
        self.agreed = entry.agreed
        self.settled = set()
        self.request = None


def play_through(table: Table, moves: list[Moved]) -> Position:
    """The position after these moves, under the present rules; IllegalMove where they forbid one."""
    position = table.start()
    for moved in moves:
        position.advance(position.parse(moved.move).action)
    return position


def foresee(table: Table, entry: AnyEntry) -> Position | None:
    """The position after an entry that another has written."""
    match entry:
        case ledger.Dealt():
            return table.start()
        case Moved():
            assert table.position is not None, "a move needs a deal"
            after = table.position.copy()
            after.advance(after.parse(entry.move).action)
            return after
        case ledger.Undone():
            return play_through(table, table.moves[: entry.to])
        case ledger.Disputed():
            return play_through(table, table.moves[: entry.agreed])
        case _:
            return None


def rebuild(name: str, rows: list[tuple[AnyEntry, int]]) -> Table:
    """The table whose ledger this is: entries, each with its moment. Its position is replayed once, at the end."""
    (opened, at), *others = rows
    assert isinstance(opened, ledger.Opened), "a ledger begins with the opening"
    table = Table(name, opened, at)
    for entry, moment in others:
        table.take(entry, moment)
    if table.start_check:
        table.position = play_through(table, table.moves[: agreement(table)])
    return table


def agreement(table: Table) -> int:
    """How many moves of a table come out under the present rules as they did when they were played."""
    moves = table.moves[: table.agreed]
    if table.rules_version == table.game.rules_version:
        return len(moves)
    position = table.start()
    if check_of_start(position) != table.start_check:
        return 0
    for number, moved in enumerate(moves):
        try:
            events = told(position.play(position.parse(moved.move)))
        except IllegalMove:
            return number
        if check_of_move(events, position) != moved.check:
            return number
    return len(moves)
