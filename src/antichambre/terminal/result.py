"""How a game ended."""

from antichambre.kernel.outcome import Outcome
from antichambre.kernel.position import Position
from antichambre.kernel.sentences import capital, end_sentences, seat_name
from antichambre.kernel.words import Words


def told(position: Position, outcome: Outcome, words: Words) -> list[str]:
    """The scores, why it was over, and who won by what, a line for each."""
    lines = [
        capital(words.say("result-score", {"who": seat_name(seat, words), "score": score}))
        for seat, score in enumerate(position.scores())
    ]
    return [*lines, *end_sentences(outcome, position.seats, words)]
