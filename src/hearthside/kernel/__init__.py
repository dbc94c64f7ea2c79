"""The kernel: games as named steps that ask for decisions. It knows no game and does no I/O."""

from .acts import Act, Ask, Bar, Candidate, asks, perform
from .clone import StateTypeError, clone, copier, digest, from_data, to_data
from .decision import ANYONE, EVERYONE, SPECTATOR, Asking, Asks, Decision, knows
from .dice import Dice, KeyedDice, ScriptedDice, ScriptEnded
from .easel import Easel, part
from .game import Game, Guide, Outcome, Steps, Tunable
from .grid import Grid, cells, mask_of
from .journal import Event, Journal
from .option import Option
from .playout import drift, play_out
from .race import Goal
from .record import Record, RecordError
from .refusal import DeadEnd, Endless, Refusal, Refused
from .rulebook import Rule, Rulebook, RulebookError, RuleId
from .scene import Fact, Kind, Scene, Thing
from .session import Session
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
from .state import END, CutShort, State, learn, note
from .tutorial import Beat, Tutorial, TutorialError, load_tutorials
from .words import AskWords, Words
from .zones import Deck, deal_anew

__all__ = [
    "ANYONE",
    "END",
    "EVERYONE",
    "SPECTATOR",
    "Act",
    "Ask",
    "AskWords",
    "Asking",
    "Asks",
    "Bar",
    "Beat",
    "Candidate",
    "CutShort",
    "DeadEnd",
    "Decision",
    "Deck",
    "Dice",
    "Easel",
    "Endless",
    "Event",
    "Fact",
    "Game",
    "Goal",
    "Grid",
    "Guide",
    "Journal",
    "KeyedDice",
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
    "Tutorial",
    "TutorialError",
    "Words",
    "asks",
    "cells",
    "choice",
    "clone",
    "copier",
    "deal_anew",
    "digest",
    "drift",
    "from_data",
    "knows",
    "learn",
    "load_tutorials",
    "mask_of",
    "note",
    "number",
    "part",
    "per_seat",
    "perform",
    "play_out",
    "read_setup",
    "schema",
    "to_data",
    "toggle",
    "tuning",
]
