"""What the server refuses, or cannot do. Each is a key of this room's catalogues; `status` is what HTTP says of it."""

from antichambre.kernel.errors import AntichambreError, Details
from antichambre.server import ROOM


class ServerError(AntichambreError):
    room = ROOM

    def __init__(self, key: str, details: Details | None = None, status: int = 400) -> None:
        super().__init__(key, details)
        self.status = status


class Wait(ServerError):
    """Too much at once. `seconds`: how long to wait."""

    def __init__(self, key: str, milliseconds: int) -> None:
        self.seconds = -(-milliseconds // 1000)
        super().__init__(key, {"seconds": self.seconds}, 429)
