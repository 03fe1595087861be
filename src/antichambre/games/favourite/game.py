"""The King's Favourite as the house knows it: its name, its options, and where its parts are."""

from typing import cast

from antichambre.games.favourite.about import ABOUT
from antichambre.games.favourite.preview import Preview, preview
from antichambre.games.favourite.rules import QUESTIONS, Favourite
from antichambre.games.favourite.view import View, view
from antichambre.games.favourite.vocabulary import (
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


class FavouriteGame(Game[View, Preview]):
    def __init__(self) -> None:
        super().__init__(
            name="favourite",
            package="antichambre.games.favourite",
            rules_version=2,
            seats=range(2, 5),
            options=(),
            vocabulary=VOCABULARY,
            questions=[*QUESTIONS],
            pieces=PIECES,
            measures=MEASURES,
            endings=ENDINGS,
            about=ABOUT,
            discreet=DISCREET,
            reactions=REACTIONS,
            silence=SILENCE,
            occasions=OCCASIONS,
        )

    def deal(self, seats: int, seed: str, variant: Variant, chance: Stream) -> Position:
        position = Favourite(self, seats, variant, chance)
        position.set_up(seed)
        return position

    def view(self, position: Position, seat: int | None) -> View:
        return view(cast(Favourite, position), seat)

    def preview(self, position: Position, seat: int | None) -> Preview:
        return preview(cast(Favourite, position))
