"""The deal of a published record, recomputed without the house: this file imports nothing of it, only what
Python itself has. It follows "Fairness" in docs/protocol.md; the figures of the boxes are written down here once more.

python examples/recompute_deal.py record.json

It checks the commitment and the pledges that the record names, and prints the deal as JSON, to be held to what was seen
at the table. Whether the record names what was shown before the game, only those who saw it can tell.
"""

import hashlib
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

# The stream


def blake2b(purpose: bytes, text: str, size: int) -> bytes:
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=size, person=purpose).digest()


class Stream:
    """Numbers of 32 bits, out of blocks of 64 bytes."""

    def __init__(self, seed: str) -> None:
        self.key = blake2b(b"antichambre:deal", seed, 64)
        self.blocks = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            block = hashlib.blake2b(self.blocks.to_bytes(8, "little"), digest_size=64, key=self.key).digest()
            self.blocks += 1
            self.words = [int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4)]
        return self.words.pop(0)

    def below(self, n: int) -> int:
        while True:
            product = self.word() * n
            if product % 2**32 >= (2**32 - n) % n:
                return product // 2**32

    def shuffled(self, items: Iterable[Any]) -> list[Any]:
        found = list(items)
        for i in range(len(found) - 1, 0, -1):
            j = self.below(i + 1)
            found[i], found[j] = found[j], found[i]
        return found


def copies(*counted: tuple[Any, int]) -> list[Any]:
    return [item for item, count in counted for _ in range(count)]


# Richelieu

PROVINCES = [
    "bourgogne",
    "bretagne",
    "champagne",
    "normandie",
    "languedoc",
    "provence",
    "anjou",
    "picardie",
    "auvergne",
]
MARKS = ["plain", "two", "sword", "cross", "tower"]
# For each province how many cards of each mark.
DECKS = {
    "rulebook": ["03211", "03111", "03111", "02121", "03011", "02111", "02111", "02101", "01111"],
    "plain": ["13111", "03111", "03111", "12111", "02111", "02111", "11111", "01111", "01111"],
}


def richelieu(stream: Stream, _seats: int, variant: dict[str, Any]) -> dict[str, Any]:
    """Four rows of twelve cards; the first eight discs lie on their squares, row by row; the rest stay in the box."""
    deck = [
        (f"{province}-{mark}", int(count))
        for province, counts in zip(PROVINCES, DECKS[variant["deck"]], strict=True)
        for mark, count in zip(MARKS, counts, strict=True)
    ]
    cards = stream.shuffled(copies(*deck))
    discs = stream.shuffled([*PROVINCES, "sword", "cross", "tower", "recover", "recover"])
    return {"rows": [cards[at : at + 12] for at in range(0, 48, 12)], "discs": discs[:8], "box": discs[8:]}


# In the Shadow of the Sun King

QUALITIES = copies(
    ("blue", 9), ("blue-seal", 5), ("green", 9), ("green-seal", 5), ("purple", 8), ("purple-seal", 5),
    ("red", 8), ("red-seal", 5), ("yellow", 8), ("yellow-seal", 5),
)  # fmt: skip
OTHERS = copies(
    ("influence", 1), ("medal", 1), ("authority", 1), ("overlord", 1), ("pension", 2), ("conspiracy", 1),
    ("diplomacy", 1), ("debts", 4), ("mazarin", 4),
)  # fmt: skip
DEALT_TO = {2: [2, 3], 3: [2, 3, 3], 4: [2, 2, 3, 3], 5: [2, 2, 3, 3, 4], 6: [2, 2, 3, 3, 4, 4]}


def sun_king(stream: Stream, seats: int, _variant: dict[str, Any]) -> dict[str, Any]:
    """Qualities are dealt round by round; what else comes up goes under the pack; Louis hides in its lower half."""
    pack = stream.shuffled(QUALITIES + OTHERS)
    hands: list[list[str]] = [[] for _ in range(seats)]
    under: list[str] = []
    for number in range(max(DEALT_TO[seats])):
        for seat in range(seats):
            while len(hands[seat]) == number < DEALT_TO[seats][seat]:
                card = pack.pop(0)
                (hands[seat] if card in QUALITIES else under).append(card)
    deck = pack + under
    half = (len(deck) + 1) // 2
    deck.insert(half + stream.below(len(deck) - half + 1), "louis")
    return {"hands": hands, "deck": deck}


# The King's Favourite

SPECIALS = ["ball", "duchess", "bastille"]
PETITIONS = copies(("gold", 20), ("chocolate", 20), ("chateau", 20), *((name, 4) for name in SPECIALS))
COURT = [
    "prince",
    "treasurer",
    "chocolatier",
    "architect",
    "captain",
    "gardener",
    "marquise",
    "steward",
    "ambassador",
    "spy",
    "actor",
    "confessor",
    "guard",
    "lieutenant",
]


