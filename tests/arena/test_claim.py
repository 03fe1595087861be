"""The sequential test: seldom wrong however often it is looked at, and quick where there is something to see."""

import math

import pytest

from antichambre.arena.claim import Claim, Trial
from antichambre.kernel.chance import Rng

STREAMS = 300


def tried(target: float, chance: float, rotations: int, deals: int, rng: Rng) -> Trial:
    """A trial of deals whose games are won with a chance, each game by itself."""
    trial = Trial(target)
    while trial.verdict == "undecided" and trial.deals < deals:
        won = sum(rng.below(1_000_000) < round(chance * 1_000_000) for _ in range(rotations))
        trial.see(won / rotations)
    return trial


def verdicts(target: float, chance: float, rotations: int, deals: int, streams: int = STREAMS) -> list[Trial]:
    rng = Rng(f"{target} {chance} {rotations}")
    return [tried(target, chance, rotations, deals, rng) for _ in range(streams)]


@pytest.mark.parametrize(("target", "rotations"), [(0.7, 2), (0.5, 3), (0.375, 4), (0.25, 6)])
def test_at_the_boundary_it_is_seldom_wrong(target: float, rotations: int) -> None:
    """Two and a half in a hundred for each side, for ever; looked at after every deal."""
    trials = verdicts(target, target, rotations, 200)
    assert sum(trial.verdict == "confirmed" for trial in trials) < 0.05 * STREAMS
    assert sum(trial.verdict == "refuted" for trial in trials) < 0.05 * STREAMS


def test_deals_that_are_all_or_nothing_are_no_trap() -> None:
    """The games of one deal may all end alike: the widest that a share can swing."""
    trials = verdicts(0.7, 0.7, 1, 300)
    assert sum(trial.verdict == "confirmed" for trial in trials) < 0.05 * STREAMS


@pytest.mark.parametrize(("target", "chance", "rotations", "deals"), [(0.7, 0.9, 2, 80), (0.375, 0.65, 4, 40)])
def test_far_above_it_confirms_soon(target: float, chance: float, rotations: int, deals: int) -> None:
    trials = verdicts(target, chance, rotations, deals, 100)
    assert sum(trial.verdict == "confirmed" for trial in trials) >= 95
    assert not any(trial.verdict == "refuted" for trial in trials)


@pytest.mark.parametrize(("target", "chance", "rotations", "deals"), [(0.7, 0.45, 2, 80), (0.375, 0.2, 4, 80)])
def test_far_below_it_refutes_soon(target: float, chance: float, rotations: int, deals: int) -> None:
    trials = verdicts(target, chance, rotations, deals, 100)
    assert sum(trial.verdict == "refuted" for trial in trials) >= 95
    assert not any(trial.verdict == "confirmed" for trial in trials)


def test_the_interval_holds_at_all_times_at_once() -> None:
    rng = Rng("interval")
    missed = 0
    for _ in range(60):
        trial = Trial(0.99)  # a target that is far away: the trial goes on
        ever = False
        for _ in range(60):
            trial.see((rng.below(10) < 6) / 2 + (rng.below(10) < 6) / 2)
            low, high = trial.interval
            ever = ever or not low <= 0.6 <= high
            if trial.verdict != "undecided":
                break
        missed += ever
    assert missed <= 6


def test_interval_and_verdict_agree() -> None:
    for chance in (0.3, 0.6, 0.7, 0.85, 1.0):
        for trial in verdicts(0.7, chance, 2, 150, 10):
            low, high = trial.interval
            assert 0 <= low <= trial.share <= high <= 1
            said = "confirmed" if low >= 0.7 - 1e-5 else "refuted" if high <= 0.7 + 1e-5 else "undecided"
            assert trial.verdict == said


def test_nothing_after_the_verdict_changes_it() -> None:
    trial = tried(0.7, 1.0, 2, 100, Rng(1))
    before = (trial.verdict, trial.deals, trial.interval)
    for _ in range(500):
        trial.see(0.0)
    assert (trial.verdict, trial.deals, trial.interval) == before
    assert trial.verdict == "confirmed"


def test_before_the_first_deal_everything_is_possible() -> None:
    trial = Trial(0.7)
    assert (trial.verdict, trial.deals, trial.interval) == ("undecided", 0, (0.0, 1.0))
    assert math.isnan(trial.share)


def test_what_is_claimed() -> None:
    assert Claim("richelieu", 2, "courtier", "page").share == 0.7
    assert Claim("louis_xiv", 4, "courtier", "page").share == pytest.approx(0.375)
    match = Claim("louis_xiv", 4, "courtier", "page").match("s")
    assert match.players == ("courtier", "page", "page", "page")
    assert match.seed != Claim("louis_xiv", 3, "courtier", "page").match("s").seed
