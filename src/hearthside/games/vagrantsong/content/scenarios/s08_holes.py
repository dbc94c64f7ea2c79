"""The crossroads of Scenario 8: the Holes that lead into one another, and what the Flayed Man does with them."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, note

from ...rules.asking import Where, Whether
from ...rules.bindle import discard
from ...rules.blows import (
    each,
    everyone,
    furthest_within,
    gets,
    gets_or_loses,
    haunted_loss,
    in_range,
    lose,
    nearest,
    pulled,
    strike,
    target,
)
from ...rules.bones import plain_roll
from ...rules.breaks import complete, haint_gain, tell
from ...rules.haint import HAINT_WAY, areas, jump
from ...rules.humanity import give_effect, remove_effect
from ...rules.movement import PUT_DOWN, drift, set_on
from ...rules.places import name_of, open_near, where
from ...rules.ties import settle, worst_body
from ...rules.using import no_use
from ...state import Journey
from ..board import NAME, SPACE, TRAIN
from ..effects import enveloped
from ..page import Action, Body, Effect, Mood, Said, Terrain, Track, deed
from ..terrain import pieces

HE = 0
CROSSING, UNBOUND = 0, 1
TRAVELLED, DRIVEN = Track("travelled"), Track("driven")
TOO_MUCH = 10
"""The Event that all being Enveloped brings; it has no token."""


def one_more(s: Journey, i: int, n: int) -> int:
    """Every loss costs 1 more."""
    return n + 1  # VN-0815


JEEPERS = Effect(
    key="jeepers",
    name="Jeepers Creepers",
    text="Each loss costs you 1 more, and nothing makes it smaller. Discard Iron Nails to be rid of it.",
    cure="nail",
    losing=one_more,
    raw=1,
)


# -- the Holes -----------------------------------------------------------------------------------------


def exit_of(s: Journey, bone: int) -> int:
    """The Hole of that rank, 1 nearest the Round side."""
    holes = pieces(s, "hole")
    return holes[min(bone, len(holes)) - 1]


AGAIN = Whether(
    "compass",
    "VN-0870",
    "Turn the needle",
    "Follow it",
    prompt="the compass points to Hole {0}. Turn the needle once more?",
    meanwhile="looks at a compass",
)


def falls(s: Journey, body: Body, space: int) -> Asks:
    """Whoever enters a Hole comes out beside the one the Bone names."""
    v = s.vagrants[body & 7]
    bone = plain_roll(s, v)  # VN-0810
    if "e0" in v.tokens and (yield from AGAIN.choose(v.seat, bone)):  # VN-0870
        bone = plain_roll(s, v)
    out = exit_of(s, bone)
    beside = yield from PUT_DOWN.choose(v.seat, open_near(s, out), name_of(s, body))
    note(s, "fell", name_of(s, body), NAME[space], NAME[out], rule="VN-0810")
    yield from set_on(s, body, beside)
    yield from went_through(s, v.seat)


def went_through(s: Journey, i: int) -> Asks:
    """All the Way Down: every Vagrant in play has been through a Hole."""
    TRAVELLED.set(s, TRAVELLED.of(s) | 1 << i)
    if all(v.out or TRAVELLED.of(s) >> v.seat & 1 for v in s.vagrants):  # VN-0892
        yield from complete(s, "down")


def he_falls(s: Journey, h: int, space: int) -> Asks:
    """He goes through a Hole that his move ends in; he only steps over others."""
    if s.haints[h].at == space:  # VN-0810
        yield from comes_out(s, h, exit_of(s, plain_roll(s, s.vagrants[s.recent])))


def comes_out(s: Journey, h: int, out: int) -> Asks:
    """He comes out beside a Hole; an Iron Nail in it catches him."""
    spot = yield from HAINT_WAY.choose(ANYONE, open_near(s, out), s.haints[h].who)
    note(s, "fell", s.haints[h].who, NAME[out], NAME[out], rule="VN-0810")
    yield from jump(s, h, spot)
    yield from caught_on_a_nail(s, h, out)


def caught_on_a_nail(s: Journey, h: int, hole: int) -> Asks:
    """A Haint that leaves a nailed Hole gains 3, and the Nail is discarded."""
    if s.marked.pop(hole, "") == "nail":  # VN-0802
        discard(s, "nail")
        note(s, "nail_caught", s.haints[h].who, NAME[hole], rule="VN-0802")
        yield from haint_gain(s, h, 3)


CROSSROADS = Terrain(
    kind="hole",
    text=(
        "may be entered. Whoever does, and whichever Haint ends its move there, rolls a Bone and comes out beside the "
        "Hole of that rank, 1 nearest the Round side; from there a Move goes on."
    ),
    enters=falls,
    haint_enters=he_falls,
)


def no_nailing(s: Journey, i: int, name: str) -> Said:
    """A Hole beside the Vagrant without a Nail, and Iron Nails that may be used."""
    v, hole = s.vagrants[i], SPACE[name]
    if s.terrain.get(hole) != "hole" or hole in s.marked:
        return "VN-0802"
    if v.at < 0 or not TRAIN.near[v.at] >> hole & 1:
        return "VS-016"
    return no_use(s, v, "nail")


def nails_it(s: Journey, i: int, name: str) -> Asks:
    """An Iron Nail goes into a Hole; the third is a Ritual."""
    v = s.vagrants[i]
    v.tokens.remove("nail")
    v.token_used = True  # VS-140
    s.marked[SPACE[name]] = "nail"
    note(s, "nailed_hole", v.who, name, rule="VN-0802")
    if DRIVEN.add(s) >= 3:  # VN-0891
        yield from complete(s, "carpenter")


NAIL_HOLE = deed(
    "nail_hole",
    "VN-0802",
    nails_it,
    over=lambda: SPACE,
    barred=no_nailing,
    beside=True,
    label="Drive an Iron Nail into the Hole on {0}",
    points="space:{0}",
    detail="He gains 3 when he comes out of it.",
)


# -- Enveloped -----------------------------------------------------------------------------------------


def envelop(s: Journey, h: int, body: Body) -> Asks:
    """Whoever he swallows leaves the board; all of them are too much for him."""
    yield from give_effect(s, body & 7, "enveloped")
    if len(enveloped(s)) == sum(not v.out for v in s.vagrants):  # VN-0801
        note(s, "event", TOO_MUCH, s.scenario, rule="VN-0801")
        yield from tell(s, TOO_MUCH)
        yield from bursts(s, h)


def bursts(s: Journey, h: int) -> Asks:
    """All come free, are thrown as far as they roll, and he reels."""
    swallowed = enveloped(s)
    for seat in swallowed:
        yield from remove_effect(s, seat, "enveloped")  # VN-0880
    for seat in swallowed:
        n = plain_roll(s, s.vagrants[seat])
        yield from drift(s, seat, n, 1 << s.haints[h].at, away=True)  # VN-0880
    yield from haint_gain(s, h, 4)  # VN-0880
    s.haints[h].skips += 1  # VN-0880


# -- what he does --------------------------------------------------------------------------------------


def down_and_up(s: Journey, h: int) -> Asks:
    """Down the nearest Hole, and out as the Cycle Effect has him; everyone within Range 2 of him there loses 5."""
    yield from below(s, h)
    for body in areas(s, h, 2):
        yield from strike(s, h, body, (lose(5),))


def creepers(s: Journey, h: int) -> Asks:
    """The two nearest Vagrants within Range 5 gain Jeepers Creepers, or lose 5."""
    left = list(areas(s, h, 5))
    for _ in range(min(2, len(left))):
        body = worst_body(s, nearest(s, h, left))
        left.remove(body)
        yield from strike(s, h, body, (gets_or_loses("jeepers", 5),))
        left = [b for b in left if where(s, b) >= 0]
        if not left:
            return


EXIT = Where(
    "exit", "VS-200", "By {0}", prompt="Both Holes are as near to you all. By which does he come?"
)


def below(s: Journey, h: int) -> Asks:
    """The Cycle Effect: two Bones, and he comes out of whichever Hole is nearer to you all."""
    drawer = s.vagrants[s.recent]
    first, second = exit_of(s, plain_roll(s, drawer)), exit_of(s, plain_roll(s, drawer))
    there = [where(s, b) for b in everyone(s)]
    near = yield from settle(
        s, {first, second}, lambda t: -sum(TRAIN.dist[t][j] for j in there), EXIT
    )
    yield from comes_out(s, h, near)


CROSSING_MOOD = Mood(
    "At the Crossing",
    nail=Action("Firm Handshake", "The target loses 6.", move=4, range=1, does=(target(lose(6)),)),  # VN-0830
    candle=Action(
        "Down and Up", "Two Bones: he comes out of the Hole of theirs that is nearer to you all. Everyone within Range 2 loses 5.",  # VN-0831
        perform=down_and_up,
    ),
    salt=Action(
        "Undertow", "Everyone in range is moved 2 toward him and loses 4.", range=6,  # VN-0832
        does=(each(in_range, pulled(2), lose(4)),),
    ),
    foot=Action(
        "Super Elastic", "The furthest Vagrant in range loses 4 and is moved up to him.",  # VN-0833
        range=4, aim=furthest_within(4), does=(target(lose(4), pulled(4)),),
    ),
    apple=Action(
        "Try Me On", "The target loses 5 and is Enveloped.", move=3, range=2, does=(target(lose(5), envelop),),  # VN-0834
    ),
    cycle_text="Two Bones: he comes out of the Hole of theirs that is nearer to you all.",
    cycle=below,  # VN-0836
    haunted=(haunted_loss(1),),  # VN-0837
)  # fmt: skip

UNBOUND_MOOD = Mood(
    "Unbound",
    nail=Action("Long Arms", "The target loses 6.", move=2, range=4, does=(target(lose(6)),)),  # VN-0840
    candle=Action(
        "Reel In", "The furthest Vagrant in range is moved up to him and loses 5.",  # VN-0841
        range=8, aim=furthest_within(8), does=(target(pulled(8), lose(5)),),
    ),
    salt=Action(
        "Whip Round", "Everyone in range loses 5 and gains Bleeding.",  # VN-0842
        move=3, range=2, area=True, does=(each(in_range, lose(5), gets("bleeding")),),
    ),
    foot=Action(
        "Something at Your Collar", "The two nearest Vagrants in range gain Jeepers Creepers, or lose 5.",  # VN-0843
        range=5, perform=creepers,
    ),
    apple=Action(
        "Room for One More", "The target loses 5 and is Enveloped.", move=4, range=1, does=(target(lose(5), envelop),),  # VN-0844
    ),
    cycle_text="Two Bones: he comes out of the Hole of theirs that is nearer to you all.",
    cycle=below,  # VN-0846
    haunted_text="Gain Jeepers Creepers, or lose 1 if you have it.",
    haunted=(gets_or_loses("jeepers", 1),),  # VN-0847
)  # fmt: skip
