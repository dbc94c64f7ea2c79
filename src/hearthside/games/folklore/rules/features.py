"""Things on a map to deal with: doors, search tokens, skill dice, levers, sleeping vampires."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content import CARDS, CREATURES, MAPS, STORIES
from ..content.board import BIT, NAMES, NEAR, NUMBERS, gap, squares
from ..content.story import Feature, MapSetup, Placed
from ..state import ALIVE, CLOSED, INTERACTED, SKILLS, Foe, Hero, Tale, here
from .awards import award_lore, draw_item
from .checks import bonus, skill_check
from .effects import perform
from .field import free_near, free_squares
from .hazards import snare
from .measure import enter
from .memory import holds
from .party import asked
from .statuses import TRANSFORMED


def setup_of(s: Tale) -> MapSetup | None:
    """The story's map setup box in use, if the map comes from one."""
    site = s.site
    if site is None or not site.scene:
        return None
    for box in STORIES[s.story].scenes[site.scene].boxes:
        if box.setup is not None:
            return box.setup
    return None


def no_hand(s: Tale, h: Hero) -> str | None:
    """What keeps a character from any feature now (FL-079, FL-148, FL-333)."""
    if h.form != ALIVE:
        return "FL-333"
    if h.at < 0:
        return "FL-070"
    return "FL-079" if h.done & INTERACTED else None


def out_of_hand(h: Hero, at: int) -> Bar | None:
    """FL-079: a feature lies on one's own space or next to it."""
    if (NEAR[h.at] | BIT[h.at]) >> at & 1:
        return None
    return Bar("FL-079", f"It is {gap(h.at, at)} spaces away.")


# -- doors ----------------------------------------------------------------------------------------


def no_open(s: Tale, seat: int, name: str) -> str | Bar | None:
    """A closed door beside the character; a portcullis needs its lever."""
    h, at, site = asked(s), NUMBERS[name], here(s)
    if not site.doors >> at & 1:
        return Bar("FL-079", "Nothing is shut there.")
    if not MAPS[site.map].doors >> at & 1:
        return Bar("FL-078", "A portcullis is lifted from elsewhere.")
    return no_hand(s, h) or out_of_hand(h, at)


def open_door(s: Tale, seat: int, name: str) -> None:
    """A door is opened for good (FL-079)."""
    h = asked(s)
    h.done |= INTERACTED
    here(s).doors &= ~BIT[NUMBERS[name]]
    note(s, "opened", h.who, name, rule="FL-079")


OPEN = Act(
    "open",
    "FL-079",
    open_door,
    over=NAMES,
    barred=no_open,
    label="Open the door at {0}",
    points="door:{0}",
)


# -- search tokens --------------------------------------------------------------------------------


def no_search(s: Tale, seat: int, name: str) -> str | Bar | None:
    """FL-082: a search token within reach."""
    h, at = asked(s), NUMBERS[name]
    if not here(s).searches >> at & 1:
        return Bar("FL-082", "Nothing is left to search there.")
    return no_hand(s, h) or out_of_hand(h, at)


def search(s: Tale, seat: int, name: str) -> Asks:
    """d10: 1-3 a snare, 4-7 nothing, 8-10 an item (FL-082)."""
    h = asked(s)
    h.done |= INTERACTED
    here(s).searches &= ~BIT[NUMBERS[name]]
    roll = s.dice.roll(10) + h.search
    note(s, "searched", h.who, roll, rule="FL-082")
    if roll <= 3:
        yield from snare(s, h, s.dice.roll(4))
    elif roll >= 8:
        yield from draw_item(s, h)


SEARCH = Act(
    "search",
    "FL-082",
    search,
    over=NAMES,
    barred=no_search,
    label="Search at {0}",
    points="search:{0}",
    detail="A d10: 1 to 3 a snare of 1d4, 8 or more an item.",
)


# -- skill dice, altars, chests, levers -----------------------------------------------------------


def feature_at(s: Tale, at: int) -> Feature | None:
    """The feature on a square that nobody has dealt with yet."""
    setup = setup_of(s)
    if setup is None:
        return None
    done = here(s).features
    return next((f for i, f in enumerate(setup.features) if f.at == at and done[i] < CLOSED), None)


