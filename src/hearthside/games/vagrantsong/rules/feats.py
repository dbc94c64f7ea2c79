"""The words Skills are written in: what a success brings, and to whom."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Act, Asks, Option, note
from hearthside.kernel.grid import cells

from ..content.board import NAME, SPACE, TRAIN
from ..content.cards import HAINT, Cast, Part
from ..content.names import effect_name, foe, the, upper
from ..content.page import PUP, SCENARIOS
from ..state import Journey
from .asking import PLACE, PLACES, Either, Question, Where, Whether
from .bindle import rummage
from .breaks import haint_gain
from .haint import step_onto
from .humanity import gain, locked, lose, remove_effect
from .movement import drift, set_on, shortened
from .places import caught, open_spaces, sight, standing, takes_humanity, where
from .using import HAINTS

When = Callable[[Journey, Cast], bool]


def give(s: Journey, target: int, n: int) -> Asks:
    """A target, Haint or Vagrant, gains Humanity; a Haint that this very Skill has Broken gains no more by it (VS-171)."""
    if target >= HAINT:
        if s.sated < 0 or not s.sated >> target - HAINT & 1:
            yield from haint_gain(s, target - HAINT, n)
    else:
        yield from gain(s, target & 7, n)


def per_success(n: int = 1, when: When | None = None) -> Part:
    """For each success the target gains `n`, perhaps only under a condition."""

    def part(s: Journey, cast: Cast) -> Asks:
        if when is None or when(s, cast):
            yield from give(s, cast.target, n * cast.wins)

    return part


def as_much(how: Callable[[Journey, Cast], int]) -> Part:
    """The target gains as much more as something comes to."""

    def part(s: Journey, cast: Cast) -> Asks:
        yield from give(s, cast.target, how(s, cast))

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


def you_pay(each: Callable[[Journey, Cast], int]) -> Part:
    """You lose as much as something comes to."""

    def part(s: Journey, cast: Cast) -> Asks:
        yield from lose(s, cast.seat, each(s, cast))

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


def pup_runs(per_win: int) -> Part:
    """The Pup gets steps of Move for each success."""

    def part(s: Journey, cast: Cast) -> Asks:
        yield from pup_steps(per_win * cast.wins)(s, cast)

    return part


def you_heal(s: Journey, cast: Cast) -> Asks:
    """You gain 1 per success."""
    yield from gain(s, cast.seat, cast.wins)


def scars(s: Journey, cast: Cast) -> Asks:
    """The target, and you, gain 1 for each of your Wounded Skills."""
    n = sum(number < 0 for number in s.vagrants[cast.seat].skills)
    yield from give(s, cast.target, n)
    yield from gain(s, cast.seat, n)


def rummages(per_win: int = 1, least: int = 0) -> Part:
    """Rummage: draw per success, keep one."""

    def part(s: Journey, cast: Cast) -> Asks:
        yield from rummage(s, cast.seat, least + per_win * cast.wins)

    return part


def sleeve(s: Journey, cast: Cast) -> Asks:
    """With 2 Coins or more, Rummage 2."""
    if cast.coins >= 2:
        yield from rummage(s, cast.seat, 2)


def wards(n: int = 0, each_win: bool = False) -> Part:
    """The target's next losses cost 1 less each: `n` of them, or one per success, or one per Coin."""

    def part(s: Journey, cast: Cast) -> Asks:
        s.vagrants[cast.target & 7].ward += n or (cast.wins if each_win else cast.coins)
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
    """For each success the target may be moved 1 in a direction of the caster's choice (VS-089)."""
    for _ in range(cast.wins if cast.target >= HAINT else shortened(s, cast.target, cast.wins)):
        at = place_of(s, cast.target)
        if at < 0:
            return
        free = TRAIN.near[at] & ~s.closed
        if cast.target < HAINT:  # VS-102, VS-127; a Haint goes onto anything (VS-103, VS-191)
            free &= ~s.blocked & ~standing(s)
        spaces: list[Option] = [PLACES[j] for j in TRAIN.ways[at] if free >> j & 1]  # type: ignore[misc]
        pick = yield LEAD.of(cast.seat, [STAY.option, *spaces])
        if pick[0] == "stay":
            return
        to = SPACE[str(pick[1])]
        note(s, "led", whom(s, cast.target), NAME[to], rule="VS-089")
        if cast.target >= HAINT:
            yield from step_onto(s, cast.target - HAINT, to)
        elif (yield from set_on(s, cast.target, to)):
            return


def place_of(s: Journey, target: int) -> int:
    """Where a target stands, Haint or body."""
    return s.haints[target - HAINT].at if target >= HAINT else where(s, target)


def whom(s: Journey, target: int) -> str:
    """The key of a target."""
    if target >= HAINT:
        return s.haints[target - HAINT].who
    return "pup" if target >= PUP else s.vagrants[target].who


ANSWERS = Act[Journey, [int]](
    "answers",
    "VS-089",
    over=HAINTS,
    given=True,
    label=lambda s, _, h: upper(foe(s, h)),
    points="piece:haint{0}",
)
ORDERED = Question("ordered", "VS-089", (ANSWERS,), prompt="which Haint gains 1?", part=True)


