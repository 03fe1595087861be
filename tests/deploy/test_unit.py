"""The unit for systemd, as systemd itself reads it; and the settings beside it."""

import subprocess
import sys
from pathlib import Path

import pytest

from antichambre.sources import gather
from deploy.tools import DEPLOY, program

UNIT = (DEPLOY / "antichambre.service").read_text(encoding="utf-8")
PROGRAM = "/opt/antichambre/bin/antichambre"
MOST_EXPOSED = 20  # tenths: up to here systemd calls a service "OK"


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The sample; only where the program lies differs."""
    assert UNIT.count(f"ExecStart={PROGRAM} serve\n") == 1
    placed = tmp_path / "antichambre.service"
    placed.write_text(UNIT.replace(f"ExecStart={PROGRAM}", f"ExecStart={sys.executable} -m antichambre"))
    return placed


def test_systemd_understands_it(unit: Path) -> None:
    checked = subprocess.run([program("systemd-analyze"), "verify", unit], capture_output=True, text=True)
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")


def test_it_exposes_little(unit: Path) -> None:
    security = ["security", "--offline=true", f"--threshold={MOST_EXPOSED}", "--no-pager"]
    checked = subprocess.run([program("systemd-analyze"), *security, unit], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_database_that_is_away_for_a_while_is_waited_for() -> None:
    """Then the house cannot start, and says so with the status 1. Five such starts in ten seconds, and systemd would
    leave it so."""
    before, service = UNIT.split("[Service]")
    assert "\nStartLimitIntervalSec=0\n" in before
    assert "\nRestart=always\n" in service and "\nRestartPreventExitStatus=2\n" in service


def test_its_settings_are_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTICHAMBRE_HOME", str(tmp_path))
    sample = (DEPLOY / "antichambre.toml").read_text(encoding="utf-8")
    # What is only suggested there holds too.
    suggested = [line.removeprefix("# ") for line in sample.splitlines()]
    whole = "\n".join(line for line in suggested if " = " in line)
    (tmp_path / "all.toml").write_text(whole)
    assert set(gather(file=DEPLOY / "antichambre.toml").sources) == {"origin", "trusted-proxy"}
    assert set(gather(file=tmp_path / "all.toml").sources) == {"origin", "trusted-proxy", "database", "invite-only"}
