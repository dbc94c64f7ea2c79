"""The Bell Witch of Scenario 18: her Coffins, her Bones, her Curses, and what she does by one bell and by a hundred."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asking, Asks, note

from ...rules.asking import Where, Whether
from ...rules.bindle import discard, keep_event
from ...rules.blows import (
    each,
    everyone,
    furthest,
    gets_or_loses,
    in_range,
    lose,
    nearest,
    strike,
    target,
)
from ...rules.bones import plain_roll
from ...rules.haint import HAINT_WAY, areas, choose_target, jump, tell_target
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import put_down
from ...rules.places import bodies, open_near, same_car
from ...rules.ties import worst_body
from ...state import EVENT, Journey, Vagrant
from ..board import CAR, NAME, TRAIN
from ..page import Action, Body, Mood, OnBody
from ..terrain import pieces

SHE = 0
ONE, HUNDRED = 0, 1
CURSES = range(1, 7)
"""The Events that are Curses."""
ECHO, MAGNET = 5, 6
"""The Curse that makes what she does to others worse; the Curse she comes to instead of a Coffin."""


# -- Curses --------------------------------------------------------------------------------------------


def curses(v: Vagrant) -> list[str]:
    """The Curses on a Vagrant, Withering among them."""
    held = [token for token in v.kept if int(token[1:]) in CURSES]
    return [*held, "withering"] if "withering" in v.effects else held  # VN-1815


def loose(s: Journey) -> list[int]:
    """The Curses that have been set aside: neither in the Bindle nor on anybody."""
    about = {*s.bindle, *s.aside, *(token for v in s.vagrants for token in v.kept)}
    return [n for n in CURSES if EVENT[n] not in about]


def cursed(s: Journey, i: int, found: list[int]) -> Asking[bool]:
    """One of some Curses, by chance, comes upon a Vagrant; returns whether there was one."""
    if not found or s.vagrants[i].out:
        return False
    number = s.dice.pick(found)
    if EVENT[number] in s.bindle:
        s.bindle.remove(EVENT[number])
    yield from keep_event(s, i, number)
    return True


def in_bindle(s: Journey) -> list[int]:
    """The Curses in the Bindle."""
    return [n for n in CURSES if EVENT[n] in s.bindle]


def curse_or_lose(n: int) -> OnBody:
    """A Curse out of the Bindle or, where none is left, a loss."""

    def effect(s: Journey, h: int, body: Body) -> Asks:
        if not (yield from cursed(s, body & 7, in_bindle(s))):
            yield from lose(n)(s, h, body)

    return effect


def old_curse(s: Journey, h: int, body: Body) -> Asks:
    """A Curse that had been set aside comes back."""
    yield from cursed(s, body & 7, loose(s))


def cracked(s: Journey, i: int) -> int:
    """Event 5: what she does to others in its bearer's car costs 1 more."""
    at = s.vagrants[i].at
    for v in s.vagrants:
        here = v.at >= 0 and at >= 0 and CAR[v.at] == CAR[at]
        if EVENT[ECHO] in v.kept and v.seat != i and here:  # VN-1875
            return 1
    return 0


# -- her Bones, and the Coffins ------------------------------------------------------------------------

LUCK = Whether(
    "bell_luck",
    "VN-1801",
    "Discard a Rabbit's Foot",
    "Let it lie",
    prompt="she has rolled a {0}. Have it rolled again?",
    meanwhile="looks at her Bone",
)


def her_bone(s: Journey) -> Asking[int]:
    """A Bone that she rolls; any Vagrant may discard a Rabbit's Foot to have it rolled again."""
    while True:
        bone = plain_roll(s, s.vagrants[s.recent])
        for v in s.vagrants:
            if "foot" in v.tokens and (yield from LUCK.choose(v.seat, bone)):
                v.tokens.remove("foot")
                discard(s, "foot")  # VN-1801
                note(s, "bell_luck", v.who, rule="VN-1801")
                break
        else:
            return bone


def nailed(s: Journey) -> list[int]:
    """The Coffins that are nailed shut."""
    return [space for space in pieces(s, "coffin") if space in s.marked]


def onto_a_coffin(s: Journey, h: int) -> Asks:
    """She is set on the Coffin her Bone names, unless it is nailed shut, or next to whoever draws her."""
    for v in s.vagrants:
        if EVENT[MAGNET] in v.kept and v.at >= 0:  # VN-1876
            if not TRAIN.near[v.at] >> s.haints[h].at & 1:
                spot = yield from HAINT_WAY.choose(ANYONE, open_near(s, v.at), s.haints[h].who)
                yield from jump(s, h, spot)  # VN-1876
            return
    coffins = pieces(s, "coffin")
    bone = yield from her_bone(s)
    if not coffins:
        return
    space = coffins[min(bone, len(coffins)) - 1]  # VN-1810
    if space in s.marked:  # VN-1810
        note(s, "coffin_shut", NAME[space], rule="VN-1810")
    else:
        yield from jump(s, h, space)


def then_onto_a_coffin(s: Journey, h: int, aim: Body | None, action: Action) -> Asks:
    """The same, as a sentence of an action."""
    yield from onto_a_coffin(s, h)


