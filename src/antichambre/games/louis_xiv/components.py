"""What is in the box, read from components.toml: the figures live there, with their provenance."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

BOX: Final[dict[str, Any]] = tomllib.loads(
    files("antichambre.games.louis_xiv").joinpath("components.toml").read_text(encoding="utf-8")
)

# Boards are counted from 0 inside, from 1 wherever a player reads them.
BOARDS: Final = 12
PERSONS: Final[tuple[str, ...]] = tuple(board["person"] for board in BOX["boards"])
CONDE: Final = 5
COLBERT: Final = 6
MAINTENON: Final = 7
MONTESPAN: Final = 4
LA_VALLIERE: Final = 8
TURENNE: Final = 9
MAZARIN: Final = 10

MONEY: Final = 0
FIRST: Final = 1
TOKENS: Final = 2
CONDITIONS: Final[tuple[str, ...]] = ("money", "first", "tokens")


def _numbers(rows: list[list[int]]) -> vec[i64]:
    found = vec[i64]()
    for row in rows:
        for number in row:
            found = append(found, number)
    return found


def _side(board: dict[str, Any], side: str) -> list[int]:
    name, number = next(iter(board[side].items()))
    return [CONDITIONS.index(name), int(number)]


_SIDES: Final = [_side(board, side) for board in BOX["boards"] for side in ("front", "back")]
CONDITION: Final = _numbers([[condition] for condition, _ in _SIDES])
"""By board and side: money, first place or tokens."""
FIGURE: Final = _numbers([[number] for _, number in _SIDES])
"""By board and side: the price, or how many tokens."""
NEIGHBOURS: Final[list[list[int]]] = [[other - 1 for other in near] for near in BOX["court"]["neighbours"]]

CHIPS: Final[tuple[str, ...]] = ("sceptre", "letter", "ring", "helmet", "crown")
CROWN: Final = 4
CHIP_KINDS: Final = 5
ALL_CHIPS: Final = _numbers([[BOX["chips"][name] for name in CHIPS]])

SHIELD_KINDS: Final = 6
EACH_SHIELD: Final[i64] = BOX["shields"]["each"]

# Influence cards: one of the boards, or a joker.
JOKER: Final = 12
CARD_KINDS: Final = 13
INFLUENCE_CARDS: Final = _numbers(
    [[person] * int(BOX["influence"]["each_person"]) for person in range(12)] + [[12] * int(BOX["influence"]["jokers"])]
)
MONEY_CARDS: Final[list[list[int]]] = [[board - 1, louis] for board, louis in BOX["money"]["cards"]]

# Missions: the light ones first, then medium, then dark.
LIGHT: Final = 0
MEDIUM: Final = 1
DARK: Final = 2
LEVELS: Final[tuple[str, ...]] = ("light", "medium", "dark")
_MISSIONS: Final = [
    (level, effect, asks) for level, name in enumerate(LEVELS) for effect, asks in BOX["missions"][name]
]
MISSIONS: Final = 40
EFFECTS: Final[tuple[str, ...]] = (
    "token-back",
    "louis",
    "onto-1",
    "onto-2",
    "onto-3",
    "onto-4",
    "onto-5",
    "onto-9",
    "onto-king",
    "one-more",
    "pay-to-skip",
    "chip-for-crown",
    "swap-missions",
    "allowance",
    "shield",
    "swap-card",
    "three-tokens",
    "three-louis",
    "plot",
    "token-for-card",
    "four-tokens",
    "late-token",
    "win-a-tie",
    "cheaper-bribe",
)
EFFECT_COUNT: Final = 24
TOKEN_BACK: Final = 0
LOUIS: Final = 1
ONTO_1: Final = 2
ONTO_5: Final = 6
ONTO_9: Final = 7
ONTO_KING: Final = 8
ONE_MORE: Final = 9
PAY_TO_SKIP: Final = 10
CHIP_FOR_CROWN: Final = 11
SWAP_MISSIONS: Final = 12
ALLOWANCE: Final = 13
SHIELD: Final = 14
SWAP_CARD: Final = 15
THREE_TOKENS: Final = 16
THREE_LOUIS: Final = 17
PLOT: Final = 18
TOKEN_FOR_CARD: Final = 19
FOUR_TOKENS: Final = 20
LATE_TOKEN: Final = 21
WIN_A_TIE: Final = 22
CHEAPER_BRIBE: Final = 23

ANY_CHIP: Final = 5  # a question mark
_LETTERS: Final = "SLRHC?"
LEVEL_OF: Final = _numbers([[level] for level, _, _ in _MISSIONS])
EFFECT_OF: Final = _numbers([[EFFECTS.index(effect)] for _, effect, _ in _MISSIONS])
ASKS_FIRST: Final = _numbers([[_LETTERS.index(asks[0])] for _, _, asks in _MISSIONS])
ASKS_SECOND: Final = _numbers([[_LETTERS.index(asks[1])] for _, _, asks in _MISSIONS])
MISSION_NAMES: Final[tuple[str, ...]] = tuple(f"{effect}-{asks.replace('?', 'any')}" for _, effect, asks in _MISSIONS)

SEATS: Final = 4
EACH_TOKEN: Final[i64] = BOX["tokens"]["each"]
NEUTRAL_TOKENS: Final[i64] = BOX["tokens"]["neutral"]
NEUTRAL_ON_KING: Final[i64] = BOX["tokens"]["neutral_on_the_king"]
NEUTRAL_CARDS: Final[i64] = BOX["tokens"]["neutral_cards"]
NEUTRAL_ON_CARD: Final[i64] = BOX["tokens"]["neutral_on_a_card"]
START_MONEY: Final[i64] = BOX["money"]["start"]
MONEY_USED: Final[i64] = BOX["money"]["used"]
DEALT: Final[i64] = BOX["influence"]["dealt"]
BY_PERSON: Final[i64] = BOX["influence"]["tokens_person"]
BY_JOKER: Final[i64] = BOX["influence"]["tokens_joker"]
BY_FOUR: Final[i64] = BOX["influence"]["tokens_four"]
COLBERT_LOUIS: Final[i64] = BOX["income"]["colbert_louis"]
MAINTENON_TOKENS: Final[i64] = BOX["income"]["maintenon_tokens"]
TURENNE_SHIELDS: Final[i64] = BOX["income"]["turenne_shields"]
SKIP_PRICE: Final[i64] = BOX["prices"]["skip_a_card"]
CROWN_PRICE: Final[i64] = BOX["prices"]["chip_for_a_crown"]
ROUNDS: Final[i64] = BOX["rounds"]["count"]
POINTS_MISSION: Final[i64] = BOX["score"]["mission"]
POINTS_SHIELD: Final[i64] = BOX["score"]["shield"]
LOUIS_FOR_SHIELD: Final[i64] = BOX["score"]["louis_for_a_shield"]


def put_into_general(seats: i64) -> list[int]:
    """How many tokens each seat starts with in the general supply."""
    key = "general_two_players" if seats == 2 else "general"
    return [int(count) for count in BOX["tokens"][key]]
