"""Chapters, boxes, rest; and the checker of story files."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import CARDS, STORIES, check_story
from hearthside.games.folklore.rules.joining import JOINING
from hearthside.games.folklore.rules.statuses import bless
from hearthside.games.folklore.rules.tale import begin_story, close_story, end_chapter, go_to
from hearthside.games.folklore.rules.world import rest
from hearthside.games.folklore.state import EXHAUSTED, FRESH, Tale, fray
from hearthside.kernel import END

from .table import GAME, afflicted, give, options, play, run, tale


def at_scene(name: str, story: str = "bell", **setup):  # type: ignore[no-untyped-def]
    """A tale about to tell this scene."""
    s = tale(story=story, **setup)
    s.chapter = STORIES[story].scenes[name].chapter
    go_to(s, name)
    return s


@pytest.mark.rule("FL-023")
def test_stories_have_a_difficulty() -> None:
    levels = [story.difficulty for story in STORIES.values()]
    assert levels == ["dusk", "dusk", "twilight", "twilight", "midnight", "nightmare"]
    assert list(JOINING) == ["dusk", "twilight", "midnight", "nightmare"]


@pytest.mark.rule("FL-023")
def test_a_campaign_grows_harder_with_the_stories_completed_and_its_last_is_the_nightmare() -> None:
    """By the book 0-1 completed are Dusk, 2-3 Twilight, 4-5 Midnight; of six stories the sixth is the Nightmare."""
    s: Tale = GAME.begin({"seats": 2, "story": "campaign"}, seed=1)
    begun_at = []
    for completed in range(6):
        assert s.finished == completed
        begun_at.append(STORIES[s.stories[0]].difficulty)
        begin_story(s, s.stories[0])
        close_story(s, "candle", 0)
    assert begun_at == ["dusk", "dusk", "twilight", "twilight", "midnight", "nightmare"]
    assert s.step == END


@pytest.mark.rule("FL-024", "FL-037")
def test_every_chapter_has_a_skirmish_table_that_a_bad_rest_rolls_on() -> None:
    s = tale()
    table = STORIES["bell"].chapters[0].table
    assert len(table) == 10
    session = play(s, rolls=(), seed=1)
    s.place, s.goal, s.step = "millway_1", "yorotrucks", "world_round"
    session = play(s, "rest", rolls=(3, 10), seed=1)
    assert session.state.melee is not None
    assert tuple(fray(session.state).kinds) == table[9]


@pytest.mark.rule("FL-025")
def test_a_world_map_box_asks_for_a_place_by_any_way() -> None:
    session = play(at_scene("elms_on"))
    s = session.state
    assert (session.asked.ask, s.goal, s.goal_scene) == ("travel", "yorotrucks", "tallow")
    s.place, s.step = "millway_6", "world_round"
    session = play(s, "go:yorotrucks")
    assert session.state.scene == "tallow"
    assert session.asked.ask == "path"


@pytest.mark.rule("FL-026", "FL-053")
def test_a_town_is_used_in_a_story_only_when_the_story_says_so() -> None:
    s = at_scene("widow")
    s.place = "yorotrucks"
    session = play(s)
    assert session.asked.ask == "path"  # arrived by narrative: no services
    s = at_scene("widow_town")
    s.place = "yorotrucks"
    session = play(s)
    assert session.asked.ask == "location"
    for _ in s.heroes:
        session.choose("done")
    assert session.state.scene == "passing"


@pytest.mark.rule("FL-027", "FL-065", "FL-066")
def test_a_map_box_sets_up_the_map_and_passes_the_token() -> None:
    s = at_scene("side_door")
    before = (s.leader, s.day)
    session = play(s)
    site = session.state.site
    assert site is not None
    assert site.map == "church"
    assert (session.state.leader, session.state.day) != before
    assert [f.kind for f in site.foes] == ["bandit", "bandit", "bowman"]
    start = 0b1111 << 90
    assert all(start >> h.at & 1 for h in session.state.heroes)
    assert site.combat


@pytest.mark.rule("FL-028", "FL-029", "FL-030", "FL-031")
def test_the_end_of_a_chapter() -> None:
    s = tale("witch_hunter", "arcanist", "poacher")
    h = s.heroes[0]
    give(s, h, "war_drum").condition = EXHAUSTED
    candle = give(s, h, "corpse_candle")
    candle.worn = True  # lit: it lasts a chapter
    s.road.cards.remove("road_rain")
    s.events.append("road_rain")
    end_chapter(s)
    assert [g.condition for g in h.gear if g.card == "war_drum"] == [FRESH]
    assert "corpse_candle" not in [g.card for g in h.gear]
    assert s.events == []
    assert "road_rain" in s.road.discard
    assert (s.leader, s.day) == (1, False)


@pytest.mark.rule("FL-032")
def test_one_rest_in_a_chapter_and_none_between_stories() -> None:
    s = tale()
    s.place, s.goal, s.step = "millway_1", "yorotrucks", "world_round"
    assert "rest" in options(play(s))
    s.rested = True
    assert "rest" not in options(play(s))
    s.rested, s.between = False, True
    assert "rest" not in options(play(s))
    s.between = False
    session = play(s)
    session.choose("rest")
    assert session.state.rested
    assert session.why_not("rest") is not None


@pytest.mark.rule("FL-033", "FL-034")
def test_a_rest_on_the_road_moves_nobody_but_draws_a_card() -> None:
    s = tale()
    s.place, s.goal, s.step = "millway_1", "yorotrucks", "world_round"
    s.road.cards.append(s.road.cards.pop(s.road.cards.index("road_good_day")))
    session = play(s, "rest", rolls=(9,))
    assert session.state.place == "millway_1"
    assert session.state.road.discard == ["road_good_day"]


@pytest.mark.rule("FL-035")
def test_the_candle_burns_on_during_a_rest() -> None:
    s = tale()
    s.place, s.goal, s.step = "millway_1", "yorotrucks", "world_round"
    s.road.cards.append(s.road.cards.pop(s.road.cards.index("road_good_day")))
    before = s.candle
    session = play(s, "rest", rolls=(9,))
    assert session.state.candle < before


@pytest.mark.rule("FL-036")
def test_a_rest_gives_four_of_everything_up_to_the_maximum() -> None:
    s = tale()
    a, b = s.heroes
    a.vita, a.pp = 5, 0
    b.vita, b.pp = b.max_vita - 1, b.max_pp
    from hearthside.kernel import ScriptedDice

    s.dice = ScriptedDice(rolls=[9])
    rest(s)
    assert (a.vita, a.pp) == (9, 4)
    assert (b.vita, b.pp) == (b.max_vita, b.max_pp)


@pytest.mark.rule("FL-089")
def test_tracking_tokens_are_discarded_at_a_transition_unless_kept() -> None:
    from hearthside.games.folklore.rules.adventure import leave_map

    from .table import arena

    s = arena()
    s.tokens = {"bones": 2, "kept_penny": 1}
    run(leave_map(s))
    assert s.tokens == {"kept_penny": 1}


@pytest.mark.rule("FL-242")
def test_positive_statuses_end_with_the_story_or_the_next_one() -> None:
    s = tale(story="bell")
    s.stories = ["bell", "garden"]
    a, b = s.heroes
    afflicted(s, a, "blessed", "cursed")
    afflicted(s, b, "brave")
    close_story(s, "cut_down", 80)
    from hearthside.games.folklore.content.notation import STATUS

    assert (a.statuses, b.statuses) == (STATUS["cursed"], 0)
    assert s.between
    bless(s, b, "brave")
    begin_story(s, "garden")  # what was gained between stories lasts to the end of the next
    assert b.statuses == STATUS["brave"]
    close_story(s, "given_back", 80)
    assert b.statuses == 0


def test_a_story_that_outlives_its_candle_ends() -> None:
    s = at_scene("to_widow")
    s.candle = 0
    session = play(s)
    assert session.outcome is not None
    assert session.outcome.how == "candle"


def test_the_three_stories_branch_and_end_differently() -> None:
    for story in STORIES.values():
        assert len(story.chapters) >= 3
        endings = {b.ending for sc in story.scenes.values() for b in sc.boxes if b.kind == "close"}
        assert len(endings) >= 4
        words = sum(len(p.split()) for sc in story.scenes.values() for p in sc.prose)
        assert words > 1000


GOOD = """story A Test
id test
difficulty dusk
start crossroads
candle 50

