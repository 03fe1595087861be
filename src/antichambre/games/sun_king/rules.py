"""In the Shadow of the Sun King (Alan R. Moon, Aaron Weissblum), two to six players. rules.en.md tells the rules in
words.

Dukes gather cards of five qualities. Who leads in a quality may use it; cards are turned each turn, auctions and
special cards interrupt it, and may interrupt each other. Gold, power and blue cards score.

A turn is a list of phases; what interrupts it lies on a stack of frames, the innermost last, each in the chapter that
settles it.

In the rulebook's order:
    court.py          préparation, la sphère d'influence, majorités, les jetons d'or et de puissance
    qualities.py      phase 1: le joueur examine ses qualités; les cinq qualités
    turning.py        phase 2: retournez les cartes (cartes d'Influence et de Médaille)
    gold.py           phase 3: effectuez une action d'or
    specials.py       cartes spéciales: Cardinal de Mazarin, Dettes de jeu, Louis XIV
    auctions.py       cartes d'enchère: bidding; payments.py: paying
    auction_cards.py  cartes d'Autorité, de Pension, de suzerain, de Conspiration
    ending.py         fin du jeu
What several of them aim at is in targets.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.auction_cards import Authority, BetweenActions, Conspire, Overlord, Pension
from antichambre.games.sun_king.auctions import Bid, Pass, ToBid
from antichambre.games.sun_king.court import ANNOUNCING, CHOOSING, RESOLVING, TURNING, USING, Court
from antichambre.games.sun_king.ending import all_points, purple_cards, reason, tell_the_count
from antichambre.games.sun_king.gold import Banish, Draw, EndTurn, GiveForIt, Strike, Swap, ToGive
from antichambre.games.sun_king.payments import A_CARD, A_GOLD, A_POWER, PayCard, PayGold, PayPower, ToPay
from antichambre.games.sun_king.qualities import (
    Duel,
    DuelTwo,
    EndQualities,
    Exchange,
    Fetch,
    GiveUp,
    Power,
    Spoil,
    ToUse,
    Wealth,
)
from antichambre.games.sun_king.specials import (
    Discard,
    DrawByFavour,
    PayTheRest,
    PayTokens,
    TakeTheRest,
    TakeTokens,
)
from antichambre.games.sun_king.turning import (
    Announce,
    Another,
    Choose,
    ChooseSecond,
    EnoughTaken,
    EnoughTurned,
    step_announcing,
    step_resolving,
    step_turning,
)
from antichambre.games.sun_king.vocabulary import (
    ANOTHER,
    ASK_ANNOUNCE,
    ASK_BID,
    ASK_CHOOSE,
    ASK_CHOOSE_SECOND,
    ASK_DEBTS,
    ASK_ETIQUETTE_GIVE,
    ASK_ETIQUETTE_TAKE,
    ASK_GOLD,
    ASK_MAZARIN,
    ASK_MEDAL,
    ASK_PAY,
    ASK_QUALITIES,
    ASK_SWAP_GIVE,
    BANISH,
    BID,
    CONSPIRE,
    DISCARD,
    DRAW,
    DUEL,
    DUEL_TWO,
    END,
    ENOUGH,
    EXCHANGE,
    GIVE,
    PASS,
    PAY,
    PAY_GOLD,
    PAY_POWER,
    POWER,
    SPOIL,
    STRIKE,
    SWAP,
    TAKE,
    THE_REST,
    TOKENS,
    TURN,
    USE_AUTHORITY,
    USE_OVERLORD,
    USE_PENSION,
    WEALTH,
)
from antichambre.kernel.game import BY_POINTS
from antichambre.kernel.verbs import Question

QUESTIONS: Final[list[Question[Court]]] = [
    ToUse(
        ASK_QUALITIES,
        Duel(DUEL),
        DuelTwo(DUEL_TWO),
        Power(POWER),
        Wealth(WEALTH),
        Authority(USE_AUTHORITY),
        Pension(USE_PENSION),
        Overlord(USE_OVERLORD),
        Exchange(EXCHANGE),
        Spoil(SPOIL),
        Conspire(CONSPIRE),
        EndQualities(END),
    ),
    Question(ASK_ETIQUETTE_GIVE, GiveUp(GIVE)),
    Question(ASK_ETIQUETTE_TAKE, Fetch(TAKE)),
    BetweenActions(ASK_ANNOUNCE, Conspire(CONSPIRE), Announce(TURN)),
    BetweenActions(ASK_MEDAL, Conspire(CONSPIRE), Another(ANOTHER), EnoughTurned(ENOUGH)),
    BetweenActions(ASK_CHOOSE, Choose(TAKE), Conspire(CONSPIRE)),
    Question(ASK_CHOOSE_SECOND, ChooseSecond(TAKE), EnoughTaken(ENOUGH)),
    Question(ASK_MAZARIN, DrawByFavour(DRAW), TakeTokens(TOKENS), TakeTheRest(THE_REST)),
    Question(ASK_DEBTS, PayTokens(TOKENS), PayTheRest(THE_REST), Discard(DISCARD)),
    ToBid(ASK_BID, Bid(BID), Pass(PASS)),
    ToPay(ASK_PAY, PayPower(PAY_POWER, A_POWER), PayGold(PAY_GOLD, A_GOLD), PayCard(PAY, A_CARD)),
    BetweenActions(ASK_GOLD, Conspire(CONSPIRE), EndTurn(END), Draw(DRAW), Strike(STRIKE), Swap(SWAP), Banish(BANISH)),
    ToGive(ASK_SWAP_GIVE, GiveForIt(GIVE)),
]


@mypyc_attr(acyclic=True)
class SunKing(Court):
    """A game of the Sun King."""

    def copy(self) -> "SunKing":
        twin = SunKing(self.game, self.seats, self.variant, self.chance.copy())
        self.copy_court(twin)
        return twin

    def go_on(self) -> bool:
        """Comment jouer: the three phases of a turn."""
        if self.phase == USING:
            return self.ask(self.turn, ASK_QUALITIES)
        if self.phase == ANNOUNCING:
            return step_announcing(self)
        if self.phase == TURNING:
            return step_turning(self)
        if self.phase == RESOLVING:
            return step_resolving(self)
        if self.phase == CHOOSING:
            return self.ask(self.turn, ASK_CHOOSE)
        return self.ask(self.turn, ASK_GOLD)

    def scores(self) -> list[int]:
        return list(all_points(self))

    def figures(self, measure: i64) -> vec[i64]:
        """Most points of those still in; then more purple cards; then shared."""
        if measure == BY_POINTS:
            return all_points(self)
        return purple_cards(self)

    def ending(self) -> str:
        return reason(self)

    def conclude(self) -> None:
        if self.told is not None:
            tell_the_count(self)
