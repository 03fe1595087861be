"""Where everybody is asked to react: nobody learns from the screen, or from the time, who holds a card."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import antichambre
from antichambre.bots import Outlook
from antichambre.bots.pause import THINKING, share, takes, window
from antichambre.games.favourite.components import KINDS, LIEUTENANT
from antichambre.games.favourite.rules import Favourite
from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.kernel.game import Game, Move
from antichambre.kernel.position import Position
from antichambre.kernel.reactions import voices
from antichambre.kernel.sentences import seat_name, sentence
from antichambre.kernel.words import Words
from antichambre.terminal import ROOM
from antichambre.terminal.sessions import HUMAN, PlayedMove, SavedGame, deeds_of
from antichambre.terminal.table import NEWS, TerminalTable
from terminal.stage import CLEARED_FOR_GOOD, Stage, Time, reached

FAVOURITE = antichambre.game("favourite")
LOUIS_XIV = antichambre.game("louis_xiv")
BOTH = pytest.mark.parametrize("game", [FAVOURITE, LOUIS_XIV], ids=lambda game: game.name)
ALONE = [HUMAN, "page", "page"]


class Quiet:
    """A bot that lets everything be, and takes its time over it."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self.seconds = 0.0
        self.heard: list[Outlook] = []

    def choose(self, outlook: Outlook) -> Move:
        self.heard.append(outlook)
        self._time.now += self.seconds
        silence = outlook.game.by_text[outlook.game.silence]
        return silence if silence in outlook.moves else outlook.moves[0]


class Sitting:
    """A table at which the game goes on from some position."""

    def __init__(self, position: Position, players: list[str], path: Path, *typed: str) -> None:
        self.session = SavedGame(path / "game.json", players, position.copy(), deeds_of(position.record()))
        self.before = len(position.history)
        self.screen = Stage(*typed)
        self.time = Time()
        self.words = Words("en", position.game.name, ROOM)
        self.table = TerminalTable(self.session, self.screen, self.words, self.time, self.time.sleep)

    def run(self) -> "Sitting":
        self.table.run()
        return self

    @property
    def answers(self) -> list[tuple[int, str]]:
        """Who has answered what since."""
        moves = self.session.position.record()["moves"]
        assert isinstance(moves, list)
        seats = [deed.seat for deed in self.session.deeds]
        return list(zip(seats, moves, strict=True))[self.before :]


def choosing(position: Position) -> dict[int, bool]:
    """Everybody who is asked in this pause, and whether they hold an answer."""
    return {voice.seat: voice.chooses for voice in voices(position)}


def asked_with(chooses: dict[int, bool]) -> Callable[[Position], bool]:
    return lambda position: position.reaction and choosing(position) == chooses


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> Callable[[Sitting], Quiet]:
    """Seats the same quiet bot everywhere."""

    def sit(sitting: Sitting) -> Quiet:
        bot = Quiet(sitting.time)
        monkeypatch.setattr("antichambre.terminal.table.bot", lambda _level, _seed: bot)
        return bot

    return sit


def card_of(position: Position, seat: int) -> str:
    """What a seat may answer to something, if it is not silent."""
    [found] = [voice.position for voice in voices(position) if voice.seat == seat]
    return next(move.text for move in found.moves() if move.text != position.game.silence)


# One person at the screen


@BOTH
def test_who_holds_no_answer_is_not_bothered(game: Game, tmp_path: Path, quiet: Callable[[Sitting], Quiet]) -> None:
    position = reached(game, 3, asked_with({0: False, 2: False}))
    sitting = Sitting(position, ALONE, tmp_path)
    decided = sum(deed.seat == 0 and deed.asked for deed in sitting.session.deeds)
    quiet(sitting)
    sitting.run()
    assert sorted(sitting.answers[:2]) == [(0, game.silence), (2, game.silence)]
    now = sitting.session.position
    assert not now.reaction or choosing(now)[0], "what is asked at last is something else"
    assert len(sitting.screen.prompts) == 2, "to sit down, and that"
    assert f"decision {decided + 1}\n" in sitting.screen.shown, "what nobody asked is no decision"


@BOTH
@pytest.mark.parametrize("plays", [True, False])
def test_who_holds_an_answer_is_asked_at_once(
    game: Game, plays: bool, tmp_path: Path, quiet: Callable[[Sitting], Quiet]
) -> None:
    position = reached(game, 3, asked_with({0: False, 2: True}))
    before = [] if voices(position)[0].seat == 2 else [(0, game.silence)]
    after = [] if before else [(0, game.silence)]
    answer = card_of(position, 2) if plays else game.silence
    players = ["page", "page", HUMAN]
    sitting = Sitting(position, players, tmp_path)
    heard = quiet(sitting).heard
    sitting.run()
    assert (sitting.answers, sitting.time.slept, heard) == ([], [], []), "nobody is waited for before"
    assert answer in sitting.screen.shown
    sitting = Sitting(position, players, tmp_path, answer)
    quiet(sitting)
    sitting.run()
    wanted = [*before, (2, answer), *([] if plays else after)]
    assert sitting.answers[: len(wanted)] == wanted
    assert sitting.time.slept[0] == window(["page"])


