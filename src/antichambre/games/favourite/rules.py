"""The King's Favourite, two to four players. rules.en.md tells the rules in words.

Courtiers roll dice for petitions in a line: gold, chocolate, châteaux. Musketeers reroll, court cards bend the rules,
duchesses are worth keeping, Bastilles strike them. Three rounds.

A turn goes through its stages; what has to be settled before it goes on lies on a stack of frames, the innermost last.

In the rulebook's order: salon.py (mise en place: line, piles, hands, and what is hidden), rolling.py (déroulement d'une
manche: dice, musketeers), taking.py (prise et pose des cartes), petitions.py (détail des cartes: bal masqué, duchesse,
Bastille), court.py (cartes Cour de Versailles: earned, too many, given to a duchess), powers.py, actor.py, reactions.py
(what they can do), rounds.py (compléter la ligne, fin de manche, nouvelle manche), counting.py (décompte des points).
turns.py has what is asked at each stage of a turn, always.py what may always be answered.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.favourite.actor import Actor, ToBorrow
from antichambre.games.favourite.components import (
    AMBASSADOR,
    CAPTAIN,
    CONFESSOR,
    COURT,
    GARDENER,
    GUARD,
    LIEUTENANT,
    MARQUISE,
    PRINCE,
    ROUNDS,
    SPY,
    STEWARD,
    TREASURER,
)
from antichambre.games.favourite.counting import round_points
from antichambre.games.favourite.court import Attach, Drop, ToGiveUp
from antichambre.games.favourite.petitions import Ball, Laid, LayBastille, Lose, LoseWith
from antichambre.games.favourite.powers import (
    Ambassador,
    Captain,
    Confessor,
    Gardener,
    Lieutenant,
    Marquise,
    Named,
    Prince,
    Spy,
    Stewardship,
    TurnDie,
)
from antichambre.games.favourite.reactions import (
    Confess,
    Guard,
    LeaveTheDice,
    LetItHappen,
    LetTheBastilleCome,
    ToConfess,
    ToGuard,
    ToPolice,
)
from antichambre.games.favourite.rolling import Reroll, Roll
from antichambre.games.favourite.rounds import End, begin_round, end_turn
from antichambre.games.favourite.salon import ACTING, OPENING, Salon
from antichambre.games.favourite.taking import Take, TakeNothing
from antichambre.games.favourite.turns import ToAct, ToClose, ToOpen
from antichambre.games.favourite.vocabulary import (
    ASK_ACT,
    ASK_ACTOR,
    ASK_BALL,
    ASK_BASTILLE,
    ASK_CLOSE,
    ASK_CONFESS,
    ASK_GUARD,
    ASK_HAND,
    ASK_LIEUTENANT,
    ASK_OPEN,
    ASK_STRIKE,
    ATTACH,
    BALL_TO,
    BASTILLE_TO,
    DROP,
    END,
    LAST_ROUND,
    LET_IT_BE,
    LOSE,
    LOSE_WITH,
    PLAY_ACTOR,
    PLAY_AMBASSADOR,
    PLAY_CAPTAIN,
    PLAY_CONFESSOR,
    PLAY_GARDENER,
    PLAY_GUARD,
    PLAY_LIEUTENANT,
    PLAY_MARQUISE,
    PLAY_PRINCE,
    PLAY_SPY,
    PLAY_STEWARD,
    REROLL,
    ROLL,
    TAKE,
    TAKE_NOTHING,
    TURN_DIE,
)
from antichambre.kernel.game import BY_POINTS
from antichambre.kernel.verbs import Question, Verb


def court_cards() -> list[Verb[Salon]]:
    """What may be done with court cards at any moment of one's own turn."""
    return [
        Attach(ATTACH),
        Prince(PLAY_PRINCE, PRINCE),
        TurnDie(TURN_DIE, TREASURER),
        Captain(PLAY_CAPTAIN, CAPTAIN),
        Gardener(PLAY_GARDENER, GARDENER),
        Marquise(PLAY_MARQUISE, MARQUISE),
        Stewardship(PLAY_STEWARD, STEWARD),
        Ambassador(PLAY_AMBASSADOR, AMBASSADOR),
        Spy(PLAY_SPY, SPY),
        Actor(PLAY_ACTOR),
        Confessor(PLAY_CONFESSOR, CONFESSOR),
    ]


