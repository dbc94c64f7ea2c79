"""The state of a tale: characters, foes, the map or skirmish under way, decks. Plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from hearthside.kernel import Deck, State

ALIVE, DEAD, GHOST, LIMBO, VAMPIRE, WEREWOLF = range(6)
FORMS = ("alive", "dead", "ghost", "limbo", "vampire", "werewolf")

SKILLS = (
    "archeology", "awareness", "ecology", "faith", "nerve", "occult", "speech", "trickery",
)  # fmt: skip
ARCHEOLOGY, AWARENESS, ECOLOGY, FAITH, NERVE, OCCULT, SPEECH, TRICKERY = range(8)

OUTSIDE = -1
"""Where a figure is that is not on the map."""

OPENED = "pack"
"""What `Hero.handled` calls a pack that has been seen to this turn or round (FL-315)."""
FOES = 64
"""How many ids a map has for its creatures; one that is gone gives its id back."""

# what a character has done this turn (Hero.done)
ACTED, INTERACTED, ATTACKED, OFFHAND, MAULED, SICCED, LED, ALLY_HIT, KNOWN, EVADING, BEGUN = (
    1 << i for i in range(11)
)

CLOSED = 100
"""A feature that there is nothing more to do about."""

FRESH, EXHAUSTED, BROKEN, JAMMED = range(4)
"""Conditions of a thing; JAMMED is an artifact that failed, until the fight is over (FL-166)."""
NONE, ATTACK, DEFEND = range(3)


T = TypeVar("T")


def without(things: tuple[T, ...], one: T) -> tuple[T, ...]:
    """Things that seldom change lie in a tuple, which a clone shares: the same without the first that is `one`."""
    i = things.index(one)
    return things[:i] + things[i + 1 :]


@dataclass(slots=True)
class Boost:
    """An attribute raised or lowered for a while by one card, ability or power."""

    source: str
    stat: str
    n: int
    left: int
    """Ends of own turns until it is over (FL-072)."""


@dataclass(slots=True, kw_only=True)
class Figure:
    """What characters and foes have in common on a map, so that a keyword works on both alike."""

    at: int = OUTSIDE
    vita: int = 0
    statuses: int = 0
    skip: int = 0
    """Turns it will miss (FL-142)."""
    no_attack: int = 0
    """1: it may not attack on its next turn; 2: set this turn, counts from the next."""
    weaken: int = 0
    razor: int = 0
    razor_left: int = 0
    reduced: int = 0
    """Ends of own turns until the REDUCTION on its attacks is over (FL-279)."""
    boosts: list[Boost] = field(default_factory=list)
    # the sums of the boosts
    boost_might: int = 0
    boost_defense: int = 0
    boost_damage: int = 0
    boost_stride: int = 0
    boost_absorb: int = 0
    flamed: bool = False
    """A flame has burned it this turn (FL-213)."""
    rooted: bool = False
    """IMMOBILIZED and failed its check this round (FL-264)."""


@dataclass(slots=True, kw_only=True)
class Gear:
    """An item, artifact, heirloom or extra that somebody owns."""

    card: str
    worn: bool = False
    condition: int = FRESH
    left: int = 0
    """Ammo or uses."""
    stored: int = 0
    """PP held by ENCHANTED."""
    fill: str = ""
    fill_left: int = 0
    noted: bool = False
    """Owned though its card is with somebody else (FL-321)."""


@dataclass(slots=True, kw_only=True)
class Hero(Figure):
    """A character: what it is, what it owns and what it does this turn."""

    who: str
    number: int
    seat: int
    focus: int = 0
    form: int = ALIVE
    pp: int = 0
    gp: int = 0
    coins: int = 0
    lore: int = 0
    ap: int = 0
    bandages: int = 0
    wanted: bool = False
    infection: int = 0
    scars: int = 0
    """Maximum vita lost for good (FL-236)."""
    corrosion: tuple[int, ...] = ()
    gear: list[Gear] = field(default_factory=list)
    abilities: tuple[str, ...] = ()
    mystics: tuple[str, ...] = ()
    companions: tuple[str, ...] = ()
    boons: tuple[str, ...] = ()
    tarots: tuple[str, ...] = ()
    tiers: int = 0
    """How many tiers of the lore tree were ever unlocked (their AP is paid)."""
    rewards: tuple[str, ...] = ()
    """One chosen reward for each unlocked tier, in order."""
    # worked out by figures.refresh from all of the above
    might: int = 0
    defense: int = 0
    stride: int = 0
    dmg: int = 0
    absorb: int = 0
    rage: int = 0
    """Damage that statuses add to every attack."""
    max_vita: int = 0
    max_pp: int = 0
    max_gp: int = 0
    search: int = 0
    skills: tuple[int, ...] = ()
    words: frozenset[str] = frozenset()
    """Keywords that always hold: eldritch, light, ethereal and the perks of the lore tree."""
    # this turn, this fight, this chapter
    done: int = 0
    steps: int = 0
    stance: int = NONE
    target: int = -1
    """The foe or creature attacked or stood against."""
    hand: int = -1
    """Which of its weapons it attacked with this turn."""
    last_target: int = -1
    streak: int = 0
    grave: int = -1
    """The square it fell on; its ghost rises in sight of it (FL-330)."""
    guarded: bool = False
    spent_round: tuple[str, ...] = ()
    spent_combat: tuple[str, ...] = ()
    spent_chapter: tuple[str, ...] = ()
    spent_story: tuple[str, ...] = ()
    auras: int = 0
    """Foes whose aura already worked on it this turn."""
    handled: tuple[str, ...] = ()
    """Things moved, and coins taken, this turn or round: nothing goes to and fro (FL-315)."""
    visits: int = 0


@dataclass(slots=True, kw_only=True)
class Foe(Figure):
    """A creature on the map: a foe, an ally that was summoned, or a foe under somebody's control."""

    id: int
    kind: str
    tag: str = ""
    """What tells it from others of its kind: the kind, or the kind and a number."""
    most: int = 0
    """The vita it came with: it never heals beyond (FL-012)."""
    owner: int = -1
    """The character who summoned it as an ally."""
    ruler: int = -1
    """The character who controls it."""
    ruled_left: int = 0
    soul: int = -1
    """The character it was (vampire)."""
    joined: int = 0
    summoned: bool = False
    squeezed: bool = False
    keen: int = 0
    """MIGHT that its story gives it for a group of this size (FL-365)."""
    might_off: int = 0
    defense_off: int = 0
    """What it lacks because of what the group has done before."""


