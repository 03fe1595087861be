"""Games under way: each is a file, its record and who sits where. It is written after every move, before anybody is
told of the move, so that a crash loses nothing."""

import contextlib
import json
import os
import secrets
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_dir

from antichambre.bots import LEVELS
from antichambre.kernel import records
from antichambre.kernel.errors import AntichambreError, NoUndo
from antichambre.kernel.events import Event
from antichambre.kernel.game import Move
from antichambre.kernel.position import Position
from antichambre.terminal import files
from antichambre.terminal.errors import HouseError, file_error

HUMAN = "human"
FORM = 1  # of the session file
FIELDS = {"session", "players", "record"}


def home() -> Path:
    """The folder in which the house keeps games."""
    return Path(os.environ.get("ANTICHAMBRE_HOME") or user_data_dir("antichambre", appauthor=False))


def _folder(name: str) -> Path:
    folder = home() / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise HouseError("home-closed", {"folder": str(home())}, cause=file_error(folder, error)) from None
    return folder


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that was played: by whom, and what it brought about. `silent`: it let a reaction be. `asked`: whoever
    played it had to say something; a silence without any other choice is played for them."""

    seat: int
    events: list[Event]
    silent: bool
    asked: bool


@dataclass(slots=True)
class SavedGame:
    """A game and the players at it: for each seat `human` or the level of a bot."""

    path: Path
    players: list[str]
    position: Position
    deeds: list[PlayedMove] = field(default_factory=list)

    def play(self, move: Move) -> None:
        self.deeds.append(_done(self.position, move))

    def undo(self) -> None:
        """Takes the last move back if a human played it; NoUndo if the rules of undo forbid it."""
        if self.deeds and self.players[self.deeds[-1].seat] != HUMAN:
            raise NoUndo("no-undo")
        self.position = records.undo(self.position)
        self.deeds.pop()

    def keep(self) -> None:
        """Writes the session to its file."""
        head = f'"session": {FORM},\n"players": {json.dumps(self.players)},\n"record": '
        files.write(self.path, "{\n" + head + records.dumps(self.position.record()).rstrip() + "\n}\n")

    def conclude(self) -> Path:
        """The game is over: its record goes to the finished ones, and the session is no longer waiting."""
        record = _folder("records") / self.path.name
        files.write(record, records.dumps(self.position.record()))
        if self.path.parent == home() / "waiting":
            with contextlib.suppress(OSError):
                self.path.unlink()
        return record


def new_path(game: str) -> Path:
    """A file for a game that begins now."""
    started = datetime.now().strftime("%Y%m%d-%H%M%S")
    return _folder("waiting") / f"{game}-{started}-{secrets.token_hex(2)}.json"


def _done(position: Position, move: Move) -> PlayedMove:
    seat = position.seat
    assert seat is not None, "nobody moves when the game is over"
    silent = position.reaction and move.text == position.game.silence
    asked = not silent or len(position.legal()) > 1
    return PlayedMove(seat, position.play(move), silent, asked)


def deeds_of(record: dict[str, object]) -> list[PlayedMove]:
    """What happened in a record that has been replayed."""
    position = records.start_of(record)
    moves = record["moves"]
    assert isinstance(moves, list)
    return [_done(position, position.parse(text)) for text in moves]


def is_session(text: str) -> bool:
    """Whether a text holds a session, and not a bare record."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and "session" in found


def load(path: Path) -> SavedGame:
    """The session in a file. HouseError says what is wrong with it; the file is left as it is."""
    text = files.read(path)
    try:
        if not is_session(text):
            records.loads(text)  # which says where the text breaks off
            raise HouseError("session-form")
        found = json.loads(text)
        if set(found) != FIELDS or found["session"] != FORM:
            raise HouseError("session-form")
        position = records.replay(found["record"])
        players = found["players"]
        seated = isinstance(players, list) and len(players) == position.seats
        if not seated or not all(player == HUMAN or player in list(LEVELS) for player in players):
            raise HouseError("session-players")
        return SavedGame(path, players, position, deeds_of(found["record"]))
    except AntichambreError as error:
        raise HouseError("session-damaged", {"file": str(path)}, cause=error) from None


def waiting() -> list[Path]:
    """The files of the games under way, the one played last first."""
    found = []
    with contextlib.suppress(OSError):
        found = [(path.stat().st_mtime_ns, path) for path in (home() / "waiting").glob("[!.]*.json")]
    return [path for _, path in sorted(found, reverse=True)]


@contextlib.contextmanager
def claimed(session: SavedGame) -> Iterator[None]:
    """Nobody else plays this session meanwhile: two windows at one game would each lose the other's moves."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    mark = session.path.with_name(f".{session.path.name}.claim")
    try:
        file = mark.open("w")
    except OSError as error:
        raise file_error(session.path, error) from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise HouseError("session-elsewhere", {"file": str(session.path)}) from None
        try:
            yield
        finally:
            mark.unlink(missing_ok=True)
