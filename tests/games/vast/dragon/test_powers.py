"""The Dragon's powers, and what others do to him."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast import game
from hearthside.games.vast.content.dragon_powers import ANY, COSTS, DRAGON_POWERS, SIGNS
from hearthside.games.vast.content.figures import CASTY, SLASHY
from hearthside.games.vast.rules.dragon.traits import face
from hearthside.games.vast.rules.figures import forcing
from hearthside.games.vast.state import Vast

from ..arrange import (
    Table,
    activate,
    choose,
    dark,
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
from ..refusals.cases import refuses
from .house import above, house, prowl


def turned(session: Table) -> Table:
    """Tiles turned as they first may be."""
    while session.asked.ask == "turn":
        choose(session, sorted(offers(session))[0])
    return session


@pytest.mark.rule("VT-041", "VT-042")
def test_the_faces_of_his_die() -> None:
    at = spot("D4")
    assert [face(at, n).bit_count() for n in range(1, 7)] == [8, 4, 5, 4, 5, 1]
    assert [face(at, n) >> at & 1 for n in range(1, 7)] == [0, 0, 1, 0, 1, 1]
    assert lies(face(at, 2), "D5") and lies(face(at, 4), "E5") and not lies(face(at, 4), "D5")
    assert face(spot("A1"), 1).bit_count() == 3, "crypts and tiles only, no grounds"


@pytest.mark.rule("VT-167")
def test_gems_lend_their_sign_once_a_turn() -> None:
    s = house()
    s.dragon.gems[0] = spot("F4")
    session = play(prowl(s, cards="c"), "rake", rolls=(6,))
    assert (session.state.dragon.hand, session.state.dragon.lent) == (["claw"], 1)
    choose(play(prowl(s, cards="c"), "rake", rolls=(6, 6)), "rake")
    session = play(prowl(s, cards="c"), "rake", "rake", rolls=(6, 6))
    assert refuses(
        session, ("rake", "VT-167", "costs Claw"), ("hiss:casty", "VT-178", "not on the map")
    )
    s.dragon.lent = 1
    assert refuses(play(prowl(s)), ("rake", "VT-167", "costs Claw"))
    session = play(prowl(house(), cards="cfw"), "shriek")
    assert asked(session) == (2, "sign") and verbs(session, "sign") == {"claw", "flame", "wing"}
    choose(session, "sign:claw")
    assert refuses(session, ("sign:claw", "VT-167", "no such sign"))
    choose(session, "sign:wing")
    assert session.state.dragon.hand == ["flame"]


@pytest.mark.rule("VT-178", "VT-176", "VT-179", "VT-042")
def test_claw_eats_what_the_die_shows_and_moves_the_paladin() -> None:
    s = house()
    s.skeletons.at[CASTY] = spot("E4")
    s.skeletons.at[SLASHY] = spot("E3")
    put_ghost(s, "D4")
    s.paladin.at = spot("C4")
    session = play(prowl(s, cards="c"), "rake", rolls=(3, 2))
    t = session.state
    assert (t.dragon.eaten, t.map.haunted, t.skeletons.at[CASTY]) == (2, 0, spot("spawn2"))
    assert t.skeletons.at[SLASHY] == spot("E3"), "a crypt is out of reach"
    assert asked(session) == (2, "shove") and verbs(session, "shove") == {"D4"}
    assert refuses(session, ("shove:B4", "VT-025", "cannot be moved"))
    choose(session, "shove:D4")
    assert session.state.paladin.at == spot("D4")
    s.dragon.eaten = 7
    session = play(prowl(s, cards="c"), "rake", "let_be", rolls=(3, 2))
    assert session.state.dragon.eaten == 7 and session.state.paladin.at == spot("C4")


@pytest.mark.rule("VT-178", "VT-181", "VT-029")
def test_flame_scorch_and_burn_reveal() -> None:
    s = house()
    dark(s, "E4", "shrine", "")
    dark(s, "C4", "poltergeist", "")
    dark(s, "E5", "pit", "N")
    session = play(prowl(s, cards="f"), "breathe", rolls=(2,))
    assert asked(session) == (2, "dragon_reveal") and verbs(session, "reveal") == {"C4", "E4"}
    assert refuses(session, ("reveal:D5", "VT-181", "does not burn"))
    turned(choose(session, "reveal:C4"))
    assert lies(session.state.map.lit, "C4") and lies(session.state.map.lit, "E4")
    assert lies(session.state.map.haunted, "C4")
    session = turned(play(prowl(s, cards="ff"), "scorch", "reveal:C4"))
    while session.asked.ask == "dragon_reveal":
        turned(choose(session, sorted(offers(session))[0]))
    assert all(lies(session.state.map.lit, name) for name in ("C4", "E4", "E5"))
    assert refuses(play(prowl(house(), cards="ff")), ("scorch", "VT-178", "No Dark tile"))
    s = house()
    dark(s, "A1", "shrine", "N")
    session = turned(play(prowl(s, cards="fw"), "burn:A1"))
    assert lies(session.state.map.lit, "A1")
    assert refuses(play(prowl(house(), cards="fw")), ("burn:A1", "VT-178", "No Dark tile"))
    assert refuses(play(prowl(s, cards="f")), ("burn:A1", "VT-167", "Flame and Wing"))


@pytest.mark.rule("VT-178")
def test_wing() -> None:
    session = play(prowl(house(), cards="ww"), "flap:F4", "flap:E4")
    assert (session.state.dragon.at, session.state.dragon.moved) == (spot("E4"), True)


@pytest.mark.rule("VT-178", "VT-176", "VT-179")
def test_hiss_and_scratch_and_wrath() -> None:
    s = house()
    s.skeletons.at[CASTY] = spot("spawn4")
    put_ghost(s, "F4")
    session = play(prowl(s, cards="cc"), "hiss:casty", rolls=(2,))
    assert (session.state.dragon.eaten, session.state.skeletons.at[CASTY]) == (1, spot("spawn2"))
    session = play(prowl(s, cards="cc"), "hiss:poltergeist1")
    assert session.state.map.haunted == 0
    assert refuses(play(prowl(s, cards="c")), ("hiss:casty", "VT-167", "Claw and Claw"))
    s.skeletons.at[CASTY] = spot("D4")
    s.paladin.at, s.paladin.grit = spot("D4"), 6
    session = play(prowl(s, cards="ccc"), "scratch:others", rolls=(2,))
    assert (session.state.dragon.eaten, session.state.paladin.grit) == (1, 6)
    session = play(prowl(s, cards="ccc"), "scratch:paladin")
    assert session.state.paladin.grit == 1
    s.paladin.at = spot("E4")
    assert refuses(play(prowl(s, cards="ccc")), ("scratch:paladin", "VT-178", "Nobody"))
    session = play(prowl(s, cards="cccc"), "wrath", *["sign:claw"] * 4, rolls=(6, 2))
    t = session.state
    assert (t.dragon.eaten, t.paladin.at, t.map.tiles >> spot("D4") & 1) == (1, spot("E4"), 1)
    assert refuses(play(prowl(s, cards="ccc")), ("wrath", "VT-167", "any four signs"))


@pytest.mark.rule("VT-178", "VT-174")
def test_slither() -> None:
    s = house()
    s.dragon.sloth[0] = 3
    session = play(prowl(s, cards="cf"))
    assert refuses(
        session,
        ("slither:0,1", "VT-178", "No space is free on Hunger"),
        ("slither:3,4", "VT-178", "No space is free"),
    )
    choose(session, "slither:2,0")
    assert session.state.dragon.sloth == [4, 4, 3, 1, 1]
    s.dragon.sloth = [0, 4, 4, 1, 1]
    assert refuses(play(prowl(s, cards="cf")), ("slither:0,1", "VT-178", "No cube lies on Greed"))
    assert refuses(play(prowl(s, cards="c")), ("slither:2,0", "VT-167", "Claw and Flame"))


@pytest.mark.rule("VT-178", "VT-180")
def test_swat() -> None:
    s = house()
    lay(s, "E4", "shrine", "EW")
    name = f"treasure{put_treasure(s, 'E4') + 1}"
    s.dragon.gems[2] = spot("D5")
    session = play(prowl(s, cards="cw"))
    assert verbs(session, "swat") == {name, "gem_wing"}, "walls do not matter"
    assert refuses(session, ("swat:gem_claw", "VT-180", "beside you"))
    choose(session, f"swat:{name}")
    assert asked(session) == (2, "land") and "E4" not in verbs(session, "land")
    assert refuses(session, ("land:A1", "VT-178", "within 5"))
    choose(session, "land:C4")
    m = session.state.map
    assert lies(m.hoards, "C4") and not lies(m.hoards, "E4")
    session = play(prowl(s, cards="cw"), "swat:gem_wing", "land:F4")
    assert session.state.dragon.gems[2] == spot("F4") or session.state.dragon.lent
    assert refuses(play(prowl(s, cards="w")), (f"swat:{name}", "VT-167", "Claw and Wing"))


@pytest.mark.rule("VT-178", "VT-180", "VT-024", "VT-025")
def test_slap() -> None:
    s = house()
    s.paladin.at = spot("E4")
    put_ghost(s, "F4")
    dark(s, "C4")
    session = play(prowl(s, cards="ww"), "slap")
    assert verbs(session, "shove") == {"D4", "C4", "D5", "D3"}, (
        "not before a poltergeist; the dark will do"
    )
    choose(session, "shove:C4")
    assert session.state.paladin.at == spot("C4") and not lies(session.state.map.lit, "C4")
    s.paladin.at = spot("F4")
    assert refuses(play(prowl(s, cards="ww")), ("slap", "VT-180", "not beside you"))
    s.paladin.at = spot("E4")
    assert refuses(play(prowl(s, cards="w")), ("slap", "VT-167", "Wing and Wing"))


@pytest.mark.rule("VT-178", "VT-054")
def test_shriek_rolls_again() -> None:
    s = house()
    put_ghost(s, "E4")
    session = play(prowl(s, cards="ffc"), "shriek", "sign:flame", "sign:flame", rolls=(6, 2))
    assert session.state.dragon.shrieks == 1
    assert refuses(session, ("shriek", "VT-178", "ready"))
    choose(session, "rake")
    assert asked(session) == (2, "dragon_die")
    choose(session, "reroll")
    assert (session.state.map.haunted, session.state.dragon.shriek) == (0, False)
    s.dragon.shriek = True
    session = play(prowl(s, cards="c"), "rake", "keep", rolls=(6,))
    assert session.state.map.haunted and session.state.dragon.shriek


@pytest.mark.rule("VT-054", "VT-178")
def test_a_torpid_dragon_shrieks_in_every_turn_that_counts_though_one_is_ready() -> None:
    s = house(dragon_level="torpid")
    s.dragon.shriek, s.dragon.shrieks = True, 1
    session = play(prowl(s, cards="fffww"), "shriek", "sign:flame", "sign:flame")
    assert (session.state.dragon.shrieks, session.state.dragon.shriek) == (2, True)
    assert refuses(session, ("shriek", "VT-178", "ready")), "this turn has counted"
    s.dragon.shrieks = 3
    assert "shriek" not in offers(play(prowl(s, cards="fffww"))), "three are enough"


@pytest.mark.rule("VT-178", "VT-180", "VT-182")
def test_the_flame_wall() -> None:
    s = house()
    lay(s, "C4", "shrine", "EW")
    session = play(prowl(s, cards="fff"))
    assert verbs(session, "flame_wall") == {"E4", "D5", "D3"}
    assert refuses(session, ("flame_wall:C4", "VT-180", "that you see"))
    choose(session, "flame_wall:E4")
    s = session.state
    s.paladin.grit, s.dragon.at = 6, spot("C4")
    session = play(paladin_turn(s, "F4"))
    assert "D4" not in verbs(session, "sprint"), "it has to be entered first"
    choose(session, "sprint:E4")
    assert (session.state.paladin.grit, session.state.dragon.wall) == (1, spot("E4"))
    session.state.paladin.grit = 6
    choose(session, "stop", "crusade:F4", "crusade:E4")
    assert session.state.paladin.grit == 6, "once a turn"
    s.skeletons.stability = 3
    session = play(activate(s, CASTY, "F4"), "go:E4")
    assert session.state.dragon.wall == spot("E4"), "nothing to Skeletons"
    assert refuses(play(prowl(house(), cards="ff")), ("flame_wall:E4", "VT-167", "Flame and"))


# -- the Paladin ---------------------------------------------------------------------------


def hunt(strength: int, awake: int = 0, fury: int = 1) -> Vast:
    """The Paladin beside the Dragon with this Strength."""
    s = house()
    s.dragon.at = spot("E4")
    s.dragon.sloth = [14 - awake, 0, 0, 0, 0]
    s.paladin.prepare, s.paladin.fury = strength, fury
    s.map.stack = []
    return paladin_turn(s, "D4", 3)


def strike(session: Table) -> tuple[str, str]:
    """What the attack on the Dragon is called, and what it costs."""
    (blow,) = (o for o in session.asked.options if str(o) == "attack:dragon")
    words, s, ask = game.words, session.state, session.asked
    return words.label(s, ask, blow), words.detail(s, ask, blow)


@pytest.mark.rule("VT-194", "VT-196", "VT-164", "VT-019")
def test_the_paladin_strikes_him_on_the_surface() -> None:
    s = above(hunt(2))
    assert lies(forcing(s, 0), "E4") and lies(forcing(s, 1), "E4")
    session = play(s, "crusade:E4", "attack:dragon")
    t = session.state
    assert (t.dragon.health, t.paladin.light, t.paladin.hit_spider) == (4, 1, True)
    choose(session, "end")
    assert session.state.paladin.fury == 1, "no Fury after a hit"
    for roll, health in ((3, 4), (5, 4), (6, 4), (1, 5), (2, 5), (4, 5)):
        session = play(above(hunt(1)), "crusade:E4", "attack:dragon", rolls=(roll,))
        assert session.state.dragon.health == health
        assert session.state.paladin.at == spot("E4" if health == 4 else "D4"), "a miss, and back"
    assert "against Defense 1: the die decides" in strike(play(above(hunt(1)), "crusade:E4"))[0]
    session = play(above(hunt(1, 4, 0)))
    assert refuses(session, ("crusade:E4", "VT-194", "Armor is 2, your Strength at most 1"))
    assert "approach:E4" not in offers(session)
    s = above(hunt(2))
    s.dragon.health = 1
    session = play(s, "crusade:E4", "attack:dragon")
    assert session.outcome is not None
    assert (session.outcome.winners, session.outcome.how) == ((0,), "dragon_dead")


@pytest.mark.rule("VT-195")
def test_underground_he_is_struck_for_fury_once_a_turn() -> None:
    session = play(hunt(2), "crusade:E4")
    assert {"attack:dragon", "done"} <= offers(session)
    assert strike(session)[1] == "1 Fury"
    choose(session, "attack:dragon")
    assert (session.state.dragon.health, session.state.paladin.fury) == (4, 0)
    session = play(hunt(1, fury=2), "crusade:E4", "attack:dragon", rolls=(1,))
    assert (session.state.paladin.at, session.state.paladin.fury) == (spot("E4"), 1), (
        "not sent back"
    )
    assert not session.state.paladin.hit_spider
    session = play(hunt(2, fury=2), "crusade:E4", "attack:dragon")
    assert refuses(session, ("crusade:E4", "VM-084", "nothing to do"))
    session = play(hunt(2, fury=0), "crusade:E4")
    assert asked(session) == (0, "paladin"), "he is ignored otherwise"
    s = hunt(2, fury=0)
    put_ghost(s, "E4")
    session = play(s, "crusade:E4")
    assert refuses(session, ("attack:dragon", "VT-195", "1 Fury"))


@pytest.mark.rule("VT-189")
def test_walking_into_the_paladin_on_the_surface() -> None:
    s = above(house())
    s.paladin.at, s.paladin.prepare = spot("E4"), 2
    session = play(prowl(s), "go:F4")
    t = session.state
    assert (t.dragon.health, t.dragon.at) == (4, spot("F4")), "it does not stop him"
    s.paladin.prepare = 0
    assert play(prowl(s), "go:F4").state.dragon.health == 5
    s = house()
    s.paladin.at, s.paladin.prepare = spot("E4"), 2
    assert play(prowl(s), "go:F4").state.dragon.health == 5, "underground nothing happens"


@pytest.mark.rule("VT-198", "VT-019")
def test_skeletons() -> None:
    s = house()
    s.dragon.at = spot("E4")
    session = play(activate(s, CASTY, "D4"), "go:E4")
    assert "go:F4" in offers(session)
    assert refuses(session, ("strike:dragon", "VT-198", "underground"))
    session = play(activate(above(s), CASTY, "D4"), "go:E4", "strike:dragon", rolls=(1,))
    t = session.state
    assert (t.dragon.health, t.skeletons.at[CASTY]) == (5, spot("spawn1")), "it had to strike"
    s.skeletons.at[SLASHY] = spot("E5")
    session = play(activate(above(s), CASTY, "D4"), "go:E4", "strike:dragon", rolls=(1,))
    assert session.state.dragon.health == 5, "a hit does nothing to him"


@pytest.mark.rule("VT-178")
def test_a_power_card_says_what_its_sign_pays_for() -> None:
    titles = {"rake": "Claw", "breathe": "Flame", "flap": "Wing", "flame_wall": "Flame Wall"}
    for power, cost in COSTS.items():
        for sign, key in enumerate(SIGNS):
            said = f": {titles.get(power, power.title())}." in DRAGON_POWERS[key].text
            assert said == (sign in cost or ANY in cost), f"{power} on {key}"
