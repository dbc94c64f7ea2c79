"""The Man of Many Limbs of Scenario 19: what he does all together, and what he does coming apart."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Whether
from ...rules.bindle import discard, draw_plain, release, shake
from ...rules.blows import (
    adjacent,
    each,
    furthest,
    gets,
    in_range,
    lose,
    nearest,
    pulled,
    pushed,
    strike,
    target,
)
from ...rules.breaks import haint_loss
from ...rules.haint import areas, mood_action, perform
from ...rules.happenings import lay_terrain
from ...rules.places import bodies, open_spaces, where
from ...rules.ties import worst_body
from ...state import Journey
from ..board import TRAIN
from ..page import Action, Body, Mood, Resolve, Track

HE = 0
TOGETHER, APART = 0, 1
TWICE = Track("twice")
"""1: he acts twice in his next turn; 2: in this one."""


# -- the Seance, and acting twice ----------------------------------------------------------------------

SPARE = Whether(
    "spare",
    "VN-1921",
    "Use the Seance",
    "Let him",
    prompt="He is about to act. Is it to be ignored?",
)


def spared(s: Journey, h: int) -> Asks:
    """The Seance, once his token is drawn: that action is ignored."""
    if (yield from SPARE.choose(ANYONE)):
        s.seance = False
        note(s, "seance", s.scenario, rule="VN-1921")
        s.step = "haint_over"  # VN-1921


def this_turn(s: Journey, h: int) -> Asks:
    """His token is drawn: what he was to do twice next, he does twice now."""
    if TWICE.of(s) & 1:
        TWICE.set(s, 2)
    return
    yield


def once_more(s: Journey, h: int) -> Asks:
    """His turn ends: if he acts twice in it, another token is drawn for him."""
    if not TWICE.of(s) & 2:
        return
    TWICE.set(s, TWICE.of(s) & 1)
    drawn = yield from draw_plain(s, s.recent, 1)
    shake(s)
    release(s, drawn)
    s.drawn = drawn[0] if drawn else ""
    if not s.drawn:
        return
    s.step = "haint_acts"
    if s.seance:
        yield from spared(s, h)
    if s.step == "haint_acts" and not s.haints[h].gone:
        yield from perform(s, h, mood_action(s, h, s.drawn))
    discard(s, s.drawn)
    s.drawn = ""


# -- what he does --------------------------------------------------------------------------------------


def he_loses(n: int) -> Resolve:
    """He loses Humanity."""

    def sentence(s: Journey, h: int, aim: Body | None, action: Action) -> Asks:
        yield from haint_loss(s, h, n)

    return sentence


def two_at_once(s: Journey, h: int) -> Asks:
    """The two furthest within Range 6 lose 4 and are moved 3 toward him."""
    left = list(areas(s, h, 6))
    for _ in range(min(2, len(left))):
        body = worst_body(s, furthest(s, h, left))
        left.remove(body)
        yield from strike(s, h, body, (lose(4), pulled(3)))
        left = [b for b in left if where(s, b) >= 0]
        if not left:
            return


def falls_apart(s: Journey, h: int) -> Asks:
    """He loses 2, and acts twice in his next turn."""
    yield from haint_loss(s, h, 2)
    TWICE.set(s, TWICE.of(s) | 1)


def drips(s: Journey, h: int) -> Asks:
    """The Cycle Effect: a Blood Pool next to the nearest Vagrant."""
    there = bodies(s)  # VS-072
    if there and s.haints[h].at >= 0:
        space = where(s, worst_body(s, nearest(s, h, there)))
        yield from lay_terrain(s, "pool", list(cells(TRAIN.near[space] & open_spaces(s))))


CYCLE = "A Blood Pool spreads to an open space next to the Vagrant nearest to him."
HAUNTED = "Gain The Willies."

TOGETHER_MOOD = Mood(
    "All Together",
    nail=Action("The Long Arm", "The target loses 5.", move=2, range=3, does=(target(lose(5)),)),
    candle=Action(
        "Shaking Hands, Hands, Hands", "The target loses 5 and gains The Willies.", move=3, range=1,
        does=(target(lose(5), gets("willies")),),
    ),
    salt=Action(
        "Gathering In", "Everyone in range is moved 2 toward him and loses 3.", range=4, does=(each(in_range, pulled(2), lose(3)),),
    ),
    foot=Action("One for Each Arm", "The two furthest within Range 6 lose 4 and are moved 3 toward him.", perform=two_at_once),
    apple=Action(
        "Every Hand at Once", "Everyone in range loses 5, and he loses 2.", range=3, does=(each(in_range, lose(5)), he_loses(2)),
    ),
    cycle_text=CYCLE,
    cycle=drips,
    haunted_text=HAUNTED,
    haunted=(gets("willies"),),
)  # fmt: skip

APART_MOOD = Mood(
    "Coming Apart",
    nail=Action("On All Nines", "The target loses 5.", move=3, range=1, does=(target(lose(5)),)),
    candle=Action("Stitches", "Everyone in range loses 3 and gains Bleeding.", range=2, does=(each(in_range, lose(3), gets("bleeding")),)),
    salt=Action(
        "Hands Off", "Everyone beside him loses 5 and is moved 2 away.", range=1, does=(each(adjacent, lose(5), pushed(2)),),
    ),
    foot=Action("Falls to Pieces", "He loses 2, and acts twice in his next turn.", perform=falls_apart),
    apple=Action("Wants Yours", "The target loses 6.", move=2, range=1, does=(target(lose(6)),)),
    cycle_text=CYCLE,
    cycle=drips,
    haunted_text=HAUNTED,
    haunted=(gets("willies"),),
)  # fmt: skip
