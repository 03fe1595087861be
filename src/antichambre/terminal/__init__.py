"""The house in a terminal: a table to sit at, and the words said there."""

ROOM = "antichambre.terminal"
"""Where this room's catalogues lie."""
