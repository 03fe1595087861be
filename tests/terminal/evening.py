"""An evening at the terminal: command lines, what is typed, what is printed."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

import antichambre
from antichambre.cli import main
from antichambre.kernel.chance import Rng
from antichambre.kernel.position import Position


@dataclass(frozen=True)
class Heard:
    """What a command line came to."""

    code: int
    out: str
    err: str


class Evening:
    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        monkeypatch.setenv("ANTICHAMBRE_HOME", str(home))
        monkeypatch.setenv("COLUMNS", "100")
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(self, *arguments: str | Path, typed: str = "") -> Heard:
        with streams(typed) as (out, err):
            code = main([str(argument) for argument in arguments])
            sys.stdout.flush()
            sys.stderr.flush()
        return Heard(code, out.getvalue().decode(), err.getvalue().decode())

    @property
    def waiting(self) -> list[Path]:
        return sorted((self.home / "waiting").glob("*.json"))

    @property
    def records(self) -> list[Path]:
        return sorted((self.home / "records").glob("*.json"))


@contextmanager
def streams(typed: str, encoding: str = "utf-8") -> Iterator[tuple[io.BytesIO, io.BytesIO]]:
    """Standard streams that are no terminal."""
    out, err = io.BytesIO(), io.BytesIO()
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    try:
        with (
            redirect_stdout(io.TextIOWrapper(out, encoding=encoding, write_through=True)) as printed,
            redirect_stderr(io.TextIOWrapper(err, encoding=encoding, write_through=True)) as complained,
        ):
            yield out, err
            printed.flush()
            complained.flush()
            # A closed wrapper would close what is to be read.
            printed.detach()
            complained.detach()
    finally:
        sys.stdin = before


def lines(*answers: str) -> str:
    return "".join(answer + "\n" for answer in answers)


def played(seed: str, moves: int | None = None, variant: dict[str, str | bool] | None = None) -> Position:
    """A game of Richelieu played at random, to its end or for some moves."""
    position = antichambre.game("richelieu").new(seed=seed, variant=variant)
    rng = Rng(seed)
    while not position.over and (moves is None or len(position.history) < moves):
        legal = position.moves()
        position.play(legal[rng.below(len(legal))])
    return position
