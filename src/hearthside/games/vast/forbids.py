"""Why an option that is not on offer is not: the rule to show.

The lists of options are made from bit sets; this module looks at one option that is missing and names
the first rule that stands in its way.
"""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Decision, Option

from .content.board import ADJACENT, CELLS, INDEX, LETTERS, NEAR, side_of
from .rules.attacks import FIGURES, forcing_for_paladin, place_of
from .rules.bones import strike_cost
from .rules.paladin import foes
from .rules.pieces import pillar_mask
from .rules.tiles import is_wall, spread
from .state import BREACH_MAX, FORCE_MAX, GIANT, SORCERER, SPIDERLINGS, Vast

# The rule of a verb when nothing more exact is known.
VERBS: dict[str, str] = {
    "crusade": "VM-084",
    "sprint": "VM-081",
    "prepare": "VM-080",
    "play": "VM-112",
    "vigor": "VM-281",
    "smash": "VM-281",
    "lamp": "VM-282",
    "sweep": "VM-282",
    "conjure": "VM-284",
    "divine": "VM-285",
    "raise_pillar": "VM-286",
    "pillar": "VM-286",
    "mace": "VM-292",
    "beads": "VM-296",
    "attack": "VM-061",
    "pray": "VM-097",
    "keep": "VM-102",
    "refuse": "VM-102",
    "give": "VM-101",
    "discard": "VM-098",
    "give_cube": "VM-107",
    "wear": "VM-290",
    "turn": "VM-038",
    "haunt": "VM-196",
    "flee": "VM-217",
    "scatter": "VM-161",
    "go": "VM-131",
    "strike": "VM-136",
    "shoot": "VM-149",
    "loot": "VM-139",
    "breach": "VM-140",
    "tunnel": "VM-141",
    "pop": "VM-141",
    "arm": "VM-143",
    "skulls": "VM-146",
    "scream": "VM-148",
    "rage": "VM-150",
    "rune": "VM-305",
    "staff": "VM-306",
    "bomb_wall": "VM-311",
    "bomb_pit": "VM-311",
    "bomb": "VM-311",
    "blight": "VM-312",
    "equip": "VM-152",
    "summon": "VM-144",
    "rest": "VM-133",
    "form": "VM-167",
    "become": "VM-168",
    "feed": "VM-170",
    "scare": "VM-171",
    "climb": "VM-159",
    "crawl": "VM-172",
    "take": "VM-192",
    "escape": "VM-156",
    "cast": "VM-179",
    "look": "VM-175",
    "bite": "VM-177",
    "spin": "VM-178",
    "victim": "VM-176",
    "veil": "VM-182",
    "tend": "VM-183",
    "lay": "VM-184",
    "legs": "VM-185",
    "appear": "VM-026",
    "omen": "VM-197",
    "reveal": "VM-199",
    "tile": "VM-200",
    "to": "VM-201",
    "rotate": "VM-200",
    "exchange": "VM-204",
    "wall": "VM-205",
    "ritual": "VM-208",
    "hoard": "VM-211",
    "forget": "VM-211",
    "hex": "VM-219",
    "dominate": "VM-220",
    "space": "VM-220",
    "trade": "VM-221",
    "learn": "VM-222",
    "drop": "VM-222",
    "sneak": "VM-224",
    "syphon": "VM-227",
    "teleport": "VM-318",
    "leap": "VM-319",
    "enclose": "VM-321",
    "lay_tile": "VM-326",
    "raise": "VM-268",
}
# Verbs that mean different things to different askers.
BY_ASK: dict[tuple[str, str], str] = {
    ("spider", "go"): "VM-173",
    ("crawl", "go"): "VM-173",
    ("legs", "go"): "VM-185",
    ("drift", "go"): "VM-206",
    ("run", "go"): "VM-148",
    ("prowl", "go"): "VM-259",
    ("spider", "loot"): "VM-186",
    ("warlock", "summon"): "VM-225",
    ("grow", "summon"): "VM-323",
    ("warlock", "conjure"): "VM-226",
    ("sneak", "to"): "VM-224",
    ("teleport", "to"): "VM-318",
    ("swap_with", "to"): "VM-204",
    ("divine", "reveal"): "VM-285",
    ("expand_reveal", "reveal"): "VM-326",
    ("expand_hoard", "hoard"): "VM-326",
    ("wall", "tile"): "VM-205",
    ("enclose", "tile"): "VM-321",
    ("fight", "done"): "VM-055",
}


EDGE_VERBS = ("smash", "breach", "wall")


def forbids(s: Vast, decision: Decision, option: Option) -> str | None:
    """The rule that keeps an option off the list, or None for what nobody knows."""
    verb = option.verb
    closer = CLOSER.get(verb)
    if closer is not None and well_formed(option):
        found = closer(s, decision, option)
        if found:
            return found
    return BY_ASK.get((decision.ask, verb)) or VERBS.get(verb) or decision.rule or None


def well_formed(option: Option) -> bool:
    """Whether an option names the kind of thing its verb is about."""
    name = str(option[1]) if len(option) > 1 else ""
    if option.verb in EDGE_VERBS:
        return name[:2] in INDEX and name[2:] in tuple(LETTERS)
    return bool(name) or option.verb not in ("attack", "strike")


