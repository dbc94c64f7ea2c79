"""The state of a game: plain data, one part per role and one for the map."""

from __future__ import annotations

from dataclasses import dataclass, field

from hearthside.kernel import Deck, State

from .content.board import CELLS, SUPPLY
from .content.figures import GIANT
from .content.roles import NOBODY, THIEF

LIGHT_MAX = 8
BLOOD_MAX = 15
WEB_MAX = 10
CURSE_MAX = 20
BREACH_MAX = 8
FORCE_MAX = 6
PIT_MARKS = 4
VAULT_MAX = 6
HERO_CUBES = 2
"""VT-063: the cubes that the Knight begins with."""


def _cells() -> list[int]:
    return [0] * CELLS


@dataclass(slots=True)
class Map:
    """Tiles, edges and everything that is not a role's figure, as bit sets over the 49 crypts."""

    tile: list[int] = field(default_factory=lambda: [SUPPLY] * CELLS)
    walls: list[int] = field(default_factory=_cells)
    """Printed walls that show: none on Dark tiles and crypts."""
    open: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """For each direction, the crypts one can leave that way, breaches and force walls counted."""
    tiles: int = 0
    lit: int = 0
    known: int = 0
    """Dark tiles whose face everybody has seen."""
    peeked: int = 0
    """Dark tiles whose face the Thief has seen."""
    vaults: int = 0
    reveals: int = 0
    """How often a tile has been revealed."""
    pits: int = 0
    """Tiles that count as Pit: Lit Pits and tiles with a pit marker."""
    shrines: int = 0
    armories: int = 0
    doors: int = 0
    """Crypts at an opening whose own side shows no wall there."""
    breaches: int = 0
    forces: int = 0
    pit_marks: int = 0
    stack: list[int] = field(default_factory=list)
    turning: int = SUPPLY
    """The tile in somebody's hands, being turned; its edges count once it lies."""
    entry: int = SUPPLY
    """Where the one who turns it came from, if it must stay open to there (VM-086)."""
    webs: list[int] = field(default_factory=_cells)
    webbed: int = 0
    blood: list[int] = field(default_factory=_cells)
    bloody: int = 0
    lamps: int = 0
    skulls: list[int] = field(default_factory=lambda: [SUPPLY] * 2)
    poltergeists: list[int] = field(default_factory=lambda: [SUPPLY] * 9)
    haunted: int = 0
    treasures: list[int] = field(default_factory=lambda: [SUPPLY] * 10)
    hoards: int = 0
    poltergeist_curses: list[int] = field(default_factory=lambda: [0] * 9)
    treasure_curses: list[int] = field(default_factory=lambda: [0] * 10)


@dataclass(slots=True)
class Paladin:
    """The Paladin's board, hand and what he did this turn."""

    at: int = SUPPLY
    health: int = 7
    grit: int = 0
    light: int = 0
    fury: int = 0
    pillar: int = SUPPLY
    unassigned: int = 3
    prepare: int = 0
    sprint: int = 0
    crusade: int = 0
    cubes: int = 7
    """Hero cubes in the game: on the board or in supply."""
    favors: Deck = field(default_factory=Deck)
    treasures: Deck = field(default_factory=Deck)
    hand: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    boxed: list[str] = field(default_factory=list)
    origin: int = SUPPLY
    """Where this crusade came from, if it moved."""
    struck: int = 0
    """Figures attacked in this crusade, as bits (see rules.attacks)."""
    vigor: int = 0
    moves: int = 0
    hit_spider: bool = False
    hit_poltergeist: bool = False
    used: list[str] = field(default_factory=list)
    """Cards that work once a turn and did."""
    found: list[str] = field(default_factory=list)
    """The treasure card he was handed and has not kept or refused yet."""


