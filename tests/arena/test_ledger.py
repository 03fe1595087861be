"""The ledger: what was played is never lost, and never counted twice."""

import sys
from pathlib import Path

import pytest

from antichambre.arena.errors import ArenaError
from antichambre.arena.ledger import Ledger, seed_of
from antichambre.arena.match import Match, arrange
from arena.rogues import made_up, quick_match

MATCH = quick_match()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A ledger with three games."""
    path = tmp_path / "ledger.jsonl"
    with Ledger(path, MATCH) as ledger:
        for number in (0, 2, 1):
            assert ledger.enter(made_up(MATCH, number))
    return path


def numbers(path: Path) -> list[int]:
    with Ledger(path, MATCH) as ledger:
        return [result.number for result in ledger.in_order()]


def test_what_was_entered_is_there_again(path: Path) -> None:
    with Ledger(path, MATCH) as ledger:
        assert ledger.in_order() == [made_up(MATCH, number) for number in range(3)]
    assert seed_of(path) == MATCH.seed
    assert seed_of(path.with_name("another")) is None


def test_a_fixture_counts_once(path: Path) -> None:
    with Ledger(path, MATCH) as ledger:
        assert not ledger.enter(made_up(MATCH, 2))
    line = path.read_bytes().splitlines(keepends=True)[-1]
    path.write_bytes(path.read_bytes() + line)
    assert numbers(path) == [0, 1, 2]


def test_a_line_cut_anywhere_is_dropped_and_the_rest_kept(path: Path) -> None:
    whole = path.read_bytes()
    head, *lines = whole.splitlines(keepends=True)
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        kept = [line for end, line in enumerate(lines, 1) if len(head) + sum(map(len, lines[:end])) <= length]
        assert len(numbers(path)) == len(kept)
        assert path.read_bytes() == head + b"".join(kept), "what is appended next begins a line"


def test_a_last_line_that_makes_no_sense_is_dropped(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"\0\0\0\0\n")
    assert numbers(path) == [0, 1, 2]
    assert b"\0" not in path.read_bytes()


@pytest.mark.parametrize("line", [b"{", b"[]", b"{}", b'{"number": 1}'])
def test_damage_in_the_middle_is_an_error_and_nothing_is_touched(path: Path, line: bytes) -> None:
    lines = path.read_bytes().splitlines()
    lines[2] = line
    before = b"\n".join(lines) + b"\n"
    path.write_bytes(before)
    with pytest.raises(ArenaError) as caught:
        Ledger(path, MATCH)
    assert caught.value.key == "ledger-damaged"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("match", "what"),
    [
        (quick_match("other"), "seed"),
        (arrange("richelieu", ["page", "courtier"], MATCH.seed), "players"),
        (arrange("richelieu", ["courtier", "page"], MATCH.seed, {"short": True}), "variant"),
        (arrange("louis_xiv", ["courtier", "page"], MATCH.seed), "game"),
    ],
)
def test_the_ledger_of_another_match_is_refused(path: Path, match: Match, what: str) -> None:
    before = path.read_bytes()
    with pytest.raises(ArenaError) as caught:
        Ledger(path, match)
    assert (caught.value.key, caught.value.details["what"]) == ("ledger-other", what)
    assert "another match" in str(caught.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["a letter", "a letter\n", '{"session": 1}\n'])
def test_any_other_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "ledger.jsonl"
    path.write_text(text)
    with pytest.raises(ArenaError):
        Ledger(path, MATCH)
    assert path.read_text() == text


@pytest.mark.skipif(sys.platform == "win32", reason="files are not claimed there")
def test_two_matches_do_not_write_into_one_ledger(path: Path) -> None:
    with Ledger(path, MATCH), pytest.raises(ArenaError) as caught:
        Ledger(path, MATCH)
    assert caught.value.key == "ledger-elsewhere"
    assert numbers(path) == [0, 1, 2]
