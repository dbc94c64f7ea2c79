"""Numbers and sides that a rule hangs on: one more or less, the other condition of a thing, the other end of a way."""

from __future__ import annotations

import pytest
from tests.positions import told

from hearthside.games.folklore.content import CREATURES
from hearthside.games.folklore.rules.foe_moves import reachable_by, struck_from
from hearthside.games.folklore.rules.goods import new_gear, receive, unexhaust
from hearthside.games.folklore.rules.harm import lose_vita
from hearthside.games.folklore.rules.movement import evadable
from hearthside.games.folklore.rules.tale import group_death
from hearthside.games.folklore.state import BROKEN, EXHAUSTED, FRESH, JAMMED, here

from .table import add, afflicted, arena, brawl, did, ghost, on_road, options, play, run, tale


@pytest.mark.rule("FL-340", "FL-346")
def test_the_death_of_the_group_burns_ten_rounds_and_ends_by_day() -> None:
    s = on_road("millway_4", goal="crossroads")
    s.day, s.leader, candle = False, 1, s.candle
    group_death(s)
    assert (s.candle, s.day, s.leader) == (candle - 10, True, 0)


@pytest.mark.rule("FL-315")
@pytest.mark.parametrize("own", ["gear", "coins", "bandages"])
def test_a_pack_with_anything_in_it_can_be_opened(own: str) -> None:
    s = on_road("millway_1")
    h = s.heroes[0]
    h.gear, h.coins, h.bandages = [], 0, 0
    assert told(play(s), "pack:0") == "There is nothing in it."
    setattr(h, own, [new_gear("tonic", noted=True)] if own == "gear" else 1)
    assert "pack:0" in options(play(s))


@pytest.mark.rule("FL-098", "FL-299")
def test_only_what_is_exhausted_is_ready_again() -> None:
    s = tale()
    h = s.heroes[0]
    h.gear = [new_gear("tonic", noted=True) for _ in range(4)]
    for g, condition in zip(h.gear, (FRESH, EXHAUSTED, BROKEN, JAMMED), strict=True):
        g.condition = condition
    unexhaust(h)
    assert [g.condition for g in h.gear] == [FRESH, FRESH, BROKEN, JAMMED]


@pytest.mark.rule("FL-096", "FL-312")
@pytest.mark.parametrize(("fight", "worn"), [(True, False), (False, True)])
def test_what_one_gets_is_put_on_at_once_but_not_in_a_fight(fight: bool, worn: bool) -> None:
    s = arena()
    here(s).combat = fight
    h = s.heroes[0]
    run(receive(s, h, "kettle_helm"))
    run(receive(s, h, "miners_cap"))
    assert [g.worn for g in h.gear] == [worn, False]


@pytest.mark.rule("FL-072", "FL-308")
def test_stride_that_is_raised_in_a_turn_is_there_in_that_turn() -> None:
    s = arena(foes=(("zombie", "J10"),))
    h = s.heroes[0]
    h.steps = 3
    did(s, "boost stride 2")
    assert (h.steps, h.boost_stride) == (5, 2)
    did(s, "boost stride 2")
    assert (h.steps, h.boost_stride) == (5, 2), "the same card again renews it"


@pytest.mark.rule("FL-208", "FL-221")
def test_who_can_be_slipped_past() -> None:
    s = arena(foes=(("zombie", "F5"), ("rat_swarm", "H8"), ("wolf", "B9"), ("wolf", "C9")))
    zombie, _, mine, ruled = here(s).foes
    mine.owner, ruled.ruler = 0, 0
    assert evadable(here(s)) == 1 << zombie.at


@pytest.mark.rule("FL-160", "FL-176", "FL-288")
def test_how_far_a_creature_strikes() -> None:
    """One space, two for the large, and no swarm farther than its edge."""
    s = arena(foes=(("zombie", "E5"), ("mossback", "E5"), ("rat_swarm", "E5")), spots=("A1", "A2"))

    def width(n: int) -> int:
        f = here(s).foes[n]
        return reachable_by(f, CREATURES[f.kind]).bit_count()

    assert [width(n) for n in range(3)] == [9, 36, 16]
    assert struck_from(s, here(s).foes[0]).bit_count() == 9


@pytest.mark.rule("FL-012", "FL-128")
def test_one_hit_on_a_werewolf_is_one_of_its_vita() -> None:
    from hearthside.games.folklore.rules.skirmish import begin_against, hurt_afflicted

    s = brawl("witch_hunter", "arcanist", "poacher")
    afflicted(s, s.heroes[0], "lycanthropy")
    begin_against(s, [0], [0])
    vita = s.heroes[0].vita
    hurt_afflicted(s, s.heroes[0])
    hurt_afflicted(s, s.heroes[0])
    assert s.heroes[0].vita == vita - 2
    s.heroes[0].vita = 0
    hurt_afflicted(s, s.heroes[0])
    assert s.heroes[0].vita == 0


@pytest.mark.rule("FL-017")
def test_the_group_pays_together_and_who_owes_it_first_and_once() -> None:
    s = tale("witch_hunter", "arcanist", "poacher")
    for h, n in zip(s.heroes, (4, 9, 9), strict=True):
        h.coins = n
    did(s, "pay 10", 0)
    assert [h.coins for h in s.heroes] == [0, 3, 9]
    s.heroes[1].coins, s.heroes[2].coins = 2, 3
    did(s, "pay 10", 1)
    assert [h.coins for h in s.heroes] == [0, 0, 0]
    ghost(s, s.heroes[2]).coins = 9
    s.heroes[0].coins = 5
    did(s, "pay 8", 0)
    assert [h.coins for h in s.heroes] == [0, 0, 9], "a ghost pays for nobody"


@pytest.mark.rule("FL-187", "FL-188", "FL-200")
@pytest.mark.parametrize(("roll", "left"), [(1, True), (2, False), (99, False)])
def test_only_a_natural_one_costs_an_ally_its_next_attack(roll: int, left: bool) -> None:
    s = arena("witch_hunter", "arcanist", foes=(("mossback", "G5"),), spots=("A1", "A2"))
    ally = add(s, "grey_hound", "F5")
    ally.owner = 0
    now = play(s, f"order:{here(s).foes[0].id}", rolls=(roll, 1, 1, 1), seed=3).state
    assert (here(now).foes[-1].no_attack > 0) is left


@pytest.mark.rule("FL-144", "FL-340")
def test_the_last_one_who_dies_of_its_own_doing_ends_the_map() -> None:
    s = arena("arcanist", "witch_hunter", foes=(("zombie", "J10"),))
    lose_vita(s, s.heroes[1], 99)
    h = s.heroes[0]
    h.mystics, h.vita, h.pp = ("the_bargain",), 2, 1
    s.step = "hero_act"
    now = play(s, "pray:the_bargain", rolls=(9,)).state
    assert now.group_deaths == 1
    assert now.site is None


@pytest.mark.rule("FL-109")
def test_a_defending_ghost_stands_by_in_a_skirmish() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(6,))
    ghost(s, s.heroes[0])
    s.heroes[1].stance = 0
    session = play(s, "defend:0", "attack:0", rolls=(2, 50))
    assert session.state.heroes[0].gp == 10
    assert session.asked.ask != "strike" or session.state.asked == 1
