"""Scenario 20: End of Time. A lighthouse with no sea, a keeper with all the time there is, and the same hours over again.

From the sources: the five tokens, Event 0 and its hour, the Lights and Darks, Seance, all Events, both Maps and what they
are for, the second Threshold, the Mile Post. Designed here: the diagram, where the tokens lie, both patterns, that
Vagrants may move them, tracks, all actions, all Rituals, rewards. Read so: the five are used in the order drawn; Event 3
is read once both lighthouses are destroyed, and until then he has no Threshold; the black square leads along spaces
next to Terrain; the Round marker is set back and the count of rounds goes on.
"""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import ANYONE, Asking, Asks, Goal, note
from hearthside.kernel.grid import cells

from ...rules.asking import Where, Whether
from ...rules.bindle import discard, draw_plain, release, shake
from ...rules.blows import everyone as bodies_of_all
from ...rules.breaks import change_mood, complete, tell
from ...rules.haint import choose_target, jump, mood_action, move_haint, perform
from ...rules.happenings import carries, everyone_gains, loses, nothing
from ...rules.humanity import gain, lose
from ...rules.movement import displace, drift, haunt, place_pup, put_down, set_on
from ...rules.parts import begin, remove_terrain
from ...rules.places import in_reach, mood_of, open_spaces, same_car, standing, where
from ...rules.spots import near
from ...rules.story import read
from ...state import EVENT, TOKENS, TRACK_MAX, Journey
from ..board import CAR, CAR_MASK, TRAIN
from ..page import (
    PUP,
    STAYS,
    Action,
    Event,
    HaintCard,
    Lasting,
    MilePost,
    Ritual,
    Scenario,
    Seance,
    SeatHook,
    Track,
    read_diagram,
    scenario,
)
from .s20_light import (
    BEAM,
    BEGAN,
    CAGE,
    DARK,
    HE,
    KEEPING,
    KEEPING_MOOD,
    LIGHT,
    LIGHTS,
    STARTS,
    TIMELESS,
    TIMELESS_MOOD,
    TURN_LIGHT,
    TURNED,
    known,
    shown,
    to_a_beam,
    to_corners,
)

KINDS = tuple(TOKENS)
FIVE = tuple(Track(f"five{k}") for k in range(5))
"""The tokens that were kept apart, each as its place among the kinds."""
NEXT, IN_HAND, FULL, SLIP = Track("next"), Track("in_hand"), Track("full"), Track("slip")
"""Which of the five is next; the token drawn for him, from 1; his Threshold to come; how far the Round marker is off."""
HOMES = tuple(Track(f"home{i}") for i in range(4))
"""The space, from 1, where each seat began the night."""


# -- the five tokens ---------------------------------------------------------------------------------


def five(s: Journey) -> list[str]:
    """The five tokens in the order in which they will be used; none once time has stopped."""
    if s.haints[HE].mood == TIMELESS or s.phase == "setup":
        return []
    order = [KINDS[track.of(s)] for track in FIVE]
    n = NEXT.of(s) % 5
    return order[n:] + order[:n]


def his_token(s: Journey, h: int) -> Asking[str]:
    """One of the five after the other, as long as they lie there; then one out of the Bindle."""
    if s.haints[h].mood == KEEPING:
        NEXT.set(s, NEXT.of(s) + 1)  # VN-2002
        return KINDS[FIVE[NEXT.of(s) - 1].of(s)]  # VN-2002
    drawn = yield from draw_plain(s, s.recent, 1)  # VN-2073
    shake(s)
    if drawn:
        IN_HAND.set(s, KINDS.index(drawn[0]) + 1)
    return drawn[0] if drawn else ""


def his_turn_is_over(s: Journey, h: int) -> Asks:
    """The patterns are looked at; after the fifth token comes the Cycle Effect, and all five are ready again."""
    if IN_HAND.of(s):
        token = KINDS[IN_HAND.of(s) - 1]
        IN_HAND.set(s, 0)
        release(s, [token])
        discard(s, token)  # VN-2073
    yield from looked_at(s)
    if NEXT.of(s) >= 5:
        NEXT.set(s, 0)  # VN-2002
        if s.haints[h].mood == KEEPING:
            note(s, "five_used", rule="VN-2002")
            cycle = mood_of(s, h).cycle
            assert cycle is not None
            yield from cycle(s, h)  # VN-2002
            yield from looked_at(s)


