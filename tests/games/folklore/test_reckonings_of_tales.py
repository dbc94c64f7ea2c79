"""Whom an effect befalls and what a story asks, reckoned anew."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.rules import effects, goals, memory
from hearthside.games.folklore.state import (
    ALIVE,
    GHOST,
    LIMBO,
    Hero,
    Tale,
    here,
)

from .reckoning import PARTY, apart, tables
from .table import arena, give, run

# -- whom an effect befalls --------------------------------------------------------------------------


@pytest.mark.rule("FL-012", "FL-275", "FL-339")
def test_whom_an_effect_befalls() -> None:
    """Oneself, the leader, all, the others, those beside one: the living and ghosts, and nobody in limbo."""
    for s, dice in tables(40):
        h = s.heroes[0]
        h.form = ALIVE
        s.leader = dice.randrange(3)
        s.heroes[s.leader].form = ALIVE
        if s.leader != 2 and dice.random() < 0.5:
            s.heroes[2].form, s.heroes[2].at = LIMBO, -1
        if dice.random() < 0.5:
            s.heroes[1].at = h.at + 1
        there = [a for a in s.heroes if a.form in (ALIVE, GHOST)]

        def befalls(who: str, s: Tale = s, h: Hero = h) -> list[Hero]:
            return list(run(effects.heroes_for(s, h, who)) or [])

        assert befalls("self") == [h] and befalls("leader") == [s.heroes[s.leader]]
        assert befalls("all") == there and befalls("others") == [a for a in there if a is not h]
        assert befalls("near") == [a for a in there if a is h or apart(a, h) == 1]
        assert befalls("random")[0].form == ALIVE


@pytest.mark.rule("FL-012", "FL-282")
@pytest.mark.parametrize(
    ("pool", "form", "now", "most", "n", "then"),
    [
        ("vita", ALIVE, 3, 10, 4, 7), ("vita", ALIVE, 8, 10, 4, 10), ("vita", ALIVE, 12, 10, 4, 12), ("vita", GHOST, 0, 10, 4, 0),
        ("pp", ALIVE, 1, 4, 2, 3), ("pp", ALIVE, 3, 4, 2, 4), ("pp", ALIVE, 6, 4, 2, 6), ("pp", GHOST, 1, 4, 2, 1),
        ("gp", GHOST, 1, 10, 2, 3), ("gp", GHOST, 9, 10, 2, 10), ("gp", GHOST, 12, 10, 2, 12), ("gp", ALIVE, 1, 10, 2, 1),
    ],
)  # fmt: skip
def test_points_come_back_up_to_the_maximum(
    pool: str, form: int, now: int, most: int, n: int, then: int
) -> None:
    """Never down to it, and only those of one's own form."""
    s = arena(foes=())
    h = s.heroes[0]
    h.form = form
    setattr(h, pool, now)
    setattr(h, f"max_{pool}", most)
    effects.recover(h, pool, n)
    assert getattr(h, pool) == then


# -- what a story asks -------------------------------------------------------------------------------


@pytest.mark.rule("FL-027", "FL-349")
@pytest.mark.parametrize(
    ("part", "true", "false"),
    [
        (("flag", "seen"), {"flags": ["seen"]}, {"flags": ["other"]}),
        (("token", "clue", "2"), {"tokens": {"clue": 2}}, {"tokens": {"clue": 1}}),
        (("token", "clue", "1"), {"tokens": {"clue": 3}}, {"tokens": {}}),
        (("days", "3"), {"days": 3}, {"days": 2}),
        (("past", "bell", "won"), {"past": ["bell:won"]}, {"past": ["bell:lost", "mill:won"]}),
        (("day",), {"day": True}, {"day": False}),
        (("night",), {"day": False}, {"day": True}),
    ],
)
def test_what_a_condition_asks_of_the_tale(
    part: tuple[str, ...], true: dict[str, object], false: dict[str, object]
) -> None:
    """And the same with "not" before it is the opposite."""
    s = arena(foes=())
    for fields, holds in ((true, True), (false, False)):
        for name, value in fields.items():
            setattr(s, name, value)
        assert memory.is_so(s, part) is holds
        assert memory.holds(s, (part,)) is holds
        assert memory.holds(s, (("not", *part),)) is not holds
        assert memory.holds(s, (part, ("flag", "never"))) is False
        assert memory.holds(s, (("not", "flag", "never"), part)) is holds
    assert memory.holds(s, ())


@pytest.mark.rule("FL-027")
def test_what_a_condition_asks_of_the_group() -> None:
    """How many live, who does, who owns what, what the living have in their purses together."""
    s = arena(*PARTY, foes=())
    s.heroes[1].form = GHOST
    assert [memory.is_so(s, ("living", str(n))) for n in (1, 2, 3)] == [True, True, False]
    assert memory.is_so(s, ("here", "witch_hunter")) and memory.is_so(s, ("here", "poacher"))
    assert not memory.is_so(s, ("here", "arcanist")) and not memory.is_so(s, ("here", "telepath"))
    for h, coins in zip(s.heroes, (4, 90, 5), strict=True):
        h.coins = coins
    assert [memory.is_so(s, ("coins", str(n))) for n in (8, 9, 10)] == [True, True, False]
    assert not memory.is_so(s, ("owns", "short_sword"))
    give(s, s.heroes[2], "short_sword")
    s.heroes[0].companions = ("a_friend",)
    assert memory.is_so(s, ("owns", "short_sword")) and memory.is_so(s, ("owns", "a_friend"))


@pytest.mark.rule("FL-349")
def test_what_one_story_leaves_to_the_next() -> None:
    """Its flags and its ending, once each; and, if anybody died, that, and who."""
    s = arena(foes=())
    s.story, s.flags, s.fallen, s.past = "bell", ["a", "won"], (), ("mill:lost",)
    memory.remember(s, "won")
    assert [*s.past] == ["mill:lost", "bell:a", "bell:won"]
    s.past, s.fallen = (), ("poacher",)
    memory.remember(s, "lost")
    assert [*s.past] == ["bell:a", "bell:won", "bell:lost", "bell:died", "bell:died_poacher"]


@pytest.mark.rule("FL-086")
def test_who_weakened_a_foe_before_finds_it_weaker() -> None:
    """Vita in the measure of the group, MIGHT and DEFENSE as told; others of its map are as they were."""
    from hearthside.games.folklore.content.story import Weakened

    for who, lost in ((PARTY[:2], 3), (PARTY, 4), ((*PARTY, "telepath"), 6)):
        s = arena(*who, foes=(("zombie", "F5"), ("wolf", "G5")))
        f, other = here(s).foes
        f.vita = f.most = 20
        before = (other.vita, other.might_off, other.defense_off)
        for what, by in (("vita", 3), ("might", 5), ("defense", 10)):
            goals.weaken(s, Weakened(kind="zombie", what=what, by=by, when=()))
        assert (f.vita, f.most, f.might_off, f.defense_off) == (20 - lost, 20 - lost, 5, 10)
        assert (other.vita, other.might_off, other.defense_off) == before
        f.vita = 2
        goals.weaken(s, Weakened(kind="zombie", what="vita", by=9, when=()))
        assert f.vita == f.most == 1
