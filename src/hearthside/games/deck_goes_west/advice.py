"""How good a table looks for a seat: what greedy bots and search go by.

Everything is counted in points: the score itself, what resources, cards and movement may still bring,
how far west the meeples are, how near they are to what the mission pays for, and how many dangers
clog the deck. What each mission pays for is in `VIEWS`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from .content.cards import FIRST_DANGER, FIRST_TRADE, KIND_OF, KINDS, CardKind
from .content.land import LAND
from .jobs import program as op
from .jobs.program import FOREST, PRAIRIE, VILLAGE
from .rules.possible import open_jobs
from .state import Player, West, column, distance

SUCCESS = 5 / 6
"""What a success die brings on average."""


@dataclass(frozen=True, slots=True)
class View:
    """What counts in a mission: a unit of each resource, a column west, and the land to be near."""

    res: tuple[float, float, float, float] = (0.14, 0.14, 0.12, 0.2)
    enough: int = 5
    west: float = 0.3
    land: int = 0
    near: float = 0.12
    bandits: float = 0.0
    wagon: float = 0.0
    rails: bool = False


VIEWS = {
    "discovery": View(),
    "iron_trail": View(res=(0.2, 0.6, 0.5, 0.25), enough=5, west=0.25, rails=True),
    "harvest_fair": View(res=(0.14, 0.1, 0.12, 0.4), enough=8, west=0.2, land=VILLAGE, near=0.25),
    "bounty_country": View(res=(0.3, 0.15, 0.12, 0.25), west=0.15, bandits=0.25),
    "slowest": View(west=0.8),
    "long_haul": View(res=(0.14, 0.1, 0.25, 0.22), west=0.1, wagon=0.35),
    "runaway": View(west=0.0, wagon=0.35),
    "there_and_back": View(res=(0.14, 0.16, 0.14, 0.22), west=0.12),
    "hungry_valley": View(
        res=(0.14, 0.1, 0.12, 0.45), enough=12, west=0.2, land=VILLAGE, near=0.25
    ),
    "iron_road": View(res=(0.2, 0.6, 0.45, 0.25), enough=8, west=0.2, rails=True),
    "law_and_order": View(res=(0.3, 0.14, 0.2, 0.28), west=0.05, bandits=0.2),
    "gold_fever": View(res=(0.6, 0.3, 0.12, 0.25), enough=10, west=0.1, land=VILLAGE, near=0.25),
    "new_world": View(res=(0.14, 0.3, 0.25, 0.22)),
    "two_trails": View(west=0.45),
    "homestead": View(res=(0.14, 0.1, 0.5, 0.25), enough=8, west=0.15, land=PRAIRIE | FOREST),
}


STEP_WORTH = {
    op.WALK: 0.35,
    op.CLIMB: 0.35,
    op.SAIL: 0.2,
    op.RIDE: 0.08,
    op.WORK: 0.16,
    op.HITS: 0.2,
    op.HIT_DICE: 0.17,
    op.SAVES: 0.12,
    op.SAVE_DICE: 0.1,
    op.GAIN: 0.1,
    op.GAIN_X: 0.3,
    op.DRAW: 0.2,
    op.LOOK: 0.9,
    op.LAY_RAIL: 0.6,
    op.LAY_BRIDGE: 0.3,
    op.SCRAP: 0.6,
    op.PAY: -0.12,
    op.SCRAP_THIS: -0.3,
}
"""What one of each step of a job may be worth, in points, over the days a card is in the deck."""


def card_worth(kind: CardKind) -> float:
    """What a trade card may be worth: its best job, and a little for having a choice."""
    jobs = [
        sum(STEP_WORTH.get(code, 0.0) * max(n, 1) for code, n, _ in job.code) for job in kind.jobs
    ]
    return 0.3 + max(jobs) + 0.1 * (len(jobs) - 1)


WORTH = tuple(card_worth(KINDS[kind]) if KINDS[kind].corner else 0.0 for kind in KIND_OF)
"""The worth of every card in a deck; starters count nothing."""


def advice(s: West, seat: int) -> float:
    """From 0 to 1: in versus against the best of the others, otherwise against the pace that wins."""
    if s.mode == "versus":
        if s.players[seat].out:
            return 0.0
        mine = s.points[seat] + promise(s, seat)
        others = [
            s.points[other] + promise(s, other)
            for other, p in enumerate(s.players)
            if other != seat and not p.out
        ]
        return chance(mine - max(others, default=0.0))
    total = sum(promise(s, other) for other in range(s.seats)) / s.seats
    pace = s.finish * (s.day + 1) / s.days
    return chance(s.points[0] + total - pace)


def chance(ahead: float) -> float:
    """How likely it looks to win from so many points ahead."""
    return 1 / (1 + exp(-ahead / 4))


def promise(s: West, seat: int) -> float:
    """What a player's position may still bring, in points."""
    p = s.players[seat]
    if p.out:
        return -8.0
    view = VIEWS[s.mission]
    left = (s.days - s.day) / s.days
    value = left * wealth(p, view)
    value += where(s, p, p.at, view)
    if p.other >= 0:
        value += where(s, p, p.other, view)
    return value + cards(s, seat, p, left) + under_way(s, seat, view)


