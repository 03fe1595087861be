"""What is kept of a move besides the move: the check by which another version of the rules is held to it."""

import antichambre
from antichambre.table.story import check_of_move, check_of_start, told

BYTES = 8  # every move of every ledger bears one, and those that were written are compared with those made anew


def test_a_check_is_eight_bytes_in_hexadecimal() -> None:
    position = antichambre.game("richelieu").new(seed="story")
    start = check_of_start(position)
    events = told(position.play(position.parse("1L")))
    move = check_of_move(events, position)
    assert [len(bytes.fromhex(check)) for check in (start, move)] == [BYTES, BYTES]
    assert start != move != check_of_move("", position)
