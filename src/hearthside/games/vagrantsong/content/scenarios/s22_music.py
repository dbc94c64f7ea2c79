"""The music of Scenario 22: how Cadence cards come and go, who plays by a token, and what the two who lead do."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asking, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Where, Whether
from ...rules.blows import (
    each,
    furthest_within,
    haunted_loss,
    in_car,
    in_range,
    lose,
    nearest,
    pulled,
    target,
)
from ...rules.breaks import complete
from ...rules.haint import enter_haint, go_toward, leave_haint, mood_action
from ...rules.humanity import give_effect, remove_effect
from ...rules.movement import drift, put_down
from ...rules.places import bodies, clear_terrain, open_spaces, the_haint_called, where
from ...rules.ties import worst_body
from ...state import Journey
from ..board import CAR, CAR_MASK, SIDE, TRAIN
from ..effects import enveloped
from ..names import the_haint
from ..page import Action, Body, Mood, Track
from ..terrain import lay, pieces
from .s22_cadences import (
    BY_WHO,
    CADENCES,
    MOODS,
    OWN,
    SHROUD,
    Cadence,
    is_open,
    open_cards,
    shroud,
)

SKELLY, FLAYED = 0, 1
NEEDED = (5, 4, 5)
"""How many cards two, three and four Vagrants have to complete."""
EMPTY = Track("empty")
"""Whether the third Coffin has been found empty."""
OPEN_AT_ONCE = 3


def needed(s: Journey) -> int:
    """How many Cadence cards there are to complete."""
    return NEEDED[s.players - 2]  # VN-2222


# -- cards come and go ---------------------------------------------------------------------------------

COMES = Where("cadence_comes", "VN-2201", "On {0}", prompt="{0} comes in. Where?")


def crowded_car(s: Journey) -> int:
    """The car with most Vagrants; several that have as many are all of them."""
    heads = [sum(v.at >= 0 and CAR[v.at] == car for v in s.vagrants) for car in range(3)]
    return sum(mask for n, mask in zip(heads, CAR_MASK, strict=True) if n == max(heads))


def can_reveal(s: Journey) -> bool:
    """Whether a card is left, and a place for it."""
    there = len(open_cards(s))
    return there < OPEN_AT_ONCE and there + len(s.rituals) < needed(s)  # VN-2202


def reveal(s: Journey) -> Asks:
    """A Cadence card is turned up, at random among those that have not been."""
    if can_reveal(s):
        left = [c.who for c in CADENCES if not is_open(s, c.who) and c.who not in s.rituals]
        yield from lay_open(s, BY_WHO[s.dice.pick(left)], crowded_car(s))  # VN-2201


def lay_open(s: Journey, card: Cadence, where_to: int) -> Asks:
    """A card lies open, and its Haint is on the train."""
    s.tracks[SHROUD + card.who] = 0
    note(s, "cadence", card.who, rule="VN-2201")
    if card.who == "flayed_man" and s.haints[FLAYED].gone:
        yield from let_out(s)  # VN-2277
    h = the_haint_called(s, card.who)
    if h < 0:
        free = list(cells(open_spaces(s) & where_to)) or list(cells(open_spaces(s)))
        space = yield from COMES.choose(ANYONE, free, card.haint)  # VN-2201
        spare = [k for k, haint in enumerate(s.haints) if haint.gone and k > FLAYED]
        h = enter_haint(s, card.who, space, spare[0] if spare else -1)
    if card.threshold:
        s.haints[h].threshold = card.threshold  # VN-2203
        s.haints[h].breaks = s.players + 1


def noticed(s: Journey, what: str, i: int) -> None:
    """Something has happened that some open cards go by."""
    for card in open_cards(s):
        if card.when == what and card.test(s, i):
            shroud(s, card)


def finish(s: Journey) -> Asks:
    """Cards with as many Shroud Tokens as there are Vagrants are complete, and others are turned up for them."""
    for card in open_cards(s):
        if s.tracks[SHROUD + card.who] >= s.players:  # VN-2203
            del s.tracks[SHROUD + card.who]
            h = the_haint_called(s, card.who)
            if h >= 0:
                haint = s.haints[h]
                haint.threshold = haint.humanity = haint.breaks = 0
                haint.breaking = False
                if card.who not in OWN:
                    leave_haint(s, h)
            yield from complete(s, card.who)
            yield from reveal(s)  # VN-2203


def chorus(s: Journey, token: str) -> list[tuple[int, Action]]:
    """Who plays by a token: the two who lead, and every Cadence Haint whose card shows that kind."""
    found: list[tuple[int, Action]] = []
    for h, haint in enumerate(s.haints):
        if haint.gone:
            continue
        if haint.skips:
            haint.skips -= 1
            note(s, "skipped", haint.who, rule="VS-172")
            continue
        if haint.who in OWN:
            found.append((h, mood_action(s, h, token)))  # VN-2206
        if is_open(s, haint.who) and token in BY_WHO[haint.who].kinds:
            found.append((h, MOODS[haint.who].action(token)))  # VN-2204 VN-2206
    return found


# -- the Flayed Man and his coffin ---------------------------------------------------------------------


def let_out(s: Journey) -> Asks:
    """The Flayed Man comes back next to the Break edge."""
    free = list(cells(open_spaces(s) & SIDE["break"])) or list(cells(open_spaces(s)))
    haint = s.haints[FLAYED]
    haint.at, haint.gone = (yield from COMES.choose(ANYONE, free, haint_words(s, FLAYED))), False
    note(s, "let_out", haint.who, rule="VN-2277")


def haint_words(s: Journey, h: int) -> str:
    """A Haint in a question."""
    return the_haint(s.haints[h].who)


def shut_in(s: Journey, h: int, path: list[int]) -> Asks:
    """Moved onto the empty Coffin he is locked away, and whoever he had is set down in car B."""
    if h != FLAYED or not EMPTY.of(s) or path[-1] != s.events.get(7, -1):
        return
    if is_open(s, "flayed_man"):
        return
    leave_haint(s, FLAYED)  # VN-2277
    for seat in enveloped(s):
        yield from remove_effect(s, seat, "enveloped")
        yield from put_down(s, seat, list(cells(open_spaces(s) & CAR_MASK[1])), "VN-2277")


# -- Debris ------------------------------------------------------------------------------------------------

CLEARS = Whether(
    "clears_debris", "VN-2212", "Clear Debris", "Take the Humanity", prompt="clear Debris next to you instead?",
)  # fmt: skip
WHICH_DEBRIS = Where("which_debris", "VN-2212", "Lift it off {0}", prompt="which Debris?")
DEBRIS_TO = Where("debris_to", "VN-2212", "Let it land on {0}", prompt="where does it land?")


def digs_out(s: Journey, i: int, n: int) -> Asking[int]:
    """Instead of what Patch Up gives, a piece of Debris beside the Vagrant goes to another car."""
    at = s.vagrants[i].at
    there = [j for j in pieces(s, "debris") if at >= 0 and TRAIN.near[at] >> j & 1]
    if not there or not (yield from CLEARS.choose(i)):
        return n
    space = yield from WHICH_DEBRIS.choose(i, there)
    own = next(mask for mask in CAR_MASK if mask >> space & 1)
    clear_terrain(s, space)  # VN-2212
    far = [j for j in cells(open_spaces(s) & ~own) if TRAIN.dist[space][j] >= 6]  # VN-2212
    lay(s, (yield from DEBRIS_TO.choose(i, far)), "debris")  # VN-2212
    return 0  # VN-2212


# -- what the two do -----------------------------------------------------------------------------------


def envelops(s: Journey, h: int, body: Body) -> Asks:
    """The Vagrant is Enveloped."""
    yield from give_effect(s, body & 7, "enveloped")


def downbeat(s: Journey, h: int) -> Asks:
    """Every Cadence Haint moves 2 toward the nearest Vagrant."""
    for k in range(FLAYED + 1, len(s.haints)):
        there = bodies(s)  # VS-072
        if s.haints[k].at >= 0 and there:
            yield from go_toward(s, k, 2, where(s, worst_body(s, nearest(s, k, there))))


def drawn_in(s: Journey, h: int) -> Asks:
    """The Cycle Effect: everybody is moved 1 toward the nearest Haint, through it if that is where it leads."""
    for body in bodies(s):
        at = where(s, body)
        there = [k.at for k in s.haints if k.at >= 0]
        if at >= 0 and there:
            least = min(TRAIN.dist[at][j] for j in there)
            ref = sum(1 << j for j in set(there) if TRAIN.dist[at][j] == least)
            yield from drift(s, body, 1, ref)


CONDUCTING = Mood(
    "Conducting",
    nail=Action("Upbeat", "The target loses 5.", move=3, range=1, does=(target(lose(5)),)),  # VN-2230
    candle=Action("Bring Them In", "Everyone in his car is moved 2 toward him and loses 3.",
                  does=(each(in_car, pulled(2), lose(3)),)),  # VN-2231
    salt=Action("Sharp", "The target loses 5.", range=4, does=(target(lose(5)),)),  # VN-2232
    foot=Action("Downbeat", "Every Cadence Haint moves 2 toward the nearest Vagrant.", perform=downbeat),  # VN-2233
    apple=Action("Tutti", "Everyone in range loses 4.", range=6, does=(each(in_range, lose(4)),)),  # VN-2234
    cycle_text="Everybody is moved 1 toward the nearest Haint.",
    cycle=drawn_in,  # VN-2236
    haunted_text="Lose 2.",
    haunted=(haunted_loss(2),),  # VN-2237
)  # fmt: skip

SLACK = Mood(
    "Slack",
    nail=Action("Empty Sleeve", "The target loses 4.", move=3, range=1, does=(target(lose(4)),)),  # VN-2240
    candle=Action("Wrung Out", "The target loses 4.", move=2, range=1, does=(target(lose(4)),)),  # VN-2241
    salt=Action("Gather In", "Everyone in range is moved 2 toward him.", range=3, does=(each(in_range, pulled(2)),)),  # VN-2242
    foot=Action("Snap Back", "The furthest Vagrant in range loses 4 and is moved up to him.", range=4,
                aim=furthest_within(4), does=(target(lose(4), pulled(4)),)),  # VN-2243
    apple=Action("A Good Fit", "The target loses 3 and is Enveloped.", move=3, range=1,
                 does=(target(lose(3), envelops),)),  # VN-2244
    cycle_text="",
    haunted=(haunted_loss(1),),  # VN-2247
)  # fmt: skip
