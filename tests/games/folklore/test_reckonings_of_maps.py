"""Creatures on a map and things that change hands, reckoned anew."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.games.folklore.content import CARDS, CREATURES, MAPS, STORIES
from hearthside.games.folklore.content.board import NAMES, NEAR, NUMBERS, squares
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.rules import (
    features,
    foe_moves,
    goods,
    hazards,
    measure,
    pack,
)
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.goods import new_gear
from hearthside.games.folklore.state import (
    BROKEN,
    GHOST,
    Tale,
    here,
)
from hearthside.kernel import ScriptedDice

from .reckoning import at, everybody, ours, tables, under
from .table import add, arena, bare, ghost, give, play

# -- creatures on a map ------------------------------------------------------------------------------


@pytest.mark.rule("FL-138", "FL-365", "FL-022")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_a_creature_comes_in_the_measure_of_the_group(n: int) -> None:
    """Its vita, more for a third and each further character, and its MIGHT by the story's percent."""
    party = ("witch_hunter", "arcanist", "poacher", "telepath", "hedge_witch")[:n]
    for kind in ("mossback", "wolf"):
        s: Any = arena(*party, foes=(), spots=("A1", "B1", "C1", "D1", "A2"))
        for story, more in (("bell", 0), ("", 0), ("bell", 15)):
            s.story, s.tune = story, {"foe_measure": more} if more else {}
            percent = (STORIES[story].foes[n - 2] if story else 100) + more
            f = features.add_foe(s, kind, NUMBERS["F5"])
            c = CREATURES[kind]
            assert f.vita == f.most == max(1, (c.vita + c.vita_each * (n - 2)) * percent // 100)
            assert f.keen == measure.keen(s) and measure.measure(s) == percent
            assert f.at == NUMBERS["F5"]
            here(s).foes.clear()


@pytest.mark.rule("FL-169", "FL-180")
def test_whom_a_creature_walks_round() -> None:
    """Those it fights and those of its own side, each by all their squares, itself left out."""
    for s, _ in tables(30):
        for f in here(s).foes:
            if ours(f):
                continue
            against, same = foe_moves.others_mask(s, f)
            assert {at(q) for q in squares(against)} == {
                xy for g in everybody(s) if ours(g) for xy in under(g)
            }
            mates = [g for g in everybody(s) if not ours(g) and g is not f]
            assert {at(q) for q in squares(same)} == {xy for g in mates for xy in under(g)}
            assert foe_moves.anchors(same, 1) == same


@pytest.mark.rule("FL-154", "FL-210", "FL-213", "FL-169")
def test_what_the_squares_do_to_a_creature_on_its_way() -> None:
    """A flame burns it once, a snare costs 1, water ends the way, and it goes no further than it lives."""
    s = arena(foes=(("wolf", "C3"),), board="causeway")
    f = here(s).foes[0]
    wet = next(squares(MAPS["causeway"].water))
    dry = [j for j in range(100) if not MAPS["causeway"].water >> j & 1][:3]
    f.vita = f.most = 30
    foe_moves.travel(s, f, [dry[0], wet, dry[1]])
    assert f.at == wet and f.vita == 30
    here(s).flames = 1 << dry[0] | 1 << dry[1]
    s.dice = ScriptedDice(rolls=[3])
    foe_moves.travel(s, f, [dry[0], dry[1], dry[2]])
    assert f.at == dry[2] and f.vita == 27
    f.flamed, f.vita = False, 2
    s.dice = ScriptedDice(rolls=[4])
    foe_moves.travel(s, f, [dry[0], dry[2]])
    assert f.vita == 0 and f not in here(s).foes


@pytest.mark.rule("FL-209", "FL-070", "FL-336", "FL-146")
def test_who_may_put_a_flame_out() -> None:
    """The living on or next to it, as their act."""
    for spot, flame, rule in (
        ("E5", "E5", None),
        ("E5", "F6", None),
        ("E5", "G5", "FL-209"),
        ("E5", "A1", "FL-209"),
    ):
        s = arena(foes=(), spots=(spot, "A9"))
        s.asked = 0
        here(s).flames = 1 << NUMBERS[flame]
        why = hazards.no_douse(s, 0, flame)
        assert getattr(why, "rule", why) == rule
        assert getattr(hazards.no_douse(s, 0, "J9"), "rule", "") == "FL-209", "nothing burns there"
    s.heroes[0].at = -1
    assert hazards.no_douse(s, 0, "A1") == "FL-070"
    ghost(s, s.heroes[0])
    assert hazards.no_douse(s, 0, "A1") == "FL-336"


# -- things ------------------------------------------------------------------------------------------


@pytest.mark.rule("FL-312", "FL-313", "FL-314", "FL-318")
def test_what_fits_and_what_weighs() -> None:
    """One thing in each place of the body, two hands full of hands; consumables and heirlooms weigh nothing."""
    s = arena(foes=())
    h = s.heroes[0]
    two = next(c.id for c in CARDS.values() if c.hands == 2 and c.weapon)
    assert goods.fits(h, two) and goods.fits(h, "short_sword") and goods.fits(h, "travel_coat")
    give(s, h, "short_sword")
    assert not goods.fits(h, two) and goods.fits(h, "short_sword")
    give(s, h, "short_sword", "travel_coat")
    assert not goods.fits(h, "short_sword") and not goods.fits(h, "travel_coat")
    loose = next(c.id for c in CARDS.values() if c.category == "consumable")
    assert not goods.fits(h, loose), "it is not worn"
    bare(h, *["short_sword"] * 7)
    assert goods.carried(h) == 7 and goods.has_room(h)
    h.gear += [new_gear(loose), new_gear(loose)]
    assert goods.carried(h) == 7 and goods.has_room(h) and not goods.overloaded(h)
    h.gear.append(new_gear("short_sword"))
    assert goods.carried(h) == 8 and not goods.has_room(h) and not goods.overloaded(h)
    h.gear.append(new_gear("short_sword"))
    assert goods.overloaded(h) and goods.overladen(s)
    assert (
        goods.burden(h, "short_sword") is h.gear[0]
        and goods.burden(h, loose) is None
        and goods.burden(h, "flintlock") is None
    )
    h.form = GHOST
    assert not goods.overloaded(h)


@pytest.mark.rule("FL-096", "FL-152", "FL-333")
def test_what_is_put_on_and_put_away() -> None:
    """Of two alike the one that is worn is stowed, the stowed and whole one is worn; each once a turn, in a fight only hands."""
    s = arena(foes=())
    here(s).combat = False
    h = s.heroes[0]
    s.asked = 0
    h.gear = [new_gear("short_sword"), new_gear("short_sword"), new_gear("travel_coat")]
    h.gear[1].worn = h.gear[2].worn = True
    assert pack.no_stow(s, 0, "short_sword") is None
    pack.stow(s, 0, "short_sword")
    assert [g.worn for g in h.gear] == [False, False, True] and h.handled == ("short_sword",)
    assert (
        pack.no_stow(s, 0, "short_sword") is not None
        and pack.no_equip(s, 0, "short_sword") is not None
    )
    h.handled = ()
    h.gear[0].condition = BROKEN
    assert pack.spare(h, "short_sword") is h.gear[1]
    pack.equip(s, 0, "short_sword")
    assert [g.worn for g in h.gear] == [False, True, True]
    h.handled = ()
    here(s).combat = True
    assert (
        pack.no_stow(s, 0, "travel_coat") == "FL-152" and pack.no_stow(s, 0, "short_sword") is None
    )
    h.form = GHOST
    assert pack.no_stow(s, 0, "short_sword") == "FL-333"


@pytest.mark.rule("FL-096", "FL-314")
def test_what_is_taken_in_hand_makes_room_for_itself() -> None:
    """Two hands take both blades away; a coat only the coat."""
    s = arena(foes=())
    here(s).combat = False
    h = s.heroes[0]
    s.asked = 0
    two = next(c.id for c in CARDS.values() if c.hands == 2 and c.weapon)
    give(s, h, "short_sword", "short_sword", "travel_coat")
    h.gear.append(new_gear(two))
    assert pack.no_equip(s, 0, two) is None
    pack.equip(s, 0, two)
    assert [g.worn for g in h.gear] == [False, False, True, True]
    h.statuses = STATUS["fractured"]
    refresh(s, h)
    h.gear[3].worn = False
    h.handled = ()
    why = pack.no_equip(s, 0, two)
    assert getattr(why, "rule", why) == "FL-314"


@pytest.mark.rule("FL-078", "FL-079")
def test_doors_open_by_hand_and_portcullises_do_not() -> None:
    board = next(m for m in MAPS.values() if m.doors and m.grates)
    s = arena(foes=(), board=board.id)
    s.asked = 0
    h = s.heroes[0]
    door, grate = next(squares(board.doors)), next(squares(board.grates))
    for j, rule in ((door, None), (grate, "FL-078")):
        free = next(
            k
            for k in squares(NEAR[j])
            if not (board.walls | board.objects | board.doors | board.grates) >> k & 1
        )
        h.at, h.done = free, 0
        why = features.no_open(s, 0, NAMES[j])
        assert getattr(why, "rule", why) == rule
    h.at = next(k for k in squares(NEAR[door]) if not (board.walls | board.objects) >> k & 1)
    features.open_door(s, 0, NAMES[door])
    assert not here(s).doors >> door & 1 and h.done
    why = features.no_open(s, 0, NAMES[door])
    assert getattr(why, "rule", why) == "FL-079"


def test_a_position_of_these_can_be_played() -> None:
    """What is arranged here is a table like any."""
    s: Tale = arena(foes=(("wolf", "F5"),))
    add(s, "zombie", "H8")
    assert play(s).decision is not None
