"""Scenario 3: Paradise by the Maco Light. Maco Joe, the brakeman, looking for his head.

From the sources: Haint Effects, Break, Seance, all Events, one Ritual by name, what another needs.
Designed here: the diagram, Thresholds, both moods' actions, two Rituals, rewards, where the track Events lie.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Act, Asks
from hearthside.kernel.grid import cells

from ...rules.asking import Either, Question, Whom
from ...rules.bindle import cycle, rummage
from ...rules.blows import (  # fmt: skip
    most_humanity,
    nearest,
)
from ...rules.breaks import complete, haint_gain
from ...rules.haint import HAINT_WAY, areas, go_toward
from ...rules.handing import beside
from ...rules.happenings import (
    PUT_EVENT,
    acts,
    everyone,
    everyone_gains,
    finds_junk,
    gets,
    has,
    nothing,
    passes_on,
    picks_for_one,
    ritual,
    rolls,
    sheds,
)
from ...rules.humanity import gain, give_effect, remove_effect
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import PUT_DOWN, drift, put_down
from ...rules.parts import begin_for
from ...rules.places import (  # fmt: skip
    bodies,
    caught,
    clear_terrain,
    open_spaces,
    same_car,
    set_terrain,
    sight,
    where,
)
from ...rules.spots import nearest_open, reader_at
from ...rules.ties import worst_body
from ...rules.using import snuff
from ...state import Journey
from .. import page
from ..board import CAR, CAR_MASK, LINKS_AB, SIDE, TRAIN
from ..effects import BLINDED, BURNING
from ..names import effect_name
from .s03_joe import CONFUDDLED, CONFUDDLED_MOOD, HEADACHE, HEADACHE_MOOD

DIAGRAM = """
    ......|#|V..B..|#|......
    .3.B..|.|V.V...|.|..H...
    ......|.|5.V...|.|.....4
    ..B...|#|V..V..|#|..B...
