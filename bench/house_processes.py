"""The processes of a measurement: servers, visitors, PostgreSQL."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
LIMIT = 60.0


def serve(place: str) -> None:
    """The server that is measured: as anybody starts it, but that all its visitors come from one address at once."""
    from antichambre.server import logs
    from antichambre.server.limits import Budget
    from antichambre.server.run import serve
    from antichambre.server.settings import Settings

    logs.configure("json")
    plenty: dict[str, Any] = {budget.setting: "1000000, 1000000/s" for budget in Budget}
    settings = Settings(database=place, port=0, limit_connections=1_000_000, limit_bot_tables=100_000, **plenty)
    serve(settings, lambda url: print(url, flush=True))


class Server:
    """A server in a process of its own. `started`: seconds from its start until it was ready."""

    def __init__(self, place: str) -> None:
        began = time.perf_counter()
        command = [sys.executable, str(HERE / "house.py"), "--serve", place]
        self._log = open(os.devnull, "w")  # noqa: SIM115
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._log, text=True)  # noqa: S603
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        self._wait_until_ready(began)
        self.started = time.perf_counter() - began

    def _wait_until_ready(self, began: float) -> None:
        while True:
            try:
                urllib.request.urlopen(f"{self.url}ready", timeout=LIMIT).close()  # noqa: S310
                return
            except OSError:
                if self._process.poll() is not None or time.perf_counter() - began > LIMIT:
                    raise
            time.sleep(0.005)

    def memory(self) -> int:
        """Bytes that are the process's own."""
        text = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text()
        return sum(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("Private"))

    def busy(self) -> float:
        """Seconds of a core that the process has used."""
        return busy_of(self._process.pid)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(LIMIT)
        self._log.close()


def busy_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Visitors:
    """The second process: `house_load.py`."""

    def __init__(self) -> None:
        command = [sys.executable, str(HERE / "house_load.py")]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603

    def ask(self, what: str, **how: Any) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps({"what": what, **how}), file=self._process.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def leave(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(LIMIT)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a database of a PostgreSQL server that lives as long as this."""
    sys.path.append(str(HERE.parent / "tests"))
    from postgres import Postgres

    server = Postgres()
    try:
        server.start()
        yield server.new_database()
    finally:
        server.remove()
