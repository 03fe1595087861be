"""What a browser says of itself, in two words: so that somebody knows their own devices again in a list."""

import re

from antichambre.server.headers import Headers, only

# The first that is found: most of them claim to be several of the others too.
BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox/": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome/": "Chrome", "Safari/": "Safari",
}  # fmt: skip
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "CrOS": "ChromeOS",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip
_PROGRAM = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,29}")


def device_of(headers: Headers) -> str:
    """`Firefox · Linux`; for a program its name; nothing for whoever says nothing."""
    said = only(headers, b"user-agent") or ""
    named = [_first(BROWSERS, said), _first(SYSTEMS, said)]
    if not named[0]:
        program = _PROGRAM.match(said)
        return "" if program is None or program[0] == "Mozilla" else program[0]
    return " · ".join(name for name in named if name)


def _first(names: dict[str, str], said: str) -> str:
    return next((name for sign, name in names.items() if sign in said), "")
