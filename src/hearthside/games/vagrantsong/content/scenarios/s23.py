"""Scenario 23: Now or Never Endin'. The head of the train, the fiddler, and everything that is owed.

From the sources: what tokens do here, the Cycle, Lost Souls, Revive boxes, the coloured Events as such, Events 1 to 5,
the endings. Designed here: the diagram, Thresholds, all actions, Rituals, Events 6 to 9 and 0, the texts of the
coloured Events, whom an ending shows. Read so: the Break marker starts on 6, with Events 1 to 5 below it; Event 5 on
the Round track collects the debt (Moment 86), which is half a victory; Holes close the way between A and B; Mile Posts
are shared out rounded down; a Lost Soul has no Candle action; a Rabbit's Foot costs every Haint beside its user 2.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, note

from ...rules.asking import Whom
from ...rules.bindle import discard, rummage
from ...rules.bones import plain_roll
from ...rules.breaks import change_mood, complete, haint_gain
from ...rules.camp.tearing import rise_again
from ...rules.chorus import nudge
from ...rules.haint import enter_haint, go_toward, leave_haint
from ...rules.happenings import (
    all_rituals,
    carries,
    everyone,
    first_time,
    gains,
    haint_gains,
    loses,
    may_rummage,
    nothing,
    party,
    picks_for_one,
    put_event,
    rummages,
    then,
)
from ...rules.humanity import end_scenario, gain, lose
from ...rules.parts import begin
from ...rules.places import near_haint, same_car, set_terrain
from ...rules.spots import beside_haint
from ...rules.story import read
from ...state import TOKENS, TRACK_MAX, Journey
from ..board import CAR, LINKS_AB, SPACE, TRAIN
from ..names import a_token, the, upper
from ..page import Event, HaintCard, Lasting, Ritual, Scenario, Track, scenario
from .s10_souls import SOUL, souls
from .s23_fiddler import (
    ACTED,
    AGAIN,
    ENCORE_MOOD,
    HE,
    LIT,
    LOOKS,
    OVER,
    SILENCE,
    SILENCE_MOOD,
    SOUL_CARD,
    bends,
    bites,
    drew,
    footlights,
    heard,
    ill_luck,
    leave_car,
    other_car,
    treads_out,
    turn_ends,
)

SANG = Track("sang")
SEATED = ("A5c", "C3b")
"""Where the Lost Souls begin."""
WHITE, GRAY = (10, 11), {14: "B6a", 15: "C5d"}
SEALED = "Signed & Sealed"
POSTS = {
    "tunnel": ("Headstrong", "Candle in the Wind", "To Be Free", "Going Down?", "Dream On"),
    "snow": ("Float On", "Stay Frosty", "By the Sun", "Full but Empty", "Fireworks"),
    "orchard": (
        "Six Feet Under", "Breathe in the Air", "Craggy Aggie", "Wrecking Ball", "Broken Bells", "Into the Hollow",
    ),
}  # fmt: skip
"""The Mile Posts of each path: who remembers you from there."""


def posts(s: Journey, door: str) -> int:
    """How many Mile Posts of a path the party has."""
    return sum(name in s.camp.mileposts for name in POSTS[door])


# -- rules of its own --------------------------------------------------------------------------------


def house_lights(s: Journey) -> Asks:
    """The Lost Souls take their seats, and the gray tokens lie where they lie."""
    for name in SEATED:
        enter_haint(s, SOUL, SPACE[name])  # VN-2307
    s.events |= {n: SPACE[name] for n, name in GRAY.items()}  # VN-2309
    return
    yield


HELD_BACK = Lasting(
    key="held_back",
    text="He gains no Humanity while a Ritual is open; once all are done the Lost Souls leave.",
)


def no_applause(s: Journey, h: int, n: int) -> int:
    """Whoever gives him something is remembered, even if he takes nothing while a Ritual is open."""
    if h != HE or n <= 0:
        return n
    if s.active >= 0:
        SANG.set(s, SANG.of(s) | 1 << s.active)  # VN-2392
    return 0 if HELD_BACK.key in s.lasting and not all_rituals(s) else n  # VN-2373


def deaf(s: Journey, h: int) -> bool:
    """Whether he takes nothing, and whoever is acting has given him something before."""
    held = h == HE and HELD_BACK.key in s.lasting and not all_rituals(s)
    return held and (s.active < 0 or bool(SANG.of(s) >> s.active & 1))


def audience(s: Journey) -> Asks:
    """Whether the Rituals that are about who stands where, and who has sung, are done."""
    if heard(s):
        yield from complete(s, "gallery")  # VN-2390
    if all(v.out or SANG.of(s) >> v.seat & 1 for v in s.vagrants):  # VN-2392
        yield from complete(s, "everybody")


def turn_over(s: Journey, i: int) -> Asks:
    """The end of a Vagrant's turn."""
    yield from audience(s)


