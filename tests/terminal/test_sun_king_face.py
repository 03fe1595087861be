"""The face of In the Shadow of the Sun King: spheres side by side, and what is under way."""

import io
import re
from collections.abc import Callable
from itertools import count
from typing import cast

import pytest
from rich.console import Console, RenderableType

import antichambre
from antichambre.games.sun_king.rules import SunKing
from antichambre.games.sun_king.view import View
from antichambre.kernel.briefing import label, question
from antichambre.kernel.chance import Rng
from antichambre.kernel.sentences import sentence
from antichambre.kernel.words import Words
from antichambre.terminal import ROOM, choices
from antichambre.terminal.faces import FACES
from antichambre.terminal.screen import Paper, Screen, open_streams
from terminal.evening import Evening, streams
from terminal.stage import seen_by

FACE = FACES["sun_king"]
GAME = antichambre.game("sun_king")
ENGLISH = Words("en", "sun_king", ROOM)
FRENCH = Words("fr", "sun_king", ROOM)
ROOMY, NARROW, LOW = Paper(100, 45), Paper(80, 45), Paper(80, 24)


def plain(drawn: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(drawn)
    return cast(io.StringIO, console.file).getvalue()


def seen(position: antichambre.Position) -> View:
    return cast(View, position.view(position.seat))


def reached(seats: int, moment: Callable[[View], bool]) -> antichambre.Position:
    """The first position, in random games one after the other, of which something is true."""
    for number in count():
        position = GAME.new(seats=seats, seed=str(number))
        rng = Rng(number)
        while not moment(seen(position)) and not position.over:
            legal = position.moves()
            position.play(legal[rng.below(len(legal))])
        if moment(seen(position)):
            return position
    raise AssertionError


MOMENTS: dict[str, Callable[[View], bool]] = {
    "start": lambda view: view["phase"] < 3,
    "auction": lambda view: view["decision"] == "bid" and view["auction"] is not None and view["auction"]["bid"] > 0,
    "payment": lambda view: view["decision"] == "pay",
    "debts": lambda view: view["decision"] == "debts",
    "discard pile": lambda view: view["looked_through"] is not None,
    "elimination": lambda view: not all(seat["alive"] for seat in view["seats"]),
    "end": lambda view: view["asked"] is None,
}


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_fits(seats: int, moment: str) -> None:
    position = reached(seats, MOMENTS[moment])
    for words in (ENGLISH, FRENCH):
        for paper in (ROOMY, NARROW, LOW, Paper(FACE.width, 40)):
            drawn = plain(FACE.draw(*seen_by(position, position.seat), words, paper), paper.width).splitlines()
            assert max(len(line.rstrip()) for line in drawn) <= paper.width
            assert len(drawn) <= (17 if paper.low else 25)
            table = "\n".join(drawn)
            for seat in range(seats):
                if seat != position.seat:
                    assert f"{seat} {words.say('seat-short', {'seat': seat})}" in table, "no name is cut"


def test_what_lies_where() -> None:
    position = GAME.new(seats=2, seed="1")
    for text in ("turn 1", "end"):
        if any(move.text == text for move in position.moves()):
            position.play(position.parse(text))
    view = seen(position)
    drawn = plain(FACE.draw(*seen_by(position, 0), ENGLISH, ROOMY))
    for seat in view["seats"]:
        for row in seat["rows"]:
            signs = ["●" if seal else "·" for seal in row["seals"]]
            if signs:
                flag = "◆" if row["majority"] else " "
                shown = f"{flag}{row['count']:>2} {''.join(signs[:-1])}[{signs[-1]}]"
                assert shown in next(line for line in drawn.splitlines() if line.startswith(f" {row['colour']}"))
    assert (
        f"Draw pile {view['draw_pile']} · Louis XIV among the last {view['lower_half']}: he will end the game" in drawn
    )
    assert f"bank: {view['bank']['power']} power, {view['bank']['gold']} gold" in drawn


def test_an_auction_is_shown_with_what_each_could_pay() -> None:
    position = reached(4, MOMENTS["auction"])
    view = seen(position)
    assert view["auction"] is not None
    drawn = plain(FACE.draw(*seen_by(position, position.seat), ENGLISH, ROOMY))
    assert re.search(rf"At auction: (a|the) \w+ card, \w+\. Best bid: {view['auction']['bid']}, by the Duke", drawn)
    payable = next(line for line in drawn.splitlines() if line.startswith(" could pay"))
    for seat in range(4):
        expected = str(view["auction"]["means"][seat]) if seat in view["auction"]["still_in"] else "out"
        assert expected in payable.split() or not view["seats"][seat]["alive"]


def test_who_is_eliminated_is_shown_as_exiled() -> None:
    position = reached(6, MOMENTS["elimination"])
    for words, mark in ((ENGLISH, "exiled"), (FRENCH, "exilé")):
        assert mark in plain(FACE.draw(*seen_by(position, position.seat), words, NARROW), 80)


def test_a_long_row_is_cut_at_its_bottom() -> None:
    position = GAME.new(seats=6, seed="1")
    view = seen(position)
    row = view["seats"][0]["rows"][0]
    row["seals"], row["count"] = [True, *[False] * 11, True], 14
    view["seats"][0]["auction_cards"] = ["influence"]
    drawn = plain(FACE.draw(cast(dict[str, object], view), seen_by(position, 0)[1], ENGLISH, NARROW), 80)
    assert re.search(r"14 <?[·●]*\[●\]\+●", drawn)


def test_colours_and_seats_are_told_apart_without_colour() -> None:
    for words in (ENGLISH, FRENCH):
        colours = {
            words.say("colour", {"colour": name})[0].upper() for name in ("blue", "green", "purple", "red", "yellow")
        }
        seats = {words.say("seat-short", {"seat": seat})[0] for seat in range(6)}
        assert len(colours) == 5
        assert len(seats) == 6
        assert not colours & seats


def test_a_terminal_without_these_signs() -> None:
    position = reached(4, MOMENTS["auction"])
    with streams("", "ascii") as (out, _):
        open_streams()
        Screen().show(FACE.draw(*seen_by(position, position.seat), FRENCH, NARROW))
        Screen().say(FRENCH.phrase(question(position)))
    assert "?" not in out.getvalue().decode("ascii")


def test_every_choice_is_described_and_every_event_told() -> None:
    described = set()
    for number in range(50):
        position = GAME.new(seats=2 + number % 5, seed=str(number), variant={"gentle": number % 3 == 0})
        rng = Rng(number)
        while not position.over:
            view = position.view(position.seat)
            legal = position.moves()
            words = (ENGLISH, FRENCH)[len(position.history) % 2]
            assert words.phrase(question(position))
            for move in legal:
                text = words.phrase(label(position, move))
                assert text
                assert text != move.text
                assert FACE.brief(move, view, words).startswith(move.text)
                described.add(move.text.split()[0])
            for event in position.play(legal[rng.below(len(legal))]):
                told = sentence(event, None, words)
                assert told is not None
                assert not re.search(r"\bnone\b|[{}$]", told)
    # Hardly anybody ever has to take, or to pay, "the rest".
    assert described >= {move.text.split()[0] for move in GAME.moves} - {"the"}
    rest = next(move for move in GAME.moves if move.text == "the rest")
    for decision, meaning in (("debts", "pay all that you have"), ("mazarin", "take all that the bank has left")):
        position = GAME.new(seats=2)
        position.question = GAME.decisions.index(decision)
        assert ENGLISH.phrase(label(position, rest)) == meaning


def test_bids_and_targets_are_bundled() -> None:
    position = reached(6, lambda view: view["decision"] == "bid" and view["auction"] is not None)
    drawn = plain(choices.drawn(position, FACE, position.view(position.seat), ENGLISH, ROOMY))
    assert len(drawn.splitlines()) <= 5
    position = reached(6, lambda view: view["decision"] == "gold" and view["seats"][view["turn"]]["gold"] > 1)
    drawn = plain(choices.drawn(position, FACE, position.view(position.seat), ENGLISH, ROOMY))
    assert len(drawn.splitlines()) <= 17
    asked = "\n".join(choices.hints(position, FACE, ENGLISH))
    assert "“swap" in asked
    assert "“banish" in asked


def test_who_would_be_eliminated_is_said_beforehand() -> None:
    position = reached(2, lambda view: view["decision"] == "gold" and view["seats"][1 - view["turn"]]["power"] == 0)
    rival = 1 - cast(int, position.seat)
    assert isinstance(position, SunKing)
    move = next(move for move in GAME.moves if move.text == f"strike {rival}")
    assert ENGLISH.phrase(label(position, move)).endswith("owes 1 power, has 0, and is out of the game")
    position.gentle = True
    assert ENGLISH.phrase(label(position, move)).endswith("gives nothing")


@pytest.mark.parametrize(("seats", "lang", "gentle"), [(2, "en", "false"), (2, "fr", "true"), (4, "fr", "false")])
def test_a_whole_evening_against_the_courtier(seats: int, lang: str, gentle: str, evening: Evening) -> None:
    arguments = ("play", "sun_king", "--seats", str(seats), "--seat", "0", "--seed", "3", "--lang", lang)
    heard = evening.run(*arguments, "--variant", f"gentle={gentle}", typed="1\npass\n" * 400)
    assert heard.code == 0
    assert heard.err == ""
    assert ("The game is over." if lang == "en" else "La partie est finie.") in heard.out
    if gentle == "true":
        assert "Louis XIV est venu" in heard.out
    record = evening.records[0]
    assert evening.run("verify", record).code == 0


def test_a_number_that_is_typed_is_a_bid(evening: Evening) -> None:
    """Seat 0 turns cards until an auction opens, and bids two by typing 2: not the second choice."""
    arguments = ("play", "sun_king", "--seats", "2", "--hotseat", "--seed", "3", "--lang", "en")
    heard = evening.run(*arguments, typed="end\nturn 3\ntake blue\n2\n" * 40)
    assert "bids 2" in heard.out