def borrowed_powers() -> list[Verb[Salon]]:
    """Those that the Actor has to aim."""
    return [
        TurnDie(TURN_DIE, TREASURER),
        Marquise(PLAY_MARQUISE, MARQUISE),
        Ambassador(PLAY_AMBASSADOR, AMBASSADOR),
        Spy(PLAY_SPY, SPY),
    ]


QUESTIONS: Final[list[Question[Salon]]] = [
    ToOpen(ASK_OPEN, Roll(ROLL), *court_cards()),
    ToPolice(ASK_LIEUTENANT, LIEUTENANT, Lieutenant(PLAY_LIEUTENANT, LIEUTENANT), LeaveTheDice(LET_IT_BE)),
    ToGuard(ASK_GUARD, GUARD, Guard(PLAY_GUARD), LetItHappen(LET_IT_BE)),
    ToAct(ASK_ACT, Reroll(REROLL), Take(TAKE), TakeNothing(TAKE_NOTHING), *court_cards()),
    ToBorrow(ASK_ACTOR, *borrowed_powers()),
    Question(ASK_BALL, Ball(BALL_TO)),
    Question(ASK_BASTILLE, LayBastille(BASTILLE_TO)),
    ToConfess(ASK_CONFESS, CONFESSOR, Confess(PLAY_CONFESSOR), LetTheBastilleCome(LET_IT_BE)),
    Question(ASK_STRIKE, Lose(LOSE), LoseWith(LOSE_WITH)),
    ToGiveUp(ASK_HAND, Attach(ATTACH), Drop(DROP)),
    ToClose(ASK_CLOSE, End(END), *court_cards()),
]


@mypyc_attr(acyclic=True)
class Favourite(Salon):
    """A game of The King's Favourite."""

    def set_up(self, seed: str) -> None:
        self.seed = seed
        self.totals = vec[i64]([0] * self.seats)
        begin_round(self, 0)
        self.proceed()

    def copy(self) -> "Favourite":
        twin = Favourite(self.game, self.seats, self.variant, self.chance.copy())
        self.copy_salon(twin)
        return twin

    def go_on(self) -> bool:
        """Ruling 1: court cards, the roll; rerolls, court cards, the take; court cards again, where there are any."""
        if self.stage == OPENING:
            return self.ask(self.turn, ASK_OPEN)
        if self.stage == ACTING:
            return self.ask(self.turn, ASK_ACT)
        if self.hand_size(self.turn) > 0:
            return self.ask(self.turn, ASK_CLOSE)
        end_turn(self)
        return False

    def occasion(self) -> str:
        if self.question == ASK_LIEUTENANT:
            return f"lieutenant {self.turn}"
        if self.question == ASK_GUARD:
            named = cast(Named, self.stack[-1])
            return f"guard {COURT[named.power().card]}"
        if self.question == ASK_CONFESS:
            return "confess laid" if isinstance(self.stack[-1], Laid) else "confess arrival"
        return super().occasion()

    def scores(self) -> list[int]:
        """The rounds counted, and the one under way as it stands."""
        if self.round > ROUNDS:
            return list(self.totals)
        return [self.totals[seat] + round_points(self, seat) for seat in range(self.seats)]

    def figures(self, measure: i64) -> vec[i64]:
        """Most points; then more musketeers unspent in the last round; then shared (ruling 16)."""
        if measure == BY_POINTS:
            return self.totals
        return self.musketeers

    def ending(self) -> str:
        return LAST_ROUND
