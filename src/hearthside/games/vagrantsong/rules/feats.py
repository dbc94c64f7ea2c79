"""The words Skills are written in: what a success brings, and to whom."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Act, Asks, Option, note

from ..content.board import NAME, SPACE, TRAIN
from ..content.cards import HAINT, Cast, Part
from ..content.format import PUP, SCENARIOS
from ..content.names import effect_name, the
from ..state import Journey
from .asking import PLACE, PLACES, Either, Question, Where, Whether
from .bindle import rummage
from .breaks import haint_gain
from .humanity import gain, locked, lose, remove_effect
from .movement import drift
from .places import open_spaces, place, sight, standing, where

When = Callable[[Journey, Cast], bool]


def give(s: Journey, target: int, n: int) -> Asks:
    """A target, Haint or Vagrant, gains Humanity."""
    if target >= HAINT:
        yield from haint_gain(s, target - HAINT, n)
    else:
        yield from gain(s, target & 7, n)


def per_success(n: int = 1) -> Part:
    """For each success the target gains `n`."""

    def part(s: Journey, cast: Cast) -> Asks:
        yield from give(s, cast.target, n * cast.wins)

    return part


def flat(n: int, when: When | None = None) -> Part:
    """The target gains `n` more, perhaps only under a condition."""

    def part(s: Journey, cast: Cast) -> Asks:
        if when is None or when(s, cast):
            yield from give(s, cast.target, n)

    return part


def per_coin(n: int, when: When | None = None, after: int = 0) -> Part:
    """The target gains `n` per Coin, those after the first `after`."""

    def part(s: Journey, cast: Cast) -> Asks:
        if when is None or when(s, cast):
            yield from give(s, cast.target, n * max(0, cast.coins - after))

    return part


def you_gain(n: int, when: When | None = None) -> Part:
    """You gain `n`."""

    def part(s: Journey, cast: Cast) -> Asks:
        if when is None or when(s, cast):
            yield from gain(s, cast.seat, n)

    return part


def you_lose(n: int, when: When | None = None) -> Part:
    """You lose `n`."""

    def part(s: Journey, cast: Cast) -> Asks:
        if when is None or when(s, cast):
            yield from lose(s, cast.seat, n)

    return part


def steps(per_win: int = 0, coin: int = 0) -> Part:
    """You get steps of Move to walk at any time this turn."""

    def part(s: Journey, cast: Cast) -> Asks:
        s.vagrants[cast.seat].steps += per_win * cast.wins + coin * cast.coins
        return
        yield

    return part


def pup_steps(n: int) -> Part:
    """The Pup gets steps of Move."""

    def part(s: Journey, cast: Cast) -> Asks:
        v = s.vagrants[cast.seat]
        if v.pup >= 0:
            v.pup_steps += n
        return
        yield

    return part


def rummages(per_win: int = 1, least: int = 0) -> Part:
    """Rummage: draw per success, keep one."""

    def part(s: Journey, cast: Cast) -> Asks:
        yield from rummage(s, cast.seat, least + per_win * cast.wins)

    return part


def sleeve(s: Journey, cast: Cast) -> Asks:
    """With 2 Coins or more, Rummage 2."""
    if cast.coins >= 2:
        yield from rummage(s, cast.seat, 2)


def wards(n: int = 0) -> Part:
    """The target's next losses cost 1 less each: `n` of them, or one per Coin."""

    def part(s: Journey, cast: Cast) -> Asks:
        s.vagrants[cast.target & 7].ward += n or cast.coins
        return
        yield

    return part


SHED = Act[Journey, [str]](
    "shed",
    "VS-217",
    over=lambda: {e.key: e for made in SCENARIOS.values() for e in made.effects},
    given=True,
    label=lambda s, i, key: f"Shed {effect_name(s.scenario, key)}",
)
SOOTHE = Question(
    "soothe",
    "VS-217",
    (SHED,),
    prompt=lambda s, who: f"which effect does {the(who)} shed?",
    part=True,
)


def soothes(least: int = 2) -> Part:
    """From `least` successes on the target sheds one Haint Effect of the caster's choice."""

    def part(s: Journey, cast: Cast) -> Asks:
        if cast.target >= HAINT or cast.wins < least:
            return
        o = s.vagrants[cast.target & 7]
        held = [SHED.table[key] for key in o.effects if not locked(s, o.seat, key)]
        if held:
            pick = yield SOOTHE.of(cast.seat, held, o.who)
            yield from remove_effect(s, o.seat, str(pick[1]))

    return part


def fresh_hands(s: Journey, cast: Cast) -> Asks:
    """You may use another token this round."""
    s.vagrants[cast.seat].token_used = False
    return
    yield


STAY = Act[Journey, []]("stay", "VS-089", label="Stay")
LEAD = Question(
    "lead",
    "VS-089",
    (STAY, PLACE),
    prompt="where does your target go?",
    meanwhile="leads somebody",
    part=True,
)


def leads(s: Journey, cast: Cast) -> Asks:
    """For each success the target may be moved 1 in a direction of the caster's choice."""
    for _ in range(cast.wins):
        at = s.haints[cast.target - HAINT].at if cast.target >= HAINT else where(s, cast.target)
        if at < 0:
            return
        walls = 0 if cast.target >= HAINT else s.blocked
        free = TRAIN.near[at] & ~standing(s) & ~walls
        if cast.target >= HAINT and s.candles:
            free &= ~sum(1 << c for c in s.candles)
        spaces: list[Option] = [PLACES[j] for j in TRAIN.ways[at] if free >> j & 1]  # type: ignore[misc]
        pick = yield LEAD.of(cast.seat, [STAY.option, *spaces])
        if pick[0] == "stay":
            return
        to = SPACE[str(pick[1])]
        if cast.target >= HAINT:
            s.haints[cast.target - HAINT].at = to
        else:
            place(s, cast.target, to)
        who = s.vagrants[cast.target & 7].who if cast.target < PUP else "pup"
        who = s.haints[cast.target - HAINT].who if cast.target >= HAINT else who
        note(s, "led", who, NAME[to], rule="VS-089")


