"""A character's turn on a map: the question, its list, and the acts that belong to no other chapter."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Bar, Option, note

from ..content.board import BIT, NEAR, squares
from ..content.names import counted
from ..state import ACTED, ALIVE, EVADING, INTERACTED, OPENED, Hero, Tale, here
from .abilities import CAST, POWER, ability_options, ghost_options, living_only
from .allies import HERD, ORDER, ally_options
from .arms import FIST, HIT, MAUL, OFF, SIC, THROW, attack_options
from .effects import recover, takes_pp
from .features import OPEN, SEARCH, TRY, feature_options
from .field import enemies
from .figures import is_ethereal
from .goods import SCRAPE, scrape_options
from .hazards import DOUSE, DOUSES
from .movement import EVADE, GO, evadable, go_options, reach
from .mystic import PRAY, prayer_options
from .party import asked
from .perks import PERK, perk_options
from .using import BANDAGE, BOON, CHARGE, POUR, USE, using_options


def no_advanced(s: Tale, h: Hero) -> str | Bar | None:
    """FL-227: the advanced actions of combat, for the living."""
    if not s.advanced:
        return "FL-227"
    if h.form != ALIVE:
        return "FL-336"
    if h.at < 0:
        return "FL-070"
    return None if here(s).combat else Bar("FL-227", "There is no fight.")


# -- focus and regroup ----------------------------------------------------------------------------


def no_focus(s: Tale, seat: int) -> str | Bar | None:
    """FL-222: the act for 1 PP."""
    h = asked(s)
    bar = no_advanced(s, h)
    if bar:
        return bar
    if h.done & ACTED:
        return "FL-146"
    return None if takes_pp(h) else Bar("FL-012", "You have all your PP.")


def focus(s: Tale, seat: int) -> None:
    """FL-222: give up the act for 1 PP."""
    h = asked(s)
    h.done |= ACTED
    recover(h, "pp", 1)
    note(s, "focused", h.who, rule="FL-222")


FOCUS = Act("focus", "FL-222", focus, barred=no_focus, label="Focus: recover 1 PP", prior=0.6)


def no_regroup(s: Tale, seat: int) -> str | Bar | None:
    """FL-225: 1 PP for 1 vita."""
    h = asked(s)
    bar = no_advanced(s, h)
    if bar:
        return bar
    if h.vita >= h.max_vita:
        return Bar("FL-012", "You are not hurt.")
    return None if h.pp > 0 else Bar("FL-225", "No PP left.")


def regroup(s: Tale, seat: int) -> None:
    """FL-225: 1 PP for 1 vita."""
    h = asked(s)
    h.pp -= 1
    h.vita += 1
    note(s, "regrouped", h.who, rule="FL-225")


REGROUP = Act(
    "regroup",
    "FL-225",
    regroup,
    barred=no_regroup,
    label="Regroup: recover 1 vita (1 PP)",
    prior=0.5,
)


# -- the end of a turn ----------------------------------------------------------------------------


def no_hold(s: Tale, seat: int) -> str | Bar | None:
    """FL-075: before anything is done, while others are still to act."""
    site = here(s)
    if asked(s).done:
        return Bar("FL-075", "You have begun your turn.")
    if site.holding:
        return Bar("FL-075", "Everybody else has acted.")
    return None if site.queue else Bar("FL-075", "Nobody is to act after you.")


HOLD = Act[Tale, []](
    "hold", "FL-075", barred=no_hold, label="Hold, and act after the others", prior=0.1
)


def no_pack(s: Tale, seat: int) -> str | Bar | None:
    """FL-152, FL-315: things are equipped and traded at the very end, in peace once in a turn, by the living."""
    h = asked(s)
    bar = living_only(h)
    if bar:
        return bar
    if h.at < 0:
        return "FL-070"
    if OPENED in h.handled:
        return Bar("FL-315", "You have seen to your pack this turn.")
    if h.gear or h.coins or h.bandages or h.companions:
        return None
    return Bar("FL-152", "You have nothing to change or to give.")


def pack_label(s: Tale, seat: int) -> str:
    """In a fight the pack is the end of the turn, in peace it is not (FL-152, FL-315)."""
    return "See to your pack, then end your turn" if here(s).combat else "See to your pack"


PACK_UP = Act[Tale, []]("pack", "FL-152", barred=no_pack, label=pack_label, prior=0.1)
DONE = Act[Tale, []]("done", "FL-144", label="End your turn", prior=0.3)


# -- the question ---------------------------------------------------------------------------------

FOCUSES, REGROUPS, EVADES = FOCUS.option, REGROUP.option, EVADE.option
HOLDS, PACKS, ENDS = HOLD.option, PACK_UP.option, DONE.option


def turn_options(s: Tale, seat: int) -> list[Option]:
    """Everything that nothing bars (FL-144 to FL-152, FL-079 to FL-084)."""
    h, site = s.heroes[s.asked], here(s)
    out = go_options(reach(s, h)) if h.steps > 0 else []
    alive = h.form == ALIVE
    if h.at >= 0:
        if site.combat:
            fight_options(s, h, out, alive)
        if alive:
            if not h.done & INTERACTED:
                feature_options(s, h, out)
            using_options(s, h, out)
            ability_options(s, h, out)
            if h.mystics:
                prayer_options(s, h, out)
            if h.corrosion:
                out += scrape_options(h)
            perk_options(s, h, out)
            if site.flames and not h.done & ACTED:
                near = (NEAR[h.at] | BIT[h.at]) & site.flames
                out += [DOUSES[at] for at in squares(near)]
        else:
            ghost_options(s, h, out)
    if not h.done and not site.holding and site.queue:
        out.append(HOLDS)
    if alive and h.at >= 0 and (h.gear or h.coins or h.bandages or h.companions):
        if OPENED not in h.handled:
            out.append(PACKS)
    out.append(ENDS)
    return out


def fight_options(s: Tale, h: Hero, out: list[Option], alive: bool) -> None:
    """Attacks, allies and the advanced actions of combat."""
    foes = enemies(here(s))
    attack_options(s, h, foes, out)
    if not alive:
        return
    ally_options(s, h, foes, out)
    if s.advanced:
        if not h.done & ACTED and takes_pp(h):
            out.append(FOCUSES)
        if h.pp > 0 and h.vita < h.max_vita:
            out.append(REGROUPS)
        if h.pp > 0 and h.steps > 1 and not h.done & EVADING and NEAR[h.at] & evadable(here(s)):
            if not is_ethereal(h):  # FL-155
                out.append(EVADES)


def turn_words(s: Tale) -> str:
    """What is left of a turn: steps, the act, or only what costs neither."""
    h = asked(s)
    left = [counted(h.steps, "step")] if h.steps > 0 else []
    if not h.done & ACTED:
        left.append("one act")
    if not left:
        return "anything else, before your turn ends?"
    return f"your turn, with {' and '.join(left)} left. What do you do?"


TURN = Ask(
    "act",
    "FL-144",
    (
        *(GO, HIT, THROW, FIST, OFF, MAUL, SIC, HERD, ORDER, FOCUS, REGROUP, EVADE),
        *(OPEN, SEARCH, TRY, USE, POUR, CHARGE, BOON, BANDAGE, CAST, PRAY, SCRAPE, PERK),
        *(DOUSE, POWER, HOLD, PACK_UP, DONE),
    ),
    prompt=turn_words,
    meanwhile="is weighing what to do",
    fast=turn_options,
)