def wealth(p: Player, view: View) -> float:
    """Resources, the first ones worth most."""
    value = 0.0
    for n, worth in zip(p.res, view.res, strict=True):
        value += worth * min(n, view.enough) + 0.25 * worth * max(0, n - view.enough)
    if p.res[3] == 0:
        value -= 0.4  # without food hardly anybody moves
    return value


def where(s: West, p: Player, at: int, view: View) -> float:
    """A place: how far west, how near to what the mission pays for, and with whom."""
    value = view.west * column(at)
    if s.mission == "there_and_back" and homeward(s):
        value = -0.6 * distance(at, s.start)
    if view.wagon and s.wagon >= 0:
        value -= view.wagon * distance(at, s.wagon)
    if view.land:
        spots = [o for o in s.up if LAND[s.map[o]] & view.land and o not in s.marks]
        value -= view.near * min((distance(at, o) for o in spots), default=5)
    if view.bandits and s.bandits:
        value -= view.bandits * min(4, min(distance(at, o) for o in s.bandits))
    bandits = s.bandits.get(at, 0)
    if bandits:
        value -= (0.1 if view.bandits and not p.passed else 0.45) * bandits
    elif at in s.up and view.rails and at not in s.rails:
        value += 0.3
    return value


def homeward(s: West) -> bool:
    """Whether it is time to turn back: the score is nearly full, or the days nearly gone."""
    return s.points[0] >= s.finish - 1 or s.days - s.day <= 2


def cards(s: West, seat: int, p: Player, left: float) -> float:
    """The deck: items bought, dangers carried, and what the hand can do today."""
    deck = p.hand + p.draw + p.discard
    dangers = 0
    bought = 0.0
    for card in deck:
        if card >= FIRST_DANGER:
            dangers += 1
        elif card >= FIRST_TRADE:
            bought += WORTH[card]
    share = dangers / len(deck)
    value = left * (bought - 0.3 * dangers) - 10 * share**3
    held = sum(card >= FIRST_DANGER for card in p.hand)
    if held >= p.limit - 2:
        value -= 0.7 if held == p.limit - 2 else 2.5
    if p.passed:
        if len(p.hand) >= p.limit:
            value -= 8.0  # the hand would still be full at dawn
        items = len(p.hand) - held
        return value - (0.12 * items if items > 2 else 0.0)
    value += 0.12 * (len(p.hand) - held) + (0.0 if p.tapped else 0.3)
    if s.night < 0 and s.active == seat and s.key < 0:
        value += 0.06 * min(5, len(open_jobs(s, seat)))
    return value


def under_way(s: West, seat: int, view: View) -> float:
    """What an action begun will bring: movement, dice for work, hits."""
    value = 0.0
    if s.payer == seat or s.mover == seat:
        p = s.players[s.mover]
        value += 0.55 * (s.walk + s.climb + s.sail) + 0.25 * len(s.trains)
        if s.tried >= 0:
            value += 0.1 if s.tried > p.at else 0.0
    if s.work >= 0 and s.dice_in[seat]:
        value += SUCCESS * s.dice_in[seat] * max(view.res[s.work], 0.2) + 0.1
    fight = s.battle
    if fight is not None and s.players[seat].at == fight.at:
        bandits = s.bandits.get(fight.at, 0)
        hits = fight.hits + SUCCESS * fight.hit_dice
        felled = max(0.0, min(float(bandits), hits - SUCCESS * bandits + 0.4))
        value += 0.5 * felled + (1.2 if bandits and felled >= bandits - 0.3 else 0.0)
        saves = fight.saves + SUCCESS * fight.save_dice
        value -= 0.45 * max(0.0, SUCCESS * bandits - saves)
    return value
