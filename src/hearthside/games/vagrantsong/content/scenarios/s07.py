"""Scenario 7: The Stillness & the Quiet. The Visitor, who is only there where there is light.

From the sources: the rules on Candles, both Haint Effects, Seance, all Events, Wheezing Whispers and Peeling Shadow.
Designed here: the diagram, Thresholds, the second mood and what changes it, the other actions, the Rituals, rewards,
what burning a photograph does.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, Bar, note
from hearthside.kernel.grid import cells

from ...rules.asking import SEATS, Either, Where, Which, Whom
from ...rules.bindle import draw_plain, fetch, release, shake
from ...rules.blows import strike
from ...rules.bones import plain_roll
from ...rules.breaks import change_mood, complete, haint_gain
from ...rules.haint import mood_action, perform
from ...rules.handing import beside
from ...rules.happenings import (
    carries,
    clean_sweep,
    everyone_gains,
    fetches,
    loses,
    nothing,
)
from ...rules.humanity import gain, give_effect, remove_effect
from ...rules.places import caught, open_spaces, same_car
from ...rules.pockets import drop_event
from ...rules.spots import reader_at
from ...rules.using import light
from ...state import Journey
from ..board import CAR, CORNERS, NAME, TRAIN
from ..names import rider
from ..page import (
    Effect,
    Event,
    HaintCard,
    Ritual,
    Said,
    Scenario,
    Seance,
    SeatHook,
    Track,
    black,
    deed,
    scenario,
    white,
)
from .s07_dark import (
    LANTERN,
    SEEN_MOOD,
    SHOWN,
    UNSEEN,
    UNSEEN_MOOD,
    WHISPERS,
    first_light,
    lit,
    lit_up,
    put_out_all,
    unseen,
    whisper,
)

PHOTOS = Track("photos", "Photographs taken: {0}.", most=3)
BURNED, BURNED_ON, FOUND = Track("burned"), Track("burned_on"), Track("found")

UNDER_CANDLE = Where(
    "lantern",
    "VS-004",
    "Under the Candle on {0}",
    prompt="under which Candle does the lantern go?",
    part=True,
)
RELIGHT = Where("relight", "VS-002", "Light it on {0}", prompt="where does the Candle light up?")
WHICH_CAR = Either(
    "which_car",
    "VS-002",
    {f"car_{c}": f"Car {c.upper()}" for c in "abc"},
    prompt="which car is lit at its corners?",
    part=True,
)
THREE_ACTS = Which(
    "three_acts", "VS-002", "Let {0} come next", prompt="it acts three times. Which comes next?"
)

# -- Events ------------------------------------------------------------------------------------


def place_lantern(s: Journey, i: int) -> Asks:
    """Event 2 (VN-0772) used: the lantern stands under an adjacent Candle, which reaches 4 from now on."""
    at = s.vagrants[i].at
    near = [c for c in s.candles if TRAIN.near[at] >> c & 1]
    LANTERN.set(s, 1 + (yield from UNDER_CANDLE.choose(i, near)))


def beside_candle(s: Journey, i: int) -> bool:
    """Whether a Candle is next to a Vagrant."""
    at = s.vagrants[i].at
    return any(TRAIN.near[at] >> c & 1 for c in s.candles)


def candles_for_all(s: Journey, i: int) -> Asks:
    """Event 4 (VN-0774), two successes: a Candle for everyone in the car."""
    for body in same_car(s, reader_at(s, i)):
        yield from fetch(s, body & 7, "candle")


def spent_wick(s: Journey, i: int) -> Asks:
    """Event 5 (VN-0775): a Candle from the Cycle track lights up anywhere; the whispers grow."""
    louder(s)
    if s.cycle["candle"]:
        free = list(cells(open_spaces(s)))
        space = yield from RELIGHT.choose(ANYONE, free)
        s.cycle["candle"] -= 1
        note(s, "lit", NAME[space], rule="VS-147")
        yield from light(s, i, space)


def louder(s: Journey) -> None:
    """Wheezing Whispers costs 1 more for the rest of the night."""
    WHISPERS.add(s)


def four_corners(s: Journey, i: int) -> Asks:
    """Event 6 (VN-0776): Candles in the corners of a car; the Threshold rises; the whispers grow."""
    louder(s)
    raise_threshold(s)
    car = yield from WHICH_CAR.choose(ANYONE)
    for space in CORNERS["abc".index(car[-1])]:
        if open_spaces(s) >> space & 1:
            if "candle" in s.bindle:
                s.bindle.remove("candle")
            elif s.cycle["candle"]:
                s.cycle["candle"] -= 1
            else:
                return
            note(s, "lit", NAME[space], rule="VS-147")
            yield from light(s, i, space)


def raise_threshold(s: Journey) -> None:
    """The Visitor's Threshold rises by 2 for every Vagrant."""
    haint = s.haints[0]
    haint.threshold += 2 * len(s.vagrants)
    note(s, "threshold", haint.who, haint.threshold, rule="VS-026")


