"""Connections cut in mid-message, by those who are gone and by those who mean no good: the house lives, and the table
is as it was."""

import base64
import json
import os
import socket
import struct
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from server.counts import counted
from server.guests import Guest, Line
from server.houses import LIMIT, RunningHouse, until

Arrive = Callable[..., Guest]
ENORMOUS = 1 << 40
MOST = 16 * 1024  # bytes of a message


@pytest.fixture(scope="module")
def salon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house in which nothing breaks; that somebody sends what is no text may be noted."""
    place = tmp_path_factory.mktemp("salon") / "house.sqlite"
    with RunningHouse(str(place), "--trusted-proxy", "127.0.0.1") as opened:
        yield opened
        errors = [line for line in opened.log.splitlines() if '"severity":"error"' in line]
        assert all("Invalid UTF-8 sequence received from client" in line for line in errors)


class Wire:
    """A bare connection to a table, as bytes."""

    def __init__(self, house: RunningHouse, token: str) -> None:
        self._token = token
        self._host = house.url.removeprefix("http://")
        name, _, port = self._host.partition(":")
        self.socket = socket.create_connection((name, int(port)), timeout=LIMIT)

    def head(self, method: str, path: str, **headers: object) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self._host}", f"Authorization: Bearer {self._token}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        return "\r\n".join([*lines, "", ""]).encode()

    def handshake(self, table: str) -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        path = f"/api/tables/{table}/play?protocol=1"
        return self.head(
            "GET", path, Upgrade="websocket", Connection="Upgrade", Sec_WebSocket_Key=key, Sec_WebSocket_Version=13
        )

    def join(self, table: str) -> None:
        """Shakes hands, and hears the first words."""
        self.socket.sendall(self.handshake(table))
        heard = b""
        while b'"say":"table"' not in heard:
            heard += self.socket.recv(65_536)

    def reset(self) -> None:
        """Hangs up without a word: what was under way is lost, on either side."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def close(self) -> None:
        self.socket.close()


def move(line: Line) -> bytes:
    """A whole message: a move that would be legal now."""
    act = {"act": "move", "version": line.table["version"], "seat": line.asked, "move": line.moves[0]}
    return json.dumps({"do": "act", "id": 1, "act": act}).encode()


def half_a_head(wire: Wire, line: Line) -> None:
    wire.socket.sendall(wire.head("GET", f"/api/tables/{line.table['table']}")[:40])


def half_a_handshake(wire: Wire, line: Line) -> None:
    wire.socket.sendall(wire.handshake(line.table["table"])[:-20])


def a_handshake_and_nobody_there(wire: Wire, line: Line) -> None:
    wire.socket.sendall(wire.handshake(line.table["table"]))


def half_a_body(wire: Wire, line: Line) -> None:
    body = json.loads(move(line))["act"]
    text = json.dumps(body).encode()
    path = f"/api/tables/{line.table['table']}/acts"
    head = wire.head("POST", path, Content_Type="application/json", Content_Length=len(text))
    wire.socket.sendall(head + text[:-10])


def half_a_chunk(wire: Wire, line: Line) -> None:
    path = f"/api/tables/{line.table['table']}/acts"
    head = wire.head("POST", path, Content_Type="application/json", Transfer_Encoding="chunked")
    wire.socket.sendall(head + b"ff\r\n{")


def half_a_frame(wire: Wire, line: Line) -> None:
    wire.join(line.table["table"])
    frame = Frame(Opcode.TEXT, move(line)).serialize(mask=True)
    wire.socket.sendall(frame[:-10])


def a_frame_without_its_end(wire: Wire, line: Line) -> None:
    """The whole move, in a message that is said to go on."""
    wire.join(line.table["table"])
    wire.socket.sendall(Frame(Opcode.TEXT, move(line), fin=False).serialize(mask=True))


