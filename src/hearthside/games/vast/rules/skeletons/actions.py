"""The actions of a Skeleton: Strike, Loot, Breach, Tunnel, Arm."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ...content.board import CRYPTS, DISTANCE, INDEX, NAMES, SIDES, side_of
from ...content.figures import SKELETON_NAMES, SLASHY, STABBY
from ...content.gear import GEAR
from ...content.names import side_words
from ...content.roles import SKELETONS
from ...content.skeletons import SKELETON_CARDS
from ...state import Vast
from ..attacks import aimed, attack
from ..dials import pay
from ..edges import beside_side, breachable, no_breach, place_breach
from ..figures import FIGURES, WYRM, foe_on, foes_on, forcers_on, place_of, shielded
from ..lists import Sides, Spots
from ..markers import marker_at
from ..paladin.moments import NO_TUNNEL
from ..pieces import enemies_of_skeletons, remove_treasure
from ..sight import line
from .equipping import OUTFIT
from .moments import AIM, SHOT, STRIKE_COST, no_stability
from .traits import distraction, fall, gain_stability


def no_action(s: Vast) -> Bar | None:
    """VM-131: one action for each activation, and a Strike that is owed comes first (VM-133)."""
    k = s.skeletons
    if k.action_done:
        return Bar("VM-131", "It has taken its action.")
    return Bar("VM-133", "It has to strike.") if k.must_strike else None


def here(s: Vast) -> int:
    """Where the active Skeleton stands."""
    return s.skeletons.at[s.skeletons.active]


# -- Strike --------------------------------------------------------------------------------


def strike_cost(s: Vast) -> int:
    """VM-136: what a Strike costs the active Skeleton."""
    k = s.skeletons
    return STRIKE_COST[k.active].of(k.gear)


def strength(s: Vast, name: str) -> int:
    """VM-118, VM-127: 1, 2 in a rage, and the distraction around the defender."""
    k = s.skeletons
    own = 2 if k.active == SLASHY and k.raged else 1  # VM-150
    return own + distraction(s, place_of(s, name))


UNTOUCHABLE = ("wraith", "warlock", "pillar")


def no_foe(s: Vast, name: str) -> str | Bar | None:
    """Who is no enemy that can be attacked."""
    if name in UNTOUCHABLE:
        return "VM-056"
    if FIGURES[name][0] is WYRM and not s.dragon.surfaced:
        return Bar("VT-198", "The Dragon is underground.")
    return "VM-016" if FIGURES[name][0].role == SKELETONS else None


def no_strike(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-136: an enemy figure on its tile, and 1 Stability."""
    k = s.skeletons
    bar = no_foe(s, name)
    if bar is not None:
        return bar
    if k.action_done:
        return Bar("VM-131", "It has taken its action.")
    if place_of(s, name) != here(s):
        return "VM-061"
    if k.must_strike:
        return None if name in forcers_on(s, here(s), SKELETONS) else "VM-133"
    if shielded(s, here(s)):
        return "VM-286"
    return no_stability(s, strike_cost(s))


def strike(s: Vast, me: int, name: str) -> Asks:
    """VM-136, VM-126: an attack on its tile; Weak Bones: it falls, whether it hits or not."""
    i = s.skeletons.active
    pay(s, "stability", strike_cost(s), "VM-136")
    yield from attack_with(s, name)
    if s.winner < 0:
        fall(s, i)
        s.step = "skeletons_march"


def attack_with(s: Vast, name: str) -> Asks:
    """VM-118: Strength with Distracting against Defense. VM-134: the action is used up."""
    k = s.skeletons
    k.action_done, k.must_strike = True, False
    hit = yield from attack(s, SKELETONS, name, strength(s, name))
    hurt = FIGURES[name][0].hurt
    if hit and hurt is not None:
        yield from wound(s, hurt)


STRIKE = Act(
    "strike",
    "VM-136",
    strike,
    over=lambda: (*FIGURES, *UNTOUCHABLE),
    barred=no_strike,
    label=aimed("Strike", strength),
    points="piece:{0}",
    detail=lambda s, me, name: f"{strike_cost(s)} Stability, and it falls to bones.",
)


# -- Strike from afar ----------------------------------------------------------------------


