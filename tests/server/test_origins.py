"""Origins: a page of another site can make a browser send our cookie, and nothing comes of it."""

import pytest

from antichambre.kernel.words import LANGUAGES, Words
from antichambre.server import ROOM
from antichambre.server.cookies import SESSION as NAME
from antichambre.server.errors import ServerError
from antichambre.server.headers import Scope
from antichambre.server.origins import Provenance, Proxies, origin_named, refusal, same_origin

OWN = "https://play.example"
FOREIGN = "https://evil.example"
ALLOWED = frozenset({"https://club.example:8443"})
COOKIE = ("cookie", f"{NAME}=1.p.1.m")
TOKEN = ("authorization", "Bearer ac_something")
MARK = ("x-antichambre", "1")

Pairs = list[tuple[str, str]]


def raw(pairs: Pairs) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode("latin-1")) for name, value in pairs]


def asking(method: str = "POST", *pairs: tuple[str, str]) -> Scope:
    return {"type": "http", "method": method, "headers": raw(list(pairs))}


def shaking_hands(*pairs: tuple[str, str]) -> Scope:
    return {"type": "websocket", "headers": raw(list(pairs))}


@pytest.mark.parametrize(
    ("pairs", "welcome"),
    [
        ([("origin", OWN)], True),
        ([("origin", OWN), COOKIE], True),
        ([("origin", "HTTPS://Play.Example")], True),
        ([("origin", f"{OWN}:443")], True),
        ([("origin", "https://club.example:8443"), COOKIE], True),
        ([("origin", FOREIGN)], False),
        ([("origin", FOREIGN), COOKIE], False),
        ([("origin", FOREIGN), TOKEN], False),
        ([("origin", FOREIGN), ("sec-fetch-site", "same-origin")], False),
        ([("origin", OWN), ("origin", FOREIGN)], False),
        ([("origin", OWN), ("origin", OWN)], False),
        ([("origin", "null")], False),
        ([("origin", "")], False),
        ([("origin", "http://play.example")], False),
        ([("origin", f"{OWN}:444")], False),
        ([("origin", f"{OWN}.evil.example")], False),
        ([("origin", f"{OWN}@evil.example")], False),
        ([("origin", f"{OWN}/")], False),
        ([("origin", f"{OWN} ")], True),
        ([("origin", f"{OWN}, {FOREIGN}")], False),
        ([("origin", "https://sub.play.example")], False),
        ([("origin", "https://club.example")], False),
        ([("sec-fetch-site", "same-origin"), COOKIE], True),
        ([("sec-fetch-site", "same-site")], False),
        ([("sec-fetch-site", "cross-site"), TOKEN], False),
        ([("sec-fetch-site", "none"), COOKIE], False),
        ([("sec-fetch-site", "same-origin"), ("sec-fetch-site", "cross-site")], False),
        ([], True),
        ([TOKEN], True),
        ([TOKEN, COOKIE], True),
        ([COOKIE], False),
        ([COOKIE, ("authorization", "Basic abc")], False),
        ([COOKIE, ("authorization", "Bearer ")], False),
        ([("cookie", "theme=dark")], True),
    ],
)
def test_whose_page_it_is(pairs: Pairs, welcome: bool) -> None:
    assert same_origin(raw(pairs), ALLOWED, OWN) is welcome
    handshake = refusal(shaking_hands(*pairs), ALLOWED, OWN)
    assert handshake == (None if welcome else "origin-foreign")


def test_a_house_that_does_not_know_its_name_has_no_own_pages() -> None:
    assert not same_origin(raw([("origin", "")]), frozenset(), "")
    assert not same_origin(raw([("origin", OWN)]), frozenset(), "")


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "TRACE", "post", "WHATEVER"])
def test_a_cookie_acts_only_with_the_houses_own_header(method: str) -> None:
    origin = ("origin", OWN)
    assert refusal(asking(method, origin, COOKIE), ALLOWED, OWN) == "origin-header-missing"
    assert refusal(asking(method, origin, COOKIE, ("x-antichambre", "0")), ALLOWED, OWN) == "origin-header-missing"
    assert refusal(asking(method, origin, COOKIE, TOKEN), ALLOWED, OWN) == "origin-header-missing"
    assert refusal(asking(method, origin, COOKIE, MARK), ALLOWED, OWN) is None
    assert refusal(asking(method, origin), ALLOWED, OWN) is None
    assert refusal(asking(method, TOKEN), ALLOWED, OWN) is None
    assert refusal(asking(method, ("origin", FOREIGN), COOKIE, MARK), ALLOWED, OWN) == "origin-foreign"


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_whoever_only_looks_may_come_from_anywhere(method: str) -> None:
    assert refusal(asking(method, ("origin", FOREIGN), COOKIE), ALLOWED, OWN) is None


