"""A party that plays with plain sense: quick enough to measure stories by the hundred.

It fights what is near, shoots from afar, blocks when hit, heals when hurt, takes the road to the goal
and lets the one with the best skill try. It looks nothing up and thinks no step ahead.
"""

from __future__ import annotations

from random import Random

from hearthside.games.folklore.advice import errands, exit_steps, steps_to, work_left
from hearthside.games.folklore.board import NUMBERS
from hearthside.games.folklore.content import ABILITIES, CARDS, MAPS, STORIES
from hearthside.games.folklore.rules.features import setup_of
from hearthside.games.folklore.rules.figures import weapons
from hearthside.games.folklore.rules.world import distances
from hearthside.games.folklore.state import ALIVE, SKILLS, Hero, Tale
from hearthside.kernel import Decision, Option


def hurt(h: Hero) -> float:
    """How much of its vita a character has lost."""
    return 1.0 - h.vita / max(1, h.max_vita)


def choose(s: Tale, d: Decision, rng: Random) -> Option:
    """What a sensible party answers."""
    by = {}
    for o in d.options:
        by.setdefault(o.verb, []).append(o)
    answer = POLICY.get(d.ask)
    picked = answer(s, d, by, rng) if answer is not None else None
    return picked if picked is not None else rng.choice(d.options)


def _hero(s: Tale, d: Decision) -> Hero:
    return next(h for h in s.heroes if h.who == d.about[0])


def _first(by, *verbs):  # type: ignore[no-untyped-def]
    return next((by[v][0] for v in verbs if v in by), None)


def _weakest(s, options):  # type: ignore[no-untyped-def]
    vita = {f.id: f.vita for f in s.site.foes}
    return min(options, key=lambda o: vita.get(o.args[0], 99))


def act(s, d, by, rng):  # type: ignore[no-untyped-def]
    h = _hero(s, d)
    if hurt(h) > 0.5:
        for verb in ("bandage", "use", "cast"):
            for o in by.get(verb, ()):
                effects = (
                    () if not o.args else CARDS[o.args[0]].use if verb == "use"
                    else ABILITIES[o.args[0]].effect
                )  # fmt: skip
                if verb == "bandage" or any(
                    e.verb == "recover" and "vita" in e.args for e in effects
                ):
                    return o
    if s.site.combat:
        foes = [f for f in s.site.foes if f.owner < 0 and f.ruler < 0]
        strikes = [o for o in by.get("cast", ()) if any(
            e.verb in ("strike", "control", "summon") for e in ABILITIES[o.args[0]].effect)]  # fmt: skip
        if strikes:
            return strikes[0]
        for verb in ("hit", "off", "throw", "sic", "order", "maul", "fist", "power"):
            if verb in by:
                return _weakest(s, by[verb]) if verb != "power" else by[verb][0]
        for o in by.get("pray", ()):
            return o
        if "open" in by:
            return by["open"][0]
        if "go" in by and not h.done & 1 and foes:
            shut = s.site.doors & MAPS[s.site.map].doors  # go and open doors before aiming
            shoots = not shut and any(CARDS[g.card].ranged and g.left > 0 for g in weapons(h))
            ways = [steps_to(s.site.map, f.at) for f in foes]
            want = 4 if shoots else 1

            def far(at):  # type: ignore[no-untyped-def]
                return abs(min(way[at] for way in ways) - want)

            best = min(by["go"], key=lambda o: (far(NUMBERS[o.args[0]]), rng.random()))
            if h.at < 0 or far(NUMBERS[best.args[0]]) < far(h.at):
                return best
        if h.form != ALIVE and "go" in by:
            return rng.choice(by["go"])
        return _first(by, "focus", "done")
    if h.form != ALIVE:  # a ghost keeps out of the way
        exits = MAPS[s.site.map].exits
        aside = [o for o in by.get("go", ()) if not exits >> NUMBERS[o.args[0]] & 1]
        return rng.choice(aside) if aside and exits >> max(0, h.at) & 1 else by["done"][0]
    for verb in ("try", "search", "open"):
        if verb in by and hurt(h) < 0.6:
            return by[verb][0]
    setup = setup_of(s)
    if "go" in by and setup is not None:
        ways = [steps_to(s.site.map, at) for at in errands(s, setup)]
        ways = ways or [exit_steps(s.site.map)]
        far = lambda at: min(way[at] for way in ways)  # noqa: E731
        best = min(by["go"], key=lambda o: (far(NUMBERS[o.args[0]]), rng.random()))
        if h.at < 0 or far(NUMBERS[best.args[0]]) < far(h.at):
            return best
    return _first(by, "done")


