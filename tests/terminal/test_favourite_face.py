"""The face of The King's Favourite: the line, the dice, what lies before each courtier, and one's own hand."""

import io
import re
from collections.abc import Callable
from itertools import count
from typing import cast

import pytest
from rich.console import Console, RenderableType

import antichambre
from antichambre.games.favourite.components import COURT, PETITIONS
from antichambre.games.favourite.view import View
from antichambre.kernel.briefing import label, question
from antichambre.kernel.chance import Rng
from antichambre.kernel.sentences import sentence
from antichambre.kernel.words import Words
from antichambre.terminal import ROOM, choices
from antichambre.terminal.faces import FACES
from antichambre.terminal.screen import Paper, Screen, open_streams
from games.favourite.tables import lay
from terminal.evening import Evening, streams
from terminal.stage import seen_by

FACE = FACES["favourite"]
GAME = antichambre.game("favourite")
ENGLISH = Words("en", "favourite", ROOM)
FRENCH = Words("fr", "favourite", ROOM)
ROOMY, NARROW, LOW = Paper(100, 45), Paper(80, 45), Paper(80, 24)


def plain(drawn: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(drawn)
    return cast(io.StringIO, console.file).getvalue()


def seen(position: antichambre.Position) -> View:
    return cast(View, position.view(position.seat))


def reached(seats: int, moment: Callable[[View], bool]) -> antichambre.Position:
    """The first position, in random games one after the other, of which something is true for whoever is asked."""
    for number in count():
        position = GAME.new(seats=seats, seed=str(number))
        rng = Rng(number)
        while not moment(seen(position)) and not position.over:
            legal = position.moves()
            position.play(legal[rng.below(len(legal))])
        if moment(seen(position)):
            return position
    raise AssertionError


def screen_of(position: antichambre.Position, seat: int, asked: bool, words: Words, paper: Paper) -> str:
    """All that is drawn from a position for a seat, whether it is asked or not."""
    view = position.view(seat)
    drawn = plain(FACE.draw(*seen_by(position, seat), words, paper), paper.width)
    if not asked:
        return drawn
    told = [words.phrase(question(position)), *choices.hints(position, FACE, words)]
    return drawn + "\n".join(told) + plain(choices.drawn(position, FACE, view, words, paper), paper.width)


MOMENTS: dict[str, Callable[[View], bool]] = {
    "start": lambda view: view["decision"] == "open",
    "rolled": lambda view: view["decision"] == "act",
    "lieutenant": lambda view: view["decision"] == "lieutenant",
    "guard": lambda view: view["decision"] == "guard",
    "confess": lambda view: view["decision"] == "confess",
    "actor": lambda view: view["decision"] == "actor",
    "gaps": lambda view: None in view["line"],
    "full hand": lambda view: view["decision"] == "hand-limit",
    "duchess": lambda view: any(seat["paired"] for seat in view["seats"]),
    "memory": lambda view: bool(view["remembered"]),
    "closing": lambda view: view["ender"] is not None,
    "end": lambda view: view["asked"] is None,
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_fits(seats: int, moment: str) -> None:
    position = reached(seats, MOMENTS[moment])
    view = seen(position)
    for words in (ENGLISH, FRENCH):
        for paper in (ROOMY, NARROW, LOW, Paper(FACE.width, 40)):
            drawn = plain(FACE.draw(*seen_by(position, position.seat), words, paper), paper.width).splitlines()
            assert max(len(line.rstrip()) for line in drawn) <= paper.width
            assert len(drawn) <= (19 if paper.low else 32 if paper.width < 100 else 26)
            table = "\n".join(drawn)
            for seat in range(seats):
                if seat != position.seat:
                    assert f"{seat} {words.say('seat-short', {'seat': seat})}" in table, "no name is cut"
            for card in [*view["line"], *view["dice"]]:
                assert card is None or words.say("petition", {"petition": card}) in table
            for holder in view["seats"]:
                for card in holder["paired"]:
                    assert f"+{words.say('court-name', {'court': card})}" in table, "no card is cut"


def test_what_lies_where() -> None:
    position = reached(3, lambda view: view["round"] == 2 and any(c["balls"] for c in view["seats"][0]["columns"]))
    view = cast(View, position.view(0))
    drawn = plain(FACE.draw(*seen_by(position, 0), ENGLISH, ROOMY))
    assert f"Round 2 of 3, begun by {ENGLISH.say('seat-short', {'seat': view['first']})}" in drawn
    lines = drawn.splitlines()
    for number, name in enumerate(("gold", "chocolate", "château")):
        row = next(line for line in lines if line.startswith(f" {name} "))
        counts = [seat["columns"][number]["cards"] + seat["columns"][number]["balls"] for seat in view["seats"]]
        for seat in view["seats"]:
            column = seat["columns"][number]
            whole = column["cards"] + column["balls"]
            lead = " " if whole < max(counts) else "◆" if counts.count(whole) == 1 else "="
            shown = f" {lead}{whole:>2} {'━' * column['cards']}{'●' * column['balls']} " if whole else " – "
            assert shown in row
    for seat in view["seats"]:
        assert f"{seat['gathered']} of {view['enough']}" in drawn
        assert f"{seat['total'] + seat['round_points']} = {seat['total']} + {seat['round_points']}" in drawn


def test_ones_own_hand_is_told_card_by_card() -> None:
    position = reached(2, lambda view: len(set(view["seats"][view["turn"]]["hand"] or [])) > 2)
    hand = seen(position)["seats"][cast(int, position.seat)]["hand"]
    assert hand is not None
    for words in (ENGLISH, FRENCH):
        drawn = plain(FACE.draw(*seen_by(position, position.seat), words, ROOMY))
        for card in hand:
            assert words.say("court-name", {"court": card}) in drawn
            assert words.say(f"power-{card}", {"points": 2, "draws": 2}) in drawn
        onlooker = plain(FACE.draw(*seen_by(position, None), words, ROOMY))
        assert words.say("label-own-hand") not in onlooker


def test_worlds_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    for seats in (2, 3, 4):
        position = GAME.new(seats=seats, seed="1")
        rng = Rng(seats)
        while not position.over:
            for seat in range(seats if len(position.history) % 19 == 0 or position.decision == "lieutenant" else 0):
                world = position.resample(seat, Rng(f"{seat} {len(position.history)}"))
                asked = position.seat == seat
                for words, paper in ((ENGLISH, ROOMY), (FRENCH, LOW)):
                    real = screen_of(position, seat, asked, words, paper)
                    assert real == screen_of(world, seat, asked, words, paper)
            legal = position.moves()
            position.play(legal[rng.below(len(legal))])


def test_what_a_spy_took_is_remembered_by_its_victim_alone() -> None:
    position = reached(4, MOMENTS["memory"])
    victim = position.seat
    view = seen(position)
    told = "Taken from you by a Spy: " + ENGLISH.say("court-name", {"court": view["remembered"][0]["court"]})
    assert told in plain(FACE.draw(*seen_by(position, victim), ENGLISH, ROOMY))
    for other in {0, 1, 2, 3} - {victim}:
        assert told not in plain(FACE.draw(*seen_by(position, other), ENGLISH, ROOMY))
    view["remembered"][0]["seats"] = [0, 2, 3]
    drawn = plain(FACE.draw(cast(dict[str, object], view), seen_by(position, victim)[1], ENGLISH, ROOMY))
    assert "now with Guiche or Vardes or Soubise" in drawn


def test_everything_is_told_apart_without_colour() -> None:
    for words in (ENGLISH, FRENCH):
        assert len({words.say("petition", {"petition": name}) for name in PETITIONS}) == len(PETITIONS)
        assert len({words.say("court-name", {"court": name}) for name in COURT}) == len(COURT)
        assert len({words.say("seat-short", {"seat": seat})[0] for seat in range(4)}) == 4


def test_a_terminal_without_these_signs() -> None:
    position = reached(4, MOMENTS["rolled"])
    with streams("", "ascii") as (out, _):
        open_streams()
        Screen().show(FACE.draw(*seen_by(position, position.seat), FRENCH, NARROW))
        Screen().say(FRENCH.phrase(question(position)))
    assert "?" not in out.getvalue().decode("ascii")


def test_every_choice_is_described_and_every_event_told() -> None:
    described, happened = set(), set()
    for number in range(50):
        position = GAME.new(seats=2 + number % 3, seed=str(number))
        rng = Rng(number)
        while not position.over:
            view = position.view(position.seat)
            legal = position.moves()
            words = (ENGLISH, FRENCH)[len(position.history) % 2]
            assert words.phrase(question(position))
            for move in legal:
                assert words.phrase(label(position, move))
                assert FACE.brief(move, view, words).startswith(move.text)
                described.add(move.text.split()[0])
            for event in position.play(legal[rng.below(len(legal))]):
                happened.add(event.kind.name)
                for viewer in (None, position.seat):
                    told = sentence(event, viewer, words)
                    assert told is not None
                    assert not re.search(r"\bnone\b|\bhidden\b|[{}$]", told)
    assert described == {move.text.split()[0] for move in GAME.moves}
    assert happened >= {kind.name for kind in GAME.events} - {"bastille-gone"}


def test_a_take_says_what_it_earns() -> None:
    """As many court cards as the rules then give."""
    for number in range(6):
        position = GAME.new(seats=2 + number % 3, seed=f"take {number}")
        rng = Rng(number)
        while not position.over:
            legal = position.moves()
            move = legal[rng.below(len(legal))]
            told = ENGLISH.phrase(label(position, move))
            earning = re.search(r"; earns (one|\d) court card", told)
            events = position.play(move)
            if move.text.startswith("take") and position.decision in ("close", "hand-limit"):
                drawn = sum(event.kind.name == "drew" for event in events)
                assert drawn == (0 if earning is None else int(earning[1].replace("one", "1")))
    position = lay("", "", line="gold duchess chateau gold gold bastille", dice="gold chateau gold")
    for text, meaning, brief in (
        ("take 1-3", "take gold, duchess, château; earns 2 court cards", "take 1-3 +2"),
        ("take 4-6", "take gold, gold, Bastille; earns 2 court cards", "take 4-6 +2"),
        ("take 3", "take château", "take 3"),
    ):
        assert ENGLISH.phrase(label(position, position.parse(text))) == meaning
        assert FACE.brief(position.parse(text), position.view(0), ENGLISH) == brief


def test_rerolls_swaps_and_trades_are_bundled() -> None:
    offered: dict[str, antichambre.Position] = {}
    position, rng = GAME.new(seats=4, seed="0"), Rng(0)
    while len(offered) < 3:
        if position.over:
            position = GAME.new(seats=4, seed=str(rng.below(1000)))
        legal = position.moves()
        for verb in {move.text.split()[0] for move in legal} & {"reroll", "marquise", "ambassador"}:
            offered.setdefault(verb, position.copy())
        position.play(legal[rng.below(len(legal))])
    for verb, position in offered.items():
        drawn = plain(choices.drawn(position, FACE, position.view(position.seat), ENGLISH, ROOMY))
        assert len([line for line in drawn.splitlines() if verb in line]) <= 6
        assert any(told.startswith(f"“{verb} ") for told in choices.hints(position, FACE, ENGLISH))


def test_whoever_holds_nothing_to_answer_with_is_told_so() -> None:
    for decision, card, key in (
        ("lieutenant", "lieutenant", "Lieutenant"),
        ("guard", "guard", "Swiss Guard"),
        ("confess", "confessor", "Confessor"),
    ):
        for held in (True, False):
            position = reached(
                3,
                lambda view, decision=decision, card=card, held=held: (  # type: ignore[misc]
                    view["decision"] == decision and (card in (view["seats"][view["asked"]]["hand"] or [])) is held
                ),
            )
            asked = ENGLISH.phrase(question(position))
            assert (f"You hold no {key}" in asked) is not held


def test_a_whole_evening_against_the_courtier(evening: Evening) -> None:
    heard = evening.run("play", "favourite", "--seat", "0", "--seed", "3", "--lang", "en", typed="1\n" * 600)
    assert (heard.code, heard.err) == (0, "")
    assert "The game is over." in heard.out
    assert evening.run("verify", evening.records[0]).code == 0


def test_a_whole_evening_of_four_at_one_screen(evening: Evening) -> None:
    heard = evening.run(
        "play", "favourite", "--seats", "4", "--hotseat", "--seed", "3", "--lang", "fr", typed="1\n\n" * 3000
    )
    assert (heard.code, heard.err) == (0, "")
    assert "La partie est finie." in heard.out
    assert "Passez l’écran" in heard.out
    assert evening.run("verify", evening.records[0]).code == 0
