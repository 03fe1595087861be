"""Disks that are soon full."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


@contextlib.contextmanager
def small_disk(folder: Path, size: str = "1m") -> Iterator[Path]:
    """A disk of its own; skips the test where nobody may mount one."""
    folder.mkdir()
    mount = shutil.which("mount")
    if os.name != "posix" or os.geteuid() != 0 or mount is None:
        pytest.skip("only root can mount a small disk")
    tried = subprocess.run([mount, "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], capture_output=True)
    if tried.returncode != 0:
        pytest.skip(f"no small disk here: {tried.stderr.decode(errors='replace')}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
