"""What happened, in a sentence: an event as a seat may know it, and how the game ended, in the words of its game."""

from antichambre.kernel.events import Event
from antichambre.kernel.outcome import Outcome
from antichambre.kernel.words import Words, listed


def seat_name(seat: int, words: Words) -> str:
    return words.say("seat-name", {"seat": seat})


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(event: Event, viewer: int | None, words: Words) -> str | None:
    """An event as the viewer may know it; None if the viewer may not know of it. In the catalogues a fact that there
    is none of is "none", and one that is kept from the viewer "hidden"."""
    seen = event.seen_by(viewer)
    if seen is None:
        return None
    secrets = {field.name for field in event.kind.fields if field.only}
    told = event.kind.box | {name: _absent(name in secrets) if fact is None else fact for name, fact in seen.items()}
    seat = seen.get("seat")
    told["who"] = seat_name(seat, words) if isinstance(seat, int) else ""
    return capital(words.say(f"event-{event.kind.name}", told))


def _absent(secret: bool) -> str:
    return "hidden" if secret else "none"


def end_sentences(outcome: Outcome, seats: int, words: Words) -> list[str]:
    """Why a game of so many seats was over, each comparison that was needed, and who won."""
    winners, steps = outcome["winners"], outcome["steps"]
    losers = [seat for seat in range(seats) if seat not in winners]
    said = [words.say(f"ending-{outcome['ending']}", _several(losers, words))]
    for number, step in enumerate(steps):
        figures = step["figures"]
        after = steps[number + 1]["figures"] if number + 1 < len(steps) else None
        ahead = winners if after is None else [seat for seat in range(seats) if after[seat] is not None]
        figure = figures[ahead[0]]
        assert figure is not None
        rest = [other for seat, other in enumerate(figures) if other is not None and seat not in ahead]
        others = listed([str(other) for other in sorted(rest, key=lambda other: abs(other - figure))], words)
        said.append(words.say(f"step-{step['by']}", {**_several(ahead, words), "figure": figure, "others": others}))
    return [capital(text) for text in [*said, words.say("outcome-won", _several(winners, words))]]


def _several(seats: list[int], words: Words) -> dict[str, object]:
    return {"who": listed([seat_name(seat, words) for seat in seats], words), "count": len(seats)}
