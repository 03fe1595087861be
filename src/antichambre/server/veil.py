"""The veil before the log: no password, token, cookie, seed, salt or link to a table passes through it. Secrets are
known by the names of facts, and by their looks."""

import math
import re
from collections.abc import Mapping
from functools import lru_cache

from antichambre.server.cookies import PATTERN as SIGNED

LONGEST = 4_000
LONGEST_TRACE = 20_000
LONGEST_LIST = 50
LONGEST_SECRET = 400
DEEPEST = 6
VEIL = "***"

SECRETS = "seed|salt|passw|token|cookie|authorization|secret|invite"
_SECRET_NAME = re.compile(SECRETS, re.IGNORECASE)
# A secret's name and what stands between it and the value: `seed=`, `"seed": `, `('seed', `, `\"seed\": `.
_NAMED = rf"((?:{SECRETS})[\w-]{{0,40}}\\{{0,8}}[\"']?\s{{0,8}}[:=,]\s{{0,8}})"
_QUOTED = r"""b?"(?:[^"\\]|\\.)*(?:"|\\?\Z)|b?'(?:[^'\\]|\\.)*(?:'|\\?\Z)|b?(?P<mark>\\+["']).*?(?:(?P=mark)|\Z)"""
# Ids, numbers, paths and addresses: of the patterns below only those of a token and a table can be in them. Most facts
# are such.
_PLAIN = re.compile(r"[\w/-]{0,80}|\d{1,3}(?:\.\d{1,3}){3}", re.ASCII)
# The name of a table, which is the link to it: `house.ALPHABET`.
_TABLE = re.compile(r"(?<![\w-])[2-9a-hjkmnp-z]{12}(?![\w-])")
# Secrets in running text, and what becomes of them. Lengths are bounded, so that no text takes long to look through.
_PATTERNS = [
    # What a failed statement would have written.
    (re.compile(r"\[parameters: .*"), f"[parameters: {VEIL}]"),
    (re.compile(r"Failing row contains .*"), f"Failing row contains {VEIL}"),
    # By their looks: tables, tokens, cookies, what the house has signed, hashes of passwords, credentials.
    (_TABLE, VEIL),
    (re.compile(r"acs?_[\w-]{8,}", re.ASCII), VEIL),
    (re.compile(SIGNED, re.ASCII), VEIL),
    (re.compile(r"\$argon2[^\s\"']+"), VEIL),
    (re.compile(r"\b(bearer|basic)\s{1,8}[^\s\"',]+", re.IGNORECASE), rf"\1 {VEIL}"),
    (re.compile(r"(://[^\s:/@]{0,100}:)\S{1,200}@"), rf"\1{VEIL}@"),
    # The query of an address.
    (re.compile(r"(/[^\s\"'?]{0,200})\?[^\s\"']+"), rf"\1?{VEIL}"),
    # By their names: a quoted value; a header, a password or a list to the end of its line; a single word.
    (re.compile(rf"{_NAMED}(?:{_QUOTED})", re.IGNORECASE | re.DOTALL), rf"\1{VEIL}"),
    (re.compile(r"((?:cookie|authorization|passw\w{0,40})\s{0,8}[:=]).+", re.IGNORECASE), rf"\1 {VEIL}"),
    (re.compile(rf"{_NAMED}[\[({{].*", re.IGNORECASE), rf"\1{VEIL}"),
    (re.compile(rf"{_NAMED}(?<!,)(?<!, )\S+", re.IGNORECASE), rf"\1{VEIL}"),
]


def veiled(value: object, name: str = "", depth: int = 0) -> object:
    """A fact as it may be written: plain JSON, and without secrets, by its name or by its looks."""
    if _is_secret(name) and not isinstance(value, bool | None):
        return VEIL
    if isinstance(value, bool | int | None):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, str):
        return veiled_text(value)
    if depth == DEEPEST:
        return "…"
    if isinstance(value, Mapping):
        items = list(value.items())[:LONGEST_LIST]
        return {veiled_text(str(key)): veiled(inner, str(key), depth + 1) for key, inner in items}
    if isinstance(value, list | tuple) and len(value) == 2 and isinstance(value[0], str | bytes):  # as headers are
        return [veiled(value[0], "", depth + 1), veiled(value[1], str(value[0]), depth + 1)]
    if isinstance(value, list | tuple | set | frozenset):
        return [veiled(inner, "", depth + 1) for inner in list(value)[:LONGEST_LIST]]
    return veiled_text(_shown(value))


def veiled_text(text: str, longest: int = LONGEST) -> str:
    """A text without what looks like a secret, and not too long."""
    if _PLAIN.fullmatch(text) and not ("ac_" in text or "acs_" in text or _TABLE.search(text)):
        return text
    if len(text) > longest:  # the last word may be half a secret, which would not look like one
        kept = longest - LONGEST_SECRET
        text = text[:kept] + re.sub(r"[\w.-]+\Z", "", text[kept:longest]) + "…"
    for pattern, instead in _PATTERNS:
        text = pattern.sub(instead, text)
    return text


@lru_cache(maxsize=1000)
def _is_secret(name: str) -> bool:
    return _SECRET_NAME.search(name) is not None


def _shown(value: object) -> str:
    try:
        return repr(value)
    except Exception:
        return f"<{type(value).__name__}>"
