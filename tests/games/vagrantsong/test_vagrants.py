"""Bones, passives, the Pup, slots, Skills and Junk (VS-058 to VS-096)."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE, TRAIN
from hearthside.games.vagrantsong.content.cards import SKILLS
from hearthside.games.vagrantsong.content.junk import JUNK, TIERS
from hearthside.games.vagrantsong.content.vagrants import VAGRANTS
from hearthside.games.vagrantsong.rules.slots import free_slots
from hearthside.games.vagrantsong.state import Bonus
from hearthside.kernel import cells

from .table import (
    GAME,
    acting,
    block,
    go_on,
    haunting,
    hold,
    offered,
    placing,
    set_at,
    sit,
    table,
    why,
)


@pytest.mark.rule("VS-058", "VS-059", "VS-063")
def test_bones_at_or_above_the_success_value_succeed() -> None:
    """Two Coins, two Bones; without any success a Skill does nothing at all, riders included."""
    s = table("songsmith", "cursebearer", haint="A3a")
    set_at(s, "A1a", "A1d")
    session = go_on(sit(acting(s, 0, s35=2), rolls=[4, 3]), "skill:35,h0")
    assert session.state.haints[0].humanity == 1
    s = table("empress", "songsmith", haint="A2a")
    s.vagrants[0].skills[3] = 1
    session = go_on(sit(acting(s, 0, s1=2), rolls=[3, 2]), "skill:1,h0")
    assert s.first == 0 and session.state.haints[0].humanity == 0


@pytest.mark.rule("VS-060", "VS-061")
def test_a_natural_six_rolls_another_bone_of_the_same_roll() -> None:
    """6, 6, then 5: three successes from one Coin."""
    s = table("cursebearer", "songsmith", haint="A2a")
    session = go_on(sit(acting(s, 0, bust=1), rolls=[6, 6, 5]), "bust:0")
    assert session.state.haints[0].humanity == 3


@pytest.mark.rule("VS-062")
def test_rolls_outside_an_action_never_chain() -> None:
    """The lurch of Event 7 takes exactly one Bone from everybody."""
    s = table("songsmith", "cursebearer")
    set_at(s, "B1b", "B1c")
    s.on_round[7] = 2
    for v in s.vagrants:
        v.acted = True
    session = sit(s, rolls=[6, 6])
    assert [v.at for v in session.state.vagrants] == [SPACE["B4b"], SPACE["B4c"]]
    assert session.state.dice.count == 2


@pytest.mark.rule("VS-065")
def test_the_empress_gets_two_bones_for_her_first_six() -> None:
    """Her second six of the turn brings only one."""
    s = table("empress", "songsmith", haint="A2a")
    session = go_on(sit(acting(s, 0, bust=1), rolls=[6, 1, 6, 1]), "bust:0")
    assert session.state.haints[0].humanity == 2
    assert session.state.dice.count == 4


@pytest.mark.rule("VS-066")
def test_the_songsmith_finds_single_coins_easier() -> None:
    """A 3 is enough for A Little Rhythm with one Coin, not with two, a Rabbit's Foot counted."""
    s = table("songsmith", "cursebearer", haint="A3a")
    set_at(s, "A1a", "A1d")
    session = go_on(sit(acting(s, 0, s35=1), rolls=[3]), "skill:35,h0")
    assert session.state.haints[0].humanity == 1
    s = table("songsmith", "cursebearer", haint="A3a")
    set_at(s, "A1a", "A1d")
    s.vagrants[0].foot = "s35"
    s.bindle.remove("foot")
    session = go_on(sit(acting(s, 0, s35=1), rolls=[3, 3]), "skill:35,h0")
    assert session.state.haints[0].humanity == 0


