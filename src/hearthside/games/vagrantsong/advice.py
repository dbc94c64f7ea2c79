"""How good a position looks for the Vagrants; they win and lose together, so for every seat alike."""

from __future__ import annotations

from .board import TRAIN
from .content.cards import SKILLS
from .content.format import SCENARIOS
from .content.vagrants import PUP_BUST, VAGRANTS
from .rules.coins import coins_on, pup_steps_left, skill_success, steps_left
from .rules.places import scenario_of
from .state import Journey, Vagrant

PROGRESS, HEALTH, BASE = 0.55, 0.36, 0.04
"""The shares of a position's worth; what is left is for tokens and intentions."""
TOKEN_WORTH = {"nail": 1.1, "candle": 0.5, "salt": 0.8, "foot": 0.7, "apple": 0.7}


def advice(s: Journey, seat: int) -> float:
    """The worth of a position, from 0 (lost) to 1 (won)."""
    if s.phase in ("camp", "between") or (s.campaign and s.phase == "over"):
        return _camp(s)
    if s.over:
        return 1.0 if s.over == "won" else 0.0
    goal = _goal(s)
    unit = PROGRESS / goal
    rituals = scenario_of(s).victory == "rituals"
    worth = BASE + PROGRESS * _progress(s, goal) + HEALTH * _health(s)
    for v in s.vagrants:
        for token in v.tokens:
            worth += TOKEN_WORTH.get(token, 0.6) * unit * 0.8
        if v.at >= 0:
            worth -= 0.03 * unit * min(12, _to_haint(s, v.at)) * (not rituals)
        if v.effects:
            worth -= 0.5 * unit * v.effects.bit_count()
    if s.active >= 0 and s.step in ("coins", "acts"):
        worth += unit * _intentions(s, s.vagrants[s.active])
    if s.campaign:
        nights = len(SCENARIOS)
        return min(1.0, (s.camp.results.count("won") + worth) / nights)
    return min(0.999, max(0.001, worth))


def _camp(s: Journey) -> float:
    """Between nights: what was won, and what shape everybody is in."""
    nights = len(SCENARIOS)
    shape = sum(
        (sum(n > 0 for n in v.skills) - 0.8 * sum(n < 0 for n in v.skills)) * 0.02
        + sum(0.015 if n > 0 else -0.005 for n in v.junk)
        + 0.006 * len(v.tokens)
        for v in s.vagrants
    )
    worth = shape / len(s.vagrants) + 0.01 * s.seance + 0.001 * s.camp.bank
    return min(1.0, (s.camp.results.count("won") + 0.4 + worth) / nights)


def _goal(s: Journey) -> float:
    """How much Humanity the Haints need in all; Rituals count as so much each."""
    if scenario_of(s).victory == "rituals":
        return 7.0 * len(s.vagrants)
    total = 0
    for k, h in enumerate(s.haints):
        if h.threshold:
            total += h.threshold * max(scenario_of(s).haints[k].breaks + s.tune.get("breaks", 0), 1)
    return max(8.0, float(total))


def _progress(s: Journey, goal: float) -> float:
    """The share of the way to victory that is done."""
    made = scenario_of(s)
    if made.victory == "rituals":
        partial = made.progress(s) if made.progress is not None else 0.0
        return min(1.0, (len(s.rituals) + partial) / 3)
    left = sum(h.threshold * h.breaks - h.humanity for h in s.haints if h.threshold and h.breaks)
    done = max(0.0, 1.0 - left / goal) + 0.01 * len(s.rituals)
    if made.progress is None:
        return min(1.0, done)
    return min(1.0, 0.7 * done + 0.3 * max(0.0, min(1.0, made.progress(s))))


def _health(s: Journey) -> float:
    """How much the party can still take, the weakest counted twice."""
    shares = []
    for v in s.vagrants:
        if v.westbound:
            shares.append(0.1 * v.humanity / v.most)
            continue
        up = sum(n > 0 for n in v.skills) + sum(n > 0 for n in v.junk)
        cards = sum(n != 0 for n in v.skills) + len(v.junk)
        shares.append((up - 1 + v.humanity / v.most + 0.5) / (cards + 0.5))
    return (sum(shares) + min(shares)) / (len(shares) + 1)


def _to_haint(s: Journey, at: int) -> int:
    """Steps to the nearest Haint that can be given Humanity."""
    row = TRAIN.dist[at]
    return min((row[h.at] for h in s.haints if h.at >= 0), default=6)


def _chance(success: int) -> float:
    return (7 - min(6, max(2, success))) / 6 * 1.15


def _intentions(s: Journey, v: Vagrant) -> float:
    """What the Coins placed and not yet used may bring, in units of Humanity given."""
    worth = 0.0
    steps = max(0, steps_left(s, v))
    gap = _to_haint(s, v.at) if v.at >= 0 else 99
    hurt = v.most - v.humanity
    wanted = 1
    card = VAGRANTS[v.who]
    for slot in (*v.coins, v.foot) if v.foot else tuple(v.coins):
        if not slot or slot in v.done:
            continue
        n = coins_on(v, slot)
        if (slot[0] == "s" and slot[1:].isdigit()) or slot == "westbound":
            number = card.westbound if slot == "westbound" else int(slot[1:])
            worth += _skill_worth(s, v, number, n, gap, steps)
            wanted = max(wanted, SKILLS[number].high)
        elif slot == "bust":
            worth += n * _chance(card.bust) * (0.9 if gap - steps <= 1 else 0.1)
        elif slot == "pup_bust":
            near = _to_haint(s, v.pup) - max(0, pup_steps_left(s, v)) if v.pup >= 0 else 9
            worth += n * _chance(PUP_BUST) * (0.9 if near <= 1 else 0.1)
        elif slot == "patch":
            worth += min(hurt, n * _chance(card.patch)) * (0.8 if v.humanity <= 4 else 0.45)
        elif slot == "rummage":
            worth += 0.5 + 0.15 * n if len(v.tokens) < card.rummage else 0.1
        elif slot in ("investigate", "pup_investigate"):
            at = v.pup if slot[0] == "p" else v.at
            far = min((TRAIN.dist[at][e] for e in s.events.values()), default=99) if at >= 0 else 99
            worth += _chance(card.investigate) * 0.8 * n**0.5 if far <= steps else 0.05
        elif slot[0] == "j":
            worth += 0.5
    if steps and scenario_of(s).victory == "rituals":
        worth += 0.15 * min(6, steps)
    elif steps:
        worth += 0.25 if gap > wanted else 0.05
    worth += 0.12 * v.hand
    return worth


def _skill_worth(s: Journey, v: Vagrant, number: int, n: int, gap: int, steps: int) -> float:
    """What a Skill with `n` Coins may bring from here."""
    skill = SKILLS[number]
    rolls = (skill.bones or n) * _chance(skill_success(s, v, number, n))
    if skill.target == "V":
        lost = max(
            (o.most - o.humanity for o in s.vagrants if skill.high or o.seat == v.seat), default=0
        )
        return min(rolls, lost) * 0.5 + 0.1 if skill.high else 0.3 * rolls
    if scenario_of(s).victory == "rituals":
        return 0.02
    at = v.pup if skill.pup and v.pup >= 0 else v.at
    gap = _to_haint(s, at) if at >= 0 else 99
    near = skill.low <= gap <= skill.high or (gap - steps <= skill.high and gap >= skill.low)
    return rolls * (0.95 if near else 0.12)
