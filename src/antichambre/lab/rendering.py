"""A game in words for those who watch it from a program: what an onlooker may know, a line for each thing."""

from antichambre.kernel.events import Event
from antichambre.kernel.position import Position
from antichambre.kernel.sentences import seat_name, sentence
from antichambre.kernel.words import Words


def page(position: Position, news: list[str], words: Words) -> str:
    """The title, what has just happened, who is asked what, and the score."""
    seen = position.view(None)
    lines = [words.say("game-title"), *news]
    if isinstance(seen["asked"], int):
        lines.append(f"{seat_name(seen['asked'], words)} ({seen['asked']}): {seen['decision']}")
    scores = seen["scores"]
    assert isinstance(scores, list)
    lines.append(", ".join(f"{seat_name(seat, words)} {score}" for seat, score in enumerate(scores)))
    return "\n".join(lines)


def sentences(events: list[Event], words: Words) -> list[str]:
    """Events in words; those that are nobody's business are left out."""
    told = [sentence(event, None, words) for event in events]
    return [text for text in told if text is not None]