@dataclass(slots=True)
class Skeletons:
    """The March Order, the gear and the activation under way."""

    at: list[int] = field(default_factory=lambda: [SUPPLY] * 6)
    march: list[int] = field(default_factory=list)
    up: int = 0
    """Skeletons whose card is face up."""
    stability: int = 2
    deck: Deck = field(default_factory=Deck)
    hand: list[str] = field(default_factory=list)
    gear: list[str] = field(default_factory=list)
    boxed: list[str] = field(default_factory=list)
    acted: int = 0
    active: int = SUPPLY
    moves: int = 0
    runes: int = 0
    """The skulls that may still be called back, as bits: both until something else is done."""
    action_done: bool = False
    must_strike: bool = False
    halted: bool = False
    """A lamp or a web has ended its movement."""
    origin: int = SUPPLY
    blow: int = 0
    """The Health that the hit under way costs, and below the Grit."""
    twist: int = 0
    raged: bool = False
    screams: int = 0
    looted: bool = False
    called: int = SUPPLY
    called_moves: int = 0
    lying: int = 0
    """Solo: Skeletons that lie on their side above their card."""


@dataclass(slots=True)
class Spider:
    """Her form, figures, dial and hand."""

    form: int = GIANT
    at: int = SUPPLY
    spiderlings: list[int] = field(default_factory=lambda: [SUPPLY] * 5)
    eggs: list[int] = field(default_factory=lambda: [SUPPLY] * 3)
    terror: int = 0
    blood: int = 0
    deck: Deck = field(default_factory=Deck)
    hand: list[str] = field(default_factory=list)
    turns: int = 0
    fed: bool = False
    scared: bool = False
    moves: int = 0
    climbed: bool = False
    moved: int = 0
    mover: int = SUPPLY
    eggs_laid: int = 0
    casting: str = ""
    """The power under way, while she picks its tiles; below how often she may still use it, and where she has."""
    uses: int = 0
    touched: int = 0
    bitten: int = SUPPLY
    """The tile at which her fangs strike."""
    last: int = SUPPLY
    """The tile beside which the next Spiderling runs, when the big form breaks up."""


@dataclass(slots=True)
class Manor:
    """Omens, portents, Seals and rituals."""

    wraith: int = SUPPLY
    seals: int = 0
    unassigned: int = 3
    omens: list[int] = field(default_factory=lambda: [0] * 6)
    portents: list[int] = field(default_factory=lambda: [0] * 6)
    deck: Deck = field(default_factory=Deck)
    hand: list[str] = field(default_factory=list)
    boxed: list[str] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)
    """Treasures drawn for the Paladin, one of which it gives him."""
    placed: bool = False
    opened: int = SUPPLY
    """The Poltergeist tile that it revealed last."""
    left: int = 0
    """How often the power under way may still be used, or how far."""
    held: int = SUPPLY
    """The tile it has picked up to shift, to swap or to wall; below the other one of a swap."""
    partner: int = SUPPLY


@dataclass(slots=True)
class Warlock:
    """Curses, spells, magic cubes and the dominated pieces."""

    at: int = SUPPLY
    curses: int = 0
    track: int = 0
    deck: Deck = field(default_factory=Deck)
    hand: list[str] = field(default_factory=list)
    spells: list[str] = field(default_factory=list)
    dominated: list[str] = field(default_factory=lambda: [""] * 5)
    unassigned: int = 3
    placed: int = 0
    cubes: int = 5
    on_map: bool = False
    used: list[str] = field(default_factory=list)
    """Spells that work once a turn and did."""
    picked: str = ""
    """The piece that is on its way to his track."""
    sneaked: bool = False
    """Whether the sneak under way has moved him, and below whether he has leapt in it."""
    leapt: bool = False
    left: int = 0
    """How many walls the Enclose under way may still raise."""
    walled: int = SUPPLY
    """The tile at which it raises one."""


@dataclass(slots=True)
class Thief:
    """Stats, action cubes, loot and upgrades."""

    at: int = SUPPLY
    plan: list[int] = field(default_factory=lambda: [0, 1, 2])
    """Which token lies on Movement, Stealth and Thievery."""
    moves: int = 0
    cubes: int = 0
    loot_drop: int = 3
    carried: int = 0
    stashed: int = 0
    upgrades: list[str] = field(default_factory=list)
    robbed: int = 0
    """The roles that he has pickpocketed or stabbed this turn, and below the vaults he has tried, as bits."""
    tried: int = 0
    rerolls: int = 0
    evaded: bool = False
    """Whether an attack has been dodged, or not, in this turn of anybody."""
    victim: str = ""
    """Whom he is robbing, while he picks what to take."""


