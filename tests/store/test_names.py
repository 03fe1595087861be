"""What people may call themselves and say."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from antichambre.bots import LEVELS
from antichambre.kernel.chance import Rng
from antichambre.kernel.words import LANGUAGES
from antichambre.store.errors import StoreError
from antichambre.store.names import LONGEST_NAME, clean_name, clean_words, court_name, length, name_key

HIDDEN = ["\u200b", "\u202e", "\u2066", "\ufeff", "\u00ad", "\x00", "\x1b", "\x7f", "\ud800", "\ue000", "\u2028"]
HIDDEN += ["\U0003ffff", "\u3164", "\u2800", "\u034f", "\U000e0100", "\U000e0041", "\u0085"]


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \n", "Anna"),
        ("Anna   Maria", "Anna Maria"),
        ("Anna\u00a0\u3000Maria", "Anna Maria"),
        ("E\u0301lise", "Élise"),
        ("d’Artagnan", "d’Artagnan"),
        ("7", "7"),
        ("Анна", "Анна"),
        ("नमस्ते", "नमस्ते"),
        ("安娜", "安娜"),
        ("Anna \u2764\ufe0f", "Anna \u2764"),
        ("Cardinal de Retz", "Cardinal de Retz"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("n\u0303\u0301" * LONGEST_NAME, "ñ\u0301" * LONGEST_NAME),
    ],
)
def test_names_as_they_are_shown(given_name: str, shown: str) -> None:
    assert clean_name(given_name) == shown
    assert clean_name(shown) == shown


@pytest.mark.parametrize(
    ("given_name", "why"),
    [
        ("", "name-empty"),
        (" \u3000\t ", "name-empty"),
        ("x" * (LONGEST_NAME + 1), "name-long"),
        ("!!!", "name-letters"),
        ("♥", "name-letters"),
        ("x\u0301\u0302\u0303", "name-marks"),
        ("\u0301a", "name-marks"),
        ("Pаul", "name-alphabets"),  # the second letter is Cyrillic
        ("Cardinal", "name-reserved"),
        ("c a r d i n a l", "name-reserved"),
        ("-ADMIN- 7", "name-reserved"),
        ("ａｄｍｉｎ", "name-reserved"),
        ("La Maison", "name-reserved"),
        ("Bot 12", "name-reserved"),
        ("a\tb", "name-signs"),
    ],
)
def test_names_that_are_none(given_name: str, why: str) -> None:
    with pytest.raises(StoreError) as refused:
        clean_name(given_name)
    assert refused.value.key == why
    assert str(refused.value)


@pytest.mark.parametrize("sign", HIDDEN, ids=lambda sign: f"{ord(sign):04x}")
def test_what_cannot_be_seen_is_in_no_name(sign: str) -> None:
    with pytest.raises(StoreError, match="cannot be seen"):
        clean_name(f"An{sign}na")


@pytest.mark.parametrize("sign", sorted(set(HIDDEN) - {"\u2028"}), ids=lambda sign: f"{ord(sign):04x}")
def test_nor_in_what_is_said(sign: str) -> None:
    with pytest.raises(StoreError, match="cannot be seen"):
        clean_words(f"good{sign} day")


def test_every_level_of_a_bot_is_reserved() -> None:
    for level in LEVELS:
        with pytest.raises(StoreError):
            clean_name(level.title())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna Maria", "annamaria"),
        ("Straße", "STRASSE"),
        ("Ａｎｎａ", "anna"),
        ("Élise", "e\u0301lise"),
        ("ﬁn", "Fin"),
    ],
)
def test_names_that_are_taken_for_each_other(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_names_that_are_not() -> None:
    assert name_key("Elise") != name_key("Élise")


@pytest.mark.parametrize(
    "said",
    [
        "Well played!",
        "<b>à vous</b> & merci",
        "👍🏽",
        "❤️",
        "1️⃣",
        "👩‍👩‍👧",
        "🏳️‍🌈",
        "🙂‍↔️",
        "👩🏽‍⚖️ says so",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "\U0001fae8 \U0001facd",  # younger than the tables of an older Python
        "שלום",
    ],
)
def test_what_may_be_said(said: str) -> None:
    assert clean_words(said, 500) == unicodedata.normalize("NFC", said)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("", "words-empty"),
        ("\n \t", "words-empty"),
        ("\ufe0f", "words-empty"),
        ("x" * 501, "words-long"),
        ("a\u200db", "words-signs"),
        ("👍\u200d", "words-signs"),
        ("\u200d👍", "words-signs"),
        ("\U0001f3f4\U000e0067\U000e0062", "words-signs"),
        ("x\U000e0067\U000e007f", "words-signs"),
        ("z" + "\u0335" * 30, "words-marks"),
    ],
)
def test_what_may_not_be_said(said: str, why: str) -> None:
    with pytest.raises(StoreError) as refused:
        clean_words(said, 500)
    assert refused.value.key == why


def test_what_is_said_stays_on_one_line() -> None:
    assert clean_words("one\r\ntwo\u2028three\tfour", 500) == "one two three four"


@example("R\u00b8")
@given(st.text(max_size=60))
def test_a_clean_name_stays_clean(text: str) -> None:
    try:
        name = clean_name(text)
    except StoreError:
        return
    assert clean_name(name) == name
    assert 1 <= length(name) <= LONGEST_NAME
    assert name_key(name)
    assert name_key(name) == name_key(name_key(name))
    name.encode()


@given(st.text(max_size=60))
def test_clean_words_stay_clean(text: str) -> None:
    try:
        words = clean_words(text, 40)
    except StoreError:
        return
    assert clean_words(words, 40) == words
    assert len(words.splitlines()) == 1
    words.encode()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_court_names_are_names(lang: str) -> None:
    rng = Rng("court")
    drawn = {court_name(lang, rng) for _ in range(4000)}
    assert len(drawn) > 400
    assert all(clean_name(name) == name for name in drawn)
