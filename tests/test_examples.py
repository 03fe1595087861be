"""The examples run, each in a process of its own with a small budget, and say what they promise."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import antichambre
from server.houses import RunningHouse

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


def said(name: str, *arguments: str, cwd: Path) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["richelieu", "sun_king", "favourite", "louis_xiv"])
def test_a_random_match(game: str, tmp_path: Path) -> None:
    assert re.search(rf"{game}: scores \[.*\], won by seat \[\d", said("random_match.py", game, "2", cwd=tmp_path))


def test_a_game_against_the_cardinal(tmp_path: Path) -> None:
    output = said("against_the_cardinal.py", "cardinal:10", "richelieu", cwd=tmp_path)
    assert re.fullmatch(r"page -?\d+, cardinal:10 -?\d+\n", output)


def test_a_policy_that_is_learnt_beats_random_players(tmp_path: Path) -> None:
    output = said("learning.py", "sun_king", "60", "30", cwd=tmp_path)
    won = re.search(r"won (\d+)%", output)
    assert won is not None
    assert int(won[1]) > 60


def test_a_record_is_read(tmp_path: Path) -> None:
    made_there = said("reading_a_record.py", cwd=tmp_path).splitlines()
    assert len(made_there) == 41
    position = antichambre.game("richelieu").new(seed="record")
    position.play(position.parse("2R"))
    kept = tmp_path / "game.json"
    kept.write_text(antichambre.dumps(position.record()), encoding="utf-8")
    lines = said("reading_a_record.py", str(kept), cwd=tmp_path).splitlines()
    assert lines[0].split() == ["1", "seat", "0", "take", "2R"]
    assert antichambre.commitment("record") in lines[1]


def test_openspiels_search_plays_a_game_of_ours(tmp_path: Path) -> None:
    output = said("openspiel_ismcts.py", "sun_king", "3", cwd=tmp_path)
    assert re.search(r"returns \[-?1.0, -?1.0\], scores", output)


def test_a_script_plays_online(tmp_path: Path) -> None:
    with RunningHouse(str(tmp_path / "house.sqlite")) as house:
        output = said("online.py", house.url, "richelieu", "page", cwd=tmp_path)
    assert re.fullmatch(r"(\d\. seat \d, -?\d+ points\n){2}", output)


def test_there_is_a_test_for_each_example() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [path.name for path in EXAMPLES.glob("*.py") if f'"{path.name}"' not in text] == []
