"""Telling a story: its boxes, chapters and closings, and the death of the whole group."""

from __future__ import annotations

from hearthside.kernel import END, Act, Ask, Asking, Asks, Bar, note

from ..content import CARDS, STORIES, TOWNS
from ..content.story import Box, Scene
from ..state import ALIVE, GHOST, OUTSIDE, SKILLS, VAMPIRE, Hero, Tale
from .adventure import fresh_on_map, set_up
from .awards import gain_tarot
from .checks import bonus, skill_check
from .effects import perform
from .goods import discard, lose_random_item, refill, unexhaust, unjam
from .harm import revive, to_limbo
from .memory import count, forget_tokens, holds, remember
from .party import choose_who, hero_card, hero_name, leader, pass_token, put, settle
from .skirmish import begin, table_row
from .statuses import TRANSFORMED, drop_companions, end_positive, refresh_all
from .world import discard_events, nearest_town

FREE_ROUNDS, DEATH_ROUNDS = 12, 10
"""How many rounds the road is free between two stories, and how many the death of the group costs (FL-345, FL-346)."""
RESUME, ONWARD = "@resume", "@onward"
"""Where the group is bound for when it has died: back to what it was told, or on to where it was going."""


def go_to(s: Tale, scene: str) -> None:
    """The tale goes on at another scene."""
    s.scene, s.line = scene, 0
    s.step = "tale"


def current(s: Tale) -> Scene:
    """The scene that is being told."""
    return STORIES[s.story].scenes[s.scene]


def tell(s: Tale) -> Asks:
    """The next box of the scene."""
    scene = current(s)
    if s.line == 0:
        if s.turn_page:
            s.page.clear()
            s.turn_page = False
        s.page.append(scene.name)
        if scene.prose:
            count(s, "words", scene.words)
            note(s, "scene", s.story, scene.name, rule="FL-013")
    box = scene.boxes[s.line]
    s.line += 1
    if box.kind not in TOLD:
        s.turn_page = True
        s.trier = -1
    yield from BOXES[box.kind](s, box)


TOLD = ("effect", "goto", "if", "roll", "check")
"""Boxes that are told in one breath: who has tried a check bears what they bring."""


def bearer(s: Tale) -> Hero:
    """Whom an effect of the story means by `self`: who has just tried, or else the leader."""
    if s.trier >= 0 and s.heroes[s.trier].form in (ALIVE, GHOST):
        return s.heroes[s.trier]
    return leader(s)


def do_effect(s: Tale, box: Box) -> Asks:
    """Rewards and blows of fate, for who has tried what brought them."""
    yield from perform(s, bearer(s), box.effects)
    settle(s, "tale")


def do_goto(s: Tale, box: Box) -> Asks:
    """On to another scene."""
    go_to(s, box.targets[0])
    return
    yield


WAYS = range(12)
"""The most ways that a choice can have."""


def choice(s: Tale) -> Box:
    """The choice of the scene that is being told."""
    return next(box for box in current(s).boxes if box.kind == "choose")


def no_path(s: Tale, seat: int, n: int) -> str | Bar | None:
    """FL-017: a way is open when what it hangs on has come to pass."""
    box = choice(s)
    if n >= len(box.targets):
        return "FL-017"
    told = box.conditions[n]
    return None if not told or holds(s, told) else Bar("FL-017", "The tale has not come to that.")


def path_label(s: Tale, seat: int, n: int) -> str:
    """What the way is called in the story."""
    labels = choice(s).labels
    return labels[n] if n < len(labels) else "Another way"


PATH = Ask(
    "path",
    "FL-017",
    (
        Act[Tale, [int]](
            "pick", "FL-017", over=WAYS, barred=no_path, label=path_label, points="page"
        ),
    ),
    prompt="which way does the tale go?",
    meanwhile="has the last word",
)


def do_choose(s: Tale, box: Box) -> Asks:
    """Choose your path: the leader has the last word (FL-017)."""
    open_ways = (i for i, told in enumerate(box.conditions) if not told or holds(s, told))
    count(s, "words", sum(len(box.labels[i].split()) for i in open_ways))
    pick = yield put(s, leader(s), PATH)
    note(s, "chose", leader(s).who, s.story, s.scene, int(pick.args[0]), rule="FL-017")
    go_to(s, box.targets[int(pick.args[0])])


def do_if(s: Tale, box: Box) -> Asks:
    """What came before decides."""
    go_to(s, box.targets[0 if holds(s, box.conditions[0]) else 1])
    return
    yield


def do_roll(s: Tale, box: Box) -> Asks:
    """A d10 decides."""
    roll = s.dice.roll(10)
    note(s, "fate", roll, rule="FL-013")
    for (low, high), target in zip(box.ranges, box.targets, strict=True):
        if low <= roll <= high:
            go_to(s, target)
    return
    yield


