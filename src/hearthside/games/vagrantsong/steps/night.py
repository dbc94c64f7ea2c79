"""The turn structure: short steps that read like the book's table of contents."""

from __future__ import annotations

from hearthside.kernel import ANYONE, END, Asks, Steps, note

from ..content.board import NAME
from ..content.junk import joins_in
from ..content.page import SCENARIOS
from ..rules.ballots import answer, show_coins
from ..rules.bindle import cycle, cycle_due, discard, draw_plain, release, shake
from ..rules.breaks import fire, settle_up
from ..rules.chorus import act_together
from ..rules.coins import reclaim, sit_out, use_foot
from ..rules.feats_moving import end_decoy
from ..rules.haint import mood_action, perform
from ..rules.movement import place_pup
from ..rules.parts import befalls, expire, happens, sum_of
from ..rules.places import card_of, mood_of
from ..rules.starting import START
from ..rules.story import read
from ..rules.turn import ACT, BEFORE_IT_ENDS, COINS, WHOSE_TURN
from ..setup import lay_out
from ..state import TRACK_MAX, Journey

step = Steps[Journey]()


# -- setting up --------------------------------------------------------------------------------


@step
def set_up(s: Journey) -> None:
    """Lay the Scenario out (VS-035)."""
    lay_out(s)
    s.step = "prologue"


@step
def prologue(s: Journey) -> Asks:
    """The left page is read before anybody takes a place (VS-294)."""
    yield from read(s, f"{s.scenario}.opening")
    s.step = "placing"


@step
def placing(s: Journey) -> Asks:
    """Each player chooses a marked space (VS-036), the Runaway one for the Pup too (VS-068)."""
    for v in s.vagrants:
        if v.at < 0:
            pick = yield START(s, v.seat)
            yield from START.do(s, v.seat, pick)
            note(s, "starts", v.who, NAME[v.at], rule="VS-036")
            if v.who == "runaway":
                yield from place_pup(s, v.seat)
            return
    s.phase = "scenario"
    s.step = "opening"


@step
def opening(s: Journey) -> Asks:
    """What the Scenario asks for before the first round (VS-039)."""
    yield from happens(s, SCENARIOS[s.scenario].on.opening)
    s.step = "round_open"


# -- the round ---------------------------------------------------------------------------------


@step
def round_open(s: Journey) -> Asks:
    """Move the Round marker before anything else (VS-023); Events on its space fire (VS-031)."""
    s.rounds += 1
    slip = s.tracks.get("slip", 0)  # a Scenario may set the marker back
    s.round = (s.rounds - 1 + slip) % TRACK_MAX + 1  # VS-022
    s.first = -1
    for h in s.haints:
        h.haunted = 0  # VS-215: what begins a round is nobody's turn
    for v in s.vagrants:
        v.token_used = False  # VS-140
        v.acted = v.out
    note(s, "round", s.round, rule="VS-021")
    s.step = "whose_turn"
    yield from _fire_round(s, late=False)
    yield from happens(s, SCENARIOS[s.scenario].on.round_start)
    if s.malady_round == s.round:  # VS-295: the Haint goes first
        note(s, "malady_turn", rule="VS-295")
        begin_haints(s)
    if s.voting >= 0:
        s.step = "vote"


@step
def vote(s: Journey) -> Asks:
    """Each Vagrant in play answers an Event in secret; then the answers are turned over."""
    for v in s.vagrants:
        if not v.out and s.camp.answers[v.seat] < 0:
            yield from answer(s, v.seat)
            return
    s.step = "count"


@step
def count(s: Journey) -> Asks:
    """What all secret answers bring together."""
    s.step = "haint_turn" if s.haint_turn else "whose_turn"
    yield from show_coins(s)


@step
def round_close(s: Journey) -> Asks:
    """What happens at the end of a round, after the last turn of it; what lasted for the round is over."""
    for h in s.haints:
        h.haunted = 0  # VS-215: nor is what ends it
    yield from happens(s, SCENARIOS[s.scenario].on.round_end)
    expire(s, "round")
    yield from _fire_round(s, late=True)
    s.step = "round_open"


def _fire_round(s: Journey, late: bool) -> Asks:
    """The Events on the Round marker's space fire (VS-031); some wait until their round has ended."""
    made = SCENARIOS[s.scenario]
    for number in sorted(s.on_round):
        if s.on_round.get(number) == s.round and made.event(number).late == late:
            yield from fire(s, number, s.on_round)


@step
def whose_turn(s: Journey) -> Asks:
    """The players agree who goes next (VS-043, VS-044); tokens may be used in between, after the Haint (VS-139, VS-142)."""
    pick = yield WHOSE_TURN(s, ANYONE)
    yield from WHOSE_TURN.do(s, ANYONE, pick)


# -- a Vagrant's turn --------------------------------------------------------------------------


@step
def turn_open(s: Journey) -> Asks:
    """Start-of-turn effects come before the Coins are collected (VS-221)."""
    v = s.vagrants[s.active]
    if s.first < 0:
        s.first = v.seat
    for h in s.haints:
        h.haunted = 0
    v.boxcar = False
    v.patched = 0
    v.lasting += v.coming
    v.coming.clear()
    if v.decoy:
        end_decoy(s, v)
    note(s, "turn", v.who, rule="VS-047")
    on = SCENARIOS[s.scenario].on
    if on.turn_start:
        yield from befalls(s, on.turn_start, v.seat)
    if on.stunned and sum_of(s, v, on.stunned):
        note(s, "turn_skipped", v.who, rule="VS-004")
        sit_out(v)
    elif not v.out:
        reclaim(s, v)  # VS-049
        s.step = "coins"
        yield from joins_in(s, v.seat, "starts")
        return
    s.step = "turn_over"


