"""The air of Scenario 16: one breath for all, who stays below when it is gone, and what the Dead Ringers do with it."""

from __future__ import annotations

from dataclasses import replace

from hearthside.kernel import ANYONE, Act, Asking, Asks, learn, note
from hearthside.kernel.grid import cells

from ...rules.asking import Question, Whom
from ...rules.bindle import discard
from ...rules.blows import each, everyone, gets_or_loses, lose, strike
from ...rules.bones import plain_roll
from ...rules.breaks import change_mood, tell
from ...rules.happenings import lay_terrain
from ...rules.humanity import drop_effects, end_scenario
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import put_down
from ...rules.places import caught, open_near, open_spaces, where
from ...rules.spots import near
from ...rules.story import whisper
from ...rules.ties import worst_body
from ...state import EVENT, SECRET, Journey
from ..board import CAR, SPACE, TRAIN
from ..page import Action, Body, HaintCard, Mood, Track
from .s10_souls import MOURNING, SOUL, souls

THEY = 0
STALE, TOLLING = 0, 1
OPENED, THIN, TAKEN = (
    Track("opened", most=1 << 10),
    Track("thin", "Every gain is {0} smaller."),
    Track("taken"),
)
"""The Event Tokens made out, by number as bits; by how much gains are smaller; how many have stayed below."""
WANTED = (1, 2, 3, 4, 5, 6, 8, 9)
SPOTS = {
    1: "A4a", 2: "B4a", 3: "C3a", 4: "A4d", 5: "B3d", 6: "C4d", 8: "B3b", 9: "C2b",
}  # fmt: skip
"""Where the Event Tokens lie: on six Coffins and two Boxes."""


# -- one breath for all ----------------------------------------------------------------------------------


def air_in(s: Journey) -> Asks:
    """The Humanity track starts at the Threshold, the Break track at the number of Vagrants."""
    air = s.haints[THEY]
    air.humanity, air.breaks = air.threshold, s.players  # VN-1601
    return
    yield


def bears(s: Journey, i: int, n: int) -> Asking[int]:
    """A loss of anybody is a loss of all."""
    note(s, "lost", s.vagrants[i].who, n, rule="VN-1601")
    yield from drain(s, n)  # VN-1601
    return n


def drain(s: Journey, n: int) -> Asks:
    """The air gets less; with the last of it somebody stays below."""
    air = s.haints[THEY]
    air.humanity = max(0, air.humanity - n)  # VN-1601
    note(s, "air", air.humanity, rule="VN-1601")
    if air.humanity == 0:
        yield from one_stays(s)


def mends(s: Journey, i: int, n: int) -> Asks:
    """A gain of anybody is a gain of all."""
    breathe(s, n)  # VN-1601
    return
    yield


def breathe(s: Journey, n: int) -> None:
    """The air gets better, up to the Threshold."""
    air = s.haints[THEY]
    air.humanity = min(air.threshold, air.humanity + n)  # VN-1601
    note(s, "air", air.humanity, rule="VN-1601")


def thinner(s: Journey, i: int, n: int) -> int:
    """Event 7 makes every gain smaller."""
    return max(0, n - THIN.of(s))  # VN-1677


WHO_STAYS = Whom("who_stays", "VN-1601", prompt="The air is gone. Who stays below?")


def one_stays(s: Journey) -> Asks:
    """The pool is full again, the Break marker steps down, and the party says who is out; at 0 everybody is."""
    air = s.haints[THEY]
    air.breaks -= 1  # VN-1601
    if air.breaks <= 0:
        for v in s.vagrants:
            v.out = True
        end_scenario(s, "lost")  # VN-1623
    air.humanity = air.threshold  # VN-1601
    seat = yield from WHO_STAYS.choose(ANYONE, [v.seat for v in s.vagrants if not v.out])
    v = s.vagrants[seat]
    yield from drop_effects(s, seat)
    v.out = v.acted = True  # VN-1601
    v.at = v.pup = -1
    note(s, "stays_below", v.who, rule="VN-1601")
    s.bindle += [*v.tokens, *v.pup_tokens]  # VN-1601
    v.tokens.clear()
    v.pup_tokens.clear()
    change_mood(s, THEY, TOLLING)  # VN-1604
    if TAKEN.add(s) == 1:  # VN-1670
        yield from hears_bells(s, seat)