def lights_out(s: Journey, i: int) -> Asks:
    """Event 7 (VN-0777): the Threshold rises, all Candles go out, it is Unseen, and it acts three times."""
    raise_threshold(s)
    put_out_all(s)
    change_mood(s, 0, UNSEEN)
    drawn = yield from draw_plain(s, i, 3)
    shake(s)
    while drawn:
        token = yield from THREE_ACTS.choose(ANYONE, drawn)
        drawn.remove(token)
        release(s, [token])
        s.cycle[token] += 1
        yield from perform(s, 0, mood_action(s, 0, token))


def old_friend(s: Journey, i: int) -> Asks:
    """Event 9 (VN-0779): whoever led a soul out is thanked; the others' hearts race."""
    if "Safe at Last" in s.camp.mileposts:
        yield from gain(s, i, 1)
    else:
        yield from give_effect(s, i, "racing")


def wake_up(s: Journey, i: int) -> Asks:
    """Event 0 (VN-0770): Paralyzed goes from the reader, or from somebody within 2."""
    near = caught(s, TRAIN.reach(s.vagrants[i].at, 2))  # VS-072
    found = [b & 7 for b in near if "paralyzed" in s.vagrants[b & 7].effects]
    if i in found or len(found) == 1:
        yield from remove_effect(s, i if i in found else found[0], "paralyzed")
    elif found:
        yield from remove_effect(s, (yield from WAKES.choose(i, found)), "paralyzed")


WAKES = Whom("wakes", "VN-0770", prompt="who is woken by it?", part=True)


# -- rules of its own --------------------------------------------------------------------------


def pounding(s: Journey, i: int) -> Asks:
    """VN-0715: Racing Heart: 4+ and it is over, else Wheezing Whispers."""
    if plain_roll(s, s.vagrants[i]) >= 4:
        yield from remove_effect(s, i, "racing")
    else:
        s.acting = s.salted = s.salt_asked = 0  # VS-150: its action, so Salt is asked
        yield from strike(s, 0, i, (whisper(3),))
        s.acting = -1


def no_move(s: Journey, i: int, what: str) -> Said:
    """VN-0716: The Paralyzed cannot Move."""
    return "VS-217" if what in ("move", "pup_move") else None


def woken(s: Journey, i: int, actor: int) -> Asks:
    """VN-0716: A successful action of another Vagrant wakes the Paralyzed."""
    yield from remove_effect(s, i, "paralyzed")


RACING = Effect(
    key="racing",
    name="Racing Heart",
    text="At the start of your turn roll: on 4+ it is over, else Wheezing Whispers.",
    turn_start=pounding,
)
PARALYZED = Effect(
    key="paralyzed",
    name="Paralyzed",
    text="No Move. Ends when another Vagrant's action on you succeeds, or a neighbour spends a Coin.",
    state=True,
    bars=no_move,
    touched=woken,
)


def turn_end(s: Journey, i: int) -> Asks:
    """A lantern whose Candle is gone lies on the floor again; what was found is counted."""
    pick_up_lantern(s)
    if FOUND.of(s) >= 3:
        yield from complete(s, "found")


def pick_up_lantern(s: Journey) -> None:
    """Without its Candle the lantern is an Event Token again."""
    space = LANTERN.of(s) - 1
    if space >= 0 and space not in s.candles:
        LANTERN.set(s, 0)
        s.events[2] = space


