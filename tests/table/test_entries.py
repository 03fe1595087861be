"""Entries and acts as text."""

from typing import get_args

import msgspec
import pytest

from antichambre.table import acts
from antichambre.table import entries as ledger
from antichambre.table.entries import AnyEntry, kind_of, read, written
from antichambre.table.setup import Clock, Setup

ENTRIES: list[AnyEntry] = [
    ledger.Opened("anne", Setup("richelieu", 2, {"short": True}, Clock("live", 60, 5), True), "seed", 1),
    ledger.Sat("anne", 0),
    ledger.Sat("anne", 1, "Gaston", "0" * 64),
    ledger.Called(0, "page"),
    ledger.Stood(0),
    ledger.Started("anne"),
    ledger.Salted(0, "0" * 16),
    ledger.Kept("anne", 1, "Bette"),
    ledger.Missed(),
    ledger.Dealt("check"),
    ledger.Moved(0, "1L", "card-taken 0 1", "check"),
    ledger.Moved(1, "keep", "", "check", 0, "page", True, True),
    ledger.Undone(3),
    ledger.Undone(0, True, 0),
    ledger.UndoAsked(0, 0),
    ledger.UndoRefused(0),
    ledger.UndoAgreed(0),
    ledger.Said("anne", "« Ça » \u2028 \0 \"'\\ 🜲"),
    ledger.Resigned(0),
    ledger.TakenOver(0, "page", "flag", 0),
    ledger.TakenBack(0, 60_000, True),
    ledger.Hastened("anne"),
    ledger.CalledOff("closed"),
    ledger.CalledOff("disputed", "anne"),
    ledger.Hinted(1),
    ledger.Rematched("salon"),
    ledger.Inherited("anne", "anna"),
    ledger.Upgraded(2),
    ledger.Disputed(2, 0),
    ledger.Settled(1),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_as_it_was_written(entry: AnyEntry) -> None:
    text = written(entry)
    assert read(text) == entry
    assert f'"entry":"{kind_of(entry)}"' in text


def test_every_kind_is_tried_here_and_has_a_name_of_its_own() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(AnyEntry))
    assert len({kind_of(entry) for entry in ENTRIES}) == len(get_args(AnyEntry))


@pytest.mark.parametrize(
    "text", ["", "{}", '{"entry": "flown"}', '{"entry": "stood"}', '{"entry": "stood", "seat": "1"}']
)
def test_what_is_no_entry(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read(text)


def test_an_act_says_what_it_is_and_nothing_more() -> None:
    decoder = msgspec.json.Decoder(acts.AnyAct)
    act = acts.MakeMove(7, 0, "1L")
    assert decoder.decode(msgspec.json.encode(act)) == act
    assert decoder.decode('{"act": "salt", "salts": {"1": "aa"}}') == acts.Salt({1: "aa"})
    for text in ('{"act": "abort", "seat": 1}', '{"act": "move", "seat": 0, "move": "1L"}', '{"act": "win"}'):
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(text)
