"""The Bindle: drawing, keeping, the limit, and Cycling (VS-128 to VS-131, VS-157 to VS-163, VS-208 to VS-211)."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asking, Asks, note

from ..content import junk as junk_cards
from ..content.names import a_token, named
from ..content.page import PUP
from ..content.prose import again_of
from ..state import EVENT, LIMITS, MALADY, TRACK_MAX, Journey, Vagrant
from .asking import Whether, Which, Whom
from .humanity import lose
from .parts import befalls, in_force
from .places import scenario_of
from .pockets import drop_event, enforce_limit
from .story import read


def pull(s: Journey) -> str:
    """One token out of the Bindle, in which there is one."""
    token = s.dice.pick(s.bindle)
    s.bindle.remove(token)
    return token


def resolve_drawn(s: Journey, i: int, token: str) -> Asks:
    """An Event or Malady Token that a Vagrant drew fires on that Vagrant (VS-158, VS-160)."""
    if token == MALADY:  # VS-295, VS-296
        s.malady_round = s.round % TRACK_MAX + 1
        note(s, "malady", s.malady_round, rule="VS-295")
        if s.malady >= 2:  # designed here: the second card makes its drawer lose 2
            yield from lose(s, i, 2, "VS-296")
        return
    event = scenario_of(s).event(int(token[1:]))
    note(s, "drew_event", s.vagrants[i].who, event.number, s.scenario, rule="VS-158")
    key = f"{s.scenario}.e{event.number}"
    s.fired[event.number] = s.fired.get(event.number, 0) + 1
    yield from read(s, again_of(key) if s.fired[event.number] > 1 else key)
    s.reading = event.number
    if s.haint_turn and event.for_haint is not None:
        yield from event.for_haint(s, i)
    elif event.carry:
        yield from keep_event(s, i, event.number)  # VS-161
        if event.fires is not None:
            yield from event.fires(s, i)
        yield from enforce_limit(s, i)
        return
    elif event.fires is not None:
        yield from event.fires(s, i)
    if event.stays:
        bag(s, event.number)


def keep_event(s: Journey, i: int, number: int) -> Asks:
    """A Vagrant keeps an Event Token, among the Rummage Tokens or beside them; some draw the Haints (VS-179)."""
    event = scenario_of(s).event(number)
    v = s.vagrants[i]
    if event.free:
        v.kept.append(EVENT[number])
        note(s, "kept", v.who, named(s, EVENT[number]), rule="VS-161")
    else:
        yield from take_token(s, v, EVENT[number])
    if event.priority:
        s.special = i + PUP if EVENT[number] in v.pup_tokens else i


BETTER = Whether(
    "better",
    "VS-133",
    "Give it up",
    "Keep it",
    prompt="give {0} up for one more success?",
    meanwhile="looks twice",
)


def bettered(s: Journey, i: int) -> Asking[int]:
    """One more success, if something that brings it is given up."""
    made = scenario_of(s)
    for token in s.vagrants[i].tokens:
        if token[0] == "e" and token[1:].isdigit() and made.event(int(token[1:])).betters:
            if (yield from BETTER.choose(i, a_token(named(s, token)))):
                yield from drop_event(s, int(token[1:]))
                return 1
    return 0


def bag(s: Journey, number: int) -> None:
    """An Event Token goes back into the Bindle, once the drawing is done."""
    s.aside.append(EVENT[number])


def shake(s: Journey) -> None:
    """What was set aside for the Bindle goes back into it (VS-129)."""
    if s.aside:
        s.bindle += s.aside
        s.aside.clear()


def draw_plain(s: Journey, i: int, n: int) -> Asking[list[str]]:
    """Draw until `n` Rummage Tokens are out, Events firing lowest first (VS-158, VS-159).

    The tokens lie in `held` until the caller takes them with `release`.
    """
    pulled: list[str] = []
    while n > 0:
        fired: list[str] = []
        while n > 0:
            if not s.bindle and any(s.cycle.values()):  # VS-157
                yield from cycle(s)
            if not s.bindle:
                break
            token = pull(s)
            n -= 1
            if token in LIMITS:
                pulled.append(token)
                s.held.append(token)
            else:
                fired.append(token)
        if not fired:
            break
        for token in sorted(fired, key=numbered):
            yield from resolve_drawn(s, i, token)
        n += len(fired)
    return pulled


def numbered(token: str) -> int:
    """The order in which drawn Events fire: lowest first, the Malady last (VS-159)."""
    return 99 if token == MALADY else int(token[1:])


def release(s: Journey, pulled: list[str]) -> None:
    """Take drawn tokens out of the hand that drew them."""
    for token in pulled:
        s.held.remove(token)


KEEPING = Which(
    "keep", "VS-128", prompt="which token do you keep?", meanwhile="looks at what was drawn"
)


def rummage(s: Journey, i: int, n: int) -> Asking[list[str]]:
    """Draw `n`, keep exactly one (VS-128), the others go back; returns the ones not kept (VS-299)."""
    v = s.vagrants[i]
    n += junk_cards.total(v, "draws")
    note(s, "rummages", v.who, n, rule="VS-128")
    pulled = yield from draw_plain(s, i, n)
    rest: list[str] = []
    if pulled:
        kept = yield from _keeps(s, v, pulled)
        release(s, pulled)  # VS-131, VS-141: it joins first, then the limit, then it may be used
        rest = list(pulled)
        for token in kept:
            rest.remove(token)
        s.bindle += rest
        for token in kept:
            yield from take_token(s, v, token)
    shake(s)
    yield from enforce_limit(s, i)
    return rest


def _keeps(s: Journey, v: Vagrant, pulled: list[str]) -> Asking[list[str]]:
    """One token of those drawn, or what something that is held makes of them."""
    for where, key, keeps in scenario_of(s).on.keeps:
        if in_force(s, v, where, key):
            kept: list[str] = yield from keeps(s, v.seat, pulled)
            if kept:
                return kept
    return [(yield from KEEPING.choose(v.seat, pulled))]


def take_token(s: Journey, v: Vagrant, token: str) -> Asks:
    """A Vagrant takes a token that is in nobody's place."""
    (v.pup_tokens if s.reader == v.seat + PUP else v.tokens).append(token)  # VS-075
    note(s, "kept", v.who, named(s, token), rule="VS-128")
    yield from received(s, v.seat, token)


