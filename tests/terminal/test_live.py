"""On a real terminal: the screen is cleared, and Ctrl-C and Ctrl-D leave politely."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from programs import hear_interrupts
from terminal.evening import Evening

pty = pytest.importorskip("pty")


class Terminal:
    def __init__(self) -> None:
        self.keys, inside = pty.openpty()
        command = [sys.executable, "-m", "antichambre.cli", "play", "richelieu", "--hotseat", "--seed", "3"]
        surroundings = {**os.environ, "TERM": "xterm-256color", "LINES": "40"}
        self.table = subprocess.Popen(
            command, stdin=inside, stdout=inside, stderr=inside, env=surroundings, preexec_fn=hear_interrupts
        )
        os.close(inside)

    def until(self, awaited: str) -> str:
        shown = ""
        while awaited not in shown:
            shown += os.read(self.keys, 1).decode("utf-8", "replace")
        return shown

    def type(self, text: str) -> None:
        os.write(self.keys, text.encode())

    def rest(self) -> str:
        shown = b""
        try:
            while piece := os.read(self.keys, 4096):
                shown += piece
        except OSError:  # the other end is closed
            pass
        return shown.decode("utf-8", "replace")


@pytest.fixture
def terminal(evening: Evening) -> Iterator[Terminal]:
    assert evening.home
    found = Terminal()
    yield found
    found.table.kill()
    found.table.wait()
    os.close(found.keys)


PROMPT = "(? for help) > "


def test_the_curtain_clears_what_scrolled_off_too(terminal: Terminal) -> None:
    terminal.until("Press Enter to sit down. ")
    terminal.type("3L\n")  # whoever answers already is not asked again
    assert "Richelieu takes" in terminal.until(PROMPT)
    terminal.type("keep\n")
    terminal.until(PROMPT)
    terminal.type("3L\n")
    assert "gains a disc: " in terminal.until(PROMPT)
    terminal.type("keep\n")
    curtain = terminal.until("presses Enter. ")
    assert "\x1b[3J" in curtain
    assert "disc" not in curtain
    terminal.type("\n")
    assert "gains a disc: " not in terminal.until(PROMPT)


@pytest.mark.parametrize("interrupted", [True, False])
def test_leaving_by_a_key(terminal: Terminal, interrupted: bool) -> None:
    terminal.until("Press Enter to sit down. ")
    terminal.type("1\n")
    terminal.until(PROMPT)
    if interrupted:
        terminal.table.send_signal(signal.SIGINT)  # as Ctrl-C does
    else:
        terminal.type("\x04")
    rest = terminal.rest()
    assert "“antichambre resume”" in rest
    assert "Traceback" not in rest
    assert terminal.table.wait() == 0