# -- the night begins --------------------------------------------------------------------------------

EARLIER = Whether(
    "earlier",
    "VN-2021",
    "Use the Seance",
    "Keep your places",
    prompt="You may all begin in car B instead.",
)


def begins_in_b(s: Journey) -> Asks:
    """The Seance: all Vagrants are set on open spaces of car B."""
    for v in s.vagrants:
        v.pup = -1
        yield from put_down(s, v.seat, list(cells(open_spaces(s) & CAR_MASK[1])), "VN-2021")


def sets_the_clock(s: Journey) -> Asks:
    """Five tokens are kept apart, Lights and Darks laid down, and everybody's place is remembered."""
    s.figures.update(STARTS)
    FULL.set(s, s.haints[HE].threshold)
    s.haints[HE].threshold = 0  # VN-2005
    for track in FIVE:
        token = s.dice.pick([t for t in s.bindle if t in TOKENS])
        s.bindle.remove(token)
        s.held.append(token)  # VN-2002
        track.set(s, KINDS.index(token))
    if (s.seance or s.encore) and (yield from EARLIER.choose(ANYONE)):
        note(s, "seance", s.scenario, rule="VN-2021")
        s.seance, s.encore = False, s.encore and s.seance
        yield from begins_in_b(s)
    for v in s.vagrants:
        HOMES[v.seat].set(s, v.at + 1)
        BEGAN[v.seat].set(s, v.at + 1)


def turn_start(s: Journey, i: int) -> Asks:
    """A turn begins: where, and nobody has hold of anything yet."""
    TURNED.set(s, 0)  # VN-2003
    BEGAN[i].set(s, s.vagrants[i].at + 1)
    return
    yield


def turn_end(s: Journey, i: int) -> Asks:
    """Whatever was moved in a turn, the patterns are looked at when it ends."""
    yield from looked_at(s)


def goals(s: Journey) -> tuple[Goal, ...]:
    """While the lighthouses stand nobody can save him: they are what there is to do."""
    he = s.haints[HE]
    if he.mood != KEEPING:
        return ()
    gone = sum(event not in s.events for event in (1, 7))
    lights = Goal(
        "Lighthouses", gone, 2, means="leads", rule="VN-2073", text=known(s), look="light"
    )
    if he.threshold:
        return (lights,)
    text = "He can be saved once both lighthouses are destroyed."
    saved = Goal("Lightkeeper", 0, FULL.of(s), rule="VS-227", text=text, look="humanity")
    return (saved, lights)


# -- the lighthouses ---------------------------------------------------------------------------------


def looked_at(s: Journey) -> Asks:
    """A lighthouse whose pattern lies there is destroyed; with both of them gone Event 3 is read."""
    yield from shown(s)
    if s.haints[HE].mood == KEEPING and 1 not in s.events and 7 not in s.events:
        yield from time_stops(s)  # VN-2073


def time_stops(s: Journey) -> Asks:
    """Event 3: no Event 0, no Lights, no Boxes; the five go back, his Threshold stands, and his turns are like any."""
    note(s, "event", 3, s.scenario, rule="VN-2073")
    yield from tell(s, 3)
    s.on_round.pop(0, None)  # VN-2073
    order = [KINDS[track.of(s)] for track in FIVE]
    release(s, order)
    s.bindle += order  # VN-2073
    NEXT.set(s, 0)
    for key in STARTS:
        s.figures.pop(key, None)  # VN-2073
    for space in [t for t, kind in s.terrain.items() if kind == "box"]:
        yield from remove_terrain(s, space)  # VN-2073
    s.haints[HE].threshold = FULL.of(s)  # VN-2073
    change_mood(s, HE, TIMELESS)  # VN-2073
    if not s.fired.get(0, 0):  # VN-2092
        yield from complete(s, "hour")


