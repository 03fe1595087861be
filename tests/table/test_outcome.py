"""How a game ended: places by the count, or by who stayed."""

import pytest

from antichambre.kernel.chance import Rng
from antichambre.kernel.sentences import end_sentences
from antichambre.kernel.words import Words
from antichambre.table.acts import Abort, Resign
from antichambre.table.outcome import outcome, standings
from antichambre.table.proposals import banish
from table.sitting import ANNE, BRUNO, CLEMENT, Sitting


def played_out(sitting: Sitting, seed: int) -> Sitting:
    rng = Rng(seed)
    while sitting.table.running:
        moves = sitting.position.moves()
        sitting.move(moves[rng.below(len(moves))].text)
    return sitting


def places(sitting: Sitting) -> list[int]:
    return [standing.place for standing in standings(sitting.table)]


def test_nothing_before_the_end_nor_when_called_off() -> None:
    sitting = Sitting()
    assert standings(sitting.table) == []
    sitting.begun()
    assert standings(sitting.table) == []
    assert outcome(sitting.table) is None
    sitting.does(ANNE, Abort())
    assert standings(sitting.table) == []
    assert outcome(sitting.table) is None


@pytest.mark.parametrize(("game", "seats"), [("richelieu", 2), ("favourite", 3), ("louis_xiv", 4), ("sun_king", 5)])
@pytest.mark.parametrize("seed", range(2))
def test_by_the_count(game: str, seats: int, seed: int) -> None:
    sitting = played_out(Sitting(game, seats, seed=str(seed)).begun(), seed)
    ended = standings(sitting.table)
    assert outcome(sitting.table) == sitting.position.outcome()
    scores, winners = sitting.position.scores(), sitting.position.winners()
    assert [standing.score for standing in ended] == scores
    assert [standing.seat for standing in ended if standing.place == 1] == winners
    assert not any(standing.left for standing in ended)
    losers = [standing for standing in ended if standing.seat not in winners]
    for one in losers:
        better = len(winners) + sum(other.score > one.score for other in losers)
        assert one.place == better + 1


def test_those_who_stayed_share_the_first_place() -> None:
    sitting = Sitting().begun()
    sitting.does(ANNE, Resign(0))
    assert places(sitting) == [2, 1]
    assert outcome(sitting.table) == {"winners": [1], "ending": "resignation", "steps": []}
    assert [standing.left for standing in standings(sitting.table)] == [True, False]
    more = Sitting("sun_king", 4).begun(ANNE, BRUNO, None, None)
    more.does(BRUNO, Resign(1))
    more.does(ANNE, Resign(0))
    assert places(more) == [3, 3, 1, 1]
    ended = outcome(more.table)
    assert ended is not None
    assert end_sentences(ended, 4, Words("en", "sun_king")) == [
        "The Duke of Créqui and the Duke of Lauzun have resigned.",
        "The Duke of Noailles and the Duke of Sully win together.",
    ]


def test_who_left_is_counted_with_the_others() -> None:
    sitting = Sitting("louis_xiv", 3).begun()
    sitting.does(CLEMENT, Resign(2))
    sitting.write(banish(sitting.table, BRUNO))
    played_out(sitting, 1)
    assert [standing.left for standing in standings(sitting.table)] == [False, True, True]
    assert 1 in places(sitting)


def test_nothing_is_counted_that_comes_out_otherwise() -> None:
    """A finished game of which the present rules know only the beginning."""
    sitting = played_out(Sitting().begun(), 1)
    assert standings(sitting.table)
    start = sitting.table.start()
    sitting.table.position = start
    assert standings(sitting.table) == []
    assert outcome(sitting.table) is None
