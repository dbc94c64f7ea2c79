"""Jobs for people: a sentence to read, and a row of icons to draw."""

from __future__ import annotations

from .notation import COLOURS, DANGERS, Job, Step

_WHERE = {
    "forest": "in a forest",
    "prairie": "on a prairie",
    "mountain": "on a mountain",
    "village": "in a village",
    "water": "on water",
    "river": "by a river",
    "camp": "in a bandit camp",
    "wagon": "at the wagon",
    "unmarked": "where it was not done before",
    "westmost": "if it is the furthest west so far",
    "moved west": "if you got there by moving west",
    "linked": "next to a railway",
    "start": "on the start tile",
}
_OWN_LINES = ("if", "draw", "take", "telescope", "points", "mark", "rail", "bridge")
_WHEN = {
    "build": "Whenever you build",
    "reveal": "Whenever you reveal a tile",
    "clear": "Whenever you clear a tile of bandits",
    "wagon west": "Whenever the wagon rolls west",
    "wagon east": "Whenever the wagon rolls east",
    "wagon damage": "Whenever the wagon is damaged",
}


def _many(n: int, one: str, more: str = "") -> str:
    return f"{n} {one if n == 1 else more or one + 's'}"


def _resource(step: Step) -> str:
    """How much of a resource: "2 food", "twice x of one resource"."""
    count = {1: "x", 2: "twice x"}.get(step.n, f"{step.n} times x") if step.unit else str(step.n)
    if step.what != "any":
        return f"{count} {step.what}"
    return f"{count} of {'any one' if step.op == 'gain' else 'one'} resource"


def _kind(step: Step) -> str:
    """Which cards: "2 blue cards", "1 exhaustion", "this card"."""
    if step.what == "this":
        return "this card"
    if step.what == "item":
        return _many(step.n, "item card")
    if step.what in COLOURS:
        return _many(step.n, f"{step.what} card")
    if step.what == DANGERS[0]:
        return _many(step.n, "danger card")
    return f"{step.n} {step.what}"


def _phrase(step: Step) -> str:
    """What one step tells its player to do."""
    op, n = step.op, step.n
    if op in ("pay", "gain"):
        return f"{op} {_resource(step)}"
    if op == "roll":
        return f"roll {_many(n, 'die', 'dice')} for {step.what}"
    if op == "walk":
        return f"walk {_many(n, 'tile')}"
    if op == "climb":
        return f"climb {_many(n, 'tile')}"
    if op == "sail":
        return f"sail {_many(n, 'tile')}"
    if op == "train":
        return f"ride the train up to {_many(n, 'tile')}"
    if op == "rail":
        return "build a railway here"
    if op == "bridge":
        return "build a bridge here"
    if op == "mark":
        return "mark this place"
    if op == "telescope":
        return f"reveal {_many(n, 'tile')} within two steps"
    if op == "draw":
        return f"draw {_many(n, 'card')}"
    if op == "take":
        return f"take {n} {step.what}"
    if op in ("discard", "scrap"):
        return f"{op} {_kind(step)}"
    if op == "attack":
        return (
            f"roll {_many(n, 'die', 'dice')} for hits" if step.unit else f"deal {_many(n, 'hit')}"
        )
    if op == "defend":
        return f"roll {_many(n, 'die', 'dice')} for saves" if step.unit else f"save {n}"
    return f"{'gain' if n > 0 else 'lose'} {_many(abs(n), 'point')}"


def say(job: Job) -> str:
    """The job as a sentence.

    >>> from .notation import parse
    >>> say(parse("forest? roll 2 food"))
    'In a forest, roll 2 dice for food.'
    >>> say(parse("on build: +2 vp, westmost? +1 vp"))
    'Whenever you build, gain 2 points; if it is the furthest west so far, gain 1 point.'
    """
    text = _WHEN[job.event] + ", " if job.event else ""
    for i, step in enumerate(job.steps):
        before = job.steps[i - 1].op if i else ""
        if step.op == "if":
            text += ("" if i == 0 else " and " if before == "if" else "; ") + _WHERE[step.what]
        else:
            joint = "" if i == 0 else ", " if before == "if" or i + 1 < len(job.steps) else " and "
            text += joint + _phrase(step)
    return text[0].upper() + text[1:] + "."


def told(job: Job, this: str = "it") -> list[str]:
    """What somebody does who does the job, verb by verb, for the journal.

    Conditions go without saying, and so do steps whose result is a line of its own: cards that are
    drawn or picked, tiles that are turned, points, and resources that are chosen.

    >>> from .notation import parse
    >>> told(parse("-1 food, walk 1")), told(parse("river? scrap this"), "Thirst")
    (['pays 1 food', 'sets out to walk 1 tile'], ['scraps Thirst'])
    """
    return [_deed(step, this) for step in job.steps if not _tells_itself(step)]


def _tells_itself(step: Step) -> bool:
    picked = step.op in ("discard", "scrap") and step.what != "this"
    return picked or step.what == "any" or step.unit == "x" or step.op in _OWN_LINES


def _deed(step: Step, this: str) -> str:
    """One step as something that is being done."""
    n = step.n
    if step.op in ("walk", "climb", "sail", "train"):
        return f"sets out to {_phrase(step)}"
    if step.op == "roll":
        return f"works for {step.what} with {_many(n, 'die', 'dice')}"
    if step.op in ("attack", "defend"):
        kind = "hit" if step.op == "attack" else "save"
        return (
            f"readies {_many(n, 'die', 'dice')} for {kind}s"
            if step.unit
            else (f"readies {_many(n, f'sure {kind}')}")
        )
    verb, _, rest = _phrase(step).partition(" ")
    return f"{verb}s {this if step.what == 'this' else rest}"


def listed(words: list[str]) -> str:
    """Words in a row, the last one after an "and".

    >>> listed(["Boot"]), listed(["Boot", "Knife", "Pan"])
    ('Boot', 'Boot, Knife and Pan')
    """
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def icons(job: Job) -> str:
    """The icon names of the job in order, with their values, for the client to draw.

    >>> from .notation import parse
    >>> icons(parse("-2x any, +x any")), icons(parse("forest? roll 2 food"))
    ('pay-any:2x gain-any:x', 'if-forest gain-food:2d')
    """
    row = ["on-" + job.event.replace(" ", "-")] if job.event else []
    return " ".join([*row, *(_icon(step) for step in job.steps)])


def _icon(step: Step) -> str:
    if step.op == "if":
        return "if-" + step.what.replace(" ", "-")
    if step.op in ("pay", "gain"):
        count = f"{'' if step.n == 1 else step.n}x" if step.unit else str(step.n)
        return f"{step.op}-{step.what}:{count}"
    if step.op == "roll":
        return f"gain-{step.what}:{step.n}d"
    if step.op == "take":
        return f"gain-{step.what}:{step.n}"
    if step.what == "this":
        return f"{step.op}-this"
    if step.what:
        return f"{step.op}-{step.what}:{step.n}"
    return f"{step.op}:{step.n}{step.unit}" if step.n else step.op
