"""Journal events in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from hearthside.kernel import Event

from ..content import EVENTS, STORIES
from ..content.board import NAMES
from ..content.names import counted, number_word, reward_text, the

DEALS = {
    "bandage": "{0} buys a bandage.",
    "bed": "{0} sleeps in a bed, for once.",
    "bless": "{0} has a blessing said.",
    "buy": "{0} buys {1}.",
    "cure": "{0} is rid of an affliction, and poorer.",
    "disinfect": "{0} has the infection cleaned out.",
    "extra": "{0} buys something nobody else would know how to use.",
    "fill": "{0} has {1} filled again.",
    "forget": "{0} unlearns {1}.",
    "heal": "{0} has the wounds seen to.",
    "learn": "{0} sits up over {1}.",
    "mend": "{0} has {1} mended.",
    "pardon": "{0} pays the fine, and the bill is torn down.",
    "prayer": "{0} copies a prayer.",
    "reading": "{0} has the cards read.",
    "revive": "{0} is called back.",
    "ritual": "{0} copies a ritual.",
    "rumour": "{0} listens by the fire.",
    "sell": "{0} sells {1}.",
}
# {0} is an argument in words, {0u} a keyword, {0n} a number in words, {0|coin} a number of things
LINES: dict[str, str] = {
    "ability": "{0} calls on {1}.",
    "afflicted": "Something takes hold of {0}: {1u}.",
    "ally_hit": "{0} falls upon {1}.",
    "ally_missed": "{0} snaps at {1} and gets nothing.",
    "aura": "{0} comes too near to {1}, and feels it.",
    "bandaged": "{0} winds a bandage tight.",
    "blessed": "{0} stands straighter: {1u}.",
    "boon": "A small kindness comes to {0}: {1}.",
    "boon_used": "{0} spends a kindness: {1}.",
    "burned": "Fire has {0}.",
    "candle": "The candle is out. The tale goes on without you.",
    "charged": "{0} breathes a little power into {1}.",
    "coins": "{0} pockets {1|coin}.",
    "companion": "{1} falls in beside {0}.",
    "companion_block": "{1} takes the blow meant for {0}.",
    "companion_hit": "{0} is on {1}.",
    "companion_missed": "{0} goes for {1} and misses.",
    "controlled": "{1} turns its head, and obeys {0}.",
    "corroded": "Corrosion begins to eat at {0}.",
    "cured": "{0} is free of an affliction.",
    "darkness": "The light goes out.",
    "devastating": "{0} lands a devastating strike!",
    "died": "{0} falls, and is dead.",
    "dismissed": "{0} and {1} part ways.",
    "doused": "{0} stamps out a flame.",
    "equipped": "{0} takes up {1}.",
    "evaded": "{0} looks for a gap between them.",
    "fault": "{0} falters, and something breaks.",
    "fled": "The group gets away, and nobody looks round.",
    "flame": "A flame stands up at {0}.",
    "focused": "{0} breathes, and waits, and gathers one PP.",
    "foe_again": "{0} is not done: it strikes again.",
    "foe_attacks": "{0} strikes. {1}: {2} in all.",
    "foe_died": "{0} falls and does not get up.",
    "foe_hit": "The blow of {0} finds {1}.",
    "foe_missed": "{1} is not where {0} strikes.",
    "foe_skips": "{0} lies still this turn.",
    "foe_status": "Something takes hold of {0}: {1u}.",
    "foe_vita": "{1} loses {2n} vita.",
    "gained": "{0} has {2n} {1u} more than is natural, for a while.",
    "gave": "{0} gives {1} to {2}.",
    "ghost": "{0} gets up again, and leaves the body lying.",
    "got": "{0} has {1} now.",
    "gp": "{0} fades by {1n} GP.",
    "group_death": "Nobody is left standing. You wake among strangers, in a wagon that smells of horses.",
    "held": "{0} waits for the others.",
    "infected": "The sickness puts down roots in {0}: {1|infection token}.",
    "leads": "{0} takes the lead.",
    "learned": "{0} has learned {1}.",
    "limbo": "{0} thins out like breath on a pane, and is in limbo.",
    "lore": "{0} is wiser by {1n} lore.",
    "lost": "{0} has {1} no longer.",
    "map": "{0}. Nobody speaks.",
    "missed": "{0} strikes at {1} and meets only air.",
    "mystic": "{0} gets {1} by heart.",
    "opened": "{0} opens the door at {1}.",
    "paid": "{0} hands {1|coin} to {2}.",
    "pardoned": "The price on the head of {0} is lifted.",
    "perk": "{0} knows a way. {1}",
    "poured": "{0} pours {1} over {2}.",
    "power": "{0} reaches across from the other side: {1}.",
    "pushed": "{0} is thrown back.",
    "recovered": "{0} gets back {2n} {1u}.",
    "regrouped": "{0} catches a breath: one vita.",
    "resisted": "{0} shakes it off: no {1u}.",
    "revived": "{0} draws breath again.",
    "scarred": "The infection leaves {0} a scar: one vita less, for good.",
    "scraped": "{0} throws away {1}, and the corrosion with it.",
    "shield": "{0} takes it on the shield, and the shield is done for.",
    "shook_off": "{0} is no longer SPOOKED.",
    "skips": "{0} lies still this turn.",
    "skirmish_hit": "{0} is hit.",
    "skirmish_missed": "{0} strikes, and there is nothing there.",
    "skirmish_strike": "{0} strikes home with {1}.",
    "spoils": "{0} comes out of it with {1|coin} and {2n} lore.",
    "stowed": "{0} puts away {1}.",
    "steered": "{0} goes where it is told, to {1}.",
    "stunned": "{0} will lie still for a turn.",
    "summoned": "{0} is there. It was not there before.",
    "tarot": "{0} draws {1}, and has to keep it.",
    "town": "The gates of {0} let the group in.",
    "travelled": "The group goes on to {0}.",
    "tried": "{0} turns to it. {1}.",
    "unhurt": "{0} does not feel it.",
    "used": "{0} makes use of {1}.",
    "vampire": "{0} opens eyes that are not theirs any more.",
    "vita": "{0} loses {1n} vita.",
    "wanted": "There is a price on the head of {0} now.",
    "won": "It is over, and you are still here.",
}


def _scene(args: tuple[Any, ...]) -> str:
    scene = STORIES[str(args[0])].scenes[str(args[1])]
    return "\n\n".join(scene.prose)


def _event(args: tuple[Any, ...]) -> str:
    card = EVENTS[str(args[0])]
    part = card.parts[int(str(args[1]))]
    told = part.text or f"{part.label}."
    return told if card.deck == "wild" else f"{card.name}. {told}"


def _check(args: tuple[Any, ...]) -> str:
    name, skill, number, total, passed = the(str(args[0])), str(args[1]).upper(), *args[2:5]
    if not total:
        return f"{name} is in no state to try {skill} {number}."
    verdict = "It is enough." if passed else "It is not enough."
    return f"{name} tries {skill} {number} and comes to {total}. {verdict}"


def _hit(args: tuple[Any, ...]) -> str:
    how = {"": "", "fists": " with bare hands"}.get(str(args[2]))
    return f"{the(str(args[0]))} strikes {the(str(args[1]))}" + (
        f" with {the(str(args[2]))}." if how is None else f"{how}."
    )


def _searched(args: tuple[Any, ...]) -> str:
    name, roll = the(str(args[0])), int(str(args[1]))
    if roll <= 3:
        return f"{name} reaches into the dark, and the dark bites."
    return f"{name} searches, and finds " + ("something." if roll >= 8 else "dust.")


def _moon(args: tuple[Any, ...]) -> str:
    name = the(str(args[0]))
    if int(str(args[1])) == 10:
        return f"The moon looks at {name}, and something under the skin looks back."
    return f"The moon looks at {name}, who turns on the group."


def _snared(args: tuple[Any, ...]) -> str:
    name, n = the(str(args[0])), int(str(args[1]))
    return f"A snare closes on {name}: {counted(n, 'point')} of damage." if n else (
        f"A snare closes on {name}, and holds nothing."
    )  # fmt: skip


def _staked(args: tuple[Any, ...]) -> str:
    name, roll, need = the(str(args[0])), *(int(str(n)) for n in args[1:3])
    end = "It never wakes." if roll >= need else "It opens its eyes."
    return f"{name} bends over the sleeper. {roll}, and {need} was needed. {end}"


def _skirmish(args: tuple[Any, ...]) -> str:
    if not args:
        return "One of your own turns on you."
    return "They are upon you: " + ", ".join(the(str(a)) for a in args) + "."


def _lost_points(args: tuple[Any, ...]) -> str:
    name, pool, n = the(str(args[0])), str(args[1]), abs(int(str(args[2])))
    what = counted(n, "coin") if pool == "coins" else f"{number_word(n)} {_pool(pool)}"
    return f"{name} loses {what}."


def _pool(pool: str) -> str:
    return pool.upper() if pool in ("pp", "gp") else pool


SPECIAL: dict[str, Callable[[tuple[Any, ...]], str]] = {
    "chapter": lambda a: (
        f"Chapter {a[1]}: {STORIES[str(a[0])].chapters[int(a[1]) - 1].title}."
    ),
    "check": _check,
    "closed": lambda a: f"Here ends {STORIES[str(a[0])].title}" + (
        ", and nobody heard it." if a[1] == "candle" else f": {str(a[1]).replace('_', ' ')}."
    ),
    "event": _event,
    "first_strike": lambda a: (
        "They were waiting for you: the foes strike first."
        if a[0]
        else "You see them first: the group strikes first."
    ),
    "foe_moved": lambda a: f"{the(str(a[1]))} moves, and stands at {NAMES[int(a[2])]}.",
    "front": lambda a: f"{EVENTS[str(a[0])].name}. {EVENTS[str(a[0])].front}",
    "hit": _hit,
    "lost_points": _lost_points,
    "moon": _moon,
    "moved": lambda a: f"{the(str(a[0]))} goes to {a[1]}.",
    "prayed": lambda a: (
        f"{the(str(a[0]))} speaks {the(str(a[1]))}"
        + (", and is heard." if a[2] else ", and nobody listens.")
    ),
    "rested": lambda a: (
        "The group rests. Something has seen the fire."
        if int(a[0]) <= 3
        else "The group rests, and nothing comes."
    ),
    "scene": _scene,
    "searched": _searched,
    "skirmish": _skirmish,
    "snared": _snared,
    "staked": _staked,
    "story": lambda a: f"{STORIES[str(a[0])].title}. {STORIES[str(a[0])].blurb}",
    "tier": lambda a: (
        f"{the(str(a[0]))} turns a page of the lore tree: {reward_text(str(a[2])).rstrip('.')}."
    ),
}  # fmt: skip

_HOLE = re.compile(r"\{(\d)([un]|\|[a-z ]+)?\}")


def said(arg: object, how: str) -> str:
    """An argument of an event in words."""
    text = str(arg)
    if isinstance(arg, int):
        n = abs(arg)
        return counted(n, how[1:]) if how.startswith("|") else number_word(n) if how else str(n)
    if how == "u":
        return _pool(text) if text in ("vita", "lore", "coins", "pp", "gp") else text.upper()
    return the(text)


def line(event: Event) -> str:
    """One line of the journal, a sentence or more."""
    args = event.args
    if event.kind == "deal":
        text = DEALS[str(args[1])].format(the(str(args[0])), the(str(args[2])) if args[2] else "")
    elif event.kind in SPECIAL:
        text = SPECIAL[event.kind](args)
    elif event.kind in LINES:
        text = _HOLE.sub(lambda m: said(args[int(m[1])], m[2] or ""), LINES[event.kind])
    else:
        return "By agreement, the table went back."
    return text[:1].upper() + text[1:]
