"""What happened, in a sentence: an event as a seat may know it, in the words of its game."""

from antichambre.kernel.game import Event
from antichambre.kernel.words import Words


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
    told = {name: _absent(name in secrets) if fact is None else fact for name, fact in seen.items()}
    seat = seen.get("seat")
    told["who"] = seat_name(seat, words) if isinstance(seat, int) else ""
    return capital(words.say(f"event-{event.kind.name}", told))


def _absent(secret: bool) -> str:
    return "hidden" if secret else "none"