@pytest.mark.rule("VS-067")
def test_the_revivalist_may_pass_humanity_on_within_two() -> None:
    """Not beyond, and not when he is at his maximum, for then nothing is gained."""
    s = table("revivalist", "songsmith")
    set_at(s, "B1b", "B3b")
    s.vagrants[0].humanity = s.vagrants[1].humanity = 5
    session = go_on(sit(acting(s, 0, patch=1), rolls=[5]), "patch")
    assert session.decision is not None and session.decision.ask == "selfless"
    go_on(session, "take:1")
    assert [v.humanity for v in session.state.vagrants] == [5, 6]
    s.vagrants[1].at = SPACE["B4b"]
    session = go_on(sit(acting(s, 0, patch=1), rolls=[5]), "patch")
    assert session.state.vagrants[0].humanity == 6
    s.vagrants[0].humanity = 10
    s.vagrants[1].at = SPACE["B2b"]
    session = go_on(sit(acting(s, 0, patch=1), rolls=[5]), "patch")
    assert [v.humanity for v in session.state.vagrants] == [10, 5]


@pytest.mark.rule("VS-069", "VS-070", "VS-072")
def test_runaway_and_pup_are_one_vagrant_and_are_hit_once() -> None:
    """Both in range of Keep Runnin': she loses 2 once. Only the Pup in range: still her Humanity."""
    s = table("runaway", "songsmith", haint="B1b")
    set_at(s, "B3b", "C6d")
    s.vagrants[0].pup = SPACE["B3c"]
    session = sit(haunting(s), picks=["salt"], seed=1)
    assert session.state.vagrants[0].humanity == 6
    s.vagrants[0].at = SPACE["C1a"]
    session = sit(haunting(s), picks=["salt"], seed=1)
    assert session.state.vagrants[0].humanity == 6


@pytest.mark.rule("VS-071")
def test_coins_on_the_pups_card_move_it_and_let_it_bust_and_investigate() -> None:
    """Four spaces a Coin, 3+ for both."""
    s = table("runaway", "songsmith", haint="B1b")
    set_at(s, "A1a", "A1d")
    s.vagrants[0].pup = SPACE["A5b"]
    s.events[5] = SPACE["ABc"]
    session = sit(acting(s, 0, pup_move=1, pup_bust=1, pup_investigate=1), rolls=[3])
    assert "pup:ABb" in offered(session) and "pup:B2a" not in offered(session)
    go_on(session, "pup:ABb", "pup_bust:0")
    assert session.state.haints[0].humanity == 1
    go_on(session, "pup:ABc")
    assert "pup_investigate:5" in offered(session)
    assert why(sit(placing(table(), 0)), "coin:pup_move") == "VS-071"


@pytest.mark.rule("VS-073")
def test_the_pup_is_not_haunted_but_steps_aside() -> None:
    """A Haint that ends on it costs nothing, and it may walk through one as well."""
    s = table("runaway", "songsmith", haint="B1b")
    set_at(s, "A1a", "A1d")
    s.vagrants[0].pup = SPACE["ABb"]
    session = go_on(sit(acting(s, 0, pup_move=1)), "pup:B2b")
    assert session.state.vagrants[0].pup == SPACE["B2b"]
    assert session.state.vagrants[0].humanity == 8 and session.state.vagrants[0].pup_steps == -2
    s.vagrants[0].pup = SPACE["B4b"]
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert session.decision is not None and session.decision.ask == "aside"
    go_on(session, "place:B4c")
    assert session.state.vagrants[0].pup == SPACE["B4c"]
    assert session.state.vagrants[0].humanity == 8


@pytest.mark.rule("VS-074", "VS-075", "VS-076")
def test_the_pup_carries_a_token_but_cannot_use_it() -> None:
    """It finds a Rabbit's Foot; handed to the Runaway, she may use no token that round."""
    s = table("runaway", "songsmith")
    set_at(s, "A3a", "A1d")
    v = s.vagrants[0]
    v.pup = SPACE["A3b"]
    s.events[4] = SPACE["A3b"]
    session = go_on(sit(acting(s, 0, pup_investigate=1), rolls=[3]), "pup_investigate:4")
    v = session.state.vagrants[0]
    assert v.pup_tokens == ["foot"] and not v.tokens
    assert "pup_rummage" not in VERBS and "pup_give:foot,0" in offered(session)
    go_on(session, "pup_give:foot,0")
    v = session.state.vagrants[0]
    assert v.tokens == ["foot"] and v.token_used
    s = table("runaway", "songsmith")
    s.vagrants[0].pup_tokens = ["nail"]
    s.haints[0].at = SPACE["A3b"]
    assert "nail:0" not in offered(sit(acting(s, 0)))