def orders(s: Journey, cast: Cast) -> Asks:
    """The target Vagrant may be moved 1 per success; a Haint next to it, the caster says which, then gains 1."""
    yield from leads(s, cast)
    at = where(s, cast.target)
    near = TRAIN.near[at] if at >= 0 else 0
    there = [
        k for k, h in enumerate(s.haints) if h.at >= 0 and near >> h.at & 1 and takes_humanity(s, h)
    ]
    if there:
        pick = yield ORDERED.of(cast.seat, [ANSWERS.table[k] for k in there])
        yield from haint_gain(s, int(pick[1]), 1)


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
        s.figures.pop(key, None)  # VS-091: summoned again it is moved
        free = open_spaces(s) & sight(s, v.at, reach)
        if free:
            space = yield from SUMMON.choose(cast.seat, cells(free), key)
            s.figures[key] = space
            note(s, "summoned", key, NAME[space], rule="VS-090")
            mask = TRAIN.reach(space, 2)
            for k, h in enumerate(s.haints):
                if h.at >= 0 and mask >> h.at & 1:
                    yield from haint_gain(s, k, strength * cast.wins)

    return part


def all_near(n: int, reach: int, per_win: int = 0) -> Part:
    """Every Vagrant within range, you too, gains `n`, and `per_win` for each success."""

    def part(s: Journey, cast: Cast) -> Asks:
        mask = sight(s, s.vagrants[cast.seat].at, reach)
        for body in caught(s, mask):  # VS-072: the Pup counts
            yield from gain(s, body & 7, n + per_win * cast.wins)

    return part


FLEE = Whether("flee", "VS-020", "Dance away", "Stay", prompt="dance away, up to {0}?", part=True)
STEPS = Act[Journey, [int]](
    "steps", "VS-020", over=range(1, 41), given=True, label=lambda s, i, n: f"{n} away"
)
HOW_FAR = Question("how_far", "VS-020", (STEPS,), prompt="how far?", part=True)


def flee(s: Journey, cast: Cast) -> Asks:
    """For each success you may Move 1 away from the target (VS-020), as often as you like."""
    at = place_of(s, cast.target)
    v = s.vagrants[cast.seat]
    if at >= 0 and v.at >= 0:
        if (yield from FLEE.choose(cast.seat, cast.wins)):
            far = [STEPS.table[n] for n in range(1, cast.wins + 1)]
            pick = yield HOW_FAR.of(cast.seat, far)
            yield from drift(s, cast.seat, int(pick[1]), 1 << at, away=True)


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
    """You, or the Pup for you, are within Range 3 of a Candle (VS-077, VS-099)."""
    v = s.vagrants[cast.seat]
    reach = sight(s, v.at, 3) | sight(s, v.pup, 3)
    return any(reach >> c & 1 for c in s.candles)


def beside_terrain(s: Journey, cast: Cast) -> bool:
    """The target stands on or next to Terrain."""
    at = place_of(s, cast.target)
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


def last_this_round(s: Journey, cast: Cast) -> bool:
    """Everybody else has had a turn this round."""
    return all(v.acted or v.seat == cast.seat or v.out for v in s.vagrants)


def by_candle(s: Journey, cast: Cast) -> bool:
    """The target stands next to a Candle."""
    at = place_of(s, cast.target)
    return at >= 0 and any(TRAIN.near[at] >> c & 1 for c in s.candles)


def both_beside(s: Journey, cast: Cast) -> bool:
    """The Runaway and the Pup both stand next to the target."""
    at, v = place_of(s, cast.target), s.vagrants[cast.seat]
    near = TRAIN.near[at] if at >= 0 else 0
    return v.at >= 0 and v.pup >= 0 and bool(near >> v.at & 1) and bool(near >> v.pup & 1)


# -- amounts -------------------------------------------------------------------------------------


def misses(s: Journey, cast: Cast) -> int:
    """The Bones that failed."""
    return len(cast.bones) - cast.wins


def wins(s: Journey, cast: Cast) -> int:
    """The Bones that succeeded."""
    return cast.wins


def sixes(n: int) -> Callable[[Journey, Cast], int]:
    """So much for each Bone that shows a 6."""
    return lambda s, cast: n * cast.bones.count(6)


def spaces_beyond(n: int) -> Callable[[Journey, Cast], int]:
    """1 for each space between you and the target after the first `n`."""

    def amount(s: Journey, cast: Cast) -> int:
        at, here = place_of(s, cast.target), s.vagrants[cast.seat].at
        return max(0, TRAIN.dist[here][at] - n) if at >= 0 and here >= 0 else 0

    return amount


def friends_near(reach: int) -> Callable[[Journey, Cast], int]:
    """1 for each other Vagrant within range of the target."""

    def amount(s: Journey, cast: Cast) -> int:
        at = place_of(s, cast.target)
        found = caught(s, TRAIN.reach(at, reach)) if at >= 0 else []
        return sum(body & 7 != cast.seat for body in found)

    return amount


def lost_by_you(s: Journey, cast: Cast) -> int:
    """Half the Humanity you have lost, rounded down, up to 4."""
    v = s.vagrants[cast.seat]
    return min(4, (v.most - v.humanity) // 2)


def wounded_friends(s: Journey, cast: Cast) -> int:
    """1 for each Vagrant with a Wounded Skill, you too."""
    return sum(any(n < 0 for n in v.skills) for v in s.vagrants)


def your_tokens(most: int) -> Callable[[Journey, Cast], int]:
    """1 for each token you hold, up to `most`."""
    return lambda s, cast: min(most, len(s.vagrants[cast.seat].tokens))
