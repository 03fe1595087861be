"""What is built is what a player installs: the wheel alone, in an empty environment, outside the clone."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
WINDOWS = sys.platform == "win32"


def run(*command: str | Path, cwd: Path, said: str = "", **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**clean, "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", **environment},
        input=said,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The wheel that `make dist` built."""
    wheels = sorted((ROOT / "dist").glob("antichambre-*.whl"))
    assert len(wheels) == 1, "run `make dist` first"
    return wheels[0]


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel alone; the folder of its programs."""
    home = tmp_path_factory.mktemp("elsewhere")
    run(sys.executable, "-m", "venv", home / "venv", cwd=home)
    programs = home / "venv" / ("Scripts" if WINDOWS else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel, cwd=home)
    return programs


def test_the_wheel_says_what_it_is(empty: Path, tmp_path: Path) -> None:
    said = run(empty / "antichambre", "--version", cwd=tmp_path)
    expected = os.environ.get("EXPECTED_RULES", "compiled")
    assert ("compiled" in said) == (expected == "compiled")


def test_a_game_is_played_to_its_end(empty: Path, tmp_path: Path) -> None:
    """Always the first choice, whatever is asked, through the terminal."""
    said = run(
        *(empty / "antichambre", "play", "richelieu", "--seed", "wheel", "--seat", "0"),
        cwd=tmp_path,
        said="1\n" * 200,
        ANTICHAMBRE_HOME=str(tmp_path / "home"),
    )
    assert "The game is over." in said


def test_three_lines_in_python(empty: Path, tmp_path: Path) -> None:
    code = """
import antichambre
position = antichambre.game("richelieu").new(seed="7")
while not position.over: position.play(position.moves()[0])
print(position.scores(), position.winners())
"""
    assert run(empty / "python", "-c", code, cwd=tmp_path).startswith("[")


def test_the_archive_builds_without_a_compiler(tmp_path: Path) -> None:
    """No compiler at hand: the build says so, and the rules run as plain Python."""
    archive = next((ROOT / "dist").glob("antichambre-*.tar.gz"))
    said = run(
        *(sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "--no-build-isolation"),
        *("--disable-pip-version-check", "--wheel-dir", tmp_path, archive),
        cwd=tmp_path,
        CC="no-such-compiler",
    )
    assert "antichambre: no C compiler, built as plain Python" in said
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as plain:
        assert not [name for name in plain.namelist() if name.endswith((".so", ".pyd"))]
        plain.extractall(tmp_path / "plain")
    said = run(sys.executable, "-m", "antichambre", "--version", cwd=tmp_path, PYTHONPATH=str(tmp_path / "plain"))
    assert "plain Python" in said
