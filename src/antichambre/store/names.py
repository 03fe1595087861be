"""What people may call themselves, and what they may say: signs that deceive or command are kept out."""

import tomllib
import unicodedata
from importlib.resources import files
from typing import Any, Final

from antichambre.kernel.chance import Rng
from antichambre.store import ROOM
from antichambre.store.errors import StoreError

LONGEST_NAME = 24
LONGEST_SPEECH = 500
MOST_MARKS = 2  # on one letter; a tower of them climbs over its neighbours

_LISTS: Final[dict[str, Any]] = tomllib.loads(files(ROOM).joinpath("names.toml").read_text(encoding="utf-8"))
_FORBIDDEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
# They count as letters, signs or marks, and nobody sees them.
_INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))))
)
_JOINER: Final = "\u200d"
_PRESENTATION: Final = ("\ufe0e", "\ufe0f")  # says whether a sign is drawn as a text or as a picture
_PICTURES: Final = range(0x1F000, 0x1FB00)  # kept for emoji: some are younger than this Python's tables
_ARROWS: Final = ("\u2194", "\u2195")  # the two arrows that emoji are joined to
_BLACK_FLAG: Final = "\U0001f3f4"
_TAGS: Final = range(0xE0020, 0xE0080)  # spell a region after a black flag; the last one ends the word
_LAST_TAG: Final = "\U000e007f"
_ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK")  # with letters that look the same


def clean_name(text: str) -> str:
    """The name as it is shown. StoreError says why it cannot be one."""
    pictures_as_signs = "".join(sign for sign in text if sign not in _PRESENTATION)
    name = _spaced(unicodedata.normalize("NFC", pictures_as_signs.strip()))
    if not name:
        raise StoreError("name-empty")
    if length(name) > LONGEST_NAME:
        raise StoreError("name-long", {"most": LONGEST_NAME})
    if not all(_visible(sign) for sign in name):
        raise StoreError("name-signs")
    if _piles_marks(name):
        raise StoreError("name-marks")
    if not any(sign.isalnum() for sign in name):
        raise StoreError("name-letters")
    if len(_alphabets(name)) > 1:
        raise StoreError("name-alphabets")
    if _bare(name) in _RESERVED:
        raise StoreError("name-reserved", {"name": name})
    return name


def clean_words(text: str, most: int = LONGEST_SPEECH) -> str:
    """What somebody says, on one line. StoreError says why it cannot be said."""
    line = "".join(" " if sign in "\t\n\r\u2028\u2029" else sign for sign in text)
    words = _spaced(unicodedata.normalize("NFC", line.strip()))
    if not any(sign != " " and sign not in _PRESENTATION for sign in words):
        raise StoreError("words-empty")
    if length(words) > most:
        raise StoreError("words-long", {"most": most})
    if not all(_visible(sign) or _belongs(words, place) for place, sign in enumerate(words)):
        raise StoreError("words-signs")
    if _piles_marks(words):
        raise StoreError("words-marks")
    return words


def name_key(name: str) -> str:
    """What two names that people would take for the same have in common."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    kept = (sign for sign in folded if not sign.isspace() and _visible(sign) and sign not in _PRESENTATION)
    return unicodedata.normalize("NFKC", "".join(kept))  # a mark whose space is gone joins the letter before it


def court_name(lang: str, rng: Rng) -> str:
    """A pleasant name, for somebody who has not thought of one."""
    court = _LISTS["court"][lang]
    titles, places = court["titles"], court["places"]
    return f"{titles[rng.below(len(titles))]} {places[rng.below(len(places))]}"


def length(text: str) -> int:
    """How many characters a reader would count: marks belong to the letter before them."""
    return sum(unicodedata.category(sign) not in ("Mn", "Me") for sign in text)


def _spaced(text: str) -> str:
    """One plain space wherever there is any kind and number of them."""
    plain = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in text)
    return " ".join(word for word in plain.split(" ") if word)


def _visible(sign: str) -> bool:
    return unicodedata.category(sign) not in _FORBIDDEN and sign not in _INVISIBLE


def _belongs(words: str, place: int) -> bool:
    """Whether a sign that nobody sees is part of an emoji; on its own it would only hide something."""
    sign = words[place]
    if ord(sign) in _PICTURES:
        return True
    if sign == _JOINER:
        return _picture(_before(words, place)) and _picture(words[place + 1 : place + 2])
    if ord(sign) in _TAGS:
        begun = words[:place].rstrip("".join(map(chr, _TAGS)))
        rest = words[place:].lstrip("".join(map(chr, _TAGS)))
        return begun.endswith(_BLACK_FLAG) and words[: len(words) - len(rest)].endswith(_LAST_TAG)
    return False


def _before(words: str, place: int) -> str:
    """The picture before a place, without what changes its colour or style."""
    begun = words[:place]
    while begun and (begun[-1] in _PRESENTATION or unicodedata.category(begun[-1]) == "Sk"):
        begun = begun[:-1]
    return begun[-1:]


def _picture(sign: str) -> bool:
    return sign != "" and (ord(sign) in _PICTURES or unicodedata.category(sign) == "So" or sign in _ARROWS)


def _piles_marks(text: str) -> bool:
    """Whether more marks stand on one letter than any language needs, or one stands on nothing."""
    marks = MOST_MARKS
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def _alphabets(name: str) -> set[str]:
    """Those of the three that the name is written in: together they could counterfeit another name."""
    first_words = {unicodedata.name(sign, "").split(" ")[0] for sign in name if sign.isalpha()}
    return first_words.intersection(_ALPHABETS)


def _bare(name: str) -> str:
    """The letters of a name, without what is easily added to a reserved one."""
    return "".join(sign for sign in name_key(name) if sign.isalnum()).rstrip("0123456789")


_RESERVED: Final = frozenset(_bare(name) for name in _LISTS["reserved"])
