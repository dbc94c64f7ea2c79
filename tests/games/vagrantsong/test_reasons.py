"""Why can't I? Every way in which an act of a turn can be barred, with the rule that is named."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.state import Bonus, Journey
from hearthside.kernel import Session

from .table import acting, block, go_on, hold, offered, placing, set_at, sit, table, told, why


def turn(s: Journey, i: int = 0, **coins: int) -> Session[Journey]:
    """The turn of a seat with these Coins placed."""
    return sit(acting(s, i, **coins))


def near(*who: str, haint: str = "A2b") -> Journey:
    """A table with the first Vagrant on A1b and the Haint beside them."""
    s = table(*(who or ("cursebearer", "songsmith")), haint=haint)
    set_at(s, "A1b", "A4d", "C1a", "C2a")
    return s


# -- Coins -------------------------------------------------------------------------------------------


def test_what_lies_under_a_standee_is_chosen_by_its_action_too() -> None:
    """An Event Token under one's own feet is hard to point at: the Coins on Investigate glow as well, and so on Bust.

    Why not is told of what lies about and of Haints in play, and of nothing else.
    """
    s = near("runaway", "songsmith")
    s.vagrants[0].pup = SPACE["A3b"]
    s.events = {4: SPACE["A1b"], 5: SPACE["C6a"], 3: SPACE["A3b"]}
    coins = dict.fromkeys(("investigate", "bust", "pup_investigate", "pup_bust"), 1)
    session = turn(s, **coins)
    for slot, choice in (
        ("investigate", "investigate:4"),
        ("bust", "bust:0"),
        ("pup_investigate", "pup_investigate:3"),
        ("pup_bust", "pup_bust:0"),
    ):
        options = [str(option) for option, bar in session.could(f"action:0.{slot}") if bar is None]
        assert options == [choice]
    barred = [str(o) for o, bar in session.could("action:0.investigate") if bar is not None]
    assert sorted(barred) == ["investigate:3", "investigate:5"]


@pytest.mark.rule("VS-054", "VS-071", "VS-081", "VS-082", "VS-092", "VS-095", "VS-111", "VS-117")
def test_why_a_coin_cannot_go_there() -> None:
    """Not slotted, Wounded, Broken, resting, no Pup, not Westbound, Junk without a use for Coins."""
    s = near("wayfarer", "songsmith")
    v = s.vagrants[0]
    v.skills, v.junk, v.resting = [75, 0, -76, 0], [1, -7], ["s75"]
    session = sit(placing(s))
    assert why(session, "coin:s75") == "VS-054"
    assert why(session, "coin:s76") == "VS-111"
    assert why(session, "coin:s1") == "VS-082"
    assert why(session, "coin:j1") == "VS-092"
    assert why(session, "coin:j7") == "VS-095"
    assert why(session, "coin:j8") == "VS-081"
    assert why(session, "coin:pup_move") == "VS-071"
    assert why(session, "coin:westbound") == "VS-117"


@pytest.mark.rule("VS-051", "VS-116")
def test_why_no_coin_goes_anywhere() -> None:
    """None in hand; a Westbound Vagrant has no Skills."""
    s = near()
    hold(s, 0, "foot")
    session = go_on(sit(placing(s)), "coin:move", "coin:move", "coin:move")
    assert why(session, "coin:bust") == "VS-051" and told(session, "coin:bust")
    s.vagrants[0].westbound, s.vagrants[0].under = True, 0
    assert why(sit(placing(s)), "coin:s67") == "VS-116"


@pytest.mark.rule("VS-140", "VS-153")
def test_why_no_foot_goes_there() -> None:
    """Without one; once a token has been used; where no Coin could go either."""
    s = near()
    assert why(sit(placing(s)), "foot:move") == "VS-153"
    hold(s, 0, "foot")
    assert "foot:move" in offered(sit(placing(s)))
    assert why(sit(placing(s)), "foot:s1") == "VS-082"
    s.vagrants[0].token_used = True
    assert why(sit(placing(s)), "foot:move") == "VS-140"


@pytest.mark.rule("VS-217")
def test_why_the_jeebies_are_not_ready() -> None:
    """Two Coins must go on Rummage first."""
    s = table("songsmith", "cursebearer", scenario="s04")
    s.vagrants[0].effects = ["jeebies"]
    hold(s, 0, "candle")
    session = sit(placing(s))
    assert why(session, "ready") == "VS-217" and why(session, "coin:move") == "VS-217"


# -- General Actions ---------------------------------------------------------------------------------


@pytest.mark.rule("VS-102", "VS-125", "VS-126", "VS-127")
def test_why_one_cannot_go_there() -> None:
    """No Coin on Move, Terrain, somebody there, too far, no steps left, no way but through the Haint."""
    s = near()
    assert why(turn(s), "go:A1c") == "VS-125"
    block(s, "A1a")
    session = turn(s, move=1)
    assert why(session, "go:A1a") == "VS-102"
    assert why(session, "go:A2b") == "VS-127"
    assert why(session, "go:A6d") == "VS-126"
    assert told(session, "go:A6d") == "3 steps left, it is 7 away."
    go_on(session, "go:A2d")
    assert why(session, "go:A3d") == "VS-126" and told(session, "go:A3d") == "No steps are left."
    block(s, "A1c")
    session = turn(s, move=1)
    assert why(session, "go:A3b") == "VS-126" and "Haint" in told(session, "go:A3b")
    assert "dash:A3b" in offered(session)
    s.vagrants[0].at = -1
    assert why(turn(s, move=1), "go:A1c") == "VS-125"


@pytest.mark.rule("VS-102", "VS-125", "VS-126", "VS-127", "VS-212")
def test_why_one_cannot_walk_through_the_haint() -> None:
    """No Coin, Terrain or somebody behind, no Haint in the way, or too far behind it."""
    s = near()
    assert why(turn(s), "dash:A3b") == "VS-125"
    block(s, "A2a")
    s.vagrants[1].at = SPACE["A2c"]
    session = turn(s, move=1)
    assert why(session, "dash:A2a") == "VS-102"
    assert why(session, "dash:A2c") == "VS-127"
    assert why(session, "dash:C1a") == "VS-212"
    s.haints[0].at, s.vagrants[0].bonus = SPACE["A3b"], Bonus(move=-1)
    assert why(turn(s, move=1), "dash:A4b") == "VS-126"
    assert "it is 3 away" in told(turn(s, move=1), "dash:A4b")
    s.vagrants[0].at = -1
    assert why(turn(s, move=1), "dash:A4b") == "VS-125"


@pytest.mark.rule("VS-071", "VS-126")
def test_why_the_pup_cannot_go_there() -> None:
    """Without a Pup, without a Coin on its card, without steps."""
    assert why(turn(near(), move=1), "pup:A1c") == "VS-071"
    s = near("runaway", "songsmith")
    s.vagrants[0].pup = SPACE["A1a"]
    session = turn(s, move=1)
    assert why(session, "pup:A2a") == "VS-071" and told(session, "pup:A2a")
    s.vagrants[0].pup_steps = -4
    assert why(turn(s, pup_move=1), "pup:A2a") == "VS-126"
    s.vagrants[0].pup_steps = 0
    assert why(turn(s, pup_move=1), "pup:C6a") == "VS-126"


@pytest.mark.rule("VS-050", "VS-055")
def test_why_an_action_is_not_performed() -> None:
    """No Coin on it, or it has been done."""
    s = near()
    session = sit(acting(s, 0, patch=1, bust=1), rolls=[1])
    assert why(session, "investigate:2") == "VS-055" and "Investigate" in told(
        session, "investigate:2"
    )
    go_on(session, "patch")
    assert why(session, "patch") == "VS-050" and "Patch Up" in told(session, "patch")


@pytest.mark.rule("VS-004", "VS-055", "VS-138")
def test_why_nobody_is_busted() -> None:
    """No Coin, too far away, no such Haint, nothing to gain for it, not lit in the dark."""
    s = near()
    assert why(turn(s), "bust:0") == "VS-055"
    assert why(turn(s, bust=1), "bust:1") == "VS-138"
    s.haints[0].at = SPACE["A4b"]
    assert why(turn(s, bust=1), "bust:0") == "VS-138"
    assert told(turn(s, bust=1), "bust:0") == "It is 3 away."
    s.haints[0].at, s.haints[0].threshold = SPACE["A2b"], 0
    assert why(turn(s, bust=1), "bust:0") == "VS-106"
    s = table("songsmith", "cursebearer", scenario="s07", haint="A2a")
    assert why(turn(s, bust=1), "bust:0") == "VS-004"
    assert why(turn(s, bust=1), "pup_bust:0") == "VS-055"


@pytest.mark.rule("VS-055", "VS-132")
def test_why_nothing_is_investigated() -> None:
    """No Coin, no such token on the floor, or it lies elsewhere."""
    s = near()
    s.events[2] = SPACE["A1c"]
    assert why(turn(s), "investigate:2") == "VS-055"
    assert why(turn(s, investigate=1), "investigate:3") == "VS-132"
    assert told(turn(s, investigate=1), "investigate:2") == "It is 1 away."
    assert why(turn(s, investigate=1), "pup_investigate:2") == "VS-055"


# -- Skills and Junk ---------------------------------------------------------------------------------


@pytest.mark.rule("VS-050", "VS-082", "VS-085", "VS-111", "VS-116", "VS-117")
def test_why_a_skill_is_not_performed() -> None:
    """Not slotted, Wounded, no Coin on it, done, Westbound; the Westbound Action only then."""
    s = near()
    v = s.vagrants[0]
    v.skills = [68, 0, -67, 0]
    session = sit(acting(s, 0, s68=1, move=1), rolls=[1])
    assert why(session, "skill:1,h0") == "VS-082"
    assert why(session, "skill:67,h0") == "VS-111"
    assert why(session, "skill:95,h0") == "VS-117"
    assert why(turn(s), "skill:68,h0") == "VS-085"
    s.haints[0].at = SPACE["A4b"]
    session = go_on(sit(acting(s, 0, s68=1, move=1), rolls=[1]), "skill:68,h0")
    assert why(session, "skill:68,h0") == "VS-050"
    v.westbound, v.under = True, 0
    session = turn(s, westbound=1)
    assert why(session, "skill:68,h0") == "VS-116"
    assert why(session, "skill:91,h0") == "VS-117"


@pytest.mark.rule("VS-004", "VS-056", "VS-070", "VS-086", "VS-087", "VS-097", "VS-099", "VS-106")
def test_why_a_skill_is_not_aimed_there() -> None:
    """Nobody there, the wrong kind, oneself, out of Range, behind Terrain, no Humanity to gain, unseen, her Pup."""
    s = near("revivalist", "runaway", haint="A2b")
    s.vagrants[1].pup = SPACE["A4c"]
    session = turn(s, s59=1, s60=1)
    assert why(session, "skill:59,h1") == "VS-056"
    assert why(session, "skill:59,v1") == "VS-086"
    assert why(session, "skill:59,v0") == "VS-086"
    assert why(session, "skill:60,h0") == "VS-086"
    assert why(session, "skill:60,v1") == "VS-097"
    assert told(session, "skill:60,v1") == "It is 5 away; the Range is 0 to 2."
    s.vagrants[1].at, s.vagrants[1].pup = SPACE["A1d"], SPACE["A1c"]
    session = turn(s, s59=1, s60=1)
    assert "skill:60,v1" in offered(session) and why(session, "skill:60,p1") == "VS-070"
    block(s, "A1c")
    assert why(turn(s, s60=1), "skill:60,v1") == "VS-099"
    s.haints[0].threshold = 0
    assert why(turn(s, s59=1), "skill:59,h0") == "VS-106"
    s.vagrants[0].skills, s.haints[0].threshold = [3, 0, 1, 0], 9
    assert why(turn(s, s1=1), "skill:1,v0") == "VS-087"
    s.vagrants[0].at = -1
    assert why(turn(s, s1=1), "skill:1,h0") == "VS-056"
    s = table("songsmith", "runaway", scenario="s07", haint="A2a")
    assert why(turn(s, s35=1), "skill:35,h0") == "VS-004"
    assert why(turn(s, 1, s44=1), "skill:44,p1") == "VS-069"


@pytest.mark.rule("VS-004", "VS-055", "VS-056", "VS-081", "VS-092", "VS-095")
def test_why_junk_is_not_used() -> None:
    """Not worn, Broken, of no use for Coins, none on it, no Haint beside."""
    s = near("wayfarer", "songsmith")
    v = s.vagrants[0]
    v.junk = [8, -7]
    session = turn(s, j8=1)
    assert "junk:8,0" in offered(session)
    assert why(session, "junk:20,0") == "VS-081" and why(session, "junk:7,0") == "VS-095"
    assert why(session, "junk:8,1") == "VS-056" and why(turn(s), "junk:8,0") == "VS-055"
    s.haints[0].at = SPACE["A4a"]
    assert why(turn(s, j8=1), "junk:8,0") == "VS-056"
    v.junk = [1, 12]
    session = turn(s, j12=1)
    assert why(session, "junk:1,0") == "VS-092" and why(session, "junk:12,3") == "VS-092"
    v.at = -1
    assert why(turn(s, j12=1), "junk:12,0") == "VS-056"
    s = table("songsmith", "wayfarer", scenario="s07", haint="A2a")
    s.vagrants[0].junk = [8]
    assert why(turn(s, j8=1), "junk:8,0") == "VS-004"


# -- tokens ------------------------------------------------------------------------------------------


@pytest.mark.rule("VS-074", "VS-123", "VS-139", "VS-140", "VS-146", "VS-147", "VS-154", "VS-217")
def test_why_a_token_is_not_used() -> None:
    """Not held, on the Pup's card, one used this round, nothing it could be used on, Enveloped."""
    s = near("runaway", "songsmith", haint="A4a")
    v = s.vagrants[0]
    v.pup, v.skills = SPACE["C1a"], [-43, 0, 44, 0]
    assert why(turn(s), "nail:0") == "VS-139"
    v.pup_tokens = ["nail"]
    assert why(turn(s), "nail:0") == "VS-074"
    v.pup_tokens = []
    hold(s, 0, "nail", "candle", "apple")
    session = turn(s)
    assert why(session, "nail:0") == "VS-146"
    assert why(session, "candle:A3b") == "VS-147"
    s.events[5] = SPACE["A1a"]
    assert why(turn(s), "candle:A1a") == "VS-015"
    assert why(session, "apple:44") == "VS-154" and "apple:43" in offered(session)
    v.westbound, v.under = True, 0
    assert why(turn(s), "apple:43") == "VS-123"
    v.westbound, v.token_used = False, True
    assert why(turn(s), "apple:43") == "VS-140"
    s = table("songsmith", "cursebearer", scenario="s02")
    hold(s, 0, "e1", "e7", "candle")
    session = turn(s)
    assert why(session, "token:e1") == "VS-056" and why(session, "token:e7") == "VS-139"
    s.vagrants[0].at, s.vagrants[0].effects = -1, ["enveloped"]
    assert why(turn(s), "candle:A1a") == "VS-217"


