"""In the Shadow of the Sun King as the house knows it: its name, its options, and where its parts are."""

from typing import cast

from antichambre.games.sun_king.rules import SunKing
from antichambre.games.sun_king.view import view
from antichambre.games.sun_king.vocabulary import DECISIONS, ENDINGS, EVENTS, MEASURES, PIECES, RULES, verbs
from antichambre.kernel.chance import Stream
from antichambre.kernel.game import Game, Option, Variant
from antichambre.kernel.position import Position


class SunKingGame(Game):
    def __init__(self) -> None:
        super().__init__(
            name="sun_king",
            package="antichambre.games.sun_king",
            rules_version=2,
            seats=range(2, 7),
            options=(Option("gentle", (False, True)),),
            decisions=DECISIONS,
            verbs=verbs(),
            rules=RULES,
            events=EVENTS,
            pieces=PIECES,
            measures=MEASURES,
            endings=ENDINGS,
        )

    def deal(self, seats: int, seed: str, variant: Variant, chance: Stream) -> Position:
        position = SunKing(self, seats, variant, chance)
        position.set_up(seed)
        return position

    def view(self, position: Position, seat: int | None) -> dict[str, object]:
        return cast(dict[str, object], view(cast(SunKing, position), seat))
