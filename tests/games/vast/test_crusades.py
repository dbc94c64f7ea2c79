"""Crusades to the letter: what lets him stay, where he goes back to, whom a hit pays for."""

from __future__ import annotations

import pytest
from tests.positions import asked, why

from hearthside.games.vast.content.board import SUPPLY
from hearthside.games.vast.state import Vast

from .arrange import (
    blank,
    choose,
    corridor,
    dark,
    give,
    lay,
    lies,
    offers,
    paladin_turn,
    play,
    put_ghost,
    put_treasure,
    spot,
    verbs,
)


def room(mix: str = "five", **setup: object) -> Vast:
    """Crossroads around D4, the Spider on a tile of her own; no tile is left for crypts."""
    s = blank(mix, **setup)
    corridor(s, "D4 E4 D5 C4", "blood")
    lay(s, "G1", "pit", "NES")
    s.spider.at = spot("G1")
    return s


def dry(s: Vast) -> Vast:
    """The same, with no tile left in the stack."""
    s.map.stack = []
    return s


# -- staying ---------------------------------------------------------------------------------


@pytest.mark.rule("VM-084", "VM-232")
@pytest.mark.parametrize(
    ("where", "what", "stays"),
    [
        ("D4", "", False),
        ("D4", "shrine", True),
        ("D4", "shut", False),
        ("A7", "shut", False),
        ("D4", "treasure", True),
        ("D4", "ghost", True),
        ("D4", "egg", True),
        ("D4", "dark", True),
    ],
)
def test_he_stays_only_for_something_to_do(where: str, what: str, stays: bool) -> None:
    s = blank()
    corridor(s, where, "shrine" if what in ("shrine", "shut") else "blood")
    s.shrines_shut = what == "shut"
    if what == "treasure":
        put_treasure(s, where)
    elif what == "ghost":
        put_ghost(s, where)
    elif what == "egg":
        s.spider.eggs[0] = spot(where)
    elif what == "dark":
        s = blank()
        dark(s, where)
    session = play(paladin_turn(dry(s), where))
    assert (f"crusade:{where}" in offers(session)) == stays
    if not stays:
        assert why(session, f"crusade:{where}") == "VM-084"


@pytest.mark.rule("VM-054", "VM-055", "VM-090")
def test_one_who_stays_is_forced_to_nothing() -> None:
    s = dry(room())
    put_ghost(s, "E4")
    s.paladin.origin = spot("D4")
    session = play(paladin_turn(s, "E4"), "crusade:E4")
    assert "done" in offers(session)
    choose(session, "attack:poltergeist1")
    assert session.state.paladin.at == spot("E4"), "a miss, and nowhere to go back to"
    session = play(paladin_turn(s, "E4"), "crusade:E4", "done")
    assert lies(session.state.map.haunted, "E4")
    assert session.state.paladin.unassigned == 2


@pytest.mark.rule("VM-101", "VM-088")
def test_leaving_a_figure_be_leads_on_to_the_treasure() -> None:
    s = dry(room())
    put_ghost(s, "E4")
    put_treasure(s, "E4")
    session = play(paladin_turn(s, "E4"), "crusade:E4", "done", seed=1)
    assert session.state.map.hoards == 0


# -- going back ------------------------------------------------------------------------------


@pytest.mark.rule("VM-054", "VM-055", "VM-089")
@pytest.mark.parametrize(("origin", "to"), [("D4", "E4"), ("A7", "B7")])
def test_one_who_stepped_in_must_fight_and_goes_back_whence_he_came(origin: str, to: str) -> None:
    s = blank()
    corridor(s, f"{origin} {to}", "blood")
    put_ghost(s, to)
    session = play(paladin_turn(dry(s), origin), f"crusade:{to}")
    assert "done" not in offers(session)
    assert why(session, "done") == "VM-055"
    choose(session, "attack:poltergeist1")
    assert session.state.paladin.at == spot(origin)


@pytest.mark.rule("VM-281", "VM-054")
def test_the_strength_of_his_fury_ends_with_the_crusade() -> None:
    s = dry(room())
    put_ghost(s, "E4")
    s.spider.at = spot("E4")
    s.spider.terror = 12
    s.paladin.fury = 3
    session = play(paladin_turn(s, "D4", cubes=3), "crusade:E4")
    assert session.asked.about == (0,)
    choose(session, next(o for o in sorted(offers(session)) if o.startswith("vigor")))
    assert session.asked.about == (session.state.paladin.vigor,)
    choose(session, "attack:giant")
    assert session.state.paladin.at == spot("D4")
    assert session.state.paladin.vigor == 0


