"""Walks, blows and falls worked out anew: which squares a STRIDE buys, what dice come to, who is struck in a skirmish."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hearthside.games.folklore.content import CREATURES, MAPS
from hearthside.games.folklore.content.board import NAMES, ground, squares
from hearthside.games.folklore.content.notation import STATUS, Blow, Dice3
from hearthside.games.folklore.rules import field, harm, hazards, keywords, movement, skirmish
from hearthside.games.folklore.rules.memory import count
from hearthside.games.folklore.state import (
    ALIVE,
    ATTACK,
    ATTACKED,
    DEAD,
    DEFEND,
    EVADING,
    GHOST,
    LIMBO,
    Tale,
    fray,
    here,
)
from hearthside.kernel import Journal, ScriptedDice

from .reckoning import apart, everybody, ours, tables, under
from .table import arena, brawl, ghost, run

# -- walks -------------------------------------------------------------------------------------------


def at(x: int, y: int) -> int:
    return 10 * y + x


def costs(s: Tale, body: bool, evading: bool, start: list[int]) -> dict[int, int]:
    """What each square costs: 1, or 2 over a foe one slips past; foes are walls, and out of water nobody gets further."""
    site = here(s)
    g = ground(field.blocked(site))
    foes = {at(*xy) for f in site.foes if not ours(f) for xy in under(f)}
    gaps = {at(*xy) for f in site.foes if not ours(f) and "swarm" not in CREATURES[f.kind].words for xy in under(f)}  # fmt: skip
    wet = {*squares(MAPS[site.map].water)}
    found = dict.fromkeys(start, 0)
    for n in range(1, 41):
        for j in [k for k, d in found.items() if d <= n]:
            if body and j in wet and found[j]:
                continue
            for k in squares(g.step(1 << j)):
                cost = 1
                if body and k in foes:
                    if not evading or k not in gaps:
                        continue
                    cost = 2
                if k not in found and found[j] + cost == n:
                    found[k] = n
    return found


@pytest.mark.rule("FL-145", "FL-153", "FL-154", "FL-155", "FL-208", "FL-221")
@pytest.mark.parametrize("board", ["open_road", "mill", "thornwood", "causeway"])
def test_the_squares_that_a_stride_buys(board: str) -> None:
    """Past friends and not onto them; round foes, or through them by evading or without a body; water ends it."""
    for s, dice in tables(25, board):
        h = s.heroes[0]
        h.form = dice.choice((ALIVE, ALIVE, GHOST))
        evading = dice.random() < 0.5
        h.done = EVADING if evading else 0
        h.steps = dice.randint(0, 7)
        if field.blocked(here(s)) >> h.at & 1:
            continue
        body = h.form == ALIVE
        found = costs(s, body, evading, [h.at])
        taken = {at(*xy) for f in everybody(s) for xy in under(f)}
        ends = {j for j, d in found.items() if 0 < d <= h.steps and j not in taken}
        assert {*squares(movement.reach(s, h))} == ends
        s.asked = 0
        for j in dice.sample(range(100), 25):
            assert (movement.no_go(s, 0, NAMES[j]) is None) == (j in ends)


@pytest.mark.rule("FL-154", "FL-264")
def test_the_stride_a_move_begins_with() -> None:
    """One's own and what boosts it; 1 out of water, unless one has no body; none in fetters."""
    wet = next(squares(MAPS["causeway"].water))
    s = arena(foes=(), board="causeway")
    h = s.heroes[0]
    h.stride, h.boost_stride = 5, 2
    for where, words, rooted, n in ((wet, set(), False, 1), (wet, {"ethereal"}, False, 7), (-1, set(), False, 7), (wet, set(), True, 0)):  # fmt: skip
        h.at, h.words, h.rooted = where, frozenset(words), rooted
        assert movement.strides(s, h) == n


