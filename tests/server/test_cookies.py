"""The cookie: what the house signed it knows again, and anything else is nobody's."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from antichambre.server.cookies import NAME, Signed, cookie_of, forget_cookie, read, set_cookie, sign

SECRET = bytes(range(32))
SIGNED = sign(SECRET, "p7_-Q", 1_700_000_000_000)


def test_what_was_signed_is_read() -> None:
    assert read(SECRET, SIGNED) == Signed("p7_-Q", 1_700_000_000_000)
    assert read(SECRET, sign(SECRET, "x", 0)) == Signed("x", 0)


def test_another_house_does_not_know_it() -> None:
    assert read(bytes(32), SIGNED) is None


def test_what_the_secret_signs_for_other_ends_is_no_cookie() -> None:
    text = "1.p7.5"
    for purpose in (b"", b"invitation"):
        digest = blake2b(text.encode(), key=SECRET, person=purpose, digest_size=32).digest()
        assert read(SECRET, f"{text}.{urlsafe_b64encode(digest).decode().rstrip('=')}") is None


@pytest.mark.parametrize("place", range(len(SIGNED)))
def test_no_character_can_be_changed(place: int) -> None:
    for other in "0aA.-_= é\n":
        changed = SIGNED[:place] + other + SIGNED[place + 1 :]
        assert changed == SIGNED or read(SECRET, changed) is None
    assert read(SECRET, SIGNED[:place] + SIGNED[place + 1 :]) is None
    assert read(SECRET, SIGNED[:place] + "a" + SIGNED[place:]) is None


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
        assert read(SECRET, odd) is None
    assert read(SECRET, f"{form}.{person}.0{issued_at}.{mac}") is None
    assert read(SECRET, f"{form}.{person}.{issued_at.replace('1', '١')}.{mac}") is None
    assert read(SECRET, f"2.{person}.{issued_at}.{mac}") is None
    assert read(SECRET, f"{SIGNED}\n") is None


@given(st.text(st.characters(), max_size=300))
def test_anything_odd_is_nobody(text: str) -> None:
    assert read(SECRET, text) is None
    assert read(SECRET, f"1.{text}") is None
    assert read(SECRET, SIGNED + text) is None or not text


@pytest.mark.parametrize(("person", "issued_at"), [("", 1), ("a.b", 1), ("a;b", 1), ("é", 1), ("a" * 65, 1), ("a", -1)])
def test_what_no_cookie_can_hold_is_not_signed(person: str, issued_at: int) -> None:
    with pytest.raises(ValueError, match="cookie"):
        sign(SECRET, person, issued_at)


@pytest.mark.parametrize("secret", [b"", b"short", bytes(65)])
def test_a_secret_that_is_none(secret: bytes) -> None:
    with pytest.raises(ValueError, match="secret"):
        sign(secret, "x", 1)


def test_what_is_said_to_the_browser() -> None:
    text = set_cookie(SIGNED, secure=True)
    first, *rest = text.split("; ")
    assert first == f"{NAME}={SIGNED}"
    assert set(rest) == {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax", "Secure"}
    assert set(set_cookie(SIGNED, secure=False).split("; ")) == {first, *rest} - {"Secure"}


def test_forgetting() -> None:
    assert forget_cookie(secure=False) == f"{NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"


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
    assert read(SECRET, found or "") is None
