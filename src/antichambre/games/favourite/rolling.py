"""Déroulement d'une manche: the dice, and the musketeers who have them rolled again."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.favourite.components import DICE
from antichambre.games.favourite.pieces import ALL_DICE, die_piece
from antichambre.games.favourite.powers import Lieutenants
from antichambre.games.favourite.salon import ACTING, Salon
from antichambre.games.favourite.vocabulary import MUSKETEER_SPENT, NO_MUSKETEER
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Always, Verb
from antichambre.kernel.vocabulary import ALLOWED

WHOLE_SET: Final[i64] = (1 << DICE) - 1


class Roll(Always[Salon]):
    """All dice: compulsory."""

    def perform(self, salon: Salon, way: i64) -> None:
        roll_dice(salon, WHOLE_SET)

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-roll")

    def pieces(self, salon: Salon, way: i64) -> list[str]:
        return [ALL_DICE]


class Reroll(Verb[Salon]):
    """Jouer une carte Mousquetaire: one die or several again, as often as wanted. The ways are sets of dice, from that
    of the first alone."""

    def refusal(self, salon: Salon, way: i64) -> i64:
        if salon.musketeers[salon.turn] == 0:
            return NO_MUSKETEER
        return ALLOWED

    def offer(self, salon: Salon, found: vec[i64]) -> vec[i64]:
        if salon.musketeers[salon.turn] > 0:
            dice: i64 = 0
            while dice < WHOLE_SET:
                found = append(found, self.first + dice)
                dice += 1
        return found

    def perform(self, salon: Salon, way: i64) -> None:
        salon.musketeers[salon.turn] -= 1
        salon.spent[salon.turn] += 1
        salon.tell(MUSKETEER_SPENT, salon.turn)
        roll_dice(salon, way + 1)

    def label(self, salon: Salon, way: i64) -> Phrase:
        dice = [die + 1 for die in range(DICE) if (way + 1) & (1 << die)]
        left = int(salon.musketeers[salon.asked])
        return phrase("move-reroll", dice=", ".join(map(str, dice)), count=len(dice), musketeers=left)

    def pieces(self, salon: Salon, way: i64) -> list[str]:
        return [die_piece(die) for die in range(DICE) if (way + 1) & (1 << die)]


def roll_dice(salon: Salon, dice: i64) -> None:
    """Rolls a set of dice, a bit each; then the Lieutenants may have their say."""
    die: i64 = 0
    while die < DICE:
        if dice & (1 << die) != 0:
            salon.roll(die)
        die += 1
    salon.stage = ACTING
    salon.push(Lieutenants(1))