def haint_end(s: Journey, h: int) -> Asks:
    """The lantern is looked after at the end of its turn too."""
    pick_up_lantern(s)
    return
    yield


def found(*effects: SeatHook) -> SeatHook:
    """Something is found in the dark: it counts for a Ritual."""

    def effect(s: Journey, i: int) -> Asks:
        FOUND.add(s)
        for part in effects:
            yield from part(s, i)

    return effect


def no_rouse(s: Journey, i: int, to: int) -> str | None:
    """A Coin in hand, and a Paralyzed neighbour."""
    if to >= len(s.vagrants) or "paralyzed" not in s.vagrants[to].effects:
        return "VS-004"
    if not any(o.seat == to for o in beside(s, s.vagrants[i].at, i)):  # VS-072
        return "VS-004"
    return None if s.vagrants[i].hand else "VS-051"


def rouse(s: Journey, i: int, to: int) -> Asks:
    """A Coin spent beside a Paralyzed Vagrant wakes them."""
    v = s.vagrants[i]
    v.hand -= 1
    v.dealt -= 1
    yield from remove_effect(s, to, "paralyzed")


ROUSE = deed(
    "rouse", "VS-004", rouse, over=SEATS, barred=no_rouse,
    label=lambda s, i, to: f"Wake {rider(s, to)} (1 Coin in hand)", points="seat:{0}",
)  # fmt: skip


def no_photo(s: Journey, i: int) -> Said:
    """The camera and two Coins in hand, in a car without a Candle, with the Visitor Unseen."""
    v = s.vagrants[i]
    if "e3" not in v.tokens:
        return "VS-004"
    if v.hand < 2:
        return Bar("VS-051", f"It takes 2 Coins in hand; you have {v.hand}.")
    dark = all(CAR[c] != CAR[v.at] for c in s.candles)
    return None if dark and s.haints[0].mood == UNSEEN else "VS-056"


def take_photo(s: Journey, i: int) -> Asks:
    """Two Coins in the dark: a photograph, and the Visitor gains 3. After three the camera is done."""
    v = s.vagrants[i]
    v.hand -= 2
    v.dealt -= 2
    note(s, "photo", v.who, rule="VS-004")
    if PHOTOS.add(s) >= 3:
        yield from drop_event(s, 3)
    yield from haint_gain(s, 0, 3)


PHOTO = deed(
    "photo", "VS-004", take_photo, barred=no_photo, label="Take a photograph (2 Coins in hand)"
)


def no_burn(s: Journey, i: int) -> str | None:
    """A photograph that has not been burned, next to a Candle, once a round."""
    if PHOTOS.of(s) <= BURNED.of(s) or BURNED_ON.of(s) == s.rounds:
        return "VS-004"
    return None if beside_candle(s, i) else "VS-056"


def burn_photo(s: Journey, i: int) -> Asks:
    """A photograph burned at a Candle: its owner gains 2, the Visitor 1; two burned is a Ritual."""
    BURNED.add(s)
    BURNED_ON.set(s, s.rounds)
    note(s, "burned", s.vagrants[i].who, rule="VS-004")
    yield from gain(s, i, 2)
    yield from haint_gain(s, 0, 1)
    if BURNED.of(s) >= 2:
        yield from complete(s, "burn")


BURN = deed("burn", "VS-004", burn_photo, barred=no_burn, label="Burn a photograph")


def one_light(s: Journey) -> Asks:
    """VN-0721: The Seance: one Vagrant takes a Candle from the Bindle."""
    yield from fetch(
        s, (yield from ONE_LIGHT.choose(ANYONE, [v.seat for v in s.vagrants])), "candle"
    )


ONE_LIGHT = Whom("one_light", "VS-041", prompt="who takes a Candle?", part=True)


def progress(s: Journey) -> float:
    """Being able to see it is half of it."""
    return (0.6 if s.haints[0].at >= 0 and lit(s, s.haints[0].at) else 0.0) + 0.1 * len(s.candles)