def rings(s: Journey, h: int) -> Asks:
    """The end of her turn: on a 6 she is set on a Coffin, else everyone within Range 3 of her loses 1."""
    if (yield from her_bone(s)) == 6:
        yield from onto_a_coffin(s, h)
        return
    for body in areas(s, h, 3):
        yield from lose_humanity(s, body & 7, 1 + cracked(s, body & 7), "VS-206")


# -- what she does -------------------------------------------------------------------------------------


def spites(s: Journey, h: int) -> Asks:
    """Everyone in her car has a Curse out of the Bindle, or loses 4."""
    for body in same_car(s, s.haints[h].at):
        yield from strike(s, h, body, (curse_or_lose(4),))


def whispers(s: Journey, h: int) -> Asks:
    """A Bone: up to 3 the nearest withers; else she is set on a Coffin, and her target within 3 loses 5."""
    if (yield from her_bone(s)) <= 3:
        there = bodies(s)  # VS-072
        if there:
            body = worst_body(s, nearest(s, h, there))
            tell_target(s, h, body)
            yield from strike(s, h, body, (gets_or_loses("withering", 4),))
        return
    yield from onto_a_coffin(s, h)
    among = areas(s, h, 3)
    aim = choose_target(s, h, WHISPERS, among) if among else None
    if aim is not None:
        tell_target(s, h, aim)
        yield from strike(s, h, aim, (lose(5),))


WHISPERS = Action(
    "Whispers",
    "A Bone. 1 to 3: the nearest Vagrant gains Withering, or loses 4 if they have it. 4 to 6: she is set on a Coffin, then the target "
    "within Range 3 loses 5.",
    perform=whispers,
)


def every_sin(s: Journey, h: int) -> Asks:
    """Everyone who bears a Curse loses 5."""
    for body in everyone(s):
        if curses(s.vagrants[body]):
            yield from strike(s, h, body, (lose(5),))


def set_beside(s: Journey, h: int, body: Body) -> Asks:
    """The Vagrant is set next to her."""
    i = body & 7
    if not TRAIN.near[s.haints[h].at] >> s.vagrants[i].at & 1:
        yield from put_down(s, i, open_near(s, s.haints[h].at), "VS-202")


def all_toll(s: Journey, h: int) -> Asks:
    """Everyone loses 3, and 1 more for each Curse."""
    for body in everyone(s):
        yield from strike(s, h, body, (lose(3 + len(curses(s.vagrants[body]))),))


def lid_opens(s: Journey, h: int) -> Asks:
    """The Cycle Effect: of the Coffins that are nailed shut the one nearest to her opens."""
    row = TRAIN.dist[s.haints[h].at]
    shut = nailed(s)
    if shut:
        least = min(row[space] for space in shut)
        spot = yield from LID.choose(ANYONE, [space for space in shut if row[space] == least])
        discard(s, s.marked.pop(spot))
        note(s, "coffin_opens", NAME[spot], rule="VS-209")


LID = Where(
    "lid_opens", "VS-200", "The one on {0}", prompt="Two Coffins are as near. Which one opens?"
)


SPECIAL = "At the end of her turn she rolls a Bone: on a 6 she is set on a Coffin, else everyone within Range 3 of her loses 1."
CYCLE = "Of the Coffins that are nailed shut, the one nearest to her opens."
HAUNTED = "Gain Withering, or lose 2 if you have it."

ONE_BELL = Mood(
    "One Bell",
    nail=Action(
        "Knocks", "She is set on a Coffin. Then everyone in range loses 4.", range=4,
        does=(then_onto_a_coffin, each(in_range, lose(4))),
    ),
    candle=Action("Slaps", "The target loses 5.", move=4, range=1, does=(target(lose(5)),)),
    salt=Action(
        "Speaks Your Name", "Everyone in her car gains a Curse out of the Bindle or, where none is left, loses 4.", perform=spites,
    ),
    foot=WHISPERS,
    apple=Action(
        "An Old Grudge", "The target loses 5 and gains a Curse that was set aside.", range=4, does=(target(lose(5), old_curse),),
    ),
    special=SPECIAL,
    end=rings,
    cycle_text=CYCLE,
    cycle=lid_opens,
    haunted_text=HAUNTED,
    haunted=(gets_or_loses("withering", 2),),
)  # fmt: skip

HUNDRED_BELLS = Mood(
    "A Hundred Bells",
    nail=Action("Peal", "Everyone in range loses 3.", range=6, does=(each(in_range, lose(3)),)),
    candle=Action(
        "Out of the Ground", "She is set on a Coffin. Then everyone in range loses 4.", range=4,
        does=(then_onto_a_coffin, each(in_range, lose(4))),
    ),
    salt=Action("Every Sin", "Everyone who bears a Curse loses 5.", perform=every_sin),
    foot=Action("Come Here", "The furthest Vagrant is set next to her and loses 5.", aim=furthest, does=(target(set_beside, lose(5)),)),
    apple=Action("All of Them", "Everyone loses 3, and 1 more for each Curse of theirs.", perform=all_toll),
    special=SPECIAL,
    end=rings,
    cycle_text=CYCLE,
    cycle=lid_opens,
    haunted_text=HAUNTED,
    haunted=(gets_or_loses("withering", 2),),
)  # fmt: skip
