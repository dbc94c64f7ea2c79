"""What things change in the rules while they are in force: Effects, Terrain, what is carried, what lasts.

A Scenario and everything it puts on the table are Parts. A Part says by named hooks where it comes in; each hook
defaults to the rule book. So an Event beats a card, a card the Scenario, the Scenario the book (VS-001).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, NamedTuple

from hearthside.kernel import Asking, Asks, Bar, note

from ...state import Journey

Body = int
"""A standee of a Vagrant: the seat, or the seat + PUP for the Pup."""
PUP = 8

Hook = Callable[[Journey], Asks]
SeatHook = Callable[[Journey, int], Asks]
"""Something that happens to a Vagrant, or to a Haint: (state, seat or Haint)."""
Said = str | Bar | None
"""Why not, or None."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """The hooks of a Part; what belongs to one Vagrant is asked only when it is about that Vagrant."""

    # What happens, in the order of a night.
    opening: Hook | None = None
    round_start: Hook | None = None
    round_end: Hook | None = None
    turn_start: SeatHook | None = None
    turn_end: SeatHook | None = None
    haint_end: SeatHook | None = None
    """The turn of a Haint has ended: (state, Haint)."""
    haint_moved: Callable[[Journey, int, list[int]], Asks] | None = None
    """A Haint has moved, by whatever: (state, Haint, the spaces it came through, the last one where it is)."""
    snuffs: Callable[[Journey, int, int], Asks] | None = None
    """A Haint has come onto a Candle, which is out: (state, Haint, space)."""
    moved: Callable[[Journey, int, Body], Asks] | None = None
    """A Vagrant or the Pup has moved, by whatever: (state, seat, body)."""
    enters: Callable[[Journey, int, Body, int], Asks] | None = None
    """A Vagrant or the Pup has come onto a space: (state, seat, body, space)."""
    perils: Callable[[Journey], int] | None = None
    """The spaces where `enters` does something, so that a walk ends on them."""
    wounded: SeatHook | None = None
    broke: SeatHook | None = None
    """A Haint has Broken, and the book's effects are done: (state, Haint)."""
    haint_gained: SeatHook | None = None
    nudged: Callable[[Journey, int, int], Asks] | None = None
    """A Haint without a Threshold would gain Humanity: what happens instead; without this nothing aims at it."""
    uncovered: Callable[[Journey, int, str], Asks] | None = None
    """A piece of Terrain has been removed: (state, space, kind)."""
    lit: Callable[[Journey, int, int], Asks] | None = None
    """A Candle is set down: (state, seat, space)."""
    nailing: Callable[[Journey, int, int, int], Asking[int]] | None = None
    """What Iron Nails give a Haint, as it becomes: (state, seat, Haint, n)."""
    nailed: Callable[[Journey, int, int], Asks] | None = None
    """Iron Nails were used on a Haint: (state, seat, Haint)."""
    used: Callable[[Journey, int, str], Asks] | None = None
    """A token was used: (state, seat, token)."""
    footed: Callable[[Journey, int], None] | None = None
    """A Rabbit's Foot has been used up by an action: (state, seat)."""
    took: Callable[[Journey, int, str], Asks] | None = None
    """A token came into a Vagrant's hands: (state, seat, token)."""
    keeps: Callable[[Journey, int, list[str]], Asking[list[str]]] | None = None
    """What a Vagrant keeps of the tokens drawn by Rummaging, instead of one; [] leaves it at one."""
    rolled: Callable[[Journey, int, list[int], int], Asks] | None = None
    """A Vagrant rolled for an action: (state, seat, Bones, success value)."""
    drew: SeatHook | None = None
    """A token is drawn for a Haint, which has not acted yet; "haint_over" as `s.step` keeps it from acting."""
    patching: Callable[[Journey, int, int], Asking[int]] | None = None
    """What a Patch Up that succeeded gives, as it becomes: (state, seat, n)."""
    patched: SeatHook | None = None
    touched: Callable[[Journey, int, int], Asks] | None = None
    """Another Vagrant's action on this one succeeded: (state, target, actor)."""
    placed: SeatHook | None = None
    """Coins are placed, and the Vagrant is about to act."""
    # What is asked of it.
    bars: Callable[[Journey, int, str], Said] | None = None
    """What keeps Coins off a slot, "token.<name>" from use, or "ready" from being said."""
    unseen: Callable[[Journey, int, int], bool] | None = None
    """Whether a Vagrant may not target what stands on a space."""
    losing: Callable[[Journey, int, int], int] | None = None
    """A loss as it becomes."""
    gaining: Callable[[Journey, int, int], int] | None = None
    """A gain as it becomes."""
    haint_gaining: Callable[[Journey, int, int], int] | None = None
    """What a Haint gains, as it becomes."""
    repays: Callable[[Journey, int], bool] | None = None
    """Whether a Haint gains what it would lose: (state, Haint)."""
    bears: Callable[[Journey, int, int], Asking[int]] | None = None
    """A loss, as it became, falls on something else than the Vagrant; returns what was lost."""
    mends: Callable[[Journey, int, int], Asks] | None = None
    """A gain, as it became, goes to something else than the Vagrant."""
    fallen: Hook | None = None
    """The last Vagrant in play is Westbound: what happens instead of a defeat."""
    skill_bones: Callable[[Journey, int, int], int] | None = None
    """Bones more for a Skill: (state, seat, number of the Skill)."""
    bust_gives: Callable[[Journey, int], int] | None = None
    """What a Bust that succeeds gives more."""
    eases: Callable[[Journey, int, int], int] | None = None
    """How much easier a Skill or Bust on a Haint succeeds: (state, seat, Haint)."""
    afflicting: Callable[[Journey, int, str], bool] | None = None
    """Whether a Haint Effect that would be gained is kept off: (state, seat, key)."""
    singles: Callable[[Journey, int, list[Body]], list[Body]] | None = None
    """Whom a Haint treats as if they had Special Target Priority."""
    prefers: Callable[[Journey, int, list[Body]], list[Body]] | None = None
    """Narrows the candidates for a Haint's target, before its action does."""
    # What it adds.
    move: int = 0
    skill_value: int = 0
    """To the success value of Skills: more is harder."""
    reach: int = 0
    """To the Range of Skills."""
    pockets: int = 0
    coins: int = 0
    """To the Coins of a turn."""
    harder: int = 0
    """To what Haint actions cost."""
    rooted: int = 0
    """Whether Haints do not Move."""
    bust_bones: int = 0
    """To the Bones of a Bust."""
    raw: int = 0
    """Whether nothing makes a loss smaller."""
    plain_sixes: int = 0
    """Whether natural 6s bring no more Bones."""
    stunned: int = 0
    """Whether its Vagrant's turn is skipped."""
    shortens: int = 0
    """By how many spaces every Move of its Vagrant is shorter, in all, and every forced one."""
    strides: int = 0
    """Whether its Vagrant walks over Terrain."""


