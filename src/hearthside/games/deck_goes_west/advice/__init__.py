"""How good a table looks for a seat: what greedy bots and search go by.

Everything is counted in points: the score itself, and what a seat may still make of its purse, its
place, its deck and whatever it is in the middle of. An action under way counts as what it can lead
to (the best place its movement reaches, the dice it will roll), so that beginning one is worth
something only if its end is.
"""

from __future__ import annotations

from math import exp

from ..content.cards import FIRST_DANGER, FIRST_TRADE
from ..content.jobs import program as op
from ..content.jobs.program import PROGRAMS
from ..state import Player, West
from .places import Outlook
from .worth import SUCCESS, View, step_worth, view_of

STARVING = (2.0, 1.2, 0.6, 0.2)
"""What it costs to have no food, one, two or three: without food hardly anybody moves."""
ITEM = 0.03
"""What an item in hand is worth as long as the day lasts,"""
ABILITY = 0.08
"""and what an ability that was not used yet."""


def advice(s: West, seat: int) -> float:
    """From 0 to 1: in versus against the best of the others, otherwise towards a full score."""
    view = view_of(s.mission)
    down = [at for at in s.map if at not in s.up]
    if s.mode == "versus":
        if s.players[seat].out:
            return 0.0
        mine, best = 0.0, -9.0
        for other, p in enumerate(s.players):
            if not p.out:
                value = s.points[other] + promise(s, other, view, down)
                if other == seat:
                    mine = value
                elif value > best:
                    best = value
        return 1 / (1 + exp((best - mine) / 4))
    total = float(s.points[0])
    for other in range(s.seats):
        total += promise(s, other, view, down)
    if s.wagon >= 0 and s.wagon in s.bandits:
        total -= 0.3 * s.bandits[s.wagon]
    return 1 / (1 + exp((0.6 * s.finish - total) / 5))


def promise(s: West, seat: int, view: View, down: list[int]) -> float:
    """What a player's position may still bring, in points."""
    p = s.players[seat]
    left = (s.days - s.day) / s.days
    res = p.res if s.offer is None else promised(s, seat)
    look = Outlook(s, seat, view, down, res)
    value = left * wealth(res, view) + cards(p, view, left)
    if s.offer is not None and s.offer.seat == seat:
        value -= 0.2 + 0.02 * sum(map(len, (s.offer.cards, s.offer.wishes, s.offer.carries)))
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
        value += left * SUCCESS * s.dice_in[seat] * max(view.res[s.work], 0.1)
    if s.aside >= 0:
        value += aside(s, seat, view, left)
    return value


def wealth(res: list[int], view: View) -> float:
    """Resources, the first ones worth most."""
    value = 0.0
    enough = view.enough
    for n, worth in zip(res, view.res, strict=True):
        value += worth * n if n <= enough else worth * (enough + 0.25 * (n - enough))
    food = res[3]
    return value - STARVING[food] if food < 4 else value


def promised(s: West, seat: int) -> list[int]:
    """A purse as it would be after the trade that is being talked over, if rivals could both like it."""
    talk = s.offer
    res = s.players[seat].res
    if talk is None or seat not in (talk.seat, talk.partner):
        return res
    if s.mode == "versus" and not min(talk.gives) < 0 < max(talk.gives):
        return res
    sign = -1 if seat == talk.seat else 1
    return [n + sign * given for n, given in zip(res, talk.gives, strict=True)]


def cards(p: Player, view: View, left: float) -> float:
    """The deck: items bought, dangers carried, and what the hand may still do today."""
    dangers = held = 0
    bought = 0.0
    for card in p.hand:
        if card >= FIRST_DANGER:
            held += 1
        elif card >= FIRST_TRADE:
            bought += view.worth[card]
    for pile in (p.draw, p.discard):
        for card in pile:
            if card >= FIRST_DANGER:
                dangers += 1
            elif card >= FIRST_TRADE:
                bought += view.worth[card]
    items = len(p.hand) - held
    dangers += held
    share = dangers / (len(p.hand) + len(p.draw) + len(p.discard))
    bought /= 1 + 0.2 * bought  # ever more cards come up ever less
    value = left * (bought - 0.25 * dangers - 0.3 * held) - 10 * share**3
    free = p.limit - held
    if free <= 2:
        value -= (6.0, 2.5, 0.7)[max(0, free)]
    if p.known and p.draw:
        top = p.draw[-1]  # everybody saw it being put there
        value += -0.2 if top >= FIRST_DANGER else 0.1
    if p.passed:
        return value - 0.04 * max(0, items - 2)
    return value + ITEM * items + (0.0 if p.tapped else ABILITY)


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


def aside(s: West, seat: int, view: View, left: float) -> float:
    """A card between two places: bought by the active player, or a danger for whoever is hurt."""
    if s.aside < FIRST_DANGER:
        return view.worth[s.aside] * left if seat == s.active else 0.0
    if s.battle is not None:
        hurt = s.players[seat].at == s.battle.at
    else:
        hurt = s.mover in (-1, seat)
    return -0.25 * left - 0.1 if hurt else 0.0
