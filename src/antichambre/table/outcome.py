"""How a game ended at a table: who won and by what, and the places."""

from dataclasses import dataclass

from antichambre.kernel.outcome import Outcome, by_resignation
from antichambre.kernel.position import Position
from antichambre.table.table import Status, Table


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat ended. `place`: 1 for whoever won; those who tie share it. `left`: its person had resigned, or a bot
    was playing for them at the end."""

    seat: int
    score: int
    place: int
    left: bool


def outcome(table: Table) -> Outcome | None:
    """Why the game at a table ended, who won, and by what: as the rules say, or since the others resigned. None before
    the end, if it was called off, or if it comes out otherwise under the present rules: then what was counted when it
    ended is what holds."""
    ended = _ended(table)
    if ended is None:
        return None
    counted = ended.outcome()
    if counted is not None:
        return counted
    return by_resignation([seat for seat, chair in enumerate(table.chairs) if not chair.resigned])


def _ended(table: Table) -> Position | None:
    """The position at which a game ended, if the present rules still lead there."""
    position = table.position
    if table.status is not Status.OVER or position is None or len(position.history) < len(table.moves):
        return None
    return position


def standings(table: Table) -> list[Standing]:
    """How the seats of a finished game ended; nothing where there is no outcome. Who won is for the outcome to say; the
    others follow by their scores, or share their place if they resigned."""
    ended = _ended(table)
    found = None if ended is None else outcome(table)
    if ended is None or found is None:
        return []
    scores = ended.scores()
    ranks = [(seat not in found["winners"], -score if ended.over else 0) for seat, score in enumerate(scores)]
    places = [1 + sum(other < rank for other in ranks) for rank in ranks]
    left = [chair.resigned or chair.stand_in is not None for chair in table.chairs]
    return [Standing(seat, scores[seat], places[seat], left[seat]) for seat in range(table.setup.seats)]
