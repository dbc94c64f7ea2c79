"""Range, Terrain, Humanity, Wounds and Westbound (VS-097 to VS-124)."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.rules.humanity import (
    back_to_life,
    become_westbound,
    gain,
    lose,
    wound,
)
from hearthside.games.vagrantsong.rules.places import sight
from hearthside.games.vagrantsong.rules.slots import gain_skill
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Asking

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


def run(asks: Asking[Any], *answers: str) -> list[str]:
    """Drive part of a step by hand; answers are given in order, single options are taken."""
    asked: list[str] = []
    left = list(answers)
    try:
        decision = next(asks)
        while True:
            if len(decision.options) == 1:
                decision = asks.send(decision.options[0])
                continue
            asked.append(decision.ask)
            option = decision.find(left.pop(0)) if left else None
            assert option is not None, f"{decision} has no such answer"
            decision = asks.send(option)
    except StopIteration:
        return asked


@pytest.mark.rule("VS-097", "VS-098")
def test_range_is_the_shortest_way_through_characters() -> None:
    """Counted over the connecting spaces, not as the crow flies; a Vagrant in between does not matter."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "A6b", "ABb")
    assert "skill:35,h0" in offered(sit(acting(s, 0, s35=1)))
    assert "bust:0" not in offered(sit(acting(s, 0, bust=1)))
    set_at(s, "A6a", "A1a")
    s.haints[0].at = SPACE["B1a"]
    assert "skill:35,h0" not in offered(sit(acting(s, 0, s35=1)))


@pytest.mark.rule("VS-099", "VS-100", "VS-101")
def test_terrain_stops_a_vagrants_range_but_shows_a_haint_on_it() -> None:
    """Nothing beyond that Terrain; Haints reach through."""
    s = table("songsmith", "cursebearer", haint="A4a")
    set_at(s, "A1a", "A1d")
    block(s, "A3a", "A2b")
    assert not sight(s, SPACE["A1a"], 3) >> SPACE["A4a"] & 1
    s.haints[0].at = SPACE["A3a"]
    mask = sight(s, SPACE["A1a"], 4)
    assert mask >> SPACE["A3a"] & 1 and not mask >> SPACE["A4a"] & 1
    s = table("songsmith", "cursebearer", haint="A5a")
    set_at(s, "A1a", "C6d")
    block(s, "A3a", "A3b", "A3c", "A3d")
    session = sit(haunting(s), picks=["salt"], seed=1)
    assert session.state.vagrants[0].humanity == 8


@pytest.mark.rule("VS-102", "VS-103", "VS-104")
def test_vagrants_walk_around_terrain_and_haints_over_it() -> None:
    """Unless the Scenario says otherwise: pools in the drowned mine can be entered."""
    s = table("songsmith", "cursebearer", haint="B1b")
    set_at(s, "A1a", "C6d")
    block(s, "A2a", "B2b", "B4b")
    session = sit(acting(s, 0, move=1))
    assert "go:A2a" not in offered(session) and "go:A3a" not in offered(session)
    assert why(session, "go:A2a") == "VS-102"
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert session.state.haints[0].at == SPACE["B4b"]
    s = table("songsmith", "cursebearer", scenario="s05")
    block(s, "A2a", kind="pool")
    assert "go:A2a" in offered(sit(acting(s, 0, move=1)))


@pytest.mark.rule("VS-105")
def test_characters_are_vagrants_and_haints() -> None:
    """An Any target finds both; the pieces on the board are exactly these."""
    s = table("songsmith", "runaway", haint="A2b")
    pieces = [t.id for t in GAME.scene(s, 0) if t.kind == "piece"]
    assert sorted(pieces) == ["piece:haint0", "piece:pup", "piece:runaway", "piece:songsmith"]
    s.vagrants[1].at = SPACE["A1b"]
    found = offered(sit(acting(s, 0, s35=1)))
    assert {"skill:35,h0", "skill:35,v1"} <= set(found)


@pytest.mark.rule("VS-106", "VS-107")
def test_gains_stop_at_the_maximum_and_haints_start_at_nothing() -> None:
    """The rest is lost."""
    s = table()
    assert s.haints[0].humanity == 0
    s.vagrants[0].humanity = 9
    run(gain(s, 0, 5))
    assert s.vagrants[0].humanity == s.vagrants[0].most == 10


@pytest.mark.rule("VS-108", "VS-109", "VS-110", "VS-111")
def test_reaching_zero_is_one_wound_of_the_owners_choice() -> None:
    """The token goes back to the maximum, the rest of the loss is ignored, the Skill is out of use."""
    s = table()
    s.vagrants[0].humanity = 2
    asked = run(lose(s, 0, 7), "skill:36")
    v = s.vagrants[0]
    assert asked == ["wound"] and v.humanity == 10 and v.skills == [35, 0, -36, 0]
    assert why(sit(placing(s, 0)), "coin:s36") == "VS-111"


@pytest.mark.rule("VS-112", "VS-113", "VS-114")
def test_the_last_card_flipped_turns_a_vagrant_westbound() -> None:
    """Effects go, Humanity to 1, tokens stay, the owner lays the Westbound card on a Skill."""
    s = table()
    s.rituals.append("first_blood")
    v = hold(s, 0, "nail", "salt")
    v.skills, v.effects, v.between = [35, 0, -36, 0], ["shakes", "spooked"], "Clear lungs"
    asked = run(wound(s, 0), "slot:2")
    assert asked == ["under"]
    assert v.westbound and v.was_westbound and v.humanity == 1 and v.effects == []
    assert v.tokens == ["nail", "salt"] and v.under == 2 and v.between == "Clear lungs"