def test_origins_as_a_host_names_them() -> None:
    assert origin_named(" HTTPS://Play.Example:443/ ") == "https://play.example"
    assert origin_named("http://[::1]:8000") == "http://[::1]:8000"
    for text in ["play.example", "ftp://play.example", "https://", "https://a/b", "https://a@b", "*", "null", ""]:
        with pytest.raises(ServerError) as bad:
            origin_named(text)
        assert bad.value.key == "origin-unreadable"
        assert f"“{text}”" in str(bad.value)


class TestProxies:
    FORWARDED = (
        ("x-forwarded-proto", "https"),
        ("x-forwarded-host", "play.example"),
        ("x-forwarded-for", "203.0.113.9"),
    )

    def call(
        self, client: str | None, *pairs: tuple[str, str], scheme: str = "http", trusted: str = "10.0.0.0/8"
    ) -> Provenance:
        host = ("host", "inside:8000")
        scope: Scope = {"scheme": scheme, "headers": raw([host, *pairs]), "client": (client, 5) if client else None}
        return Proxies([trusted, "::1"]).call(scope)

    def test_without_a_proxy(self) -> None:
        call = self.call("192.0.2.1")
        assert call == Provenance("http://inside:8000", "192.0.2.1")
        assert not call.secure
        assert self.call("192.0.2.1", scheme="wss") == Provenance("https://inside:8000", "192.0.2.1")
        assert self.call(None) == Provenance("http://inside:8000", "")

    def test_anybody_can_say_anything(self) -> None:
        assert self.call("192.0.2.1", *self.FORWARDED) == Provenance("http://inside:8000", "192.0.2.1")
        assert self.call(None, *self.FORWARDED) == Provenance("http://inside:8000", "")

    @pytest.mark.parametrize("proxy", ["10.1.2.3", "::1", "::ffff:10.1.2.3"])
    def test_a_trusted_proxy_is_believed(self, proxy: str) -> None:
        call = self.call(proxy, *self.FORWARDED, scheme="ws")
        assert call == Provenance("https://play.example", "203.0.113.9")
        assert call.secure

    def test_what_stands_before_the_proxys_word_is_not(self) -> None:
        call = self.call(
            "10.1.2.3",
            ("x-forwarded-proto", "https, http"),
            ("x-forwarded-host", "evil.example"),
            ("x-forwarded-host", "play.example"),
            ("x-forwarded-for", "198.51.100.1, 203.0.113.9"),
            ("x-forwarded-for", "10.9.9.9"),
        )
        assert call == Provenance("http://play.example", "203.0.113.9")

    @pytest.mark.parametrize(
        ("said", "address"),
        [
            ("203.0.113.9:1234", "203.0.113.9"),
            ("[2001:db8::1]:1234", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
            ("::ffff:203.0.113.9", "203.0.113.9"),
            ("unknown", "10.1.2.3"),
            ("198.51.100.1, unknown", "10.1.2.3"),
            ("", "10.1.2.3"),
            ("10.5.5.5", "10.5.5.5"),
        ],
    )
    def test_addresses_as_proxies_write_them(self, said: str, address: str) -> None:
        assert self.call("10.1.2.3", ("x-forwarded-for", said)).address == address

    @pytest.mark.parametrize("host", ["", "a b", "evil.example/", "x@evil.example", "é", "a:b", "a:123456"])
    def test_a_host_that_is_none(self, host: str) -> None:
        scope: Scope = {"scheme": "http", "headers": raw([("host", host)]), "client": ("192.0.2.1", 5)}
        assert Proxies().call(scope).origin == ""

    def test_two_hosts_are_none(self) -> None:
        assert self.call("192.0.2.1", ("host", "other")).origin == ""

    @pytest.mark.parametrize("text", ["", "proxy.example", "10.0.0.1/8", "10.0.0.0/33", "*"])
    def test_a_proxy_that_is_none(self, text: str) -> None:
        with pytest.raises(ServerError) as bad:
            Proxies([text])
        assert bad.value.key == "proxy-unreadable"
        assert f"“{text}”" in str(bad.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang: str) -> None:
    words = Words(lang, room=ROOM)
    for key in ("origin-foreign", "origin-header-missing", "origin-unreadable", "proxy-unreadable"):
        assert words.has(key)
