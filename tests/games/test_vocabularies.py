"""A game's verbs, and the numbers by which its rules know them, agree."""

from importlib import import_module
from types import ModuleType

import pytest

import antichambre
from antichambre.kernel.game import Game

GAMES = antichambre.games()


def vocabulary_of(game: Game) -> ModuleType:
    return import_module(f"{game.package}.vocabulary")


def numbers_of(vocabulary: ModuleType) -> dict[str, int]:
    return {name: value for name, value in vars(vocabulary).items() if name.isupper() and type(value) is int}


# By game, where a constant is not the verb's own name: the verb at which it begins.
BEGINS = {
    "richelieu": {"ON": "place", "FROM_RESERVE": "pay-reserve", "FROM": "pay", "LIFTED": "lift"},
    "sun_king": {
        "DUEL_PAIR": "duel-two",
        "AUTHORITY_CARD": "authority",
        "PENSION_CARD": "pension",
        "OVERLORD_CARD": "overlord",
        "TWO_POWER": "tokens",
        "PAY_CARD": "pay",
    },
    "favourite": {
        "NOTHING": "take-nothing",
        "PLAY_PRINCE": "prince",
        "TURN_DIE": "turn-die",
        "PLAY_CAPTAIN": "captain",
        "PLAY_GARDENER": "gardener",
        "PLAY_MARQUISE": "marquise",
        "PLAY_STEWARD": "steward",
        "PLAY_AMBASSADOR": "ambassador",
        "PLAY_SPY": "spy",
        "PLAY_ACTOR": "actor",
        "PLAY_CONFESSOR": "confessor",
        "PLAY_GUARD": "guard",
        "PLAY_LIEUTENANT": "lieutenant",
        "BALL_TO": "ball",
        "BASTILLE_TO": "bastille",
        "LOSE": "lose-duchess",
    },
    "louis_xiv": {"PLOT_MOVE": "plot", "WIN_TIE": "win-the-tie", "FAVOUR": "maintenon"},
}
# Verbs that no constant begins: they follow the one before, and are counted from it.
FOLLOWS = {"favourite": {"lose-duchess-with"}, "richelieu": {"take"}}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_verb_begins_where_its_number_says(game: Game) -> None:
    numbers = numbers_of(vocabulary_of(game))
    begins: dict[str, int] = {}
    for move in game.moves:
        begins.setdefault(move.verb, move.action)
    said = {verb: name for name, verb in BEGINS.get(game.name, {}).items()}
    for verb in begins.keys() - FOLLOWS.get(game.name, set()):
        name = said.get(verb, verb.upper().replace("-", "_"))
        assert numbers[name] == begins[verb], f"{name} is not where {verb} begins"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_move_is_told_by_its_verb_and_arguments(game: Game) -> None:
    told = {(move.verb, *move.arguments.items()) for move in game.moves}
    assert len(told) == len(game.moves) == len(game.by_text)
    for verb in game.verbs:
        assert {tuple(move.arguments) for move in game.moves if move.verb == verb.name} == {verb.arguments}
