"""The ladder: its claims, and how they are heard."""

import io
import json
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import antichambre
from antichambre.arena.ascent import VERDICTS, climb
from antichambre.arena.claim import Claim, Trial
from antichambre.arena.errors import ArenaError
from antichambre.arena.ladder import Hearing, claims
from antichambre.arena.match import Match
from antichambre.arena.play import Result, unplayed

CLAIM = Claim("richelieu", 2, "courtier", "page")


def won_by(match: Match, number: int, level: str) -> Result:
    fixture = match.fixture(number)
    winner = fixture.seating.index(level)
    scores = tuple(int(seat == winner) for seat in range(match.seats))
    nothing = (0,) * match.seats
    return Result(number, fixture.deal, fixture.seating, scores, (winner,), nothing, (0.0,) * match.seats, ())


class Plays:
    """Results without games: one level wins always. It remembers what it was asked to play."""

    def __init__(self, level: str = "courtier", breaks_after: int | None = None) -> None:
        self.level = level
        self.breaks_after = breaks_after
        self.played: list[int] = []

    def __call__(self, match: Match, numbers: Iterator[int]) -> Generator[Result, None, None]:
        for number in numbers:
            if len(self.played) == self.breaks_after:
                raise KeyboardInterrupt
            self.played.append(number)
            yield won_by(match, number, self.level)


def climbed(folder: Path, plays: Plays, most: int = 400, tried: tuple[Claim, ...] = (CLAIM,)) -> list[Hearing]:
    return climb(list(tried), "s", most, folder, plays, Console(file=io.StringIO(), width=100), "en")


def test_the_whole_ladder() -> None:
    found = claims(antichambre.games())
    assert len(found) == len(set(found)) == 31
    ministers = [claim.seats for claim in found if claim.game == "sun_king" and claim.upper == "minister"]
    assert ministers == [2, 3, 4, 5, 6]
    slow = [(claim.game, claim.seats) for claim in found if claim.upper == "cardinal"]
    games = ("sun_king", "favourite", "louis_xiv")
    assert slow == [("richelieu", 2), *((game, seats) for game in games for seats in (2, 4))]
    assert found[-1].upper == "cardinal", "what takes longest comes last"


def test_a_part_of_the_ladder() -> None:
    found = claims([antichambre.game("louis_xiv")], seats=3, ranks=("minister:50", "page"))
    assert found == [Claim("louis_xiv", 3, "minister:50", "page")]
    with pytest.raises(ArenaError, match="at least two levels"):
        claims(antichambre.games(), ranks=("page",))


def test_deals_are_heard_in_their_order_and_whole() -> None:
    match = CLAIM.match("s")
    hearing = Hearing(CLAIM, Trial(CLAIM.share))
    for number in (2, 3, 1):
        hearing.hear(won_by(match, number, "courtier"))
    assert hearing.games == 0, "the first deal is not finished"
    hearing.hear(won_by(match, 0, "page"))
    assert hearing.games == 4
    assert hearing.trial.seen == {0.5: 1, 1.0: 1}


def test_a_deal_with_a_game_that_failed_is_left_out_and_told() -> None:
    match = CLAIM.match("s")
    hearing = Hearing(CLAIM, Trial(CLAIM.share))
    hearing.hear(unplayed(match, 0, "gone"))
    for number in (1, 2, 3):
        hearing.hear(won_by(match, number, "courtier"))
    assert (hearing.games, hearing.as_json()["failures"]) == (2, 1)


def test_it_stops_as_soon_as_it_is_sure(tmp_path: Path) -> None:
    plays = Plays()
    (hearing,) = climbed(tmp_path, plays)
    assert hearing.trial.verdict == "confirmed"
    assert hearing.games == len(plays.played) < 60
    told = json.loads((tmp_path / VERDICTS).read_text())
    assert (told["verdict"], told["games"], told["wanted"]) == ("confirmed", hearing.games, 0.7)
    assert told["interval"][0] >= 0.7

    again = Plays()
    climbed(tmp_path, again)
    assert again.played == [], "what is settled is not played again"


def test_a_claim_that_does_not_hold_is_refuted(tmp_path: Path) -> None:
    (hearing,) = climbed(tmp_path, Plays("page"))
    assert hearing.trial.verdict == "refuted"


def test_it_ends_undecided_at_the_most(tmp_path: Path) -> None:
    plays = Plays()
    (hearing,) = climbed(tmp_path, plays, most=7)
    assert (hearing.trial.verdict, plays.played) == ("undecided", list(range(6)))
    (hearing,) = climbed(tmp_path, plays)
    assert hearing.trial.verdict == "confirmed", "with more games it goes on"
    assert plays.played == list(range(len(plays.played)))


def test_interrupted_it_goes_on_and_loses_nothing(tmp_path: Path) -> None:
    broken = Plays(breaks_after=5)
    with pytest.raises(KeyboardInterrupt):
        climbed(tmp_path, broken)
    rest = Plays()
    (resumed,) = climbed(tmp_path, rest)
    assert broken.played + rest.played == list(range(len(broken.played + rest.played)))
    (whole,) = climbed(tmp_path / "whole", Plays())
    assert resumed.as_json() == whole.as_json()


def test_verdicts_on_other_claims_stay(tmp_path: Path) -> None:
    other = Claim("louis_xiv", 2, "courtier", "page")
    climbed(tmp_path, Plays(), tried=(CLAIM,))
    climbed(tmp_path, Plays(), tried=(other,))
    climbed(tmp_path, Plays(), tried=(CLAIM,))
    told = [json.loads(line)["claim"] for line in (tmp_path / VERDICTS).read_text().splitlines()]
    assert told == [CLAIM.name, other.name]
