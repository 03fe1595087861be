"""Richelieu's face: all that a seat may know, and nothing else."""

import io
import re
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console, RenderableType

import antichambre
from antichambre.games.richelieu.components import SQUARES
from antichambre.games.richelieu.rules import Richelieu
from antichambre.kernel.briefing import label, question
from antichambre.kernel.chance import Rng
from antichambre.kernel.sentences import sentence
from antichambre.kernel.words import Words
from antichambre.terminal import ROOM, choices
from antichambre.terminal.faces import FACES
from antichambre.terminal.screen import Paper, Screen, open_streams
from antichambre.terminal.sessions import HUMAN, SavedGame
from antichambre.terminal.table import TerminalTable
from terminal.evening import Evening, lines, played, streams
from terminal.stage import seen_by

FACE = FACES["richelieu"]
ENGLISH = Words("en", "richelieu", ROOM)
FRENCH = Words("fr", "richelieu", ROOM)
ROOMY, LOW = Paper(100, 50), Paper(80, 24)


def printed(drawn: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system="truecolor", force_terminal=True)
    console.print(drawn)
    return cast(io.StringIO, console.file).getvalue()


def plain(drawn: RenderableType, width: int = 100) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", printed(drawn, width))


def screen_of(position: antichambre.Position, seat: int | None, words: Words, paper: Paper) -> str:
    """All that is drawn from a position for a seat."""
    view = position.view(seat)
    drawn = printed(FACE.draw(*seen_by(position, seat), words, paper))
    if position.seat is None or position.seat != seat:
        return drawn
    asked = [words.phrase(question(position)), *choices.hints(position, FACE, words)]
    return drawn + "\n".join(asked) + printed(choices.drawn(position, FACE, view, words, paper))


def test_worlds_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    seed = "1"
    position = antichambre.game("richelieu").new(seed=seed)
    rng = Rng(seed)
    while not position.over:
        for seat in range(2 if len(position.history) % 3 == 0 else 0):
            world = position.resample(seat, Rng(f"{seed} {len(position.history)}"))
            for words, paper in ((ENGLISH, ROOMY), (FRENCH, LOW)):
                assert screen_of(position, seat, words, paper) == screen_of(world, seat, words, paper)
        legal = position.moves()
        for event in position.play(legal[rng.below(len(legal))]):
            told = sentence(event, 1 - int(event.a), ENGLISH)
            assert event.kind.name != "disc-gained" or (told is not None and told.endswith(" gains a disc."))


@dataclass(slots=True)
class Fleeting(SavedGame):
    """A session that is kept nowhere: its discs are not those of its seed."""

    def keep(self) -> None:
        pass


def screens_of_richelieu(position: antichambre.Position) -> list[str]:
    with streams(lines(*["1"] * 100)) as (out, _):
        TerminalTable(Fleeting(Path("nowhere"), [HUMAN, HUMAN], position), Screen(), ENGLISH).run()
    shown = re.split(r"(?=Richelieu · you are )|(?=Please pass)", out.getvalue().decode())
    return [screen for screen in shown if screen.startswith("Richelieu · you are Richelieu")]


def test_a_whole_evening_betrays_no_disc(evening: Evening) -> None:
    """Two games that differ in the discs that Richelieu never gains, played alike: Richelieu sees the same."""
    assert evening.home
    first = cast(Richelieu, antichambre.game("richelieu").new(seed="3"))
    second = first.copy()
    guide = first.copy()
    while not guide.over:
        guide.play(guide.moves()[0])
    hidden = [n for n in range(len(first.discs)) if n >= len(SQUARES) or guide.taker[SQUARES[n]] != 0]
    turned = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    second.discs = vec[i64]([first.discs[turned.get(n, n)] for n in range(len(first.discs))])
    assert list(first.discs) != list(second.discs)
    seen = screens_of_richelieu(first)
    assert len(seen) > 20
    assert "The queen mother gains a disc." in "".join(seen)
    assert seen == screens_of_richelieu(second)


def test_everything_fits() -> None:
    for moves in range(0, 100, 9):
        position = played("5", moves)
        for words in (ENGLISH, FRENCH):
            for paper in (ROOMY, LOW, Paper(80, 50)):
                drawn = plain(FACE.draw(*seen_by(position, 0), words, paper), paper.width).splitlines()
                assert max(len(line.rstrip()) for line in drawn) <= paper.width
                assert len(drawn) <= (17 if paper.low else 24)


def test_what_lies_where() -> None:
    position = antichambre.game("richelieu").new(seed="7")
    for text in ("1L", "4.10", "1L", "stop", "2.9"):
        position.play(position.parse(text))
    drawn = plain(FACE.draw(*seen_by(position, 0), ENGLISH, ROOMY)).splitlines()
    assert drawn[1].startswith("1    ·        1L BRI ◆⚔ AUV ◆◆"), "cards keep their column"
    assert drawn[5].index(" Q ") == 3 + 8 * 7
    assert drawn[11].index(" R   ●") == 3 + 9 * 7
    table = "\n".join(drawn)
    assert re.search(r"R  You +−5  −5 .* 2 .* −53", table)
    assert re.search(r"Q  The queen mother +−5   1 .* −48", table)
    assert re.search(r"most +Q1 +R2 +Q1", table)


def test_colours_are_never_the_only_sign() -> None:
    for words in (ENGLISH, FRENCH):
        provinces = antichambre.game("richelieu").pieces
        names = {words.say("subject", {"subject": piece})[:3] for piece in provinces if "-" not in piece}
        assert len(names) >= 12
        assert words.say("richelieu-letter", {"seat": 0}) != words.say("richelieu-letter", {"seat": 1})


def test_own_discs_are_shown_and_the_rivals_are_not() -> None:
    position = played("5", 75)
    for seat in range(2):
        drawn = plain(FACE.draw(*seen_by(position, seat), ENGLISH, ROOMY))
        own, other = drawn.splitlines()[-2:]
        assert "●?" not in own
        assert "discs: ●" in own
        assert re.search(r"discs: (●\? *|●↺ \(played\) *)+$", other.rstrip())


def test_a_terminal_without_these_signs() -> None:
    with streams("", "ascii") as (out, _):
        open_streams()
        Screen().show(FACE.draw(*seen_by(played("5", 40), 0), FRENCH, Paper(80, 50)))
        Screen().say("« L’épée… » −5")
    drawn = out.getvalue().decode("ascii")
    assert "AUV*^" in drawn
    assert '" L\'epee... " -5' in drawn
    assert "?" not in drawn.replace("o?", "").replace("?\n", "\n").replace("? ", " ")


def test_every_kind_of_choice_is_described() -> None:
    described = set()
    for number in range(12):
        position = antichambre.game("richelieu").new(seed=str(number))
        rng = Rng(number)
        while not position.over:
            view = position.view(position.seat)
            legal = position.moves()
            move = legal[rng.below(len(legal))]
            for words in (ENGLISH, FRENCH):
                described.add(re.sub(r"\d+", "#", move.text))
                assert words.phrase(label(position, move))
                assert FACE.brief(move, view, words).startswith(move.text)
                assert words.phrase(question(position))
            position.play(move)
    assert described >= {"#L", "#R", "#.#", "pay reserve", "pay #.#", "lift #.#", "stop", "keep", "recover"}
