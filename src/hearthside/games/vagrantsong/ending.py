"""How a game is judged: outcome, redeal, invariants, metrics, why something is forbidden."""

from __future__ import annotations

from collections.abc import Iterator

from hearthside.kernel import END, Decision, Dice, Option, Outcome

from .board import SPACE, TRAIN
from .content.format import SCENARIOS
from .content.vagrants import VAGRANTS
from .rules.coins import SLOTS, forbidden_slot
from .rules.manage import forbids_move
from .state import LIMITS, TOKENS, Journey


def outcome(s: Journey) -> Outcome | None:
    """Everybody wins or loses together (VS-005); a campaign counts the nights won."""
    if s.step != END:
        return None
    if s.campaign:
        nights = max(1, len(s.camp.results))
        length = max(nights, len(SCENARIOS) - _first(s) + 1)
        score = s.camp.results.count("won") / length
        return Outcome((score,) * s.seats, "campaign", "VS-008")
    won = s.over == "won"
    return Outcome((1.0 if won else 0.0,) * s.seats, s.over, "VS-227" if won else "VS-229")


def _first(s: Journey) -> int:
    """The number of the Scenario a campaign started from."""
    return SCENARIOS[s.scenario].number - len(s.camp.results) + 1


def redeal(s: Journey, seat: int, rng: Dice) -> None:
    """Shuffle what a seat cannot know: the Junk deck, and others' secret answers."""
    rng.shuffle(s.camp.junk_deck)
    if not s.camp.shown:
        for k, answer in enumerate(s.camp.answers):
            if k != seat and answer >= 0:
                s.camp.answers[k] = rng.below(3)


FACE_DOWN = 9
"""How an answer is written that somebody else has given in secret."""


def veil(s: Journey, seat: int) -> None:
    """Turn over what a seat cannot know: others' secret answers."""
    if not s.camp.shown:
        s.camp.answers = [
            answer if k == seat or answer < 0 else FACE_DOWN
            for k, answer in enumerate(s.camp.answers)
        ]


def invariants(s: Journey) -> Iterator[str]:
    """What is wrong with a state: tokens, bounds, places, Coins."""
    for token, n in TOKENS.items():
        found = s.bindle.count(token) + s.cycle[token] + s.aside.count(token) + s.held.count(token)
        found += (s.drawn == token) + (len(s.candles) if token == "candle" else 0)
        for v in s.vagrants:
            found += v.tokens.count(token) + v.pup_tokens.count(token)
            if token == "foot" and v.foot and not v.marks.get("foot_spent"):
                found += 1
        found += s.counters.get(f"stolen_{token}", 0)
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
    yield from _card_faults(s)


def _vagrant_faults(s: Journey, i: int) -> Iterator[str]:
    v = s.vagrants[i]
    if not 1 <= v.humanity <= v.most:
        yield f"{v.who} has {v.humanity} of {v.most} Humanity"
    dealt = v.marks.get("dealt", 0 if s.step not in ("coins", "acts") or s.active != i else 3)
    if s.phase == "scenario" and v.hand + sum(v.coins.values()) != dealt:
        yield f"{v.who} has {v.hand} Coins and {v.coins} placed"
    if v.seat != i:
        yield f"{v.who} sits in seat {v.seat}, not {i}"
    if len(v.junk) > VAGRANTS[v.who].junk_slots:
        yield f"{v.who} wears {len(v.junk)} Junk"
    if v.westbound and any(n > 0 for n in v.skills) and s.phase == "scenario" and v.under < 0:
        yield f"{v.who} is Westbound with a Skill up"


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
    events = [int(t[1]) for v in s.vagrants for t in (*v.tokens, *v.pup_tokens) if t not in LIMITS]
    events += [int(t[1]) for t in (*s.bindle, *s.aside) if t[0] == "e" and t[1:].isdigit()]
    events += [*s.events, *s.on_round, *s.on_humanity, *s.on_break]
    if len(set(events)) != len(events):
        yield f"an Event Token is in two places: {sorted(events)}"


def metrics(s: Journey) -> dict[str, int | float | str | bool]:
    """Facts about a finished game."""
    return {
        "scenario": s.scenario,
        "campaign": s.campaign,
        "won": s.over == "won",
        "nights_won": s.camp.results.count("won"),
        "nights": len(s.camp.results),
        "rounds": s.rounds,
        "rituals": len(s.rituals),
        "westbound": sum(v.was_westbound for v in s.vagrants),
        "breaks_left": sum(h.breaks for h in s.haints),
        "revives": s.camp.revives,
        "vagrants": "+".join(sorted(v.who for v in s.vagrants)),
    }


REASONS = {
    "go": "VS-126",
    "dash": "VS-212",
    "pup": "VS-071",
    "candle": "VS-147",
    "nail": "VS-146",
    "apple": "VS-154",
    "shake": "VS-218",
    "give": "VS-144",
    "swap": "VS-144",
    "pup_give": "VS-075",
    "bust": "VS-138",
    "investigate": "VS-132",
    "rummage": "VS-055",
    "patch": "VS-055",
    "skill": "VS-056",
    "junk": "VS-092",
    "foot": "VS-153",
    "salt": "VS-142",
    "turn": "VS-044",
    "learn": "VS-249",
    "mend": "VS-251",
    "fix": "VS-251",
    "buy_junk": "VS-254",
    "other_junk": "VS-255",
    "seance": "VS-257",
    "bank": "VS-258",
    "sell": "VS-246",
    "place": "VS-036",
    "stop": "VS-199",
    "aside": "VS-192",
    "door": "VS-270",
}
"""The rule to point at when an option of that verb is not on offer."""


def forbids(s: Journey, decision: Decision, option: Option) -> str | None:
    """The rule that keeps an option off the list."""
    verb = str(option[0])
    if not 0 <= decision.seat < len(s.vagrants):
        moved = forbids_move(s, option) if decision.ask == "manage" else None
        return moved or REASONS.get(verb)
    v = s.vagrants[decision.seat]
    if verb in ("coin", "foot") and len(option) > 1 and str(option[1]) in SLOTS:
        barred = forbidden_slot(s, v, str(option[1]))
        if barred:
            return barred
        return "VS-051" if verb == "coin" else REASONS[verb]
    if verb in ("nail", "candle", "apple", "token", "give", "swap") and v.token_used:
        return "VS-140"
    if verb == "apple" and v.westbound:
        return "VS-123"
    if verb == "go" and len(option) > 1 and str(option[1]) in SPACE:
        space = SPACE[str(option[1])]
        if s.blocked >> space & 1:
            return "VS-102"
        if any(space in (o.at, o.pup) for o in s.vagrants) or any(h.at == space for h in s.haints):
            return "VS-127"
    if verb == "skill" and v.westbound:
        return "VS-116"
    return REASONS.get(verb)
