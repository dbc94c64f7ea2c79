"""The effects that only make sense on a map: strikes, summons, control, leaps, flames."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, note

from ..content import CREATURES
from ..content.board import BIT, DISC, NAMES, NUMBERS, OnSquares, ground
from ..content.cards import Card
from ..content.names import the
from ..content.notation import Effect, strike_blow
from ..state import ACTED, ATTACKED, Hero, Tale, here
from .attack import attack_with, devastating, fault
from .effects import amount, doer, foes_for
from .field import blocked, free_squares
from .hazards import foe_dies, foe_loses, light_flame, push
from .keywords import spawn
from .movement import arrive, entered
from .party import asked, put, put_of
from .statuses import resists

LEAP = Act[Tale, [str]](
    "leap", "FL-155", over=NAMES, given=True, label="Leap to {0}", points="sq:{0}"
)
LEAPING = Ask(
    "leap",
    "FL-155",
    (LEAP,),
    prompt="where do you come down?",
    meanwhile="is in the air",
    part=True,
)
leap_options = OnSquares(LEAP.table)


def room_to_summon(s: Tale, h: Hero) -> int:
    """Free squares in the summoner's sight that are not on fire (FL-197, FL-212)."""
    site = here(s)
    return free_squares(s) & ground(blocked(site)).sight(h.at) & ~site.flames


PLACE = Act[Tale, [str]](
    "place",
    "FL-197",
    over=NAMES,
    barred=lambda s, seat, name: (
        None if room_to_summon(s, asked(s)) >> NUMBERS[name] & 1 else "FL-197"
    ),
    label="Let it stand at {0}",
    points="sq:{0}",
)
place_options = OnSquares(PLACE.table)
PLACING = Ask(
    "place",
    "FL-197",
    (PLACE,),
    prompt=lambda s, kind: f"{the(kind)} answers. Where shall it stand?",
    meanwhile="calls, and something answers",
    fast=lambda s, seat: place_options(room_to_summon(s, asked(s))),
    part=True,
)


def strike_card(e: Effect) -> Card:
    """The attack that a strike effect describes: MIGHT, dice, keywords and statuses."""
    return Card(
        id=e.source or "strike",
        name="strike",
        deck="ability",
        might=int(e.args[0]),
        ranged=e.who in ("foe", "foes"),
        blow=strike_blow(e.args),
    )


_STRIKES: dict[Effect, Card] = {}


@doer("strike")
def do_strike(s: Tale, h: Hero, e: Effect) -> Asks:
    """An ability with an attack roll; no DMG bonus (FL-309)."""
    card = _STRIKES.get(e) or _STRIKES.setdefault(e, strike_card(e))
    for f in (yield from foes_for(s, h, e.who)):
        if f.vita <= 0 or h.at < 0:
            continue
        natural = yield from attack_with(s, h, f, card, card.blow, card.ranged, worst=False)
        if natural == 100:
            yield from devastating(s, h)
        elif natural == 1:
            fault(s, h, None)


@doer("wound")
def do_wound(s: Tale, h: Hero, e: Effect) -> Asks:
    """Damage without a roll to hit."""
    for f in (yield from foes_for(s, h, e.who)):
        foe_loses(s, f, amount(s, e.args[0]))


@doer("stun")
def do_stun(s: Tale, h: Hero, e: Effect) -> Asks:
    """A foe misses its next turn, unless it resists by a bare d10 (FL-142, FL-245)."""
    number = int(e.args[0]) if e.args else 0
    for f in (yield from foes_for(s, h, e.who)):
        if not resists(s, f, "spooked", number):
            f.skip = max(f.skip, 1)
            note(s, "stunned", f.tag, rule="FL-142")


@doer("shove")
def do_shove(s: Tale, h: Hero, e: Effect) -> Asks:
    """Push foes away (FL-214)."""
    for f in (yield from foes_for(s, h, e.who)):
        yield from push(s, BIT[h.at], f, int(e.args[0]), False)


@doer("control")
def do_control(s: Tale, h: Hero, e: Effect) -> Asks:
    """A foe obeys for a round; an Affliction never does (FL-202)."""
    number = int(e.args[0]) if e.args else 0
    for f in (yield from foes_for(s, h, e.who)):
        if not CREATURES[f.kind].affliction and not resists(s, f, "deranged", number):
            f.ruler = h.number
            f.ruled_left = 2 if "dominator" in h.words else 1
            note(s, "controlled", h.who, f.tag, rule="FL-202")


@doer("summon")
def do_summon(s: Tale, h: Hero, e: Effect) -> Asks:
    """An ally in sight of the summoner, one for each (FL-197, FL-201)."""
    site = s.site
    if site is None or h.at < 0:
        return
    for f in [f for f in site.foes if f.owner == h.number]:
        foe_dies(s, f)
    if room_to_summon(s, h):
        pick = yield put(s, h, PLACING, e.args[0])
        spawn(s, e.args[0], NUMBERS[str(pick.args[0])], owner=h.number)


@doer("douse")
def do_douse(s: Tale, h: Hero, e: Effect) -> Asks:
    """All flames within 2 go out."""
    if s.site is not None and h.at >= 0:
        s.site.flames &= ~DISC[h.at][2]
    return
    yield


@doer("dark")
def do_dark(s: Tale, h: Hero, e: Effect) -> Asks:
    """Darkness falls (FL-191)."""
    if s.site is not None:
        s.site.dark = True
        note(s, "darkness", rule="FL-191")
    return
    yield


@doer("ignite")
def do_ignite(s: Tale, h: Hero, e: Effect) -> Asks:
    """A flame under a foe."""
    for f in (yield from foes_for(s, h, e.who)):
        yield from light_flame(s, f.at)


@doer("again")
def do_again(s: Tale, h: Hero, e: Effect) -> Asks:
    """One more act this turn."""
    h.done &= ~(ACTED | ATTACKED)
    return
    yield


@doer("leap")
def do_leap(s: Tale, h: Hero, e: Effect) -> Asks:
    """To a free space in sight, over whatever stands between."""
    if s.site is None or h.at < 0:
        return
    m = ground(blocked(s.site)).sight(h.at) & DISC[h.at][int(e.args[0])] & free_squares(s)
    m &= ~s.site.flames
    if not m:
        return
    pick = yield put_of(s, h, LEAPING, leap_options(m))
    to = NUMBERS[str(pick.args[0])]
    h.at = to
    if (yield from entered(s, h, to)):
        arrive(s, h, to)  # FL-154
