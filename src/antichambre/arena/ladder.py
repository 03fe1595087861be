"""The ladder: that each rank at court beats the one below it, in every game, shown by matches that stop as soon as it
is sure."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise

from antichambre.arena.claim import Claim, Trial
from antichambre.arena.errors import ArenaError
from antichambre.arena.ledger import Ledger
from antichambre.arena.match import Match
from antichambre.arena.play import Plays, Result
from antichambre.kernel.game import Game

RANKS = ("cardinal", "minister", "courtier", "page")
SLOW = "cardinal"  # it thinks long: it is tried at two seats and at the usual number only
USUAL_SEATS = 4


def claims(games: list[Game], seats: int | None = None, ranks: tuple[str, ...] = RANKS) -> list[Claim]:
    """That each of the ranks beats the next one, the quickest to be shown first."""
    if len(ranks) < 2:
        raise ArenaError("ladder-ranks")
    found = []
    for upper, lower in reversed(list(pairwise(ranks))):
        for game in games:
            usual = {2, min(USUAL_SEATS, game.seats[-1])} if upper == SLOW else set(game.seats)
            chosen = usual & set(game.seats) if seats is None else {seats}
            found += [Claim(game.name, number, upper, lower) for number in sorted(chosen)]
    return found


@dataclass(slots=True)
class Hearing:
    """A claim and what was played for it. Deals are looked at in their order, whichever is finished first: a test
    that took the short games first would be led astray."""

    claim: Claim
    trial: Trial
    failures: list[Result] = field(default_factory=list)
    _deals: dict[int, list[Result]] = field(default_factory=dict)
    _next: int = 0

    def hear(self, result: Result) -> None:
        self._deals.setdefault(result.deal, []).append(result)
        if result.failure:
            self.failures.append(result)
        while len(self._deals.get(self._next, ())) == self.claim.seats:
            deal = self._deals.pop(self._next)
            self._next += 1
            if not any(game.failure for game in deal):
                shares = [game.share(game.seating.index(self.claim.upper)) for game in deal]
                self.trial.see(sum(shares) / len(shares))

    @property
    def games(self) -> int:
        """How many games the verdict rests on."""
        return self.trial.deals * self.claim.seats

    @property
    def settled(self) -> bool:
        return self.trial.verdict != "undecided"

    def as_json(self) -> dict[str, object]:
        claim, trial = self.claim, self.trial
        return {
            "claim": claim.name,
            "game": claim.game,
            "seats": claim.seats,
            "upper": claim.upper,
            "lower": claim.lower,
            "wanted": claim.share,
            "games": self.games,
            "deals": trial.deals,
            "share": round(trial.share, 4) if trial.deals else None,
            "interval": [round(bound, 4) for bound in trial.interval],
            "verdict": trial.verdict,
            "failures": len(self.failures),
        }


def hearings(claim: Claim, match: Match, ledger: Ledger, most: int, plays: Plays) -> Iterator[Hearing]:
    """Plays for a claim until it is settled, or `most` games are played, and says how it stands: at the beginning, and
    after every game. What the ledger holds already is heard first."""
    hearing = Hearing(claim, Trial(claim.share))
    for result in ledger.in_order():
        hearing.hear(result)
    yield hearing
    if hearing.settled:
        return
    games = max(1, most // claim.seats) * claim.seats
    missing = (number for number in range(games) if number not in ledger.results)
    with closing(plays(match, missing)) as results:
        for result in results:
            if ledger.enter(result):
                hearing.hear(result)
                yield hearing
            if hearing.settled:
                return
