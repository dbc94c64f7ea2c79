"""The Goblins' ten Secrets, each with what it does."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, learn, note

from ..rules.goblins.moments import (
    AFTER_ATTACK,
    BRACED,
    LOST_WITH_A_TRIBE,
    NO_SCATTERING,
    REDRAWS,
    SHOWN,
    no_secret,
    nobody_up,
)
from ..rules.goblins.tribes import EYE, FANGS, calm_down, lurks, scatter
from ..rules.paladin.dials import cubes_held, lose_grit, lose_health
from ..rules.spider.spells import spend_cards
from ..state import Vast
from .board import ADJACENT, BITS
from .cards import CARDS, Card, deck
from .figures import TRIBE_NAMES
from .names import FIGURE_WORDS, count_words
from .roles import GOBLINS, PALADIN

FEWEST_CUBES = 2
"""VT-150: the hero cubes that Poison leaves in use."""


def played(s: Vast, card: str) -> None:
    """VT-117: a Secret is used and discarded."""
    s.goblins.hand.remove(card)
    s.goblins.secrets.throw(card)
    learn(s)
    note(s, "secret_played", card, rule="VT-117")


# -- Secret Tunnels, Blind Fury, Fire Bomber -----------------------------------------------


def open_tunnels(s: Vast, me: int) -> None:
    """VT-149: this turn each Tribe that is activated may come up in the dark."""
    played(s, "secret_tunnels")
    s.goblins.tunnels = True


TUNNELS = Act(
    "tunnels",
    "VT-149",
    open_tunnels,
    barred=lambda s, me: no_secret(s, "secret_tunnels"),
    label="Secret Tunnels: Tribes may come up on any free Dark tile this turn",
    points="card:secret_tunnels",
)


def blinded(s: Vast, me: int) -> None:
    """VT-149: light costs the Tribe under way nothing this turn."""
    played(s, "blind_fury")
    s.goblins.blind |= 1 << s.goblins.active


BLIND = Act(
    "blind",
    "VT-149",
    blinded,
    barred=lambda s, me: no_secret(s, "blind_fury") or nobody_up(s),
    label=lambda s, me: (
        f"Blind Fury: light costs {FIGURE_WORDS[TRIBE_NAMES[s.goblins.active]]} nothing"
    ),
    points="card:blind_fury",
)


def lit_fuse(s: Vast, me: int) -> None:
    """VT-149: 2 more Strength this turn; an attack costs the Tribe all its discs."""
    played(s, "fire_bomber")
    s.goblins.bombers |= 1 << s.goblins.active


FUSE = Act(
    "fuse",
    "VT-149",
    lit_fuse,
    barred=lambda s, me: no_secret(s, "fire_bomber") or nobody_up(s),
    label=lambda s, me: (
        f"Fire Bomber: 2 more Strength for {FIGURE_WORDS[TRIBE_NAMES[s.goblins.active]]}"
    ),
    points="card:fire_bomber",
    detail="If it attacks, it has no disc left afterwards.",
)


# -- Hex -----------------------------------------------------------------------------------


def no_hex(s: Vast, me: int, role: str) -> str | Bar | None:
    """VT-149: the Eye's discs."""
    bar = no_secret(s, "eye_hex")
    if bar is not None:
        return bar
    return None if s.goblins.population[EYE] else Bar("VT-149", "The Eye has no disc.")


def cast_hex(s: Vast, me: int, role: str) -> Asks:
    """VT-149: as many Grit of the Paladin, or power cards of the Spider, as the Eye has discs."""
    played(s, "eye_hex")
    n = s.goblins.population[EYE]
    if role == "paladin":
        yield from lose_grit(s, n)
    else:
        yield from spend_cards(s, min(n, len(s.spider.hand)))


def hex_words(s: Vast, me: int, role: str) -> str:
    """What a Hex takes."""
    n = s.goblins.population[EYE]
    if role == "paladin":
        return f"Hex: the Paladin loses {n} Grit"
    return f"Hex: the Spider gives up {count_words(n, 'power card')}"


