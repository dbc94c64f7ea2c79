"""A Tribe's activation: over crypts, tiles and under walls, through the light at a price; then one action."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ...content.board import (
    BITS,
    CELLS,
    CRYPTS,
    DELTA,
    FULL,
    INDEX,
    INSIDE,
    NAMES,
    SIDE,
    SPACES,
)
from ...content.figures import TRIBE_NAMES
from ...content.names import FIGURE_WORDS
from ...content.roles import GOBLINS, PALADIN
from ...content.secrets import SECRET_ACTS, secret_options
from ...state import Map, Vast
from ..edges import spread
from ..figures import forcers_on, forcing, guard_of
from ..flow import finish
from ..lists import Spots
from ..movement import enter, pauses, rings, spread_any, too_far, union
from ..pieces import figures, mask_of, pillar_mask
from ..sight import visible
from .actions import ACTIONS, action_options, here, storm
from .moments import BEETLES, BURROWS, WALLBREAKER, WISPS
from .tribes import drop_monster, fallen, on_tile, pack, scatter, strength

# -- ways ----------------------------------------------------------------------------------


def walk(m: Map, mask: int) -> int:
    """VT-121, VT-122, VT-126: from tile to tile, from crypt to crypt or tile, out of a Spawn by its opening."""
    tiles, crypts, ground = mask & m.tiles, mask & FULL & ~m.tiles, mask >> CELLS
    out = spread(m, tiles) & m.tiles | spread(m, crypts)
    return out | INSIDE[ground] & m.doors if ground else out  # VT-124


def walk_through_walls(m: Map, mask: int) -> int:
    """VT-148: the same for a Tribe with a Golem."""
    tiles, crypts, ground = mask & m.tiles, mask & FULL & ~m.tiles, mask >> CELLS
    out = spread_any(m, tiles) & m.tiles | spread_any(m, crypts)
    return out | INSIDE[ground] if ground else out


def bright(m: Map) -> int:
    """VT-127: the Lit tiles that are no Pits."""
    return m.lit & ~m.pits


def leaving_costs(s: Vast) -> int:
    """VT-127: the discs that leaving its tile would cost the Tribe: one for every second Lit tile of a turn."""
    g, here_bit = s.goblins, BITS[here(s)]
    if not here_bit & bright(s.map) & ~g.left or g.blind >> g.active & 1:
        return 0
    return (g.left.bit_count() + 1) % 2 == 0


def guides(s: Vast, tribe: int) -> list[str]:
    """VT-148: the Monsters of a Tribe that may be given up instead of a disc."""
    return [card for card in pack(s, tribe) if BEETLES.of((card,))]


def sure_loss(s: Vast) -> int:
    """VT-127: the discs that the Tribe loses by leaving its tile, whatever it does."""
    return 0 if guides(s, s.goblins.active) else leaving_costs(s)


def unbeaten(s: Vast, lost: int) -> int:
    """VT-131: tiles with figures that force it and that it does not beat with so many discs less, or that it has no
    action left for."""
    g, found = s.goblins, 0
    force = forcing(s, GOBLINS) & s.map.tiles
    mine = strength(s, g.active) - lost
    for at in range(CELLS):
        if force >> at & 1 and (
            g.acted
            or not on_tile(s, g.active)  # VT-123
            or any(guard_of(s, name) >= mine for name in forcers_on(s, at, GOBLINS))
        ):
            found |= 1 << at
    return found


def way_rings(s: Vast) -> list[int]:
    """Where the Tribe can go; no way leads on from the light, from what has to be entered, or off a crypt onto a tile."""
    g, m = s.goblins, s.map
    stops = pauses(s, GOBLINS) | forcing(s, GOBLINS) | bright(m)
    if not on_tile(s, g.active):
        stops |= m.tiles  # VT-123
    return rings(
        walk_through_walls if WALLBREAKER.of(pack(s, g.active)) else walk,
        *(m, g.at[g.active], SPACES, allowed(s), stops),
    )


def allowed(s: Vast) -> int:
    """Where it may stand: not on the pillar (VT-040), not on tiles without a disc (VT-125), nor before stronger ones."""
    g, m = s.goblins, s.map
    spaces = FULL & ~pillar_mask(s) & ~unbeaten(s, sure_loss(s))
    return spaces if g.population[g.active] else spaces & ~m.tiles


def no_moving(s: Vast) -> Bar | None:
    """VT-118: it moves before its action, until something stops it."""
    return Bar("VT-123", "Its movement is over.") if s.goblins.halted else None


def no_going(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-126: where it cannot go."""
    g, m, to = s.goblins, s.map, INDEX[name]
    bar = no_moving(s)
    if bar is not None:
        return bar
    if union(way_rings(s)) >> to & 1:
        return None
    if to == here(s):
        return Bar("VT-126", "It stands there.")
    if pillar_mask(s) >> to & 1:
        return "VT-040"
    if m.tiles >> to & 1:
        if not g.population[g.active]:
            return Bar("VT-125", "A Tribe without a disc enters no tile.")
        if unbeaten(s, sure_loss(s)) >> to & 1:
            return Bar("VT-131", "It does not beat everybody there, or has no action for it.")
    elif on_tile(s, g.active):
        return Bar("VT-122", "No way leads from a tile into a crypt.")
    steps = walk_through_walls if WALLBREAKER.of(pack(s, g.active)) else walk
    return too_far(steps, m, here(s), to, SPACES, allowed(s), "VT-126")


