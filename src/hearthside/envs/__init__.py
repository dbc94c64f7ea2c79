"""Environments for learning: every game under the interfaces of PettingZoo and Gymnasium, one table or many."""

from .observing import Observer, TooManyOptions, TooManyTokens, encoder_of
from .rewards import Reward
from .seat import SeatEnv
from .table import TableEnv, env, parallel_env, raw_env, suite
from .vector import Packed, TablesEnv, packed

__all__ = [
    "Observer",
    "Packed",
    "Reward",
    "SeatEnv",
    "TableEnv",
    "TablesEnv",
    "TooManyOptions",
    "TooManyTokens",
    "encoder_of",
    "env",
    "packed",
    "parallel_env",
    "raw_env",
    "suite",
]
