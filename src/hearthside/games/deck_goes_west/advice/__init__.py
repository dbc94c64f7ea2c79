"""How good a table looks for a seat: what greedy bots and search go by.

Everything is counted in points: the score itself, and what a seat may still make of its purse, its
place, its deck and whatever it is in the middle of. An action under way counts as what it can lead
to (the best place its movement reaches, the dice it will roll), so that beginning one is worth
something only if its end is.
"""

from __future__ import annotations

from math import exp

from ..content.cards import FIRST_DANGER
from ..content.jobs import program as op
from ..content.jobs.program import PROGRAMS, VILLAGE
from ..content.land import LAND
from ..rules.scoring import line
from ..state import West, distance
from .cards import deck_worth, hand_worth
from .deals import Deal, deal_of
from .places import Outlook
from .purse import season, wealth
from .worth import SUCCESS, View, step_worth, view_of

GAP = 1.5
"""What a tile without a railway costs as long as the line has to lead over it."""


def advice(s: West, seat: int) -> float:
    """From 0 to 1: in versus against the best of the others, otherwise towards a full score."""
    view = view_of(s.mission)
    down = [at for at in s.map if at not in s.up]
    deal = deal_of(s, view) if s.offer is not None else None
    if s.mode == "versus":
        if s.players[seat].out:
            return 0.0
        mine, best = 0.0, -9.0
        for other, p in enumerate(s.players):
            if not p.out:
                value = s.points[other] + promise(s, other, view, down, deal)
                if other == seat:
                    mine = value
                elif value > best:
                    best = value
        return 1 / (1 + exp((best - mine) / 4))
    total = float(s.points[0])
    for other in range(s.seats):
        total += promise(s, other, view, down, deal)
    return 1 / (1 + exp((0.9 * s.finish - total - common(s, view)) / 5))


def weary(s: West) -> float:
    """How tired of talking everybody is: of talks that came to nothing this turn, and of pieces moved to and fro."""
    talk = s.offer
    return 1.0 + s.talks + (0.0 if talk is None else talk.put + talk.laid / 4)


def common(s: West, view: View) -> float:
    """What everybody together has to fear and to hope for: the wagon, hungry villages, homesteads, a line with gaps."""
    value = 0.0
    days = s.days - s.day
    if view.line:
        value -= GAP * min(
            [distance(at, s.goal) for at in line(s)], default=distance(s.start, s.goal)
        )
    if s.wagon >= 0 and s.wagon in s.bandits:
        value -= 0.3 * s.bandits[s.wagon]
    if view.hunger:
        unfed = sum(1 for at in s.up if LAND[s.map[at]] & VILLAGE and at not in s.marks)
        value -= unfed * min(2.0, 0.5 * days)
    if view.harvest:
        value += 0.7 * len(s.marks) * days * view.res[3]
    return value


def promise(s: West, seat: int, view: View, down: list[int], deal: Deal | None) -> float:
    """What a player's position may still bring, in points."""
    p = s.players[seat]
    days = s.days - s.day
    look = Outlook(s, seat, view, down, p.res)
    value = season(s) * wealth(p.res, view) + deck_worth(p, view, days) + hand_worth(p)
    if deal is not None:
        value += deal.worth(seat)
    if len(p.hand) >= p.limit and (s.night >= 0 or (s.step == "dusk" and seat not in s.asked)):
        value -= 9.0  # the hand will still be full at dawn (DW-006)
    if s.mover == seat or (s.doer == seat and s.doing):
        walk, climb, sail, more = rest_of_job(s, seat, view)
        if s.mover == seat:
            walk, climb, sail = walk + s.walk, climb + s.climb, sail + s.sail
        value += more + look.reach(walk, climb, sail, s.trains if s.mover == seat else [])
    else:
        value += look.spot(p.at)
    if p.other >= 0:
        value += look.spot(p.other)
    if s.work >= 0 and s.dice_in[seat]:
        value += SUCCESS * s.dice_in[seat] * max(view.res[s.work], 0.1)
    if s.aside >= 0:
        value += aside(s, seat, view, days)
    return value


def rest_of_job(s: West, seat: int, view: View) -> tuple[int, int, int, float]:
    """Movement, and the worth of all else, in the steps of a job whose owner is being asked something."""
    pool = [0, 0, 0]
    more = 0.0
    if s.doer != seat or not s.doing:
        return 0, 0, 0, 0.0
    for code, n, arg in PROGRAMS[s.doing].code[s.stage :]:
        if op.WALK <= code <= op.SAIL:
            pool[code - op.WALK] += n
        elif code == op.GAIN_X:
            more += 0.9 * (n * s.x * max(view.res) if s.x >= 0 else 0.3)
        elif code != op.IF:
            more += step_worth(code, n, arg, view.res, view.rates)
    return pool[0], pool[1], pool[2], more


def aside(s: West, seat: int, view: View, days: int) -> float:
    """A card between two places: bought by the active player, or a danger for whoever is hurt."""
    if s.aside < FIRST_DANGER:
        if seat != s.active:
            return 0.0
        p = s.players[seat]
        return deck_worth(p, view, days, (s.aside,)) - deck_worth(p, view, days)
    if s.battle is not None:
        hurt = s.players[seat].at == s.battle.at
    else:
        hurt = s.mover in (-1, seat)
    return -0.4 if hurt else 0.0