def no_shot(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-149: a visible figure at the right distance, and the Stability for it."""
    k, at = s.skeletons, here(s)
    bar = no_foe(s, name) or no_action(s)
    if bar is not None:
        return bar
    reach, to = SHOT[k.active].of(k.gear), place_of(s, name)
    if not reach:
        return Bar("VM-149", "It cannot strike from afar.")
    if not s.map.tiles >> at & 1:
        return Bar("VM-065", "It sees nothing from here.")
    if not any(to in line(s.map, at, d) for d in range(4)):
        return Bar("VM-063", "It is not in sight.")
    away = DISTANCE[at][to]
    if not 2 <= away <= reach:
        right = "2" if reach == 2 else f"2 to {reach}"
        return Bar("VM-149", f"It is {away} away, not {right}.")
    if shielded(s, to):
        return "VM-286"
    return no_stability(s, strike_cost(s) + AIM[k.active])


def shoot(s: Vast, me: int, name: str) -> Asks:
    """VM-149, VM-307: a Strike from afar, after which it stays."""
    k = s.skeletons
    pay(s, "stability", strike_cost(s) + AIM[k.active], "VM-149")
    yield from attack_with(s, name)


SHOOT = Act(
    "shoot",
    "VM-149",
    shoot,
    over=lambda: (*FIGURES, *UNTOUCHABLE),
    barred=no_shot,
    label=aimed("Shoot", strength, afar=True),
    points="piece:{0}",
    detail=lambda s, me, name: f"{strike_cost(s) + AIM[s.skeletons.active]} Stability",
)


def shots(s: Vast, reach: int) -> list[Option]:
    """VM-149: visible figures at the right distance."""
    k, m = s.skeletons, s.map
    if k.stability < strike_cost(s) + AIM[k.active]:
        return []
    at = here(s)
    if not m.tiles >> at & 1:
        return []
    out: list[Option] = []
    for d in range(4):
        for away, to in enumerate(line(m, at, d), 1):
            if 2 <= away <= reach and not shielded(s, to):
                out += [SHOOT.table[name] for name in foes_on(s, to, SKELETONS)]
    return out


# -- a hit on the hero of the house ------------------------------------------------------------------

MERCY = Act[Vast, []]("mercy", "VM-151", label="Leave it at that")
WOUND = Ask[Vast](
    "stab",
    "VM-151",
    (
        *(
            act
            for card in (*SKELETON_CARDS.values(), *GEAR.values())
            if card.when == "stab"
            for act in card.acts
        ),
        *OUTFIT.acts,
        MERCY,
    ),
    prompt="Stabby has hit. Twist the knife?",
    meanwhile="twists the knife",
)


def wound(s: Vast, hurt: Callable[[Vast, int, int], Asks]) -> Asks:
    """VM-076, VT-099, VT-100: a hit on the Paladin or the Knight costs Health, and what Stabby makes of it."""
    k, seat = s.skeletons, s.seat_of[SKELETONS]
    k.blow, k.twist = 1, 0
    if k.active == STABBY:
        while k.stability:
            decision = WOUND(s, seat)
            decision.always = OUTFIT.hidden(s)
            pick = yield decision
            if pick.verb == "mercy":
                break
            yield from WOUND.do(s, seat, pick)
    yield from hurt(s, k.blow, k.twist)


# -- Loot, Breach, Tunnel, Arm -------------------------------------------------------------


def no_loot(s: Vast, me: int) -> str | Bar | None:
    """VM-139: a treasure on its tile, once a turn for all."""
    bar = no_action(s)
    if bar is not None:
        return bar
    if not s.map.hoards >> here(s) & 1:
        return Bar("VM-139", "No treasure lies here.")
    return Bar("VM-139", "They have looted this turn.") if s.skeletons.looted else None


def loot(s: Vast, me: int) -> Asks:
    """VM-139: a treasure for 2 Stability."""
    k = s.skeletons
    number = yield from marker_at(s, me, here(s))
    k.action_done = k.looted = True
    remove_treasure(s, number)
    note(s, "looted", SKELETON_NAMES[k.active], rule="VM-139")
    gain_stability(s, 2)


LOOT = Act(
    "loot",
    "VM-139",
    loot,
    barred=no_loot,
    label="Loot the treasure",
    points=lambda s, me: f"space:{NAMES[here(s)]}",
    detail="2 Stability gained",
)


def no_breaching(s: Vast, me: int, side: str) -> str | Bar | None:
    """VM-140: a wall of its tile."""
    at = here(s)
    bar = no_action(s)
    if bar is not None:
        return bar
    if side_of(side)[0] != at:
        return Bar("VM-140", f"It stands on {NAMES[at]}.")
    if not s.map.tiles >> at & 1:
        return Bar("VM-140", "It stands on no tile.")
    return no_stability(s, 1) or no_breach(s, side)


def breach(s: Vast, me: int, side: str) -> None:
    """VM-140: 1 Stability for a breach."""
    s.skeletons.action_done = True
    pay(s, "stability", 1, "VM-140")
    place_breach(s, *side_of(side))


BREACH = Act(
    "breach",
    "VM-140",
    breach,
    over=SIDES,
    barred=no_breaching,
    label=lambda s, me, side: f"Breach the {side_words(side)} wall for 1 Stability",
    points=lambda s, me, side: beside_side(side),
)
BREACHES = Sides(BREACH)


def pit_targets(s: Vast) -> int:
    """VM-141: Pits without enemy figures, less those that are guarded."""
    return free_pits(s) & ~(1 << here(s))


def free_pits(s: Vast) -> int:
    """VM-141: the Pits that somebody may come out of who stands on none of them."""
    spots = s.map.pits & ~enemies_of_skeletons(s)
    for guarded in NO_TUNNEL.of(s.paladin.played):
        spots &= ~guarded(s)
    return spots


def no_tunnel(s: Vast, me: int) -> str | Bar | None:
    """VM-141: from a Pit to another."""
    bar = no_action(s)
    if bar is not None:
        return bar
    if not s.map.pits >> here(s) & 1:
        return Bar("VM-141", "This is no Pit.")
    return None if pit_targets(s) else Bar("VM-141", "No other Pit is free.")


def no_pop(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-141: out of which Pits it cannot come."""
    bit = 1 << INDEX[name]
    if bit & pit_targets(s):
        return None
    if not bit & s.map.pits:
        return Bar("VM-141", "That is no Pit.")
    if INDEX[name] == here(s):
        return Bar("VM-141", "It stands there.")
    if bit & enemies_of_skeletons(s):
        return Bar("VM-141", "An enemy stands there.")
    return "VM-287"


def tunnel(s: Vast, me: int) -> Asks:
    """VM-141: through the earth; it is a placement (VM-142)."""
    k = s.skeletons
    where = yield UNDERGROUND.of(me, POPS.of(pit_targets(s)))
    k.action_done = True
    k.at[k.active] = INDEX[where[1]]
    note(s, "tunnelled", SKELETON_NAMES[k.active], str(where[1]), rule="VM-141")


TUNNEL = Act(
    "tunnel",
    "VM-141",
    tunnel,
    barred=no_tunnel,
    label="Tunnel to another Pit",
    points=lambda s, me: f"space:{NAMES[here(s)]}",
)
POP = Act[Vast, [str]](
    "pop", "VM-141", over=CRYPTS, barred=no_pop, label="Pop up at {0}", points="space:{0}"
)
POPS = Spots(POP)
UNDERGROUND = Ask[Vast](
    "tunnel",
    "VM-141",
    (POP,),
    prompt="out of which Pit does it pop up?",
    meanwhile="digs a tunnel",
    part=True,
)


def no_arming(s: Vast, me: int) -> str | Bar | None:
    """VM-143: on an Armory, while there is gear."""
    bar = no_action(s)
    if bar is not None:
        return bar
    if not s.map.armories >> here(s) & 1:
        return Bar("VM-143", "This is no Armory.")
    deck = s.skeletons.deck
    return None if deck.cards or deck.discard else Bar("VM-005", "No gear is left.")


def arm(s: Vast, me: int) -> None:
    """VM-143: a gear card, secret until it is played (VM-155)."""
    k = s.skeletons
    k.action_done = True
    card = k.deck.draw(s)
    if card is not None:
        k.hand.append(card)
        note(s, "armed", SKELETON_NAMES[k.active], rule="VM-143")
        note(s, "drew_gear", card, rule="VM-143", to=(me,))


ARM = Act(
    "arm",
    "VM-143",
    arm,
    barred=no_arming,
    label="Arm: draw a gear card",
    points=lambda s, me: f"space:{NAMES[here(s)]}",
)
ACTIONS: tuple[Act[Vast, ...], ...] = (STRIKE, SHOOT, LOOT, BREACH, TUNNEL, ARM)
LOOTING, TUNNELLING, ARMING = LOOT.option, TUNNEL.option, ARM.option


def action_options(s: Vast) -> list[Option]:
    """VM-131: the one action it may take where it stands."""
    k, m = s.skeletons, s.map
    at = k.at[k.active]
    out: list[Option] = []
    if (
        foe_on(s, at, SKELETONS)
        and k.stability >= STRIKE_COST[k.active].of(k.gear)
        and not shielded(s, at)
    ):
        out = [STRIKE.table[name] for name in foes_on(s, at, SKELETONS)]
    reach = SHOT[k.active].of(k.gear)
    if reach:
        out += shots(s, reach)
    bit = 1 << at
    if m.hoards & bit and not k.looted:
        out.append(LOOTING)
    if k.stability and m.tiles & bit:
        out += BREACHES.of(at, breachable(s, at))
    if m.pits & bit and pit_targets(s):
        out.append(TUNNELLING)
    if m.armories & bit and (k.deck.cards or k.deck.discard):
        out.append(ARMING)
    return out
