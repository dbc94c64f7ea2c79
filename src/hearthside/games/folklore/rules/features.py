"""Things on a map to deal with: doors, search tokens, skill dice, levers, sleeping vampires."""

from __future__ import annotations

from hearthside.kernel import Asks, Option, note

from ..content import CARDS, CREATURES, MAPS, STORIES
from ..content.board import BIT, NAMES, NEAR, squares
from ..content.story import Feature, MapSetup
from ..state import SKILLS, Foe, Hero, Tale
from .checks import skill_check
from .effects import perform
from .goods import award_lore, draw_item
from .harm import lose_vita, snare_damage
from .keywords import free_near, free_squares

OPEN = tuple(Option("open", name) for name in NAMES)
SEARCH = tuple(Option("search", name) for name in NAMES)
TRY = tuple(Option("try", name) for name in NAMES)


def setup_of(s: Tale) -> MapSetup | None:
    """The story's map setup box in use, if the map comes from one."""
    site = s.site
    if site is None or not site.scene:
        return None
    for box in STORIES[s.story].scenes[site.scene].boxes:
        if box.setup is not None:
            return box.setup
    return None


def doors_near(s: Tale, h: Hero) -> list[Option]:
    """Closed doors beside the character; a portcullis needs its lever."""
    site = s.site
    assert site is not None
    m = NEAR[h.at] & site.doors & MAPS[site.map].doors
    return [OPEN[at] for at in squares(m)] if m else []


def feature_options(s: Tale, h: Hero) -> list[Option]:
    """Search tokens and features on or beside the character's space (FL-067, FL-079)."""
    site = s.site
    assert site is not None
    around = NEAR[h.at] | BIT[h.at]
    out = [SEARCH[at] for at in squares(around & site.searches)] if around & site.searches else []
    setup = setup_of(s)
    if setup is not None:
        for i, feature in enumerate(setup.features):
            if not site.features[i] and around >> feature.at & 1:
                out.append(TRY[feature.at])
    return out


def open_door(s: Tale, h: Hero, at: int) -> None:
    """A door is opened for good."""
    assert s.site is not None
    s.site.doors &= ~BIT[at]
    note(s, "opened", h.who, NAMES[at], rule="FL-079")


def search_token(s: Tale, h: Hero, at: int) -> Asks:
    """d10: 1-3 a snare, 4-7 nothing, 8-10 an item (FL-082)."""
    assert s.site is not None
    s.site.searches &= ~BIT[at]
    roll = s.dice.roll(10) + h.search
    note(s, "searched", h.who, roll, rule="FL-082")
    if roll <= 3:
        lose_vita(s, h, snare_damage(h, s.dice.roll(4)))
    elif roll >= 8:
        yield from draw_item(s, h)


def try_feature(s: Tale, h: Hero, at: int) -> Asks:
    """A skill die, an altar, a chest or a lever; what it does is in the story (FL-067)."""
    site, setup = s.site, setup_of(s)
    assert site is not None and setup is not None
    i = next(i for i, f in enumerate(setup.features) if f.at == at and not site.features[i])
    feature = setup.features[i]
    site.features[i] = 1
    note(s, "tried", h.who, feature.text, rule="FL-067")
    if feature.kind == "sleeper":
        stake_sleeper(s, h, feature, setup)
        return
    passed = True
    if feature.skill:
        passed = yield from skill_check(s, h, SKILLS.index(feature.skill), feature.number)
    if passed:
        site.doors &= ~feature.opens
    yield from perform(s, h, feature.passed if passed else feature.failed)
    spring(s, setup, at)


def spring(s: Tale, setup: MapSetup, at: int) -> None:
    """Foes that lay in wait for this feature appear."""
    site = s.site
    assert site is not None
    for foe in setup.foes:
        if foe.ambush == at and foe.least <= len(s.heroes):
            add_foe(s, foe.kind, foe.at)


def add_foe(s: Tale, kind: str, at: int) -> Foe:
    """A creature on the map, on the given square or the nearest free one (FL-138)."""
    site = s.site
    assert site is not None
    c = CREATURES[kind]
    free = free_squares(s)
    if c.size == 2:
        free &= free >> 1 & free >> 10 & free >> 11
    if not free >> at & 1:
        at = free_near(s, at, c.size == 2)
    vita = c.vita + c.vita_each * max(0, len(s.heroes) - 2) + s.tune.get("foe_vita", 0)
    f = Foe(id=site.next_id, kind=kind, at=at, vita=max(1, vita))
    f.joined = site.round
    site.next_id += 1
    site.foes.append(f)
    return f


def stake_sleeper(s: Tale, h: Hero, feature: Feature, setup: MapSetup) -> None:
    """A sleeping vampire: d6, +1 with a stake, 4+ (5+ after the first) destroys it (FL-090)."""
    site = s.site
    assert site is not None
    need = 4 if site.sleepers == 0 else 5  # FL-092
    site.sleepers += 1
    roll = s.dice.roll(6) + (
        "stake" in h.words or any("stake" in CARDS[g.card].mods for g in h.gear)
    )
    note(s, "staked", h.who, roll, need, rule="FL-090")
    if roll >= need:
        award_lore(s, h, 8)
        return
    add_foe(s, "vampire", feature.at)  # FL-091
    for i, other in enumerate(setup.features):
        if other.kind == "sleeper" and not site.features[i]:
            site.features[i] = 1
            add_foe(s, "vampire", other.at)
