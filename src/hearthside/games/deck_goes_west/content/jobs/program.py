"""Jobs compiled for play: small programs of numbers, and what they ask for before they can be done.

What a position offers is a bit set (`can`: the land underfoot, whether a railway may be built, whether
there are bandits to fight ...) and a short list of counts (`have`: resources, cards by kind). A job
can be done when its `asks` are within `can` and its `needs` within `have`; nothing is parsed in play.
"""

from __future__ import annotations

from .notation import COLOURS, PLACES, RESOURCES, Job, JobError, Step, parse
from .speech import icons, say, told

# What a position offers, one bit each; places come first and in the order of PLACES.
PLACE = {name: 1 << i for i, name in enumerate(PLACES)}
FOREST, PRAIRIE, MOUNTAIN, VILLAGE, WATER, RIVER, CAMP = PLACE.values()
WAGON, UNMARKED, WESTMOST, MOVED_WEST = 1 << 8, 1 << 9, 1 << 10, 1 << 11
RAIL, BRIDGE, TELESCOPE, TRAIN, BATTLE = 1 << 12, 1 << 13, 1 << 14, 1 << 15, 1 << 16
LINKED, AT_START = 1 << 17, 1 << 18
CONDITION = PLACE | {
    "wagon": WAGON,
    "unmarked": UNMARKED,
    "westmost": WESTMOST,
    "moved west": MOVED_WEST,
    "linked": LINKED,
    "start": AT_START,
}

# What a player has, by place in the list of counts.
ANY, ITEM, DANGER, PAIN, EXHAUSTION = 4, 5, 11, 12, 13
SLOT = {name: i for i, name in enumerate(RESOURCES)} | {"any": ANY, "item": ITEM}
SLOT |= {name: 6 + i for i, name in enumerate(COLOURS)}
SLOT |= {"danger": DANGER, "pain": PAIN, "exhaustion": EXHAUSTION}
SLOTS = 14

# The operations of a program.
IF, PAY, PAY_X, GAIN, GAIN_X, ROLL, WORK = range(7)
WALK, CLIMB, SAIL, RIDE = range(7, 11)
LAY_RAIL, LAY_BRIDGE, MARK, LOOK, DRAW, TAKE = range(11, 17)
DISCARD, SCRAP, DISCARD_THIS, SCRAP_THIS = range(17, 21)
HITS, HIT_DICE, SAVES, SAVE_DICE, POINTS = range(21, 26)

_OPS = {
    "walk": WALK,
    "climb": CLIMB,
    "sail": SAIL,
    "train": RIDE,
    "rail": LAY_RAIL,
    "bridge": LAY_BRIDGE,
    "mark": MARK,
    "telescope": LOOK,
    "draw": DRAW,
    "take": TAKE,
    "discard": DISCARD,
    "scrap": SCRAP,
    "points": POINTS,
}
_ASKS = {
    "rail": RAIL,
    "bridge": BRIDGE,
    "telescope": TELESCOPE,
    "train": TRAIN,
    "attack": BATTLE,
    "defend": BATTLE,
    "mark": UNMARKED,
}
_POOLED = ("walk", "climb", "sail", "train", "attack", "defend")
_EVENTFUL = ("if", "points", "gain", "roll", "draw", "take", "telescope")
_BROAD = dict.fromkeys(COLOURS, "item") | {"pain": "danger", "exhaustion": "danger"}

PROGRAMS: dict[str, Program] = {}
"""Every job there is, by its text."""

MOVE_KEY, BATTLE_KEY = 0, 1
_keys: dict[str, int] = {"move": MOVE_KEY, "battle": BATTLE_KEY}

Code = tuple[int, int, int]
Needs = tuple[tuple[int, int], ...]


class Program:
    """A job ready to be done.

    `code` is a row of (operation, number, of what). `asks` and `needs` must be met for the whole job;
    `gate` is the first condition that does not open the job, and `short_asks`, `short_needs` are what
    the steps before it want (DW-036, DW-048). Jobs with the same `key` have the same last step (DW-047).
    `bill` is what the job pays in order, if "any" is not all there is to pay: then one payment may
    leave too little for another (DW-049).
    """

    __slots__ = (
        "asks",
        "attacks",
        "bill",
        "code",
        "event",
        "gate",
        "icons",
        "key",
        "needs",
        "said",
        "scores",
        "scraps_itself",
        "short_asks",
        "short_needs",
        "text",
        "told",
        "work",
    )

    def __init__(self, text: str, colour: str = "") -> None:
        job = parse(text)
        self.text = text
        self.event = job.event
        self.said = say(job)
        self.told = told(job)
        self.icons = icons(job)
        self.code: tuple[Code, ...] = _code(job)
        self.key = _key(job.steps[-1])
        last = job.steps[-1]
        self.work = SLOT[last.what] if last.op == "roll" else -1
        self.attacks = any(step.op == "attack" for step in job.steps)
        self.scores = any(step.op == "points" and step.n > 0 for step in job.steps)
        self.scraps_itself = Step("scrap", 1, "this") in job.steps
        _refuse_oddities(text, job)
        cut = _inner_condition(job)
        self.asks, self.needs = _wants(job.steps, colour)
        self.bill = _bill(job)
        self.gate = CONDITION[job.steps[cut].what] if cut else 0
        self.short_asks, self.short_needs = _wants(job.steps[:cut], colour) if cut else (0, ())
        PROGRAMS[text] = self


