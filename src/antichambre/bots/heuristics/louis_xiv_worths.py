"""What things are worth at the court of Louis XIV, in points of the final score, and how likely they come."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.louis_xiv.components import EFFECTS, NEIGHBOURS

CHIP: Final = 2.2  # nearly half a mission
ASKED_FOR: Final = 0.8  # more, for a chip that a mission in hand asks for
CROWN_MORE: Final = 0.8  # more, for a crown
ABILITY_SHARE: Final = 0.2  # more, for each round in which the mission it pays will act
SHIELD_WORTH: Final = 1.15  # a point, and a chance of its arms
LOUIS_WORTH: Final = 0.5
TOKEN_NOW: Final = 0.9  # a token that can still be placed in this round
TOKEN_LATER: Final = 0.45  # a token at home in the next round
HEAD_START: Final = 0.3  # a token that lies on a counted board when the next round begins
CARD_WORTH: Final = 1.8  # one more card to play in the next round
PLOT_WORTH: Final = 1.5
JOKER_KEPT: Final = 0.5  # a joker is better played late
TIE_KEPT: Final = 0.4  # the tie card may serve better on another board
PER_PLAY: Final = 2.5  # tokens that a play takes
SECOND_BRIBE: Final = 0.3  # how likely there is money for a bribe beyond what the purse holds now
DULL_CARD: Final = 1.5  # a card that brings less is worth changing
CHANGED: Final = 0.4  # of what it lacks, so much is won by changing it
PLAY_WORTH: Final = 2.0  # a play that is still to come
THIRD_MISSION: Final = 0.1  # how much of its points a mission beyond the next one is worth
CHIPS_LEFT: Final = 0.5  # how much of their worth chips left over keep
ACTS_ONE_DAY: Final = 0.3  # how much of what it will do a mission is worth that is only drawn

USUAL_PRICE: Final = 3  # of a bribe
USUAL_PLAYS: Final = 4  # in a round

# By lead over the best rival (1 to 5): how likely one rival's play ends it.
ATTACKS: Final = (0.10, 0.07, 0.035, 0.012, 0.004)
# By arrears (tie, 1, 2, 3 behind) and plays left (none, one, more): how likely the lead is won yet.
COMEBACKS: Final = ((0.0, 0.1, 0.2), (0.0, 0.05, 0.15), (0.0, 0.0, 0.05), (0.0, 0.0, 0.0))
# By tokens short of what a board asks (one, two, three) and plays left: how likely they come yet.
COMPLETIONS: Final = ((0.0, 0.15, 0.2), (0.0, 0.05, 0.15), (0.0, 0.05, 0.05))

WORST: Final = -3
LEADS: Final = 9  # from three behind to five ahead
EFFORTS: Final = 13
PLAYS: Final = 3
CLEAR_LEAD: Final = WORST + LEADS - 1  # nobody doubts it
RIVALS_PASS: Final = 0.95  # how likely a rival's play leaves a comeback possible


def _first_places() -> vec[float]:
    """By lead, rivals' plays and own plays: how likely the first place is in the end."""
    found = vec[float]()
    for lead in range(WORST, WORST + LEADS):
        for effort in range(EFFORTS):
            for plays in range(PLAYS):
                if lead > 0:
                    held = (1.0 - ATTACKS[lead - 1]) ** effort
                    found = append(found, held + (1.0 - held) * COMEBACKS[0][plays])
                else:
                    found = append(found, COMEBACKS[-lead][plays] * RIVALS_PASS**effort)
    return found


FIRST_PLACES: Final = _first_places()
COMPLETED: Final = vec[float]([chance for row in COMPLETIONS for chance in row])

# What a laid mission brings in each round to come; "one more mission" acts once.
_EACH_ROUND: Final = {
    "token-back": 0.6,
    "louis": 0.5,
    "onto-1": 1.2,
    "onto-2": 1.2,
    "onto-3": 1.2,
    "onto-4": 1.2,
    "onto-5": 1.3,
    "onto-9": 1.3,
    "onto-king": 1.5,
    "one-more": 0.3,
    "pay-to-skip": 0.2,
    "chip-for-crown": 0.6,
    "swap-missions": 0.4,
    "allowance": 1.1,
    "shield": 1.15,
    "swap-card": 0.4,
    "three-tokens": 1.5,
    "three-louis": 1.5,
    "plot": 1.4,
    "token-for-card": 1.4,
    "four-tokens": 0.8,
    "late-token": 1.3,
    "win-a-tie": 0.6,
    "cheaper-bribe": 1.2,
}
EACH_ROUND: Final = vec[float]([_EACH_ROUND[effect] for effect in EFFECTS])
EASE: Final = vec[float]([1.0, 1.0, 0.3])  # by level: how much of a mission's points one may hope for when drawing it

NEAR: Final = vec[i64]([near for places in NEIGHBOURS for near in places])


def _near_from() -> vec[i64]:
    found = vec[i64]([0])
    for places in NEIGHBOURS:
        found = append(found, found[len(found) - 1] + len(places))
    return found


NEAR_FROM: Final = _near_from()
STACK: Final = 5  # gains are kept by board for none to four tokens
