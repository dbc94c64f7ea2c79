"""The two of Scenario 21: Snow that can be pushed, what the Lady in White and the Blackbird do, and doing it for them."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asking, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Where
from ...rules.bindle import discard, draw_plain, release, shake
from ...rules.blows import (
    each,
    furthest,
    haunted_loss,
    in_car,
    lose,
    pushed,
    target,
)
from ...rules.breaks import complete
from ...rules.coins import end_move, pup_steps_left, steps_left
from ...rules.haint import choose_target, go_toward, mood_action, perform
from ...rules.happenings import lay_terrain
from ...rules.humanity import lose as lose_humanity
from ...rules.places import (
    bodies,
    caught,
    clear_terrain,
    haints_mask,
    open_spaces,
    set_terrain,
    spaces_of,
    where,
)
from ...rules.spots import near
from ...state import Journey
from ..board import NAME, TRAIN, WIDTH
from ..page import PUP, Action, Body, Mood, Terrain, Track

LADY, BIRD = 0, 1
MELTED = Track("melted", "Snow melted: {0}.", most=6)


# -- Snow ----------------------------------------------------------------------------------------------

PUSH = Where("push_snow", "VN-2110", "Push it to {0}", prompt="which way does the Snow slide?")


def step(at: int, dx: int, dy: int) -> int:
    """The space beside one in a direction; -1 off the train."""
    x, y = at % WIDTH + dx, at // WIDTH + dy
    there = y * WIDTH + x
    return there if 0 <= x < WIDTH and there >= 0 and TRAIN.all >> there & 1 else -1


def slid(s: Journey, at: int, n: int, dx: int, dy: int) -> int:
    """Where Snow comes to rest that slides up to `n`: over open spaces and Haints, into the first Blood Pool."""
    free = (open_spaces(s) | haints_mask(s)) & ~spaces_of(s, "snow")
    for _ in range(n):
        after = step(at, dx, dy)
        if s.terrain.get(after) == "pool":
            return after
        if after < 0 or not free >> after & 1:
            return at
        at = after
    return at


def pushes(s: Journey, body: Body, space: int) -> Asking[bool]:
    """Whoever comes onto Snow ends the Move, and it slides 1 space and 1 more for each step that was left."""
    v = s.vagrants[body & 7]
    n = 1
    if s.active == v.seat:
        n += max(0, pup_steps_left(s, v) if body >= PUP else steps_left(s, v))  # VN-2110
        end_move(s, v, body >= PUP)  # VN-2110
    ways = {slid(s, space, n, dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - {space}
    if ways:
        yield from shift_snow(s, space, (yield from PUSH.choose(v.seat, sorted(ways))))
    return True


def shift_snow(s: Journey, space: int, end: int) -> Asks:
    """Snow comes to another space with what lies on it; in a Blood Pool both are gone."""
    clear_terrain(s, space)
    for number, at in list(s.events.items()):
        if at == space:
            s.events[number] = end  # VN-2110
    if s.terrain.get(end) == "pool":
        clear_terrain(s, end)  # VN-2111
        note(s, "melted", NAME[end], rule="VN-2111")
        if MELTED.add(s) >= 2:  # VN-2191
            yield from complete(s, "thaw")
        return
    set_terrain(s, end, "snow")  # VN-2110
    note(s, "terrain", "snow", NAME[end], rule="VN-2110")


SNOW = Terrain(
    kind="snow",
    text=(
        "may be entered. That ends the Move, and the Snow slides 1 space straight on, a way you choose, and 1 more for each step you had "
        "left, over open spaces and Haints. An Event Token on it slides along. One on Snow can be Investigated from the next space."
    ),
    enters=pushes,
)
POOL = Terrain(kind="pool", text="bars the way. Snow that slides into it is removed with it.")


# -- acting out of turn --------------------------------------------------------------------------------


def acts_now(s: Journey, h: int) -> Asks:
    """A Haint acts at once, by a token drawn for it."""
    if s.haints[h].gone:
        return
    drawn = yield from draw_plain(s, s.active if s.active >= 0 else s.recent, 1)
    shake(s)
    release(s, drawn)
    for token in drawn:
        s.drawn = token
        yield from perform(s, h, mood_action(s, h, token))
        discard(s, token)
        s.drawn = ""


def in_her_place(s: Journey, i: int) -> Asks:
    """What the Lady would do by a drawn token, done from where a Vagrant stands, who is no target of it."""
    if s.haints[LADY].gone:
        return
    drawn = yield from draw_plain(s, i, 1)
    release(s, drawn)
    for token in drawn:
        s.aside.append(token)
        yield from _from_here(s, i, mood_action(s, LADY, token))


def _from_here(s: Journey, i: int, action: Action) -> Asks:
    """She stands where the Vagrant stood, who is nowhere meanwhile and so no target; her own space is kept for her."""
    v, lady = s.vagrants[i], s.haints[LADY]
    note(s, "in_her_place", v.who, action.name, rule="VN-2179")
    space, at = v.at, lady.at
    lady.at, v.at = space, -1
    kept = 1 << at & ~s.blocked
    s.blocked |= kept
    s.closed |= kept
    s.acting, s.salted, s.salt_asked = LADY, 1 << i, 0
    mask = TRAIN.reach(space, action.range)
    among = [b for b in bodies(s) if b & 7 != i and mask >> where(s, b) & 1]  # VS-069
    aim = choose_target(s, LADY, action, among)
    for sentence in action.does:
        yield from sentence(s, LADY, aim, action)
    s.blocked &= ~kept
    s.closed &= ~kept
    lady.at, v.at, s.acting = at, space, -1


# -- what they do --------------------------------------------------------------------------------------


def snow_beside(s: Journey, h: int, aim: Body | None, action: Action) -> Asks:
    """A piece of Snow next to the target."""
    if aim is not None:
        spots = cells(TRAIN.near[where(s, aim)] & open_spaces(s))
        yield from lay_terrain(s, "snow", list(spots))


def blood_near(s: Journey, h: int) -> Asks:
    """A Blood Pool within Range 2 of it."""
    spots = list(cells(TRAIN.reach(s.haints[h].at, 2) & open_spaces(s)))
    yield from lay_terrain(s, "pool", spots)


def toward_other(s: Journey, h: int) -> Asks:
    """It moves 3 toward the other, Haunting on the way; alone, it stays."""
    other = s.haints[BIRD - h]
    if other.at >= 0:
        yield from go_toward(s, h, 3, other.at)


def by_the_pools(s: Journey, h: int) -> Asks:
    """The Cycle Effect: whoever is next to a Blood Pool loses 1."""
    for body in caught(s, near("pool")(s)):
        yield from lose_humanity(s, body & 7, 1, "VS-209")


CYCLE = "Whoever is next to a Blood Pool loses 1."

WAITING_STILL = Mood(
    "Waiting Still",
    nail=Action("Her Hand", "The target loses 5.", move=2, range=1, does=(target(lose(5)),)),  # VN-2130
    candle=Action("Her Voice", "The target loses 5.", range=4, does=(target(lose(5)),)),  # VN-2131
    salt=Action("Her Breath", "The target loses 2, and a piece of Snow comes down next to it.", range=4,
                does=(target(lose(2)), snow_beside)),  # VN-2132
    foot=Action("One Step Nearer", "She moves 3 toward the Blackbird, Haunting on the way.", perform=toward_other),  # VN-2133
    apple=Action("Not You", "The target loses 4 and is moved 2 away.", range=3, does=(target(lose(4), pushed(2)),)),  # VN-2134
    cycle_text=CYCLE,
    cycle=by_the_pools,  # VN-2136
    haunted_text="Lose 2.",
    haunted=(haunted_loss(2),),  # VN-2137
)  # fmt: skip

SINGING_AGAIN = Mood(
    "Singing Again",
    nail=Action("A Feather", "The furthest Vagrant in range loses 5.", range=6, aim=furthest, does=(target(lose(5)),)),  # VN-2140
    candle=Action("Down the Aisle", "The furthest Vagrant loses 5.", move=3, range=1, aim=furthest, does=(target(lose(5)),)),  # VN-2141
    salt=Action("A Drop of Red", "A Blood Pool opens within Range 2 of it.", perform=blood_near),  # VN-2142
    foot=Action("One Wingbeat Nearer", "It moves 3 toward the Lady in White, Haunting on the way.", perform=toward_other),  # VN-2143
    apple=Action("All Its Heart", "Everyone in its car loses 3.", does=(each(in_car, lose(3)),)),  # VN-2144
    cycle_text="",
    haunted_text="Lose 2.",
    haunted=(haunted_loss(2),),  # VN-2147
)  # fmt: skip


def apart_by(s: Journey) -> int:
    """How far the two are from each other; 99 if one of them is not there."""
    return TRAIN.dist[s.haints[LADY].at][s.haints[BIRD].at]


def asks_snow(s: Journey) -> Asking[int]:
    """Which Snow the Seance moves."""
    return (yield from SEANCE_SNOW.choose(ANYONE, cells(spaces_of(s, "snow"))))


SEANCE_SNOW = Where("seance_snow", "VN-2121", "The Snow on {0}", prompt="which Snow is moved?")
