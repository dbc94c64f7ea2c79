"""Positions of a fourth reading, with the book in hand; each was wrong when it was tried first."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.folklore.content import CHARACTERS, CREATURES, PLACES, STORIES
from hearthside.games.folklore.content.board import NUMBERS
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.content.plot import conditions_of, parts_of
from hearthside.games.folklore.content.story import Box, Story
from hearthside.games.folklore.rules.arms import odds
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.goods import new_gear
from hearthside.games.folklore.rules.growth import next_tier
from hearthside.games.folklore.rules.harm import lose_vita
from hearthside.games.folklore.rules.world import distances, reach
from hearthside.games.folklore.state import ALIVE, DEAD, GHOST, LIMBO, VAMPIRE, here

from .table import (
    GAME,
    add,
    afflicted,
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

# -- keywords on creatures ------------------------------------------------------------------------


@pytest.mark.rule("FL-274")
def test_a_creatures_arc_takes_two_who_stand_on_either_side_of_it() -> None:
    """As a character's does: the second one is beside the attacker and need not be beside the first."""
    s = arena("witch_hunter", "arcanist", foes=(("brigand_chief", "F5"),), spots=("E5", "G5"))
    for h in s.heroes:
        h.defense = 0
    s = play(foes_turn(s), rolls=(58, 2, 2, 1, 2), below=(0, 0, 0)).state
    assert all(h.vita < h.max_vita for h in s.heroes)


@pytest.mark.rule("FL-274")
@pytest.mark.parametrize(("second", "hurt"), [("G5", True), ("H6", False)])
def test_an_allys_arc_takes_one_beside_the_ally(second: str, hurt: bool) -> None:
    """The first stands at E4; who is next to it and out of the ally's reach is spared."""
    s = arena("witch_hunter", "arcanist", foes=(), spots=("A1", "A2"))
    ally = add(s, "brigand_chief", "F5")
    ally.owner = 0
    first, other = add(s, "zombie", "E4"), add(s, "zombie", second)
    far = add(s, "zombie", "D3")
    here(s).combat = True
    now = play(s, f"order:{first.id}", rolls=(98, 3, 3, 3, 3), seed=5).state
    lost = {f.id: f.most - f.vita for f in here(now).foes}
    assert lost[first.id] > 0
    assert (lost[other.id] > 0) is hurt
    assert lost[far.id] == 0


@pytest.mark.rule("FL-269")
def test_a_creature_that_is_possessed_costs_its_own_side() -> None:
    """An ally costs those beside it, whoever they are; a foe its fellows, and none of the group."""
    s = arena(
        "witch_hunter",
        "arcanist",
        foes=(("zombie", "H8"), ("zombie", "H7"), ("grey_hound", "F5")),
        spots=("E5", "G8"),
    )
    foe, _, ally = here(s).foes
    ally.owner = 0
    foe.statuses = ally.statuses = STATUS["possessed"]
    here(s).queue.clear()
    here(s).active = -1
    here(s).foes_done = here(s).heroes_done = True
    s.step = "site_round"
    s = play(s).state
    assert [h.max_vita - h.vita for h in s.heroes] == [1, 0]
    assert [f.most - f.vita for f in here(s).foes] == [0, 1, 0]


@pytest.mark.rule("FL-142", "FL-202")
def test_control_runs_down_in_a_turn_that_the_creature_misses() -> None:
    s = arena("telepath", "witch_hunter", foes=(("zombie", "F5"),))
    f = here(s).foes[0]
    f.ruler, f.ruled_left, f.skip = 0, 1, 1
    assert here(play(foes_turn(s)).state).foes[0].ruler == -1
    s = arena("telepath", "witch_hunter", foes=(("zombie", "F5"),))
    f = here(s).foes[0]
    f.ruler, f.ruled_left, f.skip = 0, 2, 1
    assert here(play(foes_turn(s)).state).foes[0].ruler == 0