def westbound(s: Journey, i: int, humanity: int = 1) -> None:
    """Make a Vagrant Westbound, quietly."""
    v = s.vagrants[i]
    v.skills = [-abs(n) for n in v.skills]
    v.westbound, v.under, v.humanity = True, 0, humanity


@pytest.mark.rule("VS-115", "VS-120")
def test_ghost_sickness_passes_a_loss_to_the_closest_and_one_humanity_is_safe() -> None:
    """On 1 nothing can be lost; above it the loss may go to somebody else, but stops at 1."""
    s = table("songsmith", "cursebearer", "empress")
    westbound(s, 0)
    run(lose(s, 0, 5))
    assert s.vagrants[0].humanity == 1
    s.vagrants[0].humanity = 4
    run(lose(s, 0, 2), "yes")
    assert [v.humanity for v in s.vagrants] == [4, 8, 11]
    run(lose(s, 0, 9), "no")
    assert s.vagrants[0].humanity == 1
    westbound(s, 1)
    westbound(s, 2)
    s.vagrants[0].humanity = 4
    assert run(lose(s, 0, 1)) == []
    assert s.vagrants[0].humanity == 3


@pytest.mark.rule("VS-116", "VS-117", "VS-118")
def test_the_westbound_use_general_actions_and_their_own_action_every_round() -> None:
    """No Skills, not even healed ones; the Westbound Action takes Coins and never rests."""
    s = table("songsmith", "cursebearer", haint="A3a")
    set_at(s, "A1a", "A1d")
    westbound(s, 0)
    s.vagrants[0].skills[0] = 35
    session = sit(placing(s, 0), rolls=[4])
    assert why(session, "coin:s35") == "VS-116"
    go_on(session, "coin:westbound", "coin:move", "ready")
    assert "skill:91,h0" in offered(session)
    go_on(session, "skill:91,h0", "gain")
    assert session.state.haints[0].humanity == 1
    after = session.state
    after.step, after.active = "whose_turn", -1
    session = go_on(sit(after), "turn:0")
    assert "coin:westbound" in offered(session)


@pytest.mark.rule("VS-114", "VS-116")
def test_a_westbound_card_without_a_skill_lies_on_nothing() -> None:
    """A Skill learned afterwards comes whole and does not lie under it; it cannot be used all the same."""
    s = table()
    v = s.vagrants[0]
    v.skills = [0, 0, 0, 0]
    assert run(become_westbound(s, 0)) == []
    run(gain_skill(s, 0, 83))
    assert 83 in v.skills and v.westbound and v.under == -1
    assert list(GAME.invariants(s)) == []
    v.under = v.skills.index(0)
    assert list(GAME.invariants(s)) != []
    v.under = -1
    s.step, s.active = "whose_turn", -1
    assert why(go_on(sit(s), "turn:0"), "coin:s83") == "VS-116"


@pytest.mark.rule("VS-119")
def test_being_made_westbound_outright_flips_everything() -> None:
    """Skills and Junk alike."""
    s = table()
    s.vagrants[0].junk = [2]
    run(become_westbound(s, 0), "slot:0")
    assert s.vagrants[0].skills == [-35, 0, -36, 0] and s.vagrants[0].junk == [-2]


@pytest.mark.rule("VS-121")
def test_back_to_life_at_the_maximum() -> None:
    """One Wounded Skill heals, the card flips back."""
    s = table()
    westbound(s, 0, humanity=9)
    run(gain(s, 0, 3), "heal:36")
    v = s.vagrants[0]
    assert not v.westbound and v.skills == [-35, 0, 36, 0] and v.humanity == 10 and v.under == -1
    westbound(s, 1)
    run(back_to_life(s, s.vagrants[1]), "heal:67")
    assert 67 in s.vagrants[1].skills


@pytest.mark.rule("VS-121", "VS-122", "VS-240", "VS-241", "VS-242")
def test_tear_down_takes_the_skill_under_the_westbound_card_and_restores_the_rest() -> None:
    """One Skill goes, one heals as he comes back; Humanity full, effects gone, Coins back, Wounds stay."""
    from hearthside.games.vagrantsong.rules.camp.tearing import tear_down

    s = table()
    s.vagrants[0].skills = [35, 2, 36, 1]
    westbound(s, 0, humanity=3)
    s.vagrants[1].skills = [68, 0, -67, 0]
    s.vagrants[1].effects, s.vagrants[1].purse, s.vagrants[1].between = (
        ["shakes", "spooked"],
        2,
        "Bitter",
    )
    assert run(tear_down(s), "heal:1") == ["back_to_life"]
    v, o = s.vagrants
    assert v.skills == [0, -2, -36, 1] and s.camp.lost == [35] and not v.westbound
    assert v.humanity == 10 and v.under == -1
    assert o.skills == [68, 0, -67, 0] and o.effects == [] and o.between == "" and o.purse == 3


@pytest.mark.rule("VS-123", "VS-154", "VS-155")
def test_an_apple_heals_a_skill_never_junk_and_not_for_the_westbound() -> None:
    """Used at once, it goes to the Cycle track."""
    s = table()
    v = hold(s, 0, "apple")
    v.skills, v.junk = [-35, 0, 36, 0], [-2]
    session = sit(acting(s, 0))
    assert [o for o in offered(session) if o.startswith("apple")] == ["apple:35"]
    go_on(session, "apple:35")
    assert session.state.vagrants[0].skills[0] == 35 and session.state.cycle["apple"] == 1
    westbound(s, 0)
    assert why(sit(acting(s, 0)), "apple:35") == "VS-123"
