"""The Dragon's powers: what he eats, reveals, shoves and burns."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ...content.board import ADJACENT, BITS, CRYPTS, FULL, INDEX, NAMES, SUPPLY, SURROUNDING, WITHIN
from ...content.dragon_powers import COSTS, cost_words
from ...content.figures import GEM_NAMES, POLTERGEIST_NAMES, SKELETON_NAMES, TREASURE_NAMES
from ...content.names import FIGURE_WORDS
from ...content.roles import DRAGON
from ...state import Vast
from ..lists import Spots
from ..paladin.dials import lose_grit
from ..pieces import remove_poltergeist
from ..sight import visible
from ..skeletons.traits import fall
from ..tiles import reveal
from .effects import devour, light_up, shove, thrown
from .paying import pay_for, unpaid
from .traits import EATEN_MAX, HUNGER, SLOTH_MAX, SLOTH_WORDS, awaken, stir

BURNT_GRIT = 5
FLUNG = 5

# -- powers without a target ---------------------------------------------------------------


def rake(s: Vast, me: int) -> Asks:
    """VT-178 Claw: what the die shows is eaten; the Paladin there may be moved 1."""
    yield from pay_for(s, "rake")
    tiles = yield from thrown(s)
    devour(s, tiles)
    if tiles & BITS[s.paladin.at]:
        yield from shove(s, 1)


def breathe(s: Vast, me: int) -> Asks:
    """VT-178 Flame: the Dark tiles that the die shows are revealed."""
    yield from pay_for(s, "breathe")
    tiles = yield from thrown(s)
    yield from light_up(s, tiles)


def scorch(s: Vast, me: int) -> Asks:
    """VT-178 Scorch: all Dark tiles around him, not his own."""
    yield from pay_for(s, "scorch")
    yield from light_up(s, SURROUNDING[s.dragon.at] & FULL)


def wrath(s: Vast, me: int) -> Asks:
    """VT-178 Wrath: what the die shows is eaten; tiles do not fall here."""
    yield from pay_for(s, "wrath")
    devour(s, (yield from thrown(s)))


def shriek(s: Vast, me: int) -> Asks:
    """VT-178 Shriek: a token to roll his die again; how many turns it was used on is counted (VT-054)."""
    d = s.dragon
    yield from pay_for(s, "shriek")
    d.shriek = True
    if not d.shrieked:
        d.shrieked = True
        d.shrieks += 1
        awaken(s)  # VT-054


def no_shriek(s: Vast, me: int) -> str | Bar | None:
    """VT-178: one that is ready does not get readier; a turn that has to count may be shrieked in all the same (VT-054)."""
    d = s.dragon
    counts = d.shrieks < s.shrieks_goal and not d.shrieked
    return (
        Bar("VT-178", "Your Shriek is ready.") if d.shriek and not counts else unpaid(s, "shriek")
    )


def slap(s: Vast, me: int) -> Asks:
    """VT-178 Slap: the Paladin on an adjacent space is moved up to 3."""
    yield from pay_for(s, "slap")
    yield from shove(s, 3)


def no_slap(s: Vast, me: int) -> str | Bar | None:
    """VT-180: an adjacent space, walls or not."""
    if not ADJACENT[s.dragon.at] & BITS[s.paladin.at]:
        return Bar("VT-180", "The Paladin is not beside you.")
    return unpaid(s, "slap")


def around_dark(s: Vast) -> int:
    """The Dark tiles around him."""
    return SURROUNDING[s.dragon.at] & s.map.tiles & ~s.map.lit


RAKE = Act(
    "rake",
    "VT-178",
    rake,
    barred=lambda s, me: unpaid(s, "rake"),
    label="Claw: roll, and eat whom the die shows",
    points="zone:dragon_hand",
    detail="Claw",
)
BREATHE = Act(
    "breathe",
    "VT-178",
    breathe,
    barred=lambda s, me: unpaid(s, "breathe"),
    label="Flame: roll, and reveal what the die shows",
    points="zone:dragon_hand",
    detail="Flame",
)
SCORCH = Act(
    "scorch",
    "VT-178",
    scorch,
    barred=lambda s, me: (
        unpaid(s, "scorch")
        or (None if around_dark(s) else Bar("VT-178", "No Dark tile is around."))
    ),
    label="Scorch: reveal all Dark tiles around you",
    points="zone:dragon_hand",
    detail=cost_words("scorch"),
)
WRATH = Act(
    "wrath",
    "VT-178",
    wrath,
    barred=lambda s, me: unpaid(s, "wrath"),
    label="Wrath: roll, and eat whom the die shows",
    points="zone:dragon_hand",
    detail=cost_words("wrath"),
    prior=0.3,
)
SHRIEK = Act(
    "shriek",
    "VT-178",
    shriek,
    barred=no_shriek,
    label="Shriek: roll the die again once later",
    points="zone:dragon_hand",
    detail=cost_words("shriek"),
    prior=0.5,
)
SLAP = Act(
    "slap",
    "VT-178",
    slap,
    barred=no_slap,
    label="Slap the Paladin up to 3 spaces away",
    points="piece:paladin",
    detail=cost_words("slap"),
)


# -- powers with a target ------------------------------------------------------------------


def no_hiss(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-178 Hiss: a Skeleton or a poltergeist on the map."""
    if name in SKELETON_NAMES:
        at = s.skeletons.at[SKELETON_NAMES.index(name)]
    else:
        at = s.map.poltergeists[POLTERGEIST_NAMES.index(name)]
    return unpaid(s, "hiss") if at >= 0 else Bar("VT-178", "It is not on the map.")


