"""General Actions: Move, Rummage, Bust, Investigate, Patch Up, and the Pup's own (VS-125 to VS-138)."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content.board import NAME, SPACE, TRAIN
from ..content.junk import joins_in, total
from ..content.names import foe
from ..content.page import PUP
from ..content.prose import result_of
from ..content.vagrants import PUP_BUST, PUP_INVESTIGATE, VAGRANTS
from ..state import EVENT, Journey, Vagrant
from .bindle import bettered, rummage
from .bones import roll
from .breaks import haint_gain
from .coins import begin, bones_for, coins_on, no_action, pup_steps_left, steps_left, use_foot
from .humanity import gain
from .movement import dash, dashes, no_dash, no_walk, paces, walk, walk_stops
from .parts import bar_of, befalls, in_force, sum_from, sum_of
from .places import hidden, name_of, scenario_of, takes_humanity
from .story import read
from .using import HAINTS
from .working import WORK, no_work

EVENTS = range(len(EVENT))


# -- Move ------------------------------------------------------------------------------------------


def no_steps(s: Journey, v: Vagrant) -> Bar | None:
    """VS-125, VS-126: without a Coin on Move, or steps from somewhere else, nobody goes anywhere."""
    if steps_left(s, v) > 0:
        return None
    if not coins_on(v, "move"):
        return Bar("VS-125", "No Coin is on Move.")
    return Bar("VS-126", "No steps are left.")


def no_go(s: Journey, i: int, name: str) -> str | Bar | None:
    """VS-125 to VS-127: within the steps left, around Haints, to a space that is free to stand on."""
    v = s.vagrants[i]
    if v.at < 0:
        return bar_of(s, i, "move") or "VS-125"
    return no_steps(s, v) or no_walk(s, i, steps_left(s, v), SPACE[name])


def go(s: Journey, i: int, name: str) -> Asks:
    """VS-125: a portion of Move."""
    v = s.vagrants[i]
    v.steps -= paces(s, i, SPACE[name])  # paid first: what lies there may end the Move
    yield from walk(s, i, SPACE[name])
    begin(v, "move")
    use_foot(s, v, "move")


GO = Act(
    "go",
    "VS-125",
    go,
    over=SPACE,
    barred=no_go,
    label="Move to {0}",
    points="space:{0}",
)


def no_dash_to(s: Journey, i: int, name: str) -> str | Bar | None:
    """VS-127, VS-212: through a Haint within reach, to the first spaces behind it."""
    v = s.vagrants[i]
    if v.at < 0:
        return bar_of(s, i, "move") or "VS-125"
    return no_steps(s, v) or no_dash(s, i, steps_left(s, v), SPACE[name])


def dash_to(s: Journey, i: int, name: str) -> Asks:
    """VS-212: a portion of Move that leads through a Haint."""
    v = s.vagrants[i]
    cost, through = dashes(s, v.at, steps_left(s, v))[SPACE[name]]
    v.steps -= cost
    yield from dash(s, i, SPACE[name], through)
    begin(v, "move")
    use_foot(s, v, "move")


DASH = Act(
    "dash",
    "VS-127",
    dash_to,
    over=SPACE,
    barred=no_dash_to,
    label="Move through the Haint to {0}",
    points="space:{0}",
    detail="You are Haunted on the way.",
)


def no_pup(s: Journey, i: int, name: str) -> str | Bar | None:
    """VS-071: the Pup moves by the Coins on its card."""
    v = s.vagrants[i]
    if v.pup < 0:
        return "VS-071"
    steps = pup_steps_left(s, v)
    if steps <= 0:
        if not coins_on(v, "pup_move"):
            return Bar("VS-071", "No Coin is on the Pup's Move.")
        return Bar("VS-126", "The Pup has no steps left.")
    return no_walk(s, i + PUP, steps, SPACE[name])


def send_pup(s: Journey, i: int, name: str) -> Asks:
    """VS-071: a portion of the Pup's Move."""
    v = s.vagrants[i]
    v.pup_steps -= paces(s, i + PUP, SPACE[name])
    yield from walk(s, i + PUP, SPACE[name])
    begin(v, "pup_move")
    use_foot(s, v, "pup_move")


