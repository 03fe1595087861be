"""The house for people far away: HTTP and WebSocket around tables."""

ROOM = "antichambre.server"
