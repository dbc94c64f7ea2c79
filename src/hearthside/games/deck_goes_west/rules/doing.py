"""Doing jobs: step by step, with the events they set off (DW-036 to DW-048, DW-096)."""

from __future__ import annotations

from collections.abc import Sequence

from hearthside.kernel import Act, Ask, Asking, Asks, Bar, note

from ..content.jobs import program as op
from ..content.jobs.notation import EVENTS, RESOURCES
from ..content.jobs.program import (
    AT_START,
    LINKED,
    MOVED_WEST,
    PROGRAMS,
    WESTMOST,
    Code,
    Needs,
    Program,
)
from ..content.land import LAND, place_words
from ..content.missions import MISSIONS
from ..state import WEST, West, bearing, column, name_of
from .cards import draw, part_with, scrap, take_danger
from .land import called, nearest_west, turn_up
from .possible import NEAR, at_start, linked, payable
from .scoring import reach, reach_together, score

BUILD, REVEAL, CLEAR, WAGON_WEST, WAGON_EAST, WAGON_DAMAGE = range(len(EVENTS))
FACES = (0, 0, 1, 1, 1, 2)
"""The success die (DW-013)."""
ASKING = (op.PAY, op.PAY_X, op.GAIN, op.GAIN_X, op.DISCARD, op.SCRAP, op.TAKE, op.LOOK)
"""Steps in the middle of which their owner may be asked which resource or card, how much, or where."""


def success(s: West, dice: int) -> int:
    """The sum of that many success dice (DW-054)."""
    faces = [FACES[s.dice.roll() - 1] for _ in range(dice)]
    if faces:
        note(s, "dice", *faces, rule="DW-054")
    return sum(faces)


def perform(s: West, seat: int, job: Program, bits: int, card: int = -1) -> Asks:
    """Take the steps of a job in order; a condition that fails ends it (DW-036)."""
    p = s.players[seat]
    for i, (code, n, arg) in enumerate(job.code):
        if code in ASKING:
            s.doer, s.doing, s.stage = seat, job.text, i
        if code == op.IF:
            if not bits & arg:
                break
        elif code == op.POINTS:
            score(s, seat, n)
        elif code == op.PAY:
            kind = arg if arg < 4 else (yield from which(s, seat, n))
            p.res[kind] -= n  # DW-050, DW-053
            if kind != arg:
                tell(s, seat, kind, -n)
        elif code == op.GAIN:
            kind = arg if arg < 4 else (yield from which(s, seat, 0))
            p.res[kind] += n
            if kind != arg or job.event:
                tell(s, seat, kind, n)
        elif code <= op.GAIN_X:
            yield from exchange(s, seat, code == op.PAY_X, n, arg)
        elif code == op.WALK:
            s.walk += n
        elif code == op.WORK:
            s.dice_in[seat] += n
        elif code == op.DISCARD or code == op.SCRAP:
            yield from part_with(s, seat, n, arg, code == op.SCRAP)
        elif code == op.DRAW:
            if not draw(s, seat, n):
                break
        elif code == op.DISCARD_THIS or code == op.SCRAP_THIS:
            this_card(s, seat, card, code == op.SCRAP_THIS)
        elif code == op.TAKE:
            for _ in range(n):
                pain = arg == op.PAIN or (arg == op.DANGER and (yield from ache(s, seat)))
                yield from take_danger(s, seat, pain)
        elif code == op.ROLL:
            rolled = success(s, n)
            p.res[arg] += rolled
            tell(s, seat, arg, rolled)
        elif code == op.LOOK:
            yield from telescope(s, seat, n)
        elif code <= op.RIDE:
            pool(s, code, n)
        elif code <= op.MARK:
            yield from build(s, seat, code)
        else:
            arm(s, code, n)
    s.doer, s.doing, s.stage, s.x = -1, "", 0, -1


def tell(s: West, seat: int, kind: int, n: int) -> None:
    """Write down a change of resources that the job itself does not tell: one chosen or rolled."""
    if n:
        note(s, "resource", seat, RESOURCES[kind], n, rule="DW-050")


# -- which resource, how much ---------------------------------------------------------------------


def step_asked(s: West) -> tuple[Code, Needs]:
    """The step of a job whose owner is being asked, and what the job pays after it (DW-049)."""
    job = PROGRAMS[s.doing]
    paid = sum(code == op.PAY for code, _, _ in job.code[: s.stage + 1])
    return job.code[s.stage], job.bill[paid:]


