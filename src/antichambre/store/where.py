"""Where the house keeps its things when nobody says otherwise."""

import os
from pathlib import Path

from platformdirs import user_data_dir

DATABASE = "antichambre.sqlite"


def home() -> Path:
    """The folder of the house."""
    return Path(os.environ.get("ANTICHAMBRE_HOME") or user_data_dir("antichambre", appauthor=False))
