"""Positions of a fifth reading, with the book in hand; each was wrong when it was tried first."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.positions import why

from hearthside.games.folklore.content import MAPS, STORIES, check_story
from hearthside.games.folklore.content.board import NUMBERS, squares
from hearthside.games.folklore.rules import goals
from hearthside.games.folklore.rules import tale as telling
from hearthside.games.folklore.rules.features import setup_of
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.growth import BEYOND
from hearthside.games.folklore.rules.harm import fall
from hearthside.games.folklore.state import VAMPIRE, Tale, fray, here

from .table import (
    GAME,
    add,
    afflicted,
    arena,
    brawl,
    foes_turn,
    give,
    in_town,
    on_road,
    options,
    play,
    tale,
)

# -- auras ----------------------------------------------------------------------------------------

KICK: dict[str, Any] = {"rolls": (58, 1, 1), "below": (0,)}
"""A bandit kicks the only one it can reach: 1d4, and 1d4 for the push at Midnight and after it."""


def kicked(auras: str, *, story: str = "bell") -> Tale:
    """A bandit at D5 kicks a character from E5 to F5; something with an aura of 2 stands at `auras`."""
    s = arena("witch_hunter", "arcanist", foes=(("bandit", "D5"),), spots=("E5", "A9"), story=story)
    add(s, "whisperer_below", auras)
    s.heroes[0].pp, s.heroes[0].defense = 4, 0
    foes_turn(s)
    here(s).foe_queue = [0]
    here(s).order = [1, 0]  # the other one acts next, so that no turn of its own begins
    return s


@pytest.mark.rule("FL-194", "FL-214")
@pytest.mark.parametrize(
    ("auras", "left"),
    [("H5", 3), ("J5", 4), ("G5", 4)],
    ids=["into it", "not so far", "was in it before"],
)
def test_who_is_pushed_into_an_aura_feels_it(auras: str, left: int) -> None:
    """Entering its range is what counts, on whatever feet; who only moves within it has entered nothing."""
    s = play(kicked(auras), **KICK).state
    h = s.heroes[0]
    assert h.at == NUMBERS["F5"]
    assert h.pp == left


@pytest.mark.rule("FL-194")
def test_an_aura_that_was_felt_on_ones_own_turn_is_felt_again_when_a_later_turn_brings_one_back() -> (
    None
):
    s = kicked("H5")
    s.heroes[0].auras = 1 << here(s).foes[1].id  # it has been there this round, and gone again
    assert play(s, **KICK).state.heroes[0].pp == 3


@pytest.mark.rule("FL-194", "FL-281")
def test_a_push_into_an_aura_is_nothing_to_the_eldritch() -> None:
    s = kicked("H5")
    s.heroes[0].words |= {"eldritch"}
    assert play(s, **KICK).state.heroes[0].pp == 4


@pytest.mark.rule("FL-200", "FL-213")
def test_an_ally_that_stirs_does_not_make_its_summoners_turn_a_new_one() -> None:
    """It acts on that turn: who has been burned at its beginning is not burned again in it."""
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "J9"),), spots=("A9", "E5"))
    ally = add(s, "wolf", "A1")
    ally.owner = 1
    here(s).flames = 1 << NUMBERS["E5"] | 1 << NUMBERS["F5"]
    session = play(s, "done", rolls=(1, 4, 4))
    h = session.state.heroes[1]
    assert session.state.asked == 1
    assert h.flamed
    session.choose("go:F5")
    assert h.max_vita - session.state.heroes[1].vita == 1


# -- PP that find room ----------------------------------------------------------------------------


@pytest.mark.rule("FL-222", "FL-282")
def test_one_with_all_its_pp_focuses_on_an_enchanted_thing() -> None:
    s = arena("arcanist", "witch_hunter", advanced=True)
    vial = give(s, s.heroes[0], "lead_vial")
    session = play(s, "focus")
    h = session.state.heroes[0]
    assert (h.pp, h.gear[0].stored) == (h.max_pp, 1)
    s = arena("arcanist", "witch_hunter", advanced=True)
    vial = give(s, s.heroes[0], "lead_vial")
    vial.stored = 3
    assert why(play(s), "focus") == "FL-012"


@pytest.mark.rule("FL-136", "FL-282")
def test_in_a_skirmish_too() -> None:
    s = brawl("arcanist", "witch_hunter", advanced=True)
    give(s, s.heroes[0], "lead_vial")
    session = play(s, "attack:0", "attack:0", "stand", rolls=(2,))
    assert "focus" in options(session)
    session.choose("focus")
    h = session.state.heroes[0]
    assert (h.pp, h.gear[0].stored) == (h.max_pp, 1)


@pytest.mark.rule("FL-118", "FL-282")
def test_an_item_with_an_attack_roll_lowers_the_counter_of_a_skirmish() -> None:
    """It is paid with what it holds, and the attack of the turn is still one's own."""
    s = brawl("arcanist", "witch_hunter", counters=(3,))
    vial = give(s, s.heroes[0], "short_sword", "lead_vial")
    vial.stored = 1
    sides = ("attack:0", "attack:0")
    assert why(play(s, *sides, rolls=(2,)), "use:lead_vial") == "FL-282"
    vial.stored = 3
    session = play(s, *sides, "use:lead_vial", rolls=(2, 90), seed=3)
    assert session.state.heroes[0].gear[1].stored == 1
    assert fray(session.state).hits == [1]
    assert {"strike:short_sword", "fist"} <= options(session)


