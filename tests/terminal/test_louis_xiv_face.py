"""The face of Louis XIV: the court, what lies before each courtier, and what the viewer alone may see."""

import io
import re
from collections.abc import Callable
from itertools import count
from typing import cast

import pytest
from rich.console import Console, RenderableType

import antichambre
from antichambre.games.louis_xiv.components import CHIPS, EFFECTS, NEIGHBOURS, PERSONS
from antichambre.games.louis_xiv.view import View
from antichambre.games.louis_xiv.vocabulary import SHIELDS
from antichambre.kernel.briefing import label, question
from antichambre.kernel.chance import Rng
from antichambre.kernel.sentences import sentence
from antichambre.kernel.words import Words
from antichambre.terminal import ROOM, choices
from antichambre.terminal.faces import FACES, louis_xiv_court
from antichambre.terminal.screen import Paper, Screen, open_streams
from games.louis_xiv.tables import lay
from terminal.evening import Evening, streams
from terminal.stage import seen_by

FACE = FACES["louis_xiv"]
GAME = antichambre.game("louis_xiv")
ENGLISH = Words("en", "louis_xiv", ROOM)
FRENCH = Words("fr", "louis_xiv", ROOM)
ROOMY, MIDDLING, NARROW, LOW = Paper(100, 50), Paper(100, 40), Paper(80, 50), Paper(80, 24)


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


def screen_of(position: antichambre.Position, seat: int | None, words: Words, paper: Paper) -> str:
    """All that is drawn from a position for a seat."""
    view = position.view(seat)
    drawn = plain(FACE.draw(*seen_by(position, seat), words, paper), paper.width)
    if position.seat is None or position.seat != seat:
        return drawn
    asked = [words.phrase(question(position)), *choices.hints(position, FACE, words)]
    return drawn + "\n".join(asked) + plain(choices.drawn(position, FACE, view, words, paper), paper.width)


