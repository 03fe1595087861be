"""Faces hold no rule and no figure of their own: what a thing costs, is worth or counts for, the engine says."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web/src/games"
TERMINAL = ROOT / "src/antichambre/terminal/faces"

# Numbers of the drawing: how large, how many at once, how long. Whoever adds one says that it is one of these.
DRAWN: dict[str, set[str]] = {
    "favourite/Board.svelte": {"6"},  # the letters of "court "
    "favourite/whereabouts.ts": {"6"},  # discards that lie open
    "louis_xiv/Court.svelte": {"2"},  # half-steps of the court
    "louis_xiv/Person.svelte": {"3", "11"},  # piles side by side, letters of a long name
    "louis_xiv/Pile.svelte": {"4"},  # tokens side by side
    "louis_xiv/court.ts": {"2", "3", "4"},  # where the boards lie
    "sun_king/Auction.svelte": {"2", "5"},  # steps of a raise
    "sun_king/Board.svelte": {"2"},  # moves that are still named one by one
    "sun_king/Phases.svelte": {"2", "3"},  # the phases' names
    "sun_king/whereabouts.ts": {"6", "8"},  # discards that lie open, cards that may be drawn
    "favourite": {"4", "5"},
    "louis_xiv": {"2", "100"},
    "louis_xiv_court": {"2", "3"},
    "richelieu": {"2", "3"},
    "sun_king": {"5"},
}


def script_of(path: Path) -> str:
    """What a file of the browser's side works out: no markup, no style, no comment, no text."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        text = "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL))
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    return re.sub(r"\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`|/\^[^\n]*?/", "", text)


def written_in(path: Path) -> list[str]:
    """What stands in the markup as it is, with a number in it."""
    markup = re.sub(r"<(script|style)[^>]*>.*?</\1>|<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.findall(r">[^<>{}]*\d[^<>{}]*<", markup)


def numbers_in(text: str) -> set[str]:
    return {number for number in re.findall(r"(?<![\w.#-])\d+(?:\.\d+)?(?![\w.])", text) if float(number) > 1}


def faces() -> list[Path]:
    found = [path for path in sorted(PAGES.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [path for path in found if "figures" not in path.relative_to(PAGES).parts]


@pytest.mark.parametrize("path", faces(), ids=lambda path: path.relative_to(PAGES).as_posix())
def test_a_table_in_the_browser_knows_no_figure(path: Path) -> None:
    name = path.relative_to(PAGES).as_posix()
    assert numbers_in(script_of(path)) - DRAWN.get(name, set()) == set(), "a figure? the engine has it"
    if path.suffix == ".svelte":
        assert written_in(path) == []


@pytest.mark.parametrize("path", sorted(TERMINAL.glob("[!_]*.py")), ids=lambda path: path.stem)
def test_a_face_of_the_terminal_knows_no_figure(path: Path) -> None:
    """It reads them out of components.py, or of the rules. Numbers without a name are of the drawing."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = {id(part) for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign) for part in ast.walk(node)}
    found = {
        str(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value > 1 and id(node) not in named
    }
    assert found - DRAWN.get(path.stem, set()) == set(), "a figure? components.py has it"