@dataclass(slots=True, kw_only=True)
class Site:
    """An adventure map in use."""

    map: str
    scene: str
    """The story box that set it up; empty for a fight brought on by a card or a death."""
    doors: int = 0
    searches: int = 0
    flames: int = 0
    features: list[int] = field(default_factory=list)
    """One per feature of the box: how often it was passed, or CLOSED."""
    woken: int = 0
    """The squares of features that somebody has tried: what lay in wait for that has come."""
    foes: list[Foe] = field(default_factory=list)
    beaten: list[str] = field(default_factory=list)
    gone: int = 0
    """Foes that this map is rid of, in all its fights."""
    next_id: int = 0
    numbers: dict[str, int] = field(default_factory=dict)
    """How many of each kind of creature have come to this map."""
    round: int = 0
    combat: bool = False
    dark: bool = False
    gloom: bool = False
    """It is dark here by itself, fight or no fight."""
    foes_first: bool = False
    order: list[int] = field(default_factory=list)
    """The characters in the order of this combat, which the leader's death does not change (FL-331)."""
    queue: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    holding: bool = False
    """Those who held are acting now."""
    foe_queue: list[int] = field(default_factory=list)
    acting: int = -1
    """The creature whose turn it is, or was last."""
    active: int = -1
    foes_done: bool = False
    heroes_done: bool = False
    sleepers: int = 0
    """How many sleeping vampires were tried here already (FL-092)."""

    def add(self, kind: str, at: int, vita: int, several: bool = False) -> Foe:
        """One more creature, with an id and a tag of its own; the first of several is numbered too."""
        n = self.numbers[kind] = self.numbers.get(kind, 0) + 1
        tag = kind if n == 1 and not several else f"{kind}#{n}"
        f = Foe(id=self.new_id(), kind=kind, tag=tag, at=at, vita=vita, most=vita)
        f.joined = self.round
        self.foes.append(f)
        return f

    def new_id(self) -> int:
        """An id for one more creature: the next that none on the map has."""
        used = {f.id for f in self.foes}
        while self.next_id in used:
            self.next_id = (self.next_id + 1) % FOES
        n = self.next_id
        self.next_id = (n + 1) % FOES
        return n


