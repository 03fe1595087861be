"""Cookies: what the house signed it knows again, and anything else is nobody's."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from antichambre.server.cookies import DEVICE, KNOWN, PAST, SESSION, Signed, cookie_of, forgotten, kept, read, sign

SECRET = bytes(range(32))
SIGNED = sign(SECRET, KNOWN, "p7_-Q", 1_700_000_000_000)


def test_what_was_signed_is_read() -> None:
    assert read(SECRET, KNOWN, SIGNED) == Signed("p7_-Q", 1_700_000_000_000)
    assert read(SECRET, KNOWN, sign(SECRET, KNOWN, "x", 0)) == Signed("x", 0)


def test_another_house_does_not_know_it() -> None:
    assert read(bytes(32), KNOWN, SIGNED) is None


def test_what_the_secret_signs_for_other_ends_is_no_cookie() -> None:
    text = "1.p7.5"
    assert read(SECRET, PAST, SIGNED) is None
    for purpose in (b"", b"invitation"):
        digest = blake2b(text.encode(), key=SECRET, person=purpose, digest_size=32).digest()
        assert read(SECRET, KNOWN, f"{text}.{urlsafe_b64encode(digest).decode().rstrip('=')}") is None


@pytest.mark.parametrize("place", range(len(SIGNED)))
def test_no_character_can_be_changed(place: int) -> None:
    for other in "0aA.-_= é\n":
        changed = SIGNED[:place] + other + SIGNED[place + 1 :]
        assert changed == SIGNED or read(SECRET, KNOWN, changed) is None
    assert read(SECRET, KNOWN, SIGNED[:place] + SIGNED[place + 1 :]) is None
    assert read(SECRET, KNOWN, SIGNED[:place] + "a" + SIGNED[place:]) is None


def test_there_is_one_way_to_write_a_cookie() -> None:
    """Base64 can say the same bytes in several ways; a time can have noughts before it, or digits of other scripts."""
    form, person, issued_at, mac = SIGNED.split(".")
    raw = urlsafe_b64decode(mac + "=")
    same_bytes = [
        f"{mac[:-1]}{last}"
        for last in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        if last != mac[-1] and urlsafe_b64decode(f"{mac[:-1]}{last}=") == raw
    ]
    assert same_bytes
    assert urlsafe_b64encode(raw).decode() == mac + "="
    for odd in [f"{form}.{person}.{issued_at}.{text}" for text in [*same_bytes, mac + "="]]:
        assert read(SECRET, KNOWN, odd) is None
    assert read(SECRET, KNOWN, f"{form}.{person}.0{issued_at}.{mac}") is None
    assert read(SECRET, KNOWN, f"{form}.{person}.{issued_at.replace('1', '١')}.{mac}") is None
    assert read(SECRET, KNOWN, f"2.{person}.{issued_at}.{mac}") is None
    assert read(SECRET, KNOWN, f"{SIGNED}\n") is None


@given(st.text(st.characters(), max_size=300))
def test_anything_odd_is_nobody(text: str) -> None:
    assert read(SECRET, KNOWN, text) is None
    assert read(SECRET, KNOWN, f"1.{text}") is None
    assert read(SECRET, KNOWN, SIGNED + text) is None or not text


@pytest.mark.parametrize(("person", "issued_at"), [("", 1), ("a.b", 1), ("a;b", 1), ("é", 1), ("a" * 65, 1), ("a", -1)])
def test_what_no_cookie_can_hold_is_not_signed(person: str, issued_at: int) -> None:
    with pytest.raises(ValueError, match="cookie"):
        sign(SECRET, KNOWN, person, issued_at)


@pytest.mark.parametrize("secret", [b"", b"short", bytes(65)])
def test_a_secret_that_is_none(secret: bytes) -> None:
    with pytest.raises(ValueError, match="secret"):
        sign(secret, KNOWN, "x", 1)


def test_what_is_said_to_the_browser() -> None:
    first, *rest = kept(DEVICE, SIGNED, secure=True).to_header(header="").strip().split("; ")
    assert first == f"{DEVICE}={SIGNED}"
    assert set(rest) == {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=lax", "Secure"}
    open_air = kept(DEVICE, SIGNED, secure=False).to_header(header="").strip().split("; ")
    assert set(open_air) == {first, *rest} - {"Secure"}


def test_forgetting() -> None:
    told = forgotten(SESSION, secure=False).to_header(header="").strip().split("; ")
    assert told[0] in (f"{SESSION}=", f'{SESSION}=""')
    assert set(told[1:]) == {"Path=/", "Max-Age=0", "HttpOnly", "SameSite=lax"}


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ([], None),
        (["antichambre=a"], "a"),
        (["x=1; antichambre=a; y=2"], "a"),
        (["x=1;antichambre=a=b"], "a=b"),
        (["x=1", "antichambre=a"], "a"),
        (["antichambre=a; antichambre=a"], "a"),
        (["antichambre=a; antichambre=b"], None),
        (["antichambre=a", "antichambre=b"], None),
        (["xantichambre=a; antichambre; =a; ;;"], None),
        (["antichambre="], ""),
        (["antichambre=\xff"], "\xff"),
    ],
)
def test_it_is_found_among_others(lines: list[str], found: str | None) -> None:
    assert cookie_of([(b"Cookie", line.encode("latin-1")) for line in lines]) == found
    assert read(SECRET, KNOWN, found or "") is None