# -- the way back ----------------------------------------------------------------------------------------

WRITE = Act[Journey, [int]](
    "write",
    "VN-1670",
    over=range(len(EVENT)),
    barred=lambda s, i, n: None if n in shut(s) else "VN-1670",
    label="Event Token {0}",
    points="event:{0}",
)
WRITES = Question(
    "writes",
    "VN-1670",
    (WRITE,),
    prompt="which Event Token do you write down?",
    meanwhile="writes something down",
    secret=True,
    always=True,
)


def shut(s: Journey) -> list[int]:
    """The Event Tokens that have not been made out yet."""
    return [n for n in WANTED if not OPENED.of(s) >> n & 1]


def hears_bells(s: Journey, i: int) -> Asks:
    """Event 0: the first who stays below reads alone, and writes down where to be dug for."""
    note(s, "event", 0, s.scenario, rule="VN-1670")
    yield from tell(s, 0)
    yield from whisper(s, i, 20)  # VN-1670
    pick = yield WRITES(s, i)
    s.tracks[SECRET[i]] = int(pick[1])  # VN-1670


def opens(s: Journey, number: int) -> Asks:
    """An Event Token is made out: whoever wrote it down is back; with the last the night is won."""
    OPENED.set(s, OPENED.of(s) | 1 << number)
    if any(track in s.tracks for track in SECRET):
        learn(s)  # whether it is the one somebody wrote down
    for seat in [k for k, track in enumerate(SECRET) if s.tracks.get(track) == number]:
        del s.tracks[SECRET[seat]]
        s.vagrants[seat].out = False  # VN-1670
        note(s, "dug_out", s.vagrants[seat].who, rule="VN-1670")
        yield from put_down(s, seat, open_near(s, SPACE[SPOTS[number]]), "VN-1670")  # VN-1670
    if not shut(s):
        end_scenario(s, "won")  # VN-1622


# -- what they do ----------------------------------------------------------------------------------------


def off_coffins(s: Journey, h: int, aim: Body | None, action: Action) -> list[Body]:
    """Everyone who is next to no Coffin."""
    return caught(s, TRAIN.all & ~near("coffin")(s))


def by_the_dead(s: Journey, h: int, aim: Body | None, action: Action) -> list[Body]:
    """Everyone next to a Coffin or a Blood Pool."""
    return caught(s, near("coffin")(s) | near("pool")(s))


def stale(s: Journey, h: int) -> Asks:
    """2 of the air."""
    yield from drain(s, 2)


def cuts_off(s: Journey, space: int) -> bool:
    """Whether a Blood Pool on a space would leave less of the train within reach than there is now."""
    free = TRAIN.all & ~s.blocked & ~(1 << space)
    beside = TRAIN.near[space] & free
    return beside & ~TRAIN.flood(beside & -beside, free) != 0  # VN-1632 VN-1642


def seeps(s: Journey, h: int) -> Asks:
    """A Blood Pool next to whoever acted last, not across the way; everyone next to it gains Bleeding, or loses 1."""
    at = s.vagrants[s.recent].at
    if at < 0:
        yield from drain(s, 1)
        return
    before = set(s.terrain)
    spots = [j for j in cells(TRAIN.near[at] & open_spaces(s)) if not cuts_off(s, j)]
    yield from lay_terrain(s, "pool", spots)
    for space in set(s.terrain) - before:
        for body in caught(s, TRAIN.near[space]):
            yield from strike(s, h, body, (gets_or_loses("bleeding", 1),))


def knocks(s: Journey, h: int) -> Asks:
    """With a Lost Soul about it comes (by its own action); without one, 2 of the air."""
    if not souls(s):
        yield from drain(s, 2)


def crowded(s: Journey, h: int) -> Asks:
    """1 of the air for each Vagrant in the car where most are."""
    cars = [CAR[where(s, b)] for b in everyone(s)]
    yield from drain(s, max((cars.count(c) for c in cars), default=1))


def lets_go_of_a_nail(s: Journey, h: int, body: Body) -> Asks:
    """An Iron Nail is discarded."""
    v = s.vagrants[body & 7]
    v.tokens.remove("nail")
    discard(s, "nail")
    note(s, "shook_off", v.who, "nail", rule="VN-1640")
    yield from ()


