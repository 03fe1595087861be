"""Files that are there when they are whole and on the disk, and not before."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from antichambre.store.errors import StoreError


@contextlib.contextmanager
def draft_of(to: Path) -> Iterator[Path]:
    """An empty file beside `to`, readable only by its owner, to be filled; it takes the name `to` at the end. What was
    there before is replaced then; if something goes wrong, it stays."""
    try:
        number, name = tempfile.mkstemp(prefix=f".{to.name}.", suffix=".part", dir=to.parent)
        os.close(number)
    except FileNotFoundError:
        raise StoreError("store-no-folder", {"folder": str(to.parent)}) from None
    except OSError as error:
        raise _refusal(to, error) from None
    draft = Path(name)
    try:
        yield draft
        with draft.open("rb+") as file:
            os.fsync(file.fileno())
        draft.replace(to)
        _sync(to.parent)
    except OSError as error:
        raise _refusal(to, error) from None
    finally:
        draft.unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    if os.name == "posix":  # elsewhere a folder cannot be opened
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _refusal(to: Path, error: OSError) -> StoreError:
    return StoreError("file-refused", {"file": str(to), "why": error.strerror or ""})
