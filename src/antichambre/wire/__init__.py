"""What travels between a house and whoever plays there, in the words of both sides: docs/protocol.md says it in prose.

The server tells and reads it, the client (and by web/typescript.py the pages) too. Nothing here does anything."""

PROTOCOL = 1
"""Raised when what is said on the socket means something else: an older page is then told to load anew."""