@pytest.mark.rule("VM-265", "VM-054")
def test_only_poltergeists_strike_back_and_he_falls_where_he_fought() -> None:
    s = blank("strike")
    corridor(s, "D4 E4", "shrine")
    s.skeletons.at[0] = spot("E4")
    session = play(paladin_turn(dry(s), "D4", 2), "crusade:E4", "attack:casty", seed=1)
    assert session.state.paladin.health == 7, "a Skeleton does not"
    s.skeletons.at[0] = SUPPLY
    put_ghost(s, "E4")
    s.paladin.health = 1
    session = play(paladin_turn(s, "D4", 1), "crusade:E4")
    assert session.outcome is not None
    assert session.outcome.how == "slain"
    assert session.state.paladin.at == spot("E4")


# -- revealing -------------------------------------------------------------------------------


@pytest.mark.rule("VM-051", "VM-249", "VM-085")
def test_a_blood_tile_may_be_one_fright_too_many() -> None:
    for terror, over in ((10, False), (11, True)):
        s = blank("journey")
        corridor(s, "D4", "shrine")
        dark(s, "E4", "blood", "")
        s.spider.terror = terror
        session = play(paladin_turn(dry(s), "D4"), "crusade:E4", seed=1)
        assert (session.outcome is not None) == over
        assert session.state.paladin.grit == (0 if over else 2)


@pytest.mark.rule("VM-029", "VM-113", "VM-249", "VM-285")
def test_the_fright_may_come_before_the_tile_is_revealed() -> None:
    s = blank("journey")
    corridor(s, "D4", "shrine")
    dark(s, "E4", "pit", "")
    dark(s, "A1", "blood", "")
    give(s, "divination")
    s.paladin.light, s.spider.terror = 1, 11
    session = play(paladin_turn(dry(s), "D4"), "approach:E4", "divine")
    choose(session, next(o for o in sorted(offers(session)) if o.endswith(":A1")))
    assert session.outcome is not None
    assert session.outcome.how == "fright"
    assert not lies(session.state.map.lit, "E4")


@pytest.mark.rule("VM-113")
def test_he_holds_still_before_a_step_into_the_dark_alone() -> None:
    s = blank()
    dark(s, "D4 E4")
    corridor(s, "C4", "blood")
    s.paladin.light = 1
    session = play(paladin_turn(dry(s), "D4"))
    assert verbs(session, "approach") == {"E4"}
    assert why(session, "approach:D4") == "VM-113"
    assert why(session, "approach:C4") == "VM-113"


def pit_house(mix: str = "five_goblins") -> Vast:
    """The Goblins' Fangs lurk with discs; two Dark tiles wait beside the Paladin."""
    s = blank(mix)
    corridor(s, "A7 D4", "shrine")
    corridor(s, "G1", "blood")
    s.spider.at = spot("G1")
    if mix == "five_goblins":
        s.goblins.at, s.goblins.population = [spot("spawn3")] * 3, [2, 0, 0]
    return s


@pytest.mark.rule("VT-144")
@pytest.mark.parametrize(
    ("origin", "to", "kind", "ambushed"),
    [
        ("D4", "E4", "pit", True),
        ("D4", "E4", "blood", False),
        ("A7", "B7", "pit", True),
        ("E4", "E4", "pit", False),
    ],
)
def test_only_a_pit_that_he_enters_hides_an_ambush(
    origin: str, to: str, kind: str, ambushed: bool
) -> None:
    s = pit_house()
    dark(s, to, kind, "")
    session = play(paladin_turn(dry(s), origin, 1), f"crusade:{to}", seed=1)
    assert session.decision is not None
    assert (session.decision.ask == "ambush") == ambushed
    if ambushed:
        choose(session, "ambush:0")
        assert session.state.paladin.health == 6


@pytest.mark.rule("VT-145", "VT-108")
def test_an_ambush_may_be_his_end() -> None:
    s = pit_house()
    dark(s, "E4", "pit", "")
    s.paladin.health = 1
    session = play(paladin_turn(dry(s), "D4", 1), "crusade:E4", "ambush:0")
    assert session.outcome is not None
    assert session.outcome.how == "paladin_dead"
    assert session.outcome.winners == (1,)