@dataclass(slots=True)
class Knight:
    """Her cubes on tracks, tools and treasures, her sidequests, and the Encounter under way."""

    at: int = SUPPLY
    health: int = 7
    whole: int = 7
    """The Health that she began with."""
    grit: int = 0
    cubes: int = HERO_CUBES
    """Hero cubes at hand."""
    tracks: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Cubes on Movement, Perception and Strength, and below on Bomb, Bow, Ancient Map and Shield."""
    tools: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    charged: list[str] = field(default_factory=list)
    """Treasures with a cube on them."""
    waiting: int = 0
    """The marks of the Grit track on which a cube lies, as bits; and below how many marks there are."""
    marks: int = 5
    lost: int = 0
    """Cubes that were discarded for good."""
    quests: Deck = field(default_factory=Deck)
    hand: list[str] = field(default_factory=list)
    treasures: Deck = field(default_factory=Deck)
    kept: list[str] = field(default_factory=list)
    """Treasures that lie face down before her, and below those face up."""
    played: list[str] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    boxed: list[str] = field(default_factory=list)
    steps: int = 0
    """The Movement and the Encounters that this turn has used."""
    met: int = 0
    origin: int = SUPPLY
    """Where the Encounter under way came from, if it began with a step."""
    forced: int = 0
    """The figures that she has to attack in it, those that she has attacked, and those she found in the dark, as bits."""
    struck: int = 0
    lurkers: int = 0
    aim: int = 0
    """What a Javelin adds to the next attack."""
    trodden: int = 0
    """The spaces that she has entered this turn, and those of her Encounters."""
    met_at: int = 0
    looted: int = 0
    """Treasures collected this turn."""
    deeds: list[str] = field(default_factory=list)
    """What she has done this turn that a sidequest may ask for."""


@dataclass(slots=True)
class Goblins:
    """Three Tribes with their discs and Monsters, Rage, War card and Secrets, and the activation under way."""

    at: list[int] = field(default_factory=lambda: [SUPPLY] * 3)
    population: list[int] = field(default_factory=lambda: [0] * 3)
    rage: int = 1
    war: Deck = field(default_factory=Deck)
    offered: list[str] = field(default_factory=list)
    """War cards to choose from, and below the one of this turn."""
    card: str = ""
    spared: list[int] = field(default_factory=lambda: [0] * 3)
    """The discs that Rage keeps off each Tribe this turn."""
    monsters: Deck = field(default_factory=Deck)
    slots: list[str] = field(default_factory=lambda: [""] * 4)
    """The Monsters: one with Fangs, two with Bones, one with Eye."""
    drawn: list[str] = field(default_factory=list)
    """Monsters just drawn; and Secrets."""
    fresh: list[str] = field(default_factory=list)
    secrets: Deck = field(default_factory=Deck)
    hand: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """Secrets that lie face up."""
    later: str = ""
    """The step after the Monsters."""
    activated: int = 0
    active: int = SUPPLY
    acted: bool = False
    """Whether the Tribe under way has lost its action, has been stopped, has dug; and how often it has moved."""
    halted: bool = False
    burrowed: bool = False
    moved: int = 0
    left: int = 0
    """The Lit tiles that it has left."""
    scattering: int = SUPPLY
    blind: int = 0
    """Tribes that light costs nothing this turn, and those with a Fire Bomber, as bits."""
    bombers: int = 0
    redrawn: int = 0
    tunnels: bool = False
    wisped: bool = False
    startled: bool = False
    """Whether they have startled the Warlock this turn."""
    poisoned: int = 0
    """Hero cubes that the Paladin has left at the Entrance."""


@dataclass(slots=True)
class Dragon:
    """His Sloth, hand and Gems, where he is and how awake, and what this turn has seen."""

    at: int = SUPPLY
    awake: bool = False
    surfaced: bool = False
    health: int = 5
    sloth: list[int] = field(default_factory=lambda: [4, 4, 4, 1, 1])
    """Sloth cubes on Greed, Hunger and the three parts of Pride."""
    eaten: int = 0
    deck: Deck = field(default_factory=Deck)
    hand: list[str] = field(default_factory=list)
    gems: list[int] = field(default_factory=lambda: [SUPPLY] * 3)
    """The Gems of Claw, Flame and Wing; and below those whose sign was lent this turn, as bits."""
    lent: int = 0
    wall: int = SUPPLY
    """The Flame Wall, and below whether it has burnt the Paladin this turn."""
    burnt: bool = False
    shriek: bool = False
    """The Shriek token, and below on how many turns the power was used."""
    shrieks: int = 0
    shrieked: bool = False
    hoard: int = 0
    """Treasures that he has taken and not fed on yet."""
    stirred: int = 0
    """The Sloth tracks that have given a cube this turn."""
    moved: bool = False
    strode: bool = False
    """Whether he has made his free move."""
    reach: int = 0
    """How far the Paladin may be shoved, the tiles that burn, and where something was swatted from."""
    aflame: int = 0
    flung: int = SUPPLY
    hunted: bool = False
    """Whether the Paladin has struck at him underground this turn."""


NO_KNIGHT, NO_GOBLINS, NO_DRAGON = Knight(), Goblins(), Dragon()


@dataclass(slots=True, kw_only=True)
class Vast(State):
    """A whole game."""

    mix: str
    seat_of: list[int]
    """The seat of each role, -1 for an absent one."""
    order: list[int] = field(default_factory=list)
    """The roles at the table in the order of turns."""
    levels: list[str]
    map: Map = field(default_factory=Map)
    paladin: Paladin = field(default_factory=Paladin)
    skeletons: Skeletons = field(default_factory=Skeletons)
    spider: Spider = field(default_factory=Spider)
    manor: Manor = field(default_factory=Manor)
    warlock: Warlock = field(default_factory=Warlock)
    thief: Thief = field(default_factory=Thief)
    visiting_knight: Knight | None = None
    """The boards of visitors lie here only while they visit: a fork has nothing to copy of the others."""
    visiting_goblins: Goblins | None = None
    visiting_dragon: Dragon | None = None
    visitor: int = NOBODY
    """The visitor with such a board."""
    role: int = 0
    ways: list[int] = field(default_factory=list)
    """The ways on offer to the one who walks: the spaces after 1, 2, .. steps."""
    round: int = 1
    winner: int = NOBODY
    how: str = ""
    expander: int = NOBODY
    """The role that must expand at the end of its turn."""
    terror_goal: int = 12
    seals_goal: int = 14
    pieces_goal: int = 5
    loot_goal: int = 6
    loot_bare: int = 0
    """Treasures that buy no upgrade when they are stashed."""
    wake_goal: int = 11
    """The Wakefulness at which the Dragon awakens, and below the turns on which he must have shrieked."""
    shrieks_goal: int = 0
    hunt: bool = False
    shrines_shut: bool = False
    no_legs: bool = False
    demon_queen: bool = False
    spirit_step: int = 5
    defense_step: int = 4
    solo: bool = False
    campaign: bool = False
    difficulty: str = "normal"
    ghosts_goal: int = 6
    ghosts_kept: int = 0
    ghosts_strike: bool = False
    """An option: poltergeists he misses strike back."""
    ranks: list[int] = field(default_factory=lambda: [0, 0, 0])
    journeys: int = 0
    wins: int = 0

    @property
    def knight(self) -> Knight:
        """The Knight; nobody writes to her board unless she visits."""
        return self.visiting_knight or NO_KNIGHT

    @property
    def goblins(self) -> Goblins:
        """The Goblins; nobody writes to their board unless they visit."""
        return self.visiting_goblins or NO_GOBLINS

    @property
    def dragon(self) -> Dragon:
        """The Dragon; nobody writes to his board unless he visits."""
        return self.visiting_dragon or NO_DRAGON

    @property
    def thief_seat(self) -> int:
        """Where the Thief sits, if he does; a game that was saved before he came has no place for him."""
        return self.seat_of[THIEF] if len(self.seat_of) > THIEF else NOBODY
