"""Effects on the tale itself: fights to come, the moon, flags, tokens, the candle, day and night."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..content.notation import Effect
from ..state import ALIVE, Hero, Tale
from .effects import amount, doer
from .figures import LYCANTHROPY, refresh
from .party import pass_token


@doer("skirmish")
def do_skirmish(s: Tale, h: Hero, e: Effect) -> Asks:
    """A fight that starts when this is over."""
    s.waiting.append("skirmish:" + ",".join(e.args))
    return
    yield


@doer("moon")
def do_moon(s: Tale, h: Hero, e: Effect) -> Asks:
    """The moon: every lycanthrope turns on the group (FL-267)."""
    for a in s.heroes:
        if a.form == ALIVE and a.statuses & LYCANTHROPY:
            roll = s.dice.roll(10)
            s.waiting.append(f"{'werewolf' if roll == 10 else 'afflicted'}:{a.number}")
            note(s, "moon", a.who, roll, rule="FL-267")
    return
    yield


@doer("keep")
def do_keep(s: Tale, h: Hero, e: Effect) -> Asks:
    """The card stays: KEEP IN PLAY (FL-049)."""
    if s.card and s.card not in s.events:
        s.events.append(s.card)
        for a in s.heroes:
            refresh(s, a)
    return
    yield


@doer("flag")
def do_flag(s: Tale, h: Hero, e: Effect) -> Asks:
    """The story remembers something."""
    if e.args[0] not in s.flags:
        s.flags.append(e.args[0])
    return
    yield


@doer("token")
def do_token(s: Tale, h: Hero, e: Effect) -> Asks:
    """A tracking token (FL-089)."""
    n = amount(s, e.args[1]) if len(e.args) > 1 else 1
    s.tokens[e.args[0]] = s.tokens.get(e.args[0], 0) + n
    return
    yield


@doer("candle")
def do_candle(s: Tale, h: Hero, e: Effect) -> Asks:
    """Time is lost or won."""
    s.candle = max(1, s.candle + amount(s, e.args[0]))
    return
    yield


@doer("lead")
def do_lead(s: Tale, h: Hero, e: Effect) -> Asks:
    """The leader's token passes and flips."""
    pass_token(s)
    return
    yield


@doer("day")
@doer("night")
def do_light(s: Tale, h: Hero, e: Effect) -> Asks:
    """The token is turned to a side."""
    s.day = e.verb == "day"
    return
    yield
