"""What the rules would make of the table: held to what then really happens."""

import json

from antichambre.games.sun_king.preview import AuctionPreview, Preview
from antichambre.games.sun_king.rules import SunKing
from antichambre.kernel.briefing import ahead
from antichambre.kernel.chance import Rng
from antichambre.kernel.position import Position
from games.sun_king.tables import SUN_KING, heard, lay, new, play

MOST_BYTES = 400


def preview_of(position: Position) -> Preview:
    return SUN_KING.preview(position, None)


def court(gentle: bool) -> SunKing:
    """Seat 0 may duel; seat 3 has Diplomacy, seat 4 has left."""
    return lay("green red", "", "", "diplomacy", "", power=[0, 1, 2, 1, 0], out=(4,), gentle=gentle)


def test_in_danger_is_whom_a_duel_would_drive_out() -> None:
    assert preview_of(court(gentle=True))["danger"] == []
    danger = preview_of(court(gentle=False))["danger"]
    assert danger == [0, 1]
    for rival in (1, 2, 3):
        told = play(court(gentle=False), f"duel {rival}")
        assert (heard(told, "eliminated") == [{"seat": rival}]) == (rival in danger)
    assert preview_of(lay("", "diplomacy", power=[9, 0]))["danger"] == [1]


def test_louis_ends_the_game_or_passes() -> None:
    for spheres, out, seen in (
        (("", ""), (), False),
        (("", "", ""), (), False),
        (("", "", ""), (2,), False),
        (("", "", ""), (), True),
    ):
        position = lay(*spheres, out=out, louis_seen=seen, phase=2, draw="louis red blue")
        expected = preview_of(position)["louis"]
        told = play(position, "turn 1")
        assert bool(heard(told, "louis-ends")) == (expected == "ends")
        assert bool(heard(told, "louis-passes")) == (expected == "passes")


def test_gold_actions_cost_what_is_told() -> None:
    for verb, text in (("draw", "draw"), ("strike", "strike 1"), ("swap", "swap 1 red"), ("banish", "banish 1 red")):
        position = lay("blue", "red", phase=3, gold=[5, 1], draw="green")
        price = preview_of(position)["prices"][verb]
        assert heard(play(position, text), "gold-spent") == [{"seat": 0, "count": price}]


def auction_of(position: Position) -> AuctionPreview:
    found = preview_of(position)["auction"]
    assert found is not None
    return found


def test_each_bidder_could_pay_as_much_as_may_be_bid() -> None:
    position = lay("purple red", "blue", "", phase=2, draw="medal red blue")
    assert preview_of(position)["auction"] is None
    play(position, "turn 2")
    told = auction_of(position)
    assert told == {"means": [15, 12, 10], "owed": 0, "worth": {}}
    for seat in range(3):
        assert position.seat == seat
        bids = [move.number("power") for move in position.moves() if move.verb == "bid"]
        assert max(bids) == told["means"][seat]
        play(position, f"bid {seat + 1}")
    play(position, "pass")
    assert auction_of(position)["means"] == [None, 12, 10]


def test_the_pieces_of_a_payment_are_worth_what_is_told() -> None:
    position = lay("purple red pension", "", phase=2, draw="medal red blue")
    play(position, "turn 2, bid 5, pass")
    told = auction_of(position)
    assert told["owed"] == 5
    assert told["worth"] == {"token power": 1, "token gold": 1, "own purple": 3, "own red": 2, "own pension": 2}
    for piece, worth in told["worth"].items():
        text = f"pay {piece.split()[1]}"
        assert auction_of(ahead(position, [text]))["owed"] == 5 - worth
    planned = ahead(position, ["pay purple"])
    assert auction_of(planned)["worth"] == {"token power": 1, "token gold": 1, "own red": 2, "own pension": 2}
    planned = ahead(position, ["pay purple", "pay power"])
    assert auction_of(planned)["worth"] == {"token power": 1, "token gold": 1}, "a card would be needless beside them"


def test_it_tells_of_pieces_that_may_be_paid_and_of_no_others() -> None:
    met = 0
    for number in range(40):
        position = new(2 + number % 5, str(number))
        rng = Rng(number)
        while not position.over:
            if position.decision == "pay":
                verbs = SUN_KING.questions[position.question].verbs
                touched = [
                    verb.pieces(position, move.action - verb.first)[0]
                    for move in position.moves()
                    for verb in verbs
                    if verb.first <= move.action < verb.first + verb.ways
                ]
                assert list(auction_of(position)["worth"]) == touched
                met += 1
            assert len(json.dumps(preview_of(position), separators=(",", ":"))) < MOST_BYTES
            legal = position.legal()
            position.apply(legal[rng.below(len(legal))])
        assert preview_of(position)["danger"] == []
    assert met > 20
