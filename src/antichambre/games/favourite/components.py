"""What is in the box, read from components.toml: the figures live there, with their provenance."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

BOX: Final[dict[str, Any]] = tomllib.loads(
    files("antichambre.games.favourite").joinpath("components.toml").read_text(encoding="utf-8")
)

RESOURCES: Final[tuple[str, ...]] = tuple(BOX["resources"])
COLUMNS: Final = 3  # one for each resource

# Petitions: the resources first.
PETITIONS: Final[tuple[str, ...]] = (*RESOURCES, "ball", "duchess", "bastille")
GOLD: Final = 0
CHOCOLATE: Final = 1
CHATEAU: Final = 2
BALL: Final = 3
DUCHESS: Final = 4
BASTILLE: Final = 5

# Court cards.
COURT: Final[tuple[str, ...]] = tuple(name for name in BOX["court"] if name != "provenance")
PRINCE: Final = 0
TREASURER: Final = 1
CHOCOLATIER: Final = 2
ARCHITECT: Final = 3
CAPTAIN: Final = 4
GARDENER: Final = 5
MARQUISE: Final = 6
STEWARD: Final = 7
AMBASSADOR: Final = 8
SPY: Final = 9
ACTOR: Final = 10
CONFESSOR: Final = 11
GUARD: Final = 12
LIEUTENANT: Final = 13
KINDS: Final = 14

SEATS: Final = 4  # at the most
LINE: Final = 6
DICE: Final = 3


def _cards(names: tuple[str, ...], copies: dict[str, int]) -> vec[i64]:
    found = vec[i64]()
    for kind, name in enumerate(names):
        for _ in range(copies[name]):
            found = append(found, kind)
    return found


def _faces() -> vec[i64]:
    found = vec[i64]()
    for resource, name in enumerate(RESOURCES):
        for _ in range(BOX["dice"][name]):
            found = append(found, resource)
    return found


ALL_PETITIONS: Final = _cards(PETITIONS, BOX["petitions"])
ALL_COURT: Final = _cards(COURT, BOX["court"])
COPIES: Final = vec[i64]([BOX["court"][name] for name in COURT])
"""How many there are of each court card."""
FACES: Final = _faces()

MUSKETEERS: Final[i64] = BOX["musketeers"]["each"]
TOO_MANY_SPECIALS: Final[i64] = BOX["line"]["specials_that_reshuffle"]
DEALT: Final[i64] = BOX["hand"]["dealt"]
HAND_LIMIT: Final[i64] = BOX["hand"]["limit"]
STEWARD_DRAWS: Final[i64] = BOX["hand"]["steward_draws"]
ROUNDS: Final[i64] = BOX["round"]["count"]
POINTS_ENDED: Final[i64] = BOX["score"]["ended_the_round"]
POINTS_MOST: Final[i64] = BOX["score"]["most"]
POINTS_TIED: Final[i64] = BOX["score"]["tied"]
POINTS_DUCHESS: Final[i64] = BOX["score"]["duchess_with_court_card"]
POINTS_HAND: Final[i64] = BOX["score"]["court_card_in_hand"]
POINTS_PRINCE: Final[i64] = BOX["score"]["prince"]


def _enough() -> vec[i64]:
    found = vec[i64]([0, 0])
    for seats in range(2, SEATS + 1):
        found = append(found, BOX["round"][str(seats)])
    return found


ENOUGH: Final = _enough()
"""How many resource cards bring the round to its end, by the number of players."""