HOOKS = tuple(f.name for f in fields(Part))

ALWAYS, BORNE, HELD, LASTS, UPON, SEANCE = range(6)
"""Where a Part may be in force: the Scenario itself; an Effect on a Vagrant; a token somebody holds; something that
lasts; something that lasts for one Vagrant; the Seance card."""

Entry = tuple[int, str, Any]
"""A hook in a Scenario's table: where its Part may be in force, the Part's key, the hook."""
Entries = tuple[Entry, ...]


class On:
    """All hooks of a Scenario by name, each a short tuple of entries: what the rules look through."""

    __slots__ = HOOKS

    def __init__(self, parts: list[tuple[int, str, Part]]) -> None:
        for name in HOOKS:
            found = [
                (where, key, hook)
                for where, key, part in parts
                if (hook := getattr(part, name)) is not None and hook != 0
            ]
            setattr(self, name, tuple(found))

    if TYPE_CHECKING:  # all slots are filled; a real `__getattr__` would slow every look at them

        def __getattr__(self, name: str) -> Entries: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect(Part):
    """A Haint Effect (VS-216), marked with black or white tokens."""

    key: str
    name: str
    text: str
    colour: str = ""
    state: bool = False
    """Whether its name says how somebody is (Bleeding), not what they have (The Shakes)."""
    cure: str = ""
    """The token whose discard removes it (VS-218)."""
    locked: Callable[[Journey, int], bool] | None = None
    """When it cannot be removed."""
    begins: SeatHook | None = None
    ends: SeatHook | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lasting(Part):
    """A rule that an Event or a card sets in force for a while: `until` the turn, the round or the night is over."""

    key: str
    text: str
    until: str = "night"


@dataclass(frozen=True, slots=True, kw_only=True)
class Terrain:
    """How one kind of Terrain is here; without a word of the Scenario it bars Vagrants and nothing else (VS-104)."""

    kind: str
    text: str
    enters: Callable[[Journey, Body, int], Asking[Any]] | None = None
    """Vagrants may enter; what then happens to a body on a space. Returns whether that ends the Move."""
    haint_enters: Callable[[Journey, int, int], Asks] | None = None
    """A Haint has ended its move there, or passed: (state, Haint, space)."""
    stops: bool = False
    """Whether a Haint that comes onto it ends its Move there, as on a Candle."""
    shunned: bool = True
    """Whether a Haint that something happens to there ends its Move elsewhere if it can: that is worse for Vagrants."""
    spare: int = 0
    """So many tokens serve as more of it once the pieces are out."""
    rule: str = ""


class Figure(NamedTuple):
    """A standee that is neither Vagrant nor Haint: a summons, a Lost Soul, somebody who only stands there."""

    key: str
    name: str
    summons: bool = False
    """Whether a Haint that comes over it removes it (VS-090)."""
    solid: bool = True
    """Whether nobody else may stop on its space."""
    look: str = ""
    """Its picture, if it is not called as its key."""


FIGURES = {
    figure.key: figure
    for figure in (
        Figure("crow", "the crow", summons=True),
        Figure("bough", "the Wandering Willow", summons=True, look="bough"),
        Figure("soul", "the Lost Soul", look="lost_soul"),
    )
}
"""The standees that more than one page or a Skill sets down; pages add their own."""


def kind_of(figure: str) -> str:
    """The kind of a standee: its name without its number.

    >>> kind_of("soul2"), kind_of("crow")
    ('soul', 'crow')
    """
    return figure.rstrip("0123456789")


@dataclass(frozen=True, slots=True)
class Track:
    """Something a Scenario counts, between 0 and `most`; `says` tells a change, and shows it on the table."""

    key: str
    says: str = ""
    start: int = 0
    most: int | tuple[int, int, int] = 99
    """The maximum, or one each for two, three and four Vagrants."""

    def of(self, s: Journey) -> int:
        """How it stands."""
        return s.tracks[self.key]

    def limit(self, players: int) -> int:
        """The maximum with so many Vagrants."""
        return self.most if isinstance(self.most, int) else self.most[players - 2]

    def set(self, s: Journey, n: int) -> None:
        """Let it stand at `n`, or as near to that as it can."""
        s.tracks[self.key] = max(0, min(self.limit(s.players), n))
        if self.says:
            note(s, "track", self.key, s.tracks[self.key], s.scenario, rule="VS-004")

    def add(self, s: Journey, n: int = 1) -> int:
        """Let it rise or fall; returns how it then stands."""
        self.set(s, s.tracks[self.key] + n)
        return s.tracks[self.key]