def no_any(s: West, seat: int, name: str) -> Bar | None:
    """DW-049: there must be enough of it, and the rest of the bill must stay payable."""
    res, kind = s.players[seat].res, RESOURCES.index(name)
    (code, n, _), bill = step_asked(s)
    if code in (op.GAIN, op.GAIN_X) or max(res) < n:
        return None  # who has too little of everything pays x times nothing
    if res[kind] < n:
        return Bar("DW-053", f"It takes {n} {name}, and you have {res[kind]}.")
    if not payable(res, ((kind, n), *bill)):
        return Bar("DW-049", f"Then too little {name} is left for the rest of the price.")
    return None


ANY_OF = Act(
    "any",
    "DW-049",
    over=RESOURCES,
    barred=no_any,
    label=lambda s, seat, name: name.capitalize(),
)
ANY = Ask(
    "any",
    "DW-049",
    (ANY_OF,),
    prompt=lambda s, n: "what do you pay with?" if n else "what would you like?",
    meanwhile="picks a resource",
    part=True,
)
X_TIMES = Act[West, [int]](
    "x",
    "DW-051",
    over=range(100),
    given=True,
    label=lambda s, seat, x: str(x * step_asked(s)[0][1]) if x else "Nothing",
)
X = Ask(
    "x",
    "DW-051",
    (X_TIMES,),
    prompt="how much {1} do you want to put in?",
    meanwhile="counts out resources",
    part=True,
)


def which(s: West, seat: int, n: int) -> Asking[int]:
    """One resource of the player's choice, at least `n` of it, the rest of the bill left payable (DW-049)."""
    pick = yield ANY(s, seat, n)
    return RESOURCES.index(str(pick[1]))


