"""The house for people far away: HTTP and WebSocket around tables."""

ROOM = "antichambre.server"
PROTOCOL = 1
"""Raised when what is said on the socket means something else: an older page is then told to load anew."""
