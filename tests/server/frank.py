"""A house that does not pause, and whose bots answer as soon as they know: called like `python -m antichambre`. What a
listener can make of that is what the oracle must find."""

import sys
from functools import partial

from antichambre.cli import main
from antichambre.server import app, stewards

if __name__ == "__main__":
    vars(app)["Steward"] = partial(stewards.Steward, window=lambda _table: 0)
    vars(stewards)["takes"] = lambda _level, _pace=1.0: 0.0
    sys.exit(main())