def hiss(s: Vast, me: int, name: str) -> Asks:
    """VT-178, VT-176: it is removed, wherever it is."""
    d = s.dragon
    yield from pay_for(s, "hiss")
    if name in SKELETON_NAMES:
        fall(s, SKELETON_NAMES.index(name))
    else:
        remove_poltergeist(s, s.map.poltergeists[POLTERGEIST_NAMES.index(name)])
    d.eaten = min(EATEN_MAX, d.eaten + 1)
    note(s, "eaten", d.eaten, rule="VT-176")


HISS = Act(
    "hiss",
    "VT-178",
    hiss,
    over=(*SKELETON_NAMES, *POLTERGEIST_NAMES),
    barred=no_hiss,
    label=lambda s, me, name: f"Hiss at {FIGURE_WORDS[name]}",
    points="piece:{0}",
    detail=cost_words("hiss"),
)


def no_slither(s: Vast, me: int, source: int, to: int) -> str | Bar | None:
    """VT-178 Slither: a Sloth cube to a free Sloth space."""
    d = s.dragon
    if not d.sloth[source]:
        return Bar("VT-178", f"No cube lies on {SLOTH_WORDS[source]}.")
    if d.sloth[to] >= SLOTH_MAX[to]:
        return Bar("VT-178", f"No space is free on {SLOTH_WORDS[to]}.")
    return unpaid(s, "slither")


def slither(s: Vast, me: int, source: int, to: int) -> Asks:
    """VT-178: from one Sloth to another."""
    yield from pay_for(s, "slither")
    s.dragon.sloth[source] -= 1
    s.dragon.sloth[to] += 1
    note(s, "slithered", SLOTH_WORDS[source], SLOTH_WORDS[to], rule="VT-178")


SLITHER = Act(
    "slither",
    "VT-178",
    slither,
    over=[(a, b) for a in range(5) for b in range(5) if a != b],
    barred=no_slither,
    label=lambda s, me, source, to: f"Slither: {SLOTH_WORDS[source]} to {SLOTH_WORDS[to]}",
    points=lambda s, me, source, to: f"track:sloth{source + 1}",
    detail=cost_words("slither"),
    prior=0.3,
)


def place_of_thing(s: Vast, name: str) -> int:
    """Where a Gem or a treasure lies."""
    if name in GEM_NAMES:
        return s.dragon.gems[GEM_NAMES.index(name)]
    return s.map.treasures[TREASURE_NAMES.index(name)]


