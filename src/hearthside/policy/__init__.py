"""Policies: networks that say how good each option looks and what a position is worth, and the files they lie in."""

from .network import Judged, Network, Size, chances, fresh
from .weights import Card, Stale, Weights

__all__ = ["Card", "Judged", "Network", "Size", "Stale", "Weights", "chances", "fresh"]
