"""Scenario 8: Crossroads Calamity. The Flayed Man again, with a paper to sign and six Holes to come out of.

From the sources: both special rules, the Holes, all three Haint Effects, Break, Seance, all Events, one Ritual, Super
Elastic, the second mood's name. Designed here: the diagram, Thresholds, the other actions, two Rituals, rewards.
"""

from __future__ import annotations

from dataclasses import replace

from hearthside.kernel import ANYONE, Asking, Asks, note

from ...rules.asking import Either, Where, Whom
from ...rules.bindle import cycle
from ...rules.blows import flipped, nearest
from ...rules.bones import plain_roll
from ...rules.breaks import change_mood, milepost
from ...rules.feats_moving import nudges
from ...rules.haint import HAINT_WAY, go_toward, jump
from ...rules.happenings import (
    carries,
    everyone,
    everyone_gains,
    finds_junk,
    gains,
    gets,
    in_haints_car,
    loses,
    nothing,
    puts,
    ritual,
)
from ...rules.humanity import become_westbound, gain, give_effect, lose, remove_effect
from ...rules.movement import displace, haunt, put_down
from ...rules.parts import begin_for
from ...rules.places import bodies, clear_terrain, haints_mask, open_near, where
from ...rules.pockets import enforce_limit
from ...rules.slots import gain_skill
from ...rules.spots import beside_haint, reader_at
from ...rules.story import read
from ...rules.ties import harm_on, settle, worst_body
from ...state import Journey
from ..board import CAR, TO_SIDE, TRAIN
from ..effects import BLEEDING, ENVELOPED, enveloped, nails_free
from ..junk import Junk
from ..names import junk_name, the, upper
from ..page import (
    GONE,
    Event,
    HaintCard,
    Lasting,
    MilePost,
    Ritual,
    Scenario,
    Seance,
    Track,
    black,
    scenario,
    white,
)
from ..terrain import lay
from .s08_holes import (
    CROSSING_MOOD,
    CROSSROADS,
    DRIVEN,
    HE,
    JEEPERS,
    NAIL_HOLE,
    TOO_MUCH,
    TRAVELLED,
    UNBOUND,
    UNBOUND_MOOD,
    caught_on_a_nail,
    exit_of,
    went_through,
)

HAT, HAND, SMALL_PRINT = 22, 29, 83
HOLDER = Track("holder")


# -- Events ------------------------------------------------------------------------------------------

CONTRACT = Either(
    "contract",
    "VN-0871",
    {"sign": "Sign it", "burn": "Tear it up"},
    prompt="a paper, a pen, and a line for a name. What will it be?",
)
SIGNS = Whom("signs", "VN-0871", prompt="Who signs, and goes Westbound for it?", part=True)
LEARNS = Whom(
    "learns", "VN-0871", prompt="Who reads the small print, and learns from it?", part=True
)


def the_paper(s: Journey, i: int) -> Asks:
    """Event 1: signed, it is Moment 7; torn up, it costs everybody 2."""
    if (yield from CONTRACT.choose(i)) == "sign":
        yield from signed(s, i)
    else:
        yield from everyone(loses(2))(s, i)  # VN-0871
    yield from ritual("writ")(s, i)  # VN-0890


def signed(s: Journey, i: int) -> Asks:
    """Moment 7: one goes Westbound, another learns Small Print, the rest gain 2; the deal is on record."""
    yield from read(s, "m7")
    milepost(s, "Signed & Sealed")  # VN-0871
    able = [v.seat for v in s.vagrants if not v.westbound and not v.out]
    who = yield from SIGNS.choose(ANYONE, able)
    others = [v.seat for v in s.vagrants if v.seat != who and not v.out]
    pupil = yield from LEARNS.choose(ANYONE, others)
    known = [abs(n) for v in s.vagrants for n in v.skills] + s.camp.belongings
    if SMALL_PRINT not in known:
        yield from gain_skill(s, pupil, SMALL_PRINT)  # VN-0871
    for seat in others:
        if seat != pupil:
            yield from gain(s, seat, 2)  # VN-0871
    yield from become_westbound(s, who)  # VN-0871


def only_skill(s: Journey, i: int, number: int) -> int:
    """Event 2, held: a Skill that is the turn's only one rolls a Bone more."""
    v = s.vagrants[i]
    laid = dict.fromkeys([*v.coins, v.foot])
    skills = [slot for slot in laid if slot and slot[0] == "s" and slot[1:].isdigit()]
    return int(len(skills) == 1)  # VN-0872