def do_check(s: Tale, box: Box) -> Asks:
    """A skill check box: the leader, one of the group, all, or any (FL-228)."""
    skill = SKILLS.index(box.skill)
    if box.who in ("all", "any"):
        wanted = box.who == "any"  # who decides it: the first to pass, or the first to fail
        passed, s.trier = not wanted, -1
        for h in choose_who(s):
            if (yield from skill_check(s, h, skill, box.number)) is wanted:
                passed = wanted
                s.trier = h.number if s.trier < 0 else s.trier
    else:
        h = leader(s) if box.who == "leader" else (yield from pick_one(s, box))
        s.trier = h.number
        passed = yield from skill_check(s, h, skill, box.number)
    go_to(s, box.targets[0 if passed else 1])


def no_try(s: Tale, seat: int, number: int) -> str | None:
    """FL-333: only the living make skill checks; the TRANSFORMED where nobody else can (FL-272)."""
    if number >= len(s.heroes) or s.heroes[number].form != ALIVE:
        return "FL-333"
    if s.heroes[number].statuses & TRANSFORMED:
        if any(h.form == ALIVE and not h.statuses & TRANSFORMED for h in s.heroes):
            return "FL-272"
    return None


def trial_odds(s: Tale, seat: int, number: int) -> str:
    """How likely a character is to pass the check of the scene."""
    box = next((b for b in current(s).boxes if b.kind == "check"), None)
    if box is None or number >= len(s.heroes):
        return ""
    need = max(2, box.number - bonus(s, s.heroes[number], SKILLS.index(box.skill)))
    return f"{max(0, 11 - need)} of 10 rolls are enough."


WHO_TRIES = Ask(
    "who_tries",
    "FL-228",
    (
        Act[Tale, [int]](
            "whom",
            "FL-228",
            over=range(5),
            barred=no_try,
            label=hero_name,
            points=hero_card,
            detail=trial_odds,
        ),
    ),
    prompt=lambda s, skill, number: f"who tries {skill.upper()} {number}?",
    meanwhile="looks from one to the next",
)


def pick_one(s: Tale, box: Box) -> Asking[Hero]:
    """The leader names who tries."""
    pick = yield put(s, leader(s), WHO_TRIES, box.skill, box.number)
    return s.heroes[int(pick.args[0])]


def do_travel(s: Tale, box: Box) -> Asks:
    """A world map box: the group must get there, by any way (FL-025)."""
    s.goal, s.goal_scene, s.compass = box.place, box.targets[0], box.compass
    if box.days:
        s.goal_late, s.goal_by = box.targets[1], s.days + box.days
    if s.place == box.place:
        arrive_at_goal(s)
    else:
        s.step = "world_round"
    return
    yield


def arrive_at_goal(s: Tale) -> None:
    """The story goes on where the group was bound for."""
    scene = s.goal_scene
    bound = list(s.bound)
    forget_goal(s)
    if scene == RESUME:
        s.step = "tale"
    elif scene == ONWARD:
        s.goal, s.goal_scene = bound[:2]
        s.compass = len(bound) == 3
        if s.place == s.goal:
            arrive_at_goal(s)
        else:
            s.step = "world_round"
    else:
        go_to(s, scene)


def forget_goal(s: Tale) -> None:
    """Nobody is bound anywhere."""
    s.goal = s.goal_scene = s.goal_late = ""
    s.compass = False
    s.bound = ()


def too_late(s: Tale) -> bool:
    """Whether the days have run out; the tale then goes on without the group's arrival."""
    if not s.goal_late or s.days < s.goal_by or s.place == s.goal:  # FL-348
        return False
    scene = s.goal_late
    note(s, "late", s.goal, rule="FL-025")
    forget_goal(s)
    go_to(s, scene)
    return True


def do_town(s: Tale, box: Box) -> Asks:
    """A town services box: the story lets the group use the town it is in (FL-026, FL-053)."""
    if s.place in TOWNS:
        s.scene, s.line = box.targets[0], 0
        s.then.append("tale")
        s.step = "town_enter"
    else:
        go_to(s, box.targets[0])
    return
    yield


def do_skirmish(s: Tale, box: Box) -> Asks:
    """A skirmish that the story asks for."""
    kinds = [k for k in box.creatures if k != "table"]
    if "table" in box.creatures:
        kinds += table_row(s)
    begin(s, kinds, box.most, s.scene)
    s.then.append("tale")
    s.step = "skirmish_round"
    return
    yield


def do_map(s: Tale, box: Box) -> Asks:
    """A map setup box (FL-027)."""
    assert box.setup is not None
    set_up(s, s.scene, box.setup)
    s.step = "site_round"
    return
    yield


def flow_box(s: Tale, scene: str) -> Box:
    """The box of a scene that set up its fight or map."""
    return next(b for b in STORIES[s.story].scenes[scene].boxes if b.kind in ("skirmish", "map"))


def do_chapter(s: Tale, box: Box) -> Asks:
    """The chapter ends (FL-028 to FL-031), the next begins."""
    end_chapter(s)
    begin_chapter(s, box.number)
    return
    yield


def end_chapter(s: Tale) -> None:
    """Un-exhaust, discard what lasted a chapter, KEEP IN PLAY and temporary points end."""
    for h in s.heroes:
        unexhaust(h)
        refill(h)
        unjam(h)  # FL-166: a story can close over a fight
        for g in [g for g in h.gear if CARDS[g.card].lasting and g.worn]:
            discard(s, h, g)  # FL-029
        h.spent_chapter = ()
        h.vita, h.pp = min(h.vita, h.max_vita), min(h.pp, h.max_pp)  # FL-012
        h.gp = min(h.gp, h.max_gp)
    discard_events(s)
    refresh_all(s)
    pass_token(s)


