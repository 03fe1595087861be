"""Games that were left, and come back as they were."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import antichambre
from antichambre.kernel.errors import NoUndo
from antichambre.kernel.position import Position
from antichambre.terminal import sessions
from terminal.evening import Evening, lines, played
from terminal.stage import reached


def moves_in(path: Path) -> list[str]:
    found = json.loads(path.read_text(encoding="utf-8"))["record"]["moves"]
    assert isinstance(found, list)
    return found


def last_table(out: str) -> str:
    """The last table drawn, what was typed at it left out."""
    return out[out.rindex("Richelieu · you are") :].split("Your choice")[0]


def test_quit_and_resume_at_the_same_position(evening: Evening) -> None:
    left = evening.run("play", "richelieu", "--seat", "0", "--seed", "7", typed=lines("1L", "4.10", "2R", "quit"))
    [path] = evening.waiting
    assert str(path) in left.out
    back = evening.run("resume", typed=lines("quit"))
    assert last_table(back.out) == last_table(left.out)
    named = evening.run("resume", path, typed=lines("keep", "quit"))
    assert named.code == 0
    assert evening.waiting == [path]


def test_a_game_that_was_left_goes_on_as_it_would_have(evening: Evening) -> None:
    evening.run("play", "richelieu", "--seat", "0", "--seed", "7", typed=lines("1L", "keep", "2L", "keep"))
    [whole] = evening.waiting
    evening.run("play", "richelieu", "--seat", "0", "--seed", "7", typed=lines("1L", "keep"))
    evening.run("resume", typed=lines("2L"))
    evening.run("resume", typed=lines("keep"))
    [other] = [path for path in evening.waiting if path != whole]
    assert moves_in(other) == moves_in(whole)


def test_a_killed_process_loses_nothing(evening: Evening) -> None:
    command = [sys.executable, "-m", "antichambre.cli", "play", "richelieu", "--hotseat", "--seed", "7"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as table:
        assert table.stdin is not None
        assert table.stdout is not None
        table.stdin.write(lines("1L", "4.10", "2R"))
        table.stdin.flush()
        for line in table.stdout:
            if "you are the queen mother · decision 2" in line:  # which is shown after the third move is kept
                break
        os.kill(table.pid, signal.SIGKILL)
    [path] = evening.waiting
    assert moves_in(path) == ["1L", "4.10", "2R"]
    assert "you are the queen mother · decision 2" in evening.run("resume").out
    assert list((evening.home / "waiting").iterdir()) == [path], "neither half-written files nor claims stay"


def test_each_game_waits_in_its_own_file(evening: Evening) -> None:
    evening.run("play", "richelieu", "--hotseat", "--seed", "7", typed=lines("1L"))
    [older] = evening.waiting
    os.utime(older, (1, 1))
    evening.run("play", "richelieu", "--seat", "1", "--seed", "8")
    assert len(evening.waiting) == 2
    listed = evening.run("games").out.splitlines()
    assert listed[0] == "Games that wait, the last one first:"
    assert "Richelieu (courtier), the queen mother at this screen" in listed[1]
    assert "one move" in listed[2]
    assert str(older) in listed[2]
    assert "you are the queen mother" in evening.run("resume").out


def test_no_game_waits(evening: Evening) -> None:
    assert evening.run("games").out.startswith("No game waits for you.")
    heard = evening.run("resume")
    assert (heard.code, heard.out) == (1, "")
    assert heard.err.startswith("No game waits for you.")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"check"', "", "cannot be read at line"),
        ('"players": ["human", "human"]', '"players": ["human"]', "who sits where"),
        ('"players": ["human", "human"]', '"players": ["human", {}]', "who sits where"),
        ('"session": 1', '"session": 9', "not the file of a game under way"),
        ('"1L"', '"1R"', "something in it was changed"),
        ('"1L"', '"9R"', "Move 1 of the record, “9R”, cannot be played"),
        ('"richelieu"', '"whist"', "There is no game called “whist”"),
        ('"record": {', '"record": [], "x": {', "not the file of a game under way"),
    ],
)
def test_a_damaged_session(evening: Evening, old: str, new: str, said: str) -> None:
    evening.run("play", "richelieu", "--hotseat", "--seed", "7", typed=lines("1L"))
    [path] = evening.waiting
    damaged = path.read_text().replace(old, new, 1)
    path.write_text(damaged)
    for arguments in (["resume"], ["resume", path]):
        heard = evening.run(*arguments)
        assert heard.code == 1
        assert said in heard.out + heard.err
    assert said in evening.run("games").out
    assert path.read_text() == damaged, "it is left as it is"


def test_a_session_cut_short(evening: Evening) -> None:
    evening.run("play", "richelieu", "--hotseat", "--seed", "7", typed=lines("1L"))
    [path] = evening.waiting
    whole = path.read_text()
    for length in range(0, len(whole) - 2, 7):
        path.write_text(whole[:length])
        heard = evening.run("resume")
        assert heard.code == 1
        assert heard.out.startswith("The game in ")


def test_a_damaged_session_does_not_hide_the_others(evening: Evening) -> None:
    evening.run("play", "richelieu", "--hotseat", "--seed", "7", typed=lines("1L"))
    (evening.home / "waiting" / "richelieu-9.json").write_text("{")
    heard = evening.run("resume")
    assert heard.code == 0
    assert "The file is left as it is." in heard.out
    assert "decision 2" in heard.out


def test_a_bare_record_asks_who_plays(evening: Evening, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    position = played("5", 9)
    record.write_text(antichambre.dumps(position.record()))
    before = record.read_text()
    asked = evening.run("resume", record, typed=lines("7", "all", "", "quit"))
    assert "0 for Richelieu, 1 for the queen mother" in asked.out
    assert position.seat == 0
    assert "you are Richelieu · decision 6" in asked.out
    assert "you are the queen mother" in evening.run("resume", record, "--seat", "1").out
    assert evening.run("resume", record, "--hotseat").code == 0
    assert evening.run("resume", record, "--hotseat", "--seat", "0").code == 2
    assert evening.run("resume", record).code == 0, "who says nothing leaves"
    assert record.read_text() == before
    assert len(evening.waiting) == 3


def test_a_game_that_is_over_is_not_resumed(evening: Evening, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(antichambre.dumps(played("5").record()))
    heard = evening.run("resume", record)
    assert (heard.code, heard.err) == (1, f"The game in {record} is over. “antichambre replay” shows it.\n")


def test_a_session_says_itself_who_plays(evening: Evening) -> None:
    evening.run("play", "richelieu", "--hotseat")
    assert evening.run("resume", "--seat", "1").code == 2


@pytest.mark.skipif(sys.platform == "win32", reason="no claims there")
def test_two_windows_at_one_game(evening: Evening) -> None:
    evening.run("play", "richelieu", "--hotseat", "--seed", "7")
    [path] = evening.waiting
    with sessions.claimed(sessions.load(path)):
        heard = evening.run("resume")
    assert heard.code == 1
    assert "is being played in another window" in heard.err
    assert evening.run("resume").code == 0


def test_a_house_that_cannot_keep_games(evening: Evening) -> None:
    evening.home.write_text("a file, no folder")
    heard = evening.run("play", "richelieu", "--hotseat")
    assert heard.code == 1
    assert "The house cannot keep games in" in heard.err
    assert "ANTICHAMBRE_HOME" in heard.err


LOUIS_XIV = antichambre.game("louis_xiv")


@pytest.mark.parametrize("chooses", [True, False])
def test_nobody_takes_a_pause_back(tmp_path: Path, chooses: bool) -> None:
    """Whether the silence was a choice or not: else what can be taken back would betray it."""

    def wanted(found: Position) -> bool:
        return found.reaction and found.last_actor == found.seat and (len(found.moves()) > 1) is chooses

    position = reached(LOUIS_XIV, 3, wanted)
    session = sessions.SavedGame(tmp_path, [sessions.HUMAN] * 3, position, sessions.deeds_of(position.record()))
    session.play(LOUIS_XIV.by_text[LOUIS_XIV.silence])
    assert session.deeds[-1].silent
    assert session.deeds[-1].asked is chooses
    moves = len(session.deeds)
    with pytest.raises(NoUndo):
        session.undo()
    assert (session.position, len(session.deeds)) == (position, moves), "it is left as it is"
