"""What tests that start programs share."""

import signal


def hear_interrupts() -> None:
    """To be called in a new process: whoever starts the tests in the background may have told their children to ignore
    interrupts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
