"""Louis XIV as the house knows it: its name, its options, and where its parts are."""

from typing import cast

from antichambre.games.louis_xiv.about import ABOUT
from antichambre.games.louis_xiv.preview import Preview, preview
from antichambre.games.louis_xiv.rules import QUESTIONS, LouisXIV
from antichambre.games.louis_xiv.view import View, view
from antichambre.games.louis_xiv.vocabulary import (
    DISCREET,
    ENDINGS,
    MEASURES,
    OCCASIONS,
    PIECES,
    REACTIONS,
    SILENCE,
    VOCABULARY,
)
from antichambre.kernel.chance import Stream
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.position import Position


class LouisXIVGame(Game[View, Preview]):
    def __init__(self) -> None:
        super().__init__(
            name="louis_xiv",
            package="antichambre.games.louis_xiv",
            rules_version=2,
            seats=range(2, 5),
            options=(),
            vocabulary=VOCABULARY,
            questions=[*QUESTIONS],
            pieces=PIECES,
            measures=MEASURES,
            endings=ENDINGS,
            discreet=DISCREET,
            reactions=REACTIONS,
            silence=SILENCE,
            occasions=OCCASIONS,
            about=ABOUT,
        )

    def deal(self, seats: int, seed: str, variant: Variant, chance: Stream) -> Position:
        position = LouisXIV(self, seats, variant, chance)
        position.set_up(seed)
        return position

    def view(self, position: Position, seat: int | None) -> View:
        return view(cast(LouisXIV, position), seat)

    def preview(self, position: Position, seat: int | None) -> Preview:
        return preview(cast(LouisXIV, position), seat)
