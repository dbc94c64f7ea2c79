"""Skirmishes: quick fights against a counter, also of characters against one of their own."""

from __future__ import annotations

from collections.abc import Collection

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ..content import CARDS, CREATURES, STORIES
from ..content.cards import Card
from ..content.notation import Blow, Dice3
from ..state import (
    ALIVE,
    ATTACK,
    ATTACKED,
    DEFEND,
    GHOST,
    NONE,
    TRICKERY,
    WEREWOLF,
    Hero,
    Melee,
    Tale,
    fray,
)
from .attack import FISTS, grudge, keep_count, wield
from .awards import spoils
from .boosts import clear_boosts, tick_boosts
from .checks import shake_off, skill_check
from .figures import LYCANTHROPY, held, is_ethereal, refresh, works
from .goods import refill, unjam
from .harm import blocks, corrosion_round, fall, lose_vita, softened, throw
from .keywords import attack_roll, damage_roll, has_edge
from .memory import count
from .names import creature_name, fighter, soul
from .party import choose_who, in_order, leader, put
from .statuses import SICKENED, afflict, corrode, infect

CLAWS = Card(id="claws", name="Claws", deck="item", blow=Blow(Dice3(1, 4), {}), weapon=True)


def begin(s: Tale, kinds: list[str], most: bool = False, scene: str = "") -> None:
    """Roll each creature's strength by the number of characters (FL-103, FL-105)."""
    counters = []
    n = len(s.heroes)
    for kind in kinds:
        c = CREATURES[kind]
        dice = c.strength[n - 1]
        strength = dice.most if most else throw(s, dice)
        counters.append(max(1, min(c.top, strength + s.tune.get("skirmish_strength", 0))))
    s.melee = Melee(kinds=list(kinds), counters=counters, scene=scene, hits=[0] * len(kinds))
    s.melee.order = in_order(s)  # FL-331
    count(s, "skirmishes")
    for h in s.heroes:
        clear_boosts(h)
        h.stance = NONE
        h.target = h.last_target = -1
        h.skip = h.done = h.streak = 0
        h.spent_combat = ()
        h.spent_round = ()
    note(s, "skirmish", *[x for pair in zip(kinds, counters, strict=True) for x in pair],
         rule="FL-103")  # fmt: skip


def begin_against(s: Tale, numbers: list[int], wolves: Collection[int] = ()) -> None:
    """Characters forced to fight the group: strength 1, a werewolf its life (FL-125, FL-127, FL-267)."""
    begin(s, [])
    melee = fray(s)
    for n in numbers:
        h = s.heroes[n]
        if n in wolves:
            h.form = WEREWOLF
        melee.kinds.append(f"hero:{n}")
        melee.counters.append(h.vita if n in wolves else 1)
        melee.hits.append(0)


def exchange(s: Tale, numbers: list[int]) -> Asks:
    """The moon over a group of nothing but lycanthropes: each strikes at all others once (FL-267)."""
    begin_against(s, numbers)
    yield from creatures_attack(s)
    yield from finish(s)


def table_row(s: Tale) -> list[str]:
    """Roll on the chapter's skirmish table (FL-024, FL-037)."""
    if s.story and s.chapter:
        return list(STORIES[s.story].chapters[s.chapter - 1].table[s.dice.roll(10) - 1])
    return ["wolf"]


def fighting(s: Tale) -> list[Hero]:
    """Characters of the group who are in it, in the order it began with (FL-018, FL-115, FL-126)."""
    melee = s.melee
    assert melee is not None
    out_of_it, heroes, ring = melee.out, s.heroes, []
    for i, kind in enumerate(melee.kinds):
        who = soul(kind)
        if who >= 0 and melee.counters[i] > 0:
            out_of_it |= 1 << who
    for n in melee.order:
        h = heroes[n]
        if (h.form == ALIVE or h.form == GHOST) and not out_of_it >> n & 1:
            ring.append(h)
    return ring


# -- sides ----------------------------------------------------------------------------------------

CREATURES_AT_ONCE = 6


