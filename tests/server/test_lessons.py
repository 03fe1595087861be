"""A first game over HTTP: from the learner's seat, with what was chosen, and nothing of the rivals' hands."""

import pytest

import antichambre
from antichambre.kernel.lessons import lesson
from server.guests import Arrive

GAMES = [game.name for game in antichambre.games()]


def test_a_lesson_is_what_the_learners_seat_saw(guest: Arrive) -> None:
    visitor = guest(None)
    for game in GAMES:
        found, sheet = lesson(game), visitor.get(f"/api/lessons/{game}")
        position = found.start()
        assert sheet["moments"][0]["view"] == position.view(found.seat)
        for moment, move in zip(sheet["moments"][1:], found.moves, strict=False):
            told = [event.seen_by(found.seat) for event in position.play(position.parse(move))]
            assert moment["events"] == [fact for fact in told if fact is not None]
            assert moment["view"] == position.view(found.seat)
        assert sheet["plies"] == len(found.moves)
        assert sheet["end"]["view"] == antichambre.replay(found.record).view(found.seat)


@pytest.mark.parametrize("game", ["favourite", "louis_xiv"])
def test_no_rivals_hand_is_told(guest: Arrive, game: str) -> None:
    sheet = guest(None).get(f"/api/lessons/{game}")
    for moment in sheet["moments"]:
        hands = [one["hand"] for one in moment["view"]["seats"]]
        assert [seat for seat, hand in enumerate(hands) if hand is not None] == [sheet["seat"]]


def test_what_was_chosen_is_played(guest: Arrive) -> None:
    visitor, found = guest(None), lesson("richelieu")
    at, moves = next(iter(found.choices().items()))
    sheet = visitor.get(f"/api/lessons/richelieu?taken={at} {moves[1]}")
    assert sheet["moments"][at + 1]["move"] == moves[1]
    assert sheet["moments"][at]["view"] == visitor.get("/api/lessons/richelieu")["moments"][at]["view"]


@pytest.mark.parametrize("asked", ["richelieu?taken=1 4.12", "richelieu?taken=7 9.9", "richelieu?taken=x"])
def test_what_is_not_offered_is_refused(guest: Arrive, asked: str) -> None:
    assert guest(None).refused("GET", f"/api/lessons/{asked}") == (404, "no-such-page")


def test_there_is_no_lesson_of_another_game(guest: Arrive) -> None:
    assert guest(None).refused("GET", "/api/lessons/chess") == (422, "setup-unknown-game")


def test_it_is_sent_packed_to_whoever_takes_it(guest: Arrive) -> None:
    """A lesson says much the same at every step."""
    visitor = guest(None)
    for taken, packing in (("gzip", "gzip"), ("identity", None)):
        answer = visitor.call("GET", "/api/lessons/louis_xiv", **{"accept-encoding": taken})
        assert answer.headers.get("content-encoding") == packing
