"""Doing jobs: step by step, with the events they set off (DW-036 to DW-048, DW-096)."""

from __future__ import annotations

from collections.abc import Sequence

from hearthside.kernel import Asking, Asks, Decision, Option, note

from ..content.cards import DO, KIND, KINDS
from ..content.land import LAND, WORK
from ..content.missions import MISSIONS, TASK
from ..content.people import USE
from ..jobs import program as op
from ..jobs.notation import EVENTS, RESOURCES
from ..jobs.program import MOVED_WEST, WESTMOST, Needs, Program
from ..state import WEST, West, column, name_of
from .cards import draw, find, part_with, scrap, show, take_danger
from .ending import score
from .land import called, turn_up
from .possible import NEAR, can, payable

BUILD, REVEAL, CLEAR, WAGON_WEST, WAGON_EAST, WAGON_DAMAGE = range(len(EVENTS))
FACES = (0, 0, 1, 1, 1, 2)
"""The success die (DW-013)."""
X = tuple(Option("x", n) for n in range(100))
KIND_OF_ANY = tuple(Option("any", name) for name in RESOURCES)
ASKING = (op.PAY, op.PAY_X, op.GAIN, op.GAIN_X, op.DISCARD, op.SCRAP, op.TAKE, op.LOOK)
"""Steps in the middle of which their owner may be asked which resource or card,"""
ASKING_MORE = (op.PAY_X, op.GAIN_X, op.LOOK)
"""or how much, or where."""
ACHE = (Option("ache", "pain"), Option("ache", "exhaustion"))
_look: dict[int, Option] = {}


def look_at(at: int) -> Option:
    """The option to reveal a place."""
    option = _look.get(at)
    if option is None:
        option = _look[at] = Option("look", name_of(at))
    return option


def success(s: West, dice: int) -> int:
    """The sum of that many success dice (DW-054)."""
    faces = [FACES[s.dice.roll() - 1] for _ in range(dice)]
    if faces and s.journal is not None:
        note(s, "dice", *faces, rule="DW-054")
    return sum(faces)


def do(s: West, seat: int, pick: Option) -> Asks:
    """Do the job that was picked: use up its source, then take its steps."""
    p = s.players[seat]
    bits = can(s, p)
    verb = pick[0]
    card = -1
    if verb == "play" or verb == "cure":
        kind = KIND[str(pick[1])].index
        job = DO[kind][int(pick[2])][0]
        card = find(p, kind)
        show(s)
        if verb == "play":
            p.hand.remove(card)  # DW-040
            if job.scraps_itself:
                scrap(s, card)
            else:
                p.discard.append(card)
        if s.journal is not None:
            note(s, verb, seat, KINDS[kind].id, int(pick[2]), rule="DW-040")
    elif verb == "use":
        job = USE[p.character][int(pick[1])][0]
        p.tapped = True  # DW-039
        note(s, "use", seat, pick[1], rule="DW-039")
    elif verb == "task":
        job = TASK[s.mission][int(pick[1])][0]
        s.used |= 1 << (8 * seat + int(pick[1]))  # DW-037
        note(s, "task", seat, pick[1], rule="DW-037")
    else:
        work = WORK[s.map[p.at]]
        assert work is not None
        job = work
        p.lying = True  # DW-044
        note(s, "work", seat, s.map[p.at], rule="DW-044")
    if job.attacks and s.battle is not None and seat not in s.battle.fighters:
        s.battle.fighters.append(seat)  # DW-105
    yield from perform(s, seat, job, bits, card)


def program_of(s: West, seat: int, pick: Option) -> Program:
    """The job an option stands for."""
    verb = pick[0]
    if verb == "play" or verb == "cure":
        return DO[KIND[str(pick[1])].index][int(pick[2])][0]
    if verb == "use":
        return USE[s.players[seat].character][int(pick[1])][0]
    if verb == "task":
        return TASK[s.mission][int(pick[1])][0]
    job = WORK[s.map[s.players[seat].at]]
    assert job is not None
    return job


