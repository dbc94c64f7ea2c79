"""Several Haints at once: acting by one token, and being moved by Vagrants where Humanity does not help them."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Act, Asks
from hearthside.kernel.grid import cells

from ..content.board import TRAIN
from ..content.names import foe, the_haint, upper
from ..content.page import Action
from ..state import Journey
from .asking import Question, Where
from .haint import arrive, perform
from .paths import Ground, Way
from .places import standing, vagrants_mask
from .using import HAINTS

NUDGE = Where(
    "nudge",
    "VS-106",
    "Move it to {0}",
    prompt=lambda s, who: f"{the_haint(who)} may be moved instead. Where to?",
    part=True,
)


def nudge(s: Journey, h: int, n: int) -> Asks:
    """The Vagrants may move a Haint up to `n` spaces any way, round themselves; a Candle ends it as ever (VS-148)."""
    at = s.haints[h].at
    free = TRAIN.all & ~s.closed & ~vagrants_mask(s)
    lit = sum(1 << c for c in s.candles)
    edge = seen = 1 << at
    for _ in range(n):
        edge = TRAIN.spread(edge & ~lit) & free & ~seen
        seen |= edge
    ends = cells(seen & ~standing(s) | 1 << at)
    seat = s.active if s.active >= 0 else ANYONE
    end = yield from NUDGE.choose(seat, ends, s.haints[h].who)
    yield from arrive(s, h, Ground(TRAIN), Way(end, 0, ()), walked=False)


ACTS_NEXT = Act[Journey, [int]](
    "acts",
    "VS-045",
    over=HAINTS,
    given=True,
    label=lambda s, _, h: upper(foe(s, h)),
    points="piece:haint{0}",
)
CHORUS = Question("chorus", "VS-045", (ACTS_NEXT,), prompt="Which Haint acts next?")


def act_together(s: Journey, acts: list[tuple[int, Action]]) -> Asks:
    """Several Haints act by one token, in the order the Vagrants choose; one that has left play does not."""
    while acts:
        options = [ACTS_NEXT.table[h] for h in dict.fromkeys(h for h, _ in acts)]
        pick = yield CHORUS.of(ANYONE, options)
        for h, action in acts:
            if h == pick[1] and not s.haints[h].gone:
                yield from perform(s, h, action)
        acts = [(h, action) for h, action in acts if h != pick[1]]
