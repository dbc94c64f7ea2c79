"""Missions and the wagon."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.deck_goes_west.content.missions import MISSIONS
from hearthside.games.deck_goes_west.state import West

from .table import NONE, ONE, TWO, at, deal, give, lay, night, options, play, table


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


@pytest.mark.rule("DW-146")
def test_the_iron_trail_pays_for_track() -> None:
    """Rails for a metal and a wood, more if furthest west."""
    s = table("iron_trail")
    deal(s, 0, "boot")
    give(s, 0, metal=1, wood=4, food=2)
    session = play(s)
    session.choose("task:0")
    assert session.state.points[0] == 4
    session.choose("task:2")
    session.choose("any:wood")
    assert session.state.players[0].res[1] == 1
    s = session.state
    s.players[0].at = at(0, 1)
    session = play(s)
    assert why(session, "task:1") == "DW-079"
    session.choose("task:0")
    assert session.state.points[0] == 6


@pytest.mark.rule("DW-146", "DW-153")
def test_harvest_fair_pays_more_for_the_first_meal_of_a_village() -> None:
    """The place is marked; after that only the smaller job is open there, for everybody."""
    s = table("harvest_fair")
    lay(s, at(0), "village")
    deal(s, 0, "haversack")
    deal(s, 1, "haversack")
    give(s, 0, food=9)
    give(s, 1, food=9)
    session = play(s)
    assert {"task:0", "task:1"} <= options(session)
    first = int(MISSIONS["harvest_fair"].jobs[0].text.split("+")[-1].split()[0])
    second = int(MISSIONS["harvest_fair"].jobs[1].text.split("+")[-1].split()[0])
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
    """Three rolls of bandits at the start; they appear twice a night; clearing pays 3."""
    from hearthside.games.deck_goes_west import game

    crowds = [
        sum(game.begin({"mission": "bounty_country"}, seed=n).bandits.values()) for n in range(10)
    ]
    assert sum(crowds) >= 15
    assert MISSIONS["bounty_country"].night.count("appear") == 2
    s = table("bounty_country")
    s.players[1].at = at(1)
    s.bandits = {at(0): 1}
    give(s, 0, gold=1)
    deal(s, 0, "haversack")
    session = play(s, rolls=(TWO, TWO, NONE))
    session.choose("task:0")
    assert session.state.points == [3, 0]


def wagoners(mission: str, *columns: int) -> West:
    """A party with its members in these columns, the map open that far."""
    s = table(mission, len(columns))
    s.wagon = at(0)
    for x in range(2, max(columns) + 2):
        lay(s, at(x), "forest" if x % 2 else "village")
    for seat, x in enumerate(columns):
        s.players[seat].at = at(x)
        deal(s, seat, "boot", "boot")
        give(s, seat, food=3)
    return s


@pytest.mark.rule("DW-147", "DW-149", "DW-150")
def test_the_wagon_follows_the_slowest() -> None:
    """It rolls as soon as the last one is ahead of it, as far as that one is."""
    s = wagoners("slowest", 3, 0, 2)
    pays = int(MISSIONS["slowest"].on[3][0].text.split("+")[1].split()[0])
    session = play(s, seat=1)
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert session.state.wagon == at(1)
    assert session.state.points == [pays]
    s = wagoners("slowest", 3, 1, 2)
    session = play(s, seat=1)
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert session.state.wagon == at(2)
    assert session.state.points == [2 * pays]


@pytest.mark.rule("DW-150")
def test_the_following_wagon_takes_the_nearest_tile_of_the_next_column() -> None:
    """If none lies straight west, the nearest row will do."""
    s = wagoners("slowest", 3, 2)
    for p in s.players:
        p.at = at(2)
    s.tiles.append(s.map.pop(at(1)))
    s.up.discard(at(1))
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert session.state.wagon == at(2, -1)


@pytest.mark.rule("DW-147", "DW-151")
def test_a_carried_wagon_goes_along_if_the_mover_takes_it() -> None:
    """With it west: points; without it: it stays; back east: points lost."""
    s = wagoners("long_haul", 0, 0)
    session = play(s)
    session.choose("play:boot,0")
    assert {"go:W,walk", "go:W,walk,wagon"} <= options(session)
    session.choose("go:W,walk,wagon")
    assert session.state.wagon == at(1)
    gained = session.state.points[0]
    assert gained > 0
    session.choose("play:boot,0")
    session.choose("go:E,walk,wagon")
    assert session.state.wagon == at(0)
    assert session.state.points[0] < gained
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert session.state.wagon == at(0)


@pytest.mark.rule("DW-151")
def test_the_wagon_is_taken_at_the_price_of_the_step() -> None:
    """A mountain takes two walking, with the wagon or without; a train takes no wagon."""
    s = wagoners("long_haul", 0, 0)
    lay(s, at(1), "mountain")
    session = play(s)
    session.choose("play:boot,0")
    assert not any("wagon" in option and "W" in option for option in options(session))
    session.choose("play:boot,0")
    session.choose("go:W,walk,wagon")
    assert session.state.wagon == at(1)


@pytest.mark.rule("DW-149", "DW-152")
def test_bandits_fight_for_the_wagon_at_night() -> None:
    """With nobody there every hit damages it; defenders' saves protect it."""
    s = wagoners("long_haul", 1, 1)
    s.points = [8]
    s.bandits = {at(0): 2}
    session = night(s, "attack", rolls=(TWO, ONE), seed=2)
    assert session.state.damage == 3
    assert session.state.points == [5]
    s = wagoners("long_haul", 0, 1)
    s.points = [8]
    s.bandits = {at(0): 2}
    give(s, 0, wood=1)
    session = night(s, "attack", rolls=(TWO, ONE), seed=2)
    session.choose("task:2")
    session.choose("onto:discard")
    assert session.state.damage == 1
    assert session.state.points == [7]


