"""Coins on what is carried: an Event Token that works for them."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, note

from ..content.names import a_token, named
from ..state import EVENT, Journey
from .coins import begin, coins_on, no_action, use_foot
from .places import scenario_of


def no_work(s: Journey, i: int, token: str) -> str | Bar | None:
    """A carried Event Token that Coins were laid on, as many as it takes."""
    v = s.vagrants[i]
    if token not in v.tokens and token not in v.kept:
        return "VS-139"
    event = scenario_of(s).event(int(token[1:]))
    if event.works is None:
        return "VS-050"
    bar = no_action(v, token)
    if bar is not None:
        return bar
    if coins_on(v, token) < event.price:
        return Bar("VS-085", f"It takes {event.price} Coins.")
    return None if event.usable is None or event.usable(s, i) else "VS-056"


def work(s: Journey, i: int, token: str) -> Asks:
    """What Coins on a carried Event Token do."""
    v = s.vagrants[i]
    begin(v, token)
    event = scenario_of(s).event(int(token[1:]))
    assert event.works is not None
    note(s, "used", v.who, named(s, token), rule=event.rule)
    yield from event.works(s, i)
    use_foot(s, v, token)


WORK = Act(
    "work",
    "VS-050",
    work,
    over=EVENT,
    barred=no_work,
    label=lambda s, i, token: f"Put {a_token(named(s, token))} to work",
    points=lambda s, i, token: f"event:{token[1:]}",
)