@pytest.mark.rule("FL-365")
def test_who_rises_as_a_vampire_comes_in_the_measure_of_the_group() -> None:
    """A foe on a map has the vita that its card, the size of the group and the story give it."""
    who = ("witch_hunter", "arcanist", "poacher", "telepath")
    s = arena(*who, foes=(), spots=("E5", "D5", "E6", "D6"))
    s.tune["foe_measure"] = 110 - STORIES["bell"].foes[2]  # as the Bell has it for four
    here(s).combat = False
    afflicted(s, s.heroes[0], "bloodlust")
    lose_vita(s, s.heroes[0], 99)
    card = CREATURES["vampire"]
    vampire = here(s).foes[0]
    assert vampire.vita == vampire.most == (card.vita + 2 * card.vita_each) * 110 // 100
    assert vampire.keen == 2


# -- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("FL-101", "FL-164")
def test_a_devastating_strike_takes_nothing_from_the_other_hand() -> None:
    """The second weapon may follow the attack that was devastating, and again the attack that it brought."""
    s = arena("witch_hunter", "arcanist", foes=(("mossback", "F5"),))
    h = s.heroes[0]
    give(s, h, "short_sword", "sickle")
    h.pp = 4
    session = play(s, "hit:0,0", rolls=(100, 3, 90, 2, 90, 2, 90, 2))
    session.choose("extra")
    assert "off:0,1" in options(session)
    session.choose("off:0,1")
    assert session.state.heroes[0].pp == 3
    session.choose("hit:0,0")
    assert "off:0,1" in options(session)
    session.choose("off:0,1")
    assert why(session, "off:0,1") == "FL-101"


@pytest.mark.rule("FL-096", "FL-314")
def test_what_is_taken_in_hand_puts_away_no_more_than_it_must() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),))
    h = s.heroes[0]
    give(s, h, "short_sword", "sickle")
    h.gear.append(new_gear("horn_lantern", noted=True))
    session = play(s, "pack", "equip:horn_lantern")
    worn = {g.card for g in session.state.heroes[0].gear if g.worn}
    assert worn == {"short_sword", "horn_lantern"}


# -- lore -----------------------------------------------------------------------------------------


@pytest.mark.rule("FL-302")
def test_what_was_lost_with_lore_comes_back_with_lore() -> None:
    s = tale()
    h = s.heroes[0]
    h.lore, h.tiers, h.rewards = 105, 1, ("vita 2",)
    refresh(s, h)
    full = h.max_vita
    did(s, "lose lore 10")
    assert h.max_vita == full - 2
    did(s, "lore 10")
    assert h.max_vita == full


@pytest.mark.rule("FL-301")
@pytest.mark.parametrize("who", sorted(CHARACTERS))
def test_at_1250_lore_there_is_pp_or_stride_and_abilities_may_be_unlearned(who: str) -> None:
    """The printed tier gives one of two and the other way back to the library to everybody."""
    assert CHARACTERS[who].tiers[8].rewards == (("pp 1", "stride 1"),)
    s = in_town("yorotrucks", who, "witch_hunter" if who != "witch_hunter" else "arcanist")
    h = s.heroes[0]
    h.tiers, h.rewards = 9, ("vita 2",) * 9
    h.lore = 1250
    refresh(s, h)
    assert next_tier(h) == 1400
    session = play(s, "visit:library")
    name = h.abilities[0]
    session.choose(f"forget:{name}")
    assert session.state.heroes[0].ap > h.ap
    h.lore = 1249
    refresh(s, h)
    assert "retrain" not in h.words


# -- campaigns ------------------------------------------------------------------------------------


