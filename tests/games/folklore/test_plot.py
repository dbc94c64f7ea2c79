"""Stories that remember: conditions, days, what one story leaves to the next, maps that change, and the plot checker."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from tests.positions import told

from hearthside.games.folklore.content import CREATURES, STORIES, TOWNS, check_story
from hearthside.games.folklore.content.parts import condition
from hearthside.games.folklore.content.plot import played, plot_problems, roadless, stretches
from hearthside.games.folklore.content.story import DIFFICULTIES, Story
from hearthside.games.folklore.rules.memory import holds
from hearthside.games.folklore.rules.tale import close_story, go_to
from hearthside.games.folklore.rules.world import rounds_between
from hearthside.games.folklore.setup import CAMPAIGN
from hearthside.games.folklore.state import CLOSED, GHOST, Tale, here

from .table import GAME, bare, in_town, options, play, tale, who

HEAD = """story A Test
id test
difficulty dusk
start crossroads
candle 50

chapter 1 One
skirmish 1-10: wolf
begin a
"""


def written(body: str, story: str = "test") -> Tale:
    """A tale of a story written for the test, about to be told from its first scene."""
    made, problems = check_story(HEAD + body, "test.story")
    assert made is not None
    assert problems == []
    s = tale("witch_hunter", "arcanist", "poacher", advanced=False)
    STORIES["test"] = made
    s.story, s.chapter, s.stories = "test", 1, ["test"]
    for h in s.heroes:
        bare(h)
        h.companions = ()
        h.abilities = ()
    go_to(s, "a")
    return s


@pytest.fixture(autouse=True)
def _only_for_the_test() -> Iterator[None]:
    """The story written for a test is gone after it."""
    yield
    STORIES.pop("test", None)


# -- conditions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "so"),
    [
        ("flag rope", True),
        ("not flag rope", False),
        ("flag rope and night", False),
        ("flag rope and day and living 2", True),
        ("token stroke 2", True),
        ("token stroke 3", False),
        ("here arcanist", True),
        ("here telepath", False),
        ("coins 30", True),
        ("coins 31", False),
        ("days 2", True),
        ("days 3", False),
        ("past bell rung", True),
        ("past bell rope", False),
        ("owns stiletto", False),
    ],
)
def test_conditions_of_a_story(text: str, so: bool) -> None:
    s = tale("witch_hunter", "arcanist")
    s.flags, s.tokens, s.days, s.past = ["rope"], {"stroke": 2}, 2, ("bell:rung",)
    for h in s.heroes:
        h.gear.clear()
    s.heroes[0].coins, s.heroes[1].coins = 10, 20
    assert holds(s, condition(text)) is so


def test_only_the_living_are_here_and_pay() -> None:
    s = tale("witch_hunter", "arcanist")
    s.heroes[0].coins, s.heroes[1].coins = 10, 20
    s.heroes[1].form = GHOST
    assert not holds(s, condition("here arcanist"))
    assert not holds(s, condition("coins 11"))


def test_the_group_pays_together() -> None:
    s = written("\n== a\n! pay 25\nclose done 50\n")
    for h, n in zip(s.heroes, (10, 12, 30), strict=True):
        h.coins = n
    session = play(s)
    assert [h.coins for h in session.state.heroes] == [0, 0, 27]


# -- days -----------------------------------------------------------------------------------------

HASTE = """
== a
travel ostelnk within 2 -> there | late

== there
In time.
choose
  Rest -> late
  Go on -> end

== late
Too late.
choose
  Weep -> end
  Laugh -> there