@dataclass(slots=True, kw_only=True)
class Melee:
    """A skirmish: the creatures with their counters, and who is out of it."""

    kinds: list[str]
    """Creature ids, or "hero:2" for an afflicted character."""
    counters: list[int]
    round: int = 0
    order: list[int] = field(default_factory=list)
    """The characters in the order of this combat (FL-331)."""
    out: int = 0
    skip: int = 0
    """Characters who lose their turn of this round (FL-113)."""
    later: int = 0
    """Characters who lose that of the next round (FL-121)."""
    focused: int = 0
    """Characters whose token gives no DEFENSE until their next turn (FL-136)."""
    queue: list[int] = field(default_factory=list)
    hits: list[int] = field(default_factory=list)
    fled: bool = False
    scene: str = ""


@dataclass(slots=True, kw_only=True)
class Tale(State):
    """A whole game of Folklore."""

    advanced: bool = True
    stories: list[str] = field(default_factory=list)
    """The stories of the campaign, the current one first."""
    finished: int = 0
    endings: tuple[str, ...] = ()
    scores: list[int] = field(default_factory=list)
    """Score of each finished story, 0 to 100."""
    story: str = ""
    chapter: int = 0
    scene: str = ""
    line: int = 0
    """How far the current scene has been told."""
    page: list[str] = field(default_factory=list)
    """Scenes on the open page: those told since the group last had to do something."""
    turn_page: bool = False
    candle: int = 0
    flags: list[str] = field(default_factory=list)
    past: tuple[str, ...] = ()
    """What earlier stories of the campaign left behind, as "story:flag", "story:ending", "story:died"."""
    fallen: tuple[str, ...] = ()
    """Characters who have died in this story."""
    days: int = 0
    """Nights that have passed in this story."""
    tally: dict[str, int] = field(default_factory=dict)
    """How often something happened, as "story.chapter.what": for studies."""
    tokens: dict[str, int] = field(default_factory=dict)
    heroes: list[Hero] = field(default_factory=list)
    late: tuple[str, ...] = ()
    """Characters who join at the second story, as "who:seat:focus"."""
    own_abilities: bool = False
    with_heirlooms: bool = False
    asked: int = 0
    """The number of the character that the question under way is put to."""
    aim: int = -1
    """The foe that the effects under way were aimed at first; the rest of them goes there too."""
    helped: int = -1
    """The same of a friend."""
    trier: int = -1
    """The character who tried the check just told of: it bears what comes of it. -1: the leader."""
    leader: int = 0
    day: bool = True
    rested: bool = False
    place: str = ""
    camper: int = 0
    """Whose pack is open by the roadside."""
    goal: str = ""
    goal_scene: str = ""
    goal_late: str = ""
    """Where the tale goes on when the days run out, if there is haste."""
    goal_by: int = 0
    """The night by which the group has to be there."""
    compass: bool = False
    bound: tuple[str, ...] = ()
    """Goal, scene and perhaps `compass` of the journey on which the group died, until it is back there (FL-342)."""
    between: bool = False
    events: list[str] = field(default_factory=list)
    """KEEP IN PLAY cards."""
    card: str = ""
    """The road or off-road card that is being read."""
    waiting: list[str] = field(default_factory=list)
    """Fights that an effect brought on and that start when the step is over."""
    then: list[str] = field(default_factory=list)
    """Steps to go back to."""
    site: Site | None = None
    melee: Melee | None = None
    market: list[str] = field(default_factory=list)
    town_queue: list[int] = field(default_factory=list)
    location: str = ""
    items: Deck = field(default_factory=Deck)
    artifacts: Deck = field(default_factory=Deck)
    heirlooms: Deck = field(default_factory=Deck)
    companions: Deck = field(default_factory=Deck)
    boons: Deck = field(default_factory=Deck)
    prayers: Deck = field(default_factory=Deck)
    rituals: Deck = field(default_factory=Deck)
    tarots: Deck = field(default_factory=Deck)
    road: Deck = field(default_factory=Deck)
    wild: Deck = field(default_factory=Deck)
    deaths: int = 0
    group_deaths: int = 0
    rounds: int = 0
    foes_beaten: int = 0
    tune: dict[str, int] = field(default_factory=dict)


def here(s: Tale) -> Site:
    """The map in use, where there must be one."""
    assert s.site is not None
    return s.site


def fray(s: Tale) -> Melee:
    """The skirmish under way, where there must be one."""
    assert s.melee is not None
    return s.melee