def test_a_card_comes_before_those_of_whoever_is_asked_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person who answers is not the first of those who are asked: the bot's card counts."""
    position = reached(FAVOURITE, 3, asked_with({1: True, 2: True}))

    class Eager(Quiet):
        def choose(self, outlook: Outlook) -> Move:
            return next(move for move in outlook.moves if move.text != outlook.game.silence)

    sitting = Sitting(position, ["page", "page", HUMAN], tmp_path, card_of(position, 2))
    monkeypatch.setattr("antichambre.terminal.table.bot", lambda _level, _seed: Eager(sitting.time))
    sitting.run()
    assert sitting.answers == [(1, card_of(position, 1))]
    assert len(sitting.screen.prompts) == 3, "to sit down, what to answer, and what to answer to that card"


def test_what_came_before_a_silence_is_news_all_the_same(tmp_path: Path) -> None:
    def since(deeds: list[PlayedMove]) -> list[PlayedMove]:
        return deeds[max(number for number, deed in enumerate(deeds) if deed.seat == 0 and not deed.silent) :]

    def wanted(found: Position) -> bool:
        if found.decision != "open" or found.seat != 0 or len(found.history) < 10:
            return False
        deeds = since(deeds_of(found.record()))
        return any(deed.seat == 0 and deed.silent for deed in deeds) and sum(len(deed.events) for deed in deeds) <= NEWS

    sitting = Sitting(reached(FAVOURITE, 2, wanted), [HUMAN, "page"], tmp_path).run()
    for deed in since(sitting.session.deeds):
        for event in deed.events:
            assert str(sentence(event, 0, sitting.words)) in sitting.screen.shown


# Time


@BOTH
@pytest.mark.parametrize("holds", [True, False])
@pytest.mark.parametrize("level", ["page", "minister", "cardinal"])
def test_a_pause_is_as_long_whoever_holds_a_card(
    game: Game, level: str, holds: bool, tmp_path: Path, quiet: Callable[[Sitting], Quiet]
) -> None:
    position = reached(game, 3, asked_with({0: False, 2: holds}))
    sitting = Sitting(position, [HUMAN, "page", level], tmp_path)
    bot = quiet(sitting)
    bot.seconds = 0.125
    sitting.run()
    whole = window([level])
    assert sitting.time.slept[0] == pytest.approx(whole - 0.125 * holds)
    if holds:
        assert bot.heard[0].pace * takes(level) <= THINKING * whole


def test_bots_share_the_pause(tmp_path: Path, quiet: Callable[[Sitting], Quiet]) -> None:
    position = reached(FAVOURITE, 3, asked_with({1: False, 2: True}))
    sitting = Sitting(position, [HUMAN, "cardinal", "cardinal"], tmp_path)
    bot = quiet(sitting)
    sitting.run()
    assert bot.heard[0].pace * takes("cardinal") == pytest.approx(THINKING * window(["cardinal"]) / 2), (
        "or both hold one"
    )


@pytest.mark.parametrize("level", ["page", "minister"])
@pytest.mark.parametrize("several", [True, False])
def test_one_answer_takes_a_bot_as_long_as_several(
    level: str, several: bool, tmp_path: Path, quiet: Callable[[Sitting], Quiet]
) -> None:
    position = reached(
        FAVOURITE, 2, lambda found: found.decision == "open" and found.seat == 1 and (len(found.moves()) > 1) is several
    )
    sitting = Sitting(position, [HUMAN, level], tmp_path)
    quiet(sitting).seconds = 0.03125
    sitting.run()
    assert sitting.time.slept[0] == pytest.approx(takes(level, share(position)) - 0.03125)


def test_where_nothing_can_be_betrayed_nobody_waits(tmp_path: Path) -> None:
    richelieu = antichambre.game("richelieu").new(seed="7")
    sitting = Sitting(richelieu, ["page", HUMAN], tmp_path).run()
    assert sitting.answers
    assert sitting.time.slept == []
    position = reached(FAVOURITE, 3, asked_with({0: False, 2: False}))
    unseen = Sitting(position, ALONE, tmp_path)
    unseen.screen.live = False
    unseen.run()
    assert unseen.answers
    assert unseen.time.slept == []


# What is shown


def without_its_card(position: Position, seat: int) -> Position:
    """The same game but for one card that nobody but its holder has seen: it lies in the pile, under another."""
    world = position.copy()
    if isinstance(world, Favourite):
        world.court = world.court[:]
        buried = len(world.court) - 1
        assert world.court_at <= buried
        world.hands[seat * KINDS + LIEUTENANT] -= 1
        world.hands[seat * KINDS + world.court[buried]] += 1
        world.court[buried] = LIEUTENANT
        world.relist()
    elif isinstance(world, LouisXIV):
        held, buried = world.board, world.plot_pile[0]
        world.plots[held], world.plots[buried] = world.plots[buried], world.plots[held]
        world.plot_known[held], world.plot_known[buried] = world.plot_known[buried], world.plot_known[held]
        world.plot_pile[0] = held
        world.relist()
    return world


