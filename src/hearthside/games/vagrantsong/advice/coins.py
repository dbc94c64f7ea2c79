"""What the Coins of a turn may bring, for bots: the best use of those placed and those still in hand.

Everything is counted in units of Humanity given to a Haint. A plan says how many Coins go on Move (and on the Pup's
Move), and spends the others where they are worth most from where those steps lead.
"""

from __future__ import annotations

from functools import cache

from ..content.board import TRAIN
from ..content.cards import SKILLS, Skill
from ..content.junk import JUNK, total
from ..content.vagrants import PUP_BUST, PUP_INVESTIGATE, PUP_MOVE, VAGRANTS
from ..rules.coins import move_value, open_slots, shift_move, skill_success
from ..rules.movement import field
from ..rules.parts import bars_on
from ..rules.places import scenario_of
from ..rules.pockets import limit
from ..state import Journey, Vagrant

ODDS = [1.2, *(1.2 * (7 - n) / 6 for n in range(1, 7)), *[0.2] * 9]
"""Successes to expect of a Bone against a success value, further Bones for 6s counted."""
ROAD, FAR, CLOSE = 0.12, 14, 0.08
"""What each step nearer to where there is something to do is worth, from how far off; and each step nearer to a Haint."""
PAYS = 1.0
"""What it costs to look at an Event Token that takes more than Coins: reason enough to lay two."""
FIND = 1.2
"""What an Event Token on the floor is worth to whoever makes it out."""


def odds(success: int) -> float:
    """Successes to expect of one Bone."""
    return ODDS[max(0, success)]


def wanted(v: Vagrant) -> float:
    """What 1 Humanity of a Vagrant's own is worth: more before a Wound."""
    if v.westbound:
        return 0.35
    return 0.9 if v.humanity <= 3 else 0.5


def tokens_worth(s: Journey, v: Vagrant) -> float:
    """What a Vagrant's tokens are worth; one a round can be used, so many are worth less each."""
    worth, share, made = 0.0, 1.0, scenario_of(s)
    for token in v.tokens:
        if token in made.prizes:
            worth += share * made.prizes[token]
        elif token == "apple":
            worth += share * (3.0 if any(n < 0 for n in v.skills) and not v.westbound else 1.0)
        elif token in TOKEN_WORTH:
            worth += share * TOKEN_WORTH[token]
        elif token[0] == "e" and made.event(int(token[1:])).tiers:
            worth += KEY
        else:
            worth += share * 0.8
        share *= CROWD
    return worth


TOKEN_WORTH = {"nail": 1.5, "candle": 0.5, "salt": 0.9, "foot": 0.8}
KEY, CROWD = 3.2, 0.85
"""What somebody went to look for and found is worth; and how much less each further token is."""


def to_haint(s: Journey, at: int) -> int:
    """Steps to the nearest Haint that can be given Humanity."""
    row = TRAIN.dist[at]
    least = 99
    deaf = scenario_of(s).deaf
    for k, h in enumerate(s.haints):
        if h.at >= 0 and h.threshold and row[h.at] < least and not (deaf and deaf(s, k)):
            least = row[h.at]
    return least


def to_errand(s: Journey, v: Vagrant) -> int:
    """Steps, round Terrain, to the nearest space where the page has something for a Vagrant to do; 99 if there is no way."""
    errand = scenario_of(s).errand
    if errand is None or v.at < 0:
        return 99
    if not (there := errand(s, v.seat)):
        return 99
    for steps, reached in enumerate(field(1 << v.at, TRAIN.all & ~s.blocked)):
        if reached & there:
            return steps
    return 99


def pull(gap: int) -> float:
    """What it is worth to be so many steps from something to do; nothing where there is nothing."""
    return ROAD * max(1, FAR - gap) if gap < 99 else 0.0


