"""The map of the house in ARCHITECTURE.md names every file of these rooms, and no other."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "antichambre"
MAP = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("## The files of the house\n")[2]
BUILT = {"pages"}  # of web/, into server/


def mapped(room: str) -> list[str]:
    """The files that the map names for a room, each at the head of its line."""
    found = re.search(rf"^{room}/\n((?: +\S.*\n)+)", MAP, re.MULTILINE)
    assert found, f"the map has no {room}/"
    return re.findall(r"^  (\S+)  +\S", found[1], re.MULTILINE)


def there(room: str) -> set[str]:
    """Every file of a room, its packages as folders, its catalogues once for all languages."""
    files = {
        f"{path.name}/" if path.is_dir() else re.sub(r"^text\.\w\w\.ftl$", "text.*.ftl", path.name)
        for path in (SOURCE / room).iterdir()
        if path.name not in BUILT and not path.name.startswith((".", "__"))
    }
    return {name for name in files if not name.endswith((".so", ".pyd"))}


@pytest.mark.parametrize("room", ["store", "server", "wire", "client"])
def test_the_map_names_every_file_and_nothing_else(room: str) -> None:
    named = mapped(room)
    assert len(named) == len(set(named)), "a file stands there twice"
    assert set(named) == there(room)