== end
close done 50
"""


@pytest.mark.rule("FL-025", "FL-019")
def test_days_run_out_on_the_way() -> None:
    s = written(HASTE)
    s.place = "crossroads"
    s.road.cards = ["road_good_day"] * 8
    session = play(s, seed=2)
    assert session.asked.ask == "travel"
    goals = {t.id: t.facts.get("goal") for t in GAME.scene(session.state, 0)}
    assert goals["page"] == "Travel to Ostelnk, two days left"
    for place in ("northway_1", "northway_2", "northway_1", "northway_2"):
        session.choose(f"go:{place}")
    assert session.state.scene == "late"
    assert (session.state.goal, session.state.goal_late) == ("", "")


@pytest.mark.rule("FL-025")
def test_who_arrives_in_time_is_in_time() -> None:
    s = written(HASTE)
    s.place = "northway_7"
    session = play(s, "go:ostelnk", seed=2)
    assert session.state.scene == "there"


@pytest.mark.rule("FL-058")
def test_a_night_in_town_is_a_night() -> None:
    s = in_town()
    s.day = True
    session = play(s, "done", "done")
    assert (session.state.days, session.state.day) == (1, True)


# -- memory ---------------------------------------------------------------------------------------


@pytest.mark.rule("FL-345")
def test_what_a_story_remembers_is_there_in_the_next() -> None:
    s = tale("witch_hunter", "arcanist")
    s.stories = ["bell", "garden"]
    s.flags, s.fallen = ["rope", "paid"], ("arcanist",)
    close_story(s, "laid_to_rest", 100)
    assert s.past == (
        "bell:rope", "bell:paid", "bell:laid_to_rest", "bell:died", "bell:died_arcanist",
    )  # fmt: skip


# -- maps -----------------------------------------------------------------------------------------

LAIR = """
== a
! flag known
-> b

== b
map church -> won | lost
  [flag known] foe zombie E3
  [not flag known] foe ghoul E3
  foe the_bellringer H5
  [flag known] weak the_bellringer vita 10
  [flag known] weak the_bellringer might 5
  [not flag known] dark
  altar C9 faith 7 again times 2 "The rope": token strokes | hurt 1
  chest B9 "A box": flag box
  [flag known] goal token:strokes:2
  [not flag known] goal defeat

== won
Won.
close won 90

== lost
Lost.
close lost 10
"""


def lair(known: bool = True) -> Tale:
    """The map of the test story, with the hunter beside the rope."""
    return written(LAIR if known else LAIR.replace("! flag known\n", ""))


@pytest.mark.rule("FL-027", "FL-138")
def test_what_was_done_before_changes_the_map() -> None:
    session = play(lair())
    site = here(session.state)
    assert [f.kind for f in site.foes] == ["zombie", "the_bellringer"]
    boss = site.foes[1]
    c = CREATURES["the_bellringer"]
    assert boss.most == boss.vita == c.vita + c.vita_each - 10 * 3 // 2
    assert boss.might_off == 5
    assert not site.dark
    session = play(lair(known=False))
    site = here(session.state)
    assert [f.kind for f in site.foes] == ["ghoul", "the_bellringer"]
    assert site.dark
    assert site.foes[1].vita == c.vita + c.vita_each


@pytest.mark.rule("FL-067", "FL-086")
def test_a_fight_is_won_by_what_the_map_asks_for() -> None:
    s = lair()
    session = play(s, seed=4)
    s = session.state
    here(s).foes[0].skip = here(s).foes[1].skip = 2
    while who(session) != "witch_hunter" or session.asked.ask != "act":
        session.choose("done" if "done" in options(session) else session.asked.options[0])
    s = session.state
    s.heroes[0].at = 82  # C9
    here(s).foes[1].skip = here(s).foes[0].skip = 9
    lore = s.heroes[0].lore
    session = play(s, "try:C9", rolls=(2,), seed=4)
    assert session.state.tokens == {}  # failed, and it is still there
    assert here(session.state).features[0] == 0
    s = session.state
    s.heroes[0].done = 0
    session = play(s, "try:C9", rolls=(9,), seed=4)
    assert session.state.tokens == {"strokes": 1}
    assert here(session.state).features[0] == 1
    s = session.state
    s.heroes[0].done = 0
    session = play(s, "try:C9", rolls=(9,), seed=4)
    assert here(session.state).features[0] == CLOSED
    session.choose("done")
    assert session.outcome is not None
    assert session.outcome.how == "won"
    assert session.state.heroes[0].lore == lore  # nobody was beaten


def test_a_goal_of_the_map_is_told() -> None:
    session = play(lair())
    facts = {t.id: t.facts for t in GAME.scene(session.state, 0)}
    assert facts["page"]["goal"] == "Strokes: 0 of 2"


# -- the checker of plots -------------------------------------------------------------------------

GOOD = (
    HEAD
    + """
