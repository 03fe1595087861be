"""A table for tests: people and the house act at it, its ledger is kept, and a refused act must change nothing."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

import pytest

import antichambre
from antichambre.kernel.chance import Rng
from antichambre.kernel.errors import AntichambreError
from antichambre.kernel.position import Position
from antichambre.kernel.salting import pledge
from antichambre.kernel.words import LANGUAGES, Words
from antichambre.table import ROOM
from antichambre.table.acts import AnyAct, Call, MakeMove, Sit, Start, Undo
from antichambre.table.entries import AnyEntry, Opened, read, written
from antichambre.table.notes import Note
from antichambre.table.pauses import settled
from antichambre.table.proposals import Proposed, moved, overdue, propose
from antichambre.table.setup import Clock, Setup
from antichambre.table.table import Table, foresee, rebuild
from conformance.walks import everything

ANNE, BRUNO, CLEMENT = "anne", "bruno", "clement"
PEOPLE = (ANNE, BRUNO, CLEMENT, "diane", "eloi", "flore")
SALT = "00112233445566778899aabbccddeeff"
OTHER_SALT = "f" * 32
LIVE = Clock("live", seconds=300, increment=10)
SLOW = Clock("slow", days=3)


def opened(setup: Setup, seed: str = "house") -> Opened:
    return Opened(ANNE, setup.checked(), seed, antichambre.game(setup.game).rules_version)


class Sitting:
    """`rows`: the ledger so far. `now`: the hour, which only the test moves on."""

    def __init__(self, game: str = "richelieu", seats: int = 2, seed: str = "house", **wishes: Any) -> None:
        self.now = 1_000_000
        first = opened(Setup(game, seats, **wishes), seed)
        self.table = Table("salon", first, self.now)
        self.rows: list[tuple[AnyEntry, int]] = [(first, self.now)]

    def write(self, proposed: list[Proposed]) -> list[AnyEntry]:
        """Takes what was proposed, as this server does and as another would that reads it from the ledger."""
        ahead = self.table.twin()
        for one in proposed:
            entry = read(written(one.entry))
            assert entry == one.entry
            foreseen = foresee(ahead, entry)
            assert seen_whole(foreseen) == seen_whole(one.after)
            ahead.take(entry, self.now, one.after)
            self.rows.append((entry, self.now))
            assert ahead.number == len(self.rows)
        self.table = ahead
        return [one.entry for one in proposed]

    def does(self, person: str, act: AnyAct) -> list[AnyEntry]:
        before = snapshot(self.table)
        proposed = propose(self.table, act, person, self.now)
        assert snapshot(self.table) == before, "a proposal changes nothing"
        return self.write(proposed)

    def refuses(self, person: str, act: AnyAct) -> str:
        """The key of the reason. Both languages have a sentence for it, and the table is as it was."""
        before = snapshot(self.table)
        with pytest.raises(AntichambreError) as refusal:
            propose(self.table, act, person, self.now)
        assert snapshot(self.table) == before
        for lang in LANGUAGES:
            assert "{" not in refusal.value.sentence(Words(lang, refusal.value.game, ROOM))
        assert str(refusal.value)
        return refusal.value.key

    # The usual

    def seated(self, *people: str | None, pledges: tuple[str | None, ...] = ()) -> "Sitting":
        """Everybody sits down in this order; None: a bot."""
        for seat, person in enumerate(people):
            salt = pledges[seat] if seat < len(pledges) else None
            if person is None:
                self.does(ANNE, Call("page", seat))
            else:
                self.does(person, Sit(seat, pledge=None if salt is None else pledge(salt)))
        return self

    def begun(self, *people: str | None) -> "Sitting":
        self.seated(*(people or PEOPLE[: self.table.setup.seats]))
        self.does(next(person for person in people or PEOPLE if person is not None), Start())
        return self

    @property
    def position(self) -> Position:
        assert self.table.position is not None
        return self.table.position

    @property
    def asked(self) -> int:
        assert self.table.asked is not None
        return self.table.asked

    @property
    def banks(self) -> list[int | None]:
        return [chair.bank for chair in self.table.chairs]

    def move(self, text: str | None = None, after: int = 0) -> list[AnyEntry]:
        """Whoever is asked moves; without a text, the first legal move. A bot's moves come from the house. In a pause
        everybody else lets it be."""
        self.now += after
        seat = self.asked
        chair = self.table.chairs[seat]
        chosen = text or self.position.moves()[0].text
        if self.table.pausing:
            return self.react({seat: chosen})
        if chair.player is None:
            return self.write([moved(self.table, chosen, self.now, chair.bot)])
        return self.write(propose(self.table, MakeMove(self.table.version, seat, chosen), chair.player, self.now))

    def react(self, answers: Mapping[int, str]) -> list[AnyEntry]:
        """A pause ends: these seats answer, all others let it be."""
        silence = self.table.game.silence
        said = {voice.seat: silence for voice in self.table.voices} | dict(answers)
        notes = {seat: Note({}, self.table.version, answer) for seat, answer in said.items()}
        proposed = settled(self.table, notes, said, self.now)
        assert proposed is not None
        return self.write(proposed)

    def undo(self, person: str) -> list[AnyEntry]:
        return self.does(person, Undo(self.table.version))

    def house_acts(self, seen: dict[str, int] | None = None) -> list[AnyEntry]:
        return self.write(overdue(self.table, self.now, seen or {}))

    def rebuilt(self) -> Table:
        return rebuild(self.table.name, [(read(written(entry)), at) for entry, at in self.rows])


def in_a_pause(
    game: str,
    seats: int = 3,
    people: tuple[str | None, ...] = (),
    wanted: Callable[[Table], bool] = bool,
    **wishes: Any,
) -> Sitting:
    """A game played by chance until there is something to react to, as it is wanted."""
    for seed in range(200):
        sitting = Sitting(game, seats, seed=str(seed), **wishes).begun(*people)
        rng = Rng(seed)
        while sitting.table.running:
            if sitting.table.pausing and wanted(sitting.table):
                return sitting
            moves = sitting.position.moves()
            sitting.move(moves[rng.below(len(moves))].text, after=1_000)
    raise AssertionError(f"no such pause in {game}")


def snapshot(table: Table) -> dict[str, Any]:
    """All that a table holds, and what every seat and an onlooker may see of it."""
    held = {name: value for name, value in vars(table).items() if not name.startswith("_")}
    held["chairs"] = [asdict(chair) for chair in table.chairs]
    held["position"] = seen_whole(table.position)
    for name in ("moves", "numbers", "talk"):
        held[name] = list(held[name])
    held["settled"] = set(table.settled)
    return held


def seen_whole(position: Position | None) -> dict[str, Any] | None:
    """Everything in a position, and the view of every seat."""
    if position is None:
        return None
    views = [position.view(seat) for seat in (None, *range(position.seats))]
    return {**everything(position), "views": views}