ORGAN = Either(
    "organ",
    "VN-0872",
    {"bleeding": "Bleeding", "jeepers": "Jeepers Creepers"},
    prompt="it plays once more. What does it drive out?",
    part=True,
)


def plays(s: Journey, i: int) -> Asks:
    """Event 2 used: gain 2, and Bleeding or Jeepers Creepers is gone."""
    yield from gain(s, i, 2)  # VN-0872
    borne = [key for key in ("bleeding", "jeepers") if key in s.vagrants[i].effects]
    if borne:
        key = (yield from ORGAN.choose(i)) if len(borne) > 1 else borne[0]
        yield from remove_effect(s, i, key)  # VN-0872


def boxes_slide(s: Journey, i: int) -> Asks:
    """Event 3: the outermost Boxes of this car slide 3 toward its middle."""
    car = CAR[reader_at(s, i)]
    boxes = [t for t, kind in s.terrain.items() if kind == "box" and CAR[t] == car]
    if not boxes:
        return
    first = yield from outermost(s, boxes, "round", 1)
    last = yield from outermost(s, boxes, "break", -1)
    yield from box_slides(s, first, 1)  # VN-0873
    if last != first:
        yield from box_slides(s, last, -1)  # VN-0873


WHICH_BOX = Where(
    "which_box", "VS-200", "The one on {0}", prompt="Two Boxes stand alike. Which one is it?"
)


def outermost(s: Journey, boxes: list[int], side: str, dx: int) -> Asking[int]:
    """The Box nearest to a side; of several the one whose slide is worst (VS-002)."""
    least = min(TO_SIDE[side][t] for t in boxes)
    found = [t for t in boxes if TO_SIDE[side][t] == least]
    return (yield from settle(s, found, lambda t: harm_on(s, slide_of(s, t, dx)[1]), WHICH_BOX))


def slide_of(s: Journey, start: int, dx: int) -> tuple[int, int]:
    """Where a Box comes to rest that slides up to 3, until Terrain, a Haint or the train stops it; the spaces it hits."""
    end, hit = start, 0
    for _ in range(3):
        after = end + dx
        stopped = after in s.terrain or haints_mask(s) >> after & 1
        if not 0 <= end % TRAIN.width + dx < TRAIN.width or not TRAIN.all >> after & 1 or stopped:
            break
        end = after
        hit |= 1 << end
    return end, hit


def box_slides(s: Journey, start: int, dx: int) -> Asks:
    """A Box slides; whoever it hits is hurt and scared."""
    end, hit = slide_of(s, start, dx)
    if end == start:
        return
    clear_terrain(s, start)
    victims = [b for b in bodies(s) if hit >> where(s, b) & 1]
    for body in victims:
        if where(s, body) == end:
            s.crowded = end
            yield from displace(s, body, end)
            s.crowded = -1
    lay(s, end, "box")
    for seat in dict.fromkeys(b & 7 for b in victims):
        yield from lose(s, seat, 3, "VN-0873")
        yield from give_effect(s, seat, "jeepers")  # VN-0873


def voices(s: Journey, i: int) -> Asks:
    """Event 4: comfort where somebody is Westbound, fright where nobody is."""
    lost = any(v.westbound for v in s.vagrants)
    yield from everyone(gains(3) if lost else gets("jeepers"))(s, i)  # VN-0874


def takes_a_box(s: Journey, i: int) -> Asks:
    """Event 5: he comes next to the furthest Box within Range 4, Haunting on the way."""
    row = TRAIN.dist[s.haints[HE].at]
    boxes = [t for t, kind in s.terrain.items() if kind == "box" and row[t] <= 4]
    if boxes:
        most = max(row[t] for t in boxes)
        far = [t for t in boxes if row[t] == most]
        box = yield from settle(s, far, lambda t: harm_on(s, TRAIN.near[t]), WHICH_BOX)  # VS-002
        yield from go_toward(s, HE, row[box] - 1, box)  # VN-0875


def drags_one_down(s: Journey, i: int) -> Asks:
    """Event 6: he and the nearest Vagrant go through a Hole together."""
    there = bodies(s)  # VS-072
    if not there:
        return
    v = s.vagrants[worst_body(s, nearest(s, HE, there)) & 7]
    out = exit_of(s, plain_roll(s, v))
    if s.marked.get(out) == "nail":
        yield from lose(s, v.seat, 2, "VN-0876")
        yield from caught_on_a_nail(s, HE, out)
    yield from put_down(s, v.seat, open_near(s, out), "VN-0876")
    yield from went_through(s, v.seat)
    if v.at >= 0:
        spot = yield from HAINT_WAY.choose(ANYONE, open_near(s, v.at), s.haints[HE].who)
        yield from jump(s, HE, spot)  # VN-0876
        yield from haunt(s, HE, v.seat)  # VN-0876


