"""What can go wrong around a game: files, options, a terminal. Each is a key of this room's catalogues."""

import errno
from pathlib import Path

from antichambre.kernel.errors import AntichambreError, Details
from antichambre.kernel.words import Words
from antichambre.terminal import ROOM

FAILURE = 1
USAGE = 2

# What the system answers, and what the house says of it; anything else is "file-other".
ANSWERS = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.ENOSPC: "file-no-room",
    errno.EDQUOT: "file-no-room",
    errno.ENAMETOOLONG: "file-name",
}


class HouseError(AntichambreError):
    """Something asked of the house that it cannot do. `code` is what the command then exits with."""

    room = ROOM

    def __init__(
        self, key: str, details: Details | None = None, code: int = FAILURE, cause: AntichambreError | None = None
    ) -> None:
        super().__init__(key, details)
        self.code = code
        self.cause = cause

    def sentence(self, words: Words) -> str:
        details = dict(self.details)
        if self.cause is not None:
            details["why"] = self.cause.sentence(words)
        return self._said(words, details)


def file_error(path: Path, error: OSError | ValueError) -> HouseError:
    """What to say of a file that cannot be read or written."""
    if isinstance(error, UnicodeError):
        return HouseError("file-not-text", {"file": str(path)})
    if isinstance(error, OSError):
        return HouseError(
            ANSWERS.get(error.errno or 0, "file-other"), {"file": str(path), "reason": error.strerror or ""}
        )
    return HouseError("file-name", {"file": str(path)})
