"""Measurements: our games, the kernel's own cost, and other people's engines in the same run."""
