"""The figures on the page "how it is built" are those of the documents: they are measured once, and told once."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from antichambre.kernel.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent.parent
GROUPS: list[dict[str, Any]] = json.loads((ROOT / "docs/figures.json").read_text(encoding="utf-8"))
FIGURES = [(group, figure) for group in GROUPS for figure in group["figures"]]
every_figure = pytest.mark.parametrize(
    ("group", "figure"), FIGURES, ids=[f"{group['what']}-{figure['name']}" for group, figure in FIGURES]
)


@every_figure
def test_each_figure_stands_in_its_document(group: dict[str, Any], figure: dict[str, Any]) -> None:
    document = (ROOT / group["told"]).read_text(encoding="utf-8")
    rows = [line for line in document.splitlines() if figure["row"] in line]
    assert len(rows) == 1, f"no such row in {group['told']}, or more than one: {figure['row']}"
    cells = rows[0].split(figure["row"])[1]
    assert re.search(rf"(?<![\w.,]){re.escape(figure['value'])}(?!\w)", cells), rows[0]


@every_figure
def test_each_figure_has_a_name_in_both_languages(group: dict[str, Any], figure: dict[str, Any]) -> None:
    for lang in LANGUAGES:
        catalogue = (ROOT / f"web/src/words/about.{lang}.ftl").read_text(encoding="utf-8")
        for key in (f"figures-{group['what']}", f"figure-{group['what']}-{figure['name']}"):
            assert re.search(rf"^{key} = \S", catalogue, re.MULTILINE), f"{key} in {lang}"


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group["what"]))
def test_each_command_is_one(group: dict[str, Any]) -> None:
    """A target of the Makefile, or a command that the documents tell of."""
    program, name, *_ = group["command"].split()
    if program == "make":
        assert re.search(rf"^{name}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    else:
        assert group["command"] in (ROOT / group["told"]).read_text(encoding="utf-8")