def no_side(s: Tale, seat: int, n: int) -> str | Bar | None:
    """FL-106: against a creature that still stands."""
    melee = fray(s)
    if n >= len(melee.counters):
        return "FL-106"
    return None if melee.counters[n] > 0 else Bar("FL-106", "It is beaten.")


ATTACKING = Act[Tale, [int]](
    "attack",
    "FL-107",
    over=range(CREATURES_AT_ONCE),
    barred=no_side,
    label=lambda s, seat, n: f"Attack {creature_name(s, n)}",
    points="creature:{0}",
)
DEFENDING = Act[Tale, [int]](
    "defend",
    "FL-108",
    over=range(CREATURES_AT_ONCE),
    barred=no_side,
    label=lambda s, seat, n: f"Defend against {creature_name(s, n)}",
    points="creature:{0}",
    detail="+10 DEFENSE, -10 MIGHT until your next turn.",
)
SIDES = [(ATTACKING.table[n], DEFENDING.table[n]) for n in range(CREATURES_AT_ONCE)]


def side_options(s: Tale, seat: int) -> list[Option]:
    """Attack or defend, for every creature that stands."""
    out: list[Option] = []
    for i, n in enumerate(fray(s).counters):
        if n > 0:
            out += SIDES[i]
    return out


SIDE = Ask(
    "side",
    "FL-106",
    (ATTACKING, DEFENDING),
    prompt="they are close. Attack or defend, and against whom?",
    meanwhile="picks an opponent",
    fast=side_options,
)


def choose_side(s: Tale, h: Hero) -> Asks:
    """Attack or defend, against a named creature (FL-106)."""
    pick = yield put(s, h, SIDE)
    h.stance = DEFEND if pick.verb == "defend" else ATTACK
    h.target = int(pick.args[0])
    if s.journal is not None:
        note(s, "side", h.who, int(h.stance == DEFEND), fighter(s, h.target), rule="FL-106")


# -- the creatures --------------------------------------------------------------------------------


def defense(s: Tale, h: Hero, token: bool = True) -> int:
    """DEFENSE in a skirmish; the defender's token adds 10 (FL-108)."""
    assert s.melee is not None
    shielded = token and h.stance == DEFEND and not s.melee.focused >> h.number & 1
    return h.defense + h.boost_defense + (10 if shielded else 0)


def creatures_attack(s: Tale, token: bool = True) -> Asks:
    """Each creature's one roll against everybody (FL-110, FL-111)."""
    melee = s.melee
    assert melee is not None
    for i in range(len(melee.kinds)):
        if melee.counters[i] <= 0:
            continue
        who = soul(melee.kinds[i])
        two_hands = False
        if who >= 0:
            attacker = s.heroes[who]
            if melee.skip >> who & 1:  # FL-113: another afflicted has knocked it down
                melee.skip &= ~(1 << who)
                note(s, "skips", attacker.who, rule="FL-113")
                continue
            natural = attack_roll(s, attacker, False, False)
            weapon, blow = take_up(attacker)
            two_hands, might = weapon.hands == 2, attacker.might + weapon.might
        else:
            c = CREATURES[melee.kinds[i]]
            natural = s.dice.roll(100)
            blow = c.skirmish_blow
            might = c.skirmish_might + c.mods[melee.counters[i] - 1]  # FL-104
        struck = fighting(s)
        if who >= 0:  # FL-131: an afflicted one attacks everybody, other afflicted too
            struck += [
                s.heroes[soul(k)]
                for j, k in enumerate(melee.kinds)
                if soul(k) >= 0 and j != i and melee.counters[j] > 0
            ]
        for h in struck:
            if h.form == GHOST and h.stance == DEFEND:
                continue  # FL-109
            need = defense(s, h, token)
            if s.journal is not None:
                note(s, "skirmish_attack", fighter(s, i), natural, natural + might, need, h.who,
                     rule="FL-110")  # fmt: skip
            if natural + might >= need:
                yield from creature_hits(s, i, h, blow, natural, two_hands)
        if natural == 1:
            melee.counters[i] = max(0, melee.counters[i] - 1)  # FL-114
            note(s, "counter", fighter(s, i), melee.counters[i], rule="FL-114")


