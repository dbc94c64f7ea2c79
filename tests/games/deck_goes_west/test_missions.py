"""The fifteen missions as their cards say, played with the real box."""

from __future__ import annotations

import pytest
from tests.positions import told, why

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.land import TILES
from hearthside.games.deck_goes_west.content.missions import MISSIONS
from hearthside.games.deck_goes_west.state import West, name_of

from .table import NONE, TWO, at, begin, deal, give, lay, night, options, play, table


def pays(mission: str, event: int) -> int:
    """What the first step of a mission's event job pays."""
    job = MISSIONS[mission].on[event][0]
    return int(job.text.split(":")[1].split("vp")[0])


BUILD, REVEAL, CLEAR, WAGON_WEST, WAGON_EAST = range(5)


@pytest.mark.rule("DW-145")
def test_discovery_is_as_printed() -> None:
    """Its three jobs, three events, its night and the three columns."""
    mission = MISSIONS["discovery"]
    assert [job.text for job in mission.jobs] == [
        "discard 3 item, walk 1",
        "-4 vp, scrap 3 danger",
        "-1 gold, train 5",
    ]
    assert [job.text for job in mission.events] == [
        "on reveal: +1 vp, westmost? +1 vp",
        "on build: +2 vp, westmost? +1 vp",
        "on clear: +2 vp",
    ]
    assert mission.night == (
        *("row", "day", "exhaustion", "attack"),
        *("move", "remove", "appear", "first"),
    )
    assert mission.remove == 3
    assert mission.boards == ("A", "B")


@pytest.mark.rule("DW-145")
def test_discovery_in_play() -> None:
    """Three cards walk a tile, a gold rides the train, rails score 2 and 1 more furthest west."""
    s = table(characters=["blacksmith", "prospector"])
    deal(s, 0, "boot", "pan", "knife", "hatchet")
    give(s, 0, gold=1, metal=2, wood=2)
    s.rails = {at(0), at(1, 1)}
    session = play(s)
    session.choose("task:2")
    session.choose("ride:W1S1")
    assert session.state.players[0].res[0] == 0
    session.choose("task:0")
    for card in ("drop:boot", "drop:pan", "drop:knife"):
        session.choose(card)
    session.choose("go:N,walk")
    s = session.state
    s.far[0] = 0
    session = play(s)
    session.choose("use:1")
    assert session.state.points == [3, 0]


@pytest.mark.rule("DW-146", "DW-163")
def test_the_iron_trail_pays_for_track_that_joins_on() -> None:
    """A first length pays its own; the next beside it pays more, a lonely one further off does not."""
    s = table("iron_trail")
    deal(s, 0, "boot")
    give(s, 0, metal=3, wood=3)
    session = play(s)
    session.choose("task:0")
    first = session.state.points[0]
    s = session.state
    s.players[0].at = at(0, 1)
    joined = play(s)
    joined.choose("task:0")
    s.players[0].at = at(1, 1)
    alone = play(s)
    alone.choose("task:0")
    text = MISSIONS["iron_trail"].events[0].text
    assert text == "on build: +3 vp, linked? +2 vp, westmost? +1 vp"
    plain, linked, west = 3, 2, 1
    assert first == plain
    assert joined.state.points[0] - first == plain + linked
    assert alone.state.points[0] - first == plain
    s.players[0].at = at(1)
    westward = play(s)
    westward.choose("task:0")
    assert westward.state.points[0] - first == plain + linked + west


@pytest.mark.rule("DW-146", "DW-153")
def test_harvest_fair_pays_more_for_the_first_meal_of_a_village() -> None:
    """The place is marked; after that only the smaller job is open there, for everybody."""
    s = table("harvest_fair")
    lay(s, at(0), "village")
    for seat in (0, 1):
        deal(s, seat, "tonic" if seat else "pan")
        give(s, seat, food=9)
    session = play(s)
    assert {"task:0", "task:1"} <= options(session)
    first, second = (
        int(MISSIONS["harvest_fair"].jobs[i].text.split("+")[-1].split()[0]) for i in (0, 1)
    )
    assert first > second
    session.choose("task:0")
    session.choose("enough")
    assert session.state.marks == {at(0)}
    assert session.state.points == [first, 0]
    assert why(session, "task:0") == "DW-153"
    session.choose("done")
    assert "task:0" not in options(session)
    session.choose("task:1")
    assert session.state.points == [first, second]


