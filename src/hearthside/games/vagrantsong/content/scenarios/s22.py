"""Scenario 22: Face the Music. Everybody you met is in the band, and it goes on until somebody sits them down.

From the sources: Cadence cards and how they work, one token for all Haints, Revive boxes, Terrain, Seance, all Events,
the winning Moment. Designed here: the diagram, the nineteen cards, how many count, two of them open at first,
all actions, where Events lie. Read so: a card is complete at the end of the turn in which it has its tokens; Events 1, 2
and 4 lie on the Round track; a Haint with a Threshold needs 4 to Break; the Flayed Man plays both his actions too where
his card is open; the Bone for his Coffin is rolled at the start of each round.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Act, Asks

from ...rules.asking import SEATS, Question, Whom
from ...rules.bindle import bag, discard, draw_plain, release, shake
from ...rules.bones import plain_roll
from ...rules.breaks import tell
from ...rules.camp.tearing import rise_again
from ...rules.chorus import nudge
from ...rules.haint import jump, mood_action, perform
from ...rules.happenings import carries, everyone, gains, heals, nothing
from ...rules.humanity import gain, give_effect, lose, wound
from ...rules.parts import begin, begin_for
from ...rules.places import near_haint, same_car, the_haint_called
from ...state import Journey
from ..board import SPACE
from ..effects import ENVELOPED, nails_free
from ..names import the, the_haint, upper
from ..page import (
    Ballot,
    Event,
    HaintCard,
    Lasting,
    Said,
    Scenario,
    Seance,
    SeatHook,
    Terrain,
    black,
    scenario,
)
from ..terrain import pitfall
from .s22_cadences import (
    BY_WHO,
    CADENCE_HAINTS,
    CARDS,
    MOODS,
    Cadence,
    is_open,
    open_cards,
    shroud,
)
from .s22_music import (
    CONDUCTING,
    EMPTY,
    FLAYED,
    NEEDED,
    SKELLY,
    SLACK,
    can_reveal,
    chorus,
    digs_out,
    finish,
    let_out,
    needed,
    noticed,
    reveal,
    shut_in,
)

SUMMONED = {26: "willow", 33: "blackbird", 34: "lady_in_white"}
"""The Skills that call on a Haint."""


# -- rules of its own --------------------------------------------------------------------------------


def overture(s: Journey) -> Asks:
    """Two cards are open when it begins."""
    for _ in range(2):
        yield from reveal(s)  # VN-2201


def no_summons(s: Journey, i: int, what: str) -> Said:
    """No Coins on a Skill that calls on a Haint whose card lies open."""
    if what[0] == "s" and what[1:].isdigit() and is_open(s, SUMMONED.get(int(what[1:]), "")):
        return "VN-2202"
    return None


def turn_over(s: Journey, i: int) -> Asks:
    """The end of a Vagrant's turn: cards that go by it, then those that are complete."""
    noticed(s, "turn", i)
    yield from finish(s)


def music_stops(s: Journey, h: int) -> Asks:
    """The end of the Haints' turn."""
    yield from finish(s)


def round_over(s: Journey) -> Asks:
    """The end of a round: the Lightkeeper counts Candles."""
    if is_open(s, "lightkeeper") and s.candles:
        shroud(s, BY_WHO["lightkeeper"], len(s.candles))  # VN-2297
    yield from finish(s)


def lit(s: Journey, i: int, space: int) -> Asks:
    """A Candle is set down."""
    noticed(s, "lit", i)
    return
    yield


def used(s: Journey, i: int, verb: str) -> Asks:
    """Iron Nails were used."""
    if verb == "nail":
        noticed(s, "nail", i)
    return
    yield


def rolled(s: Journey, i: int, bones: list[int], value: int) -> Asks:
    """Bones have fallen."""
    if 1 in bones:
        noticed(s, "rolled", i)
    return
    yield


def wounded(s: Journey, i: int) -> Asks:
    """Somebody is Wounded."""
    if is_open(s, "wendigo"):
        shroud(s, BY_WHO["wendigo"])  # VN-2289
    return
    yield


def broke(s: Journey, h: int) -> Asks:
    """A Haint Breaks: a Shroud Token on its card; if it is the Skelly Man, Event 3."""
    who = s.haints[h].who
    if is_open(s, who):
        shroud(s, BY_WHO[who])  # VN-2203
    if h == SKELLY:
        yield from tell(s, 3)
        i = s.active if s.active >= 0 else s.recent
        v = s.vagrants[i]
        with_coins = tuple(n for n in v.skills if n > 0 and v.coins.get(f"s{n}"))
        yield from wound(s, i, with_coins)  # VN-2273


# -- Coffins -----------------------------------------------------------------------------------------