@pytest.mark.rule("FL-282", "FL-301")
def test_lore_is_turned_into_pp_that_go_into_an_enchanted_thing() -> None:
    s = arena("arcanist", "witch_hunter")
    h = s.heroes[0]
    h.tiers, h.lore, h.rewards = 3, 400, ("vita 2", "ritual_to_pp", "lore_to_pp")
    give(s, h, "lead_vial")
    h.pp = h.max_pp
    h = play(s, "perk:lore_to_pp").state.heroes[0]
    assert (h.lore, h.pp, h.gear[0].stored) == (395, h.max_pp, 1)


@pytest.mark.rule("FL-012", "FL-282")
def test_a_bed_is_for_who_is_whole_too_while_an_enchanted_thing_is_empty() -> None:
    s = in_town("yorotrucks", "arcanist", "witch_hunter")
    h = s.heroes[0]
    h.coins = 20
    h.gear.clear()
    vial = give(s, h, "lead_vial")
    h.vita, h.pp = h.max_vita, h.max_pp
    session = play(s, "visit:inn", "bed")
    assert session.state.heroes[0].gear[0].stored == 3
    vial.stored = 3


# -- the lore tree at its edges -------------------------------------------------------------------


@pytest.mark.rule("FL-304")
def test_a_reward_at_its_cap_is_not_chosen_while_the_other_does_something() -> None:
    s = tale("witch_hunter", "arcanist")
    h = s.heroes[0]
    h.tiers, h.rewards, h.lore = 7, ("vita 2",) * 7, 1100  # +1 in a skill, or +2 vita
    h.rewards = ("vita 4", "vita 4", "vita 4", "vita 4", "vita 2", "vita 2", "vita 2")
    refresh(s, h)
    assert h.max_vita == 36
    s.step, s.then = "settle", ["world_round"]
    session = play(s)
    assert session.asked.ask == "raise", "the vita would be lost, so there is nothing to choose"
    session.choose("raise:faith")
    assert session.state.heroes[0].rewards[7] == "skill faith"


@pytest.mark.rule("FL-303", "FL-304")
def test_beyond_the_tree_what_is_at_its_cap_is_not_offered() -> None:
    s = tale("witch_hunter", "arcanist")
    h = s.heroes[0]
    h.tiers, h.lore = 12, 2000
    h.rewards = ("pp 6", "vita 18", "gp 7", *("might 5",) * 9)
    refresh(s, h)
    s.step, s.then = "settle", ["world_round"]
    session = play(s)
    assert {why(session, f"bonus:{what}") for what in ("pp", "vita", "gp")} == {"FL-304"}
    assert options(session) == {f"bonus:{what}" for what in BEYOND} - {
        "bonus:pp", "bonus:vita", "bonus:gp", "bonus:dmg",
    }  # fmt: skip


@pytest.mark.rule("FL-332", "FL-343")
def test_the_ghost_form_of_one_who_joins_late_has_grown_before_its_rewards_are_chosen() -> None:
    """Lore unlocks it; which rewards are taken is another matter, and the first question is still open."""
    s = GAME.begin({"seats": 2, "characters": ["witch_hunter", "arcanist"], "story": "night"}, 1)
    s.step = "gather"
    session = play(s)
    while session.asked.ask not in ("reward", "raise"):
        session.choose(session.asked.options[0])
    for h in session.state.heroes:
        assert (h.lore, h.tiers, h.max_gp) == (1700, 0, 13)


# -- how far a map has come -----------------------------------------------------------------------


def on_a_map_to_clear() -> Tale:
    """A map of the Bell that wants all foes beaten, as its box sets it up."""
    s = arena("witch_hunter", "arcanist", foes=(), spots=("E5", "E6"))
    here(s).scene = next(
        name
        for name, scene in STORIES["bell"].scenes.items()
        for box in scene.boxes
        if box.setup
        and [goal.kind for goal in box.setup.goals][:1] == ["defeat"]
        and not box.setup.optional
    )
    return s


@pytest.mark.rule("FL-027")
def test_the_race_counts_the_foes_that_are_beaten() -> None:
    s = on_a_map_to_clear()
    for spot in ("F5", "F6", "J1"):
        add(s, "zombie", spot).vita = 1
    here(s).combat = True
    here(s).features = [100] * 9

    def errand(s: Tale) -> tuple[int, int]:
        return next((g.value, g.of) for g in GAME.race(s) if g.name == "Defeat all foes")

    assert errand(s) == (0, 3)
    give(s, s.heroes[0], "short_sword")
    session = play(s, "hit:0,0", rolls=(95, 4))
    assert errand(session.state) == (1, 3)


# -- who lies in wait ------------------------------------------------------------------------------

