"""The shape of a Scenario: everything one pair of pages says, in one place to read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hearthside.kernel import Act, Asking, Asks, Goal

from ...state import Journey
from ..junk import Junk
from .parts import Body, Effect, Figure, Hook, Lasting, On, Part, Said, SeatHook, Terrain, Track

OnBody = Callable[[Journey, int, Body], Asks]
"""What a Haint's action does to one body it catches: (state, Haint, body)."""
Resolve = Callable[[Journey, int, Body | None, "Action"], Asks]
"""One sentence of a Haint's action: (state, Haint, target, action)."""
Aim = Callable[[Journey, int, list[Body]], list[Body]]
"""Narrows the candidates to those an action names (VS-183)."""
Toward = Callable[[Journey, int], int]
"""The spaces a Haint moves toward: (state, Haint)."""


@dataclass(frozen=True, slots=True)
class Action:
    """One action of a Haint: what it says, how far it moves and reaches, what it does."""

    name: str
    text: str
    move: int = 0
    range: int = 0
    toward: str | Toward = ""
    """A side, or spaces; "" for the target."""
    aim: Aim | None = None
    area: bool = False
    """Whether it moves so that its area catches as many as it can."""
    does: tuple[Resolve, ...] = ()
    perform: SeatHook | None = None
    """The whole action, where the five steps do not fit it: (state, Haint)."""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Mood:
    """One mood of a Haint: five actions and the two effects that go with them (VS-166)."""

    name: str
    nail: Action
    candle: Action
    salt: Action
    foot: Action
    apple: Action
    special: str = ""
    cycle_text: str = "The tokens go back, nothing else."
    cycle: SeatHook | None = None
    haunted_text: str = "Lose 1 Humanity."
    """Either text is empty where there is no such effect."""
    haunted: tuple[OnBody, ...] = ()
    end: SeatHook | None = None
    """What happens at the end of the Haint's turn: (state, Haint)."""
    mindful: bool = False
    """Whether a token used right before that may change it: then the Vagrants are asked."""
    rule: str = ""
    """The first of the eight ids of a mood: five actions, special, Cycle, Haunted."""

    def action(self, token: str) -> Action:
        """The action that goes with a Rummage Token."""
        found: Action = getattr(self, token)
        return found

    @property
    def actions(self) -> tuple[Action, ...]:
        """All five, in the order of the page."""
        return self.nail, self.candle, self.salt, self.foot, self.apple


RESTS = Action("At Rest", "It does nothing of its own.")


def quiet(name: str, text: str, *haunted: OnBody) -> Mood:
    """The mood of a Haint that only texts move (`idle`): no actions, only what being Haunted by it brings."""
    rests = (RESTS,) * 5
    return Mood(name, *rests, cycle_text="", haunted_text=text, haunted=haunted)


@dataclass(frozen=True, slots=True)
class HaintCard:
    """A Haint as a Scenario has it: thresholds by players (VS-037) and where the Break marker starts."""

    who: str
    name: str
    moods: tuple[Mood, ...]
    thresholds: tuple[int, int, int] | None = None
    breaks: int = 0
    fury: tuple[int, int, int] = (0, 0, 0)
    """How much more its actions cost for each step its Break marker has come down, by players (VS-309)."""
    standee: bool = True
    aside: bool = False
    """Whether it comes into play only when a text says so."""
    idle: bool = False
    """Whether it takes no turns: only texts move it."""
    follows: str = ""
    """The Haint whose token it acts by, right after that one; without it a token of its own is drawn."""
    on_humanity: dict[int, int] = field(default_factory=dict)
    on_break: dict[int, int] = field(default_factory=dict)
    """Events on its tracks, and where they lie."""
    called: str = ""
    """How a sentence names it, if not "the" and its name."""
    many: bool = False
    """Whether it is several, and verbs follow."""

    @property
    def fury_text(self) -> str:
        """What a page says of its Fury; empty where it has none."""
        if not any(self.fury):
            return ""
        two, three, four = self.fury
        more = str(two)
        if len({two, three, four}) > 1:
            more = f"{two}, {three} or {four}"
        told = f"Fury: for each step the Break marker has come down, actions cost {more} more"
        return f"{told}{', by the number of Vagrants' if ' ' in more else ''}."