def draw(haint: int) -> float:
    """What it is worth to be so far from a Haint that can be helped."""
    return CLOSE * (13 - min(13, max(1, haint))) if haint < 99 else 0.0


def intentions(s: Journey, v: Vagrant) -> float:
    """The best that Coins placed and not yet used, with those in hand, may bring this turn."""
    placing = s.step == "coins"
    hand = v.hand if placing else 0
    placed = dict(v.coins)
    if v.foot and not v.foot_spent:
        placed[v.foot] = placed.get(v.foot, 0) + 1
    slots = [slot for slot in placed if slot not in v.done]
    if hand:
        slots = list(dict.fromkeys((*slots, *open_slots(s, v, bars_on(s, v)))))
    haint = to_haint(s, v.at) if v.at >= 0 else 1
    step = move_value(s, v)
    walked = v.steps + placed.get("move", 0) * step
    tables = [
        (gains, near)
        for slot in slots
        if slot not in ("move", "pup_move")
        for gains, near in (_gains(s, v, slot, placed.get(slot, 0), hand, haint),)
        if gains
    ]
    gap = to_errand(s, v)
    pup_ran = 0
    if v.pup >= 0:
        pup_ran = max(0, v.pup_steps + placed.get("pup_move", 0) * PUP_MOVE)
    best = -9.0
    for walk in range(hand + 1 if "move" in slots and step else 1):
        reach = max(0, walked + walk * step)
        for run in (0, 1) if hand > walk and v.pup >= 0 else (0,):
            left = hand - walk - run
            paws = pup_ran + run * max(0, PUP_MOVE + shift_move(s, v))
            worth = _spend(tables, left, reach, paws) + _steps_worth(s, haint, gap, reach)
            best = max(best, worth)
    return best


def _steps_worth(s: Journey, haint: int, errand: int, reach: int) -> float:
    """Steps are worth something of their own: to come nearer, or to get somewhere."""
    made = scenario_of(s)
    if errand < 99:
        return made.road * (pull(max(0, errand - reach)) - pull(errand))
    if made.errand is not None and not made.saved:  # nowhere to go is no reason to walk
        return 0.0
    if not made.saved:  # where there is only a way out to win by, steps are what counts
        return 0.15 * min(6, reach) if made.done else 0.5 * min(9, reach)
    return draw(haint - reach) - draw(haint) if haint < 99 else 0.0


Gains = list[float]
"""What a slot brings with 0, 1, 2 ... of the Coins in hand added to it."""


def _spend(tables: list[tuple[Gains, int]], left: int, reach: int, paws: int) -> float:
    """Share `left` Coins out over all slots within `reach` steps; `paws` are the steps of the Pup."""
    best = [0.0] * (left + 1)
    for gains, near in tables:
        if paws < near - PAW if near >= PAW else reach < near:
            continue
        base = gains[0]
        if left:
            for k in range(left, -1, -1):
                top = best[k] + base
                for j in range(1, min(k, len(gains) - 1) + 1):
                    worth = best[k - j] + gains[j]
                    if worth > top:
                        top = worth
                best[k] = top
        else:
            best[0] += base
    return best[left]


PAW = 200
"""Added to how far the Pup has to go for something, since the Pup walks with its own steps."""