def exchange(s: West, seat: int, paying: bool, n: int, arg: int) -> Asks:
    """Pay or gain n times x, x being chosen when it is paid (DW-051, DW-052)."""
    res = s.players[seat].res
    kind = arg if arg < 4 else (yield from which(s, seat, n if paying else 0))
    if paying:
        pick = yield X.of(seat, list(X_TIMES.options[: res[kind] // n + 1]), n, RESOURCES[kind])
        s.x = int(pick[1])
        res[kind] -= n * s.x
        tell(s, seat, kind, -n * s.x)
    else:
        res[kind] += n * s.x
        tell(s, seat, kind, n * s.x)


# -- which danger ---------------------------------------------------------------------------------

ACHES = {"pain": "Take a pain", "exhaustion": "Take an exhaustion"}
ACHE_OF = Act[West, [str]]("ache", "DW-090", over=ACHES, label=lambda s, seat, kind: ACHES[kind])
ACHE = Ask(
    "ache", "DW-090", (ACHE_OF,), prompt="pain or exhaustion?", meanwhile="picks between two evils"
)


def ache(s: West, seat: int) -> Asking[bool]:
    """Whether a danger of the player's choice is to be a pain (DW-090)."""
    pick = yield ACHE(s, seat)
    return pick[1] == "pain"


def this_card(s: West, seat: int, card: int, scrapping: bool) -> None:
    """Discard or scrap the card the job is printed on; an item left when it was played (DW-043, DW-092)."""
    p = s.players[seat]
    if card in p.hand:
        p.hand.remove(card)
        if scrapping:
            scrap(s, card)
        else:
            p.discard.append(card)


def pool(s: West, code: int, n: int) -> None:
    """Add movement to what is pooled for this action (DW-061, DW-084)."""
    if code == op.CLIMB:
        s.climb += n
    elif code == op.SAIL:
        s.sail += n
    else:
        s.trains.append(n)


def arm(s: West, code: int, n: int) -> None:
    """Add hits and saves to the battle under way (DW-100, DW-109)."""
    battle = s.battle
    assert battle is not None
    if code == op.HITS:
        battle.hits += n
    elif code == op.HIT_DICE:
        battle.hit_dice += n
    elif code == op.SAVES:
        battle.saves += n
    else:
        battle.save_dice += n


def build(s: West, seat: int, code: int) -> Asks:
    """Build a railway or a bridge where the meeple stands, or mark the place (DW-079, DW-081, DW-153)."""
    at = s.players[seat].at
    if code == op.MARK:
        s.marks.add(at)
        note(s, "marked", seat, called(s, at), rule="DW-153")
        return
    s.rails.add(at)
    note(s, "built", seat, called(s, at), rule="DW-081")
    yield from happen(s, BUILD, (seat,), at)  # DW-082
    reach(s, seat)  # DW-011, DW-167


LOOKS = {bearing(step): step for step in NEAR}


def no_look(s: West, seat: int, where: str) -> str | Bar | None:
    """DW-076: only a face-down tile can be revealed."""
    there = s.players[seat].at + LOOKS[where]
    if there not in s.map:
        return Bar("DW-076", "There is no tile.")
    return Bar("DW-076", "It is face up.") if there in s.up else None


def seen_from(s: West, seat: int, where: str) -> int:
    """The place that lies so from a seat's meeple."""
    return s.players[seat].at + LOOKS[where]


LOOK_AT = Act(
    "look",
    "DW-076",
    over=LOOKS,
    there=lambda s, seat: [to for to in LOOKS if seen_from(s, seat, to) in s.map],
    barred=no_look,
    label=lambda s, seat, where: f"Look at {place_words(name_of(seen_from(s, seat, where)))}",
    points=lambda s, seat, where: f"space:{name_of(seen_from(s, seat, where))}",
)
LOOK = Ask(
    "look",
    "DW-076",
    (LOOK_AT,),
    prompt="point the telescope at which tile?",
    meanwhile="looks through a telescope",
)


def telescope(s: West, seat: int, n: int) -> Asks:
    """Reveal `n` face-down tiles within two steps, one after the other (DW-076)."""
    p = s.players[seat]
    for left in range(n, 0, -1):
        if not any(p.at + step in s.map and p.at + step not in s.up for step in NEAR):
            return
        pick = yield LOOK(s, seat, left)
        yield from reveal(s, seat, seen_from(s, seat, str(pick[1])))


# -- events ---------------------------------------------------------------------------------------


def reveal(s: West, seat: int, at: int, step: int = 0) -> Asks:
    """Turn a tile and set off the reveal event; `step` is how the mover came (DW-069, DW-070, DW-075)."""
    wagon = s.wagon
    yield from turn_up(s, at)
    if s.wagon != wagon:  # the east was taken up and pushed it west
        note(s, "wagon", called(s, s.wagon), 1, rule="DW-072")
        yield from happen(s, WAGON_WEST, (seat,), s.wagon)
    yield from happen(s, REVEAL, (seat,), at, step == WEST)
    reach(s, seat)  # DW-072: where the east begins, and so home and the depot, may have changed


def happen(s: West, event: int, causers: Sequence[int], at: int, west: bool = False) -> Asks:
    """Run all event jobs of the mission for those who caused the event (DW-038, DW-096, DW-097)."""
    bits = MOVED_WEST if west else 0  # DW-077
    if at in s.up and at not in s.bandits:
        bits |= LAND[s.map[at]]  # DW-095
    if s.rails and linked(s, at):
        bits |= LINKED  # DW-163
    if at_start(s, at):
        bits |= AT_START  # DW-164
    if column(at) > s.far[event]:
        s.far[event] = column(at)
        bits |= WESTMOST  # DW-078
    if s.mode != "versus":
        causers = causers[:1]  # DW-010
    s.at_once = len(causers) > 1
    for job in MISSIONS[s.mission].on[event]:
        for seat in causers:
            yield from perform(s, seat, job, bits)
    if s.at_once:
        s.at_once = False
        reach_together(s, causers)  # DW-001


def roll_to(s: West, seat: int, at: int) -> Asks:
    """The wagon comes to a new place; its events run if that lies further west or east (DW-149)."""
    before = column(s.wagon)
    s.wagon = at
    note(s, "wagon", called(s, at), column(at) - before, rule="DW-149")
    if column(at) > before:
        yield from happen(s, WAGON_WEST, (seat,), at)
    elif column(at) < before:
        yield from happen(s, WAGON_EAST, (seat,), at)


def follow(s: West, seat: int) -> Asks:
    """A wagon that follows the slowest rolls west until somebody is level with it (DW-150)."""
    if MISSIONS[s.mission].wagon != "follow":
        return
    while all(column(p.at) > column(s.wagon) for p in s.players):
        yield from roll_to(s, seat, nearest_west(s, s.wagon))
