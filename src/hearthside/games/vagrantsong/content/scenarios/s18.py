"""Scenario 18: For Whom the Bell Tolls. Six Coffins, and the Bell Witch lies in none of them for long.

From the sources: her Bones and the Rabbit's Foot, Curses, Coffins, Withering, Seance, both ways to win, all Events, one
Ritual's name, the Mile Post and its Coins. Designed here: the diagram, Thresholds, tracks, all actions, her hours, how
many Coffins make a bell of iron, two Rituals, rewards. Read so: Event 9 lies on the Humanity track, Event 0 on the Break track; a roll that takes
the third Curse off costs its failures first; Event 4 rolls plain Bones; a Curse that comes off waits beside the board.
"""

from __future__ import annotations

from itertools import product

from hearthside.kernel import ANYONE, Act, Asks, Option, note

from ...rules.asking import Question, Which, Whom
from ...rules.bindle import rummage
from ...rules.blows import everyone as bodies_of_all
from ...rules.breaks import change_mood, complete
from ...rules.happenings import everyone, everyone_gains, nothing, rummages
from ...rules.humanity import lose, remove_effect, wound
from ...rules.movement import drift
from ...rules.places import where
from ...rules.using import no_use
from ...state import EVENT, Journey
from ..board import CAR, SPACE, TRAIN
from ..names import a_token, named, the, upper
from ..page import (
    Event,
    HaintCard,
    MilePost,
    Ritual,
    Said,
    Scenario,
    Seance,
    Terrain,
    black,
    deed,
    scenario,
)
from ..terrain import pieces
from .s18_bells import CURSES, HUNDRED, HUNDRED_BELLS, ONE, ONE_BELL, SHE, curses, nailed
from .s18_curses import CURSED, LIFTED, LOOK_AT, WASH, WITHERING, echoed, lift, made_of_iron, wakes

# -- Coffins and hours -------------------------------------------------------------------------------


def no_nailing(s: Journey, i: int, name: str) -> Said:
    """A Coffin beside the Vagrant that is not nailed shut, and Iron Nails that may be used."""
    v, space = s.vagrants[i], SPACE[name]
    if s.terrain.get(space) != "coffin" or space in s.marked:
        return "VN-1810"
    if v.at < 0 or not TRAIN.near[v.at] >> space & 1:
        return "VS-016"
    return no_use(s, v, "nail")


def nails_it(s: Journey, i: int, name: str) -> Asks:
    """A Coffin is nailed shut."""
    v = s.vagrants[i]
    v.tokens.remove("nail")
    v.token_used = True  # VS-140
    s.marked[SPACE[name]] = "nail"  # VN-1810
    note(s, "coffin_nailed", v.who, name, rule="VN-1810")
    yield from made_of_iron(s)


NAIL_COFFIN = deed(
    "nail_coffin",
    "VN-1810",
    nails_it,
    over=lambda: SPACE,
    barred=no_nailing,
    beside=True,
    label="Nail the Coffin on {0} shut",
    points="space:{0}",
    detail="She cannot be set on it.",
)


def strikes(s: Journey) -> Asks:
    """The first three rounds are one bell's, the others a hundred bells'."""
    change_mood(s, SHE, ONE if s.round <= 3 else HUNDRED)  # VN-1803
    return
    yield


def at_the_graves(s: Journey, i: int) -> Asks:
    """A turn ends with everyone next to a Coffin of their own: a Ritual."""
    spots = pieces(s, "coffin")
    sides = [
        [c for c in spots if v.at >= 0 and TRAIN.near[v.at] >> c & 1]
        for v in s.vagrants
        if not v.out
    ]
    if any(len(set(way)) == len(way) for way in product(*sides)):  # VN-1892
        yield from complete(s, "wake")


# -- the other Events, the Seance --------------------------------------------------------------------

KEEPS_ONE = Which("keeps_curse", "VN-1878", prompt="which Curse do you keep?", part=True)


def all_reach_in(s: Journey, i: int) -> Asks:
    """Event 8: each Vagrant Rummages 2; of several Curses drawn one is kept, the others go back at once."""
    for v in s.vagrants:
        if v.out:
            continue
        before = list(v.kept)
        yield from rummage(s, v.seat, 2)  # VN-1878
        drawn = [token for token in v.kept if token not in before]
        if len(drawn) > 1:
            kept = yield from KEEPS_ONE.choose(v.seat, drawn)
            for token in drawn:
                if token != kept:
                    v.kept.remove(token)
                    s.bindle.append(token)  # VN-1878


def summoned(s: Journey, i: int) -> Asks:
    """Event 9: all in one car are Wounded; else all are moved 6 toward her, and less than that costs 3."""
    there = bodies_of_all(s)
    if len({CAR[where(s, b)] for b in there}) == 1:  # VN-1879
        yield from everyone(lambda s, i: wound(s, i))(s, i)
        return
    for body in there:
        at = s.haints[SHE].at
        if at >= 0 and (yield from drift(s, body, 6, 1 << at)) < 6:  # VN-1879
            yield from lose(s, body, 3, "VN-1879")


FREED = Whom("absolved", "VN-1821", prompt="Whom does she let go of?", part=True)
CURSE = Act[Journey, [str]](
    "curse",
    "VN-1821",
    over=("withering", *(EVENT[n] for n in CURSES)),
    given=True,
    label=lambda s, i, token: "Withering" if token == "withering" else upper(a_token(named(s, token))),
)  # fmt: skip
ABSOLVES = Question("absolves", "VN-1821", (CURSE,), prompt="Which Curse is taken off?", part=True)


