"""What the tests of a night do over and over: look closer, draw, let a round begin, let a Haint act or Break."""

from __future__ import annotations

from hearthside.games.vagrantsong.content.board import NAME
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, go_on, haunting, sit
from ..test_haint import settle


def humanity(session: Session[Journey]) -> list[int]:
    """Everybody's Humanity."""
    return [v.humanity for v in session.state.vagrants]


def effects(session: Session[Journey]) -> list[list[str]]:
    """Everybody's Haint Effects."""
    return [v.effects for v in session.state.vagrants]


def spots(session: Session[Journey]) -> list[str]:
    """Where everybody stands."""
    return [NAME[v.at] if v.at >= 0 else "" for v in session.state.vagrants]


def drawn(s: Journey, token: str, *bones: int) -> Session[Journey]:
    """The Haint acts by a token; of equal things the first is chosen."""
    s.active = -1
    return settle(sit(haunting(s), picks=[token], rolls=list(bones), seed=1))


def looks(s: Journey, number: int, *bones: int, at: int = -1) -> Session[Journey]:
    """The first Vagrant Investigates an Event, at their feet if nowhere else, with a Coin for each Bone."""
    s.events[number] = at if at >= 0 else s.vagrants[0].at
    session = sit(acting(s, 0, investigate=max(1, len(bones))), rolls=list(bones), seed=1)
    return go_on(session, f"investigate:{number}")


def draws(s: Journey, number: int, *choices: str) -> Session[Journey]:
    """The first Vagrant Rummages, and the Event comes out first."""
    s.bindle.append(f"e{number}")
    session = sit(acting(s, 0, rummage=1), picks=[f"e{number}", "nail"], seed=1)
    return go_on(session, "rummage", *choices)


def next_round(s: Journey, number: int, *bones: int) -> Session[Journey]:
    """A round begins on whose space an Event lies."""
    s.on_round, s.step, s.rounds = {number: 3}, "round_open", 2
    return settle(sit(s, rolls=list(bones), seed=1))


def breaks(s: Journey, number: int = -1, marker: int = 1) -> Session[Journey]:
    """The first Vagrant Busts, and the Break brings the marker to where an Event lies."""
    h = s.haints[0]
    h.breaks, h.humanity = marker + 1, h.threshold - 1
    if number >= 0:
        h.on_break[number] = marker
    return go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")


def ends_turn(s: Journey, i: int = 0) -> Session[Journey]:
    """A Vagrant ends a turn, and the Haint is still reeling."""
    s.haints[0].skips = 1
    return go_on(sit(acting(s, i), seed=1), "end")
