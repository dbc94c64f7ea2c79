"""The study: many games by bots, here or on many machines, and what they say about a game."""

from .plan import Cell, Plan, StudyError, planned
from .results import read
from .running import Run, replayed, run

__all__ = ["Cell", "Plan", "Run", "StudyError", "planned", "read", "replayed", "run"]
