"""The house's database through the ages: one file in versions/ for each change of its form, numbered, never edited once
it has been released. Opening an older database walks it through the later ones."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from sqlalchemy import Connection

FOLDER = Path(str(files(__name__)))


def revisions(folder: Traversable = FOLDER) -> list[str]:
    """The numbers of the forms, the oldest first. Read from the files' names: Alembic takes a while to import, and a
    database that is up to date does not need it."""
    names = (file.name for file in folder.joinpath("versions").iterdir())
    return sorted(found[1] for name in names if (found := re.fullmatch(r"r(\d{4})_\w+\.py", name)))


def upgrade(connection: Connection, folder: Path = FOLDER) -> None:
    """Walks the database to the newest form, within the transaction of the connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