VERBS = {"pup_move", "pup_bust", "pup_investigate"}


@pytest.mark.rule("VS-077")
def test_you_means_both_bodies_but_the_pup_is_never_counted() -> None:
    """Spooked looks at the Pup too; a head count does not."""
    s = table("runaway", "songsmith", haint="B1b")
    set_at(s, "A1a", "A1d")
    v = s.vagrants[0]
    v.pup, v.effects = SPACE["B3b"], ["spooked"]
    s.events[2] = SPACE["C6d"]
    session = go_on(sit(acting(s, 0), picks=["nail"], seed=1), "end")
    assert session.state.vagrants[0].humanity == 6
    s = table("runaway", "songsmith", scenario="s04")
    set_at(s, "C1a", "C2a")
    s.vagrants[0].pup = SPACE["A3a"]
    session = go_on(sit(acting(s, 0), picks=["nail", "nail"], seed=1), "end")
    assert "way_out" in session.state.rituals


@pytest.mark.rule("VS-078", "VS-081")
def test_one_junk_slot_and_two_for_the_wayfarer() -> None:
    """More Junk than slots means choosing what goes to the Belongings."""
    assert {who: card.junk_slots for who, card in VAGRANTS.items() if card.junk_slots != 1} == {
        "wayfarer": 2
    }
    s = table("songsmith", "wayfarer")
    s.vagrants[0].junk = [1]
    s.bindle.append("e8")
    session = sit(acting(s, 0, rummage=1), picks=["e8", "nail"])
    go_on(session, "rummage")
    assert session.decision is not None and session.decision.ask == "stow_junk"
    go_on(session, "stow_junk:1")
    assert session.state.vagrants[0].junk == [21] and session.state.camp.junk == [1]
    s = table("songsmith", "wayfarer")
    s.bindle.append("e8")
    session = go_on(sit(acting(s, 1, rummage=1), picks=["e8", "nail"]), "rummage")
    assert session.state.vagrants[1].junk == [31, 21]


@pytest.mark.rule("VS-079", "VS-080", "VS-082")
def test_two_slots_a_side_and_a_skill_that_fits_none_cannot_be_placed() -> None:
    """Four at most."""
    s = table("songsmith", "cursebearer")
    v = s.vagrants[0]
    v.skills = [35, 2, 36, 0]
    assert free_slots(v, 3) == [] and free_slots(v, 1) == [3]
    v.skills = [35, 2, 36, 1]
    assert free_slots(v, 33) == []
    assert why(sit(placing(s, 0)), "coin:s3") == "VS-082"


@pytest.mark.rule("VS-083", "VS-084")
def test_common_skills_serve_anybody_and_exclusive_ones_their_owner() -> None:
    """Camp offers trades of the one and never of the other."""
    from .test_turns import camp

    s = camp(False)
    s.vagrants[0].skills[1] = 2
    session = sit(s)
    assert "trade:0,1,2" in offered(session)
    assert why(session, "trade:0,1,35") == "VS-084"
    go_on(session, "trade:0,1,2", "put_away:1,2")
    assert session.state.camp.belongings == [2]
    go_on(session, "put_away:0,35")
    assert session.state.camp.personal == {"songsmith": [35]}
    assert "slot:1,35" not in offered(session) and "slot:0,35" in offered(session)


