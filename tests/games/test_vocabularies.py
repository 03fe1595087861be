"""What a game can say: every move is a verb with named arguments, and every word stands once."""

from importlib import import_module

import pytest

import antichambre
from antichambre.kernel.game import Game
from antichambre.kernel.vocabulary import Vocabulary

GAMES = antichambre.games()


def vocabulary_of(game: Game) -> Vocabulary:
    found = import_module(f"{game.package}.vocabulary").VOCABULARY
    assert isinstance(found, Vocabulary)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_word_stands_twice(game: Game) -> None:
    words = vocabulary_of(game)
    events = [kind.name for kind in words.events]
    for names in (words.decisions, words.rules, events, [saying.name for saying in words.sayings]):
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_decision_has_its_question_and_every_saying_a_verb(game: Game) -> None:
    assert [question.key for question in game.questions] == [f"ask-{name}" for name in game.decisions]
    verbs = {verb.first: verb.ways for question in game.questions for verb in question.verbs}
    assert verbs == {saying.first: len(saying.ways) for saying in game.sayings}
    for question in game.questions:
        first = [verb.first for verb in question.verbs]
        assert first == sorted(set(first)), "moves are listed in rising order"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_move_is_told_by_its_verb_and_arguments(game: Game) -> None:
    told = {(move.verb, *move.arguments.items()) for move in game.moves}
    assert len(told) == len(game.moves) == len(game.by_text)
    for saying in game.sayings:
        assert {tuple(move.arguments) for move in game.moves if move.verb == saying.name} == {saying.arguments}