def a_frame_that_announces_too_much(wire: Wire, line: Line) -> None:
    wire.join(line.table["table"])
    wire.socket.sendall(struct.pack("!BBQ", 0x81, 0x80 | 127, ENORMOUS) + bytes(1_000))
    assert closed_with(wire) == 1009


def pieces_that_add_up_to_too_much(wire: Wire, line: Line) -> None:
    wire.join(line.table["table"])
    piece = b" " * (MOST // 2)
    wire.socket.sendall(Frame(Opcode.TEXT, move(line) + piece, fin=False).serialize(mask=True))
    wire.socket.sendall(Frame(Opcode.CONT, piece, fin=False).serialize(mask=True))
    assert closed_with(wire) == 1009


def a_frame_without_a_mask(wire: Wire, line: Line) -> None:
    wire.join(line.table["table"])
    wire.socket.sendall(Frame(Opcode.TEXT, move(line)).serialize(mask=False))
    assert closed_with(wire) == 1002


def half_a_letter(wire: Wire, line: Line) -> None:
    """Not UTF-8."""
    wire.join(line.table["table"])
    wire.socket.sendall(Frame(Opcode.TEXT, move(line)[:-1] + b"\xc3").serialize(mask=True))
    assert closed_with(wire) == 1007


def closed_with(wire: Wire) -> int | None:
    """The code with which the house hangs up."""
    heard = b""
    while True:
        try:
            more = wire.socket.recv(65_536)
        except ConnectionError:
            more = b""
        heard += more
        found = heard.rfind(b"\x88")
        if found >= 0 and len(heard) >= found + 4:
            return int.from_bytes(heard[found + 2 : found + 4])
        assert more, "the house hung up without a word"


CUTS: list[Callable[[Wire, Line], None]] = [
    half_a_head, half_a_handshake, a_handshake_and_nobody_there, half_a_body, half_a_chunk, half_a_frame,
    a_frame_without_its_end, a_frame_that_announces_too_much, pieces_that_add_up_to_too_much, a_frame_without_a_mask,
    half_a_letter,
]  # fmt: skip


@pytest.mark.parametrize("end", [Wire.reset, Wire.close], ids=["reset", "closed"])
@pytest.mark.parametrize("cut", CUTS, ids=lambda cut: cut.__name__.replace("_", " "))
def test_a_connection_cut_in_mid_message(
    guest: Arrive, salon: RunningHouse, cut: Callable[[Wire, Line], None], end: Callable[[Wire], None]
) -> None:
    anne = guest("Anne")
    token = anne.post("/api/me/tokens", {"label": "wire"})["token"]
    table = anne.open("me", "me")
    with anne.join(table) as line:
        before = seen(anne, table)
        wire = Wire(salon, token)
        cut(wire, line)
        end(wire)
        # Whoever was cut off is gone: nobody is left at the table but this one.
        until(lambda: counted(anne, "connections") == 1)
        assert seen(anne, table) == before
        line.play()
        assert anne.get(f"/api/tables/{table}")["plies"] == 1


def test_a_move_after_which_nobody_listens_is_played_once_or_not_at_all(guest: Arrive, salon: RunningHouse) -> None:
    anne = guest("Anne")
    token = anne.post("/api/me/tokens", {"label": "wire"})["token"]
    table = anne.open("me", "me")
    with anne.join(table) as line:
        for _ in range(10):
            wire = Wire(salon, token)
            wire.join(table)
            plies = line.table["plies"]
            wire.socket.sendall(Frame(Opcode.TEXT, move(line)).serialize(mask=True))
            wire.reset()
            until(lambda: counted(anne, "connections") == 1)
            now = anne.get(f"/api/tables/{table}")["plies"]
            assert now in (plies, plies + 1)
            while line.table["plies"] < now:
                line.hear("table")
            line.ask("ping")  # and hears what else was said


def seen(guest: Guest, table: str) -> dict[str, Any]:
    """The table as it is, whenever one looks."""
    picture: dict[str, Any] = guest.get(f"/api/tables/{table}")
    del picture["now"]
    return picture