def absolve(s: Journey) -> Asks:
    """The Seance: one Curse comes off anybody."""
    who = yield from FREED.choose(ANYONE, [v.seat for v in s.vagrants if curses(v)])
    options = [Option("curse", token) for token in curses(s.vagrants[who])]
    pick = yield ABSOLVES.of(ANYONE, options)
    if pick[1] == "withering":
        yield from remove_effect(s, who, "withering")  # VN-1821
    else:
        yield from lift(s, int(str(pick[1])[1:]))  # VN-1821


# -- how it ends -------------------------------------------------------------------------------------


def she_is_saved(s: Journey) -> bool:
    """Whether the night was won by saving her."""
    return s.over == "won" and s.haints[SHE].breaks == 0  # VN-1822, VN-1825


def which_moment(s: Journey) -> list[str]:
    """Shut in by the Rituals she has a Moment of her own; else it is the one of victory or defeat."""
    return ["m63"] if s.over == "won" and not she_is_saved(s) else []  # VN-1822


def her_thanks(s: Journey) -> Asks:
    """3 Coins for this Camp, if she was saved."""
    if she_is_saved(s):
        s.camp.pool += 3  # VN-1804
        note(s, "bell_thanks", rule="VN-1804")
    return
    yield


def progress(s: Journey) -> float:
    """How far the Rituals are."""
    iron = min(1.0, len(nailed(s)) / (s.players + 2)) if "iron" not in s.rituals else 1.0
    words = min(1.0, LIFTED.of(s) / 4)
    return (iron + words + ("wake" in s.rituals)) / 3


S18 = scenario(
    Scenario(
        number=18,
        name="For Whom the Bell Tolls",
        diagram="""
            V.C...|#|.C....|#|.C....
            V.....|.|...H..|.|...7..
            VV....|.|......|.|......
            V....C|#|....C.|#|....C.
        """,
        haints=(HaintCard("bell_witch", "Bell Witch", (ONE_BELL, HUNDRED_BELLS), (14, 17, 20), 2, fury=(4, 4, 2), on_humanity={9: 7}, on_break={0: 1}),),  # VN-1824
        specials=(
            "When the Bell Witch rolls a Bone, in an action or at the end of her turn, any Vagrant may discard a Rabbit's Foot to have it "
            "rolled again.",
            "Events 1 to 6 are Curses. They take no pocket and are no Rummage Tokens; each says how it comes off. A Curse that has come off "
            "is set aside, and may come back.",
            "From Round 1 to Round 3 her mood is One Bell, from Round 4 to Round 6 A Hundred Bells.",
            "If she is saved there are 3 Coins more for this Camp.",
        ),
        terrain=(
            Terrain(
                kind="coffin",
                text=(
                    "bars the way. Iron Nails may be used on one next to you to nail it shut. She is set on a Coffin: roll a Bone for its rank, 1 "
                    "nearest the Round side; she is not set on one that is nailed shut."
                ),
            ),
        ),
        effects=(black(WITHERING),),
        seance=Seance(
            text="Use it: one Curse is taken off any Vagrant.", use=absolve, usable=lambda s: any(curses(v) for v in s.vagrants),
        ),
        victory_text="Save the Bell Witch (Moment 62), or complete all Rituals (Moment 63), whichever is first.",
        done=True,
        events=(
            *CURSED,
            Event(
                number=7, title="A Sexton's Sack",
                text="Investigate. 1+: Rummage 3. You keep every Curse drawn, and one Rummage Token.", tiers=(nothing, rummages(3)),  # VN-1877
            ),
            Event(
                number=8, title="Passing the Plate",
                text="Every Vagrant has to Rummage 2. Of several Curses drawn by one Vagrant, one is kept; the others go back at once.",
                fires=all_reach_in, stays=True,
            ),
            Event(
                number=9, title="The Tenor Bell",
                text=(
                    "If all Vagrants are in one car, each suffers a Wound. Otherwise all are moved 6 toward her; whoever is moved less than 6 "
                    "loses 3."
                ),
                fires=summoned,
            ),
            Event(number=0, title="She Warns You", text="Leave the Rituals be, she says. Nothing happens.", fires=nothing),  # VN-1870
        ),
        on_round={8: 3},
        in_bindle=(1, 2, 3, 4, 5, 6),
        rituals=(
            Ritual("iron", "Bell Made of Iron", "As many Coffins as there are Vagrants, and 2 more, are nailed shut at once.", "1 Coin.", 1),
            Ritual("words", "Words Worn Smooth", "Four Curses have come off, on whomever.", "1 Coin, and every Vagrant gains 2.", 1, everyone_gains(2)),
            Ritual(
                "wake", "Somebody to Sit with Them", "A turn ends with every Vagrant in play next to a Coffin, each to a different one.",
                "1 Coin, and every Vagrant gains 1.", 1, everyone_gains(1),
            ),
        ),
        tracks=(LIFTED,),
        uses=(NAIL_COFFIN, WASH),
        deeds=(LOOK_AT,),
        lines={
            "bell_luck": lambda who: f"{upper(the(who))} throws away a Rabbit's Foot, and her Bone is rolled again.",
            "coffin_nailed": lambda who, space: f"{upper(the(who))} nails the Coffin on {space} shut.",
            "coffin_shut": lambda space: f"The Coffin on {space} is nailed shut: she cannot get in.",
            "coffin_opens": lambda space: f"The lid of the Coffin on {space} comes open again.",
            "bell_thanks": lambda: "She has left 3 Coins on the step for you.",
        },
        win=62,
        lose=64,
        moments=which_moment,
        skills=(31, 32),
        tier=3,
        mileposts=(MilePost("Broken Bells", "she was saved.", she_is_saved),),
        camp=her_thanks,
        progress=progress,
        round_start=strikes,
        turn_end=at_the_graves,
        wounded=wakes,
        losing=echoed,
    )
)  # fmt: skip