SEND = Act(
    "pup",
    "VS-071",
    send_pup,
    over=SPACE,
    barred=no_pup,
    label="Send the Pup to {0}",
    points="space:{0}",
)

_GO, _DASH, _SEND = ([act.table.get(name) for name in NAME] for act in (GO, DASH, SEND))


def walk_options(s: Journey, v: Vagrant, found: list[Option]) -> None:
    """The fast list of GO and DASH."""
    steps = steps_left(s, v)
    if steps <= 0 or v.at < 0:
        return
    stops, touched = walk_stops(s, v.seat, steps)
    while stops:
        low = stops & -stops
        found.append(_GO[low.bit_length() - 1])  # type: ignore[arg-type]
        stops ^= low
    if touched:  # VS-212
        found.extend(_DASH[j] for j in dashes(s, v.at, steps))  # type: ignore[misc]


def pup_options(s: Journey, v: Vagrant, found: list[Option]) -> None:
    """The fast list of SEND."""
    steps = pup_steps_left(s, v)
    if steps <= 0:
        return
    stops, _ = walk_stops(s, v.seat + PUP, steps)
    while stops:
        low = stops & -stops
        found.append(_SEND[low.bit_length() - 1])  # type: ignore[arg-type]
        stops ^= low


# -- Patch Up and Rummage --------------------------------------------------------------------------


def patch_up(s: Journey, i: int) -> Asks:
    """Patch Up: one Bone per Coin, 1 Humanity per success (VS-136, VS-137, VS-301)."""
    v = s.vagrants[i]
    begin(v, "patch")
    yield from patching(s, i, coins_on(v, "patch"))
    use_foot(s, v, "patch")


def patching(s: Journey, i: int, bones: int) -> Asks:
    """Patch Up with so many Bones, wherever they come from."""
    v = s.vagrants[i]
    value = VAGRANTS[v.who].patch - total(v, "patch")
    note(s, "patches", v.who, rule="VS-136")
    wins, _ = yield from roll(s, v, bones_for(v, bones), value)
    if wins:
        on = scenario_of(s).on
        n = wins
        for where, key, becomes in on.patching:
            if in_force(s, v, where, key):
                n = yield from becomes(s, i, n)
        yield from gain(s, v.seat, n, "VS-136")
        v.patched = wins
        if on.patched:
            yield from befalls(s, on.patched, i)
        yield from joins_in(s, i, "patched")


PATCH = Act(
    "patch",
    "VS-136",
    patch_up,
    barred=lambda s, i: no_action(s.vagrants[i], "patch"),
    label="Patch Up",
    points=lambda s, i: f"action:{i}.patch",
)


def dig(s: Journey, i: int) -> Asks:
    """Rummage: one draw per Coin, keep one (VS-128)."""
    v = s.vagrants[i]
    begin(v, "rummage")
    yield from rummage(s, i, coins_on(v, "rummage"))
    use_foot(s, v, "rummage")


RUMMAGE = Act(
    "rummage",
    "VS-128",
    dig,
    barred=lambda s, i: no_action(s.vagrants[i], "rummage"),
    label="Rummage",
    points=lambda s, i: f"action:{i}.rummage",
)


# -- Bust ------------------------------------------------------------------------------------------


def no_target(s: Journey, i: int, at: int, h: int) -> str | Bar | None:
    """VS-138: a Haint that can gain Humanity, next to where the Bust is made from."""
    if h >= len(s.haints):
        return "VS-138"
    if not takes_humanity(s, s.haints[h]):
        return "VS-106"
    if at < 0 or s.haints[h].at < 0:
        return bar_of(s, i, "bust") or "VS-138"
    there = s.haints[h].at
    if not TRAIN.near[at] >> there & 1:
        return Bar("VS-138", f"It is {TRAIN.dist[at][there]} away.")
    return "VS-004" if hidden(s, i, there) else None


def no_bust(s: Journey, i: int, h: int) -> str | Bar | None:
    """VS-138."""
    v = s.vagrants[i]
    return no_action(v, "bust") or no_target(s, i, v.at, h)


