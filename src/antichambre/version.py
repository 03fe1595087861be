"""The version, and whether the rules run as compiled code."""

from importlib.machinery import EXTENSION_SUFFIXES

VERSION = "0.1.0"


def compiled() -> bool:
    """Whether this installation runs the rules as compiled code."""
    from antichambre.kernel import position

    return str(position.__file__).endswith(tuple(EXTENSION_SUFFIXES))