@pytest.mark.rule("VS-085", "VS-088")
def test_coins_make_a_skill_stronger_as_its_text_says() -> None:
    """A printed number of Bones is rolled whatever the Coins; a Coin symbol means one each."""
    s = table("empress", "revivalist", haint="A2a")
    set_at(s, "A1a", "A2b")
    session = go_on(sit(acting(s, 0, s52=3), rolls=[4, 1]), "skill:52,h0")
    assert session.state.haints[0].humanity == 1 + 2
    session = go_on(sit(acting(s, 1, s59=3), rolls=[4, 5, 1]), "skill:59,h0")
    assert session.state.haints[0].humanity == 2
    assert "skill:52,h0" not in offered(sit(acting(s, 0)))


@pytest.mark.rule("VS-086", "VS-087", "VS-089")
def test_targets_are_of_the_kind_the_icon_shows() -> None:
    """H only Haints, V only Vagrants, Any both; 0 in the range allows oneself; text may say more."""
    s = table("revivalist", "songsmith", haint="A3a")
    set_at(s, "A2a", "A2b")
    session = sit(acting(s, 0, s59=1, s60=1))
    found = offered(session)
    assert "skill:59,h0" in found and "skill:59,v1" not in found
    assert {"skill:60,v0", "skill:60,v1"} <= set(found) and "skill:60,h0" not in found
    session = sit(acting(s, 1, s35=1))
    found = offered(session)
    assert {"skill:35,h0", "skill:35,v0"} <= set(found) and "skill:35,v1" not in found
    s = table("empress", "songsmith", haint="B3a")
    set_at(s, "B1b", "B2b")
    session = go_on(sit(acting(s, 0, s51=1), rolls=[4]), "skill:51,v1", "place:B3b")
    assert session.state.vagrants[1].at == SPACE["B3b"] and session.state.haints[0].humanity == 1


@pytest.mark.rule("VS-090", "VS-091")
def test_a_summoned_crow_lands_is_passed_and_is_swept_away_by_a_haint() -> None:
    """Not on Terrain; nobody stops there; moved when summoned again; it stays when its Skill is Wounded."""
    s = table("wayfarer", "songsmith", haint="B5b")
    set_at(s, "B1b", "A1a")
    block(s, "B2b")
    session = go_on(sit(acting(s, 0, s76=1, move=1), rolls=[4]), "skill:76,v0")
    spots = offered(session)
    assert "place:B2b" not in spots and "place:B3b" not in spots
    go_on(session, "place:B2c")
    assert session.state.figures == {"crow": SPACE["B2c"]}
    assert "go:B2c" not in offered(session) and "go:B3c" in offered(session)
    s2 = session.state
    s2.vagrants[0].skills[2] = -76
    s2.haints[0].at = SPACE["B1c"]
    s2.active = -1
    swept = sit(haunting(s2), picks=["nail"], seed=1)
    assert swept.state.haints[0].at == SPACE["B4c"] and not swept.state.figures
    s3 = session.state
    s3.haints[0].at = SPACE["C6a"]
    s3.vagrants[0].skills[2] = 76
    s3.vagrants[0].done = []
    again = go_on(sit(acting(s3, 0, s76=1), rolls=[5]), "skill:76,v0", "place:B2a")
    assert again.state.figures == {"crow": SPACE["B2a"]}


@pytest.mark.rule("VS-092", "VS-093")
def test_junk_helps_while_unbroken_and_some_takes_a_coin() -> None:
    """A compass adds 1 to Move; the Satchel Rummages 2 for a Coin and rests a round like a Skill."""
    s = table("songsmith", "wayfarer")
    s.vagrants[0].junk = [2]
    assert "go:A4a" in offered(sit(acting(s, 0, move=1)))
    s.vagrants[0].junk = [-2]
    assert "go:A4a" not in offered(sit(acting(s, 0, move=1)))
    session = sit(acting(s, 1, j31=1), picks=["nail", "apple"])
    go_on(session, "junk:31,0", "keep:apple")
    assert session.state.vagrants[1].tokens == ["apple"]
    s.vagrants[1].coins = {"j31": 1}
    s.step, s.active = "whose_turn", -1
    session = go_on(sit(s), "turn:1")
    assert why(session, "coin:j31") == "VS-054"
    assert why(sit(placing(s, 0)), "coin:j31") == "VS-081"


