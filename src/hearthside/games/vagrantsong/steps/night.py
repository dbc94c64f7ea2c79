"""The turn structure: short steps that read like the book's table of contents."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from hearthside.kernel import ANYONE, END, Asks, Decision, Steps, note

from ..content.board import NAME
from ..content.format import read_diagram
from ..options import END_TURN, PASS, PLACE, TURN
from ..rules.acting import (
    act,
    act_options,
    between_tokens,
    hold_seance,
    seance_options,
    use_between,
)
from ..rules.breaks import break_haint, fire
from ..rules.coins import place_coin, reclaim, use_foot
from ..rules.haint import mood_action, perform
from ..rules.humanity import ScenarioOver
from ..rules.movement import place_pup
from ..rules.places import scenario_of, standing
from ..rules.tokens import cycle, cycle_due, discard, draw_plain, release, shake
from ..setup import lay_out
from ..state import TRACK_MAX, Journey

step = Steps[Journey]()
SPACE_OF = {str(o): i for i, o in enumerate(PLACE)}


def on_the_train(function: Callable[[Journey], Asks]) -> Callable[[Journey], Asks | None]:
    """Take in a step of the Scenario Phase: whatever ends the Scenario ends the step (VS-048)."""

    @wraps(function)
    def run(s: Journey) -> Asks:
        try:
            yield from function(s)
        except ScenarioOver:
            s.step = "scenario_over"

    return step(run)


# -- setting up --------------------------------------------------------------------------------


@step
def set_up(s: Journey) -> None:
    """Lay the Scenario out (VS-035)."""
    lay_out(s)
    s.step = "placing"


@on_the_train
def placing(s: Journey) -> Asks:
    """Each player chooses a marked space (VS-036), the Runaway one for the Pup too (VS-068)."""
    drawn = read_diagram(s.scenario, scenario_of(s).diagram)
    for v in s.vagrants:
        if v.at < 0:
            free = [j for j in drawn.starts if not standing(s) >> j & 1]
            pick = yield Decision(
                v.seat, "start", [PLACE[j] for j in free], rule="VS-036", about=(v.who,)
            )
            v.at = SPACE_OF[str(pick)]
            note(s, "starts", v.who, NAME[v.at], rule="VS-036")
            if v.who == "runaway":
                yield from place_pup(s, v.seat)
            return
    s.phase = "scenario"
    s.step = "opening"


@on_the_train
def opening(s: Journey) -> Asks:
    """What the Scenario asks for before the first round (VS-039)."""
    hook = scenario_of(s).hooks.opening
    if hook is not None:
        yield from hook(s)
    s.step = "round_open"


# -- the round ---------------------------------------------------------------------------------


@on_the_train
def round_open(s: Journey) -> Asks:
    """Move the Round marker before anything else (VS-023); Events on its space fire (VS-031)."""
    s.rounds += 1
    s.round = (s.rounds - 1) % TRACK_MAX + 1  # VS-022
    s.first = -1
    s.counters.pop("rooted", None)
    s.counters.pop("harder", None)
    s.counters.pop("move_all", None)
    for v in s.vagrants:
        v.token_used = False  # VS-140
        v.acted = bool(v.marks.get("out"))
        v.marks.pop("move_round", None)
    note(s, "round", s.round, rule="VS-021")
    s.step = "whose_turn"
    for number in sorted(s.on_round):
        if s.on_round.get(number) == s.round:
            yield from fire(s, number, s.on_round)
    hook = scenario_of(s).hooks.round_start
    if hook is not None:
        yield from hook(s)
    if s.malady_round == s.round:  # VS-295: the Haint goes first
        note(s, "malady_turn", rule="VS-295")
        begin_haints(s)


@on_the_train
def whose_turn(s: Journey) -> Asks:
    """The players agree who goes next (VS-043, VS-044); tokens may be used in between (VS-139)."""
    waiting = [TURN[v.seat] for v in s.vagrants if not v.acted]
    tokens = between_tokens(s)
    tokens += seance_options(s)
    if not waiting and not tokens:
        s.step = "round_open"
        return
    pick = yield Decision(
        ANYONE, "whose_turn", (waiting or [PASS]) + tokens, rule="VS-043" if waiting else "VS-139"
    )
    if pick[0] == "turn":
        s.active = int(pick[1])
        s.step = "turn_open"
    elif pick[0] == "pass":
        s.step = "round_open"
    elif pick[0] == "by":
        yield from use_between(s, pick)
    else:
        yield from hold_seance(s, str(pick[0]))


# -- a Vagrant's turn --------------------------------------------------------------------------


@on_the_train
def turn_open(s: Journey) -> Asks:
    """Start-of-turn effects come before the Coins are collected (VS-221)."""
    v = s.vagrants[s.active]
    if s.first < 0:
        s.first = v.seat
    for h in s.haints:
        h.haunted = 0
    v.marks.pop("boxcar", None)
    v.marks.pop("patched", None)
    note(s, "turn", v.who, rule="VS-047")
    hook = scenario_of(s).hooks.turn_start
    if hook is not None:
        yield from hook(s, v.seat)
    if v.marks.get("out"):
        s.step = "turn_over"
        return
    v.marks.pop("foot_spent", None)
    reclaim(s, v)  # VS-049
    s.step = "coins"


@on_the_train
def coins(s: Journey) -> Asks:
    """Coins are placed before acting (VS-050)."""
    yield from place_coin(s, s.vagrants[s.active])


@on_the_train
def acts(s: Journey) -> Asks:
    """Actions happen in any order (VS-052) until the Vagrant is done."""
    v = s.vagrants[s.active]
    if v.marks.get("out"):
        s.step = "turn_over"
        return
    pick = yield Decision(v.seat, "act", act_options(s, v), rule="VS-052", about=(v.who,))
    if pick is END_TURN or pick[0] == "end":
        s.step = "turn_over"
    else:
        yield from act(s, v, pick)


@on_the_train
def turn_over(s: Journey) -> Asks:
    """End-of-turn effects, then the Cycle check (VS-208, VS-221), then the Haint (VS-044)."""
    v = s.vagrants[s.active]
    if v.foot:
        use_foot(s, v, v.foot)
    hook = scenario_of(s).hooks.turn_end
    if hook is not None:
        yield from hook(s, v.seat)
    v.marks.pop("move_turn", None)
    v.acted = True
    s.recent = v.seat
    s.active = -1
    s.turns += 1
    if cycle_due(s):
        yield from cycle(s)
    begin_haints(s)


# -- the Haint's turn --------------------------------------------------------------------------


def begin_haints(s: Journey) -> None:
    """After every Vagrant's turn comes the Haint's (VS-044), whatever happened in it (VS-046)."""
    s.acting = -1
    s.haint_index = 0
    s.haint_turn = True
    s.step = "haint_turn"


@on_the_train
def haint_turn(s: Journey) -> Asks:
    """Step 1: the last Vagrant to act draws a token for the Haint (VS-177), unless it Broke (VS-172)."""
    haint = s.haints[s.haint_index]
    for h in s.haints:
        h.haunted = 0
    if haint.skips:
        haint.skips -= 1
        note(s, "skipped", haint.who, rule="VS-172")
        s.step = "haint_over"
        return
    drawn = yield from draw_plain(s, s.recent, 1)
    shake(s)
    release(s, drawn)
    s.drawn = drawn[0] if drawn else ""  # VS-178
    s.step = "haint_acts" if drawn else "haint_over"


@on_the_train
def haint_acts(s: Journey) -> Asks:
    """Steps 2 to 4: target, move, resolve (VS-176)."""
    k = s.haint_index
    yield from perform(s, k, mood_action(s, k, s.drawn))
    s.step = "haint_over"


@on_the_train
def haint_over(s: Journey) -> Asks:
    """Step 5: the token goes to the Cycle track (VS-206); Break (VS-169), end of turn, Cycle check."""
    k = s.haint_index
    acted = bool(s.drawn)
    if acted:
        discard(s, s.drawn)
        s.drawn = ""
    s.haint_turn = False
    for j, haint in enumerate(s.haints):
        if haint.breaking:
            yield from break_haint(s, j)
    end = scenario_of(s).haints[k].moods[s.haints[k].mood].end
    if end is not None and acted:
        yield from end(s, k)
    hook = scenario_of(s).hooks.haint_end
    if hook is not None:
        yield from hook(s, k)
    if cycle_due(s):
        yield from cycle(s)
    if k + 1 < len(s.haints):
        s.haint_index = k + 1
        s.haint_turn = True
        s.step = "haint_turn"
    else:
        s.step = "whose_turn"  # VS-045


@step
def scenario_over(s: Journey) -> None:
    """Win or lose, the Camp Phase follows (VS-007, VS-008); a single Scenario ends here."""
    s.haint_turn = s.cycling = False
    s.acting = s.active = s.crowded = -1
    ended = scenario_of(s).hooks.ended
    if ended is not None:
        ended(s)
    if s.drawn:
        discard(s, s.drawn)
        s.drawn = ""
    s.aside += s.held
    s.held.clear()
    shake(s)
    s.camp.results.append(s.over)
    s.phase = "over"
    s.step = "moment" if s.campaign else END
