"""A crusade: a step or none, then reveal, attack, pray, collect."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ...content.board import ADJACENT, BITS, CRYPTS, INDEX, NAMES, SUPPLY
from ...content.figures import POLTERGEIST_NAMES
from ...content.roles import DRAGON, GOBLINS, PALADIN
from ...content.tiles import PITS
from ...state import Vast
from ..attacks import aimed, attack
from ..dials import pay
from ..dragon.traits import armor
from ..edges import spread
from ..figures import (
    BIG_FORM,
    BIT,
    EGG,
    ENEMIES,
    FIGURES,
    POLTERGEIST,
    SKELETON,
    SNEAK_THIEF,
    SPIDERLING,
    TRIBE,
    WYRM,
    forcing,
    place_of,
    quiet_foe_on,
)
from ..flow import finish
from ..goblins.ambush import ambush
from ..lists import Spots
from ..movement import enter
from ..pieces import pillar_mask, remove_all_blood
from ..tiles import reveal
from .aids import AIDS, aids, can_spend, no_cube
from .dials import (
    gain_grit,
    gain_light,
    ghost_strength,
    lose_health,
)
from .moments import SKELETON_HIT


def can_stay(s: Vast, force: int) -> bool:
    """Whether a crusade without a step has anything to do here; `force` is where figures force him to fight."""
    m, at = s.map, s.paladin.at
    shrines = 0 if s.shrines_shut else m.shrines
    if (m.hoards | ~m.lit | shrines | force) >> at & 1:
        return True
    return quiet_foe_on(s, at, PALADIN) or prey_below(s)


def too_strong(s: Vast) -> int:
    """VT-194: the tile of a surfaced Dragon whose Armor is above all his Strength, Vigor's included: he may not enter."""
    if s.visitor != DRAGON:
        return 0
    d, p = s.dragon, s.paladin
    return BITS[d.at] if d.surfaced and p.prepare + p.fury < armor(s) else 0


def roused(s: Vast, to: int) -> int:
    """VT-194, VM-281: the Fury that he burns as he sets out, so as to enter a surfaced Dragon's tile at all."""
    d = s.dragon
    return max(0, armor(s) - s.paladin.prepare) if d.surfaced and d.at == to else 0


def prey_below(s: Vast) -> bool:
    """VT-195: whether he may pay 1 Fury to strike at the Dragon under his tile, once a turn."""
    if s.visitor != DRAGON:
        return False
    d, p = s.dragon, s.paladin
    return not d.surfaced and d.at == p.at and p.fury > 0 and not d.hunted


