"""Before a story: what the set-up gives, own abilities, and those who join later."""

from __future__ import annotations

from hearthside.kernel import Asks, Steps

from ..content import STORIES
from ..rules import growth, joining
from ..rules import tale as telling
from ..rules.party import put, settle
from ..state import Tale

step = Steps[Tale]()


@step
def gather(s: Tale) -> Asks:
    """What the set-up gives beyond the booklets (FL-006, FL-009, FL-010)."""
    for h in s.heroes:
        yield from joining.outfit(s, h)
        if STORIES[s.stories[0]].difficulty != "dusk":
            yield from joining.catch_up(s, h, STORIES[s.stories[0]].difficulty)
    s.step = "train" if s.own_abilities else "first_story"


@step
def train(s: Tale) -> Asks:
    """Own starting abilities for 3 ability points in all (FL-008)."""
    for h in s.heroes[-1:] if s.story else s.heroes:  # who joins later is the last
        if "trained" not in h.spent_chapter and growth.learnable(h):
            pick = yield put(s, h, growth.TRAINING)
            if pick.verb == "done":
                h.spent_chapter += ("trained",)
            else:
                yield from growth.TRAINING.do(s, h.seat, pick)
            return
    if s.story:
        settle(s, "between_end")
    else:
        s.step = "first_story"


@step
def first_story(s: Tale) -> None:
    """The first story of the campaign begins (FL-013)."""
    if growth.has_grown(s):
        settle(s, "first_story")
    else:
        telling.begin_story(s, s.stories[0])


@step
def join(s: Tale) -> Asks:
    """New characters join by the difficulty of the story to come (FL-343)."""
    who, seat, focus = s.late[0].split(":")
    s.late = s.late[1:]
    h = joining.new_character(s, who, int(seat), int(focus))
    s.heroes.append(h)
    yield from joining.outfit(s, h)
    yield from joining.catch_up(s, h, STORIES[s.stories[0]].difficulty)
    if s.own_abilities:
        s.step = "train"
    else:
        settle(s, "between_end")
