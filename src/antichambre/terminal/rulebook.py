"""The rules of a game as they are written, whole or by the key or the word of a part."""

import re
from dataclasses import dataclass
from importlib.resources import files

from antichambre.kernel.game import Game

ANCHOR = re.compile(r"\s*\{#([\w-]+)\}\s*$")
HEADING = re.compile(r"(#+) +(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph, a list, a table or a heading; `depth` is 0 unless it is a heading."""

    key: str | None
    text: str
    depth: int


class Rulebook:
    def __init__(self, game: Game, lang: str) -> None:
        text = files(game.package).joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")
        self._parts = [_part(block) for block in re.split(r"\n\s*\n", text.strip())]

    @property
    def whole(self) -> str:
        return _join(self._parts)

    def sections(self) -> dict[str, str]:
        """The keys of the sections, and their titles."""
        return {part.key: _title(part) for part in self._parts if part.depth and part.key is not None}

    def by_key(self, key: str) -> str | None:
        """The paragraph, or the whole section, of a key."""
        for number, part in enumerate(self._parts):
            if part.key == key:
                return self._section(number) if part.depth else part.text
        return None

    def by_word(self, word: str) -> str | None:
        """What a word leads to: a key, else the sections that have it in their title, else the paragraphs with it."""
        sought = word.casefold()
        found = self.by_key(sought)
        if found is not None:
            return found
        titled = [n for n, part in enumerate(self._parts) if part.depth > 1 and sought in part.text.casefold()]
        if titled:
            return "\n\n".join(self._section(number) for number in titled)
        return _join([part for part in self._parts if not part.depth and sought in part.text.casefold()]) or None

    def _section(self, start: int) -> str:
        depth = self._parts[start].depth
        end = start + 1
        while end < len(self._parts) and not 0 < self._parts[end].depth <= depth:
            end += 1
        return _join(self._parts[start:end])


def _part(block: str) -> Part:
    anchor = ANCHOR.search(block)
    text = ANCHOR.sub("", block)
    heading = HEADING.fullmatch(text)
    return Part(anchor[1] if anchor else None, text, len(heading[1]) if heading else 0)


def _title(part: Part) -> str:
    return part.text.lstrip("# ")


def _join(parts: list[Part]) -> str:
    return "\n\n".join(part.text for part in parts)
