"""Policies: networks that say how good each option looks and what a position is worth, and the files they lie in."""

from .counsel import Counsel, counselled
from .files import StaleWeights, network_of, path_of, trusted
from .network import Judged, Network, Size, chances, fresh, on_advice
from .weights import Card, Weights

__all__ = [
    "Card",
    "Counsel",
    "Judged",
    "Network",
    "Size",
    "StaleWeights",
    "Weights",
    "chances",
    "counselled",
    "fresh",
    "network_of",
    "on_advice",
    "path_of",
    "trusted",
]
