"""Scenarios 2 to 7: what each of them adds to the book."""

from __future__ import annotations

from hearthside.games.vagrantsong.content.board import CAR, SPACE, TRAIN
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.content.scenarios import (
    s02,
    s03,
    s05_bird,
    s06_pit,
    s07,
    s07_dark,
)
from hearthside.games.vagrantsong.rules.humanity import wound
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

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
from .test_haint import settle
from .test_range import run

# -- Under My Skin -----------------------------------------------------------------------------


def test_enveloped_is_off_the_board_and_nails_set_free() -> None:
    """Two at the start of a turn; only Rummage and Nails; anyone's Nails end it, next to him."""
    s = table("runaway", "cursebearer", scenario="s02", haint="B3b")
    run(s02.envelop(s, 0, 0))
    v = s.vagrants[0]
    assert v.at == v.pup == -1 and v.effects == ["enveloped"]
    session = sit(s)
    go_on(session, "turn:0")
    assert session.state.vagrants[0].humanity == 6
    assert "coin:rummage" in offered(session) and why(session, "coin:move") == "VS-217"
    s.vagrants[1].at = SPACE["B4b"]
    hold(s, 1, "nail")
    session = go_on(sit(acting(s, 1)), "nail:0")
    assert session.decision is not None and session.decision.ask == "put_down"
    go_on(session, offered(session)[0])
    go_on(session, offered(session)[0])
    freed = session.state.vagrants[0]
    assert TRAIN.near[SPACE["B3b"]] >> freed.at & 1 and TRAIN.near[freed.at] >> freed.pup & 1
    assert session.state.haints[0].humanity == 2


def test_all_enveloped_is_too_much_for_him() -> None:
    """Event 9: everybody is spat out, rolls, flies and loses that much."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="B3b")
    run(s02.envelop(s, 0, 0))
    session = Session.resume(GAME, s)
    dice = sit(s, rolls=[2, 3]).state.dice
    s.dice = dice
    asks = s02.envelop(s, 0, 1)
    decision = next(asks)
    try:
        while True:
            decision = asks.send(decision.options[0])
    except StopIteration:
        pass
    assert all(v.at >= 0 and v.effects == [] for v in s.vagrants)
    assert [v.humanity for v in s.vagrants] == [8, 7]
    assert session.decision is not None


def test_the_lung_calls_him_and_bleeding_charges_for_steps() -> None:
    """Special Target Priority to its finder; each Coin on Move costs 1; the pan is worth 4."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="C6d")
    s.bindle.append("e7")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["e7", "nail"]), "rummage")
    assert session.state.special == 0 and "e7" in session.state.vagrants[0].tokens
    s = table("songsmith", "cursebearer", scenario="s02", haint="A2a")
    s.vagrants[0].effects = ["bleeding"]
    session = go_on(sit(placing(s, 0)), "coin:move", "coin:move", "coin:patch")
    assert session.state.vagrants[0].humanity == 8
    hold(s, 0, "e1")
    session = go_on(sit(acting(s, 0)), "token:e1")
    assert session.state.haints[0].humanity == 4


def test_three_nails_pin_him_and_a_break_turns_his_mood() -> None:
    """Pins and Needles brings Moment 77; a Break Cycles and changes the mood; the Seance bites deeper."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="A2b")
    s.tracks["nails"] = 2
    s.seance = True
    hold(s, 0, "nail")
    session = go_on(sit(acting(s, 0), rolls=[1, 6]), "nail:0")
    assert session.state.rituals == ["pinned"] and session.state.haints[0].humanity == 3
    assert [v.humanity for v in session.state.vagrants] == [7, 9]
    s.haints[0].humanity = s.haints[0].threshold - 1
    session = settle(go_on(sit(acting(s, 0), rolls=[1, 6], seed=1), "nail:0"), "act")
    assert session.state.haints[0].mood == 1 and session.state.cycle["nail"] == 0


def test_teeth_roll_failed_bones_again() -> None:
    """Event 6 after a Skill."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="A3a")
    set_at(s, "A1a", "C6d")
    hold(s, 0, "e6")
    session = go_on(sit(acting(s, 0, s35=2), rolls=[1, 2, 5, 4]), "skill:35,h0", "yes")
    assert session.state.haints[0].humanity == 2 and "e6" not in session.state.vagrants[0].tokens


# -- Paradise by the Maco Light ----------------------------------------------------------------


