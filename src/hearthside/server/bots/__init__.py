"""Bots at tables: processes that think, whose turn it is, and hints for people."""