def bust(s: Journey, i: int, h: int) -> Asks:
    """Bust: an adjacent Haint gains 1 per success (VS-138, VS-302)."""
    v = s.vagrants[i]
    begin(v, "bust")
    yield from busting(s, i, h, coins_on(v, "bust"))
    use_foot(s, v, "bust")


def busting(s: Journey, i: int, h: int, bones: int) -> Asks:
    """Bust a Haint with so many Bones, wherever they come from."""
    v = s.vagrants[i]
    note(s, "busts", v.who, s.haints[h].who, rule="VS-138")
    on = scenario_of(s).on
    value = VAGRANTS[v.who].bust - total(v, "bust") - sum_from(s, on.eases, i, h)
    bones += sum_of(s, v, on.bust_bones)
    wins, _ = yield from roll(s, v, bones_for(v, bones), value)
    more = sum_from(s, on.bust_gives, i) + total(v, "bust_gives") if wins else 0
    yield from haint_gain(s, h, wins + more)


BUST = Act(
    "bust",
    "VS-138",
    bust,
    over=HAINTS,
    there=lambda s, i: range(len(s.haints)),
    barred=no_bust,
    label=lambda s, i, h: f"Bust {foe(s, h)}",
    points=lambda s, i, h: (f"piece:haint{h}", f"action:{i}.bust"),
)


def no_pup_bust(s: Journey, i: int, h: int) -> str | Bar | None:
    """VS-071."""
    v = s.vagrants[i]
    return no_action(v, "pup_bust") or no_target(s, i, v.pup, h)


def pup_bust(s: Journey, i: int, h: int) -> Asks:
    """VS-071: the Pup Busts."""
    v = s.vagrants[i]
    begin(v, "pup_bust")
    note(s, "busts", "pup", s.haints[h].who, rule="VS-138")
    wins, _ = yield from roll(
        s, v, bones_for(v, coins_on(v, "pup_bust")), PUP_BUST - total(v, "bust")
    )
    yield from haint_gain(s, h, wins + (total(v, "bust_gives") if wins else 0))
    use_foot(s, v, "pup_bust")


PUP_BUSTS = Act(
    "pup_bust",
    "VS-071",
    pup_bust,
    over=HAINTS,
    there=lambda s, i: range(len(s.haints)),
    barred=no_pup_bust,
    label=lambda s, i, h: f"The Pup Busts {foe(s, h)}",
    points=lambda s, i, h: (f"piece:haint{h}", f"action:{i}.pup_bust"),
)


# -- Investigate -----------------------------------------------------------------------------------


def no_token_here(s: Journey, i: int, at: int, number: int) -> str | Bar | None:
    """VS-132: the Event Token lies in the same space; some can be reached from beside it."""
    there = s.events.get(number, -1)
    if there < 0 or at < 0:
        return "VS-132"
    event = scenario_of(s).event(number)
    if there != at and not (event.beside and TRAIN.near[at] >> there & 1):
        return Bar("VS-132", f"It is {TRAIN.dist[at][there]} away.")
    return event.needs(s, i) if event.needs is not None else None


def no_investigate(s: Journey, i: int, number: int) -> str | Bar | None:
    """VS-132."""
    v = s.vagrants[i]
    return no_action(v, "investigate") or no_token_here(s, i, v.at, number)


def no_pup_investigate(s: Journey, i: int, number: int) -> str | Bar | None:
    """VS-071, VS-132."""
    v = s.vagrants[i]
    return no_action(v, "pup_investigate") or no_token_here(s, i, v.pup, number)


def investigate(s: Journey, i: int, number: int) -> Asks:
    """VS-132: look closer at an Event Token."""
    yield from read_event(s, i, i, number, "investigate", keenness(s.vagrants[i]))


def keenness(v: Vagrant) -> int:
    """The Investigate value with Junk."""
    return VAGRANTS[v.who].investigate - total(v, "investigate")


def pup_investigate(s: Journey, i: int, number: int) -> Asks:
    """VS-071: the Pup looks closer."""
    value = PUP_INVESTIGATE - total(s.vagrants[i], "investigate")
    yield from read_event(s, i, i + PUP, number, "pup_investigate", value)


