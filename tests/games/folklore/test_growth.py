"""The lore tree, abilities, items, companions, mystic knowledge."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.folklore.content import ABILITIES, CARDS, CHARACTERS
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.content.notation import effects as notation
from hearthside.games.folklore.rules.awards import award_card, gain_boon, gain_companion
from hearthside.games.folklore.rules.effects import perform
from hearthside.games.folklore.rules.figures import capacity, refresh
from hearthside.games.folklore.rules.goods import carried, fits, lose_random_item, receive
from hearthside.games.folklore.rules.growth import grow, learnable, next_tier
from hearthside.games.folklore.rules.pack import changes
from hearthside.games.folklore.state import FAITH, Hero, Tale, here

from .table import (
    afflicted,
    arena,
    bare,
    brawl,
    drive,
    ghost,
    give,
    in_town,
    options,
    play,
    run,
    tale,
)


def notations(s: Tale, h: Hero) -> set[str]:
    """What the pack allows now."""
    return {str(o) for o in changes(s, h)}


@pytest.mark.rule("FL-301")
def test_a_tier_gives_its_points_and_one_of_two_rewards_some_by_focus() -> None:
    s = tale("arcanist", "witch_hunter")
    h = s.heroes[0]
    h.lore = 210
    top = h.max_vita
    drive(s, grow(s, h), "reward:1", "reward:0")
    assert (h.tiers, h.ap, h.rewards) == (2, 1, ("vita 2", "ritual_to_pp"))
    assert h.max_vita == top + 2
    assert "ritual_to_pp" in h.words
    h.lore = 500
    h.focus = 1
    drive(s, grow(s, h), "reward:0", "reward:1")
    assert "stalker" in h.words  # the Seeker's own choice
    assert [t.lore for t in CHARACTERS["arcanist"].tiers][-1] == 1700
    assert sum(t.ap for t in CHARACTERS["arcanist"].tiers) == 12


@pytest.mark.rule("FL-302")
def test_falling_below_a_tier_loses_its_reward_but_not_its_points() -> None:
    s = tale("arcanist", "witch_hunter")
    h = s.heroes[0]
    h.lore = 210
    top = h.max_vita
    drive(s, grow(s, h), "reward:1", "reward:0")
    drive(s, perform(s, h, notation("lose lore 150")))
    assert (h.max_vita, h.ap) == (top, 1)
    assert "ritual_to_pp" not in h.words
    h.lore = 210
    refresh(s, h)
    assert h.max_vita == top + 2
    assert next_tier(h) == 350  # nothing is paid twice


@pytest.mark.rule("FL-303")
def test_past_1700_a_bonus_every_300_and_dmg_only_every_1200() -> None:
    s = tale()
    h = s.heroes[0]
    h.lore, h.tiers = 2000, 12
    h.rewards = ("vita 2",) * 12
    refresh(s, h)
    might = h.might
    drive(s, grow(s, h), "bonus:might")
    assert h.might == might + 5
    h.lore, h.tiers = 2899, 14
    h.rewards = ("vita 2",) * 14
    asks = grow(s, h)
    assert next_tier(h) == 2600
    offered = {str(o) for o in next(asks).options}
    assert "bonus:dmg" not in offered
    assert {"bonus:ap", "bonus:pp", "bonus:skill", "bonus:defense", "bonus:gp"} <= offered
    h.lore, h.tiers = 2900, 15
    h.rewards = ("vita 2",) * 15
    assert "bonus:dmg" in {str(o) for o in next(grow(s, h)).options}


@pytest.mark.rule("FL-304")
def test_caps() -> None:
    s = tale()
    h = s.heroes[0]
    h.lore, h.tiers = 9999, 30
    h.rewards = ("vita 2",) * 12 + ("pp 1",) * 12 + ("skill faith",) * 6 + ("gp 2",) * 8
    refresh(s, h)
    assert (h.max_vita, h.max_pp, h.max_gp, h.skills[FAITH]) == (36, 10, 20, 5)
    afflicted(s, h, "favored")  # temporary bonuses come on top
    assert (h.max_vita, h.skills[FAITH]) == (39, 6)


@pytest.mark.rule("FL-305", "FL-306")
def test_an_ability_needs_a_keyword_or_none_listed_and_costs_points() -> None:
    s = tale()
    h = s.heroes[0]
    h.ap = 2
    can = learnable(h)
    assert "cleave" in can
    assert "field_dressing" in can  # no keyword listed
    assert "poultice" not in can
    assert all(ABILITIES[a].cost <= 2 for a in can)


@pytest.mark.rule("FL-307")
def test_the_hourglass_works_on_other_turns() -> None:
    from .table import foes_turn

    s = foes_turn(arena("witch_hunter", "arcanist", spots=("E5", "A1")))
    s.heroes[0].abilities = ("iron_nerve", "purging_shot")
    session = play(s, rolls=(95, 3))
    assert options(session) == {"react:iron_nerve", "take"}
    session.choose("react:iron_nerve")
    h = session.state.heroes[0]
    assert (h.pp, h.max_vita - h.vita) == (3, 1)


@pytest.mark.rule("FL-307")
def test_a_failed_check_may_be_rolled_again_with_an_hourglass() -> None:
    from hearthside.games.folklore.rules.checks import skill_check

    s = tale()
    h = s.heroes[0]
    h.abilities = ("stubborn",)
    assert drive(s, skill_check(s, h, FAITH, 9), "retry:stubborn", rolls=(2, 9))
    assert h.pp == h.max_pp - 1
    assert not drive(s, skill_check(s, h, FAITH, 9), rolls=(2,))  # once a round


@pytest.mark.rule("FL-308")
def test_use_limits() -> None:
    s = arena(foes=(("mossback", "F5"),))
    h = s.heroes[0]
    h.abilities, h.pp = ("low_blow", "press_on"), 9
    session = play(s, "cast:low_blow", rolls=(2,))
    assert "cast:low_blow" not in options(session)  # once a round
    assert why(session, "cast:low_blow") == "FL-308"
    session.choose("cast:press_on")
    s = session.state
    from hearthside.games.folklore.rules.adventure import begin_round, begin_turn

    run(begin_round(s))
    run(begin_turn(s, s.heroes[0]))
    here(s).active, s.step = 0, "hero_act"
    offered = options(play(s))
    assert "cast:low_blow" in offered
    assert "cast:press_on" not in offered  # once a fight


@pytest.mark.rule("FL-310")
def test_passive_abilities_cost_nothing_to_use() -> None:
    s = tale()
    h = s.heroes[0]
    before = h.might, h.defense, h.pp
    h.abilities += ("drilled",)
    refresh(s, h)
    assert (h.might, h.defense, h.pp) == (before[0] + 5, before[1] + 5, before[2])
    assert "cast:drilled" not in options(play(arena()))


@pytest.mark.rule("FL-312", "FL-314")
def test_things_name_a_body_location_and_the_hands_they_take() -> None:
    s = tale()
    h = s.heroes[0]
    bare(h)
    give(s, h, "kettle_helm", "short_sword")
    assert not fits(h, "miners_cap")
    assert fits(h, "stiletto")
    assert not fits(h, "wood_axe")
    give(s, h, "buckler")
    assert not fits(h, "stiletto")
    assert fits(h, "brass_ring")


@pytest.mark.rule("FL-313")
def test_eight_things_at_most_consumables_aside() -> None:
    s = tale()
    h, other = s.heroes
    bare(h)
    bare(other)
    for card in ("stiletto", "sickle", "sling", "rapier", "flail", "buckler", "gorget", "rosary"):
        give(s, h, card)
    give(s, h, "tonic")
    assert carried(h) == capacity(h) == 8
    s.items.cards.remove("brass_ring")
    drive(s, receive(s, h, "brass_ring"), "hand:sickle,1")
    assert carried(h) == 8
    assert [g.card for g in other.gear] == ["sickle"]
    give(s, h, "pack_frame")
    refresh(s, h)
    assert capacity(h) == 10


@pytest.mark.rule("FL-315")
def test_trade_is_free_outside_combat_and_none_in_a_skirmish() -> None:
    s = tale()
    give(s, s.heroes[0], "stiletto")
    assert "give:stiletto,1" in notations(s, s.heroes[0])
    assert "purse:1" in notations(s, s.heroes[0])
    fight = arena("witch_hunter", "arcanist", spots=("E5", "A1"))
    give(fight, fight.heroes[0], "stiletto")
    assert "give:stiletto,1" not in notations(fight, fight.heroes[0])
    session = play(brawl())
    assert not any(o.startswith(("give", "purse")) for o in options(session))


@pytest.mark.rule("FL-316")
def test_extras_may_be_sold_but_not_traded() -> None:
    s = in_town()
    extra = CHARACTERS[s.heroes[0].who].extra
    give(s, s.heroes[0], extra)
    session = play(s)
    assert f"give:{extra},1" not in options(session)
    session.choose("visit:market")
    assert f"sell:{extra}" in options(session)


@pytest.mark.rule("FL-318", "FL-320")
def test_heirlooms_and_artifacts_are_safe() -> None:
    s = in_town()
    h = s.heroes[0]
    bare(h)
    give(s, h, "fathers_watch", "the_ninth_key")
    assert carried(h) == 1  # heirlooms take no slot
    lose_random_item(s, h)
    assert len(h.gear) == 2
    assert "give:the_ninth_key,1" in notations(s, h)
    assert "give:fathers_watch,1" not in notations(s, h)
    session = play(s, "visit:market")
    assert not options(session) & {"sell:the_ninth_key", "sell:fathers_watch"}


@pytest.mark.rule("FL-321")
def test_a_named_item_that_is_in_play_is_noted_as_owned() -> None:
    s = tale()
    a, b = s.heroes
    drive(s, award_card(s, a, "silver_dagger"))
    drive(s, award_card(s, b, "silver_dagger"))
    assert [g.noted for g in a.gear if g.card == "silver_dagger"] == [False]
    assert [g.noted for g in b.gear if g.card == "silver_dagger"] == [True]
    assert "silver_dagger" not in s.items.cards


@pytest.mark.rule("FL-322")
def test_two_boons_at_most_and_gone_when_used() -> None:
    s = arena()
    h = s.heroes[0]
    for _ in range(3):
        gain_boon(s, h)
    assert len(h.boons) == 2
    h.boons = ("fresh_bread",)
    h.vita = 2
    session = play(s, "boon:fresh_bread")
    h = session.state.heroes[0]
    assert (h.vita, h.boons, session.state.boons.discard) == (6, (), ["fresh_bread"])


@pytest.mark.rule("FL-323", "FL-325")
def test_two_companions_at_most_refuse_for_coins_or_replace() -> None:
    s = tale()
    h = s.heroes[0]
    drive(s, gain_companion(s, h, "guard_dog"))
    drive(s, gain_companion(s, h, "raven"))
    coins = h.coins
    drive(s, gain_companion(s, h, "pilgrim"), "refuse")
    assert (h.companions, h.coins) == (("guard_dog", "raven"), coins + 15)
    drive(s, gain_companion(s, h, "pilgrim"), "replace:raven")
    assert h.companions == ("guard_dog", "pilgrim")
    assert "raven" in s.companions.discard
    offered = notations(s, h)
    assert "dismiss:guard_dog" in offered
    assert not any(o.startswith("give:guard_dog") for o in offered)


@pytest.mark.rule("FL-324")
def test_a_named_companion_already_in_play_is_fifteen_coins() -> None:
    s = tale()
    a, b = s.heroes
    drive(s, gain_companion(s, a, "guard_dog"))
    coins = b.coins
    drive(s, gain_companion(s, b, "guard_dog"))
    assert (b.companions, b.coins) == ((), coins + 15)


@pytest.mark.rule("FL-326")
def test_ghosts_gain_no_companions() -> None:
    s = tale()
    h = ghost(s, s.heroes[0])
    drive(s, gain_companion(s, h, "guard_dog"))
    assert h.companions == ()


@pytest.mark.rule("FL-327")
def test_prayers_take_faith_rituals_occult_and_only_success_uses_them_up() -> None:
    s = arena()
    h = s.heroes[0]
    s.prayers.cards.remove("hymn_at_dusk")
    h.mystics = ("hymn_at_dusk",)
    assert CARDS["hymn_at_dusk"].number == 6
    session = play(s, "pray:hymn_at_dusk", rolls=(3,))
    assert session.state.heroes[0].mystics == ("hymn_at_dusk",)
    session = play(s, "pray:hymn_at_dusk", rolls=(4,))  # FAITH +2
    assert session.state.heroes[0].mystics == ()
    assert session.state.prayers.discard == ["hymn_at_dusk"]
    assert all(a.statuses & STATUS["blessed"] for a in session.state.heroes)
    h.mystics = ("the_bargain",)
    h.pp = 0
    session = play(s, "pray:the_bargain", rolls=(4,))  # OCCULT +1
    assert session.state.heroes[0].pp == h.max_pp


@pytest.mark.rule("FL-328")
def test_in_combat_it_takes_the_act() -> None:
    s = arena()
    h = s.heroes[0]
    h.mystics = ("pater_noster",)
    give(s, h, "tonic")
    h.vita = 4
    session = play(s, "pray:pater_noster", rolls=(2,))
    assert not any(o.startswith(("fist", "pray")) for o in options(session))
    assert why(session, "pray:pater_noster") == "FL-328"


def test_perks_do_what_they_say() -> None:
    s = arena("arcanist", "witch_hunter")
    h = s.heroes[0]
    h.lore, h.tiers, h.rewards = 300, 2, ("vita 2", "ritual_to_pp")
    refresh(s, h)
    h.mystics = ("the_bargain",)
    h.pp = 0
    session = play(s, "perk:ritual_to_pp")
    h = session.state.heroes[0]
    assert (h.pp, h.mystics) == (h.max_pp, ())
    s.heroes[0].pp = 0
    session = play(s, "perk:golden_number")
    assert session.state.heroes[0].pp == s.heroes[0].max_pp
    assert "perk:golden_number" not in options(session)