def go(s: Vast, me: int, name: str) -> Asks:
    """VT-126: one leg of its way."""
    off, to = not on_tile(s, s.goblins.active), INDEX[name]
    yield from leave(s, to)
    if s.goblins.active < 0:
        return
    if off and s.map.tiles >> to & 1:
        s.goblins.acted = s.goblins.halted = True  # VT-123
    yield from arrive(s, to)


def leave(s: Vast, to: int) -> Asks:
    """VT-127: it leaves its tile for another; the light takes its toll, and a Tribe without a disc scatters."""
    g, tribe = s.goblins, s.goblins.active
    cost = leaving_costs(s)
    if BITS[g.at[tribe]] & bright(s.map):
        g.left |= BITS[g.at[tribe]]
    if not cost:
        return
    yield from thin_out(s, tribe, to)
    if not g.population[tribe]:
        yield from scatter(s, tribe)
        fallen(s, tribe)
        g.active, s.step = -1, "goblins_march"


SHED = Act[Vast, []](
    "shed", "VT-148", label="Give the Bright Beetles up", points="card:bright_beetles"
)
SUFFER = Act[Vast, []]("suffer", "VT-148", label="Lose a disc")
SHEDDING = Ask[Vast](
    "shed",
    "VT-148",
    (SHED, SUFFER),
    prompt="the light costs a disc. Give the Bright Beetles up instead?",
    meanwhile="shies from the light",
)


def thin_out(s: Vast, tribe: int, to: int) -> Asks:
    """VT-127, VT-148: a disc is lost, or a Monster that lights the way; the Monster where only all its discs let it
    in (VT-131)."""
    g, seat = s.goblins, s.seat_of[GOBLINS]
    for guide in guides(s, tribe):
        if unbeaten(s, 1) >> to & 1 or (yield SHEDDING(s, seat)).verb == "shed":
            drop_monster(s, seat, guide)
            return
    g.population[tribe] -= 1
    note(s, "tribe_thinned", TRIBE_NAMES[tribe], g.population[tribe], rule="VT-127")


