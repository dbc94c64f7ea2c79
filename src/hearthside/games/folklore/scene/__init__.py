"""What everybody sees: the open picture, the story page, the party. See SCENE.md."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Fact, Scene, Thing, part

from ..content import CHARACTERS, EVENTS, MAPS, STORIES, TOWNS
from ..content.names import capital, counted, place_name
from ..rules.features import setup_of
from ..rules.goals import goal_text, goals_of
from ..rules.tale import rumour
from ..state import Tale
from .characters import character
from .fights import melee, on_site
from .world import town, world


def mode(s: Tale) -> str:
    """Which of the five pictures is open."""
    if s.melee is not None:
        return "skirmish"
    if s.site is not None:
        return "site"
    if s.step.startswith("town"):
        return "town"
    if s.step.startswith(("world", "travel", "between")) or (s.step == "settle" and not s.line):
        return "world"
    return "tale"


def scene(s: Tale, seat: int) -> Scene:
    """The whole table; nothing on it is hidden but the order of the decks."""
    return table(s)


@part
def table(s: Tale) -> Scene:
    """What everybody sees."""
    look = mode(s)
    things = [*board(s, look), *page(s), *seats(s)]
    for n in range(len(s.heroes)):
        things += character(s, n)
    things += leader(s)
    things += piles(s)
    for picture in PICTURES[look]:
        things += picture(s)
    return things


PICTURES: dict[str, tuple[Callable[[Tale], Scene], ...]] = {
    "world": (world,),
    "town": (world, town),
    "site": (on_site,),
    "skirmish": (melee,),
    "tale": (),
}


@part
def board(s: Tale, look: str) -> Scene:
    """The picture that is open, and what holds for all of it."""
    site, fight = s.site, s.melee
    facts: dict[str, Fact] = {
        "mode": look,
        "combat": bool(site and site.combat) or fight is not None,
        "dark": bool(site and site.dark),
        "day": s.day,
        "round": site.round if site else fight.round if fight else s.rounds,
        "map": site.map if site else "",
        "story": s.story,
        "chapter": s.chapter,
        "candle": max(0, s.candle),
        "leader": s.heroes[s.leader].who,
    }
    return [Thing("board", "board", board_name(s, look), look=look, facts=facts)]


@part
def leader(s: Tale) -> Scene:
    """The leader's token, which also tells day from night."""
    side = "day" if s.day else "night"
    first = f"char:{s.heroes[s.leader].who}"
    return [Thing("leader", "token", f"Leader, {side}", first, side, rule="FL-017")]


@part
def seats(s: Tale) -> Scene:
    """The players, each with the characters they play."""
    things = []
    for n in range(s.seats):
        own = [h.who for h in s.heroes if h.seat == n]
        look = own[0] if own else ""
        name = " and ".join(CHARACTERS[who].name for who in own) or f"Seat {n + 1}"
        things.append(Thing(f"seat:{n}", "seat", name, look=look, facts={"characters": own}))
    return things


def board_name(s: Tale, look: str) -> str:
    """What the open picture is called."""
    if look == "site" and s.site is not None:
        return MAPS[s.site.map].name
    if look == "town":
        return TOWNS[s.place].name
    return {"world": "The land of Kremel", "skirmish": "A skirmish"}.get(look, "The story")


@part
def page(s: Tale) -> Scene:
    """The story page: the prose since the group last had something to do."""
    if not s.story:
        return [Thing("page", "panel", "Before the tale", facts={"goal": ""})]
    if s.between:
        told = rumour(s)
        text = STORIES[s.stories[0]].rumours[told][1] if told >= 0 else ""
        goal = f"Towns heal, sell and teach; “{STORIES[s.stories[0]].title}” is next"
        return [Thing("page", "panel", "Between stories", text=text, facts={"goal": goal})]
    story = STORIES[s.story]
    title = story.chapters[s.chapter - 1].title if s.chapter else story.title
    text = "\n\n".join(p for name in s.page for p in story.scenes[name].prose)
    goal = ""
    if s.goal:
        goal = f"Travel to {place_name(s.goal)}"
        if s.goal_late:
            goal += f", {counted(max(0, s.goal_by - s.days), 'day')} left"
    setup = setup_of(s)
    if setup is not None:
        wanted = [goal_text(s, g) for g in goals_of(s, setup)]
        goal = capital(", then ".join(dict.fromkeys(wanted)))
    return [Thing("page", "panel", title, look=s.story, text=text, facts={"goal": goal})]


@part
def piles(s: Tale) -> Scene:
    """Decks by their size, and the events that are KEEP IN PLAY."""
    decks = {
        "item": s.items,
        "artifact": s.artifacts,
        "road": s.road,
        "wild": s.wild,
        "prayer": s.prayers,
        "ritual": s.rituals,
        "tarot": s.tarots,
        "boon": s.boons,
        "companion": s.companions,
        "heirloom": s.heirlooms,
    }
    things = [
        Thing(
            f"deck:{name}",
            "pile",
            f"{name.capitalize()} cards",
            look=name,
            rule="FL-001",
            facts={"count": len(d.cards), "discard": len(d.discard)},
        )
        for name, d in decks.items()
    ]
    for name in [*s.events, *([s.card] if s.card and s.card not in s.events else [])]:
        card = EVENTS[name]
        text = card.front or card.parts[0 if s.day else 1].text
        things.append(
            Thing(f"event:{name}", "card", card.name, look=card.deck, text=text, rule="FL-049")
        )
    return things