@pytest.mark.rule("FL-258", "FL-264", "FL-330", "FL-346")
def test_a_candle_that_goes_out_over_a_fight_leaves_nobody_between_life_and_death() -> None:
    """In a campaign the next story begins: the fallen are ghosts, a vampire is in limbo, fetters are off."""
    s = arena("witch_hunter", "arcanist", "poacher", foes=(("zombie", "J10"),))
    s.stories = ["bell", "garden"]
    dead, risen, bound = s.heroes
    dead.form, dead.grave, dead.at = DEAD, dead.at, -1
    risen.form, risen.at = VAMPIRE, -1
    add(s, "vampire", "J8").soul = 1
    afflicted(s, bound, "immobilized")
    bound.no_attack = 2
    s.candle, s.step, s.leader = 0, "site_round", 2
    s = play(s).state
    assert s.between
    assert [h.form for h in s.heroes] == [GHOST, LIMBO, ALIVE]
    assert (s.heroes[2].statuses, s.heroes[2].no_attack) == (0, 0)


@pytest.mark.rule("FL-008", "FL-343")
def test_a_latecomer_picks_abilities_as_everybody_else_has() -> None:
    """4 ability points at Dusk in all, three of them before the first road."""
    setup = {
        "seats": 3,
        "characters": ["witch_hunter", "arcanist", "poacher"],
        "story": "campaign",
        "late": 1,
        "own_abilities": True,
    }
    s = GAME.begin(setup, seed=3)
    s.stories = ["garden"]
    s.between, s.candle, s.step, s.story = True, 5, "between_end", "bell"
    session = play(s)
    while session.asked.ask == "too_much":
        session.choose(session.asked.options[0])
    s = session.state
    assert (session.asked.ask, s.asked, s.heroes[2].ap) == ("train", 2, 3)
    learned = next(o for o in options(session) if o.startswith("learn:"))
    session.choose(learned)
    assert session.state.heroes[2].abilities == (learned.partition(":")[2],)
    while session.state.story != "garden":
        session.choose("done" if session.asked.ask == "train" else session.asked.options[0])
    assert session.state.story == "garden"


@pytest.mark.rule("FL-342")
def test_who_died_on_the_road_walks_back_to_where_it_was_before_going_on() -> None:
    """The encampment is no short cut: the goal counts once the place of the death has been passed."""
    s = on_road("millway_1", goal="crossroads")
    s.goal_scene = "widow"
    for h in s.heroes:
        ghost(s, h)
    s.place = "millway_4"
    s = play(s).state
    assert s.group_deaths == 1
    assert (s.place, s.goal, s.compass) == ("yorotrucks", "millway_4", True)
    s.place, s.step = "millway_4h", "world_road"
    session = play(s, "go:millway_4")
    s = session.state
    assert (s.goal, s.goal_scene, s.compass) == ("crossroads", "widow", False)
    assert session.asked.ask == "travel"


@pytest.mark.rule("FL-342")
def test_who_died_before_the_gates_of_the_goal_has_not_arrived() -> None:
    s = on_road("northway_7h", goal="ostelnk")
    for h in s.heroes:
        ghost(s, h)
    s = play(s).state
    assert (s.place, s.goal) == ("ostelnk", "northway_7h")


@pytest.mark.rule("FL-324", "FL-326")
def test_a_ghost_gets_no_coins_for_a_companion_it_could_not_have() -> None:
    s = tale()
    a, b = s.heroes
    s.companions.cards.remove("father_anselm")
    b.companions += ("father_anselm",)
    ghost(s, a).coins = 0
    did(s, "companion father_anselm")
    assert a.coins == 0


# -- things that are used up ----------------------------------------------------------------------


@pytest.mark.rule("FL-150")
def test_wounds_are_bound_and_bottles_emptied_in_town_too() -> None:
    """As many as desired may be used at any time."""
    s = in_town()
    h = s.heroes[0]
    h.gear, h.bandages, h.vita = [new_gear("tonic", noted=True)], 1, 3
    session = play(s, "bandage", "use:tonic")
    h = session.state.heroes[0]
    assert h.vita == 3 + 3 + 4
    assert (h.bandages, h.gear) == (0, [])
    assert session.asked.ask == "location"


