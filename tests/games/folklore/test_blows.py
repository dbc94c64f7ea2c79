"""Every attack of every creature, as its row says: damage, marks, statuses, pushes, what it calls up and what it heals."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import CREATURES
from hearthside.games.folklore.content.board import BIT, NUMBERS
from hearthside.games.folklore.content.notation import STATUS, Blow
from hearthside.games.folklore.rules.figures import refresh
from hearthside.games.folklore.rules.foe_attacks import attack_by_foe
from hearthside.games.folklore.rules.skirmish import creature_hits
from hearthside.games.folklore.state import OUTSIDE, Hero, Tale, here
from hearthside.kernel import ScriptedDice

from .table import arena, brawl, run

PLENTY = 28
"""The vita before the blow: less than the maximum, which a curse can lower."""
HURT = 2
"""What the creature lacks before the blow."""
ROWS = [
    (c.id, face)
    for c in CREATURES.values()
    for face in range(1, 11)
    if face == 1 or c.table[face - 1] is not c.table[face - 2]
]


def robust(s: Tale, h: Hero) -> None:
    """A character who can take any blow, with some PP to lose."""
    h.scars, h.statuses = -16, 0
    refresh(s, h)
    h.vita, h.pp = PLENTY, 3


def struck(kind: str, face: int, high: bool = True) -> tuple[Tale, Blow]:
    """The hunter at E5 after one blow of a creature at F5, all dice ones, with this face of the power die."""
    s = arena("witch_hunter", "arcanist", foes=((kind, "F5"),), spots=("E5", "A10"))
    h, friend = s.heroes
    robust(s, h)
    friend.at, h.defense = OUTSIDE, 0
    f = here(s).foes[0]
    f.most, f.vita = f.vita + HURT, f.vita
    row = CREATURES[kind].table[face - 1]
    s.dice = ScriptedDice(rolls=[(80 if high else 20) + face, *[1] * 12])
    here(s).acting, here(s).active = f.id, -1
    run(attack_by_foe(s, f))
    return s, row


@pytest.mark.rule("FL-182", "FL-185", "FL-233", "FL-243", "FL-276", "FL-279", "FL-289", "FL-298")
@pytest.mark.parametrize(("kind", "face"), ROWS, ids=[f"{kind}-{face}" for kind, face in ROWS])
def test_a_row_of_a_creature(kind: str, face: int) -> None:
    s, row = struck(kind, face)
    h, f, words = s.heroes[0], here(s).foes[0], row.words
    flame = "flame" in words
    assert h.vita == PLENTY - (row.dice.n + row.dice.plus) - flame
    assert h.pp == 3 - words.get("drain", 0)
    assert h.corrosion == ((4,) if "corrosion" in words else ())
    assert h.weaken == int("weaken" in words)
    assert h.reduced == int("crushing" in words)
    assert (h.razor, h.razor_left) == ((words["razor"], 4) if "razor" in words else (0, 0))
    assert h.skip == int("blackout" in words)  # an 81 and more is above every blackout
    assert h.statuses == sum(STATUS[name] for name, _ in row.afflicts)
    assert h.at == NUMBERS["E5"] - words.get("push", 0)
    assert f.most - f.vita == max(0, HURT - words.get("heal", 0))
    assert bool(here(s).flames) is flame
    assert here(s).dark is ("darkness" in words)
    assert [g.kind for g in here(s).foes[1:]] == ([row.summon] if row.summon else [])


BLACKOUTS = [row for row in ROWS if "blackout" in CREATURES[row[0]].table[row[1] - 1].words]


@pytest.mark.rule("FL-276")
@pytest.mark.parametrize(("kind", "face"), BLACKOUTS)
def test_a_low_roll_knocks_nobody_out(kind: str, face: int) -> None:
    s, _ = struck(kind, face, high=False)
    assert s.heroes[0].skip == 0
    assert s.heroes[0].vita < PLENTY


@pytest.mark.rule("FL-184", "FL-188")
@pytest.mark.parametrize(("natural", "need", "hurt"), [(41, 41, True), (40, 41, False)])
def test_as_much_as_the_defense_is_enough(natural: int, need: int, hurt: bool) -> None:
    s = arena("witch_hunter", "arcanist", foes=(("zombie", "F5"),), spots=("E5", "A10"))
    h, f = s.heroes[0], here(s).foes[0]
    h.defense = need + CREATURES["zombie"].might
    s.dice = ScriptedDice(rolls=[natural, 2, 2, 2])
    run(attack_by_foe(s, f))
    assert (h.vita < h.max_vita) is hurt


@pytest.mark.rule("FL-112")
@pytest.mark.parametrize("kind", list(CREATURES))
def test_the_power_of_a_skirmish(kind: str) -> None:
    """Each one who is hit suffers what the skirmish side of the card says."""
    s = brawl("witch_hunter", "arcanist", kinds=(kind,), counters=(3,))
    h = s.heroes[0]
    robust(s, h)
    blow = CREATURES[kind].skirmish_blow
    s.dice = ScriptedDice(rolls=[1] * 12)
    run(creature_hits(s, 0, h, blow, 50))
    assert h.vita == PLENTY - (blow.dice.n + blow.dice.plus)
    assert h.pp == 3 - blow.words.get("drain", 0)
    assert h.weaken == int("weaken" in blow.words)
    assert h.corrosion == ((4,) if "corrosion" in blow.words else ())
    assert h.statuses == sum(STATUS[name] for name, _ in blow.afflicts)


@pytest.mark.rule("FL-210")
def test_a_breath_sets_the_space_on_fire() -> None:
    s, _ = struck("hell_hound", 9)
    assert here(s).flames == BIT[NUMBERS["E5"]]