@pytest.mark.rule("VS-217", "VS-218", "VS-286")
def test_why_an_effect_is_not_shaken_off() -> None:
    """Not had, no token that removes it, locked where one stands."""
    s = near(haint="C1a")
    v = s.vagrants[0]
    assert why(turn(s), "shake:spooked") == "VS-217"
    v.effects = ["spooked"]
    assert why(turn(s), "shake:spooked") == "VS-218"
    hold(s, 0, "salt")
    assert "shake:spooked" in offered(turn(s))
    s.haints[0].at, s.haints[0].mood = SPACE["A2b"], 1
    assert why(turn(s), "shake:spooked") == "VS-286"


@pytest.mark.rule("VS-075", "VS-140", "VS-144", "VS-145")
def test_why_a_token_does_not_change_hands() -> None:
    """Not held, nobody beside, one used, theirs used, the same kind; off the Pup's card only to who is by the Pup."""
    s = table("runaway", "songsmith")
    set_at(s, "A1a", "A2a")
    v, o = s.vagrants
    v.pup = SPACE["A1d"]
    hold(s, 0, "nail")
    hold(s, 1, "nail", "salt")
    session = turn(s)
    assert told(session, "give:salt,1") == "You hold no Salt."
    assert told(session, "swap:nail,1,apple") == "The Songsmith holds no Apple."
    assert why(session, "give:nail,2") == "VS-005" and why(session, "give:nail,0") == "VS-144"
    assert (
        why(session, "swap:nail,1,nail") == "VS-144"
        and why(session, "swap:nail,1,apple") == "VS-144"
    )
    assert "swap:nail,1,salt" in offered(session)
    assert why(session, "pup_give:nail,1") == "VS-075"
    o.token_used = True
    assert why(turn(s), "swap:nail,1,salt") == "VS-145"
    v.pup_tokens = ["candle"]
    assert why(turn(s), "pup_give:candle,1") == "VS-144"
    v.token_used = True
    assert why(turn(s), "give:nail,1") == "VS-140" and why(turn(s), "pup_give:candle,1") == "VS-140"


