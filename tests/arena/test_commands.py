"""`antichambre arena` and `antichambre ladder`, from the command line to the files."""

import json
import sys
from pathlib import Path

import pytest

from antichambre.arena import ROOM, report
from antichambre.arena.play import play
from antichambre.arena.standings import standings
from antichambre.bots import levels
from antichambre.kernel.words import LANGUAGES, Words
from arena.rogues import Fainting, quick_match
from terminal.evening import Evening

ONE_CORE = ("--cores", "1")


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    monkeypatch.chdir(tmp_path)
    return Evening(tmp_path / "home", monkeypatch)


def test_a_match_from_end_to_end(evening: Evening, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    out = tmp_path / "match"
    asked = ("arena", "richelieu", "courtier", "page", "--out", out, "--seed", "s", *ONE_CORE)
    heard = evening.run(*asked, "--games", "3")
    assert heard.code == 0, heard.err
    assert "4 games" in heard.out, "made up to whole deals"
    assert heard.out.count(", deal ") == 4
    assert "Wins by seat" in heard.out
    names = {"ledger.jsonl", "results.json", "ratings.svg", "scores.svg", "seats.svg"}
    assert {path.name for path in out.iterdir()} == names
    told = json.loads((out / "results.json").read_text())
    assert told["games"] == 4
    assert told["levels"]["courtier"]["wins"]["of"] == 4
    assert told["levels"]["courtier"]["rating"]["value"] is not None
    assert told["failures"] == []

    more = evening.run(*asked[:-4], *ONE_CORE, "--games", "6", "--plots", "png", "--lang", "fr")
    assert more.code == 0, more.err
    assert "4 parties sont déjà au registre." in more.out
    assert more.out.count(", donne ") == 2, "the seed is the ledger's, and only the rest is played"
    assert json.loads((out / "results.json").read_text())["games"] == 6
    assert (out / "seats.png").exists()


def test_the_folder_is_named_after_the_game(evening: Evening, tmp_path: Path) -> None:
    assert evening.run("arena", "richelieu", "page", "page", "--games", "1", *ONE_CORE).code == 0
    (folder,) = tmp_path.glob("arena-richelieu-*")
    assert (folder / "ledger.jsonl").exists()


def test_without_the_extras_the_match_is_held_all_the_same(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    heard = evening.run("arena", "richelieu", "page", "courtier", "--games", "2", "--out", tmp_path / "m", *ONE_CORE)
    assert heard.code == 0, heard.err
    assert "There are no plots." in heard.out
    assert 'pip install "antichambre[arena]"' in heard.out
    assert json.loads((tmp_path / "m" / "results.json").read_text())["games"] == 2


def test_without_ray_a_cluster_is_a_sentence(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    heard = evening.run("arena", "richelieu", "page", "page", "--cluster", "somewhere:6379")
    assert heard.code == 1
    assert 'pip install "antichambre[cluster]"' in heard.err


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("whist", "page", "page"), "no game called"),
        (("richelieu", "page"), "not 1"),
        (("richelieu", "page", "dauphin"), "dauphin"),
        (("richelieu", "page", "page:7"), "page:7"),
        (("richelieu", "page", "page", "--games", "0"), "--games"),
        (("richelieu", "page", "page", "--plots", "gif"), "gif"),
        (("richelieu",), "PLAYERS"),
    ],
)
def test_what_makes_no_sense_is_said_before_anything_is_played(
    evening: Evening, tmp_path: Path, asked: tuple[str, ...], said: str
) -> None:
    heard = evening.run("arena", *asked)
    assert heard.code == 2
    assert said in heard.err
    assert list(tmp_path.glob("arena-*")) == []


def test_another_match_in_the_folder_is_refused(evening: Evening, tmp_path: Path) -> None:
    out = ("--out", tmp_path / "m", "--games", "1", *ONE_CORE)
    assert evening.run("arena", "richelieu", "page", "page", *out).code == 0
    heard = evening.run("arena", "richelieu", "page", "courtier", *out)
    assert heard.code == 1
    assert "another match" in heard.err
    assert "un autre match" in evening.run("arena", "richelieu", "page", "courtier", *out, "--lang", "fr").err


def test_a_folder_that_cannot_be_is_a_sentence(evening: Evening, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a letter")
    heard = evening.run("arena", "richelieu", "page", "page", "--out", tmp_path / "file", *ONE_CORE)
    assert heard.code == 1
    assert "file" in heard.err


def test_a_claim_of_the_ladder(evening: Evening, tmp_path: Path) -> None:
    out = ("--out", tmp_path / "ladder", *ONE_CORE)
    heard = evening.run("ladder", "richelieu", "--levels", "courtier,page", "--most", "4", *out)
    assert heard.code == 1, "four games prove nothing"
    assert "courtier over page · Richelieu, 2 seats · at least 70.0% · 4 games" in heard.out
    assert "undecided" in heard.out
    assert "One of the claims is not confirmed." in heard.err
    (line,) = (tmp_path / "ladder" / "ladder.jsonl").read_text().splitlines()
    assert json.loads(line)["verdict"] == "undecided"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_that_fails_is_told_plainly(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    match = quick_match()
    monkeypatch.setitem(levels.LEVELS, "page", Fainting)
    results = [play(match, number) for number in range(2)]
    words = Words(lang, "richelieu", ROOM)
    parts = [str(part) for part in report.tables(standings(match, results), {}, words)]
    assert parts[0] == words.say("report-nothing")
    assert sum("page" in part and "RuntimeError: the stays are too tight" in part for part in parts) == 2
    told = report.as_json(match, standings(match, results), {})
    json.dumps(told)
    assert told["games"] == 0


def test_no_word_of_the_arena_is_also_a_games() -> None:
    """Their catalogues are read together."""
    for game in ("richelieu", "sun_king", "favourite", "louis_xiv"):
        spoken, own = Words("en", game), Words("en", room=ROOM)
        shared = [key for key in own._bundle._messages if spoken.has(key) and not Words("en").has(key)]
        assert shared == []