HEX = Act(
    "hex_at",
    "VT-149",
    cast_hex,
    over=("paladin", "spider"),
    barred=no_hex,
    label=hex_words,
    points="card:eye_hex",
)


# -- face up: Goblin Ruby, Trap ------------------------------------------------------------


def lay_open(s: Vast, me: int, card: str) -> None:
    """VT-149: it stays face up."""
    g = s.goblins
    g.hand.remove(card)
    g.shown.append(card)
    learn(s)
    note(s, "secret_shown", card, rule="VT-149")


LAY_OPEN = Act(
    "lay_open",
    "VT-149",
    lay_open,
    over=("goblin_ruby", "trap"),
    barred=lambda s, me, card: no_secret(s, card),
    label=lambda s, me, card: f"Lay the {CARDS[card].name} face up",
    points="card:{0}",
    detail=lambda s, me, card: CARDS[card].text,
)


# -- Hiding Spots --------------------------------------------------------------------------


def bare_strength(s: Vast, tribe: int) -> int:
    """VT-151: discs and the Fangs' own, nothing else."""
    return s.goblins.population[tribe] + (tribe == FANGS)


def no_pounce(s: Vast, me: int) -> str | Bar | None:
    """VT-149, VT-151: a lurking Tribe, and the Paladin on or beside a Lit Pit."""
    g, p, m = s.goblins, s.paladin, s.map
    bar = no_secret(s, "hiding_spots") or nobody_up(s)
    if bar is not None:
        return bar
    if not lurks(s, g.active):
        return Bar("VT-151", "That Tribe does not lurk on a crypt.")
    if g.acted or not g.population[g.active]:
        return Bar("VT-125", "That Tribe has no action.")
    if not (ADJACENT[p.at] | BITS[p.at]) & m.pits & m.lit:
        return Bar("VT-151", "The Paladin is not at a Pit.")
    mine = bare_strength(s, g.active)
    if mine <= p.prepare:
        return Bar("VT-151", f"Strength {mine} does not beat Defense {p.prepare}.")
    return None


def pounce(s: Vast, me: int) -> Asks:
    """VT-151: an Attack out of the crypt with bare discs; the Tribe scatters, Rage falls."""
    g, tribe = s.goblins, s.goblins.active
    played(s, "hiding_spots")
    note(s, "hit", "paladin", GOBLINS, bare_strength(s, tribe), s.paladin.prepare, rule="VT-151")
    yield from lose_health(s, 1)
    if s.winner < 0:
        yield from scatter(s, tribe)
        calm_down(s)
    g.active = -1
    s.step = "goblins_march"


POUNCE = Act(
    "pounce",
    "VT-151",
    pounce,
    barred=no_pounce,
    label="Hiding Spots: attack the Paladin from the crypt",
    points="card:hiding_spots",
)


# -- Poison --------------------------------------------------------------------------------

POISON = Act[Vast, []](
    "poison_him",
    "VT-150",
    barred=lambda s, me: no_secret(s, "goblin_poison"),
    label="Play the Poison",
    points="card:goblin_poison",
)
KEEP_POISON = Act[Vast, []]("keep_poison", "VT-150", label="Keep it")
POISONING = Ask[Vast](
    "poisoning",
    "VT-150",
    (POISON, KEEP_POISON),
    prompt="you have hit the Paladin. Poison him?",
    meanwhile="counts the spoils",
    always=True,
)
BOXES = ("prepare", "sprint", "crusade")
LEAVE_CUBE = Act[Vast, [str]](
    "leave_cube",
    "VT-150",
    over=BOXES,
    barred=lambda s, me, box: (
        None if getattr(s.paladin, box) else Bar("VT-150", "No cube lies there.")
    ),
    label=lambda s, me, box: f"Leave a cube from {box.title()}",
    points="track:{0}",
)
LEAVING = Ask[Vast](
    "leave_cube",
    "VT-150",
    (LEAVE_CUBE,),
    prompt="poisoned! From where does a hero cube go to the Entrance?",
    meanwhile="is poisoned",
)


