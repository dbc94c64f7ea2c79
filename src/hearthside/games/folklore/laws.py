"""The rule behind an option that is not on offer."""

from __future__ import annotations

from hearthside.kernel import Decision, Option

from .content import ABILITIES, CHARACTERS, MAPS, PLACES, TOWNS
from .content.board import NUMBERS
from .rules.statuses import DERANGED
from .state import ACTED, ALIVE, ATTACKED, GHOST, INTERACTED, Hero, Tale


def forbids(s: Tale, decision: Decision, option: Option) -> str | None:
    """The rule behind an option that is not on offer."""
    if decision.ask == "act" and s.site is not None and s.site.active >= 0:
        return act_refusal(s, s.heroes[s.site.active], option)
    if decision.ask == "travel":
        if option.verb == "rest":
            return "FL-032"
        if option.verb == "enter":
            return "FL-051"
        return "FL-038" if PLACES[s.place].kind != "wild" else "FL-040"
    if decision.ask == "location" and s.town_queue:
        h = s.heroes[s.town_queue[0]]
        if h.wanted:
            return "FL-059"
        if h.form != ALIVE:
            return "FL-337" if h.form == GHOST else "FL-339"
        return {3: "FL-055", 2: "FL-056", 1: "FL-057"}[TOWNS[s.place].visits]
    by_ask = {
        "deal": "FL-054", "side": "FL-106", "strike": "FL-118", "stance": "FL-220",
        "pack": "FL-315", "transition": "FL-085", "block": "FL-102", "path": "FL-017",
        "reward": "FL-301", "raise": "FL-304", "bonus": "FL-303", "too_much": "FL-313",
        "train": "FL-305", "rise": "FL-330", "place": "FL-197", "arc": "FL-274", "flee": "FL-133", "companion": "FL-325",
    }  # fmt: skip
    return by_ask.get(decision.ask)


def act_refusal(s: Tale, h: Hero, option: Option) -> str | None:
    """Why a character may not do this on its turn."""
    verb = option.verb
    site = s.site
    assert site is not None
    if h.form == GHOST and verb in ("open", "search", "try", "use", "pray"):
        return "FL-333"
    if verb == "go":
        at = NUMBERS.get(str(option.args[0]), -1)
        if at >= 0 and (MAPS[site.map].walls | MAPS[site.map].objects | site.doors) >> at & 1:
            return "FL-078"
        if h.done & ATTACKED:
            return "FL-147"
        return "FL-153" if h.steps else "FL-145"
    if verb in ("hit", "fist", "throw"):
        if h.done & ACTED:
            return "FL-146"
        if h.no_attack == 1:
            return "FL-167"
        return "FL-160"
    if verb == "cast":
        a = ABILITIES.get(str(option.args[0]))
        if a is None or a.id not in h.abilities:
            own = CHARACTERS[h.who].keywords
            return "FL-305" if a and a.keywords and not set(own) & set(a.keywords) else "FL-306"
        if h.statuses & DERANGED:
            return "FL-262"
        return "FL-311" if h.pp < a.cost else "FL-308"
    if verb in ("open", "search", "try"):
        return "FL-079"
    if verb == "pray":
        return "FL-262" if h.statuses & DERANGED else "FL-328"
    return {
        "use": "FL-146" if h.done & (ACTED | INTERACTED) else "FL-097",
        "off": "FL-101", "hold": "FL-075", "focus": "FL-222", "regroup": "FL-225",
        "evade": "FL-221", "douse": "FL-209", "sic": "FL-149", "order": "FL-200",
        "power": "FL-336", "charge": "FL-282", "scrape": "FL-232", "equip": "FL-152", "give": "FL-152",
    }.get(verb)  # fmt: skip
