"""How a game ended: the places, as the table counts them."""

from dataclasses import dataclass

from antichambre.table.table import Status, Table


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat ended. `place`: 1 for whoever won; those who tie share it. `left`: its person had resigned, or a bot
    was playing for them at the end."""

    seat: int
    score: int
    place: int
    left: bool


def standings(table: Table) -> list[Standing]:
    """How the seats of a finished game ended; nothing before that, if it was called off, or if it comes out otherwise
    under the present rules: then what was counted when it ended is what holds."""
    position = table.position
    if table.status is not Status.OVER or position is None or len(position.history) < len(table.moves):
        return []
    scores = position.scores()
    places = _by_count(scores, position.winners()) if position.over else _by_resignation(table)
    left = [chair.resigned or chair.stand_in is not None for chair in table.chairs]
    return [Standing(seat, scores[seat], places[seat], left[seat]) for seat in range(table.setup.seats)]


def _by_count(scores: list[int], winners: list[int]) -> list[int]:
    """Who won is for the rules to say; the others follow by their scores."""
    ranks = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def _by_resignation(table: Table) -> list[int]:
    """Nobody plays on against those who stayed: they share the first place."""
    stayed = sum(not chair.resigned for chair in table.chairs)
    return [1 + stayed if chair.resigned else 1 for chair in table.chairs]