def _code(job: Job) -> tuple[Code, ...]:
    """The operations of the job's steps."""
    rows = []
    for i, step in enumerate(job.steps):
        op, arg = step.op, SLOT.get(step.what, 0)
        if op == "if":
            rows.append((IF, 0, CONDITION[step.what]))
        elif op in ("pay", "gain"):
            x = 1 if step.unit else 0
            rows.append(((PAY if op == "pay" else GAIN) + x, step.n, arg))
        elif op == "roll":
            last = i + 1 == len(job.steps) and not job.event
            rows.append((WORK if last else ROLL, step.n, arg))
        elif op in ("attack", "defend"):
            rows.append(((HITS if op == "attack" else SAVES) + (step.unit == "d"), step.n, 0))
        elif step.what == "this":
            rows.append((DISCARD_THIS if op == "discard" else SCRAP_THIS, 1, 0))
        else:
            rows.append((_OPS[op], step.n, arg))
    return tuple(rows)


def _key(last: Step) -> int:
    """A number that all jobs with this last step share."""
    if last.op in ("walk", "climb", "sail", "train"):
        return MOVE_KEY
    if last.op in ("attack", "defend"):
        return BATTLE_KEY
    return _keys.setdefault(f"{last.op} {last.what}", len(_keys))


def _wants(steps: tuple[Step, ...], colour: str) -> tuple[int, Needs]:
    """What must be there and what must be had for these steps; a card's own `colour` does not count."""
    asks = 0
    needs: dict[int, int] = {}
    gained: dict[int, int] = {}
    coloured = typed = drawn = 0
    on_rails = not any(
        step.op in ("walk", "climb", "sail") for step in steps
    )  # else there is a way
    for step in steps:
        if step.op == "if":
            asks |= CONDITION[step.what]
        if step.op != "train" or on_rails:
            asks |= _ASKS.get(step.op, 0)
        slot = SLOT.get(step.what, 0)
        if step.op == "draw":
            drawn += step.n
        if step.op == "gain" and not step.unit:
            gained[slot] = gained.get(slot, 0) + step.n
        elif step.op == "pay" and not step.unit and slot == ANY:
            needs[ANY] = max(needs.get(ANY, 0), step.n)  # the bill knows the rest
        elif step.op == "pay" and not step.unit:
            needs[slot] = needs.get(slot, 0) + step.n - gained.pop(slot, 0)
        elif step.op in ("discard", "scrap") and step.what != "this":
            own = 1 if step.what in ("item", colour) and colour in COLOURS else 0  # DW-041
            needs[slot] = needs.get(slot, own) + max(0, step.n - drawn)  # DW-088
            if step.what in COLOURS:
                coloured += step.n
            elif slot in (PAIN, EXHAUSTION):
                typed += step.n
    for slot, n in ((ITEM, coloured), (DANGER, typed)):
        if slot in needs:
            needs[slot] += n
    return asks, tuple((slot, n) for slot, n in needs.items() if n > 0)


def _bill(job: Job) -> Needs:
    """What the job pays, step by step, if "any" stands among several payments."""
    pays = tuple(
        (SLOT[step.what], step.n) for step in job.steps if step.op == "pay" and not step.unit
    )
    return pays if len(pays) > 1 and (ANY in dict(pays)) else ()


def _inner_condition(job: Job) -> int:
    """Where the first condition stands that has a step before it; 0 if there is none."""
    for i, step in enumerate(job.steps):
        if step.op == "if" and any(before.op != "if" for before in job.steps[:i]):
            return i
    return 0


def _refuse_oddities(text: str, job: Job) -> None:
    """Refuse jobs that read well but could not be played to their end."""
    pooled = paid_x = False
    broad = set()
    for step in job.steps:
        here = max(0, text.find(str(step))) + 1
        if pooled and step.op not in _POOLED:
            raise JobError(text, len(text), "movement and battle steps come last")
        pooled = pooled or step.op in _POOLED
        if step.op == "gain" and step.unit and not paid_x:
            raise JobError(text, here, "x has to be paid before it is gained")
        if step.op == "pay" and paid_x:
            raise JobError(text, here, "x has to be paid last")
        paid_x = paid_x or (step.op == "pay" and step.unit == "x")
        if step.op in ("discard", "scrap"):
            if _BROAD.get(step.what) in broad:
                raise JobError(text, here, f"{step.what} cards have to be named before any others")
            broad.add(step.what)
        if job.event and step.op not in _EVENTFUL:
            raise JobError(text, here, "an event costs nothing, moves nobody and fights nobody")
        if not job.event and step.op == "if" and step.what in ("westmost", "moved west"):
            raise JobError(text, here, "only events know where they happened")