@pytest.mark.rule("FL-178", "FL-194", "FL-195", "FL-281")
def test_who_stands_by_whom() -> None:
    """Foes next to a character or on its space, by all their squares; a flame beside it."""
    for s, dice in tables():
        site = here(s)
        site.flames = sum(1 << j for j in dice.sample(range(100), 12))
        for h in s.heroes:
            assert movement.foes_beside(s, h) == [
                f for f in site.foes if not ours(f) and apart(f, h) <= 1
            ]
            near = {
                j
                for j in squares(site.flames)
                if max(abs(j % 10 - h.at % 10), abs(j // 10 - h.at // 10)) == 1
            }
            assert movement.next_to_flame(s, h) == bool(near)
        s.heroes[0].at = -1
        assert not movement.next_to_flame(s, s.heroes[0])


# -- dice --------------------------------------------------------------------------------------------


def thrown(s: Tale, *rolls: int) -> Tale:
    """The next dice fall so."""
    s.dice = ScriptedDice(rolls=list(rolls))
    return s


@pytest.mark.rule("FL-224", "FL-278", "FL-291", "FL-292", "FL-298")
@pytest.mark.parametrize(
    ("weaken", "best", "worst", "rolls", "natural", "left"),
    [
        (0, False, False, (40,), 40, 0), (0, True, False, (40, 70), 70, 0), (0, True, False, (70, 40), 70, 0),
        (0, False, True, (40, 70), 40, 0), (0, False, True, (70, 40), 40, 0), (0, True, True, (40,), 40, 0),
        (2, False, False, (70, 40), 40, 1), (1, True, False, (70,), 70, 0), (1, False, True, (70, 40), 40, 0),
    ],
)  # fmt: skip
def test_the_attack_roll(weaken: int, best: bool, worst: bool, rolls: tuple[int, ...], natural: int, left: int) -> None:  # fmt: skip
    """An edge keeps the better of two, bad footing or a weaken token the worse; both together one roll is enough."""
    s = thrown(arena(), *rolls)
    h = s.heroes[0]
    h.weaken = weaken
    assert keywords.attack_roll(s, h, best, worst) == natural and h.weaken == left


@pytest.mark.rule("FL-100", "FL-270", "FL-297")
@pytest.mark.parametrize(
    ("words", "natural", "two", "sick", "rolls", "n"),
    [
        ({}, 50, False, False, (2, 3), 6), ({}, 50, True, False, (2, 3, 4, 4), 9), ({}, 50, True, False, (4, 4, 2, 3), 9),
        ({}, 50, False, True, (4, 4, 2, 3), 6), ({}, 50, False, True, (2, 3, 4, 4), 6), ({}, 50, True, True, (2, 3), 6),
        ({"vorpal": 1}, 95, False, False, (2, 3), 6), ({"vorpal": 1}, 96, False, False, (), 9), ({}, 100, False, False, (2, 3), 6),
    ],
)  # fmt: skip
def test_the_dice_of_a_blow(words: dict[str, int], natural: int, two: bool, sick: bool, rolls: tuple[int, ...], n: int) -> None:  # fmt: skip
    """2d4 and 1: two hands keep the better throw, the sick the worse; VORPAL above 95 is the most."""
    s = thrown(arena(), *rolls)
    assert keywords.damage_roll(s, Blow(Dice3(2, 4, 1), words), natural, two, sick) == n


@pytest.mark.rule("FL-278", "FL-291", "FL-292")
def test_edges() -> None:
    """SACRED, SILVER and COLD STEEL, each against its two types."""
    edge = {
        "sacred": {"demonic", "undead"},
        "silver": {"shapeshifter", "undead"},
        "cold_steel": {"spirit", "nature"},
    }
    for word, types in edge.items():
        for kind in (
            "demonic",
            "undead",
            "shapeshifter",
            "spirit",
            "nature",
            "mortal",
            "occultist",
        ):
            assert keywords.has_edge({word: 1}, kind) == (kind in types)
    assert not keywords.has_edge({}, "undead") and keywords.has_edge(
        {"focus": 1, "silver": 1}, "undead"
    )


@pytest.mark.rule("FL-179", "FL-248", "FL-273", "FL-334")
@pytest.mark.parametrize("absorb", [0, 1, 3])
@pytest.mark.parametrize("bodiless", [False, True])
@pytest.mark.parametrize("form", ["body", "status", "ghost"])
def test_what_gets_through(absorb: int, bodiless: bool, form: str) -> None:
    """Less ABSORPTION; 2 less for those without a body, unless the blow has none either; a snare knows only the latter."""
    s = arena(foes=())
    h = s.heroes[0]
    if form == "ghost":
        ghost(s, h)
    elif form == "status":
        h.statuses = STATUS["ethereal"]
        h.words = frozenset({"ethereal"})
    h.absorb, h.boost_absorb = absorb, 1
    spared = 0 if form == "body" else 2
    for n in range(8):
        assert harm.softened(h, n, bodiless) == max(0, n - absorb - 1 - (0 if bodiless else spared))
        assert harm.snare_damage(h, n) == max(0, n - spared)
    h.words = h.words | {"trapper"}
    assert harm.snare_damage(h, 7) == 0


@pytest.mark.rule("FL-159", "FL-273", "FL-248")
def test_what_a_creature_loses() -> None:
    """What is dealt less its ABSORPTION, 2 less without a body unless the attacker has none; at 0 it is removed, and counted."""
    for kind, spared in (("zombie", 0), ("poltergeist", 2)):
        for n, absorb in ((5, 0), (5, 2), (2, 2), (1, 3)):
            for attacker in ("hero", "ghost", "nobody"):
                s = arena(foes=((kind, "F5"), ("wolf", "H8")))
                h, f = s.heroes[0], here(s).foes[0]
                f.vita, f.boost_absorb = 9, absorb
                if attacker == "ghost":
                    ghost(s, h)
                own = CREATURES[kind].words.get("absorption", 0)
                through = max(0, n - own - absorb - (0 if attacker == "ghost" else spared))
                by = None if attacker == "nobody" else h
                assert keywords.deal(s, by, f, n) == through and f.vita == 9 - through
    s = arena(foes=(("zombie", "F5"), ("wolf", "H8")))
    f, wolf = here(s).foes
    s.heroes[0].auras, s.heroes[0].last_target = 1 << f.id | 1 << wolf.id, f.id
    s.heroes[1].last_target = wolf.id
    f.vita, before = 2, s.foes_beaten
    hazards.foe_loses(s, f, 0)
    assert f.vita == 2
    hazards.foe_loses(s, f, 3)
    assert here(s).foes == [wolf] and f.vita == 0
    assert here(s).beaten == ["zombie"] and s.foes_beaten == before + 1
    assert s.heroes[0].auras == 1 << wolf.id
    assert (s.heroes[0].last_target, s.heroes[1].last_target) == (-1, wolf.id)
    wolf.owner, wolf.vita = 0, 1
    hazards.foe_loses(s, wolf, 1)
    assert here(s).foes == [] and here(s).beaten == ["zombie"], "an ally is no foe that was beaten"


# -- marks -------------------------------------------------------------------------------------------


@pytest.mark.rule("FL-276", "FL-279", "FL-289", "FL-298")
def test_the_marks_a_blow_leaves_on_a_creature() -> None:
    """CRUSHING, WEAKEN, RAZOR and BLACKOUT, each on whoever is hit; in its own turn CRUSHING waits for the next."""
    for acting, crushed, missed in ((False, 1, 1), (True, 2, 2)):
        s = arena(foes=(("zombie", "F5"),))
        h, f = s.heroes[0], here(s).foes[0]
        here(s).acting = f.id if acting else -1
        words = {"crushing": 1, "weaken": 1, "razor": 2, "blackout": 60}
        run(keywords.leave_marks(s, h, f, Blow(Dice3(1, 4), words), 61))
        assert (f.reduced, f.weaken, f.razor, f.razor_left, f.skip) == (crushed, 1, 2, 4, missed)
        assert keywords.reduction(f) == (not acting)
        f.skip = 0
        run(keywords.leave_marks(s, h, f, Blow(Dice3(1, 4), words), 60))
        assert (f.weaken, f.skip) == (2, 0), "a roll that is not above it blacks nobody out"
    s = arena(foes=(("poltergeist", "F5"),))
    f = here(s).foes[0]
    run(keywords.leave_marks(s, s.heroes[0], f, Blow(Dice3(1, 4), {"razor": 2}), 50))
    assert f.razor == f.razor_left == 0, "nothing to cut"
    run(keywords.leave_marks(s, s.heroes[0], f, Blow(Dice3(1, 4), {}), 50))
    assert (f.reduced, f.weaken, f.skip) == (0, 0, 0)


@pytest.mark.rule("FL-231", "FL-235", "FL-332")
def test_the_marks_a_blow_leaves_on_a_character() -> None:
    """DRAIN takes PP from the living down to none, CORROSION a token, INFECT one from the sick; HEAL serves the creature."""
    for sick in (False, True):
        s = arena(foes=(("zombie", "F5"),))
        h, f = s.heroes[0], here(s).foes[0]
        h.pp, f.vita, f.most = 3, 4, 9
        h.statuses = STATUS["sickened"] if sick else 0
        words = {"drain": 2, "corrosion": 1, "infect": 1, "heal": 3}
        run(keywords.leave_marks(s, f, h, Blow(Dice3(1, 4), words), 50))
        assert (h.pp, h.corrosion, h.infection, f.vita) == (1, (4,), int(sick), 7)
        run(keywords.leave_marks(s, f, h, Blow(Dice3(1, 4), words), 50))
        assert (h.pp, h.corrosion, f.vita) == (0, (4, 4), 9)
    g = ghost(s, s.heroes[1])
    g.pp = 2
    run(keywords.leave_marks(s, f, g, Blow(Dice3(1, 4), {"drain": 1}), 50))
    assert g.pp == 2


# -- pushes ------------------------------------------------------------------------------------------


@pytest.mark.rule("FL-214", "FL-215")
@pytest.mark.parametrize(
    ("pusher", "target", "n", "to"),
    [
        ("E5", "F5", 2, "H5"), ("E5", "D5", 1, "C5"), ("E5", "E6", 3, "E9"), ("E5", "E4", 2, "E2"),
        ("E5", "F6", 2, "H8"), ("E5", "D4", 2, "B2"), ("E5", "I5", 4, "J5"), ("E5", "H5", 1, "I5"),
    ],
)  # fmt: skip
def test_a_push_leads_straight_away(pusher: str, target: str, n: int, to: str) -> None:
    """From the pusher's square through the target's, as far as it says, or to the edge of the map."""
    s = arena(foes=(("wolf", target),), spots=(pusher, "A1"))
    f = here(s).foes[0]
    f.vita = 30
    run(hazards.push(s, field.squares_of(s.heroes[0]), f, n, listed=True))
    assert NAMES[f.at] == to


@pytest.mark.rule("FL-214", "FL-215")
@pytest.mark.parametrize(("listed", "lost"), [(True, 0), (False, 3)])
def test_who_is_in_the_way_of_a_push_is_hurt_and_stops_it(listed: bool, lost: int) -> None:
    """1d4 for the one in the way; the one who is pushed stays before it, and loses 1d4 where no damage is listed."""
    s = arena(foes=(("zombie", "F5"), ("wolf", "H5")), spots=("E5", "A1"), board="nine_sisters")
    s.story = "bell"
    f, wolf = here(s).foes
    f.vita = wolf.vita = 9
    thrown(s, 2, 3)
    run(hazards.push(s, field.squares_of(s.heroes[0]), f, 3, listed=listed))
    assert NAMES[f.at] == "G5" and NAMES[wolf.at] == "H5"
    assert (f.vita, wolf.vita) == (9 - lost, 7)


# -- falling -----------------------------------------------------------------------------------------


@pytest.mark.rule("FL-159", "FL-234", "FL-237", "FL-329", "FL-330")
def test_a_character_who_falls_leaves_everything_that_clung_to_it() -> None:
    """Statuses, tokens, boosts and control of foes; it lies where it fell until its ghost rises."""
    s = arena(foes=(("zombie", "F5"), ("wolf", "H5")))
    h, mate = s.heroes
    f, wolf = here(s).foes
    f.ruler, wolf.ruler = 0, 1
    h.vita, h.statuses, h.corrosion, h.infection = 2, STATUS["blessed"], (4, 2), 3
    h.razor_left, h.weaken, h.reduced, h.skip, h.no_attack, h.stance = 1, 2, 1, 1, 1, DEFEND
    where, deaths = h.at, s.deaths
    harm.lose_vita(s, h, 0)
    assert h.vita == 2
    harm.lose_vita(s, h, 5)
    assert (h.form, h.at, h.grave, h.vita) == (DEAD, -1, where, 0) or h.at < 0
    assert (h.statuses, [*h.corrosion], h.infection) == (0, [], 0)
    assert [h.razor_left, h.weaken, h.reduced, h.skip, h.no_attack, h.stance] == [0] * 6
    assert (f.ruler, wolf.ruler) == (-1, 1) and s.deaths == deaths + 1 and s.fallen == (h.who,)
    mate.words |= {"last_stand"}
    mate.vita = 1
    harm.lose_vita(s, mate, 4)
    assert (mate.form, mate.vita, mate.spent_chapter) == (ALIVE, 1, ("last_stand",))
    harm.lose_vita(s, mate, 1)
    assert mate.form != ALIVE, "once a chapter"


@pytest.mark.rule("FL-332", "FL-337", "FL-338", "FL-012")
def test_ghosts_limbo_and_back() -> None:
    """10 GP to begin with; without any it is limbo; back with all PP and all, or half, of the vita."""
    s = arena(foes=())
    h = ghost(s, s.heroes[0])
    assert (h.gp, h.vita, h.pp) == (10, 0, 0)
    harm.lose_vita(s, h, 9)
    assert (h.gp, h.form) == (1, GHOST)
    harm.gain_gp(h, 40)
    assert h.gp == h.max_gp + 20
    harm.lose_vita(s, h, 99)
    assert (h.form, h.at, h.gp) == (LIMBO, -1, 0)
    for half in (True, False):
        harm.revive(s, h, half)
        assert h.form == ALIVE and h.gp == 0 and h.pp == h.max_pp > 0
        assert h.vita == (h.max_vita // 2 if half else h.max_vita)


@pytest.mark.rule("FL-231", "FL-233")
@pytest.mark.parametrize(("tokens", "lost", "left"), [((), 0, ()), ((4,), 1, (3,)), ((1,), 1, ()), ((4, 1), 2, (3,)), ((2, 2), 2, (1, 1))])  # fmt: skip
def test_corrosion(tokens: tuple[int, ...], lost: int, left: tuple[int, ...]) -> None:
    """1 vita for each token, for as many rounds as it has left."""
    s = arena(foes=())
    h = s.heroes[0]
    h.corrosion, h.vita = tokens, 9
    harm.corrosion_round(s, h)
    assert (h.vita, h.corrosion) == (9 - lost, left)


# -- skirmishes --------------------------------------------------------------------------------------


@pytest.mark.rule("FL-104", "FL-108", "FL-109", "FL-110", "FL-111", "FL-112", "FL-114")
@pytest.mark.parametrize("seed", range(8))
def test_the_creatures_of_a_skirmish_strike_at_everybody(seed: int) -> None:
    """One roll each, with the modifier of its counter, against each DEFENSE; a defending ghost is spared; a 1 costs it one."""
    dice = Random(seed)
    s = brawl("witch_hunter", "arcanist", "poacher", kinds=("zombie", "wolf", "mossback"))
    melee = fray(s)
    melee.counters = [dice.randint(0, 8), dice.randint(1, 8), dice.randint(0, 13)]
    for h in s.heroes:
        h.stance, h.defense, h.boost_defense = (
            dice.choice((ATTACK, DEFEND)),
            dice.randint(45, 65),
            dice.choice((0, 5)),
        )
        h.vita = h.max_vita = 30
        h.words = frozenset()
        h.gear.clear()
    if dice.random() < 0.5:
        ghost(s, s.heroes[2])
    melee.focused = dice.choice((0, 2))
    expected: list[tuple[str, int, int]] = []
    rolls: list[int] = []
    counters = melee.counters[:]
    for i, kind in enumerate(melee.kinds):
        if counters[i] <= 0:
            continue
        c = CREATURES[kind]
        natural = dice.choice((1, 30, 45, 52, 60, 75))
        rolls.append(natural)
        for h in s.heroes:
            if h.form == GHOST and h.stance == DEFEND:
                continue
            shielded = h.stance == DEFEND and not melee.focused >> h.number & 1
            need = h.defense + h.boost_defense + 10 * shielded
            might = c.skirmish_might + c.mods[counters[i] - 1]
            expected.append((h.who, natural + might, need))
            if natural + might >= need:
                rolls += [1] * (c.skirmish_blow.dice.n)
                rolls += [10] * len(c.skirmish_blow.afflicts)
        if natural == 1:
            counters[i] -= 1
    s.journal = Journal()
    thrown(s, *rolls)
    run(skirmish.creatures_attack(s))
    told = [e.args for e in s.journal if e.kind == "skirmish_attack"]
    assert [(args[4], args[2], args[3]) for args in told] == expected
    assert melee.counters == counters


@pytest.mark.rule("FL-108", "FL-117", "FL-120", "FL-286")
@pytest.mark.parametrize("stance", [ATTACK, DEFEND])
@pytest.mark.parametrize(("natural", "hits"), [(30, 0), (50, 1), (100, 2)])
def test_a_characters_strike_in_a_skirmish(stance: int, natural: int, hits: int) -> None:
    """Roll, MIGHT, boosts and what the weapon adds, 10 less for a defender; a 100 counts twice; the next where one is down."""
    s = brawl(kinds=("wolf", "zombie"), counters=(0, 3))
    h, melee = s.heroes[0], fray(s)
    melee.hits = [0, 0]
    h.target, h.stance, h.might, h.boost_might = 0, stance, 5, 2
    h.last_target = 1
    thrown(s, natural)
    s.journal = Journal()
    assert skirmish.roll_against(s, h, "fists", 3, {"focus": 1}) == natural
    total = natural + 5 + 2 + 3 + 1 - 10 * (stance == DEFEND)
    need = CREATURES["zombie"].skirmish_defense
    assert [e.args[3:5] for e in s.journal if e.kind == "skirmish_strike"] == [(total, need)]
    assert melee.hits == [0, (2 if natural == 100 else 1) if total >= need else 0]
    assert h.target == 1 and h.done & ATTACKED
    assert hits >= melee.hits[1]


@pytest.mark.rule("FL-120", "FL-286")
def test_hits_are_counted_when_all_have_struck() -> None:
    """Off the counters and not below none; whoever struck nobody keeps count of nobody."""
    s = brawl(kinds=("wolf", "zombie", "bandit"), counters=(3, 2, 1))
    melee = fray(s)
    melee.hits = [2, 5, 0]
    one, other = s.heroes
    one.done, one.target, one.last_target, one.streak = ATTACKED, 1, 1, 2
    other.done, other.target = 0, 2
    skirmish.count_hits(s)
    assert melee.counters == [1, 0, 1] and melee.hits == [0, 0, 0]
    assert (one.done, one.last_target, one.streak) == (0, 1, 3)
    assert (other.target, other.last_target) == (-1, -1)


@pytest.mark.rule("FL-018", "FL-115", "FL-126")
def test_who_is_in_a_skirmish() -> None:
    """The living and ghosts in the order it began with, but for those who are out of it and those it is fought against."""
    s = brawl("witch_hunter", "arcanist", "poacher", kinds=("wolf",))
    melee = fray(s)
    melee.order = [2, 0, 1]
    assert [h.number for h in skirmish.fighting(s)] == [2, 0, 1]
    melee.out = 0b100
    assert [h.number for h in skirmish.fighting(s)] == [0, 1]
    melee.kinds, melee.counters = ["wolf", "hero:0"], [1, 2]
    assert [h.number for h in skirmish.fighting(s)] == [1]
    melee.counters = [1, 0]
    s.heroes[1].form = LIMBO
    assert [h.number for h in skirmish.fighting(s)] == [0]


# -- figures of a chapter ----------------------------------------------------------------------------


@pytest.mark.rule("FL-365")
def test_what_a_chapter_counts() -> None:
    """Under the story and the chapter; between stories nothing is counted."""
    s: Any = arena(foes=())
    s.story, s.chapter, s.between, s.tally = "bell", 2, False, {}
    count(s, "rounds")
    count(s, "rounds", 3)
    count(s, "words", 0)
    assert s.tally == {"bell.2.rounds": 4, "bell.2.words": 0}
    s.between = True
    count(s, "rounds")
    s.between, s.story = False, ""
    count(s, "rounds")
    assert s.tally == {"bell.2.rounds": 4, "bell.2.words": 0}
