"""A worker: a process of its own that answers what it is sent, and can be ended at any moment.

Compiled code keeps the interpreter to itself while it thinks: whoever must not wait for it, or wants all cores, lets
workers think.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any

_SPAWN = multiprocessing.get_context("spawn")


class Worker:
    """A process and the line to it. `serve` is called there with the other end of the line, and what else it needs;
    it goes on until the line breaks."""

    def __init__(self, serve: Callable[..., None], *arguments: Any) -> None:
        self.line, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_work, args=(theirs, serve, arguments), daemon=True)
        with _deaf_to_interrupts():
            self.process.start()
        theirs.close()

    def end(self) -> None:
        """At once, from any thread: whoever waits at the line learns that it is broken."""
        self.process.kill()
        self.process.join()

    def clear(self) -> None:
        """Ends it, and nobody waits at its line."""
        self.end()
        self.line.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """What is started here hears no Ctrl-C, from its first moment on: that is for the one who started it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread hears, and only it may say so
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def _work(line: Connection, serve: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """What happens in the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_house, daemon=True).start()
    with suppress(EOFError, OSError):
        serve(line, *arguments)


def _leave_with_the_house() -> None:
    """When the one who started the process is gone, however it went, nobody waits for an answer."""
    house = multiprocessing.parent_process()
    assert house is not None
    house.join()
    os._exit(1)
