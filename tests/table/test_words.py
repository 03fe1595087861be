"""Every reason has its sentence, and every sentence is the answer to something."""

import re
from importlib.resources import files

import pytest

from antichambre.kernel.words import LANGUAGES, Words
from antichambre.table import ROOM
from antichambre.table.errors import TableError

SOURCES = "".join(path.read_text(encoding="utf-8") for path in files(ROOM).iterdir() if path.name.endswith(".py"))
GIVEN = set(re.findall(r'(?:TableError|Stale)\("([a-z-]+)"', SOURCES))
CATALOGUE = set(
    re.findall(r"^([a-z-]+) =", files(ROOM).joinpath("text.en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
)


def test_the_reasons_are_the_words_of_this_room() -> None:
    assert GIVEN == CATALOGUE


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(CATALOGUE))
def test_each_is_a_sentence(key: str, lang: str) -> None:
    details = {"seat": 1, "seats": 2, "moves": 3, "hours": 6, "days": 30, "occasion": "guard spy", "answer": "a duel"}
    said = TableError(key, details).sentence(Words(lang, room=ROOM))
    assert said.endswith(".")
    assert "{" not in said