@pytest.mark.rule("DW-146")
def test_bounty_country_starts_with_bandits_and_pays_for_gangs() -> None:
    """Some rolls of bandits at the start; they appear twice a night; clearing pays, and guns are for hire."""
    crowds = [sum(begin(seed=n, mission="bounty_country").bandits.values()) for n in range(10)]
    assert sum(crowds) >= 15
    assert MISSIONS["bounty_country"].night.count("appear") == 2
    s = table("bounty_country")
    s.players[1].at = at(1)
    s.bandits = {at(0): 1}
    give(s, 0, gold=1)
    deal(s, 0, "pan")
    session = play(s, rolls=(TWO, TWO, TWO, NONE))
    session.choose("task:0")
    assert session.state.points == [pays("bounty_country", CLEAR), 0]


@pytest.mark.rule("DW-147", "DW-150")
def test_speed_of_the_slowest_pays_for_the_wagon_behind_the_last() -> None:
    """It rolls when the last one is ahead of it."""
    s = table("slowest")
    assert s.wagon == at(0)
    s.players[0].at = at(1)
    deal(s, 1, "boot", "pan")
    give(s, 1, food=1)
    session = play(s, seat=1)
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert session.state.wagon == at(1)
    assert session.state.points == [pays("slowest", WAGON_WEST)]


@pytest.mark.rule("DW-147", "DW-151")
def test_the_long_haul_pays_for_pulling_west() -> None:
    """And takes as much for pulling east."""
    s = table("long_haul")
    deal(s, 0, "boot", "boot")
    give(s, 0, food=2)
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:W,walk,wagon")
    assert session.state.points == [pays("long_haul", WAGON_WEST)]
    session.choose("play:boot,0")
    session.choose("go:E,walk,wagon")
    assert session.state.points == [0]


@pytest.mark.rule("DW-147", "DW-169")
def test_a_runaway_wagon_runs_every_night_until_somebody_holds_it() -> None:
    """So many columns a night, at a price; pulled home it pays more than the same way west costs."""
    mission = MISSIONS["runaway"]
    assert mission.flight >= 1
    assert mission.night.count("wagon") == 1
    s = table("runaway")
    for x in range(2, 8):
        lay(s, at(x), "forest" if x % 2 else "mountain")
    s.wagon, s.points = at(2), [8]
    session = night(s, "wagon", seed=1)
    assert session.state.wagon == at(2 + mission.flight)
    assert session.state.points == [8 + mission.flight * pays("runaway", WAGON_WEST)]
    s.players[0].at = at(2)
    assert night(s, "wagon", seed=1).state.wagon == at(2)
    deal(s, 0, "boot", "boot")
    give(s, 0, food=3)
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:E,walk,wagon")
    assert session.state.wagon == at(1)
    assert session.state.points == [8 + pays("runaway", WAGON_EAST)]
    assert pays("runaway", WAGON_EAST) > -pays("runaway", WAGON_WEST)


@pytest.mark.rule("DW-147", "DW-011")
def test_there_and_back_waits_for_everybody_at_home() -> None:
    """With a full score the game goes on until the last one is back on the start tile."""
    s = table("there_and_back")
    s.points = [s.finish]
    s.players[1].at = at(1)
    deal(s, 1, "boot", "pan")
    give(s, 1, food=1)
    session = play(s, seat=1)
    session.choose("play:boot,0")
    session.choose("go:E,walk")
    assert session.outcome is not None
    assert session.outcome.how == "score"


@pytest.mark.rule("DW-147", "DW-165")
def test_in_hungry_valley_every_unfed_village_costs_a_point_a_night() -> None:
    """Villages that show and are not marked; fed ones and unknown land cost nothing; nothing falls below zero."""
    s = table("hungry_valley")
    lay(s, at(0), "village")
    lay(s, at(1), "village")
    s.points = [5]
    assert night(s, "hunger", seed=1).state.points == [3]
    s.marks = {at(1)}
    assert night(s, "hunger", seed=1).state.points == [4]
    s.marks = {at(0), at(1)}
    assert night(s, "hunger", seed=1).state.points == [5]
    s.marks, s.points = set(), [1]
    assert night(s, "hunger", seed=1).state.points == [0]
    give(s, 0, food=9)
    deal(s, 0, "pan")
    session = play(s)
    session.choose("task:0")
    assert session.state.marks == {at(0)}
    assert session.state.points[0] > 1
    assert why(session, "task:0") == "DW-153"