def wants_his_hat(s: Journey, i: int) -> Asks:
    """Event 7 on the Break track: he takes his hat back, or everyone in his car loses 2; the token falls beside him."""
    wearer = next((v for v in s.vagrants if HAT in map(abs, v.junk) and v.at >= 0), None)
    if wearer is None:
        yield from in_haints_car(loses(2), h=HE)(s, i)  # VN-0877
    else:
        wearer.junk = [n for n in wearer.junk if abs(n) != HAT]  # VN-0877
        note(s, "hat_gone", wearer.who, HAT, rule="VN-0877")
        yield from enforce_limit(s, wearer.seat)  # VS-130
        yield from jump(s, HE, wearer.at)  # VN-0877
    yield from puts(7, beside_haint(HE))(s, i)  # VN-0877


def lets_go(s: Journey, i: int) -> Asks:
    """Event 8: he comes next to the nearest Vagrant, and is Unbound."""
    there = bodies(s)  # VS-072
    if there:
        spot = where(s, worst_body(s, nearest(s, HE, there)))
        yield from go_toward(s, HE, max(0, TRAIN.dist[s.haints[HE].at][spot] - 1), spot)  # VN-0878
    change_mood(s, HE, UNBOUND)  # VN-0878


def own_wounds(s: Journey, i: int) -> int:
    """Event 9, held: a Bust gives 1 more for each own Wound."""
    return flipped(s.vagrants[i])  # VN-0879


# -- rules of its own --------------------------------------------------------------------------------


def broke(s: Journey, h: int) -> Asks:
    """All Enveloped come free, then a Cycle with its effect."""
    for seat in enveloped(s):
        yield from remove_effect(s, seat, "enveloped")  # VN-0820
    yield from cycle(s)  # VN-0820


HOLDS = Whom("holds", "VN-0821", prompt="Who holds the Seance card this round?", part=True)
IN_HAND = Lasting(
    key="in_hand", text="Holds the card: Skills reach 1 further this round.", until="round", reach=1
)


def passed_round(s: Journey) -> Asks:
    """The Seance: each round somebody else holds the card, and reaches further."""
    others = [v.seat for v in s.vagrants if not v.out and v.seat + 1 != HOLDER.of(s)]
    if others:
        to = yield from HOLDS.choose(ANYONE, others)  # VN-0821
        HOLDER.set(s, to + 1)
        begin_for(s, to, IN_HAND)  # VN-0821


