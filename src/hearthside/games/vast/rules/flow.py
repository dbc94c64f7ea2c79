"""Whose turn it is, and when the game is over."""

from __future__ import annotations

from hearthside.kernel import END, note

from ..content.roles import ROLES
from ..state import Vast


def begin_turn(s: Vast, role: int) -> None:
    """A role's turn starts."""
    s.role = role
    s.step = ROLES[role].first_step
    s.thief.evaded = False  # VT-227
    note(s, "turn", role, s.round, rule="VM-028")


def first_turn(s: Vast) -> None:
    """The table is laid, and the first role begins."""
    begin_turn(s, s.role)


def next_turn(s: Vast) -> None:
    """VM-028: the next role at the table goes on; after the last one a round is over."""
    last = len(s.order)
    place = s.order.index(s.role) + 1 if s.role in s.order else last
    if place == last:
        place = 0
        s.round += 1
    begin_turn(s, s.order[place])


def end_turn(s: Vast) -> None:
    """The role's turn is over; who holds Expand expands first (VM-326)."""
    if s.winner >= 0:
        finish(s)
    elif s.expander == s.role:
        s.step = "expand_reveals"
    else:
        next_turn(s)


def finish(s: Vast) -> None:
    """VM-029: the game ends as soon as somebody has won."""
    if s.step == END:
        return
    if s.campaign:
        s.step = "journey_ends"
        return
    s.step = END
    note(s, "won", s.winner, s.how, rule="VM-029")