== a
choose
  Take it -> taken
  Leave it -> b

== taken
! flag thing
-> b

== b
if flag thing -> c | d

== c
choose
  [flag thing] Use it -> d
  Keep it -> e

== d
! coins 5 @all
close d 50

== e
close e 60
"""
)


def plot(text: str) -> list[str]:
    """The problems of a plot."""
    made, problems = check_story(text, "test.story")
    assert made is not None
    assert problems == []
    return [p.text for p in plot_problems({"test": made})]


def told_in(story: Story, chapter: int) -> set[str]:
    """The scenes that a chapter can come to before the next begins."""
    seen: set[str] = set()
    ahead = [story.chapters[chapter].begin]
    while ahead:
        name = ahead.pop()
        if name not in seen:
            seen.add(name)
            ahead += [target for box in story.scenes[name].boxes for target in box.targets]
    return seen


@pytest.mark.parametrize("story", STORIES.values(), ids=lambda story: story.id)
def test_in_every_chapter_coins_have_something_to_buy(story: Story) -> None:
    for chapter in range(len(story.chapters)):
        boxes = [box for name in told_in(story, chapter) for box in story.scenes[name].boxes]
        paid = [e for box in boxes for e in box.effects
                if e.verb == "pay" or (e.verb == "lose" and e.args[0] == "coins")]  # fmt: skip
        assert paid or any(box.kind == "town" for box in boxes), story.chapters[chapter].title


def test_a_good_plot_has_no_problems() -> None:
    assert plot(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("if flag thing -> c | d", "-> c", "flag 'thing' is set and only once read"),
        ("! flag thing\n", "! flag other; flag thing\n", "flag 'other' is set and never read"),
        ("[flag thing] Use", "[flag things] Use", "flag 'things' is read and never set"),
        ("  Take it -> taken\n", "  Take it -> taken\n  Steal it -> e2\n", "no difference"),
        (
            "if flag thing -> c",
            "if not flag thing and flag thing -> c",
            "no play comes to scene 'c'",
        ),
        ("[flag thing] Use", "[past garden ate] Use", "there is no story 'garden'"),
        ("if flag thing -> c | d", "check one speech 6 -> c2 | d", "the leader bears it"),
    ],
)
def test_the_checker_finds_what_is_wrong_with_a_plot(old: str, new: str, found: str) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new)
    if "e2" in new:
        text += "\n== e2\n! flag thing; lore 3\n-> b\n"
    if "c2" in new:
        text += "\n== c2\n! hurt 1 @leader\n-> c\n"
    assert any(found in problem for problem in plot(text)), plot(text)


@pytest.mark.rule("FL-089")
@pytest.mark.parametrize(
    ("laid", "asked", "found"),
    [
        ("! token count\n", "if token count 2 -> c", "token 'count' is gone by then"),
        ("! token kept_count\n", "if not token kept_count 2 -> c", ""),
        ("! token kept_count\n", "if flag thing -> c", "'kept_count' is laid and never counted"),
        ("", "if token kept_count 2 -> c", "token 'kept_count' is counted and never laid"),
    ],
)
def test_tokens_are_counted_where_they_still_lie(laid: str, asked: str, found: str) -> None:
    """A transition takes them off; what is to be counted later says so in its name."""
    text = GOOD.replace("if flag thing -> c", asked).replace(
        "! flag thing\n", f"{laid}! flag thing\n", 1
    )
    problems = [p for p in plot(text) if "token" in p]
    assert any(found in p for p in problems) if found else problems == []


def test_a_map_may_count_its_own_tokens_and_no_others() -> None:
    text = GOOD.replace("== taken\n! flag thing\n-> b\n", """== taken
