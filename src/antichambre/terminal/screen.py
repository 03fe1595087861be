"""The terminal itself: what is printed on it, what is typed into it."""

import codecs
import contextlib
import io
import os
import sys
import unicodedata
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

with contextlib.suppress(ImportError):  # not everywhere; where it is, `input` lets one edit the line
    import readline  # noqa: F401

PLAIN = "antichambre-plain"
# What stands in for a sign that the terminal's encoding lacks. Those drawn on the table keep their width.
STAND_INS = {
    "◆": "*", "⚔": "/", "✝": "+", "♜": "^", "●": "o", "↺": "@", "−": "-", "–": "-", "—": "-", "·": ".", "…": "...",
    "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "œ": "oe", "Œ": "OE", "•": "*", "─": "-", "━": "-",
    "\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " ",
}  # fmt: skip
PROSE_WIDTH = 88  # longer lines tire the eye
ROOMY_HEIGHT = 36


@dataclass(frozen=True, slots=True)
class Paper:
    """How much room there is. What is not a terminal is as long as one likes."""

    width: int
    height: int

    @property
    def low(self) -> bool:
        """Whether there is room for the essential only."""
        return self.height < ROOMY_HEIGHT


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = []
    for sign in error.object[error.start : error.end]:
        bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
        plain.append(STAND_INS.get(sign) or bare or "?")
    return "".join(plain), error.end


def open_streams() -> None:
    """From here on no text fails to print, and none fails to be read, whatever the terminal's encoding."""
    codecs.register_error(PLAIN, _stand_in)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def harmless(text: str) -> str:
    """A text from a file or a command line must not command the terminal."""
    return "".join("�" if sign != "\n" and unicodedata.category(sign).startswith("C") else sign for sign in text)


class Screen:
    def __init__(self, to_errors: bool = False) -> None:
        self.console = Console(stderr=to_errors, highlight=False, markup=False, emoji=False)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self._typed_ahead: str | None = None

    def paper(self) -> Paper:
        size = self.console.size
        return Paper(size.width, size.height if self.live else sys.maxsize)

    def say(self, text: str = "", style: str = "") -> None:
        # A file's name, or a commitment, stays in one piece; where nobody looks every sentence does.
        self.console.print(Text(harmless(text), style, overflow="ignore"), crop=False, soft_wrap=not self.live)

    def show(self, drawn: RenderableType) -> None:
        self.console.print(drawn)

    def prose(self, text: str) -> None:
        """A part of the rules."""
        self.console.print(Markdown(text), width=min(self.console.width, PROSE_WIDTH))

    def clear(self, for_good: bool = False) -> None:
        """Empties a live screen; for good: what has scrolled off it as well."""
        if self.live:
            sys.stdout.write("\x1b[H\x1b[2J" + ("\x1b[3J" if for_good else ""))
            sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """A line typed, trimmed. EOFError at the end of what is typed, KeyboardInterrupt when somebody has enough."""
        if self._typed_ahead is not None:
            line, self._typed_ahead = self._typed_ahead, None
            return line
        sys.stdout.flush()
        if self.live:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(prompt + line.strip())  # nobody saw it being typed
        return line.strip()

    def pause(self, prompt: str) -> None:
        """Waits for Enter on a live screen. Whoever answers already is not asked again."""
        if self.live:
            self._typed_ahead = self.ask(prompt) or None

    def leave_line(self) -> None:
        """After Ctrl-C or Ctrl-D the cursor stands behind the prompt."""
        if self.live:
            self.say()


def swallow_output() -> None:
    """Whoever read what is printed has gone: what is still to come goes nowhere."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