def his_turn_over(s: Journey, h: int) -> Asks:
    """The end of his turn."""
    yield from turn_ends(s, h)
    yield from audience(s)


def curtain(s: Journey) -> Asks:
    """With the last Ritual done, and Event 3 read, the Lost Souls leave."""
    if HELD_BACK.key in s.lasting and all_rituals(s):
        for k in souls(s):
            leave_haint(s, k)  # VN-2373
    return
    yield


def standing_ovation(s: Journey) -> Asks:
    """A reward: every Vagrant gains 3."""
    yield from party(everyone(gains(3)))(s)
    yield from curtain(s)


def blinks(s: Journey) -> Asks:
    """A reward: he skips his next turn."""
    s.haints[HE].skips += 1  # VN-2391
    yield from curtain(s)


def hats_round(s: Journey) -> Asks:
    """A reward: every Vagrant may Rummage 1."""
    yield from party(everyone(may_rummage))(s)
    yield from curtain(s)


def share(s: Journey) -> float:
    """How far the Rituals are."""
    near = 0.0
    if "gallery" not in s.rituals and s.haints[HE].at >= 0:
        row = TRAIN.dist[s.haints[HE].at]
        near = sum(1 - max(0, row[s.haints[k].at] - 3) / 20 for k in souls(s)) / 2
    sung = SANG.of(s).bit_count() / s.players if "everybody" not in s.rituals else 0.0
    lit = min(1.0, LIT.of(s) / footlights(s)) if "footlights" not in s.rituals else 0.0
    return (len(s.rituals) + near + sung + lit) / 3


# -- Events ------------------------------------------------------------------------------------------


def mask_near(s: Journey, reach: int) -> int:
    """The spaces within so many of him."""
    return TRAIN.reach(s.haints[HE].at, reach)


def dearer(s: Journey) -> None:
    """His Threshold rises by 1 for each Vagrant."""
    s.haints[HE].threshold += s.players


def first_act(s: Journey, i: int) -> Asks:
    """Event 1 on the Break track: it comes to the board, and the Threshold rises."""
    dearer(s)  # VN-2371
    yield from put_event(s, 1, mask_near(s, 2))  # VN-2371


