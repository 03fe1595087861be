"""Louis XIV as the house knows it: its name, its options, and where its parts are."""

from typing import cast

from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.games.louis_xiv.view import view
from antichambre.games.louis_xiv.vocabulary import (
    DECISIONS,
    DISCREET,
    ENDINGS,
    EVENTS,
    MEASURES,
    OCCASIONS,
    PIECES,
    REACTIONS,
    RULES,
    SILENCE,
    verbs,
)
from antichambre.kernel.chance import Stream
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.position import Position


class LouisXIVGame(Game):
    def __init__(self) -> None:
        super().__init__(
            name="louis_xiv",
            package="antichambre.games.louis_xiv",
            rules_version=2,
            seats=range(2, 5),
            options=(),
            decisions=DECISIONS,
            verbs=verbs(),
            rules=RULES,
            events=EVENTS,
            pieces=PIECES,
            measures=MEASURES,
            endings=ENDINGS,
            discreet=DISCREET,
            reactions=REACTIONS,
            silence=SILENCE,
            occasions=OCCASIONS,
        )

    def deal(self, seats: int, seed: str, variant: Variant, chance: Stream) -> Position:
        position = LouisXIV(self, seats, variant, chance)
        position.set_up(seed)
        return position

    def view(self, position: Position, seat: int | None) -> dict[str, object]:
        return cast(dict[str, object], view(cast(LouisXIV, position), seat))
