"""The study: many games, compared; the same results on one core, on all of them, or on a cluster."""

from .plan import Job, Plan
from .play import Result, play, sit
from .results import Results, ResultsError, mend, read

__all__ = ["Job", "Plan", "Result", "Results", "ResultsError", "mend", "play", "read", "sit"]