@dataclass(frozen=True, slots=True)
class Ballot:
    """What each Vagrant answers in secret, with a lettered Coin, and what comes of all answers together."""

    a: str
    b: str
    count: Callable[[Journey, list[int]], Asks]
    """(state, an answer for each seat: 0 for A, 1 for B, -1 for whoever is out of it)."""


STAYS = frozenset({0, 1, 2, 3})
GONE: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Event(Part):
    """One Event of a Scenario: an Investigate text, what happens when it fires, what it is to whoever holds it.

    As a Part its hooks are in force for the Vagrant who holds the token.
    """

    number: int
    title: str
    text: str
    # Investigating it.
    tiers: tuple[SeatHook, ...] = ()
    """What 0, 1, 2 ... successes bring (VS-134); the reader is the seat."""
    auto: SeatHook | None = None
    """An opening that succeeds without a roll (VS-133)."""
    ready: Callable[[Journey, int], bool] | None = None
    """Without this an Investigate fails at once."""
    success: Callable[[Journey, int], int] | None = None
    """A success value other than the Vagrant's."""
    beside: bool = False
    """Whether it is Investigated from a space next to it, too."""
    needs: Callable[[Journey, int], str | None] | None = None
    """What keeps a Vagrant from Investigating it at all."""
    pays: SeatHook | None = None
    """What Investigating it costs, before the Bones fall."""
    worth: Callable[[Journey, int], float] | None = None
    """What it is worth to a Vagrant who finds it, 1 as a rule and 0 for nothing; only bots look at it."""
    stay: frozenset[int] = frozenset({0})
    """The tiers after which the token stays; a success normally removes it (VS-135)."""
    # Drawing it, or its track's marker coming by.
    fires: SeatHook | None = None
    ballot: Ballot | None = None
    """A secret choice that everybody makes once it has fired; only on the Round track."""
    for_haint: SeatHook | None = None
    """What happens instead where it is drawn for a Haint."""
    late: bool = False
    """Whether it fires on the Round track only after its round has ended."""
    stays: bool = False
    """Whether it stays (on its track, or goes back into the Bindle) after firing (VS-163)."""
    # Holding it.
    carry: bool = False
    """Whether drawing it means keeping it as a Rummage Token."""
    free: bool = False
    """Whether it takes none of the pockets, and is no Rummage Token."""
    use: SeatHook | None = None
    """What using it does."""
    usable: Callable[[Journey, int], bool] | None = None
    works: SeatHook | None = None
    """What Coins laid on it do."""
    price: int = 1
    """How many Coins that takes."""
    labour: float = 2.0
    """What that is worth, in Humanity given to a Haint; only bots look at it."""
    betters: bool = False
    """Whether it can be discarded for one more success on the own Investigate."""
    rerolls: bool = False
    """Whether it can be used after a Skill, to roll the Bones that failed once more."""
    fixed: bool = False
    """Whether it may not be the one returned for being over the limit (VS-130)."""
    priority: bool = False
    """Whether its holder has Special Target Priority (VS-179)."""
    dropped: SeatHook | None = None
    """What happens where it is discarded or set aside."""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Ritual:
    """A Ritual: an objective in the open, a reward behind it (VS-224)."""

    key: str
    name: str
    objective: str
    reward: str
    coins: int = 1
    effect: Hook | None = None
    shown: Callable[[Journey], bool] | None = None
    """Whether it is open on the table; without this it is from the start."""
    rule: str = ""
    tally: Callable[[Journey], tuple[int, int]] | None = None
    """How many tokens lie on it, and how many it takes."""
    word: str = "Ritual"
    """What such a card is called here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seance(Part):
    """What the Seance card does here: in force while it is held, or by `use` at a moment of choice (VS-041)."""

    text: str
    use: Hook | None = None
    usable: Callable[[Journey], bool] | None = None


class Deed(Act[Journey, ...]):
    """An act of one Scenario's page. There `here` bars it; `barred` does so everywhere else, too."""

    def __init__(
        self,
        verb: str,
        rule: str,
        do: Callable[..., Asks | None],
        *,
        here: Callable[..., Said],
        beside: bool,
        **how: Any,
    ) -> None:
        super().__init__(verb, rule, do, **how)
        self.here = here
        self.beside = beside
        """Whether its last argument is a space, and `here` lets no space pass but those next to the Vagrant."""