def _gains(s: Journey, v: Vagrant, slot: str, n: int, hand: int, haint: int) -> tuple[Gains, int]:
    """What a slot with `n` Coins brings for each further one, and how many steps away that is."""
    rituals = not scenario_of(s).saved
    card = VAGRANTS[v.who]
    if slot == "bust":
        value = odds(card.bust - total(v, "bust"))
        if haint < 99:
            return _row(n, hand, value), max(0, haint - 1)
        return _clear(s, v, n, hand, value)
    if slot == "pup_bust":
        near = to_haint(s, v.pup) - 1 if v.pup >= 0 else 98
        return _row(n, hand, odds(PUP_BUST - total(v, "bust"))), PAW + max(0, near)
    if slot == "patch":
        value = odds(card.patch - total(v, "patch"))
        wants = scenario_of(s).wants
        lost = v.most - v.humanity if wants is None else wants(s, v.seat)
        worth = wanted(v)
        return [worth * min(lost, value * k) for k in range(n, n + hand + 1)], 0
    if slot == "rummage":
        return _dig(s, v, n, hand, 1.0), 0
    if slot in ("investigate", "pup_investigate"):
        return _look(
            s, v, slot[0] == "p", n, hand, scenario_of(s).finds or (2.0 if rituals else FIND)
        )
    if slot == "westbound":
        return _skill(s, v, SKILLS[card.westbound], n, hand, haint)
    if slot[0] == "s":
        return _skill(s, v, SKILLS[int(slot[1:])], n, hand, haint)
    if slot[0] == "e":
        event = scenario_of(s).event(int(slot[1:]))
        ready = event.usable is None or event.usable(s, v.seat)
        gains = [event.labour * (k >= event.price) for k in range(n, n + hand + 1)]
        return gains, 0 if ready else to_errand(s, v)
    junk = JUNK[int(slot[1:])]
    if junk.works is not None:
        ready = junk.usable is None or junk.usable(s, v.seat)
        return [3.0 * (ready and k >= junk.price) for k in range(n, n + hand + 1)], 0
    if junk.digs:
        return _dig(s, v, n, hand, junk.digs), 0
    if junk.per:
        return _row(n, hand, junk.per), max(0, haint - junk.aims)
    if junk.heals:
        hurt = sum(o.most > o.humanity for o in s.vagrants)
        return _row(n, hand, 0.4 * junk.heals * hurt), 0
    return _row(n, hand, 0.2), 0


def _clear(s: Journey, v: Vagrant, n: int, hand: int, value: float) -> tuple[Gains, int]:
    """Where there is no Haint to Bust, Debris may be: the more lies about, the better to clear it."""
    rocks = [t for t, kind in s.terrain.items() if kind == "debris"]
    if not rocks or v.at < 0 or "dig" not in scenario_of(s).verbs:
        return [], 0
    gap = min(TRAIN.dist[v.at][t] for t in rocks)
    return _row(n, hand, 0.45 * len(rocks) * value), max(0, gap - 1)


@cache
def _row(n: int, hand: int, each: float, most: int = 9) -> Gains:
    """So much for each Coin, up to `most` of them; nobody changes what it finds."""
    return [each * min(most, k) for k in range(n, n + hand + 1)]


def _room(s: Journey, v: Vagrant) -> bool:
    """Whether a token that is found can be kept."""
    return limit(s, v) > len(v.tokens) + len(v.pup_tokens)


def _dig(s: Journey, v: Vagrant, n: int, hand: int, share: float) -> Gains:
    """Rummaging: the first Coin draws, the others give a choice; with full pockets it is hardly worth a Coin."""
    first, more = (share * CROWD ** len(v.tokens), 0.25) if _room(s, v) else (0.05, 0.05)
    return [first + more * (k - 1) if k else 0.0 for k in range(n, n + hand + 1)]


def _look(s: Journey, v: Vagrant, pup: bool, n: int, hand: int, worth: float) -> tuple[Gains, int]:
    """Investigating the nearest Event Token on the floor."""
    at = v.pup if pup else v.at
    if at < 0 or not s.events:
        return [], 0
    gap, share, price = to_event(s, v, at)
    if not share:
        return [], 0
    worth *= share
    value = PUP_INVESTIGATE if pup else VAGRANTS[v.who].investigate
    miss = 1 - min(5.0, 7 - max(2, value - total(v, "investigate"))) / 6
    gains = [max(0.0, worth * (1 - miss**k) - price) for k in range(n, n + hand + 1)]
    return gains, PAW + gap if pup else gap


