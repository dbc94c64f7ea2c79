"""The words Events, Rituals and Seances are written in: what happens to whoever reads, and to whom else.

A word gives a hook of a Vagrant: (state, seat). While an Event is read, `s.reading` is its number.
"""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import ANYONE, Asking, Asks, note
from hearthside.kernel.grid import cells

from ..content.board import NAME
from ..content.names import a_token
from ..content.page import Hook, Lasting, MilePost, SeatHook
from ..state import TOKENS, Journey
from .asking import RECEIVER, Question, Where, Whether, Which, Whom
from .bindle import bag, fetch, keep_event, received, rummage, take_token
from .bones import plain_roll
from .breaks import complete, haint_gain, milepost, to_complete
from .haint import mood_action, perform
from .humanity import HEAL, gain, give_effect, heal_skill, lose, remove_effect, who_takes, wound
from .movement import drift
from .parts import begin, begin_for
from .places import (
    caught,
    open_spaces,
    same_car,
    set_terrain,
    terrain_left,
)
from .pockets import drop_event, enforce_limit
from .slots import gain_junk
from .spots import Mask

Test = Callable[[Journey, int], bool]


def nothing(s: Journey, i: int) -> Asks:
    """Nothing comes of it."""
    return
    yield


# -- whoever reads ----------------------------------------------------------------------------------


def loses(n: int, key: str = "") -> SeatHook:
    """The reader loses Humanity, and may gain a Haint Effect."""

    def effect(s: Journey, i: int) -> Asks:
        yield from lose(s, i, n)
        if key:
            yield from give_effect(s, i, key)

    return effect


def gets(key: str) -> SeatHook:
    """The reader gains a Haint Effect."""
    return loses(0, key)


def sheds(key: str) -> SeatHook:
    """The reader is rid of a Haint Effect."""

    def effect(s: Journey, i: int) -> Asks:
        yield from remove_effect(s, i, key)

    return effect


def gains(n: int) -> SeatHook:
    """The reader gains Humanity."""

    def effect(s: Journey, i: int) -> Asks:
        yield from gain(s, i, n)

    return effect


def rummages(n: int) -> SeatHook:
    """The reader Rummages."""

    def effect(s: Journey, i: int) -> Asks:
        yield from rummage(s, i, n)

    return effect


def fetches(token: str) -> SeatHook:
    """The reader takes a named token out of the Bindle."""

    def effect(s: Journey, i: int) -> Asks:
        yield from fetch(s, i, token)

    return effect


def finds_junk(number: int) -> SeatHook:
    """The reader gains Special Junk, if nobody has it yet."""

    def effect(s: Journey, i: int) -> Asks:
        if number not in junk_about(s):
            yield from gain_junk(s, i, number)

    return effect


def junk_about(s: Journey) -> set[int]:
    """All Junk that somebody has, or that lies in the Belongings."""
    return {abs(n) for v in s.vagrants for n in v.junk} | {abs(n) for n in s.camp.junk}


def is_wounded(s: Journey, i: int) -> Asks:
    """The reader suffers a Wound."""
    yield from wound(s, i)


HEALS = Question(
    "heals",
    "VS-154",
    (HEAL,),
    fast=lambda s, i: [HEAL.table[-n] for n in s.vagrants[i].skills if n < 0],
    prompt="a Wound closes. Which Skill heals?",
    meanwhile="is healed",
)


def heals(s: Journey, i: int) -> Asks:
    """The reader heals a Wound, unless there is none or it is too late for that (VS-123)."""
    v = s.vagrants[i]
    if not v.westbound and any(n < 0 for n in v.skills):
        pick = yield HEALS(s, i)
        heal_skill(v, int(pick[1]))
        note(s, "wound_heals", v.who, int(pick[1]), rule="VS-154")


def carries(s: Journey, i: int) -> Asks:
    """The reader keeps this token."""
    number = s.reading
    s.events.pop(number, None)
    yield from keep_event(s, i, number)
    yield from enforce_limit(s, i)


def drops(number: int) -> SeatHook:
    """An Event Token that somebody holds leaves play."""

    def effect(s: Journey, i: int) -> Asks:
        yield from drop_event(s, number)

    return effect


def back(s: Journey, i: int) -> Asks:
    """This token goes back into the Bindle."""
    bag(s, s.reading)
    return
    yield