def one_for_you(s: Journey, h: int) -> Asks:
    """Whoever holds most Iron Nails discards one; with none about, 2 of the air."""
    held = {b: s.vagrants[b].tokens.count("nail") for b in everyone(s)}
    most = max(held.values(), default=0)
    if not most:
        yield from drain(s, 2)
        return
    body = worst_body(s, [b for b in held if held[b] == most])
    yield from strike(s, h, body, (lets_go_of_a_nail,))  # VS-152


def alone(s: Journey, h: int, aim: Body | None, action: Action) -> list[Body]:
    """Everyone with nobody else in the car."""
    there = everyone(s)
    cars = [CAR[where(s, b)] for b in there]
    return [b for b in there if cars.count(CAR[where(s, b)]) == 1]


def all_at_once(s: Journey, h: int) -> Asks:
    """1 of the air for each Vagrant in play."""
    yield from drain(s, len(everyone(s)))


def bells_toll(s: Journey) -> Asks:
    """At the end of a round whoever stays below is still breathing: 2 of the air each."""
    if s.haints[THEY].mood == TOLLING:
        yield from drain(s, 2 * sum(v.out for v in s.vagrants))  # VN-1645


def gasps(s: Journey, h: int) -> Asks:
    """The Cycle Effect: each rolls a Bone; 1 or 2 costs 1, 5 or 6 gives 1, whatever Event 7 says."""
    for body in everyone(s):
        if s.vagrants[body].out:
            continue
        bone = plain_roll(s, s.vagrants[body])
        if bone <= 2:
            yield from lose_humanity(s, body, 1, "VN-1636")
        elif bone >= 5:
            breathe(s, 1)


CYCLE = "Each Vagrant rolls a Bone: on a 1 or 2 lose 1, on a 5 or 6 gain 1."

STALE_MOOD = Mood(
    "Stale",
    nail=Action("A Little Less", "2 of the air are gone.", perform=stale),  # VN-1630
    candle=Action(
        "Nothing to Hold On To", "Everyone who is next to no Coffin loses 2.", does=(each(off_coffins, lose(2)),),  # VN-1631
    ),
    salt=Action(
        "Seeping", "A Blood Pool opens next to whoever acted last, nowhere across the way. Everyone next to it gains Bleeding, or loses 1 if they have it.",  # VN-1632
        perform=seeps,
    ),
    foot=Action("Knocking", "Without a Lost Soul about, 2 of the air are gone.", perform=knocks),  # VN-1633
    apple=Action(
        "Too Many in Here", "1 of the air is gone for each Vagrant in the car where most are.", perform=crowded,  # VN-1634
    ),
    cycle_text=CYCLE,
    cycle=gasps,  # VN-1636
    haunted_text="",
)  # fmt: skip

TOLLING_MOOD = Mood(
    "Tolling",
    nail=Action(
        "One for You", "Whoever holds most Iron Nails discards one. If nobody has any, 2 of the air are gone.",  # VN-1640
        perform=one_for_you,
    ),
    candle=Action(
        "Two for the Lid", "Everyone next to a Coffin or a Blood Pool loses 2.", does=(each(by_the_dead, lose(2)),),  # VN-1641
    ),
    salt=Action(
        "Dripping", "A Blood Pool opens next to whoever acted last, nowhere across the way. Everyone next to it gains Bleeding, or loses 1 if they have it.",  # VN-1642
        perform=seeps,
    ),
    foot=Action("Three for the Hand", "Everyone who is alone in a car loses 2.", does=(each(alone, lose(2)),)),  # VN-1643
    apple=Action("All of Them at Once", "1 of the air is gone for each Vagrant in play.", perform=all_at_once),  # VN-1644
    special="At the end of each round 2 of the air are gone for each Vagrant who stays below.",  # VN-1645
    cycle_text=CYCLE,
    cycle=gasps,  # VN-1646
    haunted_text="",
)  # fmt: skip

BURIED = replace(
    MOURNING,
    haunted_text="Gain Bleeding, or lose 2 if you have it.",
    haunted=(gets_or_loses("bleeding", 2),),  # VN-1657
)
SOUL_CARD = HaintCard(SOUL, "Lost Soul", (BURIED,), follows="ringers", aside=True)
