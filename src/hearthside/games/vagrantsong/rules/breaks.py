"""A Haint's Humanity, Breaks, Rituals and Mile Posts (VS-165 to VS-175, VS-222 to VS-231)."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..content.prose import again_of
from ..state import Journey
from .ballots import open_ballot
from .humanity import end_scenario, gain
from .parts import happens
from .places import card_of, scenario_of
from .story import read


def haint_gain(s: Journey, h: int, n: int) -> Asks:
    """A Haint gains Humanity up to its Threshold; reaching that is a Break (VS-168).

    The order of VS-220: Humanity, the Break and what follows from it, then Events the marker passed. In its own turn,
    and whenever else it acts, both wait for the action to be over (VS-169).
    """
    haint = s.haints[h]
    on = scenario_of(s).on
    for _, _, gaining in on.haint_gaining:
        n = gaining(s, h, n)
    if n > 0 and not haint.threshold and not haint.gone:
        yield from happens(s, on.nudged, h, n)
    if n <= 0 or not haint.threshold or haint.breaking or haint.gone:
        return
    before = haint.humanity
    after = haint.humanity = min(haint.threshold, before + n)
    note(s, "haint_gained", haint.who, after - before, rule="VS-168")
    if after >= haint.threshold:
        haint.breaking = True
    haint.passed += [n for n, at in sorted(haint.on_humanity.items()) if before < at <= after]
    if not s.haint_turn and s.acting != h:
        yield from settle_up(s, h)
    if on.haint_gained:
        yield from happens(s, on.haint_gained, h)


def settle_up(s: Journey, h: int) -> Asks:
    """A Break that is due (VS-169), then the Events that the Haint's marker has come to fire (VS-030, VS-220)."""
    haint = s.haints[h]
    if haint.breaking:
        yield from break_haint(s, h)
    while haint.passed:
        number = haint.passed.pop(0)
        if number in haint.on_humanity:
            yield from fire(s, number, haint.on_humanity)


def haint_loss(s: Journey, h: int, n: int) -> Asks:
    """A Haint loses Humanity, unless something in force makes a gain of it."""
    if any(repays(s, h) for _, _, repays in scenario_of(s).on.repays):
        yield from haint_gain(s, h, n)
    else:
        haint_lose(s, h, n)


def haint_lose(s: Journey, h: int, n: int) -> None:
    """A Haint loses Humanity, never below 0 (VS-170)."""
    haint = s.haints[h]
    n = min(n, haint.humanity)
    haint.humanity -= n
    if n > 0:
        note(s, "haint_lost", haint.who, n, rule="VS-170")


def fire(s: Journey, number: int, track: dict[int, int]) -> Asks:
    """An Event Token on a track fires; it is discarded unless it stays (VS-163)."""
    event = scenario_of(s).event(number)
    if not event.stays:
        track.pop(number, None)
    note(s, "event", number, s.scenario, rule="VS-030")
    yield from tell(s, number)
    if event.fires is not None:
        yield from event.fires(s, s.active if s.active >= 0 else s.recent)
    if event.ballot is not None:
        open_ballot(s, number)


def tell(s: Journey, number: int) -> Asks:
    """An Event that a rule names is read, and counted."""
    s.fired[number] = s.fired.get(number, 0) + 1
    s.reading = number
    key = f"{s.scenario}.e{number}"
    yield from read(s, again_of(key) if s.fired[number] > 1 else key)


def break_haint(s: Journey, h: int) -> Asks:
    """A Break: on 1 the Haint is saved (VS-028); else the marker steps down (VS-171)."""
    haint = s.haints[h]
    made = scenario_of(s)
    haint.breaking = False
    if s.sated >= 0:
        s.sated |= 1 << h
    note(s, "break", haint.who, rule="VS-171")
    if haint.breaks <= 1:
        haint.humanity = haint.threshold
        haint.breaks = 0
        note(s, "saved", haint.who, rule="VS-028")
        if made.saved and all(k.breaks == 0 for k in s.haints):
            end_scenario(s, "won")  # VS-174, VS-227
        haint.gone, haint.at = True, -1
        return
    haint.breaks -= 1
    haint.humanity = 0
    haint.skips += 1  # VS-172
    if more := fury(s, h):
        note(s, "fury", haint.who, more, rule="VS-309")
    for v in s.vagrants:
        yield from gain(s, v.seat, 1, "VS-172")
    for number, at in list(haint.on_break.items()):
        if at == haint.breaks:
            yield from fire(s, number, haint.on_break)
    if made.on.broke:  # VS-173
        yield from happens(s, made.on.broke, h)


def fury_of(s: Journey, h: int) -> int:
    """What a Haint's actions cost more for each step that its Break marker comes down."""
    card = card_of(s, h)
    return card.fury[s.players - 2] + s.tune.get("fury", 0) if card.breaks else 0


def fury(s: Journey, h: int) -> int:
    """What they cost more as it stands."""
    each = fury_of(s, h)
    if not each:
        return 0
    start = max(1, card_of(s, h).breaks + s.tune.get("breaks", 0))
    return each * (start - s.haints[h].breaks)  # VS-309


def complete(s: Journey, key: str) -> Asks:
    """A Ritual is done: its reward is turned up and given (VS-224, VS-225).

    Rituals win a Scenario only where its victory text says so (VS-223).
    """
    if key in s.rituals:
        return
    made = scenario_of(s)
    ritual = made.ritual(key)
    s.rituals.append(key)
    s.camp.ritual_coins += ritual.coins
    note(s, "ritual", key, s.scenario, rule="VS-224")
    if ritual.effect is not None:
        yield from ritual.effect(s)
    if made.done and len(s.rituals) == to_complete(s):
        end_scenario(s, "won")


def to_complete(s: Journey) -> int:
    """How many Rituals there are to complete this night."""
    made = scenario_of(s)
    return made.needed(s) if made.needed is not None else len(made.rituals)


def change_mood(s: Journey, h: int, mood: int) -> None:
    """The mood marker flips (VS-167)."""
    haint = s.haints[h]
    if haint.mood != mood:
        haint.mood = mood
        note(s, "mood", haint.who, mood, s.scenario, rule="VS-167")


def milepost(s: Journey, name: str) -> None:
    """Tick a Mile Post and the total (VS-230)."""
    if name not in s.camp.mileposts:
        s.camp.mileposts.append(name)
        note(s, "milepost", name, rule="VS-230")
