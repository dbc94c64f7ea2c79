"""How the Spider's figures move: who crosses walls, where blood is drunk, how she escapes."""

from __future__ import annotations

from collections.abc import Iterable

from hearthside.kernel import Act, Bar, Decision, note

from ...content.board import CRYPTS, ENTRANCE, INDEX
from ...content.figures import FORM_NAMES, GIANT, SPIDERLING_NAMES, SPIDERLINGS
from ...content.names import FIGURE_WORDS
from ...content.roles import SPIDER
from ...state import Vast
from ..dials import gain
from ..edges import spread
from ..flow import finish
from ..lists import Spots
from ..movement import enter, pauses, rings, spread_any, steps_to, too_far, union
from ..pieces import form_figures, mask_of, pillar_mask, remove_blood
from ..windows import Window

MOVEMENT = (3, 2, 4)  # VM-173, by form


def no_tile(s: Vast, at: int) -> str | Bar | None:
    """Where none of her figures goes: crypts, and the pillar's tile."""
    if not s.map.tiles >> at & 1:
        return "VM-032"
    return "VM-286" if pillar_mask(s) >> at & 1 else None


def big(s: Vast) -> Bar | None:
    """What only the Giant Spider or the Sorcerer does."""
    return Bar("VM-172", "You are Spiderlings.") if s.spider.form == SPIDERLINGS else None


# -- the big forms -------------------------------------------------------------------------


def big_rings(s: Vast) -> list[int]:
    """VM-173: where the big form can go over open edges."""
    sp = s.spider
    allowed = s.map.tiles & ~pillar_mask(s)
    return rings(spread, s.map, sp.at, sp.moves, allowed, pauses(s, SPIDER))