! flag thing
map church -> b | b
  foe zombie E5
  altar E3 "A bell": token rung
  [token rung 1] altar E7 "Its clapper": lore 1 @self
  goal token:rung:1
""")  # fmt: skip
    assert [p for p in plot(text) if "token" in p] == []
    found = plot(text.replace("token:rung:1", "token:run:1"))
    assert any("'run' is counted and never laid" in p for p in found)


def test_an_earlier_story_must_know_what_is_asked_of_it() -> None:
    made, _ = check_story(GOOD.replace("[flag thing] Use", "[past bell sang] Use"), "test.story")
    assert made is not None
    found = [p.text for p in plot_problems({"test": made, "bell": STORIES["bell"]})]
    assert "'bell' has neither a flag nor an ending 'sang'" in found


def test_a_play_on_paper_comes_to_what_a_map_can_bring() -> None:
    text = (
        HEAD
        + """
== a
map church -> b
  foe zombie E3
  die C9 faith 7 "A book": flag read
  goal defeat

== b
if flag read -> c | d

== c
close c 50

== d
close d 40
"""
    )
    made, _ = check_story(text, "test.story")
    assert made is not None
    assert played(made) == {"a", "b", "c", "d"}


# -- what coins buy -------------------------------------------------------------------------------


@pytest.mark.rule("FL-054", "FL-323")
def test_an_inn_has_swords_for_hire_and_a_market_beasts() -> None:
    s = in_town()
    h = s.heroes[0]
    h.coins, h.companions = 40, ()
    session = play(s, "visit:inn", "hire", "leave", "visit:market", "beast")
    h = session.state.heroes[0]
    assert (h.coins, len(h.companions)) == (40 - 15 - 12, 2)
    assert told(session, "beast") == "Two are enough."


@pytest.mark.rule("FL-054")
def test_a_tinker_has_kits_and_things_under_the_straw() -> None:
    s = in_town()
    h = s.heroes[0]
    h.coins, h.bandages = 60, 0
    cards = len(h.gear)
    session = play(s, "visit:tinker", "kit", "curio")
    h = session.state.heroes[0]
    assert (h.coins, h.bandages, len(h.gear)) == (60 - 12 - 40, 2, cards + 2)


def test_every_plot_of_the_house_is_sound() -> None:
    assert [str(p) for p in plot_problems(STORIES)] == []


@pytest.mark.parametrize("name", CAMPAIGN)
def test_no_chapter_is_told_without_a_card_of_the_road(name: str) -> None:
    """Whatever the group chooses, wins or loses."""
    assert [str(p) for p in roadless(STORIES[name], TOWNS)] == []


def test_the_checker_finds_a_chapter_without_a_road() -> None:
    made, _ = check_story(GOOD, "test.story")
    assert made is not None
    assert any("without a card" in p.text for p in roadless(made, TOWNS))


def test_the_stories_lead_from_dusk_to_nightmare() -> None:
    assert len(CAMPAIGN) == 6
    ranks = [DIFFICULTIES.index(STORIES[name].difficulty) for name in CAMPAIGN]
    assert ranks == sorted(ranks)
    for name in CAMPAIGN:
        assert len(STORIES[name].chapters) >= 3


# -- the road between goals -----------------------------------------------------------------------


@pytest.mark.parametrize("name", CAMPAIGN)
def test_goals_lie_three_rounds_apart_and_more(name: str) -> None:
    """From one map, town or fight to the next a leader of STRIDE 5 takes 3 rounds of the road at least."""
    found: dict[int, list[int]] = {}
    for way in stretches(STORIES[name]):
        rounds = sum(rounds_between(a, b, 5) for a, b in pairwise(way.stops))
        assert rounds >= 3, way
        found.setdefault(way.chapter, []).append(rounds)
    assert all(
        min(rounds) <= 6 for rounds in found.values()
    )  # nor is the straight way longer than 6
    assert len(found) >= 2
