"""The Skeletons' turn: lose Stability, activate each, summon, gain Stability."""

from __future__ import annotations

from hearthside.kernel import Asks, Decision, Option, learn, note

from ..content.board import (
    ALL_SPACES,
    INDEX,
    NAMES,
    SPAWNS,
    SUPPLY,
)
from ..content.cards import SKELETONS as SKELETON_NAMES
from ..content.cards import SLASHY, STABBY
from ..content.mixes import SKELETONS
from ..state import Vast
from .attacks import (
    forcing_for_skeletons,
)
from .bones import (
    DEEDS,
    GO,
    PASS,
    REST,
    STOP,
    STRIKE,
    SUMMON,
    abilities,
    actions,
    equip,
    forcing_on,
    gain_stability,
    playable_gear,
    strike_cost,
)
from .flow import end_turn, finish
from .movement import enter, predecessor, rings_far, skeleton_pauses, steps_to, union
from .pieces import pillar_mask


def skeletons_rise(s: Vast) -> None:
    """VM-128: each Skeleton on a Lit tile that is no Pit costs 1 Stability; grounds and crypts none."""
    k, m = s.skeletons, s.map
    harsh = m.lit & ~m.pits  # VM-129
    before = k.stability
    for i, at in enumerate(k.at):
        if at >= 0 and harsh >> at & 1 and k.stability:
            if i == SLASHY and "helmet" in k.gear:
                continue  # VM-304
            k.stability -= 1
    if k.stability < before:
        note(s, "stability", k.stability - before, k.stability, rule="VM-128")
    k.acted = 0
    k.raged = k.looted = False
    k.screams = 0
    s.step = "skeletons_march"


def skeletons_march(s: Vast) -> None:
    """VM-125, VM-130: the leftmost face-up Skeleton on the map that has not acted is activated."""
    k = s.skeletons
    for i in k.march:
        bit = 1 << i
        if k.up & bit and not k.acted & bit and k.at[i] >= 0:
            k.active = i
            k.acted |= bit
            k.moves = 6 if i == STABBY and "leather_boots" in k.gear else 5  # VM-131, VM-309
            k.runes, k.action_done, k.must_strike = 3, False, False
            s.step = "skeleton_acts"
            return
    k.active = SUPPLY
    s.step = "skeletons_summon"


def skeleton_acts(s: Vast) -> Asks:
    """VM-131: move, then one action; abilities at any time. VM-275 plays a turn through."""
    k = s.skeletons
    i = k.active
    at = k.at[i]
    found: list[int] = []
    options: list[Option] = []
    if k.must_strike:  # VM-133
        options = [STRIKE[name] for name in forcing_on(s, at)]
    elif not k.action_done:
        if k.moves:
            allowed = ALL_SPACES & ~pillar_mask(s)
            found = rings_far(
                s.map, at, k.moves, allowed, skeleton_pauses(s) | forcing_for_skeletons(s)
            )
            options = GO.of(union(found))
        options += actions(s, i, at)
    options += abilities(s, i, at)
    if k.hand:
        options += playable_gear(s)
        if k.action_done or k.must_strike or not k.moves:
            learn(s)  # whether there is anything to play
    if not k.must_strike:
        options.append(REST)
    pick = yield Decision(
        s.seat_of[SKELETONS], "skeleton", options, rule="VM-131", about=(SKELETON_NAMES[i],)
    )
    verb = pick[0]
    if verb == "go":
        yield from walk(s, i, found, INDEX[pick[1]])
    elif verb == "rest":
        s.step = "skeletons_march"
    else:
        yield from DEEDS[verb](s, i, pick)
        if s.winner >= 0:
            finish(s)


def walk(s: Vast, i: int, found: list[int], to: int) -> Asks:
    """One leg of its movement; lamps and webs end it (VM-132), figures may force a strike."""
    k, m = s.skeletons, s.map
    k.origin = predecessor(m, found, k.at[i], to, far=True)
    k.moves -= steps_to(found, to)
    k.runes = 0
    k.at[i] = to
    note(s, "walked", SKELETON_NAMES[i], NAMES[to], rule="VM-131")
    if (m.webbed | m.lamps) >> to & 1:
        k.moves = 0
    yield from enter(s, SKELETONS, to)
    if forcing_for_skeletons(s) >> to & 1:
        if k.stability >= strike_cost(s, i):
            k.must_strike = True
        else:  # VM-133
            k.at[i] = k.origin
            note(s, "shied", SKELETON_NAMES[i], NAMES[k.origin], rule="VM-133")


def skeleton_runs(s: Vast) -> Asks:
    """VM-148: the Skeleton that Screamy calls moves, not onto forcing figures."""
    k, m = s.skeletons, s.map
    i = k.called
    allowed = ALL_SPACES & ~pillar_mask(s) & ~forcing_for_skeletons(s)
    found = rings_far(m, k.at[i], k.called_moves, allowed, skeleton_pauses(s))
    pick = STOP
    if found:
        options = [*GO.of(union(found)), STOP]
        pick = yield Decision(
            s.seat_of[SKELETONS], "run", options, rule="VM-148", about=(SKELETON_NAMES[i],)
        )
    if pick == STOP:
        k.called, s.step = SUPPLY, "skeleton_acts"
        return
    to = INDEX[pick[1]]
    k.called_moves -= steps_to(found, to)
    if (m.webbed | m.lamps) >> to & 1:
        k.called_moves = 0
    k.at[i] = to
    note(s, "walked", SKELETON_NAMES[i], NAMES[to], rule="VM-148")
    yield from enter(s, SKELETONS, to)


def skeletons_summon(s: Vast) -> Asks:
    """VM-144: once, 3 Stability flip the next card and roll it onto a Spawn."""
    k = s.skeletons
    options = playable_gear(s) if k.hand else []
    learn(s)  # whether there is anything to play
    if k.up.bit_count() < len(k.march) and k.stability >= 3:
        options.append(SUMMON)
    options.append(PASS)
    pick = yield Decision(s.seat_of[SKELETONS], "summon", options, rule="VM-144")
    if pick[0] == "equip":
        yield from equip(s, SUPPLY, pick)
        return
    if pick == SUMMON:
        k.stability -= 3
        i = next(i for i in k.march if not k.up >> i & 1)
        k.up |= 1 << i
        s.learned += 1
        roll = s.dice.roll(6)
        k.at[i] = SPAWNS[roll]
        note(s, "summoned", SKELETON_NAMES[i], roll, rule="VM-144")
        yield from outfit(s)
    s.step = "skeletons_brace"


def outfit(s: Vast) -> Asks:
    """VM-152: gear may still be put on after a summons, until the turn is over."""
    while options := playable_gear(s):
        pick = yield Decision(
            s.seat_of[SKELETONS], "outfit", [*options, PASS], rule="VM-152", secret=True
        )
        if pick == PASS:
            return
        yield from equip(s, SUPPLY, pick)


def skeletons_brace(s: Vast) -> None:
    """VM-145: 2 Stability."""
    gain_stability(s, 2)
    end_turn(s)
