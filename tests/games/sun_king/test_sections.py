"""SECTIONS.md tells which test holds which sentence: it names every test there is, and none that there is not."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
TABLE = (HERE / "SECTIONS.md").read_text(encoding="utf-8")
ROWS = [line for line in TABLE.splitlines() if line.startswith("| ") and not line.startswith("| what it says")]
RULINGS = range(1, 20)


def names_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def named(row: str) -> set[tuple[str, str]]:
    """The tests that a row names, each with its file."""
    found = set()
    for part in row.split("|")[2].split("<br>"):
        file, _, tests = part.strip().partition(": ")
        found |= {(file, test) for test in re.findall(r"`(test_\w+)`", tests)}
    return found


def test_every_test_named_in_the_table_exists() -> None:
    there = {(file.name, test) for file in HERE.glob("test_*.py") for test in names_in(file)}
    for row in ROWS:
        assert named(row), f"no test for: {row}"
        assert named(row) <= there, f"no such test: {named(row) - there}"


def test_every_test_is_named_in_the_table() -> None:
    named_somewhere = {pair for row in ROWS for pair in named(row)}
    for file in HERE.glob("test_*.py"):
        if file.name != Path(__file__).name:
            assert {(file.name, test) for test in names_in(file)} <= named_somewhere


def test_every_ruling_has_a_test_with_its_number() -> None:
    for number in RULINGS:
        rows = [row for row in ROWS if row.startswith(f"| Ruling {number}. ")]
        assert len(rows) == 1
        assert any(f"ruling_{number}_" in test for _, test in named(rows[0]))