def received(s: Journey, i: int, token: str) -> Asks:
    """A token came into a Vagrant's hands, drawn or given: something in force may care."""
    on = scenario_of(s).on
    if on.took:
        yield from befalls(s, on.took, i, token)


HANDS_OUT = Whom("hands_out", "VS-144", prompt="Who takes {0}?", part=True)


def hand_out(s: Journey, pulled: list[str]) -> Asks:
    """Tokens that were drawn go to whomever the party likes, one by one."""
    there = [v.seat for v in s.vagrants if not v.out]
    for token in pulled:
        to = yield from HANDS_OUT.choose(ANYONE, there, a_token(token))
        release(s, [token])
        yield from take_token(s, s.vagrants[to], token)
        yield from enforce_limit(s, to)


def fetch(s: Journey, i: int, token: str) -> Asks:
    """Take a named token out of the Bindle, if one is there."""
    if token in s.bindle:
        s.bindle.remove(token)
        yield from take_token(s, s.vagrants[i], token)
        yield from enforce_limit(s, i)


def discard(s: Journey, token: str) -> None:
    """A used or discarded token goes to the Cycle track (VS-143); an Event Token is gone."""
    if token in LIMITS:
        s.cycle[token] += 1


# -- Cycling -----------------------------------------------------------------------------------


FULL = tuple(LIMITS.items())


def cycle_due(s: Journey, spent: str = "") -> bool:
    """Whether any type of token has met its limit (VS-208), or will have once one more is spent."""
    c = s.cycle
    if spent in LIMITS and c[spent] + 1 >= LIMITS[spent]:
        return True
    for token, most in FULL:
        if c[token] >= most:
            return True
    return False


def full_kinds(s: Journey) -> list[str]:
    """The kinds of token that have met their limit; none where the Bindle ran empty first."""
    return [token for token, most in FULL if s.cycle[token] >= most]


def cycle(s: Journey) -> Asks:
    """The Cycle Effect of the present moods, then all tokens of the track go back (VS-209, VS-210)."""
    if s.cycling:
        return
    s.cycling = True
    back = full_kinds(s) if scenario_of(s).sparse_cycle else []
    note(s, "cycle", *back, rule="VS-208")
    for k, haint in enumerate(s.haints):
        if not haint.gone:
            effect = scenario_of(s).card(haint.who).moods[haint.mood].cycle
            if effect is not None:
                yield from effect(s, k)
    for token, n in s.cycle.items():
        if n and (not back or token in back):
            s.bindle += [token] * n
            s.cycle[token] = 0
    s.cycling = False
