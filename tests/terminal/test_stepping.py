"""Stepping through a record."""

from pathlib import Path

import pytest

import antichambre
from antichambre.kernel.chance import Rng
from antichambre.terminal import sessions
from terminal.evening import Evening, lines, played
from terminal.stage import any_move


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(antichambre.dumps(played("5").record()))
    return path


def headlines(out: str) -> list[str]:
    return [line.partition("after move ")[2].partition(" of")[0] for line in out.splitlines() if "after move" in line]


def test_steps(evening: Evening, record: Path) -> None:
    heard = evening.run("replay", record, typed=lines("", "next", "n", "back", "12", "first", "back", "9999", "what"))
    assert heard.code == 0
    assert headlines(heard.out) == ["0", "1", "2", "3", "2", "12", "0"]
    assert heard.out.count("The record goes from 0, the start, to move") == 2
    assert "Type the number of a move to go there" in heard.out


def test_the_last_step_tells_the_result(evening: Evening, record: Path) -> None:
    heard = evening.run("replay", record, "--lang", "fr", typed=lines("fin", "suivant", "quitter"))
    assert "La partie est finie." in heard.out
    assert " gagne." in heard.out
    assert "vu par un spectateur" in heard.out


def test_a_seat_sees_its_own_discs_only(evening: Evening, record: Path) -> None:
    every = lines(*["next"] * 200)
    for viewer in ("0", "1"):
        out = evening.run("replay", record, "--seat", viewer, typed=every).out.split("The game is over.")[0]
        own, other = ("Richelieu", "The queen mother") if viewer == "0" else ("The queen mother", "Richelieu")
        assert f"{own} gains a disc: " in out
        assert f"{other} gains a disc." in out
        assert f"{other} gains a disc:" not in out
    onlooker = evening.run("replay", record, typed=every).out
    assert "gains a disc:" not in onlooker


def test_no_such_seat(evening: Evening, record: Path) -> None:
    heard = evening.run("replay", record, "--seat", "2")
    assert (heard.code, heard.err) == (2, "The seats are numbered 0 to 1: there is no seat 2.\n")


@pytest.mark.parametrize("name", ["favourite", "louis_xiv"])
def test_silence_is_no_step(evening: Evening, tmp_path: Path, name: str) -> None:
    """What it brings about is told with the move that everybody let be."""
    position, rng = antichambre.game(name).new(seats=3, seed="0"), Rng(0)
    while not position.over:
        position.play(any_move(position, rng))
    record = tmp_path / "record.json"
    record.write_text(antichambre.dumps(position.record()))
    deeds = sessions.deeds_of(position.record())
    steps = [number for number, deed in enumerate(deeds) if not deed.silent]
    assert len(steps) < len(deeds)
    assert any(deed.silent and deed.events for deed in deeds)
    heard = evening.run("replay", record, "--lang", "en", typed=lines(*["next"] * (len(steps) + 1)))
    assert headlines(heard.out) == [str(number) for number in range(len(steps) + 1)]
    assert f"from 0, the start, to move {len(steps)}." in heard.out
    known = [event for deed in deeds for event in deed.events if event.seen_by(None) is not None]
    assert len([line for line in heard.out.splitlines() if line.startswith("  ") and line.endswith(".")]) >= len(known)
    assert "” means: " not in heard.out, "what a seat may do tells of its hand"
    if name == "favourite":
        assert "plays let it be" not in heard.out
        assert "Lieutenant of Police have a die rolled again" not in heard.out, "nobody in particular is asked"