@pytest.mark.rule("DW-147", "DW-149")
def test_a_runaway_wagon_flees_until_somebody_holds_it() -> None:
    """It runs at night and costs points; pulled home it pays."""
    s = wagoners("runaway", 1, 1)
    lay(s, at(3), "forest")
    s.wagon, s.points = at(2), [5]
    session = night(s, "wagon", seed=1)
    assert session.state.wagon == at(3)
    assert session.state.points == [5 - 3]
    s.players[0].at = at(2)
    session = night(s, "wagon", seed=1)
    assert session.state.wagon == at(2)
    session = play(s)
    session.choose("play:boot,0")
    session.choose("go:E,walk,wagon")
    pays = int(MISSIONS["runaway"].on[4][0].text.split("+")[1].split()[0])
    assert session.state.wagon == at(1)
    assert session.state.points == [5 + pays]


@pytest.mark.rule("DW-147")
@pytest.mark.parametrize(
    ("mission", "land", "resources", "task"),
    [
        ("hungry_valley", "village", {"food": 9}, "task:0"),
        ("iron_road", "prairie", {"metal": 3, "wood": 4}, "task:0"),
        ("gold_fever", "village", {"gold": 4}, "task:0"),
        ("there_and_back", "prairie", {"metal": 2, "wood": 2}, "task:1"),
    ],
)
def test_co_operative_missions_pay_for_their_own_thing(
    mission: str, land: str, resources: dict[str, int], task: str
) -> None:
    """Feeding, building, banking: the job is open where it belongs and scores."""
    s = table(mission)
    lay(s, at(0), land)
    deal(s, 0, "haversack")
    give(s, 0, **resources)
    session = play(s)
    session.choose(task)
    assert session.state.points[0] > 0
    s = table(mission)
    lay(s, at(0), "water")
    deal(s, 0, "haversack")
    give(s, 0, **resources)
    assert task not in options(play(s))


@pytest.mark.rule("DW-147")
def test_law_and_order_pays_for_cleared_tiles() -> None:
    """With many bandits about from the start."""
    s = table("law_and_order")
    s.bandits = {at(0): 1}
    give(s, 0, gold=1)
    deal(s, 0, "haversack")
    session = play(s, rolls=(TWO, NONE, NONE, NONE))
    session.choose("task:1")
    while session.decision is not None and session.decision.ask == "battle":
        session.choose("fight")
    assert session.state.points[0] == int(
        MISSIONS["law_and_order"].on[2][0].text.split("+")[1].split()[0]
    )


