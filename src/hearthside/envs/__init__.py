"""Environments for learning: every game under the interfaces of PettingZoo and Gymnasium."""

from .encoding import Encoder, TooManyOptions
from .seat import SeatEnv
from .table import TableEnv, env, parallel_env, raw_env, suite

__all__ = [
    "Encoder",
    "SeatEnv",
    "TableEnv",
    "TooManyOptions",
    "env",
    "parallel_env",
    "raw_env",
    "suite",
]