def test_burning_blinded_and_a_candle_beside_you() -> None:
    """Burning costs 2 a turn; Blinded makes Skills harder until a turn starts or ends by a Candle."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="A4a")
    set_at(s, "A1a", "C6d")
    s.vagrants[0].effects = ["blinded", "burning"]
    session = go_on(sit(acting(s, 0, s35=1), rolls=[3]), "skill:35,h0")
    assert session.state.haints[0].humanity == 0
    s.candles = [SPACE["A1b"]]
    s.step = "whose_turn"
    session = go_on(sit(s), "turn:0")
    v = session.state.vagrants[0]
    assert v.humanity == 8 and v.effects == ["burning"]


def test_the_sack_can_be_thrown_out_at_the_break_side() -> None:
    """Lose 3, carry it up to 5; at the end of the train Don't Lose Your Head is done."""
    s = table("cursebearer", "songsmith", scenario="s03", haint="A1a")
    set_at(s, "C3b", "A1d")
    s.events[3] = SPACE["C3b"]
    session = go_on(sit(acting(s, 0, investigate=1), rolls=[3]), "investigate:3", "place:C6b")
    assert session.state.rituals == ["head"] and 3 not in session.state.events
    assert session.state.vagrants[0].humanity in (9, 10 - 3 + 2)


def test_the_lever_cuts_car_a_off() -> None:
    """Those in it lose 5 and land in B; two Boxes close the way."""
    s = table("cursebearer", "songsmith", scenario="s03", haint="A3b")
    set_at(s, "B1b", "A5b")
    s.events[5] = SPACE["B1b"]
    session = sit(acting(s, 0, investigate=2), rolls=[3, 4])
    go_on(session, "investigate:5")
    session = settle(session, "act")
    t = session.state
    assert t.vagrants[1].humanity == 5 and CAR[t.vagrants[1].at] == 1
    assert t.terrain[SPACE["ABb"]] == "box" and t.terrain[SPACE["ABc"]] == "box"
    assert CAR[t.haints[0].at] == 1 and t.haints[0].humanity == 2


def test_joe_finds_relief_only_in_a_break() -> None:
    """Each Vagrant sheds an effect or gains 2; a Candle in his car completes Leave a Light On."""
    s = table("cursebearer", "songsmith", scenario="s03", haint="A2a")
    s.haints[0].humanity = s.haints[0].threshold - 1
    s.vagrants[0].effects = ["blinded", "burning"]
    s.vagrants[1].humanity = 5
    s.candles = [SPACE["A4d"]]
    session = go_on(sit(acting(s, 0, bust=1), rolls=[4], seed=1), "bust:0", "shed:burning")
    assert session.state.vagrants[0].effects == ["blinded"]
    assert session.state.vagrants[1].humanity == 5 + 1 + 2 + 1
    assert "light" in session.state.rituals


# -- Knock, Knock, Knockin' --------------------------------------------------------------------


def test_two_tokens_are_drawn_and_both_act() -> None:
    """The Tommyknocker first, then the Cave-In."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="B1b")
    set_at(s, "B3b", "C6d")
    hold(s, 0, "apple")
    session = settle(sit(haunting(s), picks=["nail", "nail"], seed=1))
    names = [e.args[0] for e in session.journal if e.kind == "haint_action"]
    assert names == ["tommyknocker", "cave_in"]
    assert session.state.tracks["possessions"] == 1 and session.state.vagrants[0].tokens == []
    assert session.state.cycle["nail"] == 2


def test_holes_are_entered_at_a_price_and_debris_runs_out() -> None:
    """Without a 5+ lose 3 and land beside it; when Debris must fall and none is left, all is lost."""
    s = table("songsmith", "cursebearer", scenario="s04")
    set_at(s, "A1a", "C6d")
    block(s, "A2a", kind="hole")
    session = go_on(sit(acting(s, 0, move=1), rolls=[2, 4]), "go:A2a")
    assert set(offered(session)) == {"place:A1a", "place:A2b", "place:A3a"}
    go_on(session, "place:A3a")
    assert session.state.vagrants[0].humanity == 7 and session.state.vagrants[0].at == SPACE["A3a"]
    session = go_on(sit(acting(s, 0, move=1), rolls=[2, 5]), "go:A2a")
    assert session.state.vagrants[0].at == SPACE["A2a"] and session.state.vagrants[0].humanity == 10
    s = table("songsmith", "cursebearer", scenario="s04", haint="B3b")
    block(s, "C1a", "C2a", "C3a", "C4a", "C5a", "C6a", kind="debris")
    session = sit(haunting(s), picks=["nail", "candle"], seed=1)
    while session.decision is not None:
        session.choose(session.decision.options[0])
    assert session.state.over == "lost" and all(v.westbound for v in session.state.vagrants)


def test_trading_luck_and_the_three_rituals_of_the_mine() -> None:
    """Five tokens are fair; Luck adds to the roll for his Coin; car C is daylight."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="A2a")
    set_at(s, "A1a", "C6d")
    s.tracks["traded"] = 4
    hold(s, 0, "nail")
    session = go_on(sit(acting(s, 0)), "trade")
    assert session.state.rituals == ["fair"] and session.state.tracks["luck"] == 1
    s.tracks["luck"] = 3
    s.bindle += ["e8", "e9"]
    session = sit(acting(s, 0, rummage=1), picks=["e8", "salt"], rolls=[4])
    go_on(session, "rummage")
    assert session.state.rituals == ["shiny"]
    assert not {"e8", "e9"} & set(session.state.bindle)
    block(s, "A1b", kind="debris")
    session = go_on(sit(acting(s, 0, bust=1), rolls=[5]), "dig")
    assert SPACE["A1b"] not in session.state.terrain


