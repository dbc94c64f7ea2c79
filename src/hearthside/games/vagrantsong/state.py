"""What lies on the table: plain data between steps."""

from __future__ import annotations

from dataclasses import dataclass, field

from hearthside.kernel import State

BLACK, WHITE = 1, 2
"""The two colours of Haint Effect Tokens, as bits (VS-216)."""

TOKENS = {"nail": 8, "candle": 7, "salt": 5, "foot": 4, "apple": 3}
"""The Rummage Tokens and how many there are of each (VS-040)."""
LIMITS = {"nail": 5, "candle": 4, "salt": 3, "foot": 2, "apple": 2}  # VS-025
EVENT = [f"e{n}" for n in range(10)]
"""How Event Tokens are written where they lie among Rummage Tokens."""
MALADY = "malady"
TRACK_MAX = 6  # VS-022


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
    skills: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    junk: list[int] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    pup_tokens: list[str] = field(default_factory=list)
    purse: int = 3
    hand: int = 0
    coins: dict[str, int] = field(default_factory=dict)
    resting: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    foot: str = ""
    steps: int = 0
    pup_steps: int = 0
    effects: int = 0
    between: str = ""
    token_used: bool = False
    acted: bool = False
    westbound: bool = False
    under: int = -1
    was_westbound: bool = False
    marks: dict[str, int] = field(default_factory=dict)


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
    door: str = ""
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
    candles: list[int] = field(default_factory=list)
    summons: dict[str, int] = field(default_factory=dict)
    souls: list[int] = field(default_factory=list)
    events: dict[int, int] = field(default_factory=dict)
    on_round: dict[int, int] = field(default_factory=dict)
    on_humanity: dict[int, int] = field(default_factory=dict)
    on_break: dict[int, int] = field(default_factory=dict)
    round: int = 1
    rounds: int = 0
    active: int = -1
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
    cycling: bool = False
    crowded: int = -1
    malady: int = 0
    malady_round: int = 0
    seance: bool = False
    encore: bool = False
    reprieve: bool = False
    favour: int = 0
    rituals: list[str] = field(default_factory=list)
    counters: dict[str, int] = field(default_factory=dict)
    over: str = ""
    story: str = ""
    camp: Camp = field(default_factory=Camp)
    open_seats: bool = False
    tune: dict[str, int] = field(default_factory=dict)
