"""Richelieu (Michael Schacht), two players. rules.en.md tells the rules in words.

The cardinal and the queen mother take cards from the ends of four rows, one or two a turn, and may put a marker
on a card to make it dear to the rival. Each province and each symbol scores for whoever has most of it.

What is asked depends on public things only, so that a question, or its absence, never betrays a disc.

In the rulebook's order: table.py (mise en place), taking.py (déroulement), markers.py (marqueurs d'influence, jetons),
counting.py (décompte, fin du jeu).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.richelieu.counting import ALL_KNOWN, points
from antichambre.games.richelieu.markers import Keep, Lift, PlaceMarker, Recover
from antichambre.games.richelieu.table import RichelieuTable
from antichambre.games.richelieu.taking import Pass, Pay, PayFromReserve, Stop, Take, ToPay, ToTake
from antichambre.games.richelieu.vocabulary import (
    ALL_TAKEN,
    ASK_LIFT,
    ASK_PAY,
    ASK_PLACE,
    ASK_SECOND,
    ASK_TAKE,
    KEEP,
    LIFT,
    ONE_ROW,
    PASS,
    PAY,
    PAY_RESERVE,
    PLACE,
    RECOVER,
    STOP,
    TAKE,
)
from antichambre.kernel.game import BY_POINTS
from antichambre.kernel.verbs import Question

QUESTIONS: Final[list[Question[RichelieuTable]]] = [
    ToTake(ASK_TAKE, Take(TAKE), Pass(PASS), Recover(RECOVER)),
    ToTake(ASK_SECOND, Take(TAKE), Stop(STOP), Recover(RECOVER)),
    ToPay(ASK_PAY, PayFromReserve(PAY_RESERVE), Pay(PAY)),
    Question(ASK_PLACE, PlaceMarker(PLACE), Keep(KEEP), Recover(RECOVER)),
    Question(ASK_LIFT, Lift(LIFT)),
]


@mypyc_attr(acyclic=True)
class Richelieu(RichelieuTable):
    """A game of Richelieu."""

    def copy(self) -> "Richelieu":
        twin = Richelieu(self.game, self.variant, self.chance.copy())
        self.copy_table(twin)
        return twin

    def scores(self) -> list[int]:
        return list(points(self, ALL_KNOWN))

    def figures(self, measure: i64) -> vec[i64]:
        """Most points; then fewer cards; then both (ruling 9)."""
        if measure == BY_POINTS:
            return points(self, ALL_KNOWN)
        return vec[i64]([self.card_count(0), self.card_count(1)])

    def ending(self) -> str:
        if self.middle == 0:
            return ALL_TAKEN
        return ONE_ROW