def favourite(stream: Stream, seats: int, _variant: dict[str, Any]) -> dict[str, Any]:
    """The first round: two court cards each, one at a time, and six petitions, until at most four are special."""
    petitions = stream.shuffled(PETITIONS)
    court = stream.shuffled(copies(*((name, 2) for name in COURT)))
    hands: list[list[str]] = [[] for _ in range(seats)]
    for number in range(2 * seats):
        hands[number % seats].append(court.pop(0))
    line, petitions = petitions[:6], petitions[6:]
    while sum(card in SPECIALS for card in line) >= 5:
        petitions = stream.shuffled(petitions + line)
        line, petitions = petitions[:6], petitions[6:]
    return {"hands": hands, "line": line, "petitions": petitions, "court": court}


# Louis XIV

MONEY = [[1, 3], [1, 6], [2, 4], [2, 5], [3, 3], [3, 6], [4, 4], [4, 5]]
INFLUENCE = copies(*((board, 2) for board in range(1, 13)), ("joker", 6))
LIGHT = [
    "token-back-Sany",
    "token-back-Lany",
    "token-back-Rany",
    "token-back-Hany",
    "louis-Sany",
    "louis-Lany",
    "louis-Rany",
    "louis-Hany",
    "onto-1-Rany",
    "onto-2-Hany",
    "onto-3-Sany",
    "onto-4-Lany",
    "one-more-Sany",
    "one-more-Rany",
    "pay-to-skip-Lany",
    "pay-to-skip-Hany",
    "chip-for-crown-Lany",
    "chip-for-crown-Rany",
    "swap-missions-Sany",
    "swap-missions-Hany",
]
MEDIUM = [
    "allowance-SL",
    "allowance-RH",
    "allowance-SR",
    "allowance-LH",
    "shield-SH",
    "shield-LR",
    "onto-king-SH",
    "onto-king-LR",
    "onto-5-SL",
    "onto-9-RH",
    "swap-card-SR",
    "swap-card-LH",
]
DARK = [
    "three-tokens-SS",
    "three-louis-LL",
    "plot-RR",
    "token-for-card-HH",
    "four-tokens-SS",
    "late-token-LL",
    "win-a-tie-RR",
    "cheaper-bribe-HH",
]


def louis_xiv(stream: Stream, seats: int, _variant: dict[str, Any]) -> dict[str, Any]:
    """Five piles, each drawn from its end but the money cards; a light and a medium mission each, then five cards."""
    shields = stream.shuffled(copies(*((arms, 10) for arms in range(6))))
    money = stream.shuffled(MONEY)
    influence = stream.shuffled(INFLUENCE)
    plots = stream.shuffled(range(1, 13))
    missions = stream.shuffled(LIGHT + MEDIUM + DARK)
    own: list[list[str]] = [[] for _ in range(seats)]
    for level in (LIGHT, MEDIUM):
        for seat in range(seats):
            own[seat].append(next(mission for mission in reversed(missions) if mission in level))
            missions.remove(own[seat][-1])
    hands: list[list[Any]] = [[] for _ in range(seats)]
    for number in range(5 * seats):
        hands[number % seats].append(influence.pop())
    return {
        "money": money, "missions": own, "hands": hands,
        "piles": {"shields": shields, "influence": influence, "plots": plots, "missions": missions},
    }  # fmt: skip


# The record

DEALS = {"richelieu": richelieu, "sun_king": sun_king, "favourite": favourite, "louis_xiv": louis_xiv}


def parts(record: dict[str, Any]) -> tuple[str, dict[str, str]]:
    """The house's part of the seed and the salts by seat: the salt of every pledge, and none besides."""
    house, *added = record["seed"].split("+") if record.get("pledges") else [record["seed"]]
    salts = dict(salt.split(":") for salt in added)
    if salts.keys() != record.get("pledges", {}).keys() or sorted(salts) != [salt[0] for salt in added]:
        raise SystemExit("the salts in the seed are not those of the seats that pledged one")
    for seat, salt in salts.items():
        hashed = hashlib.sha256(salt.encode()).hexdigest()
        if not re.fullmatch("[0-9a-f]{16,64}", salt) or hashed != record["pledges"][seat]:
            raise SystemExit(f"the salt of seat {seat} is not the one that was pledged")
    return house, salts


def main() -> None:
    record = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    house, salts = parts(record)
    commitment = blake2b(b"antichambre:say", house, 32).hex()
    if record.get("commitment", commitment) != commitment:
        raise SystemExit("the house's part of the seed is not the one that it committed to")
    deal = DEALS[record["game"]](Stream(record["seed"]), record["seats"], record["variant"])
    print(json.dumps({"commitment": commitment, "pledges": record.get("pledges", {}), "salts": salts, "deal": deal}))


if __name__ == "__main__":
    main()