@pytest.mark.rule("VS-144")
def test_how_far_off_whoever_might_take_it_is() -> None:
    """By the nearer of her and the Pup; nobody is any distance from whoever is off the board."""
    s = table("songsmith", "runaway")
    set_at(s, "A1a", "A6a")
    s.vagrants[1].pup = SPACE["A4a"]
    hold(s, 0, "nail")
    assert told(turn(s), "give:nail,1") == "The Runaway is 3 away."
    s.vagrants[1].at = s.vagrants[1].pup = -1
    session = turn(s)
    assert why(session, "give:nail,1") == "VS-144" and told(session, "give:nail,1") == ""


@pytest.mark.rule("VS-146", "VS-099", "VS-106")
def test_why_no_nail_is_used_on_a_haint() -> None:
    """Too far, Terrain between, nothing to gain for it, not on the train."""
    s = table(haint="A5b")
    set_at(s, "A1b", "C1a")
    hold(s, 0, "nail")
    assert (why(turn(s), "nail:0"), told(turn(s), "nail:0")) == ("VS-146", "It is 4 away.")
    s.haints[0].at = SPACE["A3b"]
    assert "nail:0" in offered(turn(s))
    block(s, "A2b")
    assert why(turn(s), "nail:0") == "VS-099"
    s.haints[0].threshold = 0
    assert why(turn(s), "nail:0") == "VS-106"
    assert why(turn(s), "nail:1") == "VS-146"
    s = table(scenario="s07", haint="A2b")
    set_at(s, "A1b", "C1a")
    hold(s, 0, "nail")
    assert why(turn(s), "nail:0") == "VS-004"


