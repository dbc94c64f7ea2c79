"""Policies: networks that say how good each option looks and what a position is worth, and the files they lie in."""

from .files import StaleWeights, network_of, path_of, trusted
from .network import Judged, Network, Size, chances, fresh
from .weights import Card, Weights

__all__ = [
    "Card",
    "Judged",
    "Network",
    "Size",
    "StaleWeights",
    "Weights",
    "chances",
    "fresh",
    "network_of",
    "path_of",
    "trusted",
]