BOX = """story A Test
id test
difficulty dusk
start crossroads
candle 50

chapter 1 One
skirmish 1-10: wolf
begin chest

== chest
map open_road -> end | end
  {when}chest E5 trickery 9 again "A chest": lore 1 @self | hurt 1
  ambush E5 zombie F8
  goal defeat

== end
close end 50
"""


@pytest.fixture
def waiting(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Tale:
    """On the open road, next to a chest that somebody may try again and again, with a zombie under it."""
    made, problems = check_story(BOX.format(when=getattr(request, "param", "")), "test.story")
    assert made is not None and problems == []
    bell = STORIES["bell"]
    scenes = {**bell.scenes, "chest": made.scenes["chest"], "end": made.scenes["end"]}
    monkeypatch.setitem(STORIES, "bell", replace(bell, scenes=scenes))
    s = tale("witch_hunter", "arcanist", advanced=False)
    telling.go_to(s, "chest")
    s = play(s, "carry_on", seed=3).state
    s.heroes[here(s).active].at = NUMBERS["E5"]
    return s


@pytest.mark.rule("FL-067", "FL-138")
def test_what_lies_in_wait_comes_once_however_often_its_chest_is_tried(waiting: Tale) -> None:
    s = waiting
    assert next((g.value, g.of) for g in GAME.race(s) if g.name == "Defeat all foes") == (0, 1)
    session = play(s, "try:E5", rolls=(2,), seed=3)
    assert [f.kind for f in here(session.state).foes] == ["zombie"]
    s = session.state
    h = s.heroes[0]
    h.at, h.done = NUMBERS["E5"], 0
    here(s).active, s.step = 0, "hero_act"
    session = play(s, "try:E5", rolls=(2,), seed=3)
    assert [f.kind for f in here(session.state).foes] == ["zombie"]


@pytest.mark.rule("FL-138")
@pytest.mark.parametrize("waiting", ["[flag owner] "], indirect=True)
def test_nothing_lies_in_wait_under_a_chest_that_is_not_there(waiting: Tale) -> None:
    assert [g for g in GAME.race(waiting) if g.name == "Defeat all foes" and g.of > 1] == []
    setup = setup_of(waiting)
    assert setup is not None and not goals.lurking(waiting, setup, "")


# -- what was counted on a map --------------------------------------------------------------------


@pytest.mark.rule("FL-089", "FL-349")
@pytest.mark.parametrize(("saved", "then"), [(1, "causeway_few"), (2, "causeway_many")])
def test_the_story_remembers_how_many_were_brought_back_over_the_causeway(
    saved: int, then: str
) -> None:
    """What a tale counts after a map is kept over the transition."""
    s = tale("witch_hunter", "arcanist", story="tide", advanced=False)
    telling.go_to(s, "causeway")
    s = play(s).state
    site = here(s)
    site.foes.clear()
    site.combat = False
    altars = ("H3", "F6")[:saved]
    s.step = "hero_act"
    for at in altars:
        h = s.heroes[site.active]
        h.at, h.done = NUMBERS[at], 0
        s = play(s, f"try:{at}", rolls=(10,)).state
        site = here(s)
        s.heroes[site.active].done = 0
    exits = squares(MAPS[site.map].exits)
    for h in s.heroes:
        h.at = next(exits)
    site.queue.clear()
    session = play(s, "done", "transition", seed=3)
    assert then in session.state.page


@pytest.mark.rule("FL-258", "FL-259")
def test_all_who_have_risen_off_the_map_are_fought_in_one_fight_and_the_journey_goes_on() -> None:
    s = tale("arcanist", "poacher", "witch_hunter")
    for h in s.heroes[:2]:
        afflicted(s, h, "bloodlust")
        fall(s, h)
    s.goal, s.step = "yorotrucks", "world_round"
    session = play(s)
    site = here(session.state)
    assert [f.soul for f in site.foes] == [0, 1]
    assert len({f.at for f in site.foes} | {session.state.heroes[2].at}) == 3
    assert not session.state.waiting
    s = session.state
    site.foes.clear()
    s.step = "fight_won"
    session = play(s)
    assert session.state.site is None
    assert session.state.then == []


@pytest.mark.rule("FL-065", "FL-259")
def test_the_open_road_is_a_map_that_is_set_up_like_others() -> None:
    """The token passes and flips when the vampire is met on it, and once more when it is put away."""
    s = on_road("millway_1", "ostelnk", "witch_hunter", "arcanist", "poacher")
    s.heroes[0].form, s.leader = VAMPIRE, 1
    s.waiting, s.step, s.then = ["vampire:0"], "settle", ["world_round"]
    s = play(s, seed=3).state
    assert here(s).map == "open_road"
    assert (s.day, s.leader) == (False, 2)
    vampire, last = here(s).foes[0], s.heroes[2]
    vampire.vita, last.at, last.dmg, last.done = 1, vampire.at - 1, 9, 0
    here(s).active, s.step = 2, "hero_act"
    session = play(s, "fist:0", rolls=(99,), seed=3)
    while session.state.site is not None:
        session.choose(session.asked.options[0])
    assert session.state.day
