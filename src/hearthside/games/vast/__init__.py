"""Vast: The Mysterious Manor."""