def take_up(h: Hero) -> tuple[Card, Blow]:
    """What an afflicted character strikes with: its main weapon, and a shot less in it (FL-094, FL-129).

    A lycanthrope has its claws; who holds nothing that can be used has fists (FL-099).
    """
    if h.statuses & LYCANTHROPY or h.form == WEREWOLF:
        return CLAWS, CLAWS.blow
    gear = next((g for g in held(h) if works(h, g, CARDS[g.card])), None)
    if gear is None:
        return FISTS, FISTS.blow
    card = CARDS[gear.card]
    return card, wield(gear, card)


def creature_hits(
    s: Tale, i: int, h: Hero, blow: Blow, natural: int, two_hands: bool = False
) -> Asks:
    """Each one hit rolls its own damage and statuses (FL-112)."""
    melee = s.melee
    assert melee is not None
    if h.form == ALIVE and (yield from blocks(s, h, attack=True)):
        return
    who = soul(melee.kinds[i])
    was = h.form
    n = damage_roll(s, blow, natural, two_hands, False)  # FL-100
    if who >= 0:
        attacker = s.heroes[who]
        n += attacker.dmg + attacker.rage
        bodiless = is_ethereal(attacker)  # FL-248
    else:
        bodiless = "ethereal" in CREATURES[melee.kinds[i]].words
    n = softened(h, n, bodiless)
    if n == 0:
        note(s, "unhurt", h.who, rule="FL-273")
    if h.form == WEREWOLF:
        h.vita = max(0, h.vita - n)
    else:
        lose_vita(s, h, n)
    if h.form == was and was in (ALIVE, GHOST):
        for name, number in blow.afflicts:
            afflict(s, h, name, number)
        if "corrosion" in blow.words:
            corrode(s, h)
        if "infect" in blow.words and h.statuses & SICKENED:
            infect(s, h)
        if "weaken" in blow.words:
            h.weaken += 1
        if "drain" in blow.words and h.form == ALIVE:  # FL-332
            h.pp = max(0, h.pp - blow.words["drain"])
    if natural == 100:
        melee.skip |= 1 << h.number  # FL-113
    if h.form != was:
        melee.out |= 1 << h.number  # FL-115


def corrode_fighter(s: Tale, h: Hero) -> None:
    """Corrosion at the start of a round of a skirmish; who dies of it is out (FL-115, FL-231)."""
    assert s.melee is not None
    was = h.form
    corrosion_round(s, h)
    if h.form != was:
        s.melee.out |= 1 << h.number


def roll_against(s: Tale, h: Hero, how: str, might: int, words: dict[str, int]) -> int:
    """Roll and count the hit; a natural 100 counts twice (FL-117, FL-120)."""
    melee = s.melee
    assert melee is not None
    i = h.target
    if melee.counters[i] <= 0:
        i = next((j for j, n in enumerate(melee.counters) if n > 0), i)
    who = soul(melee.kinds[i])
    kind = CREATURES[melee.kinds[i]].type if who < 0 else ""
    natural = attack_roll(s, h, has_edge(words, kind), False)
    total = natural + h.might + h.boost_might + might - (10 if h.stance == DEFEND else 0)
    total += grudge(h, i, kind, words)
    h.target, h.done = i, h.done | ATTACKED
    need = defense(s, s.heroes[who]) if who >= 0 else CREATURES[melee.kinds[i]].skirmish_defense
    if s.journal is not None:
        note(s, "skirmish_strike", h.who, how, natural, total, need, fighter(s, i), rule="FL-117")
    if total >= need:
        melee.hits[i] += 2 if natural == 100 else 1  # FL-120
        if who >= 0:
            hurt_afflicted(s, s.heroes[who])
    return natural


def hurt_afflicted(s: Tale, h: Hero) -> None:
    """Each hit on an afflicted character does exactly 1 (FL-128)."""
    if h.form == WEREWOLF:
        h.vita = max(0, h.vita - 1)
    else:
        lose_vita(s, h, 1)
        if h.form != ALIVE:
            fray(s).out |= 1 << h.number  # FL-115


