"""Scenario 10: Snowed In. Weather and mourners between the party and the far end of the train.

From the sources: all special rules, Snow, Frostbitten, Seance, victory, all Events, two Rituals, the Mile Post. Designed
here: the diagram, all actions, what changes the mood, the Ritual of the cameo, rewards. Readings: the night is won if
anybody got away; both keepsakes send a Lost Soul off the train.
"""

from __future__ import annotations

from dataclasses import replace

from hearthside.kernel import Asking, Asks, Goal, note
from hearthside.kernel.grid import cells

from ...rules.asking import Either, Where, Whether, Which
from ...rules.bindle import discard, received
from ...rules.breaks import change_mood, complete
from ...rules.coins import move_value
from ...rules.haint import leave_haint
from ...rules.handing import beside, pockets, reached
from ...rules.happenings import (
    PASS_ON,
    begins,
    carries,
    everyone,
    heals,
    is_wounded,
    loses,
    nothing,
    party,
    then,
)
from ...rules.humanity import end_scenario, remove_effect, wound
from ...rules.movement import drift, set_on
from ...rules.places import clear_terrain, haints_mask, same_car, spaces_of, standing
from ...rules.pockets import drop_event, enforce_limit
from ...rules.story import read
from ...state import LIMITS, Journey
from ..board import LINKS, LINKS_AB, NAME, SIDE, TO_SIDE, TRAIN
from ..effects import FROSTBITTEN
from ..names import the, upper
from ..page import (
    PUP,
    Body,
    Event,
    HaintCard,
    Lasting,
    MilePost,
    Ritual,
    Scenario,
    Seance,
    SeatHook,
    Terrain,
    black,
    scenario,
)
from ..terrain import CLEAR_SNOW, SNOW, pieces
from .s10_souls import all_roam, soul_card, soul_comes, souls
from .s10_storm import FLURRIES, FLURRIES_MOOD, STORM, STORM_MOOD, WEATHER, ahead, snow_falls

# -- Events ------------------------------------------------------------------------------------------


def goes_off(s: Journey, i: int) -> Asks:
    """Event 1 discarded: the others in the car are no longer Frostbitten, and suffer a Wound."""
    at = s.vagrants[i].at
    for body in same_car(s, at) if at >= 0 else []:
        if body & 7 != i:  # VN-1071
            yield from remove_effect(s, body & 7, "frostbitten")
            yield from wound(s, body & 7)  # VN-1071


def clears_all(s: Journey, i: int) -> Asks:
    """Event 1 used: all Terrain next to the Vagrant is gone."""
    near = TRAIN.near[s.vagrants[i].at] if s.vagrants[i].at >= 0 else 0
    for space in [t for t in s.terrain if near >> t & 1]:
        clear_terrain(s, space)  # VN-1071
        note(s, "cleared", NAME[space], rule="VN-1071")
    return
    yield


COAL = Whether(
    "coal",
    "VN-1072",
    "Light them both",
    "Keep the coal",
    prompt="two Candles among what you drew. Give the coal up for both?",
    meanwhile="blows on a coal",
)


def two_candles(s: Journey, i: int, pulled: list[str]) -> Asking[list[str]]:
    """Event 2, held: of what was drawn two Candles are kept, and one may go to somebody adjacent."""
    if pulled.count("candle") < 2 or not (yield from COAL.choose(i)):  # VN-1072
        return []
    yield from drop_event(s, 2)  # VN-1072
    near = [o.seat for o in beside(s, s.vagrants[i].at, i)]  # VS-072
    to = (yield from PASS_ON.choose(i, near, "candle")) if near else -1
    if to < 0:
        return ["candle", "candle"]  # VN-1072
    pulled.remove("candle")
    s.held.remove("candle")
    pockets(s, reached(s, s.vagrants[i].at, to)).append("candle")  # VN-1072
    note(s, "gave", s.vagrants[i].who, "candle", s.vagrants[to].who, rule="VN-1072")
    yield from received(s, to, "candle")
    yield from enforce_limit(s, to)
    return ["candle"]


SKATES = Whether(
    "skates",
    "VN-1073",
    "Put them on",
    "Leave them",
    prompt="a pair of skates. Put them on for this turn?",
    meanwhile="looks at a pair of skates",
)
GLIDE = Where("glide", "VN-1073", "Skate to {0}", prompt="where do you skate to?", part=True)