def lamp(card: int, lasting: Lasting, moment: str) -> SeatHook:
    """A lighthouse: with its Map the Moment is read and the pattern known; the Coins may still go on Patch Up."""

    def effect(s: Journey, i: int) -> Asks:
        v = s.vagrants[i]
        slot = "pup_investigate" if s.reader >= PUP else "investigate"
        if EVENT[card] in v.tokens + v.pup_tokens and lasting.key not in s.lasting:
            yield from read(s, moment)  # VN-2071, VN-2077
            begin(s, lasting)  # VN-2071, VN-2077
        if "patch" not in v.done and slot in v.coins:
            v.coins["patch"] = v.coins.get("patch", 0) + v.coins.pop(slot)  # VN-2071, VN-2077

    return effect


def lit(card: int, lasting: Lasting) -> Callable[[Journey, int], float]:
    """For bots: a lighthouse tells something to whoever has its Map, as long as the pattern is not known."""

    def worth(s: Journey, i: int) -> float:
        v = s.vagrants[i]
        known = lasting.key in s.lasting
        return 3.0 if EVENT[card] in v.tokens + v.pup_tokens and not known else 0.0

    return worth


def chart(s: Journey, i: int) -> float:
    """For bots: the Maps come first."""
    return 2.0


# -- Events ------------------------------------------------------------------------------------------


def drops_anchor(s: Journey, i: int) -> Asks:
    """Event 4 used: everyone in the car gains 2."""
    for body in same_car(s, s.vagrants[i].at):
        yield from gain(s, body & 7, 2, "VN-2074")


LUNGE = Action("", "", move=3, range=1)


def man_overboard(s: Journey, i: int) -> Asks:
    """Event 5: 3 toward his target; next to it, 4 and 4 away; else 2 and 2 away for all within 2."""
    aim = choose_target(s, HE, LUNGE)
    if aim is None:
        return
    yield from move_haint(s, HE, LUNGE, aim, 0)  # VN-2075
    at = s.haints[HE].at
    if where(s, aim) >= 0 and TRAIN.near[at] >> where(s, aim) & 1:
        yield from lose(s, aim & 7, 4, "VN-2075")
        yield from drift(s, aim, 4, 1 << at, away=True)  # VN-2075
        return
    for body in in_reach(s, at, 2):
        yield from lose(s, body & 7, 2, "VN-2075")
        yield from drift(s, body, 2, 1 << at, away=True)  # VN-2075


def all_back(s: Journey, i: int) -> Asks:
    """Event 6: all toward where they began, up to 8; he goes back himself, and acts by two tokens out of the Bindle."""
    for body in bodies_of_all(s):
        yield from drift(s, body, 8, 1 << HOMES[body].of(s) - 1)  # VN-2076
    yield from jump(s, HE, read_diagram("s20", S20.diagram).haints[HE])  # VN-2076
    drawn = yield from draw_plain(s, s.recent, 2)
    shake(s)
    for token in drawn:
        yield from perform(s, HE, mood_action(s, HE, token))  # VN-2076
        release(s, [token])
        discard(s, token)
    yield from looked_at(s)


EDGEWISE = Where(
    "edgewise", "VN-2079", "Come out on {0}", prompt="where do you come out?", part=True
)


def along_the_wall(s: Journey, i: int) -> list[int]:
    """Event 9: where 10 steps along spaces next to Terrain lead, in the same car."""
    at = s.vagrants[i].at
    if at < 0:
        return []
    floor = near("")(s) & ~s.blocked
    reach = 1 << at
    for _ in range(10):  # VN-2079
        reach |= TRAIN.spread(reach) & floor
    return list(cells(reach & CAR_MASK[CAR[at]] & ~standing(s)))  # VN-2079


def slips_through(s: Journey, i: int) -> Asks:
    """Event 9 used: its holder comes out somewhere along the Terrain."""
    yield from set_on(s, i, (yield from EDGEWISE.choose(i, along_the_wall(s, i))))


