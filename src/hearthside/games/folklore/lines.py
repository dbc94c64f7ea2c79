"""Journal events in words."""

from __future__ import annotations

from hearthside.kernel import Event

from .board import NAMES
from .content import CHARACTERS, EVENTS, MAPS, PLACES, STORIES, TOWNS
from .titles import named

DEALS = {
    "bandage": "{0} buys a bandage.",
    "bed": "{0} sleeps in a bed.",
    "bless": "{0} has a blessing said.",
    "buy": "{0} buys {1}.",
    "cure": "{0} is rid of an affliction.",
    "disinfect": "{0} has the infection cleaned.",
    "extra": "{0} buys something nobody else would know how to use.",
    "fill": "{0} has {1} filled again.",
    "forget": "{0} unlearns {1}.",
    "heal": "{0} has the wounds seen to.",
    "learn": "{0} studies {1}.",
    "mend": "{0} has {1} mended.",
    "prayer": "{0} copies a prayer.",
    "reading": "{0} has the cards read.",
    "revive": "{0} is called back to life.",
    "ritual": "{0} copies a ritual.",
    "rumour": "{0} listens by the fire.",
    "sell": "{0} sells {1}.",
}
LINES: dict[str, str] = {
    "ability": "{0} uses {1}.",
    "afflicted": "{0} is now {1u}.",
    "ally_hit": "{0} strikes {1}.",
    "aura": "{0} feels the presence of {1}.",
    "blessed": "{0} is now {1u}.",
    "boon": "{0} receives the boon {1}.",
    "boon_used": "{0} spends the boon {1}.",
    "chapter": "Chapter {1}: {2}.",
    "check": "{0} tests {1u} {2}: {3}.",
    "coins": "{0} gains {1} coins.",
    "companion": "{1} joins {0}.",
    "companion_block": "{1} takes the blow meant for {0}.",
    "companion_hit": "{0} bites into {1}.",
    "controlled": "{1} obeys {0}.",
    "corroded": "Corrosion eats at {0}.",
    "cured": "{0} is free of an affliction.",
    "devastating": "{0} lands a devastating strike!",
    "died": "{0} dies.",
    "fault": "{0} falters.",
    "fled": "The group gets away.",
    "foe_again": "{0} strikes again.",
    "foe_attacks": "{0}: {1} ({2}).",
    "foe_died": "{0} falls.",
    "foe_hit": "{0} hits {1} for {2}.",
    "foe_missed": "{0} misses {1}.",
    "foe_moved": "{1} moves to {2}.",
    "foe_skips": "{0} misses its turn.",
    "foe_status": "{0} is now {1u}.",
    "foe_vita": "{1} loses {2} vita.",
    "gained": "{0} gains {2} {1u}.",
    "gave": "{0} gives {1} to {2}.",
    "ghost": "{0} walks as a ghost.",
    "got": "{0} gets {1}.",
    "gp": "{0} loses {1} GP.",
    "group_death": "Nobody is left standing. You wake among strangers, in a wagon that smells of horses.",
    "hit": "{0} hits {1} for {2}.",
    "infected": "{0} has {1} infection tokens.",
    "leads": "{0} leads.",
    "learned": "{0} learns {1}.",
    "limbo": "{0} is lost in limbo.",
    "lore": "{0} gains {1} lore.",
    "lost": "{0} loses {1}.",
    "lost_points": "{0} loses {1u}.",
    "map": "The group enters {0}.",
    "missed": "{0} misses {1}.",
    "moon": "The moon looks at {0}: {1}.",
    "moved": "{0} moves to {1}.",
    "mystic": "{0} learns {1}.",
    "opened": "{0} opens the door at {1}.",
    "pardoned": "{0} is no longer wanted.",
    "power": "{0} reaches across from the other side: {1}.",
    "pushed": "{0} is pushed.",
    "recovered": "{0} recovers {2} {1u}.",
    "resisted": "{0} resists {1u}.",
    "rested": "The group rests (the watch rolls {0}).",
    "revived": "{0} lives again.",
    "scarred": "The infection leaves {0} with a scar: maximum vita -1.",
    "searched": "{0} searches: {1}.",
    "shield": "{0} blocks with the shield.",
    "shook_off": "{0} is no longer SPOOKED.",
    "skips": "{0} misses the turn.",
    "skirmish_hit": "{0} is hit for {1}.",
    "skirmish_strike": "{0} strikes home ({1}).",
    "snared": "{0} is caught in a snare: {1}.",
    "staked": "{0} raises the stake: {1}, needing {2}.",
    "stunned": "{0} will miss its turn.",
    "summoned": "{0} appears.",
    "tarot": "{0} draws {1} and keeps it.",
    "tier": "{0} reaches tier {1} of the lore tree.",
    "town": "The group enters {0}.",
    "travelled": "The group travels to {0}.",
    "tried": "{0}: {1}.",
    "used": "{0} uses {1}.",
    "vampire": "{0} opens eyes that are not theirs any more.",
    "vita": "{0} loses {1} vita.",
    "wanted": "{0} is wanted.",
    "won": "The fight is won: {0} coins and {1} lore for each.",
}


def said(arg: object) -> str:
    """An argument of an event in words."""
    text = str(arg)
    if isinstance(arg, int):
        return str(abs(arg))
    if text in CHARACTERS:
        return CHARACTERS[text].name
    for table in (TOWNS, MAPS):
        if text in table:
            return str(table[text].name)
    if text in PLACES:
        return PLACES[text].name or "the road"
    if text in EVENTS:
        return EVENTS[text].name
    return named(text)


def line(event: Event) -> str:
    """One line of the journal."""
    args = event.args
    if event.kind == "scene":
        scene = STORIES[str(args[0])].scenes[str(args[1])]
        return "\n\n".join(scene.prose) or "The tale goes on."
    if event.kind == "story":
        return f"{STORIES[str(args[0])].title}. {STORIES[str(args[0])].blurb}"
    if event.kind == "chapter":
        chapter = STORIES[str(args[0])].chapters[int(args[1]) - 1]
        return f"Chapter {chapter.number}: {chapter.title}."
    if event.kind == "closed":
        return f"Here ends {STORIES[str(args[0])].title}: {str(args[1]).replace('_', ' ')}."
    if event.kind == "deal":
        return DEALS[str(args[1])].format(said(args[0]), said(args[2]) if args[2] else "")
    if event.kind == "front":
        return f"{said(args[0])}. {EVENTS[str(args[0])].front}"
    if event.kind == "event":
        card = EVENTS[str(args[0])]
        part = card.parts[int(args[1])]
        told = part.text or part.label
        return told if card.deck == "wild" else f"{card.name}. {told}"
    if event.kind == "first_strike":
        return "The foes strike first." if args[0] else "The group strikes first."
    if event.kind == "skirmish":
        return "Skirmish: " + (", ".join(said(a) for a in args) or "one of your own") + "."
    if event.kind == "prayed":
        return f"{said(args[0])} speaks {said(args[1])}" + (
            ": it is heard." if args[2] else ", in vain."
        )
    if event.kind == "foe_moved":
        return f"{said(args[1])} moves to {NAMES[int(args[2])]}."
    text = LINES.get(event.kind)
    if text is None:
        return "By agreement, the table went back."
    for i, arg in enumerate(args):
        text = text.replace(f"{{{i}u}}", said(arg).upper()).replace(f"{{{i}}}", said(arg))
    return text
