"""What a bot is handed: the view of its seat, its legal moves, and worlds it cannot tell from the real one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from antichambre.kernel.chance import Rng
from antichambre.kernel.game import Game, Move
from antichambre.kernel.position import Position


@dataclass(frozen=True, slots=True)
class Outlook:
    """All that a seat may know when it is asked."""

    game: Game
    seat: int
    view: dict[str, object]
    moves: list[Move]
    imagine: Callable[[Rng], Position]
    continues: bool  # the seat moved last, and nobody has learnt anything since
    pace: float = 1.0  # the part of its usual time that whoever thinks by the clock may take


class Bot(Protocol):
    """A player made of code. Equal seeds and equal outlooks give equal moves, unless it thinks by the clock."""

    def choose(self, outlook: Outlook) -> Move: ...


def outlook(position: Position, pace: float = 1.0) -> Outlook:
    """The outlook of the seat that decides now. What the bot can reach is an imagined world, not the position."""
    seat = position.seat
    assert seat is not None, "nobody decides when the game is over"
    afar = position.resample(seat, Rng("outlook"))
    afar.candid = True

    def imagine(rng: Rng) -> Position:
        return afar.resample(seat, rng)

    continues = position.undoable > 0 and position.last_actor == seat
    return Outlook(position.game, seat, position.view(seat), position.moves(), imagine, continues, pace)
