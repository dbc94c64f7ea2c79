"""The table: a server that seats anyone, loses nothing and lets nobody in."""

from .serving import serve

__all__ = ["serve"]
