"""What a figure is worth, whom it stands beside, what lies behind it: worked out anew, square by square, from the book.

Each of these tests arranges tables by chance, in all the states that bear on a figure, and reckons by pencil what the
rules work out with sets of squares.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from hearthside.games.folklore.content import CARDS, CHARACTERS, CREATURES, MAPS
from hearthside.games.folklore.content.board import squares
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.rules import attack, field, figures
from hearthside.games.folklore.rules.goods import new_gear
from hearthside.games.folklore.state import (
    ALIVE,
    ATTACK,
    DEFEND,
    GHOST,
    LIMBO,
    NONE,
    SKILLS,
    Foe,
    Hero,
    Tale,
    here,
)

from .reckoning import apart, at, everybody, ours, tables, under
from .table import add, arena, bare, give

# -- who stands where --------------------------------------------------------------------------------


@pytest.mark.rule("FL-153", "FL-201", "FL-202")
def test_whose_squares_are_whose() -> None:
    """Characters, allies and foes under control on one side; every square of a large creature counts."""
    for s, dice in tables():
        if dice.random() < 0.3:
            s.heroes[1].at, s.heroes[1].form = -1, LIMBO
        friends = {xy for f in everybody(s) if ours(f) for xy in under(f)}
        foes = {xy for f in everybody(s) if not ours(f) for xy in under(f)}
        assert {at(q) for q in squares(field.friends_mask(s))} == friends
        assert {at(q) for q in squares(field.enemy_mask(here(s)))} == foes
        assert field.enemies(here(s)) == [f for f in here(s).foes if not ours(f)]
        assert field.hostile(here(s)) == any(f.owner < 0 for f in here(s).foes)
        for f in everybody(s):
            other = [t for t in everybody(s) if ours(t) is not ours(f)]
            assert field.opponents(s, f) == other
            assert {at(q) for q in squares(field.squares_of(f))} == set(under(f))


@pytest.mark.rule("FL-285")
def test_flanked_by_anybody_of_the_same_side() -> None:
    """Another of the attacker's side next to the target, or on its space."""
    for s, _ in tables():
        for attacker, target in product(everybody(s), repeat=2):
            if ours(attacker) is ours(target):
                continue
            mates = [
                m
                for m in everybody(s)
                if m is not attacker and m is not target and ours(m) is ours(attacker)
            ]
            assert field.flanked(s, attacker, target) == any(apart(m, target) <= 1 for m in mates)


@pytest.mark.rule("FL-153", "FL-198", "FL-212")
@pytest.mark.parametrize("board", ["open_road", "crypt", "thornwood"])
def test_the_nearest_free_square(board: str) -> None:
    """Open, with nobody on it and nothing burning; of several as near the first by row; none where all is full."""
    walls = {at(q) for q in squares(MAPS[board].walls | MAPS[board].objects | MAPS[board].doors)}
    for s, dice in tables(25, board):
        site = here(s)
        site.doors = MAPS[board].doors
        site.flames = sum(1 << q for q in dice.sample(range(100), 30))
        taken = {xy for f in everybody(s) for xy in under(f)}
        free = [q for q in range(100) if at(q) not in walls and at(q) not in taken]
        assert sorted(squares(field.free_squares(s))) == free
        open_ = [q for q in free if not site.flames >> q & 1]
        for start in dice.sample(range(100), 12):

            def far(q: int, start: int = start) -> int:
                (x, y), (u, v) = at(q), at(start)
                return max(abs(x - u), abs(y - v))

            best = min(open_, key=lambda q: (far(q), q))
            assert field.free_near(s, start) == best
            wide = [
                q for q in open_ if q % 10 < 9 and all(k in open_ for k in (q + 1, q + 10, q + 11))
            ]
            if wide:
                least = min(wide, key=lambda q: (far(q), q))
                assert far(field.free_near(s, start, large=True)) == far(least)
        site.flames = (1 << 100) - 1
        assert field.free_near(s, 55) == -1