@pytest.mark.rule("FL-322")
def test_a_boon_is_spent_on_the_road_in_town_and_in_a_brawl() -> None:
    for s, before in (
        (on_road("millway_1"), ("pack:0",)),
        (in_town(), ()),
        (brawl(counters=(6,), kinds=("wailing_woman",)), ("attack:0", "attack:0")),
    ):
        h = s.heroes[0]
        h.boons = ("fresh_bread", "bent_nail")
        h.vita = 3
        session = play(s, *before, rolls=(2,))
        vita = session.state.heroes[0].vita
        session.choose("boon:fresh_bread")
        h = session.state.heroes[0]
        assert (h.vita, h.boons) == (vita + 4, ("bent_nail",))
    session.choose("boon:bent_nail")
    assert session.state.heroes[0].boost_might == 20
    assert why(play(in_town()), "boon:bent_nail") == "FL-322"
    s = in_town()
    s.heroes[0].boons = ("bent_nail",)
    assert why(play(s), "boon:bent_nail") == "FL-308"


@pytest.mark.rule("FL-029", "FL-150")
def test_a_candle_can_be_lit_on_the_road_and_in_a_brawl() -> None:
    s = on_road("millway_1")
    h = s.heroes[0]
    h.gear = [new_gear("corpse_candle", noted=True)]
    refresh(s, h)
    occult = h.skills[5]
    session = play(s, "pack:0", "use:corpse_candle")
    assert session.state.heroes[0].skills[5] == occult + 1
    assert why(session, "use:corpse_candle") == "FL-029"
    s = brawl(counters=(6,), kinds=("wailing_woman",))
    h = s.heroes[0]
    give(s, h, "short_sword")
    h.gear.append(new_gear("saints_finger", noted=True))
    defense = h.defense
    session = play(s, "attack:0", "attack:0", "use:saints_finger", rolls=(2,))
    assert session.state.heroes[0].defense == defense + 3
    assert why(session, "use:saints_finger") == "FL-029"


# -- reasons --------------------------------------------------------------------------------------


@pytest.mark.rule("FL-038", "FL-042")
def test_the_road_says_why_a_place_is_out_of_reach() -> None:
    s = on_road("millway_1")
    s.heroes[s.leader].stride = 2
    session = play(s)
    assert told(session, "go:millway_4") == "It is 6 spaces away, the leader's STRIDE is 2."
    assert distances("bear_hollow")["millway_4"] < 9
    s.heroes[s.leader].stride, s.place = 40, "millway_4"
    session = play(s)
    deep = next(p for p in PLACES if p != s.place and p not in reach(s.place, 40))
    assert told(session, f"go:{deep}").startswith("The way there leads on off the road")


@pytest.mark.rule("FL-154")
def test_water_that_stops_a_walk_is_the_reason_for_what_lies_behind_it() -> None:
    s = arena("witch_hunter", "arcanist", foes=(), board="bell_tower", spots=("G8", "B3"))
    here(s).combat = False
    session = play(s)
    assert why(session, "go:C8") == "FL-154"
    assert told(session, "go:C8") == "The way there leads through water."


@pytest.mark.rule("FL-153", "FL-200")
def test_an_ally_says_why_it_cannot_be_sent_somewhere() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J10"),), spots=("E5", "D5"))
    ally = add(s, "pale_moth", "F5")
    ally.owner = 0
    stride = CREATURES["pale_moth"].stride
    session = play(s)
    assert stride < 9
    assert why(session, "herd:D5") == "FL-153"
    assert why(session, "herd:B3") == "FL-078"
    here(s).flames = 1 << NUMBERS["G5"]
    assert why(play(s), "herd:G5") == "FL-212"
    ally.at = NUMBERS["A1"]
    assert told(play(s), "herd:J9") == f"It is 9 spaces away, its STRIDE is {stride}."


@pytest.mark.rule("FL-288")
def test_how_far_a_large_foe_is_counts_from_its_nearest_square() -> None:
    s = arena("witch_hunter", "arcanist", foes=(("mossback", "B4"),), spots=("F5", "A10"))
    give(s, s.heroes[0], "boar_spear")
    assert told(play(s), "hit:0,0") == "It is 3 spaces away, the Boar Spear reaches 2."


