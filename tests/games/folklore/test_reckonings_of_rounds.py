"""Rounds, turns and ends of fights: what each of them wipes off a figure and what it leaves; things in packs and hands."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import ABILITIES, CARDS, CREATURES, MAPS
from hearthside.games.folklore.content.board import NUMBERS, squares
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.rules import (
    adventure,
    attack,
    boosts,
    limits,
)
from hearthside.games.folklore.rules.goods import new_gear
from hearthside.games.folklore.state import (
    ALIVE,
    BROKEN,
    DEAD,
    DEFEND,
    EXHAUSTED,
    FRESH,
    GHOST,
    JAMMED,
    LIMBO,
    NONE,
    VAMPIRE,
    here,
)
from hearthside.kernel import ScriptedDice

from .reckoning import MARKS, everybody, marked
from .table import arena, ghost, give, run

# -- what is wiped off -------------------------------------------------------------------------------


@pytest.mark.rule("FL-066", "FL-088")
def test_nothing_is_left_over_from_an_earlier_map() -> None:
    s = arena(foes=())
    h = s.heroes[0]
    marked(h)
    h.grave = 5
    adventure.fresh_on_map(h)
    assert (h.at, h.grave, h.target, h.last_target) == (-1, -1, -1, -1)
    assert [getattr(h, name) for name in (*MARKS, "streak", "done", "steps")] == [0] * 8
    assert h.stance == NONE and not (h.rooted or h.guarded or h.flamed)
    assert h.spent_combat == h.spent_round == () and h.boosts == [] and h.boost_might == 0


@pytest.mark.rule("FL-095", "FL-166", "FL-193", "FL-201", "FL-202", "FL-264")
@pytest.mark.parametrize("gloom", [False, True])
def test_what_the_end_of_a_fight_wipes_off(gloom: bool) -> None:
    """Marks, boosts, fetters and darkness that came with it; allies go, control ends, jams clear, ammo is full, the dead rise."""
    s = arena(
        "witch_hunter",
        "arcanist",
        "poacher",
        foes=(("zombie", "F5"), ("wolf", "H5"), ("wolf", "H8")),
    )
    site = here(s)
    h, _, dead = s.heroes
    marked(h)
    h.statuses = STATUS["immobilized"]
    give(s, h, "flintlock", "short_sword")
    h.gear[0].left, h.gear[0].condition, h.gear[1].condition = 0, JAMMED, BROKEN
    site.dark, site.gloom, site.order = True, gloom, [0, 1, 2]
    site.foes[0].owner, site.foes[1].ruler = 0, 1
    dead.form, dead.grave, dead.at = DEAD, NUMBERS["E6"], -1
    run(adventure.end_combat(s))
    assert not site.combat and site.order == [] and site.dark is gloom
    assert [f.kind for f in site.foes] == ["wolf", "wolf"] and [f.ruler for f in site.foes] == [
        -1,
        -1,
    ]
    assert [getattr(h, name) for name in (*MARKS, "streak")] == [0] * 6
    assert (h.target, h.last_target, h.stance, h.statuses, h.rooted) == (-1, -1, NONE, 0, False)
    assert h.boosts == [] and h.boost_might == 0 and h.spent_combat == ()
    assert [g.condition for g in h.gear] == [FRESH, BROKEN]
    assert h.gear[0].left == CARDS["flintlock"].ammo
    assert dead.form == GHOST and dead.at >= 0


@pytest.mark.rule("FL-071", "FL-142", "FL-167", "FL-194", "FL-213")
def test_how_a_turn_begins() -> None:
    """Nothing done, no target, flames anew, 2 turns without an attack are 1; its STRIDE in steps."""
    s = arena()
    h = s.heroes[0]
    marked(h)
    h.rooted, h.skip, h.no_attack, h.razor_left, h.auras = False, 0, 2, 0, 5
    s.heroes[1].flamed = here(s).foes[0].flamed = True
    h.stride, h.boost_stride = 5, 1
    assert run(adventure.begin_turn(s, h)) is True
    assert (h.done, h.auras, h.hand, h.target, h.no_attack, h.steps) == (0, 0, -1, -1, 1, 6)
    assert h.handled == () and not any(f.flamed for f in everybody(s))
    assert here(s).active == 0
    h.skip, h.no_attack = 2, 1
    boosts.boost(h, "drum", "might", 5, 1)
    assert run(adventure.begin_turn(s, h)) is False
    assert (h.skip, h.no_attack, h.boosts, here(s).active) == (1, 0, [], -1), "it is over at once"
    h.form, h.skip = DEAD, 0
    assert run(adventure.begin_turn(s, h)) is False and here(s).active == -1


@pytest.mark.rule("FL-211", "FL-279", "FL-167", "FL-286")
@pytest.mark.parametrize(
    ("flame", "flamed", "form", "lost"),
    [
        ("F5", False, ALIVE, 1),
        ("F5", True, ALIVE, 0),
        ("G5", False, ALIVE, 0),
        ("F5", False, GHOST, 0),
    ],
)
def test_how_a_turn_ends(flame: str, flamed: bool, form: int, lost: int) -> None:
    """1 for a flame beside, unless one has burned already; REDUCTION, the ban on attacks and boosts run down."""
    s = arena(foes=())
    h = s.heroes[0]
    if form == GHOST:
        ghost(s, h)
    here(s).flames = 1 << NUMBERS[flame]
    h.flamed, h.reduced, h.no_attack, h.target, h.last_target = flamed, 2, 1, 8, 8
    h.streak, before = 1, h.vita + h.gp
    boosts.boost(h, "drum", "might", 5, 2)
    run(adventure.end_turn(s, h))
    assert before - h.vita - h.gp == lost
    assert (h.reduced, h.no_attack, h.last_target, h.streak) == (1, 0, 8, 2)
    assert [b.left for b in h.boosts] == [1] and here(s).active == -1
    h.no_attack, h.target = 2, -1
    run(adventure.end_turn(s, h))
    assert (h.reduced, h.no_attack, h.last_target, h.boosts) == (0, 2, -1, [])


@pytest.mark.rule("FL-071", "FL-346", "FL-331")
def test_how_a_round_begins() -> None:
    """A round more and a candle less; tokens, guards and fetters of the last round are gone; all queue in the order of the fight."""
    s = arena("witch_hunter", "arcanist", "poacher", "telepath", foes=(("zombie", "F5"),))
    site = here(s)
    s.heroes[1].form, s.heroes[2].form = LIMBO, VAMPIRE
    site.order, site.held, site.heroes_done, site.foes_done, site.active = (
        [3, 2, 1, 0],
        [1],
        True,
        True,
        2,
    )
    for h in s.heroes:
        h.spent_round, h.guarded, h.stance, h.rooted = ("a",), True, DEFEND, True
    rounds, candle, of_map = s.rounds, s.candle, site.round
    run(adventure.begin_round(s))
    assert (s.rounds, s.candle, site.round) == (rounds + 1, candle - 1, of_map + 1)
    assert site.queue == [3, 0] and site.order == [3, 2, 1, 0] and site.held == []
    assert not (site.heroes_done or site.foes_done or site.holding) and site.active == -1
    for h in s.heroes:
        assert h.spent_round == () and not h.guarded and h.stance == NONE and not h.rooted


@pytest.mark.rule("FL-301")
@pytest.mark.parametrize(("mourner", "gp", "then"), [(ALIVE, 5, 6), (ALIVE, 10, 10), (ALIVE, 12, 12), (GHOST, 5, 5)])  # fmt: skip
def test_a_mourner_keeps_ghosts(mourner: int, gp: int, then: int) -> None:
    s = arena(foes=())
    g = ghost(s, s.heroes[1])
    g.gp, g.max_gp = gp, 10
    s.heroes[0].words |= {"mourner"}
    s.heroes[0].form = mourner
    run(adventure.begin_round(s))
    assert g.gp == then


@pytest.mark.rule("FL-269")
def test_the_possessed_cost_those_beside_them() -> None:
    """1 each within 1, allies that were summoned too, not oneself and not foes."""
    s = arena(
        "witch_hunter",
        "arcanist",
        "poacher",
        foes=(("zombie", "F5"), ("wolf", "E4"), ("wolf", "H8")),
        spots=("E5", "D5", "A1"),
    )
    h, near, far = s.heroes
    h.statuses = STATUS["possessed"]
    site = here(s)
    site.foes[1].owner = site.foes[2].owner = 1
    before = [f.vita for f in (h, near, far, *site.foes)]
    adventure.haunt(s, h)
    assert [b - f.vita for b, f in zip(before, (h, near, far, *site.foes), strict=True)] == [
        0,
        1,
        0,
        0,
        1,
        0,
    ]


@pytest.mark.rule("FL-139", "FL-140", "FL-141")
@pytest.mark.parametrize(
    ("ours_", "theirs", "quick", "affliction", "dark", "foes_first"),
    [(5, 5, False, False, False, False), (5, 6, False, False, False, True), (4, 6, True, False, False, False), (3, 6, True, False, False, True),
     (5, 5, False, True, False, True), (6, 5, False, True, False, False), (10, 1, False, False, True, True)],
)  # fmt: skip
def test_first_strike(ours_: int, theirs: int, quick: bool, affliction: bool, dark: bool, foes_first: bool) -> None:  # fmt: skip
    """d10 against d10, ties to the group; 2 more for the quick, 1 for an Affliction; in the dark always the foes."""
    kind = next(c.id for c in CREATURES.values() if c.affliction is affliction and c.size == 1)
    s = arena(foes=((kind, "F5"),), dark=dark)
    if quick:
        for h in s.heroes:
            h.words |= {"quick"}
    s.dice = ScriptedDice(rolls=[ours_, theirs])
    adventure.begin_combat(s)
    assert here(s).foes_first is foes_first and here(s).combat


@pytest.mark.rule("FL-085", "FL-087")
def test_who_has_to_stand_in_the_exit() -> None:
    """All who live, or four of five; ghosts are not waited for."""
    board = next(m for m in MAPS.values() if m.exits)
    party = ("witch_hunter", "arcanist", "poacher", "telepath", "hedge_witch")
    for n in (2, 3, 4, 5):
        s = arena(*party[:n], foes=(), board=board.id, spots=("A1",) * n)
        spots = list(squares(board.exits)) * 5
        outside = next(j for j in range(100) if not board.exits >> j & 1)
        for inside in range(n + 1):
            for h in s.heroes:
                h.at = spots[h.number] if h.number < inside else outside
            assert adventure.all_in_exit(s) == (inside >= min(4, n))
    s.heroes[0].form = GHOST
    for h in s.heroes:
        h.at = spots[h.number] if h.number else outside
    assert adventure.all_in_exit(s)
    s.heroes[1].at = -1
    assert not adventure.all_in_exit(s)


# -- boosts and limits -------------------------------------------------------------------------------


@pytest.mark.rule("FL-072")
def test_boosts_add_up_and_run_down() -> None:
    """Each stat for itself; of one source the last counts; at the end of a turn each is one shorter."""
    s = arena(foes=())
    h = s.heroes[0]
    for source, stat, n, left in (("a", "might", 5, 1), ("b", "might", 3, 2), ("a", "defense", 5, 2), ("a", "damage", 1, 3),
                                  ("b", "stride", 2, 2), ("c", "absorption", 1, 2), ("a", "might", 10, 2)):  # fmt: skip
        boosts.boost(h, source, stat, n, left)

    def sums() -> tuple[int, ...]:
        return (h.boost_might, h.boost_defense, h.boost_damage, h.boost_stride, h.boost_absorb)

    assert sums() == (13, 5, 1, 2, 1)
    boosts.tick_boosts(h)
    assert sums() == (13, 5, 1, 2, 1)
    boosts.tick_boosts(h)
    assert sums() == (0, 0, 1, 0, 0)
    boosts.clear_boosts(h)
    assert sums() == (0, 0, 0, 0, 0) and h.boosts == []


@pytest.mark.rule("FL-084", "FL-308")
def test_how_often_an_ability_serves() -> None:
    """Once a round, once a fight, or as often as one likes."""
    s = arena(foes=())
    h = s.heroes[0]
    for limit in {a.limit for a in ABILITIES.values()}:
        a = next(a for a in ABILITIES.values() if a.limit == limit)
        h.spent_round, h.spent_combat = (), ()
        assert limits.used_up(h, a) is None
        limits.use_up(h, a)
        assert [*h.spent_round] == [a.id] and h.spent_combat == (
            (a.id,) if limit == "combat" else ()
        )
        assert (limits.used_up(h, a) is None) == (limit not in ("round", "combat"))
        h.spent_round = ()
        assert (limits.used_up(h, a) is None) == (limit != "combat")


# -- attacks -----------------------------------------------------------------------------------------


@pytest.mark.rule("FL-147", "FL-286", "FL-295")
def test_what_an_attack_leaves_on_its_attacker() -> None:
    """It has attacked and walks no further; its target is kept, the streak on another is over; a thrown blade is exhausted."""
    for last, free, thrown in ((0, False, False), (9, False, True), (9, True, False)):
        s = arena()
        h, f = s.heroes[0], here(s).foes[0]
        gear = give(s, h, "short_sword")
        h.last_target, h.streak, h.steps, h.done = last, 3, 4, 0
        s.dice = ScriptedDice(rolls=[30], seed=1)
        run(attack.hero_attack(s, h, f, gear, thrown=thrown, free=free))
        assert h.target == f.id and h.streak == (3 if last == f.id else 0)
        assert (h.steps, bool(h.done)) == ((4, False) if free else (0, True))
        assert gear.condition == (EXHAUSTED if thrown else FRESH)


@pytest.mark.rule("FL-286")
@pytest.mark.parametrize(("target", "last", "streak", "then"), [(3, 3, 2, (3, 3)), (3, 4, 2, (3, 1)), (-1, 3, 2, (-1, 2)), (3, -1, 0, (3, 1))])  # fmt: skip
def test_rounds_in_a_row(target: int, last: int, streak: int, then: tuple[int, int]) -> None:
    s = arena(foes=())
    h = s.heroes[0]
    h.target, h.last_target, h.streak = target, last, streak
    attack.keep_count(h)
    assert (h.last_target, h.streak) == then


@pytest.mark.rule("FL-165", "FL-166", "FL-167", "FL-168")
def test_a_natural_one() -> None:
    """A weapon breaks, an artifact jams, bare hands lose heart for a turn, a ghost loses a GP."""
    s = arena()
    h = s.heroes[0]
    sword = give(s, h, "short_sword")
    attack.fault(s, h, sword)
    assert sword.condition == BROKEN and h.no_attack == 0
    relic = new_gear(next(c.id for c in CARDS.values() if c.deck == "artifact" and c.weapon))
    h.gear.append(relic)
    attack.fault(s, h, relic)
    assert relic.condition == JAMMED
    attack.fault(s, h, None)
    assert h.no_attack == 2
    g = ghost(s, s.heroes[1])
    attack.fault(s, g, None)
    assert g.gp == 9 and g.no_attack == 0


@pytest.mark.rule("FL-257", "FL-266", "FL-164", "FL-165")
@pytest.mark.parametrize(
    ("natural", "asked", "ban"), [(1, False, 2), (2, False, 0), (99, False, 0), (100, True, 0)]
)
def test_a_bite_is_an_attack_like_any_other(natural: int, asked: bool, ban: int) -> None:
    """A 1 fails it and a 100 is devastating."""
    s = arena()
    h, f = s.heroes[0], here(s).foes[0]
    f.vita, h.might = 30, 0
    s.dice = ScriptedDice(rolls=[natural, 3], seed=1)
    question = next(attack.maul(s, h, f), None)
    assert (question is not None) is asked and h.no_attack == ban
    assert (f.vita < 30) == (natural >= 50)


@pytest.mark.rule("FL-094", "FL-284")
def test_what_a_weapon_uses_up() -> None:
    """A shot each time, and one of the attacks of its fill, whose dice and words are in it."""
    s = arena()
    gun = give(s, s.heroes[0], "flintlock")
    card = CARDS["flintlock"]
    left = gun.left
    assert attack.wield(gun, card) == card.blow and gun.left == left - 1 and gun.fill_left == 0
    fill = (
        next(c for c in CARDS.values() if c.blow.dice.plus and not c.weapon and c.uses)
        if any(c.blow.dice.plus and not c.weapon and c.uses for c in CARDS.values())
        else None
    )
    if fill is not None:
        gun.fill, gun.fill_left = fill.id, 2
        blow = attack.wield(gun, card)
        assert blow.dice.plus == card.blow.dice.plus + fill.blow.dice.plus and gun.fill_left == 1
        assert {**card.blow.words, **fill.blow.words} == blow.words