def rewinds(s: Journey, i: int) -> Asks:
    """Event 0: everybody and every Light and Dark is where it was; the Cycle track is empty, and it is Round 1 again."""
    s.figures.update(STARTS)  # VN-2070
    note(s, "rewound", rule="VN-2070")
    for v in s.vagrants:
        if v.at >= 0:
            v.at = HOMES[v.seat].of(s) - 1  # VN-2070
            v.pup = -1 if v.pup >= 0 else v.pup
    taken = [v.seat for v in s.vagrants if v.at >= 0 and v.at == s.haints[HE].at]
    for seat in taken:
        yield from displace(s, seat, s.haints[HE].at)  # VN-2070
    for seat in taken:
        yield from haunt(s, HE, seat)  # VN-2070
    for v in s.vagrants:
        if v.who == "runaway" and v.at >= 0:
            yield from place_pup(s, v.seat)
    for token, n in s.cycle.items():
        s.bindle += [token] * n  # VN-2070
        s.cycle[token] = 0
    SLIP.set(s, -s.rounds % TRACK_MAX)  # VN-2070


def at_last(s: Journey, h: int, n: int) -> int:
    """With no more hours to keep, what is done for him counts for more."""
    return n + 2 if s.haints[h].mood == TIMELESS else n  # VN-2045


def nobody_lost(s: Journey) -> bool:
    """Whether nobody ever was Westbound."""
    return not any(v.was_westbound for v in s.vagrants)  # VN-2025


def progress(s: Journey) -> float:
    """How near the lighthouses are to being destroyed."""
    if s.haints[HE].mood == TIMELESS:
        return 1.0
    if LIGHTS[0] not in s.figures:
        return 0.0
    sides = (
        ("glass", 2, BEAM, to_a_beam(s)),
        ("cage", 8, CAGE, to_corners(s)),
    )
    done = 0.0
    for key, card, lasting, far in sides:
        known = lasting.key in s.lasting
        held = known or any(EVENT[card] in v.tokens + v.pup_tokens for v in s.vagrants)
        step = 0.2 * held + known * (0.2 + 0.5 * max(0.0, 1 - far / 6))
        done += 1.0 if key in s.rituals else step
    return done / 2


def errand(s: Journey, i: int) -> int:
    """For bots: at a Map that nobody has, at its lighthouse for whoever has it."""
    if s.haints[HE].mood == TIMELESS or LIGHTS[0] not in s.figures:
        return 0
    v, mask = s.vagrants[i], 0
    for number, card, lasting in ((1, 2, BEAM), (7, 8, CAGE)):
        if number not in s.events:
            continue
        if lasting.key not in s.lasting:
            mine = EVENT[card] in v.tokens + v.pup_tokens
            goal = s.events.get(card, s.events[number] if mine else -1)
            mask |= 1 << goal if goal >= 0 else 0
    return mask


MAP = "Investigate. 1+: keep it. It belongs to the {0} lighthouse."