def _at(option: Option) -> int:
    """The space an option names, -1 for none."""
    return INDEX.get(option[1], -1) if len(option) > 1 else -1


def _step(s: Vast, start: int, to: int) -> str:
    """VM-031, VM-032: why nobody with plain feet can step from here to there."""
    m = s.map
    if to < 0 or to == start:
        return ""
    if to >= CELLS or not m.tiles >> to & 1:
        return "VM-032" if ADJACENT[start] >> to & 1 else "VM-031"
    if pillar_mask(s) >> to & 1:
        return "VM-286"
    if not ADJACENT[start] >> to & 1:
        return "VM-031"
    return "" if spread(m, 1 << start) >> to & 1 else "VM-032"


def _crusade(s: Vast, decision: Decision, option: Option) -> str:
    if not s.paladin.unassigned:
        return "VM-079"
    return _step(s, s.paladin.at, _at(option))


def _sprint(s: Vast, decision: Decision, option: Option) -> str:
    to = _at(option)
    if not s.paladin.unassigned and decision.ask == "paladin":
        return "VM-079"
    if to >= CELLS or (to >= 0 and not s.map.tiles >> to & 1):
        return "VM-032"
    if to >= 0 and pillar_mask(s) >> to & 1:
        return "VM-286"
    if to >= 0 and forcing_for_paladin(s) >> to & 1:
        return "VM-083"
    return "VM-081"


def _prepare(s: Vast, decision: Decision, option: Option) -> str:
    return "VM-080" if s.paladin.unassigned else "VM-079"


def _attack(s: Vast, decision: Decision, option: Option) -> str:
    name = str(option[1])
    if name in ("wraith", "warlock"):
        return "VM-056"
    if name not in FIGURES or place_of(s, name) != s.paladin.at:
        return "VM-061"
    return "VM-088" if name in foes(s)[1] else "VM-091"


def _edge(s: Vast, option: Option, rule: str) -> str:
    at, d = side_of(str(option[1]))
    if NEAR[at][d] < 0:
        return "VM-070"
    if s.map.breaches.bit_count() >= BREACH_MAX:
        return "VM-002"
    return rule if is_wall(s.map, at, d) else "VM-072"


def _smash(s: Vast, decision: Decision, option: Option) -> str:
    return _edge(s, option, "VM-281") if s.paladin.fury else "VM-019"


def _breach(s: Vast, decision: Decision, option: Option) -> str:
    return _edge(s, option, "VM-140") if s.skeletons.stability else "VM-019"


def _lamp(s: Vast, decision: Decision, option: Option) -> str:
    return "VM-282" if s.paladin.light else "VM-019"


def _go(s: Vast, decision: Decision, option: Option) -> str:
    to = _at(option)
    if to >= 0 and pillar_mask(s) >> to & 1:
        return "VM-286"
    if decision.ask == "skeleton" and s.skeletons.must_strike:
        return "VM-133"
    if decision.ask in ("spider", "crawl", "drift") and to >= 0:
        if to >= CELLS or not s.map.tiles >> to & 1:
            return "VM-032"
    return ""


def _strike(s: Vast, decision: Decision, option: Option) -> str:
    k, name = s.skeletons, str(option[1])
    if name in ("wraith", "warlock"):
        return "VM-056"
    if name not in FIGURES or place_of(s, name) != k.at[k.active]:
        return "VM-061"
    return "VM-019" if k.stability < strike_cost(s, k.active) else "VM-136"


def _summon(s: Vast, decision: Decision, option: Option) -> str:
    if decision.ask == "summon":
        return "VM-019" if s.skeletons.stability < 3 else "VM-144"
    return ""


def _legs(s: Vast, decision: Decision, option: Option) -> str:
    return "VM-234" if s.no_legs else "VM-185"


def _form(s: Vast, decision: Decision, option: Option) -> str:
    return "VM-234" if s.demon_queen else "VM-167"


def _only(form: int, rule: str) -> Callable[[Vast, Decision, Option], str]:
    def closer(s: Vast, decision: Decision, option: Option) -> str:
        return rule if decision.ask != "spider" or s.spider.form == form else "VM-172"

    return closer


def _wall(s: Vast, decision: Decision, option: Option) -> str:
    at, d = side_of(str(option[1]))
    if NEAR[at][d] < 0:
        return "VM-070"
    if s.map.forces.bit_count() >= FORCE_MAX:
        return "VM-002"
    return "VM-072" if is_wall(s.map, at, d) else ""


def _action(s: Vast, decision: Decision, option: Option) -> str:
    return "VM-223" if decision.ask == "warlock" and not s.warlock.unassigned else ""


CLOSER: dict[str, Callable[[Vast, Decision, Option], str]] = {
    "crusade": _crusade,
    "sprint": _sprint,
    "prepare": _prepare,
    "attack": _attack,
    "smash": _smash,
    "breach": _breach,
    "lamp": _lamp,
    "go": _go,
    "strike": _strike,
    "summon": _summon,
    "legs": _legs,
    "form": _form,
    "veil": _only(SORCERER, "VM-182"),
    "tend": _only(SORCERER, "VM-183"),
    "lay": _only(GIANT, "VM-184"),
    "crawl": _only(SPIDERLINGS, "VM-172"),
    "wall": _wall,
    "sneak": _action,
    "syphon": _action,
    "teleport": _action,
    "enclose": _action,
}