def test_heebie_jeebies_put_two_coins_on_rummage() -> None:
    """Nothing else until then."""
    s = table("songsmith", "cursebearer", scenario="s04")
    s.vagrants[0].effects = ["jeebies"]
    session = sit(placing(s, 0))
    assert session.state.vagrants[0].coins == {"rummage": 2}
    assert session.state.vagrants[0].hand == 1 and "coin:move" in offered(session)


def test_the_way_back_is_closed() -> None:
    """Event 3: whoever is in car A is Wounded and set in B; nobody gets back."""
    s = table("songsmith", "cursebearer", scenario="s04", haint="B4b", bare=False)
    s.haints[0].at = SPACE["B3d"]
    set_at(s, "A3a", "C1a")
    s.on_round = {3: 2}
    s.step, s.rounds = "round_open", 1
    session = sit(s, seed=2)
    while session.decision is not None and session.decision.ask != "whose_turn":
        session.choose(session.decision.options[0])
    t = session.state
    assert CAR[t.vagrants[0].at] == 1 and sum(n < 0 for n in t.vagrants[0].skills) == 1
    assert t.terrain[SPACE["ABb"]] == t.terrain[SPACE["ABc"]] == "coffin"


# -- Black & Blue ------------------------------------------------------------------------------


def test_the_flood_costs_its_height_and_can_be_bailed() -> None:
    """Starting in A costs A's height, 1 less in waders; a Wound raises it; Patch Up on a pool lowers it."""
    s = table("songsmith", "cursebearer", scenario="s05")
    s.tracks["flood_a"] = 3
    session = go_on(sit(s), "turn:0")
    assert session.state.vagrants[0].humanity == 7
    hold(s, 0, "e0")
    session = go_on(sit(s), "turn:0")
    assert session.state.vagrants[0].humanity == 8
    run(wound(s, 0), f"skill:{s.vagrants[0].skills[0]}")
    assert s.tracks["flood_a"] == 4
    block(s, "A1a", kind="pool")
    session = go_on(sit(acting(s, 0, patch=2), rolls=[4, 5]), "patch")
    assert session.state.tracks["flood_a"] == 2


def test_the_water_stops_at_its_brim_and_rain_falls_where_it_is_drier() -> None:
    """At most 5, 6 or 4 with two, three and four Vagrants."""
    for who, brim in ((2, 5), (3, 6), (4, 4)):
        s = table(*("songsmith", "cursebearer", "empress", "wayfarer")[:who], scenario="s05")
        s.tracks |= {"flood_a": brim, "flood_c": brim - 1}
        for _ in range(2):
            run(s05_bird.rain(s, 0))
            assert (s.tracks["flood_a"], s.tracks["flood_c"]) == (brim, brim)


def test_fuse_candle_and_low_water_open_the_car() -> None:
    """Without both the Investigate fails at once; with them the height is the success value."""
    s = table("songsmith", "cursebearer", scenario="s05", haint="B4b", bare=False)
    s.haints[0].at = SPACE["B4b"]
    set_at(s, "A2c", "C6d")
    s.tracks["flood_a"] = 4
    session = go_on(sit(acting(s, 0, investigate=2)), "investigate:1")
    assert 1 in session.state.events
    s.vagrants[0].kept = ["e4"]
    hold(s, 0, "candle")
    session = sit(acting(s, 0, investigate=2), rolls=[3, 4])
    go_on(session, "investigate:1")
    session = settle(session, "act")
    t = session.state
    assert not {1, 2} & set(t.events) and {7, 8} <= set(t.events)
    assert "box" not in t.terrain.values() and t.haints[0].mood == 1
    assert (t.tracks["flood_a"], t.tracks["flood_c"]) == (2, 0)
    assert t.vagrants[0].kept == [] and t.cycle["candle"] == 1