def poison(s: Vast, beaten: int) -> Asks:
    """VT-150: he leaves a hero cube at the Entrance, two if he was beaten by 2 or more; two stay in use."""
    if not s.goblins.hand:  # asked with any Secret in hand: not being asked would tell
        return
    pick = yield POISONING(s, s.seat_of[GOBLINS])
    if pick.verb == "keep_poison":
        return
    played(s, "goblin_poison")
    p, seat = s.paladin, s.seat_of[PALADIN]
    for _ in range(2 if beaten >= 2 else 1):
        if cubes_held(s) <= FEWEST_CUBES:
            return
        if p.unassigned:
            p.unassigned -= 1
        else:
            box = str((yield LEAVING(s, seat))[1])
            setattr(p, box, getattr(p, box) - 1)
        s.goblins.poisoned += 1
        note(s, "cube_poisoned", s.goblins.poisoned, rule="VT-150")


# -- the deck ------------------------------------------------------------------------------


SECRETS = deck(
    "secrets",
    Card(
        "secret_tunnels",
        "Secret Tunnels",
        "This turn a Tribe that is activated may be put on any free Dark tile instead of walking.",
        "VT-149",
        acts=(TUNNELS,),
    ),
    Card("cave_in", "Cave-In", "No tile of this house falls in: it does nothing.", "VT-149"),
    Card(
        "goblin_poison",
        "Poison",
        "After an Attack on the Paladin: he leaves a hero cube at the Entrance, two if he was beaten by 2.",
        "VT-150",
        effects=(AFTER_ATTACK.does(poison),),
    ),
    Card(
        "leader",
        "Leader",
        "When the Tribes overflow, none of them scatters.",
        "VT-149",
        effects=(NO_SCATTERING.plus(1),),
    ),
    Card(
        "goblin_ruby",
        "Goblin Ruby",
        "Face up: once a turn, draw a War, Monster or Secret card just drawn again. Lost when a Tribe has no disc left.",
        "VT-149",
        acts=(LAY_OPEN,),
        effects=(SHOWN.plus(1), REDRAWS.plus(1), LOST_WITH_A_TRIBE.plus(1)),
    ),
    Card(
        "blind_fury",
        "Blind Fury",
        "Light costs the Tribe under way nothing this turn.",
        "VT-149",
        acts=(BLIND,),
    ),
    Card(
        "fire_bomber",
        "Fire Bomber",
        "The Tribe under way has 2 more Strength this turn; if it attacks, it has no disc left.",
        "VT-149",
        acts=(FUSE,),
    ),
    Card(
        "eye_hex",
        "Hex",
        "The Paladin loses as much Grit, or the Spider as many power cards, as the Eye has discs.",
        "VT-149",
        acts=(HEX,),
    ),
    Card(
        "trap",
        "Trap",
        "Face up: the next Tribe that is attacked has 1 more Strength; or give it up when the Spider bites one.",
        "VT-149",
        acts=(LAY_OPEN,),
        effects=(SHOWN.plus(1), BRACED.plus(1)),
    ),
    Card(
        "hiding_spots",
        "Hiding Spots",
        "A Tribe on a crypt attacks the Paladin on or beside a Lit Pit, with its discs alone.",
        "VT-149",
        acts=(POUNCE,),
    ),
)
SECRET_ACTS: tuple[Act[Vast, ...], ...] = (TUNNELS, BLIND, FUSE, HEX, LAY_OPEN, POUNCE)
PLAYABLE = Ask[Vast]("secrets", "VT-117", SECRET_ACTS, prompt="")


def secret_options(s: Vast) -> list[Option]:
    """VT-117: what the Secrets in hand can do now."""
    return PLAYABLE.open(s, s.seat_of[GOBLINS]) if s.goblins.hand else []
