"""Scenario 9: So Far Away. The Lady in White, who waits at the far end of the snow for somebody to come home.

From the sources: the special rule, Snow, Possessed, Seance, all Events, two Rituals, the Mile Posts, I Appear Missing.
Designed here: the diagram, Thresholds, the other actions, both Possessed Actions, what changes her mood, one Ritual,
rewards, the Silver Ring. Readings: Event 5 sends Event 6 to the next round; a car is no colder for both.
"""

from __future__ import annotations

from dataclasses import replace

from hearthside.kernel import Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Either, Where, Whom
from ...rules.breaks import complete, haint_gain
from ...rules.finery import softens
from ...rules.happenings import (
    begins,
    carries,
    everyone,
    everyone_gains,
    finds_junk,
    has,
    is_moved,
    loses,
    nothing,
    post,
    ritual,
    rolls,
    then,
)
from ...rules.humanity import gain, lose, remove_effect
from ...rules.places import clear_terrain, open_spaces, set_terrain, stands_on, terrain_left
from ...rules.pockets import drop_event
from ...rules.spots import haint as her_place
from ...state import TRACK_MAX, Journey
from ..board import CAR_MASK, LINKS_AB, NAME, TRAIN
from ..junk import Junk
from ..names import the, upper
from ..page import (
    Event,
    HaintCard,
    Lasting,
    MilePost,
    Ritual,
    Scenario,
    Seance,
    SeatHook,
    scenario,
)
from ..terrain import CLEAR_SNOW, SNOW
from .s09_lady import POSSESSED, SHE, WAITING_MOOD, WRATH_MOOD, falls_on_somebody

RING = 25


# -- Events ------------------------------------------------------------------------------------------

SHOVEL_FROM = Where(
    "shovel_from", "VN-0971", "The one on {0}", prompt="which Snow do you shovel away?", part=True
)
SHOVEL_TO = Where("shovel_to", "VN-0971", "Onto {0}", prompt="where to with it?", part=True)


def snow_beside(s: Journey, i: int) -> int:
    """The Snow next to a Vagrant."""
    at = s.vagrants[i].at
    near = TRAIN.near[at] if at >= 0 else 0
    return sum(1 << t for t, kind in s.terrain.items() if kind == "snow" and near >> t & 1)


def can_shovel(s: Journey, i: int) -> bool:
    """Event 1: Snow to shovel, and an open space to put it."""
    return bool(snow_beside(s, i) and TRAIN.near[s.vagrants[i].at] & open_spaces(s))  # VN-0971


def shovels(s: Journey, i: int) -> Asks:
    """Event 1 with a Coin: a Snow next to the Vagrant goes to another open space there."""
    free = list(cells(TRAIN.near[s.vagrants[i].at] & open_spaces(s)))
    start = yield from SHOVEL_FROM.choose(i, cells(snow_beside(s, i)))
    end = yield from SHOVEL_TO.choose(i, free)
    clear_terrain(s, start)  # VN-0971
    set_terrain(s, end, "snow")  # VN-0971
    note(s, "shovelled", s.vagrants[i].who, NAME[start], NAME[end], rule="VN-0971")


def shows_her(s: Journey, i: int) -> Asks:
    """Event 2 used: she gains 5, Break and all, then the Ritual."""
    yield from haint_gain(s, SHE, 5)  # VN-0972
    yield from complete(s, "look")  # VN-0990


def cold(cars: tuple[int, ...]) -> SeatHook:
    """Whoever starts a turn in certain cars loses 2, or 1 on or next to a Candle."""

    def chills(s: Journey, i: int) -> Asks:
        v = s.vagrants[i]
        if any(stands_on(v, CAR_MASK[car]) for car in cars):  # VS-077
            warm = any(stands_on(v, TRAIN.reach(c, 1)) for c in s.candles)
            yield from lose(s, i, 1 if warm else 2)  # VN-0975 VN-0976

    return chills


ROOFLESS = Lasting(
    key="roofless",
    text="Whoever starts a turn in car A or C loses 2, or 1 on or next to a Candle.",
    turn_start=cold((0, 2)),  # VN-0975
)
WHITEOUT = Lasting(
    key="whiteout",
    text="Whoever starts a turn in car A or B loses 2, or 1 on or next to a Candle; a car is no colder for both.",
    turn_start=cold((1,)),  # VN-0976: car A is cold already, for only Event 5 brings this one
)