@pytest.mark.rule("VS-094", "VS-095", "VS-263")
def test_junk_breaks_instead_of_being_wounded_and_is_traded_in_camp() -> None:
    """Broken Junk may be stored, a Wounded Skill may not."""
    from .test_turns import camp

    s = table("songsmith", "cursebearer", haint="A2a")
    v = s.vagrants[0]
    v.junk, v.humanity = [2], 1
    s.haints[0].mood = 1
    session = sit(haunting(s), picks=["candle"], seed=1)
    while session.decision is not None and session.decision.ask != "wound":
        session.choose(session.decision.options[0])
    go_on(session, "junk:2")
    assert session.state.vagrants[0].junk == [-2]
    assert why(sit(placing(session.state, 0)), "coin:j2") == "VS-095"
    s = camp(False)
    s.vagrants[0].junk, s.vagrants[0].skills = [-2], [35, -2, 36, 0]
    session = sit(s)
    assert "put_junk:0,-2" in offered(session) and "trade_junk:0,1,-2" in offered(session)
    assert why(session, "put_away:0,2") == "VS-263"
    assert why(session, "trade:0,1,2") == "VS-263"


@pytest.mark.rule("VS-096")
def test_fishin_line_lengthens_skills_only_and_only_their_maximum() -> None:
    """Four spaces for A Little Rhythm; Bust and Iron Nails reach no further."""
    s = table("songsmith", "cursebearer", haint="A5a")
    set_at(s, "A1a", "A1d")
    hold(s, 0, "nail")
    session = sit(acting(s, 0, s35=1, bust=1))
    assert "skill:35,h0" not in offered(session)
    s.vagrants[0].junk = [1]
    found = offered(sit(acting(s, 0, s35=1, bust=1)))
    assert "skill:35,h0" in found and "nail:0" not in found and "bust:0" not in found
    s.vagrants[0].skills[1] = 10
    s.haints[0].at = SPACE["A2a"]
    assert "skill:10,h0" not in offered(sit(acting(s, 0, s10=1)))


def test_every_card_of_the_box_that_is_in_is_well_formed() -> None:
    """Numbers, tiers, owners and sides hang together."""
    assert set(range(1, 17)) | {33, 34, 83} <= set(SKILLS)
    for card in VAGRANTS.values():
        assert all(SKILLS[n].owner for n in card.skills)
        sides = {SKILLS[n].side for n in card.skills}
        assert sides == {"L", "R"}
    assert sum(map(len, TIERS.values())) == 20
    assert {n for n, card in JUNK.items() if card.tier == 0} >= {21, 22, 23, 24, 31}


@pytest.mark.rule("VS-072", "VS-070")
def test_what_helps_an_area_helps_the_runaway_by_her_pup() -> None:
    """An Old Medley, the Tin Whistle and the hobo sign reach the Pup; both in reach is once."""
    s = table("songsmith", "runaway", haint="A3b")
    set_at(s, "A1b", "C6d")
    s.vagrants[1].pup, s.vagrants[1].humanity = SPACE["A1c"], 4
    session = go_on(sit(acting(s, 0, s36=1), rolls=[4, 1]), "skill:36,h0")
    assert session.state.vagrants[1].humanity == 5
    s.vagrants[0].junk = [7]
    assert go_on(sit(acting(s, 0, j7=1)), "junk:7,0").state.vagrants[1].humanity == 5
    s.vagrants[1].at = SPACE["A1a"]
    assert go_on(sit(acting(s, 0, j7=1)), "junk:7,0").state.vagrants[1].humanity == 5
    set_at(s, "A1b", "C6d")
    s.events[5] = SPACE["A1b"]
    session = go_on(sit(acting(s, 0, investigate=1)), "investigate:5")
    assert "comfort:1" in offered(session)