S07 = scenario(
    Scenario(
        number=7,
        name="The Stillness & the Quiet",
        diagram="""
            .V....|#|......|#|......
            .V.i..|.|...H..|.|......
            .V....|.|......|.|......
            .VV...|#|......|#|......
        """,
        haints=(HaintCard("visitor", "Visitor", (UNSEEN_MOOD, SEEN_MOOD), (3, 2, 2), 2, fury=(6, 7, 6), on_humanity={5: 3, 7: 5}, on_break={6: 1}),),  # VN-0724
        events=(
            Event(
                number=1, title="What the Light Finds", text="In the car that was lit, on open spaces at least two apart: A, a Box, 2 Holes and Event 2; B, a Box, 2 Blood Pools and Event 3; C, a Box, a Hole, a Blood Pool and Event 4."),  # VN-0771
            Event(
                number=2, title="The Foot of a Lantern", text="Investigate. 1+: keep it; used beside a Candle, that Candle reaches 4. When the Candle goes, this lies there again.",  # VN-0772
                tiers=(nothing, found(carries)), use=place_lantern, usable=beside_candle,
            ),
            Event(
                number=3, title="An Instant Camera",  # VN-0773
                text="Investigate. 1+: keep it; in a car without a Candle, with the Visitor Unseen and 2 Coins in hand, take a photograph: it gains 3. Three at most. Once a round, next to a Candle, "
                "a photograph can be burned: you gain 2, the Visitor 1.",
                tiers=(nothing, found(carries)),
            ),
            Event(
                number=4, title="A Box of Stubs", text="Investigate. 0: lose 2. 1: take a Candle. 2+: a Candle for everyone in the car.",  # VN-0774
                tiers=(loses(2), found(fetches("candle")), found(candles_for_all)),
            ),
            Event(
                number=5, title="A Wick Glows", text="A Candle of the Cycle track lights up on any open space; the whispers grow by 1.", fires=spent_wick),  # VN-0775
            Event(
                number=6, title="Four Corners", text="Candles in the open corners of a car, out of the Bindle, then off the Cycle track; the Threshold rises by 2 a Vagrant; the whispers grow by 1.", fires=four_corners),  # VN-0776
            Event(
                number=7, title="Lights Out", text="The Threshold rises by 2 a Vagrant; all Candles go out; it is Unseen and acts three times.", fires=lights_out),  # VN-0777
            Event(
                number=8, title="A Hand on the Neck", text="Lose 3.", fires=loses(3)),  # VN-0778
            Event(
                number=9, title="Somebody You Helped", text="With Safe at Last gain 1, else gain Racing Heart. It goes back into the Bindle.", fires=old_friend, stays=True),  # VN-0779
            Event(
                number=0, title="A Sound Outside", text="Paralyzed goes from you, or from somebody within 2. It goes back into the Bindle.", fires=wake_up, stays=True),  # VN-0770
        ),
        in_bindle=(8, 9, 0),
        rituals=(
            Ritual("lights", "Every Lamp Lit", "A Candle burns in each car.", "1 Coin, and everyone gains 1.", 1, everyone_gains(1)),  # VN-0790
            Ritual("found", "Things Left Behind", "Find what each car hides (Events 2, 3 and 4).", "1 Coin, and everyone gains 1.", 1, everyone_gains(1)),  # VN-0791
            Ritual("burn", "Burn the Pictures", "Burn two photographs.", "2 Coins.", 2),  # VN-0792
        ),
        specials=((
            "The first Candle of each car shows what is in it. A Vagrant may target only what a Candle reaches: 3 spaces. Coins not placed "
            "can wake a Paralyzed neighbour or work the camera."
        ),),
        victory_text="Save the Visitor.",
        seance=Seance(text="At any time: one Vagrant takes a Candle from the Bindle.", use=one_light, usable=lambda s: "candle" in s.bindle),
        effects=(black(RACING), white(PARALYZED)),
        win=40,
        lose=41,
        skills=None,
        tracks=(PHOTOS, BURNED, BURNED_ON, FOUND, LANTERN, WHISPERS, *SHOWN),
        deeds=(ROUSE, PHOTO, BURN),
        mileposts=(clean_sweep("Dream On"),),
        progress=progress,
        opening=first_light,
        turn_end=turn_end,
        haint_end=haint_end,
        unseen=unseen,
        lit=lit_up,
    )
)  # fmt: skip
