"""Texts in files: read whole or not at all, written so that neither a crash nor a full disk leaves half of one."""

import os
import secrets
from pathlib import Path

from antichambre.terminal.errors import HouseError, file_error


def read(path: Path) -> str:
    """The text of a file; HouseError if there is none to be had."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise file_error(path, error) from None


def write(path: Path, text: str) -> None:
    """Writes a text beside the file, makes sure that it lies on the disk, and puts it in the file's place."""
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        if path.is_dir():
            raise HouseError("file-is-folder", {"file": str(path)})
        if not path.parent.is_dir():
            raise HouseError("folder-missing", {"file": str(path)})
        try:
            with fresh.open("x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, path)
        finally:
            fresh.unlink(missing_ok=True)
        _keep_name(path.parent)
    except (OSError, ValueError) as error:
        raise file_error(path, error) from None


def _keep_name(folder: Path) -> None:
    """The new name lies in the folder, which has to reach the disk too. Some systems cannot do that; none needs it
    for the text to be whole."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
