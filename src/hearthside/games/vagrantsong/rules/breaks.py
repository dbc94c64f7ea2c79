"""A Haint's Humanity, Breaks, Rituals and Mile Posts (VS-165 to VS-175, VS-222 to VS-231)."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..state import Journey
from .humanity import end_scenario, gain
from .places import scenario_of


def haint_gain(s: Journey, h: int, n: int) -> Asks:
    """A Haint gains Humanity up to its Threshold; reaching that is a Break (VS-168).

    The order of VS-220: Humanity, the Break and what follows from it, then Events the marker passed.
    """
    haint = s.haints[h]
    if n <= 0 or not haint.threshold or haint.breaking:
        return
    before = haint.humanity
    after = haint.humanity = min(haint.threshold, before + n)
    note(s, "haint_gained", haint.who, after - before, rule="VS-168")
    if after >= haint.threshold:
        haint.breaking = True
        if not s.haint_turn:  # VS-169: in its own turn it Breaks after the action
            yield from break_haint(s, h)
    if s.on_humanity:
        yield from _passed(s, before, after)
    hook = scenario_of(s).hooks.gained
    if hook is not None:
        yield from hook(s, h)


def haint_lose(s: Journey, h: int, n: int) -> None:
    """A Haint loses Humanity, never below 0 (VS-170)."""
    haint = s.haints[h]
    haint.humanity = max(0, haint.humanity - n)
    note(s, "haint_lost", haint.who, n, rule="VS-170")


def _passed(s: Journey, before: int, after: int) -> Asks:
    """Events on the Humanity track fire once the marker has moved (VS-030)."""
    for number in sorted(s.on_humanity):
        at = s.on_humanity.get(number, 0)
        if before < at <= after:
            yield from fire(s, number, s.on_humanity)


def fire(s: Journey, number: int, track: dict[int, int]) -> Asks:
    """An Event Token on a track fires; it is discarded unless it stays (VS-163)."""
    event = scenario_of(s).event(number)
    if not event.stays:
        del track[number]
    s.story = f"{s.scenario}.e{number}"
    note(s, "event", number, s.scenario, rule="VS-030")
    if event.fires is not None:
        yield from event.fires(s, s.active if s.active >= 0 else s.recent)


def break_haint(s: Journey, h: int) -> Asks:
    """A Break: on 1 the Haint is saved (VS-028); else the marker steps down (VS-171)."""
    haint = s.haints[h]
    haint.breaking = False
    note(s, "break", haint.who, rule="VS-171")
    if haint.breaks <= 1:
        haint.humanity = haint.threshold
        haint.breaks = 0
        note(s, "saved", haint.who, rule="VS-028")
        if scenario_of(s).victory == "save" and all(k.breaks == 0 for k in s.haints if k.threshold):
            end_scenario(s, "won")  # VS-174, VS-227
        return
    haint.breaks -= 1
    haint.humanity = 0
    haint.skips = 1  # VS-172
    for v in s.vagrants:
        yield from gain(s, v.seat, 1, "VS-172")
    for number, at in list(s.on_break.items()):
        if at == haint.breaks:
            yield from fire(s, number, s.on_break)
    hook = scenario_of(s).hooks.broke
    if hook is not None:  # VS-173
        yield from hook(s, h)


def complete(s: Journey, key: str) -> Asks:
    """A Ritual is done: its reward is turned up and given (VS-224, VS-225).

    Rituals win a Scenario only where its victory text says so (VS-223).
    """
    if key in s.rituals:
        return
    ritual = scenario_of(s).ritual(key)
    s.rituals.append(key)
    s.camp.ritual_coins += ritual.coins
    note(s, "ritual", key, s.scenario, rule="VS-224")
    if ritual.effect is not None:
        yield from ritual.effect(s)
    if scenario_of(s).victory == "rituals" and len(s.rituals) == 3:
        end_scenario(s, "won")


def change_mood(s: Journey, h: int, mood: int) -> None:
    """The mood marker flips (VS-167)."""
    haint = s.haints[h]
    if haint.mood != mood:
        haint.mood = mood
        note(s, "mood", haint.who, mood, rule="VS-167")


def milepost(s: Journey, name: str) -> None:
    """Tick a Mile Post and the total (VS-230)."""
    if name not in s.camp.mileposts:
        s.camp.mileposts.append(name)
        note(s, "milepost", name, rule="VS-230")
