"""What lies on the table: plain data between steps."""

from __future__ import annotations

from dataclasses import dataclass, field

from hearthside.kernel import State

TOKENS = {"nail": 8, "candle": 7, "salt": 5, "foot": 4, "apple": 3}
"""The Rummage Tokens and how many there are of each (VS-040)."""
LIMITS = {"nail": 5, "candle": 4, "salt": 3, "foot": 2, "apple": 2}  # VS-025
EVENT = [f"e{n}" for n in range(24)]
"""How Event Tokens are written where they lie among Rummage Tokens; beyond 9 are those without a number."""
MALADY = "malady"
TRACK_MAX = 6  # VS-022
COINS = 3  # VS-051
BALLOT = "ballot"
"""The track that holds the number of an Event while everybody answers it in secret."""
WHISPERED, WHISPER = "whispered", "whisper"
"""The tracks that hold who is reading a Moment alone, and its number."""
SECRET = [f"secret{i}" for i in range(4)]
"""The tracks that hold what Vagrants have written down, by seat; nobody else knows."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """What an In-Between card adds to a Vagrant's values for the next Scenario (VS-219)."""

    move: int = 0
    range: int = 0
    bust: int = 0
    investigate: int = 0
    patch: int = 0


@dataclass(slots=True)
class Vagrant:
    """One Vagrant: the card, what is slotted and carried, and where the standee is.

    A Wounded Skill or Broken Junk is its number with a minus sign; 0 is an empty slot.
    """

    who: str
    seat: int
    humanity: int
    most: int
    at: int = -1
    pup: int = -1
    out: bool = False
    """No longer in this Scenario."""
    skills: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    junk: list[int] = field(default_factory=list)
    lent: int = 0
    """The Junk that DC's Favour lends for this Scenario."""
    tokens: list[str] = field(default_factory=list)
    pup_tokens: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    """Event Tokens that take none of the pockets."""
    purse: int = COINS
    dealt: int = 0
    """The Coins of this turn: those in hand and those placed."""
    hand: int = 0
    coins: dict[str, int] = field(default_factory=dict)
    resting: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    foot: str = ""
    foot_spent: bool = False
    steps: int = 0
    pup_steps: int = 0
    effects: list[str] = field(default_factory=list)
    """The Haint Effects on this Vagrant, by key."""
    between: str = ""
    bonus: Bonus = field(default_factory=Bonus)
    starts: list[str] = field(default_factory=list)
    """Haint Effects to begin the next Scenario with: "black", "white" (VS-042)."""
    ward: int = 0
    """So many losses will cost 1 less each."""
    bones: int = 0
    """Bones more on the next roll."""
    tip: int = 0
    """Coins more on the next turn."""
    awake: bool = False
    """No Skill or Junk rests on the next turn."""
    decoy: bool = False
    """Haints go for this Vagrant, or the Pup, until the next turn."""
    guarded: bool = False
    """The next Haint action passes over."""
    lasting: list[str] = field(default_factory=list)
    coming: list[str] = field(default_factory=list)
    """What lasts for this Vagrant, and what will from the next turn on; by key, declared on the page (`Lasting`)."""
    boxcar: bool = False
    """Whether the first natural 6 of the turn has fallen (VS-065)."""
    patched: int = 0
    """The successes of Patch Up this turn."""
    token_used: bool = False
    acted: bool = False
    westbound: bool = False
    under: int = -1
    was_westbound: bool = False
    changed: bool = False
    """Whether this seat has changed its Vagrant in this Camp."""


@dataclass(slots=True)
class Haint:
    """One Haint: its standee, mood and tracks. `at` is -1 for a Haint without a standee."""

    who: str
    at: int = -1
    mood: int = 0
    humanity: int = 0
    threshold: int = 0
    breaks: int = 0
    skips: int = 0
    haunted: int = 0
    breaking: bool = False
    gone: bool = False
    """Not in play: saved, sent away, or not yet come."""
    on_humanity: dict[int, int] = field(default_factory=dict)
    on_break: dict[int, int] = field(default_factory=dict)
    """Event Tokens on its tracks, and where."""
    passed: list[int] = field(default_factory=list)
    """Events its marker came to in its own turn; they fire once the turn, and any Break, is over."""