def line(*columns: int) -> West:
    """The Iron Road with railways in these columns of the middle row, and one more about to be laid in column 1."""
    s = table("iron_road")
    assert s.rails == {at(0)}
    lay(s, at(2), "river_prairie")
    lay(s, at(3), "forest")
    s.rails |= {at(x) for x in columns}
    s.players[0].at = at(1)
    deal(s, 0, "boot")
    give(s, 0, metal=2)
    return s


@pytest.mark.rule("DW-147", "DW-167")
def test_the_iron_road_is_done_when_the_line_leads_to_the_far_town() -> None:
    """A village shows four columns west; a full score alone is not enough, nor a line with a gap."""
    s = begin(mission="iron_road")
    assert s.goal == at(4)
    assert TILES[s.map[s.goal]].land == "village"
    assert s.goal in s.up
    s = line(2, 4)
    s.points = [s.finish]
    session = play(s)
    session.choose("task:0")
    assert session.decision is not None
    s = line(2, 3, 4)
    s.points = [s.finish]
    session = play(s)
    session.choose("task:0")
    assert session.outcome is not None
    assert session.outcome.how == "score"
    s = line(2, 3, 4)
    session = play(s)
    session.choose("task:0")
    assert session.decision is not None  # the line alone is not enough either


@pytest.mark.rule("DW-147", "DW-028", "DW-153")
def test_law_and_order_is_about_three_camps() -> None:
    """They show from the start with a gang in each; cleared, a camp can be burnt down once."""
    s = begin(mission="law_and_order")
    camps = {o for o in s.up if TILES[s.map[o]].land == "camp"}
    assert camps >= {at(1, -2), at(1, 2), at(4)}
    assert all(s.bandits[o] >= 1 for o in camps)
    s = table("law_and_order")
    s.players[0].at = at(4)
    s.bandits = {at(4): 1}
    deal(s, 0, "pan")
    give(s, 0, wood=1)
    assert why(play(s), "task:0") == "DW-095"
    s.bandits = {}
    session = play(s)
    session.choose("task:0")
    assert session.state.marks == {at(4)}
    assert session.state.points[0] > 0


@pytest.mark.rule("DW-147", "DW-164")
def test_the_only_bank_of_gold_fever_stands_where_the_journey_starts() -> None:
    """The start tile is a village and buys gold; other villages do not."""
    for seed in range(4):
        s = begin(seed=seed, mission="gold_fever")
        assert TILES[s.map[s.start]].land == "village"
    s = table("gold_fever")
    lay(s, at(1), "village")
    deal(s, 0, "pan")
    give(s, 0, gold=9)
    s.players[0].at = at(1)
    assert told(play(s), "task:0") == "You are at no start."
    s.players[0].at = s.start
    session = play(s)
    session.choose("task:0")
    assert session.state.points[0] > 0


@pytest.mark.rule("DW-148", "DW-153")
@pytest.mark.parametrize("land", ["mountain", "water", "village", "camp"])
def test_new_world_has_a_page_for_every_peak_lake_town_and_hideout(land: str) -> None:
    """Each place is drawn once, for a card."""
    s = table("new_world")
    lay(s, at(0), land)
    deal(s, 0, "boot", "knife")
    session = play(s)
    task = next(
        f"task:{i}" for i, job in enumerate(MISSIONS["new_world"].jobs) if job.text.startswith(land)
    )
    session.choose(task)
    session.choose("drop:boot")
    assert session.state.points[0] > 0
    assert why(session, task) == "DW-153"


