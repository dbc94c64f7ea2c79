"""The kernel: games as named steps that ask for decisions. It knows no game and does no I/O."""

from .clone import StateTypeError, clone, copier, digest, from_data, to_data
from .decision import ANYONE, SPECTATOR, Asking, Asks, Decision, Option
from .dice import Dice, ScriptedDice, ScriptEnded
from .game import Game, Guide, Outcome, Steps, Tunable, Words
from .grid import Grid, cells, mask_of
from .journal import Event, Journal, learn, note
from .playout import Endless, drift, play_out
from .record import Record, RecordError
from .rulebook import Rule, Rulebook, RulebookError, RuleId
from .scene import Fact, Kind, Scene, Thing
from .session import DeadEnd, Refusal, Refused, Session
from .setup import (
    Problem,
    SetupError,
    choice,
    number,
    per_seat,
    read_setup,
    schema,
    toggle,
    tuning,
)
from .state import END, State
from .zones import Bag, Deck

__all__ = [
    "ANYONE",
    "END",
    "SPECTATOR",
    "Asking",
    "Asks",
    "Bag",
    "DeadEnd",
    "Decision",
    "Deck",
    "Dice",
    "Endless",
    "Event",
    "Fact",
    "Game",
    "Grid",
    "Guide",
    "Journal",
    "Kind",
    "Option",
    "Outcome",
    "Problem",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Rule",
    "RuleId",
    "Rulebook",
    "RulebookError",
    "Scene",
    "ScriptEnded",
    "ScriptedDice",
    "Session",
    "SetupError",
    "State",
    "StateTypeError",
    "Steps",
    "Thing",
    "Tunable",
    "Words",
    "cells",
    "choice",
    "clone",
    "copier",
    "digest",
    "drift",
    "from_data",
    "learn",
    "mask_of",
    "note",
    "number",
    "per_seat",
    "play_out",
    "read_setup",
    "schema",
    "to_data",
    "toggle",
    "tuning",
]
