"""The package with its rules corrected: a copy in plain Python, in which rules of two games are others, and their
versions higher by one."""

import shutil
from pathlib import Path

import antichambre

GAMES = Path("antichambre", "games")

# Richelieu: a marker on a card that is taken leaves the game, instead of going back to its owner.
RETURNED = """        table.reserve[owner] += 1
        table.tell(MARKER_RETURNED, owner, row + 1, column + 1)
"""
LOST = """        table.lost[owner] += 1
"""
# Sun King: everybody begins with more gold.
POOR = "[start]\npower = 9\ngold = 1\n"
RICH = "[start]\npower = 9\ngold = 3\n"


def corrected_package(folder: Path) -> Path:
    """The folder in which Python finds it."""
    source = Path(antichambre.__file__).parent
    shutil.copytree(source, folder / "antichambre", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", ".*"))
    _change(folder / GAMES / "richelieu" / "taking.py", RETURNED, LOST)
    _change(folder / GAMES / "sun_king" / "components.toml", POOR, RICH)
    for game in ("richelieu", "sun_king"):
        version = antichambre.game(game).rules_version
        _change(folder / GAMES / game / "game.py", f"rules_version={version},", f"rules_version={version + 1},")
    return folder


def _change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file.name} is no longer as this test knows it"
    file.write_text(text.replace(old, new), encoding="utf-8")