def test_photograph_and_locket_tell_who_she_was() -> None:
    """Events 6 and 7 together."""
    s = table("cursebearer", "songsmith", scenario="s05")
    s.events = {6: SPACE["A1a"], 7: SPACE["A1b"]}
    session = sit(acting(s, 0, investigate=1, move=1), rolls=[3])
    go_on(session, "investigate:6")
    assert session.state.rituals == []
    t = session.state
    t.vagrants[0].at = SPACE["A1b"]
    t.vagrants[0].done = []
    session = go_on(sit(acting(t, 0, investigate=1), rolls=[3]), "investigate:7")
    assert session.state.rituals == ["before"]


# -- From the Peak -----------------------------------------------------------------------------


def test_the_pit_takes_you_twice() -> None:
    """Westbound first, three spaces away; then out for the night."""
    s = table("songsmith", "cursebearer", scenario="s06")
    block(s, "B3b", "B4b", kind="pool")
    set_at(s, "B2b", "A1a")
    session = go_on(sit(acting(s, 0, move=1), seed=1), "go:B3b")
    session = settle(session, "act")
    v = session.state.vagrants[0]
    assert v.westbound and min(TRAIN.dist[v.at][SPACE[n]] for n in ("B3b", "B4b")) == 3
    t = session.state
    t.vagrants[0].at = SPACE["B2b"]
    session = go_on(sit(acting(t, 0, move=1), seed=1), "go:B3b")
    assert session.state.vagrants[0].at == -1 and session.state.vagrants[0].out


def test_the_pit_pulls_and_a_lost_soul_shields() -> None:
    """Long Arm drags the furthest 2; whoever stands by a soul is passed over once."""
    s = table("songsmith", "cursebearer", scenario="s06")
    block(s, "B3b", kind="pool")
    set_at(s, "A2b", "B1b")
    session = settle(sit(haunting(s), picks=["candle"], seed=1))
    assert session.state.vagrants[0].at == SPACE["A4b"]
    s.figures = {"soul1": SPACE["A1b"]}
    session = go_on(sit(acting(s, 0)), "lead_soul", "place:A1c")
    t = session.state
    assert t.camp.mileposts == ["Safe at Last"] and t.rituals == ["soul"] and t.figures == {}
    session = settle(sit(haunting(t), picks=["candle"], seed=1))
    assert session.state.vagrants[0].at == SPACE["A2b"]


def test_on_round_one_again_the_middle_sinks() -> None:
    """Event 1 waits on Round 1; then car B is all Pit, and Hold On is done."""
    s = table("songsmith", "cursebearer", scenario="s06")
    set_at(s, "A1a", "C6d")
    s.on_round = {1: 2}
    s.step, s.rounds = "round_open", 1
    session = settle(sit(s, rolls=[2]))
    t = session.state
    assert t.on_round == {1: 1} and {2, 7} <= set(t.events)
    t.step, t.rounds = "round_open", 6
    session = settle(sit(t))
    assert session.state.tracks["sunk"] and "hold_on" in session.state.rituals
    assert s06_pit.pools(session.state) >> SPACE["B6d"] & 1


# -- The Stillness & the Quiet -----------------------------------------------------------------


def test_only_what_a_candle_reaches_can_be_targeted() -> None:
    """Three spaces; the first Candle of a car shows what is in it."""
    s = table("songsmith", "cursebearer", scenario="s07", haint="A3a")
    set_at(s, "A1a", "C6d")
    assert "skill:35,h0" not in offered(sit(acting(s, 0, s35=1)))
    hold(s, 0, "candle")
    session = go_on(sit(acting(s, 0, s35=1)), "candle:A2a")
    while session.decision is not None and session.decision.ask in ("lay_terrain", "put_event"):
        session.choose(session.decision.options[-1])
    t = session.state
    assert sorted(t.terrain.values()) == ["box", "hole", "hole"] and 2 in t.events
    assert "skill:35,h0" in offered(session)


