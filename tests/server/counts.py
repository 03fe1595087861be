"""What a house counts of itself."""

from server.guests import Guest


def counted(guest: Guest, name: str) -> int:
    """One of the figures that it shows to whoever watches it."""
    text = guest.call("GET", "/metrics").text
    (line,) = [line for line in text.splitlines() if line.startswith(f"antichambre_{name} ")]
    return int(float(line.split()[1]))
