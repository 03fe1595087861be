"""How a game ended, in sentences: why, each comparison that was needed, who won."""

import pytest

from antichambre.kernel.outcome import Outcome, by_resignation
from antichambre.kernel.sentences import end_sentences
from antichambre.kernel.words import Words

TIED: Outcome = {
    "winners": [2],
    "ending": "louis-again",
    "steps": [
        {"by": "points", "figures": [31, None, 31, 5]},
        {"by": "purple-cards", "figures": [1, None, 2, None]},
    ],
}
FEWER: Outcome = {
    "winners": [1],
    "ending": "all-taken",
    "steps": [{"by": "points", "figures": [31, 31]}, {"by": "fewer-cards", "figures": [16, 14]}],
}
SHARED: Outcome = {
    "winners": [1, 2],
    "ending": "last-round",
    "steps": [
        {"by": "points", "figures": [31, 31, 31, 20]},
        {"by": "personal-supply", "figures": [1, 4, 4, None]},
    ],
}
AHEAD: Outcome = {
    "winners": [1],
    "ending": "last-round",
    "steps": [{"by": "points", "figures": [20, 33, 31, -2]}],
}


@pytest.mark.parametrize(
    ("game", "lang", "outcome", "said"),
    [
        (
            "sun_king",
            "en",
            TIED,
            "Louis XIV has come a second time. "
            "The Duke of Créqui and the Duke of Noailles are equal on points, 31 each. "
            "The Duke of Noailles has the most purple cards, 2 to 1. The Duke of Noailles wins.",
        ),
        (
            "richelieu",
            "fr",
            FEWER,
            "Toutes les cartes sont prises. Richelieu et la reine mère sont à égalité de points, 31 chacun. "
            "La reine mère a moins de cartes, 14 contre 16. La reine mère gagne.",
        ),
        (
            "louis_xiv",
            "en",
            SHARED,
            "The last round is over. "
            "The marquis de Dangeau, the marquise de Ganges and the marquis de Villeroy are equal on points, 31 each. "
            "The marquise de Ganges and the marquis de Villeroy have equally many tokens in the "
            "personal supply, 4 each. The marquise de Ganges and the marquis de Villeroy win together.",
        ),
        (
            "favourite",
            "fr",
            AHEAD,
            "La dernière manche est finie. Madame de Thianges a le plus de points, 33 contre 31, 20 et -2. "
            "Madame de Thianges gagne.",
        ),
    ],
)
def test_in_sentences(game: str, lang: str, outcome: Outcome, said: str) -> None:
    seats = len(outcome["steps"][0]["figures"])
    assert " ".join(end_sentences(outcome, seats, Words(lang, game))) == said


def test_a_game_that_was_given_up() -> None:
    said = end_sentences(by_resignation([0]), 2, Words("en", "richelieu"))
    assert said == ["The queen mother has resigned.", "Richelieu wins."]