def perform(s: West, seat: int, job: Program, bits: int, card: int = -1) -> Asks:
    """Take the steps of a job in order; a condition that fails ends it (DW-036)."""
    p = s.players[seat]
    bill = job.bill
    for i, (code, n, arg) in enumerate(job.code):
        if code in ASKING and (arg >= 4 or code in ASKING_MORE):
            s.doer, s.doing, s.stage = seat, job.text, i
        if code == op.IF:
            if not bits & arg:
                break
        elif code == op.POINTS:
            score(s, seat, n)
        elif code == op.PAY:
            bill = bill[1:]
            kind = arg if arg < 4 else (yield from which(s, seat, n, bill))
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
    if s.doing:
        s.doer, s.doing, s.stage, s.x = -1, "", 0, -1


def tell(s: West, seat: int, kind: int, n: int) -> None:
    """Write down a change of resources that the job itself does not tell: one chosen or rolled."""
    if s.journal is not None and n:
        note(s, "resource", seat, RESOURCES[kind], n, rule="DW-050")


def which(s: West, seat: int, n: int, bill: Needs = ()) -> Asking[int]:
    """One resource of the player's choice, at least `n` of it, the rest of the bill left payable (DW-049)."""
    res = s.players[seat].res
    kinds = [i for i in range(4) if res[i] >= n]
    if bill:
        kinds = [i for i in kinds if payable(res, ((i, n), *bill))]
    options = [KIND_OF_ANY[i] for i in kinds]
    pick = yield Decision(seat, "any", options, rule="DW-049", about=(n,))
    return RESOURCES.index(str(pick[1]))


def ache(s: West, seat: int) -> Asking[bool]:
    """Whether a danger of the player's choice is to be a pain (DW-090)."""
    pick = yield Decision(seat, "ache", ACHE, rule="DW-090")
    return pick[1] == "pain"


def exchange(s: West, seat: int, paying: bool, n: int, arg: int) -> Asks:
    """Pay or gain n times x, x being chosen when it is paid (DW-051, DW-052)."""
    res = s.players[seat].res
    least = n if paying and max(res) >= n else 0
    kind = arg if arg < 4 else (yield from which(s, seat, least))
    if paying:
        most = min(res[kind] // n, len(X) - 1)
        about = (n, RESOURCES[kind])
        pick = yield Decision(seat, "x", X[: most + 1], rule="DW-051", about=about)
        s.x = int(pick[1])
        res[kind] -= n * s.x
        tell(s, seat, kind, -n * s.x)
    else:
        res[kind] += n * s.x
        tell(s, seat, kind, n * s.x)


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


def telescope(s: West, seat: int, n: int) -> Asks:
    """Reveal `n` face-down tiles within two steps, one after the other (DW-076)."""
    p = s.players[seat]
    for left in range(n, 0, -1):
        hidden = [p.at + step for step in NEAR if p.at + step in s.map and p.at + step not in s.up]
        if not hidden:
            return
        options = [look_at(at) for at in hidden]
        pick = yield Decision(seat, "look", options, rule="DW-076", about=(left,))
        yield from reveal(s, seat, hidden[options.index(pick)])


def reveal(s: West, seat: int, at: int, step: int = 0) -> Asks:
    """Turn a tile and set off the reveal event; `step` is how the mover came (DW-069, DW-070, DW-075)."""
    yield from turn_up(s, at)
    yield from happen(s, REVEAL, (seat,), at, step == WEST)


def happen(s: West, event: int, causers: Sequence[int], at: int, west: bool = False) -> Asks:
    """Run all event jobs of the mission for those who caused the event (DW-038, DW-096, DW-097)."""
    bits = MOVED_WEST if west else 0  # DW-077
    if at in s.up and at not in s.bandits:
        bits |= LAND[s.map[at]]  # DW-095
    if column(at) > s.far[event]:
        s.far[event] = column(at)
        bits |= WESTMOST  # DW-078
    for job in MISSIONS[s.mission].on[event]:
        for seat in causers if s.mode == "versus" else causers[:1]:  # DW-010
            yield from perform(s, seat, job, bits)