def to_event(s: Journey, v: Vagrant, at: int) -> tuple[int, float, float]:
    """The steps to the Event Token that is most worth looking at, how much it is worth, 0 if none is, and its price."""
    row, made = TRAIN.dist[at], scenario_of(s)
    best, gap, share, price = 0.0, 0, 0.0, 0.0
    for number, there in s.events.items():
        event = made.event(number)
        if event.needs is not None and event.needs(s, v.seat) is not None:
            continue
        worth = 1.0 if event.worth is None else event.worth(s, v.seat)
        steps = max(0, row[there] - event.beside)
        if worth and worth - 0.01 * steps > best:
            best, gap, share = worth - 0.01 * steps, steps, worth
            price = 0.0 if event.pays is None else PAYS
    return gap, share, price


def _skill(
    s: Journey, v: Vagrant, skill: Skill, n: int, hand: int, haint: int
) -> tuple[Gains, int]:
    """A Skill: what it gives, to whom, and how many steps its nearest target is out of range."""
    number = skill.number
    one, more = skill_success(s, v, number, 1), skill_success(s, v, number, 2)
    gap = _out_of_range(s, v, skill, haint)
    if not skill.digs and skill.target == "V" and not skill.far:
        gains = [0.0] if not n else []
        for k in range(n or 1, n + hand + 1):
            wins = (skill.bones or k) * odds(one if k == 1 else more)
            gains.append(_heal(s, v, skill, wins) + skill.extra * min(1.0, wins * 0.85))
        return gains, gap
    return _brought(number, n, hand, one, more, _room(s, v) if skill.digs else True), gap


@cache
def _brought(number: int, n: int, hand: int, one: int, more: int, room: bool) -> Gains:
    """What a Skill that is not for Vagrants brings, at its success values with one Coin and with more."""
    skill, gains = SKILLS[number], [] if n else [0.0]
    for k in range(n or 1, n + hand + 1):
        wins = (skill.bones or k) * odds(one if k == 1 else more)
        some = min(1.0, wins * 0.85)
        if skill.digs:
            gains.append(skill.digs * some * (1.0 if room else 0.1))
        else:
            gains.append(skill.per * wins + (skill.extra + skill.coin * (k - 1)) * some)
    return gains


def _heal(s: Journey, v: Vagrant, skill: Skill, wins: float) -> float:
    """What a Skill for Vagrants brings to the one who wants it most."""
    best = 0.1
    for o in s.vagrants:
        if (o.seat == v.seat and not skill.low) or (o.seat != v.seat and skill.high and o.at >= 0):
            best = max(best, wanted(o) * min(skill.per * wins, o.most - o.humanity))
    return best


def _out_of_range(s: Journey, v: Vagrant, skill: Skill, haint: int) -> int:
    """Steps until a Skill reaches somebody it is for; 98 if it never does. One may want a Vagrant, and a Haint near both.

    `haint` is how far off the nearest Haint is from the Vagrant.
    """
    if skill.target == "V" and not skill.far:
        return _to_friend(s, v, skill)
    at = v.pup if skill.pup and v.pup >= 0 else v.at
    if at < 0:
        return 98
    gap = haint if at == v.at else to_haint(s, at)
    if gap >= 99:
        return 98
    high = skill.far or skill.high + total(v, "range")
    if skill.far and skill.low:
        return max(_to_friend(s, v, skill), gap - high)
    if gap < skill.low:
        return skill.low - gap
    return max(0, gap - high)


def _to_friend(s: Journey, v: Vagrant, skill: Skill) -> int:
    """Steps until a Skill for Vagrants reaches one; none where it is good for oneself."""
    if not skill.low:
        return 0
    row, high = TRAIN.dist[v.at], skill.high + total(v, "range")
    gaps = [row[o.at] for o in s.vagrants if o.seat != v.seat and o.at >= 0]
    return max(0, min(gaps, default=98 + high) - high) if v.at >= 0 else 98
