"""What a host lets go, and when."""

import msgspec


class Policy(msgspec.Struct, frozen=True):
    """After how many days without a sign of life it is cleared away (`purging.py`); 0: never."""

    waiting: int = 0
    abandoned: int = 0
    finished: int = 0
    guests: int = 0


NEVER = Policy()
