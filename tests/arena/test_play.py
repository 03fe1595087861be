"""One fixture: reproducible, replayable, and a result even when a bot fails."""

import json

import pytest

import antichambre
from antichambre.arena.match import arrange
from antichambre.arena.play import play, replayed, result_of
from antichambre.bots import levels
from arena.rogues import Cheating, Fainting, quick_match, without_seconds


def test_equal_fixtures_give_equal_games() -> None:
    match = arrange("richelieu", ["minister:2", "page"], "again")
    assert without_seconds(play(match, 1)) == without_seconds(play(match, 1))


def test_a_result_can_be_replayed_from_what_is_kept_of_it() -> None:
    match = quick_match()
    result = play(match, 3)
    position = replayed(match, result)
    assert position.over
    assert tuple(position.scores()) == result.scores
    assert tuple(position.winners()) == result.winners
    assert antichambre.replay(position.record()).over
    assert sum(result.decisions) == len(result.moves)
    assert all(spent > 0 for spent in result.seconds)


def test_a_result_is_json_and_back() -> None:
    result = play(quick_match(), 0)
    assert result_of(json.loads(json.dumps(result.as_json()))) == result


def test_a_variant_is_played() -> None:
    short = arrange("richelieu", ["page", "page"], "v", {"short": True})
    assert len(play(short, 0).moves) < len(play(arrange("richelieu", ["page", "page"], "v"), 0).moves)


@pytest.mark.parametrize(
    ("rogue", "what"), [(Fainting, "RuntimeError: the stays are too tight"), (Cheating, "IllegalMove: ")]
)
def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, rogue: type[Fainting], what: str) -> None:
    monkeypatch.setitem(levels.LEVELS, "rogue", rogue)
    match = arrange("richelieu", ["page", "rogue"], "fails")
    result = play(match, 0)
    assert result.failure is not None
    assert (result.failure.player, result.failure.seat) == ("rogue", 1)
    assert result.failure.what.startswith(what)
    assert "Traceback" in result.failure.account
    assert result.scores == result.winners == ()
    assert not replayed(match, result).over, "the moves lead to where it happened"
    assert result_of(json.loads(json.dumps(result.as_json()))) == result


def test_a_bot_that_cannot_even_be_made_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(seed: str) -> Fainting:
        if seed == "":
            return Fainting(seed)
        raise OSError("still in bed")

    match = quick_match()
    monkeypatch.setitem(levels.LEVELS, "courtier", absent)
    failure = play(match, 0).failure
    assert failure is not None
    assert failure.what == "OSError: still in bed"