def orders(s: Journey, cast: Cast) -> Asks:
    """The target Vagrant may be moved 1 per success; a Haint next to it then gains 1."""
    yield from leads(s, cast)
    at = where(s, cast.target)
    for k, h in enumerate(s.haints):
        if h.at >= 0 and at >= 0 and TRAIN.near[at] >> h.at & 1:
            yield from haint_gain(s, k, 1)
            return


GUMPTION = Either(
    "gumption",
    "VS-089",
    {"heal": "Gain 1 Humanity", "step": "One step of Move"},
    prompt="this success: heal, or a step?",
    part=True,
)


def heal_or_step(s: Journey, cast: Cast) -> Asks:
    """For each success: gain 1 Humanity, or 1 step of Move."""
    for _ in range(cast.wins):
        if (yield from GUMPTION.choose(cast.seat)) == "heal":
            yield from gain(s, cast.seat, 1)
        else:
            s.vagrants[cast.seat].steps += 1


CHORD = Either(
    "chord",
    "VS-117",
    {"gain": "Let it gain 1 Humanity", "lead": "Move it 1 your way"},
    prompt="this success: Humanity, or a step your way?",
    part=True,
)


def gain_or_lead(s: Journey, cast: Cast) -> Asks:
    """For each success the target gains 1, or moves 1 your way."""
    for _ in range(cast.wins):
        if (yield from CHORD.choose(cast.seat)) == "gain":
            yield from give(s, cast.target, 1)
        else:
            yield from leads(s, cast._replace(wins=1))


SUMMON = Where(
    "summon",
    "VS-090",
    "Land on {0}",
    prompt="where does your {0} land?",
    meanwhile="calls a helper",
    part=True,
)


def summons(key: str, reach: int, strength: int = 1) -> Part:
    """Set a companion on an open space within range (VS-090); each Haint within Range 2 of it gains."""

    def part(s: Journey, cast: Cast) -> Asks:
        v = s.vagrants[cast.seat]
        s.summons.pop(key, None)  # VS-091: summoned again it is moved
        free = open_spaces(s) & sight(s, v.at, reach)
        choice = _nearest_haint(s, free)
        if choice:
            space = yield from SUMMON.choose(cast.seat, choice, key)
            s.summons[key] = space
            note(s, "summoned", key, NAME[space], rule="VS-090")
            mask = TRAIN.reach(space, 2)
            for k, h in enumerate(s.haints):
                if h.at >= 0 and mask >> h.at & 1:
                    yield from haint_gain(s, k, strength * cast.wins)

    return part


def _nearest_haint(s: Journey, mask: int) -> list[int]:
    """The spaces of a mask, those near a Haint first."""
    found = [j for j in range(TRAIN.size) if mask >> j & 1]
    ats = [h.at for h in s.haints if h.at >= 0]
    if ats:
        found.sort(key=lambda j: min(TRAIN.dist[j][at] for at in ats))
    return found[:12]


def all_near(n: int, reach: int) -> Part:
    """Every Vagrant within range, you too, gains `n`."""

    def part(s: Journey, cast: Cast) -> Asks:
        mask = sight(s, s.vagrants[cast.seat].at, reach)
        for o in s.vagrants:
            if o.at >= 0 and mask >> o.at & 1:
                yield from gain(s, o.seat, n)

    return part


FLEE = Whether("flee", "VS-020", "Dance away", "Stay", prompt="dance away, up to {0}?", part=True)


def flee(s: Journey, cast: Cast) -> Asks:
    """For each success you may Move 1 away from the target (VS-020)."""
    at = s.haints[cast.target - HAINT].at if cast.target >= HAINT else where(s, cast.target)
    v = s.vagrants[cast.seat]
    if at >= 0 and v.at >= 0:
        if (yield from FLEE.choose(cast.seat, cast.wins)):
            yield from drift(s, cast.seat, cast.wins, 1 << at, away=True)


# -- conditions --------------------------------------------------------------------------------


def first_this_round(s: Journey, cast: Cast) -> bool:
    """You take the first turn of the round."""
    return s.first == cast.seat


def doubles(s: Journey, cast: Cast) -> bool:
    """Two Bones show the same."""
    return len(set(cast.bones)) < len(cast.bones)


def any_ones(s: Journey, cast: Cast) -> bool:
    """A Bone shows a 1."""
    return 1 in cast.bones


def holds(token: str) -> When:
    """You hold a token of that kind."""
    return lambda s, cast: token in s.vagrants[cast.seat].tokens


def near_candle(s: Journey, cast: Cast) -> bool:
    """You are within Range 3 of a Candle."""
    at = s.vagrants[cast.seat].at
    return any(TRAIN.dist[at][c] <= 3 for c in s.candles)


def beside_terrain(s: Journey, cast: Cast) -> bool:
    """The target stands on or next to Terrain."""
    at = s.haints[cast.target - HAINT].at if cast.target >= HAINT else where(s, cast.target)
    return any(t == at or TRAIN.near[at] >> t & 1 for t in s.terrain)


def hurt(s: Journey, cast: Cast) -> bool:
    """You have a Wounded Skill."""
    return any(n < 0 for n in s.vagrants[cast.seat].skills)


def on_coins(n: int) -> When:
    """At least `n` Coins are on the Skill."""
    return lambda s, cast: cast.coins >= n


def on_wins(n: int) -> When:
    """At least `n` successes were rolled."""
    return lambda s, cast: cast.wins >= n
