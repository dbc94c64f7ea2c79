"""The facts of the six stories: what ends their fights, what changes them, what is remembered."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import CREATURES, STORIES
from hearthside.games.folklore.content.story import MapSetup
from hearthside.games.folklore.rules.features import setup_of
from hearthside.games.folklore.rules.tale import close_story, go_to
from hearthside.games.folklore.setup import CAMPAIGN
from hearthside.games.folklore.state import GHOST, Tale, here
from hearthside.kernel import Session

from .table import in_town, on_road, options, play, tale

TRIO = ("witch_hunter", "arcanist", "grave_warden")


def begun(story: str, scene: str, *flags: str, rolls: tuple[int, ...] = ()) -> Session[Tale]:
    """A scene of a story, told to a group of three who have done this before."""
    s = tale(*TRIO, story=story)
    s.flags += flags
    s.chapter = STORIES[story].scenes[scene].chapter
    go_to(s, scene)
    return play(s, rolls=rolls)


def map_of(session: Session[Tale]) -> MapSetup:
    """What the map under way is set up with."""
    setup = setup_of(session.state)
    assert setup is not None
    return setup


def kinds(session: Session[Tale]) -> list[str]:
    """The foes on the map."""
    return [f.kind for f in here(session.state).foes]


def asks(session: Session[Tale], verb: str, name: str) -> set[tuple[str, int]]:
    """The skills and numbers of the features that bring a token or a flag, as far as they are there."""
    return {
        (f.skill, f.number)
        for f in map_of(session).features
        if any(e.verb == verb and e.args[0] == name for e in f.passed)
    }


def won_with(session: Session[Tale], token: str, n: int) -> str:
    """The scene that the tale is at when so many tokens have been won on the map."""
    s = session.state
    s.tokens[token] = n
    s.step = "hero_next"
    return play(s).state.scene


# -- what holds for all of them -------------------------------------------------------------------


@pytest.mark.rule("FL-346")
def test_every_story_has_its_candle_and_the_rounds_burn_it() -> None:
    assert [STORIES[name].candle for name in CAMPAIGN] == [120, 110, 110, 150, 140, 130]
    s = on_road()
    before = s.candle
    assert play(s).state.candle == before - 1
    s = in_town()
    before = s.candle
    session = play(s)
    for _ in s.heroes:
        session.choose("done")
    assert session.state.candle == before - 2  # the visit, and the round on the road after it


@pytest.mark.rule("FL-346")
def test_when_the_candle_is_out_the_story_is_worth_nothing() -> None:
    s = on_road()
    s.candle = 0
    session = play(s)
    assert (session.state.endings, session.state.scores) == (("candle",), [0])


@pytest.mark.rule("FL-347")
def test_half_of_a_closing_hangs_on_the_living() -> None:
    s = tale(*TRIO)
    s.heroes[0].form = GHOST
    close_story(s, "cut_down", 90)
    assert s.scores == [90 * 5 // 6]


@pytest.mark.rule("FL-348", "FL-355")
def test_after_the_fourth_night_the_north_gate_is_open() -> None:
    session = begun("garden", "to_mill")
    s = session.state
    s.days = 3
    s.step = "world_round"
    assert play(s).state.goal == "black_mill"
    s.days, s.step = 4, "world_round"
    session = play(s)
    assert "gate_open" in session.state.flags
    assert "zombie" in kinds(begun("garden", "fight", "gate_open"))
    assert "zombie" not in kinds(begun("garden", "fight"))


@pytest.mark.rule("FL-349", "FL-363")
@pytest.mark.parametrize(
    ("past", "place", "lit", "tried"),
    [
        ("garden:enough", "oven_ask", "oven", "oven_try"),
        ("table:the_sister", "window_ask", "window", "window_try"),
        ("tide:pell", "seat_ask", "seat", "seat_try"),
    ],
)
def test_a_lamp_that_was_fought_for_burns_by_itself(
    past: str, place: str, lit: str, tried: str
) -> None:
    s = tale(*TRIO, story="night")
    s.past = (past,)
    go_to(s, place)
    assert {"light", lit} <= set(play(s).state.flags)
    session = begun("night", place)
    assert tried in session.state.page
    assert session.asked.ask == "who_tries"


@pytest.mark.rule("FL-350", "FL-352")
def test_what_was_said_aloud_costs_the_bellringer_vita_and_keeps_the_child_away() -> None:
    hushed, spoken = begun("bell", "tower"), begun("bell", "tower", "spoken")
    whole, less = (here(s.state).foes[0] for s in (hushed, spoken))
    assert whole.kind == less.kind == "the_bellringer"
    assert whole.vita - less.vita == 8 * 3 // 2
    assert "drowned_child" in kinds(hushed)
    assert "drowned_child" not in kinds(spoken)


@pytest.mark.rule("FL-350")
def test_might_and_defense_are_lost_as_well() -> None:
    session = begun("bell", "tower", "warned", "owner")
    f = here(session.state).foes[0]
    assert (f.might_off, f.defense_off) == (5, 5)


# -- The Bell Without a Rope ----------------------------------------------------------------------


@pytest.mark.rule("FL-351")
def test_the_bell_is_rung_for_a_name_with_less_than_for_none() -> None:
    known = begun("bell", "ring", "rope", "knows_matyas")
    assert asks(known, "token", "strokes") == {("faith", 6)}
    assert won_with(known, "strokes", 2) == "ring_known"
    assert won_with(known, "strokes", 3) == "rung_silent"
    blind = begun("bell", "ring", "rope")
    assert asks(blind, "token", "strokes") == {("faith", 7)}
    assert won_with(blind, "strokes", 3) == "ring_blind"
    assert won_with(begun("bell", "ring", "rope"), "strokes", 4) == "rung_blind"


@pytest.mark.rule("FL-351")
def test_two_bolts_let_the_bell_down_and_else_it_has_to_fall() -> None:
    bolts = begun("bell", "bolts", "two_bolts")
    assert asks(bolts, "token", "bolts") == {("trickery", 6)}
    assert won_with(bolts, "bolts", 2) == "down_hard"
    cut = map_of(begun("bell", "tower"))
    assert [(g.kind, g.arg) for g in cut.goals] == [("kill", "the_bellringer")]
    assert begun("bell", "stair_up").state.scene == "tower"  # nothing else is open


@pytest.mark.rule("FL-353")
@pytest.mark.parametrize(
    ("flags", "page"),
    [
        (("girl_safe",), "homeward_safe"),
        (("osk", "osk_door"), "homeward_osk"),
        (("girl_salted",), "homeward_salt"),
        (("knows_pear",), "homeward_knew"),
        ((), "homeward_gone"),
    ],
)
def test_the_seventh_is_the_girl_unless_somebody_saw_to_it(
    flags: tuple[str, ...], page: str
) -> None:
    session = begun("bell", "homeward", *flags)
    assert page in session.state.page
    assert ("homeward_pear" in session.state.page) is (not {"girl_safe", "osk_door"} & set(flags))


# -- the others -----------------------------------------------------------------------------------


@pytest.mark.rule("FL-354")
def test_the_child_who_knows_what_to_say_says_it_more_easily() -> None:
    told = begun("garden", "child_goes", "child", "told")
    assert asks(told, "token", "said") == {("speech", 5)}
    assert won_with(told, "said", 3) == "enough_close"
    mute = begun("garden", "child_goes", "child")
    assert ("speech", 7) in asks(mute, "token", "said")
    assert won_with(mute, "said", 3) == "enough_late"


@pytest.mark.rule("FL-356")
def test_three_verses_last_until_the_morning() -> None:
    session = begun("table", "talk_map", "song")
    assert asks(session, "token", "verses") == {("speech", 5), ("speech", 7)}
    assert won_with(session, "verses", 2) == "talk_map"
    assert won_with(session, "verses", 3) == "talked_close"


@pytest.mark.rule("FL-357")
def test_what_was_brought_to_the_table_is_what_can_be_laid_on_it() -> None:
    ways = {
        "sister_free": "oda_sits",
        "collar": "collar_plate",
        "lamp": "lamp_set",
    }
    box = next(b for b in STORIES["table"].scenes["hall_table"].boxes if b.kind == "choose")
    bare = len(options(begun("table", "hall_table")))
    for flag, scene in ways.items():
        session = begun("table", "hall_table", flag)
        assert len(options(session)) == bare + 1
        session.choose(f"pick:{box.targets.index(scene)}")
        assert session.state.scene == scene
        assert "the_pale_lord" in kinds(session)


@pytest.mark.rule("FL-358")
def test_the_money_goes_back_in_three_counts_and_the_crew_in_four_calls() -> None:
    repay = begun("tide", "repay", "repaid")
    assert won_with(repay, "counted", 2) == "repay"
    assert won_with(repay, "counted", 3) == "repaid_close"
    muster = begun("tide", "muster", "roll")
    assert won_with(muster, "called", 3) == "muster"
    assert won_with(muster, "called", 4) == "mustered_close"


@pytest.mark.rule("FL-359")
def test_the_toll_house_is_held_for_six_rounds() -> None:
    session = begun("tide", "toll_house")
    for n, scene in ((5, "toll_house"), (6, "eels_ask")):
        s = session.state
        here(s).round = n
        s.step = "hero_next"
        session = play(s)
        assert (session.state.scene == "toll_house") is (scene == "toll_house")
    assert "pilot" in session.state.flags


@pytest.mark.rule("FL-360")
@pytest.mark.parametrize(
    ("roll", "who"),
    [(1, "brandt"), (3, "brandt"), (4, "kilian"), (6, "kilian"), (7, "toma"), (10, "toma")],
)
def test_who_is_one_too_many_is_rolled_on_arrival(roll: int, who: str) -> None:
    session = begun("vein", "slag", rolls=(roll,))
    assert [f for f in session.state.flags if f.startswith("is_")] == [f"is_{who}"]
    right = begun("vein", f"accuse_{who}", f"is_{who}")
    assert "named" in right.state.flags
    other = "toma" if who != "toma" else "brandt"
    wrong = begun("vein", f"accuse_{other}", f"is_{who}")
    assert "wronged" in wrong.state.flags
    plain, worse = begun("vein", "upper"), begun("vein", "upper", "wronged")
    assert kinds(worse).count("vein_man") == kinds(plain).count("vein_man") + 1


@pytest.mark.rule("FL-361")
@pytest.mark.parametrize(
    ("scene", "flag", "token", "needed", "skill"),
    [
        ("christen", "name", "said", 3, "faith"),
        ("call_back", "list", "back", 4, "speech"),
        ("powder", "powder", "charges", 3, "trickery"),
    ],
)
def test_three_ways_end_the_last_fight_in_the_mine(
    scene: str, flag: str, token: str, needed: int, skill: str
) -> None:
    session = begun("vein", scene, flag)
    assert (skill, 6) in asks(session, "token", token)
    assert won_with(session, token, needed - 1) == scene
    assert won_with(session, token, needed) != scene
    assert CREATURES["the_thirteenth"].affliction


@pytest.mark.rule("FL-362")
def test_the_light_is_held_for_nine_rounds() -> None:
    session = begun("night", "hold_light", "light")
    s = session.state
    here(s).round, s.step = 8, "hero_next"
    assert play(s).state.site is not None
    here(s).round, s.step = 9, "hero_next"
    session = play(s)
    assert session.state.site is None
    assert session.state.scene == "held_close"