def arrive(s: Vast, to: int) -> Asks:
    """It enters a space: tokens go, webs in the dark and lamps stop it, who forces it is attacked (VT-131)."""
    g, m = s.goblins, s.map
    g.at[g.active] = to
    note(s, "tribe_walked", TRIBE_NAMES[g.active], NAMES[to], rule="VT-126")
    if (m.webbed & ~bright(m) | m.lamps) >> to & 1:
        g.halted = True  # VT-128, VT-129
    yield from enter(s, GOBLINS, to)
    if forcing(s, GOBLINS) >> to & 1:
        yield from storm(s)


def go_words(s: Vast, me: int, name: str) -> str:
    """Where it goes, and what that costs."""
    at = INDEX[name]
    said = f"Go to {name}"
    if forcing(s, GOBLINS) & s.map.tiles & BITS[at]:
        said += " and attack"
    elif not on_tile(s, s.goblins.active) and s.map.tiles >> at & 1:
        said += " and lose the action"
    return said + " for a disc" if leaving_costs(s) else said


GO = Act("go", "VT-126", go, over=CRYPTS, barred=no_going, label=go_words, points="space:{0}")
GOES = Spots(GO)


# -- Underworm, Secret Tunnels -------------------------------------------------------------

DIAGONALS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def burrows(s: Vast) -> int:
    """VT-148: tiles up to 2 along a diagonal, from a tile; whatever lies between."""
    g = s.goblins
    far = BURROWS.of(pack(s, g.active))
    if not far or g.burrowed or not on_tile(s, g.active):
        return 0
    row, col = divmod(here(s), SIDE)
    found = 0
    for down, right in DIAGONALS:
        for n in range(1, far + 1):
            r, c = row + n * down, col + n * right
            if 0 <= r < SIDE and 0 <= c < SIDE:
                found |= 1 << r * SIDE + c
    return found & s.map.tiles & allowed(s)


