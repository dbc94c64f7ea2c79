"""The small notations: what they take and what they refuse."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content.notation import (
    KEYWORDS,
    Dice3,
    NotationError,
    average,
    average_of_two,
    dice,
    effects,
    mods,
    words,
)
from hearthside.games.folklore.state import SKILLS

NUMBERED = [
    "absorption",
    "aura",
    "blackout",
    "burst",
    "drain",
    "enchanted",
    "flank",
    "focus",
    "heal",
    "penetrate",
    "push",
    "razor",
    "reduction",
]
"""Keywords that mean nothing without a number; RANGE and REACH without one have no end (FL-288)."""


@pytest.mark.rule("FL-288")
@pytest.mark.parametrize("word", KEYWORDS)
def test_keywords_that_need_a_number_say_so(word: str) -> None:
    assert words(f"{word} 3") == {word: 3}
    if word in NUMBERED:
        with pytest.raises(NotationError):
            words(word)
    else:
        assert words(word) == {word: 1}
    with pytest.raises(NotationError):
        words(f"{word} x")


def test_the_notation_of_effects_refuses_what_it_does_not_know() -> None:
    good = {
        "recover": "vita 3", "gain": "pp 1d4+1", "lose": "coins half", "pay": "5", "hurt": "1d4", "snare": "1d4 2",
        "coins": "3", "lore": "all", "bandage": "2", "item": "", "artifact": "", "companion": "", "boon": "",
        "drop": "boon", "status": "brave", "afflict": "cursed 5", "cure": "one", "skirmish": "wolf wolf wolf",
        "flag": "x", "token": "x 2", "candle": "-2", "boost": "damage -1", "strike": "15 1d6 true push=1",
        "wound": "1d4", "stun": "6", "shove": "2", "control": "", "summon": "wolf", "leap": "3",
    }  # fmt: skip
    for verb, args in good.items():
        assert effects(f"{verb} {args} @self")[0].verb == verb
    bad = [
        "recover", "recover mana 3", "recover vita x", "gain pp", "lose gold 1", "pay many", "pay", "hurt", "hurt 1x4",
        "snare 1d4 2 3", "coins", "lore lots", "bandage 1d4", "boon x", "drop artifact", "drop", "status cursed", "status",
        "afflict brave", "afflict cursed x", "cure everything", "flag", "flag x y", "token x y", "candle soon",
        "boost speed 1", "boost might", "boost might x", "strike 10", "strike 10 x", "strike x 1d4", "strike 10 1d4 flnk",
        "wound", "stun x", "shove", "shove far", "summon", "leap", "leap far", "moon 3", "lore 5 @moon", "fly 3",
    ]  # fmt: skip
    for text in bad:
        with pytest.raises(NotationError):
            effects(text)
    assert [e.verb for e in effects("lore 1 @all; ; moon")] == ["lore", "moon"]


def test_the_notation_of_modifiers_refuses_what_it_does_not_know() -> None:
    stats = [
        "might",
        "defense",
        "stride",
        "dmg",
        "vita",
        "pp",
        "gp",
        "search",
        "capacity",
        "checks",
        "absorption",
    ]
    for name in (*stats, *SKILLS):
        assert mods(f"{name} -2") == {name: -2}
        with pytest.raises(NotationError):
            mods(name)
    assert mods("light") == {"light": 1}
    assert mods("enchanted 3, eldritch") == {"enchanted": 3, "eldritch": 1}
    with pytest.raises(NotationError):
        mods("speed 3")


@pytest.mark.rule("FL-100", "FL-270")
@pytest.mark.parametrize("text", ["1d4", "1d6", "1d8+1", "2d4", "2d6+3", "0", "2"])
def test_two_rolls_of_dice_on_average(text: str) -> None:
    """Counted out: every roll beside every other, the better and the worse of each two."""
    d = dice(text)
    rolls = [d.plus]
    for _ in range(d.n):
        rolls = [n + side for n in rolls for side in range(1, d.sides + 1)]
    many = len(rolls) ** 2
    assert average(d) == sum(rolls) / len(rolls)
    assert average_of_two(d, better=True) == sum(max(a, b) for a in rolls for b in rolls) / many
    assert average_of_two(d, better=False) == sum(min(a, b) for a in rolls for b in rolls) / many
    assert Dice3(d.n, d.sides, d.plus).most == max(rolls)


@pytest.mark.parametrize("text", ["", "d6", "1d", "1x6", "1d6+", "six"])
def test_what_is_no_dice_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        dice(text)