def no_crusade(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-084: a cube, and a step onto a tile beside him or something to do where he is."""
    here, to = s.paladin.at, INDEX[name]
    bar = no_cube(s)
    if bar is not None:
        return bar
    if to == here:
        if can_stay(s, forcing(s, PALADIN)):
            return None
        return Bar("VM-084", "There is nothing to do here.")
    if not ADJACENT[here] >> to & 1:
        return "VM-031"
    if pillar_mask(s) >> to & 1:
        return "VM-286"
    if too_strong(s) >> to & 1:
        most = s.paladin.prepare + s.paladin.fury
        return Bar("VT-194", f"The Dragon's Armor is {armor(s)}, your Strength at most {most}.")
    if not s.map.tiles >> to & 1:
        return Bar("VM-032", "There is no tile.")
    return None if spread(s.map, 1 << here) >> to & 1 else Bar("VM-032", "A wall is between.")


def crusade(s: Vast, me: int, name: str) -> Asks:
    """VM-084: a step or none, then reveal, attack, shrine, treasures in order.

    VM-087: Dark tiles with figures may be entered too. VM-274 and VM-279 play it through.
    """
    yield from set_out(s, name)
    yield from enlighten(s, me)


def approach(s: Vast, me: int, name: str) -> Asks:
    """VM-113: the same, but he holds still before the tile is revealed."""
    yield from set_out(s, name)
    s.step = "crusade_waits"


def set_out(s: Vast, name: str) -> Asks:
    """A cube for a crusade, and the step."""
    p, to = s.paladin, INDEX[name]
    p.unassigned -= 1
    p.crusade += 1
    p.struck = p.vigor = 0
    p.origin = SUPPLY
    if to != p.at:
        p.vigor = roused(s, to)
        pay(s, "fury", p.vigor, "VM-281")
        p.origin, p.at = p.at, to
        note(s, "crusaded", name, p.unassigned, rule="VM-084")
        yield from enter(s, PALADIN, to)


def enlighten(s: Vast, me: int) -> Asks:
    """VM-085: a Dark tile under him is revealed for 2 Grit."""
    p = s.paladin
    if not s.map.lit >> p.at & 1:
        kind = yield from reveal(s, p.at, me, PALADIN, p.origin)
        if s.winner >= 0:
            finish(s)
            return
        yield from gain_grit(s, 2)
        if kind in PITS and s.visitor == GOBLINS and p.origin >= 0:
            yield from ambush(s)  # VT-144
            if s.winner >= 0:
                finish(s)
                return
    s.step = "crusade_fights"


def crusade_waits(s: Vast) -> Asks:
    """VM-113: in the middle of a crusade, before the tile is revealed, he may use what he has."""
    seat = s.seat_of[PALADIN]
    yield from AIDS.opened(s, seat)
    if s.winner >= 0:
        finish(s)
    else:
        yield from enlighten(s, seat)


def crusade_words(s: Vast, me: int, name: str) -> str:
    """What a crusade leads to."""
    at = INDEX[name]
    if at == s.paladin.at:
        return "Crusade here"
    said = f"Crusade to {name}"
    if not s.map.lit >> at & 1:
        said += " and reveal it"
    return said + " and fight" if forcing(s, PALADIN) >> at & 1 else said


def crusade_cost(s: Vast, me: int, name: str) -> str:
    """What a crusade costs: a cube, and Fury where only that lets him in."""
    fury = roused(s, INDEX[name])
    return f"1 hero cube and {fury} Fury" if fury else "1 hero cube"


CRUSADE = Act(
    "crusade",
    "VM-084",
    crusade,
    over=CRYPTS,
    barred=no_crusade,
    label=crusade_words,
    points="space:{0}",
    detail=crusade_cost,
)
CRUSADES = Spots(CRUSADE)


def no_approach(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-113: a Dark tile to step onto, and something to use before it is revealed."""
    bar = no_crusade(s, me, name)
    if bar is not None:
        return bar
    if INDEX[name] == s.paladin.at or s.map.lit >> INDEX[name] & 1:
        return Bar("VM-113", "No step there leads into the dark.")
    return None if can_spend(s) else Bar("VM-113", "You have nothing to use before it is revealed.")


APPROACH = Act(
    "approach",
    "VM-113",
    approach,
    over=CRYPTS,
    barred=no_approach,
    label="Crusade to {0}, but hold still before you reveal it",
    points="space:{0}",
    detail="1 hero cube; you may use favors and treasures first.",
    prior=0.1,
)
APPROACHES = Spots(APPROACH)


# -- 2: attack -----------------------------------------------------------------------------


def foes(s: Vast) -> tuple[list[str], list[str]]:
    """The figures on his tile not attacked in this crusade (VM-091): forcing ones, others."""
    p, at = s.paladin, s.paladin.at
    forcing_ones: list[str] = []
    others: list[str] = []
    for kind in ENEMIES[PALADIN]:
        here = kind.on(s, at)
        if here:
            (forcing_ones if kind.forces(s, PALADIN) else others).extend(here)  # VM-056
    if prey_below(s):
        others.append("dragon")
    if p.struck:
        forcing_ones = [name for name in forcing_ones if not p.struck & BIT[name]]
        others = [name for name in others if not p.struck & BIT[name]]
    return forcing_ones, others


def must_fight(s: Vast) -> bool:
    """VM-055: whether he walked into figures that force him and is not through with them."""
    return s.paladin.origin >= 0 and bool(foes(s)[0])


UNTOUCHABLE = ("wraith", "warlock", "pillar")
"""Figures that cannot be attacked at all."""


def no_attack(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-088: a figure on his tile, those that force him first, each once."""
    if name in UNTOUCHABLE:
        return "VM-056"
    if FIGURES[name][0].role == PALADIN:
        return "VM-016"
    if place_of(s, name) != s.paladin.at:
        return "VM-061"
    if FIGURES[name][0] is WYRM and not s.dragon.surfaced and not prey_below(s):
        return Bar("VT-195", "Underground he is reached for 1 Fury, once a turn.")
    if s.paladin.struck & BIT[name]:
        return "VM-091"
    forcing_ones, _ = foes(s)
    if forcing_ones and name not in forcing_ones:
        return "VM-088"
    return None


def might(s: Vast, name: str) -> int:
    """VM-077: his Strength; against the Thief the cubes that lie on crusade instead (VT-231)."""
    p = s.paladin
    return p.crusade if FIGURES[name][0] is SNEAK_THIEF else p.prepare + p.vigor


def strike(s: Vast, me: int, name: str) -> Asks:
    """VM-052: he hits with more Strength than its Defense; a forced miss sends him back.

    VM-057: the first miss ends it, earlier hits stand. VM-059, VM-060: going back is a placement,
    whatever stands there. VM-090: a miss he was not forced into costs nothing.
    """
    p = s.paladin
    forced = p.origin >= 0 and FIGURES[name][0].forces(s, PALADIN)
    if FIGURES[name][0] is WYRM and not s.dragon.surfaced:
        s.dragon.hunted = True
        pay(s, "fury", 1, "VT-195")
    p.struck |= BIT[name]
    at = p.at
    hit = yield from attack(s, PALADIN, name, might(s, name))
    if hit:
        yield from prize(s, name, at)
        return
    if s.ghosts_strike and name in POLTERGEIST_NAMES:
        yield from struck_back(s, name)
        if s.winner >= 0:
            return
    if forced:
        p.at = p.origin  # VM-054, VM-089
        p.vigor = 0
        note(s, "retreated", NAMES[p.at], rule="VM-054")
        s.step = "paladin_acts"


def prize(s: Vast, name: str, at: int) -> Asks:
    """What a hit gives him, by the kind of figure."""
    p, kind = s.paladin, FIGURES[name][0]
    if kind in (SKELETON, TRIBE):  # VT-153
        instead = SKELETON_HIT.of(p.played)
        for give in instead:
            yield from give(s)
        if instead:
            return
    gain_light(s, 1)  # VM-096
    if kind in (BIG_FORM, SPIDERLING, WYRM):  # VT-196
        p.hit_spider = True
    elif kind is EGG:
        remove_all_blood(s, at)  # VM-094
        yield from gain_grit(s, 5)
    elif kind is POLTERGEIST:
        if s.solo:
            p.hit_poltergeist = True
            s.ghosts_kept += 1  # VM-252
            note(s, "ghost_kept", s.ghosts_kept, s.ghosts_goal, rule="VM-252")
            if s.ghosts_kept >= s.ghosts_goal:
                s.winner, s.how = PALADIN, "ghosts"  # VM-249
                return
        yield from gain_grit(s, 3)  # VM-095


def struck_back(s: Vast, name: str) -> Asks:
    """VM-265, an option: a poltergeist he missed hits him if its Strength beats his Defense."""
    if ghost_strength(s) > s.paladin.prepare:
        note(s, "struck_back", name, rule="VM-265")
        yield from lose_health(s, 1)


def attack_cost(s: Vast, me: int, name: str) -> str:
    """What an attack costs besides the crusade: Fury where the Dragon is below him."""
    return "1 Fury" if name in WYRM.names and not s.dragon.surfaced else ""


ATTACK = Act(
    "attack",
    "VM-088",
    strike,
    over=lambda: (*FIGURES, *UNTOUCHABLE),
    barred=no_attack,
    label=aimed("Attack", might, by=PALADIN),
    points="piece:{0}",
    detail=attack_cost,
)


def fought(s: Vast, me: int) -> None:
    """On to the Shrine."""
    s.step = "crusade_prays"


LEAVE_THEM = Act(
    "done",
    "VM-088",
    fought,
    barred=lambda s, me: "VM-055" if must_fight(s) else None,
    label="Leave them be",
)
ATTACKS, LET_BE = ATTACK.table, LEAVE_THEM.option


def fight_options(s: Vast, me: int) -> list[Option]:
    """Whom he may attack now, aids, and whether he may leave it at that."""
    forcing_ones, others = foes(s)
    options = [ATTACKS[name] for name in forcing_ones or others]
    if options:
        options += aids(s)
    if not forcing_ones or s.paladin.origin < 0:
        options.append(LET_BE)
    return options


FIGHT = Ask(
    "fight",
    "VM-088",
    (ATTACK, *AIDS.acts, LEAVE_THEM),
    prompt="blades out! Your Strength is {0}.",
    meanwhile="fights",
    fast=fight_options,
)


def crusade_fights(s: Vast) -> Asks:
    """VM-088: figures that force attacks first; those he walked into must be attacked."""
    p, seat = s.paladin, s.seat_of[PALADIN]
    here = forcing(s, PALADIN) >> p.at & 1 or quiet_foe_on(s, p.at, PALADIN) or prey_below(s)
    decision = FIGHT(s, seat, p.prepare + p.vigor) if here else None
    if decision is None or decision.options[0].verb != "attack":
        s.step = "crusade_prays"
        return
    pick = yield decision
    yield from FIGHT.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)
