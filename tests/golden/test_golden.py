"""Golden records: what a whole game was, it is again, line by line; compiled and in plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import antichambre
from antichambre.version import compiled
from golden.playthrough import playthrough

HERE = Path(__file__).parent
SOURCE = HERE.parent.parent / "src"
RECORDS = sorted(HERE.glob("*/*.json"))
NAMES = [f"{path.parent.name}-{path.stem}" for path in RECORDS]
every_record = pytest.mark.parametrize("path", RECORDS, ids=NAMES)


@every_record
def test_line_by_line(path: Path) -> None:
    record = antichambre.loads(path.read_text(encoding="utf-8"))
    lines = playthrough(record).splitlines()
    stored = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(lines, stored, strict=False), 1):
        assert now == then, f"line {number} of {path.with_suffix('.txt').name}"
    assert len(lines) == len(stored)


@every_record
def test_the_text_of_the_record_is_rebuilt(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert antichambre.dumps(antichambre.verify(text).record()) == text


@pytest.mark.parametrize("game", antichambre.games(), ids=lambda game: game.name)
def test_at_least_five_and_together_every_decision_and_event(game: antichambre.Game) -> None:
    records = [antichambre.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob(f"{game.name}/*.json"))]
    assert len(records) >= 5
    seen = set()
    for record in records:
        position = antichambre.replay(record, upto=0)
        for text in record["moves"]:  # type: ignore[attr-defined]
            seen.add(position.decision)
            seen |= {event.kind.name for event in position.play(position.parse(text))}
    assert seen == {*game.decisions, *(kind.name for kind in game.events)}


def test_plain_python_gives_the_same_bytes() -> None:
    """The other way to run the rules: the sources as they stand, not compiled."""
    command = [sys.executable, "-c", "import antichambre.version as v; print(v.compiled())"]
    plain = {**os.environ, "PYTHONPATH": str(SOURCE)}
    answer = subprocess.run(command, env=plain, check=True, capture_output=True, text=True).stdout
    assert answer.strip() == "False"
    command = [sys.executable, str(HERE / "playthrough.py"), *map(str, RECORDS)]
    told = subprocess.run(command, env=plain, check=True, capture_output=True).stdout
    assert told == b"".join(path.with_suffix(".txt").read_bytes() for path in RECORDS)


def test_the_tests_run_on_compiled_rules_where_there_is_a_compiler() -> None:
    """`make test` says what it installed; a silent fall back to plain Python would leave half of it untested."""
    assert compiled() == (os.environ.get("EXPECTED_RULES", "compiled") == "compiled")