def is_moved(n: int, toward: Mask, away: bool = False) -> SeatHook:
    """The reader is moved."""

    def effect(s: Journey, i: int) -> Asks:
        yield from drift(s, i, n, toward(s), away=away)

    return effect


def has(lasting: Lasting, later: bool = False) -> SeatHook:
    """Something lasts for the reader, from now or from the next turn on."""

    def effect(s: Journey, i: int) -> Asks:
        begin_for(s, i, lasting, later)
        return
        yield

    return effect


MAY_RUMMAGE = Whether(
    "may_rummage",
    "VS-128",
    "Reach in",
    "Leave it",
    prompt="reach into the Bindle?",
    meanwhile="may Rummage",
)


def may_rummage(s: Journey, i: int) -> Asks:
    """A Vagrant may Rummage 1."""
    if (yield from MAY_RUMMAGE.choose(i)):
        yield from rummage(s, i, 1)


PASS_ON = Whom(
    "pass_on",
    "VS-144",
    nobody="Nobody",
    prompt=lambda s, token: f"{a_token(token)}: who may have it?",
    part=True,
)


def passes_on(s: Journey, i: int, token: str, seats: list[int]) -> Asks:
    """A token of the reader's may be handed to one of some others."""
    to = (yield from PASS_ON.choose(i, seats, token)) if seats else -1
    if to >= 0:
        s.vagrants[i].tokens.remove(token)
        s.vagrants[to].tokens.append(token)
        note(s, "gave", s.vagrants[i].who, token, s.vagrants[to].who, rule="VS-144")
        yield from received(s, to, token)
        yield from enforce_limit(s, to)


PICK = Which("pick", "VS-132", "Take {0}", prompt="which token do you take out?", part=True)


def picks_for_one(s: Journey, i: int, seats: list[int]) -> Asks:
    """Any Rummage Token out of the Bindle, for one of some Vagrants."""
    kinds = [t for t in s.bindle if t in TOKENS]
    if kinds and seats:
        token = yield from PICK.choose(i, kinds)
        to = yield from RECEIVER.choose(i, seats, a_token(token))
        s.bindle.remove(token)
        yield from take_token(s, s.vagrants[to], token)
        yield from enforce_limit(s, to)


WHO_GAINS = Whom("who_gains", "VS-107", who_takes, prompt="who gains {0} Humanity?", part=True)


def another_gains(n: int) -> SeatHook:
    """Another Vagrant of the user's choice gains Humanity; whoever is off the board cannot be chosen."""

    def effect(s: Journey, i: int) -> Asks:
        others = [o.seat for o in s.vagrants if o.seat != i and o.at >= 0]
        if others:
            yield from gain(s, (yield from WHO_GAINS.choose(i, others, n)), n)

    return effect


# -- one after another, or by chance ------------------------------------------------------------------


def then(*effects: SeatHook) -> SeatHook:
    """One after the other."""

    def effect(s: Journey, i: int) -> Asks:
        for part in effects:
            yield from part(s, i)

    return effect


def when(test: Test, yes: SeatHook, no: SeatHook = nothing) -> SeatHook:
    """One thing or the other."""

    def effect(s: Journey, i: int) -> Asks:
        yield from (yes if test(s, i) else no)(s, i)

    return effect


def first_time(first: SeatHook, later: SeatHook = nothing) -> SeatHook:
    """One thing the first time this Event fires, another from then on."""
    return when(lambda s, i: s.fired.get(s.reading, 0) <= 1, first, later)


def rolls(*effects: SeatHook) -> SeatHook:
    """A Vagrant rolls one Bone: an effect for each face (VS-062)."""

    def effect(s: Journey, i: int) -> Asks:
        yield from effects[plain_roll(s, s.vagrants[i]) - 1](s, i)

    return effect


def posted(name: str) -> Test:
    """Whether the party has a Mile Post."""
    return lambda s, i: name in s.camp.mileposts


# -- everybody, or some ------------------------------------------------------------------------------


def everyone(*effects: SeatHook) -> SeatHook:
    """Each Vagrant in play, one after the other."""

    def effect(s: Journey, i: int) -> Asks:
        for v in s.vagrants:
            if not v.out:
                for part in effects:
                    yield from part(s, v.seat)

    return effect


