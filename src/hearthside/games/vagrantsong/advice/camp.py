"""What a Camp is worth to bots: what everybody carries into the next night, and what the Coins can still buy.

A purchase is judged by what it leaves: the pool is worth the best that could be bought with it, so a Coin spent
badly costs what it could have bought.
"""

from __future__ import annotations

from functools import cache

from ..content.cards import SKILLS
from ..content.junk import JUNK
from ..content.vagrants import VAGRANTS
from ..rules.camp.spending import JUNK_COST, SKILL_COST
from ..rules.places import scenario_of
from ..rules.pockets import limit
from ..rules.slots import free_slots, sides
from ..state import Journey, Vagrant
from .coins import odds

UNIT = 0.02
"""What a plain Skill in one of two hands adds to the hope of winning a night."""
WOUNDED, BROKEN = -0.9, -0.3
TOKEN, SEANCE, BANKED = 0.25, 0.9, 0.06
"""In Skills: a card turned over, a token carried, the Seance, a Coin in the bank."""
CHANGED = -4.0
"""Nobody makes way for somebody else without a reason."""
SHARES = (1.0, 1.0, 0.9, 0.8)
"""Three Coins a turn do not work four Skills: what the first, second ... Skill of a Vagrant counts."""
HOPE = 0.92
"""What a purchase to come is worth before it is made."""


NIGHTS = 23
"""How many nights the whole line has: what one of them is worth does not hang on how many are in."""


def camp_worth(s: Journey) -> float:
    """Between nights: nights won, and the hope of winning the next."""
    camp = s.camp
    if scenario_of(s).number == NIGHTS and s.phase != "setup":  # the line ends here
        worth = {"managing": -0.01, "spending": -0.02}.get(s.step, 0.0)
    else:
        have = sum(_strength(v) for v in s.vagrants) + SEANCE * s.seance + BANKED * camp.bank
        if s.step == "spending":
            have += HOPE * _bought(camp.pool, _wares(s))
        worth = 0.3 + UNIT * have / len(s.vagrants)
        worth -= {"spending": 0.001, "managing": 0.002}.get(s.step, 0.0)
    return max(0.0, min(1.0, (camp.results.count("won") + worth) / NIGHTS))


def _strength(v: Vagrant) -> float:
    """What a Vagrant carries into the next night."""
    worth = CHANGED if v.changed else 0.0
    skills = sorted((power(n) for n in v.skills if n > 0), reverse=True)
    worth += sum(share * strong for share, strong in zip(SHARES, skills, strict=False))
    worth += WOUNDED * sum(n < 0 for n in v.skills)
    for n in v.junk:
        worth += value(n) if n > 0 else BROKEN
    return worth + TOKEN * len(v.tokens)


@cache
def power(number: int) -> float:
    """What a Skill is worth: a Wound it can take, and what two Coins on it bring."""
    skill = SKILLS[number]
    wins = (skill.bones or 2) * odds(skill.success)
    some = min(1.0, wins * 0.85)
    if skill.digs:
        return 1.0 + 0.4 * skill.digs * some
    if skill.target == "V" and not skill.far:
        return 1.0 + 0.3 * (skill.per * wins + skill.extra * some)
    reach = 0.05 * max(0, skill.high - 1)
    return 1.0 + 0.4 * (skill.per * wins + (skill.extra + skill.coin) * some) + reach


@cache
def value(number: int) -> float:
    """What a piece of Junk is worth: a Wound it can take, and more by tier."""
    return 1.2 + 0.3 * max(1, JUNK[number].tier)


Ware = tuple[int, float]
"""Something Coins can buy: its price and what it is worth."""


def _wares(s: Journey) -> list[Ware]:
    """What is on offer now."""
    camp = s.camp
    wares = [(SKILL_COST, _best_hands(s, n)) for n in camp.offers]
    if camp.offered and not camp.bought:
        wares.append((JUNK_COST, max(_junk_gain(v, camp.offered) for v in s.vagrants)))
    for v in s.vagrants:
        wares += [(1, power(-n) - WOUNDED) for n in v.skills if n < 0]
        wares += [(1, value(-n) - BROKEN) for n in v.junk if n < 0]
    room = sum(max(0, limit(s, v) - len(v.tokens)) for v in s.vagrants)
    wares += [(1, TOKEN)] * min(4, room)
    if not s.seance:
        wares.append((len(s.vagrants), SEANCE))
    return wares


def _best_hands(s: Journey, number: int) -> float:
    """What a Skill adds in the hands where it adds most: a free slot, or in place of a weaker one."""
    best = 0.1
    for v in s.vagrants:
        if free_slots(v, number):
            best = max(best, power(number))
        else:
            weakest = min(
                (power(v.skills[k]) for k in sides(number) if v.skills[k] > 0), default=9.0
            )
            best = max(best, power(number) - weakest)
    return best


def _junk_gain(v: Vagrant, number: int) -> float:
    """What Junk adds to a Vagrant."""
    if len(v.junk) < VAGRANTS[v.who].junk_slots:
        return value(number)
    return value(number) - min(value(n) if n > 0 else BROKEN for n in v.junk)


def _bought(coins: int, wares: list[Ware]) -> float:
    """The most that so many Coins can buy; what is left goes to the bank."""
    best = [BANKED * k for k in range(coins + 1)]
    for price, worth in wares:
        for k in range(coins, price - 1, -1):
            best[k] = max(best[k], best[k - price] + worth)
    return best[coins]
