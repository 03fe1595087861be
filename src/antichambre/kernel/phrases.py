"""Phrases: what is to be said, before anybody has chosen a language: a key of the catalogue, and the details that its
sentence asks for. A detail may be a phrase itself."""

Phrase = tuple[str, dict[str, object]]


def phrase(key: str, **details: object) -> Phrase:
    return (key, details)
