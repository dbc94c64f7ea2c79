"""The Goblins' turn up to the march: War card, discs, Monsters, Secrets."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vast import game
from hearthside.games.vast.content.roles import GOBLINS
from hearthside.games.vast.content.war import ROWS
from hearthside.games.vast.rules.goblins.tribes import strength
from hearthside.games.vast.state import Vast
from hearthside.kernel import SPECTATOR, Dice

from ..arrange import begin, choose, offers, play, spot, table, verbs
from ..refusals.cases import refuses
from .house import house, march, tribe, up, war, with_monster, with_secret


@pytest.mark.rule("VT-107", "VT-002", "VT-005", "VT-044", "VT-120")
def test_how_they_begin() -> None:
    s = table("five_goblins")
    g = s.goblins
    assert all(at in [spot(f"spawn{n}") for n in range(1, 7)] for at in g.at)
    assert (g.population, g.rage, g.slots, g.hand, g.shown) == ([0] * 3, 1, [""] * 4, [], [])
    assert (len(g.war), len(g.monsters), len(g.secrets)) == (10, 10, 10)
    assert s.order == [0, 7, 2, 3, 4] and s.skeletons.march == []


@pytest.mark.rule("VT-054")
def test_levels() -> None:
    assert table("five_goblins", goblins_level="rabble").paladin.health == 5
    assert table("five_goblins", goblins_level="raiders").paladin.health == 6
    assert "armor" in table("five_goblins", goblins_level="horde").paladin.played
    assert {"armor", "halo"} <= set(table("five_goblins", goblins_level="host").paladin.played)


@pytest.mark.rule("VT-113")
def test_rage_is_how_many_war_cards_they_choose_from() -> None:
    s = war(house(), "hate", "pain", "ruin")
    s.goblins.rage = 2
    session = play(s)
    assert asked(session) == (1, "war") and verbs(session, "war") == {"hate", "pain"}
    assert refuses(session, ("war:ruin", "VT-113", "not drawn"))
    choose(session, "war:pain")
    g = session.state.goblins
    assert (g.card, g.war.discard) == ("pain", ["hate"])
    s = war(house(), "hate")
    s.goblins.rage = 0
    session = play(s)
    assert session.state.goblins.rage == 1 and session.state.goblins.card == "hate"
    session = play(march(house()), "end", seed=2)
    g = session.state.goblins
    assert (len(g.war), g.card, g.war.discard) == (10, "", []), "shuffled anew"


@pytest.mark.rule("VT-147", "VT-114", "VT-143", "VT-116", "VT-117")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_what_each_war_card_brings(row: tuple[str, int, int, int, int, int, int]) -> None:
    card, fangs, bones, eye, monsters, secrets, rage = row
    s = war(house(), card)
    s.goblins.rage, s.goblins.population = 0, [0, 1, 0]
    session = play(s)
    if fangs:
        choose(session, "swell")
    g = session.state.goblins
    assert g.population == [fangs, 1 + bones, eye]
    assert g.rage == 1 + rage
    assert len(g.drawn) == monsters
    while session.asked.ask == "tame":
        choose(session, next(o for o in sorted(offers(session)) if o.startswith("dismiss")))
    assert len(session.state.goblins.hand) == secrets
    assert len(session.state.goblins.monsters.discard) == monsters


@pytest.mark.rule("VT-114")
def test_rage_keeps_discs_off() -> None:
    s = war(house(), "thirst")
    s.goblins.rage = 1
    session = play(s)
    assert {"spare:0,1", "spare:0,3", "spare:1,2", "spare:2,1"} <= offers(session)
    assert refuses(session, ("spare:2,2", "VT-114", "gets 1 disc"))
    choose(session, "spare:0,2")
    assert session.state.goblins.rage == 0
    s = session.state
    assert s.goblins.population == [1, 2, 1], "nothing more to spend, so they swell"
    s = war(house(), "thirst", "hate")
    s.goblins.rage = 2
    session = play(s, "war:thirst", "spare:0,1")
    assert refuses(session, ("spare:0,1", "VT-114", "have kept discs off"))
    choose(session, "spare:1,2")
    assert session.state.goblins.population == [2, 0, 1]


@pytest.mark.rule("VT-115")
def test_too_many_discs_scatter_one_tribe() -> None:
    s = war(house(), "hate")
    s.goblins.population = [4, 3, 0]
    tribe(s, 1, "D4", 3)
    session = play(s, "swell", rolls=(2,))
    g = session.state.goblins
    assert g.population == [4, 2, 2], "the one on the tile, whoever overflowed"
    assert g.at[1] == spot("spawn2")
    s = war(house(), "hate")
    s.goblins.population = [4, 0, 0]
    session = play(s, "swell", rolls=(3,))
    assert asked(session) == (1, "burst") and verbs(session, "burst") == {"0", "1", "2"}
    choose(session, "burst:2")
    assert session.state.goblins.population == [4, 2, 0]
    s = with_secret(war(house(), "hate"), "leader")
    s.goblins.population = [4, 0, 0]
    tribe(s, 2, "D4", 1)
    session = play(s, "swell")
    assert refuses(session, ("burst:0", "VT-115", "on a tile"))
    choose(session, "follow:leader")
    g = session.state.goblins
    assert (g.population, g.secrets.discard) == ([4, 2, 3], ["leader"])
    s = war(house(), "pain")
    s.goblins.population, s.goblins.rage = [4, 4, 4], 0
    session = play(s, "swell", rolls=(2,))
    assert asked(session) == (1, "burst")
    assert session.state.goblins.rage == 1, "the Rage of the card comes after that"
    assert refuses(session, ("follow:leader", "VT-117", "not in your hand"))


@pytest.mark.rule("VT-116", "VT-119")
def test_monsters_follow_as_many_as_the_bones_have_discs() -> None:
    s = house()
    g = s.goblins
    g.population = [0, 1, 0]
    with_monster(s, "ogre", 0)
    g.drawn = ["troll", "golem"]
    g.monsters.cards = [card for card in g.monsters.cards if card not in g.drawn]
    session = play(taming(s))
    assert "assign:troll,0" in offers(session), "in the place of the Ogre"
    assert refuses(
        session,
        ("assign:troll,3", "VT-116", "have 1 disc"),
        ("assign:wisp,0", "VT-116", "not drawn"),
        ("dismiss:wisp", "VT-116", "not drawn"),
    )
    choose(session, "assign:troll,0", "dismiss:golem")
    g = session.state.goblins
    assert (g.slots, sorted(g.monsters.discard)) == (["troll", "", "", ""], ["golem", "ogre"])
    s = house()
    s.goblins.population = [0, 2, 0]
    with_monster(s, "ogre", 0)
    s.goblins.drawn = ["troll"]
    s.goblins.monsters.cards.remove("troll")
    session = play(taming(s))
    assert {"assign:troll,1", "assign:troll,2", "assign:troll,3"} <= offers(session)
    s = up(house(), 1, "D4")
    s.goblins.monsters.discard, s.goblins.monsters.cards = s.goblins.monsters.cards, []
    session = play(s, "special", seed=3)
    assert len(session.state.goblins.drawn) == 1, "an empty deck is made of its discards"


def taming(s: Vast) -> Vast:
    """Monsters that were drawn wait for a Tribe."""
    s.goblins.later = "goblins_march"
    return begin(s, "goblins_tame", GOBLINS)


@pytest.mark.rule("VT-117")
def test_five_secrets_are_enough() -> None:
    s = with_secret(house(), "leader", "cave_in", "eye_hex")
    with_secret(s, "trap", shown=True)
    s = war(s, "fear")
    session = play(s, "swell")
    while session.asked.ask == "tame":
        choose(session, next(o for o in sorted(offers(session)) if o.startswith("dismiss")))
    assert asked(session) == (1, "throw_secret")
    assert refuses(session, ("throw:trap", "VT-117", "do not hold"))
    choose(session, "throw:cave_in")
    g = session.state.goblins
    assert len(g.hand) + len(g.shown) == 5 and "cave_in" in g.secrets.discard


@pytest.mark.rule("VT-110", "VT-111", "VT-112")
def test_strength() -> None:
    s = house()
    s.goblins.population = [2, 2, 0]
    assert [strength(s, i) for i in range(3)] == [3, 2, 0]
    s.goblins.rage = 0
    assert [strength(s, i) for i in range(3)] == [2, 1, 0], "Malaise, and never below nothing"
    with_monster(with_monster(s, "troll", 1), "ogre", 2)
    assert strength(s, 1) == 3
    with_monster(s, "flame_giant", 3)
    assert strength(s, 2) == 0
    s.goblins.rage = 1
    assert strength(s, 2) == 1


@pytest.mark.rule("VT-061")
def test_secrets_in_hand_are_theirs_to_know() -> None:
    s = with_secret(house(), "leader", "eye_hex")
    assert {"card:leader", "card:eye_hex"} <= {thing.id for thing in game.scene(s, 1)}
    for seat in (0, SPECTATOR):
        others = {thing.id: thing for thing in game.scene(s, seat)}
        assert not {"card:leader", "card:eye_hex"} & set(others)
        assert others["card:secret_hand#0"].look == "back"
    worlds = [game.redealt(s, 0, Dice(n)).goblins for n in range(12)]
    assert {tuple(g.hand) for g in worlds} != {("leader", "eye_hex")}
    mine = [game.redealt(s, 1, Dice(n)).goblins for n in range(6)]
    assert all(g.hand == ["leader", "eye_hex"] for g in mine)
    assert {tuple(g.war.cards) for g in mine} != {tuple(s.goblins.war.cards)}


@pytest.mark.rule("VT-149")
def test_the_ruby_draws_again_once_a_turn() -> None:
    s = with_secret(war(house(), "hate", "pain"), "goblin_ruby", shown=True)
    session = play(s)
    assert verbs(session, "redraw") == {"hate"}
    assert refuses(session, ("redraw:ogre", "VT-149", "not just drawn"))
    choose(session, "redraw:hate")
    assert session.state.goblins.card == "pain"
    session = play(war(house(), "hate", "pain"), "swell")
    s = with_secret(war(house(), "fear"), "goblin_ruby", shown=True)
    session = play(s, "war:fear", "swell")
    first = next(iter(verbs(session, "redraw")))
    choose(session, f"redraw:{first}")
    assert first in session.state.goblins.monsters.discard
    assert refuses(session, (f"redraw:{first}", "VT-149", "used this turn"))
    s = with_secret(war(house(), "waste"), "goblin_ruby", shown=True)
    session = play(s, "war:waste", "swell")
    assert asked(session) == (1, "plot")
    fresh = session.state.goblins.fresh[0]
    choose(session, f"redraw:{fresh}")
    g = session.state.goblins
    assert fresh in g.secrets.discard and len(g.hand) == 1
    s = with_secret(war(house(), "waste"), "goblin_ruby", shown=True)
    session = play(s, "war:waste", "swell", "content")
    assert len(session.state.goblins.hand) == 1
    s = war(house(), "hate", "pain")
    s.goblins.rage = 2
    assert refuses(play(s), ("redraw:hate", "VT-149", "No Ruby"))
