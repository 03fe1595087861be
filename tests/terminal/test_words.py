"""The words of the terminal."""

import re
from importlib.resources import files

import pytest

from antichambre.bots import LEVELS
from antichambre.kernel.words import LANGUAGES, Words
from antichambre.terminal import ROOM, commands


def catalogue(lang: str) -> str:
    return files(ROOM).joinpath(f"text.{lang}.ftl").read_text(encoding="utf-8")


def keys(lang: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", catalogue(lang), re.MULTILINE)


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("fr")
    assert len(set(keys("en"))) == len(keys("en"))


def test_every_word_is_used_and_every_use_has_a_word() -> None:
    room = files(ROOM)
    sources = [*room.iterdir(), *room.joinpath("faces").iterdir(), *files("antichambre").iterdir()]
    code = "".join(source.read_text(encoding="utf-8") for source in sources if source.name.endswith(".py"))
    for key in keys("en"):
        assert f'"{key}"' in code, f"nobody says {key}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str) -> None:
    text = re.sub(r"^#.*$", "", catalogue(lang), flags=re.MULTILINE)
    assert "'" not in text
    assert "Error" not in text
    if lang == "fr":
        assert not re.search(r"(?<![ \u00a0\u202f\w.})]) ?[:;!](?=\s)", text)
        assert not re.search(r" [:;?!»]|« ", text.replace("(? ", "("))


def test_every_command_has_its_words() -> None:
    for lang in LANGUAGES:
        words = Words(lang, room=ROOM)
        known = {*commands.PLAYING, *commands.AFTERWARDS, *commands.STEPPING}
        assert len({commands.word_of(command, words) for command in known}) == len(known)
        for command in known:
            assert commands.parse(f"{commands.word_of(command, words).upper()} x", (command,), words) == (command, "x")
            assert commands.parse(command, (command,), words) == (command, "")
        assert LEVELS
