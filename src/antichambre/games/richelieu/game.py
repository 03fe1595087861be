"""Richelieu as the house knows it: its name, its options, and where its parts are."""

from typing import cast

from antichambre.games.richelieu.rules import Richelieu
from antichambre.games.richelieu.view import view
from antichambre.games.richelieu.vocabulary import DECISIONS, ENDINGS, EVENTS, MEASURES, PIECES, RULES, verbs
from antichambre.kernel.chance import Stream
from antichambre.kernel.game import Game, Option, Variant
from antichambre.kernel.position import Position


class RichelieuGame(Game):
    def __init__(self) -> None:
        super().__init__(
            name="richelieu",
            package="antichambre.games.richelieu",
            rules_version=2,
            seats=range(2, 3),
            options=(Option("deck", ("rulebook", "plain")), Option("short", (False, True))),
            decisions=DECISIONS,
            verbs=verbs(),
            rules=RULES,
            events=EVENTS,
            pieces=PIECES,
            measures=MEASURES,
            endings=ENDINGS,
        )

    def deal(self, seats: int, seed: str, variant: Variant, chance: Stream) -> Position:
        position = Richelieu(self, variant, chance)
        position.set_up(seed)
        return position

    def view(self, position: Position, seat: int | None) -> dict[str, object]:
        return cast(dict[str, object], view(cast(Richelieu, position), seat))