def no_walk(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-173: where the big form cannot go."""
    sp, to = s.spider, INDEX[name]
    bar = big(s) or no_tile(s, to)
    if bar is not None:
        return bar
    if union(big_rings(s)) >> to & 1:
        return None
    if to == sp.at:
        return Bar("VM-173", "You are there.")
    return too_far(spread, s.map, sp.at, to, sp.moves, s.map.tiles & ~pillar_mask(s), "VM-173")


def walk(s: Vast, me: int, name: str) -> Iterable[Decision]:
    """VM-173: one leg of her movement."""
    s.spider.moves -= steps_to(s, INDEX[name])
    return arrive(s, name)


def arrive(s: Vast, name: str) -> Iterable[Decision]:
    """Her big figure enters a tile; enemy figures do not stop her (VM-157, VM-158)."""
    s.spider.at = INDEX[name]
    note(s, "crept", FORM_NAMES[s.spider.form], name, rule="VM-173")
    return enter(s, SPIDER, s.spider.at)


GO = Act("go", "VM-173", walk, over=CRYPTS, barred=no_walk, label="Go to {0}", points="space:{0}")
GOES = Spots(GO)


def climbable(s: Vast) -> int:
    """VM-159: the tiles behind a wall of the Giant's, if she has not climbed yet."""
    sp = s.spider
    if sp.form != GIANT or sp.climbed or not sp.moves:
        return 0
    here = 1 << sp.at
    behind = spread_any(s.map, here) & ~spread(s.map, here)
    return behind & s.map.tiles & ~pillar_mask(s)


def no_climb(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-159: the Giant Spider crosses one wall a turn."""
    sp, to = s.spider, INDEX[name]
    if climbable(s) >> to & 1:
        return None
    if sp.form != GIANT:
        return Bar("VM-159", "Only the Giant Spider climbs.")
    if sp.climbed:
        return Bar("VM-159", "She has crossed a wall this turn.")
    bar = no_tile(s, to)
    if bar is not None:
        return bar
    if not sp.moves:
        return Bar("VM-173", "No step is left.")
    return Bar("VM-159", "No wall of your tile is between.")


def climb(s: Vast, me: int, name: str) -> Iterable[Decision]:
    """VM-159: a step over a wall."""
    s.spider.climbed = True
    s.spider.moves -= 1
    return arrive(s, name)


CLIMB = Act(
    "climb",
    "VM-159",
    climb,
    over=CRYPTS,
    barred=no_climb,
    label="Climb over the wall to {0}",
    points="space:{0}",
)
CLIMBS = Spots(CLIMB)


# -- Spiderlings ---------------------------------------------------------------------------


def crawl_rings(s: Vast, steps: int) -> list[int]:
    """VM-159: where the Spiderling under way can go; walls do not stop it."""
    sp = s.spider
    allowed = s.map.tiles & ~pillar_mask(s)
    return rings(spread_any, s.map, sp.spiderlings[sp.mover], steps, allowed, pauses(s, SPIDER))


def no_crawl_to(s: Vast, name: str, steps: int, rule: str) -> str | Bar | None:
    """Where the Spiderling under way cannot go."""
    sp, to = s.spider, INDEX[name]
    bar = no_tile(s, to)
    if bar is not None:
        return bar
    if union(crawl_rings(s, steps)) >> to & 1:
        return None
    at = sp.spiderlings[sp.mover]
    if to == at:
        return Bar(rule, "It is there.")
    return too_far(spread_any, s.map, at, to, steps, s.map.tiles & ~pillar_mask(s), rule)


def crawl_to(s: Vast, name: str, rule: str) -> Iterable[Decision]:
    """The Spiderling under way enters a tile."""
    sp = s.spider
    sp.spiderlings[sp.mover] = INDEX[name]
    note(s, "crept", SPIDERLING_NAMES[sp.mover], name, rule=rule)
    return enter(s, SPIDER, INDEX[name])


def mover_words(s: Vast) -> str:
    """The Spiderling under way."""
    return FIGURE_WORDS[SPIDERLING_NAMES[s.spider.mover]]


# -- blood ---------------------------------------------------------------------------------


def blood_in_reach(s: Vast) -> int:
    """VM-192: tiles with her figure and blood, but no Egg."""
    here = form_figures(s) & s.map.bloody
    return here & ~mask_of(s.spider.eggs) if here else 0


def no_drink(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-192: blood under one of her figures, and no Egg."""
    at = INDEX[name]
    if not s.map.bloody >> at & 1:
        return Bar("VM-192", "No blood is there.")
    if at in s.spider.eggs:
        return Bar("VM-192", "An Egg lies in it.")
    if not form_figures(s) >> at & 1:
        return Bar("VM-192", "You are not there.")
    return None


def drink(s: Vast, me: int, name: str) -> None:
    """VM-192: a token from the map into her Blood box."""
    remove_blood(s, INDEX[name])
    note(s, "blood_taken", name, rule="VM-192")
    gain(s, "blood", 1, "VM-192")


DRINK = Act(
    "take",
    "VM-192",
    drink,
    over=CRYPTS,
    barred=no_drink,
    label="Drink the blood on {0}",
    points="space:{0}",
)
DRINKS = Spots(DRINK)
BLOOD = Window(
    "blood",
    "VM-192",
    (DRINK,),
    lambda s: DRINKS.of(blood_in_reach(s)),
    prompt="drink blood before you go on?",
    meanwhile="tastes the blood",
    go_on="Let it lie",
)
"""VM-192: any time in her turn."""


# -- the way out ---------------------------------------------------------------------------


def no_escape(s: Vast, at: int, over_walls: bool) -> str | Bar | None:
    """VM-156: with Terror enough, from the space above the stairs, through an open side or a wall."""
    if s.spider.terror < s.terror_goal:
        return Bar("VM-156", f"You have {s.spider.terror} Terror of {s.terror_goal}.")
    if at != ENTRANCE:
        return Bar("VM-156", "You are not above the stairs.")
    if not s.map.doors >> at & 1 and not over_walls:
        return Bar("VM-156", "A wall is before the stairs.")
    return None


def escape(s: Vast, me: int) -> None:
    """VM-156: she is out and wins."""
    s.winner, s.how = SPIDER, "escaped"
    finish(s)


def no_big_escape(s: Vast, me: int) -> str | Bar | None:
    """VM-156: a step of her movement takes her out."""
    sp = s.spider
    bar = big(s) or no_escape(s, sp.at, sp.form == GIANT and not sp.climbed)
    return bar or (None if sp.moves else Bar("VM-173", "No step is left."))


ESCAPE = Act(
    "escape",
    "VM-156",
    escape,
    barred=no_big_escape,
    label="Escape down the stairs!",
    points="space:stairs",
)