def those(mask: Mask, *effects: SeatHook) -> SeatHook:
    """Each Vagrant who stands, or whose Pup stands, on certain spaces, decided before the first is touched."""

    def effect(s: Journey, i: int) -> Asks:
        for body in caught(s, mask(s)):
            for part in effects:
                yield from part(s, body & 7)

    return effect


def in_haints_car(*effects: SeatHook, h: int = 0) -> SeatHook:
    """Each Vagrant in a Haint's car."""

    def effect(s: Journey, i: int) -> Asks:
        at = s.haints[h].at
        for body in same_car(s, at) if at >= 0 else []:
            for part in effects:
                yield from part(s, body & 7)

    return effect


def party(effect: SeatHook) -> Hook:
    """Something that happens to no one in particular: a reward, a Seance, a special rule."""

    def hook(s: Journey) -> Asks:
        yield from effect(s, s.active if s.active >= 0 else s.recent)

    return hook


def everyone_gains(n: int) -> Hook:
    """A reward: every Vagrant gains Humanity."""
    return party(everyone(gains(n)))


# -- tokens and Terrain on the board -----------------------------------------------------------------

PUT_EVENT = Where("put_event", "VS-002", "Lay it on {0}", prompt="where does Event Token {0} go?")


def put_event(s: Journey, number: int, mask: int, seat: int = ANYONE) -> Asks:
    """Set an Event Token on an open space of a mask, or anywhere if none is open there; the players choose."""
    free = list(cells(mask & open_spaces(s))) or list(cells(open_spaces(s)))
    space = yield from PUT_EVENT.choose(seat, free, number)
    s.events[number] = space
    note(s, "token_down", number, NAME[space], rule="VS-035")


def puts(number: int, mask: Mask) -> SeatHook:
    """An Event Token is set on the board."""

    def effect(s: Journey, i: int) -> Asks:
        yield from put_event(s, number, mask(s))

    return effect


LAY = Where("lay_terrain", "VS-104", "Let it land on {0}", prompt="where does the {0} come down?")


def lay_terrain(s: Journey, kind: str, choice: list[int]) -> Asking[bool]:
    """Add Terrain to one of some spaces; returns whether any was left."""
    if terrain_left(s, kind) <= 0:
        return False
    if choice:
        space = yield from LAY.choose(ANYONE, choice, kind)
        set_terrain(s, space, kind)
        note(s, "terrain", kind, NAME[space], rule="VS-104")
    return True


# -- Haints, Rituals, what lasts ---------------------------------------------------------------------


def haint_gains(n: int, h: int = 0) -> SeatHook:
    """A Haint gains Humanity."""

    def effect(s: Journey, i: int) -> Asks:
        yield from haint_gain(s, h, n)

    return effect


def acts(token: str, h: int = 0) -> SeatHook:
    """A Haint performs the action of a token at once, between two actions or in the middle of one."""

    def effect(s: Journey, i: int) -> Asks:
        before = (
            s.acting,
            s.salted,
            s.salt_asked,
        )  # VS-150: Salt against an action holds for all of it
        yield from perform(s, h, mood_action(s, h, token))
        s.acting, s.salted, s.salt_asked = before

    return effect


def ritual(key: str) -> SeatHook:
    """A Ritual is completed."""

    def effect(s: Journey, i: int) -> Asks:
        yield from complete(s, key)

    return effect


def post(name: str) -> SeatHook:
    """A Mile Post is passed."""

    def effect(s: Journey, i: int) -> Asks:
        milepost(s, name)
        return
        yield

    return effect


def begins(lasting: Lasting) -> SeatHook:
    """Something lasts for everybody from now on."""

    def effect(s: Journey, i: int) -> Asks:
        begin(s, lasting)
        return
        yield

    return effect


def all_rituals(s: Journey) -> bool:
    """Whether every Ritual of the night is done."""
    return len(s.rituals) == to_complete(s)


def clean(s: Journey) -> bool:
    """Whether every Ritual is done and nobody ever was Westbound (VS-232, VS-234)."""
    return all_rituals(s) and not any(v.was_westbound for v in s.vagrants)


def clean_sweep(name: str) -> MilePost:
    """The Mile Post of most nights."""
    return MilePost(name, "all Rituals are done and nobody ever was Westbound.", clean)
