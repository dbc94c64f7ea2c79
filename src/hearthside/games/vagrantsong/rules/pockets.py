"""Pockets: how many tokens a Vagrant may hold, and what goes back when that is less than what is held (VS-130)."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Option, note

from ..content import junk as junk_cards
from ..content.names import a_token, named
from ..content.vagrants import VAGRANTS
from ..state import EVENT, LIMITS, TOKENS, Journey, Vagrant
from .asking import Question
from .parts import sum_of
from .places import scenario_of


def limit(s: Journey, v: Vagrant) -> int:
    """How many tokens a Vagrant may hold: the Rummage value and what adds to it (VS-130)."""
    extra = sum_of(s, v, scenario_of(s).on.pockets)
    return VAGRANTS[v.who].rummage + junk_cards.total(v, "pockets") + extra


def drop_event(s: Journey, number: int) -> Asks:
    """An Event Token leaves whoever holds it, and play; a priority that goes with it is lost (VS-180)."""
    event, token = scenario_of(s).event(number), EVENT[number]
    for v in s.vagrants:
        for place in (v.tokens, v.kept, v.pup_tokens):
            if token in place:
                place.remove(token)
                if event.priority:
                    s.special = -1
                if event.dropped is not None:
                    yield from event.dropped(s, v.seat)


def no_drop(s: Journey, i: int, token: str) -> str | None:
    """VS-130: what is held may go back, but for what a Scenario makes its holder keep."""
    v = s.vagrants[i]
    if token not in v.tokens and token not in v.pup_tokens:
        return "VS-130"
    return "VS-130" if fixed(s, token) else None


DROP = Act[Journey, [str]](
    "drop",
    "VS-130",
    over=(*TOKENS, *EVENT),
    barred=no_drop,
    label=lambda s, i, token: f"Let go of {a_token(named(s, token))}",
)


def drop_options(s: Journey, i: int) -> list[Option]:
    """The fast list of DROPPING."""
    v = s.vagrants[i]
    return [DROP.table[t] for t in dict.fromkeys(v.tokens + v.pup_tokens) if not fixed(s, t)]


DROPPING = Question(
    "drop",
    "VS-130",
    (DROP,),
    fast=drop_options,
    prompt="your pockets are full. Which token goes back?",
    meanwhile="has full pockets",
)


def enforce_limit(s: Journey, i: int) -> Asks:
    """Return tokens of choice down to the limit; Event Tokens are set aside instead (VS-130)."""
    v = s.vagrants[i]
    if len(v.tokens) + len(v.pup_tokens) <= VAGRANTS[v.who].rummage:
        return
    while len(v.tokens) + len(v.pup_tokens) > limit(s, v):  # what goes may have held more
        if all(fixed(s, t) for t in (*v.tokens, *v.pup_tokens)):
            return
        pick = yield DROPPING(s, v.seat)
        token = str(pick[1])
        note(s, "returned", v.who, named(s, token), rule="VS-130")
        if token in LIMITS:
            (v.tokens if token in v.tokens else v.pup_tokens).remove(token)
            s.bindle.append(token)
        else:
            yield from drop_event(s, int(token[1:]))


def fixed(s: Journey, token: str) -> bool:
    """Whether a carried Event Token may not be the one returned (VS-130)."""
    return token not in LIMITS and scenario_of(s).event(int(token[1:])).fixed