def glide_ends(s: Journey, at: int) -> int:
    """Where three steps over Snow can end: not on it, not on anybody."""
    floor = TRAIN.all & ~haints_mask(s) & ~(s.blocked & ~spaces_of(s, "snow"))  # VN-1073
    edge = seen = 1 << at
    for _ in range(3):  # VN-1073
        edge = TRAIN.spread(edge) & floor & ~seen
        seen |= edge
    return seen & ~standing(s) & ~s.blocked  # VN-1073


def skates(s: Journey, i: int) -> Asks:
    """Event 3, held: given up at the start of a turn, it is a Move of 3 over Snow."""
    v = s.vagrants[i]
    ends = glide_ends(s, v.at) if v.at >= 0 and "e3" in v.tokens else 0
    if ends and (yield from SKATES.choose(i)):
        yield from drop_event(s, 3)  # VN-1073
        end = yield from GLIDE.choose(i, cells(ends))
        note(s, "skated", v.who, NAME[end], rule="VN-1073")
        yield from set_on(s, i, end)  # VN-1073


def roam(n: int) -> SeatHook:
    """All Lost Souls move, Haunting as many as they can."""

    def effect(s: Journey, i: int) -> Asks:
        yield from all_roam(s, n)

    return effect


WHICH_BROTHER = Where(
    "which_brother", "VS-002", "The one on {0}", prompt="which Lost Soul?", part=True
)


def beside_soul(s: Journey, i: int) -> bool:
    """Whether a Vagrant stands next to a Lost Soul."""
    at = s.vagrants[i].at
    return at >= 0 and any(TRAIN.near[at] >> s.haints[k].at & 1 for k in souls(s))


def keepsake(ritual: str, moment: str) -> SeatHook:
    """Events 4 and 5 used: a Lost Soul next to the Vagrant leaves, a Wound heals, and nothing is numb any longer."""

    def effect(s: Journey, i: int) -> Asks:
        near = TRAIN.near[s.vagrants[i].at]
        beside = {s.haints[k].at: k for k in souls(s) if near >> s.haints[k].at & 1}
        space = yield from WHICH_BROTHER.choose(i, beside)
        yield from read(s, moment)
        leave_haint(s, beside[space])  # VN-1074 VN-1075
        change_mood(s, WEATHER, FLURRIES)  # VN-1045
        yield from remove_effect(s, i, "frostbitten")  # VN-1074 VN-1075
        yield from heals(s, i)  # VN-1074 VN-1075
        yield from complete(s, ritual)  # VN-1090 VN-1091

    return effect


def comes_by(side: str) -> SeatHook:
    """Events 7 and 9: a Lost Soul comes in at an end of the train, and the Storm with it."""

    def effect(s: Journey, i: int) -> Asks:
        yield from soul_comes(s, SIDE[side])  # VN-1077 VN-1079
        change_mood(s, WEATHER, STORM)  # VN-1035

    return effect


def waits(s: Journey, i: int) -> Asks:
    """Event 7: Event 0 goes to Round 2."""
    s.on_round[0] = 2  # VN-1077
    return
    yield


GUST = Either(
    "gust",
    "VN-1078",
    {"let_go": "Let go of a token", "go_back": "Be blown back"},
    prompt="the wind has you by the coat. What will it be?",
    part=True,
)
BLOWN_OFF = Which("blown_off", "VN-1078", "Let go of {0}", prompt="which token?", part=True)


def gust(s: Journey, i: int) -> Asks:
    """Event 8: a token is discarded, or the Vagrant is moved by the Move value toward the Round side."""
    v = s.vagrants[i]
    if not v.tokens or (yield from GUST.choose(i)) == "go_back":  # VN-1078
        yield from drift(s, i, move_value(s, v), SIDE["round"])  # VN-1078
        return
    token = yield from BLOWN_OFF.choose(i, v.tokens)
    note(s, "blown_off", v.who, rule="VN-1078")
    if token in LIMITS:
        v.tokens.remove(token)  # VN-1078
        discard(s, token)  # VN-1078
    else:
        yield from drop_event(s, int(token[1:]))  # VN-1078


def fills_holes(s: Journey, i: int) -> Asks:
    """Event 0: all Holes are gone."""
    for space in pieces(s, "hole"):
        clear_terrain(s, space)  # VN-1070
        note(s, "cleared", NAME[space], rule="VN-1070")
    return
    yield


LAST_DASH = Lasting(
    key="last_dash", text="Everybody's Move value is 1 higher this round.", until="round", move=1
)
WHITE_DEATH = Lasting(
    key="white_death",
    text="Each Vagrant suffers a Wound at the start of the own turn.",
    turn_start=is_wounded,  # VN-1070
)
WARM_FEET = Lasting(
    key="warm_feet", text="Everybody's Move value is 1 higher this round.", until="round", move=1
)


