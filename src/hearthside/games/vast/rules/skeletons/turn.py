"""The Skeletons' turn: lose Stability, activate each, summon, gain Stability."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ...content.board import ALL_SPACES, BITS, INDEX, NAMES, SPAWNS, SUPPLY
from ...content.cards import offers_of
from ...content.figures import SKELETON_NAMES
from ...content.gear import GEAR
from ...content.names import FIGURE_WORDS, space_words
from ...content.roles import SKELETONS
from ...content.skeletons import SKELETON_CARDS
from ...state import Vast
from ..dials import lose, pay
from ..figures import forcers_on, forcing
from ..flow import end_turn, finish
from ..lists import Spots
from ..movement import (
    enter,
    offered,
    pauses,
    predecessor,
    rings,
    spread_far,
    steps_to,
    too_far,
    union,
)
from ..pieces import pillar_mask
from .actions import ACTIONS, STRIKE, action_options, here, strike_cost
from .equipping import OUTFIT
from .moments import LIT_COST, MARCH, no_stability
from .traits import gain_stability

SUMMON_COST = 3


def toll(s: Vast) -> int:
    """VM-128: 1 Stability for each Skeleton on a Lit tile that is no Pit; grounds and crypts cost none (VM-129)."""
    k, harsh = s.skeletons, s.map.lit & ~s.map.pits
    return sum(LIT_COST[i].of(k.gear) for i, at in enumerate(k.at) if BITS[at] & harsh)


def skeletons_rise(s: Vast) -> Asks:
    """VM-128: Stability is lost; gear may be put on before, where there is something to lose (VM-152)."""
    k = s.skeletons
    if k.stability and toll(s):
        yield from OUTFIT.opened(s, s.seat_of[SKELETONS])
    lose(s, "stability", toll(s), "VM-128")
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
            k.moves = MARCH[i].of(k.gear)  # VM-131
            k.runes = 3
            k.action_done = k.must_strike = k.halted = False
            s.step = "skeleton_acts"
            return
    k.active = SUPPLY
    s.step = "skeletons_summon"


# -- moving --------------------------------------------------------------------------------


def march_rings(s: Vast) -> list[int]:
    """VM-121: where the active Skeleton can walk; figures that force a Strike end the way."""
    k = s.skeletons
    allowed = ALL_SPACES & ~BITS[s.paladin.pillar]
    stops = pauses(s, SKELETONS) | forcing(s, SKELETONS)
    return rings(spread_far, s.map, k.at[k.active], k.moves, allowed, stops)


def no_walk(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-131: where it cannot go."""
    k, to = s.skeletons, INDEX[name]
    if k.must_strike:
        return "VM-133"
    if k.action_done:
        return Bar("VM-131", "It has taken its action.")
    if k.halted:
        return Bar("VM-132", "A web or a lamp has stopped it.")
    if union(march_rings(s)) >> to & 1:
        return None
    if to == here(s):
        return Bar("VM-131", "It stands there.")
    if pillar_mask(s) >> to & 1:
        return "VM-286"
    allowed = ALL_SPACES & ~pillar_mask(s)
    return too_far(spread_far, s.map, here(s), to, k.moves, allowed, "VM-131")


def walk(s: Vast, me: int, name: str) -> Asks:
    """VM-131: one leg of its movement; lamps and webs end it (VM-132), figures force a Strike (VM-133)."""
    k, m, i, to = s.skeletons, s.map, s.skeletons.active, INDEX[name]
    steps = steps_to(s, to)
    k.origin = predecessor(spread_far, s, k.at[i], to, steps)
    k.moves -= steps
    k.at[i] = to
    note(s, "walked", SKELETON_NAMES[i], name, rule="VM-131")
    if (m.webbed | m.lamps) >> to & 1:
        k.moves, k.halted = 0, True
    yield from enter(s, SKELETONS, to)
    if forcing(s, SKELETONS) >> to & 1:
        if k.stability >= strike_cost(s):
            k.must_strike = True
        else:  # VM-133
            k.at[i] = k.origin
            note(s, "shied", SKELETON_NAMES[i], NAMES[k.origin], rule="VM-133")


