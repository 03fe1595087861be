"""Reactions: what is asked of everybody who might hold a card that answers it, of all of them at once.

Who is asked follows from what everybody can see, so that neither the question nor its absence betrays a card. The
position puts it to one after the other; whoever holds nothing has one answer, the game's `silence`.
"""

from typing import NamedTuple

from antichambre.kernel.position import Position


class Voice(NamedTuple):
    """A seat that is asked to react, and the position in which it is, if those before it let it be."""

    seat: int
    position: Position

    @property
    def chooses(self) -> bool:
        """Whether the seat holds an answer."""
        return len(self.position.legal()) > 1


def voices(position: Position) -> list[Voice]:
    """Everybody who is asked to react now, in the order in which their answers count; nobody where there is nothing
    to react to."""
    heard: list[Voice] = []
    ahead = position.copy()
    events: list[object] = []
    while ahead.reaction and not events and all(voice.seat != ahead.seat for voice in heard):
        assert ahead.seat is not None
        heard.append(Voice(ahead.seat, ahead.copy()))
        events = [*ahead.play(ahead.game.by_text[ahead.game.silence])]  # where something happens it is over
    return heard