@pytest.mark.rule("FL-287")
@pytest.mark.parametrize("seed", range(6))
def test_what_lies_behind_a_target_in_a_straight_line(seed: int) -> None:
    """So many squares on past it, along a row or a column, through no wall and within reach; never round the edge."""
    dice = Random(seed)
    for _ in range(250):
        a = dice.randrange(100)
        (x, y), large = at(a), dice.random() < 0.3
        dx, dy = dice.choice(((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (2, -1)))
        gap_, n, reach = dice.randint(0, 4), dice.randint(1, 5), dice.choice((0, 0, 1, 2, 3, 5))
        u, v = x + dx * gap_, y + dy * gap_
        if not (0 <= u < 9 and 0 <= v < 9):
            continue
        body = {(u + i, v + j) for i, j in product((0, 1) if large else (0,), repeat=2)}
        walls = {at(q) for q in dice.sample(range(100), 12)} - body
        found = set()
        for bx, by in body:
            if (bx != x) == (by != y):
                continue  # diagonal, or the attacker's own square
            sx, sy = (bx > x) - (bx < x), (by > y) - (by < y)
            px, py, left = bx, by, n
            while left:
                px, py = px + sx, py + sy
                if not (0 <= px < 10 and 0 <= py < 10) or (px, py) in walls:
                    break
                if (px, py) not in body:
                    left -= 1
                    if not reach or max(abs(px - x), abs(py - y)) <= reach:
                        found.add((px, py))
        mask = field.behind(
            a,
            sum(1 << q[1] * 10 + q[0] for q in body),
            n,
            reach,
            sum(1 << q[1] * 10 + q[0] for q in walls),
        )
        assert {at(q) for q in squares(mask)} == found


# -- MIGHT and DEFENSE -------------------------------------------------------------------------------

MIGHT = {"blessed": 5, "immobilized": -10, "spooked": -5}
DEFENSE = {"fortified": 5, "swift": 5, "fractured": -10}


def coven(s: Tale, f: Foe, what: str) -> int:
    """The power of a coven of two occultists or more, for those whom it serves (FL-196)."""
    there = [g for g in here(s).foes if CREATURES[g.kind].type == "occultist" and g.owner < 0]
    return CREATURES[f.kind].coven.get(what, 0) if len(there) >= 2 else 0


def aura(s: Tale, figure: Hero | Foe) -> bool:
    """Whether somebody with Two Auras and a PP left is within 1."""
    return any(
        "two_auras" in a.words and a.form == ALIVE and a.pp > 0 and apart(a, figure) <= 1
        for a in s.heroes
    )


@pytest.mark.rule("FL-196", "FL-203", "FL-246", "FL-251", "FL-255", "FL-263", "FL-264", "FL-271", "FL-350", "FL-365")  # fmt: skip
def test_what_a_creature_is_worth() -> None:
    """Its own, its boosts, its statuses, squeezing unless it is a swarm, its coven, what was done before; an aura by night."""
    for s, dice in tables(120):
        s.day = dice.random() < 0.5
        for a in s.heroes:
            a.pp = dice.choice((0, 1))
            if dice.random() < 0.6:
                a.words |= {"two_auras"}
        for f in here(s).foes:
            names = dice.sample(sorted(STATUS), 4)
            f.statuses = sum(STATUS[name] for name in names)
            f.squeezed = dice.random() < 0.3
            f.boost_might, f.boost_defense, f.keen = dice.randint(0, 9), dice.randint(0, 9), 3
            f.might_off, f.defense_off = dice.randint(0, 4), dice.randint(0, 4)
            f.boost_stride, f.rooted = dice.choice((-9, 0, 2)), dice.random() < 0.2
            c = CREATURES[f.kind]
            tight = 5 * (f.squeezed and c.id != "rat_swarm")
            might = c.might + f.boost_might + f.keen - f.might_off - tight + coven(s, f, "might")
            might += sum(MIGHT.get(name, 0) for name in names)
            near = [a for a in s.heroes if "two_auras" in a.words and a.form == ALIVE and a.pp]
            by_night = not s.day and any(max(abs(a.at % 10 - f.at % 10), abs(a.at // 10 - f.at // 10)) <= 1 for a in near)  # fmt: skip
            assert figures.foe_might(s, f) == might - 5 * by_night
            defense = c.defense + f.boost_defense - f.defense_off - tight + coven(s, f, "defense")
            defense += sum(DEFENSE.get(name, 0) for name in names)
            assert figures.foe_defense(s, f) == defense
            stride = 0 if f.rooted else max(0, c.stride + f.boost_stride)
            assert figures.foe_stride(f) == stride


@pytest.mark.rule("FL-108", "FL-220", "FL-301")
def test_the_defense_of_a_character() -> None:
    """With its token, its boosts, and by day an aura within 1, once."""
    for s, dice in tables(60):
        s.day = dice.random() < 0.6
        for a in s.heroes:
            a.pp = dice.choice((0, 2))
            if dice.random() < 0.5:
                a.words |= {"two_auras"}
        if dice.random() < 0.5:
            s.heroes[1].at = s.heroes[0].at + 1
        for h in s.heroes:
            h.defense, h.boost_defense = dice.randint(40, 70), dice.choice((0, 5))
            h.stance = dice.choice((NONE, ATTACK, DEFEND))
            need = h.defense + h.boost_defense + 10 * (h.stance == DEFEND)
            assert figures.hero_defense(s, h) == need + 5 * (s.day and aura(s, h))


@pytest.mark.rule("FL-157", "FL-191", "FL-192", "FL-220", "FL-286", "FL-301")
def test_the_might_of_a_characters_attack() -> None:
    """Boosts, the weapon, a defender's token, darkness by kind of weapon, FOCUS and the lore tree's hunters."""
    for s, dice in tables(60):
        site = here(s)
        site.dark = dice.random() < 0.5
        for h, f in product(s.heroes, here(s).foes):
            card = CARDS[dice.choice(("short_sword", "flintlock"))]
            h.might, h.boost_might = dice.randint(10, 30), dice.choice((0, 5))
            h.stance = dice.choice((NONE, ATTACK, DEFEND))
            h.last_target, h.streak = dice.choice((f.id, 99, -1)), dice.randint(0, 6)
            kind = CREATURES[f.kind].type
            h.words = frozenset(dice.sample(["light", "stalker", f"hunt_{kind}", "hunt_nobody"], 2))
            words = dice.choice(({}, {"focus": 10}))
            ranged = dice.random() < 0.5
            n = h.might + h.boost_might + card.might - 10 * (h.stance == DEFEND)
            if site.dark and h.form == ALIVE and "light" not in h.words:
                n -= 10 if ranged else 5
            n += 5 * (f"hunt_{kind}" in h.words)
            if h.last_target == f.id:
                n += words.get("focus", 0)
                n += min(20, 5 * h.streak) * ("stalker" in h.words)
            assert attack.might_against(s, h, f, card, words, ranged) == n


@pytest.mark.rule("FL-226", "FL-227", "FL-296")
@pytest.mark.parametrize(
    ("advanced", "true", "between", "lost"),
    [(True, False, 1, 5), (True, False, 2, 10), (True, False, 0, 0), (False, False, 2, 0), (True, True, 2, 0)],
)  # fmt: skip
def test_each_figure_in_the_way_costs_five(
    advanced: bool, true: bool, between: int, lost: int
) -> None:
    """Of a shot along a row, by the advanced rules, unless it is TRUE; the shooter and the target are not in the way."""
    s = arena(foes=(("zombie", "F5"),), spots=("A5", "B5"), advanced=advanced)
    h = s.heroes[0]
    s.heroes[1].at = 9
    if between:
        s.heroes[1].at = h.at + 1
    if between == 2:
        add(s, "wolf", "D5")
    words = {"true": 1} if true else {}
    here(s).foes[0].at = h.at + 5
    card = CARDS["flintlock"]
    whole = attack.might_against(s, h, here(s).foes[0], card, words, ranged=False)
    assert attack.might_against(s, h, here(s).foes[0], card, words, ranged=True) == whole - lost


@pytest.mark.rule("FL-160", "FL-161", "FL-288", "FL-295")
def test_how_far_a_weapon_reaches() -> None:
    """Next to one or on one's space; a spear 2, a thrown blade 3, a gun as far as one sees; off the map nowhere."""
    reaches = {name: attack.reach_of(CARDS[name], thrown=False) for name in CARDS if CARDS[name].weapon}  # fmt: skip
    melee = {name for name in reaches if not CARDS[name].ranged}
    assert all(reaches[name] == CARDS[name].blow.words.get("reach", 1) for name in melee)
    for s, _ in tables(40):
        for h, f in product(s.heroes, here(s).foes):
            for name in ("short_sword", "flintlock"):
                far = {
                    "short_sword": 1,
                    "flintlock": CARDS["flintlock"].blow.words.get("range", 99),
                }
                assert attack.can_reach(s, h, f, CARDS[name]) == (apart(h, f) <= far[name])
            assert attack.can_reach(s, h, f, CARDS["short_sword"], thrown=True) == (
                apart(h, f) <= 3
            )
        s.heroes[0].at = -1
        assert not attack.can_reach(s, s.heroes[0], here(s).foes[0], CARDS["flintlock"])


@pytest.mark.rule("FL-279", "FL-285", "FL-290", "FL-301")
def test_damage_that_does_not_come_from_the_dice() -> None:
    """Rage and boosts, less a REDUCTION; a flank by the weapon and by the perk; the sexton's and the marksman's."""
    for s, dice in tables(60):
        for h, f in product(s.heroes, here(s).foes):
            if ours(f):
                continue
            h.rage, h.boost_damage = dice.randint(0, 2), dice.randint(0, 2)
            h.words = frozenset(dice.sample(["flanker", "sexton", "marksman", "quick"], 2))
            words = dice.choice(({}, {"flank": 2}))
            ranged, card = dice.random() < 0.5, CARDS["short_sword"]
            n = h.rage + h.boost_damage
            if any(apart(m, f) <= 1 for m in everybody(s) if ours(m) and m is not h):
                n += words.get("flank", 0) + ("flanker" in h.words and not ranged)
            n += "sexton" in h.words and CREATURES[f.kind].type in ("undead", "spirit")
            n += "marksman" in h.words and ranged
            assert attack.extra_damage(s, h, f, card, words, ranged) == n


# -- the sheet ---------------------------------------------------------------------------------------

SHEET = {
    "blessed": {"might": 5, "absorb": 1}, "brave": {"nerve": 1, "rage": 1}, "faithful": {"faith": 1, "occult": 1},
    "favored": {"vita": 3, "checks": 1}, "fortified": {"defense": 5}, "lucky": {"trickery": 1, "search": 1},
    "perceptive": {"awareness": 1}, "respected": {"speech": 1, "trickery": 1}, "swift": {"stride": 1, "defense": 5},
    "bloodlust": {"rage": 2, "speech": -2, "faith": -2, "vita": -3}, "cursed": {"vita": -4, "checks": -1},
    "fractured": {"defense": -10}, "immobilized": {"might": -10}, "lycanthropy": {"rage": 1, "stride": 1},
    "spooked": {"might": -5, "nerve": -1},
}  # fmt: skip
"""What each status changes, as the book has it."""


@pytest.mark.rule("FL-012", "FL-236", "FL-246", "FL-247", "FL-250", "FL-255", "FL-256", "FL-261", "FL-263", "FL-265", "FL-271", "FL-301", "FL-304")  # fmt: skip
@pytest.mark.parametrize("who", sorted(CHARACTERS))
def test_a_sheet_adds_up(who: str) -> None:
    """The character's own, rewards up to the caps, scars, then statuses; nothing falls below its least."""
    dice = Random(who)
    rewards = ["might 5", "defense 5", "vita 2", "pp 1", "dmg 1", "stride 1", "search 1", "ap 1", "purse", "quick"]  # fmt: skip
    rewards += [f"skill {name}" for name in SKILLS]
    for _ in range(60):
        s = arena(who, "arcanist" if who != "arcanist" else "poacher", foes=())
        h, c = s.heroes[0], CHARACTERS[who]
        h.rewards = (*dice.choices(rewards, k=dice.randint(0, 12)), *["vita 2"] * 5)
        h.lore, h.tiers, h.scars = 9999, len(h.rewards), dice.randint(0, 3)
        h.focus = dice.randint(0, 1)
        names = dice.sample(sorted(SHEET), dice.randint(0, 5))
        if {"bloodlust", "lycanthropy"} <= {*names}:
            names.remove("bloodlust")
        h.statuses = sum(STATUS[name] for name in names)
        foul = dice.random() < 0.3
        s.heroes[1].statuses = STATUS["bloodlust"] * foul
        figures.refresh(s, h)

        def total(what: str, *, base: int = 0, most: int = 999, h: Hero = h) -> int:
            gained = sum(int(r.split()[1]) for r in h.rewards if r.split()[0] == what)
            return min(most, base + gained)

        def lent(what: str, names: list[str] = names) -> int:
            return sum(SHEET[name].get(what, 0) for name in names)

        assert h.might == total("might", base=c.might) + lent("might")
        assert h.defense == total("defense", base=c.defense) + lent("defense")
        assert h.dmg == total("dmg", base=c.dmg) and h.stride == total("stride", base=c.stride) + lent("stride")  # fmt: skip
        assert h.max_vita == max(1, total("vita", base=c.vita, most=36) - h.scars + lent("vita"))
        assert h.max_pp == total("pp", base=c.pp, most=10)
        assert h.absorb == lent("absorb") and h.rage == lent("rage")
        assert h.search == total("search") + lent("search")
        for i, name in enumerate(SKILLS):
            own = min(5, c.skills[i] + h.rewards.count(f"skill {name}"))
            own += lent(name) + lent("checks") - (foul and name == "speech")
            assert h.skills[i] == own, name
        assert {r for r in h.rewards if r in ("purse", "quick")} <= h.words
        assert c.focus_perks[h.focus] in h.words and c.focus_perks[1 - h.focus] not in h.words


@pytest.mark.rule("FL-332", "FL-333", "FL-301")
@pytest.mark.parametrize(("lore", "steps"), [(349, 0), (350, 1), (799, 1), (800, 2), (1250, 3)])
@pytest.mark.parametrize("cold", [False, True])
def test_the_sheet_of_a_ghost(lore: int, steps: int, cold: bool) -> None:
    """DEFENSE and DMG of its own, 5 and 1 GP more for each tier of lore it has reached; companions and blades do not help."""
    s = arena(foes=())
    h = s.heroes[0]
    c = CHARACTERS[h.who]
    give(s, h, "short_sword")
    h.companions = ("mastiff",) if "mastiff" in CARDS else ()
    h.lore, h.tiers = lore, 1
    h.rewards = ("grave_cold",) if cold else ()
    h.form = GHOST
    figures.refresh(s, h)
    assert h.defense == c.ghost_defense + 5 * steps and h.max_gp == 10 + steps
    assert h.dmg == c.ghost_dmg + (cold and bool(figures.active_rewards(h)))
    assert figures.is_ethereal(h) and "ethereal" in h.words
    h.form, h.tiers = ALIVE, 0
    figures.refresh(s, h)
    assert h.max_gp == 10 + steps, "the lore alone counts, whatever reward is still to be chosen"


@pytest.mark.rule("FL-012")
@pytest.mark.parametrize(
    ("vita", "most", "falls_to", "left"),
    [(18, 18, 15, 15), (10, 18, 15, 10), (20, 18, 15, 17), (15, 18, 15, 15)],
)
def test_who_had_more_than_the_most_keeps_as_much_above_it(
    vita: int, most: int, falls_to: int, left: int
) -> None:
    """A maximum that falls takes what is beyond it, but for what was beyond it before."""
    s = arena(foes=())
    h = s.heroes[0]
    assert h.max_vita == most
    h.vita = vita
    h.scars = most - falls_to
    figures.refresh(s, h)
    assert (h.vita, h.max_vita) == (left, falls_to)


@pytest.mark.rule("FL-263", "FL-272", "FL-313")
def test_hands_and_packs() -> None:
    """Two hands, one with a fracture, one less when transformed; a pack of eight, and more by what carries more."""
    s = arena(foes=())
    h = s.heroes[0]
    slots = {"": 2, "fractured": 1, "transformed": 1, "swift": 2}
    for name, n in slots.items():
        h.statuses = STATUS[name] if name else 0
        assert figures.hand_slots(h) == n
    h.statuses = STATUS["fractured"] | STATUS["transformed"]
    assert figures.hand_slots(h) == 0
    h.statuses = 0
    assert figures.capacity(h) == 8
    for name, n in figures.ROOM.items():
        bare(h)
        h.companions = ()
        if CARDS[name].deck == "companion":
            h.companions += (name,)
            assert figures.capacity(h) == 8 + n
        else:
            h.gear.append(new_gear(name, noted=True))
            for worn in (True, False):
                h.gear[-1].worn = worn
                assert figures.capacity(h) == 8 + n * (worn or not CARDS[name].slot)