def no_nail(s: Journey, i: int) -> str | None:
    """A Coffin is opened with an Iron Nail."""
    return None if "nail" in s.vagrants[i].tokens else "VN-2211"


def pried(effect: SeatHook) -> SeatHook:
    """The Iron Nail is gone, whatever comes of it."""

    def open_it(s: Journey, i: int) -> Asks:
        s.vagrants[i].tokens.remove("nail")  # VN-2211
        discard(s, "nail")
        yield from effect(s, i)

    return open_it


# -- Events ------------------------------------------------------------------------------------------


def another_voice(s: Journey, i: int) -> Asks:
    """Event 1: a new card, or 6 for everybody."""
    if can_reveal(s):
        yield from reveal(s)  # VN-2271
    else:
        yield from everyone(gains(6))(s, i)  # VN-2271


SOLO = Lasting(key="solo", text="Vagrants may not target other Vagrants.")


def apart(s: Journey, seat: int, space: int) -> bool:
    """Event 2: nobody targets another Vagrant."""
    if SOLO.key not in s.lasting:
        return False
    return any(space in (v.at, v.pup) for v in s.vagrants if v.seat != seat)  # VN-2272


def solo(s: Journey, i: int) -> Asks:
    """Event 2 begins."""
    begin(s, SOLO)  # VN-2272
    return
    yield


LAY_ON = Act[Journey, [str]](
    "lay_on", "VN-2203", over=lambda: BY_WHO, given=True, label=lambda s, _, who: f"On the card of {the_haint(who)}",
)  # fmt: skip
NO_CARD = Act[Journey, []]("none", "VN-2203", label="On none")
WHICH_CARD = Question(
    "which_card", "VN-2203", (LAY_ON, NO_CARD), prompt="on which Cadence card goes a Shroud Token?"
)


def lays_on(s: Journey, i: int, cards: list[Cadence], may: bool) -> Asks:
    """A Shroud Token on one of some cards."""
    if cards:
        options = [LAY_ON.table[card.who] for card in cards]
        pick = yield WHICH_CARD.of(i, [*options, *([NO_CARD.option] if may else [])])
        if len(pick) > 1:
            shroud(s, BY_WHO[str(pick[1])])


def counted(s: Journey, answers: list[int]) -> Asks:
    """Event 4: A costs 4 and may bring a Shroud Token, B heals a Wound; all alike, and the Skelly Man plays twice."""
    for v in s.vagrants:
        if answers[v.seat] == 0:
            yield from lose(s, v.seat, 4, "VN-2274")
            yield from lays_on(s, v.seat, open_cards(s), may=True)  # VN-2274
        elif answers[v.seat] == 1:
            yield from heals(s, v.seat)  # VN-2274
    if len({a for a in answers if a >= 0}) == 1:  # VN-2274
        for _ in range(2):
            drawn = yield from draw_plain(s, s.recent, 1)
            shake(s)
            release(s, drawn)
            for token in drawn:
                s.drawn = token
                yield from perform(s, SKELLY, mood_action(s, SKELLY, token))  # VN-2274
                discard(s, token)
                s.drawn = ""


def no_gain(s: Journey, i: int, n: int) -> int:
    """Event 5: nothing is gained."""
    return 0  # VN-2275


NUMB = Lasting(
    key="numb",
    text="You gain no Humanity until the end of your next turn.",
    until="turn",
    gaining=no_gain,
)


def goes_numb(s: Journey, i: int) -> Asks:
    """4, and nothing gained until the end of the next turn."""
    yield from lose(s, i, 4, "VN-2275")
    begin_for(s, i, NUMB)  # VN-2275
    if s.active == i:
        begin_for(s, i, NUMB, later=True)  # VN-2275


def all_numb(s: Journey, i: int) -> Asks:
    """Event 5 without a success: everybody in car B."""
    for body in same_car(s, SPACE["B1a"]):
        yield from goes_numb(s, body & 7)  # VN-2275


def reads_it_out(s: Journey, i: int) -> Asks:
    """Event 6 used: the Skelly Man skips his next 3 turns."""
    s.haints[SKELLY].skips += 3  # VN-2276
    return
    yield


def found_empty(s: Journey, i: int) -> Asks:
    """Event 7: the Coffin is empty, and would take somebody."""
    EMPTY.set(s, 1)  # VN-2277
    return
    yield


REROLL = Whom(
    "lid", "VN-2277", nobody="Let it lie", prompt="The lid is lifting. Does anybody lose 2 to roll the Bone again?",
)  # fmt: skip


