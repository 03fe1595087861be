"""`python -m antichambre` is `antichambre`."""

import sys

from antichambre.cli import main

sys.exit(main())