def begin_chapter(s: Tale, number: int) -> None:
    """A chapter opens with its first scene."""
    s.chapter = number
    s.rested = False
    note(s, "chapter", s.story, number, rule="FL-024")
    go_to(s, STORIES[s.story].chapters[number - 1].begin)


def do_close(s: Tale, box: Box) -> Asks:
    """The story closes."""
    close_story(s, box.ending, box.number)
    return
    yield


BOXES = {
    "effect": do_effect, "goto": do_goto, "choose": do_choose, "if": do_if, "roll": do_roll,
    "check": do_check, "travel": do_travel, "town": do_town, "skirmish": do_skirmish,
    "map": do_map, "chapter": do_chapter, "close": do_close,
}  # fmt: skip


def begin_story(s: Tale, story: str) -> None:
    """The group marker to the starting location, the first chapter (FL-013, FL-014)."""
    tale = STORIES[story]
    s.story = story
    s.between = False
    s.place = tale.start
    s.candle = tale.candle + s.tune.get("candle", 0)
    s.flags.clear()
    s.fallen = ()
    s.days = 0
    s.tokens.clear()
    discard_events(s)  # FL-049: those drawn between stories
    for h in s.heroes:
        h.spent_story = ()
    note(s, "story", story, rule="FL-013")
    begin_chapter(s, 1)


def close_story(s: Tale, ending: str, score: int) -> None:
    """A story is over; the next one waits, or the campaign is done."""
    alive = sum(h.form == ALIVE for h in s.heroes)
    whole = score * (len(s.heroes) + alive) // (2 * len(s.heroes))  # FL-347
    s.endings += (ending,)
    remember(s, ending)
    s.scores.append(whole)
    s.finished += 1
    note(s, "closed", s.story, ending, rule="FL-023")
    s.site = s.melee = None
    s.then.clear()
    s.waiting.clear()
    forget_goal(s)
    for h in s.heroes:
        fresh_on_map(h)
        if (
            h.form == VAMPIRE
        ):  # FL-258: nobody has fought it to the death, and it is lost all the same
            to_limbo(s, h)
    end_positive(s)  # FL-242
    end_chapter(s)
    s.stories.pop(0)
    if s.stories:
        s.between = True  # FL-345
        told = rumour(s)
        if told >= 0:
            note(s, "rumour", s.stories[0], told, rule="FL-345")
        s.candle = FREE_ROUNDS
        s.step = "world_round"
    else:
        s.step = END


def rumour(s: Tale) -> int:
    """Which rumour of the next story fits what has happened, or -1."""
    for i, (told, _) in enumerate(STORIES[s.stories[0]].rumours):
        if holds(s, told):
            return i
    return -1


def group_death(s: Tale) -> None:
    """Nobody is left: revived at the nearest town's encampment, and it costs (FL-340, FL-341)."""
    s.group_deaths += 1
    note(s, "group_death", rule="FL-340")
    fatal = ""
    if s.site is not None and s.site.scene:
        fatal = s.site.scene
    elif s.melee is not None and s.melee.scene:
        fatal = s.melee.scene
    told = s.step == "settle" and "tale" in s.then
    s.site = s.melee = None
    s.then.clear()
    s.waiting.clear()
    forget_tokens(s)
    for h in s.heroes:
        bury_and_raise(s, h)
    refresh_all(s)
    s.leader = 0  # FL-341
    s.day = True
    was = s.place
    s.place = nearest_town(was)
    s.candle -= DEATH_ROUNDS  # FL-346
    s.goal_late = ""  # the dead are in no haste
    if fatal:  # FL-342
        box = flow_box(s, fatal)
        s.goal, s.goal_scene, s.compass = was, box.targets[-1], True
    elif told:
        s.goal, s.goal_scene, s.compass = was, RESUME, True
    elif s.goal and was != s.place:  # FL-342: back to where it happened, and on from there
        if s.goal_scene != ONWARD:
            s.bound = (s.goal, s.goal_scene, *(["compass"] if s.compass else []))
        s.goal, s.goal_scene, s.compass = was, ONWARD, True
    if s.goal and s.goal == s.place:
        arrive_at_goal(s)
    else:
        s.step = "world_round"


def bury_and_raise(s: Tale, h: Hero) -> None:
    """What one of the dead loses on the way back."""
    h.at = OUTSIDE
    h.statuses = h.infection = 0
    h.corrosion = ()
    h.skip = h.stance = 0
    fresh_on_map(h)
    unexhaust(h)  # FL-098
    refill(h)  # FL-095
    unjam(h)  # FL-166
    drop_companions(s, h)
    for boon in h.boons:
        s.boons.throw(boon)
    h.boons = ()
    h.coins -= h.coins // 2
    lose_random_item(s, h)
    revive(s, h, half=False)
    gain_tarot(s, h)