@BOTH
def test_the_screen_and_the_clock_are_the_same_whatever_bots_hold(
    game: Game, tmp_path: Path, quiet: Callable[[Sitting], Quiet]
) -> None:
    decision = "lieutenant" if game is FAVOURITE else "plot"
    wanted = asked_with({1: False, 2: True})
    position = reached(game, 3, lambda found: found.decision == decision and wanted(found))
    world = without_its_card(position, 2)
    assert choosing(world) == {1: False, 2: False}
    told = []
    for played in (position, world):
        sitting = Sitting(played, ALONE, tmp_path)
        quiet(sitting)
        sitting.run()
        told.append((sitting.screen.shown, sitting.time.slept, sitting.answers))
    assert told[0] == told[1]
    assert len(told[0][2]) >= 2, "the pause is over"


# Several share the screen


@BOTH
def test_several_at_one_screen_are_asked_together(game: Game, tmp_path: Path) -> None:
    """What they are shown is the same whoever of them holds a card: before somebody speaks, and when nobody does."""
    decision = "lieutenant" if game is FAVOURITE else "plot"
    wanted = asked_with({1: False, 2: True})
    position = reached(game, 3, lambda found: found.decision == decision and wanted(found))
    told = []
    for played in (position, without_its_card(position, 2)):
        sitting = Sitting(played, [HUMAN, HUMAN, HUMAN], tmp_path, "").run()
        told.append((sitting.screen.shown, sitting.screen.prompts))
    assert told[0] == told[1]
    shown, prompts = told[0]
    occasion, line, _ = re.split(r"\. | > ", prompts[1])
    assert re.fullmatch(r".* (has rolled|is about to be counted)", occasion)
    seats = ", ".join(f"{seat} for {seat_name(seat, sitting.words)}" for seat in (1, 2))
    assert line == f"Has anybody something to say? Enter goes on; or the number of your seat: {seats}"
    assert "· you are " not in shown, "it is nobody's own screen"
    assert shown.index(CLEARED_FOR_GOOD) < shown.index("Has anybody")


@BOTH
def test_enter_lets_it_be_for_all(game: Game, tmp_path: Path) -> None:
    position = reached(game, 3, asked_with({1: False, 2: True}))
    sitting = Sitting(position, [HUMAN, HUMAN, HUMAN], tmp_path, "").run()
    assert sorted(sitting.answers) == [(1, game.silence), (2, game.silence)]
    assert sitting.time.slept == [], "nobody here is a bot"


@BOTH
def test_who_speaks_does_it_behind_the_curtain(game: Game, tmp_path: Path) -> None:
    position = reached(game, 3, asked_with({1: False, 2: True}))
    card = card_of(position, 2)
    typed = ("0", "what", "1", "", game.silence, "2", "", "table", card)
    sitting = Sitting(position, [HUMAN, HUMAN, HUMAN], tmp_path, *typed).run()
    assert sitting.answers[-1] == (2, card)
    assert len(sitting.answers) <= 2
    question = "Has anybody something to say?"
    assert sum(question in prompt for prompt in sitting.screen.prompts[: len(typed) + 1]) == 4
    for behind in sitting.screen.shown.split(CLEARED_FOR_GOOD):
        if "Your choice" in behind:
            holder = f"you are {seat_name(2, sitting.words)}" in behind
            assert (card in behind) is holder, "the card is on its holder's screen alone"
            assert question not in behind
            assert game.silence in behind


@BOTH
def test_what_was_said_behind_the_curtain_is_gone_when_bots_think(game: Game, tmp_path: Path) -> None:
    position = reached(game, 3, asked_with({1: False, 2: True}))
    typed = ("1", "", game.silence, "2", "", card_of(position, 2))
    sitting = Sitting(position, ["page", HUMAN, HUMAN], tmp_path, *typed).run()
    _, after = sitting.screen.shown.split(f"Your choice (? for help) > {typed[-1]}\n")
    assert after.startswith(CLEARED_FOR_GOOD)


def test_after_a_pause_the_screen_is_handed_back(tmp_path: Path) -> None:
    """Everybody has looked at it meanwhile."""
    position = FAVOURITE.new(seats=3, seed="0")
    assert position.seat == 0
    prompts = Sitting(position, [HUMAN, HUMAN, HUMAN], tmp_path, "", "roll", "").run().screen.prompts[1:]
    handed = "Please pass the screen to Monsieur de Guiche, who then presses Enter. "
    assert (prompts[0], prompts[3]) == (handed, handed)
    assert "Has anybody something to say?" in prompts[2]