def count_hits(s: Tale) -> None:
    """Lower the counters by the hits (FL-120, FL-132)."""
    melee = s.melee
    assert melee is not None
    for i, n in enumerate(melee.hits):
        was = melee.counters[i]
        melee.counters[i] = max(0, was - n)
        melee.hits[i] = 0
        who = soul(melee.kinds[i])
        if who >= 0 and (s.heroes[who].form not in (ALIVE, WEREWOLF) or s.heroes[who].vita <= 0):
            melee.counters[i] = 0
        if was and was != melee.counters[i]:
            note(s, "counter", fighter(s, i), melee.counters[i], rule="FL-120")
    for h in s.heroes:
        tick_boosts(h)  # FL-072: the characters' turn is everybody's
        if not h.done & ATTACKED:
            h.target = -1
        h.done = 0
        keep_count(h)


def try_flee(s: Tale) -> Asks:
    """All must pass TRICKERY 5; the creatures strike freely meanwhile (FL-133 to FL-135)."""
    melee = s.melee
    assert melee is not None
    passed = True
    for h in [h for h in fighting(s) if h.form == ALIVE]:
        bonus = 2 if "slippery" in h.words else 0
        if not (yield from skill_check(s, h, TRICKERY, 5, bonus)):
            passed = False
    yield from creatures_attack(s, token=False)  # FL-134
    if passed:
        melee.fled = True
        note(s, "fled", rule="FL-135")


def may_flee(s: Tale) -> bool:
    """Only with the advanced rules, and never from one of the group."""
    return s.advanced and not any(soul(k) >= 0 for k in fray(s).kinds)


FLIGHT = Ask[Tale](
    "flee",
    "FL-133",
    (
        Act[Tale, []]("stand", "FL-133", label="Stand and fight"),
        Act[Tale, []](
            "flee",
            "FL-133",
            label="Run for it (TRICKERY 5 for all)",
            detail="The creatures strike once more, and defenders have no bonus.",
        ),
    ),
    prompt="stand, or run for it?",
    meanwhile="looks over a shoulder",
)


def ask_flee(s: Tale) -> Asks:
    """The leader may call for flight (FL-133)."""
    pick = yield put(s, leader(s), FLIGHT)
    if pick.verb == "flee":
        yield from try_flee(s)


def is_over(s: Tale) -> bool:
    """All counters at 0, all of the group defeated, or gone (FL-122)."""
    melee = s.melee
    assert melee is not None
    if melee.fled or not any(melee.counters):
        return True
    for h in fighting(s):
        if h.form == ALIVE:
            return False
    return True


def finish(s: Tale) -> Asks:
    """Rewards for a skirmish won, and nothing for one against one's own (FL-123, FL-124, FL-130)."""
    melee = s.melee
    assert melee is not None
    s.melee = None
    for k in melee.kinds:
        who = soul(k)
        if who >= 0 and s.heroes[who].form == WEREWOLF:
            beast = s.heroes[who]
            beast.form = ALIVE
            if beast.vita <= 0 or not any(melee.counters):
                beast.vita = 0
                fall(s, beast)
            refresh(s, beast)
    for h in s.heroes:
        h.stance = NONE
        h.target = h.last_target = -1
        h.skip = h.weaken = h.done = h.streak = 0
        refill(h)
        unjam(h)
        clear_boosts(h)
        if h.form in (ALIVE, GHOST):
            yield from shake_off(s, h)
            refresh(s, h)
    if not any(melee.counters) and not melee.fled:
        kinds = [k for k in melee.kinds if soul(k) < 0]
        if kinds and choose_who(s):
            coins = sum(CREATURES[k].skirmish_coins for k in kinds)
            lore = sum(CREATURES[k].skirmish_lore for k in kinds)
            s.foes_beaten += len(kinds)
            note(s, "won", rule="FL-123")
            yield from spoils(s, sorted(set(kinds)), coins, lore)
