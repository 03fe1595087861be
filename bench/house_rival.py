"""boardgame.io beside the house: its own server, its store in memory, nothing durable; players in another process."""

import json
import subprocess
from pathlib import Path

from house_processes import HERE, busy_of

VERSION = "boardgame.io 0.50.2"
SCRIPT = str(HERE / "boardgame_io.mjs")


def boardgame_io(folder: Path, tables: int, seconds: float) -> tuple[float, float]:
    """Moves acknowledged a second, and microseconds of a core in the server for each. `folder`: where it is installed
    (`npm install boardgame.io@0.50.2`)."""
    here = str(folder.resolve())
    with subprocess.Popen(["node", SCRIPT, here, "serve"], stdout=subprocess.PIPE, text=True) as server:  # noqa: S603, S607
        try:
            assert server.stdout is not None
            url = next(line.split()[1] for line in server.stdout if line.startswith("listening"))
            command = ["node", SCRIPT, here, "play", url, str(tables), str(seconds)]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as players:  # noqa: S603
                assert players.stdout is not None
                players.stdout.readline()
                before = busy_of(server.pid)
                found = json.loads(players.stdout.readline())
                spent = busy_of(server.pid) - before
        finally:
            server.terminate()
    return found["moves"] / found["seconds"], spent / found["moves"] * 1e6