@pytest.mark.rule("DW-148")
def test_new_world_pays_for_exploring_alone() -> None:
    """Every tile that is turned scores."""
    s = table("new_world")
    s.players[0].at = at(1)
    deal(s, 0, "boot")
    give(s, 0, food=1)
    session = play(s, seed=1)
    session.choose("play:boot,0")
    session.choose("explore:W")
    assert session.state.points == [1]


@pytest.mark.rule("DW-148", "DW-153")
def test_homestead_builds_once_on_each_good_tile() -> None:
    """A prairie pays, and is then taken."""
    s = table("homestead")
    deal(s, 0, "haversack")
    give(s, 0, wood=9, food=9)
    session = play(s)
    session.choose("task:0")
    assert session.state.points[0] > 0
    assert session.state.marks == {at(0)}
    assert why(session, "task:0") == "DW-153"


@pytest.mark.rule("DW-148", "DW-154")
def test_two_trails_have_two_meeples() -> None:
    """Each job uses the tile of one of them; the player changes between them; both hold the east."""
    from hearthside.games.deck_goes_west.rules.night import drop_east

    s = table("two_trails")
    p = s.players[0]
    assert p.other == at(0)
    lay(s, at(1), "forest")
    deal(s, 0, "knife", "boot", "boot", "haversack")
    give(s, 0, food=3)
    session = play(s, rolls=(ONE, ONE))
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    assert "play:knife,0" in options(session)
    session.choose("swap")
    assert "play:knife,0" not in options(session)
    session.choose("play:boot,0")
    session.choose("go:N,walk")
    p = session.state.players[0]
    assert {p.at, p.other} == {at(1), at(0, -1)}
    pieces = {t.id: t.at for t in session.scene(0) if t.kind == "piece"}
    assert pieces == {
        f"piece:{p.character}": "space:w1",
        f"piece:{p.character}.2": "space:w0n1",
    }
    s = session.state
    for x in range(2, 7):
        lay(s, at(x), "forest" if x % 2 else "mountain")
    s.players[0].at = at(6)
    drop_east(s)
    assert at(0) in s.map
    s.players[0].other = at(5)
    drop_east(s)
    assert min(o >> 8 for o in s.map) == 2


@pytest.mark.rule("DW-154")
def test_changing_to_a_meeple_with_nothing_to_do_does_not_end_the_day() -> None:
    """The player is asked and may change back; to and fro once, then something has to be done."""
    s = table("two_trails")
    lay(s, at(1), "forest")
    deal(s, 0, "knife", "pan")
    s.players[0].at, s.players[0].tapped = at(1), True
    s.trade += s.row
    s.row = []
    session = play(s, rolls=(ONE, ONE))
    session.choose("swap")
    assert options(session) == {"swap", "pass"}
    session.choose("swap")
    assert "play:knife,0" in options(session)
    assert why(session, "swap") == "DW-154"
    session.choose("play:knife,0")
    assert "swap" in options(session)


@pytest.mark.rule("DW-154")
def test_the_meeple_in_a_night_battle_is_the_one_that_fights() -> None:
    """Bandits find the second meeple; its owner fights there."""
    s = table("two_trails", characters=["outrider"])
    s.players[0].other = at(1)
    s.bandits = {at(1): 1}
    session = night(s, "attack", rolls=(NONE, NONE, TWO, NONE, NONE), seed=1)
    assert "use:1" in options(session)
    session.choose("use:1")
    assert session.state.points == [1]


@pytest.mark.rule("DW-146", "DW-147", "DW-148")
def test_no_two_missions_are_the_same() -> None:
    """Four, eight and three, each with jobs or events of its own."""
    modes = [mission.mode for mission in MISSIONS.values()]
    assert (modes.count("versus"), modes.count("coop"), modes.count("solo")) == (4, 8, 3)
    faces = {
        (
            tuple(job.text for job in mission.jobs),
            tuple(job.text for job in mission.events),
            mission.wagon,
        )
        for mission in MISSIONS.values()
    }
    assert len(faces) == 15