def test_racing_hearts_and_frozen_limbs() -> None:
    """A 4+ calms; else the whispers. The Paralyzed cannot Move until somebody helps."""
    s = table("songsmith", "cursebearer", scenario="s07")
    set_at(s, "A1a", "A2a")
    s.vagrants[0].effects = ["racing", "paralyzed"]
    session = go_on(sit(s, rolls=[3]), "turn:0")
    assert session.state.vagrants[0].humanity == 7 and why(session, "coin:move") == "VS-217"
    session = go_on(sit(s, rolls=[4]), "turn:0")
    assert session.state.vagrants[0].effects == ["paralyzed"]
    session = sit(acting(s, 1, rummage=1))
    go_on(session, "rouse:0")
    assert session.state.vagrants[0].effects == ["racing"]
    s.candles = [SPACE["A1b"]]
    s.vagrants[0].effects = ["paralyzed"]
    helper = table("revivalist", "songsmith", scenario="s07")
    set_at(helper, "A1a", "A2a")
    helper.candles = [SPACE["A1b"]]
    helper.vagrants[1].effects, helper.vagrants[1].humanity = ["paralyzed"], 5
    session = go_on(sit(acting(helper, 0, s60=1), rolls=[5]), "skill:60,v1")
    assert session.state.vagrants[1].effects == [] and session.state.vagrants[1].humanity == 6


def test_photographs_are_taken_in_the_dark_and_burned_in_the_light() -> None:
    """Two Coins: the Visitor gains 3. Two burned is a Ritual."""
    s = table("songsmith", "cursebearer", scenario="s07", haint="C6d")
    s.haints[0].threshold = 20
    hold(s, 0, "e3")
    session = sit(acting(s, 0))
    go_on(session, "photo")
    t = session.state
    assert t.haints[0].humanity == 3 and t.tracks["photos"] == 1
    t.tracks["burned"] = 1
    t.tracks["photos"] = 2
    t.candles = [SPACE["A1b"]]
    session = go_on(sit(acting(t, 0)), "burn")
    assert session.state.rituals == ["burn"]
    assert "burn" not in offered(session)


def test_it_is_seen_where_there_is_light() -> None:
    """At the end of its turn; a Cycle puts every Candle out."""
    s = table("songsmith", "cursebearer", scenario="s07", haint="B3b")
    set_at(s, "A1a", "C6d")
    s.candles = [SPACE["B5b"]]
    s.bindle.remove("candle")
    session = settle(sit(haunting(s), picks=["salt"], seed=1))
    assert session.state.haints[0].mood == s07_dark.SEEN
    run(s07_dark.all_out(s, 0))
    assert not s.candles and s.haints[0].mood == s07_dark.UNSEEN


def test_lights_out_acts_three_times_in_the_order_the_party_wants() -> None:
    """Event 7: a higher Threshold, no Candles, three tokens."""
    s = table("songsmith", "cursebearer", scenario="s07", haint="B3b")
    before = s.haints[0].threshold
    s.candles = [SPACE["B5b"]]
    s.bindle.remove("candle")
    s.dice = sit(s, picks=["nail", "salt", "nail"], seed=3).state.dice
    asks = s07.lights_out(s, 0)
    decision = next(asks)
    assert decision.ask == "three_acts" and len(decision.options) == 2
    try:
        while True:
            decision = asks.send(decision.options[0])
    except StopIteration:
        pass
    assert s.haints[0].threshold == before + 4 and not s.candles
    assert s.cycle["nail"] == 2 and s.cycle["salt"] == 1 and not s.held


def test_miles_and_effects_of_the_path() -> None:
    """Each Scenario's Mile Post has its own condition."""
    s = table("songsmith", "cursebearer", scenario="s03")
    assert earned(s) == ["Headstrong"]
    s.events[3], s.haints[0].at = SPACE["A1a"], SPACE["A4a"]
    s03.how_near(s)
    assert earned(s) == []
    s.haints[0].at = SPACE["A5a"]
    s03.how_near(s)
    assert earned(s) == ["Headstrong"]
    s.haints[0].mood = 1
    assert earned(s) == []
    s = table("songsmith", "cursebearer", scenario="s04")
    s.tracks["possessions"] = 3
    assert earned(s) == ["Candle in the Wind"]
    s.tracks["possessions"] = 4
    assert earned(s) == []
    s = table("songsmith", "cursebearer", scenario="s05")
    assert earned(s) == []
    s.rituals = ["rise", "before", "free"]
    assert earned(s) == ["To Be Free"]
    assert earned(table("songsmith", "cursebearer", scenario="s06")) == ["Going Down?"]


def earned(s: Journey) -> list[str]:
    """The Mile Posts that a victory would bring now."""
    return [post.name for post in SCENARIOS[s.scenario].mileposts if post.earned(s)]
