"""How good a position looks for the Vagrants; they win and lose together, so for every seat alike."""

from __future__ import annotations

from math import exp

from ..content.board import TRAIN
from ..content.page import Event
from ..outcome import worth_of
from ..rules.breaks import to_complete
from ..rules.places import scenario_of
from ..state import Haint, Journey, Vagrant
from .camp import NIGHTS, camp_worth
from .coins import draw, intentions, pull, to_errand, to_haint, tokens_worth

PROGRESS, HEALTH, BASE = 0.5, 0.4, 0.03
"""The shares of a position's worth; what is left is for tokens and intentions."""


FRESH = 0.1
"""What the prospects of a turn count before its first Coin is placed: little, or ending one's own would look good."""


SEANCE_KEPT = 1.5
"""What the Seance card is worth while it is held, in Humanity given to a Haint: it is used where that brings more."""


TRIED = 0.5
"""What a Coin that has been used is worth until the turn ends: Bones that fail in one world may not in another."""


def advice(s: Journey, seat: int) -> float:
    """The worth of a position, from 0 (lost) to 1 (won)."""
    if s.phase in ("camp", "between") or (s.campaign and s.phase == "over"):
        return camp_worth(s)
    if (
        s.campaign and s.phase == "setup"
    ):  # not yet played: worth what is carried into it, so nobody lingers in Camp
        return min(1.0, camp_worth(s) + 0.01 * _night(s) / NIGHTS)
    if s.over:
        return worth_of(s.over)
    worth = _night(s)
    if s.campaign:
        return min(1.0, (s.camp.results.count("won") + worth) / NIGHTS)
    return worth


def _night(s: Journey) -> float:
    """The worth of a position in a Scenario."""
    goal = _goal(s)
    unit = PROGRESS / goal
    worth = BASE + PROGRESS * _progress(s, goal) + HEALTH * _health(s)
    extra = SEANCE_KEPT * (s.seance + s.encore)
    made = scenario_of(s)
    for v in s.vagrants:
        if v.tokens:
            extra += 0.8 * tokens_worth(s, v)
        if v.effects:
            extra -= 0.6 * len(v.effects)
    if made.finds:
        extra -= made.finds * sum(_wanted(s, made.event(n)) for n in s.events)
    if s.active >= 0 and s.step in ("coins", "acts"):
        v = s.vagrants[s.active]
        fresh = s.step == "coins" and not v.coins and not v.foot
        extra += (FRESH if fresh else 0.9) * intentions(s, v) + _errand(s, v)
        extra += TRIED * sum(v.coins.get(slot, 0) for slot in v.done)
        if v.at >= 0 and made.saved:
            extra += draw(to_haint(s, v.at))
    elif 0 <= s.recent < len(s.vagrants):
        extra += _errand(s, s.vagrants[s.recent])
    # Never flat: of two bad positions one is better.
    return 1 / (1 + exp(4 * (0.5 - worth - unit * extra)))


def _errand(s: Journey, v: Vagrant) -> float:
    """What it is worth how near a Vagrant stands to what there is to do: the one whose turn it is, or was last.

    It counts until the next turn begins, or the last step of a turn would look bad wherever it led. How near a Haint is
    does not, since that comes nearer by itself, and ending a turn would look good.
    """
    made = scenario_of(s)
    worth = made.road * pull(to_errand(s, v))
    if v.at >= 0 and not made.saved and made.finds and s.events:
        worth -= 0.05 * min(TRAIN.dist[v.at][there] for there in s.events.values())
    return worth


def _wanted(s: Journey, event: Event) -> float:
    """How much of a find an Event Token on the floor is."""
    return 1.0 if event.worth is None else event.worth(s, 0)


def _goal(s: Journey) -> float:
    """How much Humanity the Haints need in all; Rituals count as so much each."""
    made = scenario_of(s)
    if not made.saved:  # where Rituals do not win either, the way out does, and little else counts
        return (7.0 if made.done else 18.0) * len(s.vagrants)
    goal = 0
    for h in s.haints:
        if needs := _needs(s, h):
            goal += needs * max(made.card(h.who).breaks + s.tune.get("breaks", 0), 1)
    return max(8.0, float(goal))


def _needs(s: Journey, h: Haint) -> int:
    """What a Haint takes to Break; what its card says, where the page has yet to give it its Threshold."""
    if h.threshold:
        return h.threshold
    thresholds = scenario_of(s).card(h.who).thresholds
    return thresholds[s.players - 2] if thresholds else 0


def _progress(s: Journey, goal: float) -> float:
    """The share of the way to victory that is done."""
    made = scenario_of(s)
    if not made.saved:
        partial = made.progress(s) if made.progress is not None else 0.0
        if not made.done:  # Rituals are no way to win here
            return min(1.0, partial + 0.01 * len(s.rituals))
        return min(1.0, (len(s.rituals) + partial) / max(1, to_complete(s)))
    left = sum(_needs(s, h) * h.breaks - h.humanity for h in s.haints if h.breaks)
    done = max(0.0, 1.0 - left / goal) + 0.01 * len(s.rituals)
    if made.progress is None:
        return min(1.0, done)
    return min(1.0, (1 - made.share) * done + made.share * max(0.0, min(1.0, made.progress(s))))


def _health(s: Journey) -> float:
    """How much the party can still take, the weakest counted twice."""
    if (spirits := scenario_of(s).spirits) is not None:
        return spirits(s)
    least, shares = 2.0, 0.0
    for v in s.vagrants:
        if v.westbound:
            share = 0.1 * v.humanity / v.most
        else:
            up = cards = 0
            for n in (*v.skills, *v.junk):
                up += n > 0
                cards += n != 0
            share = (up - 0.5 + v.humanity / v.most) / (cards + 0.5)
        shares += share
        least = min(least, share)
    return (shares + least) / (len(s.vagrants) + 1)
