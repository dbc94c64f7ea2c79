"""Every option that is offered often, made once."""

from __future__ import annotations

from functools import cache

from hearthside.kernel import Option

from .content.board import NAME
from .state import EVENT, TOKENS

SEATS = 4
PASS = Option("pass")
READY = Option("ready")
END_TURN = Option("end")
YES, NO = Option("yes"), Option("no")
TAKE = [Option("take", i) for i in range(SEATS)]
TURN = [Option("turn", i) for i in range(SEATS)]
GO = [Option("go", name) for name in NAME]
DASH = [Option("dash", name) for name in NAME]
PUP_GO = [Option("pup", name) for name in NAME]
PLACE = [Option("place", name) for name in NAME]
STOP = [Option("stop", name) for name in NAME]
STEP_ASIDE = [Option("aside", name) for name in NAME]
KEEP = {name: Option("keep", name) for name in (*TOKENS, *EVENT)}
DROP = {name: Option("drop", name) for name in (*TOKENS, *EVENT)}
USE = {name: Option("token", name) for name in (*TOKENS, *EVENT)}
SALT = Option("salt")
CANDLE = [Option("candle", name) for name in NAME]
SEANCE = Option("seance")
ENCORE = Option("encore")
COMPANIONS = Option("companions")
GENERAL = ("move", "rummage", "bust", "investigate", "patch")
PUP_SLOTS = ("pup_move", "pup_bust", "pup_investigate")


@cache
def option(verb: str, *args: str | int) -> Option:
    """An option out of the table, made when it is first offered."""
    return Option(verb, *args)