@pytest.mark.rule("VS-147", "VS-218", "VS-051")
def test_reasons_in_numbers() -> None:
    """How far the space for a Candle is, what an effect takes, how many Coins are wanted."""
    s = table(haint="C5b")
    set_at(s, "A1b", "C1a")
    hold(s, 0, "candle")
    s.vagrants[0].effects = ["shakes"]
    session = turn(s)
    assert told(session, "candle:A4b") == "It is 3 away."
    assert told(session, "shake:shakes") == "It takes Iron Nails."
    s = table(scenario="s07", haint="C5b")
    s.vagrants[0].tokens = ["e3"]
    session = turn(s, patch=1)
    assert told(session, "photo") == "It takes 2 Coins in hand; you have 1."


@pytest.mark.rule("VS-217", "VN-0215")
def test_the_enveloped_are_told_that_it_is_that() -> None:
    s = table(scenario="s02", haint="C5b")
    s.vagrants[0].effects, s.vagrants[0].at = ["enveloped"], -1
    session = turn(s, move=1, bust=1)
    assert why(session, "go:A1a") == why(session, "dash:A1a") == why(session, "bust:0") == "VS-217"


# -- the party ---------------------------------------------------------------------------------------


@pytest.mark.rule("VS-005", "VS-044", "VS-047", "VS-139", "VS-156")
def test_why_nobody_else_goes_next() -> None:
    """An empty seat, one who has acted, the round while somebody waits, a token nobody has."""
    s = table("songsmith", "cursebearer", "empress")
    s.vagrants[0].acted = True
    session = sit(s)
    assert why(session, "turn:3") == "VS-005" and why(session, "turn:0") == "VS-047"
    assert why(session, "pass") == "VS-044"
    assert why(session, "by:3,nail,0") == "VS-139" and why(session, "by:1,nail,0") == "VS-139"
    assert why(turn(s), "companions") == "VS-139"
    hold(s, 0, "candle")
    hold(s, 1, "apple", "candle")
    asked = go_on(turn(s), "companions")
    assert asked.decision is not None and asked.decision.ask == "companion"
    assert why(asked, "by:0,candle,A1b") == "VS-156" and "by:1,candle,A3b" in offered(asked)


