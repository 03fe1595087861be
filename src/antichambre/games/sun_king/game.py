"""In the Shadow of the Sun King as the house knows it: its name, its options, and where its parts are."""

from typing import cast

from antichambre.games.sun_king.preview import Preview, preview
from antichambre.games.sun_king.rules import QUESTIONS, SunKing
from antichambre.games.sun_king.view import View, view
from antichambre.games.sun_king.vocabulary import ENDINGS, MEASURES, PIECES, VOCABULARY
from antichambre.kernel.chance import Stream
from antichambre.kernel.game import Game, Option, Variant
from antichambre.kernel.position import Position


class SunKingGame(Game[View, Preview]):
    def __init__(self) -> None:
        super().__init__(
            name="sun_king",
            package="antichambre.games.sun_king",
            rules_version=2,
            seats=range(2, 7),
            options=(Option("gentle", (False, True)),),
            vocabulary=VOCABULARY,
            questions=[*QUESTIONS],
            pieces=PIECES,
            measures=MEASURES,
            endings=ENDINGS,
        )

    def deal(self, seats: int, seed: str, variant: Variant, chance: Stream) -> Position:
        position = SunKing(self, seats, variant, chance)
        position.set_up(seed)
        return position

    def view(self, position: Position, seat: int | None) -> View:
        return view(cast(SunKing, position), seat)

    def preview(self, position: Position, seat: int | None) -> Preview:
        return preview(cast(SunKing, position))
