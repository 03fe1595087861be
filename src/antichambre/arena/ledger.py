"""The ledger: results as lines of JSON, each written whole as soon as it is known, so that a match can be left and
taken up again. The first line says which match it is."""

import json
import sys
from pathlib import Path
from typing import IO, Any

from antichambre.arena.errors import ArenaError
from antichambre.arena.match import Match
from antichambre.arena.play import Result, result_of

FORM = 1


class Ledger:
    """The results of one match, in a file. A fixture counts once, however often it is entered."""

    def __init__(self, path: Path, match: Match) -> None:
        """Opens the ledger, or begins it; ArenaError if it is that of another match, or somebody else writes in it."""
        self.path = path
        self.results: dict[int, Result] = {}
        self._file = path.open("a+b", buffering=0)
        try:
            _claim(self._file, path)
            self._take_up({"arena": FORM, **match.described()})
        except ArenaError:
            self._file.close()
            raise

    def _take_up(self, header: dict[str, object]) -> None:
        self._file.seek(0)
        data = self._file.read()
        lines, whole = _lines(data, self.path)
        if not lines and not _text(header).startswith(data):
            raise ArenaError("ledger-form", {"file": str(self.path)})
        self._file.truncate(whole)  # what was half written is played again
        if not lines:
            self._file.write(_text(header))
            return
        _compare(self.path, lines[0], header)
        for number, line in enumerate(lines[1:], 2):
            try:
                result = result_of(line)
            except (KeyError, TypeError):
                raise _damaged(self.path, number) from None
            self.results.setdefault(result.number, result)

    def enter(self, result: Result) -> bool:
        """Writes a result down; False if its fixture was there already."""
        if result.number in self.results:
            return False
        self._file.write(_text(result.as_json()))
        self.results[result.number] = result
        return True

    def in_order(self) -> list[Result]:
        return [self.results[number] for number in sorted(self.results)]

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def seed_of(path: Path) -> str | None:
    """The seed of the match that a ledger holds; None if there is none yet."""
    lines, _ = _lines(path.read_bytes(), path) if path.exists() else ([], 0)
    return str(lines[0].get("seed")) if lines else None


def _text(line: dict[str, object]) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"


def _lines(data: bytes, path: Path) -> tuple[list[dict[str, Any]], int]:
    """The lines, and how many bytes they are. Only the last may be damaged: it was being written."""
    lines: list[dict[str, Any]] = []
    whole = 0
    pieces = data.split(b"\n")
    rest = pieces.pop()
    for number, piece in enumerate(pieces, 1):
        try:
            line = json.loads(piece)
        except ValueError:
            line = None
        if not isinstance(line, dict):
            if number == len(pieces) and number > 1 and not rest:
                break
            raise _damaged(path, number)
        lines.append(line)
        whole += len(piece) + 1
    return lines, whole


def _damaged(path: Path, line: int) -> ArenaError:
    return ArenaError("ledger-damaged", {"file": str(path), "line": line})


def _claim(file: IO[bytes], path: Path) -> None:
    """Nobody else writes in it meanwhile."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArenaError("ledger-elsewhere", {"file": str(path)}) from None


def _compare(path: Path, found: dict[str, Any], wanted: dict[str, object]) -> None:
    """Says in what the ledger's match is not the one that is asked for."""
    if found.get("arena") != FORM:
        raise ArenaError("ledger-form", {"file": str(path)})
    for name, value in wanted.items():
        if found.get(name) != value:
            details = {"file": str(path), "what": name, "theirs": _short(found.get(name)), "ours": _short(value)}
            raise ArenaError("ledger-other", details)


def _short(value: object) -> str:
    if isinstance(value, list):
        return " ".join(str(part) for part in value)
    if isinstance(value, dict):
        return ", ".join(f"{name}={str(part).lower()}" for name, part in value.items())
    return str(value)