def walk_words(s: Vast, me: int, name: str) -> str:
    """Where it goes, and whether it has to strike there."""
    said = f"Go to {space_words(name)}"
    return said + " and strike" if forcing(s, SKELETONS) >> INDEX[name] & 1 else said


GO = Act("go", "VM-131", walk, over=NAMES, barred=no_walk, label=walk_words, points="space:{0}")
GOES = Spots(GO)


# -- an activation -------------------------------------------------------------------------


def rest(s: Vast, me: int) -> None:
    """The next Skeleton is up."""
    s.step = "skeletons_march"


REST = Act(
    "rest",
    "VM-131",
    rest,
    barred=lambda s, me: "VM-133" if s.skeletons.must_strike else None,
    label="Done with this Skeleton",
    prior=0.5,
)
ABILITIES: tuple[Act[Vast, ...], ...] = tuple(
    act for card in (*SKELETON_CARDS.values(), *GEAR.values()) if not card.when for act in card.acts
)


ABILITY_OFFERS = [
    [offers_of(card) for card in SKELETON_CARDS.values() if card.owner == i and not card.when]
    for i in range(len(SKELETON_NAMES))
]
GEAR_OFFERS = [
    {
        key: offers_of(card)
        for key, card in GEAR.items()
        if card.owner == i and card.acts and not card.when
    }
    for i in range(len(SKELETON_NAMES))
]
RESTING = REST.option


def skeleton_options(s: Vast, me: int) -> list[Option]:
    """VM-131: ways, the action, abilities at any time, gear."""
    k = s.skeletons
    options: list[Option] = []
    if k.must_strike:  # VM-133
        options = [STRIKE.table[name] for name in forcers_on(s, here(s), SKELETONS)]
    elif not k.action_done:
        if k.moves:
            options = GOES.of(offered(s, march_rings(s)))
        options += action_options(s)
    for offer in ABILITY_OFFERS[k.active]:
        offer(s, options)
    offers = GEAR_OFFERS[k.active]
    for card in k.gear:
        if card in offers:
            offers[card](s, options)
    if k.hand:
        options += OUTFIT.options(s)
    if not k.must_strike:
        options.append(RESTING)
    return options


ACTIVATION = Ask(
    "skeleton",
    "VM-131",
    (GO, *ACTIONS, *ABILITIES, *OUTFIT.acts, REST),
    prompt=lambda s, name: f"{FIGURE_WORDS[name]} is up. Where to, and what then?",
    meanwhile="leads a Skeleton",
    fast=skeleton_options,
)


def skeleton_acts(s: Vast) -> Asks:
    """VM-131: move, then one action; abilities at any time. VM-275 plays a turn through."""
    k, seat = s.skeletons, s.seat_of[SKELETONS]
    decision = ACTIVATION(s, seat, SKELETON_NAMES[k.active])
    decision.always = OUTFIT.hidden(s)
    pick = yield decision
    if pick.verb not in ("rune", "equip"):
        k.runes = 0
    yield from ACTIVATION.do(s, seat, pick)
    if s.winner >= 0:
        finish(s)


# -- Screamy's call ------------------------------------------------------------------------


def run_rings(s: Vast) -> list[int]:
    """VM-148: where the one she calls can run: not onto forcing figures."""
    k = s.skeletons
    allowed = ALL_SPACES & ~pillar_mask(s) & ~forcing(s, SKELETONS)
    return rings(spread_far, s.map, k.at[k.called], k.called_moves, allowed, pauses(s, SKELETONS))