@pytest.mark.rule("VS-075", "VS-076", "VS-145")
def test_the_pup_trades_what_it_carries() -> None:
    """For what a neighbour holds, which then lies on its card; with the Runaway too; and both have used theirs."""
    s = table("runaway", "songsmith")
    v, o = s.vagrants
    set_at(s, "A1a", "C1b")
    v.pup, v.pup_tokens = SPACE["C1a"], ["nail"]
    s.bindle.remove("nail")
    hold(s, 1, "salt")
    session = go_on(sit(acting(s, 0)), "pup_swap:nail,1,salt")
    assert session.state.vagrants[0].pup_tokens == ["salt"]
    assert session.state.vagrants[1].tokens == ["nail"]
    assert session.state.vagrants[0].token_used and session.state.vagrants[1].token_used
    o.token_used = True
    assert why(sit(acting(s, 0)), "pup_swap:nail,1,salt") == "VS-145"
    assert why(sit(acting(s, 0)), "pup_swap:nail,1,apple") == "VS-144"
    v.pup = SPACE["A1b"]
    hold(s, 0, "apple")
    session = go_on(sit(acting(s, 0)), "pup_swap:nail,0,apple")
    assert session.state.vagrants[0].tokens == ["nail"] and session.state.vagrants[0].token_used


@pytest.mark.rule("VS-075", "VS-144")
def test_what_is_given_by_way_of_the_pup_lies_on_its_card() -> None:
    """The Runaway is at the other end of the train: she cannot use it before the Pup brings it to her."""
    s = table("songsmith", "runaway")
    set_at(s, "A1a", "C6d")
    s.vagrants[1].pup = SPACE["A1b"]
    hold(s, 0, "nail")
    session = go_on(sit(acting(s, 0)), "give:nail,1")
    assert session.state.vagrants[1].pup_tokens == ["nail"] and not session.state.vagrants[1].tokens
    s.vagrants[1].at = SPACE["A2a"]
    session = go_on(sit(acting(s, 0)), "give:nail,1")
    assert session.state.vagrants[1].tokens == ["nail"]


@pytest.mark.rule("VS-067")
def test_the_journal_tells_who_is_selfless() -> None:
    """Whoever lets another gain is named before the gain."""
    s = table("revivalist", "songsmith")
    set_at(s, "A1a", "A1b")
    s.vagrants[0].humanity = s.vagrants[1].humanity = 5
    session = go_on(sit(acting(s, 0, patch=1), rolls=[4]), "patch", "take:1")
    told = [(e.kind, e.args) for e in session.journal][-2:]
    assert told == [("selfless", ("revivalist", "songsmith")), ("gained", ("songsmith", 1))]
    lines = [GAME.words.line(session.state, e) for e in session.journal]
    assert "The Revivalist lets the Songsmith have it." in lines


@pytest.mark.rule("VS-090")
def test_the_crow_lands_on_any_open_space_in_range() -> None:
    """Feathery Friend is offered every one of them, near a Haint or not."""
    s = table("wayfarer", "songsmith", haint="C6d")
    set_at(s, "A4b", "C1a")
    session = go_on(sit(acting(s, 0, s76=1), rolls=[4]), "skill:76,v0")
    within = TRAIN.reach(SPACE["A4b"], 3) & ~(1 << SPACE["A4b"])
    assert {SPACE[o.removeprefix("place:")] for o in offered(session)} == set(cells(within))


@pytest.mark.rule("VS-059", "VS-066")
def test_a_one_succeeds_where_the_value_says_so() -> None:
    """Investigate at 1+; only the Songsmith's lone Coin stops at 2+."""
    s = table("wayfarer", "songsmith")
    s.vagrants[0].junk, s.vagrants[0].bonus = [5], Bonus(investigate=1)
    s.events[4], s.vagrants[0].at = SPACE["A1a"], SPACE["A1a"]
    session = go_on(sit(acting(s, 0, investigate=1), rolls=[1]), "investigate:4")
    assert "foot" in session.state.vagrants[0].tokens
    from hearthside.games.vagrantsong.rules.coins import skill_success

    s.vagrants[1].skills = [35, 0, 6, 0]
    assert [skill_success(s, s.vagrants[1], n, 1) for n in (35, 6)] == [3, 2]
