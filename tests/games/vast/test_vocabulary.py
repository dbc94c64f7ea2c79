"""Every question of the game: the rule it is asked by, what answers it, and how many answers each act has.

`verb:7` is an act over seven things, `verb:7*` one whose list the rule at hand makes, `verb` one that stands alone.
"""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.games import load
from hearthside.kernel import Ask

GAME = load("vast")
QUESTIONS = {
    "turn": ("VM-038", "turn:4"),
    "haunt": ("VM-196", "haunt:49"),
    "which": ("VM-216", "which:10*"),
    "appear": ("VM-026", "appear:49"),
    "expand_reveal": ("VM-326", "reveal:49"),
    "expand_tile": ("VM-326", "lay_tile:49"),
    "expand_hoard": ("VM-326", "hoard:49"),
    "paladin": (
        "VM-079",
        "crusade:49 approach:49 sprint:49 prepare play:16 vigor smash:196 lamp:49 sweep:49 conjure:196 "
        "divine raise_pillar mace:196 beads:2 end",
    ),
    "sprint": (
        "VM-081",
        "sprint:49 prepare play:16 vigor smash:196 lamp:49 sweep:49 conjure:196 divine raise_pillar mace:196 "
        "beads:2 stop",
    ),
    "aids": (
        "VM-113",
        "prepare play:16 vigor smash:196 lamp:49 sweep:49 conjure:196 divine raise_pillar mace:196 beads:2 "
        "go_on",
    ),
    "fight": (
        "VM-088",
        "attack:35 prepare play:16 vigor smash:196 lamp:49 sweep:49 conjure:196 divine raise_pillar mace:196 "
        "beads:2 done",
    ),
    "pray": (
        "VM-097",
        "pray:3 prepare play:16 vigor smash:196 lamp:49 sweep:49 conjure:196 divine raise_pillar mace:196 "
        "beads:2 done",
    ),
    "swap_favor": ("VM-100", "discard:16"),
    "give": ("VM-101", "give:7"),
    "treasure": (
        "VM-102",
        "keep refuse prepare play:16 vigor smash:196 lamp:49 sweep:49 conjure:196 divine raise_pillar "
        "mace:196 beads:2",
    ),
    "give_cube": ("VM-107", "give_cube:4"),
    "favor": ("VM-106", "keep:9*"),
    "discard_favor": ("VM-108", "discard:16"),
    "fear_favor": ("VM-265", "discard:16"),
    "discard_treasure": ("VM-265", "discard:16"),
    "pathfinder": ("VM-283", "turn:4 leave"),
    "divine": ("VM-285", "reveal:49"),
    "pillar": ("VM-286", "pillar:49"),
    "armor": ("VM-290", "wear:1 suffer"),
    "fire_brand": ("VM-295", "brand spare"),
    "skeleton": (
        "VM-131",
        "go:61 strike:35 shoot:35 loot breach:196 tunnel arm skulls:61 scream:6 rage rune:2 staff:49 "
        "bomb_wall bomb_pit blight:4 equip:15 rest",
    ),
    "run": ("VM-148", "go:61 equip:15 stop"),
    "summon": ("VM-144", "equip:15 summon pass"),
    "outfit": ("VM-152", "equip:15 go_on"),
    "stab": ("VM-151", "stab poison equip:15 mercy"),
    "tunnel": ("VM-141", "pop:49"),
    "skulls": ("VM-305", "skulls:61"),
    "bomb": ("VM-311", "bomb:196"),
    "blood": ("VM-192", "take:49 go_on"),
    "form": ("VM-167", "form:3"),
    "become": ("VM-168", "become:49"),
    "gain": ("VM-170", "take:49 feed scare:3 go_on"),
    "spider": (
        "VM-172",
        "go:49 climb:49 escape crawl:5 take:49 cast:9 legs veil:49 tend lay:49 loot done",
    ),
    "crawl": ("VM-172", "go:49 take:49 escape stop"),
    "spend": ("VM-174", "spend:3"),
    "legs": ("VM-185", "go:49 stay escape"),
    "tend": ("VM-183", "bleed:49"),
    "scatter": ("VM-161", "scatter:49"),
    "victim": ("VM-176", "victim:32"),
    "eyes": ("VM-175", "look:49 done"),
    "fangs": ("VM-176", "bite:49 done"),
    "webs": ("VM-178", "spin:49 done"),
    "omen": ("VM-197", "omen:6 done"),
    "reveal": ("VM-199", "reveal:49 skip"),
    "wall": ("VM-205", "tile:49 skip"),
    "wall_side": ("VM-205", "wall:196"),
    "drift": ("VM-206", "go:49 skip"),
    "hoard": ("VM-211", "hoard:49"),
    "forget": ("VM-211", "forget:13"),
    "shift": ("VM-200", "tile:49 skip"),
    "shift_to": ("VM-200", "to:49 rotate skip"),
    "swap": ("VM-204", "tile:49 skip"),
    "swap_with": ("VM-204", "to:49 skip"),
    "swap_alone": ("VM-203", "to:49 rotate skip"),
    "swap_how": ("VM-204", "exchange rotate"),
    "ritual": ("VM-207", "ritual:52 pass"),
    "hex": ("VM-219", "hex:19*"),
    "dominate": ("VM-220", "dominate:19 done"),
    "space": ("VM-220", "space:5"),
    "trade": ("VM-221", "trade:10 pass"),
    "learn": ("VM-222", "learn:10"),
    "drop": ("VM-222", "drop:10"),
    "warlock": ("VM-223", "sneak summon:49 conjure:49 syphon teleport enclose end"),
    "sneak": ("VM-224", "to:49 leap:49 done"),
    "grow": ("VM-323", "summon:49 done"),
    "flee": ("VM-217", "flee:49"),
    "teleport": ("VM-318", "to:49"),
    "enclose": ("VM-321", "tile:49 done"),
    "enclose_side": ("VM-321", "wall:196"),
    "plan": ("VT-207", "plan:6"),
    "thief": (
        "VT-208",
        "go:49 climb:49 peek reveal loot pick:3 pickpocket:42 backstab:42 hide end",
    ),
    "rob": ("VT-218", "rob:22 rummage"),
    "sticky": ("VT-226", "again save"),
    "upgrade": ("VT-225", "upgrade:11"),
    "fetch": ("VT-053", "fetch:49"),
    "slip": ("VT-227", "slip:49 hold"),
    "knight": (
        "VT-069",
        "go:49 cross:49 encounter lay:4 wield:4 bomb:196 bow:6 show:7 quest:10 drink loose:7 aim throw:32 "
        "end",
    ),
    "knight_fight": (
        "VT-073",
        "attack:34 lay:4 wield:4 bomb:196 bow:6 show:7 quest:10 drink loose:7 aim throw:32 done",
    ),
    "give_knight": ("VT-082", "give:7"),
    "knight_treasure": (
        "VT-082",
        "keep refuse lay:4 wield:4 bomb:196 bow:6 show:7 quest:10 drink loose:7 aim throw:32",
    ),
    "lift": ("VT-086", "lift:8"),
    "war": ("VT-113", "war:10 redraw:30"),
    "swell": ("VT-114", "swell spare:9"),
    "burst": ("VT-115", "burst:3 follow:1"),
    "tame": ("VT-116", "assign:40 dismiss:10 redraw:30"),
    "plot": ("VT-149", "redraw:30 content"),
    "goblins": ("VT-118", "activate:3 tunnels blind fuse hex_at:2 lay_open:2 pounce end"),
    "tribe": (
        "VT-118",
        "go:49 burrow:49 tunnel:49 lead:49 attack:35 plunder explore:49 hide special tunnels blind fuse "
        "hex_at:2 lay_open:2 pounce rest",
    ),
    "shed": ("VT-148", "shed suffer"),
    "throw_secret": ("VT-117", "throw:10"),
    "lose_monster": ("VT-142", "lose:10"),
    "spring": ("VT-149", "spring endure"),
    "poisoning": ("VT-150", "poison_him keep_poison"),
    "leave_cube": ("VT-150", "leave_cube:3"),
    "brace": ("VT-145", "prepare go_on"),
    "ambush": ("VT-145", "ambush:3 lie_low"),
    "dragon": (
        "VT-166",
        "go:49 flap:49 rake breathe scorch wrath shriek slap hiss:15 slither:20 swat:13 burn:49 scratch:2 "
        "flame_wall:49 feast end",
    ),
    "dragon_take": ("VT-168", "take leave"),
    "dragon_gem": ("VT-169", "gem:3 none"),
    "surface": ("VT-186", "come_up stay_down"),
    "sign": ("VT-167", "sign:3"),
    "dragon_die": ("VT-178", "keep reroll"),
    "shove": ("VT-178", "shove:49 let_be"),
    "dragon_reveal": ("VT-181", "reveal:49"),
    "land": ("VT-178", "land:49"),
    "prowl": ("VM-261", "go:49"),
    "rank": ("VM-267", "raise:3"),
    "onward": ("VM-270", "onward close"),
}


def answers(ask: Ask[Any]) -> str:
    """What could ever answer a question, in its order."""
    said = []
    for verb, act in ask.acts.items():
        over = f":{len(act.options)}" if len(act.options[0]) > 1 else ""
        said.append(f"{verb}{over}{'*' * act.given}")
    return " ".join(said)


def test_every_question_is_listed() -> None:
    assert list(GAME.asks) == list(QUESTIONS)


@pytest.mark.parametrize(
    ("key", "rule", "said"),
    [
        pytest.param(key, rule, said, marks=pytest.mark.rule(rule), id=key)
        for key, (rule, said) in QUESTIONS.items()
    ],
)
def test_what_answers_a_question(key: str, rule: str, said: str) -> None:
    ask = GAME.asks[key]
    assert (ask.rule, answers(ask)) == (rule, said)
