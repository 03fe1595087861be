"""What the round would bring if it ended now: as it is then counted."""

import json

from antichambre.games.favourite.preview import Preview
from antichambre.games.favourite.rules import Favourite
from antichambre.games.favourite.vocabulary import REASONS
from antichambre.kernel.chance import Rng
from games.favourite.tables import FAVOURITE, lay, new, play


def previewed(position: Favourite, seat: int | None = 0) -> Preview:
    return FAVOURITE.preview(position, seat)


def test_points_by_reason_and_who_leads() -> None:
    before = ("gold*3 ball-gold chocolate duchess+spy prince", "gold*2 chocolate actor bastille")
    position = lay("captain guard", "steward", before=before, ender=1)
    assert previewed(position) == {
        "points": {
            "ended": [0, 2],
            "gold": [3, 0],
            "chocolate": [1, 1],
            "chateau": [0, 0],
            "duchesses": [2, 0],
            "hand": [2, 1],
            "princes": [2, 2],
        },
        "leads": {"gold": [0], "chocolate": [0, 1], "chateau": []},
    }


def test_it_is_what_is_then_counted() -> None:
    counted = 0
    for seats in FAVOURITE.seats:
        for number in range(10):
            position, rng = new(seats, f"preview {number}"), Rng(number)
            while not position.over:
                points = previewed(position)["points"]
                legal = position.moves()
                move = legal[rng.below(len(legal))]
                scored = {reason: [0] * seats for reason in REASONS}
                facts = [event.seen_by(None) or {} for event in position.play(move)]
                for fact in facts:
                    if fact["event"] == "scored":
                        scored[str(fact["reason"])][int(str(fact["seat"]))] = int(str(fact["points"]))
                if move.text == "end" and any(fact["event"] == "round-ended" for fact in facts):
                    assert points == scored
                    counted += 1
    assert counted > 20


def test_when_all_is_counted_nothing_more_is() -> None:
    position = lay("captain", "", closing=True, before=("gold",), ender=0, round_number=3, turn=1, first=0)
    while not position.over:
        play(position, str(position.moves()[0]))
    points = previewed(position)["points"]
    assert isinstance(points, dict)
    assert all(figures == [0, 0] for figures in points.values())


def test_it_betrays_nothing() -> None:
    """Worlds that a seat cannot tell apart have the same; it is small enough to travel with every picture."""
    position, rng = new(4, "preview"), Rng(4)
    while not position.over:
        for seat in range(4):
            world = position.resample(seat, Rng(len(position.history)))
            assert FAVOURITE.preview(world, seat) == FAVOURITE.preview(position, seat) == previewed(position, None)
        assert len(json.dumps(previewed(position))) < 400
        legal = position.moves()
        position.play(legal[rng.below(len(legal))])