def lid_rattles(s: Journey) -> Asks:
    """At the start of a round a Bone for the Coffin: on 1 to 3 he is out again."""
    if not s.haints[FLAYED].gone:
        return
    bone = plain_roll(s, s.vagrants[s.recent])
    while bone <= 3:  # VN-2277
        able = [v.seat for v in s.vagrants if not v.out and not v.westbound]
        who = yield from REROLL.choose(ANYONE, able)
        if who < 0:
            yield from let_out(s)  # VN-2277
            return
        yield from lose(s, who, 2, "VN-2277")
        bone = plain_roll(s, s.vagrants[who])  # VN-2277


def pulled_on(s: Journey, i: int) -> Asks:
    """Event 8: the Flayed Man is where the reader was, and the reader is Enveloped."""
    at, h = s.vagrants[i].at, the_haint_called(s, "flayed_man")
    if at >= 0 and h >= 0:
        yield from give_effect(s, i, "enveloped")  # VN-2278
        yield from jump(s, h, at)  # VN-2278


def lit_cards(s: Journey, i: int) -> list[Cadence]:
    """The open cards whose Haint is next to a Vagrant."""
    there = [(card, the_haint_called(s, card.who)) for card in open_cards(s)]
    return [card for card, h in there if h >= 0 and near_haint(s, s.vagrants[i], h, 1)]


def shines(s: Journey, i: int) -> Asks:
    """Event 9 used: a Shroud Token on a card whose Haint is beside the user; it goes back into the Bindle."""
    yield from lays_on(s, i, lit_cards(s, i), may=False)  # VN-2279
    bag(s, 9)  # VN-2279


SHARE = Whom("applause", "VN-2270", prompt="{0} Humanity is left to share out. Who gains 1?")


def shared_out(s: Journey, i: int) -> Asks:
    """Event 0: 12 Humanity, as you like."""
    for left in range(12, 0, -1):  # VN-2270
        able = [v.seat for v in s.vagrants if not v.out and v.humanity < v.most]
        if not able or len(able) > len(SEATS):
            return
        who = yield from SHARE.choose(ANYONE, able, left)
        yield from gain(s, who, 1)  # VN-2270


def seance(s: Journey) -> Asks:
    """A Shroud Token on each open card."""
    for card in open_cards(s):
        shroud(s, card)  # VN-2221
    if s.active < 0:
        yield from finish(s)


def progress(s: Journey) -> float:
    """How far the open cards are, in cards."""
    done = 0.0
    for card in open_cards(s):
        h = the_haint_called(s, card.who)
        part = s.haints[h].humanity / card.threshold if h >= 0 and card.threshold else 0.0
        done += min(1.0, (s.tracks[f"shroud.{card.who}"] + 0.8 * part) / s.players)
    return 0.9 * done