@step
def coins(s: Journey) -> Asks:
    """Coins are placed before acting (VS-050)."""
    pick = yield COINS(s, s.active, s.vagrants[s.active].hand)
    yield from COINS.do(s, s.active, pick)


@step
def acts(s: Journey) -> Asks:
    """Actions happen in any order (VS-052) until the Vagrant is done."""
    if s.vagrants[s.active].out:
        s.step = "turn_over"
        return
    pick = yield ACT(s, s.active)
    yield from ACT.do(s, s.active, pick)


@step
def turn_over(s: Journey) -> Asks:
    """End-of-turn effects, then the Cycle check (VS-208, VS-221), then the Haint (VS-044)."""
    v = s.vagrants[s.active]
    if v.foot:
        use_foot(s, v, v.foot)
    ends = SCENARIOS[s.scenario].on.turn_end
    if ends:
        yield from befalls(s, ends, v.seat)
    if v.lasting:
        expire(s, "turn", v)
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
    next_haint(s, 0)


@step
def haint_turn(s: Journey) -> Asks:
    """Step 1: the last Vagrant to act draws a token for the Haint (VS-177), unless it Broke (VS-172)."""
    haint = s.haints[s.haint_index]
    for h in s.haints:
        h.haunted = 0
    made = SCENARIOS[s.scenario]
    if haint.skips and made.chorus is None:
        haint.skips -= 1
        note(s, "skipped", haint.who, rule="VS-172")
        s.step = "haint_over"
        return
    if made.draws is not None:
        s.drawn = yield from made.draws(s, s.haint_index)
    else:
        drawn = yield from draw_plain(s, s.recent, 1)
        shake(s)
        release(s, drawn)
        s.drawn = drawn[0] if drawn else ""  # VS-178
    s.step = "haint_acts" if s.drawn else "haint_over"
    if s.drawn and made.on.drew:
        yield from happens(s, made.on.drew, s.haint_index)


@step
def haint_acts(s: Journey) -> Asks:
    """Steps 2 to 4: target, move, resolve (VS-176)."""
    chorus = SCENARIOS[s.scenario].chorus
    if chorus is not None:
        yield from act_together(s, chorus(s, s.drawn))
    else:
        yield from act_in_turn(s, s.haint_index)
    s.step = "haint_acted" if _matters(s) else "haint_over"


def _matters(s: Journey) -> bool:
    """Whether a token used now may do what it could not do once the turn is over (VS-142).

    A Cycle is due, another Haint comes next, or what the mood does as the turn ends goes by what lies there.
    """
    made, k = SCENARIOS[s.scenario], s.haint_index
    spent = s.drawn if made.draws is None else ""
    return (
        cycle_due(s, spent)
        or _next_in_turn(s, k + 1) < len(s.haints)
        or (not s.haints[k].gone and mood_of(s, k).mindful)
    )


@step
def haint_acted(s: Journey) -> Asks:
    """Once the Haint has acted Vagrants may use tokens, before its turn is over (VS-142)."""
    pick = yield BEFORE_IT_ENDS(s, ANYONE)
    yield from BEFORE_IT_ENDS.do(s, ANYONE, pick)


def act_in_turn(s: Journey, k: int) -> Asks:
    """A Haint acts by its token, and right after it those who follow it."""
    yield from perform(s, k, mood_action(s, k, s.drawn))
    if SCENARIOS[s.scenario].led:
        for j in range(len(s.haints)):
            card = card_of(s, j)
            if card.follows == s.haints[k].who and not card.idle and not s.haints[j].gone:
                yield from perform(s, j, mood_action(s, j, s.drawn))


@step
def haint_over(s: Journey) -> Asks:
    """Step 5: the token goes to the Cycle track (VS-206); Break (VS-169), end of turn, Cycle check."""
    k, made = s.haint_index, SCENARIOS[s.scenario]
    acted = bool(s.drawn)
    if acted:
        if made.draws is None:
            discard(s, s.drawn)
        s.drawn = ""
    s.haint_turn = False
    for j in range(len(s.haints)):
        yield from settle_up(s, j)
    if not s.haints[k].gone:
        end = mood_of(s, k).end
        if end is not None and acted:
            yield from end(s, k)
        if made.on.haint_end:
            yield from happens(s, made.on.haint_end, k)
    if cycle_due(s):
        yield from cycle(s)
    next_haint(s, k + 1)


def _next_in_turn(s: Journey, k: int) -> int:
    """The first Haint from the `k`th on that draws for itself; one too far if there is none."""
    made = SCENARIOS[s.scenario]
    for j in range(k, len(s.haints)):
        if j and made.chorus is not None:  # the first draws for all
            break
        haint = s.haints[j]
        if not haint.gone and haint.who not in made.turnless:
            return j
    return len(s.haints)


def next_haint(s: Journey, k: int) -> None:
    """The next Haint in play takes its turn, if there is one that draws for itself (VS-045)."""
    last = len(s.haints) - 1
    k = _next_in_turn(s, k)
    s.haint_turn = k <= last
    s.haint_index = k if k <= last else last
    s.step = "haint_turn" if k <= last else "whose_turn"


@step
def scenario_over(s: Journey) -> None:
    """Win or lose, the Camp Phase follows (VS-007, VS-008); a single Scenario ends here."""
    s.haint_turn = s.cycling = False
    s.acting = s.active = s.crowded = s.reader = s.sated = -1
    made = SCENARIOS[s.scenario]
    if made.ended is not None:
        made.ended(s)
    if s.drawn:
        if made.draws is None:
            discard(s, s.drawn)
        s.drawn = ""
    s.aside += s.held
    s.held.clear()
    shake(s)
    s.camp.results.append(s.over)
    s.phase = "over"
    s.step = "moment" if s.campaign or s.over in made.ends else END
