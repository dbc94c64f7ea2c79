"""Positions and options as numbers, for learning: what a seat may know, and never more."""

from .encoder import Encoder, Outdated
from .surveying import positions, survey
from .vocabulary import Vocabulary

__all__ = ["Encoder", "Outdated", "Vocabulary", "positions", "survey"]