# -- rules of its own --------------------------------------------------------------------------------


def round_start(s: Journey) -> Asks:
    """Two Snow ahead of whoever leads, then every Lost Soul moves 2."""
    for _ in range(2):  # VN-1002
        yield from snow_falls(s, ahead(s))  # VN-1002
    yield from all_roam(s, 2)  # VN-1002


def arrives(s: Journey, i: int, body: Body) -> Asks:
    """Whoever reaches the Break side gets away; the night ends when nobody is left who could."""
    v = s.vagrants[i]
    if body >= PUP or not SIDE["break"] >> v.at & 1:  # VN-1022
        return
    if "e6" in v.tokens + v.pup_tokens:  # VN-1092
        yield from complete(s, "cameo")
    v.out = v.acted = True  # VN-1022
    v.at = v.pup = -1  # VN-1022
    note(s, "got_away", v.who, rule="VN-1022")
    if all(o.out or o.westbound for o in s.vagrants):  # VN-1022
        end_scenario(s, "won")


def fallen(s: Journey) -> Asks:
    """With nobody left to walk, it is won if anybody got away."""
    end_scenario(s, "won" if any(v.out for v in s.vagrants) else "lost")  # VN-1022 VN-1023
    return
    yield


def goals(s: Journey) -> tuple[Goal, ...]:
    """Who got away, of those that still can."""
    away, could = sum(v.out for v in s.vagrants), sum(not v.westbound for v in s.vagrants)
    text = "Whoever reaches the Break side gets away."
    return (Goal("Got away", away, max(1, could), rule="VN-1022", text=text, look="away"),)


def progress(s: Journey) -> float:
    """How much of the way is behind them; while the Holes bar it, it is longer, less so with the dynamite in hand."""
    away = TO_SIDE["break"]
    free = TRAIN.all & ~s.blocked
    detour = 0
    if s.blocked & LINKS & ~LINKS_AB == LINKS & ~LINKS_AB:
        detour = 3 if any("e1" in v.tokens for v in s.vagrants) else 9
    done = 0.0
    for v in s.vagrants:
        if v.out:
            done += 1.0
        elif v.at >= 0:
            left = away[v.at]
            layers = enumerate(TRAIN.layers(v.at, free))
            round_about = next((n for n, mask in layers if mask & SIDE["break"]), 99)
            straight = left + SNOWED_UP * drifts(s, v.at) + (detour if left > 6 else 0)
            done += 1 - min(round_about, straight) / 38
    return done / len(s.vagrants)


def drifts(s: Journey, at: int) -> int:
    """How many pieces of Snow lie between a space and the Break side, where fewest do."""
    snow = spaces_of(s, "snow")
    clear = TRAIN.all & ~snow
    here, found = TRAIN.flood(1 << at, clear), 0
    while not here & SIDE["break"]:
        here = TRAIN.flood(here | TRAIN.spread(here), clear)
        found += 1
    return found


SNOWED_UP = 4
"""What a piece of Snow that bars the way is worth in steps: it can be cleared."""


