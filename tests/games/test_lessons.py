"""The first games: each lesson is a real record, each move that it asks for is legal, and both languages tell it."""

import itertools
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

import antichambre
from antichambre.kernel import records
from antichambre.kernel.lessons import Lesson, LessonStep, lesson
from antichambre.kernel.words import LANGUAGES

LONGEST = 50  # words in a step: five minutes are short
GAMES = antichambre.games()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def lines(found: Lesson) -> Iterator[dict[int, str]]:
    """Everything that a learner can choose, in every combination."""
    choices = found.choices()
    for taken in itertools.product(*choices.values()):
        yield dict(zip(choices, taken, strict=True))


def told(game: antichambre.Game, lang: str) -> dict[str, str]:
    text = files(game.package).joinpath(f"lesson.{lang}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][\w-]*) = (.*)$", text, re.MULTILINE)
    assert len(found) == len(dict(found)), "a word stands twice"
    return dict(found)


def wanted(step: LessonStep) -> list[str]:
    """The words that a step needs: what it says, what is to be done, and a remark on each choice."""
    keys = [f"lesson-{step.say}"]
    if step.moves:
        keys.append(f"lesson-{step.say}-do")
    if len(step.moves) > 1:
        keys += [f"lesson-{step.say}-{number + 1}" for number in range(len(step.moves))]
    return keys


@each_game
def test_the_record_is_a_game_played_to_its_end(game: antichambre.Game) -> None:
    found = lesson(game.name)
    position = records.replay(found.record)
    assert position.over and position.game is game
    assert found.seat in position.winners(), "a first game is won"


@each_game
def test_the_steps_follow_the_record(game: antichambre.Game) -> None:
    found = lesson(game.name)
    stands = [step.at for step in found.steps]
    assert stands == sorted(stands) and stands[0] == 0 and stands[-1] == len(found.moves)
    for step in found.steps:
        if step.moves:
            assert step.moves[0] == found.moves[step.at], step.say
    asked = [step.at for step in found.steps if step.moves]
    assert len(asked) == len(set(asked)), "two steps ask for one move"


@each_game
def test_whatever_the_learner_chooses_the_lesson_goes_on(game: antichambre.Game) -> None:
    found = lesson(game.name)
    assert found.choices(), "somewhere one should be free to choose"
    for taken in lines(found):
        position = found.start()
        for at, move in enumerate(found.line(taken)):
            for step in found.steps:
                if step.at == at and step.moves:
                    legal = {one.text for one in position.moves()}
                    assert position.seat == found.seat
                    assert legal >= {*step.moves, *step.way}, step.say
            position.play(position.parse(move))


def test_what_is_not_offered_cannot_be_chosen() -> None:
    found = lesson("richelieu")
    at, moves = next(iter(found.choices().items()))
    assert found.line({at: moves[1]})[at] == moves[1]
    for wrong in ({at: "1.1"}, {at + 1: moves[1]}):
        with pytest.raises(LookupError):
            found.line(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
@each_game
def test_every_step_has_its_words_and_its_rule(game: antichambre.Game, lang: str) -> None:
    found, words = lesson(game.name), told(game, lang)
    keys = {key for step in found.steps for key in wanted(step)}
    assert keys == {key for key in words if key.startswith("lesson-")}
    assert [key for key in keys if len(words[key].split()) > LONGEST] == []
    rules = files(game.package).joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")
    assert {step.rule for step in found.steps} <= set(re.findall(r"\{#([\w-]+)\}", rules))


@each_game
def test_both_languages_tell_the_same(game: antichambre.Game) -> None:
    assert list(told(game, "en")) == list(told(game, "fr"))
