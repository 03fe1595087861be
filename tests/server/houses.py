"""A house for tests: `antichambre serve` as a process of its own, on a database of the test's."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

LIMIT = 30.0  # seconds within which whatever is waited for must have come
PROGRAM = ("-m", "antichambre")
GENEROUS = (str(Path(__file__).with_name("generous.py")),)  # one that never says "not so fast"
_OPEN = re.compile(r"The house is open: (http://127\.0\.0\.1:(\d+))/")


def until(condition: Callable[[], object], limit: float = LIMIT) -> None:
    """Waits for a condition."""
    deadline = time.monotonic() + limit
    while not condition():
        assert time.monotonic() < deadline, "it never came to that"
        time.sleep(0.02)


class RunningHouse:
    """`database`: a file, or a URL. It listens at one port for good, also after `restart`.

    `program`: what Python is called with; `packages`: where it finds the package, if not where the tests do."""

    def __init__(
        self, database: str, *options: str, program: tuple[str, ...] = PROGRAM, packages: Path | None = None
    ) -> None:
        self.database = database
        self.url = ""
        self.packages = packages
        self._program = program
        self._options = options
        self._port = "0"
        self._folder = tempfile.TemporaryDirectory(prefix="antichambre-house-")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "the house is closed"
        return self._process

    @property
    def log(self) -> str:
        """What it has said so far, on both its streams."""
        texts = (self._said.read_text(encoding="utf-8"), self._wrote.read_text(encoding="utf-8"))
        return "\n".join(texts)

    @property
    def _said(self) -> Path:
        return Path(self._folder.name) / "out"

    @property
    def _wrote(self) -> Path:
        return Path(self._folder.name) / "err"

    def start(self) -> None:
        """Opens the house, and waits until it is open."""
        command = [sys.executable, *self._program, "serve", "--database", self.database, "--port", self._port]
        here = {**os.environ, "ANTICHAMBRE_HOME": self._folder.name}  # and no file of settings but a test's
        if self.packages is not None:
            here["PYTHONPATH"] = str(self.packages)
        before = self._said.stat().st_size if self._said.exists() else 0
        with self._said.open("ab") as out, self._wrote.open("ab") as err:
            self._process = subprocess.Popen(
                [*command, "--log-format", "json", "--lang", "en", *self._options],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                env=here,
            )
        deadline = time.monotonic() + LIMIT
        while (found := _OPEN.search(self._said.read_bytes()[before:].decode())) is None:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the house does not open:\n{self.log}")
            time.sleep(0.02)
        self.url, self._port = found[1], found[2]

    def stop(self) -> int:
        """Closes it in good order; the status that it leaves."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def kill(self) -> None:
        """Closes it as a power cut would."""
        self.process.kill()
        self._ended()

    def _ended(self) -> int:
        status = self.process.wait(LIMIT)
        self._process = None
        return status

    def restart(self) -> None:
        """Opens it again, at the same address, whether it was stopped, killed, or is still open."""
        if self._process is not None:
            self.stop()
        self.start()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _error: BaseException | None, _t: TracebackType | None
    ) -> None:
        with contextlib.suppress(AssertionError, subprocess.TimeoutExpired):
            self.kill()
        if kind is not None:
            print(self.log)  # pytest shows it with what failed
        self._folder.cleanup()


def children(pid: int) -> dict[int, str]:
    """The processes that a process has started, each with its command."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):  # it has ended meanwhile
                parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
                if int(parent) == pid:
                    found[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
    return found
