"""The words of Skills that hand things round: tokens, Coins, Bones, Haint Effects, a second try."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Option, note
from hearthside.kernel.grid import cells

from ..content.cards import HAINT, Cast, Part
from ..content.junk import total
from ..content.names import a_token, foe, named, rider, the, upper
from ..content.page import PUP
from ..state import LIMITS, Journey, Vagrant
from .asking import KEEP, KEEPS, Question, Where, Which, Whom
from .bindle import KEEPING, discard, draw_plain, received, release, rummage, shake, take_token
from .bones import roll
from .breaks import haint_gain
from .coins import move_value, skill_success
from .feats import SHED, SOOTHE, give
from .general import EVENTS, busting, keenness, look_closer, no_target, no_token_here, patching
from .humanity import HEAL, give_effect, heal_skill, locked, remove_effect
from .movement import shortened, walk, walk_stops
from .parts import bar_of
from .places import caught, hidden, sight, takes_humanity, where
from .pockets import enforce_limit
from .skills import AIMS, eased, target_of
from .using import HAINTS

NOTHING = Act[Journey, []]("nothing", "VS-089", label="Nothing")


# -- Coins, Bones, and the next turn -----------------------------------------------------------------


def tips(n: int, more: int = 99) -> Part:
    """The target has `n` Coins more on the next turn, one more than that from `more` successes on."""

    def part(s: Journey, cast: Cast) -> Asks:
        o = s.vagrants[cast.target & 7]
        coins = n + (cast.wins >= more)
        o.tip += coins
        note(s, "tipped", o.who, coins, rule="VS-051")
        yield from ()

    return part


def wakes(s: Journey, cast: Cast) -> Asks:
    """No card of the target rests on its next turn."""
    o = s.vagrants[cast.target & 7]
    o.awake = True
    note(s, "awake", o.who, rule="VS-054")
    yield from ()


def rallies(reach: int, more: int) -> Part:
    """Every other Vagrant within range rolls a Bone more next time, two from `more` successes on."""

    def part(s: Journey, cast: Cast) -> Asks:
        bones = 1 + (cast.wins >= more)
        for body in caught(s, sight(s, s.vagrants[cast.seat].at, reach)):
            o = s.vagrants[body & 7]
            if o.seat != cast.seat:
                o.bones += bones
                note(s, "rallied", o.who, bones, rule="VS-058")
        yield from ()

    return part


def guards(more: int) -> Part:
    """The next action of a Haint passes you by; from `more` successes on, those next to you too."""

    def part(s: Journey, cast: Cast) -> Asks:
        found = [cast.seat]
        if cast.wins >= more:
            found = [body & 7 for body in caught(s, sight(s, s.vagrants[cast.seat].at, 1))]
        for i in found:
            s.vagrants[i].guarded = True
            note(s, "guarded", s.vagrants[i].who, rule="VS-150")
        yield from ()

    return part


def stuns(least: int) -> Part:
    """From `least` successes on the Haint misses its next turn."""

    def part(s: Journey, cast: Cast) -> Asks:
        haint = s.haints[cast.target - HAINT]
        if cast.wins >= least and not haint.gone:
            haint.skips += 1
            note(s, "stunned", haint.who, rule="VS-172")
        yield from ()

    return part


def encore(number: int) -> Part:
    """If every Bone succeeded, all of them are rolled once more."""

    def part(s: Journey, cast: Cast) -> Asks:
        if cast.wins == len(cast.bones):
            v = s.vagrants[cast.seat]
            value = skill_success(s, v, number, cast.coins) - eased(s, cast.seat, cast.target)
            again, _ = yield from roll(s, v, cast.wins, value)
            yield from give(s, cast.target, again)

    return part


# -- tokens ------------------------------------------------------------------------------------------


FEED = Question(
    "feed", "VS-089", (KEEP, NOTHING), prompt="which token do you give away for it?", part=True
)
FEED.says = lambda s, i, token: f"Give {a_token(named(s, token))} away"


def _plain(v: Vagrant) -> list[Option]:
    """The Rummage Tokens of a Vagrant, one of each kind."""
    return [KEEPS[token] for token in dict.fromkeys(v.tokens) if token in LIMITS]


def feeds(n: int) -> Part:
    """You may discard a token for each success; the target gains `n` for each."""

    def part(s: Journey, cast: Cast) -> Asks:
        v = s.vagrants[cast.seat]
        for _ in range(cast.wins):
            if not _plain(v):
                return
            pick = yield FEED.of(cast.seat, [*_plain(v), NOTHING.option])
            if pick[0] == "nothing":
                return
            token = str(pick[1])
            v.tokens.remove(token)
            discard(s, token)
            note(s, "fed", v.who, token, rule="VS-143")
            yield from give(s, cast.target, n)

    return part


BESTOW = Question(
    "bestow",
    "VS-089",
    (KEEP, NOTHING),
    prompt=lambda s, who: f"which token do you hand {the(who)}?",
    part=True,
)
BESTOW.says = lambda s, i, token: f"Hand over {a_token(named(s, token))}"


def bestows(s: Journey, cast: Cast) -> Asks:
    """You may hand the target one of your tokens, however far away it is; that uses neither."""
    v, o = s.vagrants[cast.seat], s.vagrants[cast.target & 7]
    held = _plain(v)
    if not held:
        return
    pick = yield BESTOW.of(cast.seat, [*held, NOTHING.option], o.who)
    if pick[0] != "nothing":
        token = str(pick[1])
        v.tokens.remove(token)
        (o.pup_tokens if cast.target >= PUP else o.tokens).append(token)
        note(s, "gave", v.who, token, o.who, rule="VS-144")
        yield from received(s, o.seat, token)
        yield from enforce_limit(s, o.seat)


HAND_OUT = Whom(
    "hand_out",
    "VS-089",
    prompt=lambda s, token: f"who gets {a_token(str(token))}?",
    part=True,
)


def hands_out(reach: int) -> Part:
    """A token is drawn for each success; you hand each to a Vagrant within range, you too."""

    def part(s: Journey, cast: Cast) -> Asks:
        pulled = yield from draw_plain(s, cast.seat, cast.wins)
        for token in pulled:
            near = caught(s, sight(s, s.vagrants[cast.seat].at, reach))
            # An Event that was drawn may have taken you off the board.
            i = yield from HAND_OUT.choose(cast.seat, [b & 7 for b in near] or [cast.seat], token)
            release(s, [token])
            yield from take_token(s, s.vagrants[i], token)
            yield from enforce_limit(s, i)
        shake(s)

    return part


RECOVER = Which("recover", "VS-089", "Take {0}", prompt="what do you take back?", part=True)


def recovers(more: int) -> Part:
    """You take a token off the Cycle track, a second one from `more` successes on."""

    def part(s: Journey, cast: Cast) -> Asks:
        v = s.vagrants[cast.seat]
        for _ in range(1 + (cast.wins >= more)):
            lying = [token for token, n in s.cycle.items() if n]
            if not lying:
                return
            token = yield from RECOVER.choose(cast.seat, lying)
            s.cycle[token] -= 1
            note(s, "recovered", v.who, token, rule="VS-024")
            yield from take_token(s, v, token)
            yield from enforce_limit(s, cast.seat)

    return part


def digs_up(n: int) -> Part:
    """Rummage 1 per success, and keep up to `n` of what is drawn."""

    def part(s: Journey, cast: Cast) -> Asks:
        v = s.vagrants[cast.seat]
        drawn = cast.wins + total(v, "draws")
        note(s, "rummages", v.who, drawn, rule="VS-128")
        pulled = yield from draw_plain(s, cast.seat, drawn)
        rest = list(pulled)
        kept = []
        for _ in range(min(n, len(pulled))):
            kept.append((yield from KEEPING.choose(cast.seat, rest)))
            rest.remove(kept[-1])
        release(s, pulled)
        s.bindle += rest
        for token in kept:
            yield from take_token(s, v, token)
        shake(s)
        yield from enforce_limit(s, cast.seat)

    return part


# -- Wounds and Haint Effects --------------------------------------------------------------------------


MENDS = Question(
    "mends",
    "VS-089",
    (HEAL,),
    fast=lambda s, i: [HEAL.table[-n] for n in s.vagrants[i].skills if n < 0],
    prompt="which Skill heals?",
    meanwhile="has a Wound healed",
    part=True,
)


def mends(least: int) -> Part:
    """From `least` successes on the target heals a Wounded Skill; not while Westbound (VS-123)."""

    def part(s: Journey, cast: Cast) -> Asks:
        o = s.vagrants[cast.target & 7]
        if cast.wins >= least and not o.westbound and any(n < 0 for n in o.skills):
            pick = yield MENDS(s, o.seat)
            heal_skill(o, int(pick[1]))
            note(s, "wound_heals", o.who, int(pick[1]), rule="VS-089")

    return part


def _loose(s: Journey, o: Vagrant) -> list[Option]:
    """The Haint Effects that can be taken off a Vagrant."""
    return [SHED.table[key] for key in o.effects if not locked(s, o.seat, key)]


def casts_out(reach: int) -> Part:
    """Every Vagrant within range sheds a Haint Effect; the target gains 1 for each."""

    def part(s: Journey, cast: Cast) -> Asks:
        shed = 0
        for body in caught(s, sight(s, s.vagrants[cast.seat].at, reach)):
            o = s.vagrants[body & 7]
            held = _loose(s, o)
            if held:
                pick = yield SOOTHE.of(o.seat, held, o.who)
                yield from remove_effect(s, o.seat, str(pick[1]))
                shed += 1
        yield from give(s, cast.target, shed)

    return part


def draws_off(n: int) -> Part:
    """You take a Haint Effect off the target and bear it yourself; each Haint next to you gains `n`."""

    def part(s: Journey, cast: Cast) -> Asks:
        o, v = s.vagrants[cast.target & 7], s.vagrants[cast.seat]
        held = _loose(s, o)
        if not held:
            return
        pick = yield SOOTHE.of(cast.seat, held, o.who)
        yield from remove_effect(s, o.seat, str(pick[1]))
        yield from give_effect(s, cast.seat, str(pick[1]))
        for k, h in enumerate(s.haints):
            if h.at >= 0 and v.at >= 0 and sight(s, v.at, 1) >> h.at & 1:
                yield from haint_gain(s, k, n)

    return part


# -- to whom you like ----------------------------------------------------------------------------------


SHARE = Act[Journey, [str]](
    "share",
    "VS-089",
    over=AIMS,
    given=True,
    label=lambda s, i, aim: (
        f"{upper(foe(s, int(aim[1:])) if aim[0] == 'h' else rider(s, int(aim[1:])))} gains 1"
    ),
    points=lambda s, i, aim: (f"piece:haint{aim[1:]}",) if aim[0] == "h" else (f"seat:{aim[1:]}",),
)
SHARING = Question("share", "VS-089", (SHARE,), prompt="who gains 1?", part=True)


def shares(reach: int) -> Part:
    """For each success somebody within range gains 1: a Haint or a Vagrant, you too, as you like each time."""

    def part(s: Journey, cast: Cast) -> Asks:
        for _ in range(cast.wins):
            at = s.vagrants[cast.seat].at
            if at < 0:
                return
            mask = sight(s, at, reach)
            aims = [
                f"h{k}"
                for k, h in enumerate(s.haints)
                if h.at >= 0
                and takes_humanity(s, h)
                and mask >> h.at & 1
                and not hidden(s, cast.seat, h.at)
            ]
            aims += [
                f"v{body & 7}"
                for body in caught(s, mask)
                if body & 7 == cast.seat or not hidden(s, cast.seat, where(s, body))
            ]
            pick = yield SHARING.of(cast.seat, [SHARE.table[aim] for aim in aims])
            yield from give(s, target_of(str(pick[1])), 1)

    return part


# -- General Actions through a Skill -------------------------------------------------------------------


STROLL = Where("stroll", "VS-125", "Move to {0}", prompt="where do you go, up to {0}?", part=True)
LOOK = Act[Journey, [int]](
    "look",
    "VS-132",
    over=EVENTS,
    barred=lambda s, i, number: no_token_here(s, i, s.vagrants[i].at, number),
    label="Investigate Event Token {0}",
    points="event:{0}",
)
LOOKING = Question("look", "VS-132", (LOOK, NOTHING), prompt="do you look closer?", part=True)


def survives(s: Journey, cast: Cast) -> Asks:
    """Per success Move 1, Rummage 1 and Investigate 1, in that order; one token is kept."""
    i, v = cast.seat, s.vagrants[cast.seat]
    if v.at >= 0 and bar_of(s, i, "move") is None:
        far = shortened(s, i, cast.wins)
        stops, _ = walk_stops(s, i, far)
        end = yield from STROLL.choose(i, cells(stops | 1 << v.at), far)
        if end != v.at:
            yield from walk(s, i, end)
    yield from rummage(s, i, cast.wins)
    if any(no_token_here(s, i, v.at, number) is None for number in s.events):
        pick = yield LOOKING(s, i)
        if pick[0] == "look":
            yield from look_closer(s, i, i, int(pick[1]), cast.wins, keenness(v))


RISK_COINS = 2
"""A General Action of Risky Business is performed as if so many Coins were on it."""


def risk_move(s: Journey, i: int) -> None:
    """Steps to walk at any time this turn."""
    v = s.vagrants[i]
    v.steps += RISK_COINS * move_value(s, v)


RISK = Question(
    "risk",
    "VS-125",
    (
        Act[Journey, []](
            "move",
            "VS-125",
            risk_move,
            barred=lambda s, i: bar_of(s, i, "move"),
            label="Move, as with 2 Coins",
        ),
        Act[Journey, []](
            "rummage",
            "VS-128",
            lambda s, i: rummage(s, i, RISK_COINS),
            barred=lambda s, i: bar_of(s, i, "rummage"),
            label="Rummage, as with 2 Coins",
        ),
        Act[Journey, []](
            "patch",
            "VS-136",
            lambda s, i: patching(s, i, RISK_COINS),
            barred=lambda s, i: bar_of(s, i, "patch"),
            label="Patch Up, as with 2 Coins",
        ),
        Act[Journey, [int]](
            "bust",
            "VS-138",
            lambda s, i, h: busting(s, i, h, RISK_COINS),
            over=HAINTS,
            barred=lambda s, i, h: bar_of(s, i, "bust") or no_target(s, i, s.vagrants[i].at, h),
            label=lambda s, i, h: f"Bust {foe(s, h)}, as with 2 Coins",
            points="piece:haint{0}",
        ),
        Act[Journey, [int]](
            "investigate",
            "VS-132",
            lambda s, i, n: look_closer(s, i, i, n, RISK_COINS, keenness(s.vagrants[i])),
            over=EVENTS,
            barred=lambda s, i, n: (
                bar_of(s, i, "investigate") or no_token_here(s, i, s.vagrants[i].at, n)
            ),
            label="Investigate Event Token {0}, as with 2 Coins",
            points="event:{0}",
        ),
    ),
    prompt="which General Action?",
    part=True,
)


def risks(s: Journey, cast: Cast) -> Asks:
    """You perform a General Action as if 2 Coins lay on it, whatever else you do with it this turn."""
    pick = yield RISK(s, cast.seat)
    yield from RISK.do(s, cast.seat, pick)