chapter 1 One
skirmish 1-10: wolf
begin a

== a
It begins.
choose
  Left -> b
  Right -> c

== b
check leader speech 6 -> c | c

== c
It ends.
! lore 5 @all
close good 80
"""


def lines(text: str) -> list[str]:
    """The problems of a story text."""
    return [str(p) for p in check_story(text, "test.story")[1]]


def test_a_good_story_has_no_problems() -> None:
    assert lines(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("  Right -> c", "  Right -> nowhere", "test.story:13: no scene 'nowhere'"),
        ("-> c | c", "-> c", "test.story:18: needs two branches, passed and failed: '-> a | b'"),
        ("1-10: wolf", "1-10: wulf", "test.story:7: unknown creature 'wulf'"),
        ("1-10: wolf", "1-9: wolf", "test.story:7: the skirmish table has nothing for a 10"),
        ("close good 80\n", "", "test.story:20: scene 'c' is a dead end"),
        ("! lore 5", "! lroe 5", "test.story:22: unknown effect 'lroe'"),
        ("! lore 5", "! item excalibur", "test.story:22: unknown item 'excalibur'"),
        ("speech 6", "charm 6", "test.story:18: a check is"),
        ("start crossroads", "start rome", "test.story:1: start: unknown place 'rome'"),
        ("  Left -> b\n", "", "test.story:16: scene 'b' is never reached"),
    ],
)
def test_the_checker_names_file_and_line(old: str, new: str, found: str) -> None:
    assert old in GOOD
    assert any(problem.startswith(found) for problem in lines(GOOD.replace(old, new))), lines(
        GOOD.replace(old, new)
    )


MAP = """
== d
map church -> c | c
  foe zombi E3
  foe zombie A1
  foe rat_swarm D3 E3
  die E5 charm 6 "x": lore 5
  ambush E5 zombie E6
  goal win
"""


@pytest.mark.rule("FL-138")
def test_the_checker_looks_into_maps() -> None:
    text = GOOD.replace("  Right -> c", "  Right -> d") + MAP
    found = lines(text)
    for part in (
        "unknown creature 'zombi'",
        "zombie stands on a square that no foe can stand on",
        "rat_swarm stands on a square that no foe can stand on",
        "unknown skill 'charm'",
        "hangs on a square without a feature",
        "goal 'win' is not one of",
        "the map has no goal",
    ):
        assert sum(part in p for p in found) == 1, (part, found)
    assert all(p.startswith("test.story:") for p in found)


def test_lasting_things_are_consumables() -> None:
    assert all(c.category == "consumable" for c in CARDS.values() if c.lasting)
