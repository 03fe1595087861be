"""How a game ended."""

from antichambre.kernel.position import Position
from antichambre.kernel.sentences import capital, seat_name
from antichambre.kernel.words import Words


def told(position: Position, words: Words) -> list[str]:
    """The scores and the winners, a line for each."""
    scores = position.scores()
    winners = position.winners()
    lines = [
        capital(words.say("result-score", {"who": seat_name(seat, words), "score": score}))
        for seat, score in enumerate(scores)
    ]
    names = [seat_name(seat, words) for seat in winners]
    if len(winners) > 1:
        who = words.say("and", {"most": ", ".join(names[:-1]), "last": names[-1]})
        lines.append(capital(words.say("result-shared", {"who": who})))
    else:
        tied = scores.count(max(scores)) > 1
        lines.append(capital(words.say("result-tie-break" if tied else "result-wins", {"who": names[0]})))
    return lines