@pytest.mark.rule("VS-041", "VS-238")
def test_why_the_seance_is_not_called_on() -> None:
    """Not bought, none in this Scenario, one that lasts by itself, nothing it could do; the encore only after it."""
    assert why(turn(near()), "seance") == "VS-041"
    s = table("songsmith", "cursebearer", scenario="s02")
    s.seance = True
    assert why(turn(s), "seance") == "VS-041" and why(turn(s), "encore") == "VS-238"
    s.encore = True
    assert why(turn(s), "encore") == "VS-238"
    s.seance = False
    assert "encore" in offered(turn(s))
    s = table("songsmith", "cursebearer", scenario="s04")
    s.seance = True
    assert why(turn(s), "seance") == "VS-041"
    block(s, "C1a", kind="debris")
    assert "seance" in offered(turn(s))
    s.seance, s.encore = False, True
    s.terrain.clear()
    assert why(turn(s), "encore") == "VS-041"


@pytest.mark.rule("VS-036", "VS-127")
def test_why_one_does_not_begin_there() -> None:
    """Not a marked space, or taken."""
    s = table("songsmith", "cursebearer", bare=False)
    s.step, s.vagrants[1].at, s.vagrants[0].at = "placing", -1, SPACE["A4b"]
    session = sit(s)
    assert why(session, "place:C1a") == "VS-036" and why(session, "place:A4b") == "VS-127"


@pytest.mark.rule("VS-110", "VS-114", "VS-121", "VS-130")
def test_why_that_card_or_token_is_not_the_one() -> None:
    """A Wound turns over what is face up; a limit gives back what is held."""
    s = near()
    s.vagrants[0].humanity = 1
    s.vagrants[0].skills = [68, 1, -67, 0]
    from hearthside.games.vagrantsong.rules.humanity import WOUND, lose

    asking = lose(s, 0, 3)
    decision = next(asking)
    assert decision.ask == "wound" and [str(o) for o in decision.options] == ["skill:68", "skill:1"]
    for wrong in ("skill:67", "junk:1"):
        option = type(decision.options[0]).parse(wrong)
        assert WOUND.bar(s, decision, option).rule == "VS-110"
    s = near()
    hold(s, 0, "nail", "salt", "nail")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["apple"]), "rummage")
    assert why(session, "drop:candle") == "VS-130"
