"""`python -m antichambre` is `antichambre`."""

from antichambre.cli import main

main()
