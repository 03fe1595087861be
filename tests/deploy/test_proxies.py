"""The samples for nginx and Caddy before a real house: https, cookies, sockets, and whose address counts."""

import contextlib
import os
import ssl
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from deploy.tools import DEPLOY, free_port, program
from server.houses import LIMIT, RunningHouse, until

# One guest from each address: so one sees which address the house takes a visitor's for.
ONE_EACH = ("--trusted-proxy", "127.0.0.1", "--limit-arrivals", "1, 1/h")


class Proxy:
    """A proxy before a house, with a certificate that it has signed itself, and all its files in one folder."""

    def __init__(self, folder: Path, certificate: str) -> None:
        self.folder = folder
        plain, secure = free_port(), free_port()
        self.address = f"https://localhost:{secure}"
        self.plain = f"http://localhost:{plain}"
        self.certificate = folder / certificate

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))

    def visitor(self, address: str) -> httpx.Client:
        """A browser at one of this machine's own addresses."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        headers = {"Origin": self.address, "X-Antichambre": "1"}
        return httpx.Client(base_url=self.address, headers=headers, transport=transport, timeout=LIMIT)

    def answers(self) -> bool:
        with contextlib.suppress(OSError, httpx.TransportError), self.visitor("127.0.0.1") as somebody:
            return somebody.get("/ready").status_code == 200
        return False


@contextlib.contextmanager
def running(*command: str | Path, folder: Path, **environment: str) -> Iterator[None]:
    log = folder / "proxy.log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **environment}, cwd=folder)
    try:
        yield
    except BaseException:
        print(log.read_text())
        raise
    finally:
        process.terminate()
        process.wait(LIMIT)


@contextlib.contextmanager
def nginx(house: RunningHouse, folder: Path) -> Iterator[Proxy]:
    """The sample, with this test's ports, name and certificate."""
    nginx, openssl = program("nginx"), program("openssl")
    proxy = Proxy(folder, "own.pem")
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "1"]
    files = ["-keyout", str(folder / "own.key"), "-out", str(proxy.certificate)]
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", *files, *names], check=True, capture_output=True
    )
    sample = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    here = {
        "listen 80;": f"listen {proxy.plain.rpartition(':')[2]};",
        "listen 443 ": f"listen {proxy.address.rpartition(':')[2]} ",
        "play.example;": "localhost;",
        "https://$host$request_uri": f"{proxy.address}$request_uri",
        "/etc/letsencrypt/live/play.example/fullchain.pem": str(proxy.certificate),
        "/etc/letsencrypt/live/play.example/privkey.pem": str(folder / "own.key"),
        "127.0.0.1:1661;": house.url.removeprefix("http://") + ";",
        "/var/log/nginx/error.log": str(folder / "error.log"),
    }
    for theirs, ours in here.items():
        assert theirs in sample
        sample = sample.replace(theirs, ours)
    # Everything around the sample is as a distribution has it, but in the test's folder.
    paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    around = "access_log access.log;\n" + "".join(f"{name}_temp_path {folder / name};\n" for name in paths)
    whole = f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\n{around}{sample}}}\n"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    with running(nginx, "-p", folder, "-e", "stderr", "-c", folder / "nginx.conf", folder=folder):
        yield proxy


@contextlib.contextmanager
def caddy(house: RunningHouse, folder: Path) -> Iterator[Proxy]:
    """The sample, at a name for which Caddy signs by itself."""
    found = program("caddy")
    proxy = Proxy(folder, "caddy/pki/authorities/local/root.crt")
    plain, secure = (address.rpartition(":")[2] for address in (proxy.plain, proxy.address))
    options = ["admin off", "skip_install_trust", f"http_port {plain}", f"https_port {secure}"]
    options = ["{", *options, f"storage file_system {folder}/caddy", "log {"]
    sample = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert sample.count("{\n\tlog {") == 1
    (folder / "Caddyfile").write_text(sample.replace("{\n\tlog {", "\n".join(options)), encoding="utf-8")
    named = {"SITE": "localhost", "HOUSE": house.url.removeprefix("http://"), "HOME": str(folder)}
    with running(found, "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile", folder=folder, **named):
        yield proxy


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    start: Callable[[RunningHouse, Path], contextlib.AbstractContextManager[Proxy]] = request.param
    folder = tmp_path_factory.mktemp("proxy")
    with RunningHouse(str(folder / "house.sqlite"), *ONE_EACH) as house, start(house, folder) as found:
        until(found.answers)
        yield found


