"""What befalls characters: every word of a card on everybody it can befall, statuses and who resists them, checks, perks, services."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import CARDS
from hearthside.games.folklore.content.board import NUMBERS
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.rules import checks, statuses
from hearthside.games.folklore.state import (
    ALIVE,
    BROKEN,
    EXHAUSTED,
    FRESH,
    GHOST,
    SKILLS,
    WEREWOLF,
    fray,
    here,
)
from hearthside.kernel import ScriptedDice

from .reckoning import RESIST, befall, group, pools
from .table import add, afflicted, arena, brawl, ghost, give, run, tale

# -- words of cards ----------------------------------------------------------------------------------


@pytest.mark.rule("FL-012", "FL-022")
@pytest.mark.parametrize(
    ("text", "pool", "then"),
    [
        ("recover vita 3 @all", "vita", [8, 8, 0, 0]), ("recover vita all @all", "vita", [18, 15, 0, 0]), ("recover pp 1 @all", "pp", [3, 3, 0, 0]),
        ("recover gp 2 @all", "gp", [0, 0, 8, 0]), ("recover vita 3 @others", "vita", [5, 8, 0, 0]), ("recover vita 3 @self", "vita", [8, 5, 0, 0]),
        ("gain vita 3 @all", "vita", [8, 8, 0, 0]), ("gain vita 30 @self", "vita", [35, 5, 0, 0]), ("gain vita 99 @self", "vita", [38, 5, 0, 0]),
        ("gain pp 9 @all", "pp", [11, 11, 0, 0]), ("gain gp 9 @all", "gp", [0, 0, 15, 0]), ("gain gp 99 @all", "gp", [0, 0, 30, 0]),
        ("lose vita 2 @all", "vita", [3, 3, 0, 0]), ("lose vita half @all", "vita", [3, 3, 0, 0]), ("lose pp 1 @all", "pp", [1, 1, 0, 0]),
        ("lose pp 9 @all", "pp", [0, 0, 0, 0]), ("lose gp 2 @all", "gp", [0, 0, 4, 0]), ("lose coins 7 @all", "coins", [13, 13, 13, 0]),
        ("lose coins all @all", "coins", [0, 0, 0, 0]), ("lose coins half @self", "coins", [10, 20, 20, 0]), ("lose lore 15 @all", "lore", [25, 25, 25, 0]),
    ],
)  # fmt: skip
def test_points_on_everybody_whom_they_befall(text: str, pool: str, then: list[int]) -> None:
    """The living have vita and PP, ghosts GP; what is gained may lie 20 above the maximum, what is recovered may not."""
    s = group()
    s.heroes[3].coins = 0
    most = {"vita": [h.max_vita for h in s.heroes], "pp": [h.max_pp for h in s.heroes]}
    if text.startswith("recover vita @all"):
        then = [most["vita"][0], most["vita"][1], 0, 0]
    if text == "gain vita 99 @self":
        then = [most["vita"][0] + 20, 5, 0, 0]
    found = pools(befall(s, text), pool)
    assert found[:3] == then[:3]


@pytest.mark.rule("FL-102", "FL-334")
def test_hurt_spares_a_ghost_two() -> None:
    s = befall(group(), "hurt 3 @all")
    assert pools(s, "vita")[:2] == [2, 2] and s.heroes[2].gp == 5
    s = befall(group(), "hurt 2 @all")
    assert pools(s, "vita")[:2] == [3, 3] and s.heroes[2].gp == 6


@pytest.mark.rule("FL-093", "FL-273")
@pytest.mark.parametrize(
    ("text", "left"),
    [("snare 3", [2, 5, 6]), ("snare 3 1", [2, 2, 5]), ("snare 3 2", [2, 2, 5])],
)
def test_a_snare_has_its_number_round_it(text: str, left: list[int]) -> None:
    """Whoever meets it, and with a number all within so many spaces; a ghost loses 2 less."""
    s = befall(group(), text)
    assert [s.heroes[0].vita, s.heroes[1].vita, s.heroes[2].gp] == left
    s = group()
    s.heroes[1].at = NUMBERS["A9"]
    befall(s, text)
    assert s.heroes[1].vita == 5
    s = group()
    for h in s.heroes:
        h.at = -1
    befall(s, "snare 3 1")
    assert [s.heroes[0].vita, s.heroes[1].vita, s.heroes[2].gp] == [2, 2, 5], (
        "off a map all of them"
    )


@pytest.mark.rule("FL-230", "FL-237", "FL-241")
def test_what_is_cured_and_what_stays() -> None:
    """One by name, all negative ones, infection and wanted each by its own word; positive statuses stay."""
    names = ("blessed", "cursed", "spooked", "sickened")
    for text, left in (
        ("cure cursed @self", {"blessed", "spooked", "sickened"}), ("cure negative @self", {"blessed"}), ("cure deranged @self", {*names}),
    ):  # fmt: skip
        s = group()
        afflicted(s, s.heroes[0], *names)
        befall(s, text)
        assert {n for n in STATUS if s.heroes[0].statuses & STATUS[n]} == left
    s = group()
    h = s.heroes[0]
    h.infection, h.wanted = 3, True
    befall(s, "disinfect @self")
    assert (h.infection, h.wanted) == (0, True)
    befall(s, "pardon @self")
    assert not h.wanted
    befall(s, "wanted @all")
    assert [a.wanted for a in s.heroes[:2]] == [True, True]


@pytest.mark.rule("FL-012", "FL-089", "FL-265")
def test_coins_lore_bandages_and_what_a_story_counts() -> None:
    """Awards for the living; the group pays together, whoever brought it on first; tokens, flags and the candle."""
    s = befall(group(), "coins 6 @all")
    assert pools(s, "coins")[:2] == [26, 26]
    s = group()
    afflicted(s, s.heroes[1], "lycanthropy")
    befall(s, "coins 7 @all")
    assert pools(s, "coins")[:2] == [27, 23], "half, rounded down"
    s = befall(group(), "pay 30")
    assert pools(s, "coins")[:3] == [0, 10, 20]
    s = befall(group(), "pay 99")
    assert pools(s, "coins")[:3] == [0, 0, 20], "a ghost pays nothing"
    s = befall(group(), "bandage 2 @all")
    assert [h.bandages - b.bandages for h, b in zip(s.heroes[:2], group().heroes, strict=False)] == [2, 2]  # fmt: skip
    s = group()
    s.tokens, s.flags, s.candle = {"clue": 1}, [], 5
    befall(s, "token clue 2; token other; flag seen; flag seen; candle -3")
    assert s.tokens == {"clue": 3, "other": 1} and s.flags == ["seen"] and s.candle == 2
    befall(s, "candle -9")
    assert s.candle == 1


@pytest.mark.rule("FL-094", "FL-299", "FL-318", "FL-320")
def test_things_that_are_made_ready_and_things_that_are_lost() -> None:
    """What is exhausted is fresh and what is broken is not; ammo is full; companions and boons go to their piles."""
    s = group()
    h = s.heroes[0]
    give(s, h, "flintlock", "short_sword", "travel_coat")
    h.gear[0].left = 0
    h.gear[0].condition, h.gear[1].condition = EXHAUSTED, BROKEN
    befall(s, "ready @self")
    assert [g.condition for g in h.gear[:2]] == [FRESH, BROKEN] and h.gear[0].left == 0
    befall(s, "reload @self")
    assert h.gear[0].left == CARDS["flintlock"].ammo > 0 and h.gear[1].left == 0
    boon = s.boons.cards[-1]
    s.boons.cards.remove(boon)
    h.boons = (boon,)
    befall(s, "drop boon @self")
    assert not h.boons and s.boons.discard[-1] == boon
    befall(s, "drop boon @self")
    befall(s, "drop companion @self")
    friend = next(c for c in s.companions.cards)
    s.companions.cards.remove(friend)
    h.companions = (friend,)
    befall(s, "drop companion @self")
    assert not h.companions and s.companions.discard[-1] == friend


@pytest.mark.rule("FL-072", "FL-191", "FL-202")
def test_words_on_foes_and_on_the_map() -> None:
    """Wounds, stuns, control, darkness and flames: on one foe, on all in sight, on the map."""
    s = group()
    add(s, "wolf", "H8")
    f, wolf = here(s).foes
    befall(s, "wound 3 @foes")
    assert (f.vita, wolf.vita) == (11 - 3, 7 - 3)
    here(s).flames = sum(1 << NUMBERS[name] for name in ("E5", "G5", "H5", "E7", "E8", "C3", "B3"))
    befall(s, "douse")
    assert here(s).flames == sum(1 << NUMBERS[name] for name in ("H5", "E8", "B3"))
    here(s).dark = False
    befall(s, "dark")
    assert here(s).dark
    befall(s, "stun @foes")
    assert (f.skip, wolf.skip) == (1, 1)
    befall(s, "control @foes")
    assert (f.ruler, f.ruled_left) == (0, 1) == (wolf.ruler, wolf.ruled_left)
    s = group()
    s.heroes[0].words |= {"dominator"}
    befall(s, "control @foes")
    assert here(s).foes[0].ruled_left == 2
    s = group()
    befall(s, "stun 6 @foes; control 6 @foes", 6, 6)
    assert (here(s).foes[0].skip, here(s).foes[0].ruler) == (0, -1), "a bare d10 at 6 resists"
    befall(s, "stun 6 @foes; control 6 @foes", 5, 5)
    assert (here(s).foes[0].skip, here(s).foes[0].ruler) == (1, 0)
    t = tale("witch_hunter", "arcanist")
    befall(t, "dark; douse; stun @foes; wound 3 @foes")
    assert t.site is None, "off a map nothing of it happens"


# -- statuses ----------------------------------------------------------------------------------------


@pytest.mark.rule("FL-243", "FL-244", "FL-245")
@pytest.mark.parametrize("name", sorted(RESIST))
@pytest.mark.parametrize(("number", "skill", "roll", "held"), [
    (0, 5, 10, False), (6, 0, 6, True), (6, 0, 5, False), (6, 2, 4, True), (6, 2, 3, False), (2, 5, 1, False), (6, -1, 6, False), (6, -1, 7, True),
])  # fmt: skip
def test_who_resists_a_status(name: str, number: int, skill: int, roll: int, held: bool) -> None:
    """d10 and its own skill at or above the number; a 1 never; without a number nobody does."""
    s = arena(foes=())
    h = s.heroes[0]
    h.skills = tuple(skill if one == RESIST[name] else 9 for one in SKILLS)
    s.dice = ScriptedDice(rolls=[roll])
    assert statuses.resist(s, h, name, number).held is held
    h.form = GHOST
    s.dice = ScriptedDice(rolls=[roll])
    assert statuses.resist(s, h, name, number).held is (
        bool(number) and roll > 1 and roll >= number
    )


@pytest.mark.rule("FL-125", "FL-245")
def test_the_afflicted_and_creatures_have_no_bonus() -> None:
    """A werewolf, one that is fought against and still stands, a creature: a bare d10."""
    s = brawl(kinds=("wolf", "zombie"), counters=(2, 3))
    fray(s).kinds = ["wolf", "hero:1"]
    one, other = s.heroes
    assert [statuses.turned(s, h) for h in s.heroes] == [False, True]
    fray(s).counters = [2, 0]
    assert not statuses.turned(s, other), "its counter is at nothing"
    one.form = WEREWOLF
    assert statuses.turned(s, one)
    s.melee = None
    assert statuses.turned(s, one) and not statuses.turned(s, other)
    s = arena()
    f = here(s).foes[0]
    for roll, held in ((6, True), (5, False), (1, False)):
        s.dice = ScriptedDice(rolls=[roll])
        assert statuses.resists(s, f, "spooked", 6) is held


@pytest.mark.rule("FL-235", "FL-236", "FL-237", "FL-251", "FL-260")
def test_infection_and_the_curses_of_the_blood() -> None:
    """Sick once more is a token, the fourth a scar; fortified or a ghost takes none; of two curses the first stays."""
    s = arena(foes=())
    h, mate = s.heroes
    assert statuses.afflict(s, h, "sickened") and h.infection == 0
    for n in (1, 2, 3):
        statuses.afflict(s, h, "sickened")
        assert h.infection == n
    most = h.max_vita
    statuses.afflict(s, h, "sickened")
    assert (h.infection, h.scars, h.max_vita) == (0, 1, most - 1) and not h.statuses & STATUS[
        "sickened"
    ]
    h.statuses = STATUS["fortified"] | STATUS["sickened"]
    statuses.afflict(s, h, "sickened")
    assert h.infection == 0
    g = ghost(s, mate)
    statuses.infect(s, g)
    statuses.corrode(s, g)
    assert g.infection == 0 and g.corrosion == ()
    assert not statuses.afflict(s, g, "lycanthropy")
    h.statuses, h.companions = 0, (s.companions.cards.pop(),)
    assert statuses.afflict(s, h, "bloodlust") and not h.companions
    assert not statuses.afflict(s, h, "lycanthropy") and h.statuses == STATUS["bloodlust"]
    h.corrosion = (3, 1)
    statuses.corrode(s, h)
    assert h.corrosion == (3, 4), "a third renews the one with least left"


@pytest.mark.rule("FL-240", "FL-242", "FL-264")
def test_respected_and_wanted_cancel_each_other() -> None:
    s = arena(foes=())
    h = s.heroes[0]
    statuses.want(s, h)
    assert h.wanted
    statuses.bless(s, h, "respected")
    assert not h.wanted and h.statuses == 0
    statuses.bless(s, h, "respected")
    assert h.statuses == STATUS["respected"]
    statuses.want(s, h)
    assert not h.wanted and h.statuses == 0
    afflicted(s, h, "blessed", "cursed", "lucky")
    statuses.end_positive(s)
    assert h.statuses == STATUS["cursed"] == statuses.negative(h)
    h.statuses, h.rooted = STATUS["immobilized"] | STATUS["cursed"], True
    statuses.cure(s, h, STATUS["cursed"])
    assert h.rooted
    statuses.cure(s, h, STATUS["immobilized"])
    assert not h.rooted


@pytest.mark.rule("FL-263", "FL-272")
def test_hands_that_can_hold_no_more_let_go_of_the_last() -> None:
    s = arena(foes=())
    h = s.heroes[0]
    give(s, h, "short_sword", "short_sword")
    statuses.free_hands(s, h)
    assert [g.worn for g in h.gear] == [True, True]
    h.statuses = STATUS["fractured"]
    statuses.free_hands(s, h)
    assert [g.worn for g in h.gear] == [True, False]
    h.statuses |= STATUS["transformed"]
    statuses.free_hands(s, h)
    assert [g.worn for g in h.gear] == [False, False]


# -- checks ------------------------------------------------------------------------------------------


@pytest.mark.rule("FL-228", "FL-229", "FL-272", "FL-333")
@pytest.mark.parametrize(
    ("roll", "skill", "extra", "number", "passed"),
    [(5, 0, 0, 5, True), (4, 0, 0, 5, False), (3, 2, 0, 5, True), (2, 2, 1, 5, True), (1, 5, 5, 2, False), (10, -2, 0, 8, True), (10, -3, 0, 8, False)],
)  # fmt: skip
def test_a_check(roll: int, skill: int, extra: int, number: int, passed: bool) -> None:
    """d10, the skill and what helps at or above the number; a 1 fails; ghosts and the transformed fail without a roll."""
    for form, status, rolls in (
        (ALIVE, 0, True),
        (GHOST, 0, False),
        (ALIVE, STATUS["transformed"], False),
    ):
        s = arena(foes=())
        h = s.heroes[0]
        h.form, h.statuses, h.skills = form, status, (skill,) * 8
        s.dice = ScriptedDice(rolls=[roll])
        assert run(checks.skill_check(s, h, 0, number, extra)) is (passed and rolls)


@pytest.mark.rule("FL-301")
@pytest.mark.parametrize("skill", range(8))
def test_a_whisperer_helps_with_words_and_nerve(skill: int) -> None:
    """The others, while alive, and once."""
    s = arena("witch_hunter", "arcanist", "poacher", foes=())
    for h in s.heroes[1:]:
        h.words = frozenset({"whisperer"})
    h = s.heroes[0]
    helped = SKILLS[skill] in ("speech", "nerve")
    assert checks.bonus(s, h, skill) == h.skills[skill] + helped
    s.heroes[1].form = GHOST
    assert checks.bonus(s, h, skill) == h.skills[skill] + helped
    s.heroes[2].form = GHOST
    assert checks.bonus(s, h, skill) == h.skills[skill]
    h.words = frozenset({"whisperer"})
    assert checks.bonus(s, h, skill) == h.skills[skill], "not oneself"