# -- what a hit gives ------------------------------------------------------------------------


@pytest.mark.rule("VM-104", "VM-093")
def test_a_hit_on_a_spiderling_is_a_hit_on_the_spider() -> None:
    for attack, fury in (("attack:spiderling1", 0), ("done", 1)):
        s = dry(room())
        s.spider.at, s.spider.form = SUPPLY, 2
        s.spider.spiderlings = [spot("E4"), *[spot("G1")] * 4]
        s.paladin.prepare = 3
        session = play(paladin_turn(s, "E4"), "crusade:E4", attack, seed=1)
        while session.state.role == 0 and "end" in offers(session):
            choose(session, "end")
        assert session.state.paladin.fury == fury


@pytest.mark.rule("VM-095", "VM-252")
def test_at_a_table_no_poltergeist_is_kept() -> None:
    s = dry(room())
    put_ghost(s, "E4")
    s.paladin.prepare = 2
    session = play(paladin_turn(s, "D4"), "crusade:E4", "attack:poltergeist1", seed=1)
    assert session.state.ghosts_kept == 0
    assert session.state.map.poltergeists == [SUPPLY] * 9
    assert session.state.paladin.grit == 3


# -- the Dragon ------------------------------------------------------------------------------


def lair(where: str, *, surfaced: bool, fury: int = 0, prepare: int = 0) -> Vast:
    """The Dragon with Armor 3."""
    s = blank("five_dragon")
    corridor(s, "C4 D4 E4", "blood")
    corridor(s, "A7 B7", "poltergeist")
    s.dragon.at, s.dragon.surfaced, s.dragon.awake = spot(where), surfaced, surfaced
    s.dragon.sloth = [0, 4, 0, 1, 1]
    s.paladin.fury, s.paladin.prepare = fury, prepare
    return dry(s)


@pytest.mark.rule("VT-194", "VM-281")
@pytest.mark.parametrize(
    ("surfaced", "prepare", "fury", "enters", "left"),
    [
        (True, 2, 0, False, 0),
        (True, 3, 0, True, 0),
        (True, 2, 1, True, 0),
        (True, 1, 3, True, 1),
        (True, 4, 2, True, 2),
        (False, 0, 0, True, 0),
        (False, 1, 3, True, 3),
    ],
)
def test_he_enters_with_strength_enough_for_a_surfaced_dragon(
    surfaced: bool, prepare: int, fury: int, enters: bool, left: int
) -> None:
    s = lair("E4", surfaced=surfaced, fury=fury, prepare=prepare)
    session = play(paladin_turn(s, "D4"), seed=1)
    assert ("crusade:E4" in offers(session)) == enters
    if not enters:
        assert why(session, "crusade:E4") == "VT-194"
        return
    choose(session, "crusade:E4")
    assert session.state.paladin.fury == left
    assert session.state.paladin.vigor == fury - left


@pytest.mark.rule("VT-194", "VM-281")
def test_nothing_is_burnt_for_other_tiles() -> None:
    s = lair("E4", surfaced=True, fury=3)
    put_ghost(s, "C4")
    session = play(paladin_turn(s, "D4"), "crusade:C4")
    assert (session.state.paladin.fury, session.state.paladin.vigor) == (3, 0)
    session = play(paladin_turn(lair("E4", surfaced=False), "B7"))
    assert "crusade:A7" in offers(session)


@pytest.mark.rule("VT-195")
def test_a_dragon_below_is_prey_on_his_own_tile_alone_once_a_turn() -> None:
    for where, fury, hunted, stays in (
        ("D4", 1, False, True),
        ("D4", 0, False, False),
        ("D4", 1, True, False),
        ("E4", 1, False, False),
    ):
        s = lair(where, surfaced=False, fury=fury, prepare=4)
        s.dragon.hunted = hunted
        session = play(paladin_turn(s, "D4"))
        assert ("crusade:D4" in offers(session)) == stays
    s = lair("E4", surfaced=False, fury=1)
    put_ghost(s, "C4")
    session = play(paladin_turn(s, "D4"), "crusade:C4")
    assert verbs(session, "attack") == {"poltergeist1"}, "the Dragon is elsewhere"
    assert why(session, "attack:dragon") == "VM-061"
    session = play(paladin_turn(lair("D4", surfaced=False, fury=2), "D4"), "crusade:D4")
    assert verbs(session, "attack") == {"dragon"}
    assert asked(session) == (0, "fight")
