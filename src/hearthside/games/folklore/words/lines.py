"""Journal events in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from hearthside.kernel import Event

from ..content import ABILITIES, EVENTS, STORIES
from ..content.names import capital, counted, number_word, reward_text, the

DEALS = {
    "bandage": "{0} buys a bandage.",
    "beast": "{0} buys something with four legs.",
    "bed": "{0} sleeps in a bed, for once.",
    "bless": "{0} has a blessing said.",
    "buy": "{0} buys {1}.",
    "curio": "{0} pays, and does not ask where it was found.",
    "cure": "{0} is rid of an affliction, and poorer.",
    "disinfect": "{0} has the infection cleaned out.",
    "extra": "{0} buys something nobody else would know how to use.",
    "fill": "{0} has {1} filled again.",
    "forget": "{0} unlearns {1}.",
    "heal": "{0} has the wounds seen to.",
    "hire": "{0} hires somebody who does not ask why.",
    "kit": "{0} buys a kit.",
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
    "controlled": "{1} turns its head, and obeys {0}.",
    "corroded": "Corrosion begins to eat at {0}.",
    "cured": "{0} is free of an affliction.",
    "darkness": "The light goes out.",
    "devastating": "{0} lands a devastating strike!",
    "died": "{0} falls, and is dead.",
    "dismissed": "{0} and {1} part ways.",
    "doused": "{0} stamps out a flame.",
    "dressing": "{0} hands a bandage to {1}.",
    "equipped": "{0} takes up {1}.",
    "evaded": "{0} looks for a gap between them.",
    "fled": "The group gets away, and nobody looks round.",
    "flame": "A flame stands up at {0}.",
    "focused": "{0} breathes, and waits, and gathers one PP.",
    "foe_again": "{0} is not done: it strikes again.",
    "foe_died": "{0} falls and does not get up.",
    "foe_skips": "{0} lies still this turn.",
    "foe_status": "Something takes hold of {0}: {1u}.",
    "foe_healed": "{0} knits itself together: {1n} vita.",
    "foe_moved": "{0} moves, and stands at {1}.",
    "foe_vita": "{0} loses {1n} vita.",
    "gained": "{0} has {2n} {1u} more than is natural, for a while.",
    "gave": "{0} gives {1} to {2}.",
    "ghost": "{0} gets up again, and leaves the body lying.",
    "got": "{0} has {1} now.",
    "gp": "{0} fades by {1n} GP.",
    "group_death": "Nobody is left standing. You wake among strangers, in a wagon that smells of horses.",
    "held": "{0} waits for the others.",
    "infected": "The sickness puts down roots in {0}: {1|infection token}.",
    "late": "The days have run out. Nobody waited at {0}.",
    "leads": "{0} takes the lead.",
    "learned": "{0} has learned {1}.",
    "limbo": "{0} thins out like breath on a pane, and is in limbo.",
    "lore": "{0} is wiser by {1n} lore.",
    "lost": "{0} has {1} no longer.",
    "map": "{0}. Nobody speaks.",
    "mystic": "{0} gets {1} by heart.",
    "opened": "{0} opens the door at {1}.",
    "paid": "{0} hands {1|coin} to {2}.",
    "pardoned": "The price on the head of {0} is lifted.",
    "pedlar": "{0} buys a bandage by the roadside, for {1|coin}.",
    "perk": "{0} knows a way. {1}",
    "poured": "{0} pours {1} over {2}.",
    "power": "{0} reaches across from the other side: {1}.",
    "pushed": "{0} is thrown back.",
    "recovered": "{0} gets back {2n} {1u}.",
    "regrouped": "{0} catches a breath: one vita.",
    "revived": "{0} draws breath again.",
    "scarred": "The infection leaves {0} a scar: one vita less, for good.",
    "scraped": "{0} throws away {1}, and the corrosion with it.",
    "shield": "{0} takes it on the shield, and the shield is done for.",
    "shook_off": "{0} is no longer SPOOKED.",
    "skips": "{0} lies still this turn.",
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
    "weakened": "Something you did has reached {0} before you: less {1u} than it had.",
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
    if card.deck == "wild":
        return f"{part.label.rstrip('.')}. {part.text}".strip()
    return f"{card.name}. {part.text or part.label}"


def _check(args: tuple[Any, ...]) -> str:
    name, skill, number, total, passed = the(str(args[0])), str(args[1]).upper(), *args[2:5]
    if not total:
        return f"{name} is in no state to try {skill} {number}."
    verdict = "It is enough." if passed else "It is not enough."
    if len(args) > 5 and args[5] != total:
        roll = int(args[5])
        return f"{name} tries {skill} {number}: {roll} {int(total) - roll:+d} is {total}. {verdict}"
    return f"{name} tries {skill} {number}: {total}. {verdict}"


def against(natural: object, total: object, need: object) -> str:
    """What was rolled against what, and how it came out."""
    rolled, made, wanted = (int(str(n)) for n in (natural, total, need))
    plus = f" {made - rolled:+d} is {made}," if made != rolled else ","
    return f"{rolled}{plus} {wanted} needed. " + ("It hits." if made >= wanted else "It misses.")


def _means(card: str) -> str:
    """What an attack is made with."""
    own = {"fists": "with bare hands", "bite": "with teeth and nails", "strike": "by a power"}
    return own.get(card) or (f"by {the(card)}" if card in ABILITIES else f"with {the(card)}")


def _attack(args: tuple[Any, ...]) -> str:
    who, card, natural, total, need, foe = args
    return f"{the(who)} attacks {the(foe)} {_means(card)}: {against(natural, total, need)}"


def _foe_attack(args: tuple[Any, ...]) -> str:
    foe, row, natural, total, need, who = args
    return f"{the(foe)} goes for {the(who)} ({row}): {against(natural, total, need)}"


def _ally_attack(args: tuple[Any, ...]) -> str:
    ally, natural, total, need, foe = args
    return f"{the(ally)} falls upon {the(foe)}: {against(natural, total, need)}"


def _skirmish_strike(args: tuple[Any, ...]) -> str:
    who, card, natural, total, need, foe = args
    twice = " It counts double." if natural == 100 and total >= need else ""
    how = _means(card)
    return f"{the(who)} strikes at {the(foe)} {how}: {against(natural, total, need)}{twice}"


def _counter(args: tuple[Any, ...]) -> str:
    left = int(str(args[1]))
    return f"{the(str(args[0]))} is " + (f"down to {number_word(left)}." if left else "beaten.")


def _fault(args: tuple[Any, ...]) -> str:
    name = the(str(args[0]))
    if args[1] and args[1] != "fists":
        return f"{name} falters, and {the(str(args[1]))} fails."
    return f"{name} falters, and loses heart."


def _resist(args: tuple[Any, ...], shaken: bool) -> str:
    name, status = the(str(args[0])), str(args[1]).upper()
    rolled = ""
    if len(args) > 2 and args[4]:
        roll, bonus, number = (int(str(n)) for n in args[2:5])
        plus = f" {bonus:+d}" if bonus else ""
        rolled = f" ({roll}{plus}, {number} needed)"
    if shaken:
        return f"{name} shakes it off: no {status}{rolled}."
    return f"Something takes hold of {name}: {status}{rolled}."


def _first_strike(args: tuple[Any, ...]) -> str:
    foes, ours, theirs, dark = (int(str(n)) for n in args)
    if dark:
        return "In the dark they find you first: the foes strike first."
    if foes:
        return f"They were waiting for you, {theirs} to {ours}: the foes strike first."
    return f"You see them first, {ours} to {theirs}: the group strikes first."


def _chose(args: tuple[Any, ...]) -> str:
    story, scene, n = str(args[1]), str(args[2]), int(str(args[3]))
    box = next(b for b in STORIES[story].scenes[scene].boxes if b.kind == "choose")
    return f"{the(str(args[0]))} decides: {box.labels[n].rstrip('.')}."


def _searched(args: tuple[Any, ...]) -> str:
    name, roll = the(str(args[0])), int(str(args[1]))
    if roll <= 3:
        return f"{name} reaches into the dark, and the dark bites ({roll})."
    return f"{name} searches, and finds " + ("something" if roll >= 8 else "dust") + f" ({roll})."


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
    each = [f"{the(str(kind))} ({n})" for kind, n in zip(args[::2], args[1::2], strict=True)]
    return "They are upon you: " + ", ".join(each) + "."


def _lost_points(args: tuple[Any, ...]) -> str:
    name, pool, n = the(str(args[0])), str(args[1]), abs(int(str(args[2])))
    what = counted(n, "coin") if pool == "coins" else f"{number_word(n)} {_pool(pool)}"
    return f"{name} loses {what}."


def _pool(pool: str) -> str:
    return pool.upper() if pool in ("pp", "gp") else pool


SPECIAL: dict[str, Callable[[tuple[Any, ...]], str]] = {
    "afflicted": lambda a: _resist(a, shaken=False),
    "ally_attack": _ally_attack,
    "attack": _attack,
    "chapter": lambda a: (
        f"Chapter {a[1]}: {STORIES[str(a[0])].chapters[int(a[1]) - 1].title}."
    ),
    "check": _check,
    "chose": _chose,
    "closed": lambda a: f"Here ends {STORIES[str(a[0])].title}" + (
        ", and nobody heard it." if a[1] == "candle" else f": {str(a[1]).replace('_', ' ')}."
    ),
    "counter": _counter,
    "event": _event,
    "fault": _fault,
    "fate": lambda a: f"Chance decides: {a[0]}.",
    "first_strike": _first_strike,
    "foe_attack": _foe_attack,
    "front": lambda a: f"{EVENTS[str(a[0])].name}. {EVENTS[str(a[0])].front}",
    "loot": lambda a: (
        f"{the(str(a[0]))} goes through the pockets of {the(str(a[1]))} ({a[2]})."
    ),
    "lost_points": _lost_points,
    "moon": _moon,
    "moved": lambda a: f"{the(str(a[0]))} goes to {a[1]}.",
    "prayed": lambda a: (
        f"{the(str(a[0]))} speaks {the(str(a[1]))}"
        + (", and is heard." if a[2] else ", and nobody listens.")
    ),
    "questioned": lambda a: f"{the(str(a[0]))} bends over {the(str(a[1]))} with a question ({a[2]}).",
    "resisted": lambda a: _resist(a, shaken=True),
    "rested": lambda a: (
        f"The group rests. Something has seen the fire ({a[0]})."
        if int(a[0]) <= 3
        else f"The group rests, and nothing comes ({a[0]})."
    ),
    "rumour": lambda a: STORIES[str(a[0])].rumours[int(a[1])][1],
    "scene": _scene,
    "searched": _searched,
    "side": lambda a: (
        f"{the(str(a[0]))} {'stands on guard against' if a[1] else 'goes at'} {the(str(a[2]))}."
    ),
    "skirmish": _skirmish,
    "skirmish_attack": lambda a: (
        f"{the(str(a[0]))} goes for {the(str(a[4]))}: {against(*a[1:4])}"
    ),
    "skirmish_strike": _skirmish_strike,
    "snared": _snared,
    "staked": _staked,
    "stance": lambda a: (
        f"{the(str(a[0]))} {'stands on guard' if a[1] else 'means to strike'} this round."
    ),
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
    return capital(text)