def read_event(s: Journey, i: int, body: int, number: int, slot: str, value: int) -> Asks:
    """Investigate with the Coins of a slot (VS-133, VS-300)."""
    v = s.vagrants[i]
    begin(v, slot)
    yield from look_closer(s, i, body, number, coins_on(v, slot), value)
    use_foot(s, v, slot)


def look_closer(s: Journey, i: int, body: int, number: int, bones: int, value: int) -> Asks:
    """The opening, the roll, the result for so many successes (VS-133 to VS-135)."""
    v = s.vagrants[i]
    event = scenario_of(s).event(number)
    space = s.events[number]
    key = f"{s.scenario}.e{number}"
    note(s, "investigates", name_of(s, body), number, s.scenario, rule="VS-133")
    yield from read(s, key)
    s.reader, s.reading = body, number
    if event.pays is not None:
        yield from event.pays(s, i)
    tier = 1
    if event.auto is not None:
        yield from event.auto(s, i)
    elif event.ready is not None and not event.ready(s, i):
        note(s, "fails", v.who, rule="VS-133")
        tier = 0
    else:
        if event.success is not None:
            value = event.success(s, i)
        wins, _ = yield from roll(s, v, bones_for(v, bones), value)
        wins += yield from bettered(s, i)
        tier = min(wins, len(event.tiers) - 1)  # VS-134
        told = result_of(key, wins)
        if told:
            yield from read(s, told)
        yield from event.tiers[tier](s, i)
    s.reader = -1
    if tier not in event.stay and s.events.get(number) == space:  # VS-135
        del s.events[number]
    if tier:
        yield from joins_in(s, i, "found")


INVESTIGATE = Act(
    "investigate",
    "VS-132",
    investigate,
    over=EVENTS,
    there=lambda s, i: s.events,
    barred=no_investigate,
    label="Investigate Event Token {0}",
    points=lambda s, i, n: (f"event:{n}", f"action:{i}.investigate"),
)
PUP_INVESTIGATES = Act(
    "pup_investigate",
    "VS-071",
    pup_investigate,
    over=EVENTS,
    there=lambda s, i: s.events,
    barred=no_pup_investigate,
    label="The Pup Investigates Event Token {0}",
    points=lambda s, i, n: (f"event:{n}", f"action:{i}.pup_investigate"),
)

GENERAL_ACTS = (
    GO,
    DASH,
    SEND,
    PATCH,
    RUMMAGE,
    BUST,
    PUP_BUSTS,
    INVESTIGATE,
    PUP_INVESTIGATES,
    WORK,
)


def slot_options(s: Journey, v: Vagrant, slot: str, found: list[Option]) -> bool:
    """The fast list of one slot with Coins on it that is not done; False if it is no General Action."""
    if slot == "rummage":
        found.append(RUMMAGE.option)
    elif slot == "patch":
        found.append(PATCH.option)
    elif slot == "bust":
        _busts(s, v, v.at, BUST.table, found)
    elif slot == "pup_bust":
        _busts(s, v, v.pup, PUP_BUSTS.table, found)
    elif slot == "investigate":
        if v.at >= 0:
            _events(s, v.seat, v.at, INVESTIGATE.table, found)
    elif slot == "pup_investigate":
        if v.pup >= 0:
            _events(s, v.seat, v.pup, PUP_INVESTIGATES.table, found)
    elif slot[0] == "e":
        if no_work(s, v.seat, slot) is None:
            found.append(WORK.table[slot])
    elif slot not in ("move", "pup_move"):
        return False
    return True


def _events(s: Journey, i: int, at: int, table: dict[int, Option], found: list[Option]) -> None:
    """Event Tokens in reach (VS-132)."""
    near = TRAIN.near[at] | 1 << at
    for n, there in s.events.items():
        if near >> there & 1 and no_token_here(s, i, at, n) is None:
            found.append(table[n])


def _busts(s: Journey, v: Vagrant, at: int, table: dict[int, Option], found: list[Option]) -> None:
    """Adjacent Haints to Bust (VS-138)."""
    if at < 0:
        return
    near = TRAIN.near[at]
    for k, h in enumerate(s.haints):
        if h.at >= 0 and near >> h.at & 1 and takes_humanity(s, h) and not hidden(s, v.seat, h.at):
            found.append(table[k])