S10 = scenario(
    Scenario(
        number=10,
        name="Snowed In",
        diagram="""
            V..S..|#|....S.|#|......
            V.2...|.|.1...H|O|..5...
            VV..S.|.|......|O|.S....
            V....4|#|.O..O.|#|......
        """,
        haints=(
            HaintCard("white_death", "White Death", (FLURRIES_MOOD, STORM_MOOD), standee=False),  # VN-1001
            soul_card("white_death", aside=False),  # VN-1001
        ),
        specials=(
            "There is no Humanity to give here and nothing Breaks. The White Death has no body; each Lost Soul acts by its token, "
            "right after it.",
            "At the start of each round, after the Events of its space, 2 Snow fall on open spaces between the Vagrant nearest the "
            "Break side and that side; then each Lost Soul moves 2, Haunting as many as it can. No two of them end on one space.",
        ),
        terrain=(
            replace(
                SNOW, text=f"{SNOW.text} With neither left, the Snow nearest the Round side is taken.",
            ),  # VN-1010
            Terrain(kind="hole", text="bars the way."),  # VN-1011
        ),
        effects=(black(FROSTBITTEN),),  # VN-1015
        seance=Seance(text="Use it: everybody's Move value is 1 higher this round.", use=party(begins(WARM_FEET))),  # VN-1021
        victory_text=(
            "A Vagrant who reaches the Break side gets away and leaves the train. Once all have left or are Westbound, it is won if "
            "anybody got away."
        ),
        saved=False,
        goals=goals,
        defeat_text="All Vagrants are Westbound.",
        events=(
            Event(
                number=1, title="A Stick of Dynamite",
                text=(
                    "Investigate. 1+: keep it. Used, it removes all Terrain next to you. When it is discarded, the other Vagrants in your "
                    "car are no longer Frostbitten and suffer a Wound."
                ),
                tiers=(nothing, carries), use=clears_all, dropped=goes_off,  # VN-1071
            ),
            Event(
                number=2, title="A Red Coal",
                text="Investigate. 1+: keep it. Give it up while you Rummage to keep 2 Candles you drew; one may go to a Vagrant next to you.",
                tiers=(nothing, carries), keeps=two_candles,  # VN-1072
            ),
            Event(
                number=3, title="A Pair of Skates",
                text=(
                    "Drawn by a Vagrant: keep it. Give it up at the start of your turn to Move 3, through Snow but not onto it. Drawn for the "
                    "White Death: whoever drew it suffers a Wound, all Lost Souls move 2, and it goes back into the Bindle."
                ),
                carry=True, turn_start=skates, for_haint=then(is_wounded, roam(2)), stays=True,  # VN-1073
            ),
            Event(
                number=4, title="A Pair of Mittens",
                text=(
                    "Investigate. 1+: keep it. Used next to a Lost Soul: it leaves, you heal a Wound and are no longer Frostbitten, and the "
                    "Ritual Keepin' Warm is done."
                ),
                tiers=(nothing, carries), use=keepsake("warm", "m78"), usable=beside_soul,  # VN-1074
            ),
            Event(
                number=5, title="A Long Scarf",
                text=(
                    "Investigate. 1+: keep it. Used next to a Lost Soul: it leaves, you heal a Wound and are no longer Frostbitten, and the "
                    "Ritual Bundle Up is done."
                ),
                tiers=(nothing, carries), use=keepsake("bundle", "m79"), usable=beside_soul,  # VN-1075
            ),
            Event(
                number=6, title="A Cameo",
                text=(
                    "Drawn by a Vagrant: keep it, and lose 2 at the start of each of your turns. Drawn for the White Death: all Lost Souls "
                    "move 3, and it goes back into the Bindle."
                ),
                carry=True, turn_start=loses(2), for_haint=roam(3), stays=True,  # VN-1076
            ),
            Event(
                number=7, title="Somebody Behind You",
                text="A Lost Soul comes in on the Round side. Event 0 goes to Round 2.", fires=then(comes_by("round"), waits),  # VN-1077
            ),
            Event(
                number=8, title="A Gust",
                text="Each Vagrant discards a token, or is moved by the own Move value toward the Round side. It stays.",
                fires=everyone(gust), stays=True,  # VN-1078
            ),
            Event(
                number=9, title="Somebody Ahead", text="A Lost Soul comes in on the Break side.", fires=comes_by("break"),  # VN-1079
            ),
            Event(
                number=0, title="The White Death",
                text=(
                    "All Holes are gone. Everybody's Move value is 1 higher this round. From now on each Vagrant suffers a Wound at the start "
                    "of the own turn."
                ),
                fires=then(fills_holes, begins(LAST_DASH), begins(WHITE_DEATH)),  # VN-1070
            ),
        ),
        on_round={7: 5, 8: 3, 9: 4},
        in_bindle=(3, 6),
        rituals=(
            Ritual("warm", "Keepin' Warm", "Give the mittens to a Lost Soul (Event 4).", "2 Coins.", 2),  # VN-1090
            Ritual("bundle", "Bundle Up", "Give the scarf to a Lost Soul (Event 5).", "2 Coins.", 2),  # VN-1091
            Ritual("cameo", "Worth Its Weight", "Get away with the cameo (Event 6).", "2 Coins.", 2),  # VN-1092
        ),
        lasting=(LAST_DASH, WHITE_DEATH, WARM_FEET),
        uses=(CLEAR_SNOW,),  # VN-1010
        lines={
            "skated": lambda who, to: f"{upper(the(who))} skates to {to}.",
            "blown_off": lambda who: f"The wind takes something from {the(who)}.",
            "got_away": lambda who: f"{upper(the(who))} gets away from the snow.",
        },
        win=44,
        lose=45,
        skills=(17, 18),
        tier=3,
        mileposts=(
            MilePost("Stay Frosty", "nobody ever was Westbound.", lambda s: not any(v.was_westbound for v in s.vagrants)),  # VN-1025
        ),
        round_start=round_start,
        moved=arrives,
        fallen=fallen,
        progress=progress,
        prizes={"nail": 1.8, "candle": 1.5, "salt": 1.5},
    )
)  # fmt: skip