"""


# -- Events ------------------------------------------------------------------------------------


def lucky(s: Journey, i: int) -> Asks:
    """One more Bone on an action."""
    s.vagrants[i].bones += 1
    return
    yield


def thrown(s: Journey, i: int) -> Asks:
    """To any open space at the Break side."""
    free = list(cells(SIDE["break"] & open_spaces(s)))
    if free:
        yield from put_down(s, i, free, "VS-002")


LIMP = page.Lasting(key="limp", text="Move value 1 lower this round.", until="round", move=-1)
BARKED = page.Lasting(
    key="barked", text="Move value 1 lower on the next turn.", until="turn", move=-1
)
DROPPED = page.Lasting(
    key="dropped", text="One Coin fewer on the next turn.", until="turn", coins=-1
)


def drawn_in(s: Journey, i: int) -> Asks:
    """Move 6 toward Joe."""
    yield from drift(s, i, 6, 1 << s.haints[0].at)


FACES = rolls(lucky, thrown, has(LIMP), has(DROPPED, later=True), gets("burning"), drawn_in)


def lurch(s: Journey, i: int) -> Asks:
    """Event 1 (VN-0371): every Vagrant rolls."""
    for v in s.vagrants:
        yield from FACES(s, v.seat)


def lift_sack(s: Journey, i: int) -> Asks:
    """Event 3 (VN-0373): lose 3, carry the sack up to 5 spaces; at the Break side it is out of the world."""
    at = reader_at(s, i)
    yield from lose_humanity(s, i, 3)
    spots = list(cells(open_spaces(s) & sight(s, at, 5)))
    space = yield from PUT_EVENT.choose(i, spots, 3)
    if SIDE["break"] >> space & 1:
        yield from complete(s, "head")
    else:
        s.events[3] = space


def stuck_drawer(s: Journey, i: int) -> Asks:
    """Event 4 (VN-0374) failed: lose 1, Move 1 lower on the next turn."""
    yield from lose_humanity(s, i, 1)
    begin_for(s, i, BARKED, later=True)


def drawer(s: Journey, i: int) -> Asks:
    """Event 4 (VN-0374): Rummage 2; the kept token may go to somebody in the car at once."""
    before = list(s.vagrants[i].tokens)
    yield from rummage(s, i, 2)
    v = s.vagrants[i]
    fresh = [t for t in v.tokens if v.tokens.count(t) > before.count(t)]
    if fresh:
        others = [b & 7 for b in same_car(s, reader_at(s, i)) if b & 7 != i]
        yield from passes_on(s, i, fresh[0], others)


def whole_chest(s: Journey, i: int) -> Asks:
    """Event 4 (VN-0374), two successes: any token out of the Bindle for anybody in the car."""
    yield from picks_for_one(s, i, [b & 7 for b in same_car(s, reader_at(s, i))])


def pull_lever(s: Journey, i: int) -> Asks:
    """Event 5 (VN-0375): car A is cut off. Whoever is in it is thrown into B; the sack is gone if it lay about."""
    if 3 in s.events:
        del s.events[3]
        yield from complete(s, "head")
    for body in caught(s, CAR_MASK[0]):
        yield from lose_humanity(s, body & 7, 5)
    for v in s.vagrants:
        for pup in (False, True):
            at = v.pup if pup else v.at
            if at >= 0 and (CAR_MASK[0] | LINKS_AB) >> at & 1:
                spots = nearest_open(s, at, CAR_MASK[1] & ~LINKS_AB)
                if pup:
                    v.pup = yield from PUT_DOWN.choose(v.seat, spots, "pup")
                else:
                    yield from put_down(s, v.seat, spots, "VS-104")
    haint = s.haints[0]
    if (CAR_MASK[0] | LINKS_AB) >> haint.at & 1:
        if CAR[haint.at] == 0:
            yield from haint_gain(s, 0, 2)
        free = list(cells(CAR_MASK[1] & ~LINKS_AB & open_spaces(s)))
        haint.at = yield from HAINT_WAY.choose(ANYONE, free, haint.who)
    for j in cells(LINKS_AB):
        close_link(s, j)


def close_link(s: Journey, space: int) -> None:
    """A Box closes a connecting space; a Candle there goes out, an Event Token shifts."""
    if space in s.candles:
        snuff(s, space)
    s.figures = {key: at for key, at in s.figures.items() if at != space}
    for number, at in list(s.events.items()):
        if at == space:
            s.events[number] = nearest_open(s, space, CAR_MASK[1] & ~LINKS_AB)[0]
    if space not in s.terrain:
        set_terrain(s, space, "box")


def points_switch(s: Journey, i: int) -> Asks:
    """Event 6 (VN-0376): with the lever pulled, the way opens again and all stumble; else Joe comes on."""
    if 5 in s.events:
        s.on_round[6] = s.round
        spot = where(s, worst_body(s, nearest(s, 0, bodies(s))))
        yield from go_toward(s, 0, TRAIN.dist[s.haints[0].at][spot] - 1, spot)
        yield from cycle(s)
        return
    for j in cells(LINKS_AB):
        if j in s.terrain:
            clear_terrain(s, j)
    for v in s.vagrants:
        if (yield from drift(s, v.seat, 3, 1 << s.haints[0].at)):
            for j in [t for t in s.terrain if TRAIN.near[v.at] >> t & 1]:
                clear_terrain(s, j)
                yield from give_effect(s, v.seat, "burning")
    if s.haints[0].mood == CONFUDDLED and 3 not in s.events:
        home = page.read_diagram("s03", DIAGRAM).events[3]
        if open_spaces(s) >> home & 1:
            s.events[3] = home


def flash(s: Journey, i: int) -> Asks:
    """Event 7 (VN-0377): Junk 23; all within Range 3 are Blinded, or cannot Move; Joe lurches 3."""
    yield from finds_junk(23)(s, i)
    for body in areas(s, 0, 3):
        if not (yield from give_effect(s, body & 7, "blinded")):
            begin_for(s, body & 7, DAZZLED)
    if 3 in s.events:
        yield from go_toward(s, 0, 3, s.events[3])
    else:
        foes = most_humanity(s, 0, bodies(s))
        yield from go_toward(s, 0, 3, where(s, worst_body(s, foes)))


def party_cycle(s: Journey, i: int) -> Asks:
    """Event 9 (VN-0379), drawn for Joe: a Cycle."""
    yield from cycle(s)


def near_blinded(s: Journey, i: int) -> list[int]:
    """Who could wear the glasses: the holder and those next to them."""
    near = [s.vagrants[i], *beside(s, s.vagrants[i].at, i)]  # VS-072
    return sorted(o.seat for o in near if "blinded" in o.effects)


def wear_glasses(s: Journey, i: int) -> Asks:
    """Event 9 (VN-0379) used: Blinded goes from the holder or a neighbour."""
    yield from remove_effect(s, (yield from GLASSES.choose(i, near_blinded(s, i))), "blinded")


GLASSES = Whom("glasses", "VS-218", prompt="who puts the dark glasses on?", part=True)


def beside_joe(s: Journey, i: int) -> bool:
    """Whether a Vagrant is next to Joe."""
    return bool(TRAIN.near[s.haints[0].at] >> s.vagrants[i].at & 1)


# -- rules of its own --------------------------------------------------------------------------


def no_coins_on_move(s: Journey, i: int, what: str) -> page.Said:
    """Whoever was dazzled twice may put no Coins on Move."""
    return "VS-004" if what in ("move", "pup_move") else None


DAZZLED = page.Lasting(
    key="dazzled", text="No Coins on Move this turn.", until="turn", bars=no_coins_on_move
)


def relieved(s: Journey, i: int, key: str) -> Asks:
    """The Break: an effect goes."""
    yield from remove_effect(s, i, key)


def comforted(s: Journey, i: int) -> Asks:
    """The Break: gain 2."""
    yield from gain(s, i, 2)


RELIEF = Question(
    "relief",
    "VS-173",
    (
        Act[Journey, [str]](
            "shed", "VS-173", relieved, over=("blinded", "burning"), label=lambda s, i, key: f"Shed {effect_name(s.scenario, key)}",
            barred=lambda s, i, key: None if key in s.vagrants[i].effects else "VS-217",
        ),
        Act("mend_two", "VS-173", comforted, label="Gain 2 Humanity"),
    ),
    prompt="a moment's relief: what will it be?",
    meanwhile="has a moment's relief",
)  # fmt: skip


def broke(s: Journey, h: int) -> Asks:
    """Each Vagrant may shed Burning or Blinded, or gain 2; a Candle in his car is the Ritual."""
    for v in s.vagrants:
        pick = yield RELIEF(s, v.seat)
        yield from RELIEF.do(s, v.seat, pick)
    if any(CAR[c] == CAR[s.haints[h].at] for c in s.candles):
        yield from complete(s, "light")


def seance(s: Journey) -> Asks:
    """Remove Blinded, or Burning, from all."""
    key = yield from SEANCE.choose(ANYONE)
    yield from everyone(sheds(key))(s, ANYONE)


SEANCE = Either(
    "seance_which",
    "VS-041",
    {"blinded": "Blinded", "burning": "Burning"},
    prompt="the Seance: what leaves everybody?",
    part=True,
)


def headstrong(s: Journey) -> bool:
    """He never found it, and was nowhere near when he was saved."""
    return s.haints[0].mood != HEADACHE and not CLOSE.of(s)


def how_near(s: Journey) -> None:
    """Whether he is within Range 3 of the sack when the night ends."""
    joe = s.haints[0]
    CLOSE.set(s, 3 in s.events and TRAIN.dist[joe.at][s.events[3]] <= 3)


CLOSE = page.Track("close")


S03 = page.scenario(
    page.Scenario(
        number=3,
        name="Paradise by the Maco Light",
        diagram=DIAGRAM,
        haints=(page.HaintCard("maco_joe", "Maco Joe", (CONFUDDLED_MOOD, HEADACHE_MOOD), (9, 12, 15), 3, fury=(6, 4, 2), on_humanity={7: 5}, called="Maco Joe"),),  # VN-0324
        events=(
            page.Event(
                number=1, title="The Couplings Jump", text=(  # VN-0371
                    "Every Vagrant rolls. 1: one more Bone on an action. 2: any open space at the Break side. 3: Move value 1 lower this round. "
                    "4: a Coin fewer on the next turn. 5: Burning. 6: moved 6 toward Joe."
                ), fires=lurch),
            page.Event(
                number=2, title="He Finds the Sack", text="Bitin' Headache; everyone in his car loses 2; Joe loses 3; the sack is gone."),  # VN-0372
            page.Event(
                number=3, title="A Round Sort of Sack",  # VN-0373
                text="Investigate. 1+: lose 3, then set it down on any open space within Range 5; at the Break side it is gone for good.",
                tiers=(nothing, lift_sack),
            ),
            page.Event(
                number=4, title="A Brakeman's Chest",  # VN-0374
                text="Investigate. 0: lose 1, Move value 1 lower next turn. 1: Rummage 2; what you keep may go to somebody in the car. 2+: a token of choice out of the "
                "Bindle for somebody in the car.",
                tiers=(stuck_drawer, drawer, whole_chest),
            ),
            page.Event(
                number=5, title="The Lever",  # VN-0375
                text="Investigate. 2+: Boxes close the way to car A; Vagrants in it lose 5 and land in B, Joe gains 2 and is set in B; a sack still about is gone, and "
                "Don't Lose Your Head is done.",
                tiers=(nothing, nothing, pull_lever), stay=frozenset({0, 1}),
            ),
            page.Event(
                number=6, title="Points Ahead",  # VN-0376
                text="Lever pulled: the way to A opens, all are moved 3 toward Joe, Terrain beside whoever has moved is removed and sets them Burning, and the sack is "
                "back if he is Confuddled. Else: Joe comes next to the nearest Vagrant, the Bindle Cycles, and this stays.",
                fires=points_switch,
            ),
            page.Event(
                number=7, title="A Flash", text="Gain the Brakeman's Shears; all within Range 3 of Joe are Blinded, or may put no Coins on Move; Joe moves 3 toward the sack, or whoever has most Humanity.",  # VN-0377
                fires=flash,
            ),
            page.Event(
                number=8, title="Brake Parts", text="Drawn for Joe: his Rabbit's Foot action. Else keep them; used next to Joe, a Ritual is done.",  # VN-0378
                carry=True, for_haint=acts("foot"), stays=True, use=ritual("brakes"), usable=beside_joe,
            ),
            page.Event(
                number=9, title="Dark Glasses", text="Drawn for Joe: a Cycle. Else keep them; used, you or a neighbour is no longer Blinded.",  # VN-0379
                carry=True, for_haint=party_cycle, use=wear_glasses, usable=lambda s, i: bool(near_blinded(s, i)),
            ),
            page.Event(
                number=0, title="Again", text="Event 1 once more; it goes back into the Bindle.", fires=lurch, stays=True),  # VN-0370
        ),
        on_round={1: 3, 6: 5},
        in_bindle=(8, 9, 0),
        rituals=(
            page.Ritual("head", "Don't Lose Your Head", "See the sack out of the train, or cut off.", "1 Coin, and everyone gains 2.", 1, everyone_gains(2)),  # VN-0390
            page.Ritual("brakes", "Pump the Brakes", "Use the brake parts (Event 8) next to Joe.", "1 Coin.", 1),  # VN-0391
            page.Ritual("light", "Leave a Light On", "Joe Breaks while a Candle burns in his car.", "1 Coin, and everyone gains 1.", 1, everyone_gains(1)),  # VN-0392
        ),
        victory_text="Save Maco Joe.",
        break_text="Each Vagrant may shed Burning or Blinded, or gain 2.",
        seance=page.Seance(text="At any time: remove Blinded, or Burning, from all Vagrants.", use=seance),
        effects=(page.black(BLINDED), page.white(BURNING)),
        win=32,
        lose=33,
        skills=(5, 6),
        tier=2,
        mileposts=(page.MilePost("Headstrong", "he is not in Bitin' Headache, and not within Range 3 of the sack.", headstrong),),
        ended=how_near,
        tracks=(CLOSE,),
        broke=broke,
        lasting=(LIMP, BARKED, DROPPED, DAZZLED),
    )
)  # fmt: skip