@pytest.mark.rule("FL-336", "FL-338")
def test_the_last_gp_is_not_for_spending_and_the_reason_says_so() -> None:
    s = arena("witch_hunter", "arcanist")
    h = ghost(s, s.heroes[0])
    h.gp = 2
    power = CHARACTERS["witch_hunter"].powers[1]
    assert power.cost == 2
    said = told(play(s), f"power:{power.id}")
    assert said == "It costs 2 GP, you have 2, and the last one holds you here."


@pytest.mark.rule("FL-100", "FL-224", "FL-270", "FL-291")
def test_what_an_attack_promises_counts_second_rolls() -> None:
    """On DEFENSE 50 with MIGHT 20 + 4: 26 or more hits, 75 of 100; 1d6 is 3.5, two hands roll it twice."""
    s = arena("witch_hunter", "arcanist", advanced=True)
    h = s.heroes[0]
    assert (h.might, h.dmg, CREATURES["zombie"].defense) == (20, 1, 50)

    def promise(card: str) -> str:
        h.gear.clear()
        give(s, h, card)
        return odds(s, h, 0, h.gear[0])

    assert promise("blessed_mace") == "94 of 100 hit, 5.5 damage on average."
    assert promise("grave_spade") == "75 of 100 hit, 5.5 damage on average."
    assert promise("sling") == "55 of 100 hit, 3.5 damage on average."
    afflicted(s, h, "sickened")
    assert promise("grave_spade") == "75 of 100 hit, 4.5 damage on average."
    assert promise("blessed_mace") == "94 of 100 hit, 4.5 damage on average."


# -- what binds -----------------------------------------------------------------------------------


@pytest.mark.rule("FL-349")
@pytest.mark.parametrize("story", list(STORIES)[:-1])
def test_every_story_is_remembered_in_those_after_it(story: str) -> None:
    """At least three things that were done in it, and one of them where a tale is told and not only rumoured."""
    asked = {
        (later.id, part[2])
        for later in list(STORIES.values())[list(STORIES).index(story) + 1 :]
        for _, part in parts_of(later, "past")
        if part[1] == story
    }
    assert len({word for _, word in asked}) >= 3
    in_scenes = {
        part[2]
        for later in STORIES.values()
        for line, told_ in conditions_of(later)
        for part in (p[1:] if p[0] == "not" else p for p in told_)
        if line > 1 and part[:2] == ("past", story)
    }
    assert in_scenes


@pytest.mark.rule("FL-350")
@pytest.mark.parametrize("story", list(STORIES))
def test_what_was_done_changes_the_last_fight_and_does_not_take_its_place(story: str) -> None:
    """The highest closing is reached over the lair alone, and the lair's boss is there on every way."""
    told_ = STORIES[story]
    boss = next(c.id for c in CREATURES.values() if c.affliction and in_lairs(told_, c.id))
    lairs = {n for n, scene in told_.scenes.items() for b in scene.boxes if in_lair(b, boss)}
    assert len(lairs) >= 4
    assert all(b.setup.weakened for n in lairs for b in told_.scenes[n].boxes if b.setup)
    best = max(
        b.number for scene in told_.scenes.values() for b in scene.boxes if b.kind == "close"
    )
    open_, seen = [told_.chapters[0].begin], set[str]()
    while open_:
        name = open_.pop()
        if name in seen or name in lairs:
            continue
        seen.add(name)
        for b in told_.scenes[name].boxes:
            open_ += b.targets
            if b.kind == "chapter":
                open_.append(told_.chapters[b.number - 1].begin)
            assert b.kind != "close" or b.number < best, f"{name} closes at {best} without the lair"


def in_lair(box: Box, boss: str) -> bool:
    return box.setup is not None and any(f.kind == boss for f in box.setup.foes)


def in_lairs(told_: Story, boss: str) -> bool:
    return sum(in_lair(b, boss) for scene in told_.scenes.values() for b in scene.boxes) >= 3