@pytest.mark.rule("DW-148", "DW-168")
def test_on_two_trails_neither_may_fall_behind() -> None:
    """With the other meeple two columns east, no step leads further west; a tile may be turned, not entered."""
    s = table("two_trails")
    p = s.players[0]
    assert MISSIONS["two_trails"].apart == 2
    lay(s, at(2), "forest")
    lay(s, at(3), "forest", up=False)
    p.at, p.other = at(2), at(0)
    deal(s, 0, "boot", "boot")
    give(s, 0, food=3)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:W")
    assert why(session, "enter:walk") == "DW-168"
    session.choose("stay:walk")
    p.other = at(1)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:W")
    session.choose("enter:walk")
    s = session.state
    s.players[0].other = at(1)
    s.rails = {at(1, 1), at(3)}
    lay(s, at(4), "forest")
    s.players[0].at = at(3)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    assert why(session, "go:W,walk") == "DW-168"


@pytest.mark.rule("DW-168", "DW-083")
def test_no_train_leaves_the_other_meeple_behind_either() -> None:
    """Three columns are too far by rail as well."""
    s = table("two_trails", characters=["stowaway"])
    for x in (2, 3):
        lay(s, at(x), "forest")
    s.rails = {at(0), at(2), at(3)}
    session = play(s)
    session.choose("use:1")
    assert session.state.trains == [6]
    assert "ride:W2" in options(session)
    assert why(session, "ride:W3") == "DW-168"


@pytest.mark.rule("DW-148", "DW-153", "DW-166")
def test_a_homestead_is_settled_once_and_feeds_its_people_every_night() -> None:
    """A prairie pays, is then taken, and brings a food each night."""
    s = table("homestead")
    deal(s, 0, "pan")
    give(s, 0, wood=9, food=9)
    session = play(s)
    session.choose("task:0")
    assert session.state.points[0] > 0
    assert session.state.marks == {at(0)}
    assert why(session, "task:0") == "DW-153"
    s.marks = {at(0), at(1)}
    give(s, 0, food=1)
    assert night(s, "harvest", seed=1).state.players[0].res[3] == 3
    s.marks = set()
    assert night(s, "harvest", seed=1).state.players[0].res[3] == 1


@pytest.mark.rule("DW-146", "DW-147", "DW-148")
def test_fifteen_missions_have_fifteen_ideas() -> None:
    """Four, eight and three; no two share what scores, how the map is laid, and what the night brings."""
    modes = [mission.mode for mission in MISSIONS.values()]
    assert (modes.count("versus"), modes.count("coop"), modes.count("solo")) == (4, 8, 3)
    ideas: dict[object, str] = {}
    for id, mission in MISSIONS.items():
        tasks = {job.text for job in mission.jobs if "+" in job.text and "vp" in job.text}
        idea = (
            frozenset(job.event for job in mission.events),
            frozenset(word for text in tasks for word in text.split("?")[:-1]),
            mission.wagon,
            mission.home or mission.line,
            mission.meeples,
            frozenset(mission.night) - {"remove", "first"},
        )
        assert idea not in ideas, (id, ideas[idea])
        ideas[idea] = id


@pytest.mark.rule("DW-028")
def test_a_layout_puts_every_sign_where_it_says() -> None:
    """Rows from north to south, west on the left; letters are lands, question marks lie face down."""
    s = begin(mission="iron_road", seed=3)
    rows = MISSIONS["iron_road"].layout
    assert rows[2] == "T.?#S"
    assert s.start == at(0)
    assert {at(2), at(2, 1)} <= set(s.map) - s.up
    assert {at(0), at(1), at(4), at(0, -1), at(1, 1)} <= s.up
    assert at(3) not in s.map
    assert at(3, 1) not in s.map
    assert len(s.map) == sum(sign != "." for row in rows for sign in row)
    assert all(p.at == s.start for p in s.players)


@pytest.mark.rule("DW-167")
def test_the_far_town_is_told_from_every_other_village() -> None:
    """Its space says that the line has to lead there, and no other space does."""
    s = table("iron_road")
    spaces = [thing for thing in game.scene(s, 0) if thing.kind == "space"]
    towns = [thing for thing in spaces if thing.facts["goal"]]
    assert [thing.id for thing in towns] == [f"space:{name_of(s.goal)}"]
    assert towns[0].name.endswith("(village), the far town")
    assert [thing for thing in spaces if "line has to lead" in thing.text] == towns
    assert not any(thing.facts.get("goal") for thing in game.scene(table("slowest"), 0))