def roof_goes(s: Journey, i: int) -> Asks:
    """Event 5: the cold is in cars A and C from now on, and Event 6 waits on the next round."""
    s.on_round[6] = s.round % TRACK_MAX + 1  # VN-0975
    yield from begins(ROOFLESS)(s, i)  # VN-0975


def snowed_under(s: Journey, i: int) -> Asks:
    """Event 6: Snow on what lies open between cars A and B; the cold is in A and B from now on."""
    for space in cells(LINKS_AB & open_spaces(s)):
        if terrain_left(s, "snow") > 0:  # VN-0910
            set_terrain(s, space, "snow")  # VN-0976
            note(s, "terrain", "snow", NAME[space], rule="VN-0976")
    yield from begins(WHITEOUT)(s, i)  # VN-0976


NUMB = Lasting(key="numb", text="Move value 1 lower for one turn.", until="turn", move=-1)
FREES = Whom(
    "frees",
    "VN-0977",
    nobody="Nobody",
    prompt="lose 3 more to call somebody back who is Possessed?",
    part=True,
)


def calls_back(s: Journey, i: int) -> Asks:
    """Event 7 on a 5 or 6: lose 2; for 3 more, another is no longer Possessed."""
    yield from lose(s, i, 2, "VN-0977")
    held = [v.seat for v in s.vagrants if v.seat != i and "possessed" in v.effects]
    who = (yield from FREES.choose(i, held)) if held else -1
    if who >= 0:
        yield from lose(s, i, 3, "VN-0977")
        yield from remove_effect(s, who, "possessed")  # VN-0977


COMES = is_moved(3, her_place(SHE))


def feather_falls(s: Journey, i: int) -> Asks:
    """Event 8, held: gone with a Wound."""
    yield from drop_event(s, 8)  # VN-0978


# -- rules of its own --------------------------------------------------------------------------------

COMFORT = Either(
    "comfort",
    "VN-0921",
    {"gain": "Gain 3", "free": "No longer be Possessed"},
    prompt="the card is warm in your hand. What will it be?",
    part=True,
)


def comforts(s: Journey) -> Asks:
    """The Seance: each Vagrant gains 3, or is no longer Possessed."""
    for v in s.vagrants:
        if "possessed" in v.effects and (yield from COMFORT.choose(v.seat)) == "free":
            yield from remove_effect(s, v.seat, "possessed")  # VN-0921
        else:
            yield from gain(s, v.seat, 3)  # VN-0921


def turn_end(s: Journey, i: int) -> Asks:
    """Nobody Left Behind: all in play are within Range 2 of her, and nobody is Possessed."""
    at = s.haints[SHE].at
    near = [v for v in s.vagrants if at >= 0 and v.at >= 0 and TRAIN.dist[at][v.at] <= 2]
    here = all(v.out or (v in near and "possessed" not in v.effects) for v in s.vagrants)
    if here:  # VN-0992
        yield from complete(s, "together")


def float_on(s: Journey) -> bool:
    """Whether Vagrants hold both the Black Feather and the Silver Ring at the end."""
    feather = any("e8" in v.tokens + v.pup_tokens for v in s.vagrants)
    ring = any(RING in (abs(n) for n in v.junk) for v in s.vagrants)
    return feather and ring  # VN-0925


