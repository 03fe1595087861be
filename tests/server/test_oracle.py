"""An oracle at the table: it hears all that the house sends to one player over the socket, and when, and guesses
whether a computer could have reacted. It must not do better than chance."""

import math
import random
import threading
import time
from pathlib import Path
from typing import NamedTuple

import pytest

import antichambre
from antichambre.kernel.reactions import voices
from server.guests import Guest, Line
from server.houses import RunningHouse

GAMES = [(game, seats) for game in ("favourite", "louis_xiv") for seats in (2, 3, 4)]
TABLES = 4  # for each of them
PAUSES = 60  # at each of those
FRANK = (str(Path(__file__).with_name("frank.py")),)
SURPRISE = 4.0  # standard deviations: by chance less than once in ten thousand runs


class Heard(NamedTuple):
    """A pause as one player heard it. `known`: what everybody sees of it: the game, its seats, how many are asked.
    `counts`: of messages, entries and moves until the game went on. `seconds`: until then."""

    known: tuple[str, int, int]
    counts: tuple[int, ...]
    seconds: float
    held: bool


class Listener(threading.Thread):
    """Plays by chance against pages, and notes what it hears of each pause in which it has nothing to say itself."""

    def __init__(self, url: str, game: str, seats: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.heard: list[Heard] = []
        self.trouble: Exception | None = None
        self._guest = Guest(url, f"Oracle {game} {seats} {seed}")
        self._game, self._seats = game, seats
        self._rng = random.Random(seed)
        self._silent: dict[int, tuple[tuple[int, ...], float]] = {}  # by how many moves there were

    def run(self) -> None:
        try:
            table = self._guest.open("me", *["page"] * (self._seats - 1), game=self._game)
            line = self._guest.join(table)
            self._play(line)
            if line.table["status"] == "playing":
                line.act("resign", seat=0)
            self._compare(self._guest.get(f"/api/tables/{table}/record"))
            line.socket.close()
        except Exception as error:
            self.trouble = error
        finally:
            self._guest.leave()

    def _play(self, line: Line) -> None:
        while line.table["status"] == "playing" and len(self._silent) < PAUSES:
            if line.moves:
                line.play(self._rng.randrange(len(line.moves)))
            elif "pause" in line.table:
                self._listen(line)
            else:
                line.hear("table")

    def _listen(self, line: Line) -> None:
        before, since, first = line.table, time.perf_counter(), len(line.heard)
        while line.table["version"] == before["version"]:
            line.take()
        lasted = time.perf_counter() - since
        steps = [line.table[name] - before[name] for name in ("number", "version", "plies")]
        messages = sum(said["say"] != "here" for said in line.heard[first:])  # somebody came to another table
        counts = (messages, *steps, line.table["after"] - before["plies"], len(line.table["deeds"]))
        self._silent[before["plies"]] = counts, lasted

    def _compare(self, record: dict[str, object]) -> None:
        """Now that the game is over, who held what?"""
        moves = record["moves"]
        assert isinstance(moves, list)
        for plies, (counts, lasted) in self._silent.items():
            asked = voices(antichambre.replay(record, upto=plies))
            answers = moves[plies : plies + len(asked)]
            if set(answers) == {asked[0].position.game.silence}:
                held = any(voice.chooses for voice in asked if voice.seat != 0)
                self.heard.append(Heard((self._game, self._seats, len(asked)), counts, lasted, held))


def listened(program: tuple[str, ...], database: str, tables: int) -> list[Heard]:
    with RunningHouse(database, "--trusted-proxy", "127.0.0.1", program=program) as house:
        listeners = [Listener(house.url, *game, seed) for game in GAMES for seed in range(tables)]
        for listener in listeners:
            listener.start()
        for listener in listeners:
            listener.join(240)
        troubles = [listener.trouble for listener in listeners if listener.trouble is not None]
        if troubles:
            raise ExceptionGroup("those who listened were in trouble", troubles)
        return [heard for listener in listeners for heard in listener.heard]


def surprise(heard: list[Heard]) -> float:
    """By how many standard deviations pauses in which somebody held a card lasted longer, or less long, than others of
    the same kind: the rank-sum of Wilcoxon, added up over the kinds."""
    excess = variance = 0.0
    for kind in {one.known for one in heard}:
        same = sorted((one for one in heard if one.known == kind), key=lambda one: one.seconds)
        held = [rank for rank, one in enumerate(same, 1) if one.held]
        others = len(same) - len(held)
        excess += sum(held) - len(held) * (len(same) + 1) / 2
        variance += len(held) * others * (len(same) + 1) / 12
    return excess / math.sqrt(variance)


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> list[Heard]:
    return listened(("-m", "antichambre"), str(tmp_path_factory.mktemp("oracle") / "house.sqlite"), TABLES)


def test_there_is_something_to_guess(heard: list[Heard]) -> None:
    held = sum(one.held for one in heard)
    assert len(heard) > 200
    assert 10 < held < len(heard) - 10
    assert {one.known[:2] for one in heard} == set(GAMES)


def test_nothing_can_be_told_from_what_is_sent(heard: list[Heard]) -> None:
    """As many messages, entries, moves and deeds in every pause of a kind, whoever held a card."""
    for kind in {one.known for one in heard}:
        assert len({one.counts for one in heard if one.known == kind}) == 1, kind


def test_nor_from_when_it_comes(heard: list[Heard]) -> None:
    assert abs(surprise(heard)) < SURPRISE


def test_the_oracle_would_notice(sqlite_url: str) -> None:
    """At a house that does not pause it knows."""
    assert surprise(listened(FRANK, sqlite_url, 2 * TABLES)) > SURPRISE  # nobody pauses there: many tables take no time