S08 = scenario(
    Scenario(
        number=8,
        name="Crossroads Calamity",
        diagram="""
            V.O...|#|..O...|#|.B....
            VV.B..|.|.1..B.|.|...O..
            V.2...|.|...H..|.|..3...
            V..O.B|#|B...O.|#|O...4B
        """,
        haints=(
            HaintCard(
                "flayed_man", "Flayed Man", (CROSSING_MOOD, UNBOUND_MOOD), (8, 12, 16), 3, fury=(5, 5, 7),  # VN-0824
                on_humanity={6: 8}, on_break={7: 2},
            ),
        ),
        specials=(
            "When all Vagrants are Enveloped, read the Event Too Much for Him.",
            "Iron Nails may be driven into an adjacent Hole instead; a Haint that comes out of that Hole gains 3, and the Nail "
            "is discarded.",
        ),
        terrain=(CROSSROADS,),
        effects=(black(JEEPERS), white(BLEEDING), replace(ENVELOPED, colour="gray")),  # VN-0816, VN-0817
        break_text="All Enveloped come free, then Cycle with the Cycle Effect.",
        seance=Seance(
            text="Each round somebody else holds the card; the holder's Skills reach 1 further.", round_start=passed_round,
        ),
        victory_text="Save the Flayed Man.",  # VN-0822; VN-0823 is the book's own defeat
        events=(
            Event(
                number=1, title="A Fiddle Case",
                text=(
                    "Investigate. 0 or 1: gain Jeepers Creepers. 2+: sign (one goes Westbound, another gains Small Print, the others "
                    "gain 2, Signed & Sealed) or tear it up (everyone loses 2); the Ritual Writ in Blood is done."
                ),
                tiers=(gets("jeepers"), gets("jeepers"), the_paper), stay=frozenset({0, 1}),
            ),
            Event(
                number=2, title="A Mouth Organ",
                text=(
                    "Investigate. 1+: keep it; a Skill that is your turn's only one rolls 1 Bone more. Used, you gain 2 and lose "
                    "Bleeding or Jeepers Creepers."
                ),
                tiers=(nothing, carries), skill_bones=only_skill, use=plays,
            ),
            Event(
                number=3, title="Loose Freight",
                text=(
                    "Investigate. 1+: the Boxes of this car nearest the Round side and the Break side each slide 3 away from it; "
                    "whoever they hit loses 3 and gains Jeepers Creepers."
                ),
                tiers=(nothing, boxes_slide),
            ),
            Event(
                number=4, title="Voices Under the Road",
                text="Investigate. 0: gain Jeepers Creepers. 1+: if anyone is Westbound all gain 3, else all gain Jeepers Creepers.",
                tiers=(gets("jeepers"), voices), stay=GONE,
            ),
            Event(
                number=5, title="He Wants a Seat",
                text="He moves next to the furthest Box within Range 4, Haunting on the way.", fires=takes_a_box, stays=True,
            ),
            Event(
                number=6, title="Come Along",
                text=(
                    "He takes the nearest Vagrant through a Hole: a Bone says which. If it is nailed he gains 3 and the Vagrant loses "
                    "2. Both come out beside it, and the Vagrant is Haunted."
                ),
                fires=drags_one_down, stays=True,
            ),
            Event(
                number=7, title="My Hat, If You Please",
                text=(
                    "On the track: if anyone wears the Floppy Worm Hat he is set on that space, Haunting, and the hat is gone for "
                    "good; else everyone in his car loses 2. The token falls beside him. On the floor: gain the Welcoming Hand."
                ),
                fires=wants_his_hat, auto=finds_junk(HAND),
            ),
            Event(
                number=8, title="He Lets Himself Go", text="He moves next to the nearest Vagrant and is Unbound.", fires=lets_go,
            ),
            Event(
                number=9, title="A Quill",
                text="Keep it: your Bust gives 1 more per own Wound. Give it up for 1 more success on your Investigate.",
                carry=True, bust_gives=own_wounds, betters=True,
            ),
            Event(
                number=0, title="A Compass Without a North", text="Keep it: in a Hole you may roll the Bone once more.", carry=True,
            ),
            Event(
                number=TOO_MUCH, title="Too Much for Him",
                text="All Enveloped come free and are moved as far away as each rolls; he gains 4 and skips his next turn.",
            ),
        ),
        on_round={5: 3},
        in_bindle=(8, 9, 0),
        rituals=(
            Ritual("writ", "Writ in Blood", "Settle what lies in the fiddle case (Event 1).", "2 Coins.", 2),
            Ritual(
                "carpenter", "A Carpenter's Night", "Drive Iron Nails into Holes three times.",
                "1 Coin, and every Vagrant gains 1.", 1, everyone_gains(1),
            ),
            Ritual(
                "down", "All the Way Down", "Every Vagrant in play has been through a Hole.",
                "1 Coin, and every Vagrant gains 2.", 1, everyone_gains(2),
            ),
        ),
        lasting=(IN_HAND,),
        tracks=(TRAVELLED, DRIVEN, HOLDER),
        uses=(NAIL_HOLE,),
        lines={
            "fell": lambda who, hole, out: f"{upper(the(who))} goes down a Hole and comes out by {out}.",
            "nailed_hole": lambda who, hole: f"{upper(the(who))} drives an Iron Nail into the Hole on {hole}.",
            "nail_caught": lambda who, hole: f"{upper(the(who))} tears loose from the Nail on {hole}.",
            "hat_gone": lambda who, hat: f"The {junk_name(hat)} is snatched from {the(who)}, for good.",
        },
        junk=(Junk(HAND, "Welcoming Hand", 0, "Bust succeeds 1 easier. With a Coin: a Haint within Range 3 may be moved 2, your way.", bust=1, coin=(nudges(2),), aims=3),),
        win=52,
        lose=53,
        skills=(13, 14),
        tier=3,
        mileposts=(MilePost("Mr. Briefcase", "always.", lambda s: True),),  # VN-0825
        broke=broke,
        nailed=nails_free,
    )
)  # fmt: skip