def test_a_game_over_https(proxy: Proxy) -> None:
    with proxy.visitor("127.0.0.2") as anne:
        arrived = anne.post("/api/me", json={"name": "Anne"})
        assert arrived.status_code == 201, arrived.text
        assert arrived.headers["strict-transport-security"]
        cookie = arrived.headers["set-cookie"]
        assert "; Secure" in cookie and "HttpOnly" in cookie
        opened = anne.post(
            "/api/tables",
            json={"setup": {"game": "richelieu", "seats": 2}, "chairs": [{"me": True}, {"me": True}], "start": True},
        )
        assert opened.status_code == 201, opened.text
        name = opened.json()["table"]
        socket = f"{proxy.address.replace('https', 'wss')}/api/tables/{name}/play?protocol=1"
        held = {"Cookie": cookie.partition(";")[0]}
        with connect(socket, ssl=proxy.trust, origin=Origin(proxy.address), additional_headers=held) as line:
            assert '"welcome"' in str(line.recv(LIMIT))
            line.send('{"do":"ping","id":1}')
            until(lambda: '"pong"' in str(line.recv(LIMIT)))


def test_pages_of_other_sites_stay_outside(proxy: Proxy) -> None:
    with proxy.visitor("127.0.0.3") as anne:
        anne.post("/api/me", json={"name": "Anne"})
        for foreign in (proxy.plain, "https://elsewhere.example", proxy.address + "0"):
            refused = anne.patch("/api/me", json={"lang": "fr"}, headers={"Origin": foreign})
            assert (refused.status_code, refused.json()["key"]) == (403, "origin-foreign")


def test_everybody_has_their_own_address(proxy: Proxy) -> None:
    """And nobody another's by saying so."""
    for address, written, status in [
        ("127.0.0.4", "10.9.9.9", 201),
        ("127.0.0.4", "10.9.9.8", 429),
        ("127.0.0.5", "127.0.0.4", 201),
        ("127.0.0.5", "", 429),
    ]:
        with proxy.visitor(address) as somebody:
            headers = {"X-Forwarded-For": written, "Forwarded": f"for={written}"} if written else {}
            assert somebody.post("/api/me", json={"name": "Anne"}, headers=headers).status_code == status, address


def test_no_link_of_a_table_is_in_a_log(proxy: Proxy) -> None:
    with proxy.visitor("127.0.0.2") as anne:
        anne.get("/api/tables/3p98d7muxhrk")
    httpx.get(f"{proxy.plain}/tables/3p98d7muxhrk", trust_env=False)
    logs = list(proxy.folder.rglob("*.log"))
    assert logs and not any("3p98d7muxhrk" in log.read_text() for log in logs)


@pytest.mark.parametrize("start", [nginx, caddy])
def test_nor_when_the_house_is_away(
    start: Callable[[RunningHouse, Path], contextlib.AbstractContextManager[Proxy]], tmp_path: Path
) -> None:
    """Then they have something to complain of, and would name what was asked for."""
    with RunningHouse(str(tmp_path / "house.sqlite"), *ONE_EACH) as house, start(house, tmp_path) as proxy:
        until(proxy.answers)
        house.stop()
        with proxy.visitor("127.0.0.2") as anne:
            assert anne.get("/api/tables/3p98d7muxhrk").status_code == 502
    assert not any("3p98d7muxhrk" in log.read_text() for log in tmp_path.rglob("*.log"))


def test_plain_http_leads_to_https(proxy: Proxy) -> None:
    led = httpx.get(f"{proxy.plain}/games", trust_env=False)
    assert led.status_code in (301, 308)
    assert led.headers["location"].startswith("https://localhost") and led.headers["location"].endswith("/games")


def test_the_sample_for_caddy_is_in_order() -> None:
    """As it is, without anybody's name."""
    sample = DEPLOY / "Caddyfile"
    found = program("caddy")
    checked = subprocess.run([found, "validate", "--adapter", "caddyfile", "--config", sample], capture_output=True)
    assert checked.returncode == 0, checked.stderr.decode()
    tidy = subprocess.run([found, "fmt", sample], capture_output=True, text=True, check=True)
    assert tidy.stdout == sample.read_text(encoding="utf-8")