def no_burrow(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-148: once a move."""
    g = s.goblins
    bar = no_moving(s)
    if bar is not None:
        return bar
    if not BURROWS.of(pack(s, g.active)):
        return Bar("VT-148", "No Underworm runs with this Tribe.")
    if g.burrowed:
        return Bar("VT-148", "It has dug in this move.")
    return None if burrows(s) >> INDEX[name] & 1 else Bar("VT-148", "No diagonal leads there.")


def burrow(s: Vast, me: int, name: str) -> Asks:
    """VT-148: under everything."""
    s.goblins.burrowed = True
    yield from leave(s, INDEX[name])
    if s.goblins.active >= 0:
        yield from arrive(s, INDEX[name])


BURROW = Act(
    "burrow",
    "VT-148",
    burrow,
    over=CRYPTS,
    barred=no_burrow,
    label="Dig under the diagonal to {0}",
    points="space:{0}",
)
BURROWINGS = Spots(BURROW)


def free_dark(s: Vast) -> int:
    """VT-035, VT-149: Dark tiles and Pits without figures, tokens or treasures."""
    m = s.map
    taken = m.webbed | m.bloody | m.lamps | m.hoards | m.vaults | mask_of(m.skulls) | figures(s)
    return (m.tiles & ~m.lit | m.pits) & ~taken & ~pillar_mask(s)


def no_tunnel(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-149: instead of walking."""
    g = s.goblins
    if not g.tunnels:
        return Bar("VT-149", "No Secret Tunnels are open this turn.")
    if g.moved or g.halted:
        return Bar("VT-149", "It has moved.")
    if not g.population[g.active]:
        return Bar("VT-125", "A Tribe without a disc enters no tile.")
    return None if free_dark(s) >> INDEX[name] & 1 else Bar("VT-149", "It is no free Dark tile.")


def tunnel(s: Vast, me: int, name: str) -> None:
    """VT-149: it comes up in the dark and does not move on; off a tile it loses its action."""
    g = s.goblins
    g.acted = not on_tile(s, g.active)
    g.halted = True
    g.at[g.active] = INDEX[name]
    note(s, "tribe_tunnelled", TRIBE_NAMES[g.active], name, rule="VT-149")


TUNNEL = Act(
    "tunnel",
    "VT-149",
    tunnel,
    over=CRYPTS,
    barred=no_tunnel,
    label="Come up at {0}",
    points="space:{0}",
)
TUNNELLINGS = Spots(TUNNEL)


# -- Wisp ----------------------------------------------------------------------------------


def astray(s: Vast) -> int:
    """VT-148, VT-024, VT-025: tiles that the Paladin can be led to: a line, no wall, nobody who forces him."""
    g, m, at = s.goblins, s.map, s.paladin.at
    far = WISPS.of(pack(s, g.active))
    if not far or g.wisped or not visible(m, here(s)) >> at & 1:
        return 0
    closed = forcing(s, PALADIN) | pillar_mask(s)
    found = 0
    for d in range(4):
        to = at
        for _ in range(far):
            if not m.open[d] >> to & 1 or not m.tiles >> to + DELTA[d] & 1:
                break
            to += DELTA[d]
            if closed >> to & 1:
                break
            found |= 1 << to
            if pauses(s, PALADIN) >> to & 1:  # VT-025
                break
    return found


def no_leading(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-148: once a turn, the Paladin in sight, up to 3 in a line."""
    g = s.goblins
    if not WISPS.of(pack(s, g.active)):
        return Bar("VT-148", "No Wisp runs with this Tribe.")
    if g.wisped:
        return Bar("VT-148", "The Wisp has led him this turn.")
    if not visible(s.map, here(s)) >> s.paladin.at & 1:
        return Bar("VT-148", "The Paladin is not in sight.")
    return None if astray(s) >> INDEX[name] & 1 else Bar("VT-025", "He cannot be led there.")


def lead(s: Vast, me: int, name: str) -> Asks:
    """VT-024, VT-025: he enters the tile as by a step of his own, and is not asked."""
    s.goblins.wisped = True
    s.paladin.at = INDEX[name]
    note(s, "led_astray", name, rule="VT-148")
    yield from enter(s, PALADIN, s.paladin.at)


LEAD = Act(
    "lead",
    "VT-148",
    lead,
    over=CRYPTS,
    barred=no_leading,
    label="Wisp: lead the Paladin to {0}",
    points="space:{0}",
)
LEADINGS = Spots(LEAD)


# -- the activation ------------------------------------------------------------------------


def rest(s: Vast, me: int) -> None:
    """VT-118: the Tribe is done."""
    s.goblins.active = -1
    s.step = "goblins_march"


REST = Act("rest", "VT-118", rest, label="Done with this Tribe", prior=0.5)


def tribe_options(s: Vast, me: int) -> list[Option]:
    """VT-118: move, then one action."""
    g = s.goblins
    options: list[Option] = []
    if not g.halted:
        options = GOES.of(union(way_rings(s)))
        options += BURROWINGS.of(burrows(s))
        if g.tunnels and not g.moved and g.population[g.active]:
            options += TUNNELLINGS.of(free_dark(s))
    options += LEADINGS.of(astray(s))
    options += action_options(s)
    options += secret_options(s)
    options.append(REST.option)
    return options


ACTIVATION = Ask(
    "tribe",
    "VT-118",
    (GO, BURROW, TUNNEL, LEAD, *ACTIONS, *SECRET_ACTS, REST),
    prompt=lambda s, name: f"{FIGURE_WORDS[name]} are up. Where to, and what then?",
    meanwhile="leads a Tribe",
    fast=tribe_options,
)


def tribe_acts(s: Vast) -> Asks:
    """VT-118: move, then one action; Secrets at any time (VT-117)."""
    g, seat = s.goblins, s.seat_of[GOBLINS]
    decision = ACTIVATION(s, seat, TRIBE_NAMES[g.active])
    decision.always = bool(g.hand)
    pick = yield decision
    if pick.verb in ("go", "burrow"):
        g.moved += 1
    yield from ACTIVATION.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)
