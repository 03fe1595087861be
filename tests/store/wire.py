"""A wire between a program and PostgreSQL that can be cut at the worst moment."""

import contextlib
import socket
import threading
from collections.abc import Callable

from sqlalchemy import make_url


class Wire:
    """Passes everything on, both ways, until a message of the program holds `word`. Then it is cut once: with
    `arrives` the message still gets through, and only the answer is lost."""

    def __init__(self, url: str) -> None:
        far = make_url(url)
        assert far.host is not None and far.port is not None
        self._far = (far.host, far.port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = far.set(port=self._door.getsockname()[1]).render_as_string(hide_password=False)
        self.cuts = 0
        self._word: bytes | None = None
        self._arrives = False
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._run(self._open)

    def cut(self, word: bytes, arrives: bool) -> None:
        self._arrives = arrives
        self._word = word

    def break_off(self) -> None:
        """Ends every connection there is; new ones may come."""
        for end in list(self._ends):
            _hang_up(end)

    def close(self) -> None:
        self._door.shutdown(socket.SHUT_RDWR)
        self._threads[0].join()
        for end in self._ends:
            _hang_up(end)
        for thread in self._threads:
            thread.join()
        for end in (self._door, *self._ends):
            end.close()

    def _run(self, work: Callable[..., None], *arguments: object) -> None:
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _open(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                self._ends.append(near)
                far = socket.create_connection(self._far)
                self._ends.append(far)
                self._run(self._pass, near, far, True)
                self._run(self._pass, far, near, False)

    def _pass(self, source: socket.socket, target: socket.socket, outward: bool) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(65536):
                if outward and self._word is not None and self._word in piece:
                    self._word = None
                    self.cuts += 1
                    _hang_up(source)  # the program hears nothing any more
                    if self._arrives:
                        target.sendall(piece)
                    with contextlib.suppress(OSError):
                        target.shutdown(socket.SHUT_WR)  # the server reads what has arrived, and then the end
                    return
                target.sendall(piece)
        _hang_up(target)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