MOMENTS: dict[str, Callable[[View], bool]] = {
    "start": lambda view: view["decision"] == "card",
    "supply": lambda view: view["phase"] == "supply",
    "place": lambda view: view["decision"] == "place",
    "plot": lambda view: view["decision"] == "plot",
    "counting": lambda view: view["decision"] == "bribe",
    "missions": lambda view: view["decision"] == "mission",
    "end": lambda view: bool(view["winners"]),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_fits(seats: int, moment: str) -> None:
    position = reached(seats, MOMENTS[moment])
    for words in (ENGLISH, FRENCH):
        for paper in (ROOMY, MIDDLING, NARROW, LOW, Paper(FACE.width, 40)):
            drawn = plain(FACE.draw(*seen_by(position, position.seat), words, paper), paper.width).splitlines()
            assert max(len(line.rstrip()) for line in drawn) <= paper.width
            assert len(drawn) <= (18 if paper.low else 42 if paper.width < 100 else 38)
            table = "\n".join(drawn)
            for number, person in enumerate(PERSONS, 1):
                assert f"{number} {words.say('person-short', {'board': person})}" in table, "every board is there"
            for seat in range(seats):
                name = words.say("seat-short", {"seat": seat})
                assert seat == position.seat or f"{name[0]} {name}" in table, "no name is cut"


def cells(row: int) -> list[tuple[int, int, int]]:
    """The boards of a row, and the columns from and to which each of them lies."""
    step, width = louis_xiv_court.STEP, louis_xiv_court.CELL
    return [(board, start * step, start * step + width) for start, board in louis_xiv_court.ROWS[row]]


def test_boards_that_touch_are_neighbours() -> None:
    touching = set()
    for row in range(4):
        for board, left, right in cells(row):
            for other, its_left, its_right in cells(row + 1):
                if left < its_right and its_left < right:
                    touching |= {(board, other), (other, board)}
    assert touching == {(board, near) for board in range(12) for near in NEIGHBOURS[board]}


def test_what_lies_where() -> None:
    position = reached(
        2, lambda view: view["phase"] == "influence" and any(sum(b["tokens"]) > 1 for b in view["boards"])
    )
    view = seen(position)
    drawn = plain(FACE.draw(*seen_by(position, position.seat), ENGLISH, ROOMY)).splitlines()
    for row, boards in enumerate(louis_xiv_court.ROWS):
        for start, number in boards:
            left = start * louis_xiv_court.STEP
            name, condition, tokens = (
                line[left : left + louis_xiv_court.CELL] for line in drawn[1 + 3 * row : 4 + 3 * row]
            )
            board = view["boards"][number]
            assert name.split()[0] == str(number + 1)
            assert ("KING" in name) is board["king"]
            figure = {"money": f"pay {board['figure']}", "first": "most", "tokens": f"have {board['figure']}"}
            assert condition.startswith(f" {figure[board['condition']]} · ")
            shown = [f"{letter}{n}" for letter, n in zip("DG", board["tokens"], strict=True) if n]
            assert tokens.split() == shown + ([f"N{board['neutral']}"] if board["neutral"] else [])


def test_figures_of_every_courtier() -> None:
    position = reached(4, lambda view: view["round"] == 3 and view["phase"] == "missions")
    view = seen(position)
    drawn = plain(FACE.draw(*seen_by(position, position.seat), ENGLISH, ROOMY))
    for number, seat in enumerate(view["seats"]):
        emblem = ENGLISH.say("seat-short", {"seat": number})[0]
        line = next(line for line in drawn.splitlines() if re.match(rf"{emblem} [A-Z][a-z]+\*? +\d", line))
        shown = line.split()
        assert shown[2:6] == [
            str(view["scores"][number]),
            str(seat["personal"]),
            str(seat["general"]),
            str(seat["louis"]),
        ]
        chips = [f"{chip[0].upper()}{n}" for chip, n in seat["chips"].items() if n] or ["–"]
        backs = "".join(level[0] * n for level, n in seat["mission_backs"].items())
        assert shown[6:-5] == chips
        assert shown[-5:] == [
            str(len(seat["laid"])), backs, str(seat["hand_size"]), str(seat["plot_count"]), str(seat["shield_count"]),
        ]  # fmt: skip
        for mission in seat["laid"]:
            assert ENGLISH.say(f"effect-{mission['effect']}") in " ".join(drawn.split())


@pytest.mark.parametrize(
    ("mission", "chips", "state"),
    [
        ("louis-Sany", "", "lacks both"),
        ("louis-Sany", "S", "lacks any chip"),
        ("louis-Sany", "R", "lacks a sceptre"),
        ("louis-Sany", "C", "lacks any chip"),
        ("louis-Sany", "SR", "ready"),
        ("louis-Sany", "CR", "ready"),
        ("louis-Sany", "CC", "ready"),
        ("allowance-SL", "S", "lacks a letter"),
        ("allowance-SL", "C", "lacks one of them"),
        ("allowance-SL", "SC", "ready"),
        ("allowance-SL", "SS", "lacks a letter"),
        ("plot-RR", "R", "lacks a ring"),
        ("plot-RR", "C", "lacks a ring"),
        ("plot-RR", "RRR", "ready"),
    ],
)
def test_what_a_mission_still_lacks(mission: str, chips: str, state: str) -> None:
    held = " ".join(chip for chip in CHIPS for _ in range(chips.count(chip[0].upper())))
    position = lay("missions", chips={0: held}, missions={0: mission})
    assert f"({state}) · " in plain(FACE.draw(*seen_by(position, 0), ENGLISH, ROOMY))


def test_worlds_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    for seats in (2, 3, 4):
        position = GAME.new(seats=seats, seed="1")
        rng = Rng(seats)
        while not position.over:
            for seat in range(seats if len(position.history) % 15 == 0 or position.decision == "plot" else 0):
                world = position.resample(seat, Rng(f"{seat} {len(position.history)}"))
                for words, paper in ((ENGLISH, ROOMY), (FRENCH, LOW)):
                    assert screen_of(position, seat, words, paper) == screen_of(world, seat, words, paper)
            legal = position.moves()
            position.play(legal[rng.below(len(legal))])


def test_secrets_are_on_their_owners_screen_alone() -> None:
    position = reached(3, lambda view: view["phase"] == "influence" and any(s["plot_count"] for s in view["seats"]))
    for viewer in (None, 0, 1, 2):
        drawn = plain(FACE.draw(*seen_by(position, viewer), ENGLISH, ROOMY))
        assert ("Your missions" in drawn) is (viewer is not None)
    assert "Your missions" not in plain(FACE.draw(*seen_by(reached(2, MOMENTS["end"]), 0), ENGLISH, ROOMY))


def test_everything_is_told_apart_without_colour() -> None:
    for words in (ENGLISH, FRENCH):
        for key, names in (("person-short", PERSONS), ("person", PERSONS)):
            assert len({words.say(key, {"board": name}) for name in names}) == len(names)
        assert all(len(words.say("person-short", {"board": name})) <= 13 for name in PERSONS)
        letters = [words.say("chip-letter", {"chip": chip}) for chip in CHIPS]
        letters += [words.say("seat-short", {"seat": seat})[0] for seat in range(4)] + [louis_xiv_court.NEUTRAL]
        assert len(set(letters)) == len(letters)
        assert len({words.say("arms", {"arms": arms}) for arms in SHIELDS}) == len(SHIELDS)
        assert len({words.say(f"effect-{effect}") for effect in EFFECTS}) == len(EFFECTS)
        assert len({words.say(f"effect-{effect}-text") for effect in EFFECTS}) == len(EFFECTS)


def test_a_terminal_without_these_signs() -> None:
    position = reached(4, MOMENTS["missions"])
    with streams("", "ascii") as (out, _):
        open_streams()
        Screen().show(FACE.draw(*seen_by(position, position.seat), FRENCH, NARROW))
    assert "?" not in out.getvalue().decode("ascii")


def test_every_choice_is_described_and_every_event_told() -> None:
    described, happened = set(), set()
    for number in range(30):
        position = GAME.new(seats=2 + number % 3, seed=str(number))
        rng = Rng(number)
        while not position.over:
            view = position.view(position.seat)
            legal = position.moves()
            words = (ENGLISH, FRENCH)[len(position.history) % 2]
            assert words.phrase(question(position))
            for move in legal:
                assert not re.search(r"\bnone\b|\bhidden\b|[{}$]", words.phrase(label(position, move)))
                assert FACE.brief(move, view, words).startswith(move.text)
                described.add("place" if ":" in move.text else move.text.split()[0])
            for event in position.play(legal[rng.below(len(legal))]):
                happened.add(event.kind.name)
                for viewer in (None, 0, 1):
                    told = sentence(event, viewer, words)
                    assert told is not None
                    assert not re.search(r"\bnone\b|\bhidden\b|[{}$]", told)
    everything = {"place" if ":" in move.text else move.text.split()[0] for move in GAME.moves}
    assert everything - described <= {"four", "swap", "skip", "later", "win", "trade"}, "met in longer games"
    assert {kind.name for kind in GAME.events} - happened <= {
        "shield-counted", "card-swapped", "skipped", "tie-won", "tokens-away",
    }  # fmt: skip


def test_the_rare_moves_are_described() -> None:
    position = lay(
        "cards",
        cards={0: "6 joker", 1: "2 3"},
        on={6: [4, 0, 0, 0], 10: [3, 0, 0, 0], 11: [5, 0, 0, 0]},
        general={0: 1},
    )
    for text, meaning in (
        ("four 6", "the Grand Condé as your four-token card: up to 3 tokens onto one person; or take 1 back"),
        ("swap joker", "discard a joker and draw another card; your turn is over"),
        ("skip", "pay 2 louis and play no card this turn"),
        ("later", "decide after your next gain"),
        ("trade", "a token to your general supply, a card to your hand"),
        ("win the tie", "use your mission: you are first, alone"),
        ("6:1 1:1 4:1", "Condé +1: {} · Anne +1: {} · Dauphin +1: {}"),
        ("6:2 1:1", "Condé +2: {} · Anne +1: {}"),
    ):
        move = GAME.by_text[text]
        said = next(
            verb.label(position, move.action - verb.first)
            for asked in GAME.questions
            for verb in asked.verbs
            if verb.first <= move.action < verb.first + verb.ways
        )
        free = (
            "Dangeau gets a shield, and a token onto anybody", "Dangeau gets a sceptre", "Dangeau gets a helmet",
        )  # fmt: skip
        assert ENGLISH.phrase(said) == meaning.format(*free)


def test_placements_share_lines() -> None:
    """The widest question, a joker: forty places."""
    position = reached(4, lambda view: view["decision"] == "place" and view["chosen"] == "joker")
    view = position.view(position.seat)
    assert len(position.moves()) > 20
    drawn = plain(choices.drawn(position, FACE, view, ENGLISH, ROOMY))
    assert len(drawn.splitlines()) <= 6
    assert "“1:1” — " in "\n".join(choices.hints(position, FACE, ENGLISH))


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (4, "fr")])
def test_a_whole_evening_against_the_courtier(seats: int, lang: str, evening: Evening) -> None:
    arguments = ("play", "louis_xiv", "--seats", str(seats), "--seat", "0", "--seed", "3", "--lang", lang)
    heard = evening.run(*arguments, typed="1\n" * 300)
    assert heard.code == 0
    assert heard.err == ""
    assert ("The game is over." if lang == "en" else "La partie est finie.") in heard.out
    assert evening.run("verify", evening.records[0]).code == 0
