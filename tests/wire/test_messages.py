"""What travels, read on the other side: a client passes over what a later house may add, a house over nothing."""

import msgspec
import pytest

from antichambre.table.acts import Sit
from antichambre.table.setup import Clock, Setup
from antichambre.wire.messages import DoAct, Done, Picture, Pong, Seated, encode, read_ask, read_say

PICTURE = Picture(
    "3p98d7muxhrk", 3, 1, "waiting", Setup("richelieu", 2, clock=Clock("slow", days=3)), "anne", [Seated("anne")],
    "02a4", since=5, now=7, plies=0, after=0, deeds=[],
)  # fmt: skip


def test_what_a_house_says_is_what_a_client_reads() -> None:
    assert read_say(encode(Done(4, 9))) == Done(4, 9)
    seen = read_say(encode(PICTURE))
    assert isinstance(seen, Picture)
    assert msgspec.to_builtins(seen) == msgspec.to_builtins(PICTURE)


def test_a_client_passes_over_what_it_does_not_know() -> None:
    assert read_say('{"say": "fanfare", "id": 3}') is None
    assert read_say('{"say": "pong", "id": 3, "now": 5, "mood": "fair"}') == Pong(3, 5)
    said = msgspec.to_builtins(PICTURE)
    for part in (said, said["setup"], said["setup"]["clock"], said["chairs"][0]):
        part["colour"] = "crimson"
    seen = read_say(msgspec.json.encode(said))
    assert isinstance(seen, Picture)
    assert (seen.setup.clock.days, seen.chairs) == (3, [Seated("anne")])


def test_a_house_passes_over_nothing() -> None:
    assert read_ask(encode(DoAct(1, Sit(0)))) == DoAct(1, Sit(0))
    with pytest.raises(msgspec.ValidationError, match="colour"):
        read_ask('{"do": "act", "id": 1, "act": {"act": "sit", "colour": "crimson"}}')


def test_what_makes_no_sense_is_no_silence() -> None:
    with pytest.raises(msgspec.ValidationError):
        read_say('{"say": "pong", "id": "three"}')