S09 = scenario(
    Scenario(
        number=9,
        name="So Far Away",
        diagram="""
            V...S.|#|...2..|#|.S....
            VV....|.|S.....|.|...4..
            V..1..|.|..S...|.|...H..
            V.....|#|.....3|#|..S...
        """,
        haints=(
            HaintCard(
                "lady_in_white", "Lady in White", (WAITING_MOOD, WRATH_MOOD), (10, 11, 15), 3, fury=(8, 6, 6), on_break={5: 2},  # VN-0924
            ),
        ),
        specials=("After a Vagrant has performed a Possessed Action the Lady in White still takes her turn.",),
        terrain=(replace(SNOW, text=f"{SNOW.text} With neither left, no Snow is laid."),),  # VN-0910
        effects=(POSSESSED,),
        seance=Seance(text="Use it: each Vagrant gains 3 or is no longer Possessed.", use=comforts),
        victory_text="Save the Lady in White.",
        events=(
            Event(
                number=1, title="A Coal Shovel",
                text="Investigate. 1+: keep it. A Coin on it moves a Snow next to you to another open space next to you.",
                tiers=(nothing, carries), works=shovels, usable=can_shovel, labour=0.2,  # VN-0971
            ),
            Event(
                number=2, title="A Photograph",
                text="Investigate. 0: lose 2. 1+: keep it. Used, it gives her 5, and the Ritual Look at This is done.",
                tiers=(loses(2), carries), use=shows_her,  # VN-0972
            ),
            Event(
                number=3, title="Something Bright in the Snow", text="Investigate. 1+: gain the Silver Ring.",
                tiers=(nothing, finds_junk(RING)),  # VN-0973
            ),
            Event(
                number=4, title="A Ticket Never Punched",
                text="Investigate. 1+: the Mile Post One Way Ticket, and the Ritual To Paradise is done.",
                tiers=(nothing, then(post("One Way Ticket"), ritual("paradise"))),  # VN-0974 VN-0991
            ),
            Event(
                number=5, title="The Roof Goes",
                text=(
                    "From now on whoever starts a turn in car A or C loses 2, or 1 on or next to a Candle. Event 6 goes to the next "
                    "round of the Round track."
                ),
                fires=roof_goes,
            ),
            Event(
                number=6, title="White from End to End",
                text=(
                    "Snow falls on both connecting spaces between A and B. From now on whoever starts a turn in car A or B loses 2, or "
                    "1 on or next to a Candle; a car is no colder for both."
                ),
                fires=snowed_under,
            ),
            Event(
                number=7, title="She Sings",
                text=(
                    "Each Vagrant rolls. 1 or 2: be moved 3 toward her. 3 or 4: your Move value is 1 lower in your next turn. 5 or 6: lose "
                    "2, and you may lose 3 more so that another is no longer Possessed."
                ),
                fires=everyone(rolls(COMES, COMES, has(NUMB), has(NUMB), calls_back, calls_back)),  # VN-0977
            ),
            Event(
                number=8, title="A Black Feather",
                text="Keep it: your Move value is 1 higher, and you may move over Terrain. Gone when you suffer a Wound.",
                carry=True, move=1, strides=1, wounded=feather_falls,  # VN-0978
            ),
            Event(number=9, title="A Draught", text="Lose 2. It goes back into the Bindle.", fires=loses(2), stays=True),  # VN-0979
            Event(
                number=0, title="A Roof's Worth of Snow",
                text="1 Snow next to a Vagrant who is not Possessed; whoever is next to it loses 2. It goes back into the Bindle.",
                fires=falls_on_somebody, stays=True,  # VN-0970
            ),
        ),
        on_round={7: 3},
        in_bindle=(8, 9, 0),
        rituals=(
            Ritual("look", "Look at This", "Show her the Photograph (Event 2).", "2 Coins.", 2),  # VN-0990
            Ritual(
                "paradise", "To Paradise", "Find the ticket (Event 4).", "1 Coin, and every Vagrant gains 1.", 1, everyone_gains(1),
            ),  # VN-0991
            Ritual(
                "together", "Nobody Left Behind",
                "A Vagrant's turn ends with all Vagrants in play within Range 2 of her and nobody Possessed.",
                "1 Coin, and every Vagrant gains 2.", 1, everyone_gains(2),
            ),  # VN-0992
        ),
        lasting=(ROOFLESS, WHITEOUT, NUMB),
        uses=(CLEAR_SNOW,),  # VN-0910
        lines={
            "shovelled": lambda who, start, end: f"{upper(the(who))} shovels the Snow from {start} to {end}.",
        },
        junk=(
            Junk(RING, "Silver Ring", 0, "Your Move value is 1 higher. Losses of 4 or more cost you 1 less.", move=1, losing=softens(4)),
        ),
        win=42,
        lose=43,
        skills=(15, 16),
        tier=3,
        mileposts=(MilePost("Float On", "Vagrants hold the Black Feather and the Silver Ring.", float_on),),
        turn_end=turn_end,
    )
)  # fmt: skip
