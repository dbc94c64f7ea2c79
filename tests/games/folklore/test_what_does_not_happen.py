"""What a rule leaves alone: who is not asked, what is not rolled, what is there only once."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import CREATURES, STORIES
from hearthside.games.folklore.content.board import NUMBERS
from hearthside.games.folklore.rules.creatures import creature_begins
from hearthside.games.folklore.rules.features import add_foe
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.foe_attacks import on_guard
from hearthside.games.folklore.rules.goods import new_gear
from hearthside.games.folklore.rules.hazards import foe_loses
from hearthside.games.folklore.rules.names import fighter
from hearthside.games.folklore.rules.tale import go_to
from hearthside.games.folklore.rules.town import close_market, open_market
from hearthside.games.folklore.state import DEFEND, GHOST, fray, here
from hearthside.kernel import ScriptedDice

from .table import (
    GAME,
    add,
    arena,
    brawl,
    did,
    foes_turn,
    ghost,
    give,
    in_town,
    on_road,
    options,
    play,
    tale,
)


@pytest.mark.rule("FL-070", "FL-336")
def test_the_first_square_is_on_the_map() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "C1"),), spots=("A1", "A5"))
    ghost(s, s.heroes[0]).gp = 9
    assert "power:accuse" in options(play(s))
    s.heroes[0].at = -1
    assert "power:accuse" not in options(play(s))


@pytest.mark.rule("FL-202")
def test_a_creature_under_control_goes_where_it_is_sent() -> None:
    s = arena(
        "telepath", "witch_hunter", foes=(("zombie", "E5"), ("zombie", "J10")), spots=("A1", "A2")
    )
    f = here(s).foes[0]
    f.ruler, f.ruled_left = 0, 2
    session = play(foes_turn(s), "steer:F6")
    assert here(session.state).foes[0].at == NUMBERS["F6"]


@pytest.mark.rule("FL-301")
def test_an_inquisitor_questions_mortals_whom_he_has_killed_and_nobody_else() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("bandit", "F5"), ("zombie", "E4")))
    h = s.heroes[0]
    give(s, h, "short_sword")
    h.words |= {"question"}
    h.coins = 0
    bandit, zombie = here(s).foes
    session = play(s, f"hit:{bandit.id},0", rolls=(70, 1), seed=None)
    assert session.state.heroes[0].coins == 0, "it lives, and nobody is asked anything"
    zombie.vita = 1
    session = play(s, f"hit:{zombie.id},0", rolls=(70, 4), seed=None)
    assert session.state.heroes[0].coins == 0, "the dead have nothing to say"


@pytest.mark.rule("FL-123", "FL-216", "FL-301")
def test_a_purse_brings_three_coins_for_a_fight() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(1,))
    a, b = s.heroes
    a.coins = b.coins = 0
    a.lore, a.tiers, a.rewards = 500, 4, ("vita 2", "prayer_to_vita", "quick", "purse")
    refresh(s, a)
    session = play(s, "attack:0", "attack:0", rolls=(2, 99, 99, 1, 1), seed=7)
    while session.state.melee is not None:
        session.choose(session.asked.options[0])
    got = [h.coins for h in session.state.heroes]
    assert got == [CREATURES["bandit"].skirmish_coins + 3, CREATURES["bandit"].skirmish_coins]


@pytest.mark.rule("FL-159", "FL-210", "FL-289")
def test_one_whom_its_cuts_have_killed_does_not_burn_as_well() -> None:
    s = arena(foes=(("zombie", "F5"),))
    f = here(s).foes[0]
    f.vita, f.razor, f.razor_left = 1, 1, 2
    here(s).flames = 1 << f.at
    s.dice = ScriptedDice(rolls=[])
    creature_begins(s, f)
    assert (f.vita, f.flamed, here(s).foes) == (0, False, [])


@pytest.mark.rule("FL-159", "FL-216")
def test_nobody_dies_twice() -> None:
    s = arena(foes=(("zombie", "F5"), ("wolf", "H8")))
    zombie = here(s).foes[0]
    foe_loses(s, zombie, 99)
    foe_loses(s, zombie, 1)
    assert (here(s).beaten, s.foes_beaten, len(here(s).foes)) == (["zombie"], 1, 1)


@pytest.mark.rule("FL-138")
@pytest.mark.parametrize("taken", ["F5", "E6", "F6"])
def test_a_large_foe_wants_all_four_squares(taken: str) -> None:
    s = arena(foes=(("zombie", taken),), spots=("A1", "A2"))
    f = add_foe(s, "mossback", NUMBERS["E5"])
    assert f.at != NUMBERS["E5"]
    assert NUMBERS[taken] not in {f.at, f.at + 1, f.at + 10, f.at + 11}


@pytest.mark.rule("FL-223")
def test_who_has_a_foe_beside_it_is_not_on_guard_against_another() -> None:
    s = arena(foes=(("zombie", "F5"), ("wolf", "J10")), spots=("E5", "A1"), advanced=True)
    for h in s.heroes:
        h.stance = DEFEND
    assert on_guard(s) == [1]
    here(s).foes[0].ruler = 1
    assert on_guard(s) == [0, 1]


@pytest.mark.rule("FL-184")
def test_a_blow_that_kills_an_ally_does_nothing_more_to_it() -> None:
    """A kick pushes whom it hits; the dead are pushed nowhere and no die is rolled for it."""
    s = arena("witch_hunter", "arcanist", foes=(("bandit", "F5"),), spots=("A1", "A2"))
    ally = add(s, "pale_moth", "E5")
    ally.owner, ally.vita = 0, 1
    now = play(foes_turn(s), rolls=(96, 4), seed=None).state
    assert [f.kind for f in here(now).foes] == ["bandit"]


@pytest.mark.rule("FL-334")
def test_a_ghost_is_given_no_bandage() -> None:
    s = tale()
    ghost(s, s.heroes[1])
    before = [h.bandages for h in s.heroes]
    did(s, "bandage 2 @all")
    assert [h.bandages - b for h, b in zip(s.heroes, before, strict=True)] == [2, 0]


@pytest.mark.rule("FL-085", "FL-216")
def test_a_map_on_which_nobody_lies_in_wait_is_done_when_its_foes_are() -> None:
    s = tale()
    s.chapter = STORIES["bell"].scenes["boy_fight"].chapter
    go_to(s, "boy_fight")
    session = play(s, seed=3)
    s = session.state
    assert s.site is not None
    for f in list(here(s).foes):
        foe_loses(s, f, 99)
    s.step = "foes_begin"
    session = play(s, seed=3)
    assert session.state.site is None


@pytest.mark.rule("FL-115", "FL-231")
def test_whom_corrosion_kills_in_a_skirmish_is_out_of_it_as_a_ghost_too() -> None:
    s = brawl("witch_hunter", "arcanist", "poacher", counters=(6,))
    s.heroes[1].corrosion, s.heroes[1].vita = (3,), 1
    now = play(s, "attack:0").state
    assert now.heroes[1].form == GHOST
    assert fray(now).out == 1 << 1
    assert now.asked == 2, "the third is asked next"


@pytest.mark.rule("FL-133", "FL-333")
def test_ghosts_make_no_check_when_the_group_runs() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(6,), advanced=True)
    ghost(s, s.heroes[1])
    session = play(s, "attack:0", "attack:0", "flee", rolls=(2, 9, 2))
    assert session.state.melee is None
    assert session.state.heroes[0].form != GHOST


@pytest.mark.rule("FL-095")
def test_weapons_are_loaded_again_after_a_skirmish() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(1,))
    give(s, s.heroes[0], "flintlock").left = 2
    session = play(s, "attack:0", "attack:0", "strike:flintlock", rolls=(2, 99))
    while session.state.melee is not None:
        session.choose(session.asked.options[0])
    assert session.state.heroes[0].gear[0].left == 4


@pytest.mark.rule("FL-118")
def test_the_thing_that_is_named_is_used_and_is_offered_once() -> None:
    s = brawl("witch_hunter", "arcanist", counters=(6,))
    h = s.heroes[0]
    give(s, h, "glass_knife")
    for name in ("ink_of_waking", "tonic", "tonic", "moon_oil", "moon_oil"):
        h.gear.append(new_gear(name, noted=True))
    h.vita, h.pp = 3, 0
    session = play(s, "attack:0", "attack:0", rolls=(2,))
    listed = [str(o) for o in session.asked.options]
    assert listed.count("use:tonic") == listed.count("pour:moon_oil") == 1
    vita = session.state.heroes[0].vita
    session.choose("use:tonic")
    assert (session.state.heroes[0].vita, session.state.heroes[0].pp) == (vita + 4, 0)


@pytest.mark.rule("FL-105")
def test_two_alike_are_told_apart_and_one_is_called_by_its_name() -> None:
    s = brawl(kinds=("bandit", "wolf", "bandit"), counters=(1, 1, 1))
    assert [fighter(s, i) for i in range(3)] == ["bandit#1", "wolf", "bandit#2"]


@pytest.mark.rule("FL-054")
def test_what_nobody_bought_goes_back_and_lies_nowhere_twice() -> None:
    s = in_town()
    open_market(s)
    shown = list(s.market)
    assert len(shown) == 5
    close_market(s)
    assert s.market == []
    assert sorted(s.items.discard[-5:]) == sorted(shown)
    open_market(s)
    everywhere = [*s.items.cards, *s.items.discard, *s.market]
    assert len(everywhere) == len(set(everywhere))


@pytest.mark.rule("FL-301", "FL-343")
def test_who_begins_with_lore_grows_before_the_first_word_is_told() -> None:
    s = GAME.begin(
        {"seats": 2, "characters": ["witch_hunter", "arcanist"], "story": "table"}, seed=4
    )
    session = play(s, seed=4)
    while session.asked.ask in ("too_much", "companion"):
        session.choose(session.asked.options[0])
    assert session.asked.ask == "reward"
    assert session.state.story == ""


@pytest.mark.rule("FL-231", "FL-340")
def test_the_last_one_whom_corrosion_kills_on_the_road_is_the_death_of_the_group() -> None:
    s = on_road("millway_4", goal="crossroads")
    ghost(s, s.heroes[1])
    s.heroes[0].corrosion, s.heroes[0].vita = (2,), 1
    now = play(s).state
    assert now.group_deaths == 1
    assert now.place == "yorotrucks"


@pytest.mark.rule("FL-144")
def test_who_dies_of_what_it_does_itself_has_no_turn_any_more() -> None:
    s = arena("arcanist", "witch_hunter", foes=(("zombie", "J10"),))
    h = s.heroes[0]
    h.mystics, h.vita, h.pp = ("the_bargain",), 2, 1
    session = play(s, "pray:the_bargain", rolls=(9,))
    assert session.state.heroes[0].vita == 0
    assert (session.state.asked, here(session.state).active) == (1, 1)
