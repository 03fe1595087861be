"""At the doorstep: who sends half a request, opens sockets without end, or comes under another's name, is shown out
before anybody has to work for it."""

import asyncio
import gzip
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from antichambre.kernel import records
from antichambre.server.hosts import is_local
from antichambre.server.limits import Crowd
from antichambre.server.origins import Proxies, origin_named
from antichambre.server.patience import Caller, Terms
from server.counts import counted
from server.guests import Arrive, Guest
from server.houses import LIMIT, RunningHouse, until

MUCH = 8 << 20  # bytes: more than the system takes off a program's hands


def place_of(house: RunningHouse) -> tuple[str, int]:
    host, _, port = house.url.removeprefix("http://").partition(":")
    return host, int(port)


def answered(line: socket.socket) -> bytes:
    """All that is said until the house hangs up."""
    line.settimeout(LIMIT)
    said = b""
    while True:
        try:
            piece = line.recv(65536)
        except ConnectionResetError:
            return said
        if not piece:
            return said
        said += piece


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that waits for a second, and lets in few from one address."""
    place = tmp_path_factory.mktemp("brisk") / "house.sqlite"
    with RunningHouse(
        str(place), "--patience", "1", "--limit-connections", "20", "--origin", "https://play.example"
    ) as it:
        yield it
        assert '"severity":"error"' not in it.log


# Time


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GE",
        b"GET /api/house HTTP/1.1\r\n",
        b"GET /api/house HTTP/1.1\r\nHost: localhost\r\nX-Long: ",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\nContent-Type: application/json\r\n\r\n",
        b'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\n{"name": ',
        b'POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"nam',
        b"POST /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\n",
    ],
)
def test_half_a_request_is_not_waited_for(brisk: RunningHouse, half: bytes) -> None:
    with socket.create_connection(place_of(brisk), LIMIT) as line:
        line.sendall(half)
        said = answered(line)
    assert said.startswith((b"HTTP/1.1 408 ", b"HTTP/1.1 405 "))


def test_drop_by_drop_is_no_faster(brisk: RunningHouse) -> None:
    """What keeps coming, a byte at a time, has no more time than what does not."""
    with socket.create_connection(place_of(brisk), LIMIT) as line:
        line.settimeout(0.05)
        line.sendall(b"GET /api/house HTTP/1.1\r\nX-Slow: ")
        said = b""
        for _ in range(int(LIMIT / 0.05)):
            try:
                line.sendall(b"a")
                said = line.recv(65536)
                break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        assert said.startswith(b"HTTP/1.1 408 ") or not said
        with pytest.raises(ConnectionError):
            for _ in range(int(LIMIT / 0.05)):  # it may be a while until it is heard that nobody listens
                line.sendall(b"a")
                time.sleep(0.05)


def test_whole_requests_go_on_at_their_own_pace(brisk: RunningHouse) -> None:
    """Time counts for each request anew, and none passes while nothing is asked."""
    asked = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.create_connection(place_of(brisk), LIMIT) as line:
        line.settimeout(LIMIT)
        for pieces in ([asked], [asked[:9], asked[9:]], [asked]):
            for piece in pieces:
                line.sendall(piece)
            said = b""
            while not said.endswith(b"well"):
                said += line.recv(65536)


def test_headers_without_end_are_not_kept(brisk: RunningHouse) -> None:
    with socket.create_connection(place_of(brisk), LIMIT) as line:
        line.sendall(b"GET /api/house HTTP/1.1\r\n")
        with pytest.raises(ConnectionError):
            for number in range(100_000):
                line.sendall(b"X-Header-%d: %s\r\n" % (number, b"a" * 900))


def test_an_answer_that_nobody_takes_is_not_kept(brisk: RunningHouse) -> None:
    """Somebody asks and asks, and reads nothing."""
    guest = Guest(brisk.url)
    with socket.create_connection(place_of(brisk), LIMIT) as line:
        before = counted(guest, "connections_cut_total", why="slow")
        for _ in range(400):
            line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
        until(lambda: counted(guest, "connections_cut_total", why="slow") > before)
    guest.leave()


@pytest.mark.timeout(2 * LIMIT)
def test_the_rest_of_an_answer_that_nobody_takes_is_not_kept() -> None:
    """Too little is left of it for the server to be told to pause; then nothing is asked any more."""

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % MUCH)]})
        await send({"type": "http.response.body", "body": b"x" * MUCH})

    class Roomy(Caller):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            transport.set_write_buffer_limits(high=2 * MUCH)
            super().connection_made(transport)

    async def evening() -> None:
        crowd, state = Crowd(1), ServerState()
        terms = Terms(9, crowd, Proxies(), LIMIT, lambda _why: None)
        config = uvicorn.Config(app, log_config=None, lifespan="off", timeout_keep_alive=0)
        config.load()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: Roomy(terms, config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while not state.total_requests or state.connections:
            await asyncio.sleep(0.01)
        assert crowd.enter("127.0.0.1"), "its place is free again"
        writer.close()
        server.close()

    asyncio.run(evening())


# Number


def test_only_so_many_from_one_address(brisk: RunningHouse) -> None:
    guest = Guest(brisk.url, "Anne")
    lines = [socket.create_connection(place_of(brisk), LIMIT) for _ in range(30)]
    refused = [line for line in lines[19:] if answered(line).startswith(b"HTTP/1.1 429 ")]
    assert refused
    for line in lines:
        line.close()
    until(lambda: counted(guest, "connections_cut_total", why="crowded") >= len(refused))
    guest.leave()


def test_a_house_that_is_full_says_so(sqlite_url: str) -> None:
    with RunningHouse(sqlite_url, "--most-connections", "5") as house:
        lines = [socket.create_connection(place_of(house), LIMIT) for _ in range(6)]
        assert answered(lines[5]).startswith(b"HTTP/1.1 503 ")
        for line in lines:
            line.close()


def test_sockets_have_a_budget_that_is_spent_before_anything_is_looked_up(sqlite_url: str) -> None:
    with RunningHouse(sqlite_url, "--limit-handshakes", "4, 1/h", "--trusted-proxy", "127.0.0.1") as house:
        anne = Guest(house.url, "Anne")
        table = anne.open("me", None)
        for _ in range(2):
            anne.connect(table).close()
        rogue = Guest(house.url, token="ac_nothing")
        rogue.headers["X-Forwarded-For"] = anne.headers["X-Forwarded-For"]
        for status in (401, 401, 429, 429):
            with pytest.raises(InvalidStatus) as refused:
                rogue.connect(table)
            assert refused.value.response.status_code == status
        said = json.loads(refused.value.response.body or b"{}")
        assert (said["key"], said["wait"] > 60) == ("limit-handshakes", True)
        assert int(refused.value.response.headers["Retry-After"]) == said["wait"]
        bruno = Guest(house.url, "Bruno")
        bruno.connect(table).close()  # from elsewhere
        assert rogue.refused("GET", "/api/me") == (401, "token-unknown")
        for one in (anne, bruno, rogue):
            one.leave()


def test_requests_are_counted_before_anybody_is_looked_up(sqlite_url: str) -> None:
    with RunningHouse(sqlite_url, "--limit-requests", "3, 1/h") as house:
        rogue = Guest(house.url, token="ac_nothing")
        assert [rogue.refused("GET", "/api/me")[0] for _ in range(5)] == [401, 401, 401, 429, 429]
        rogue.leave()


def test_who_comes_and_goes_all_the_time_is_nobodys_news(guest: Arrive) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    table = anne.open("me", None)
    with anne.join(table) as line:
        line.hear("here", people=[anne.person], onlookers=0)
        for _ in range(40):
            bruno.join(table).socket.close()
        with bruno.join(table) as other:
            assert other.hear("here")["onlookers"] == 1  # whoever comes is told at once
            line.hear("here", onlookers=1)
        line.hear("here", onlookers=0)
        assert len([said for said in line.heard if said["say"] == "here"]) <= 8


# Names


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:1661", "127.0.0.1:1661", "[::1]:1661", "192.168.1.5", "club", "club.local", "club.lan:80"],
)
def test_names_that_are_ones_own(brisk: RunningHouse, host: str) -> None:
    assert httpx.get(f"{brisk.url}/api/house", headers={"Host": host}, trust_env=False).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1.evil.example", "evil.example:1661", "localhost.evil.example", "a b", "@"],
)
@pytest.mark.parametrize("path", ["/", "/api/house", "/metrics", "/api/me"])
def test_a_foreign_name_with_a_matching_origin(brisk: RunningHouse, host: str, path: str) -> None:
    """A page whose own name leads to this machine: the browser takes the house for its own site."""
    headers = {"Host": host, "Origin": f"http://{host}", "X-Antichambre": "1"}
    method = "POST" if path == "/api/me" else "GET"
    body = {"name": "Concini"} if method == "POST" else None
    answer = httpx.request(method, f"{brisk.url}{path}", headers=headers, json=body, trust_env=False)
    assert (answer.status_code, answer.json()["key"]) == (403, "host-foreign")
    assert "--origin" in answer.json()["sentence"]
    assert "set-cookie" not in answer.headers


def test_a_foreign_name_opens_no_socket(brisk: RunningHouse) -> None:
    guest = Guest(brisk.url, "Anne")
    table = guest.open("me", None)
    guest.headers["Host"] = "evil.example"
    with pytest.raises(InvalidStatus) as refused:
        guest.connect(table, origin="http://evil.example")
    assert refused.value.response.status_code == 403
    guest.leave()


def test_the_name_that_the_host_gave_it_is_its_own(brisk: RunningHouse) -> None:
    ask = {"headers": {"Host": "play.example"}, "trust_env": False}
    assert httpx.get(f"{brisk.url}/api/house", **ask).status_code == 200  # type: ignore[arg-type]
    # But how full it is concerns nobody who comes by its public name.
    assert httpx.get(f"{brisk.url}/metrics", **ask).status_code == 404  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
def test_what_comes_through_an_unknown_proxy_is_not_from_nearby(brisk: RunningHouse, name: str) -> None:
    for headers, status in (({}, 200), ({name: "203.0.113.7"}, 404)):
        assert httpx.get(f"{brisk.url}/metrics", headers=headers, trust_env=False).status_code == status


def test_a_machine_knows_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Salon.Club.Example")
    assert is_local("salon.club.example")
    assert not is_local("other.club.example")
    scope: dict[str, Any] = {"headers": [(b"host", b"Play.Example:443")], "client": ("192.0.2.1", 1), "scheme": "https"}
    assert Proxies().call(scope).host == "play.example"
    assert origin_named("https://Play.Example:443") == Proxies().call(scope).origin


# Games step by step


def test_a_replay_is_a_few_times_as_long_as_its_record(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("page", "page", "me", game="favourite")
    anne.act(table, "resign", seat=2)
    until(lambda: anne.get(f"/api/tables/{table}")["status"] == "over")
    record = anne.call("GET", f"/api/tables/{table}/record").text
    body = json.dumps({"record": record})
    with (
        httpx.Client(
            headers={"Content-Type": "application/json", "Accept-Encoding": "identity"}, trust_env=False
        ) as http,
        http.stream("POST", f"{anne.url}/api/replay", content=body) as answer,
    ):
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    shown = json.loads(gzip.decompress(sent))
    assert len(shown["steps"]) == len(records.loads(record)["moves"]) + 1  # type: ignore[arg-type]
    assert len(sent) < 10 * len(body)
    assert anne.get(f"/api/tables/{table}/replay")["steps"] == shown["steps"]


def test_strangers_look_at_so_many_games_and_no_more(sqlite_url: str) -> None:
    with RunningHouse(sqlite_url, "--limit-replays", "3, 1/h") as house:
        stranger = Guest(house.url)
        asked = [stranger.call("POST", "/api/replay", {"record": "{}"}).json()["key"] for _ in range(5)]
        assert asked[3:] == ["limit-replays"] * 2
        assert not {"limit-replays"} & set(asked[:3])
        stranger.leave()
