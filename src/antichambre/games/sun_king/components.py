"""What is in the box, read from components.toml: the figures live there, with their provenance."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

BOX: Final[dict[str, Any]] = tomllib.loads(
    files("antichambre.games.sun_king").joinpath("components.toml").read_text(encoding="utf-8")
)

COLOURS: Final[tuple[str, ...]] = tuple(BOX["colours"])
BLUE: Final = 0  # Étiquette
GREEN: Final = 1  # Combat en duel
PURPLE: Final = 2  # Intrigue
RED: Final = 3  # Puissance
YELLOW: Final = 4  # Richesse
GREY: Final = 5  # no quality
HUES: Final = 5  # how many qualities

# A quality card is its colour and whether it bears a seal; then come the auction cards and the special ones.
QUALITIES: Final[tuple[str, ...]] = tuple(f"{colour}{seal}" for colour in COLOURS for seal in ("", "-seal"))
AUCTIONS: Final[tuple[str, ...]] = tuple(BOX["auction"])
SPECIALS: Final[tuple[str, ...]] = ("debts", "mazarin", "louis")
CARDS: Final[tuple[str, ...]] = QUALITIES + AUCTIONS + SPECIALS

# Kinds of card, as places in CARDS.
FIRST_AUCTION: Final = 10
FIRST_SPECIAL: Final = 17
DEBTS: Final = 17
MAZARIN: Final = 18
LOUIS: Final = 19

# Kinds of auction card, as places in AUCTIONS.
INFLUENCE: Final = 0
MEDAL: Final = 1
AUTHORITY: Final = 2
OVERLORD: Final = 3
PENSION: Final = 4
CONSPIRACY: Final = 5
DIPLOMACY: Final = 6
KINDS_OF_AUCTION: Final = 7

SEATS: Final = 6  # at the most


def _colours() -> vec[i64]:
    names = [*COLOURS, "grey"]
    found = vec[i64]()
    for kind in range(len(QUALITIES)):
        found = append(found, kind // 2)
    for name in AUCTIONS:
        found = append(found, names.index(BOX["auction"][name]["colour"]))
    return found


def _seals() -> vec[i64]:
    found = vec[i64]()
    for kind in range(len(QUALITIES)):
        found = append(found, kind % 2)
    for name in AUCTIONS:
        found = append(found, int(BOX["auction"][name]["seal"]))
    return found


COLOUR_OF: Final = _colours()
"""The colour of a quality or auction card."""
SEAL_ON: Final = _seals()
"""1 for a quality or auction card with a seal."""


def _pack() -> vec[i64]:
    found = vec[i64]()
    copies: list[int] = []
    for colour in COLOURS:
        sealed = BOX["quality"]["seals"][colour]
        copies += [BOX["quality"]["cards"][colour] - sealed, sealed]
    copies += [BOX["auction"][name]["copies"] for name in AUCTIONS]
    copies += [BOX["special"]["debts"], BOX["special"]["mazarin"]]
    for kind, count in enumerate(copies):
        for _ in range(count):
            found = append(found, kind)
    return found


PACK: Final = _pack()
"""All cards but Louis XIV, who is put in by hand, sorted."""


def dealt_to(seats: i64) -> list[int]:
    """How many cards each seat starts with."""
    return [int(count) for count in BOX["deal"][str(seats)]]


ALL_POWER: Final[i64] = BOX["tokens"]["power_ones"] + 2 * BOX["tokens"]["power_twos"]
ALL_GOLD: Final[i64] = BOX["tokens"]["gold"]
START_POWER: Final[i64] = BOX["start"]["power"]
START_GOLD: Final[i64] = BOX["start"]["gold"]
WORTH_UNIT: Final[i64] = BOX["worth"]["unit"]
WORTH_CARD: Final[i64] = BOX["worth"]["card"]
WORTH_SAME: Final[i64] = BOX["worth"]["same_colour"]
DUEL_POWER: Final[i64] = BOX["qualities"]["duel"]
TWO_DUELS_POWER: Final[i64] = BOX["qualities"]["duel_two"]
POWER_GAIN: Final[i64] = BOX["qualities"]["power"]
WEALTH_GAIN: Final[i64] = BOX["qualities"]["wealth"]
AUTHORITY_GAIN: Final[i64] = BOX["auction_cards"]["authority"]
PENSION_GAIN: Final[i64] = BOX["auction_cards"]["pension"]
OVERLORD_POWER: Final[i64] = BOX["auction_cards"]["overlord"]
CONSPIRACY_POWER: Final[i64] = BOX["auction_cards"]["conspiracy_power"]
CONSPIRACY_GOLD: Final[i64] = BOX["auction_cards"]["conspiracy_gold"]
MOST_BY_MEDAL: Final[i64] = BOX["auction_cards"]["medal"]
TOKENS_GIVEN: Final[i64] = BOX["special_cards"]["tokens"]
STRIKE_PRICE: Final[i64] = BOX["gold_actions"]["strike"]
SWAP_PRICE: Final[i64] = BOX["gold_actions"]["swap"]
BANISH_PRICE: Final[i64] = BOX["gold_actions"]["banish"]
DRAW_PRICE: Final[i64] = BOX["gold_actions"]["draw"]
STRUCK: Final[i64] = BOX["gold_actions"]["struck"]
POINTS_GOLD: Final[i64] = BOX["score"]["gold"]
POINTS_POWER: Final[i64] = BOX["score"]["power"]
POINTS_BLUE: Final[i64] = BOX["score"]["blue_card"]