def travel(s, d, by, rng):  # type: ignore[no-untyped-def]
    mean = sum(hurt(h) for h in s.heroes if h.form == ALIVE) / len(s.heroes)
    if "rest" in by and mean > 0.35:
        return by["rest"][0]
    if s.between or not s.goal:
        return _first(by, "go_on", "go")
    dead = any(h.form != ALIVE for h in s.heroes)
    if "enter" in by and (dead or mean > 0.3):
        return by["enter"][0]
    away = distances(s.goal)
    return min(by["go"], key=lambda o: (away[o.args[0]], rng.random()))


def path(s, d, by, rng):  # type: ignore[no-untyped-def]
    box = next(b for b in STORIES[s.story].scenes[s.scene].boxes if b.kind == "choose")
    left = work_left(s.story)
    return min(
        by["pick"],
        key=lambda o: (
            left[box.targets[o.args[0]]] > 8,
            not box.conditions[o.args[0]],
            rng.random(),
        ),
    )


def who_tries(s, d, by, rng):  # type: ignore[no-untyped-def]
    skill = SKILLS.index(d.about[0])
    return max(by["whom"], key=lambda o: s.heroes[o.args[0]].skills[skill])


def location(s, d, by, rng):  # type: ignore[no-untyped-def]
    h = _hero(s, d)
    visits = {o.args[0]: o for o in by.get("visit", ())}
    if h.form != ALIVE:
        return next(iter(visits.values()), None)
    if hurt(h) > 0.3 and h.coins >= 5 and "physician" in visits:
        return visits["physician"]
    if any(g.condition == 2 for g in h.gear) and h.coins >= 4 and "smith" in visits:
        return visits["smith"]
    if h.ap > 0 and "library" in visits:
        return visits["library"]
    return by["done"][0]


def deal(s, d, by, rng):  # type: ignore[no-untyped-def]
    return _first(by, "revive", "heal", "mend", "disinfect", "learn", "leave")


def block(s, d, by, rng):  # type: ignore[no-untyped-def]
    return _first(by, "shield", "react", "block", "take")


def stance(s, d, by, rng):  # type: ignore[no-untyped-def]
    return by["defend"][0] if hurt(_hero(s, d)) > 0.6 else by["attack"][0]


def side(s, d, by, rng):  # type: ignore[no-untyped-def]
    return by["defend"][0] if hurt(_hero(s, d)) > 0.6 else by["attack"][0]


def strike(s, d, by, rng):  # type: ignore[no-untyped-def]
    casts = [o for o in by.get("cast", ()) if any(
        e.verb == "strike" for e in ABILITIES[o.args[0]].effect)]  # fmt: skip
    if casts:
        return casts[0]
    if hurt(_hero(s, d)) > 0.5 and "use" in by:
        return by["use"][0]
    return _first(by, "strike", "stand")


POLICY = {
    "act": act, "travel": travel, "path": path, "who_tries": who_tries, "location": location,
    "deal": deal, "block": block, "stance": stance, "side": side, "strike": strike,
    "outcome": lambda s, d, by, rng: by["outcome"][1],
    "rest": lambda s, d, by, rng: _first(by, "rest") if sum(map(hurt, s.heroes)) > 0.35 * len(s.heroes)
    else _first(by, "carry_on"),
    "transition": lambda s, d, by, rng: by["transition"][0],
    "flee": lambda s, d, by, rng: by["flee"][0] if all(hurt(h) > 0.6 for h in s.heroes)
    else by["stand"][0],
    "town_gate": lambda s, d, by, rng: by["enter"][0] if any(
        h.form != ALIVE or hurt(h) > 0.3 for h in s.heroes) else by["stop"][0],
    "retry": lambda s, d, by, rng: _first(by, "retry", "luck"),
    "devastating": lambda s, d, by, rng: by["extra"][0],
    "guard": lambda s, d, by, rng: by["guard"][0],
    "pack": lambda s, d, by, rng: by["done"][0],
    "foe": lambda s, d, by, rng: _weakest(s, by["foe"]),
    "whom": lambda s, d, by, rng: max(by["whom"], key=lambda o: hurt(s.heroes[o.args[0]])),
}  # fmt: skip
