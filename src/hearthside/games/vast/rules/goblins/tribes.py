"""The Tribes: what they are by their discs and Monsters, how they scatter, how they are attacked."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking, Asks, Bar, note

from ...content.board import BITS, CELLS, SPAWNS
from ...content.cards import CARDS, keys_of
from ...content.figures import TRIBE_NAMES
from ...content.roles import GOBLINS
from ...state import Vast
from ..dials import gain, lose
from .moments import BEETLES, BRACED, LOST_WITH_A_TRIBE, MIGHT, SNUG

FANGS, BONES, EYE = range(3)
POPULATION_MAX = 4
RAGE_MAX = 3
SLOTS = (FANGS, BONES, BONES, EYE)
"""VT-116: the Tribe of each place for a Monster."""
SCATTERED = 2
"""VT-142: what scattering costs."""


def pack(s: Vast, tribe: int) -> list[str]:
    """The Monsters of a Tribe."""
    return [
        card for card, owner in zip(s.goblins.slots, SLOTS, strict=True) if card and owner == tribe
    ]


def strength(s: Vast, tribe: int) -> int:
    """VT-110, VT-112: discs, the Fangs' own, Monsters, a Fire Bomber; 1 less under Malaise (VT-111), never below 0."""
    g, held = s.goblins, pack(s, tribe)
    value = g.population[tribe] + (tribe == FANGS) + MIGHT.of(held)
    value += 2 * (g.bombers >> tribe & 1)  # VT-149
    if g.rage == 0 and not SNUG.of(held):
        value -= 1  # VT-111
    return max(0, value)


def tribe_guard(s: Vast, tribe: int) -> int:
    """VT-152: its Strength, and what lies in wait for an attacker."""
    return strength(s, tribe) + BRACED.of(s.goblins.shown)


def on_tile(s: Vast, tribe: int) -> bool:
    """Whether a Tribe stands on a tile, not on a crypt or a Spawn."""
    return bool(s.map.tiles & BITS[s.goblins.at[tribe]])


def lurks(s: Vast, tribe: int) -> bool:
    """VT-122: whether it stands on a crypt."""
    return 0 <= s.goblins.at[tribe] < CELLS and not on_tile(s, tribe)


# -- Spawns --------------------------------------------------------------------------------


def to_spawn(s: Vast, tribe: int, *, elsewhere: bool = False) -> None:
    """VT-120: the die says where it comes out; by its own action never where it stands (VT-138)."""
    g = s.goblins
    roll = s.dice.roll(6)
    while elsewhere and SPAWNS[roll] == g.at[tribe]:
        roll = s.dice.roll(6)  # VT-138
    g.at[tribe] = SPAWNS[roll]
    note(s, "tribe_spawned", TRIBE_NAMES[tribe], roll, rule="VT-120")


def tile_laid(s: Vast, at: int) -> None:
    """VT-130: a Tribe under a new tile stands on it; one without discs is rolled to a Spawn."""
    g = s.goblins
    for tribe, where in enumerate(g.at):
        if where == at and not g.population[tribe]:
            to_spawn(s, tribe)


# -- losing discs --------------------------------------------------------------------------


def fallen(s: Vast, tribe: int) -> None:
    """VT-149: some Secrets are lost when a Tribe has no disc left."""
    g = s.goblins
    if g.population[tribe]:
        return
    for card in [card for card in g.shown if LOST_WITH_A_TRIBE.of((card,))]:
        g.shown.remove(card)
        g.secrets.throw(card)
        note(s, "secret_lost", card, rule="VT-149")


def no_loss(s: Vast, me: int, card: str) -> str | Bar | None:
    """VT-142: a Monster of the Tribe that scatters."""
    if card in pack(s, s.goblins.scattering):
        return None
    return Bar("VT-142", "It does not run with that Tribe.")


def drop_monster(s: Vast, me: int, card: str) -> None:
    """VT-142: a Monster runs off."""
    g = s.goblins
    g.slots[g.slots.index(card)] = ""
    g.monsters.throw(card)
    note(s, "monster_lost", card, rule="VT-142")


LOSE_MONSTER = Act(
    "lose",
    "VT-142",
    drop_monster,
    over=lambda: keys_of("monsters"),
    barred=no_loss,
    label=lambda s, me, card: f"Lose the {CARDS[card].name}",
    points="card:{0}",
)
LOSING = Ask[Vast](
    "lose_monster",
    "VT-142",
    (LOSE_MONSTER,),
    prompt="the Tribe scatters. Which of its Monsters runs off?",
    meanwhile="loses a Monster",
)


def scatter(s: Vast, tribe: int) -> Asks:
    """VT-142: two discs less, out at a Spawn (VT-120), and one of its Monsters is gone."""
    g, seat = s.goblins, s.seat_of[GOBLINS]
    lost = min(g.population[tribe], SCATTERED - BEETLES.of(pack(s, tribe)))
    note(s, "tribe_scattered", TRIBE_NAMES[tribe], lost, rule="VT-142")
    had = g.population[tribe]
    g.population[tribe] -= lost
    to_spawn(s, tribe)  # before anybody is asked: without a disc it stands on no tile (VT-125)
    if pack(s, tribe):
        g.scattering = tribe
        pick = yield LOSING(s, seat)
        yield from LOSING.do(s, seat, pick)
    if had:
        fallen(s, tribe)


def gain_rage(s: Vast) -> None:
    """VT-143: 1 Rage, at most 3."""
    gain(s, "rage", 1, "VT-143")


def calm_down(s: Vast) -> None:
    """VT-143: 1 Rage less."""
    lose(s, "rage", 1, "VT-143")


# -- being attacked ------------------------------------------------------------------------


def trap_sprung(s: Vast) -> None:
    """VT-149: what waited for an attacker has done its work."""
    g = s.goblins
    for card in [card for card in g.shown if BRACED.of((card,))]:
        g.shown.remove(card)
        g.secrets.throw(card)
        note(s, "trap_sprung", card, rule="VT-149")


SPRING = Act[Vast, []](
    "spring",
    "VT-149",
    label="Spring the trap: nothing happens to the Tribe",
    points="zone:secrets_shown",
)
ENDURE = Act[Vast, []]("endure", "VT-149", label="Keep the trap")
TRAPPED = Ask[Vast](
    "spring",
    "VT-149",
    (SPRING, ENDURE),
    prompt="the Spider bites a Tribe. Spring the trap?",
    meanwhile="may spring a trap",
)


def slips_fangs(s: Vast) -> Asking[bool]:
    """VT-149: a trap that is still there may be given up so that the Spider's fangs do nothing."""
    if not BRACED.of(s.goblins.shown):
        return False
    pick = yield TRAPPED(s, s.seat_of[GOBLINS])
    if pick.verb == "endure":
        return False
    trap_sprung(s)
    return True


def tribe_hit(s: Vast, tribe: int) -> Asks:
    """VT-152, VT-155: Rage rises, and the Tribe scatters."""
    gain_rage(s)  # VT-143
    yield from scatter(s, tribe)
