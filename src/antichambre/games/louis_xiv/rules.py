"""Louis XIV (Rüdiger Dorn), two to four players. rules.en.md tells the rules in words.

Courtiers put tokens on twelve people of the court, who reward whoever has most, whoever pays, or whoever has enough.
Rewards fulfil missions; missions score and help from then on. Four rounds of four phases.

In the rulebook's order: court.py (préparation du jeu), supply.py (déroulement du jeu, 1re phase: ravitaillement),
influence.py and placing.py (2e phase: influence; placer ou récupérer), majorities.py and counting.py (3e phase:
comptage, les cartes complot, retourner les cartons personnage, le marqueur Louis XIV; outlook.py says in words how a
board would be counted), missions.py (4e phase: missions), end.py (fin de la partie), persons.py (les cartons
personnage). Each of the cartes mission acts in the file of its phase; the jeu à deux joueurs is in influence.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.louis_xiv.components import PERSONS
from antichambre.games.louis_xiv.counting import (
    Bribe,
    Declined,
    KeepPlot,
    Plot,
    ToBribe,
    ToPlot,
    ToWinTheTie,
    WinTheTie,
    step_counting,
)
from antichambre.games.louis_xiv.court import COUNTING, INFLUENCE, SUPPLY, Court
from antichambre.games.louis_xiv.end import points
from antichambre.games.louis_xiv.influence import (
    Bonus,
    BonusKing,
    NoLateToken,
    NoMoreBonus,
    OntoLate,
    PlayCard,
    PlayFour,
    Skip,
    Swap,
    ToBonus,
    ToPlay,
    step_influence,
)
from antichambre.games.louis_xiv.missions import (
    CrownFor,
    Draw,
    EnoughReturned,
    Fulfil,
    Keep,
    NoMoreMissions,
    Return,
    Spend,
    ToDraw,
    ToSpend,
    step_missions,
)
from antichambre.games.louis_xiv.persons import ByMaintenon, NoTokenByConde, OntoByConde
from antichambre.games.louis_xiv.placing import PlaceByCard, PlaceByFour, RecoverTokens, ToPlace
from antichambre.games.louis_xiv.supply import Allow, KeepToken, Later, Trade, begin_round, step_supply
from antichambre.games.louis_xiv.vocabulary import (
    ALLOW,
    ASK_ALLOWANCE,
    ASK_BONUS,
    ASK_BRIBE,
    ASK_CARD,
    ASK_CONDE,
    ASK_DRAW,
    ASK_FOUR,
    ASK_KEEP,
    ASK_LATE,
    ASK_MAINTENON,
    ASK_MISSION,
    ASK_PLACE,
    ASK_PLOT,
    ASK_RETURN,
    ASK_SPEND,
    ASK_TIE,
    ASK_TRADE,
    BONUS,
    BONUS_KING,
    BRIBE,
    CARD,
    CROWN_FOR,
    DRAW,
    ENOUGH,
    FOUR,
    FULFIL,
    KEEP,
    LAST_ROUND,
    LATER,
    MAINTENON,
    ONTO,
    PLACE,
    PLOT,
    RETURN,
    SKIP,
    SPEND,
    SWAP,
    TAKE_BACK,
    TRADE,
    WIN_THE_TIE,
)
from antichambre.kernel.game import BY_POINTS
from antichambre.kernel.verbs import Question

QUESTIONS: Final[list[Question[Court]]] = [
    Question(ASK_TRADE, KeepToken(ENOUGH), Trade(TRADE), Later(LATER)),
    Question(ASK_ALLOWANCE, Allow(ALLOW)),
    ToBonus(ASK_BONUS, Bonus(BONUS), BonusKing(BONUS_KING), NoMoreBonus(ENOUGH)),
    ToPlay(ASK_CARD, PlayCard(CARD), PlayFour(FOUR), Swap(SWAP), Skip(SKIP)),
    ToPlace(ASK_PLACE, PlaceByCard(PLACE), RecoverTokens(TAKE_BACK)),
    ToPlace(ASK_FOUR, PlaceByFour(PLACE), RecoverTokens(TAKE_BACK)),
    Question(ASK_LATE, OntoLate(ONTO), NoLateToken(ENOUGH)),
    ToPlot(ASK_PLOT, KeepPlot(ENOUGH), Plot(PLOT)),
    ToWinTheTie(ASK_TIE, Declined(ENOUGH, "move-enough-tie"), WinTheTie(WIN_THE_TIE)),
    ToBribe(ASK_BRIBE, Declined(ENOUGH, "move-enough-bribe"), Bribe(BRIBE)),
    Question(ASK_CONDE, OntoByConde(ONTO), NoTokenByConde(ENOUGH)),
    Question(ASK_MAINTENON, ByMaintenon(MAINTENON)),
    Question(ASK_MISSION, NoMoreMissions(ENOUGH), Fulfil(FULFIL), CrownFor(CROWN_FOR)),
    ToSpend(ASK_SPEND, Spend(SPEND)),
    ToDraw(ASK_DRAW, Draw(DRAW)),
    Question(ASK_KEEP, Keep(KEEP)),
    Question(ASK_RETURN, EnoughReturned(ENOUGH), Return(RETURN)),
]


@mypyc_attr(acyclic=True)
class LouisXIV(Court):
    """A game: four rounds of four phases, and the end."""

    def set_up(self, seed: str) -> None:
        self.lay_out(seed)
        begin_round(self, 0)
        self.proceed()

    def copy(self) -> "LouisXIV":
        twin = LouisXIV(self.game, self.seats, self.variant, self.chance.copy())
        self.copy_court(twin)
        return twin

    def go_on(self) -> bool:
        if self.phase == SUPPLY:
            return step_supply(self)
        if self.phase == INFLUENCE:
            return step_influence(self)
        if self.phase == COUNTING:
            return step_counting(self)
        return step_missions(self)

    def occasion(self) -> str:
        if self.question == ASK_PLOT:
            return f"plot {PERSONS[self.board]}"
        return super().occasion()

    def scores(self) -> list[int]:
        return [points(self, seat) for seat in range(self.seats)]

    def figures(self, measure: i64) -> vec[i64]:
        """Most points; then most tokens in the personal supply; then shared."""
        if measure == BY_POINTS:
            return vec[i64]([points(self, seat) for seat in range(self.seats)])
        return self.personal

    def ending(self) -> str:
        return LAST_ROUND