S22 = scenario(
    Scenario(
        number=22,
        name="Face the Music",
        diagram="""
            VD....|#|......|#|....DV
            V..O..|.|.5..7.|.|..O..V
            V.....|.|..Hh..|.|.....V
            ......|#|.D..6.|#|......
            5: coffin
            6: coffin
            7: coffin
        """,
        haints=(
            HaintCard("skelly_man", "Skelly Man", (CONDUCTING, MOODS["skelly_man"])),
            HaintCard("flayed_man", "Flayed Man", (SLACK, MOODS["flayed_man"])),
            *CADENCE_HAINTS,
        ),
        specials=(
            "Cadence cards take the place of Rituals; each belongs to a Haint. Two are open at first. When one is turned up its Haint comes "
            "onto an open space of the car with most Vagrants, if it is not on the train.",
            "At most 3 Cadence cards are open. While a Haint's card is, Skills that call on that Haint take no Coins.",
            "What a card names lays a Shroud Token on it. A Haint whose card says that it Breaks has a Threshold of 4 meanwhile. A card with as "
            "many Shroud Tokens as there are Vagrants is complete at the end of the turn: take its reward; a new one is turned up at random.",
            "A Haint performs the Action of its card when a token of a kind shown there is drawn. Being Haunted by it costs 1; if you hold a "
            "token of such a kind, discard it or lose 1 more.",
            "A Haint without a Threshold gains no Humanity; you may move it that many spaces instead, any way.",
            "One token a turn is drawn for all Haints: the Skelly Man, the Flayed Man and every Cadence Haint it fits act by it, in the order "
            "you choose. Where their own card is open the first two do both.",
            "When all Vagrants are Westbound, tick a Revive box without reading its Moment: all flip back, all Wounds heal, all Junk is "
            "mended. Without a free box the game is lost (Moment 76).",
        ),
        terrain=(
            pitfall(3, out=True),
            Terrain(
                kind="coffin",
                text="bars the way. Whoever Investigates the Event on a Coffin next to them discards Iron Nails for it.",
            ),
            Terrain(
                kind="debris",
                text="bars the way. Whoever would gain by Patch Up may move an adjacent Debris to an open space of another car instead, at "
                "least 6 spaces away.",
            ),
        ),
        effects=(black(ENVELOPED),),
        seance=Seance(text="Use it: a Shroud Token is laid on each open Cadence card.", use=seance),
        victory_text=f"Complete {NEEDED[0]}, {NEEDED[1]} or {NEEDED[2]} Cadence cards with two, three or four Vagrants (Moment 75).",
        defeat_text="All Vagrants are Westbound and no Revive box is free (Moment 76).",
        saved=False,
        done=True,
        needed=needed,
        events=(
            Event(
                number=1, title="Another Voice",
                text="A new Cadence card is turned up; if that cannot be, every Vagrant gains 6.", fires=another_voice, stays=True,
            ),
            Event(
                number=2, title="Solo", text="From now on Vagrants may not target other Vagrants with Skills or actions.", fires=solo,
            ),
            Event(
                number=3, title="A String Snaps",
                text="When the Skelly Man Breaks: whoever caused it suffers a Wound, on a Skill with a Coin if there is one.",
            ),
            Event(
                number=4, title="Call and Response",
                text="In secret each chooses A: lose 4, and you may lay a Shroud Token on any card; or B: heal a Wound. If all choose alike the "
                "Skelly Man acts twice.",
                ballot=Ballot("Lose 4, and lay a Shroud Token on a card.", "Heal a Wound.", counted), stays=True,
            ),
            Event(
                number=5, title="The First Coffin",
                text="Investigate, with Iron Nails. 0: all Vagrants in car B lose 4 and gain nothing until the end of their next turn. 1+: only "
                "you do. It is gone either way.",
                beside=True, needs=no_nail, tiers=(pried(all_numb), pried(goes_numb)), stay=frozenset(),
            ),
            Event(
                number=6, title="The Second Coffin",
                text="Investigate, with Iron Nails. 1+: keep the letter, in no pocket; you have Special Target Priority. Use it on your turn "
                "next to the Skelly Man: he skips his next 3 turns.",
                beside=True, needs=no_nail, tiers=(pried(nothing), pried(carries)), free=True, priority=True, use=reads_it_out,
                usable=lambda s, i: s.active == i and near_haint(s, s.vagrants[i], SKELLY, 1),  # VN-2276
            ),
            Event(
                number=7, title="The Third Coffin",
                text="Investigate, with Iron Nails. 1+: it is empty, and stays. If the Flayed Man is moved onto it he is locked away, and the "
                "Enveloped are set down in car B. Then a Bone is rolled at the start of each round, and any Vagrant may lose 2 to roll again: "
                "on 1 to 3 he comes back next to the Break edge, and so he does when his card is turned up.",
                beside=True, needs=no_nail, tiers=(pried(nothing), pried(found_empty)), stay=frozenset({0, 1}),
            ),
            Event(
                number=8, title="Try It On",
                text="The Flayed Man is set on your space, and you are Enveloped. It goes back into the Bindle.", fires=pulled_on, stays=True,
            ),
            Event(
                number=9, title="A Small Light",
                text="Keep it. Use it next to a Haint whose Cadence card is open: a Shroud Token is laid on that card. It goes back into the "
                "Bindle.",
                carry=True, use=shines, usable=lambda s, i: bool(lit_cards(s, i)),
            ),
            Event(number=0, title="A Round of Applause", text="12 Humanity, shared among the Vagrants as you like.", fires=shared_out),
        ),
        on_round={1: 2, 4: 3, 2: 5},
        in_bindle=(8, 9, 0),
        rituals=CARDS,
        lasting=(SOLO, NUMB),
        tracks=(EMPTY,),
        lines={
            "cadence": lambda who: f"A Cadence card is turned up: {BY_WHO[who].haint}, {BY_WHO[who].title}. {BY_WHO[who].shroud}",
            "shroud": lambda who, n, of: f"A Shroud Token on the card of {the_haint(who)}: {n} of {of}.",
            "let_out": lambda who: f"{upper(the(who))} is out of the Coffin.",
        },
        win=75,
        lose=76,
        ends=frozenset({"lost"}),
        tier=3,
        chorus=chorus,
        opening=overture,
        round_start=lid_rattles,
        round_end=round_over,
        turn_end=turn_over,
        haint_end=music_stops,
        haint_moved=shut_in,
        lit=lit,
        used=used,
        rolled=rolled,
        wounded=wounded,
        broke=broke,
        bars=no_summons,
        unseen=apart,
        patching=digs_out,
        nailed=nails_free,
        nudged=nudge,  # VN-2205
        fallen=rise_again,  # VN-2207
        progress=progress,
    )
)  # fmt: skip
