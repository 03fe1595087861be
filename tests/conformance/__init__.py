"""What every game must pass: it is enough to be registered."""
