"""Python's own housekeeping. To look through all that a full house keeps for what nobody needs takes a tenth of a
second, in which nobody is answered; so it is done when nobody plays, and now and then in any case."""

import gc

# The small looks less often than Python would, for a picture alone is hundreds of things that are gone when it is sent;
# the great one never by itself.
OFTEN, SELDOM = (5_000, 10), 1_000_000
ENOUGH = 10  # small looks since the last great one, before another is worth while
QUIET = 2.0  # seconds without a move
LONGEST = 600.0  # seconds between two great looks in a house that is never quiet


class Tidying:
    def __init__(self, now: float) -> None:
        self._last = now
        gc.set_threshold(*OFTEN, SELDOM)

    def look(self, now: float, busy_at: float) -> None:
        """Tidies up if it is time. `busy_at`: when something was last written."""
        if is_time(gc.get_count()[2], now - busy_at, now - self._last):
            self._last = now
            gc.collect()


def is_time(looks: int, quiet: float, since: float) -> bool:
    """`looks`: small ones since the last great one, so many seconds ago; `quiet`: for how long nobody has moved."""
    return looks >= ENOUGH and (quiet >= QUIET or since >= LONGEST)