@dataclass(slots=True)
class Camp:
    """What the campaign keeps between Scenarios."""

    pool: int = 0
    ritual_coins: int = 0
    offers: list[int] = field(default_factory=list)
    junk_deck: list[int] = field(default_factory=list)
    tier: int = 1
    offered: int = 0
    bought: bool = False
    belongings: list[int] = field(default_factory=list)
    junk: list[int] = field(default_factory=list)
    personal: dict[str, list[int]] = field(default_factory=dict)
    lost: list[int] = field(default_factory=list)
    bank: int = 0
    mileposts: list[str] = field(default_factory=list)
    revives: int = 0
    doors: list[str] = field(default_factory=list)
    """The doors gone through, in order."""
    marks: dict[str, int] = field(default_factory=dict)
    """What the progress page counts beside Mile Posts: Bells and the like."""
    rejoin: str = ""
    """The night from which the bonus was ridden."""
    card: int = 0
    answers: list[int] = field(default_factory=list)
    shown: bool = False
    last_stand: bool = False
    results: list[str] = field(default_factory=list)
    next: str = ""


@dataclass(slots=True, kw_only=True)
class Journey(State):
    """A whole game: one Scenario, or a campaign of them."""

    scenario: str
    campaign: bool
    vagrants: list[Vagrant]
    haints: list[Haint] = field(default_factory=list)
    phase: str = "setup"
    bindle: list[str] = field(default_factory=list)
    cycle: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TOKENS, 0))
    held: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    terrain: dict[int, str] = field(default_factory=dict)
    blocked: int = 0
    closed: int = 0
    """The spaces that are out of play."""
    marked: dict[int, str] = field(default_factory=dict)
    """What lies on pieces of Terrain, "+" between several: a Nail in a Hole, a mark on a stone."""
    candles: list[int] = field(default_factory=list)
    figures: dict[str, int] = field(default_factory=dict)
    """Standees that are neither Vagrants nor Haints, by name and number."""
    events: dict[int, int] = field(default_factory=dict)
    on_round: dict[int, int] = field(default_factory=dict)
    fired: dict[int, int] = field(default_factory=dict)
    """How often each Event has fired in this Scenario."""
    round: int = 1
    rounds: int = 0
    active: int = -1
    reader: int = -1
    """The body that reads the Event being Investigated: a seat, or the Pup of one."""
    reading: int = -1
    """The number of the Event that is being read."""
    recent: int = 0
    first: int = -1
    turns: int = 0
    special: int = -1
    salted: int = 0
    salt_asked: int = 0
    acting: int = -1
    haint_index: int = 0
    drawn: str = ""
    haint_turn: bool = False
    lasting: list[str] = field(default_factory=list)
    """What lasts for everybody, by key; declared on the page (`Lasting`)."""
    cycling: bool = False
    sated: int = -1
    """The Haints, as bits, that have Broken by the Skill or Junk that is being performed; -1 while none is."""
    crowded: int = -1
    malady: int = 0
    malady_round: int = 0
    seance: bool = False
    encore: bool = False
    reprieve: bool = False
    favour: int = 0
    rituals: list[str] = field(default_factory=list)
    tracks: dict[str, int] = field(default_factory=dict)
    """What the Scenario counts; each is declared on its page (`Track`), with its bounds."""
    over: str = ""
    story: str = ""
    camp: Camp = field(default_factory=Camp)
    open_seats: bool = False
    tune: dict[str, int] = field(default_factory=dict)

    @property
    def door(self) -> str:
        """The door of the present path, "" before the first."""
        return self.camp.doors[-1] if self.camp.doors else ""

    @property
    def purse(self) -> int:
        """The Coins of a turn (VS-051)."""
        return self.tune.get("coins", COINS)

    @property
    def tokens(self) -> dict[str, int]:
        """How many Rummage Tokens of each kind there are (VS-040)."""
        return {token: self.tune.get(token, n) for token, n in TOKENS.items()}

    @property
    def voting(self) -> int:
        """The Event whose secret choice is being made, its answers in `camp.answers`; -1 for none."""
        return self.tracks.get(BALLOT, -1)

    @property
    def whispered(self) -> int:
        """The seat that is reading a Moment alone; -1 for none."""
        return self.tracks.get(WHISPERED, -1)

    @property
    def players(self) -> int:
        """How many Vagrants ride."""
        return len(self.vagrants)