def miles_add_up(s: Journey, i: int) -> Asks:
    """Event 1 found: the Mile Posts are shared out."""
    yield from everyone(gains(len(s.camp.mileposts) // s.players))(s, i)  # VN-2371


def second_act(s: Journey, i: int) -> Asks:
    """Event 2 on the Break track: six Bones, 1 for everyone by each 6; the white tokens go."""
    yield from put_event(s, 2, mask_near(s, 2))  # VN-2372
    sixes = sum(plain_roll(s, s.vagrants[i]) == 6 for _ in range(6))  # VN-2372
    yield from everyone(loses(sixes))(s, i)  # VN-2372
    for number in WHITE:
        s.on_round.pop(number, None)  # VN-2372


def third_act(s: Journey, i: int) -> Asks:
    """Event 3 on the Break track: the fiddle falls, the mood changes, and he takes nothing while a Ritual is open."""
    dearer(s)  # VN-2373
    yield from put_event(s, 3, beside_haint(HE)(s))  # VN-2373
    change_mood(s, HE, SILENCE)  # VN-2373
    begin(s, HELD_BACK)  # VN-2373
    yield from curtain(s)


def fourth_act(s: Journey, i: int) -> Asks:
    """Event 4: Holes between A and B, and car A is gone."""
    yield from leave_car(s, 0, 1, 2, also=LINKS_AB)  # VN-2374
    for name in ("ABb", "ABc"):
        set_terrain(s, SPACE[name], "hole")  # VN-2374


def last_act(s: Journey, i: int) -> Asks:
    """Event 5 on the Break track: one car is left, his Threshold is 5, and the debt falls due two rounds from now."""
    yield from leave_car(s, other_car(s), CAR[s.haints[HE].at], 0)  # VN-2375
    s.haints[HE].threshold = 5  # VN-2375
    s.on_round[5] = (s.round + 1) % TRACK_MAX + 1  # VN-2375


def debt_is_due(s: Journey, i: int) -> Asks:
    """Event 5 on the Round track: the man made of smoke collects."""
    end_scenario(s, "paid")  # VN-2375
    return
    yield


def old_friends(s: Journey, i: int) -> Asks:
    """Event 6: the reader gains 2, and 1 more for each Mile Post of the tunnel."""
    yield from gain(s, i, 2 + posts(s, "tunnel"))  # VN-2376


def lost_property(s: Journey, i: int) -> Asks:
    """Event 7: the reader Rummages 2, and 1 more for each Mile Post of the mountain."""
    yield from rummage(s, i, 2 + posts(s, "snow"))  # VN-2377


def a_chorus(s: Journey, i: int) -> Asks:
    """Event 8: he gains 2, and 1 more for each Mile Post of the orchard."""
    yield from haint_gain(s, HE, 2 + posts(s, "orchard"))  # VN-2378


def punched(s: Journey, i: int) -> Asks:
    """Event 9 used: the next Haint action passes its user over."""
    s.vagrants[i].guarded = True  # VN-2379
    return
    yield


def reckoning(s: Journey, i: int) -> Asks:
    """Event 0: the reader loses 1 for each Revive box that is ticked."""
    yield from lose(s, i, s.camp.revives, "VN-2370")


def bum_note(s: Journey, i: int) -> Asks:
    """Black, Event 12: he moves 2 toward the reader."""
    at = s.vagrants[i].at
    if at >= 0 and s.haints[HE].at >= 0:
        yield from go_toward(s, HE, 2, at)  # VN-2382


def broken_string(s: Journey, i: int) -> Asks:
    """Black, Event 13: the reader loses the first token, or 2 without any."""
    v = s.vagrants[i]
    held = [t for t in v.tokens if t in TOKENS]
    if not held:
        yield from lose(s, i, 2, "VN-2383")
        return
    v.tokens.remove(held[0])  # VN-2383
    discard(s, held[0])
    note(s, "string_breaks", v.who, held[0], rule="VN-2383")


def empty_seat(s: Journey, i: int) -> Asks:
    """Gray, Event 14: any Rummage Token out of the Bindle, for somebody in the reader's car."""
    at = s.vagrants[i].at
    yield from picks_for_one(s, i, [b & 7 for b in same_car(s, at)])  # VN-2384


# -- the endings -------------------------------------------------------------------------------------


def passages(s: Journey) -> list[str]:
    """What is read at the end: the cat's page first, if all is paid in; then the ending, with or without a signature."""
    found = ["m17"] if s.camp.bank >= 25 and s.over != "lost" else []  # VN-2327 VN-2328
    found.append(f"m{S23.moment(s.over)}")
    if s.over == "paid":
        found.append("m86.a" if SEALED in s.camp.mileposts else "m86.b")  # VN-2328
    return found


STAYS_BEHIND = Whom(
    "stays_behind",
    "VN-2327",
    prompt="The paper has to be honoured, and one name on it will do. Who stays on the train?",
)


def epilogues(s: Journey) -> Asks:
    """Saved: whoever remembers you sees you off; with a signature one stays; everybody else has an own page."""
    if s.over != "won":
        return
    for door in POSTS:
        if posts(s, door):
            yield from read(s, f"m85.{door}")  # VN-2327
    if "Reunited" in s.camp.mileposts:
        yield from read(s, "m85.reunited")  # VN-2327
    behind = -1
    if SEALED in s.camp.mileposts:
        behind = yield from STAYS_BEHIND.choose(ANYONE, [v.seat for v in s.vagrants])  # VN-2327
        note(s, "stayed_behind", s.vagrants[behind].who, rule="VN-2327")
        yield from read(s, "m66")  # VN-2327
    for v in s.vagrants:
        if v.seat != behind:
            yield from read(s, f"m85.{v.who}")  # VN-2327


S23 = scenario(
    Scenario(
        number=23,
        name="Now or Never Endin'",
        diagram="""
            .V..6.|#|......|#|......
            VV....|.|.7....|.|......
            VV....|.|...H..|.|...8..
            .V....|#|......|#|......
        """,
        haints=(
            HaintCard(
                "skelly_man", "Skelly Man", (ENCORE_MOOD, SILENCE_MOOD), (2, 3, 4), 6, fury=(0, 0, 1),  # VN-2324
                on_break={1: 5, 2: 4, 3: 3, 4: 2, 5: 1},
            ),
            SOUL_CARD,
        ),
        specials=(
            "Whoever uses Iron Nails rolls a Bone: on a 5 or 6 the Haint gains nothing.",
            "When the Skelly Man comes onto a Candle he performs the Candle action of his mood, too, after what he is doing.",
            "Against a loss of 4 or more Salt prevents only 3 of it.",
            "A Rabbit's Foot that is used next to a Haint makes that Haint lose 2.",
            "Whoever uses an Apple has Special Target Priority for the next 3 Haint actions.",
            "When the Bindle is Cycled only the kinds of token that met their limit go back.",
            "Two Lost Souls are on the train. They gain no Humanity; you may move one that many spaces instead, any way.",
            "When all Vagrants are Westbound, tick a Revive box without reading its Moment: all flip back, all Wounds heal, all Junk is "
            "mended. Without a free box the game is lost (Moment 76).",
            "White, black and gray tokens are Event Tokens: two white on the Round track, two black in the Bindle, two gray on the board.",
        ),
        victory_text="Save the Skelly Man (Moment 85).",
        defeat_text="All Vagrants are Westbound and no Revive box is free (Moment 76).",
        ending_texts=(
            "Saved: Moment 85, after Moment 17 if 25 Coins are banked. Whoever remembers you by a Mile Post is there. With Signed & Sealed one "
            "Vagrant of your choice stays behind (Moment 66). Everybody else has an epilogue.",
            "The debt is collected: Moment 86, after Moment 17 if 25 Coins are banked; with Signed & Sealed you leave at a price (86.a), else "
            "with a promise (86.b).",
        ),
        events=(
            Event(
                number=1, title="Every Mile of It",
                text="On the Break track: this goes on an open space within 2 of him, and his Threshold rises by 1 for each Vagrant. On the "
                "board, 1+: the total of your Mile Posts is divided by the number of Vagrants, rounded down, and each gains so much.",
                fires=first_act, tiers=(nothing, miles_add_up),
            ),
            Event(
                number=2, title="A Letter Never Sent",
                text="On the Break track: this goes on an open space within 2 of him; roll 6 Bones: all Vagrants lose 1 for each 6; white "
                "tokens leave the Round track. On the board, 1+: keep it. Use it next to him: he gains 6.",
                fires=second_act, tiers=(nothing, carries), use=haint_gains(6), usable=lambda s, i: near_haint(s, s.vagrants[i], HE, 1),
            ),
            Event(
                number=3, title="A Golden Fiddle",
                text="On the Break track: this goes on an open space next to him, his Threshold rises by 1 for each Vagrant, and his mood "
                "changes. From now on he gains no Humanity while a Ritual is open; once all are done the Lost Souls leave. On the board: keep "
                "it. Whoever holds it has Special Target Priority.",
                fires=third_act, auto=carries, priority=True,
            ),
            Event(
                number=4, title="The First Car Lets Go",
                text="Holes open between A and B, and A is out of play. Characters there, or where a Hole opens, lose 2 and are set on open "
                "spaces of B.",
                fires=fourth_act,
            ),
            Event(
                number=5, title="What Is Owed",
                text="On the Break track: of the two cars left the one without him is out of play, and Vagrants there are set on open spaces of "
                "the other; his Threshold is 5; this goes on the Round track, two rounds ahead. On the Round track: the debt is collected "
                "(Moment 86).",
                fires=first_time(last_act, debt_is_due),
            ),
            Event(
                number=6, title="A Lantern Held Up",
                text="Investigate. 1+: gain 2, and 1 more for each Mile Post of the tunnel.", tiers=(nothing, old_friends),
            ),
            Event(
                number=7, title="Lost Property",
                text="Investigate. 1+: Rummage 2, and 1 more for each Mile Post of the mountain.", tiers=(nothing, lost_property),
            ),
            Event(
                number=8, title="Somebody Else Singing",
                text="Investigate. 1+: he gains 2, and 1 more for each Mile Post of the orchard.", tiers=(nothing, a_chorus),
            ),
            Event(
                number=9, title="A Return Ticket",
                text="Keep it. Use it: the next Haint action passes you over.", carry=True, use=punched,
            ),
            Event(number=0, title="The Reckoning", text="Lose 1 for each Revive box that is ticked.", fires=reckoning),
            Event(
                number=10, title="White: A Kind Face", text="Every Vagrant gains 1.", fires=everyone(gains(1)), stays=True,  # VN-2380
            ),
            Event(
                number=11, title="White: A Hat Goes Round", text="Every Vagrant may Rummage 1.", fires=everyone(may_rummage),  # VN-2381
                stays=True,
            ),
            Event(
                number=12, title="Black: A Bum Note", text="He moves 2 toward you, Haunting on the way. It goes back into the Bindle.",
                fires=bum_note, stays=True,
            ),
            Event(
                number=13, title="Black: A Broken String",
                text="Lose the Rummage Token you have held longest, or 2 Humanity without any. It goes back into the Bindle.",
                fires=broken_string, stays=True,
            ),
            Event(
                number=14, title="Gray: An Empty Seat",
                text="Investigate. 0: lose 1. 1+: take any Rummage Token out of the Bindle and give it to a Vagrant in your car.",
                tiers=(loses(1), empty_seat),  # VN-2384
            ),
            Event(
                number=15, title="Gray: The Programme", text="Investigate. 1+: Rummage 3, and gain 1.",
                tiers=(nothing, then(rummages(3), gains(1))),  # VN-2385
            ),
        ),
        on_round={10: 2, 11: 5},
        in_bindle=(9, 0, 12, 13),
        rituals=(
            Ritual(
                "gallery", "Standing Room", "Both Lost Souls are within Range 3 of him at the end of a turn.", "Every Vagrant gains 3.", 0,
                standing_ovation,
            ),
            Ritual("footlights", "Footlights", "He has come onto two Candles; with two Vagrants, onto one.", "He skips his next turn.", 0, blinks),
            Ritual(
                "everybody", "Everybody Sings",
                "Every Vagrant in play has given him Humanity on the own turn, even if he takes none.", "Every Vagrant may Rummage 1.", 0,
                hats_round,
            ),
        ),
        lasting=(HELD_BACK,),
        tracks=(SANG, AGAIN, ACTED, LOOKS, LIT, OVER),
        lines={
            "seats_changed": lambda haint, who: f"The Skelly Man sits where {the(who)} sat, and the other way round.",
            "string_breaks": lambda who, token: f"A string breaks; {the(who)} drops {a_token(token)}.",
            "stayed_behind": lambda who: f"{upper(the(who))} stays on the train.",
        },
        win=85,
        lose=76,
        also={"paid": 86},
        ends=frozenset({"won", "lost", "paid"}),
        moments=passages,
        epilogue=epilogues,
        tier=3,
        sparse_cycle=True,
        opening=house_lights,
        turn_end=turn_over,
        drew=drew,
        haint_end=his_turn_over,
        haint_gaining=no_applause,
        nudged=nudge,  # VN-2307
        nailing=bends,
        snuffs=treads_out,
        footed=ill_luck,
        used=bites,
        fallen=rise_again,  # VN-2308
        deaf=deaf,
        progress=share,
    )
)  # fmt: skip
