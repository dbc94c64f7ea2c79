"""Positions of a fifth reading, with the book in hand; each was wrong when it was tried first."""

from __future__ import annotations

from typing import Any

import pytest
from tests.positions import why

from hearthside.games.folklore.content import STORIES
from hearthside.games.folklore.content.board import NUMBERS
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.growth import BEYOND
from hearthside.games.folklore.state import Tale, here

from .table import (
    GAME,
    add,
    arena,
    brawl,
    foes_turn,
    give,
    in_town,
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
    s.heroes[0].words.add("eldritch")
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


@pytest.mark.rule("FL-282", "FL-301")
def test_lore_is_turned_into_pp_that_go_into_an_enchanted_thing() -> None:
    s = arena("arcanist", "witch_hunter")
    h = s.heroes[0]
    h.tiers, h.lore, h.rewards = 3, 400, ["vita 2", "ritual_to_pp", "lore_to_pp"]
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
    h.tiers, h.rewards, h.lore = 7, ["vita 2"] * 7, 1100  # +1 in a skill, or +2 vita
    h.rewards = ["vita 4", "vita 4", "vita 4", "vita 4", "vita 2", "vita 2", "vita 2"]
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
    h.rewards = ["pp 6", "vita 18", "gp 7", *["might 5"] * 9]
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
