"""The words: one catalogue for each language (Project Fluent), the kernel's and a game's together."""

import locale
import os
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import cast

from fluent.runtime import FluentBundle, FluentResource

from antichambre.kernel.phrases import Phrase

LANGUAGES = ("en", "fr")
LONGEST_QUOTE = 400  # what somebody typed, or a file holds, may be of any length: a sentence quotes its beginning


def language(asked: str | None = None) -> str:
    """The language asked for, or that of the locale, or English."""
    if asked in LANGUAGES:
        return asked
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = next((name for name in named if name), None) or locale.getlocale()[0] or ""
    return "fr" if spoken.lower().startswith("fr") else "en"


class Words:
    """What the house says in one language: about itself, and about a game."""

    def __init__(self, lang: str, game: str | None = None, room: str | None = None) -> None:
        """`game`: a game's name, `room`: a package; their catalogues are added to the kernel's."""
        self.lang = lang
        packages = ["antichambre.kernel"]
        if game is not None:
            from antichambre.kernel.registry import game as find

            packages.append(find(game).package)
        if room is not None:
            packages.append(room)
        self._bundle = _bundle(lang, tuple(packages))

    def say(self, key: str, details: Mapping[str, object] | None = None) -> str:
        """The sentence for a key."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(key)
        quoted = {name: _beginning(value) for name, value in (details or {}).items()}
        text, errors = self._bundle.format_pattern(message.value, quoted)
        if errors:
            raise errors[0]
        return str(text)

    def phrase(self, said: Phrase) -> str:
        """What a phrase says, and what the phrases within it say."""
        key, details = said
        return self.say(key, {name: self._detail(value) for name, value in details.items()})

    def _detail(self, value: object) -> object:
        """A detail may be a phrase, or a list of them; where it has travelled as JSON, a phrase is a list too."""
        if not isinstance(value, tuple | list):
            return value
        if value and isinstance(value[0], str):
            return self.phrase(cast(Phrase, value))
        said = [self.phrase(one) for one in value]
        # People are told together; what happens, one after the other.
        if value and str(value[0][0]).startswith("seat-"):
            return listed(said, self)
        return ", ".join(said)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


def listed(names: list[str], words: Words) -> str:
    """Names, the last of them after an "and"."""
    return words.say("and", {"most": ", ".join(names[:-1]), "last": names[-1]}) if len(names) > 1 else "".join(names)


def _beginning(value: object) -> object:
    return value[:LONGEST_QUOTE] + "…" if isinstance(value, str) and len(value) > LONGEST_QUOTE else value


@lru_cache
def _bundle(lang: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for package in packages:
        text = files(package).joinpath(f"text.{lang}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle
