"""One name, one thing: no class of the package shares its name with another."""

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src/antichambre"


def places() -> dict[str, list[str]]:
    """For each name of a class the files that define one."""
    found = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(PACKAGE).as_posix())
    return found


def each_games_own(files: list[str]) -> bool:
    """Games answer to one contract: a `View` is what the view of each is called. One for each, and none elsewhere."""
    games = [file.split("/")[1] for file in files if file.startswith("games/")]
    return len(games) == len(files) == len(set(games))


def test_a_class_shares_its_name_with_no_other() -> None:
    shared = {name: files for name, files in places().items() if len(files) > 1 and not each_games_own(files)}
    assert not shared