S20 = scenario(
    Scenario(
        number=20,
        name="End of Time",
        diagram="""
            V..2..|#|B.....|#|..B...
            V.....|.|.7....|.|......
            VV....|.|...H..|.|....4.
            V..8..|#|1....B|#|.B..9.
        """,
        haints=(HaintCard("lightkeeper", "Lightkeeper", (KEEPING_MOOD, TIMELESS_MOOD), (20, 25, 30), 1),),
        specials=(
            "Event 0 is read once the round it lies on has ended.",
            "First of all 5 Rummage Tokens are drawn and kept apart. Each of his turns he acts by the next of them, in the order drawn. "
            "After the fifth comes the Cycle Effect, and the same five are ready again. They are never on the Cycle track.",
            "Lights (white) and Darks (black) lie on the board, in nobody's way. Once in your turn you may move one of them up to 3 "
            "spaces.",
            "Lights and Darks are not moved onto Terrain, nor onto each other.",
            "Until Event 3 the Lightkeeper has no Threshold, and gains no Humanity.",
        ),
        seance=Seance(
            text="Use it before the first round: all Vagrants begin on open spaces of car B.", use=begins_in_b, usable=lambda s: False,
        ),
        victory_text="Save the Lightkeeper.",
        goals=goals,
        events=(
            Event(
                number=1, title="The Glass Lighthouse",
                text=(
                    "Investigate, without a roll; the Coins may still be used for Patch Up. With the Light Map: read Moment 18. From then on "
                    "it is destroyed once the four Lights lie in one row along the train when a turn ends. It stays until then."
                ),
                auto=lamp(2, BEAM, "m18"), stay=STAYS, worth=lit(2, BEAM),
            ),
            Event(number=2, title="The Light Map", text=MAP.format("glass"), tiers=(nothing, carries), worth=chart),  # VN-2072
            Event(
                number=3, title="The Clocks Stop",
                text=(
                    "Read once both lighthouses are destroyed. Event 0 is gone, his mood is Timeless, the five tokens go back into the "
                    "Bindle; Lights, Darks and Boxes leave. His Threshold is 20, 25 or 30 for 2, 3 or 4 Vagrants; from now on a token is "
                    "drawn for him as for any Haint."
                ),
            ),
            Event(
                number=4, title="An Anchor", text="Investigate. 0: lose 3. 1+: keep it. Use it: every Vagrant in your car gains 2.",
                tiers=(loses(3), carries), use=drops_anchor,
            ),
            Event(
                number=5, title="Man Overboard",
                text=(
                    "He moves 3 toward his target. If he is next to it, it loses 4 and is moved 4 away; otherwise everyone within Range 2 of "
                    "him loses 2 and is moved 2 away."
                ),
                fires=man_overboard,
            ),
            Event(
                number=6, title="All Hands Back",
                text=(
                    "All Vagrants are moved up to 8 toward their start spaces. He is set on his own, and acts by 2 tokens out of the Bindle."
                ),
                fires=all_back,
            ),
            Event(
                number=7, title="The Caged Lighthouse",
                text=(
                    "Investigate, without a roll; the Coins may still be used for Patch Up. With the Dark Map: read Moment 19. From then on "
                    "it is destroyed once the four Darks lie in the four corners of one car when a turn ends. It stays until then."
                ),
                auto=lamp(8, CAGE, "m19"), stay=STAYS, worth=lit(8, CAGE),
            ),
            Event(number=8, title="The Dark Map", text=MAP.format("caged"), tiers=(nothing, carries), worth=chart),  # VN-2078
            Event(
                number=9, title="A Black Square",
                text=(
                    "Investigate. 0: lose 3. 1+: keep it. Use it: you are moved up to 10 along spaces next to Terrain, within your car."
                ),
                tiers=(loses(3), carries), use=slips_through, usable=lambda s, i: bool(along_the_wall(s, i)),  # VN-2079
            ),
            Event(
                number=0, title="It Was Always This Hour",
                text=(
                    "All Vagrants, Lights and Darks go back to where they began; a Vagrant whose space is his is Haunted and steps aside. The "
                    "Cycle track is emptied into the Bindle, and the Round marker goes to 1. It stays."
                ),
                fires=rewinds, stays=True, late=True,  # VN-2001
            ),
        ),
        on_round={5: 2, 6: 4, 0: 6},
        rituals=(
            Ritual("glass", "Through the Glass", "The glass lighthouse is destroyed.", "1 Coin, and every Vagrant gains 2.", 1, everyone_gains(2)),
            Ritual("cage", "Out of the Cage", "The caged lighthouse is destroyed.", "1 Coin, and every Vagrant gains 2.", 1, everyone_gains(2)),
            Ritual("hour", "Within the Hour", "Both are destroyed before time has gone back once (Event 0).", "2 Coins.", 2),
        ),
        lasting=(BEAM, CAGE),
        figures=(LIGHT, DARK),
        tracks=(*FIVE, NEXT, IN_HAND, FULL, SLIP, TURNED, *HOMES, *BEGAN),
        deeds=(TURN_LIGHT,),
        lines={
            "lighthouse": lambda which: f"The {which} lighthouse is destroyed.",
            "light_moved": lambda key, space: f"{'A Light' if str(key).startswith('light') else 'A Dark'} now lies on {space}.",
            "five_used": lambda: "All five tokens have had their turn, and are ready again.",
            "rewound": lambda: "It is Round 1 again, and everything is where it was.",
        },
        win=68,
        lose=69,
        tier=3,
        mileposts=(MilePost("See the Light", "nobody ever was Westbound.", nobody_lost),),
        draws=his_token,
        apart=five,
        errand=errand,
        progress=progress,
        share=0.6,
        opening=sets_the_clock,
        haint_gaining=at_last,
        turn_start=turn_start,
        turn_end=turn_end,
        haint_end=his_turn_is_over,
    )
)  # fmt: skip
