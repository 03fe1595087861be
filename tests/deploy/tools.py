"""Programs that are not ours, and without which a sample cannot be tried."""

import os
import shutil
import socket
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
# Where `make proxies` unpacks what is not installed.
UNPACKED = ROOT / ".venv" / "debian" / "usr"


def program(name: str) -> str:
    """Where it is; otherwise the test says that it did not run."""
    places = [os.environ.get("PATH", ""), "/usr/sbin", str(UNPACKED / "sbin"), str(UNPACKED / "bin")]
    found = shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        pytest.skip(f"{name} is not here: run `make proxies`")
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
