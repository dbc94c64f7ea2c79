"""The one step of Pilfer: a turn is one act, then the next thief."""

from __future__ import annotations

from hearthside.kernel import END, Asks, Steps

from .rules import TURN
from .state import ROUNDS, Table, worth

step = Steps[Table]()


@step
def turn(s: Table) -> Asks:
    """PF-005: one act, then the next thief."""
    pick = yield TURN(s, s.turn)
    yield from TURN.do(s, s.turn, pick)
    pass_on(s)


def pass_on(s: Table) -> None:
    """The next thief, the next round, or the end."""
    if worth(s.stashes[s.turn]) >= s.goal:  # PF-011
        s.step = END  # PF-011
        return
    s.turn = (s.turn + 1) % s.seats  # PF-005
    if s.turn == 0:  # PF-012
        s.round += 1  # PF-012
        if s.round > ROUNDS:  # PF-012
            s.step = END  # PF-012