def no_try(s: Tale, seat: int, name: str) -> str | Bar | None:
    """FL-067: a feature within reach that nobody has dealt with."""
    h, at = asked(s), NUMBERS[name]
    feature = feature_at(s, at)
    if feature is None:
        return Bar("FL-067", "There is nothing to deal with.")
    if feature.skill and h.statuses & TRANSFORMED:
        return "FL-272"
    return no_hand(s, h) or out_of_hand(h, at)


def try_feature(s: Tale, seat: int, name: str) -> Asks:
    """What a feature does is in the story; it stops no movement and takes no act (FL-067, FL-080, FL-081)."""
    h, site, setup = asked(s), here(s), setup_of(s)
    assert setup is not None
    h.done |= INTERACTED
    at = NUMBERS[name]
    i = next(i for i, f in enumerate(setup.features) if f.at == at and site.features[i] < CLOSED)
    feature = setup.features[i]
    note(s, "tried", h.who, feature.text, rule="FL-067")
    if feature.kind == "sleeper":
        site.features[i] = CLOSED
        stake_sleeper(s, h, feature, setup)
        return
    passed = True
    if feature.skill:
        passed = yield from skill_check(s, h, SKILLS.index(feature.skill), feature.number)
    if passed:
        site.features[i] += 1
        site.doors &= ~feature.opens
    if site.features[i] >= feature.times or not (passed or feature.again):
        site.features[i] = CLOSED
    yield from perform(s, h, feature.passed if passed else feature.failed)
    if not site.woken >> at & 1:  # who may try again wakes nobody twice
        site.woken |= BIT[at]
        spring(s, setup, at)


def feature_label(s: Tale, seat: int, name: str) -> str:
    """What a feature is called, and what it takes."""
    f = feature_at(s, NUMBERS[name])
    if f is None:
        return f"Look at {name}"
    return f"Try your hand: {f.text}" + (f" ({f.skill.upper()} {f.number})" if f.skill else "")


def feature_odds(s: Tale, seat: int, name: str) -> str:
    """How likely one is to pass."""
    h, f = asked(s), feature_at(s, NUMBERS[name])
    if f is None or not f.skill:
        return ""
    need = max(2, f.number - bonus(s, h, SKILLS.index(f.skill)))
    return f"{max(0, 11 - need)} of 10 rolls are enough."


TRY = Act(
    "try",
    "FL-067",
    try_feature,
    over=NAMES,
    barred=no_try,
    label=feature_label,
    points="feature:{0}",
    detail=feature_odds,
)
OPENS, SEARCHES, TRIES = list(OPEN.options), list(SEARCH.options), list(TRY.options)


def feature_options(s: Tale, h: Hero, out: list[Option]) -> None:
    """Doors, search tokens and features that nothing bars (FL-067, FL-079)."""
    site = here(s)
    around = NEAR[h.at] | BIT[h.at]
    m = around & site.doors & MAPS[site.map].doors
    if m:
        out += [OPENS[at] for at in squares(m)]
    m = around & site.searches
    if m:
        out += [SEARCHES[at] for at in squares(m)]
    setup = setup_of(s)
    if setup is not None:
        tries: list[Option] = []
        for i, feature in enumerate(setup.features):
            if site.features[i] < CLOSED and around >> feature.at & 1:
                if feature.skill and h.statuses & TRANSFORMED:
                    continue  # FL-272
                if TRIES[feature.at] not in tries:
                    tries.append(TRIES[feature.at])
        out += tries


def spring(s: Tale, setup: MapSetup, at: int) -> None:
    """Foes that lay in wait for this feature appear."""
    site = s.site
    assert site is not None
    for foe in setup.foes:
        if foe.ambush == at and comes(s, foe):
            add_foe(s, foe.kind, foe.at)


def comes(s: Tale, foe: Placed) -> bool:
    """Whether a foe is there for a group of this size, after what it has done."""
    return foe.least <= len(s.heroes) and holds(s, foe.when)


def add_foe(s: Tale, kind: str, at: int, several: bool = False) -> Foe:
    """A creature on the map, on the given square or the nearest free one (FL-138)."""
    c = CREATURES[kind]
    free = free_squares(s)
    if c.size == 2:
        free &= free >> 1 & free >> 10 & free >> 11
    if not free >> at & 1:
        at = free_near(s, at, c.size == 2)
    return enter(s, kind, at, several)


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
        if other.kind == "sleeper" and site.features[i] < CLOSED:
            site.features[i] = CLOSED
            add_foe(s, "vampire", other.at)
