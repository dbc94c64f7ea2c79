"""Hearthside: a table for four big board games, and the rules behind it, headless."""

__version__ = "0.1.0"
