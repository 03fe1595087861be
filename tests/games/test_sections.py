"""SECTIONS.md tells which test holds which sentence: it names every test there is, and none that there is not."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULINGS = {"sun_king": 19, "favourite": 16, "louis_xiv": 20}


def rows_of(game: str) -> list[str]:
    table = (HERE / game / "SECTIONS.md").read_text(encoding="utf-8")
    return [line for line in table.splitlines() if line.startswith("| ") and not line.startswith("| what it says")]


def functions_of(game: str) -> set[tuple[str, str]]:
    """The tests that there are, each with its file."""
    found = set()
    for file in (HERE / game).glob("test_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        functions = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        found |= {(file.name, name) for name in functions if name.startswith("test_")}
    return found


def named(row: str) -> set[tuple[str, str]]:
    """The tests that a row names, each with its file."""
    found = set()
    for part in row.split("|")[2].split("<br>"):
        file, _, tests = part.strip().partition(": ")
        found |= {(file, test) for test in re.findall(r"`(test_\w+)`", tests)}
    return found


def test_every_game_but_the_first_has_its_table() -> None:
    """Richelieu's tests are few, and named after the rulebook's examples and the rulings themselves."""
    assert {path.parent.name for path in HERE.glob("*/SECTIONS.md")} == set(RULINGS)


@pytest.mark.parametrize("game", RULINGS)
def test_every_test_named_in_the_table_exists(game: str) -> None:
    there = functions_of(game)
    for row in rows_of(game):
        assert named(row), f"no test for: {row}"
        assert named(row) <= there, f"no such test: {named(row) - there}"


@pytest.mark.parametrize("game", RULINGS)
def test_every_test_is_named_in_the_table(game: str) -> None:
    assert functions_of(game) <= {pair for row in rows_of(game) for pair in named(row)}


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_has_a_test_with_its_number(game: str) -> None:
    for number in range(1, RULINGS[game] + 1):
        rows = [row for row in rows_of(game) if row.startswith(f"| Ruling {number}. ")]
        assert len(rows) == 1
        assert any(f"ruling_{number}_" in test for _, test in named(rows[0]))