@dataclass(frozen=True, slots=True)
class MilePost:
    """A Mile Post that a won night may bring, and when."""

    name: str
    text: str
    earned: Callable[[Journey], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Part):
    """A Scenario of the book, whole. Its own hooks are always in force."""

    number: int
    name: str
    diagram: str
    haints: tuple[HaintCard, ...]
    events: tuple[Event, ...]
    rituals: tuple[Ritual, ...]
    specials: tuple[str, ...] = ()
    terrain: tuple[Terrain, ...] = ()
    effects: tuple[Effect, ...] = ()
    break_text: str = ""
    seance: Seance | None = None
    victory_text: str
    saved: bool = True
    """Whether saving every Haint that can be saved wins."""
    done: bool = False
    """Whether completing every Ritual wins."""
    needed: Callable[[Journey], int] | None = None
    """How many Rituals there are to complete, if not all of them."""
    goals: Callable[[Journey], tuple[Goal, ...]] | None = None
    """What else decides this night, where it is not Humanity or Rituals alone."""
    defeat_text: str = "All Vagrants are Westbound."
    on_round: dict[int, int] = field(default_factory=dict)
    in_bindle: tuple[int, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    figures: tuple[Figure, ...] = ()
    tracks: tuple[Track, ...] = ()
    junk: tuple[Junk, ...] = ()
    """Special Junk that only this night gives."""
    draws: Callable[[Journey, int], Asking[str]] | None = None
    """Where a Haint's token comes from, if it is not drawn; it does not go to the Cycle track."""
    chorus: Callable[[Journey, str], list[tuple[int, Action]]] | None = None
    """One token a turn for all Haints: who acts by it, and how; the Vagrants choose in which order."""
    sparse_cycle: bool = False
    """Whether a Cycle gives back only the kinds of token that have met their limit."""
    apart: Callable[[Journey], list[str]] | None = None
    """Rummage Tokens that lie beside the Cycle track, in the order they will be used; they are in `s.held`."""
    uses: tuple[Deed, ...] = ()
    """What tokens can be used for here at any time, beside the book's."""
    deeds: tuple[Deed, ...] = ()
    """What a Vagrant may do here on the own turn, beside the book's."""
    closed: str = ""
    """The cars that are not used."""
    written: Callable[[Journey], list[int]] | None = None
    """What a Vagrant could have written down in secret (`SECRET`), as far as the others know."""
    win: int
    lose: int
    """The Moments of victory and defeat."""
    moments: Callable[[Journey], list[str]] | None = None
    """The passages read at its end, where those two do not say it."""
    also: dict[str, int] = field(default_factory=dict)
    """Other ways it may end than won or lost, and their Moments."""
    ends: frozenset[str] = frozenset()
    """How it may end so that the whole journey is over."""
    ending_texts: tuple[str, ...] = ()
    """What the page says of those endings."""
    epilogue: Hook | None = None
    """What is read after the Moment of such an end."""
    skills: tuple[int, int] | None = None
    """What its Camp offers."""
    tier: int = 1
    """The best tier of Junk in the deck from its Camp on."""
    mileposts: tuple[MilePost, ...] = ()
    ended: Callable[[Journey], None] | None = None
    """What is to be remembered at the moment it ends."""
    camp: Hook | None = None
    """What it still gives once its Camp has been set up."""
    lines: dict[str, Callable[..., str]] = field(default_factory=dict)
    """What its own notes say in the journal, by kind: the note's arguments in, a sentence out."""
    wants: Callable[[Journey, int], int] | None = None
    """How much a Vagrant could still gain, where that is not the own Humanity; only bots look at it."""
    deaf: Callable[[Journey, int], bool] | None = None
    """Whether a Haint gains nothing from Coins and Nails as things are; only bots look at it."""
    spirits: Callable[[Journey], float] | None = None
    """How much the party can still take, from 0 to 1, where that is not their own Humanity; only bots look at it."""
    prizes: dict[str, float] = field(default_factory=dict)
    """What Rummage Tokens are worth here that are wanted for more, or for less, than elsewhere; only bots look at it."""
    finds: float = 0
    """What making out an Event Token is worth, where that is more than elsewhere; only bots look at it."""
    errand: Callable[[Journey, int], int] | None = None
    """The spaces where a Vagrant has something to do beside Haints and Events; only bots look at it."""
    road: float = 1.0
    """How much more than elsewhere each step of an errand is worth: more where walking is most of the work."""
    progress: Callable[[Journey], float] | None = None
    """How far what has to be done first is, from 0 to 1, or in Rituals where those win; only bots look at it."""
    share: float = 0.3
    """How much of the way to victory that is, where a Haint is to be saved."""
    # Filled in when the page is bound.
    on: On = field(default_factory=lambda: On([]))
    verbs: frozenset[str] = frozenset()
    open_floor: frozenset[str] = frozenset()
    """The kinds of Terrain that Vagrants may enter."""
    perilous: frozenset[str] = frozenset()
    """Those of them that do something to whoever comes in."""
    facts: dict[str, str] = field(default_factory=dict)
    """Every numbered fact of the page by its id: the chapter of the rule book."""
    # What follows from the page, worked out once.
    cards: dict[str, HaintCard] = field(init=False)
    numbers: dict[int, Event] = field(init=False)
    """Its Haints by name, its Events by number."""
    turnless: frozenset[str] = field(init=False)
    """The Haints that take no turn of their own."""
    led: bool = field(init=False)
    """Whether some Haint follows another."""
    catching: tuple[Terrain, ...] = field(init=False)
    """The Terrain that does something to a Haint."""
    stopping: frozenset[str] = field(init=False)
    """The kinds of Terrain where a Haint's Move ends."""
    useful: frozenset[str] = field(init=False)
    """The Event Tokens that whoever carries one may use."""

    def __post_init__(self) -> None:
        haints = self.haints
        follows: dict[str, Any] = {
            "cards": {card.who: card for card in haints},
            "numbers": {event.number: event for event in self.events},
            "turnless": frozenset(card.who for card in haints if card.idle or card.follows),
            "led": any(card.follows for card in haints),
            "catching": tuple(t for t in self.terrain if t.haint_enters is not None),
            "useful": frozenset(
                f"e{event.number}" for event in self.events if event.use is not None
            ),
            "stopping": frozenset(t.kind for t in self.terrain if t.stops),
        }
        for name, value in follows.items():
            object.__setattr__(self, name, value)

    @property
    def key(self) -> str:
        """How it is called in states and setups."""
        return f"s{self.number:02}"

    def moment(self, over: str) -> int:
        """The Moment of an end: won, lost, or another that the page knows."""
        return self.win if over == "won" else self.also.get(over, self.lose)

    def event(self, number: int) -> Event:
        """The Event with that number."""
        try:
            return self.numbers[number]
        except KeyError:
            raise KeyError(f"{self.key}: no Event {number}") from None

    def ritual(self, key: str) -> Ritual:
        """The Ritual with that key."""
        for ritual in self.rituals:
            if ritual.key == key:
                return ritual
        raise KeyError(f"{self.key}: no Ritual {key!r}")

    def effect(self, key: str) -> Effect:
        """The Haint Effect with that key."""
        for effect in self.effects:
            if effect.key == key:
                return effect
        raise KeyError(f"{self.key}: no Haint Effect {key!r}")

    def track(self, key: str) -> Track:
        """The Track with that key."""
        for track in self.tracks:
            if track.key == key:
                return track
        raise KeyError(f"{self.key}: no Track {key!r}")

    def card(self, who: str) -> HaintCard:
        """The Haint with that key."""
        try:
            return self.cards[who]
        except KeyError:
            raise KeyError(f"{self.key}: no Haint {who!r}") from None

    def ground(self, kind: str) -> Terrain | None:
        """What the page says of a kind of Terrain."""
        for terrain in self.terrain:
            if terrain.kind == kind:
                return terrain
        return None
