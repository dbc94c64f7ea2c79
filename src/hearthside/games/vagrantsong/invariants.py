"""What holds at every decision: tokens, bounds, places, Coins, cards."""

from __future__ import annotations

from collections.abc import Iterator

from .content.board import TRAIN
from .content.page import SCENARIOS
from .content.vagrants import VAGRANTS
from .state import LIMITS, Journey, Vagrant

BETWEEN = ("whose_turn", "coins", "haint_acted", "spending", "managing")
"""Steps in which no Skill is performed."""


def invariants(s: Journey) -> Iterator[str]:
    """What is wrong with a state: tokens, bounds, places, Coins."""
    for token, n in s.tokens.items():
        found = s.bindle.count(token) + s.cycle[token] + s.aside.count(token) + s.held.count(token)
        found += list(s.marked.values()).count(token)
        found += (s.drawn == token and SCENARIOS[s.scenario].draws is None) + (
            len(s.candles) if token == "candle" else 0
        )
        for v in s.vagrants:
            found += v.tokens.count(token) + v.pup_tokens.count(token)
            if token == "foot" and v.foot and not v.foot_spent:
                found += 1
        if found != n and s.step != "set_up":
            yield f"{found} {token} tokens, not {n}"
    seen: dict[int, str] = {}
    for v in s.vagrants:
        yield from _vagrant_faults(s, v.seat)
        for name, at in ((v.who, v.at), ("pup", v.pup)):
            if at >= 0:
                if not TRAIN.all >> at & 1:
                    yield f"{name} stands off the board"
                if at in seen and at != s.crowded:
                    yield f"{name} and {seen[at]} share a space"
                seen[at] = name
    for h in s.haints:
        if not 0 <= h.humanity <= max(h.threshold, 0):
            yield f"{h.who} has {h.humanity} Humanity of {h.threshold}"
        if h.at >= 0 and h.at in seen and h.at != s.crowded:
            yield f"{h.who} and {seen[h.at]} share a space"
    if s.step in BETWEEN and s.sated >= 0:
        yield "a Skill is still being performed"
    yield from _card_faults(s)


def _vagrant_faults(s: Journey, i: int) -> Iterator[str]:
    v = s.vagrants[i]
    if not 1 <= v.humanity <= v.most:
        yield f"{v.who} has {v.humanity} of {v.most} Humanity"
    if s.phase == "scenario" and v.hand + sum(v.coins.values()) != v.dealt:
        yield f"{v.who} has {v.hand} Coins and {v.coins} placed"
    if v.seat != i:
        yield f"{v.who} sits in seat {v.seat}, not {i}"
    if len(v.junk) > VAGRANTS[v.who].junk_slots:
        yield f"{v.who} wears {len(v.junk)} Junk"
    if v.under >= 0 and not (v.westbound and v.skills[v.under]):
        yield f"{v.who} has a Westbound card on place {v.under} of {v.skills}"


def _card_faults(s: Journey) -> Iterator[str]:
    cards = [abs(n) for v in s.vagrants for n in v.skills if n]
    cards += s.camp.belongings
    for stored in s.camp.personal.values():
        cards += stored
    cards += s.camp.offers
    if len(set(cards)) != len(cards):
        yield f"a Skill card is in two places: {sorted(cards)}"
    junk = [abs(n) for v in s.vagrants for n in v.junk]
    junk += [abs(n) for n in s.camp.junk] + s.camp.junk_deck
    junk += [n for n in (s.camp.offered, s.favour) if n > 0]
    if len(set(junk)) != len(junk):
        yield f"a Junk card is in two places: {sorted(junk)}"
    events = [int(t[1:]) for v in s.vagrants for t in _held(v) if t not in LIMITS]
    events += [int(t[1:]) for t in (*s.bindle, *s.aside) if t[0] == "e" and t[1:].isdigit()]
    events += [*s.events, *s.on_round]
    for h in s.haints:
        events += [*h.on_humanity, *h.on_break]
    if len(set(events)) != len(events):
        yield f"an Event Token is in two places: {sorted(events)}"


def _held(v: Vagrant) -> tuple[str, ...]:
    return (*v.tokens, *v.pup_tokens, *v.kept)