def no_swat(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-178, VT-180 Swat: a Gem or treasure beside him."""
    at = place_of_thing(s, name)
    if at < 0 or not ADJACENT[s.dragon.at] >> at & 1:
        return Bar("VT-180", "It does not lie beside you.")
    return unpaid(s, "swat")


def flights(s: Vast) -> int:
    """Tiles within 5 of what he has hit."""
    at = s.dragon.flung
    return WITHIN[FLUNG][at] & s.map.tiles & ~(1 << at)


LAND = Act[Vast, [str]](
    "land",
    "VT-178",
    over=CRYPTS,
    barred=lambda s, me, name: (
        None if flights(s) >> INDEX[name] & 1 else Bar("VT-178", f"No tile within {FLUNG} of it.")
    ),
    label="It lands at {0}",
    points="space:{0}",
)
LANDS = Spots(LAND)
LANDING = Ask(
    "land",
    "VT-178",
    (LAND,),
    prompt="where does it land?",
    meanwhile="swats something away",
    fast=lambda s, me: LANDS.of(flights(s)),
    part=True,
)


def swat(s: Vast, me: int, name: str) -> Asks:
    """VT-178: it is moved up to 5 spaces."""
    d, m = s.dragon, s.map
    yield from pay_for(s, "swat")
    d.flung = place_of_thing(s, name)
    to = INDEX[(yield LANDING(s, me))[1]]
    if name in GEM_NAMES:
        d.gems[GEM_NAMES.index(name)] = to
    else:
        m.treasures[TREASURE_NAMES.index(name)] = to
        if d.flung not in m.treasures:
            m.hoards &= ~(1 << d.flung)
        m.hoards |= 1 << to
    d.flung = SUPPLY
    note(s, "swatted", NAMES[to], rule="VT-178")


SWAT = Act(
    "swat",
    "VT-178",
    swat,
    over=(*GEM_NAMES, *TREASURE_NAMES),
    barred=no_swat,
    label=lambda s, me, name: f"Swat {FIGURE_WORDS[name]} away",
    points="token:{0}",
    detail=cost_words("swat"),
    prior=0.3,
)


def no_burn(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-178 Burn: any Dark tile."""
    if not s.map.tiles & ~s.map.lit & 1 << INDEX[name]:
        return Bar("VT-178", "No Dark tile lies there.")
    return unpaid(s, "burn")


def burn(s: Vast, me: int, name: str) -> Asks:
    """VT-178: it is revealed."""
    yield from pay_for(s, "burn")
    yield from reveal(s, INDEX[name], me, DRAGON)


BURN = Act(
    "burn",
    "VT-178",
    burn,
    over=CRYPTS,
    barred=no_burn,
    label="Burn: reveal {0}",
    points="space:{0}",
    detail=cost_words("burn"),
)
BURNS = Spots(BURN)


def no_scratch(s: Vast, me: int, whom: str) -> str | Bar | None:
    """VT-178 Scratch: those on his tile."""
    d = s.dragon
    if whom == "paladin":
        here = s.paladin.at == d.at
    else:
        here = d.at in s.skeletons.at or bool(s.map.haunted >> d.at & 1)
    return unpaid(s, "scratch") if here else Bar("VT-178", "Nobody of them is on your tile.")


def scratch(s: Vast, me: int, whom: str) -> Asks:
    """VT-178: 5 Grit of the Paladin, or all Skeletons and poltergeists on his tile."""
    yield from pay_for(s, "scratch")
    if whom == "paladin":
        yield from lose_grit(s, BURNT_GRIT)
    else:
        devour(s, 1 << s.dragon.at)


SCRATCH = Act(
    "scratch",
    "VT-178",
    scratch,
    over=("paladin", "others"),
    barred=no_scratch,
    label=lambda s, me, whom: (
        f"Scratch the Paladin for {BURNT_GRIT} Grit"
        if whom == "paladin"
        else "Scratch, and eat all others here"
    ),
    points=lambda s, me, whom: f"space:{NAMES[s.dragon.at]}",
    detail=cost_words("scratch"),
)


def no_wall(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-178, VT-180 Flame Wall: an adjacent tile that he sees."""
    at = INDEX[name]
    if not (ADJACENT[s.dragon.at] & visible(s.map, s.dragon.at)) >> at & 1:
        return Bar("VT-180", "It is no tile beside you that you see.")
    return unpaid(s, "flame_wall")


def raise_wall(s: Vast, me: int, name: str) -> Asks:
    """VT-178, VT-182: it burns until his next turn."""
    yield from pay_for(s, "flame_wall")
    s.dragon.wall = INDEX[name]
    note(s, "flame_wall", name, rule="VT-178")


FLAME_WALL = Act(
    "flame_wall",
    "VT-178",
    raise_wall,
    over=CRYPTS,
    barred=no_wall,
    label="Flame Wall on {0}",
    points="space:{0}",
    detail=cost_words("flame_wall"),
)
WALLS = Spots(FLAME_WALL)


# -- Hunger --------------------------------------------------------------------------------


def no_feast(s: Vast, me: int) -> str | Bar | None:
    """VT-173: two steps of Eaten for a Hunger cube, once a turn (VT-172)."""
    d = s.dragon
    if d.eaten < 2:
        return Bar("VT-173", f"You have eaten {d.eaten} of 2.")
    if not d.sloth[HUNGER]:
        return Bar("VT-173", "No Hunger cube is left.")
    return Bar("VT-172", "Your Hunger has been stilled this turn.") if d.stirred >> 1 & 1 else None


def feast(s: Vast, me: int) -> None:
    """VT-173: Eaten falls by 2, and a Hunger cube becomes Wakefulness."""
    s.dragon.eaten -= 2
    stir(s, HUNGER, "VT-173")


FEAST = Act(
    "feast",
    "VT-173",
    feast,
    barred=no_feast,
    label="Still your Hunger: 2 eaten for a Sloth cube",
    points="track:eaten",
)
POWERS: tuple[Act[Vast, ...], ...] = (
    *(RAKE, BREATHE, SCORCH, WRATH, SHRIEK, SLAP),
    *(HISS, SLITHER, SWAT, BURN, SCRATCH, FLAME_WALL, FEAST),
)
EACH = [
    (act.verb, Ask[Vast]("dragon_powers", "VT-178", (act,), prompt=""))
    for act in POWERS
    if act not in (BURN, FLAME_WALL)
]


def power_options(s: Vast) -> list[Option]:
    """VT-178: the powers within his means."""
    d, m = s.dragon, s.map
    out: list[Option] = []
    for power, ask in EACH:
        if power not in COSTS or unpaid(s, power) is None:
            out += ask.open(s, 0)
    if unpaid(s, "burn") is None:
        out += BURNS.of(m.tiles & ~m.lit)
    if unpaid(s, "flame_wall") is None:
        out += WALLS.of(ADJACENT[d.at] & visible(m, d.at) & FULL)
    return out
