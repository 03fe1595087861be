"""A house whose cardinal hardly looks at the games that it reviews: called like `python -m antichambre`."""

import sys

from antichambre.cli import main
from antichambre.server import reviews

if __name__ == "__main__":
    reviews.GLANCE = (60, 40)
    reviews.STUDY = (200, 200)
    sys.exit(main())
