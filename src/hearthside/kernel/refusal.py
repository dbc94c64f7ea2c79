"""What a session says no with: a choice that is not allowed, the reason for it, rules at a dead end or without one."""

from __future__ import annotations

from typing import NamedTuple


class Refused(ValueError):
    """A choice or an undo that is not allowed; the game is untouched.

    >>> raise Refused("it is not your turn")
    Traceback (most recent call last):
    hearthside.kernel.refusal.Refused: it is not your turn
    """


class DeadEnd(RuntimeError):
    """A step asked for a decision without options: a fault in the game's rules.

    >>> raise DeadEnd("pilfer: step 'turn' asks 'act' with no option")
    Traceback (most recent call last):
    hearthside.kernel.refusal.DeadEnd: pilfer: step 'turn' asks 'act' with no option
    """


class Endless(RuntimeError):
    """A game that took more decisions than any game should.

    >>> raise Endless("pilfer: 1000000 decisions and no end")
    Traceback (most recent call last):
    hearthside.kernel.refusal.Endless: pilfer: 1000000 decisions and no end
    """


class Refusal(NamedTuple):
    """Why something cannot be done: the rule that forbids it, if one does, its text, and how things stand.

    >>> Refusal("PF-004", "A hand holds at most five cards.").rule
    'PF-004'
    """

    rule: str
    text: str
    why: str = ""
