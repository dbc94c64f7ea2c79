"""What the content files hold, as typed things that never change."""

from __future__ import annotations

from dataclasses import dataclass, field

from .notation import Blow, Dice3, Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """An item, artifact, heirloom, extra, companion, boon, tarot, prayer or ritual."""

    id: str
    name: str
    deck: str
    """item, artifact, heirloom, extra, companion, boon, tarot, prayer, ritual"""
    category: str = ""
    """weaponry, protective, enhancement, consumable; for companions animal, militia, mission"""
    slot: str = ""
    hands: int = 0
    ranged: bool = False
    weapon: bool = False
    might: int = 0
    blow: Blow = field(default_factory=Blow)
    ammo: int = 0
    mods: dict[str, int] = field(default_factory=dict)
    use: tuple[Effect, ...] = ()
    uses: int = 0
    refill: bool = False
    lasting: bool = False
    """Once lit it works until the chapter ends (FL-029)."""
    cost: int = 0
    """PP out of its own store (ENCHANTED)."""
    number: int = 0
    """Target number of a prayer or ritual."""
    value: int = 0
    owner: str = ""
    """The only character an extra is for."""
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """Something a character can learn."""

    id: str
    name: str
    keywords: tuple[str, ...]
    cost: int
    passive: bool = False
    hourglass: bool = False
    limit: str = "round"
    """free, round or combat"""
    window: str = "turn"
    """turn, hit (somebody is hit) or check (a skill check failed)"""
    skirmish: bool = False
    ghost: bool = False
    effect: tuple[Effect, ...] = ()
    mods: dict[str, int] = field(default_factory=dict)
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """A ghost power."""

    id: str
    name: str
    cost: int
    effect: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tier:
    """A tier of a lore tree: the lore it takes, its AP, and two rewards to choose from, by focus."""

    lore: int
    ap: int
    rewards: tuple[tuple[str, str], ...]
    """(reward, reward) once for both focuses, or once for each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """One of the six characters."""

    id: str
    name: str
    keywords: tuple[str, ...]
    might: int
    defense: int
    stride: int
    dmg: int
    vita: int
    pp: int
    coins: int
    skills: tuple[int, ...]
    focuses: tuple[str, str]
    focus_perks: tuple[str, str]
    abilities: tuple[str, ...]
    items: tuple[str, ...]
    mystics: tuple[str, ...]
    ghost_defense: int
    ghost_dmg: int
    powers: tuple[Power, ...]
    tiers: tuple[Tier, ...]
    extra: str
    extra_at: str
    blurb: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Aura:
    """What a creature does to characters who are near at the start of their turn."""

    range: int
    blow: Blow


@dataclass(frozen=True, slots=True, kw_only=True)
class Creature:
    """A creature with its encounter side and its skirmish side."""

    id: str
    name: str
    type: str
    affliction: bool = False
    ranged: bool = False
    size: int = 1
    might: int
    defense: int
    stride: int
    vita: int
    vita_each: int = 0
    """More vita for each character of the group beyond two."""
    attacks: int = 1
    lore: int
    coins: int
    table: tuple[Blow, ...]
    """Ten rows, one for each face of the power die."""
    words: dict[str, int] = field(default_factory=dict)
    aura: Aura | None = None
    coven: dict[str, int] = field(default_factory=dict)
    """What a second active occultist adds to each (FL-196)."""
    pursues: bool = False
    # the skirmish side
    strength: tuple[Dice3, ...]
    """Dice for one to five characters."""
    top: int
    mods: tuple[int, ...]
    """MIGHT modifier over each value of the counter, 1 to `top`."""
    skirmish_might: int
    skirmish_defense: int
    skirmish_blow: Blow
    skirmish_lore: int
    skirmish_coins: int
    blurb: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A day half, a night half or an outcome of an event card."""

    text: str
    check: tuple[str, int, str] | None = None
    """(skill, number, who)"""
    effect: tuple[Effect, ...] = ()
    passed: tuple[Effect, ...] = ()
    failed: tuple[Effect, ...] = ()
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventCard:
    """A road card (day, night) or an off-road card (front text and two outcomes)."""

    id: str
    name: str
    deck: str
    front: str
    parts: tuple[Part, ...]
    keep: dict[str, int] = field(default_factory=dict)
    """What holds for everybody while it is KEEP IN PLAY."""
    moon: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A space of the world map."""

    id: str
    name: str
    kind: str
    x: int
    y: int
    links: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Town:
    """A town: how many locations a character may use in a visit, and which there are."""

    id: str
    name: str
    visits: int
    services: tuple[str, ...]
    blurb: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Map:
    """An adventure map: sets of squares."""

    id: str
    name: str
    walls: int
    objects: int
    doors: int
    grates: int
    water: int
    hazards: int
    start: int
    exits: int
    searches: int
    rows: tuple[str, ...]