def no_run(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-148: where it does not run."""
    k, to = s.skeletons, INDEX[name]
    if union(run_rings(s)) >> to & 1:
        return None
    if pillar_mask(s) >> to & 1:
        return "VM-286"
    if forcing(s, SKELETONS) >> to & 1:
        return Bar("VM-148", "A figure there would have to be fought.")
    if to == k.at[k.called]:
        return Bar("VM-148", "It stands there.")
    allowed = ALL_SPACES & ~pillar_mask(s) & ~forcing(s, SKELETONS)
    return too_far(spread_far, s.map, k.at[k.called], to, k.called_moves, allowed, "VM-148")


def run(s: Vast, me: int, name: str) -> Asks:
    """VM-148: one leg of the run; lamps and webs end it."""
    k, m, i, to = s.skeletons, s.map, s.skeletons.called, INDEX[name]
    k.called_moves -= steps_to(s, to)
    if (m.webbed | m.lamps) >> to & 1:
        k.called_moves = 0
    k.at[i] = to
    note(s, "walked", SKELETON_NAMES[i], name, rule="VM-148")
    yield from enter(s, SKELETONS, to)


def stop_running(s: Vast, me: int) -> None:
    """Screamy goes on with her activation."""
    s.skeletons.called, s.step = SUPPLY, "skeleton_acts"


RUN = Act(
    "go",
    "VM-148",
    run,
    over=NAMES,
    barred=no_run,
    label=lambda s, me, name: f"Run to {space_words(name)}",
    points="space:{0}",
)
STOP = Act("stop", "VM-148", stop_running, label="Stop here")
RUNS = Spots(RUN)
SCREAMED = Ask(
    "run",
    "VM-148",
    (RUN, *OUTFIT.acts, STOP),
    prompt=lambda s, name: f"{FIGURE_WORDS[name]} hears the scream and runs. Where to?",
    meanwhile="lets a Skeleton run",
    fast=lambda s, me: [*RUNS.of(offered(s, run_rings(s))), *OUTFIT.options(s), STOP.option],
)


def skeleton_runs(s: Vast) -> Asks:
    """VM-148: the Skeleton that Screamy calls moves, not onto forcing figures."""
    k, seat = s.skeletons, s.seat_of[SKELETONS]
    decision = SCREAMED(s, seat, SKELETON_NAMES[k.called])
    decision.always = OUTFIT.hidden(s)
    pick = yield decision
    yield from SCREAMED.do(s, seat, pick)


# -- summon --------------------------------------------------------------------------------


def no_summons(s: Vast, me: int) -> str | Bar | None:
    """VM-144: a card that is face down, and 3 Stability."""
    k = s.skeletons
    if k.up.bit_count() == len(k.march):
        return Bar("VM-144", "All of them are up.")
    return no_stability(s, SUMMON_COST)


def summon(s: Vast, me: int) -> Asks:
    """VM-144: 3 Stability flip the next card and roll it onto a Spawn."""
    k = s.skeletons
    s.step = "skeletons_brace"
    pay(s, "stability", SUMMON_COST, "VM-144")
    i = next(i for i in k.march if not k.up >> i & 1)
    k.up |= 1 << i
    s.learned += 1
    roll = s.dice.roll(6)
    k.at[i] = SPAWNS[roll]
    note(s, "summoned", SKELETON_NAMES[i], roll, rule="VM-144")
    yield from OUTFIT.opened(s, me)  # VM-152: for the new one too


def summon_nobody(s: Vast, me: int) -> None:
    """They need not."""
    s.step = "skeletons_brace"


SUMMON = Act(
    "summon",
    "VM-144",
    summon,
    barred=no_summons,
    label="Summon a Skeleton for 3 Stability",
    points="track:stability",
)
SUMMON_NOBODY = Act("pass", "VM-144", summon_nobody, label="Summon nobody and go on")


def summon_options(s: Vast, me: int) -> list[Option]:
    """Gear, the summons, or neither."""
    k = s.skeletons
    options = OUTFIT.options(s)
    if k.up.bit_count() < len(k.march) and k.stability >= SUMMON_COST:
        options.append(SUMMON.option)
    options.append(SUMMON_NOBODY.option)
    return options


CALL_UP = Ask(
    "summon",
    "VM-144",
    (*OUTFIT.acts, SUMMON, SUMMON_NOBODY),
    prompt="wake another Skeleton?",
    meanwhile="counts the bones",
    fast=summon_options,
)


def skeletons_summon(s: Vast) -> Asks:
    """VM-144: once, a summons; gear may come first (VM-152)."""
    seat = s.seat_of[SKELETONS]
    decision = CALL_UP(s, seat)
    decision.always = OUTFIT.hidden(s)
    pick = yield decision
    yield from CALL_UP.do(s, seat, pick)


def skeletons_brace(s: Vast) -> None:
    """VM-145: 2 Stability."""
    gain_stability(s, 2)
    end_turn(s)
