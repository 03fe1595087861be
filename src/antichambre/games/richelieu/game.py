"""Richelieu as the house knows it: its name, its options, and where its parts are."""

from typing import cast

from antichambre.games.richelieu.preview import Preview, preview
from antichambre.games.richelieu.rules import QUESTIONS, Richelieu
from antichambre.games.richelieu.view import View, view
from antichambre.games.richelieu.vocabulary import ENDINGS, MEASURES, PIECES, VOCABULARY
from antichambre.kernel.chance import Stream
from antichambre.kernel.game import Game, Option, Variant
from antichambre.kernel.position import Position


class RichelieuGame(Game[View, Preview]):
    def __init__(self) -> None:
        super().__init__(
            name="richelieu",
            package="antichambre.games.richelieu",
            rules_version=2,
            seats=range(2, 3),
            options=(Option("deck", ("rulebook", "plain")), Option("short", (False, True))),
            vocabulary=VOCABULARY,
            questions=[*QUESTIONS],
            pieces=PIECES,
            measures=MEASURES,
            endings=ENDINGS,
        )

    def deal(self, seats: int, seed: str, variant: Variant, chance: Stream) -> Position:
        position = Richelieu(self, variant, chance)
        position.set_up(seed)
        return position

    def view(self, position: Position, seat: int | None) -> View:
        return view(cast(Richelieu, position), seat)

    def preview(self, position: Position, seat: int | None) -> Preview:
        return preview(cast(Richelieu, position), seat)
